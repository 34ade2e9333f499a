"""The killer: ends a server at a random moment, starts it again, and sees how long tables rest."""

import asyncio
from contextlib import suppress
from random import Random
from time import monotonic, time

from tests.chaos.evening import Evening
from tests.chaos.servers import Server

UNDER_WAY = 0.7  # the share of kills that come right after a command was sent
SOON = 0.008  # seconds after it, at most
AGAIN = 0.15  # the share of servers that are killed while they start
NOTHING_SENT = 4.0  # seconds after which a kill comes although no command was sent
START = 1.2  # seconds in which that happens
BACK_WITHIN = 30.0  # seconds after which tables that don't go on are given up
PAUSE = 0.01  # seconds between two looks


class Killer:
    """Kills servers, and keeps the times."""

    def __init__(self, evening: Evening, apart: tuple[float, float], rng: Random) -> None:
        self.kills = 0
        self.early = 0  # of servers that were just starting
        self.rested: list[float] = []  # seconds from a kill until all tables went on,
        self.resumed: list[float] = []  # and from the moment the server answered again
        self.last: list[str] = []  # what the last of the programs did shortly before
        self.started: list[float] = []  # seconds until a server answered
        self.under_way: list[tuple[str, int]] = []  # commands, and when their server was killed
        self._evening = evening
        self._apart = apart
        self._rng = rng

    async def kill(self) -> None:
        """Kill a server, start it again, and wait until every table goes on.

        That is when every program is greeted again, by a server that knows all it was told, and a
        bot whose turn it is has moved.
        """
        victim = await self._moment()
        since = monotonic()
        self._evening.is_calm = False
        self._note(victim)
        victim.kill()
        self.kills += 1
        back = asyncio.create_task(self._all_back(since, victim))
        try:
            started = await self._restart(victim)
            await back
        finally:
            back.cancel()
        self._evening.is_calm = True
        self.rested.append(back.result() - since)
        self.resumed.append(max(0.0, back.result() - started))

    async def _moment(self) -> Server:
        """Wait for a moment that nobody expects; the server to be killed at it."""
        evening = self._evening
        await asyncio.sleep(self._rng.uniform(*self._apart))
        if self._rng.random() >= UNDER_WAY:
            return self._rng.choice(evening.servers)
        evening.sent.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(NOTHING_SENT):
                await evening.sent.wait()
        victim = evening.asked
        await asyncio.sleep(self._rng.uniform(0, SOON))
        return victim

    def _note(self, victim: Server) -> None:
        """Write down who waits for an answer, and where every table is."""
        now = int(time() * 1000)
        for player in self._evening.players:
            player.mark = player.version
            if player.pending is not None and player.line and player.line.server is victim:
                self.under_way.append((player.pending.id, now))

    async def _restart(self, victim: Server) -> float:
        """Start a server, now and then in several attempts; when it answers."""
        spawned = monotonic()
        victim.spawn()
        while self._rng.random() < AGAIN:
            await asyncio.sleep(self._rng.uniform(0, START))
            victim.kill()
            self.kills += 1
            self.early += 1
            spawned = monotonic()
            victim.spawn()
        answered = await victim.answers()
        self.started.append(answered - spawned)
        return answered

    async def _all_back(self, since: float, victim: Server) -> float:
        """When all who were there are back, and their tables go on."""
        missing = set(self._evening.players)
        deadline = monotonic() + BACK_WITHIN
        last = ""
        while missing and monotonic() < deadline:
            missing = {each for each in missing if not each.is_back(since, victim.number)}
            if missing:
                last = next(iter(missing)).state()
                await asyncio.sleep(PAUSE)
        self.last.append(last)
        for player in missing:
            self._evening.notes.lose(f"{player.table}: it did not go on; {player.state()}")
        return monotonic()
