"""What an observer sees, as text: it reads back, and tells nothing else.

For each state of a game each seat, and a spectator, writes down what it sees.
"""

from random import Random

import pytest

from tests.tables import observers, walk
from tilewright.core.errors import GameError, InvalidState, NotationError
from tilewright.core.game import AnyGame
from tilewright.core.seat import Seat

SEEDS = (5, 6)


@pytest.mark.parametrize("seed", SEEDS)
def test_an_observation_written_and_read_back_is_the_same(game: AnyGame, seed: int) -> None:
    for step in walk(game, seed):
        for seat in observers(game):
            seen = game.observe(step.state, seat)
            assert game.notation.parse_observation(str(seen), seat) == seen


@pytest.mark.parametrize("seed", SEEDS)
def test_what_looks_the_same_is_written_the_same(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    for step in walk(game, seed):
        for seat in observers(game):
            seen = game.observe(step.state, seat)
            other = game.observe(game.imagine(seen, rng), seat)
            assert str(other) == str(seen)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_view_damaged_anywhere_is_read_or_refused(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    for step in walk(game, seed)[::9]:
        for seat in observers(game):
            text = str(game.observe(step.state, seat))
            at = rng.randrange(len(text))
            text = text[:at] + rng.choice("?SJ012BYRKT- /:.x") + text[at + rng.randrange(2) :]
            try:
                found = game.notation.parse_observation(text, seat)
            except (NotationError, InvalidState) as error:
                assert str(error)
            else:
                assert str(found) == text
                assert game.notation.problems(game.imagine(found, rng)) == ()


def test_there_is_no_other_observer(game: AnyGame) -> None:
    with pytest.raises(ValueError, match=f"there is no seat {game.seats}") as caught:
        game.notation.parse_observation(str(game.start()), Seat(game.seats))
    assert not isinstance(caught.value, GameError)
