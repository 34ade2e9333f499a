"""The servers that are killed: real processes, each started at its own port again and again."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from random import SystemRandom
from time import monotonic

from tests.chaos.web import HOST, Web

PORTS = range(20_000, 30_000)  # below those of outgoing connections, one of which might take it
PATIENCE = 30.0  # seconds for a server to start or to stop
PAUSE = 0.01  # seconds between two looks

COMPLAINT = re.compile(r"^\S+ (error|critical) |Traceback")  # of a line of the log

# The programs are many and all come from one address.
ENVIRONMENT = {
    "TILEWRIGHT_ADDRESS_RATE": "100000",
    "TILEWRIGHT_ADDRESS_BURST": "100000",
    "TILEWRIGHT_TOKEN_RATE": "1000",
    "TILEWRIGHT_TOKEN_BURST": "1000",
    "TILEWRIGHT_TABLES_RATE": "1000000",
    "TILEWRIGHT_TABLES_BURST": "100000",
    "TILEWRIGHT_CONNECTION_RATE": "100000",
    "TILEWRIGHT_CONNECTION_BURST": "100000",
    "TILEWRIGHT_CONNECTIONS_PER_ADDRESS": "5000",
    "TILEWRIGHT_SOCKETS_PER_ADDRESS": "5000",
    "TILEWRIGHT_ABSENT_AFTER": "2",
}


class ServerFailed(Exception):
    """A server that does not start or does not stop."""


class Server:
    """A server process; `is_up` is set while it answers."""

    def __init__(self, number: int, database: str, redis: str | None, folder: Path) -> None:
        self.number = number
        self.port = free_port()
        self.log = folder / f"server-{number}.log"
        self.is_up = asyncio.Event()
        self.web = Web(self.port)
        self._arguments = ["--port", str(self.port), "--database", database]
        self._arguments += [] if redis is None else ["--redis", redis]
        self._running: subprocess.Popen[bytes] | None = None

    def spawn(self) -> None:
        """Start the process, without waiting for it."""
        with self.log.open("ab") as log:
            self._running = subprocess.Popen(
                [
                    *(sys.executable, "-m", "tilewright", "serve", *self._arguments),
                    *("--log-level", "warning", "--log-format", "text"),
                ],
                env={**os.environ, **ENVIRONMENT},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )

    async def answers(self) -> float:
        """Wait until it answers that all is well; the time when it did."""
        deadline = monotonic() + PATIENCE
        while monotonic() < deadline:
            if self._running is None or self._running.poll() is not None:
                break
            if await self._is_healthy():
                self.is_up.set()
                return monotonic()
            await asyncio.sleep(PAUSE)
        log = self.log.read_text(encoding="utf-8", errors="replace")
        raise ServerFailed(f"server {self.number} did not start: {log[-2000:]}")

    async def _is_healthy(self) -> bool:
        try:
            return await self.web.get("/healthz") == 200
        except (OSError, EOFError):
            return False

    def kill(self) -> None:
        """End it as a power cut would."""
        self.is_up.clear()
        if self._running is not None:
            self._running.kill()
            self._running.wait()
            self._running = None

    async def stop(self) -> None:
        """Let it end as it likes to."""
        self.is_up.clear()
        if self._running is None:
            return
        self._running.terminate()
        try:
            status = await asyncio.to_thread(self._running.wait, PATIENCE)
        except subprocess.TimeoutExpired:
            raise ServerFailed(f"server {self.number} did not stop at SIGTERM") from None
        if status not in (0, -signal.SIGTERM):
            raise ServerFailed(f"server {self.number} ended with the status {status}")
        self._running = None

    def processor_seconds(self) -> float:
        """How long its processor was busy so far, on Linux."""
        assert self._running is not None
        words = Path(f"/proc/{self._running.pid}/stat").read_text(encoding="ascii").split()
        return (int(words[13]) + int(words[14])) / os.sysconf("SC_CLK_TCK")

    def complaints(self) -> list[str]:
        """What is in its log that should not be there."""
        lines = self.log.read_text(encoding="utf-8", errors="replace").splitlines()
        return [f"log of server {self.number}: {line}" for line in lines if COMPLAINT.search(line)]


async def nearest(servers: list[Server], home: int) -> Server:
    """The server of one's own if it is up, else another one, else wait."""
    for server in [*servers[home:], *servers[:home]]:
        if server.is_up.is_set():
            return server
    await servers[home].is_up.wait()
    return servers[home]


def free_port() -> int:
    """A port at which nothing listens."""
    for port in SystemRandom().sample(PORTS, 100):
        with socket.socket() as attempt:
            try:
                attempt.bind((HOST, port))
            except OSError:
                continue
            return port
    raise ServerFailed("there is no free port")
