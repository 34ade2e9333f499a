"""The store of the log: what it has answered for is there after any crash.

Everything that waits to be written is committed together, by one writer (a group commit).
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import TypeVar

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from tilewright.club.results import GameResult
from tilewright.server.monitoring.metrics import STORE_ROWS, STORE_SECONDS
from tilewright.server.storage import queries, reports, results, upkeep
from tilewright.server.storage.database import (
    Database,
    StoreError,
    failure,
    is_away,
    opened,
    problem_text,
)
from tilewright.server.storage.pauses import Pauses
from tilewright.server.storage.queries import Write
from tilewright.tables.log import Founding, Summary
from tilewright.tables.refusals import Denied
from tilewright.tables.rows import Row
from tilewright.tables.setup import Setup

__all__ = ["Store", "StoreError", "UnreadableRows"]

LARGEST_BATCH = 200  # writes in one transaction
NOT_TEXT = "Could not decode to UTF-8"  # what SQLite says of bytes that are no text

Answer = TypeVar("Answer")


class UnreadableRows(StoreError):
    """The database answers, but what it holds can't be read: not JSON, or of an unknown kind."""


class Store:
    """All tables in a database; every call raises StoreError if the database fails.

    A write that failed like this may be stored all the same, as when the answer was lost on the
    way: read the table anew.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: deque[_Waiting] = deque()
        self._writer: asyncio.Task[None] | None = None
        self._is_closed = False

    @classmethod
    async def open(cls, url: str) -> "Store":
        """The store at an address such as `sqlite:///folder/file.db` or `postgresql://host/name`.

        A file that is not there is made, and the schema brought up to date.
        """
        return cls(await opened(url))

    async def found(self, founding: Founding) -> None:
        """Store a new table with its first rows, durably; raises Denied."""
        await self._stored(Write(founding.setup.id, (), founding.summary, founding))

    async def append(
        self,
        table: str,
        rows: Sequence[Row],
        summary: Summary,
        founding: Founding | None = None,
        result: GameResult | None = None,
        holders: Mapping[str, str] = MappingProxyType({}),
    ) -> bool:
        """Whether all the rows, and the new table that they found, are stored now, durably.

        If not, because another row has the first one's version or its command, none of it is.
        With them are stored the result of the game, if it has ended, and who holds seats. Raises
        Denied if a player who begins something was deleted or banned meanwhile.
        """
        return await self._stored(Write(table, rows, summary, founding, result, holders))

    async def load(self, table: str) -> tuple[Setup, list[Row]] | None:
        """The set-up and all rows of a table, if there is such a table."""
        return await self._read(partial(queries.loaded, table=table))

    async def rows_after(self, table: str, version: int) -> list[Row]:
        """The rows of a table that follow a version."""
        return await self._read(partial(queries.rows_after, table=table, version=version))

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """How far these tables have come."""
        return await self._read(partial(queries.versions, tables=tables))

    async def listed(self, limit: int) -> list[tuple[Setup, Summary]]:
        """Public tables that are not over, those changed last first."""
        return await self._read(partial(queries.listed, limit=limit))

    async def due(self, now: int, limit: int) -> list[str]:
        """Tables that want to be looked after by now, the earliest first."""
        return await self._read(partial(queries.due, now=now, limit=limit))

    async def pass_over(self, table: str, until: int) -> None:
        """Let `due` pass over a table until that time, whatever its version."""
        await self._write_apart(partial(queries.pass_over, table=table, until=until))

    async def ids(self) -> AsyncIterator[str]:
        """All tables, oldest first."""
        after = (-1, "")
        while page := await self._read(partial(queries.page_of_ids, after=after)):
            for _, table in page:
                yield table
            after = page[-1]

    async def beat(self, now: int) -> Pauses:
        """Write down that a server runs; the pauses in which none did."""
        return Pauses(await self._write_apart(partial(upkeep.beat, now=now)))

    async def pauses(self) -> Pauses:
        """The pauses in which no server ran."""
        return Pauses(await self._read(upkeep.pauses))

    async def postpone(self, table: str, version: int, due: int) -> None:
        """Look after a table later, unless it has changed."""
        await self._write_apart(partial(upkeep.postpone, table=table, version=version, due=due))

    async def expired_before(self, time: int, limit: int) -> list[str]:
        """Tables that were closed by then because nobody came or played, the oldest first."""
        return await self._read(partial(upkeep.expired_before, time=time, limit=limit))

    async def over_before(self, time: int, limit: int) -> list[str]:
        """Tables that are over and have not changed since then, the oldest first."""
        return await self._read(partial(upkeep.over_before, time=time, limit=limit))

    async def drop(self, tables: Sequence[str], time: int) -> list[str]:
        """Drop those of these tables that are over and have not changed since; which they were."""
        return await self._write_apart(partial(upkeep.drop, tables=tables, time=time))

    async def report(self, table: str, engine: str) -> str | None:
        """The report that is kept of a table by that engine."""
        return await self._read(partial(reports.kept, table=table, engine=engine))

    async def keep_report(
        self,
        table: str,
        engine: str,
        text: str,
        now: int,
        accuracies: Mapping[int, float] = MappingProxyType({}),
    ) -> None:
        """Keep a report of a table, durably, unless there is one by that engine."""
        job = partial(reports.keep, table=table, engine=engine, text=text, now=now)
        await self._write_apart(partial(job, accuracies=accuracies))

    async def read(self, job: Callable[[Connection], Answer]) -> Answer:
        """What a job finds, of players and of all that is not the log of a table."""
        return await self._read(job)

    async def write(self, job: Callable[[Connection], Answer]) -> Answer:
        """What a job answers, once all it wrote is safe, in a transaction of its own.

        If it raises a refusal, nothing is written.
        """
        return await self._write_apart(job)

    async def hold(self, table: str, key: str, player: str) -> str:
        """Let a player hold the seats of a key, durably; who does now: the first one does."""
        return await self._write_apart(partial(results.hold, table=table, key=key, player=player))

    async def holder(self, table: str, key: str) -> str | None:
        """The player who holds the seats of a key, if there is one."""
        found = await self._read(partial(results.holders, table=table))
        return found.get(key)

    async def ping(self) -> None:
        """Raise StoreError if the database does not answer."""
        await self._read(queries.ping)

    async def probe(self) -> None:
        """Raise StoreError if nothing can be stored: something is written, durably."""
        await self._write_apart(queries.probe)

    async def close(self) -> None:
        """Write what is waiting, and let go of the database."""
        self._is_closed = True
        if self._writer is not None:
            await asyncio.wait([self._writer])
        await self._database.close()

    async def _read(self, job: Callable[[Connection], Answer]) -> Answer:
        try:
            return await self._database.read(job)
        except Denied:
            raise
        except Exception as error:
            told = self._failure(error)
            raise (UnreadableRows(told.problem) if _is_unreadable(error) else told) from error

    async def _write_apart(self, job: Callable[[Connection], Answer]) -> Answer:
        """Write what belongs to no table's log, in a transaction of its own."""
        try:
            return await self._database.write(job)
        except Denied:
            raise
        except Exception as error:
            raise self._failure(error) from error

    async def _stored(self, write: Write) -> bool:
        if self._is_closed:
            raise failure("table-database-closed")
        waiting = _Waiting(write)
        self._waiting.append(waiting)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_all())
        return await waiting.stored

    async def _write_all(self) -> None:
        while batch := self._next_batch():
            try:
                await self._write(batch)
            except Exception as error:
                for waiting in batch:
                    if is_away(error):
                        waiting.fail(self._failure(error))
                    else:  # one of them can't be stored: the others need not suffer
                        await self._write_alone(waiting)

    async def _write_alone(self, waiting: "_Waiting") -> None:
        try:
            await self._write([waiting])
        except Denied as denied:
            waiting.fail(denied)
        except Exception as error:
            waiting.fail(self._failure(error))

    async def _write(self, batch: "list[_Waiting]") -> None:
        writes = [waiting.write for waiting in batch]
        with STORE_SECONDS.time():
            won = await self._database.write(partial(queries.begun, writes=writes))
        STORE_ROWS.observe(sum([len(write.rows) for write in writes]))
        for waiting in batch:
            waiting.answer(waiting.write.table in won)

    def _next_batch(self) -> "list[_Waiting]":
        """What is waiting, once for each table, in the order of their ids.

        By that order two processes that write to the same tables never wait for each other.
        """
        batch: dict[str, _Waiting] = {}
        later: list[_Waiting] = []
        while self._waiting and len(batch) < LARGEST_BATCH:
            waiting = self._waiting.popleft()
            if waiting.write.table in batch:
                later.append(waiting)
            elif not waiting.stored.done():  # else its caller was cancelled
                batch[waiting.write.table] = waiting
        self._waiting.extendleft(reversed(later))
        return [batch[table] for table in sorted(batch)]

    def _failure(self, error: Exception) -> StoreError:
        why = problem_text(error)
        told = failure("table-database-failed", address=self._database.address, why=why)
        told.__cause__ = error
        return told


def _is_unreadable(error: Exception) -> bool:
    """Whether the rows are at fault, and not the database."""
    if isinstance(error, OperationalError):
        return NOT_TEXT in str(error.orig)
    return isinstance(error, ValueError | msgspec.MsgspecError)


class _Waiting:
    """A write, and the answer that its caller waits for."""

    def __init__(self, write: Write) -> None:
        self.write = write
        self.stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def answer(self, is_stored: bool) -> None:
        if not self.stored.done():  # a caller that was cancelled
            self.stored.set_result(is_stored)

    def fail(self, error: StoreError | Denied) -> None:
        if not self.stored.done():
            self.stored.set_exception(error)
