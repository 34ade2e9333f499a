"""The server as a process of its own, and what it costs."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from select import select
from tempfile import TemporaryDirectory
from typing import NamedTuple

import psutil  # type: ignore[import-untyped]

from tilewright.server.settings import PREFIX

PATIENCE = 30.0  # seconds until it serves, and until it has ended
REMARKS = 20  # last lines of its log that are shown if it does not serve

# One machine plays everybody: what is limited for each address is as good as unlimited.
GENEROUS = {
    "ADDRESS_RATE": "1000000",
    "ADDRESS_BURST": "1000000",
    "TOKEN_RATE": "1000000",
    "TOKEN_BURST": "1000000",
    "TABLES_RATE": "1000000",
    "TABLES_BURST": "1000000",
    "CONNECTION_RATE": "1000000",
    "CONNECTION_BURST": "1000000",
    "CONNECTIONS_PER_ADDRESS": "100000",
    "SOCKETS": "100000",
    "SOCKETS_PER_ADDRESS": "100000",
    "LOG_LEVEL": "warning",
    "LOG_FORMAT": "json",
}


class ServerFailed(Exception):
    """The server did not start, or did not live to the end; with the end of its log."""


class Usage(NamedTuple):
    """What the server uses: memory in bytes, time of processors in seconds."""

    memory: int  # of its own process
    with_bots: int  # the same and its bots' processes
    seconds: float  # of all of them, since the start


class Server:
    """A server that runs."""

    def __init__(self, process: "subprocess.Popen[str]", log: Path) -> None:
        self.address = ""
        self._process = process
        self._log = log
        self._watched = psutil.Process(process.pid)

    def usage(self) -> Usage:
        """What it uses now; raises ServerFailed if it has ended."""
        if self._process.poll() is not None:
            raise self.failure(f"the server ended with status {self._process.returncode}")
        memory, seconds = _used(self._watched)
        bots = [_used(each) for each in self._watched.children(recursive=True)]
        with_bots = memory + sum([each[0] for each in bots])
        return Usage(memory, with_bots, seconds + sum([each[1] for each in bots]))

    def failure(self, what: str) -> ServerFailed:
        """An error that says what happened, and what the server said last."""
        lines = self._log.read_text(errors="replace").splitlines()[-REMARKS:]
        return ServerFailed("\n".join([what, *lines]))

    def await_address(self) -> None:
        """Wait until it says where it serves; raises ServerFailed."""
        stdout = self._process.stdout
        assert stdout is not None
        said = stdout.readline() if select([stdout], [], [], PATIENCE)[0] else ""
        found = re.search(r"http://\S+", said)
        if found is None:
            raise self.failure("the server did not start")
        self.address = found[0]


def _used(process: psutil.Process) -> tuple[int, float]:
    """The memory and the time of a process; nothing of one that has just ended."""
    try:
        times = process.cpu_times()
        return process.memory_info().rss, times.user + times.system
    except psutil.NoSuchProcess:
        return 0, 0.0


def running(settings: dict[str, str]) -> AbstractContextManager[Server]:
    """A server that one machine may load as much as it can; it ends with the block."""
    return running_with({**GENEROUS, **settings})


@contextmanager
def running_with(settings: dict[str, str]) -> Iterator[Server]:
    """A server on a free port of this machine, with a new SQLite file; it ends with the block."""
    with TemporaryDirectory(prefix="tilewright-load-") as name:
        folder = Path(name)
        command = [sys.executable, "-m", "tilewright", "serve", "--port", "0"]
        command += ["--database", f"sqlite:///{folder / 'tables.db'}"]
        kept = {key: value for key, value in os.environ.items() if not key.startswith(PREFIX)}
        wanted = {PREFIX + key: value for key, value in settings.items()}
        log = folder / "log"
        with (
            log.open("w") as stderr,
            subprocess.Popen(
                command, env=kept | wanted, stdout=subprocess.PIPE, stderr=stderr, text=True
            ) as process,
        ):
            try:
                server = Server(process, log)
                server.await_address()
                yield server
            finally:
                _end(process)


def _end(process: "subprocess.Popen[str]") -> None:
    process.terminate()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
