"""What a tiling would bring if it began now: told in full, and the same to everybody."""

from random import Random

import pytest

from tests.tables import observers, walk
from tilewright.core.effects import scores_in
from tilewright.core.game import AnyGame
from tilewright.core.seat import Seat
from tilewright.core.words import say

SEEDS = (3, 4)
PLACED = ("tile", "special")


@pytest.mark.parametrize("seed", SEEDS)
def test_the_forecast_adds_up_to_the_standing(game: AnyGame, seed: int) -> None:
    for step in walk(game, seed):
        scores, standing = game.progress(step.after).scores, game.standing(step.after)
        for seat in range(game.seats):
            told = scores_in(game.telling.forecast(step.after, Seat(seat)))
            assert {each.seat for each in told} <= {seat}
            assert scores[seat] + sum([each.points for each in told]) == standing[seat]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_tile_of_the_forecast_and_of_the_points_tells_its_space(game: AnyGame, seed: int) -> None:
    for step in walk(game, seed):
        told = [
            points
            for seat in range(game.seats)
            for points in scores_in(game.telling.forecast(step.after, Seat(seat)))
        ]
        for points in (*told, *step.points):
            assert say(points.why)
            if points.kind in PLACED:
                row, column = points.why.parameters["row"], points.why.parameters["column"]
                assert isinstance(row, int)
                assert isinstance(column, int)
                assert min(row, column) >= 1


@pytest.mark.parametrize("seed", SEEDS)
def test_a_forecast_tells_nothing_that_is_hidden(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    for step in walk(game, seed)[::3]:
        for seat in observers(game):
            other = game.imagine(game.observe(step.state, seat), rng)
            for each in range(game.seats):
                told = game.telling.forecast(step.state, Seat(each))
                assert game.telling.forecast(other, Seat(each)) == told


def test_after_the_game_nothing_is_to_come(game: AnyGame) -> None:
    *_, last = walk(game, 4)
    for seat in range(game.seats):
        assert game.telling.forecast(last.after, Seat(seat)) == ()
