"""Hostile programs, each a process of its own that does one thing for a while, from one address.

They send what was made beforehand, at a fixed pace, so that they cost little themselves; at the end
each prints what it has met, as JSON.
"""

import json
import os
import socket
import struct
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from time import monotonic, process_time, sleep
from typing import NamedTuple

SOURCE = "127.0.0.2"
NICE = 10  # the players and the server come first
PATIENCE = 1.0  # seconds for an answer

ESTABLISHED = 1  # a state of TCP, as Linux tells it

PING = b"\x89\x80\0\0\0\0"
PINGS = PING * 500
HASTY = (b"\x81\x8f\0\0\0\0" + b'{"type":"ping"}') * 50
FRAGMENTS = b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 200


class Target(NamedTuple):
    """Whom to attack, for how long, and what is there: a game of one's own, one that is over."""

    host: str
    port: int
    seconds: float
    table: str
    token: str
    over: str
    actions: list[str]

    def head(self, method: str, path: str, more: str = "") -> bytes:
        """The head of a request."""
        return f"{method} {path} HTTP/1.1\r\nHost: {self.host}\r\n{more}\r\n".encode()


class Attack:
    """Connections to a target, and a tally of what came of them."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.tally: Counter[str] = Counter()
        self._end = monotonic() + target.seconds

    def beats(self, rate: float) -> Iterator[None]:
        """Do something so many times a second, until it is over."""
        due = monotonic()
        while due < self._end:
            yield
            due = max(due + 1 / rate, monotonic() - 1)
            sleep(max(0.0, min(due, self._end) - monotonic()))

    def connected(self) -> socket.socket | None:
        """A new connection, if there is one to be had."""
        line = socket.socket()
        line.settimeout(PATIENCE)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        try:
            line.bind((SOURCE, 0))
            line.connect((self.target.host, self.target.port))
        except OSError:
            line.close()
            self.tally["not connected"] += 1
            return None
        self.tally["connected"] += 1
        return line

    def asked(self, line: socket.socket, request: bytes) -> bool:
        """Send a request and read the start of its answer; whether the connection is still good."""
        try:
            line.sendall(request)
            answer = line.recv(65_536)
        except OSError:
            answer = b""
        self.tally[answer[9:12].decode("latin-1") or "closed"] += 1
        return answer.startswith((b"HTTP/1.1 200", b"HTTP/1.1 101"))

    def upgraded(self) -> socket.socket | None:
        """A WebSocket that has said nothing yet."""
        line = self.connected()
        upgrade = (
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        )
        if line is None or self.asked(line, self.target.head("GET", "/ws", upgrade)):
            return line
        line.close()
        return None

    def held(self, lines: list[socket.socket], answer: bytes) -> list[socket.socket]:
        """Those of which the server has not let go and whose answer, not read, begins like that."""
        found = []
        for line in lines:
            state = line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 1)[0]
            if state == ESTABLISHED and _peeked(line, len(answer)) == answer:
                found.append(line)
            else:
                line.close()
        self.tally["most held"] = max(self.tally["most held"], len(found))
        self.tally["let go"] += len(lines) - len(found)
        return found


def _peeked(line: socket.socket, count: int) -> bytes:
    """What came first and was not read."""
    if not count:
        return b""
    line.setblocking(False)
    try:
        return line.recv(count, socket.MSG_PEEK)
    except OSError:
        return b""


def dear(attack: Attack) -> None:
    """Ask for the dearest answers, 20 a second: explanations, whole logs, catching up."""
    target = attack.target
    question = {"type": "explain", "id": "e", "actions": target.actions}
    body = json.dumps(question).encode()
    token = f"Authorization: Bearer {target.token}\r\nContent-Length: {len(body)}\r\n"
    requests = [
        target.head("POST", f"/api/tables/{target.table}/questions", token) + body,
        target.head("GET", f"/api/tables/{target.over}/events", "Connection: close\r\n"),
        target.head("GET", f"/api/tables/{target.over}/stream?version=0"),
        target.head("GET", "/api/openapi.json", "Connection: close\r\n"),
        target.head("GET", "/", "Connection: close\r\n"),
    ]
    for at, _ in enumerate(attack.beats(20)):
        line = attack.connected()
        if line is not None:
            attack.asked(line, requests[at % len(requests)])
            line.close()


def streams(attack: Attack) -> None:
    """Try to follow a table 400 times at once, and never read."""
    follow = attack.target.head("GET", f"/api/tables/{attack.target.over}/stream?version=0")
    lines: list[socket.socket] = []
    for at, _ in enumerate(attack.beats(40)):
        if len(lines) < 400 and (line := attack.connected()) is not None:
            with suppress(OSError):
                line.sendall(follow)
            lines.append(line)
        if at % 40 == 39:
            lines = attack.held(lines, b"HTTP/1.1 200")


def pings(attack: Attack) -> None:
    """Send 20,000 pings a second, over up to 50 sockets in turn."""
    _pour(attack, PINGS, 40)


def fragments(attack: Attack) -> None:
    """Send messages in fragments that never end."""
    _pour(attack, FRAGMENTS, 10)


def messages(attack: Attack) -> None:
    """Send 1,000 messages a second."""
    _pour(attack, HASTY, 20)


def _pour(attack: Attack, frames: bytes, rate: float) -> None:
    lines: list[socket.socket] = []
    for at, _ in enumerate(attack.beats(rate)):
        if len(lines) < 50 and at % 2 == 0 and (line := attack.upgraded()) is not None:
            lines.append(line)
        if lines:
            line = lines[at % len(lines)]
            line.setblocking(False)
            try:
                attack.tally["bytes"] += line.send(frames)
            except BlockingIOError:
                attack.tally["held up"] += 1
            except OSError:
                attack.tally["let go"] += 1
                lines.remove(line)
                line.close()


def idle(attack: Attack) -> None:
    """Try to hold 2,000 connections that say nothing, or only empty lines now and then."""
    lines: list[socket.socket] = []
    for at, _ in enumerate(attack.beats(200)):
        if len(lines) < 2_000 and (line := attack.connected()) is not None:
            lines.append(line)
        if at % 200 == 199:
            lines = attack.held(lines, b"")
            for line in lines:
                with suppress(OSError):
                    line.send(b"\r\n")


def churn(attack: Attack) -> None:
    """Connect and go, 500 times a second."""
    for _ in attack.beats(500):
        if (line := attack.connected()) is not None:
            line.close()


def pipeline(attack: Attack) -> None:
    """Send 500 requests in one piece, 10 times a second."""
    requests = attack.target.head("GET", "/api/openapi.json") * 500
    for _ in attack.beats(10):
        if (line := attack.connected()) is not None:
            attack.asked(line, requests)
            line.close()


ATTACKS: dict[str, Callable[[Attack], None]] = {
    each.__name__: each
    for each in (dear, streams, pings, idle, churn, pipeline, fragments, messages)
}


def main() -> None:
    """Attack, as soon as a line comes in; the name and the target are arguments."""
    os.nice(NICE)
    name, target = sys.argv[1], Target(*json.loads(sys.argv[2]))
    print("ready", flush=True)  # noqa: T201
    sys.stdin.readline()  # all begin at once
    attack = Attack(target)
    ATTACKS[name](attack)
    attack.tally["ms of processor"] = round(process_time() * 1_000)
    print(json.dumps(attack.tally))  # noqa: T201


if __name__ == "__main__":
    main()
