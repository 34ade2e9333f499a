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
from tilewright.native.engine import Engine

LAWS = pytest.mark.parametrize("law", TABLES.values(), ids=table_id)
DEAL = "DBBYR/KKTT/BYRK/TTTT/BBBB"


@LAWS
@pytest.mark.parametrize("seed", [2, 5])
def test_the_standing_is_the_law_s(law: AnyGame, seed: int) -> None:
    engine = Engine(law)
    for step in walk(law, seed):
        assert engine.standing(engine.core.of_law_unchecked(step.state)) == law.standing(step.state)


@LAWS
def test_the_forecast_and_the_goals_are_the_law_s(law: AnyGame) -> None:
    engine = Engine(law)
    for step in walk(law, 6)[::5]:
        state = engine.core.of_law_unchecked(step.state)
        assert engine.goals(state) == law.goals(step.state)
        for seat in range(law.seats):
            assert engine.forecast(state, Seat(seat)) == law.forecast(step.state, Seat(seat))


@LAWS
def test_the_standings_after_decisions_come_in_their_order(law: AnyGame) -> None:
    engine, rng = Engine(law), Random(6)
    for step in walk(law, seed=6)[::7]:
        state = engine.of_law(step.state)
        ids = engine.legal_ids(state)
        rng.shuffle(ids)
        due = [law.standing(law.apply(step.state, law.action_of(number))) for number in ids]
        assert engine.standings_after(state, ids) == due


def test_a_standing_after_an_illegal_decision_is_refused_with_its_reason() -> None:
    engine = Engine(Azul(first=0))
    state = engine.apply(engine.start(), engine.parse_action(DEAL))
    ids = [*engine.legal_ids(state), engine.action_id(engine.parse_action("CB1"))]
    with pytest.raises(IllegalAction, match=r"^CB1: .* \(AZ-2\.2\)"):
        engine.standings_after(state, ids)


@pytest.mark.parametrize("number", [-1, 180])
def test_a_standing_after_no_decision_is_an_index_error(number: int) -> None:
    engine = Engine(Azul(first=0))
    state = engine.apply(engine.start(), engine.parse_action(DEAL))
    with pytest.raises(IndexError, match=f"there is no action {number}; ids are 0 to 179"):
        engine.standings_after(state, [number])


@pytest.mark.parametrize("ids", [None, 3, "12", b"12", [None], [1.5], {1: 2}.values])
def test_what_is_no_list_of_ids_has_no_standings(ids: Any) -> None:
    engine = Engine(Azul(first=0))
    with pytest.raises(TypeError):
        engine.standings_after(engine.start(), ids)


@LAWS
def test_an_observation_made_by_play_is_imagined_the_same_without_a_check(law: AnyGame) -> None:
    engine = Engine(law)
    for step in walk(law, seed=8)[::11]:
        seen = law.observe(step.state, None)
        assert engine.imagine_unchecked(seen, Random(1)) == engine.imagine(seen, Random(1))
