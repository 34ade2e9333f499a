"""What goes on by itself at a table: bots' turns and clocks."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

from tilewright.core.errors import GameError
from tilewright.server.bots.pool import Busy
from tilewright.server.bots.questions import bot_question, bots_action
from tilewright.server.bus.bus import Thinks
from tilewright.server.live.means import Means
from tilewright.server.live.presence import Presences
from tilewright.server.live.table import Live, Lost
from tilewright.server.monitoring.metrics import BOT_SECONDS
from tilewright.tables.messages import Thinking
from tilewright.tables.refusals import Denied
from tilewright.tables.rows import Ended, Played, Resumed, Row
from tilewright.tables.table import Table

log = logging.getLogger("tilewright.tables")

RETRY_BOT = 1.0  # seconds until a bot is asked again when too many wait
RETRY_LOST = 1.0  # seconds until a bot is asked again that has failed; then twice as many
LONGEST_RETRY = 60.0

# Stores rows, takes them in and tells everybody; the caller holds the lock. Raises Denied.
Commit: TypeAlias = Callable[[Live, Sequence[Row]], Awaitable[None]]


class Driver:
    """Lets bots decide and flags fall."""

    def __init__(
        self,
        means: Means,
        presences: Presences,
        commit: Commit,
        elapsed: Callable[[int], int],
    ) -> None:
        self._means = means
        self._presences = presences
        self._commit = commit
        self._elapsed = elapsed  # how long a server has run since some time
        self.is_closing = False  # nothing is set going any more

    def drive(self, live: Live, by_bots: bool = True) -> None:
        """Set going what a table needs: a bot's thought, a clock's end.

        The process that stored the last row runs the bots; if it dies, a caretaker takes over.
        """
        table = live.table
        if live.flag is not None:
            live.flag.cancel()
            live.flag = None
        if self.is_closing:
            return
        if by_bots and table.bot_in_turn is not None and live.thought is None:
            live.thought = self._means.jobs.soon(self._think(live, table))
        due = table.clocks.flag(table.running)
        if due is not None:
            delay = max(0, due - self._means.now()) / 1000
            loop = asyncio.get_running_loop()
            live.flag = loop.call_later(delay, lambda: self._means.jobs.soon(self.look_after(live)))

    def follow(self, live: Live) -> None:
        """The same after rows of others: whoever stored the last one runs the bots."""
        self.drive(live, by_bots=not self._means.bus.is_shared)

    async def _think(self, live: Live, table: Table) -> None:
        """Let the bot in turn decide."""
        seat = table.bot_in_turn
        assert seat is not None
        live.tell(Thinking(seat))
        self._means.jobs.soon(self._means.bus.tell(Thinks(table.setup.id, seat)))
        try:
            with BOT_SECONDS.time():
                thought = await self._means.bots.think(bot_question(table, seat))
            played = Played(seat, bots_action(table, thought.action))
        except Busy:
            await asyncio.sleep(RETRY_BOT)
            self._think_again(live)
            return
        except GameError as failure:
            log.error("table %s: the bot of seat %d failed: %s", table.setup.id, seat, failure)
            await self._wait_for_bot(live, seat)
            return
        await self._means.jobs.whole(self._bot_acts(live, table, played))

    async def _wait_for_bot(self, live: Live, seat: int) -> None:
        """Ask a bot of ours again that failed, as when its process was killed, later and later.

        It is away meanwhile: after a while the others may replace it or end the table.
        """
        now = self._means.now()
        level = live.table.sittings[seat].level
        last = live.lost.get(seat) or Lost(now, 0, level)
        live.lost[seat] = last._replace(tries=last.tries + 1)
        self._presences.tell(live)
        await asyncio.sleep(min(RETRY_LOST * 2**last.tries, LONGEST_RETRY))
        self._think_again(live)

    async def _bot_acts(self, live: Live, table: Table, played: Played) -> None:
        async with live.lock:
            if live.table is not table:
                return  # the table has moved on
            live.thought = None
            rows = [Row(table.version + 1, played, None, self._means.now())]
            try:
                await self._commit(live, rows)
            except Denied as denied:  # another process was quicker, or the store is away
                log.info("table %s: a bot's move was not taken: %s", table.setup.id, denied.code)
                return
        self.drive(live)

    def _think_again(self, live: Live) -> None:
        live.thought = None
        self.drive(live)

    async def look_after(self, live: Live) -> None:
        """Do what is due: a flag that fell, a table that expired, a bot's turn."""
        async with live.lock:
            row = self._due_row(live.table)
            if row is not None:
                await self._commit(live, [row])
        self.drive(live)

    async def stop_clock(self, live: Live) -> None:
        """Let the time since the last row be on nobody's clock; raises Denied."""
        table = live.table
        if table.clocks.flag(table.running) is not None:
            row = Row(table.version + 1, Resumed(), None, self._means.now())
            await self._commit(live, [row])

    def _due_row(self, table: Table) -> Row | None:
        now = self._means.now()
        if table.status == "over":
            return None
        flag = table.clocks.flag(table.running)
        if flag is not None and now >= flag:
            return Row(table.version + 1, Ended(table.running, "time"), None, now)
        waiting = table.status == "waiting"
        limit = (
            self._means.settings.waiting_expires
            if waiting
            else self._means.settings.playing_expires
        )
        if self._elapsed(table.changed) >= limit * 1000:
            is_lost = table.setup.counts and table.running is not None  # nobody waits out a loss
            ended = Ended(table.running, "time") if is_lost else Ended(None, "expired")
            return Row(table.version + 1, ended, None, now)
        return None
