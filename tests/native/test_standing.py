"""Standings in the core: those of the law, also after some decisions, or an error that says why."""

from random import Random
from typing import Any

import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")

from tests.tables import TABLES, table_id, walk
from tilewright.azul.game import Azul
from tilewright.core.errors import IllegalAction
from tilewright.core.game import AnyGame
from tilewright.core.seat import Seat
from tilewright.native.choosing import rules_for
from tilewright.native.engine import Engine

LAWS = pytest.mark.parametrize("law", TABLES.values(), ids=table_id)
DEAL = "DBBYR/KKTT/BYRK/TTTT/BBBB"
BOTH = pytest.mark.parametrize("engine", ["native", "python"])


@LAWS
@pytest.mark.parametrize("seed", [2, 5])
def test_the_standing_is_the_law_s(law: AnyGame, seed: int) -> None:
    engine = Engine(law)
    for step in walk(law, seed):
        assert engine.standing(engine.core.of_value_unchecked(step.state)) == law.standing(
            step.state
        )


@LAWS
def test_the_forecast_and_the_goals_are_the_law_s(law: AnyGame) -> None:
    engine = Engine(law)
    for step in walk(law, 6)[::5]:
        state = engine.core.of_value_unchecked(step.state)
        assert engine.telling.goals(state) == law.telling.goals(step.state)
        for seat in range(law.seats):
            assert engine.telling.forecast(state, Seat(seat)) == law.telling.forecast(
                step.state, Seat(seat)
            )


@LAWS
def test_gains_come_in_the_order_of_the_decisions(law: AnyGame) -> None:
    engine, rng = Engine(law), Random(6)
    for step in walk(law, seed=6)[::7]:
        state, actor = engine.of_value(step.state), law.actor(step.state)
        ids = engine.legal_ids(state)
        rng.shuffle(ids)
        for some in (ids, ids[:3]):
            found = [law.standing(law.apply(step.state, number)) for number in some]
            now = law.standing(step.state)
            due = [after[actor] - now[actor] for after in found if isinstance(actor, int)]
            assert engine.telling.gains(state, some) == due
            assert law.telling.gains(step.state, some) == due


@BOTH
def test_what_an_illegal_decision_gains_is_refused_with_its_reason(engine: str) -> None:
    game = rules_for(Azul(first=0), engine)
    state = game.apply(game.start(), game.notation.parse_action(DEAL))
    ids = [*game.legal_ids(state), game.notation.action_id(game.notation.parse_action("CB1"))]
    with pytest.raises(IllegalAction, match=r"^CB1: .* \(AZ-2\.2\)"):
        game.telling.gains(state, ids)
    with pytest.raises(IllegalAction):
        game.telling.gains(game.start(), [0])


@BOTH
@pytest.mark.parametrize("number", [-1, 180])
def test_what_no_decision_gains_is_an_index_error(engine: str, number: int) -> None:
    game = rules_for(Azul(first=0), engine)
    state = game.apply(game.start(), game.notation.parse_action(DEAL))
    for question in (game.apply, game.effects, game.refusal):
        with pytest.raises(IndexError, match=f"there is no action {number}; ids are 0 to 179"):
            question(state, number)
    with pytest.raises(IndexError, match=f"there is no action {number}; ids are 0 to 179"):
        game.telling.gains(state, [number])


@pytest.mark.parametrize("ids", [None, 3, "12", b"12", [None], [1.5], {1: 2}.values])
def test_what_is_no_list_of_ids_has_no_gains(ids: Any) -> None:
    engine = Engine(Azul(first=0))
    with pytest.raises(TypeError):
        engine.telling.gains(engine.start(), ids)
