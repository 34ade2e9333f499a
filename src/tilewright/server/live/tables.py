"""The tables by id: commands come in, rows are stored, everybody is told.

The order is always the same: check, store durably, take it in, tell. One at a time changes a table.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Any

from tilewright.club.results import GameResult, result_of
from tilewright.core.record import RULES_VERSION, Record
from tilewright.server.bots.pool import Bots
from tilewright.server.bus.bus import Bus, Here, Moved, News, Says, There, Thinks
from tilewright.server.clock import SteadyClock
from tilewright.server.live.driver import Driver
from tilewright.server.live.jobs import Jobs
from tilewright.server.live.presence import Presences
from tilewright.server.live.quarantine import TRY_AGAIN, Quarantine
from tilewright.server.live.table import Listener, Live
from tilewright.server.monitoring.metrics import TABLES
from tilewright.server.players.players import Players
from tilewright.server.settings import Settings
from tilewright.server.storage import results
from tilewright.server.storage.meetings import is_sealed
from tilewright.server.storage.pauses import Pauses
from tilewright.server.storage.store import Store, StoreError, UnreadableRows
from tilewright.tables.commands import Changes, Claim, Claimed, NewTable, SeatWanted, Sit, TableMade
from tilewright.tables.creation import Creation, rematch_setup, started
from tilewright.tables.decisions import Sender, claimed, command_key, completed, rows_of
from tilewright.tables.keys import key_of, known_key, new_id, new_token, path_of
from tilewright.tables.log import Founding, Summary
from tilewright.tables.messages import Presence, Spoken, Thinking
from tilewright.tables.phrases import Phrase, wait_to_say
from tilewright.tables.records import continued
from tilewright.tables.refusals import Denied
from tilewright.tables.rows import Continued, Resumed, Row, Seated
from tilewright.tables.setup import Setup
from tilewright.tables.table import Table
from tilewright.tables.views import Viewer

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
        self.lives: dict[str, Live] = {}
        self.quarantine = Quarantine()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._jobs = Jobs()
        self._absent_after = settings.absent_after * 1000
        self.presences = Presences(bus, self._jobs, clock, self._absent_after)
        self._driver = Driver(bots, bus, self._jobs, settings, clock, self._commit, self.elapsed)

    async def start(self) -> None:
        """Begin to hear from other processes."""
        await self.bus.start(self._hear, self._read_all_anew)

    async def close(self) -> None:
        """Let bots stop and finish what is being written."""
        self._driver.is_closing = True
        for live in self.lives.values():
            self._driver.stop(live)
        await self._jobs.finish()
        TABLES.dec(len(self.lives))
        self.lives.clear()

    # Finding and making

    async def live(self, table: str) -> Live:
        """The table with that id, from memory or from its log; raises Denied."""
        live = self.lives.get(table)
        if live is None:
            self.quarantine.check(table, self.now())
            if table not in self._loading:
                self._loading[table] = self._jobs.soon(self._load(table))
            live = await asyncio.shield(self._loading[table])
        live.used = self.now()
        if live.is_doubtful:
            async with live.lock:
                await self._catch_up(live)
        return live

    async def _load(self, table: str) -> Live:
        try:
            live = await self._read(table)
            await self.bus.follow(table)
            self.lives[table] = live
            TABLES.inc()
            async with live.lock:
                if self.bus.is_shared:  # what came between reading and following
                    await self._catch_up(live)
                    live.everywhere = Here(*await self.bus.presence(table))
                await self._resume(live)
            self._driver.drive(live, by_bots=not self.bus.is_shared)
            return live
        finally:
            del self._loading[table]

    async def _read(self, table: str) -> Live:
        """A table from its log; one that can't be read is set aside. Raises Denied."""
        try:
            found = await self._ask_store(self.store.load(table))
            if found is None:
                raise Denied("unknown-table")
            live = Live(Table(*found), used=self.now())
        except Denied:
            raise
        except Exception as error:  # whatever it is: it must not touch the other tables
            raise self.quarantine.add(table, error, self.now()) from error
        self.quarantine.remove(table)
        for seat in range(live.table.game.seats):
            live.seen[seat] = self.now()
        return live

    async def pass_over(self, table: str, milliseconds: int = TRY_AGAIN) -> None:
        """Let the caretaker pass over a table for a while; raises Denied."""
        await self._ask_store(self.store.pass_over(table, self.now() + milliseconds))

    async def _resume(self, live: Live) -> None:
        """The time when the only server was away is on nobody's clock."""
        table = live.table
        is_late = table.changed < self.started or table.clocks.at > self.now()
        if is_late and not self.bus.is_shared:
            await self._stop_clock(live)

    async def _stop_clock(self, live: Live) -> None:
        """Let the time since the last row be on nobody's clock."""
        table = live.table
        if table.clocks.flag(table.running) is not None:
            row = Row(table.version + 1, Resumed(), None, self.now())
            await self._commit(live, [row])

    async def resume_clocks(self) -> None:
        """After the clock of the machine was set: that is on nobody's clock."""
        for live in list(self.lives.values()):
            try:
                async with live.lock:
                    await self._stop_clock(live)
            except Denied as denied:  # another process was quicker, or the store is away
                log.info("table %s: its clock was not set: %s", live.table.setup.id, denied.code)
            self._driver.drive(live)

    def elapsed(self, since: int) -> int:
        """For how many milliseconds a server has run since then; none while nobody knows."""
        return 0 if self.pauses is None else self.pauses.elapsed(since, self.now())

    async def make(self, new: NewTable, language: str, player: str | None = None) -> TableMade:
        """Make a table for somebody, a player or not, who reads that language; raises Denied."""
        made = Creation(new, self.now(), language)
        _check_player(made.setup, player)
        await self.players.check_names([seat.name for seat in new.seats if seat.name], player)
        await self._found(made.setup, _holders(made.token, player))
        table = made.setup.id
        return TableMade(table, path_of(table, made.token), made.token, made.links)

    async def make_continued(
        self, record: Record, seats: list[SeatWanted], language: str, player: str | None = None
    ) -> TableMade:
        """Make a table at which the game of a record goes on; raises Denied."""
        new = NewTable(record.game.name, seats, dict(record.game.options))
        made = Creation(new, self.now(), language)
        await self.players.check_names([seat.name for seat in seats if seat.name], player)
        holders = _holders(made.token, player)
        founding = self.founding(continued(record, made.setup), holders)
        await self._ask_store(self.store.found(founding))
        table = made.setup.id
        self._jobs.soon(self.live(table))
        return TableMade(table, path_of(table, made.token), made.token, made.links)

    async def _found(self, setup: Setup, holders: dict[str, str]) -> None:
        await self._ask_store(self.store.found(self.founding(started(setup), holders)))
        self._jobs.soon(self.live(setup.id))

    def wake(self, table: str) -> None:
        """Let a table go on that was founded elsewhere, as by a tournament."""
        self._jobs.soon(self.live(table))

    def founding(self, table: Table, holders: dict[str, str]) -> Founding:
        """A table that is new here, with all that happened at it."""
        rows = [moment.row for moment in table.moments]
        return Founding(table.setup, rows, self._summary(table), holders)

    async def add(self, founding: Founding) -> None:
        """Keep a table that was made elsewhere, as from a record."""
        await self._ask_store(self.store.found(founding))

    async def claim(self, live: Live, claim: Claim, player: str | None = None) -> Claimed:
        """Take the first open seat of a public table, as a player or not; raises Denied."""
        _check_player(live.table.setup, player)
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
            await self._commit(live, [row], _holders(token, player))
        self._driver.drive(live)
        return Claimed(table.setup.id, seated.seat, token, path)

    async def hold(self, live: Live, key: str | None, player: str | None) -> None:
        """Let a player hold the seats of a key, if somebody sits there; raises Denied.

        Who held them first keeps them.
        """
        if key is None or player is None or key in live.holders or not live.table.held(key):
            return
        holder = await self._ask_store(self.store.hold(live.table.setup.id, key, player))
        live.holders[key] = holder

    async def check_holder(self, live: Live, key: str | None, player: str | None) -> None:
        """Refuse who is not the player of a seat at a table that counts; raises Denied.

        A seat that nobody holds is held by the first player who comes with its token.
        """
        table = live.table
        if key is None or not table.setup.counts or not table.keyed(key):
            return
        _check_player(table.setup, player)
        await self.hold(live, key, player)
        holder = live.holders.get(key)
        if holder is None:  # nobody sits there now
            holder = await self._ask_store(self.store.holder(table.setup.id, key))
        if holder not in (None, player):
            raise Denied("not-your-seat")

    async def sight(self, live: Live, key: str | None, player: str | None) -> str | None:
        """The key by which a player may see a table; None: as a spectator does. Raises Denied."""
        if key is not None and live.table.setup.counts:
            await self.hold(live, key, player)
            if key not in live.holders:
                await self._learn_holders(live)
        seen_by = live.sight(key, player)
        await self.check_sight(live, seen_by)
        return seen_by

    async def _learn_holders(self, live: Live) -> None:
        job = partial(results.holders, table=live.table.setup.id)
        live.holders.update(await self._ask_store(self.store.read(job)))

    async def read_again(self, tables: Sequence[str]) -> None:
        """Read tables anew whose stored names were replaced, and show them to who listens."""
        for live in [self.lives[table] for table in tables if table in self.lives]:
            async with live.lock:
                found = await self._ask_store(self.store.load(live.table.setup.id))
                if found is None:
                    continue
                live.table = Table(*found)
                for listener in tuple(live.listeners):
                    listener.push(live.greeting(listener.viewer, None, self.now(), self.settings))

    async def listed(self) -> list[tuple[Setup, Summary]]:
        """The public tables that are not over."""
        found = await self._ask_store(self.store.listed(MOST_LISTED))
        return [each for each in found if each[0].rules == RULES_VERSION]

    async def key(self, live: Live, token: str | None) -> str | None:
        """The key that a token is; None without one; raises Denied."""
        if token is None:
            return None
        try:
            return known_key(live.table, token)
        except Denied:
            if not self.bus.is_shared:
                raise
        async with live.lock:  # another process may have just given it out
            await self._catch_up(live)
        return known_key(live.table, token)

    async def check_sight(self, live: Live, key: str | None) -> None:
        """Refuse who has no seat at a table whose deals others still play; raises Denied."""
        table = live.table
        if key is None and table.setup.same_deals:
            job = partial(is_sealed, table=table.setup.id)
            if await self._ask_store(self.store.read(job)):
                raise Denied("sealed")

    async def read_on(self, live: Live, seen: int) -> None:
        """Take in what somebody has seen of the table at another process before us."""
        if self.bus.is_shared and seen > live.table.version:
            async with live.lock:
                await self._catch_up(live)

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
        await self.check_holder(live, key, player)
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
        await self.read_on(live, command.version)
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
                await self._commit(live, rows, {key: player} if sits else {})  # type: ignore[dict-item]
            except Denied:
                made = live.table.commands.get(mark)  # another process may have been sent it too
                if made is not None:
                    return made
                raise
            version = rows[0].version
        self._driver.drive(live)
        return version

    async def _commit(
        self, live: Live, rows: Sequence[Row], holders: Mapping[str, str] = MappingProxyType({})
    ) -> None:
        """Store rows, take them in, tell everybody; the caller holds the lock. Raises Denied.

        What follows from them by itself is stored with the same stroke, and so is the result.
        """
        table = completed(live.table, rows, self.now(), self.settings.table_rows)
        rows = [moment.row for moment in table.moments[live.table.version :]]
        founding = self._next_founding(live.table, rows)
        try:
            is_stored = await self.store.append(
                table.setup.id,
                rows,
                self._summary(table),
                founding,
                _new_result(live.table, table),
                holders,
            )
        except StoreError as error:
            live.is_doubtful = True
            log.error("a table could not be stored: %s", error)
            raise Denied("busy") from error
        if not is_stored:
            await self._catch_up(live)
            raise Denied("stale", version=live.table.version)
        live.holders.update(holders)
        self._take_in(live, table, rows)
        self._jobs.soon(self.bus.tell(Moved(table.setup.id, table.version)))
        if founding is not None:
            self._jobs.soon(self.live(founding.setup.id))

    def _next_founding(self, table: Table, rows: Sequence[Row]) -> Founding | None:
        """The table that a rematch founds with the same stroke."""
        for row in rows:
            if isinstance(row.event, Continued):
                next_table = started(rematch_setup(table, row.event.table, row.time))
                return self.founding(next_table, {})  # who holds seats is handed on
        return None

    def _take_in(self, live: Live, table: Table, rows: Sequence[Row]) -> None:
        live.table = table
        self._driver.stop_thought(live)
        watching = _let_watch(live)
        live.tell_rows([row.version for row in rows])
        for listener in watching:
            listener.push(live.greeting(listener.viewer, None, self.now(), self.settings))
        if watching:
            self.presences.recount(live)
        if live.lost:
            live.forget_found()
            live.tell(Presence(*live.attendance(self.now(), self._absent_after)))

    async def _catch_up(self, live: Live) -> None:
        """Take in what others have stored."""
        table = live.table.setup.id
        try:
            rows = await self._ask_store(self.store.rows_after(table, live.table.version))
            after = live.table.after(rows) if rows else live.table
            if any([isinstance(row.event, Seated) for row in rows]):
                await self._learn_holders(live)
        except Denied:
            raise
        except Exception as error:  # stored by another version, or damaged
            if table in self.lives:
                await self.unload(live)
            raise self.quarantine.add(table, error, self.now()) from error
        live.is_doubtful = False
        if rows:
            self._take_in(live, after, rows)
            self._driver.drive(live, by_bots=not self.bus.is_shared)

    def _summary(self, table: Table) -> Summary:
        waiting, playing = self.settings.waiting_expires, self.settings.playing_expires
        return table.summary(round(waiting * 1000), round(playing * 1000))

    async def look_after(self, live: Live) -> None:
        """Do what is due: a flag that fell, a table that expired, a bot's turn."""
        if self.bus.is_shared:  # who died may have stored what nobody was told
            async with live.lock:
                await self._catch_up(live)
        await self._driver.look_after(live)
        await self._postpone(live)

    async def _postpone(self, live: Live) -> None:
        """Look later after a table that has not expired yet, because no server ran meanwhile."""
        table, now = live.table, self.now()
        due = self._summary(table).due
        if table.bot_in_turn is None and due is not None and due <= now:
            left = due - table.changed - self.elapsed(table.changed)
            later = now + max(left, SOON)
            await self._ask_store(self.store.postpone(table.setup.id, table.version, later))

    async def find_untold(self) -> None:
        """Take in what was stored by a process that died before it could tell the others."""
        listened = [table for table, live in self.lives.items() if live.listeners]
        versions = await self._ask_store(self.store.versions(listened))
        for table, version in versions.items():
            if table in self.lives:
                try:
                    await self.read_on(self.lives[table], version)
                except Denied as denied:  # the others are read all the same
                    log.warning("table %s is behind the store: %s", table, denied.code)

    # Other processes

    def _hear(self, news: News) -> None:
        live = self.lives.get(news.table)
        if live is not None:
            self._jobs.soon(self._heard(live, news))

    async def _heard(self, live: Live, news: News) -> None:
        match news:
            case Moved():
                async with live.lock:
                    if news.version > live.table.version:
                        await self._catch_up(live)
            case There():
                await self.presences.refresh(live)
            case Thinks():
                live.tell(Thinking(news.seat))
            case Says():
                live.tell(Spoken(news.seat, news.phrase))

    def _read_all_anew(self) -> None:
        for live in self.lives.values():
            live.is_doubtful = True
            self._jobs.soon(self.live(live.table.setup.id))

    # Small things

    async def _ask_store(self, answer: "Coroutine[Any, Any, Any]") -> Any:
        try:
            return await answer
        except UnreadableRows:
            raise
        except StoreError as error:
            log.error("the store failed: %s", error)
            raise Denied("busy") from error

    async def unload(self, live: Live) -> None:
        """Forget a table that nobody uses; it is in the store."""
        del self.lives[live.table.setup.id]
        TABLES.dec()
        self._driver.stop(live)
        await self.bus.unfollow(live.table.setup.id)


def _holders(token: str | None, player: str | None) -> dict[str, str]:
    """The player who holds the seats of a token, if there is one."""
    return {} if token is None or player is None else {key_of(token): player}


def _check_player(setup: Setup, player: str | None) -> None:
    """Refuse who is no player at a table that counts; raises Denied."""
    if setup.counts and player is None:
        raise Denied("unknown-device")


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
