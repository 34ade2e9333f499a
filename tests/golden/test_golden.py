"""Whole games, told as they were told before; `make golden` writes the files anew."""

import re

import pytest

from tests.golden.playthrough import FOLDER, GAMES, SEEDS, file_of, playthroughs
from tests.tables import table_id
from tilewright.catalog import read_record
from tilewright.core.game import AnyGame


@pytest.mark.parametrize("game", GAMES, ids=table_id)
def test_a_playthrough_is_told_as_before(game: AnyGame) -> None:
    assert playthroughs(game).split("\n") == file_of(game).read_text(encoding="utf-8").split("\n")


@pytest.mark.parametrize("game", GAMES, ids=table_id)
def test_a_golden_record_replays_to_its_end(game: AnyGame) -> None:
    text = file_of(game).read_text(encoding="utf-8")
    records = [
        read_record(found) for found in re.findall(r"\[Game .*?\n\n.*?\n\n", text, re.DOTALL)
    ]
    assert [int(record.tags["Seed"]) for record in records] == list(SEEDS[table_id(game)])
    for record in records:
        assert record.game == game
        assert record.outcome() is not None
        assert f"\n{record.final()}\n" in text


def test_there_is_no_other_golden_file() -> None:
    assert sorted(FOLDER.glob("*.txt")) == sorted([file_of(game) for game in GAMES])
