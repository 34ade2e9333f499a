"""Hidden information: what looks the same to a seat is the same to it, in every answer and text.

For each state of a game each seat, and a spectator, imagines another one that it can't tell from
the true one; the two may differ only in what that observer has no right to know.
"""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

import pytest

from tests.tables import Step, observers, walk
from tilewright.core.game import AnyGame, plain
from tilewright.core.playing import ROUND_LIMIT, legal_actions
from tilewright.core.rules import CHANCE
from tilewright.core.seat import Seat

SEEDS = (5, 6, 7)
NAMES = ["Anna", "Bo", "Carla", "Dirk"]


@cache
def imagined(game: AnyGame, seed: int) -> Sequence[tuple[Step, Seat | None, Any]]:
    """Every step with every observer and a state that looks to it like the step's state."""
    rng = Random(seed)
    return [
        (step, seat, game.imagine(game.observe(step.state, seat), rng))
        for step in walk(game, seed)
        for seat in observers(game)
    ]


@pytest.mark.parametrize("seed", SEEDS)
def test_an_imagined_state_looks_like_the_true_one(game: AnyGame, seed: int) -> None:
    for step, seat, other in imagined(game, seed):
        true, seen = game.observe(step.state, seat), game.observe(other, seat)
        assert seen == true, (seat, step.state, other)
        assert str(seen) == str(true)
        names = NAMES[: game.seats]
        assert game.drawing.draw(seen, names, plain) == game.drawing.draw(true, names, plain)


@pytest.mark.parametrize("seed", SEEDS)
def test_an_imagined_state_is_possible(game: AnyGame, seed: int) -> None:
    for _, _, other in imagined(game, seed):
        assert game.notation.problems(other) == (), other
        assert game.notation.parse_state(str(other)) == other


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_open_is_the_same_in_both(game: AnyGame, seed: int) -> None:
    for step, _, other in imagined(game, seed):
        for answer in (game.actor, game.progress, game.outcome, game.standing):
            assert answer(other) == answer(step.state)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_seat_to_act_has_the_same_choices_in_both(game: AnyGame, seed: int) -> None:
    for step, seat, other in imagined(game, seed):
        if game.actor(step.state) == seat:
            assert legal_actions(game, other) == legal_actions(game, step.state)


@pytest.mark.parametrize("seed", SEEDS)
def test_an_action_is_shown_and_told_the_same_in_both(game: AnyGame, seed: int) -> None:
    for step, seat, other in imagined(game, seed):
        if game.refusal(other, step.action) is not None:
            continue
        shown = game.telling.lines(step.state, step.action)[seat].action
        assert game.telling.lines(other, step.action)[seat].action == shown
        after = game.observe(game.apply(other, step.action), seat)
        if after == game.observe(step.after, seat):  # else the action itself opened something
            told = game.telling.lines(step.state, step.action)[seat].story
            assert game.telling.lines(other, step.action)[seat].story == told


@pytest.mark.parametrize("seed", SEEDS)
def test_draws_that_look_the_same_are_shown_and_told_the_same(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    for step in walk(game, seed):
        if game.actor(step.state) is not CHANCE:
            continue
        drawn = game.sample(step.state, rng)
        after = game.apply(step.state, drawn)
        for seat in observers(game):
            if game.observe(after, seat) == game.observe(step.after, seat):
                shown = game.telling.lines(step.state, step.action)[seat].action
                assert game.telling.lines(step.state, drawn)[seat].action == shown
                told = game.telling.lines(step.state, step.action)[seat].story
                assert game.telling.lines(step.state, drawn)[seat].story == told


@pytest.mark.parametrize("seed", SEEDS)
def test_a_seats_own_choice_tells_it_nothing_that_was_hidden(game: AnyGame, seed: int) -> None:
    for step, seat, other in imagined(game, seed):
        if game.actor(step.state) == seat:
            after = game.apply(other, step.action)
            assert game.observe(after, seat) == game.observe(step.after, seat), step.action
            assert game.effects(other, step.action) == step.effects
            assert game.telling.lines(step.state, step.action)[seat].action == str(step.action)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_spectator_is_shown_every_seat_is_shown(game: AnyGame, seed: int) -> None:
    for step in walk(game, seed):
        if game.telling.lines(step.state, step.action)[None].action == str(step.action):
            for seat in observers(game):
                assert game.telling.lines(step.state, step.action)[seat].action == str(step.action)


def test_duel_hides_something_and_azul_nothing(game: AnyGame) -> None:
    differ = any(other != step.state for seed in SEEDS for step, _, other in imagined(game, seed))
    assert differ == (game.name == "duel")


@pytest.mark.parametrize("seed", SEEDS)
def test_an_imagined_state_plays_to_the_end(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    steps = walk(game, seed)
    for step in steps[:: max(1, len(steps) // 5)]:
        state = game.imagine(game.observe(step.state, Seat(0)), rng)
        while (actor := game.actor(state)) is not None and game.progress(
            state
        ).round <= ROUND_LIMIT:
            if actor is CHANCE:
                chosen = game.sample(state, rng)
            else:
                chosen = rng.choice(legal_actions(game, state))
            state = game.apply(state, chosen)
        assert game.notation.problems(state) == ()
