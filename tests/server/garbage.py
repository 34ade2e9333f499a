"""What nobody should send: messages, bodies, paths and requests that can't be read."""

import json
from collections.abc import Callable, Mapping, Sequence
from random import Random
from string import ascii_letters, digits, printable
from typing import Any

LARGE = 4_096  # bytes, the largest message of a socket
HUGE = LARGE * 16  # bytes, the largest frame

# Commands that are refused even if what is done to them leaves them readable.
COMMANDS: Sequence[Mapping[str, Any]] = [
    {"type": "act", "id": "a1", "version": 987654321, "action": "zz"},
    {"type": "back", "id": "b1", "version": 987654321, "moves": 987654321},
    {"type": "replace", "id": "r1", "version": 987654321, "seat": 3, "level": "nobody"},
    {"type": "resign", "id": "r2", "version": 987654321, "seat": 3},
]
WISH = {"game": "nothing", "seats": [{"kind": "bot", "level": "nobody"}] * 5}
RECORD = '[Game "azul"]\n[Options "seats=9"]\n[Rules "0"]\n[Result "1-1"]\n\n1. DBBBB 1BF *\n'

# The routes that take a body, and bodies that each of them refuses.
BODIES: Mapping[str, Sequence[str]] = {
    "/api/tables": [json.dumps(WISH)],
    "/api/tables/TABLE/commands": [json.dumps(command) for command in COMMANDS],
    "/api/tables/TABLE/questions": [json.dumps({"type": "hint", "id": "h", "version": 98765})],
    "/api/tables/TABLE/seats": [json.dumps({"name": "Mallory"})],
    "/api/records": [RECORD],
    "/api/records/tables": [json.dumps({"record": RECORD, "seats": WISH["seats"]})],
}


class Garbage:
    """Garbage of all kinds, from one generator."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def message(self) -> str | bytes:
        """A message for a socket."""
        rng = self._rng
        kinds: list[Callable[[], str | bytes]] = [
            lambda: rng.randbytes(rng.randrange(200)),
            lambda: self._text(rng.randrange(200)),
            lambda: self._mutated(json.dumps(rng.choice(COMMANDS))),
            lambda: json.dumps(self._value(4)),
            lambda: json.dumps({**rng.choice(COMMANDS), self._text(5): self._value(1)}),
            lambda: json.dumps(self._wrong_field()),
            lambda: json.dumps({"type": self._text(8), "id": "x", "version": 1}),
            lambda: rng.choice(("[", '{"type":', "{", '"')) * rng.randrange(1, LARGE // 8),
            lambda: '{"type":"act","id":"a","version":' + "9" * rng.randrange(10, 999) + "}",
            lambda: '{"type":"sit","id":"a","version":987654321,"name":"\\ud83d"}',
        ]
        if rng.random() < 0.02:
            size = rng.choice((LARGE + 1, LARGE * 2, HUGE - 2, HUGE + 1))
            return json.dumps("x" * size) if rng.random() < 0.5 else rng.randbytes(size)
        return rng.choice(kinds)()

    def body(self, base: str) -> bytes:
        """A body for a route that refuses the base."""
        rng = self._rng
        kinds: list[Callable[[], bytes]] = [
            lambda: rng.randbytes(rng.randrange(300)),
            lambda: self._mutated(base).encode(errors="replace"),
            lambda: base.encode() * 2,
            lambda: json.dumps(self._value(4)).encode(),
            lambda: b"",
            lambda: b"[" * rng.randrange(1, 9_000),
        ]
        if rng.random() < 0.01:
            return rng.randbytes(rng.choice((16_385, 40_000, 262_145)))
        return rng.choice(kinds)()

    def path(self) -> tuple[str, str]:
        """A method and a path where there is nothing."""
        rng = self._rng
        method = rng.choice(("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"))
        signs = ascii_letters + digits + "-._~%2F%00%ff!$&'()*+,;=:@/"
        rest = "".join(rng.choices(signs, k=rng.randrange(80)))
        return method, rng.choice(("/api/", "/api/tables/x", "/x", "/.")) + rest + "~"

    def token(self) -> str:
        """A token that opens nothing."""
        return "".join(self._rng.choices(ascii_letters + digits + "-_", k=32))

    def request(self, host: str) -> bytes:
        """Bytes that are no request."""
        rng = self._rng
        named = f"Host: {host}\r\n".encode()
        kinds = [
            b"\x16\x03\x01" + rng.randbytes(60) + b"\r\n\r\n",
            b"GET /healthz HTTP/9.9\r\n\r\n",
            b"GET  /healthz\r\n\r\n",
            b"BREW /healthz HTTP/1.1\r\n" + named + b"\r\n",
            b"POST /api/tables HTTP/1.1\r\n" + named + b"Content-Length: x\r\n\r\n",
            b"GET /x HTTP/1.1\r\n" + named + b"\x00: y\r\n\r\n",
        ]
        return rng.choice(kinds)

    def _text(self, length: int) -> str:
        signs = printable + "äß€😀\u2028\u202e"
        return "".join(self._rng.choices(signs, k=length))

    def _mutated(self, text: str) -> str:
        rng = self._rng
        for _ in range(rng.randrange(1, 4)):
            at = rng.randrange(len(text) + 1)
            to = min(len(text), at + rng.randrange(4))
            text = text[:at] + self._text(rng.randrange(3)) + text[to:]
        return text

    def _value(self, depth: int) -> Any:
        rng = self._rng
        if depth == 0 or rng.random() < 0.3:
            return rng.choice((None, True, -1, 0, 1e308, 2**70, "", self._text(8)))
        if rng.random() < 0.5:
            return [self._value(depth - 1) for _ in range(rng.randrange(5))]
        return {self._text(4): self._value(depth - 1) for _ in range(rng.randrange(5))}

    def _wrong_field(self) -> dict[str, Any]:
        command = dict(self._rng.choice(COMMANDS))
        command[self._rng.choice(sorted(command))] = self._rng.choice(
            ([], {}, None, -1, 1.5, "", "x" * 500, True, 2**63, {"type": "act"})
        )
        return command
