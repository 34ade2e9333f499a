"""Housekeeping: the server's heartbeat, a clock that was set, and old tables that are dropped."""

import logging

from tilewright.server.clock import SteadyClock
from tilewright.server.live.retention import Retention, old_tables
from tilewright.server.live.tables import Tables
from tilewright.server.monitoring.metrics import DROPPED

log = logging.getLogger("tilewright.tables")

BEAT = 60_000  # milliseconds between two heartbeats


class Housekeeping:
    """What the leading process does now and then, besides looking after tables."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._beaten: int | None = None  # when

    async def beat(self) -> None:
        """Write down that a server runs; raises StoreError. Before that no table expires.

        A gap since the last heartbeat is a pause: no server ran, or the clock was set.
        """
        tables = self._tables
        if self._beaten is not None and 0 <= tables.now() - self._beaten < BEAT:
            return
        if isinstance(tables.now, SteadyClock) and (step := tables.now.follow()):
            log.warning("the clock of this machine was set by %d s: it is followed", step // 1000)
            await tables.resume_clocks()
        now = tables.now()
        tables.pauses = await tables.store.beat(now)
        self._beaten = now

    async def drop_old(self) -> None:
        """Drop a batch of old tables, if there are any; raises StoreError."""
        tables = self._tables
        if tables.pauses is None:
            return
        settings = tables.settings
        retention = Retention(settings.keep_abandoned, settings.keep_finished)
        async for old in old_tables(tables.store, retention, tables.pauses, tables.now()):
            unused = [each for each in old.tables if each not in tables.memory.lives]
            dropped = await tables.store.drop(unused, old.by)
            DROPPED.labels(old.kind).inc(len(dropped))
            if dropped:
                log.info("%d %s tables were dropped", len(dropped), old.kind)
                return
