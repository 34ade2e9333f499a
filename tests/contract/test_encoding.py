"""Encodings: what every game's planes must keep, for every seat and a spectator."""

import re
from random import Random

import pytest

from tests.encodings import decoded
from tests.tables import observers, walk
from tilewright.core.game import AnyGame
from tilewright.core.planes import MOST_TOLD, size_of
from tilewright.core.seat import Seat

SEEDS = (5, 6)
MAY_BE_TOLD_SHORT = {"azul": {"round", "score"}, "duel": {"score"}}
BY_SEAT = ("turn", "start", "score", "lines")  # planes of both games that go by seat


def test_planes_have_names_shapes_and_sentences(game: AnyGame) -> None:
    names = [plane.name for plane in game.encoding.planes]
    assert len(set(names)) == len(names)
    for plane in game.encoding.planes:
        assert re.fullmatch("[a-z]+(_[a-z]+)*", plane.name)
        assert 1 <= len(plane.shape) <= 3
        assert all(length > 0 for length in plane.shape)
        assert 1 <= plane.most <= MOST_TOLD
        assert re.fullmatch(r"[A-Z].*\.", plane.about)


def test_only_numbers_without_a_bound_may_be_told_short(game: AnyGame) -> None:
    short = {plane.name for plane in game.encoding.planes if plane.most == MOST_TOLD}
    assert short == MAY_BE_TOLD_SHORT[game.name]


@pytest.mark.parametrize("seed", SEEDS)
def test_every_encoding_has_the_planes_size_and_keeps_their_bounds(
    game: AnyGame, seed: int
) -> None:
    bounds = bytes([plane.most for plane in game.encoding.planes for _ in range(plane.size)])
    assert len(bounds) == size_of(game.encoding.planes)
    for step in walk(game, seed):
        for seat in observers(game):
            numbers = game.encoding.encode(game.observe(step.after, seat))
            assert len(numbers) == len(bounds)
            assert all(map(int.__le__, numbers, bounds)), f"seed {seed}: {step.after}"


@pytest.mark.parametrize("seed", SEEDS)
def test_the_observers_own_seat_comes_first(game: AnyGame, seed: int) -> None:
    steps = walk(game, seed)
    for step in steps[:: max(1, len(steps) // 20)]:
        first = decoded(game, step.state, 0)
        for seat in range(1, game.seats):
            own = decoded(game, step.state, seat)
            for name in BY_SEAT:
                assert own[name] == first[name][seat:] + first[name][:seat], name


@pytest.mark.parametrize("seed", SEEDS)
def test_a_spectator_sees_the_seats_in_the_order_of_seat_0(game: AnyGame, seed: int) -> None:
    steps = walk(game, seed)
    for step in steps[:: max(1, len(steps) // 20)]:
        own, spectator = decoded(game, step.state, 0), decoded(game, step.state, None)
        for name in BY_SEAT:
            assert spectator[name] == own[name]


@pytest.mark.parametrize("seed", SEEDS)
def test_an_encoding_does_not_change_with_what_its_observer_may_not_know(
    game: AnyGame, seed: int
) -> None:
    rng = Random(seed)
    for step in walk(game, seed):
        for seat in observers(game):
            seen = game.observe(step.state, seat)
            other = game.observe(game.imagine(seen, rng), seat)
            assert game.encoding.encode(other) == game.encoding.encode(seen), (
                f"seed {seed}: {step.state}"
            )


@pytest.mark.parametrize("seed", SEEDS)
def test_a_position_read_from_its_text_is_encoded_alike(game: AnyGame, seed: int) -> None:
    steps = walk(game, seed)
    for step in steps[:: max(1, len(steps) // 20)]:
        read = game.notation.parse_state(str(step.state))
        for seat in observers(game):
            assert game.encoding.encode(game.observe(read, seat)) == game.encoding.encode(
                game.observe(step.state, seat)
            )


@pytest.mark.parametrize("seed", SEEDS)
def test_every_step_of_a_game_changes_its_encoding(game: AnyGame, seed: int) -> None:
    """What can be seen to happen is told: two tables that look different are encoded so."""
    for step in walk(game, seed):
        seat = Seat(0)
        before, after = game.observe(step.state, seat), game.observe(step.after, seat)
        if before != after:
            assert game.encoding.encode(before) != game.encoding.encode(after), (
                f"seed {seed}: {step.action}"
            )
