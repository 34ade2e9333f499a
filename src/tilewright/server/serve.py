"""Running the server: in this process, in several, or beside a program in a thread."""

import asyncio
import gc
import os
import signal
import socket
import threading
from contextlib import ExitStack, suppress
from types import TracebackType
from typing import Any

import msgspec
import uvicorn
from starlette.applications import Starlette

from tilewright.core.errors import InvalidOption
from tilewright.core.words import reason
from tilewright.server.app import House, make_app
from tilewright.server.bus.bus import open_bus
from tilewright.server.limits.connections import raise_file_limit
from tilewright.server.limits.requests import CarefulProtocol
from tilewright.server.monitoring.logs import configure_logs
from tilewright.server.settings import Settings
from tilewright.server.sockets.frames import CarefulSocket
from tilewright.server.storage.ownership import owned
from tilewright.server.storage.store import Store

HANDED_DOWN = "TILEWRIGHT_HANDED_DOWN"  # the variable by which workers get the settings
BACKLOG = 2048  # connections that wait to be taken
SEND_BUFFER = 131_072  # bytes for each connection, so that who does not read is noticed soon
LARGEST_FRAME = 16  # times the largest message: what is longer ends the socket unread
# Thousands of tables are many objects that live long, and hardly any of them are garbage. So a look
# is short, at few new objects, and one at all of them is seldom: it takes longer than a move may.
COLLECTIONS = (4_000, 4, 2_000)


def serve(settings: Settings) -> None:
    """Serve until a signal ends it; raises GameError if it can't."""
    with listening(settings) as listener:
        run(settings, listener)


def run(settings: Settings, listener: socket.socket) -> None:
    """Serve on a socket that is bound already, until a signal ends it; raises GameError."""
    with owned(settings.database, address_of(listener)):
        asyncio.run(prepare(settings))
        configure_logs(settings)
        raise_file_limit()
        if settings.workers > 1:
            _run_workers(settings, listener)
        else:
            app = make_app(settings)
            collect_seldom()
            Server(_config(settings, app)).run([listener])


async def prepare(settings: Settings) -> None:
    """Make the database ready, and see that database and bus answer; raises GameError."""
    store = await Store.open(settings.database)
    await store.close()
    bus = open_bus(settings.redis)
    try:
        await bus.ping()
    finally:
        await bus.close()


def _run_workers(settings: Settings, listener: socket.socket) -> None:
    from uvicorn.supervisors import Multiprocess

    from tilewright.server.monitoring.metrics import share_metrics

    os.environ[HANDED_DOWN] = msgspec.json.encode(settings, enc_hook=str).decode()
    with share_metrics():
        config = _config(settings, "tilewright.server.serve:handed_down")
        config.factory, config.workers = True, settings.workers
        Multiprocess(config, [listener]).run()


def handed_down() -> Starlette:
    """The app of a worker, by the settings of its parent."""
    settings = msgspec.json.decode(
        os.environ[HANDED_DOWN], type=Settings, dec_hook=lambda kind, text: kind(text)
    )
    configure_logs(settings)
    app = make_app(settings)
    collect_seldom()
    for number in (signal.SIGINT, signal.SIGTERM):
        _let_go_at(number, app)
    return app


def collect_seldom() -> None:
    """Collect garbage as thousands of tables want it; for a process that does nothing else."""
    gc.collect()
    gc.freeze()  # what is there now stays
    gc.set_threshold(*COLLECTIONS)


def _let_go_at(number: signal.Signals, app: Starlette) -> None:
    """Let everybody go at a signal, then do what uvicorn does at it."""
    before = signal.getsignal(number)
    loop = asyncio.get_running_loop()

    def let_go(*received: Any) -> None:
        house = _house(app)
        if house is not None:
            loop.call_soon_threadsafe(house.stop)
        if callable(before):
            before(*received)

    signal.signal(number, let_go)


class Server(uvicorn.Server):
    """Uvicorn's server, which lets everybody go before it waits for them."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close what is open, gracefully."""
        app = self.config.loaded_app
        house = _house(app)
        if house is not None:
            house.stop()
        await super().shutdown(sockets)


def _house(app: object) -> House | None:
    """The house of the app inside what uvicorn has put around it."""
    while app is not None and not isinstance(app, Starlette):
        app = getattr(app, "app", None)
    return None if app is None else getattr(app.state, "house", None)


def _config(settings: Settings, app: Starlette | str) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=CarefulProtocol,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        ws=CarefulSocket,
        ws_max_size=settings.max_message * LARGEST_FRAME,
        ws_ping_interval=settings.ping_every,
        ws_ping_timeout=settings.ping_every,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=round(settings.shutdown_grace),
        timeout_keep_alive=30,
        backlog=BACKLOG,
    )


def listening(settings: Settings) -> socket.socket:
    """A socket that listens where the settings say; raises InvalidOption."""
    host, port = settings.host, settings.port
    try:
        family, kind, _, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, kind)
        try:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
            listener.bind(address)
            listener.listen(BACKLOG)  # until somebody listens, others may bind to the same port
        except OSError:
            listener.close()
            raise
    except OSError as error:
        why = error.strerror or str(error)
        raise InvalidOption(
            reason("", "option-listen", host=host, port=str(port), why=why)
        ) from error
    listener.set_inheritable(True)
    return listener


def address_of(listener: socket.socket) -> str:
    """Where people find what listens there: `http://127.0.0.1:8080`."""
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


class Embedded:
    """A server in a thread of this program: `with Embedded(settings) as server: server.url`."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._listener = listening(settings)
        self.url = address_of(self._listener)
        self._stack = ExitStack()  # what is let go at the end
        self._stack.callback(self._listener.close)
        self._server = Server(_config(settings, make_app(settings)))
        self._failure: BaseException | None = None
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, name="tilewright-server")

    def __enter__(self) -> "Embedded":
        """Start, and wait until it answers; raises GameError if it can't."""
        try:
            self._stack.enter_context(owned(self._settings.database, self.url))
            asyncio.run(prepare(self._settings))
        except BaseException:
            self._stack.close()
            raise
        self._thread.start()
        self._ready.wait()
        if self._failure is not None:
            self._thread.join()
            self._stack.close()
            raise self._failure
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Stop gracefully."""
        self._server.should_exit = True
        self._thread.join()
        self._stack.close()

    def _run(self) -> None:
        server = self._server
        startup = server.startup

        async def told_startup(sockets: list[socket.socket] | None = None) -> None:
            await startup(sockets)
            self._ready.set()

        server.startup = told_startup  # type: ignore[method-assign]
        try:
            with suppress(SystemExit):  # uvicorn's way to say that the lifespan failed
                server.run([self._listener])
        finally:
            if not server.started:
                self._failure = self._failure or RuntimeError("the server did not start")
            self._ready.set()
