"""Backups: everything comes back, into either kind of database, and nothing that is not whole."""

import asyncio
import gzip
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from tests.server.databases import BOTH, EMPTY, empty_database, execute
from tests.server.founding import row, setup, summary
from tests.server.houses import embedded
from tests.server.kept.facts import facts_of
from tests.server.kept.reading import FOLDER, NAMES, unpack
from tilewright.server.storage import backups
from tilewright.server.storage.backups import BackupError, Restored
from tilewright.server.storage.database import opened
from tilewright.server.storage.ownership import AlreadyUsed, owned
from tilewright.server.storage.store import Store
from tilewright.tables.log import Founding
from tilewright.tables.rows import Row
from tilewright.tables.setup import Setup
from tilewright.tables.table import Table

NOW = 1_900_000_000_000


def quiet(done: int, total: int) -> None:
    assert 0 <= done <= total


async def backed_up(url: str, file: Path) -> int:
    database = await opened(url)
    try:
        return await backups.back_up(database, file, NOW, quiet)
    finally:
        await database.close()


async def restored(url: str, file: Path, is_whole: bool = False, now: int = NOW) -> Restored:
    database = await opened(url)
    try:
        return await backups.restore(database, file, now, is_whole, quiet)
    finally:
        await database.close()


async def everything(url: str) -> dict[str, tuple[Setup, list[Row]]]:
    """All tables of a database."""
    store = await Store.open(url)
    found = {}
    async for table in store.ids():
        kept = await store.load(table)
        assert kept is not None
        found[table] = kept
    listed, due = await store.listed(100), await store.due(10**15, 10_000)
    await store.close()
    return {**found, "listed": listed, "due": due}  # type: ignore[dict-item]


@pytest.fixture
def old(tmp_path: Path) -> str:
    """A database with tables of every kind."""
    unpack(NAMES[0], tmp_path / "old.db")
    return f"sqlite:///{tmp_path}/old.db"


@pytest.fixture(params=BOTH)
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    return empty_database(request, request.param, tmp_path / "new", "backups")


def test_a_backup_brings_everything_back_into_either_database(
    tmp_path: Path, old: str, empty: str
) -> None:
    async def run() -> None:
        first, second = tmp_path / "one.backup", tmp_path / "two.backup"
        count = await backed_up(old, first)
        assert count > 40
        assert await restored(empty, first) == Restored(count, 0)
        assert await everything(empty) == await everything(old)
        assert await backed_up(empty, second) == count
        lines = [gzip.decompress(each.read_bytes()).splitlines() for each in (first, second)]
        assert lines[0][1:-1] == lines[1][1:-1]
        assert await restored(empty, first) == Restored(0, count)
        assert first.stat().st_mode & 0o777 == 0o600

    asyncio.run(run())


def test_replace_makes_the_database_what_the_backup_is(
    tmp_path: Path, old: str, empty: str
) -> None:
    async def run() -> None:
        file = tmp_path / "all.backup"
        count = await backed_up(old, file)
        await restored(empty, file)
        before = await everything(empty)
        store = await Store.open(empty)
        table = next(iter(before))
        await store.drop([table], 10**15)
        assert table not in {each async for each in store.ids()}
        await store.close()
        assert await restored(empty, file, is_whole=True) == Restored(count, 0)
        assert await everything(empty) == before

    asyncio.run(run())


def test_a_report_is_dropped_with_its_table_and_comes_back_with_it(
    tmp_path: Path, empty: str
) -> None:
    file = tmp_path / "all.backup"

    async def report() -> str | None:
        store = await Store.open(empty)
        try:
            return await store.report("a", "1-new")
        finally:
            await store.close()

    async def run() -> None:
        store = await Store.open(empty)
        await store.found(Founding(setup("a"), [row(1)], summary(1, "over")))
        await store.keep_report("a", "1-new", '{"y":2}', 3)
        await store.close()
        assert await backed_up(empty, file) == 1
        store = await Store.open(empty)
        assert await store.drop(["a"], 10**15) == ["a"]
        await store.close()
        assert await report() is None
        for is_whole in (False, True):
            await restored(empty, file, is_whole)
            assert await report() == '{"y":2}'

    asyncio.run(run())


def test_a_restored_table_does_not_expire_for_its_time_in_the_file(
    tmp_path: Path, old: str, empty: str
) -> None:
    async def run() -> None:
        file = tmp_path / "all.backup"
        await backed_up(old, file)
        later = NOW + 400 * 86_400_000
        await restored(empty, file, now=later)
        store = await Store.open(empty)
        pauses = await store.pauses()
        assert pauses.elapsed(NOW, later + 5) == 5
        await store.close()

    asyncio.run(run())


def cut(raw: bytes) -> bytes:
    return raw[: len(raw) // 2]


def flipped(raw: bytes) -> bytes:
    middle = len(raw) // 2
    return raw[:middle] + bytes([raw[middle] ^ 0xFF]) + raw[middle + 1 :]


def without_tail(raw: bytes) -> bytes:
    return gzip.compress(b"\n".join(gzip.decompress(raw).splitlines()[:-1]) + b"\n")


def without_a_table(raw: bytes) -> bytes:
    lines = gzip.decompress(raw).splitlines()
    return gzip.compress(b"\n".join(lines[:5] + lines[6:]) + b"\n")


def changed(raw: bytes) -> bytes:
    return gzip.compress(gzip.decompress(raw).replace(b'"act"', b'"bct"', 1))


def newer(raw: bytes) -> bytes:
    return gzip.compress(gzip.decompress(raw).replace(b'"version":2', b'"version":9', 1))


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (cut, "damaged or not whole"),
        (flipped, "damaged or not whole"),
        (without_tail, "damaged or not whole"),
        (without_a_table, "damaged or not whole"),
        (changed, "damaged or not whole"),
        (newer, "its format is 9"),
        (lambda raw: b"no backup", "not a backup"),
        (lambda raw: gzip.compress(b'{"a": 1}\n'), "not a backup"),
        (lambda raw: b"", "damaged or not whole"),
    ],
)
def test_a_file_that_is_not_whole_changes_nothing(
    tmp_path: Path, old: str, damage: Callable[[bytes], bytes], told: str
) -> None:
    new = f"sqlite:///{tmp_path}/new.db"

    async def run() -> None:
        file = tmp_path / "all.backup"
        await backed_up(old, file)
        file.write_bytes(damage(file.read_bytes()))
        with pytest.raises(BackupError, match=told):
            await restored(new, file)
        assert len(await everything(new)) == 2  # no table

    asyncio.run(run())


def test_a_backup_that_fails_leaves_the_old_file(
    tmp_path: Path, old: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "all.backup"
    file.write_bytes(b"precious")

    def fail(*_: object) -> Coroutine[Any, Any, None]:
        raise OSError("disk full")

    monkeypatch.setattr(backups, "_tables", fail)
    with pytest.raises(OSError, match="disk full"):
        asyncio.run(backed_up(old, file))
    assert file.read_bytes() == b"precious"
    assert [path.name for path in tmp_path.glob(".*")] == []


def test_a_running_server_is_backed_up_and_sees_what_is_restored(tmp_path: Path, old: str) -> None:
    file, live = tmp_path / "all.backup", tmp_path / "live.backup"
    count = asyncio.run(backed_up(old, file))
    with embedded(tmp_path / "served") as house:
        database = f"sqlite:///{tmp_path}/served/tables.db"
        made = house.table("me", "shared")
        assert asyncio.run(restored(database, file)) == Restored(count, 0)
        for table in asyncio.run(everything(old)):
            if len(table) == 12:
                assert house.ask("GET", f"/api/tables/{table}").status == 200
        assert asyncio.run(backed_up(database, live)) == count + 1
        assert made["table"].encode() in gzip.decompress(live.read_bytes())
        with pytest.raises(AlreadyUsed, match="uses .* already"), owned(database, ""):
            pass


def test_postgresql_that_a_server_uses_is_not_replaced(
    tmp_path: Path, old: str, postgres_url: str
) -> None:
    async def run() -> None:
        await execute(postgres_url, EMPTY)
        file = tmp_path / "all.backup"
        await backed_up(old, file)
        store = await Store.open(postgres_url)
        await store.beat(NOW - 60_000)
        await store.close()
        with pytest.raises(BackupError, match="Stop it, then wait 121 more seconds"):
            await restored(postgres_url, file, is_whole=True)
        await restored(postgres_url, file, is_whole=True, now=NOW + 600_000)

    asyncio.run(run())


def test_a_backup_of_the_first_release_is_restored_whole(tmp_path: Path, empty: str) -> None:
    async def run() -> None:
        kept = unpack("first-release", tmp_path / "old.db")
        assert await restored(empty, FOLDER / "first-release.backup") == Restored(48, 0)
        found = await everything(empty)
        assert found == await everything(f"sqlite:///{tmp_path}/old.db")
        for each in kept.tables:
            facts = facts_of(Table(*found[each.id]))
            assert {name: facts[name] for name in each.facts} == each.facts, each.about

    asyncio.run(run())
