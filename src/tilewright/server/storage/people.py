"""Players and results in backups: lines of rows, for either kind of database.

Ratings are in none of them: they are computed again from the results. Numbers of games are given
anew, in the same order, after those of the games that are there.
"""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Table, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from tilewright.server.storage.meetings import (
    BANS,
    COMPLAINTS,
    ENTRANTS,
    PAIRINGS,
    SEEKS,
    TOURNAMENTS,
)
from tilewright.server.storage.results import recompute
from tilewright.server.storage.schema import (
    CHALLENGES,
    COUNTERS,
    DEEDS,
    DEVICES,
    HOLDERS,
    NAMES,
    PASSKEYS,
    PLAYERS,
    RATINGS,
    RESULTS,
)

BATCH = 200  # rows of a line

# In the order in which they refer to each other.
KINDS: dict[str, Table] = {
    f"{kind.name}": kind
    for kind in (
        *(PLAYERS, NAMES, DEVICES, PASSKEYS, HOLDERS, RESULTS, DEEDS),
        *(TOURNAMENTS, ENTRANTS, PAIRINGS, BANS, COMPLAINTS),
    )
}


class Part(Struct, frozen=True):
    """Some rows of a kind, each with the values of the columns."""

    part: str
    columns: list[str]
    rows: list[list[Any]]


def parts(connection: Connection) -> Iterator[Part]:
    """All players and results; the rows of a game are in one line."""
    for name, kind in KINDS.items():
        columns = [f"{column.name}" for column in kind.c]  # plain texts
        order = [kind.c.number, kind.c.seat] if kind is RESULTS else list(kind.primary_key)
        batch: list[Any] = []
        for row in connection.execute(select(kind).order_by(*order)):
            is_same_game = kind is RESULTS and bool(batch) and row.number == batch[-1].number
            if len(batch) >= BATCH and not is_same_game:
                yield Part(name, columns, [list(each) for each in batch])
                batch = []
            batch.append(row)
        if batch:
            yield Part(name, columns, [list(each) for each in batch])


def empty(connection: Connection) -> None:
    """Drop all players and results."""
    for kind in (SEEKS, RATINGS, CHALLENGES, *reversed(KINDS.values())):
        connection.execute(delete(kind))
    connection.execute(update(COUNTERS).values(value=0))


def add(connection: Connection, part: Part) -> None:
    """Write the rows that are not there."""
    rows = [dict(zip(part.columns, row, strict=True)) for row in part.rows]
    kind = KINDS[part.part]
    if kind is RESULTS:
        rows = _renumbered(connection, rows)
    if rows:
        make = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
        connection.execute(make(kind).on_conflict_do_nothing(), rows)


def finish(connection: Connection) -> None:
    """Compute the ratings of all that is there now."""
    recompute(connection, is_writing=True)


def _renumbered(connection: Connection, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The results of games that are not there, numbered after those that are."""
    tables = {row["table_id"] for row in rows}
    chosen = select(RESULTS.c.table_id).where(RESULTS.c.table_id.in_(tables))
    there = set(connection.scalars(chosen))
    new = [row for row in rows if row["table_id"] not in there]
    numbers = list(dict.fromkeys([row["number"] for row in new]))
    last = connection.scalar(
        update(COUNTERS).values(value=COUNTERS.c.value + len(numbers)).returning(COUNTERS.c.value)
    )
    assert last is not None
    fresh = {number: last - len(numbers) + at for at, number in enumerate(numbers, 1)}
    return [{**row, "number": fresh[row["number"]]} for row in new]
