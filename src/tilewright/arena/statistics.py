"""Elo, intervals and the sequential test of a match: pure functions of its results.

A match is played in pairs of games on the same deals with the seats rotated, so the results that
count as independent are those of whole pairs: the mean share of the points in a pair, 0 to 1.
"""

from collections import Counter
from collections.abc import Mapping
from math import exp, inf, log, log10, sqrt
from statistics import NormalDist
from typing import NamedTuple, TypeAlias

# How many pairs had each result, such as {0.0: 12, 0.25: 80, 0.5: 210, 0.75: 96, 1.0: 15}.
Results: TypeAlias = Mapping[float, int]

RARE = 1e-3  # counted for a result that never came, so that no probability is 0


class Interval(NamedTuple):
    """A value, and between which it lies with some confidence."""

    low: float  # the lower end
    value: float  # the likeliest
    high: float  # the upper end


class Sprt(NamedTuple):
    """A sequential test: is the first player's advantage at least `elo1`, or at most `elo0`?

    `alpha` is how often a player of `elo0` passes, `beta` how often one of `elo1` fails.
    """

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        """The log-likelihood ratios at which the test stops (Wald).

        >>> [round(bound, 2) for bound in Sprt(0, 10).bounds]
        [-2.94, 2.94]
        """
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def verdict(self, results: Results) -> bool | None:
        """True for `elo1`, False for `elo0`, None while the match has to go on."""
        low, high = self.bounds
        ratio = log_likelihood_ratio(results, self.elo0, self.elo1)
        return True if ratio >= high else False if ratio <= low else None


def score_of(elo: float) -> float:
    """The expected share of the points with an advantage in Elo.

    >>> round(score_of(200), 3)
    0.76
    """
    return 1 / (1 + exp(-elo * log(10) / 400))


def elo_of(score: float) -> float:
    """The advantage in Elo that a share of the points stands for; infinite for all or none.

    >>> round(elo_of(0.75))
    191
    """
    if not 0 < score < 1:
        return inf if score >= 1 else -inf
    return -400 * log10(1 / score - 1)


def score_interval(results: Results, confidence: float = 0.95) -> Interval:
    """The first player's share of the points; with too few pairs it may be anything.

    It is Wilson's interval, made narrower by as much as pairs vary less than all or nothing would.
    One lost and one won pair are added when that is judged: what never happened might still.

    >>> [round(value, 3) for value in score_interval({1.0: 200})]
    [0.981, 1.0, 1.0]
    """
    pairs, mean, _ = _moments(results)
    if pairs < 2:
        return Interval(0.0, mean, 1.0)
    _, likely, variance = _moments(Counter(results) + Counter([0.0, 1.0]))
    weight = pairs * likely * (1 - likely) / variance  # in pairs that vary most
    z2 = NormalDist().inv_cdf((1 + confidence) / 2) ** 2
    middle = (mean + z2 / (2 * weight)) / (1 + z2 / weight)
    width = sqrt(z2 * (mean * (1 - mean) / weight + z2 / (4 * weight**2))) / (1 + z2 / weight)
    return Interval(min(mean, middle - width), mean, max(mean, middle + width))


def elo_interval(results: Results, confidence: float = 0.95) -> Interval:
    """The first player's advantage in Elo."""
    return Interval(*[elo_of(score) for score in score_interval(results, confidence)])


def log_likelihood_ratio(results: Results, elo0: float, elo1: float) -> float:
    """How much likelier the results are with an advantage of `elo1` than of `elo0`.

    Both hypotheses are taken with the probabilities that fit the results best, among those whose
    mean is what the advantage promises (the generalised test, as fishtest has it).
    """
    pairs = sum(results.values())
    if pairs == 0:
        return 0.0
    shares = {result: (count or RARE) / pairs for result, count in results.items()}
    total = sum(shares.values())
    shares = {result: share / total for result, share in shares.items()}
    odds0, odds1 = [_likeliest(shares, score_of(elo)) for elo in (elo0, elo1)]
    return pairs * sum(
        [share * log(odds1[result] / odds0[result]) for result, share in shares.items()]
    )


def _likeliest(shares: Mapping[float, float], mean: float) -> dict[float, float]:
    """The probabilities with that mean that make the shares likeliest.

    They are share / (1 + x (result - mean)) with the x that makes the mean right; it lies where all
    of them are positive, and the mean falls with it.
    """
    best, worst = max(shares) - mean, min(shares) - mean
    if not worst < 0 < best:
        raise ValueError(f"results from {min(shares)} to {max(shares)} can't have the mean {mean}")
    low, high = -1 / best, -1 / worst
    for _ in range(60):  # as often as a float can be halved
        x = (low + high) / 2
        off = sum([p * (result - mean) / (1 + x * (result - mean)) for result, p in shares.items()])
        low, high = (x, high) if off > 0 else (low, x)
    return {result: p / (1 + x * (result - mean)) for result, p in shares.items()}


def _moments(results: Results) -> tuple[int, float, float]:
    pairs = sum(results.values())
    if pairs == 0:
        return 0, 0.5, 0.0
    mean = sum([result * count for result, count in results.items()]) / pairs
    variance = sum([(result - mean) ** 2 * count for result, count in results.items()]) / pairs
    return pairs, mean, variance
