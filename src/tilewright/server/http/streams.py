"""Streams: what happens at a table as lines of a response that goes on."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from tilewright.server.http.route import LINES
from tilewright.tables.views import Viewer

KEEP_ALIVE = 7.0  # seconds after which a stream sends an empty line


class Stream:
    """A listener whose messages become lines."""

    def __init__(self, viewer: Viewer, player: str | None, most: int) -> None:
        self.viewer = viewer
        self.player = player
        self._lines: asyncio.Queue[bytes | None] = asyncio.Queue(most)
        self._is_ended = False

    def push(self, messages: Sequence[bytes]) -> None:
        """Put messages in the queue; a stream that is too slow ends."""
        try:
            for message in messages:
                self._lines.put_nowait(message)
        except asyncio.QueueFull:
            self.end()

    def end(self) -> None:
        """Send nothing more."""
        self._is_ended = True
        if self._lines.empty():
            self._lines.put_nowait(None)

    async def lines(self) -> AsyncIterator[bytes]:
        """The lines, an empty one when nothing happens."""
        while not self._is_ended:
            try:
                async with asyncio.timeout(KEEP_ALIVE):
                    line = await self._lines.get()
            except TimeoutError:
                line = b""
            if line is not None:
                yield line + b"\n"


class StreamResponse(StreamingResponse):
    """The answer that a stream is; however it ends, and if it never begins, somebody is told."""

    def __init__(self, stream: Stream, leave: Callable[[], None]) -> None:
        super().__init__(stream.lines(), media_type=LINES)
        self._leave = leave

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send line after line."""
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._leave()
