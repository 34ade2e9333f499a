"""What every bot keeps: legal actions, observations only, the limit, its seed."""

from random import Random
from typing import Any

import pytest

from tests.tables import walk
from tilewright.azul.game import Azul
from tilewright.bots.levels import LEVELS
from tilewright.bots.roster import BOTS, is_bot, make_bot
from tilewright.core.bot import Limit
from tilewright.core.errors import InvalidOption
from tilewright.core.game import AnyGame
from tilewright.core.playing import legal_actions
from tilewright.core.rules import CHANCE
from tilewright.core.seat import Seat
from tilewright.duel.game import Duel
from tilewright.native import is_available

GAMES = [Azul(), Azul(seats=4, wall="gray"), Duel(), Duel(scoring="random-4")]

QUICK = Limit(nodes=2_000)

NEED_THE_CORE = {"search", *LEVELS}
pytestmark = pytest.mark.parametrize(
    "name",
    [
        pytest.param(
            name,
            marks=pytest.mark.skipif(
                name in NEED_THE_CORE and not is_available(), reason="needs the fast core"
            ),
        )
        for name in BOTS
    ],
)


def decisions(game: AnyGame, seed: int, count: int) -> list[tuple[Any, Seat]]:
    """Some states of a game, spread over it, in which a seat decides between several actions."""
    found = [
        (step.state, actor)
        for step in walk(game, seed)
        if isinstance(actor := game.actor(step.state), int)
        and len(legal_actions(game, step.state)) > 1
    ]
    return found[:: max(1, len(found) // count)]


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_bot_plays_two_rounds_and_is_never_refused(game: AnyGame, name: str) -> None:
    rng = Random(1)
    bots = [make_bot(name, game, rng) for _ in range(game.seats)]
    state = game.start()
    while (actor := game.actor(state)) is not None and game.progress(state).round <= 2:
        if actor is CHANCE:
            state = game.apply(state, game.sample(state, rng))
        else:
            choice = bots[actor].choose(game.observe(state, actor), Limit(nodes=200))
            assert game.refusal(state, choice.action) is None
            state = game.apply(state, choice.action)
    assert game.progress(state).round == 3


@pytest.mark.parametrize("game", GAMES, ids=repr)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_choice_does_not_change_with_what_is_hidden(game: AnyGame, name: str, seed: int) -> None:
    for state, seat in decisions(game, seed, 6):
        seen = game.observe(state, seat)
        other = game.imagine(seen, Random(seed))
        choices = [
            make_bot(name, game, Random(7)).choose(game.observe(each, seat), QUICK)
            for each in (state, other)
        ]
        assert choices[0] == choices[1]


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_the_same_seed_makes_the_same_choices(game: AnyGame, name: str) -> None:
    for state, seat in decisions(game, 3, 4):
        seen = game.observe(state, seat)
        first, second = [make_bot(name, game, Random(5)).choose(seen, QUICK) for _ in "ab"]
        assert first == second


@pytest.mark.parametrize("game", GAMES, ids=repr)
@pytest.mark.parametrize("nodes", [0, 1, 30, 400])
def test_a_bot_looks_at_no_more_positions_than_allowed(
    game: AnyGame, name: str, nodes: int
) -> None:
    for state, seat in decisions(game, 1, 5):
        bot = make_bot(name, game, Random(2))
        choice = bot.choose(game.observe(state, seat), Limit(nodes=nodes))
        assert choice.nodes <= nodes
        assert choice.action in legal_actions(game, state)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_bot_without_time_still_chooses(game: AnyGame, name: str) -> None:
    for state, seat in decisions(game, 2, 3):
        choice = make_bot(name, game, Random(2)).choose(game.observe(state, seat), Limit(seconds=0))
        assert choice.nodes == 0
        assert choice.action in legal_actions(game, state)


def test_a_bot_has_the_name_of_the_roster(name: str) -> None:
    assert make_bot(name, Azul(), Random(1)).name == name


def test_a_name_that_is_not_in_the_roster_is_an_invalid_option(name: str) -> None:
    with pytest.raises(InvalidOption, match=f"There is no bot called {name}ish; there are random,"):
        make_bot(f"{name}ish", Azul(), Random(1))


def test_a_bot_is_found_in_capitals_too(name: str) -> None:
    assert is_bot(name.upper())
    assert make_bot(name.title(), Azul(), Random(1)).name == name
    assert not is_bot(f"{name} Anna")
