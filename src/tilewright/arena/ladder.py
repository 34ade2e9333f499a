"""The ladder as it was measured, in Elo, and the places of others on it."""

from collections.abc import Mapping
from math import exp, log, sqrt
from statistics import NormalDist
from types import MappingProxyType

from tilewright.arena.statistics import Interval, Results

# As docs/strength.md tells it; `beginner` is 0, and each game's ratings are its own.
MEASURED: Mapping[str, Mapping[str, int]] = MappingProxyType(
    {
        "azul-2": MappingProxyType(
            {
                "beginner": 0,
                "casual": 191,
                "apprentice": 412,
                "skilled": 595,
                "strong": 750,
                "expert": 936,
                "master": 1037,
                "grandmaster": 1176,
                "champion": 1303,
                "legend": 1482,
            }
        ),
        "duel": MappingProxyType(
            {
                "beginner": 0,
                "casual": 238,
                "apprentice": 346,
                "skilled": 525,
                "strong": 693,
                "expert": 888,
                "master": 1071,
                "grandmaster": 1278,
                "champion": 1461,
            }
        ),
    }
)

ELO = 400 / log(10)  # of a factor e in the odds
DRAWN = 0.5  # pairs that count as drawn against each opponent, so that no rating is infinite
MOST = 6000.0  # Elo, far beyond any player


def placed(
    results: Mapping[str, Results], known: Mapping[str, int], confidence: float = 0.95
) -> Interval | None:
    """The rating that makes results against players of known ratings likeliest, and its interval.

    None where nobody's rating is known. The interval is as wide as the results of pairs vary; what
    the ratings of the others may be wrong by is not in it.

    >>> [round(value) for value in placed({"casual": {0.5: 50, 1.0: 50}}, {"casual": 174})]
    [319, 364, 409]
    """
    counted = {name: dict(found) for name, found in results.items() if name in known}
    if not any([sum(found.values()) for found in counted.values()]):
        return None
    low, high = -MOST, MOST
    for _ in range(60):  # as often as a float can be halved
        rating = (low + high) / 2
        over, _, _ = _sums(counted, known, rating)
        low, high = (rating, high) if over > 0 else (low, rating)
    _, information, variation = _sums(counted, known, rating)
    width = ELO * NormalDist().inv_cdf((1 + confidence) / 2) * sqrt(variation) / information
    return Interval(rating - width, rating, rating + width)


def _sums(
    counted: Mapping[str, Results], known: Mapping[str, int], rating: float
) -> tuple[float, float, float]:
    """At that rating: what was scored too much, the information in it, and how it varies."""
    over = information = variation = 0.0
    for name, results in counted.items():
        due = 1 / (1 + exp((known[name] - rating) / ELO))
        pairs = [*results.items(), (0.5, DRAWN)]
        over += sum([count * (result - due) for result, count in pairs])
        information += sum([count for _, count in pairs]) * due * (1 - due)
        variation += sum([count * (result - due) ** 2 for result, count in pairs])
    return over, information, variation
