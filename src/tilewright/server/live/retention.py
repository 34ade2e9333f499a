"""How long tables are kept: abandoned ones for a while, finished ones for ever."""

from collections.abc import AsyncIterator
from typing import Literal, NamedTuple

from tilewright.core.errors import GameError
from tilewright.server.storage.pauses import Pauses
from tilewright.server.storage.store import Store
from tilewright.tables.table import Table

DAY = 86_400_000  # milliseconds
BATCH = 50  # tables that are dropped with one stroke


class Retention(NamedTuple):
    """How many days tables are kept after they were closed; None: for ever."""

    abandoned: int | None  # nobody joined, or nobody played on
    finished: int | None  # and all others that are over


class Old(NamedTuple):
    """Tables that may be dropped."""

    kind: Literal["abandoned", "finished"]
    tables: list[str]
    by: int  # the time since which they have not changed


async def old_tables(
    store: Store, retention: Retention, pauses: Pauses, now: int
) -> AsyncIterator[Old]:
    """Batches of tables that nobody needs any more; none of them comes twice."""
    if retention.abandoned is not None:
        by = pauses.ago(retention.abandoned * DAY, now)
        async for tables in _batches(store, by, is_expired=True):
            yield Old("abandoned", tables, by)
    if retention.finished is not None:
        by = pauses.ago(retention.finished * DAY, now)
        async for tables in _batches(store, by, is_expired=False):
            yield Old("finished", tables, by)


async def _batches(store: Store, by: int, is_expired: bool) -> AsyncIterator[list[str]]:
    passed: set[str] = set()
    ask = store.expired_before if is_expired else store.over_before
    while found := [each for each in await ask(by, BATCH + len(passed)) if each not in passed]:
        passed.update(found)
        chosen = [each for each in found if not is_expired or await _is_abandoned(store, each)]
        if chosen:
            yield chosen


async def _is_abandoned(store: Store, table: str) -> bool:
    """Was it closed before its end? Not if only its last move was yet to be confirmed."""
    found = await store.load(table)
    if found is None:
        return False
    try:
        kept = Table(*found)
    except (GameError, ValueError):  # of another version: nobody can say what it is
        return False
    return kept.ending is not None and kept.ending.how == "expired"
