"""The core answers where it is there, and Python the same without it."""

from random import Random
from typing import Any

import pytest

from tests.tables import TABLES, observers, table_id, walk
from tilewright.azul.game import Azul
from tilewright.bots.greedy import GreedyBot
from tilewright.bots.shaped import ShapedBot
from tilewright.core.bot import AnyBot, Limit
from tilewright.core.game import AnyGame
from tilewright.core.playing import legal_actions
from tilewright.core.rules import CHANCE
from tilewright.duel.game import Duel
from tilewright.native import choosing, is_available
from tilewright.native.choosing import rules_for
from tilewright.native.engine import Engine

LAWS = pytest.mark.parametrize("law", TABLES.values(), ids=table_id)
MAKERS = pytest.mark.parametrize("make", [GreedyBot, ShapedBot])
NEEDS_CORE = pytest.mark.skipif(not is_available(), reason="needs the fast core")


@NEEDS_CORE
def test_a_game_is_played_in_the_core() -> None:
    engine = Engine(Duel())
    assert rules_for(Azul()) == rules_for(Azul(), "native") == Engine(Azul())
    assert rules_for(engine) is rules_for(engine, "native") is engine


def test_without_the_core_a_game_is_played_in_python(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Duel()
    monkeypatch.setattr(choosing, "is_available", lambda: False)
    assert rules_for(game) is rules_for(game, "python") is game


@NEEDS_CORE
def test_the_reference_is_found_behind_an_engine() -> None:
    game = Azul(3)
    assert rules_for(Engine(game), "python") is game


def test_a_game_that_the_core_does_not_play_is_played_in_python() -> None:
    other: Any = object()
    assert rules_for(other) is other


def test_an_engine_that_nobody_knows_is_refused() -> None:
    with pytest.raises(ValueError, match="an engine is one of auto, native, python, not 'rust'"):
        rules_for(Azul(), "rust")


@LAWS
def test_what_follows_from_the_rules_of_any_game(law: AnyGame) -> None:
    for step in walk(law, seed=2)[::9]:
        state = step.state
        ids = law.legal_ids(state)
        assert legal_actions(law, state) == [law.notation.action_of(number) for number in ids]
        assert list(law.encoding.mask(state)) == [n in ids for n in range(law.num_actions)]
        for number in ids[::5]:
            action = law.notation.action_of(number)
            assert law.apply(state, number) == law.apply(state, action)
            assert law.effects(state, number) == law.effects(state, action)
        for seat in observers(law):
            seen = law.observe(state, seat)
            assert law.telling.seen(state, seat) == str(seen)
            assert law.telling.imagined(state, seat) == law.imagine(seen, Random(0))
            assert law.encoding.encoded(state, seat) == law.encoding.encode(seen)


@NEEDS_CORE
@LAWS
@MAKERS
def test_a_choice_is_the_same_without_the_core(
    law: AnyGame, make: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(3)
    bots: list[AnyBot] = [make(law, Random(4)), make(Engine(law), Random(4))]
    monkeypatch.setattr(choosing, "is_available", lambda: False)
    bots.append(make(law, Random(4)))
    state = law.start()
    while (actor := law.actor(state)) is not None and law.progress(state).round == 1:
        if actor is CHANCE:
            state = law.apply(state, law.sample(state, rng))
            continue
        seen = law.observe(state, actor)
        limit = Limit(nodes=rng.choice([20, 100, 200]))
        choices = [bot.choose(seen, limit) for bot in bots]
        assert choices[0] == choices[1] == choices[2]
        state = law.apply(state, choices[0].action)
