"""WebSocket connections: hello, commands, and everything that happens at the table."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from hashlib import sha256
from time import monotonic

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tilewright.core.words import LOCALES
from tilewright.server.http.bodies import reader
from tilewright.server.limits import costs
from tilewright.server.limits.places import Places
from tilewright.server.limits.rates import Limits, address_of, check_wait
from tilewright.server.live import questions
from tilewright.server.live.table import Live, encode
from tilewright.server.live.tables import Tables
from tilewright.server.monitoring.metrics import COMMAND_SECONDS, COMMANDS, CONNECTIONS, REFUSALS
from tilewright.server.operating.bans import check_beginning
from tilewright.server.settings import Settings
from tilewright.tables.commands import (
    PROTOCOL,
    AnyCommand,
    Changes,
    Explain,
    Hello,
    Hint,
    Leave,
    Look,
    Ping,
    Say,
    Sit,
)
from tilewright.tables.messages import AnyMessage, Pong, Refused
from tilewright.tables.refusals import Denied
from tilewright.tables.views import Viewer

log = logging.getLogger("tilewright.sockets")

TOO_MANY_IN_A_ROW = 20  # refusals for haste, after which the socket is closed

# How a socket is closed (RFC 6455): policy, and try again later.
POLICY = 1008
TRY_LATER = 1013
RESTART = 1012

read_command: Callable[[str | bytes], AnyCommand] = reader(AnyCommand)


class Sockets:
    """All open sockets; counts them, and closes them when the server stops."""

    def __init__(self, tables: Tables, limits: Limits, places: Places, settings: Settings) -> None:
        self._tables = tables
        self._limits = limits
        self._places = places
        self._settings = settings
        self._open: set[Connection] = set()
        self.is_stopping = False

    def __len__(self) -> int:
        return len(self._open)

    async def serve(self, socket: WebSocket) -> None:
        """Serve one socket from its handshake to its end."""
        address = address_of(socket.scope)
        if not await self._places.take(address):
            await socket.accept()
            await socket.close(TRY_LATER, "too many connections")
            return
        connection = Connection(socket, self._tables, self._limits, self._settings, address)
        self._open.add(connection)
        CONNECTIONS.labels("socket").inc()
        try:
            await socket.accept()
            if self.is_stopping:
                await socket.close(RESTART)
            else:
                await connection.run()
        finally:
            CONNECTIONS.labels("socket").dec()
            self._open.discard(connection)
            self._places.give_back(address)

    def stop(self) -> None:
        """Close every socket: the server restarts, come back."""
        self.is_stopping = True
        for connection in tuple(self._open):
            connection.end(RESTART)


class Connection:
    """One socket; it is a listener of its table from hello on."""

    def __init__(
        self,
        socket: WebSocket,
        tables: Tables,
        limits: Limits,
        settings: Settings,
        address: str,
    ) -> None:
        self.viewer = Viewer(None)
        self._language = "en"  # of refusals
        self._socket = socket
        self._tables = tables
        self._limits = limits
        self._settings = settings
        self._address = address
        self._token_key: str | None = None
        self._device: str | None = None  # the token of the device
        self._key: str | None = None  # of the token that was sent, whatever it shows
        self.player: str | None = None  # whose device it is
        self._live: Live | None = None
        self._outgoing: asyncio.Queue[bytes] = asyncio.Queue(settings.send_queue)
        self._ending: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._hasty = 0
        self._leaves = False

    def push(self, messages: Sequence[bytes]) -> None:
        """Put messages in the queue of this socket; one that is too slow is let go."""
        try:
            for message in messages:
                self._outgoing.put_nowait(message)
        except asyncio.QueueFull:
            self.end(TRY_LATER)

    def end(self, code: int) -> None:
        """Close the socket with that code, soon."""
        if not self._ending.done():
            self._ending.set_result(code)

    async def run(self) -> None:
        """Receive and send until one of the sides closes."""
        receiving = asyncio.create_task(self._receive())
        sending = asyncio.create_task(self._send())
        hello = asyncio.get_running_loop().call_later(
            self._settings.hello_timeout, self._check_hello
        )
        try:
            await asyncio.wait(
                (receiving, sending, self._ending), return_when=asyncio.FIRST_COMPLETED
            )
        finally:
            hello.cancel()
            for task in (receiving, sending):
                task.cancel()
            results = await asyncio.gather(receiving, sending, return_exceptions=True)
            if self._live is not None:
                self._tables.presences.depart(self._live, self, self._leaves)
            await self._close()
        for result in results:
            expected = (asyncio.CancelledError, WebSocketDisconnect, TimeoutError)
            if isinstance(result, BaseException) and not isinstance(result, expected):
                raise result

    async def _close(self) -> None:
        code = self._ending.result() if self._ending.done() else 1000
        if self._socket.application_state is WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
                async with asyncio.timeout(self._settings.send_timeout):
                    await self._socket.close(code)

    def _check_hello(self) -> None:
        if self._live is None:
            self.end(POLICY)

    async def _send(self) -> None:
        while True:
            message = await self._outgoing.get()
            try:
                async with asyncio.timeout(self._settings.send_timeout):
                    await self._socket.send({"type": "websocket.send", "text": message.decode()})
            except RuntimeError as error:  # uvicorn has closed it, as for a frame that can't be
                log.debug("a socket is closed: %s", error)
                return

    async def _receive(self) -> None:
        while True:
            frame = await self._socket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            raw = frame.get("text")
            await self._take(raw if raw is not None else frame.get("bytes") or b"")
            if self._leaves or self._ending.done():
                return
            await asyncio.sleep(0)  # what is waiting here does not make the others wait

    async def _take(self, raw: str | bytes) -> None:
        """Carry out what was received; whatever it is, it is answered."""
        began = monotonic()
        command: AnyCommand | None = None
        try:
            await self._check_haste(began)
            command = self._read(raw)
            answer = await self._carry_out(command)
            outcome = "accepted"
            if answer is not None:
                self.push([encode(answer)])
        except Denied as denied:
            refusal = self._refusal(denied, getattr(command, "id", None))
            outcome = refusal.code
            REFUSALS.labels(refusal.code).inc()
            self.push([encode(refusal)])
        kind = "none" if command is None else type(command).__name__.lower()
        COMMANDS.labels(kind, outcome).inc()
        COMMAND_SECONDS.observe(monotonic() - began)

    async def _check_haste(self, now: float) -> None:
        wait = await self._limits.wait(self._address, self._token_key, now)
        if not wait:
            self._hasty = 0
            return
        self._hasty += 1
        if self._hasty >= TOO_MANY_IN_A_ROW:
            self.end(POLICY)
        check_wait(wait)

    async def _charge(self, cost: float) -> None:
        """Count what a message costs besides being one; raises Denied."""
        check_wait(await self._limits.charge(self._address, self._token_key, cost, monotonic()))

    def _read(self, raw: str | bytes) -> AnyCommand:
        most = self._settings.max_message
        if len(raw) > most or len(raw.encode() if isinstance(raw, str) else raw) > most:
            raise Denied("too-large", most=most)
        return read_command(raw)

    async def _carry_out(self, command: AnyCommand) -> AnyMessage | None:
        """Do what is asked; the answer for the sender alone, if there is one."""
        match command:
            case Ping():
                return Pong()
            case Hello():
                await self._hello(command)
                return None
        live = self._live
        if live is None:
            raise Denied("hello-first")
        live = await self._tables.live(live.table.setup.id)
        if isinstance(command, Hint | Explain | Look):
            await self._charge(costs.of_question(command))
            return await questions.answer(self._tables, live, self.viewer, command)
        if live.table.setup.counts or isinstance(command, Sit):
            self.player = await self._known_player(self._device)  # deleted or banned meanwhile?
        if isinstance(command, Leave | Say):
            await self._tables.holders.check(live, self._key, self.player)
        if isinstance(command, Leave):
            self._leaves = True
            return None
        if isinstance(command, Say):
            self._tables.say(live, self._key, command.phrase)
            return None
        await self._change(live, command)
        return None

    async def _hello(self, hello: Hello) -> None:
        """Begin to listen to a table, or come back to it."""
        if hello.language not in LOCALES:
            raise Denied("language", name=hello.language)
        self._language = hello.language
        if hello.protocol != PROTOCOL:
            raise Denied("protocol", spoken=hello.protocol, known=PROTOCOL)
        live = await self._tables.live(hello.table)
        await self._tables.neighbours.read_on(live, hello.version or 0)
        key = await self._tables.key(live, hello.token)
        player = await self._known_player(hello.player)
        seen_by = await self._tables.holders.sight(live, key, player)
        if seen_by is None and live.watchers >= self._settings.watchers:
            raise Denied("busy")
        most = self._settings.send_queue // 2
        await self._charge(costs.of_greeting(hello.version, live.table.version, most))
        await self._tables.holders.hold(live, key, player)
        if self._live is not None:
            self._tables.presences.depart(self._live, self)
        self.viewer = Viewer(live.sight(key, player))  # somebody may have sat down meanwhile
        self._device, self._key, self.player = hello.player, key, player
        self._token_key = None if hello.token is None else sha256(hello.token.encode()).hexdigest()
        self._live = live
        now = self._tables.now()
        self.push(live.greeting(self.viewer, hello.version, now, self._settings))
        self._tables.presences.enter(live, self)

    async def _known_player(self, token: str | None) -> str | None:
        """The player of this device; who was signed out may sit and watch like anybody else."""
        try:
            return await self._tables.players.of_token(token)
        except Denied as denied:
            if denied.code != "unknown-device":
                raise
            return None

    async def _change(self, live: Live, command: Changes) -> None:
        """Carry a change out; one that was carried out before is only answered again."""
        await check_beginning(self._tables, live, command, self._address)
        before = live.table.version
        version = await self._tables.submit(
            live, self._key, command, self._check_makers, self.player
        )
        if version <= before:
            self.push(live.events(self.viewer, [version]))

    async def _check_makers(self) -> None:
        key = self._token_key
        check_wait(await self._limits.wait_for_table(self._address, key, monotonic()))

    def _refusal(self, denied: Denied, command: str | None) -> Refused:
        version = None if self._live is None else self._live.table.version
        return denied.message(self._language, command, version)
