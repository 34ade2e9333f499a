"""How a program talks to a server: over a socket, or by streams and requests of HTTP."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Protocol

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.chaos.servers import PATIENCE, Server
from tests.chaos.web import HOST, lines_of
from tilewright.tables.commands import Changes, Hello
from tilewright.tables.messages import AnyMessage

LOST = (OSError, EOFError, WebSocketException)  # how a connection breaks

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
            f"ws://{HOST}:{server.port}/ws",
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
        self, server: Server, hello: Hello, lines: AsyncIterator[bytes], stack: AsyncExitStack
    ) -> None:
        self.server = server
        self._hello = hello
        self._lines = lines
        self._stack = stack

    @classmethod
    async def open(cls, server: Server, hello: Hello) -> "HttpLine":
        """Begin to follow the table."""
        query = "" if hello.version is None else f"?version={hello.version}"
        path = f"/api/tables/{hello.table}/stream{query}"
        async with AsyncExitStack() as stack:
            asked = server.web.asked("GET", path, headers=_bearer(hello))
            answer = await stack.enter_async_context(asked)
            return cls(server, hello, lines_of(answer.reader), stack.pop_all())

    async def receive(self) -> AnyMessage:
        """The next message."""
        async for line in self._lines:
            if line:  # otherwise a sign of life
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
    _, content = await server.web.post(path, write(command), _bearer(hello))
    return read(content)


def _bearer(hello: Hello) -> dict[str, str]:
    return {"Authorization": f"Bearer {hello.token}", "Tilewright-Player": hello.player or ""}
