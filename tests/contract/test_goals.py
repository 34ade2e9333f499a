"""What counts at the end of the game: now, and at most."""

from random import Random

import pytest

from tests.tables import observers, walk
from tilewright.core.game import AnyGame

SEEDS = (3, 4, 5, 6)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_possible_is_at_least_what_is_there_and_never_grows(
    game: AnyGame, seed: int
) -> None:
    before = None
    for step in walk(game, seed):
        goals = game.telling.goals(step.after)
        for goal in goals:
            assert len(goal.now) == len(goal.possible) == game.seats
            assert all(now <= most for now, most in zip(goal.now, goal.possible, strict=True))
        for old, new in zip(before or goals, goals, strict=True):
            assert (old.goal, old.rule) == (new.goal, new.rule)
            assert all(
                later <= most for later, most in zip(new.possible, old.possible, strict=True)
            ), (step.action, str(step.state))
        before = goals or None  # none before the scoring tiles are drawn


@pytest.mark.parametrize("seed", SEEDS)
def test_in_the_end_the_goals_are_the_points_that_are_given(game: AnyGame, seed: int) -> None:
    *_, last = walk(game, seed)
    for goal in game.telling.goals(last.after):
        assert goal.now == goal.possible
        given = [0] * game.seats
        for points in last.points:
            if points.why.message == f"score-{goal.goal}":
                given[points.seat] += points.points
        assert list(goal.now) == given


@pytest.mark.parametrize("seed", SEEDS[:2])
def test_the_goals_tell_nothing_that_is_hidden(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    for step in walk(game, seed)[::3]:
        for seat in observers(game):
            other = game.imagine(game.observe(step.state, seat), rng)
            assert game.telling.goals(other) == game.telling.goals(step.state)


def test_the_goals_are_those_of_the_table(game: AnyGame) -> None:
    *_, last = walk(game, 4)
    names = [goal.goal for goal in game.telling.goals(last.after)]
    if game.name == "azul":
        assert names == ["rows", "columns", "colours"]
    else:
        assert names == list(last.after.scoring)
