"""Requests as uvicorn reads them before the app is asked: not endless, not too many, in time."""

import asyncio
from math import ceil
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tilewright.core.words import reason
from tilewright.server.limits.connections import Gate, Visit
from tilewright.tables.messages import Refused
from tilewright.tables.refusals import refused

REFUSAL = (
    b"HTTP/1.1 %s\r\ncontent-type: application/json\r\ncontent-length: %d\r\n"
    b"connection: close\r\n\r\n%s"
)


class TooManyWaiting(Exception):
    """More requests came on one connection than may wait for the answers before them."""


class CarefulProtocol(HttpToolsProtocol):
    """Uvicorn's HTTP, for its `http`: a head that is too long or too slow ends the connection.

    A head counts from the first byte, or from when the connection was made, until its empty line.
    Whatever comes instead of a head, such as empty lines, does not stop its clock.
    """

    most = 32_768  # bytes of a head, besides what comes in one piece with its end
    most_waiting = 8  # requests that came before the one in front of them was answered
    seconds = 10.0

    _length = 0  # of the head, or of the body, so far
    _in_head = True
    _alarm: asyncio.TimerHandle | None = None
    _gate: Gate | None = None
    _visit: Visit | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first head, if this connection is let in."""
        super().connection_made(transport)
        self._gate = self.app_state.get("gate")
        if self._gate is not None:
            peer = self.client[0] if self.client else ""
            self._visit = self._gate.enter(transport, peer)
        if not transport.is_closing():
            self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._silence()
        if self._visit is not None:
            self._visit.end()
            self._visit = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, unless it is too long already."""
        self._length += len(data)
        if self._in_head and self._alarm is None:
            self._wait_for_head()
        super().data_received(data)
        if self._in_head:
            if self._length > self.most:
                told = refused("too-large", most=self.most)
                self._refuse(b"431 Request Header Fields Too Large", told)
        elif self._gate is not None and self._length > self._gate.largest_request:
            told = refused("too-large", most=self._gate.largest_request)
            self._refuse(b"413 Content Too Large", told)

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no HTTP as everything else is refused; uvicorn has logged why."""
        told = refused("malformed", why=reason("", "table-http"))
        self._refuse(b"400 Bad Request", told)

    def on_message_begin(self) -> None:
        """Wait for the rest of a head."""
        if len(self.pipeline) >= self.most_waiting:
            raise TooManyWaiting
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Here is all of it."""
        self._in_head, self._length = False, 0
        self._silence()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Count the next head from its start."""
        super().on_message_complete()
        self._in_head, self._length = True, 0

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over."""
        visit, self._visit = self._visit, None
        super().handle_websocket_upgrade()
        protocol: Any = self.transport.get_protocol()
        protocol.visit = visit

    def resume_writing(self) -> None:
        """The client has read what was sent."""
        if self._visit is not None:
            self._visit.resume()
        super().resume_writing()

    def _wait_for_head(self) -> None:
        self._alarm = self.loop.call_later(self.seconds, self._ring)

    @property
    def _is_answering(self) -> bool:
        cycle: Any = self.cycle  # None before the first request
        return cycle is not None and not cycle.response_complete

    def _ring(self) -> None:
        if self._is_answering:
            self._wait_for_head()  # who waits for an answer need not ask again yet
        else:
            told = refused("slow", seconds=ceil(self.seconds))
            self._refuse(b"408 Request Timeout", told)

    def _silence(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _refuse(self, status: bytes, told: Refused) -> None:
        """Refuse in English: the language that somebody wants may not have been read."""
        self._silence()
        if not self.transport.is_closing():
            body = msgspec.json.encode(told)
            self.transport.write(REFUSAL % (status, len(body), body))
            self.transport.close()
