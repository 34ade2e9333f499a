"""Heads: what uvicorn reads before the app is asked is not endless, and in time."""

import asyncio
import json
import socket
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

import uvicorn
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from tests.server.houses import embedded
from tilewright.server.limits.requests import CarefulProtocol

SECONDS = 20  # longer than anything here takes

Talk = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[bytes]]


class Hasty(CarefulProtocol):
    """One that waits for no head."""

    seconds = 0.05


THANKS = PlainTextResponse("thanks")


def said(
    talk: Talk, protocol: type[CarefulProtocol] = CarefulProtocol, app: ASGIApp = THANKS
) -> bytes:
    """What a real server says to a client that talks like that."""

    async def run() -> bytes:
        config = uvicorn.Config(
            app, http=protocol, log_config=None, access_log=False, lifespan="off"
        )
        server = uvicorn.Server(config)
        with socket.create_server(("127.0.0.1", 0)) as listener:
            serving = asyncio.create_task(server.serve(sockets=[listener]))
            reader, writer = await asyncio.open_connection(*listener.getsockname())
            try:
                return await talk(reader, writer)
            finally:
                writer.close()
                server.should_exit = True
                await serving

    return asyncio.run(asyncio.wait_for(run(), SECONDS))


START = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
LAST = b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n" + b"x" * 100_000


def refusal(answer: bytes) -> Any:
    """What a refusal says; all of it is there."""
    head, body = answer.split(b"\r\n\r\n")
    assert b"content-type: application/json" in head
    assert b"content-length: %d\r\n" % len(body) in head
    return json.loads(body)


@pytest.mark.parametrize(
    "piece", [b"X-Long: " + b"x" * 1_000 + b"\r\n", b"x" * 1_000], ids=["many", "one"]
)
def test_an_endless_head_is_refused(piece: bytes) -> None:
    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        async def pour() -> None:
            while True:
                writer.write(piece)
                await writer.drain()

        writer.write(START + b"X: ")
        with pytest.raises(ConnectionError):
            await pour()
        return b"refused"

    assert said(talk) == b"refused"


def test_a_head_that_is_too_long_is_told_so() -> None:
    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        # One byte too many: all of it is read, so the answer is not lost in a broken connection.
        writer.write((START + b"X: ").ljust(CarefulProtocol.most + 1, b"x"))
        return await reader.read()

    told = said(talk)
    assert told.startswith(b"HTTP/1.1 431 ")
    assert refusal(told)["code"] == "too-large"


@pytest.mark.parametrize(
    "start", [b"hello\r\n\r\n", START + b"no colon\r\n\r\n", b"\x16\x03\x01\r\n"]
)
def test_what_is_no_http_is_refused_as_everything_else(start: bytes) -> None:
    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        writer.write(start)
        return await reader.read()

    told = said(talk)
    assert told.startswith(b"HTTP/1.1 400 ")
    assert refusal(told)["code"] == "malformed"
    assert refusal(told)["reason"].endswith("This is no request in HTTP.")


@pytest.mark.parametrize("start", [b"", b"GE", START])
def test_a_head_that_does_not_come_is_refused(start: bytes) -> None:
    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        writer.write(start)
        return await reader.read()

    told = said(talk, Hasty)
    assert told.startswith(b"HTTP/1.1 408 ")
    assert refusal(told)["code"] == "slow"


def test_the_second_head_of_a_connection_is_waited_for_no_longer() -> None:
    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        writer.write(START + b"\r\n")
        await reader.readuntil(b"thanks")
        writer.write(START)
        return await reader.read()

    assert said(talk, Hasty).startswith(b"HTTP/1.1 408 ")


def test_many_requests_with_long_bodies_are_answered_on_one_connection() -> None:
    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        for _ in range(5):
            writer.write(POST)
            await reader.readuntil(b"thanks")
        writer.write(LAST)
        return await reader.read()

    assert said(talk).endswith(b"thanks")


@pytest.mark.parametrize("empty", [b"\r\n", b"\n", b"\r\n\r\n"])
def test_empty_lines_do_not_keep_a_connection(empty: bytes) -> None:
    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        writer.write(START + b"\r\n")
        await reader.readuntil(b"thanks")
        writer.write(empty)
        return await reader.read()

    assert said(talk, Hasty).startswith(b"HTTP/1.1 408 ")


def test_who_waits_for_an_answer_is_not_asked_for_another_head() -> None:
    asked, rung = asyncio.Event(), asyncio.Event()

    class Counted(Hasty):
        def _ring(self) -> None:
            super()._ring()
            rung.set()

    async def answer_late(scope: Scope, receive: Receive, send: Send) -> None:
        asked.set()
        await rung.wait()
        await THANKS(scope, receive, send)

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        writer.write(LAST)
        await asked.wait()
        writer.write(b"\r\n")
        return await reader.read()

    assert said(talk, Counted, answer_late).endswith(b"thanks")


def test_a_few_requests_may_come_before_the_first_is_answered_but_not_many() -> None:
    async def talk(count: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        writer.write((START + b"\r\n") * count + LAST)
        return await reader.read()

    assert said(partial(talk, CarefulProtocol.most_waiting)).count(b"thanks") == 9
    answers = said(partial(talk, 1_000))
    assert b"HTTP/1.1 400 " in answers
    assert answers.count(b"thanks") <= CarefulProtocol.most_waiting


def test_what_follows_a_body_is_not_endless(tmp_path: Path) -> None:
    start = START.replace(b"GET / ", b"POST /api/tables ") + b"Transfer-Encoding: chunked\r\n\r\n"
    with embedded(tmp_path, max_body=256, max_record=256) as house:
        host, port = house.address.split(":")
        with socket.create_connection((host, int(port)), SECONDS) as line:
            line.sendall(start + b"2\r\n{}\r\n0\r\n")

            def pour() -> None:
                while True:
                    line.sendall(b"X-More: " + b"x" * 100 + b"\r\n")

            with pytest.raises(ConnectionError):
                pour()
