"""Playing out, replaying and counting over any game."""

from random import Random

import pytest

from tilewright.azul.game import Azul
from tilewright.azul.state import State
from tilewright.core.errors import IllegalAction
from tilewright.core.game import AnyGame
from tilewright.core.playing import ROUND_LIMIT, legal_actions, perft, play_out, replay

DEALT = "1 offer 1 1 - BBYR/-/-/-/- - B18Y19R19K20T20 - {empty} {empty}".format(
    empty="0:-/-/-/-/-:...../...../...../...../.....:-"
)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_game_played_out_replays_to_the_same_end(game: AnyGame, seed: int) -> None:
    record = play_out(game, Random(seed))
    assert replay(game, record.actions()) == record.final()
    assert play_out(game, Random(seed)) == record
    assert record.broken_off == (record.outcome() is None)


def test_a_limit_of_rounds_breaks_a_game_off(game: AnyGame) -> None:
    record = play_out(game, Random(1), rounds=2)
    assert record.broken_off
    assert game.progress(record.final()).round == 3
    assert game.progress(record.states()[-2]).round == 2
    assert record.result() == "*"


def test_the_limit_of_rounds_is_50() -> None:
    assert ROUND_LIMIT == 50


def test_replay_refuses_what_the_rules_refuse() -> None:
    game = Azul(first=0)
    with pytest.raises(IllegalAction):
        replay(game, [game.notation.parse_action("1B4")])


def test_perft_counts_sequences_of_decisions() -> None:
    game = Azul(first=0)
    state = game.notation.parse_state(DEALT)
    # One factory with three colours, each to one of five lines or the floor; then the two
    # colours left over lie in the centre.
    assert perft(game, state, 0) == 1
    assert perft(game, state, 1) == 3 * 6
    assert perft(game, state, 2) == 3 * 6 * 2 * 6
    # Seat 1 is back with a colour of its own line or not, and may use every other line.
    third = sum([len(legal_actions(game, after)) for after in after_two(game, state)])
    assert perft(game, state, 3) == third
    # The tiles are gone after three decisions: chance deals, and each path counts once.
    assert perft(game, state, 9) == third


def after_two(game: Azul, state: State) -> list[State]:
    states = [state]
    for _ in range(2):
        states = [game.apply(each, take) for each in states for take in legal_actions(game, each)]
    return states


def test_perft_counts_chance_and_the_end_as_one() -> None:
    game = Azul(first=0)
    assert perft(game, game.start(), 3) == 1
    assert perft(game, play_out(game, Random(7)).final(), 3) == 1
