"""Players in the database: plain functions of a connection, the same for every kind of it."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, insert, select, update

from tilewright.server.storage.schema import DEVICES, NAMES, PLAYERS
from tilewright.tables.refusals import Denied

MOST_DEVICES = 50  # of a player: the one that was used longest ago makes room


class KnownDevice(NamedTuple):
    """A device, and whose it is."""

    device: str
    player: str
    seen: int
    is_banned: bool


class NewPlayer(NamedTuple):
    """Somebody new."""

    id: str
    name: str
    made: int


class NewDevice(NamedTuple):
    """A device on which a player signs in."""

    id: str
    player: str
    key: str
    name: str
    made: int


def device_of(connection: Connection, key: str) -> KnownDevice | None:
    """The device with that key, if there is one."""
    row = connection.execute(_DEVICE, {"of_key": key}).first()
    if row is None:
        return None
    return KnownDevice(row.id, row.player_id, row.seen, row.banned is not None)


def see_device(connection: Connection, device: str, now: int) -> None:
    """Write down that a device is used."""
    connection.execute(update(DEVICES).where(DEVICES.c.id == device).values(seen=now))


def add_player(connection: Connection, made: NewPlayer) -> None:
    """Write a new player down."""
    values = {"id": made.id, "name": made.name, "made": made.made, "public": True}
    connection.execute(insert(PLAYERS), values)


def add_device(connection: Connection, new: NewDevice) -> None:
    """Write a device down, in the place of the oldest if there are too many; raises Denied."""
    there = connection.scalar(_PLAYER, {"of_player": new.player})
    if there is None:
        raise Denied("unknown-player")
    values = {
        "id": new.id,
        "player_id": new.player,
        "key": new.key,
        "name": new.name,
        "made": new.made,
        "seen": new.made,
    }
    others = list(connection.scalars(_DEVICES, {"of_player": new.player}))
    for device in others[MOST_DEVICES - 1 :]:
        connection.execute(DEVICES.delete().where(DEVICES.c.id == device))
    connection.execute(insert(DEVICES), values)


def kept_out(connection: Connection, players: Collection[str]) -> dict[str, Denied]:
    """Why players may begin nothing: deleted, or banned. That stays so to the transaction's end."""
    found = {row.id: row.banned for row in connection.execute(_STANDING, {"of_players": players})}
    gone = {player: Denied("unknown-device") for player in players if player not in found}
    banned = {player: Denied("banned") for player, since in found.items() if since is not None}
    return {**gone, **banned}


def check_player(connection: Connection, player: str) -> None:
    """Refuse a player who was deleted or banned; raises Denied."""
    for denied in kept_out(connection, [player]).values():
        raise denied


def name_of(connection: Connection, player: str) -> str:
    """The name of a player; "": none was chosen."""
    return connection.scalar(select(PLAYERS.c.name).where(PLAYERS.c.id == player)) or ""


def owners(connection: Connection, looks: Sequence[str]) -> dict[str, str]:
    """The players who keep names that look so, by what they look like."""
    found = connection.execute(_OWNERS, {"of_looks": looks})
    return {row.look: row.player_id for row in found}


_DEVICE = (
    select(DEVICES.c.id, DEVICES.c.player_id, DEVICES.c.seen, PLAYERS.c.banned)
    .join(PLAYERS, PLAYERS.c.id == DEVICES.c.player_id)
    .where(DEVICES.c.key == bindparam("of_key"))
)
# Players are never deleted, so their locks let others write rows that name them (`key_share`).
_PLAYER = (
    select(PLAYERS.c.id)
    .where(PLAYERS.c.id == bindparam("of_player"), PLAYERS.c.deleted.is_(None))
    .with_for_update(key_share=True)
)
_STANDING = (
    select(PLAYERS.c.id, PLAYERS.c.banned)
    .where(PLAYERS.c.id.in_(bindparam("of_players", expanding=True)), PLAYERS.c.deleted.is_(None))
    .order_by(PLAYERS.c.id)  # whoever locks several does it in the same order
    .with_for_update(key_share=True)
)
_DEVICES = (
    select(DEVICES.c.id)
    .where(DEVICES.c.player_id == bindparam("of_player"))
    .order_by(DEVICES.c.seen.desc(), DEVICES.c.id)
)
_OWNERS = select(NAMES.c.look, NAMES.c.player_id).where(
    NAMES.c.look.in_(bindparam("of_looks", expanding=True))
)
