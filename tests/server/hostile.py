"""Hostile messages for a real server: nothing breaks, nothing changes, everything is refused.

    python -m tests.server.hostile --messages 100000 --commands 10000

What can't be read comes over sockets and HTTP, by strangers, spectators and players; commands
that can be read are illegal, stale, or those of others.
"""

import argparse
import asyncio
import json
import logging
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.garbage import BODIES, HUGE, Garbage
from tests.server.houses import House, embedded
from tests.server.waiting import PATIENCE
from tilewright.catalog import make_game
from tilewright.server.http.responses import STATUS
from tilewright.tables.commands import PROTOCOL

WINDOW = 40  # messages that are sent before their answers are read
SOCKETS = 6
CONNECTIONS = 4
UNREADABLE = {"malformed", "too-large", "hello-first", "not-your-seat", "stale", "illegal"}
TOO_BIG = 1009  # how a socket is closed that sends far too much


class Target(NamedTuple):
    """A table that is attacked, and the token of seat 0."""

    game: str
    table: str
    token: str
    other: str  # of seat 1


class Report(NamedTuple):
    """What was sent, and how it was answered."""

    sent: Counter[str]
    answers: Counter[str]

    def lines(self) -> list[str]:
        """The figures, for people."""
        return [
            f"{title}: {sum(counts.values()):,}: "
            + ", ".join([f"{name} {count:,}" for name, count in sorted(counts.items())])
            for title, counts in zip(("sent", "answers"), self, strict=True)
        ]


class Watch(logging.Handler):
    """Keeps what the server tells of faults."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.faults: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a fault."""
        self.faults.append(self.format(record))


def attack(folder: Path, messages: int, commands: int, seed: int = 1) -> Report:
    """Send so much to a new server; AssertionError if it is not as it was before."""
    report = Report(Counter(), Counter())
    watch = Watch()
    logging.getLogger().addHandler(watch)
    try:
        with embedded(folder, sockets_per_address=1000) as house:
            targets = [_target(house, game) for game in ("azul", "duel")]
            before = _everything(house, targets, folder)
            attacker = Attacker(house, targets, report)
            asyncio.run(attacker.run(messages, commands, seed))
            assert house.ask("GET", "/healthz").json["status"] == "ok"
            assert _everything(house, targets, folder) == before, "something has changed"
    finally:
        logging.getLogger().removeHandler(watch)
    assert not watch.faults, watch.faults[:3]
    return report


def _target(house: House, game: str) -> Target:
    made = house.table("me", "open", game=game)
    other = made["links"][0]["token"]
    house.command(made["table"], other, "sit", name="Eve")
    return Target(game, made["table"], made["token"], other)


def _everything(house: House, targets: Sequence[Target], folder: Path) -> Any:
    """All that the store holds, and all that people are shown."""
    shown = [
        house.snapshot(target.table, token)
        for target in targets
        for token in (None, target.token, target.other)
    ]
    with sqlite3.connect(f"file:{folder}/tables.db?mode=ro", uri=True) as database:
        names = [name for (name,) in database.execute("select name from sqlite_master")]
        tables = [name for name in names if not name.startswith(("sqlite_", "ix_"))]
        stored = {
            name: sorted(map(repr, database.execute(f'select * from "{name}"')))
            for (name,) in database.execute("select name from sqlite_master where type = 'table'")
        }
    database.close()
    return shown, stored, tables


class Attacker:
    """Sends what was never meant to be sent, and looks at every answer."""

    def __init__(self, house: House, targets: Sequence[Target], report: Report) -> None:
        self.house = house
        self.targets = targets
        self.report = report

    async def run(self, messages: int, commands: int, seed: int) -> None:
        """Half of it over sockets, half over HTTP, all at the same time."""
        jobs = []
        for number in range(SOCKETS):
            rng = Random(f"{seed}/socket/{number}")
            count = _share(messages // 2, SOCKETS, number)
            jobs.append(self._garble_sockets(count, rng, number))
            jobs.append(self._command_sockets(_share(commands // 2, SOCKETS, number), rng, number))
        for number in range(CONNECTIONS):
            rng = Random(f"{seed}/http/{number}")
            count = _share(messages - messages // 2, CONNECTIONS, number)
            jobs.append(self._garble_http(count, rng))
            share = _share(commands - commands // 2, CONNECTIONS, number)
            jobs.append(self._command_http(share, rng))
        await asyncio.gather(*jobs)

    # Sockets

    async def _socket(self, target: Target, token: str | None, hello: bool) -> ClientConnection:
        address = f"ws://{self.house.address}/ws"
        socket = await connect(address, max_size=None, max_queue=None, ping_interval=None)
        if hello:
            words = {"type": "hello", "table": target.table, "protocol": PROTOCOL}
            await socket.send(json.dumps({**words, **({"token": token} if token else {})}))
            await self._answer(socket)
        return socket

    async def _answer(self, socket: ClientConnection) -> Any:
        """The next message that is not about who comes and goes."""
        while True:
            async with asyncio.timeout(PATIENCE):
                message = json.loads(await socket.recv())
            if message["type"] != "presence":
                return message

    async def _garble_sockets(self, count: int, rng: Random, number: int) -> None:
        target = self.targets[number % 2]
        tokens = (None, target.token, None)
        garbage = Garbage(rng)
        socket = await self._socket(target, tokens[number % 3], number % 3 > 0)
        while count > 0:
            batch = [garbage.message() for _ in range(min(WINDOW, count))]
            count -= len(batch)
            messages = [message for message in batch if len(message) <= HUGE]
            for message in messages:
                await socket.send(message)
            for _ in messages:
                self._check_refused(await self._answer(socket), "socket")
            for message in batch:
                if len(message) > HUGE:
                    await self._send_too_much(socket, message)
                    socket = await self._socket(target, tokens[number % 3], number % 3 > 0)
            if rng.random() < 0.02:
                await self._garble_frames(rng)
        await socket.close()

    async def _send_too_much(self, socket: ClientConnection, message: str | bytes) -> None:
        """Send what is so large that the socket is closed before it was read."""
        try:
            await socket.send(message)
            await self._answer(socket)
            raise AssertionError("it was read")
        except ConnectionClosed as closed:
            assert closed.rcvd is not None, closed
            assert closed.rcvd.code == TOO_BIG, closed
            self.report.sent["socket"] += 1
            self.report.answers[f"closed {TOO_BIG}"] += 1

    async def _garble_frames(self, rng: Random) -> None:
        """Bytes that are not even frames, after a right handshake."""
        reader, writer = await self._stream()
        writer.write(
            f"GET /ws HTTP/1.1\r\nHost: {self.house.address}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        writer.write(bytes([rng.choice((0x83, 0xF1, 0x0F, 0x81))]) + rng.randbytes(40))
        writer.write_eof()
        async with asyncio.timeout(PATIENCE):
            await reader.read()
        writer.close()
        self.report.sent["frames"] += 1
        self.report.answers["closed"] += 1

    def _check_refused(self, message: Any, way: str) -> None:
        assert message["type"] == "refused", message
        assert message["code"] in UNREADABLE, message
        assert message["reason"], message
        self.report.sent[way] += 1
        self.report.answers[message["code"]] += 1

    async def _command_sockets(self, count: int, rng: Random, number: int) -> None:
        target = self.targets[number % 2]
        commands = Commands(target, self.house, rng)
        sockets = {
            token: await self._socket(target, token, True)
            for token in (None, target.token, target.other)
        }
        while count > 0:
            count -= WINDOW
            token = rng.choice(list(sockets))
            batch = [commands.command(token) for _ in range(min(WINDOW, count + WINDOW))]
            for command in batch:
                await sockets[token].send(json.dumps(command))
            for command in batch:
                self._check_command(command, await self._answer(sockets[token]), "socket")
        for socket in sockets.values():
            await socket.close()

    def _check_command(self, command: Any, answer: Any, way: str) -> None:
        assert answer["type"] == "refused", (command, answer)
        assert answer["command"] in (command["id"], None), (command, answer)
        assert bool(answer["rule"]) or answer["code"] not in ("illegal",), (command, answer)
        assert answer["code"] not in ("malformed", "busy"), (command, answer)
        self.report.sent[f"command {way}"] += 1
        self.report.answers[answer["code"]] += 1

    # HTTP

    async def _stream(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        host, _, port = self.house.address.partition(":")
        return await asyncio.open_connection(host, int(port))

    async def _garble_http(self, count: int, rng: Random) -> None:
        garbage = Garbage(rng)
        streams = await self._stream()
        for _ in range(count):
            request, kind = self._garbled_request(garbage, rng)
            status, answer, is_open = await self._asked(streams, request)
            self._check_answer(kind, request, status, answer)
            if not is_open:
                streams[1].close()
                streams = await self._stream()
        streams[1].close()

    def _garbled_request(self, garbage: Garbage, rng: Random) -> tuple[bytes, str]:
        """A request, and whether it is one at all."""
        target = rng.choice(self.targets)
        if rng.random() < 0.05:
            return garbage.request(self.house.address), "not http"
        if rng.random() < 0.15:
            return self._request(*garbage.path(), b"", None), "path"
        path, bodies = rng.choice(list(BODIES.items()))
        body = garbage.body(rng.choice(bodies))
        token = rng.choice((None, target.token, garbage.token()))
        return self._request("POST", path.replace("TABLE", target.table), body, token), "body"

    def _request(self, method: str, path: str, body: bytes, token: str | None) -> bytes:
        words = [f"{method} {path} HTTP/1.1", f"Host: {self.house.address}"]
        words += [f"Authorization: Bearer {token}"] if token is not None else []
        words += [f"Content-Length: {len(body)}"] if body else []
        return "\r\n".join([*words, "", ""]).encode() + body

    async def _asked(
        self, streams: tuple[asyncio.StreamReader, asyncio.StreamWriter], request: bytes
    ) -> tuple[int, bytes, bool]:
        """The status and body of an answer, and whether the connection stays open."""
        reader, writer = streams
        try:
            writer.write(request)
            async with asyncio.timeout(PATIENCE):
                head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
                length = int(head.partition("content-length:")[2].split("\r\n")[0] or 0)
                body = await reader.readexactly(length)
        except (ConnectionError, asyncio.IncompleteReadError):
            return 0, b"", False
        is_open = "connection: close" not in head
        return int(head.split()[1]), body, is_open

    def _check_answer(self, kind: str, request: bytes, status: int, body: bytes) -> None:
        self.report.sent["http"] += 1
        if status in (0, 400) and kind == "not http":
            self.report.answers[f"http {status or 'closed'}"] += 1
            return
        assert 400 <= status < 500, (status, request[:500], body)
        assert body.startswith(b"{"), (status, request[:500], body)
        answer = json.loads(body)
        assert answer["type"] == "refused", (request, answer)
        assert STATUS[answer["code"]] == status or status == 421, (request, status, answer)
        self.report.answers[answer["code"]] += 1

    async def _command_http(self, count: int, rng: Random) -> None:
        commands = [Commands(target, self.house, rng) for target in self.targets]
        streams = await self._stream()
        for _ in range(count):
            each = rng.choice(commands)
            target = each.target
            token = rng.choice((target.token, target.other, *[t.token for t in self.targets]))
            command = each.command(token)
            path = f"/api/tables/{target.table}/commands"
            request = self._request("POST", path, json.dumps(command).encode(), token)
            status, body, is_open = await self._asked(streams, request)
            answer = json.loads(body)
            assert STATUS[answer["code"]] == status, (command, status, answer)
            self._check_command(command, answer, "http")
            assert is_open
        streams[1].close()


class Commands:
    """Commands that can be read and must not be carried out at a table that stands still."""

    def __init__(self, target: Target, house: House, rng: Random) -> None:
        self.target = target
        self._rng = rng
        self._number = 0
        snapshot = house.snapshot(target.table)
        self._version = snapshot["version"]
        turn = snapshot["view"]["turn"]
        self._in_turn = (target.token, target.other)[turn]
        legal = house.snapshot(target.table, self._in_turn)["view"]["legal"]
        game = make_game(target.game, {})
        actions = [str(game.notation.action_of(number)) for number in range(game.num_actions)]
        chance = [str(game.sample(game.start(), rng)), "DBBBB", "S1", "S2", "bA", "fJBBS/JBBS"]
        allowed = {choice["action"] for choice in legal}
        self._illegal = [action for action in (*actions, *chance) if action not in allowed]
        self._legal = sorted(allowed)

    def command(self, token: str | None) -> dict[str, Any]:
        """A command that has to be refused if who has that token sends it."""
        self._number += 1
        name = f"{self._rng.randrange(10**9)}-{self._number}"
        version = self._version
        kind = self._rng.choice(("illegal", "illegal", "stale", "foreign", "state"))
        if kind == "stale":
            version += self._rng.choice((-1, 1, 7, 1_000_000))
            fields = {"type": "act", "action": self._rng.choice(self._legal)}
        elif kind == "foreign" and token != self._in_turn:
            fields = {"type": "act", "action": self._rng.choice(self._legal)}
        elif kind == "state":
            fields = self._rng.choice(WRONG_NOW)
        else:
            fields = {"type": "act", "action": self._rng.choice(self._illegal)}
        return {"id": name, "version": version, **fields}


WRONG_NOW: list[dict[str, Any]] = [
    {"type": "confirm"},
    {"type": "back"},
    {"type": "back", "moves": 0},
    {"type": "back", "moves": 10_000},
    {"type": "agree"},
    {"type": "decline"},
    {"type": "replace", "seat": 0, "level": "random"},
    {"type": "replace", "seat": 1, "level": "nobody"},
    {"type": "replace", "seat": 3, "level": "random"},
    {"type": "resign", "seat": 2},
    {"type": "end"},
    {"type": "rematch"},
    {"type": "sit", "name": "Mallory"},
]


def _share(count: int, shares: int, number: int) -> int:
    return count // shares + (number < count % shares)


def main(words: Sequence[str]) -> int:
    """Attack, and tell the figures."""
    parser = argparse.ArgumentParser(prog="hostile", description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--commands", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(words)
    began = perf_counter()
    with tempfile.TemporaryDirectory(prefix="tilewright-") as folder:
        report = attack(Path(folder), wanted.messages, wanted.commands, wanted.seed)
    for line in report.lines():
        sys.stdout.write(line + "\n")
    sys.stdout.write(f"nothing broke, nothing changed, in {perf_counter() - began:.0f} s\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
