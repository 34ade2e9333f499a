"""Ratings of many players from their matches: the model of Bradley and Terry, in Elo."""

from collections.abc import Mapping
from math import exp, log, sqrt
from statistics import NormalDist
from typing import TypeAlias

from tilewright.arena.statistics import Interval, Results

# The results of the first of two players against the second.
Pairings: TypeAlias = Mapping[tuple[str, str], Results]
Vector: TypeAlias = list[float]
Matrix: TypeAlias = list[Vector]

ELO = 400 / log(10)  # of a factor e in the odds, the unit of all that is worked out here
PRIOR = 0.5  # pairs that count as drawn in each pairing, so that nobody's rating is infinite
LONGEST = 2.0  # step of one rating; a longer one could lead astray
CLOSE = 1e-9  # a step after which the ratings are found
STEPS = 200


def ratings(
    pairings: Pairings, anchor: str, confidence: float = 0.95, prior: float = PRIOR
) -> dict[str, Interval]:
    """Everybody's advantage over the anchor in Elo, the likeliest for all results together.

    The intervals are as wide as the results of pairs vary, not as the model would have them vary.
    ValueError if the results tell no rating, as of players who never met.

    >>> found = ratings({("b", "a"): {0.5: 50, 1.0: 50}}, anchor="a", prior=0)
    >>> [round(value) for value in found["b"]]
    [145, 191, 236]
    """
    names = list(dict.fromkeys([name for pairing in pairings for name in pairing]))
    places = {name: place for place, name in enumerate([n for n in names if n != anchor])}
    found = [0.0] * len(places)
    for _ in range(STEPS):
        surplus, information, _ = _sums(pairings, places, found, prior)
        step = _solution(information, surplus)
        longest = max([abs(change) for change in step])
        scale = min(1.0, LONGEST / longest) if longest else 1.0
        found = [rating + scale * change for rating, change in zip(found, step, strict=True)]
        if longest < CLOSE:
            break
    else:
        raise ValueError("the results tell no finite ratings")
    errors = _errors(pairings, places, found, prior)
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    told = {name: _interval(found[place], z * errors[place]) for name, place in places.items()}
    return {name: told.get(name, Interval(0.0, 0.0, 0.0)) for name in names}


def _interval(rating: float, width: float) -> Interval:
    return Interval(ELO * (rating - width), ELO * rating, ELO * (rating + width))


def _sums(
    pairings: Pairings, places: Mapping[str, int], found: Vector, prior: float
) -> tuple[Vector, Matrix, Matrix]:
    """For these ratings: what each scored too much, the information in it, and how it varies."""
    size = len(places)
    surplus = [0.0] * size
    information = [[0.0] * size for _ in range(size)]
    variation = [[0.0] * size for _ in range(size)]
    for (first, second), results in pairings.items():
        ends = [(places[name], sign) for name, sign in ((first, 1), (second, -1)) if name in places]
        odds = sum([sign * found[place] for place, sign in ends])
        due = 1 / (1 + exp(-odds))
        counted = [*results.items(), (0.5, prior)]
        over = sum([count * (result - due) for result, count in counted])
        inside = sum([count for _, count in counted]) * due * (1 - due)
        spread = sum([count * (result - due) ** 2 for result, count in counted])
        for place, sign in ends:
            surplus[place] += sign * over
            for other, its_sign in ends:
                information[place][other] += sign * its_sign * inside
                variation[place][other] += sign * its_sign * spread
    return surplus, information, variation


def _errors(
    pairings: Pairings, places: Mapping[str, int], found: Vector, prior: float
) -> list[float]:
    """The standard errors of the ratings: information⁻¹ · variation · information⁻¹."""
    _, information, variation = _sums(pairings, places, found, prior)
    size = len(places)
    units = [[float(row == column) for column in range(size)] for row in range(size)]
    inverse = [_solution(information, unit) for unit in units]
    return [
        sqrt(sum([row[i] * variation[i][j] * row[j] for i in range(size) for j in range(size)]))
        for row in inverse
    ]


def _solution(matrix: Matrix, vector: Vector) -> Vector:
    """The x of matrix · x = vector, by elimination; ValueError if there is not just one."""
    rows = [[*row, value] for row, value in zip(matrix, vector, strict=True)]
    for place in range(len(rows)):
        best = max(range(place, len(rows)), key=lambda row: abs(rows[row][place]))
        rows[place], rows[best] = rows[best], rows[place]
        pivot = rows[place]
        if abs(pivot[place]) < 1e-12:
            raise ValueError("the results do not tell everybody's rating")
        for number, row in enumerate(rows):
            if number != place:
                factor = row[place] / pivot[place]
                rows[number] = [value - factor * p for value, p in zip(row, pivot, strict=True)]
    return [row[-1] / row[place] for place, row in enumerate(rows)]
