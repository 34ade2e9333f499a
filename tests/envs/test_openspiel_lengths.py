"""No game is longer than OpenSpiel is told."""

from random import Random
from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="needs the extra openspiel")

from tests.envs.spiel import let_chance_act, loaded
from tests.tables import TABLES, table_id
from tilewright.azul.actions import CENTRE, FLOOR, Take
from tilewright.azul.game import Azul
from tilewright.core.game import AnyGame
from tilewright.duel.actions import (
    DrawPlate,
    KeepChips,
    PlacePlate,
    SpendChip,
    SpendChips,
    Stack,
    StopDrawing,
    TakeMoon,
    TakePlate,
)
from tilewright.duel.game import Duel
from tilewright.envs.openspiel.lengths import longest

# What makes a game of Duel long, before all the rest: many draws, many chips, few tiles at a time.
LONG = (Stack, PlacePlate, DrawPlate, StopDrawing, SpendChip, SpendChips, TakeMoon)
SHORT = (KeepChips, TakePlate)


def lingering(law: AnyGame, state: Any, rng: Random) -> int:
    """A decision that makes the game longer, if there is one."""
    legal = state.legal_actions()
    actions = [law.notation.action_of(number) for number in legal]
    for kinds in (LONG, tuple({type(action) for action in actions} - set(SHORT)), SHORT):
        able = [n for n, action in zip(legal, actions, strict=True) if isinstance(action, kinds)]
        if able:
            return int(rng.choice(able))
    raise AssertionError(legal)


@pytest.mark.parametrize("law", TABLES.values(), ids=table_id)
@pytest.mark.parametrize("rounds", [1, 3, 50])
def test_no_game_is_longer_than_the_longest(law: AnyGame, rounds: int) -> None:
    game, rng = loaded(law, rounds), Random(rounds)
    for _ in range(2):
        state = game.new_initial_state()
        decisions = 0
        let_chance_act(state, rng)
        while not state.is_terminal():
            state.apply_action(lingering(law, state, rng))
            decisions += 1
            let_chance_act(state, rng)
        assert decisions <= game.max_game_length()
        draws = len(state.history()) - decisions
        assert draws <= game.max_chance_nodes_in_history()
        assert len(state.history()) <= game.max_history_length()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_az_2_1_the_longest_game_takes_every_tile_alone(seats: int) -> None:
    law = Azul(seats)
    game = loaded(law, rounds=3)
    state = game.new_initial_state()
    state.apply_action(0)
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():  # a factory gets four different colours
            begun = len(state.moment.drawn) // 4 * 4
            used = state.moment.drawn[begun:]
            left = [(chance, n) for n, chance in state.chance_outcomes() if n not in used]
            state.apply_action(max(left)[1])
            continue
        takes = [law.notation.action_of(number) for number in state.legal_actions()]
        alone = [take for take in takes if isinstance(take, Take) and take.line == FLOOR]
        centre = [take for take in alone if take.factory == CENTRE]
        state.apply_action(law.notation.action_id((centre or alone)[0]))
        decisions += 1
    assert decisions == game.max_game_length()
    assert len(state.history()) == game.max_history_length()


def test_chance_never_draws_from_more_than_it_is_told() -> None:
    for law, most in ((Azul(4), 5), (Duel(), 18)):
        game = loaded(law)
        assert game.max_chance_outcomes() == most
        state, rng = game.new_initial_state(), Random(1)
        found = set()
        while not state.is_terminal():
            if state.is_chance_node():
                found.add(len(state.chance_outcomes()))
                state.apply_action(rng.choice(state.legal_actions()))
            else:
                state.apply_action(rng.choice(state.legal_actions()))
        assert max(found) == most


def test_du_3_1_duel_has_five_rounds_whatever_the_limit() -> None:
    assert longest(Duel(), 50) == longest(Duel(), 5)
    assert longest(Duel(), 4).decisions < longest(Duel(), 5).decisions


def test_other_games_have_no_length() -> None:
    with pytest.raises(TypeError, match="OpenSpiel can play Azul and Duel"):
        longest("chess", 1)  # type: ignore[arg-type]  # it is refused
