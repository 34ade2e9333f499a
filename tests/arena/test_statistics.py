"""Elo, intervals and the sequential test, against values that others have published."""

from math import inf
from random import Random

import pytest

from tilewright.arena.statistics import (
    Sprt,
    elo_interval,
    elo_of,
    log_likelihood_ratio,
    score_interval,
    score_of,
)

RESULTS = (0.0, 0.25, 0.5, 0.75, 1.0)


def pairs(*counts: int) -> dict[float, int]:
    """Pairs that scored 0, ½, 1, 1½ and 2 points."""
    return dict(zip(RESULTS, counts, strict=True))


@pytest.mark.parametrize(
    ("counts", "elo0", "elo1", "published"),
    [  # tests of Stockfish as its pull requests 2950, 3098 and 3209 report them
        ((133, 1751, 5094, 1849, 165), -0.5, 1.5, 2.94),
        ((149, 4748, 32785, 5063, 159), 0.25, 1.75, 2.95),
        ((491, 7345, 29693, 7670, 465), -0.25, 1.25, 2.96),
        ((53, 2220, 21459, 2445, 47), 0.25, 1.25, 2.97),
        ((253, 4282, 17604, 4431, 286), -0.25, 1.25, 2.94),
        ((58, 3302, 33130, 3518, 84), 0.25, 1.25, 2.97),
    ],
)
def test_the_log_likelihood_ratio_is_as_published(
    counts: tuple[int, ...], elo0: float, elo1: float, published: float
) -> None:
    assert log_likelihood_ratio(pairs(*counts), elo0, elo1) == pytest.approx(published, abs=0.02)


@pytest.mark.parametrize(
    ("elo", "score"), [(0, 0.5), (100, 0.640), (200, 0.760), (400, 0.909), (-400, 0.091)]
)
def test_elo_and_score_are_as_in_the_fide_handbook_s_formula(elo: float, score: float) -> None:
    assert score_of(elo) == pytest.approx(score, abs=5e-4)
    assert elo_of(score_of(elo)) == pytest.approx(elo, abs=1e-6)


def test_all_or_nothing_is_no_finite_advantage() -> None:
    assert (elo_of(0), elo_of(1)) == (-inf, inf)
    assert elo_interval(pairs(0, 0, 0, 0, 50)).value == inf


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    rng = Random(4)
    odds = (0.1, 0.2, 0.3, 0.25, 0.15)
    truth = sum(result * p for result, p in zip(RESULTS, odds, strict=True))
    held = 0
    for _ in range(2000):
        drawn = rng.choices(RESULTS, odds, k=150)
        found = score_interval({result: drawn.count(result) for result in RESULTS})
        held += found.low <= truth <= found.high
    assert held / 2000 == pytest.approx(0.95, abs=0.015)


def test_without_pairs_nothing_is_known() -> None:
    assert score_interval({}) == (0.0, 0.5, 1.0)
    assert score_interval(pairs(0, 0, 1, 0, 0)) == (0.0, 0.5, 1.0)
    assert log_likelihood_ratio({}, 0, 5) == 0
    assert Sprt(0, 5).verdict(pairs(0, 0, 0, 0, 0)) is None


def test_a_clear_match_ends_the_test_and_an_even_one_does_not() -> None:
    test = Sprt(0, 50)
    assert test.verdict(pairs(0, 5, 20, 60, 40)) is True
    assert test.verdict(pairs(40, 60, 20, 5, 0)) is False
    assert test.verdict(pairs(1, 2, 5, 2, 1)) is None


@pytest.mark.parametrize(("elo", "passes"), [(0, 0.05), (40, 0.95)])
def test_the_sequential_test_errs_no_more_often_than_it_says(elo: float, passes: float) -> None:
    rng = Random(9)
    test, score = Sprt(0, 40), score_of(elo)
    passed = 0
    for _ in range(300):
        results = dict.fromkeys(RESULTS, 0)
        while (verdict := test.verdict(results)) is None:
            for _ in range(10):
                results[(rng.random() < score) / 2 + (rng.random() < score) / 2] += 1
        passed += verdict
    assert abs(passed / 300 - passes) < 0.045


def test_results_that_can_not_have_a_mean_are_refused() -> None:
    with pytest.raises(ValueError, match="can't have the mean"):
        log_likelihood_ratio({1.0: 5}, 0, 5)


@pytest.mark.parametrize("played", [10, 50, 200])
def test_all_won_is_as_sure_as_wilson_says_and_nearly_as_the_exact_interval(played: int) -> None:
    low, value, high = score_interval(pairs(0, 0, 0, 0, played))
    assert (value, high) == (1, 1)
    assert low == pytest.approx(played / (played + 1.959964**2))  # Wilson's
    assert low == pytest.approx(0.025 ** (1 / played), abs=0.32 / played)  # Clopper's and Pearson's
    lost = score_interval(pairs(played, 0, 0, 0, 0))
    assert lost == pytest.approx((0, 0, 1 - low))


def test_pairs_that_all_came_out_even_leave_some_doubt() -> None:
    low, value, high = score_interval(pairs(0, 0, 50, 0, 0))
    assert value == 0.5
    assert 0.46 < low < 0.48
    assert high == pytest.approx(1 - low)


@pytest.mark.parametrize("odds", [(0, 0, 0.01, 0.04, 0.95), (0, 0.01, 0.98, 0.01, 0)])
@pytest.mark.parametrize("played", [20, 150])
def test_the_interval_holds_the_truth_at_the_edges_too(
    odds: tuple[float, ...], played: int
) -> None:
    rng = Random(6)
    truth = sum(result * p for result, p in zip(RESULTS, odds, strict=True))
    held = 0
    for _ in range(500):
        drawn = rng.choices(RESULTS, odds, k=played)
        found = score_interval({result: drawn.count(result) for result in RESULTS})
        held += found.low <= truth <= found.high
    assert held / 500 > 0.94
