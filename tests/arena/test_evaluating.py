"""Evaluating a bot of one's own: its score, its faults, and its place on the ladder."""

import re
from pathlib import Path

import pytest

from tilewright.arena import evaluate, policy_maker
from tilewright.arena.ladder import MEASURED, placed
from tilewright.arena.statistics import score_of
from tilewright.azul.game import Azul
from tilewright.core.errors import InvalidOption
from tilewright.duel.game import Duel
from tilewright.native import is_available

needs_core = pytest.mark.skipif(not is_available(), reason="needs the fast core")


def first_legal(observation: bytes, mask: bytes) -> int:
    """The first legal move: a policy that knows nothing."""
    return mask.index(1)


@needs_core
def test_a_policy_is_placed_below_the_levels_that_beat_it() -> None:
    found = evaluate(policy_maker(first_legal), against=["beginner", "random"], pairs=3)
    assert found.name == "first_legal"
    assert found.rating is not None
    assert found.rating.high < MEASURED["azul-2"]["skilled"]
    assert found.against["beginner"].pairs == 3
    assert "against beginner" in str(found)
    assert found == evaluate(policy_maker(first_legal), against=["beginner", "random"], pairs=3)


def test_against_those_without_a_rating_there_is_a_score_and_none() -> None:
    found = evaluate("greedy", against="random", game=Duel(), pairs=2)
    assert found.table == "duel"
    assert found.rating is None
    assert found.against["random"].score.value >= 0.75


def test_why_there_is_no_rating_is_told() -> None:
    known = str(evaluate("greedy", against="random", pairs=1))
    assert known.endswith("no rating: for one, meet levels such as beginner, apprentice, strong")
    other = str(evaluate("greedy", against="random", game=Azul(3), pairs=1))
    assert other.endswith("no rating: no ladder was measured for azul-3")


def test_a_game_may_be_named() -> None:
    assert evaluate("greedy", against="random", game="duel", pairs=1).table == "duel"
    with pytest.raises(InvalidOption, match="chess"):
        evaluate("greedy", against="random", game="chess", pairs=1)
    with pytest.raises(TypeError, match="a limit is made by"):
        evaluate("greedy", against="random", limit="1s", pairs=1)  # type: ignore[arg-type]


def test_with_four_seats_there_is_no_elo() -> None:
    found = evaluate("random", against="random", game=Azul(4), pairs=1)
    assert found.against["random"].elo is None


def test_a_bot_that_fails_loses_and_the_reason_is_told() -> None:
    class Lost:
        def __init__(self, game: object, rng: object) -> None: ...

        def choose(self, observation: object, limit: object) -> int:
            raise RuntimeError("lost my way")

    found = evaluate(Lost, against="random", pairs=1)
    assert found.against["random"].score.value == 0
    assert found.against["random"].forfeits == 2
    assert "lost my way" in found.against["random"].fault
    assert "2 games lost by a fault" in str(found)


@needs_core
def test_who_lost_every_game_by_a_fault_has_no_rating() -> None:
    class Lost:
        def __init__(self, game: object, rng: object) -> None: ...

        def choose(self, observation: object, limit: object) -> int:
            raise RuntimeError("lost my way")

    found = evaluate(Lost, against=["beginner", "random"], pairs=2)
    assert found.against["beginner"].forfeits == 4
    assert found.rating is None
    assert str(found).endswith("no rating: every game against a level was lost by a fault")


def test_a_policy_that_was_not_wrapped_is_told_how() -> None:
    def policy(observation: object, mask: object) -> int:
        return 0

    fault = evaluate(policy, against="random", pairs=1).against["random"].fault
    assert "policy made no bot: int has no choose" in fault
    assert "policy_maker(policy)" in fault


def test_who_does_not_exist_and_no_pairs_are_refused() -> None:
    with pytest.raises(InvalidOption):
        evaluate("nobody", against="random")
    with pytest.raises(ValueError, match="1 pair"):
        evaluate("random", against="random", pairs=0)


def test_a_place_is_the_rating_at_which_the_scores_are_expected() -> None:
    known = {"weak": 0, "strong": 400}
    results = {"weak": {1.0: 910, 0.0: 90}, "strong": {1.0: 500, 0.0: 500}}
    found = placed(results, known)
    assert found is not None
    assert found.value == pytest.approx(400, abs=5)
    assert score_of(found.value) == pytest.approx(0.91, abs=0.01)
    narrow = placed({name: {k: 4 * n for k, n in r.items()} for name, r in results.items()}, known)
    assert narrow is not None
    assert found.high - found.low == pytest.approx(2 * (narrow.high - narrow.low), rel=0.01)


def test_all_or_nothing_still_has_a_finite_place() -> None:
    won, lost = placed({"a": {1.0: 10}}, {"a": 100}), placed({"a": {0.0: 10}}, {"a": 100})
    assert won is not None
    assert lost is not None
    assert lost.value < 100 < won.value < 1000


def test_the_ladder_is_the_one_that_the_document_tells() -> None:
    page = (Path(__file__).parents[2] / "docs" / "strength.md").read_text(encoding="utf-8")
    chapter = page.partition("### The levels")[2]
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \|", chapter, re.MULTILINE)
    due = [(name, str(elo)) for table in MEASURED.values() for name, elo in table.items()]
    assert rows == due
