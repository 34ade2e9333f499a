"""Reports of finished games: fetched from the store, and kept there."""

import logging

import msgspec

from tilewright.analysis.version import report_version
from tilewright.server.live.table import Live
from tilewright.server.storage.store import Store, StoreError
from tilewright.tables.refusals import Denied
from tilewright.tables.reports import NewReport, accuracies

log = logging.getLogger("tilewright.reports")


async def kept(store: Store, live: Live) -> str | None:
    """The report that is kept of a table's game by our engine, as JSON; raises Denied."""
    table = live.table
    try:
        return await store.report(table.setup.id, report_version(table.game))
    except StoreError as error:
        raise _busy(error) from error


async def keep(store: Store, live: Live, report: NewReport, now: int) -> None:
    """Keep a report that was checked, unless there is one; raises Denied."""
    text = msgspec.json.encode(report).decode()
    try:
        found = accuracies(live.table, report)
        await store.keep_report(live.table.setup.id, report.version, text, now, found)
    except StoreError as error:
        raise _busy(error) from error


def _busy(error: StoreError) -> Denied:
    log.error("the store failed: %s", error)
    return Denied("busy")
