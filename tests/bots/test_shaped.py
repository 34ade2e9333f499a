"""The shaped bot leaves little to the others, keeps to its limit, and beats the greedy bot."""

from itertools import count
from random import Random

import pytest

from tilewright.azul.game import Azul
from tilewright.bots import shaped
from tilewright.bots.greedy import GreedyBot
from tilewright.bots.roster import BOTS
from tilewright.bots.shaped import ShapedBot, Weights
from tilewright.core.bot import UNLIMITED, AnyBot, Choice, Limit
from tilewright.core.game import AnyGame
from tilewright.core.playing import legal_actions
from tilewright.core.rules import CHANCE
from tilewright.core.seat import Seat
from tilewright.duel.game import Duel
from tilewright.native import is_available

EMPTY = "0:-/-/-/-/-:...../...../...../...../.....:-"
# Blue completes the other's line 5 next to a black and a turquoise tile.
OTHER = "9:-/-/-/-/BBBB:...../...../...../...../..KT.:1"
LEFT_OVER = f"2 offer 1 1 2 -/-/-/-/- BY B15Y19R20K19T19 - {EMPTY} {OTHER}"
SEEDS = range(8)


def choice_of(bot: AnyBot, game: AnyGame, text: str, limit: Limit = UNLIMITED) -> Choice[object]:
    return bot.choose(game.observe(game.notation.parse_state(text), Seat(0)), limit)


def colours_taken(weights: Weights) -> set[str]:
    """What the bot takes of the two tiles that are left, which score the same on its own board."""
    game = Azul()
    choices = [choice_of(ShapedBot(game, Random(seed), weights), game, LEFT_OVER) for seed in SEEDS]
    return {str(choice.action)[1] for choice in choices}


def test_it_takes_what_the_other_needs_most() -> None:
    assert colours_taken(Weights()) == {"B"}


def test_without_a_weight_for_replies_it_does_not_care() -> None:
    assert colours_taken(Weights(replies=0)) == {"B", "Y"}


def test_its_value_is_what_it_gains_less_what_the_others_gain() -> None:
    game = Azul()
    choice = choice_of(ShapedBot(game, Random(1)), game, LEFT_OVER)
    assert str(choice.action) == "CB1"
    assert choice.value == 1 - 1  # the other's best reply is yellow to a line 1 of its own


def test_it_prefers_a_line_to_the_floor_where_the_floor_costs_nothing() -> None:
    game = Azul()
    text = f"1 offer 1 1 - BBBB/YYYK/-/-/- - B16Y17R20K19T20 - {EMPTY} {EMPTY}"
    for seed in SEEDS:
        choice = choice_of(ShapedBot(game, Random(seed)), game, text)
        assert not str(choice.action).endswith("F")


def test_a_limit_that_allows_no_reply_still_finds_what_scores_most() -> None:
    game = Azul()
    # Red in line 2 makes a column of 3 with the black and the yellow tile.
    board = "10:-/R/-/-/-:...K./...../...Y./...../.....:-"
    text = f"2 offer 1 1 - BBYR/-/-/-/- - B18Y18R18K19T20 - {board} {EMPTY}"
    every = len(legal_actions(game, game.notation.parse_state(text)))
    choice = choice_of(ShapedBot(game, Random(1)), game, text, Limit(nodes=every))
    assert (str(choice.action), choice.value, choice.nodes) == ("1R2", 3, every)


def test_it_ends_when_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Azul()
    ticks = count()
    monkeypatch.setattr(shaped, "monotonic", lambda: next(ticks))
    hurried = choice_of(ShapedBot(game, Random(1)), game, LEFT_OVER, Limit(seconds=4))
    calm = choice_of(ShapedBot(game, Random(1)), game, LEFT_OVER, UNLIMITED)
    assert 0 < hurried.nodes < calm.nodes


def test_it_answers_at_once_when_it_is_stopped() -> None:
    game = Azul()

    class Stopping(Random):
        """Luck that stops the bot when it first asks for it."""

        def shuffle(self, x: object) -> None:
            bot.stop()

    bot = ShapedBot(game, Stopping(1))
    choice = choice_of(bot, game, LEFT_OVER)
    assert choice.nodes == 0
    assert game.refusal(game.notation.parse_state(LEFT_OVER), choice.action) is None  # type: ignore[arg-type]


@pytest.mark.skipif(not is_available(), reason="needs the fast core")
@pytest.mark.parametrize("game", [Azul(), Azul(wall="gray"), Duel(), Duel("random-4")], ids=repr)
def test_it_beats_greedy_from_either_seat(game: AnyGame) -> None:
    games = 20
    won = sum([wins(game, Seat(seed % 2), Random(seed)) for seed in range(games)])
    assert won >= 0.65 * games


def wins(game: AnyGame, seat: Seat, rng: Random) -> bool:
    """Does the shaped bot on that seat win alone against a greedy one?"""
    bots: list[AnyBot] = [GreedyBot(game, rng), GreedyBot(game, rng)]
    bots[seat] = ShapedBot(game, rng)
    state = game.start()
    while (actor := game.actor(state)) is not None:
        if actor is CHANCE:
            action = game.sample(state, rng)
        else:
            seen = game.observe(state, actor)
            action = bots[actor].choose(seen, BOTS[bots[actor].name].limit).action
        state = game.apply(state, action)
    outcome = game.outcome(state)
    return outcome is not None and outcome.winners == (seat,)
