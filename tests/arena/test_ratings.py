"""Ratings of many players, against values that others have published."""

from itertools import combinations
from math import exp, log, prod, sqrt
from random import Random

import pytest

from tilewright.arena.ratings import ELO, Pairings, ratings
from tilewright.arena.statistics import Results, elo_interval, elo_of, score_of

ONE_SIGMA = 0.6826894921370859


def results_of(table: str, names: str) -> Pairings:
    """The results of a table of wins, winners by row."""
    wins = [row.split() for row in table.strip().splitlines()]
    who = names.split()
    return {
        (who[i], who[j]): {1.0: int(wins[i][j]), 0.0: int(wins[j][i])}
        for i, j in combinations(range(len(who)), 2)
    }


# The American League East of 1987, the example of Agresti's *Categorical Data Analysis*; abilities
# and standard errors as the R package BradleyTerry2 has them in its vignette.
BASEBALL = results_of(
    """
    - 7 9 7 7 9 11
    6 - 7 5 11 9 9
    4 6 - 7 7 8 12
    6 8 6 - 6 7 10
    6 2 6 7 - 7 12
    4 4 5 6 6 - 6
    2 4 1 3 1 7 -
    """,
    "Milwaukee Detroit Toronto NewYork Boston Cleveland Baltimore",
)
PUBLISHED = {
    "Milwaukee": (1.5814, 0.3433),
    "Detroit": (1.4364, 0.3396),
    "Toronto": (1.2945, 0.3367),
    "NewYork": (1.2476, 0.3359),
    "Boston": (1.1077, 0.3339),
    "Cleveland": (0.6839, 0.3319),
}


def test_ratings_are_as_published() -> None:
    found = ratings(BASEBALL, "Baltimore", ONE_SIGMA, prior=0)
    for team, (ability, error) in PUBLISHED.items():
        assert found[team].value / ELO == pytest.approx(ability, abs=1e-4)
        # Ours take the results as they varied, not as the model would have them vary.
        assert (found[team].high - found[team].value) / ELO == pytest.approx(error, rel=0.08)
    assert found["Baltimore"] == (0, 0, 0)


def test_ratings_are_as_in_the_example_of_wikipedia() -> None:
    table = """
    - 2 0 1
    3 - 5 0
    0 3 - 1
    4 0 3 -
    """
    found = ratings(results_of(table, "A B C D"), "A", prior=0)
    odds = {name: exp(rating.value / ELO) for name, rating in found.items()}
    mean = prod(odds.values()) ** (1 / 4)
    due = {"A": 0.640, "B": 1.043, "C": 0.660, "D": 2.270}
    assert {name: each / mean for name, each in odds.items()} == pytest.approx(due, abs=6e-4)


def test_two_players_have_the_advantage_of_their_match() -> None:
    results = {0.0: 10, 0.25: 40, 0.5: 80, 0.75: 50, 1.0: 20}
    found = ratings({("a", "b"): results}, "b", prior=0)["a"]
    mean = sum([score * count for score, count in results.items()]) / 200
    assert found.value == pytest.approx(elo_of(mean))
    variance = sum([(score - mean) ** 2 * count for score, count in results.items()]) / 200
    error = ELO * sqrt(variance / 200) / (mean * (1 - mean))
    assert found.high - found.value == pytest.approx(1.959964 * error)
    assert found.high == pytest.approx(elo_interval(results).high, rel=0.1)


def test_it_does_not_matter_who_is_named_first_or_is_the_anchor() -> None:
    found = ratings(BASEBALL, "Boston")
    turned = {(b, a): {1 - s: n for s, n in r.items()} for (a, b), r in BASEBALL.items()}
    again = ratings(turned, "Detroit")
    for one, other in combinations(found, 2):
        apart = found[one].value - found[other].value
        assert again[one].value - again[other].value == pytest.approx(apart, abs=1e-6)


def test_who_wins_or_loses_everything_still_has_a_rating() -> None:
    found = ratings({("b", "a"): {1.0: 200}, ("c", "b"): {0.5: 100, 1.0: 100}}, "a")
    assert found["b"].value == pytest.approx(elo_of(200.25 / 200.5))
    assert 0 < found["b"].low < found["b"].value < found["b"].high
    assert found["c"].value == pytest.approx(found["b"].value + elo_of(150.25 / 200.5))


def test_results_that_tell_nothing_are_refused() -> None:
    with pytest.raises(ValueError, match="no finite|not tell"):
        ratings({("b", "a"): {1.0: 20}}, "a", prior=0)
    with pytest.raises(ValueError, match="not tell everybody's"):
        ratings({("b", "a"): {0.5: 20}, ("d", "c"): {0.5: 20}}, "a")


def test_the_intervals_hold_the_truth_as_often_as_they_say() -> None:
    rng = Random(11)
    truth = {"a": 0.0, "b": 120.0, "c": 300.0}
    held = dict.fromkeys("bc", 0)
    for _ in range(400):
        pairings: dict[tuple[str, str], Results] = {}
        for one, other in combinations(truth, 2):
            score = score_of(truth[one] - truth[other])
            drawn = [(rng.random() < score) / 2 + (rng.random() < score) / 2 for _ in range(120)]
            pairings[one, other] = {result: drawn.count(result) for result in set(drawn)}
        for name, rating in ratings(pairings, "a").items():
            if name != "a":
                held[name] += rating.low <= truth[name] <= rating.high
    assert all(abs(count / 400 - 0.95) < 0.035 for count in held.values())


def test_the_unit_is_that_of_elo() -> None:
    assert exp(400 / ELO) == pytest.approx(10)
    assert pytest.approx(400 / log(10)) == ELO
