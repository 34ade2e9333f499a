"""The tables by id: commands come in, are checked, and become rows that are stored.

The order is always the same: check, store durably, take it in, tell. One at a time changes a table.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from tilewright.core.record import RULES_VERSION
from tilewright.server.bots.pool import Bots
from tilewright.server.bus.bus import Bus, Here, Says
from tilewright.server.clock import SteadyClock
from tilewright.server.live.asking import asked
from tilewright.server.live.driver import Driver
from tilewright.server.live.foundings import Foundings, summary_of
from tilewright.server.live.holders import Holders, check_player, holder_of
from tilewright.server.live.jobs import Jobs
from tilewright.server.live.means import Means
from tilewright.server.live.memory import Memory
from tilewright.server.live.neighbours import Neighbours
from tilewright.server.live.presence import Presences
from tilewright.server.live.quarantine import TRY_AGAIN
from tilewright.server.live.table import Live
from tilewright.server.live.writer import Writer
from tilewright.server.players.players import Players
from tilewright.server.settings import Settings
from tilewright.server.storage.pauses import Pauses
from tilewright.server.storage.store import Store
from tilewright.tables.commands import Changes, Claim, Claimed, Sit
from tilewright.tables.decisions import Sender, claimed, command_key, rows_of
from tilewright.tables.keys import key_of, known_key, new_id, new_token, path_of
from tilewright.tables.log import Summary
from tilewright.tables.messages import Spoken
from tilewright.tables.phrases import Phrase, wait_to_say
from tilewright.tables.refusals import Denied
from tilewright.tables.rows import Continued, Row
from tilewright.tables.setup import Setup

log = logging.getLogger("tilewright.tables")

MOST_LISTED = 100
SOON = 1_000  # milliseconds until a table is looked after again that should have expired


class Tables:
    """All tables that somebody uses here."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        bots: Bots,
        settings: Settings,
        clock: Callable[[], int] | None = None,
    ) -> None:
        clock = clock or SteadyClock()
        self.settings = settings
        self.store = store
        self.bots = bots
        self.bus = bus
        self.now = clock
        self.started = clock()
        self.players = Players(store, clock)
        self.pauses: Pauses | None = None  # not known before the first heartbeat
        self._jobs = Jobs()
        means = Means(store, bus, bots, settings, clock, self._jobs)
        self._absent_after = means.absent_after
        self.memory = Memory(means)
        self.holders = Holders(store)
        self.foundings = Foundings(means, self.players, self.wake)
        self.presences = Presences(means)
        self.writer = Writer(
            means,
            self.memory,
            self.holders,
            self.presences,
            wake=self.wake,
            follow=self._follow,
        )
        self.neighbours = Neighbours(means, self.memory, self.writer, self.presences, self.wake)
        self._driver = Driver(means, self.presences, self.writer.commit, self.elapsed)
        self._loading: dict[str, asyncio.Task[Live]] = {}

    async def start(self) -> None:
        """Begin to hear from other processes."""
        await self.neighbours.start()

    async def close(self) -> None:
        """Let bots stop and finish what is being written."""
        self._driver.is_closing = True
        for live in self.memory.lives.values():
            live.stop()
        await self._jobs.finish()
        self.memory.clear()

    # Finding

    async def live(self, table: str) -> Live:
        """The table with that id, from memory or from its log; raises Denied."""
        live = self.memory.get(table)
        if live is None:
            if table not in self._loading:
                self._loading[table] = self._jobs.soon(self._load(table))
            live = await asyncio.shield(self._loading[table])
        live.used = self.now()
        if live.is_doubtful:
            async with live.lock:
                await self.writer.catch_up(live)
        return live

    async def _load(self, table: str) -> Live:
        try:
            live = await self.memory.read(table)
            await self.memory.keep(live)
            async with live.lock:
                if self.bus.is_shared:  # what came between reading and following
                    await self.writer.catch_up(live)
                    live.everywhere = Here(*await self.bus.presence(table))
                await self._resume(live)
            self._follow(live)
            return live
        finally:
            del self._loading[table]

    def _follow(self, live: Live) -> None:
        self._driver.follow(live)

    async def pass_over(self, table: str, milliseconds: int = TRY_AGAIN) -> None:
        """Let the caretaker pass over a table for a while; raises Denied."""
        await asked(self.store.pass_over(table, self.now() + milliseconds))

    async def _resume(self, live: Live) -> None:
        """The time when the only server was away is on nobody's clock."""
        table = live.table
        is_late = table.changed < self.started or table.clocks.at > self.now()
        if is_late and not self.bus.is_shared:
            await self._driver.stop_clock(live)

    async def resume_clocks(self) -> None:
        """After the clock of the machine was set: that is on nobody's clock."""
        for live in list(self.memory.lives.values()):
            try:
                async with live.lock:
                    await self._driver.stop_clock(live)
            except Denied as denied:  # another process was quicker, or the store is away
                log.info("table %s: its clock was not set: %s", live.table.setup.id, denied.code)
            self._driver.drive(live)

    def elapsed(self, since: int) -> int:
        """For how many milliseconds a server has run since then; none while nobody knows."""
        return 0 if self.pauses is None else self.pauses.elapsed(since, self.now())

    def wake(self, table: str) -> None:
        """Let a table go on that was founded elsewhere, as by a tournament."""
        self._jobs.soon(self.live(table))

    async def claim(self, live: Live, claim: Claim, player: str | None = None) -> Claimed:
        """Take the first open seat of a public table, as a player or not; raises Denied."""
        check_player(live.table.setup, player)
        await self.players.check_names([claim.name], player)
        claimed: Claimed = await self._jobs.whole(self._claim(live, claim, player))
        return claimed

    async def _claim(self, live: Live, claim: Claim, player: str | None) -> Claimed:
        token = claim.token or new_token()
        path = path_of(live.table.setup.id, token)
        async with live.lock:
            table = live.table
            if held := table.held(key_of(token)):
                return Claimed(table.setup.id, held[0], token, path)
            seated = claimed(table, claim.name, key_of(token))
            row = Row(table.version + 1, seated, None, self.now())
            await self.writer.commit(live, [row], holder_of(token, player))
        self._driver.drive(live)
        return Claimed(table.setup.id, seated.seat, token, path)

    async def read_again(self, tables: Sequence[str]) -> None:
        """Read tables anew whose stored names were replaced, and show them to who listens."""
        for live in [self.memory.lives[table] for table in tables if table in self.memory.lives]:
            async with live.lock:
                await self.writer.read_anew(live)

    async def listed(self) -> list[tuple[Setup, Summary]]:
        """The public tables that are not over."""
        found = await asked(self.store.listed(MOST_LISTED))
        return [each for each in found if each[0].rules == RULES_VERSION]

    async def key(self, live: Live, token: str | None) -> str | None:
        """The key that a token is; None without one; raises Denied."""
        if token is None:
            return None
        try:
            return known_key(live.table, token)
        except Denied:  # another process may have just given it out
            await self.neighbours.catch_up(live)
        return known_key(live.table, token)

    # Talking

    def say(self, live: Live, key: str | None, phrase: Phrase) -> None:
        """Let who sits at a table say a phrase to all there, now and then; raises Denied."""
        held = live.table.held(key)
        if not held:
            raise Denied("not-your-seat")
        seat, now = held[0], self.now()
        if wait := wait_to_say(live.said.get(seat), now):
            raise Denied("too-many", seconds=-(-wait // 1000))
        live.said[seat] = now
        live.tell(Spoken(seat, phrase))
        self._jobs.soon(self.bus.tell(Says(live.table.setup.id, seat, phrase)))

    # Changing

    async def submit(
        self,
        live: Live,
        key: str | None,
        command: Changes,
        check_founding: Callable[[], Awaitable[None]] | None = None,
        player: str | None = None,
    ) -> int:
        """Carry a command out, once; the version it made. Raises Denied.

        `check_founding` is asked before a new table is made, and may raise Denied. A player who
        sits down holds the seat; where the game counts nobody else commands it.
        """
        await self.holders.check(live, key, player)
        if isinstance(command, Sit):
            await self.players.check_names([command.name], player)
        job = self._submit(live, key, command, check_founding, player)
        version: int = await self._jobs.whole(job)
        return version

    async def _submit(
        self,
        live: Live,
        key: str | None,
        command: Changes,
        check_founding: Callable[[], Awaitable[None]] | None,
        player: str | None,
    ) -> int:
        await self.neighbours.read_on(live, command.version)
        async with live.lock:
            mark = command_key(live.table, key, command.id)
            made = live.table.commands.get(mark)
            if made is not None:
                return made
            now = self.now()
            for seat in live.table.held(key):
                live.seen[seat] = now
                live.left.discard(seat)
            absent = live.absent(now, self._absent_after)
            sender = Sender(key, absent, new_id(), self.settings.table_rows)
            rows = rows_of(live.table, sender, command, now)
            is_founding = any([isinstance(row.event, Continued) for row in rows])
            if is_founding and check_founding is not None:
                await check_founding()
            sits = isinstance(command, Sit) and key is not None and player is not None
            try:
                await self.writer.commit(live, rows, {key: player} if sits else {})  # type: ignore[dict-item]
            except Denied:
                made = live.table.commands.get(mark)  # another process may have been sent it too
                if made is not None:
                    return made
                raise
            version = rows[0].version
        self._driver.drive(live)
        return version

    async def look_after(self, live: Live) -> None:
        """Do what is due: a flag that fell, a table that expired, a bot's turn."""
        await self.neighbours.catch_up(live)  # who died may have stored what nobody was told
        await self._driver.look_after(live)
        await self._postpone(live)

    async def _postpone(self, live: Live) -> None:
        """Look later after a table that has not expired yet, because no server ran meanwhile."""
        table, now = live.table, self.now()
        due = summary_of(table, self.settings).due
        if table.bot_in_turn is None and due is not None and due <= now:
            left = due - table.changed - self.elapsed(table.changed)
            later = now + max(left, SOON)
            await asked(self.store.postpone(table.setup.id, table.version, later))
