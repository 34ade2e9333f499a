"""A program at a seat: plays, and after every loss comes back and asks again for its answer."""

import asyncio
from contextlib import suppress
from random import Random
from time import monotonic

from tests.chaos.habits import decision
from tests.chaos.lines import LOST, HttpLine, Line, SocketLine, posted
from tests.chaos.notes import PASSING
from tests.chaos.party import Party
from tests.chaos.servers import PATIENCE, nearest
from tilewright.tables.commands import PROTOCOL, Act, Changes, Hello, Resign
from tilewright.tables.messages import (
    Accepted,
    Acted,
    AnyMessage,
    Changed,
    Presence,
    Refused,
    Snapshot,
    View,
)

PAUSE = 0.05  # seconds before a program asks again
AWAY = 0.2  # seconds before one that does not wait connects again
IMPATIENT = 0.05  # the share of programs that don't wait until the server is said to be up

GO_HOME = 0.3  # how often a program that hears something goes back to its own server

# How often a command is sent twice, a third time, after an older one, and against another.
TWICE, THRICE, WITH_AN_OLD_ONE, IN_A_RACE = 0.1, 0.3, 0.05, 0.15


class Player:
    """A program that holds the seats of one token."""

    def __init__(
        self, party: Party, table: str, token: str, seats: list[int], rng: Random, device: str
    ) -> None:
        self.party = party
        self.table = table
        self.seats = seats
        self.rng = rng
        self.version: int | None = None  # the last that was told
        self.view: View | None = None
        self.needed = 0  # the version that a refusal spoke of
        self.is_done = False
        self.has_left = False  # for the table of a rematch
        self.line: Line | None = None
        self.greeted = 0.0  # when it was greeted on this line
        self.mark: int | None = None  # the version then, or when a server was killed
        self._token = token
        self._device = device
        self._home = (seats[0] if seats else 0) % len(party.evening.servers)
        self._is_impatient = rng.random() < IMPATIENT
        self.pending: Changes | None = None
        self._earlier: Changes | None = None  # the last that was carried out
        self._news = asyncio.Event()
        self._free = asyncio.Event()

    @property
    def hello(self) -> Hello:
        """What it says when it comes, or comes back."""
        return Hello(self.table, self._token, self.version, protocol=PROTOCOL, player=self._device)

    @property
    def waits_for_bot(self) -> bool:
        """Is it a bot's turn?"""
        view = self.view
        return (
            view is not None
            and view.turn is not None
            and view.status == "playing"
            and view.seats[view.turn].kind == "bot"
        )

    def is_back(self, since: float, number: int) -> bool:
        """Is all well again since that server was killed? If a bot is in turn, it has gone on."""
        if self.is_done:
            return True
        if self.line is None or not self.greeted:
            return False
        if self.line.server.number == number and self.greeted < since:
            return False
        return not self.waits_for_bot or self.version != self.mark

    def state(self) -> str:
        """What it is doing, for whoever looks for a mistake."""
        where = "nowhere" if self.line is None else f"at server {self.line.server.number}"
        how = "HTTP" if self.party.kind.by_http else "a socket"
        turn = "" if self.view is None else f", {self.view.status}, turn {self.view.turn}"
        return (
            f"seats {self.seats} of {self.party.kind.seats} over {how}, {where}, "
            f"{'greeted' if self.greeted else 'not greeted'}, version {self.version} "
            f"(needed {self.needed}), waits for {self.pending}{turn}"
        )

    def move_on(self, table: str) -> None:
        """Go to the table of a rematch; its token is good there, too."""
        self.table, self.version, self.view, self.needed = table, None, None, 0
        self._earlier = None
        self.has_left = True

    def look_again(self) -> None:
        """Decide anew."""
        self._news.set()

    async def play(self) -> None:
        """Play until the table is over, whatever happens to the servers."""
        evening = self.party.evening
        while not self.is_done:
            if self._is_impatient and len(evening.servers) == 1:
                server, pause = evening.servers[0], AWAY
            else:
                server, pause = await nearest(evening.servers, self._home), PAUSE
            try:
                opened = HttpLine if self.party.kind.by_http else SocketLine
                self.line = await opened.open(server, self.hello)
                try:
                    await self._stay(self.line)
                finally:
                    await self.line.close()
            except LOST:
                evening.notes.counts["lost connections"] += 1
                await asyncio.sleep(pause * (1 + self.rng.random()))
            finally:
                self.line, self.greeted = None, 0.0

    async def _stay(self, line: Line) -> None:
        """Read and act until the line breaks, or there is nothing more to do here."""
        self.has_left = False
        tasks = [asyncio.create_task(self._read(line)), asyncio.create_task(self._act(line))]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                await task
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    # Reading

    async def _read(self, line: Line) -> None:
        while True:
            message = await line.receive()
            if self.has_left:  # what else comes is of the table before
                return
            self._take(message)

    def _take(self, message: AnyMessage) -> None:
        match message:
            case Presence() if not self.greeted:  # it follows the greeting
                self.greeted, self.mark = monotonic(), self.version
            case Snapshot():
                self._look(message)
            case Acted() | Changed():
                self._follow(message)
            case Accepted():
                self._answered(message.command, message.version)
            case Refused():
                self._refused(message)
        self._news.set()

    def _look(self, snapshot: Snapshot) -> None:
        if self.version is not None and snapshot.version < self.version:
            self._lose(f"it was at version {self.version}, now at {snapshot.version}")
        self.version, self.view = snapshot.version, snapshot.view
        self.seats = snapshot.yours or self.seats

    def _follow(self, event: Acted | Changed) -> None:
        self.party.evening.notes.tell(self.table, event)
        if event.command is not None:
            self._answered(event.command, event.version)
        expected = (self.version or 0) + 1
        if event.version > expected:
            self._lose(f"version {event.version} was told where {expected} was expected")
        if event.version >= expected:  # otherwise something was answered again
            self.version, self.view = event.version, event.view

    def _answered(self, command: str, version: int) -> None:
        self.party.evening.notes.answer(command, version)
        self.needed = max(self.needed, version)
        if self.pending is not None and self.pending.id == command:
            if isinstance(self.pending, Resign):
                self.is_done = True
            self._earlier, self.pending = self.pending, None
            self._free.set()

    def _refused(self, refused: Refused) -> None:
        if refused.command is None:
            self._lose(f"refused: {refused.code}, {refused.reason}")
            self.is_done = True
            return
        self.party.evening.notes.refuse(refused.command, refused.code, refused.version)
        self.needed = max(self.needed, refused.version or 0)
        if self.pending is not None and self.pending.id == refused.command:
            if refused.code not in PASSING:
                self.pending = None
            self._free.set()

    def _lose(self, what: str) -> None:
        self.party.evening.notes.lose(f"{self.table}, seat {self.seats}: {what}")

    # Acting

    async def _act(self, line: Line) -> None:
        while not self.is_done and not self.has_left:
            self._news.clear()
            if self.pending is not None:
                self.party.evening.notes.counts["sent again after a loss"] += 1
                await self._send(line, self.pending)
                continue
            command = decision(self)
            if command is None:
                await self._wait(line)
                continue
            await self._think()
            if command.version != self.version:
                continue  # the table has moved on
            if isinstance(command, Act) and self._may_race():
                await self._race(command)
            else:
                await self._send(line, command)

    async def _wait(self, line: Line) -> None:
        """Wait for news; or leave, if the server of one's own is there again and all is calm."""
        evening = self.party.evening
        home = evening.servers[self._home]
        is_elsewhere = line.server is not home and home.is_up.is_set()
        if is_elsewhere and evening.is_calm and self.rng.random() < GO_HOME:
            self.has_left = True
        elif not self.is_done and not self.has_left:
            await self._news.wait()

    async def _think(self) -> None:
        evening = self.party.evening
        seconds = min(self.rng.expovariate(1 / evening.think), 3 * evening.think)
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await evening.hurry.wait()

    async def _send(self, line: Line, command: Changes) -> None:
        """Send a command, sometimes more often than needed, and wait for its answer."""
        evening, rng = self.party.evening, self.rng
        evening.notes.send(self.table, self.seats[0], command)
        self.pending = command
        self._free.clear()
        commands = [command]
        if rng.random() < TWICE:
            commands += [command] * (1 + (rng.random() < THRICE))
        if self._earlier is not None and rng.random() < WITH_AN_OLD_ONE:
            commands.insert(rng.randrange(len(commands) + 1), self._earlier)
        evening.notes.counts["sent on purpose again"] += len(commands) - 1
        evening.asked = line.server
        evening.sent.set()
        for each in commands:
            answer = await line.send(each)
            if answer is not None:
                self._take(answer)
        try:
            async with asyncio.timeout(PATIENCE):
                await self._free.wait()
        except TimeoutError:
            self._lose(f"{command} was not answered in {PATIENCE:.0f} s")
            self.is_done = True
        if command.id not in evening.notes.answered:  # look again, but not in haste
            await asyncio.sleep(PAUSE)

    # Two servers at once

    def _may_race(self) -> bool:
        servers = self.party.evening.servers
        are_up = all(server.is_up.is_set() for server in servers)
        return len(servers) > 1 and are_up and self.rng.random() < IN_A_RACE

    async def _race(self, command: Act) -> None:
        """Send two commands for one version, or one twice, to two servers at the same time."""
        notes, servers = self.party.evening.notes, self.party.evening.servers
        rival = command
        if self.rng.random() < 0.7:
            assert self.view is not None
            action = self.rng.choice(self.view.legal).action
            rival = Act(notes.new_id(), command.version, action)
        hello = self.hello
        for each in (command, rival):
            notes.send(self.table, self.seats[0], each)
        self.party.evening.sent.set()
        await asyncio.gather(
            self._post(0, hello, command), self._post(1 % len(servers), hello, rival)
        )
        won = [each for each in (command, rival) if each.id in notes.answered]
        if rival is command:
            notes.counts["races of a command with itself"] += 1
        elif len(won) == 2:
            self._lose(f"both {command} and {rival} won")
        elif won:
            notes.counts["races with one winner and one refusal"] += 1

    async def _post(self, number: int, hello: Hello, command: Act) -> None:
        """Post a command to a server, or after a loss to another, until it is answered."""
        notes, servers = self.party.evening.notes, self.party.evening.servers
        server = servers[number]
        while command.id not in notes.answered and command.id not in notes.refused:
            try:
                self._take(await posted(server, hello, command))
            except LOST:
                notes.counts["sent again after a loss"] += 1
                await asyncio.sleep(PAUSE)
                server = await nearest(servers, number)
