"""Scores are never negative, and every tile, plate and chip stays on the table, at every step."""

from random import Random

import pytest

from tilewright.core.game import AnyGame
from tilewright.core.playing import play_out


@pytest.mark.parametrize("seed", range(100, 104))
def test_az_5_5_du_7_3_no_score_is_negative_and_nothing_is_lost(game: AnyGame, seed: int) -> None:
    for state in play_out(game, Random(seed)).states():
        assert min(game.progress(state).scores) >= 0, state
        assert game.notation.problems(state) == (), state
