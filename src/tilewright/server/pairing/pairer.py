"""The pairer: takes seeks in, pairs all that fit in one stroke, and tells those who wait."""

import asyncio
import logging
from collections.abc import Collection, Sequence
from contextlib import AsyncExitStack, suppress
from functools import partial
from secrets import SystemRandom
from typing import TypeAlias

from tilewright.club.seeks import offers_bot
from tilewright.core.record import RULES_VERSION
from tilewright.server.limits.openings import Openings
from tilewright.server.live.jobs import Rounds
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
MOST_OF_ADDRESS = 20  # searches for games of days, and challenges, that are open
MOST_TO_ONE = 3  # challenges of an address to one player that are open

_New: TypeAlias = tuple[Row, "asyncio.Future[str | None]"]


class Pairer(Rounds):
    """All who wait here; the seeks themselves are in the store, for all processes."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(self._run)
        self._tables = tables
        self._new: list[_New] = []
        self._openings = Openings(MOST_OF_ADDRESS, seconds=60)
        self._challenges = Openings(MOST_TO_ONE, seconds=60)
        self._asked = asyncio.Event()
        self._watched: dict[str, set[asyncio.Future[None]]] = {}
        self._seen: set[str] = set()  # asked how they stand since it was last noted

    async def stop(self) -> None:
        """End it; nothing is lost, for all is in the store."""
        await super().stop()
        for _, answer in self._new:
            if not answer.done():
                answer.set_exception(Denied("busy"))
        for seek in list(self._watched):
            self._tell(seek)

    # What people ask for

    async def seek(self, new: NewSeek, player: str, address: str, language: str) -> SeekTold:
        """Begin to look for others; raises Denied. The same token is the same search."""
        wanted = checked(new.game, new.options, new.clock, new.rated)
        if new.invited == player:
            raise Denied("unknown-player")
        name = await self._name(new.name, player, address, language)
        now, key = self._tables.now(), key_of(new.token)
        row = Row(key[:12], player, name, key, wanted, new.below, new.above, now, now, new.invited)
        async with AsyncExitStack() as counted:
            # The others end by themselves as soon as nobody asks for them.
            if row.is_patient and not await self.knows(new.token, player):
                opening = self._openings.beginning(address, row.id, self._still_open)
                await counted.enter_async_context(opening)
                if row.invited is not None:
                    both = f"{address} {row.invited}"
                    opening = self._challenges.beginning(both, row.id, self._still_open)
                    await counted.enter_async_context(opening)
            answer: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
            self._new.append((row, answer))
            self._asked.set()
            table = await answer
        if table is None:  # not yet, or the same search was there before
            return await self.told(row.id, player)
        return SeekTold(row.id, 0, None, table, path_of(table))

    async def knows(self, token: str, player: str) -> bool:
        """Is it a search of the player already?"""
        job = partial(rows.row_of, seek=key_of(token)[:12])
        row = await answered(self._tables.store.read(job))
        return row is not None and row.player == player

    async def accept(
        self, seek: str, acceptance: Acceptance, player: str, address: str, language: str
    ) -> SeekTold:
        """Play with who has this seek, or has sent this challenge; raises Denied."""
        name = await self._name(acceptance.name, player, address, language)
        now, key = self._tables.now(), key_of(acceptance.token)
        theirs = await answered(self._tables.store.read(partial(rows.row_of, seek=seek)))
        if theirs is None:
            raise Denied("unknown-seek")
        own = Row(key[:12], player, name, key, theirs.wanted, 0, 0, now, now)
        job = partial(rows.accepted, seek=seek, new=own, now=now, found=self._founding)
        table = await answered(self._tables.store.write(job))
        self._tell(seek)
        return SeekTold(own.id, 0, None, table, path_of(table))

    async def _still_open(self, seeks: Collection[str]) -> list[str]:
        return await answered(self._tables.store.read(partial(rows.still_open, seeks=seeks)))

    async def _name(self, given: str | None, player: str, address: str, language: str) -> str:
        """Under which name somebody plays; raises Denied, also for an address that is banned."""
        job = partial(rows.standing, player=player, address=address, now=self._tables.now())
        standing = await answered(self._tables.store.read(job))
        if standing.is_banned:
            raise Denied("banned")
        return await playing_name(self._tables.players, given, standing.name, player, language)

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

    async def end(self, seek: str, player: str) -> str | None:
        """Look no more, or decline a challenge; the table, if the player was paired before."""
        job = partial(rows.remove, seek=seek, player=player, now=self._tables.now())
        await answered(self._tables.store.write(job))
        self._tell(seek)
        row = await answered(self._tables.store.read(partial(rows.row_of, seek=seek)))
        return row.table if row is not None and row.player == player else None

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
            except Exception as error:  # whatever it is, the next stroke may go well
                log.warning("seeks could not be paired: %s", error)
            await asyncio.sleep(EVERY)

    async def _pair(self) -> None:
        """Take in what has come, pair as often as there are many, and answer."""
        self._asked.clear()
        new, self._new = self._new, []
        try:
            tables, refused = await self._stroke([row for row, _ in new])
            more = tables
            while len(set(more.values())) >= rows.MOST_GROUPS:
                more, _ = await self._stroke([])
                tables |= more
        except BaseException as error:  # also if the server stops meanwhile: nobody waits in vain
            if isinstance(error, Exception) and not isinstance(error, StoreError):
                log.error("seeks could not be paired", exc_info=error)
            for _, answer in new:
                if not answer.done():
                    answer.set_exception(Denied("busy"))
            raise
        for row, answer in new:
            if row.id in refused and not answer.done():
                answer.set_exception(refused[row.id])
            elif not answer.done():
                answer.set_result(tables.get(row.id))

    async def _stroke(self, new: Sequence[Row]) -> tuple[dict[str, str], dict[str, Denied]]:
        """Store seeks and pair, in one transaction: tables by seeks, and what is refused."""
        job = partial(rows.paired, new=new, now=self._tables.now(), found=self._founding)
        tables, refused = await self._tables.store.write(job)
        for seek in tables:
            self._tell(seek)
        return tables, refused

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
        return self._tables.foundings.of(started(setup), {row.key: row.player for row in order})
