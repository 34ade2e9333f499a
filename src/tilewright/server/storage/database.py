"""A database by its address, SQLite or PostgreSQL: its connections, its schema, its errors.

Jobs are plain functions of a connection. For SQLite they run in threads, one hop for a whole
transaction; for PostgreSQL on the event loop, which goes on while they wait.
"""

import asyncio
import fcntl
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, create_engine, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    DisconnectionError,
    InterfaceError,
    OperationalError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import create_async_engine

from tilewright.core.errors import ReasonError
from tilewright.core.words import Parameter, reason
from tilewright.server.storage.schema import REVISION

PATIENCE = 5.0  # seconds for a connection, a lock or a statement
CONNECTIONS = 5  # at the same time

MIGRATIONS = Path(__file__).with_name("migrations")
MIGRATION_LOCK = 0x74696C6577  # "tilew": the advisory lock of PostgreSQL under which we migrate

# SQLite: readers don't wait for the writer, and what was committed survives a power cut.
PRAGMAS = {
    "busy_timeout": int(PATIENCE * 1000),
    "journal_mode": "wal",
    "synchronous": 2,  # FULL
    "foreign_keys": 1,
}

Answer = TypeVar("Answer")


class StoreError(ReasonError):
    """A database that can't be used or did not do what it was asked for, and why not."""


class Database(Protocol):
    """A database that is up to date; what the driver raises comes through as it is."""

    address: str  # without a secret, for people

    async def read(self, job: Callable[[Connection], Answer]) -> Answer:
        """What a job finds."""

    async def write(self, job: Callable[[Connection], Answer]) -> Answer:
        """What a job answers, once all it wrote is safe; if it raises, nothing is written."""

    async def snapshot(self, job: Callable[[Connection], Answer]) -> Answer:
        """What a job finds, all of it as it was at one moment; others write meanwhile."""

    async def close(self) -> None:
        """Close all connections."""


async def opened(url: str) -> Database:
    """The database at an address, connected and brought up to date; raises StoreError."""
    try:
        address = make_url(url)
    except (ArgumentError, ValueError):
        raise failure("table-database-unreadable") from None  # its text has the whole address
    kind = address.get_backend_name()
    try:
        if kind == "sqlite" and address.database not in (None, "", ":memory:"):
            return await Sqlite.opened(address)
        if kind in ("postgresql", "postgres"):
            return await Postgres.opened(address)
    except StoreError:
        raise
    except Exception as error:
        why = problem_text(error)
        for secret in (address.password, address.query.get("password")):
            why = why.replace(str(secret), "***") if secret else why
        raise failure("table-database-away", address=_shown(address), why=why) from None
    raise failure("table-database-address", kind=kind)


def failure(message: str, **parameters: Parameter) -> StoreError:
    """A StoreError that says a message of the catalogue."""
    return StoreError(reason("", message, **parameters))


def problem_text(error: Exception) -> str:
    """What an error of a driver says, on one line, without our statements and their values."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return (str(cause).strip() or type(cause).__name__).splitlines()[0]


def is_away(error: Exception) -> bool:
    """Whether it is the database that failed, and not something that was to be written."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    return isinstance(error, OperationalError | InterfaceError | OSError | PoolTimeout)


class Sqlite:
    """A file, used by threads."""

    def __init__(self, address: URL) -> None:
        self.address = _shown(address)
        self._engine = create_engine(
            address.set(drivername="sqlite+pysqlite"),
            connect_args={"isolation_level": None, "check_same_thread": False},
            pool_size=CONNECTIONS,
            max_overflow=0,
            hide_parameters=True,
        )
        event.listen(self._engine, "connect", _set_pragmas)
        self._threads = ThreadPoolExecutor(CONNECTIONS, thread_name_prefix="sqlite")

    @classmethod
    async def opened(cls, address: URL) -> "Sqlite":
        """The database in a file, which is made if it is not there."""
        database = cls(address)
        try:
            await database._run(database._prepare, Path(str(address.database)))
        except BaseException:
            await database.close()
            raise
        return database

    async def read(self, job: Callable[[Connection], Answer]) -> Answer:
        """What a job finds."""
        return await self._run(self._found, job)

    async def write(self, job: Callable[[Connection], Answer]) -> Answer:
        """What a job answers, once all it wrote is safe; if it raises, nothing is written."""
        return await self._run(self._written, job)

    async def snapshot(self, job: Callable[[Connection], Answer]) -> Answer:
        """What a job finds, all of it as it was at one moment; others write meanwhile."""
        return await self._run(self._seen_at_once, job)

    async def close(self) -> None:
        """Close all connections, and let the threads end."""
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()

    async def _run(self, work: Callable[[Any], Answer], argument: object) -> Answer:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, argument)

    def _prepare(self, path: Path) -> None:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with _locked(path.parent):
            if not path.exists():
                os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
            self._written(_upgrade)

    def _found(self, job: Callable[[Connection], Answer]) -> Answer:
        with self._engine.connect() as connection:
            return job(connection)

    def _seen_at_once(self, job: Callable[[Connection], Answer]) -> Answer:
        with self._engine.connect() as connection:
            connection.exec_driver_sql("BEGIN")
            answer = job(connection)
            connection.rollback()
        return answer

    def _written(self, job: Callable[[Connection], Answer]) -> Answer:
        with self._engine.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            answer = job(connection)
            connection.commit()
        return answer


class Postgres:
    """A PostgreSQL server, used without threads."""

    def __init__(self, address: URL) -> None:
        self.address = _shown(address)
        self._dsn = address.set(drivername="postgresql").render_as_string(hide_password=False)
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self._connected,
            isolation_level="READ COMMITTED",  # whatever the server's custom is
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=PATIENCE,
            hide_parameters=True,
        )
        self._readers = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        event.listen(self._engine.sync_engine, "checkout", _refuse_closed)

    @classmethod
    async def opened(cls, address: URL) -> "Postgres":
        """The database of a server."""
        try:
            import asyncpg  # type: ignore[import-untyped]  # noqa: F401
        except ImportError:
            raise failure("table-no-asyncpg") from None
        database = cls(address)
        try:
            await database.write(_upgrade_alone)
        except BaseException:
            await database.close()
            raise
        return database

    async def read(self, job: Callable[[Connection], Answer]) -> Answer:
        """What a job finds."""
        async with self._readers.connect() as connection:
            return await connection.run_sync(job)

    async def write(self, job: Callable[[Connection], Answer]) -> Answer:
        """What a job answers, once all it wrote is safe; if it raises, nothing is written."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(job)

    async def snapshot(self, job: Callable[[Connection], Answer]) -> Answer:
        """What a job finds, all of it as it was at one moment; others write meanwhile."""
        snapshots = self._engine.execution_options(isolation_level="REPEATABLE READ")
        async with snapshots.connect() as connection:
            return await connection.run_sync(job)

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()

    async def _connected(self) -> Any:
        """A connection by the whole address, as the driver understands it."""
        import asyncpg

        return await asyncpg.connect(
            self._dsn,
            timeout=PATIENCE,
            command_timeout=PATIENCE,
            server_settings={"synchronous_commit": "on"},  # whatever the server's custom is
        )


def _shown(address: URL) -> str:
    """An address for people, without its secrets."""
    query = {name: value for name, value in address.query.items() if name == "host"}
    return address.set(query=query).render_as_string()  # which hides the password


def _set_pragmas(connection: Any, _: object) -> None:
    for name, value in PRAGMAS.items():
        connection.execute(f"PRAGMA {name} = {value}").close()


def _refuse_closed(connection: Any, *_: object) -> None:
    """A connection that the server has closed is replaced before it is used."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    """Alone with the databases of a folder: to make one and to migrate it."""
    lock = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
    finally:
        os.close(lock)


def _upgrade_alone(connection: Connection) -> None:
    connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
    _upgrade(connection)


def _upgrade(connection: Connection) -> None:
    """Run the migrations that this database lacks; raises StoreError if it knows newer ones."""
    revision = _revision(connection)
    if revision == REVISION:
        return
    from alembic import command  # slow to import, and seldom needed
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if revision is not None and revision not in known:
        raise failure("table-database-newer", revision=revision, known=REVISION)
    command.upgrade(config, "head")


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return revision
