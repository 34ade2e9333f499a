"""What is asked of the database: plain functions of a connection, the same for every kind of it."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from tilewright.club.results import GameResult
from tilewright.server.players.rows import kept_out
from tilewright.server.storage import results
from tilewright.server.storage.schema import EVENTS, IS_LISTED, TABLES
from tilewright.tables.log import Founding, Summary
from tilewright.tables.messages import SeatView
from tilewright.tables.refusals import Denied
from tilewright.tables.rows import Row, event_of, stored
from tilewright.tables.setup import Setup

PAGE = 500  # ids read at a time


class Write(NamedTuple):
    """What is written together: rows at the end of a table's log, and a new table."""

    table: str
    rows: Sequence[Row]  # none: only a table is founded
    summary: Summary
    founding: Founding | None  # of another table, if there are rows
    result: GameResult | None = None  # if the game has ended with these rows
    holders: Mapping[str, str] = {}  # players who hold seats by now, by the keys of the seats


def begun(connection: Connection, writes: Sequence[Write]) -> set[str]:
    """Write as `written` does, but begin nothing of a player who was deleted or banned meanwhile.

    Raises Denied for all of them: they are to be written one by one then.
    """
    named = {
        player
        for write in writes
        for held in (write.holders, write.founding.holders if write.founding else {})
        for player in held.values()
    }
    others = {
        player
        for write in writes
        if write.rows and write.founding is not None and write.founding.setup.rated
        for player in results.holders(connection, write.table).values()
    }
    out = kept_out(connection, named | others) if named or others else {}
    for player, denied in out.items():
        raise denied if player in named else Denied("unknown-player")
    return written(connection, writes)


def written(connection: Connection, writes: Sequence[Write]) -> set[str]:
    """Write rows of different tables; the tables whose rows were stored.

    The process that stores the first row wins; the rows of others are not written at all.
    """
    appends = [write for write in writes if write.rows]
    won = {write.table for write in writes if not write.rows}
    if appends:
        claims = [_values_of_row(write.table, write.rows[0]) for write in appends]
        won.update(connection.scalars(_CLAIM[connection.dialect.name], claims))
    foundings = [write.founding for write in writes if write.founding and write.table in won]
    if foundings:
        connection.execute(_FOUND, [_values_of_table(founding) for founding in foundings])
    appends = [write for write in appends if write.table in won]
    rows = [_values_of_row(write.table, row) for write in appends for row in write.rows[1:]]
    rows += [_values_of_row(each.setup.id, row) for each in foundings for row in each.rows]
    if rows:
        connection.execute(_ADD, rows)
    if appends:
        connection.execute(_SUM_UP, [_values_of_change(write) for write in appends])
    _write_holders(connection, appends, foundings)
    # Last, for one at a time writes results: nobody who waits for that has anything that we want.
    results.add(connection, [write.result for write in appends if write.result is not None])
    return won


def _write_holders(
    connection: Connection, appends: Sequence[Write], foundings: Sequence[Founding]
) -> None:
    """Write down which players hold seats; at the table of a rematch they are the same."""
    rows = [
        {"table_id": table, "key": key, "player_id": player}
        for table, held in (
            *[(write.table, write.holders) for write in appends],
            *[(founding.setup.id, founding.holders) for founding in foundings],
        )
        for key, player in held.items()
    ]
    if rows:
        connection.execute(results.HOLD[connection.dialect.name], rows)
    for write in appends:
        if write.founding is not None:
            results.hand_on(connection, write.table, write.founding.setup.id)


_CLAIM = {
    "sqlite": sqlite.insert(EVENTS).on_conflict_do_nothing().returning(EVENTS.c.table_id),
    "postgresql": postgresql.insert(EVENTS).on_conflict_do_nothing().returning(EVENTS.c.table_id),
}
_FOUND = insert(TABLES)
_ADD = insert(EVENTS)
_SUM_UP = update(TABLES).where(
    TABLES.c.id == bindparam("of_table"), TABLES.c.version < bindparam("new_version")
)


def _values_of_row(table: str, row: Row) -> dict[str, Any]:
    return {
        "table_id": table,
        "version": row.version,
        **stored(row.event)._asdict(),
        "command": row.command,
        "time": row.time,
    }


def _values_of_table(founding: Founding) -> dict[str, Any]:
    setup = founding.setup
    return {
        "id": setup.id,
        "setup": msgspec.json.encode(setup).decode(),
        "made": setup.made,
        "public": setup.public,
        **_values_of_summary(founding.summary),
    }


def _values_of_change(write: Write) -> dict[str, Any]:
    change = _values_of_summary(write.summary)
    return {"of_table": write.table, "new_version": write.summary.version, **change}


def _values_of_summary(summary: Summary) -> dict[str, Any]:
    return {
        "version": summary.version,
        "status": summary.status,
        "seats": msgspec.json.encode(summary.seats).decode(),
        "due": summary.due,
        "changed": summary.changed,
    }


def loaded(connection: Connection, table: str) -> tuple[Setup, list[Row]] | None:
    """The set-up and all rows of a table, if there is such a table."""
    setup = connection.scalar(_SETUP, {"of_table": table})
    if setup is None:
        return None
    return _SETUPS.decode(setup), rows_after(connection, table, 0)


def rows_after(connection: Connection, table: str, version: int) -> list[Row]:
    """The rows of a table that follow a version."""
    # All at once: an error in the middle would leave the connection in the past, reading.
    found = connection.execute(_ROWS, {"of_table": table, "after": version}).all()
    return [
        Row(version, event_of(seat, kind, text), command, time)
        for version, seat, kind, text, command, time in found
    ]


def versions(connection: Connection, tables: Sequence[str]) -> dict[str, int]:
    """How far these tables have come."""
    found: dict[str, int] = {}
    for start in range(0, len(tables), PAGE):
        page = tables[start : start + PAGE]
        rows = connection.execute(_VERSIONS, {"of_tables": page})
        found.update([(table, version) for table, version in rows])
    return found


def listed(connection: Connection, limit: int) -> list[tuple[Setup, Summary]]:
    """Public tables that are not over, those changed last first; none that can't be read."""
    found: list[tuple[Setup, Summary]] = []
    rows = connection.execute(_LISTED, {"most": limit}).all()
    for setup, version, status, seats, due, changed in rows:
        with suppress(msgspec.DecodeError):  # told when somebody asks for that very table
            summary = Summary(version, status, _SEATS.decode(seats), due, changed)
            found.append((_SETUPS.decode(setup), summary))
    return found


def due(connection: Connection, now: int, limit: int) -> list[str]:
    """Tables that want to be looked after by now, the earliest first."""
    return list(connection.scalars(_DUE, {"now": now, "most": limit}))


def pass_over(connection: Connection, table: str, until: int) -> None:
    """Look after a table not before that time, if it wants to be looked after at all."""
    connection.execute(_PASS_OVER, {"of_table": table, "until": until})


def page_of_ids(connection: Connection, after: tuple[int, str]) -> list[tuple[int, str]]:
    """When the next tables after that time and id were made, and their ids."""
    found = connection.execute(_IDS, {"made": after[0], "id": after[1]})
    return [(made, table) for made, table in found]


def ping(connection: Connection) -> None:
    """Ask for next to nothing."""
    connection.scalar(select(1))


def probe(connection: Connection) -> None:
    """Write a table that nobody ever sees: it is gone at the end of the transaction."""
    connection.execute(_FOUND, _NOTHING)
    connection.execute(_DROP, {"of_table": _NOTHING["id"]})


_SETUPS = msgspec.json.Decoder(Setup)
_SEATS = msgspec.json.Decoder(list[SeatView])

_SETUP = select(TABLES.c.setup).where(TABLES.c.id == bindparam("of_table"))
_ROWS = (
    select(*[column for column in EVENTS.c if column is not EVENTS.c.table_id])
    .where(EVENTS.c.table_id == bindparam("of_table"), EVENTS.c.version > bindparam("after"))
    .order_by(EVENTS.c.version)
)
_VERSIONS = select(TABLES.c.id, TABLES.c.version).where(
    TABLES.c.id.in_(bindparam("of_tables", expanding=True))
)
_LISTED = (
    select(*[TABLES.c[name] for name in ("setup", "version", "status", "seats", "due", "changed")])
    .where(IS_LISTED)
    .order_by(TABLES.c.changed.desc(), TABLES.c.id)
    .limit(bindparam("most"))
)
_DUE = (
    select(TABLES.c.id)
    .where(TABLES.c.due <= bindparam("now"))
    .order_by(TABLES.c.due, TABLES.c.id)
    .limit(bindparam("most"))
)
_NOTHING = {column.name: column.type.python_type() for column in TABLES.c if not column.nullable}
_DROP = delete(TABLES).where(TABLES.c.id == bindparam("of_table"))
_PASS_OVER = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of_table"), TABLES.c.due < bindparam("until"))
    .values(due=bindparam("until"))
)
_IDS = (
    select(TABLES.c.made, TABLES.c.id)
    .where(tuple_(TABLES.c.made, TABLES.c.id) > tuple_(bindparam("made"), bindparam("id")))
    .order_by(TABLES.c.made, TABLES.c.id)
    .limit(PAGE)
)
