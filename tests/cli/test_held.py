"""The tables that are held: kept whole, for their holder alone."""

import stat
from pathlib import Path

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from tilewright.cli.files import FileError
from tilewright.cli.online.held import MOST, held_file, held_tables, hold, let_go


@pytest.fixture(autouse=True)
def _own_folder(games: Path) -> None:
    """A data folder of the test's own."""


def test_the_table_used_last_comes_first() -> None:
    assert held_tables() == []
    for table in "abc":
        hold("", table, f"secret of {table}")
    hold("", "a", "secret of a", ["/t/a#x"])
    assert [each.table for each in held_tables()] == ["a", "c", "b"]
    assert held_tables()[0].links == ["/t/a#x"]
    let_go("", "c")
    let_go("http://elsewhere", "b")
    assert [each.table for each in held_tables()] == ["a", "b"]


def test_nobody_else_may_read_it() -> None:
    hold("", "a", "secret")
    assert stat.S_IMODE(held_file().stat().st_mode) == 0o600
    held_file().chmod(0o644)
    hold("", "b", "secret")
    assert stat.S_IMODE(held_file().stat().st_mode) == 0o600


def test_the_oldest_is_forgotten_first() -> None:
    for number in range(MOST + 3):
        hold("", str(number), None)
    tables = {each.table for each in held_tables()}
    assert len(tables) == MOST
    assert "0" not in tables


@pytest.mark.parametrize("text", ["", "{}", '[{"table": 1}]'])
def test_a_damaged_file_is_told_and_stays_as_it_is(text: str) -> None:
    hold("", "a", "secret")
    held_file().write_text(text, encoding="utf-8")
    with pytest.raises(FileError, match=r"held\.json: "):
        hold("", "b", "secret")
    assert held_file().read_text(encoding="utf-8") == text
