"""Tables that can't be read are set aside; the caretaker looks after all the others."""

import asyncio
import logging
import os
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from tests.server.houses import InLoop, embedded, in_loop, settings_in
from tests.server.waiting import eventually
from tilewright.server.live import caretaker as caretaking
from tilewright.server.live.caretaker import LARGEST_ROUND, SLOWER, Caretaker
from tilewright.server.live.quarantine import TRY_AGAIN
from tilewright.server.live.table import Live
from tilewright.server.monitoring.metrics import CARETAKER_FAULTS, REGISTRY
from tilewright.tables.refusals import Denied

ME, SHARED = {"kind": "me"}, {"kind": "shared"}

DAMAGES = {
    "a set-up that is no JSON": "UPDATE tables SET setup = '{' WHERE id = ?",
    "an option that nobody knows": """
        UPDATE tables SET setup = replace(setup, '"seats":"2"', '"seats":"9"') WHERE id = ?""",
    "a game that nobody knows": """
        UPDATE tables SET setup = replace(setup, '"azul"', '"chess"') WHERE id = ?""",
    "a row of an unknown kind": """
        UPDATE events SET kind = 'sing' WHERE version = 1 AND table_id = ?""",
    "an action that can't be read": """
        UPDATE events SET text = '?' WHERE version = 1 AND table_id = ?""",
    "bytes that are no text": """
        UPDATE events SET text = CAST(x'ff' AS TEXT) WHERE version = 1 AND table_id = ?""",
    "a row that is gone": "DELETE FROM events WHERE version = 1 AND table_id = ?",
}


def damage(folder: Path, statement: str, table: str) -> None:
    """Change a table behind the server's back."""
    with closing(sqlite3.connect(folder / "tables.db")) as database, database:
        assert database.execute(statement, (table,)).rowcount == 1
        database.execute("UPDATE tables SET due = 0 WHERE id = ?", (table,))


def with_tables(folder: Path, test: Callable[[InLoop], Awaitable[None]]) -> None:
    async def run() -> None:
        async with in_loop(settings_in(folder)) as house:
            await test(house)

    asyncio.run(run())


async def two_tables(house: InLoop) -> tuple[Live, Live]:
    """A table that is to be damaged, and one with a clock that is about to fall."""
    wish: dict[str, Any] = {"game": "azul", "seats": [ME, SHARED], "options": {"seats": "2"}}
    bad, _ = await house.made(**wish)
    good, _ = await house.made(**wish, clock={"seconds": 60})
    return bad, good


# Each takes a server; all of them with `make test-all`.
TRIED = list(DAMAGES)[:: 1 if os.environ.get("TILEWRIGHT_ALL") else 3]


@pytest.mark.parametrize("statement", [DAMAGES[each] for each in TRIED], ids=TRIED)
def test_a_table_that_cannot_be_read_is_set_aside_and_the_others_go_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, statement: str
) -> None:
    async def test(house: InLoop) -> None:
        bad, good = await two_tables(house)
        table = bad.table.setup.id
        await house.tables.memory.forget(bad)
        damage(tmp_path, statement, table)
        house.clock.pass_seconds(61)
        caretaker = Caretaker(house.tables)
        for _ in range(SLOWER):
            await caretaker.go_round(house.clock())
        assert good.table.ending is not None
        assert good.table.ending.how == "time"
        for _ in range(3):
            with pytest.raises(Denied) as caught:
                await house.tables.live(table)
            assert caught.value.code == "unreadable"
        assert REGISTRY.get_sample_value("tilewright_tables_set_aside") == 1

    with_tables(tmp_path, test)
    [record] = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert record.getMessage() == "a table can't be read"
    assert len(record.__dict__["table"]) == 12
    assert record.exc_info is not None


def test_a_table_that_was_mended_is_read_again_after_a_while(tmp_path: Path) -> None:
    async def test(house: InLoop) -> None:
        bad, _ = await two_tables(house)
        table = bad.table.setup.id
        await house.tables.memory.forget(bad)
        damage(tmp_path, DAMAGES["a row of an unknown kind"], table)
        with pytest.raises(Denied, match="unreadable"):
            await house.tables.live(table)
        mend = f"UPDATE events SET kind = '{bad.table.moments[0].row.event.kind}'"
        damage(tmp_path, f"{mend} WHERE version = 1 AND table_id = ?", table)
        with pytest.raises(Denied, match="unreadable"):
            await house.tables.live(table)
        house.clock.pass_seconds(TRY_AGAIN / 1000)
        assert (await house.tables.live(table)).table.version == bad.table.version
        assert REGISTRY.get_sample_value("tilewright_tables_set_aside") == 0

    with_tables(tmp_path, test)


def test_many_tables_that_cannot_be_read_do_not_fill_the_rounds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caretaking, "LARGEST_ROUND", 1)

    async def test(house: InLoop) -> None:
        bad, good = await two_tables(house)
        await house.tables.memory.forget(bad)
        damage(tmp_path, DAMAGES["a set-up that is no JSON"], bad.table.setup.id)
        house.clock.pass_seconds(61)
        caretaker = Caretaker(house.tables)
        for _ in range(2):
            await caretaker.go_round(house.clock())
        assert good.table.status == "over"

    assert LARGEST_ROUND > 1
    with_tables(tmp_path, test)


def test_rows_of_another_version_set_a_table_aside_while_it_is_played(tmp_path: Path) -> None:
    async def test(house: InLoop) -> None:
        bad, _ = await two_tables(house)
        table, version = bad.table.setup.id, bad.table.version
        with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
            database.execute(
                "INSERT INTO events VALUES (?, ?, NULL, 'sing', '', NULL, 0)", (table, version + 1)
            )
        bad.is_doubtful = True
        for _ in range(2):
            with pytest.raises(Denied, match="unreadable"):
                await house.tables.live(table)
        assert table not in house.tables.memory.lives

    with_tables(tmp_path, test)


def test_an_unreadable_table_is_not_listed_and_the_others_are(tmp_path: Path) -> None:
    with embedded(tmp_path) as house:
        bad, good = [house.table("me", "open", public=True) for _ in range(2)]
        damage(tmp_path, DAMAGES["a set-up that is no JSON"], bad["table"])
        listed = house.ask("GET", "/api/tables").json["tables"]
    assert [table["table"] for table in listed] == [good["table"]]


def test_who_asks_for_an_unreadable_table_is_told_so(tmp_path: Path) -> None:
    with embedded(tmp_path) as house:
        made = house.table("me", "shared")
    damage(tmp_path, DAMAGES["a row of an unknown kind"], made["table"])
    with embedded(tmp_path) as house:
        answer = house.ask("GET", f"/api/tables/{made['table']}", **{"Accept-Language": "nl"})
        assert (answer.status, answer.json["code"]) == (503, "unreadable")
        assert answer.json["reason"].startswith("Deze server kan deze tafel niet lezen.")
        with house.socket(made["table"], made["token"]) as person:
            assert person.hear()["code"] == "unreadable"
        assert b"tilewright_tables_set_aside 1.0" in house.ask("GET", "/metrics").body
        assert house.ask("GET", "/healthz").json["status"] == "ok"


# The caretaker


def test_no_error_of_a_table_ends_the_caretaker(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: InLoop) -> None:
        bad, good = await two_tables(house)
        look_after = house.tables.look_after

        async def fail(live: Live) -> None:
            if live is bad:
                raise KeyError("a mistake of ours")
            await look_after(live)

        monkeypatch.setattr(house.tables, "look_after", fail)
        damage(tmp_path, "UPDATE tables SET version = version WHERE id = ?", bad.table.setup.id)
        house.clock.pass_seconds(61)
        before = CARETAKER_FAULTS._value.get()
        caretaker = Caretaker(house.tables)
        for _ in range(3):
            await caretaker.go_round(house.clock())
        assert good.table.status == "over"
        assert CARETAKER_FAULTS._value.get() == before + 1  # it is left alone for a minute
        assert (await house.tables.live(bad.table.setup.id)) is bad

    with_tables(tmp_path, test)
    [record] = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert record.exc_info is not None
    assert "a mistake of ours" in str(record.exc_info[1])


def test_no_error_of_a_round_ends_the_caretaker_and_the_log_has_it_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caretaking, "EVERY", 0)

    async def test(house: InLoop) -> None:
        rounds = 0

        async def fail(*_: int) -> list[str]:
            nonlocal rounds
            rounds += 1
            raise ZeroDivisionError

        monkeypatch.setattr(house.tables.store, "due", fail)
        caretaker = Caretaker(house.tables)
        assert not caretaker.is_well
        caretaker.start()

        async def went_round() -> bool:
            return rounds > 3

        await eventually(went_round, "the caretaker goes on")
        assert caretaker.is_well
        await caretaker.stop()
        assert not caretaker.is_well

    with_tables(tmp_path, test)
    assert len([record for record in caplog.records if record.levelno >= logging.ERROR]) == 1


def test_a_caretaker_that_hangs_is_not_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: InLoop) -> None:
        caretaker = Caretaker(house.tables)
        caretaker.start()
        assert caretaker.is_well
        monkeypatch.setattr(caretaking, "LATE", 0)
        assert not caretaker.is_well
        await caretaker.stop()

    with_tables(tmp_path, test)
