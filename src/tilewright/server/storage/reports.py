"""Reports in the database: asked for and kept by plain functions of a connection."""

from collections.abc import Mapping

from sqlalchemy import Connection, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from tilewright.server.storage.schema import REPORTS, RESULTS, TABLES

_KEEP = {
    "sqlite": sqlite.insert(REPORTS).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(REPORTS).on_conflict_do_nothing(),
}


def kept(connection: Connection, table: str, engine: str) -> str | None:
    """The report of a table by that engine, if there is one."""
    same = (REPORTS.c.table_id == table) & (REPORTS.c.engine == engine)
    return connection.scalar(select(REPORTS.c.text).where(same))


def keep(
    connection: Connection,
    table: str,
    engine: str,
    text: str,
    now: int,
    accuracies: Mapping[int, float],
) -> None:
    """Keep a report, unless there is one by that engine; those of other engines go.

    How accurately the seats played is written beside their results.
    """
    there = connection.scalar(
        select(TABLES.c.id).where(TABLES.c.id == table).with_for_update()  # it may be dropped now
    )
    if there is None:
        return
    connection.execute(
        delete(REPORTS).where(REPORTS.c.table_id == table, REPORTS.c.engine != engine)
    )
    values = {"table_id": table, "engine": engine, "text": text, "made": now}
    if connection.execute(_KEEP[connection.dialect.name], values).rowcount:
        for seat, accuracy in accuracies.items():
            same = (RESULTS.c.table_id == table) & (RESULTS.c.seat == seat)
            connection.execute(update(RESULTS).where(same).values(accuracy=accuracy))
