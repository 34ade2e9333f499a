"""The other processes: what they tell of tables that are in memory here, and what they did not."""

import logging
from collections.abc import Callable

from tilewright.server.bus.bus import Moved, News, Says, There, Thinks
from tilewright.server.live.asking import asked
from tilewright.server.live.means import Means
from tilewright.server.live.memory import Memory
from tilewright.server.live.presence import Presences
from tilewright.server.live.table import Live
from tilewright.server.live.writer import Writer
from tilewright.tables.messages import Spoken, Thinking
from tilewright.tables.refusals import Denied

log = logging.getLogger("tilewright.tables")


class Neighbours:
    """Hears the other processes, and takes in what they have stored."""

    def __init__(
        self,
        means: Means,
        memory: Memory,
        writer: Writer,
        presences: Presences,
        wake: Callable[[str], None],
    ) -> None:
        self._means = means
        self._memory = memory
        self._writer = writer
        self._presences = presences
        self._wake = wake  # takes a table up again

    async def start(self) -> None:
        """Begin to hear them; raises BusError."""
        await self._means.bus.start(self._hear, self._read_all_anew)

    def _hear(self, news: News) -> None:
        live = self._memory.lives.get(news.table)
        if live is not None:
            self._means.jobs.soon(self._heard(live, news))

    async def _heard(self, live: Live, news: News) -> None:
        match news:
            case Moved():
                async with live.lock:
                    if news.version > live.table.version:
                        await self._writer.catch_up(live)
            case There():
                await self._presences.refresh(live)
            case Thinks():
                live.tell(Thinking(news.seat))
            case Says():
                live.tell(Spoken(news.seat, news.phrase))

    def _read_all_anew(self) -> None:
        for live in self._memory.lives.values():
            live.is_doubtful = True
            self._wake(live.table.setup.id)

    async def catch_up(self, live: Live) -> None:
        """Take in what they have stored, if there are any; raises Denied."""
        if self._means.bus.is_shared:
            async with live.lock:
                await self._writer.catch_up(live)

    async def read_on(self, live: Live, seen: int) -> None:
        """Take in what somebody has seen of the table at one of them before us; raises Denied."""
        if seen > live.table.version:
            await self.catch_up(live)

    async def find_untold(self) -> None:
        """Take in what was stored by a process that died before it could tell the others."""
        lives = self._memory.lives
        listened = [table for table, live in lives.items() if live.listeners]
        versions = await asked(self._means.store.versions(listened))
        for table, version in versions.items():
            if table in lives:
                try:
                    await self.read_on(lives[table], version)
                except Denied as denied:  # the others are read all the same
                    log.warning("table %s is behind the store: %s", table, denied.code)
