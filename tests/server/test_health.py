"""Health: the server is well if it can store something and its caretaker goes round."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from tests.server.houses import embedded, in_loop, settings_in
from tilewright.server.live.caretaker import Caretaker
from tilewright.server.monitoring import health
from tilewright.server.monitoring.health import Wellness
from tilewright.server.storage.store import Store

FULL = "CREATE TRIGGER full BEFORE INSERT ON tables BEGIN SELECT RAISE(FAIL, 'disk full'); END"


def test_a_server_that_can_store_is_well_and_alive(tmp_path: Path) -> None:
    with embedded(tmp_path) as house:
        answer = house.ask("GET", "/healthz")
        assert (answer.status, answer.json["status"], answer.json["problems"]) == (200, "ok", [])
        assert house.ask("GET", "/livez").json == {"version": answer.json["version"]}


def test_a_server_that_cannot_store_is_not_well_but_alive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.1)
    with embedded(tmp_path) as house, closing(sqlite3.connect(tmp_path / "tables.db")) as other:
        other.execute("BEGIN IMMEDIATE")  # who reads is not disturbed by it
        answer = house.ask("GET", "/healthz")
        assert (answer.status, answer.json["status"]) == (503, "failing")
        assert answer.json["problems"] == ["store"]
        assert house.ask("GET", "/livez").status == 200
        other.rollback()


def test_a_store_that_refuses_to_write_is_not_well(tmp_path: Path) -> None:
    async def run() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
        await store.probe()
        with closing(sqlite3.connect(tmp_path / "tables.db")) as other, other:
            assert other.execute("SELECT count(*) FROM tables").fetchone() == (0,)
            other.execute(FULL)
        async with in_loop(settings_in(tmp_path / "another")) as house:
            wellness = Wellness(store, Caretaker(house.tables))
            assert await wellness.problems() == ["store", "caretaker"]
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("times", [1, 20])
def test_however_often_it_is_asked_the_store_is_probed_once_a_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    async def run() -> None:
        async with in_loop(settings_in(tmp_path)) as house:
            probes = 0
            probe = house.tables.store.probe

            async def counted() -> None:
                nonlocal probes
                probes += 1
                await probe()

            monkeypatch.setattr(house.tables.store, "probe", counted)
            monkeypatch.setattr(health, "FRESH", 60.0)
            caretaker = Caretaker(house.tables)
            caretaker.start()
            wellness = Wellness(house.tables.store, caretaker)
            found = await asyncio.gather(*[wellness.problems() for _ in range(times)])
            assert found == [[]] * times
            assert probes == 1
            monkeypatch.setattr(health, "FRESH", 0.0)
            assert await wellness.problems() == []
            assert probes == 2
            await wellness.close()
            await caretaker.stop()

    asyncio.run(run())
