"""Rows at tables in memory: stored first, then taken in, then told to everybody."""

import logging
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from tilewright.club.results import GameResult, result_of
from tilewright.server.bus.bus import Moved
from tilewright.server.live.asking import asked
from tilewright.server.live.foundings import founding_of, summary_of
from tilewright.server.live.holders import Holders
from tilewright.server.live.means import Means
from tilewright.server.live.memory import Memory
from tilewright.server.live.presence import Presences
from tilewright.server.live.table import Listener, Live
from tilewright.server.storage.store import StoreError
from tilewright.tables.creation import rematch_setup, started
from tilewright.tables.decisions import completed
from tilewright.tables.log import Founding
from tilewright.tables.refusals import Denied
from tilewright.tables.rows import Continued, Row, Seated
from tilewright.tables.table import Table
from tilewright.tables.views import Viewer

log = logging.getLogger("tilewright.tables")


class Writer:
    """The only one who lets a table go on; whoever calls it holds the table's lock."""

    def __init__(
        self,
        means: Means,
        memory: Memory,
        holders: Holders,
        presences: Presences,
        wake: Callable[[str], None],
        follow: Callable[[Live], None],
    ) -> None:
        self._means = means
        self._memory = memory
        self._holders = holders
        self._presences = presences
        self._wake = wake  # lets a table that was founded go on
        self._follow = follow  # sets going what a table needs after rows of others

    async def commit(
        self, live: Live, rows: Sequence[Row], holders: Mapping[str, str] = MappingProxyType({})
    ) -> None:
        """Store rows, take them in, tell everybody; raises Denied.

        What follows from them by itself is stored with the same stroke, and so is the result.
        """
        means = self._means
        table = completed(live.table, rows, means.now(), means.settings.table_rows)
        rows = [moment.row for moment in table.moments[live.table.version :]]
        founding = self._next_founding(live.table, rows)
        try:
            is_stored = await means.store.append(
                table.setup.id,
                rows,
                summary_of(table, means.settings),
                founding,
                _new_result(live.table, table),
                holders,
            )
        except StoreError as error:
            live.is_doubtful = True
            log.error("a table could not be stored: %s", error)
            raise Denied("busy") from error
        if not is_stored:
            await self.catch_up(live)
            raise Denied("stale", version=live.table.version)
        live.holders.update(holders)
        self._take_in(live, table, rows)
        means.jobs.soon(means.bus.tell(Moved(table.setup.id, table.version)))
        if founding is not None:
            self._wake(founding.setup.id)

    def _next_founding(self, table: Table, rows: Sequence[Row]) -> Founding | None:
        """The table that a rematch founds with the same stroke."""
        for row in rows:
            if isinstance(row.event, Continued):
                next_table = started(rematch_setup(table, row.event.table, row.time))
                # who holds seats is handed on
                return founding_of(next_table, {}, self._means.settings)
        return None

    async def catch_up(self, live: Live) -> None:
        """Take in what others have stored; raises Denied."""
        table = live.table.setup.id
        try:
            rows = await asked(self._means.store.rows_after(table, live.table.version))
            after = live.table.after(rows) if rows else live.table
            if any([isinstance(row.event, Seated) for row in rows]):
                await self._holders.learn(live)
        except Denied:
            raise
        except Exception as error:  # stored by another version, or damaged
            raise await self._memory.set_aside(live, error) from error
        live.is_doubtful = False
        if rows:
            self._take_in(live, after, rows)
            self._follow(live)

    def _take_in(self, live: Live, table: Table, rows: Sequence[Row]) -> None:
        live.table = table
        live.stop_thought()
        watching = _let_watch(live)
        live.tell_rows([row.version for row in rows])
        self._greet(live, watching)
        if watching:
            self._presences.recount(live)
        if live.lost:
            live.forget_found()
            self._presences.tell(live)

    async def read_anew(self, live: Live) -> None:
        """Read a table anew whose stored names were replaced, and show it; raises Denied."""
        found = await asked(self._means.store.load(live.table.setup.id))
        if found is not None:
            live.table = Table(*found)
            self._greet(live, tuple(live.listeners))

    def _greet(self, live: Live, listeners: Sequence[Listener]) -> None:
        """Show the whole table as it is now."""
        now, settings = self._means.now(), self._means.settings
        for listener in listeners:
            listener.push(live.greeting(listener.viewer, None, now, settings))


def _let_watch(live: Live) -> list[Listener]:
    """Let those only watch from now on who listen by the key of a seat that another player took."""
    found = [
        listener
        for listener in live.listeners
        if live.sight(listener.viewer.key, listener.player) != listener.viewer.key
    ]
    for listener in found:
        listener.viewer = Viewer(None)
    return found


def _new_result(before: Table, after: Table) -> GameResult | None:
    """The result of a game that is over by now and was not before."""
    return result_of(after) if before.status != "over" else None
