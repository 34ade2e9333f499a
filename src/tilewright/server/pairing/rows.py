"""Seeks in the database: plain functions of a connection, the same for every kind of it."""

from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, insert, select, text, update

from tilewright.club.ratings import pool_of
from tilewright.club.seeks import Seek, grouped
from tilewright.server.pairing.wanted import Wanted
from tilewright.server.storage.meetings import SEEKS
from tilewright.server.storage.queries import Write, written
from tilewright.server.storage.results import ratings_in
from tilewright.tables.log import Founding
from tilewright.tables.refusals import Denied

LOCK = 7_218_005  # of PostgreSQL: one process pairs at a time
THERE = 15_000  # milliseconds: who has not asked for so long is not paired
KEPT = 600_000  # milliseconds after which a seek goes that nobody asks for
LONG_KEPT = 7 * 86_400_000  # the same of one for a game of days, and of a challenge
MOST_GROUPS = 40  # tables that are founded with one stroke, so that moves need not wait long
MOST_OF_PLAYER = 5  # seeks


class Row(NamedTuple):
    """A seek as it is stored."""

    id: str
    player: str
    name: str
    key: str
    wanted: Wanted
    below: int
    above: int
    since: int
    seen: int
    invited: str | None = None
    table: str | None = None
    rating: float = 0.0

    @property
    def is_patient(self) -> bool:
        """Does it stay while nobody asks how it stands?"""
        clock = self.wanted.clock
        return self.invited is not None or (clock is not None and clock.per_turn)

    def seek(self) -> Seek:
        """The same for those who pair it."""
        return Seek(
            self.id,
            self.player,
            self.wanted.wish,
            self.rating,
            self.below,
            self.above,
            self.since,
        )


Found = Callable[[Sequence[Row]], Founding]


def alone(connection: Connection) -> None:
    """Let nobody else pair until the end of the transaction; SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})


def paired(connection: Connection, new: Sequence[Row], now: int, found: Found) -> dict[str, str]:
    """Add seeks, and pair all that fit: the tables by the seeks that were paired.

    All of it is one transaction: nobody is paired twice, and no table is founded for nobody.
    """
    alone(connection)
    for row in new:
        add(connection, row)
    rows = {row.id: row for row in waiting(connection, now)}
    groups = grouped([row.seek() for row in rows.values()], now)[:MOST_GROUPS]
    tables: dict[str, str] = {}
    for group in groups:
        tables.update(_meet(connection, [rows[seek.id] for seek in group], found))
    return tables


def accepted(connection: Connection, seek: str, new: Row, now: int, found: Found) -> str:
    """Let somebody play with who has this seek: the table; raises Denied."""
    alone(connection)
    row = row_of(connection, seek)
    if row is None or row.table is not None or row.invited not in (None, new.player):
        raise Denied("unknown-seek")
    if row.player == new.player or row.wanted.seats != 2:
        raise Denied("unknown-seek")
    if not row.is_patient and now - row.seen > THERE:
        raise Denied("unknown-seek")
    own = new._replace(wanted=row.wanted)
    add(connection, own)
    return _meet(connection, [row, own], found)[seek]


def _meet(connection: Connection, group: Sequence[Row], found: Found) -> dict[str, str]:
    founding = found(group)
    written(connection, [Write(founding.setup.id, (), founding.summary, founding)])
    table = founding.setup.id
    ids = [row.id for row in group]
    connection.execute(update(SEEKS).where(SEEKS.c.id.in_(ids)).values(table_id=table))
    players = [row.player for row in group]
    others = SEEKS.c.player_id.in_(players) & SEEKS.c.table_id.is_(None)
    for row in connection.execute(select(SEEKS).where(others)).all():
        if not _row(row).is_patient:  # who plays does not look for more
            connection.execute(delete(SEEKS).where(SEEKS.c.id == row.id))
    return dict.fromkeys(ids, table)


def add(connection: Connection, row: Row) -> None:
    """Add a seek, once; raises Denied if a player has too many."""
    if row_of(connection, row.id) is not None:
        return
    of_player = (SEEKS.c.player_id == row.player) & SEEKS.c.table_id.is_(None)
    others = [_row(each) for each in connection.execute(select(SEEKS).where(of_player)).all()]
    if len(others) >= MOST_OF_PLAYER:
        raise Denied("too-many", seconds=60)
    if not row.is_patient:  # they look for one game at once, on one device
        hasty = [each.id for each in others if not each.is_patient]
        connection.execute(delete(SEEKS).where(SEEKS.c.id.in_(hasty)))
    pool = pool_of(row.wanted.game, row.wanted.seats)
    known = ratings_in(connection, pool, [row.player]).get(row.player)
    values = {
        "id": row.id,
        "player_id": row.player,
        "name": row.name,
        "key": row.key,
        "wish": msgspec.json.encode(row.wanted).decode(),
        "rating": known.strength.rating if known is not None else STARTING,
        "below": row.below,
        "above": row.above,
        "since": row.since,
        "seen": row.seen,
        "invited": row.invited,
        "table_id": row.table,
    }
    connection.execute(insert(SEEKS), values)


def waiting(connection: Connection, now: int) -> list[Row]:
    """All that can be paired with anybody now, those who have waited longest first."""
    rows = [_row(each) for each in connection.execute(_WAITING).all()]
    return [row for row in rows if row.invited is None and _is_there(row, now)]


def listed(connection: Connection, now: int, player: str | None, most: int) -> list[Row]:
    """What the lobby shows to a player: challenges to them, then all who wait for anybody."""
    rows = [_row(each) for each in connection.execute(_WAITING).all()]
    there = [row for row in rows if _is_there(row, now)]
    own = [row for row in there if row.invited is not None and player in (row.invited, row.player)]
    return [*own, *[row for row in there if row.invited is None]][:most]


def _is_there(row: Row, now: int) -> bool:
    return now - row.seen <= (LONG_KEPT if row.is_patient else THERE)


def row_of(connection: Connection, seek: str) -> Row | None:
    """A seek by its id."""
    found = connection.execute(select(SEEKS).where(SEEKS.c.id == seek)).first()
    return None if found is None else _row(found)


def see(connection: Connection, seeks: Collection[str], now: int) -> None:
    """Write down that those who have these seeks ask how they stand."""
    connection.execute(update(SEEKS).where(SEEKS.c.id.in_(seeks)).values(seen=now))


def tables_of(connection: Connection, seeks: Collection[str]) -> dict[str, str | None]:
    """The tables of those of these seeks that are still there."""
    chosen = select(SEEKS.c.id, SEEKS.c.table_id).where(SEEKS.c.id.in_(seeks))
    return {row.id: row.table_id for row in connection.execute(chosen)}


def remove(connection: Connection, seek: str, player: str) -> None:
    """End a seek of a player, or a challenge to them; one that is paired already stays."""
    mine = (SEEKS.c.player_id == player) | (SEEKS.c.invited == player)
    same = (SEEKS.c.id == seek) & SEEKS.c.table_id.is_(None)
    connection.execute(delete(SEEKS).where(same & mine))


def forget(connection: Connection, player: str) -> None:
    """Drop all seeks of a player, and challenges to them."""
    mine = (SEEKS.c.player_id == player) | (SEEKS.c.invited == player)
    connection.execute(delete(SEEKS).where(mine))


def drop_old(connection: Connection, now: int) -> None:
    """Drop seeks that nobody has asked for."""
    old = connection.execute(select(SEEKS).where(SEEKS.c.seen < now - KEPT)).all()
    gone = [row.id for row in map(_row, old) if now - row.seen > LONG_KEPT or not row.is_patient]
    connection.execute(delete(SEEKS).where(SEEKS.c.id.in_(gone)))


STARTING = 1500.0
_WANTED = msgspec.json.Decoder(Wanted)
_WAITING = select(SEEKS).where(SEEKS.c.table_id.is_(None)).order_by(SEEKS.c.since, SEEKS.c.id)


def _row(found: Any) -> Row:
    return Row(
        id=found.id,
        player=found.player_id,
        name=found.name,
        key=found.key,
        wanted=_WANTED.decode(found.wish),
        below=found.below,
        above=found.above,
        since=found.since,
        seen=found.seen,
        invited=found.invited,
        table=found.table_id,
        rating=found.rating,
    )
