"""The store of the log, on SQLite and on a real PostgreSQL: what it answers for is there."""

import asyncio
import os
import signal
import sqlite3
import stat
import subprocess
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest

pytest.importorskip("starlette", reason="needs the extra server")
pytest.importorskip("asyncpg", reason="needs the extra postgres")

from sqlalchemy import Connection, create_engine, text

from tests.server.databases import BOTH, empty_database, execute
from tests.server.founding import founding, row, rows, setup, summary
from tests.server.services import Postgres
from tilewright.cli.online.databases import opened_store
from tilewright.core.errors import GameError
from tilewright.server.storage import database, store
from tilewright.server.storage.database import MIGRATIONS, PRAGMAS, Database
from tilewright.server.storage.schema import METADATA, REVISION
from tilewright.server.storage.store import Store, StoreError
from tilewright.tables.log import Founding

Answer = TypeVar("Answer")


@pytest.fixture(params=BOTH)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    return empty_database(request, request.param, tmp_path, "store")


# What is stored


def test_the_first_report_of_an_engine_stays_and_that_of_another_goes(url: str) -> None:
    async def run() -> None:
        async with opened_store(url) as one:
            await one.found(founding("a"))
            await one.keep_report("a", "1-old", "{}", 1)
            await one.keep_report("a", "1-old", '{"x":1}', 2)
            assert await one.report("a", "1-old") == "{}"
            assert await one.report("a", "1-new") is None
            await one.keep_report("a", "1-new", '{"y":2}', 3)
            assert await one.report("a", "1-old") is None
            assert await one.report("a", "1-new") == '{"y":2}'
            await one.keep_report("nowhere", "1-new", "{}", 4)
            assert await one.report("nowhere", "1-new") is None

    asyncio.run(run())


def test_a_table_comes_back_as_it_was_stored(url: str) -> None:
    async def run() -> None:
        async with opened_store(url) as one:
            await one.found(founding("a"))
            new = [*rows([2, 3], "0:c1"), row(4, "0:c2", "héllo \U0001f600 'quoted' \"\\ %s ?")]
            assert await one.append("a", new, summary(4))
        async with opened_store(url) as two:
            assert await two.load("a") == (setup("a"), [row(1), *new])
            assert await two.rows_after("a", 0) == [row(1), *new]
            assert await two.rows_after("a", 3) == new[2:]
            assert await two.rows_after("a", 4) == []
            assert await two.load("b") is None
            await two.ping()

    asyncio.run(run())


def test_a_version_is_taken_once(url: str) -> None:
    async def run() -> None:
        async with opened_store(url) as one, opened_store(url) as two:
            await one.found(founding("a"))
            assert await one.append("a", [row(2, "0:c1")], summary(2))
            assert not await two.append("a", rows([2, 3], "1:c1"), summary(3))
            assert await one.rows_after("a", 1) == [row(2, "0:c1")]

    asyncio.run(run())


def test_a_command_is_carried_out_once_at_a_table(url: str) -> None:
    async def run() -> None:
        async with opened_store(url) as one:
            await one.found(founding("a"))
            await one.found(founding("b"))
            assert await one.append("a", [row(2, "0:c1")], summary(2))
            assert not await one.append("a", rows([3, 4], "0:c1"), summary(4))
            assert await one.append("b", [row(2, "0:c1")], summary(2))
            assert await one.append("a", [row(3), row(4)], summary(4))  # nobody's command
            assert await one.rows_after("a", 1) == [row(2, "0:c1"), row(3), row(4)]

    asyncio.run(run())


def test_a_table_that_is_founded_by_a_row_is_there_with_it_or_not_at_all(url: str) -> None:
    async def run() -> None:
        async with opened_store(url) as one:
            await one.found(founding("a"))
            assert await one.append("a", rows([2, 3], "0:c1"), summary(3), founding("next"))
            assert await one.load("next") == (setup("next"), [row(1)])
            assert not await one.append("a", [row(3)], summary(3), founding("never"))
            assert await one.load("never") is None

    asyncio.run(run())


def test_all_rows_are_stored_or_none(url: str) -> None:
    async def run() -> None:
        async with opened_store(url) as one:
            await one.found(founding("a"))
            await one.append("a", [row(3, "0:c3")], summary(3))
            for new in (rows([2, 3]), [row(2), row(4, "0:c3")]):
                with pytest.raises(StoreError):
                    await one.append("a", new, summary(4), founding("never"))
            assert await one.rows_after("a", 1) == [row(3, "0:c3")]
            assert await one.load("never") is None

    asyncio.run(run())


def test_a_table_is_founded_once(url: str) -> None:
    async def run() -> None:
        async with opened_store(url) as one:
            await one.found(founding("a"))
            with pytest.raises(StoreError):
                await one.found(founding("a", made=2_000))
            assert await one.load("a") == (setup("a"), [row(1)])

    asyncio.run(run())


def test_the_versions_of_some_tables_are_told(url: str) -> None:
    async def run() -> None:
        async with opened_store(url) as one:
            for table in "abc":
                await one.found(founding(table))
            await one.append("b", [row(2)], summary(2))
            assert await one.versions(["a", "b", "nowhere"]) == {"a": 1, "b": 2}
            assert await one.versions([]) == {}

    asyncio.run(run())


def test_public_tables_that_are_not_over_are_listed_those_changed_last_first(url: str) -> None:
    async def run() -> None:
        async with opened_store(url) as one:
            for table in "abcde":
                await one.found(founding(table, public=table != "c"))
            await one.append("a", [row(2)], summary(2, changed=3_000))
            await one.append("b", [row(2)], summary(2, "waiting", due=7, changed=4_000))
            await one.append("c", [row(2)], summary(2, changed=5_000))
            await one.append("d", [row(2)], summary(2, "over", changed=6_000))
            listed = [
                (setup("b"), summary(2, "waiting", due=7, changed=4_000)),
                (setup("a"), summary(2, changed=3_000)),
                (setup("e"), summary(1)),
            ]
            assert await one.listed(10) == listed
            assert await one.listed(2) == listed[:2]

    asyncio.run(run())


def test_tables_that_are_due_come_earliest_first(url: str) -> None:
    async def run() -> None:
        async with opened_store(url) as one:
            for table in "abcd":
                await one.found(founding(table))
            for table, due in {"a": 30, "b": 10, "c": None, "d": 20}.items():
                await one.append(table, [row(2)], summary(2, due=due))
            assert await one.due(20, 10) == ["b", "d"]
            assert await one.due(40, 10) == ["b", "d", "a"]
            assert await one.due(40, 1) == ["b"]
            assert await one.due(9, 10) == []

    asyncio.run(run())


def test_all_tables_oldest_first(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with opened_store(url) as one:
            made = {f"t{number}": 1_000 + number * 7 % 10 // 2 for number in range(30)}
            await asyncio.gather(
                *[one.found(founding(table, made=when)) for table, when in made.items()]
            )
            expected = sorted(made, key=lambda table: (made[table], table))
            assert [table async for table in one.ids()] == expected

    monkeypatch.setattr("tilewright.server.storage.queries.PAGE", 4)
    asyncio.run(run())


# Several at once


class Counted:
    """A database that counts its transactions."""

    def __init__(self, inner: Database) -> None:
        self.address = inner.address
        self.writes = 0
        self._inner = inner

    async def read(self, job: Callable[[Connection], Answer]) -> Answer:
        return await self._inner.read(job)

    async def write(self, job: Callable[[Connection], Answer]) -> Answer:
        self.writes += 1
        return await self._inner.write(job)

    async def snapshot(self, job: Callable[[Connection], Answer]) -> Answer:
        return await self._inner.snapshot(job)

    async def close(self) -> None:
        await self._inner.close()


def test_what_waits_is_committed_together(url: str) -> None:
    async def run() -> None:
        counted = Counted(await database.opened(url))
        one = Store(counted)
        tables = [f"t{number}" for number in range(store.LARGEST_BATCH)]
        await asyncio.gather(*[one.found(founding(table)) for table in tables])
        assert counted.writes == 1
        stored = await asyncio.gather(
            *[one.append(table, [row(2)], summary(2)) for table in tables],
            *[one.append(table, [row(3)], summary(3)) for table in tables[:3]],
            *[one.append(tables[0], [row(4)], summary(4))],
        )
        assert stored == [True] * len(stored)
        assert counted.writes == 1 + 3
        await one.close()

    asyncio.run(run())


def test_a_race_has_one_winner(url: str) -> None:
    async def run() -> None:
        async with opened_store(url) as one, opened_store(url) as two:
            await one.found(founding("a"))
            for version in range(2, 30):
                stored = await asyncio.gather(
                    one.append("a", [row(version, f"0:c{version}")], summary(version)),
                    two.append("a", [row(version, f"1:c{version}")], summary(version)),
                )
                assert sorted(stored) == [False, True]
                [last] = await one.rows_after("a", version - 1)
                assert last.command == f"{stored.index(True)}:c{version}"

    asyncio.run(run())


def test_a_race_over_many_tables_has_one_winner_at_each(url: str) -> None:
    async def run() -> None:
        rng = Random(5)
        tables = [f"t{number:02}" for number in range(50)]
        async with opened_store(url) as one, opened_store(url) as two:
            await asyncio.gather(*[one.found(founding(table)) for table in tables])
            for version in range(2, 22, 2):
                wishes = [(each, table) for each in (one, two) for table in tables]
                rng.shuffle(wishes)
                stored = await asyncio.gather(
                    *[
                        each.append(table, rows([version, version + 1]), summary(version + 1))
                        for each, table in wishes
                    ]
                )
                won = [
                    table for (_, table), is_stored in zip(wishes, stored, strict=True) if is_stored
                ]
                assert sorted(won) == tables
            for table in tables:
                assert await two.rows_after(table, 0) == [row(v) for v in range(1, 22)]

    asyncio.run(run())


def test_one_that_cannot_be_stored_does_not_harm_the_others(url: str) -> None:
    async def run() -> None:
        async with opened_store(url) as one:
            await asyncio.gather(*[one.found(founding(table)) for table in "abcd"])
            answers = await asyncio.gather(
                one.append("a", [row(2)], summary(2)),
                one.append("nowhere", [row(2)], summary(2)),
                one.append("b", [row(2, text="\ud800")], summary(2)),
                one.append("d", [row(10**30)], summary(2)),
                one.append("c", [row(2)], summary(2)),
                return_exceptions=True,
            )
            assert [type(answer) for answer in answers] == [
                bool,
                StoreError,
                StoreError,
                StoreError,
                bool,
            ]
            assert await one.append("b", [row(2)], summary(2))

    asyncio.run(run())


def test_a_caller_that_is_cancelled_does_not_harm_the_others(url: str) -> None:
    async def run() -> None:
        async with opened_store(url) as one:
            await asyncio.gather(*[one.found(founding(table)) for table in "abc"])
            tasks = [
                asyncio.create_task(one.append(table, [row(2)], summary(2))) for table in "abc"
            ]
            await asyncio.sleep(0)  # they are waiting now
            tasks[0].cancel()
            await asyncio.sleep(0)  # the writer has begun
            tasks[1].cancel()
            assert await tasks[2]
            assert tasks[0].cancelled()
            assert tasks[1].cancelled()
            for table in "abc":
                assert await one.append(table, [row(3)], summary(3))

    asyncio.run(run())


def test_closing_writes_what_is_waiting(url: str) -> None:
    async def run() -> None:
        one = await Store.open(url)
        tasks = [asyncio.create_task(one.found(founding(f"t{number}"))) for number in range(300)]
        await asyncio.sleep(0)
        await one.close()
        await asyncio.gather(*tasks)
        with pytest.raises(StoreError, match="closed"):
            await one.found(founding("late"))
        async with opened_store(url) as two:
            assert len([table async for table in two.ids()]) == 300

    asyncio.run(run())


# Failures


@pytest.mark.parametrize("seed", range(3))
def test_what_was_acknowledged_survives_a_kill(url: str, seed: int) -> None:
    rng = Random(seed)
    tables = [f"t{number}" for number in range(rng.choice((1, 5)))]

    async def found() -> None:
        async with opened_store(url) as one:
            await asyncio.gather(*[one.found(founding(table)) for table in tables])

    asyncio.run(found())
    with subprocess.Popen(
        [sys.executable, "-m", "tests.server.appender", url, *tables],
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[2],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    ) as child:
        assert child.stdout is not None
        printed = [child.stdout.readline() for _ in range(rng.randrange(1, 100))]
        child.send_signal(signal.SIGKILL)
        printed += child.stdout.readlines()
    acknowledged = {table: int(version) for table, version in map(str.split, printed)}

    async def check() -> None:
        async with opened_store(url) as one:
            for table in tables:
                found = [each.version for each in await one.rows_after(table, 0)]
                assert found == list(range(1, len(found) + 1))
                assert len(found) % 3 == 1  # three at a time, after the first one
                assert len(found) >= acknowledged.get(table, 1)

    asyncio.run(check())


def test_after_postgresql_was_killed_the_store_goes_on() -> None:
    async def run(server: Postgres) -> None:
        async with opened_store(server.url) as one:
            await one.found(founding("a"))
            await asyncio.to_thread(server.kill)
            with pytest.raises(StoreError):
                await one.append("a", [row(2)], summary(2))
            with pytest.raises(StoreError):
                await one.rows_after("a", 0)
            with pytest.raises(StoreError):
                await one.ping()
            await asyncio.to_thread(server.start)
            assert await one.append("a", [row(2)], summary(2))
            assert await one.rows_after("a", 0) == [row(1), row(2)]
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)
            assert await one.append("a", [row(3)], summary(3))

    with Postgres() as server:
        asyncio.run(run(server))


def test_a_locked_file_fails_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PRAGMAS, "busy_timeout", 20)

    async def run() -> None:
        async with opened_store(f"sqlite:///{tmp_path}/tables.db") as one:
            await one.found(founding("a"))
            other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreError, match="locked"):
                await one.append("a", [row(2)], summary(2))
            assert await one.rows_after("a", 0) == [row(1)]  # readers don't mind
            other.execute("ROLLBACK")
            other.close()
            assert await one.append("a", [row(2)], summary(2))

    asyncio.run(run())


def test_a_full_disk_fails_and_nothing_is_half_written(tmp_path: Path) -> None:
    def fill(connection: Connection) -> None:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

    async def run() -> None:
        async with opened_store(f"sqlite:///{tmp_path}/tables.db") as one:
            await one.found(founding("a"))
            await one._database.read(fill)
            large = [row(2), row(3, text="x" * 100_000)]
            with pytest.raises(StoreError, match="full"):
                await one.append("a", large, summary(3), founding("b"))
            assert await one.rows_after("a", 0) == [row(1)]
            assert await one.append("a", [row(2)], summary(2))

    asyncio.run(run())


def test_an_error_does_not_show_what_was_to_be_written(url: str) -> None:
    async def run() -> None:
        async with opened_store(url) as one:
            await one.found(founding("a"))
            with pytest.raises(StoreError) as error:
                await one.found(founding("a"))
            assert "k" * 64 not in "".join(traceback.format_exception(error.value))

    asyncio.run(run())


# Opening


def test_a_file_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened_store(f"sqlite:///{tmp_path}/new/folder/tables.db") as one:
            await one.found(founding("a"))
            files = sorted((tmp_path / "new" / "folder").iterdir())
            assert [file.name for file in files] == ["tables.db", "tables.db-shm", "tables.db-wal"]
            for file in files:
                assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert stat.S_IMODE((tmp_path / "new" / "folder").stat().st_mode) == 0o700

    asyncio.run(run())


def test_every_connection_to_a_file_is_durable(tmp_path: Path) -> None:
    together = threading.Barrier(database.CONNECTIONS)

    def pragmas(connection: Connection) -> dict[str, Any]:
        together.wait(10)  # so that each has a connection of its own
        found = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in PRAGMAS
        }
        together.wait(10)
        return found

    async def run() -> None:
        one = await database.opened(f"sqlite:///{tmp_path}/tables.db")
        read = [one.read(pragmas) for _ in range(database.CONNECTIONS)]
        assert await asyncio.gather(*read) == [PRAGMAS] * database.CONNECTIONS
        await one.close()

    assert PRAGMAS["journal_mode"] == "wal"
    assert PRAGMAS["synchronous"] == 2
    asyncio.run(run())


def test_every_connection_to_postgresql_is_durable_whatever_the_custom(postgres_url: str) -> None:
    customs = {"synchronous_commit": "off", "default_transaction_isolation": "serializable"}

    def settings(connection: Connection) -> list[str]:
        names = ("synchronous_commit", "transaction_isolation")
        return [connection.execute(text(f"SHOW {each}")).scalar_one() for each in names]

    async def run() -> None:
        await execute(postgres_url, "CREATE DATABASE careless")
        for name, value in customs.items():
            await execute(postgres_url, f"ALTER DATABASE careless SET {name} = {value}")
        one = await database.opened(postgres_url.replace("/postgres?", "/careless?"))
        assert await one.write(settings) == ["on", "read committed"]
        await one.close()

    asyncio.run(run())


def test_several_may_open_a_new_database_at_once(url: str) -> None:
    async def run() -> None:
        stores = await asyncio.gather(*[Store.open(url) for _ in range(5)])
        for number, each in enumerate(stores):
            await each.found(founding(f"t{number}"))
            await each.close()

    asyncio.run(run())


def test_the_migrations_lead_to_the_schema(url: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    def differences(connection: Connection) -> Any:
        return compare_metadata(MigrationContext.configure(connection), METADATA)

    async def run() -> None:
        one = await database.opened(url)
        assert await one.read(differences) == []
        await one.close()

    asyncio.run(run())


def test_the_migrations_lead_to_the_schema_word_for_word(tmp_path: Path) -> None:
    words = text("SELECT name, sql FROM sqlite_master WHERE name != 'alembic_version'")

    def definitions(connection: Connection) -> dict[str, str]:
        made = {name: sql for name, sql in connection.execute(words) if sql is not None}
        return {name: "".join(sql.split()) for name, sql in made.items()}

    async def migrated() -> dict[str, str]:
        one = await database.opened(f"sqlite:///{tmp_path}/tables.db")
        found = await one.read(definitions)
        await one.close()
        return found

    engine = create_engine("sqlite://")
    with engine.connect() as connection:
        METADATA.create_all(connection)
        assert asyncio.run(migrated()) == definitions(connection)
    engine.dispose()


def test_the_revision_is_the_newest_migration() -> None:
    from alembic.script import ScriptDirectory

    assert ScriptDirectory(str(MIGRATIONS)).get_current_head() == REVISION


def test_a_database_of_a_newer_version_is_refused(url: str) -> None:
    def grow_old(connection: Connection) -> None:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    async def run() -> None:
        one = await database.opened(url)
        await one.write(grow_old)
        await one.close()
        with pytest.raises(StoreError, match="newer Tilewright: its schema is 9999"):
            await Store.open(url)

    asyncio.run(run())


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("postgresql://ana:secret-word@127.0.0.1:1/tables", "ana:***@127.0.0.1:1/tables"),
        ("postgresql://ana@/tables?host=/nowhere&password=secret-word", "ana@/tables"),
        ("postgresql://ana:secret-word@host:port/tables", "can’t be read"),
        ("postgresql://ana:secret-word@127.0.0.1/tables?sslmode=secret-word", "can’t be used"),
        ("mysql://ana:secret-word@host/tables", "not in mysql"),
        ("sqlite://", "not in sqlite"),
        ("sqlite:///:memory:", "sqlite:///folder/tables.db"),
        ("secret-word", "can’t be read"),
        ("", "can’t be read"),
        ("sqlite:////dev/null/tables.db", "/dev/null"),
        ("sqlite:////dev", "/dev"),
    ],
)
def test_a_database_that_cannot_be_used_is_told_without_the_password(url: str, told: str) -> None:
    with pytest.raises(GameError) as error:
        asyncio.run(Store.open(url))
    assert isinstance(error.value, StoreError)
    assert told in str(error.value)
    shown = "".join(traceback.format_exception(error.value))
    assert "secret-word" not in shown.replace(f'"{url}"', "")


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("What a nice story. " * 100)
    with pytest.raises(StoreError, match="not a database"):
        asyncio.run(Store.open(f"sqlite:///{tmp_path}/tables.db"))


def test_foundings_without_rows_are_tables_too(url: str) -> None:
    async def run() -> None:
        async with opened_store(url) as one:
            await one.found(Founding(setup("a"), [], summary(0)))
            assert await one.load("a") == (setup("a"), [])
            assert await one.append("a", [row(1)], summary(1))

    asyncio.run(run())
