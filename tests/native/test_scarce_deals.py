"""Deals with few tiles left, and draws that were put back: the core tells them as the rules do."""

from random import Random

import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")

from tests.duel_positions import DUEL, scarce
from tilewright.native.engine import Engine

BAGS = ("", "B", "BY", "BBBB", "BBBBB", "BBBBBB", "BBBBBBY")
TOWERS = ("", "Y", "YRKT", "BBBBBB", "BBBYYYRRKKT")


@pytest.mark.parametrize("bag", BAGS)
def test_du_9_3_scarce_tiles_move_alike_in_both_engines(bag: str) -> None:
    engine = Engine(DUEL)
    for tower in TOWERS:
        if not bag and not tower:
            continue
        state = scarce(bag, tower)
        for seed in range(20):
            deal = DUEL.sample(state, Random(seed))
            told = engine.effects(engine.of_value(state), deal)
            assert told == DUEL.effects(state, deal), (tower, seed)
