"""The caretaker: looks after tables that nobody drives, and forgets those that nobody uses."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from tilewright.server.live.housekeeping import Housekeeping
from tilewright.server.live.jobs import Rounds
from tilewright.server.live.table import Live
from tilewright.server.live.tables import Tables
from tilewright.server.monitoring.metrics import CARETAKER_FAULTS
from tilewright.server.storage.store import StoreError
from tilewright.tables.messages import ClockTold, Presence
from tilewright.tables.refusals import Denied
from tilewright.tables.table import BOT_DUE
from tilewright.tables.views import clock

log = logging.getLogger("tilewright.tables")

EVERY = 0.25  # seconds between two rounds
LARGEST_ROUND = 200  # tables
SLOW = 4  # rounds between two looks at who is there
SLOWER = 40  # rounds between two looks at what has time: 10 seconds
AFTER_FAULT = 60_000  # milliseconds until a table is looked after again that had an error
SAME_FAULT = 600.0  # seconds until the same error is in the log again
LATE = 60.0  # seconds without a round after which the caretaker is not well


class Caretaker(Rounds):
    """Goes round, again and again, until it is cancelled. No error of a table ends it."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(self.run)
        self._tables = tables
        self._rounds = 0
        self._housekeeping = Housekeeping(tables)
        self._began = monotonic()  # the last round
        self._told: dict[str, float] = {}  # errors, and when they were last in the log

    @property
    def is_well(self) -> bool:
        """Does it go round?"""
        return self.is_running and monotonic() - self._began < LATE

    async def run(self) -> None:
        """Go round for ever. The first round takes up every bot's turn that was left."""
        ahead = BOT_DUE
        while True:
            self._began = monotonic()
            with self._going_on("a round"):
                await self.go_round(self._tables.now() + ahead)
                ahead = 0
            await asyncio.sleep(EVERY)

    async def go_round(self, due: int) -> None:
        """Look after everything that is due by then."""
        tables = self._tables
        if await tables.bus.leads():
            await self._housekeeping.beat()
            for table in await tables.store.due(due, LARGEST_ROUND):
                await self._look_after(table)
        self._rounds += 1
        if self._rounds % SLOW == 0:
            self._tell_absences()
            if tables.bus.is_shared:
                await tables.neighbours.find_untold()
        if self._rounds % SLOWER == 0:
            self._tell_clocks()
            await self._unload_unused()
            if await tables.bus.leads():
                await self._housekeeping.drop_old()
            await self._find_lost()

    async def _look_after(self, table: str) -> None:
        live = self._tables.memory.lives.get(table)
        if live is not None and live.thought is not None and not live.lost:
            return  # its bot thinks here
        try:
            await self._tables.look_after(await self._tables.live(table))
        except Denied as denied:
            if denied.code in ("unreadable", "unknown-rules"):
                await self._tables.pass_over(table)
            else:  # another was quicker, or the store is away
                log.debug("table %s is left for the next round: %s", table, denied.code)
        except Exception as error:
            self._count(table, error)
            await self._tables.pass_over(table, AFTER_FAULT)

    @contextmanager
    def _going_on(self, what: str) -> Iterator[None]:
        """Let an error end what is done for one table, or one round, and nothing else."""
        try:
            yield
        except (Denied, StoreError) as error:
            log.warning("the caretaker could not look after %s: %s", what, error)
        except Exception as error:
            self._count(what, error)

    def _count(self, what: str, error: Exception) -> None:
        """Count an error; its traceback is in the log, but not four times a second."""
        CARETAKER_FAULTS.inc()
        fault, now = f"{what}: {type(error).__name__}: {error}", monotonic()
        if now - self._told.get(fault, -SAME_FAULT) >= SAME_FAULT:
            if len(self._told) >= LARGEST_ROUND:
                self._told.clear()
            self._told[fault] = now
            log.error("the caretaker failed", extra={"table": what}, exc_info=error)

    def _tell_absences(self) -> None:
        """Tell the others when somebody has been away for long enough."""
        tables = self._tables
        now, after = tables.now(), tables.settings.absent_after * 1000
        for table, live in list(tables.memory.lives.items()):
            with self._going_on(table):
                absent = frozenset(live.absent(now, after)) if live.listeners else live.told_absent
                if absent != live.told_absent:
                    live.told_absent = absent
                    live.tell(Presence(*live.attendance(now, after)))

    def _tell_clocks(self) -> None:
        for table, live in list(self._tables.memory.lives.items()):
            with self._going_on(table):
                told = clock(live.table)
                if told is not None and told.running is not None:
                    live.tell(ClockTold(told))

    async def _unload_unused(self) -> None:
        for table, live in list(self._tables.memory.lives.items()):
            with self._going_on(table):
                if self._is_unused(live):
                    await self._tables.memory.forget(live)

    async def _find_lost(self) -> None:
        """Notice who was connected to a process that died."""
        if self._tables.bus.is_shared:
            for table, live in list(self._tables.memory.lives.items()):
                if live.listeners:
                    with self._going_on(table):
                        await self._tables.presences.refresh(live)

    def _is_unused(self, live: Live) -> bool:
        tables = self._tables
        age = tables.now() - live.used
        return (
            not live.listeners
            and live.thought is None
            and not live.lock.locked()
            and age > tables.settings.idle_unload * 1000
        )
