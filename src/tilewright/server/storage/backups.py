"""Backups: all tables of a database in one file, for either kind of database.

A gzip file of JSON lines: a head, a line for each table with all its rows, lines with players and
results (`people.py`), and a tail with the number of tables and the SHA-256 of all lines before it.
"""

import gzip
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select

from tilewright.core.errors import GameError
from tilewright.core.files import whole_file
from tilewright.core.words import Parameter, Reason, reason
from tilewright.server.storage import people, queries, upkeep
from tilewright.server.storage.database import Database
from tilewright.server.storage.pauses import Pause
from tilewright.server.storage.schema import EVENTS, HEARTBEAT, REPORTS, TABLES

FORMAT = "tilewright-backup"
VERSION = 2  # of the format; 1 had no players
BATCH = 50  # tables that are read or written at a time
FRESH = 180_000  # milliseconds after a heartbeat in which a server may still run

PART = b'{"part":'  # how a line of players or results begins

ROW = [column.name for column in EVENTS.c if column.name != "table_id"]

Told: TypeAlias = Callable[[int, int], None]  # how many tables are done, of how many


class Head(Struct, frozen=True):
    """The first line."""

    format: str
    version: int
    made: int  # milliseconds since 1970
    tables: int
    pauses: list[Pause]


class KeptTable(Struct, frozen=True):
    """A table with its rows, each as ROW names its values."""

    id: str
    setup: str
    made: int
    public: bool
    version: int
    status: str
    seats: str
    due: int | None
    changed: int
    rows: list[tuple[int, int | None, str, str, str | None, int]]
    reports: list[tuple[str, str, int]] = []  # each with its engine and when it was made


class Tail(Struct, frozen=True):
    """The last line."""

    tables: int
    sha256: str


class Restored(NamedTuple):
    """How many tables were written, and how many were there already and stayed as they were."""

    written: int
    left: int


class BackupError(GameError):
    """A file that is no backup, or a database that it can't go into."""

    def __init__(self, message: str, **parameters: Parameter) -> None:
        self.problem: Reason = reason("", message, **parameters)
        super().__init__(self.problem)

    def __str__(self) -> str:
        return str(self.problem)


# Out of a database


async def back_up(database: Database, path: Path, now: int, told: Told) -> int:
    """Write all tables, as they are at one moment, into a file; how many. Servers go on.

    The file is there when it is whole; raises OSError, or what the driver raises.
    """

    def job(connection: Connection) -> int:
        with _new_file(path) as file:
            return _write(connection, file, now, told)

    return await database.snapshot(job)


@contextmanager
def _new_file(path: Path) -> Iterator[gzip.GzipFile]:
    """A file for its owner alone, which gets its name when all is written."""
    with whole_file(path, 0o600) as file, gzip.GzipFile("", "wb", 6, file, mtime=0) as packed:
        yield packed


def _write(connection: Connection, file: gzip.GzipFile, now: int, told: Told) -> int:
    count = connection.scalar(select(func.count()).select_from(TABLES)) or 0
    found = upkeep.pauses(connection)
    digest, done = sha256(), 0

    def add(line: object) -> None:
        text = msgspec.json.encode(line) + b"\n"
        digest.update(text)
        file.write(text)

    add(Head(FORMAT, VERSION, now, count, found))
    after = (-1, "")
    while page := queries.page_of_ids(connection, after)[:BATCH]:
        for table in _tables(connection, [each for _, each in page]):
            add(table)
            done += 1
        told(done, count)
        after = page[-1]
    for part in people.parts(connection):
        add(part)
    file.write(msgspec.json.encode(Tail(done, digest.hexdigest())) + b"\n")
    return done


def _tables(connection: Connection, ids: list[str]) -> list[KeptTable]:
    rows: dict[str, list[Any]] = {each: [] for each in ids}
    events = (
        select(EVENTS)
        .where(EVENTS.c.table_id.in_(ids))
        .order_by(EVENTS.c.table_id, EVENTS.c.version)
    )
    for table, *row in connection.execute(events):
        rows[table].append(tuple(row))
    found: dict[str, list[Any]] = {each: [] for each in ids}
    kept = select(REPORTS).where(REPORTS.c.table_id.in_(ids)).order_by(REPORTS.c.engine)
    for table, engine, text, made in connection.execute(kept):
        found[table].append((engine, text, made))
    chosen = select(TABLES).where(TABLES.c.id.in_(ids)).order_by(TABLES.c.made, TABLES.c.id)
    return [
        KeptTable(**each._mapping, rows=rows[each.id], reports=found[each.id])
        for each in connection.execute(chosen)
    ]


# Into a database


async def restore(database: Database, path: Path, now: int, is_whole: bool, told: Told) -> Restored:
    """Write the tables of a file that was checked into a database.

    Tables that are there already stay as they are, and running servers see the new ones; the work
    can be broken off and done again. `is_whole`: all tables that are there are replaced, in one
    transaction; no server may run meanwhile.
    """
    head = checked(path)
    written = done = 0

    def begin(connection: Connection) -> None:
        for pause in (*head.pauses, Pause(head.made, now)):
            if pause.ended > pause.began:
                upkeep.add_pause(connection, pause)

    if is_whole:

        def replace_all(connection: Connection) -> int:
            _check_unused(connection, now)
            _empty(connection)
            begin(connection)
            count = 0
            for batch in _batches(path):
                count += _add(connection, batch)
                told(count, head.tables)
            for part in _parts(path):
                people.add(connection, part)
            people.finish(connection)
            return count

        return Restored(await database.write(replace_all), 0)
    await database.write(begin)
    for batch in _batches(path):
        written += await database.write(partial(_add, batch=batch))
        done += len(batch)
        told(done, head.tables)
    for part in _parts(path):
        await database.write(partial(people.add, part=part))
    await database.write(people.finish)
    return Restored(written, done - written)


def checked(path: Path) -> Head:
    """The head of a backup that is whole and unchanged; raises BackupError, OSError."""
    digest, count, tail = sha256(), 0, None
    head: Head | None = None
    for line in _lines(path):
        if head is None:
            head = _head(path, line)
        elif tail is not None:
            raise BackupError("say-backup-damaged", file=str(path))
        elif line.startswith(b'{"tables":'):
            tail = _decoded(path, line, Tail)
            continue
        elif line.startswith(PART):
            _part(path, line)
        else:
            _decoded(path, line, KeptTable)
            count += 1
        digest.update(line)
    whole = None if tail is None else (tail.tables, tail.sha256)
    if head is None or whole != (count, digest.hexdigest()) or count != head.tables:
        raise BackupError("say-backup-damaged", file=str(path))
    return head


def _head(path: Path, line: bytes) -> Head:
    try:
        told = msgspec.json.decode(line)
        is_ours = told["format"] == FORMAT
        version = int(told["version"])
    except (msgspec.MsgspecError, TypeError, KeyError, ValueError):
        is_ours = False
    if not is_ours:
        raise BackupError("say-backup-none", file=str(path))
    if version > VERSION:
        raise BackupError(
            "say-backup-newer", file=str(path), version=str(version), known=str(VERSION)
        )
    head: Head = _decoded(path, line, Head)
    return head


def _lines(path: Path) -> Iterator[bytes]:
    try:
        with gzip.open(path, "rb") as file:
            yield from file
    except (gzip.BadGzipFile, zlib.error, EOFError) as error:
        if str(error).startswith("Not a gzipped file"):
            raise BackupError("say-backup-none", file=str(path)) from None
        raise BackupError("say-backup-damaged", file=str(path)) from None


def _decoded(path: Path, line: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.MsgspecError:
        raise BackupError("say-backup-damaged", file=str(path)) from None


def _batches(path: Path) -> Iterator[list[KeptTable]]:
    batch: list[KeptTable] = []
    for number, line in enumerate(_lines(path)):
        if number == 0 or line.startswith((b'{"tables":', PART)):
            continue
        batch.append(_decoded(path, line, KeptTable))
        if len(batch) == BATCH:
            yield batch
            batch = []
    if batch:
        yield batch


def _parts(path: Path) -> Iterator[people.Part]:
    for line in _lines(path):
        if line.startswith(PART):
            yield _part(path, line)


def _part(path: Path, line: bytes) -> people.Part:
    part: people.Part = _decoded(path, line, people.Part)
    known = (
        {column.name for column in people.KINDS[part.part].c} if part.part in people.KINDS else {}
    )
    if set(part.columns) - set(known) or any([len(row) != len(part.columns) for row in part.rows]):
        raise BackupError("say-backup-damaged", file=str(path))
    return part


def _check_unused(connection: Connection, now: int) -> None:
    """Raise BackupError if a server may be using the database, by its heartbeat."""
    last = connection.scalar(select(HEARTBEAT.c.time))
    if connection.dialect.name != "sqlite" and last is not None and 0 <= now - last < FRESH:
        raise BackupError("say-restore-running", seconds=(FRESH - (now - last)) // 1_000 + 1)


def _empty(connection: Connection) -> None:
    people.empty(connection)
    while ids := [each for _, each in queries.page_of_ids(connection, (-1, ""))]:
        connection.execute(delete(REPORTS).where(REPORTS.c.table_id.in_(ids)))
        connection.execute(delete(EVENTS).where(EVENTS.c.table_id.in_(ids)))
        connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids)))


def _add(connection: Connection, batch: list[KeptTable]) -> int:
    """Write the tables that are not there; how many they were."""
    ids = [table.id for table in batch]
    there = set(connection.scalars(select(TABLES.c.id).where(TABLES.c.id.in_(ids))))
    new = [table for table in batch if table.id not in there]
    if new:
        values = [msgspec.structs.asdict(table) for table in new]
        for each in values:
            del each["rows"], each["reports"]
        connection.execute(insert(TABLES), values)
    rows = [
        {"table_id": table.id, **dict(zip(ROW, row, strict=True))}
        for table in new
        for row in table.rows
    ]
    if rows:
        connection.execute(insert(EVENTS), rows)
    reports = [
        {"table_id": table.id, "engine": engine, "text": text, "made": made}
        for table in new
        for engine, text, made in table.reports
    ]
    if reports:
        connection.execute(insert(REPORTS), reports)
    return len(new)
