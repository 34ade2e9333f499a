"""What operators see and do: players in a list, bans, and a log of what was done.

Plain functions of a connection, the same for every kind of database.
"""

from typing import NamedTuple

from sqlalchemy import Connection, func, insert, or_, select, update

from tilewright.server.storage import meetings
from tilewright.server.storage.schema import DEEDS, PLAYERS, RESULTS
from tilewright.tables.keys import new_id
from tilewright.tables.refusals import Denied


class Listed(NamedTuple):
    """A player in the operator's list."""

    player: str
    name: str
    made: int
    games: int
    is_kept: bool
    is_banned: bool


class Deed(NamedTuple):
    """Something that an operator did."""

    time: int
    deed: str
    player: str
    why: str


def listed(connection: Connection, search: str, most: int) -> list[Listed]:
    """Players by a part of their name or by their id, the newest first."""
    games = select(func.count()).where(RESULTS.c.player_id == PLAYERS.c.id).scalar_subquery()
    fits = or_(
        PLAYERS.c.id == search, func.lower(PLAYERS.c.name).contains(search.lower(), autoescape=True)
    )
    chosen = (
        select(PLAYERS, games.label("games"))
        .where(PLAYERS.c.deleted.is_(None), fits)
        .order_by(PLAYERS.c.made.desc(), PLAYERS.c.id)
        .limit(most)
    )
    return [
        Listed(row.id, row.name, row.made, row.games, row.kept is not None, row.banned is not None)
        for row in connection.execute(chosen)
    ]


def ban(connection: Connection, player: str, why: str, now: int) -> str:
    """Let a player play here no more; their name. Raises Denied.

    Whom they look for and what they have entered ends with it.
    """
    name = _set_ban(connection, player, now, Deed(now, "ban", player, why))
    meetings.withdraw(connection, player)
    return name


def lift_ban(connection: Connection, player: str, why: str, now: int) -> str:
    """Let a player play here again; their name. Raises Denied."""
    return _set_ban(connection, player, None, Deed(now, "unban", player, why))


def _set_ban(connection: Connection, player: str, banned: int | None, deed: Deed) -> str:
    chosen = select(PLAYERS.c.name).where(PLAYERS.c.id == player, PLAYERS.c.deleted.is_(None))
    name = connection.scalar(chosen.with_for_update(key_share=True))
    if name is None:
        raise Denied("unknown-player")
    connection.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(banned=banned))
    write_down(connection, deed)
    return str(name)


def write_down(connection: Connection, deed: Deed) -> None:
    """Add to the log of what operators did."""
    values = {"id": new_id(), "time": deed.time, "deed": deed.deed, "about": deed.player}
    connection.execute(insert(DEEDS), {**values, "why": deed.why})


def deeds(connection: Connection, most: int) -> list[Deed]:
    """What operators did, the newest first."""
    chosen = select(DEEDS).order_by(DEEDS.c.time.desc(), DEEDS.c.id).limit(most)
    return [Deed(row.time, row.deed, row.about, row.why) for row in connection.execute(chosen)]
