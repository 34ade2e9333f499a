"""One server for a SQLite file: a lock that is held while the server runs, and by nobody after.

Several servers share a PostgreSQL; a file belongs to one process, which has its tables in memory.
"""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from msgspec import Struct
from sqlalchemy.engine import make_url

from tilewright.core.errors import GameError
from tilewright.core.words import reason, say
from tilewright.server.storage.database import failure

SUFFIX = ".lock"  # of the file beside the database


class Owner(Struct, frozen=True):
    """Who uses a database: the id of the process, and the address of a server."""

    process: int
    address: str  # "": it is no server


class AlreadyUsed(GameError):
    """A database that another process uses."""

    def __init__(self, database: str, owner: Owner | None) -> None:
        super().__init__(database, owner)
        self.database = database
        self.owner = owner  # None: it has not written its name yet

    def __str__(self) -> str:
        address = "" if self.owner is None else self.owner.address
        process = 0 if self.owner is None else self.owner.process
        return say(
            reason(
                "",
                "table-database-used",
                database=self.database,
                process=str(process),
                address=address,
                who="server" if address else "other",
            )
        )


@contextmanager
def owned(database: str, address: str) -> Iterator[None]:
    """Alone with a database of a file, for a server at that address; raises AlreadyUsed.

    A database of another kind is shared. The system lets the lock go when the process ends,
    however it ends.
    """
    file = file_of(database)
    if file is None:
        yield
        return
    path = file.with_name(file.name + SUFFIX)
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        why = error.strerror or str(error)
        raise failure("table-database-away", address=database, why=why) from error
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise AlreadyUsed(str(file), _owner(lock)) from None
        os.ftruncate(lock, 0)
        os.pwrite(lock, msgspec.json.encode(Owner(os.getpid(), address)), 0)
        yield
    finally:
        os.close(lock)


def file_of(database: str) -> Path | None:
    """The file of a database's address; None if it is not in a file."""
    if not database.startswith("sqlite:"):
        return None
    return Path(str(make_url(database).database)).resolve()


def _owner(lock: int) -> Owner | None:
    try:
        return msgspec.json.decode(os.pread(lock, 1_000, 0), type=Owner)
    except msgspec.MsgspecError:
        return None
