"""Heads: what uvicorn reads before the app is asked is not endless, and in time."""

import asyncio
import socket
from collections.abc import Awaitable, Callable

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

import uvicorn
from starlette.responses import PlainTextResponse

from tilewright.server.heads import CarefulProtocol

SECONDS = 20  # longer than anything here takes

Talk = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[bytes]]


class Hasty(CarefulProtocol):
    """One that waits for no head."""

    seconds = 0.05


def said(talk: Talk, protocol: type[CarefulProtocol] = CarefulProtocol) -> bytes:
    """What a real server says to a client that talks like that."""

    async def run() -> bytes:
        app = PlainTextResponse("thanks")
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

    assert said(talk).startswith(b"HTTP/1.1 431 ")


@pytest.mark.parametrize("start", [b"", b"GE", START])
def test_a_head_that_does_not_come_is_refused(start: bytes) -> None:
    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        writer.write(start)
        return await reader.read()

    assert said(talk, Hasty).startswith(b"HTTP/1.1 408 ")


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
