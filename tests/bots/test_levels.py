"""The levels for people: bounded regret, no needless drops, no missed wins."""

from random import Random

import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")

from tests.tables import walk
from tilewright.azul.actions import Take
from tilewright.azul.game import Azul
from tilewright.bots.levels import (
    CERTAIN,
    FIRST_TO_SEE_WINS,
    LEVELS,
    LevelBot,
    Rated,
    is_drop,
    tasted,
    with_wins_only,
    within_regret,
    without_drops,
)
from tilewright.bots.search import Thinker
from tilewright.core.bot import UNLIMITED, Limit
from tilewright.core.game import AnyGame
from tilewright.core.seat import Seat
from tilewright.duel.game import Duel
from tilewright.native.judgement import LEARNED

GAMES: list[AnyGame] = [Azul(), Azul(4, "gray"), Duel()]
NAMES = list(LEVELS)
WEAK = NAMES[:4]

FLOOR, LINE, OTHER = Take(1, 0, 0), Take(1, 0, 2), Take(2, 0, 3)  # type: ignore[arg-type]


def test_levels_look_farther_and_regret_less_from_one_to_the_next() -> None:
    for game in ("azul", "duel"):
        steps = [getattr(level, game) for level in LEVELS.values()]
        nodes, regrets = [step.nodes for step in steps], [step.regret for step in steps]
        assert nodes == sorted(nodes)
        assert regrets == sorted(regrets, reverse=True)
        assert regrets[-1] == 0


def test_levels_without_regret_choose_as_search_does() -> None:
    for game in GAMES:
        state = walk(game, 2)[25].state
        seen = game.observe(state, Seat(int(game.actor(state))))  # type: ignore[arg-type]
        for name in NAMES[-3:]:
            limit = Limit(nodes=500)
            choice = LevelBot(name, game, Random(3)).choose(seen, limit)
            best = Thinker(game, Random(3), LEARNED).ratings(seen, limit).moves[0]
            assert choice.value == best.value


@pytest.mark.parametrize("game", GAMES, ids=repr)
@pytest.mark.parametrize("name", WEAK)
def test_the_regret_is_bounded(game: AnyGame, name: str) -> None:
    foresight = getattr(LEVELS[name], game.name)
    for step in walk(game, 2)[5::11]:
        seat = game.actor(step.state)
        if not isinstance(seat, int):
            continue
        seen = game.observe(step.state, Seat(seat))
        choice = LevelBot(name, game, Random(3)).choose(seen, UNLIMITED)
        best = Thinker(game, Random(3), LEARNED).ratings(
            seen, Limit(nodes=foresight.nodes), foresight.regret
        )
        assert choice.value >= best.moves[0].value - foresight.regret - 1e-9
        assert choice.nodes <= foresight.nodes


def test_choices_beyond_the_regret_and_bounds_are_left_out() -> None:
    game = Azul()
    state = walk(game, 2)[2].state
    seen = game.observe(state, Seat(int(game.actor(state))))  # type: ignore[arg-type]
    for nodes in (50, 300, 2_000, 20_000):
        moves = Thinker(game, Random(3), LEARNED).ratings(seen, Limit(nodes=nodes), 0.05).moves
        near = within_regret(moves, 0.05)
        least = moves[0].value - 0.05
        assert 1 < len(near) < len(moves)
        assert all(each.is_exact and each.value >= least for each in near)
        assert near == list(moves[: len(near)])
        assert within_regret(moves, 0.0)[0] == moves[0]


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_the_taste_is_stable(game: AnyGame) -> None:
    step = next(step for step in walk(game, 2)[20:] if isinstance(game.actor(step.state), int))
    seen = game.observe(step.state, Seat(int(game.actor(step.state))))  # type: ignore[arg-type]
    bots = [LevelBot("beginner", game, Random(8)) for _ in range(2)]
    choices = [bot.choose(seen, UNLIMITED) for bot in (*bots, bots[0])]
    assert choices[0] == choices[1] == choices[2]


def test_different_seeds_have_different_tastes() -> None:
    game = Azul()
    state = walk(game, 2)[2].state
    seen = game.observe(state, Seat(int(game.actor(state))))  # type: ignore[arg-type]
    found = {LevelBot("beginner", game, Random(n)).choose(seen, UNLIMITED)[0] for n in range(30)}
    assert len(found) > 3


def test_the_better_a_choice_the_likelier_it_is_taken() -> None:
    rated = [Rated("good", 0.60), Rated("fair", 0.55), Rated("poor", 0.50)]
    taken = [tasted(rated, 0.1, Random(n)).action for n in range(600)]
    assert taken.count("good") > taken.count("fair") > taken.count("poor") > 10
    assert {tasted(rated, 0.0, Random(n)).action for n in range(20)} == {"good"}


def test_a_drop_is_left_out_where_something_else_is_as_good() -> None:
    assert is_drop(FLOOR)
    assert not is_drop(LINE)
    rated = [Rated(FLOOR, 0.6), Rated(LINE, 0.6), Rated(OTHER, 0.5)]
    assert [each.action for each in without_drops(rated)] == [LINE, OTHER]
    assert without_drops([Rated(FLOOR, 0.6)]) == [Rated(FLOOR, 0.6)]


def test_a_drop_that_is_truly_better_is_kept() -> None:
    rated = [Rated(FLOOR, 0.7), Rated(LINE, 0.6)]
    assert [each.action for each in without_drops(rated)] == [FLOOR, LINE]


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_drops_of_both_games_are_known(game: AnyGame) -> None:
    texts = {
        str(action)
        for n in range(game.num_actions)
        if is_drop(action := game.notation.action_of(n))
    }
    sources = 6 if game.name == "duel" else 2 * game.seats + 2
    assert len(texts) == 5 * sources
    assert all(text[-1] in "FX" for text in texts), texts


def test_wins_that_are_proven_are_not_missed() -> None:
    rated = [Rated("win", 0.97), Rated("small win", CERTAIN + 0.01), Rated("draw", 0.5)]
    assert [each.action for each in with_wins_only(rated)] == ["win", "small win"]
    assert with_wins_only(rated[2:]) == rated[2:]
    assert NAMES.index(FIRST_TO_SEE_WINS) == 3  # above the third level


def test_a_limit_shortens_the_thought_of_a_level() -> None:
    game = Azul()
    state = walk(game, 2)[2].state
    seen = game.observe(state, Seat(int(game.actor(state))))  # type: ignore[arg-type]
    assert LevelBot("master", game, Random(1)).choose(seen, Limit(nodes=50)).nodes <= 50
