"""WebSockets as uvicorn reads them before the app is asked: frames that are no messages count."""

from time import monotonic
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tilewright.server.limits.connections import Gate, Visit
from tilewright.server.limits.rates import address_of
from tilewright.server.monitoring.metrics import TURNED_AWAY

if TYPE_CHECKING:
    from websockets.frames import Frame

PIECE = 512  # bytes that are read before the frames in them are counted
MOST_FRAGMENTS = 64  # frames that one message may come in
POLICY = 1008


class CarefulSocket(WebSocketsSansIOProtocol):
    """Uvicorn's WebSockets, for its `ws`: pings, pongs and fragments are counted by address.

    What comes in one piece is read bit by bit, and no further than to the end of a message until
    the app has taken it.
    """

    visit: Visit | None = None

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._gate: Gate | None = self.app_state.get("gate")
        self._rest = b""  # what came and was not read yet, from _at on
        self._at = 0
        self._frames = 0  # besides messages, since they were last counted

    def data_received(self, data: bytes) -> None:
        """Read, as far as the app wants to."""
        self._rest = self._rest[self._at :] + data if self._rest else data
        self._at = 0
        self._read_on()

    async def receive(self) -> Any:
        """The next message; then what came behind it is read."""
        message = await super().receive()
        if self._rest:
            self._read_on()
        return message

    def _read_on(self) -> None:
        while self._at < len(self._rest) and not self.read_paused:
            piece = self._rest[self._at : self._at + PIECE]
            self._at += PIECE
            super().data_received(piece)
            if self._frames and not self._may_go_on():
                self._refuse()
                break
        if self._at >= len(self._rest):
            self._rest = b""

    def _may_go_on(self) -> bool:
        frames, self._frames = self._frames, 0
        if len(self.frames) > MOST_FRAGMENTS:
            return False
        if self._gate is None:
            return True
        address = address_of(self.scope)  # as a proxy tells it
        return not self._gate.limits.frames.charge(address, frames, monotonic())

    def _refuse(self) -> None:
        self._rest = b""
        TURNED_AWAY.labels("frames").inc()
        if not (self.close_sent or self.transport.is_closing()):
            self.stop_keepalive()
            self.conn.fail(POLICY, "too many frames")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()

    def handle_ping(self) -> None:
        """Answer, and count it."""
        self._frames += 1
        super().handle_ping()

    def handle_pong(self, event: "Frame") -> None:
        """Count it."""
        self._frames += 1
        super().handle_pong(event)

    def handle_cont(self, event: "Frame") -> None:
        """Take it in, and count it."""
        self._frames += 1
        super().handle_cont(event)

    def resume_writing(self) -> None:
        """The client has read what was sent."""
        if self.visit is not None:
            self.visit.resume()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """The end."""
        self._rest = b""
        if self.visit is not None:
            self.visit.end()
            self.visit = None
        super().connection_lost(exc)
