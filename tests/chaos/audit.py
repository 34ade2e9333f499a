"""The reckoning: what is in the database, and in the records, against what was acknowledged."""

import asyncio
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator, Mapping
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple, TypeAlias

from sqlalchemy import Connection, select

from tests.chaos.notes import Notes, Sent
from tilewright.club.results import result_of
from tilewright.server.storage.results import recompute
from tilewright.server.storage.schema import RESULTS
from tilewright.server.storage.store import Store
from tilewright.tables.table import Table

PATIENCE = 300.0  # seconds for a command
CHECKED = 50  # files that are checked at once

# The rows that a command may make; all others make rows of their own name.
ROWS = {"back": ("back", "offer"), "rematch": ("offer", "agree", "rematch")}


class Event(NamedTuple):
    """A row of the log."""

    version: int
    seat: int | None
    kind: str
    text: str
    command: str | None
    time: int


class Kept(NamedTuple):
    """A table as the database has it."""

    version: int
    status: str
    events: list[Event]


Log: TypeAlias = Mapping[str, Kept]

TABLES = "SELECT id, version, status FROM tables"
EVENTS = "SELECT table_id, version, seat, kind, text, command, time FROM events ORDER BY 1, 2"


async def read_log(database: str) -> Log:
    """All tables of a database, read without any code of the server."""
    if database.startswith("sqlite:///"):
        with sqlite3.connect(database.removeprefix("sqlite:///")) as connection:
            sound = connection.execute("PRAGMA integrity_check").fetchall()
            assert sound == [("ok",)], sound
            tables, events = [connection.execute(each).fetchall() for each in (TABLES, EVENTS)]
        connection.close()
    else:
        import asyncpg  # type: ignore[import-untyped]

        connection = await asyncpg.connect(database)
        tables, events = [await connection.fetch(each) for each in (TABLES, EVENTS)]
        await connection.close()
    log = {table: Kept(version, status, []) for table, version, status in tables}
    for table, *event in events:
        log[table].events.append(Event(*event))
    return log


def losses(notes: Notes, log: Log) -> Iterator[str]:
    """Everything in which the log differs from what was acknowledged."""
    yield from notes.losses
    for table in notes.tables:
        if table not in log:
            yield f"{table}: the table is gone"
        elif log[table].status != "over":
            yield f"{table}: it is not over but {log[table].status}"
    for table, kept in log.items():
        yield from _flaws(table, kept)
    yield from _lost_commands(notes, log)
    for (table, version), told in notes.told.items():
        events = log[table].events if table in log else []
        found = events[version - 1] if version <= len(events) else None
        if found is None or (found.seat, found.kind) != told:
            yield f"{table}: version {version} was told as {told}, but is {found}"
    for claim in notes.claims:
        key = sha256(claim.token.encode()).hexdigest()
        events = log[claim.table].events if claim.table in log else []
        sat = [each for each in events if each.kind == "sit" and each.seat == claim.seat]
        if not any(each.text.startswith(f"{key} ") for each in sat):
            yield f"{claim.table}: the claim of seat {claim.seat} is gone"


def _flaws(table: str, kept: Kept) -> Iterator[str]:
    versions = [event.version for event in kept.events]
    if versions != list(range(1, kept.version + 1)):
        yield f"{table}: it is at version {kept.version}, but has the rows {versions}"
    commands = [event.command for event in kept.events if event.command is not None]
    if len(commands) != len(set(commands)):
        yield f"{table}: a command was carried out twice: {sorted(commands)}"


def _lost_commands(notes: Notes, log: Log) -> Iterator[str]:
    marks = {sent.mark: sent for sent in notes.sent.values()}
    found = {
        event.command.partition(":")[2]: (table, event)
        for table, kept in log.items()
        for event in kept.events
        if event.command is not None
    }
    for command, (table, event) in found.items():
        if event.command not in marks:
            yield f"{table}: nobody sent {event.command}"
        elif command not in notes.answered:
            yield f"{table}: {event} was carried out, but is known as {notes.refused.get(command)}"
    for command, version in notes.answered.items():
        sent = notes.sent[command]
        if command not in found:
            yield f"{sent} made version {version}, but is gone"
        elif not _is_as_sent(sent, version, *found[command]):
            yield f"{sent} made version {version}, but is {found[command]}"


def _is_as_sent(sent: Sent, version: int, table: str, event: Event) -> bool:
    """Is a row what was sent and acknowledged?"""
    return (
        (sent.table, version, sent.mark) == (table, event.version, event.command)
        and event.kind in ROWS.get(sent.kind, (sent.kind,))
        and (sent.action is None or sent.action == event.text)
    )


async def wrong_results(database: str, log: Log) -> list[str]:
    """Results that are not those of their tables, once each; ratings that are not those of them."""
    store = await Store.open(database)
    try:
        rows = await store.read(_all_results)
        wrong: list[str] = []
        for table in log:
            found = await store.load(table)
            assert found is not None
            ended = result_of(Table(*found))
            due = [] if ended is None else [(seat.seat, seat.place) for seat in ended.seats]
            if rows.get(table, []) != due:
                wrong.append(f"{table}: its results are {rows.get(table, [])}, not {due}")
        different = await store.read(partial(recompute, is_writing=False))
        if any(different):
            wrong.append(f"ratings are not those of the results: {different}")
        return wrong
    finally:
        await store.close()


def _all_results(connection: Connection) -> dict[str, list[tuple[int, int | None]]]:
    found: dict[str, list[tuple[int, int | None]]] = {}
    for row in connection.execute(select(RESULTS).order_by(RESULTS.c.table_id, RESULTS.c.seat)):
        found.setdefault(row.table_id, []).append((row.seat, row.place))
    return found


async def check_records(database: str, folder: Path, tables: set[str]) -> list[str]:
    """Export the records and have them checked; what is wrong with them."""
    arguments = ["records", "export", "--database", database, "--into", str(folder)]
    wrong = await _complaints(arguments)
    files = sorted(folder.iterdir())
    there = {file.stem for file in files}
    wrong += [f"{table}: it has no record" for table in sorted(tables - there)]
    for start in range(0, len(files), CHECKED):
        some = files[start : start + CHECKED]
        wrong += await _complaints(["check", *[str(file) for file in some]])
    return wrong


async def _complaints(arguments: list[str]) -> list[str]:
    """What a command of Tilewright complains about."""
    ran = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-m", "tilewright", *arguments],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    if ran.returncode == 0:
        return []
    complaint = re.sub(r"\s+", " ", ran.stderr or ran.stdout)
    return [f"tilewright {arguments[0]} ended with {ran.returncode}: {complaint[:2000]}"]
