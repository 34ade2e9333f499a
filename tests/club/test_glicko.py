"""Glicko-2 by the worked example of its author, and what must hold for any games."""

import pytest

from tilewright.club.glicko import Opponent, Strength, after_games, after_periods

MET = [Opponent(1400, 30, 1), Opponent(1550, 100, 0), Opponent(1700, 300, 0)]


def test_the_worked_example_of_the_paper() -> None:
    rating, deviation, volatility = after_games(Strength(1500, 200, 0.06), MET)
    assert rating == pytest.approx(1464.06, abs=0.015)  # rounded on the way there
    assert deviation == pytest.approx(151.52, abs=0.005)
    assert volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_period_without_games_only_makes_a_rating_less_certain() -> None:
    before = Strength(1700, 60, 0.06)
    after = after_games(before, [])
    assert (after.rating, after.volatility) == (before.rating, before.volatility)
    assert after.deviation == pytest.approx((60**2 + (173.7178 * 0.06) ** 2) ** 0.5)
    assert after_periods(before, 0) == pytest.approx(before)


def test_who_wins_gains_and_who_loses_loses_as_much_between_equals() -> None:
    one = after_games(Strength(), [Opponent(1500, 350, 1)])
    two = after_games(Strength(), [Opponent(1500, 350, 0)])
    assert one.rating - 1500 == pytest.approx(1500 - two.rating)
    assert one.rating > 1600
    assert after_games(Strength(), [Opponent(1500, 350, 0.5)]).rating == pytest.approx(1500)


def test_a_surprise_makes_somebody_more_volatile() -> None:
    surprise = [Opponent(2300, 30, 1)] * 5
    assert after_games(Strength(1500, 80, 0.06), surprise).volatility > 0.06
