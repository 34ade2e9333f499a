"""Glicko-2: how a rating, its deviation and its volatility change by the games of one period.

As Mark Glickman describes it (“Example of the Glicko-2 system”, 2022), whose steps are numbered.
"""

from collections.abc import Sequence
from math import exp, log, pi, sqrt
from typing import NamedTuple

SCALE = 173.7178  # of a rating in the numbers of Glicko-2
MIDDLE = 1500.0  # the rating of who has not played
TAU = 0.5  # how much volatility may change
CLOSE = 1e-6  # how exactly a volatility is found


class Strength(NamedTuple):
    """How strong somebody is, how uncertain that is, and how much it changes from game to game."""

    rating: float = MIDDLE
    deviation: float = 350.0
    volatility: float = 0.06


class Opponent(NamedTuple):
    """Whom somebody met in a period, and the score: 1 for a win, ½ for a tie, 0 for a loss."""

    rating: float
    deviation: float
    score: float


def after_games(before: Strength, games: Sequence[Opponent], tau: float = TAU) -> Strength:
    """The strength after the games of one period.

    >>> met = [Opponent(1400, 30, 1), Opponent(1550, 100, 0), Opponent(1700, 300, 0)]
    >>> [round(number, 2) for number in after_games(Strength(1500, 200), met)]
    [1464.05, 151.52, 0.06]
    """
    if not games:
        return after_periods(before, 1.0)
    mu, phi = (before.rating - MIDDLE) / SCALE, before.deviation / SCALE  # step 2
    variance, change = _estimates(mu, games)
    volatility = _volatility(phi, before.volatility, variance, change, tau)
    grown = sqrt(phi * phi + volatility * volatility)  # step 6
    phi = 1 / sqrt(1 / (grown * grown) + 1 / variance)  # step 7
    mu += phi * phi * change / variance
    return Strength(MIDDLE + SCALE * mu, SCALE * phi, volatility)  # step 8


def after_periods(before: Strength, periods: float) -> Strength:
    """The strength of who has not played for so many periods: less certain, otherwise the same."""
    phi = before.deviation / SCALE
    grown = sqrt(phi * phi + periods * before.volatility * before.volatility)
    return before._replace(deviation=SCALE * grown)


def _estimates(mu: float, games: Sequence[Opponent]) -> tuple[float, float]:
    """The variance of the rating by the games alone, and by how much they change it (3 and 4)."""
    information = surplus = 0.0
    for game in games:
        other, phi = (game.rating - MIDDLE) / SCALE, game.deviation / SCALE
        weight, due = _weight(phi), _expected(mu, other, phi)
        information += weight * weight * due * (1 - due)
        surplus += weight * (game.score - due)
    return 1 / information, surplus / information


def _weight(phi: float) -> float:
    return 1 / sqrt(1 + 3 * phi * phi / (pi * pi))


def _expected(mu: float, other: float, phi: float) -> float:
    return 1 / (1 + exp(-_weight(phi) * (mu - other)))


def _volatility(phi: float, sigma: float, variance: float, change: float, tau: float) -> float:
    """The volatility after the games: the zero of a function, by the Illinois method (5)."""
    start = log(sigma * sigma)
    phi2, change2 = phi * phi, change * change

    def slope(x: float) -> float:
        spread = phi2 + variance + exp(x)
        return exp(x) * (change2 - spread) / (2 * spread * spread) - (x - start) / (tau * tau)

    low = start
    if change2 > phi2 + variance:
        high = log(change2 - phi2 - variance)
    else:
        steps = 1
        while slope(start - steps * tau) < 0:
            steps += 1
        high = start - steps * tau
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > CLOSE:
        between = low + (low - high) * at_low / (at_high - at_low)
        at_between = slope(between)
        if at_between * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = between, at_between
    return exp(low / 2)
