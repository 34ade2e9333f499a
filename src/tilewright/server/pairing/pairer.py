"""The pairer: takes seeks in, pairs all that fit in one stroke, and tells those who wait."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from secrets import SystemRandom
from typing import TypeAlias

from tilewright.club.seeks import offers_bot
from tilewright.core.record import RULES_VERSION
from tilewright.server.live.tables import Tables
from tilewright.server.pairing import rows
from tilewright.server.pairing.names import playing_name
from tilewright.server.pairing.rows import Row
from tilewright.server.pairing.wanted import checked
from tilewright.server.pairing.wishes import Acceptance, NewSeek, SeekTold
from tilewright.server.storage.answering import answered
from tilewright.server.storage.store import StoreError
from tilewright.tables.creation import started
from tilewright.tables.keys import key_of, new_id, new_seed, path_of
from tilewright.tables.levels import stand_in
from tilewright.tables.log import Founding
from tilewright.tables.refusals import Denied
from tilewright.tables.setup import SeatSetup, Setup

log = logging.getLogger("tilewright.pairing")

EVERY = 0.1  # seconds between two strokes while seeks come in
WIDEN = 1.0  # seconds between two strokes for ranges that widen
LOOK = 0.5  # seconds between two looks at what other processes have paired
SEE = 5.0  # seconds between two notes of who is there
SWEEP = 300.0  # seconds between two sweeps
LONGEST_WAIT = 20.0  # seconds that an answer may wait for news
MOST_LISTED = 100

_New: TypeAlias = tuple[Row, "asyncio.Future[None]"]


class Pairer:
    """All who wait here; the seeks themselves are in the store, for all processes."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._new: list[_New] = []
        self._asked = asyncio.Event()
        self._watched: dict[str, set[asyncio.Future[None]]] = {}
        self._seen: set[str] = set()  # asked how they stand since it was last noted
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to pair."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """End it; nothing is lost, for all is in the store."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        for _, waiting in self._new:
            if not waiting.done():
                waiting.set_exception(Denied("busy"))
        for seek in list(self._watched):
            self._tell(seek)

    # What people ask for

    async def seek(self, new: NewSeek, player: str, language: str) -> SeekTold:
        """Begin to look for others; raises Denied. The same token is the same search."""
        wanted = checked(new.game, new.options, new.clock, new.rated)
        name = await playing_name(self._tables.players, new.name, player, language)
        if new.invited == player:
            raise Denied("unknown-player")
        now = self._tables.now()
        key = key_of(new.token)
        row = Row(key[:12], player, name, key, wanted, new.below, new.above, now, now, new.invited)
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._new.append((row, waiting))
        self._asked.set()
        await waiting
        return await self.told(row.id, player)

    async def accept(
        self, seek: str, acceptance: Acceptance, player: str, language: str
    ) -> SeekTold:
        """Play with who has this seek, or has sent this challenge; raises Denied."""
        name = await playing_name(self._tables.players, acceptance.name, player, language)
        now, key = self._tables.now(), key_of(acceptance.token)
        theirs = await answered(self._tables.store.read(partial(rows.row_of, seek=seek)))
        if theirs is None:
            raise Denied("unknown-seek")
        own = Row(key[:12], player, name, key, theirs.wanted, 0, 0, now, now)
        job = partial(rows.accepted, seek=seek, new=own, now=now, found=self._founding)
        table = await answered(self._tables.store.write(job))
        self._go_on({seek: table})
        return await self.told(own.id, player)

    async def told(self, seek: str, player: str) -> SeekTold:
        """How a search of a player stands; raises Denied."""
        row = await answered(self._tables.store.read(partial(rows.row_of, seek=seek)))
        if row is None or row.player != player:
            raise Denied("unknown-seek")
        self._seen.add(seek)
        now = self._tables.now()
        bot = stand_in() if row.table is None and offers_bot(row.seek(), now) else None
        path = None if row.table is None else path_of(row.table)
        return SeekTold(seek, max(0, now - row.since), bot, row.table, path)

    async def awaited(self, seek: str, player: str) -> SeekTold:
        """The same, once there is something new or after a while; raises Denied."""
        told = await self.told(seek, player)
        if told.table is not None:
            return told
        news: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._watched.setdefault(seek, set()).add(news)
        try:
            await asyncio.wait([news], timeout=LONGEST_WAIT)
        finally:
            self._watched.get(seek, set()).discard(news)
            if not self._watched.get(seek):
                self._watched.pop(seek, None)
        return await self.told(seek, player)

    async def end(self, seek: str, player: str) -> None:
        """Look no more, or decline a challenge."""
        job = partial(rows.remove, seek=seek, player=player)
        await answered(self._tables.store.write(job))
        self._tell(seek)

    async def listed(self, player: str | None) -> list[Row]:
        """Who looks for others, as a player may see it."""
        now = self._tables.now()
        job = partial(rows.listed, now=now, player=player, most=MOST_LISTED)
        return await answered(self._tables.store.read(job))

    # What goes on by itself

    async def _run(self) -> None:
        """Pair, again and again; no error ends it."""
        loop = asyncio.get_running_loop()
        widened = looked = seen = swept = loop.time()
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._asked.wait(), LOOK)
            now = loop.time()
            try:
                is_due = now - widened >= WIDEN and await self._tables.bus.leads()
                if self._new or is_due:
                    widened = now
                    await self._pair()
                if self._tables.bus.is_shared and self._watched and now - looked >= LOOK:
                    looked = now
                    await self._look()
                if now - seen >= SEE:
                    seen = now
                    await self._see()
                if now - swept >= SWEEP and await self._tables.bus.leads():
                    swept = now
                    job = partial(rows.drop_old, now=self._tables.now())
                    await self._tables.store.write(job)
            except (Denied, StoreError) as error:
                log.warning("seeks could not be paired: %s", error)
            await asyncio.sleep(EVERY)

    async def _pair(self) -> None:
        """Take in what has come, and pair; again as long as there are many."""
        self._asked.clear()
        new, self._new = self._new, []
        try:
            founded = await self._stroke(new)
        except Exception as error:
            if len(new) < 2:
                self._refuse(new, error)
                return
            founded = 0
            for each in new:  # one of them can't be: the others need not suffer
                try:
                    founded += await self._stroke([each])
                except Exception as alone:
                    self._refuse([each], alone)
        while founded >= rows.MOST_GROUPS:
            founded = await self._stroke([])

    async def _stroke(self, new: "Sequence[_New]") -> int:
        """Store seeks and pair, in one transaction; how many tables were founded."""
        added = [row for row, _ in new]
        job = partial(rows.paired, new=added, now=self._tables.now(), found=self._founding)
        tables = await self._tables.store.write(job)
        for _, waiting in new:
            if not waiting.done():
                waiting.set_result(None)
        self._go_on(tables)
        return len(set(tables.values()))

    def _refuse(self, new: "Sequence[_New]", error: Exception) -> None:
        if not isinstance(error, Denied | StoreError):
            log.error("a seek failed", exc_info=error)
        for _, waiting in new:
            if not waiting.done():
                waiting.set_exception(error if isinstance(error, Denied) else Denied("busy"))

    def _go_on(self, tables: dict[str, str]) -> None:
        """Tell those who wait for these seeks; their tables are loaded when they come."""
        for seek in tables:
            self._tell(seek)

    def _tell(self, seek: str) -> None:
        for news in self._watched.get(seek, ()):
            if not news.done():
                news.set_result(None)

    async def _look(self) -> None:
        """Find what other processes have paired, or ended."""
        watched = list(self._watched)
        found = await self._tables.store.read(partial(rows.tables_of, seeks=watched))
        for seek in watched:
            if seek not in found or found[seek] is not None:
                self._tell(seek)

    async def _see(self) -> None:
        seen = {*self._seen, *self._watched}
        self._seen.clear()
        if seen:
            job = partial(rows.see, seeks=seen, now=self._tables.now())
            await self._tables.store.write(job)

    def _founding(self, group: Sequence[Row]) -> Founding:
        """The table of those who were paired, on seats by lot."""
        order = list(group)
        SystemRandom().shuffle(order)
        wanted = order[0].wanted
        setup = Setup(
            id=new_id(),
            game=wanted.game,
            options=wanted.options,
            seats=[SeatSetup("person", row.name, None, row.key) for row in order],
            clock=wanted.clock,
            public=False,
            confirm=False,
            hints=False,
            seed=new_seed(),
            made=self._tables.now(),
            rules=RULES_VERSION,
            rated=wanted.rated,
        )
        return self._tables.founding(started(setup), {row.key: row.player for row in order})
