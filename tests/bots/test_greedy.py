"""The greedy bot takes points, prefers lines to the floor, and beats the random bot."""

from random import Random

import pytest

from tilewright.azul.game import Azul
from tilewright.bots.greedy import GreedyBot
from tilewright.bots.random import RandomBot
from tilewright.core.bot import UNLIMITED, AnyBot, Limit
from tilewright.core.game import AnyGame
from tilewright.core.playing import ROUND_LIMIT
from tilewright.core.rules import CHANCE, Outcome
from tilewright.core.seat import Seat
from tilewright.duel.game import Duel

EMPTY = "0:-/-/-/-/-:...../...../...../...../.....:-"
GAMES = 12
QUICK = Limit(nodes=100)


def outcome_of(game: AnyGame, bots: list[AnyBot], rng: Random) -> Outcome:
    state = game.start()
    while (actor := game.actor(state)) is not None:
        assert game.progress(state).round <= ROUND_LIMIT
        if actor is CHANCE:
            state = game.apply(state, game.sample(state, rng))
        else:
            choice = bots[actor].choose(game.observe(state, actor), QUICK)
            state = game.apply(state, choice.action)
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome


@pytest.mark.parametrize(
    "game", [Azul(), Azul(wall="gray"), Azul(seats=4), Duel(scoring="random")], ids=repr
)
def test_greedy_wins_every_game_against_random(game: AnyGame) -> None:
    won = 0
    for seed in range(GAMES):
        rng = Random(seed)
        seat = seed % game.seats
        bots: list[AnyBot] = [RandomBot(game, rng) for _ in range(game.seats)]
        bots[seat] = GreedyBot(game, rng)
        won += outcome_of(game, bots, rng).winners == (seat,)
    assert won == GAMES


@pytest.mark.parametrize("seed", range(5))
def test_greedy_completes_the_line_that_scores_most(seed: int) -> None:
    game = Azul()
    # Red in line 2 makes a column of 3 with the black and the yellow tile; in line 1, a row of 2.
    board = "10:-/R/-/-/-:...K./...../...Y./...../.....:-"
    text = f"2 offer 1 1 - BBYR/-/-/-/- - B18Y18R18K19T20 - {board} {EMPTY}"
    choice = GreedyBot(game, Random(seed)).choose(
        game.observe(game.notation.parse_state(text), Seat(0)), UNLIMITED
    )
    assert str(choice.action) == "1R2"
    assert choice.value == 3


@pytest.mark.parametrize("seed", range(5))
def test_greedy_with_0_points_still_prefers_a_line_to_the_floor(seed: int) -> None:
    game = Azul()
    text = f"1 offer 1 1 - BBBB/YYYK/-/-/- - B16Y17R20K19T20 - {EMPTY} {EMPTY}"
    state = game.notation.parse_state(text)
    choice = GreedyBot(game, Random(seed)).choose(game.observe(state, Seat(0)), UNLIMITED)
    assert not str(choice.action).endswith("F")
