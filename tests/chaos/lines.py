"""How a program talks to a server: over a socket, or by streams and requests of HTTP."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Protocol

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.chaos.servers import PATIENCE, Server
from tilewright.server.messages import AnyMessage, Changes, Hello

LOST = (OSError, EOFError, WebSocketException, httpx.TransportError)  # how a connection breaks

write = msgspec.json.Encoder().encode
_messages: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)
read = _messages.decode


class Line(Protocol):
    """A connection to a table; whatever it does, it may raise one of LOST."""

    server: Server

    async def receive(self) -> AnyMessage:
        """The next message."""

    async def send(self, command: Changes) -> AnyMessage | None:
        """Send a command; its answer, if it does not come among the messages."""

    async def close(self) -> None:
        """Hang up."""


class SocketLine:
    """A line over a socket."""

    def __init__(self, server: Server, socket: ClientConnection) -> None:
        self.server = server
        self._socket = socket

    @classmethod
    async def open(cls, server: Server, hello: Hello) -> "SocketLine":
        """Connect and say hello."""
        socket = await connect(
            f"ws://127.0.0.1:{server.port}/ws",
            compression=None,
            ping_interval=None,
            proxy=None,
            open_timeout=PATIENCE,
            close_timeout=1,
            max_queue=None,
        )
        await socket.send(write(hello).decode())
        return cls(server, socket)

    async def receive(self) -> AnyMessage:
        """The next message."""
        return read(await self._socket.recv())

    async def send(self, command: Changes) -> None:
        """Send a command."""
        await self._socket.send(write(command).decode())

    async def close(self) -> None:
        """Hang up."""
        await self._socket.close()


class HttpLine:
    """A line by a stream of lines, and a request for each command."""

    def __init__(
        self, server: Server, hello: Hello, lines: AsyncIterator[str], stack: AsyncExitStack
    ) -> None:
        self.server = server
        self._hello = hello
        self._lines = lines
        self._stack = stack

    @classmethod
    async def open(cls, server: Server, hello: Hello) -> "HttpLine":
        """Begin to follow the table."""
        query = {} if hello.version is None else {"version": hello.version}
        path = f"/api/tables/{hello.table}/stream"
        async with AsyncExitStack() as stack:
            following = server.client.stream("GET", path, params=query, headers=_bearer(hello))
            response = await stack.enter_async_context(following)
            return cls(server, hello, response.aiter_lines(), stack.pop_all())

    async def receive(self) -> AnyMessage:
        """The next message."""
        async for line in self._lines:
            if line:
                return read(line)
        raise EOFError

    async def send(self, command: Changes) -> AnyMessage:
        """Post a command; accepted or refused."""
        return await posted(self.server, self._hello, command)

    async def close(self) -> None:
        """Hang up."""
        await self._stack.aclose()


async def posted(server: Server, hello: Hello, command: Changes) -> AnyMessage:
    """The answer to a command that is posted for whom the hello names."""
    path = f"/api/tables/{hello.table}/commands"
    response = await server.client.post(path, content=write(command), headers=_bearer(hello))
    return read(response.content)


def _bearer(hello: Hello) -> dict[str, str]:
    return {"Authorization": f"Bearer {hello.token}"}
