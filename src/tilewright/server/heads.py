"""The head of a request, which uvicorn reads before the app is asked: not endless, and in time."""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

REFUSAL = b"HTTP/1.1 %s\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class CarefulProtocol(HttpToolsProtocol):
    """Uvicorn's HTTP, for its `http`: a head that is too long or too slow ends the connection.

    A head counts from the first byte, or from when the connection was made, until its empty line.
    """

    most = 32_768  # bytes, besides what comes in one piece with the end of the head
    seconds = 10.0

    _length = 0  # of the head so far
    _in_head = True
    _alarm: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first head."""
        super().connection_made(transport)
        self._alarm = self.loop.call_later(self.seconds, self._refuse, b"408 Request Timeout")

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._silence()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, unless the head is too long already."""
        if self._in_head:
            self._length += len(data)
        super().data_received(data)
        if self._in_head and self._length > self.most:
            self._refuse(b"431 Request Header Fields Too Large")

    def on_message_begin(self) -> None:
        """Wait for the rest of a head."""
        super().on_message_begin()
        if self._alarm is None:
            self._alarm = self.loop.call_later(self.seconds, self._refuse, b"408 Request Timeout")

    def on_headers_complete(self) -> None:
        """Here is all of it."""
        self._in_head = False
        self._silence()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Count the next head from its start."""
        super().on_message_complete()
        self._in_head, self._length = True, 0

    def _silence(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _refuse(self, status: bytes) -> None:
        self._silence()
        if not self.transport.is_closing():
            self.transport.write(REFUSAL % status)
            self.transport.close()
