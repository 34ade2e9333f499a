"""The law and the core, state by state, at every table."""

import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")

from tests.parity import perft
from tests.parity.compare import compared
from tests.tables import TABLES
from tilewright.core.playing import ROUND_LIMIT
from tilewright.native.engine import Engine

GAMES = 40  # at each table
EVERY = 4  # a close look at one state in so many


@pytest.mark.parametrize("part", range(2))
@pytest.mark.parametrize("table", TABLES)
def test_the_core_does_as_the_law_says(table: str, part: int) -> None:
    engine = Engine(TABLES[table])
    for seed in range(part * GAMES // 2, (part + 1) * GAMES // 2):
        found = compared(engine, seed, ROUND_LIMIT, EVERY)
        assert found.difference is None, str(found.difference)
        assert found.states > 50
        assert found.close > 5


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("table", [*perft.TABLES, "azul-3", "azul-4-gray"])
def test_as_many_sequences_start_from_a_deal(table: str, seed: int) -> None:
    found = perft.counted(table, seed, depth=2)
    assert found.law == found.core > 1000
