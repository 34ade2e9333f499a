"""Phrases, passkeys and what these are asked to sign, in the database; names that are kept.

Plain functions of a connection, the same for every kind of database.
"""

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from tilewright.server.players.ceremonies import Passkey
from tilewright.server.storage.schema import CHALLENGES, NAMES, PASSKEYS, PLAYERS
from tilewright.tables.names import looks
from tilewright.tables.refusals import Denied

MOST_PASSKEYS = 20  # of a player


class KnownPasskey(NamedTuple):
    """A passkey, and whose it is."""

    player: str
    passkey: Passkey


def keep_phrase(connection: Connection, player: str, phrase: str, now: int) -> None:
    """Write the hash of a phrase down; the player and the name are kept from now on."""
    _keep(connection, player, now)
    connection.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(phrase=phrase))


def player_of(connection: Connection, phrase: str) -> str | None:
    """The player of a phrase, by its hash."""
    return connection.scalar(
        select(PLAYERS.c.id).where(PLAYERS.c.phrase == phrase, PLAYERS.c.deleted.is_(None))
    )


def add_passkey(
    connection: Connection,
    player: str,
    passkey: Passkey,
    site: str,
    name: str,
    now: int,
) -> None:
    """Write a passkey down; the player and the name are kept from now on. Raises Denied."""
    _keep(connection, player, now)
    there = connection.scalars(select(PASSKEYS.c.id).where(PASSKEYS.c.player_id == player)).all()
    is_known = connection.scalar(select(PASSKEYS.c.id).where(PASSKEYS.c.id == passkey.id))
    if is_known is not None or len(there) >= MOST_PASSKEYS:
        raise Denied("passkey", why="refused")
    values = {"player_id": player, "site": site, "name": name, "made": now}
    connection.execute(insert(PASSKEYS), {**passkey._asdict(), **values})


def passkey_ids(connection: Connection, player: str, site: str) -> list[str]:
    """The passkeys of a player at a site."""
    same = (PASSKEYS.c.player_id == player) & (PASSKEYS.c.site == site)
    return list(connection.scalars(select(PASSKEYS.c.id).where(same)))


def passkey_of(connection: Connection, passkey: str, site: str) -> KnownPasskey | None:
    """A passkey that was made for that site."""
    same = (PASSKEYS.c.id == passkey) & (PASSKEYS.c.site == site)
    row = connection.execute(select(PASSKEYS).where(same)).first()
    if row is None:
        return None
    return KnownPasskey(row.player_id, Passkey(row.id, row.public_key, row.uses))


def count_passkey(connection: Connection, passkey: str, uses: int) -> None:
    """Write down how often a passkey was used."""
    connection.execute(update(PASSKEYS).where(PASSKEYS.c.id == passkey).values(uses=uses))


def remove_passkey(connection: Connection, player: str, passkey: str) -> None:
    """Forget a passkey of a player."""
    same = (PASSKEYS.c.player_id == player) & (PASSKEYS.c.id == passkey)
    connection.execute(delete(PASSKEYS).where(same))
    release(connection, player)


# What passkeys are asked to sign


def ask(connection: Connection, key: str, player: str | None, now: int, expires: int) -> None:
    """Remember a question; those that were never answered are forgotten."""
    connection.execute(delete(CHALLENGES).where(CHALLENGES.c.expires < now))
    connection.execute(insert(CHALLENGES), {"key": key, "player_id": player, "expires": expires})


def asked(connection: Connection, key: str, player: str | None, now: int) -> bool:
    """Whether that was asked, of that player or of anybody, and not too long ago; only once."""
    row = connection.execute(
        delete(CHALLENGES)
        .where(CHALLENGES.c.key == key)
        .returning(CHALLENGES.c.player_id, CHALLENGES.c.expires)
    ).first()
    return row is not None and row.player_id == player and row.expires >= now


# Who is kept, and their names


def _keep(connection: Connection, player: str, now: int) -> None:
    """Keep a player from now on, with a name that is theirs; raises Denied."""
    there = connection.execute(
        select(PLAYERS.c.kept, PLAYERS.c.name)
        .where(PLAYERS.c.id == player, PLAYERS.c.deleted.is_(None))
        .with_for_update(key_share=True)
    ).first()
    if there is None:
        raise Denied("unknown-player")
    if there.kept is None:
        connection.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(kept=now))
        reserve(connection, player, there.name)


def reserve(connection: Connection, player: str, name: str) -> None:
    """Let nobody else have a name that looks like this, instead of the last; raises Denied."""
    connection.execute(delete(NAMES).where(NAMES.c.player_id == player))
    for look in sorted(looks(name)) if name else []:
        values = {"look": look, "player_id": player}
        connection.execute(_RESERVE[connection.dialect.name], values)
        owner = connection.scalar(select(NAMES.c.player_id).where(NAMES.c.look == look))
        if owner != player:
            raise Denied("name-taken", name=name, other="", why="kept")


def release(connection: Connection, player: str) -> None:
    """Who has neither a phrase nor a passkey is kept no more, and the name is free."""
    row = connection.execute(select(PLAYERS.c.phrase).where(PLAYERS.c.id == player)).first()
    others = connection.scalar(select(PASSKEYS.c.id).where(PASSKEYS.c.player_id == player).limit(1))
    if row is not None and row.phrase is None and others is None:
        connection.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(kept=None))
        connection.execute(delete(NAMES).where(NAMES.c.player_id == player))


_RESERVE = {
    "sqlite": sqlite.insert(NAMES).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(NAMES).on_conflict_do_nothing(),
}
