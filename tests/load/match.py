"""Two players at one table, each with a socket of their own."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from time import perf_counter

import msgspec
from httpx import AsyncClient
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from tilewright.tables.commands import (
    PROTOCOL,
    Act,
    Command,
    Hello,
    NewTable,
    SeatWanted,
    Sit,
    TableMade,
)
from tilewright.tables.messages import Choice

PATIENCE = 20.0  # seconds for everything that the server has to answer

SEATS = [SeatWanted("me", name="Ana"), SeatWanted("open")]


class Trouble(Exception):
    """What must not happen at a table."""


class Seen(Struct):
    """What a player looks at in a view."""

    legal: list[Choice]


class Heard(Struct):
    """What a player listens for in any message; the rest is not even read."""

    type: str
    version: int = 0
    view: Seen | None = None
    reason: str = ""


encode = msgspec.json.Encoder().encode
read_made = msgspec.json.Decoder(TableMade).decode
read_heard = msgspec.json.Decoder(Heard).decode


class Player:
    """One seat: what it was told last, and when."""

    def __init__(self, socket: ClientConnection, news: asyncio.Event) -> None:
        self.version = -1  # nothing was told yet
        self.legal: list[Choice] = []
        self.is_over = False
        self.arrived: dict[int, float] = {}  # when each version was told
        self._socket = socket
        self._news = news

    async def send(self, command: Command) -> None:
        """Send a command."""
        await self._socket.send(encode(command), text=True)

    async def listen(self) -> None:
        """Take in what comes, until the socket is closed."""
        while True:
            raw = await self._socket.recv(decode=False)
            now = perf_counter()
            self._take(read_heard(raw), now)
            self._news.set()

    def _take(self, heard: Heard, now: float) -> None:
        if heard.type == "refused":
            raise Trouble(f"refused: {heard.reason}")
        if heard.type in ("acted", "changed"):
            if heard.version != self.version + 1:
                raise Trouble(f"version {heard.version} came after {self.version}")
            self.arrived[heard.version] = now
        if heard.view is not None:
            self.version, self.legal = heard.version, heard.view.legal
        self.is_over |= heard.type == "over"


class Match:
    """A game between two players, of whom the one in turn takes any legal choice."""

    def __init__(self, players: tuple[Player, Player], news: asyncio.Event) -> None:
        self._players = players
        self._news = news

    @property
    def is_over(self) -> bool:
        """Do both know that the game is over?"""
        return all([player.is_over for player in self._players])

    async def sit_down(self, made: TableMade) -> None:
        """Let both say hello, and the second take the open seat."""
        first, second = self._players
        await first.send(Hello(table=made.table, token=made.token, protocol=PROTOCOL))
        token = made.links[0].token
        await second.send(Hello(table=made.table, token=token, protocol=PROTOCOL))
        await self._until(lambda: all([player.version >= 0 for player in self._players]))
        await second.send(Sit(id="sit", version=second.version, name="Bea"))
        await self._settle()

    async def move(self, rng: Random, sent: Callable[[], None]) -> float:
        """Make a move; the seconds until the other player was told of it.

        `sent` is called once the move is on its way. It has to arrive at both players.
        """
        first, second = self._players
        player, other = (first, second) if first.legal else (second, first)
        version = player.version + 1
        act = Act(id=f"m{version}", version=player.version, action=rng.choice(player.legal).action)
        for each in self._players:
            each.arrived.clear()
        began = perf_counter()
        await player.send(act)
        sent()
        await self._until(lambda: version in player.arrived and version in other.arrived)
        latency = other.arrived[version] - began
        await self._settle()
        return latency

    async def _settle(self) -> None:
        """Wait for what chance adds, until somebody has to decide or the game is over."""
        await self._until(lambda: self.is_over or any([each.legal for each in self._players]))

    async def _until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                self._news.clear()
                await self._news.wait()


@asynccontextmanager
async def seated(http: AsyncClient, game: str) -> AsyncIterator[Match]:
    """A new table at which both players sit, until the end of the block; raises Trouble.

    Whatever goes wrong with one of the sockets ends the block.
    """
    answer = await http.post("/api/tables", content=encode(NewTable(game, SEATS)))
    if answer.status_code != 201:
        raise Trouble(f"no table: {answer.text}")
    made = read_made(answer.content)
    address = str(http.base_url.copy_with(scheme="ws", path="/ws"))
    news = asyncio.Event()
    async with AsyncExitStack() as stack:
        first, second = [
            Player(await stack.enter_async_context(_socket(address)), news) for _ in SEATS
        ]
        async with asyncio.TaskGroup() as group:
            listening = [group.create_task(player.listen()) for player in (first, second)]
            match = Match((first, second), news)
            await match.sit_down(made)
            yield match
            for task in listening:
                task.cancel()


def _socket(address: str) -> connect:
    return connect(address, compression=None, proxy=None, ping_interval=None, max_queue=None)
