"""Bots think in the core where it is there, and choose the same without it."""

from random import Random
from typing import Any

import pytest

from tests.tables import TABLES, observers, table_id, walk
from tilewright.azul.game import Azul
from tilewright.bots import quickly
from tilewright.bots.greedy import GreedyBot
from tilewright.bots.quickly import Numbered, fast
from tilewright.bots.shaped import ShapedBot
from tilewright.core.bot import AnyBot, Limit
from tilewright.core.errors import IllegalAction
from tilewright.core.game import CHANCE, AnyGame
from tilewright.core.seat import Seat
from tilewright.duel.game import Duel
from tilewright.native import is_available
from tilewright.native.engine import Engine

LAWS = pytest.mark.parametrize("law", TABLES.values(), ids=table_id)
MAKERS = pytest.mark.parametrize("make", [GreedyBot, ShapedBot])
NEEDS_CORE = pytest.mark.skipif(not is_available(), reason="needs the fast core")


@NEEDS_CORE
def test_a_game_is_played_in_the_core() -> None:
    engine = fast(Azul())
    assert engine == Engine(Azul())
    assert fast(Engine(Duel())) == Engine(Duel())


def test_without_the_core_a_game_is_played_by_its_law(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quickly, "is_available", lambda: False)
    assert isinstance(fast(Duel()), Numbered)


@LAWS
def test_a_numbered_game_does_what_the_game_does(law: AnyGame) -> None:
    game: Any = Numbered(law)
    assert game.seats == law.seats
    for step in walk(law, seed=2)[::9]:
        state = step.state
        actions = law.legal_actions(state)
        ids = game.legal_ids(state)
        assert [law.action_of(number) for number in ids] == list(actions)
        if ids:
            afters = [law.apply(state, action) for action in actions]
            assert [game.apply_id(state, number) for number in ids] == afters
            assert game.standings_after(state, ids) == [law.standing(after) for after in afters]
            actor, texts = Seat(state.turn), [str(action) for action in actions]
            changes = [law.standing(after)[actor] - law.standing(state)[actor] for after in afters]
            assert game.choices(state) == list(zip(ids, texts, changes, strict=True))
        else:
            assert game.choices(state) == []
            assert game.apply(state, game.sample(state, Random(1))) is not None
        for seat in observers(law):
            seen = law.observe(state, seat)
            assert game.observation_text(state, seat) == str(seen)
            assert game.imagined(state, seat, 7) == law.imagine(seen, Random(7))


def test_a_numbered_game_refuses_what_the_game_refuses() -> None:
    game, law = Numbered(Azul()), Azul()
    with pytest.raises(IllegalAction):
        game.apply_id(law.start(), 0)
    with pytest.raises(IllegalAction):
        game.standings_after(law.start(), [0])


@NEEDS_CORE
@LAWS
@MAKERS
def test_a_choice_is_the_same_without_the_core(
    law: AnyGame, make: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(3)
    bots: list[AnyBot] = [make(law, Random(4)), make(Engine(law), Random(4))]
    monkeypatch.setattr(quickly, "is_available", lambda: False)
    bots.append(make(law, Random(4)))
    state = law.start()
    while (actor := law.actor(state)) is not None and law.round_of(state) == 1:
        if actor is CHANCE:
            state = law.apply(state, law.sample(state, rng))
            continue
        seen = law.observe(state, actor)
        limit = Limit(nodes=rng.choice([20, 100, 200]))
        choices = [bot.choose(seen, limit) for bot in bots]
        assert choices[0] == choices[1] == choices[2]
        state = law.apply(state, choices[0].action)
