"""Servers in tests: tables in this event loop with a clock of the test, or a real server."""

import asyncio
import http.client
import json
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.waiting import PATIENCE
from tilewright.catalog import make_game
from tilewright.core.playing import legal_actions
from tilewright.core.seat import Seat
from tilewright.server.bots.pool import Question, Thought
from tilewright.server.bus.bus import open_bus
from tilewright.server.live.caretaker import Caretaker
from tilewright.server.live.table import Live
from tilewright.server.live.tables import Tables
from tilewright.server.serve import Embedded
from tilewright.server.settings import Settings
from tilewright.server.storage.store import Store
from tilewright.tables.commands import PROTOCOL, NewTable, TableMade
from tilewright.tables.messages import AnyMessage
from tilewright.tables.views import Viewer

STEP = 3_000  # seconds that pass at once while a server runs: a shorter time than a pause
HASTE = 1_000_000  # a rate that no test reaches

read_message = msgspec.json.Decoder(AnyMessage).decode


def settings_in(folder: Path, **changes: Any) -> Settings:
    """Settings with a database in a folder, and without limits of haste."""
    rates = {f"{name}_{what}": HASTE for name in NAMES for what in ("rate", "burst")}
    given = {"database": f"sqlite:///{folder}/tables.db", "page": folder / "page", **rates}
    return Settings(**{"port": 0, "bot_workers": 1, "log_level": "error", **given, **changes})


NAMES = ("address", "token", "tables", "connection")


# In this event loop


class PlainBots:
    """Bots that do the first legal thing at once, or what a test wants."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.waiting = 0
        self.busy = 0
        self.faults: list[Exception] = []
        self.gate: asyncio.Event | None = None  # nobody answers before it is set

    async def think(self, question: Question) -> Thought:
        """The first legal action."""
        self.asked.append(question)
        if self.gate is not None:
            await self.gate.wait()
        if self.faults:
            raise self.faults.pop(0)
        game = make_game(question.game, question.options)
        observation = game.notation.parse_observation(question.observation, Seat(question.seat))
        action = legal_actions(game, observation.table)[0]
        return Thought(str(action), 0.0, 1)


class Ear:
    """A listener that keeps everything."""

    def __init__(self, key: str | None, player: str | None = None) -> None:
        self.viewer = Viewer(key)
        self.player = player
        self.raw: list[bytes] = []

    def push(self, messages: Sequence[bytes]) -> None:
        """Keep messages."""
        self.raw += messages

    @property
    def heard(self) -> list[Any]:
        """The messages."""
        return [read_message(raw) for raw in self.raw]

    def kinds(self) -> list[str]:
        """The types of the messages."""
        return [json.loads(raw)["type"] for raw in self.raw]


class Clock:
    """A clock that stands still until a test moves it."""

    def __init__(self, now: int = 1_000_000_000) -> None:
        self.now = now

    def __call__(self) -> int:
        """The time, in milliseconds."""
        return self.now

    def pass_seconds(self, seconds: float) -> None:
        """Let time pass."""
        self.now += round(seconds * 1000)


async def pass_hours(house: "InLoop", caretaker: Caretaker, hours: float) -> None:
    """Let time pass while a server runs: its caretaker goes round."""
    for _ in range(int(hours * 3_600 // STEP)):
        house.clock.pass_seconds(STEP)
        await caretaker.go_round(house.clock())
    house.clock.pass_seconds(hours * 3_600 % STEP)
    await caretaker.go_round(house.clock())


class InLoop(NamedTuple):
    """Tables in this event loop, with what they are made of."""

    tables: Tables
    bots: PlainBots
    clock: Clock

    async def made(self, player: str | None = None, **wish: Any) -> tuple[Live, TableMade]:
        """A new table, made by a player or by nobody."""
        made = await self.tables.foundings.make(msgspec.convert(wish, NewTable), "en", player)
        return await self.tables.live(made.table), made


@asynccontextmanager
async def in_loop(settings: Settings, clock: Clock | None = None) -> AsyncIterator[InLoop]:
    """Tables with a real store, plain bots and a clock of the test."""
    store = await Store.open(settings.database)
    bus = open_bus(None)
    bots, clock = PlainBots(), clock or Clock()
    tables = Tables(store, bus, bots, settings, clock)  # type: ignore[arg-type]
    await tables.start()
    try:
        yield InLoop(tables, bots, clock)
    finally:
        await tables.close()
        await bus.close()
        await store.close()


# A real server


class Answer(NamedTuple):
    """An answer over HTTP."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        """The body, read."""
        return json.loads(self.body)


class House:
    """A real server, its address, and how to ask it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.address = urlsplit(url).netloc

    def ask(
        self, method: str, path: str, body: Any = None, token: str | None = None, **headers: str
    ) -> Answer:
        """The answer to a request; a body that is not bytes is sent as JSON."""
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        raw = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        connection = http.client.HTTPConnection(self.address, timeout=PATIENCE)
        try:
            connection.request(method, path, raw, headers)
            answer = connection.getresponse()
            found = {name.lower(): value for name, value in answer.getheaders()}
            return Answer(answer.status, found, answer.read())
        finally:
            connection.close()

    def table(self, *seats: str, game: str = "azul", **more: Any) -> Any:
        """A new table with seats such as `me`, `open` or `bot random`."""
        wanted = []
        for seat in seats:
            kind, _, level = seat.partition(" ")
            wanted.append({"kind": kind, **({"level": level} if level else {})})
        options = {"seats": str(len(seats))} if game == "azul" else {}
        wish = {"game": game, "seats": wanted, "options": options, **more}
        answer = self.ask("POST", "/api/tables", wish)
        assert answer.status == 201, answer
        return answer.json

    def snapshot(self, table: str, token: str | None = None) -> Any:
        """A table as it is now."""
        return self.ask("GET", f"/api/tables/{table}", token=token).json

    def command(self, table: str, token: str, kind: str, **fields: Any) -> Answer:
        """Send a command over HTTP, at the version of now unless another is named.

        If a bot moves in between, the command is sent again at the version after that.
        """
        while True:
            version = self.snapshot(table, token)["version"]
            body = {"type": kind, "id": f"h{next(IDS)}", "version": version, **fields}
            answer = self.ask("POST", f"/api/tables/{table}/commands", body, token)
            if "version" in fields or answer.status == 200 or answer.json["code"] != "stale":
                return answer

    @contextmanager
    def socket(
        self, table: str | None = None, token: str | None = None, version: int | None = None
    ) -> Iterator["Person"]:
        """Somebody at a socket, who has said hello if a table is named."""
        with connect(f"ws://{self.address}/ws", open_timeout=PATIENCE) as connection:
            person = Person(connection)
            if table is not None:
                person.greet(table, token, version)
            yield person


IDS = count(1)


class Person:
    """Somebody at a socket."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[Any] = []
        self.version = 0
        self.view: Any = None

    def greet(self, table: str, token: str | None = None, version: int | None = None) -> None:
        """Say hello at a table."""
        hello = {"table": table, "token": token, "version": version, "protocol": PROTOCOL}
        self.say("hello", **hello)

    def say(self, kind: str, **fields: Any) -> None:
        """Send a message as it is."""
        self.connection.send(json.dumps({"type": kind, **fields}))

    def send(self, kind: str, **fields: Any) -> str:
        """Send a change or a question at the version that was heard last; its id."""
        name = f"c{next(IDS)}"
        version = {} if kind in ("explain", "look") else {"version": self.version}
        self.say(kind, **{"id": name, **version, **fields})
        return name

    def hear(self) -> Any:
        """The next message; fails if none comes in time."""
        message = json.loads(self.connection.recv(timeout=PATIENCE))
        self.heard.append(message)
        view, version = message.get("view"), message.get("version")
        if view is not None and (version >= self.version or message["type"] == "snapshot"):
            self.view, self.version = view, version
        return message

    def catch_up(self) -> None:
        """Hear all that the server has told so far."""
        self.say("ping")
        self.until("pong")

    def until(self, is_it: str | Callable[[Any], bool]) -> Any:
        """The next message of a type, or of which something is so; what comes before is heard."""
        while True:
            message = self.hear()
            if message["type"] == is_it if isinstance(is_it, str) else is_it(message):
                return message

    def answer(self, name: str) -> Any:
        """The answer to a command: what happened, or its refusal."""
        return self.until(lambda message: message.get("command") == name)

    def ask(self, kind: str, **fields: Any) -> Any:
        """Send something, and the answer to it."""
        return self.answer(self.send(kind, **fields))

    def closed(self) -> int | None:
        """Wait until the server closes the socket; its code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else None


@contextmanager
def embedded(folder: Path, **changes: Any) -> Iterator[House]:
    """A real server with its database in a folder."""
    with Embedded(settings_in(folder, **changes)) as server:
        yield House(server.url)
