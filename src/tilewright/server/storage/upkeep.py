"""What the upkeep asks of the database: heartbeats, pauses, and old tables that are dropped.

Plain functions of a connection, the same for every kind of database.
"""

from collections.abc import Collection

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from tilewright.server.storage.pauses import LEAST, Pause
from tilewright.server.storage.schema import (
    EVENTS,
    HEARTBEAT,
    HOLDERS,
    IS_EXPIRED,
    IS_OVER,
    PAUSES,
    REPORTS,
    TABLES,
)

FORGOTTEN = 2 * 366 * 86_400_000  # milliseconds after which a pause matters to no table


def beat(connection: Connection, now: int) -> list[Pause]:
    """Write down that a server runs; all pauses, with the one that has just ended.

    A database without a heartbeat was last used when one of its tables last changed.
    """
    last = connection.scalar(select(HEARTBEAT.c.time))
    if last is None:
        connection.execute(insert(HEARTBEAT).values(id=1, time=now))
        last = connection.scalar(select(func.max(TABLES.c.changed)))
    else:
        connection.execute(update(HEARTBEAT).values(time=now))
    if last is not None and now - last >= LEAST:
        add_pause(connection, Pause(last, now))
    connection.execute(delete(PAUSES).where(PAUSES.c.ended < now - FORGOTTEN))
    return pauses(connection)


def pauses(connection: Connection) -> list[Pause]:
    """All pauses that were written down."""
    return [Pause(began, ended) for began, ended in connection.execute(select(PAUSES))]


def add_pause(connection: Connection, pause: Pause) -> None:
    """Write a pause down; the longer one if two began at the same time."""
    same = PAUSES.c.began == pause.began
    ended = connection.scalar(select(PAUSES.c.ended).where(same))
    if ended is None:
        connection.execute(insert(PAUSES).values(began=pause.began, ended=pause.ended))
    elif ended < pause.ended:
        connection.execute(update(PAUSES).where(same).values(ended=pause.ended))


def postpone(connection: Connection, table: str, version: int, due: int) -> None:
    """Look after a table later, unless it has changed."""
    same = (TABLES.c.id == table) & (TABLES.c.version == version)
    connection.execute(update(TABLES).where(same).values(due=due))


def expired_before(connection: Connection, time: int, limit: int) -> list[str]:
    """Tables that were closed by then because nobody came or played, the oldest first."""
    return list(connection.scalars(_EXPIRED, {"by": time, "most": limit}))


def over_before(connection: Connection, time: int, limit: int) -> list[str]:
    """Tables that are over and have not changed since then, the oldest first."""
    return list(connection.scalars(_OVER, {"by": time, "most": limit}))


def drop(connection: Connection, tables: Collection[str], time: int) -> list[str]:
    """Drop those of these tables that are over and have not changed since then; which they were."""
    chosen = (
        select(TABLES.c.id)
        .where(TABLES.c.id.in_(tables), IS_OVER, TABLES.c.changed <= time)
        .with_for_update()  # who is about to add a row waits, or comes first
    )
    ids = list(connection.scalars(chosen))
    if ids:
        connection.execute(delete(REPORTS).where(REPORTS.c.table_id.in_(ids)))
        connection.execute(delete(HOLDERS).where(HOLDERS.c.table_id.in_(ids)))
        connection.execute(delete(EVENTS).where(EVENTS.c.table_id.in_(ids)))
        connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids)))
    return ids


_EXPIRED = (
    select(EVENTS.c.table_id)
    .join(TABLES, TABLES.c.id == EVENTS.c.table_id)
    .where(IS_EXPIRED, EVENTS.c.time <= bindparam("by"), TABLES.c.changed <= bindparam("by"))
    .order_by(EVENTS.c.time)
    .limit(bindparam("most"))
)
_OVER = (
    select(TABLES.c.id)
    .where(IS_OVER, TABLES.c.changed <= bindparam("by"))
    .order_by(TABLES.c.changed)
    .limit(bindparam("most"))
)
