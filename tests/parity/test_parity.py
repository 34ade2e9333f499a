"""The Python rules and the core, state by state, at every table."""

import re
import sys
from typing import Any

import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")

from tests.parity import perft, run
from tests.parity.compare import compared
from tests.tables import TABLES
from tilewright.azul import encoding, goals, offer, telling, tiling
from tilewright.azul import game as game_module
from tilewright.azul import state as state_module
from tilewright.catalog import read_record
from tilewright.core.playing import ROUND_LIMIT
from tilewright.core.words import reason
from tilewright.native.engine import Engine

GAMES = 2  # at each table; `make sanitize` plays others, `make parity` many
EVERY = 4  # a close look at one state in so many


@pytest.mark.parametrize("table", TABLES)
def test_the_core_does_as_the_law_says(table: str) -> None:
    engine = Engine(TABLES[table])
    for seed in range(GAMES):
        found = compared(engine, seed, ROUND_LIMIT, EVERY)
        assert found.difference is None, str(found.difference)
        assert found.states > 50
        assert found.close > 5


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("table", [*perft.TABLES, "azul-3", "azul-4-gray"])
def test_as_many_sequences_start_from_a_deal(table: str, seed: int) -> None:
    found = perft.counted(table, seed, depth=2)
    assert found.law == found.core > 1000


def test_a_difference_is_told_with_its_seed_and_a_record_that_shows_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A law with a shorter floor line (AZ-1.3), to see that the comparison would notice."""
    monkeypatch.setattr(offer, "FLOOR_SPACES", 6)
    monkeypatch.setattr(sys, "argv", ["run", "--games", "60", "--table", "azul-2", "--jobs", "1"])
    assert run.main() == 1
    told = capsys.readouterr().out
    seed = int(re.search(r"^azul-2: seed (\d+), after move \d+: the state$", told, re.M)[1])  # type: ignore[index]
    record = read_record(told[told.index("[Game") :])
    engine = Engine(record.game)
    state = engine.start()
    for move in record.moves:
        state = engine.apply(state, move.action)
    assert state.value() != record.states()[-1]
    monkeypatch.undo()
    assert state.value() == record.states()[-1]
    assert compared(engine, seed, ROUND_LIMIT, EVERY).difference is None


@pytest.mark.parametrize(
    ("what", "change"),
    [
        ("the legal actions", (offer, "ROWS", 4)),
        ("the refusal of", (offer, "reason", lambda rule, *_, **__: reason("no rule", "x"))),
        ("the observation of", (encoding, "told", lambda number: number % 7)),
        ("the position's text", (state_module, "counts", lambda tiles: "-")),
        ("the actor", (game_module, "CHANCE", None)),
        ("the goals", (goals, "RULE", "no rule")),
        ("the effects of", (offer, "moves", lambda *_: [])),
        ("what 0 sees of", (telling.Telling, "veiled", lambda *_: ())),
        ("the forecast of", (tiling, "forecast", lambda *_: ())),
    ],
)
def test_every_kind_of_difference_is_noticed(
    monkeypatch: pytest.MonkeyPatch, what: str, change: tuple[Any, str, Any]
) -> None:
    monkeypatch.setattr(*change)
    engine = Engine(TABLES["azul-2-coloured-random"])
    found = [compared(engine, seed, ROUND_LIMIT, 1).difference for seed in range(3)]
    assert any(each is not None and each.what.startswith(what) for each in found), found
