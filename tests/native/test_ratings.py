"""The ratings of a search: complete at any budget, comparable, and honest about what is a bound."""

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")

from tests.native.searches import classic
from tests.tables import AZUL, DUEL, table_id, walk
from tilewright.azul.game import Azul
from tilewright.bots.search import Thinker
from tilewright.core.bot import Limit
from tilewright.core.game import AnyGame
from tilewright.duel.game import Duel
from tilewright.native._native import Search
from tilewright.native.engine import Engine
from tilewright.native.judgement import CLASSIC

if TYPE_CHECKING:
    from tilewright.native._native import Report, State

GAMES: list[AnyGame] = [*AZUL, DUEL[0]]
EVERY = pytest.mark.parametrize("law", GAMES, ids=table_id)
BUDGETS = [0, 1, 10, 100, 2_000, 20_000]
ROUNDING = 1e-6  # shares of more than two seats are single precision


@lru_cache
def decisions(law: AnyGame, seed: int) -> tuple["State", ...]:
    """The states of a game in which a seat decides."""
    engine = Engine(law)
    return tuple(
        engine.of_value(step.state)
        for step in walk(law, seed)
        if isinstance(law.actor(step.state), int)
    )


def some(law: AnyGame) -> list["State"]:
    """A few decisions of every phase of a game in which the players try everything."""
    by_phase: dict[Any, list[State]] = {}
    for state in decisions(law, 1):
        by_phase.setdefault(state.value().phase, []).append(state)
    return [state for found in by_phase.values() for state in found[:: max(1, len(found) // 3)]]


def values(report: "Report") -> dict[int, float]:
    return {rated.id: rated.value for rated in report.moves}


def check_rated(engine: Engine, state: "State", report: "Report", regret: float) -> None:
    """All legal choices, the best first, exact where that was asked for."""
    assert sorted(rated.id for rated in report.moves) == sorted(engine.legal_ids(state))
    told = [rated.value for rated in report.moves]
    assert told == sorted(told, reverse=True)
    assert all(0 <= value <= 1 for value in told)
    best = report.moves[0]
    assert best.is_exact
    assert best.depth == max(rated.depth for rated in report.moves)
    assert {rated.depth for rated in report.moves} <= {report.depth, report.depth + 1}
    for rated in report.moves:
        assert rated.is_exact or rated.value <= best.value - regret + ROUNDING
    actor = engine.actor(state)
    assert isinstance(actor, int)
    assert report.shares[actor] == best.value
    assert len(report.shares) == engine.seats
    assert min(report.shares) >= 0
    assert sum(report.shares) == pytest.approx(1)


@EVERY
@pytest.mark.parametrize("regret", [0.0, 0.1, 1.0])
def test_every_choice_has_a_value_and_a_depth_at_any_budget(law: AnyGame, regret: float) -> None:
    engine = Engine(law)
    search = classic(engine)
    for state in some(law):
        for nodes in BUDGETS:
            report = search.think(state, nodes=nodes, regret=regret, seed=3)
            check_rated(engine, state, report, regret)
            assert report.nodes <= nodes
            if regret == 1:
                assert all(rated.is_exact for rated in report.moves)
            again = classic(engine).think(state, nodes=nodes, regret=regret, seed=3)
            assert again.moves == report.moves


@pytest.mark.parametrize("law", [Azul(), Azul(3), Duel()], ids=repr)
def test_long_thoughts_and_stopped_ones_are_complete(law: AnyGame) -> None:
    engine = Engine(law)
    search = classic(engine)
    for state in decisions(law, 1)[:40:20]:
        check_rated(engine, state, search.think(state, nodes=200_000, regret=0.1), 0.1)
        check_rated(engine, state, search.think(state, seconds=0, regret=0.1), 0.1)


def readme() -> tuple[Any, Any]:
    """README's position, and what the seat in turn sees."""
    game = Azul(first=0)
    state = game.start()
    for text in ("DBBYR/KKTT/BYRK/YYYT/BRRT", "4Y2", "2K3"):
        state = game.apply(state, game.notation.parse_action(text))
    return game, game.observe(state, game.actor(state))  # type: ignore[arg-type]


def test_the_ratings_of_one_position_are_complete_and_more_are_deeper() -> None:
    game, seen = readme()
    thinker = Thinker(game, Random(1), CLASSIC)
    for regret in (0.1, 1.0):
        depths = []
        for nodes in (1, 10, 100, 2_000, 20_000, 200_000):
            report = thinker.ratings(seen, Limit(nodes=nodes), regret)
            assert len(report.moves) == 55
            least = report.moves[0].value - regret
            assert all(rated.is_exact for rated in report.moves if rated.value > least)
            depths.append(min(rated.depth for rated in report.moves))
        assert depths == sorted(depths)
        assert depths[0] == 1
        assert depths[-1] > 3


def test_equal_factories_have_equal_ratings() -> None:
    engine = Engine(Azul(first=0))
    deal = engine.notation.parse_action("DBBYR/KKTT/BBYR/TTTT/BBYR")
    state = engine.apply(engine.start(), deal)
    for nodes in (1, 3_000):
        found = values(classic(engine).think(state, nodes=nodes, regret=1.0))
        for text in ("B2", "Y1", "RF"):
            same = {
                found[engine.notation.action_id(engine.notation.parse_action(f"{n}{text}"))]
                for n in (1, 3, 5)
            }
            assert len(same) == 1


def exact_values(engine: Engine, search: Search, state: "State", depth: int) -> dict[int, float]:
    """What each choice of two seats is worth, so many decisions ahead: all of them looked at.

    Only values one decision ahead are taken from the search.
    """
    found = values(search.think(state, nodes=0, regret=1.0))
    if depth == 1:
        return found
    for number in found:
        after = engine.apply(state, number)
        if after.value().phase == state.value().phase and isinstance(engine.actor(after), int):
            found[number] = 1 - max(exact_values(engine, search, after, depth - 1).values())
    return found


@pytest.mark.parametrize("law", [Azul(), Azul(2, "gray")], ids=repr)
def test_values_are_those_of_a_search_that_leaves_nothing_out(law: AnyGame) -> None:
    engine = Engine(law)
    search = classic(engine)
    mixed = 0
    for state in few_choices(law)[:12]:
        by_depth: dict[int, dict[int, float]] = {}
        for nodes in (0, 20, 60, 150, 400):
            report = search.think(state, nodes=nodes, regret=1.0, beyond=False)
            for depth in {report.depth, report.depth + 1} - by_depth.keys():
                by_depth[depth] = exact_values(engine, search, state, depth)
            whole, deeper = by_depth[report.depth], by_depth[report.depth + 1]
            if not any(rated.depth > report.depth for rated in report.moves):
                assert values(report) == pytest.approx(whole)
                continue
            # What was best at the depth before was looked at again; the others that were not
            # are as far behind it as they were.
            mixed += 1
            best = max(whole.values())
            firsts = [deeper[number] for number, value in whole.items() if value == best]
            for rated in report.moves:
                behind = best - whole[rated.id]
                kept = [pytest.approx(max(first - behind, 0)) for first in firsts]
                if rated.depth > report.depth:
                    assert rated.value == pytest.approx(deeper[rated.id])
                else:
                    assert rated.value in kept
    assert mixed > 3


def few_choices(law: AnyGame) -> list["State"]:
    """Decisions near the end of a round, with so few choices that none is looked at less deeply."""
    found = []
    for seed in (1, 2, 3):
        for state in decisions(law, seed):
            position = state.value()
            tiles = sum(sum(source) for source in (*position.factories, position.centre))
            if position.phase.value == "offer" and 4 <= tiles <= 9:
                found.append(state)
    return [state for state in found if 3 <= len(Engine(law).legal_ids(state)) <= 10]


@EVERY
def test_the_regret_asked_for_changes_no_exact_value(law: AnyGame) -> None:
    engine = Engine(law)
    search = classic(engine)
    bounds = 0
    for state in decisions(law, 2)[::-1]:
        if bounds > 20:
            break
        whole = search.think(state, nodes=30_000, regret=1.0, beyond=False)
        if whole.proof == "none":
            continue
        open_values = values(whole)
        for regret in (0.0, 0.05):
            report = search.think(state, nodes=30_000, regret=regret, beyond=False)
            assert report.proof == whole.proof
            for rated in report.moves:
                if rated.is_exact:
                    assert rated.value == pytest.approx(open_values[rated.id], abs=ROUNDING)
                else:
                    assert rated.value >= open_values[rated.id] - ROUNDING
                    bounds += 1
    assert bounds
