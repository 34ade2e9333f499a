"""Arenas: pairs of who is free, streaks, and standings."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tilewright.club.arena import Free, next_pairings, points_of, standings
from tilewright.club.play import LOSS, TIE, WIN, Outcome, Pairing, Played


def free(*numbers: int) -> list[Free]:
    return [Free(number, 1500.0, at) for at, number in enumerate(numbers)]


def won(first: int, second: int, number: int = 1) -> Played:
    return Played(number, Pairing(first, second), Outcome((WIN, LOSS), (50, 40)))


def test_the_third_win_in_a_row_counts_double_until_one_is_not_won() -> None:
    assert points_of([WIN, WIN, WIN, WIN, LOSS, WIN]) == [2, 2, 4, 4, 0, 2]
    assert points_of([WIN, WIN, TIE, WIN]) == [2, 2, 2, 2]


@given(st.lists(st.sampled_from([WIN, TIE, LOSS]), max_size=8))
@settings(max_examples=20)
def test_a_streak_never_counts_less_than_the_games_alone(found: list[int]) -> None:
    assert sum(found) <= sum(points_of(found)) <= 2 * sum(found)


def test_of_an_odd_number_the_last_to_come_waits() -> None:
    pairings = next_pairings(free(3, 1, 2), [], {1: 0, 2: 0, 3: 0})
    assert [set(each.players) for each in pairings] == [{1, 3}]


def test_two_who_have_just_met_wait_for_others() -> None:
    games = [won(1, 2)]
    assert next_pairings(free(1, 2), games, {1: 2, 2: 0, 3: 0}) == []
    four = next_pairings(free(1, 2, 3, 4), [*games, won(3, 4)], {1: 2, 2: 0, 3: 2, 4: 0})
    assert sorted([tuple(sorted(each.players)) for each in four]) == [(1, 3), (2, 4)]


def test_who_has_come_before_two_who_have_just_met_is_not_left_out() -> None:
    pairings = next_pairings(free(1, 2, 3), [won(1, 2)], {1: 2, 2: 0, 3: 0})
    assert [3 in each.players for each in pairings] == [True]


def test_two_alone_play_each_other_again_with_seats_changed() -> None:
    assert next_pairings(free(1, 2), [won(1, 2)], {1: 2, 2: 0}) == [Pairing(2, 1)]


def test_of_equals_who_needed_fewer_games_stands_higher() -> None:
    games = [won(1, 3), won(2, 3), Played(2, Pairing(2, 4), Outcome((LOSS, WIN), None))]
    assert [each.number for each in standings([1, 2, 3, 4], games)] == [1, 4, 2, 3]
