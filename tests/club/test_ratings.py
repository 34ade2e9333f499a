"""Ratings in pools: who is compared with whom, what bots are worth, and how time counts."""

import pytest

from tilewright.club.glicko import Strength
from tilewright.club.ratings import (
    BOTS,
    PERIOD,
    Contender,
    Rating,
    bot_rating,
    is_comparable,
    is_provisional,
    pool_of,
    rated,
)

ANA, BEN, CLEO = Contender("ana", None, 1), Contender("ben", None, 2), Contender("cleo", None, 3)
SKILLED = Contender(None, "skilled", 2, 1500)
UNMEASURED = Contender(None, "random", 2)


def test_the_pools_are_those_of_games_and_seats() -> None:
    assert [pool_of("azul", seats) for seats in (2, 3, 4)] == ["azul-2", "azul-3", "azul-4"]
    assert pool_of("duel", 2) == "duel"


def test_bots_have_the_ratings_that_were_measured() -> None:
    assert bot_rating("azul-2", "", "skilled") == 1500
    assert bot_rating("azul-2", "", "grandmaster") == 1500 + 1176 - 595
    assert bot_rating("duel", "", "beginner") == 1500 - 525
    assert bot_rating("azul-2", "gray", "skilled") is None  # measured with the coloured wall
    assert bot_rating("azul-3", "", "skilled") is None
    assert bot_rating("azul-2", "", "random") is None
    assert set(BOTS) == {"azul-2", "duel"}


def test_a_game_counts_where_every_person_is_a_player_with_somebody_to_meet() -> None:
    assert is_comparable([ANA, BEN])
    assert is_comparable([ANA, SKILLED])
    assert is_comparable([ANA, BEN, UNMEASURED])
    assert not is_comparable([ANA, ANA])
    assert not is_comparable([ANA, Contender(None, None, 2)])
    assert not is_comparable([ANA, UNMEASURED])
    assert not is_comparable([SKILLED, SKILLED])


def test_everybody_is_compared_with_everybody_by_the_ratings_before_the_game() -> None:
    after = rated([ANA, BEN, CLEO], {}, 1_000)
    assert after["ben"].strength.rating == pytest.approx(1500)
    assert after["ana"].strength.rating - 1500 == pytest.approx(
        1500 - after["cleo"].strength.rating
    )
    assert {each.games for each in after.values()} == {1}
    tied = rated([ANA, BEN._replace(place=1)], {}, 1_000)
    assert tied["ana"].strength == tied["ben"].strength


def test_a_bot_keeps_its_rating_and_one_that_was_not_measured_is_not_met() -> None:
    assert set(rated([ANA, SKILLED], {}, 1_000)) == {"ana"}
    with_bot = rated([ANA, BEN, UNMEASURED], {}, 1_000)
    assert with_bot == rated([ANA, BEN], {}, 1_000)


def test_a_rating_is_provisional_until_it_is_certain_and_again_after_a_long_time() -> None:
    assert is_provisional(Strength().deviation)
    known = Rating(Strength(1600, 60), 30, 0)
    assert not is_provisional(known.at(0).deviation)
    assert is_provisional(known.at(200 * PERIOD).deviation)
    assert known.at(10_000 * PERIOD).deviation == 350
    assert Rating().at(10_000 * PERIOD) == Strength()
