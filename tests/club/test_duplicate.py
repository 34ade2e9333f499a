"""Duplicate tournaments: a deal that was scored by hand, games that ended early, byes."""

import pytest

from tilewright.club.duplicate import (
    Compared,
    compared,
    finished_deals,
    next_deal,
    standings,
    totals,
)
from tilewright.club.play import LOSS, TIE, WIN, Entrant, Outcome, Pairing, Played


def game(first: int, second: int, points: tuple[int, int], number: int = 1) -> Played:
    one, two = points
    counts = (TIE, TIE) if one == two else (WIN, LOSS) if one > two else (LOSS, WIN)
    return Played(number, Pairing(first, second), Outcome(counts, points))


def found(results: list[Compared], number: int) -> Compared:
    return next(each for each in results if each.number == number)


# Four tables with the same deals. Who begins has made 78, 71, 58 and 58 points, their opponents 69,
# 66, 60 and 52. By hand: 78 outscores three (6), 71 outscores two (4), the two with 58 outscore
# nobody and tie with each other (1 each); of the others 69 outscores three (6), 66 two (4), 60 one
# (2), 52 nobody (0). The mean of those beside 78 is 62 1/3, beside 69 it is 59 1/3.
BY_HAND = [game(1, 5, (78, 60)), game(2, 6, (71, 69)), game(3, 7, (58, 66)), game(4, 8, (58, 52))]


def test_a_deal_scored_by_hand() -> None:
    results = compared(BY_HAND)
    points = {each.number: each.match_points for each in results}
    assert points == {1: 6, 2: 4, 3: 1, 4: 1, 5: 2, 6: 6, 7: 4, 8: 0}
    assert sum(points.values()) == 2 * 4 * 3  # two for every comparison, at both seats
    assert found(results, 1).difference == pytest.approx(78 - 187 / 3)
    assert found(results, 6).difference == pytest.approx(69 - 178 / 3)


def test_a_tournament_of_two_deals_scored_by_hand() -> None:
    """The second deal: seats changed, 5 begins with 80 and so on; totals added by hand."""
    second = [
        game(6, 1, (80, 40), 2),  # 6 outscores three: 6; 1 outscores nobody: 0
        game(5, 2, (70, 50), 2),  # 5: 4; 2: 2
        game(8, 3, (60, 60), 2),  # 8: 2; 3: 4
        game(7, 4, (55, 75), 2),  # 7: 0; 4: 6
    ]
    entrants = [Entrant(number, 1500.0) for number in range(1, 9)]
    table = standings(entrants, [*BY_HAND, *second])
    by_number = {each.number: each.total for each in table}
    assert by_number == {6: 12, 4: 7, 1: 6, 2: 6, 5: 6, 3: 5, 7: 4, 8: 2}
    assert [each.number for each in table] == [6, 4, 5, 2, 1, 3, 7, 8]
    assert [each.place for each in table] == list(range(1, 9))


def test_by_whose_fault_a_game_ends_early_is_outscored_by_all_and_the_other_gets_the_mean() -> None:
    early = Played(1, Pairing(1, 5), Outcome((LOSS, WIN), None, at_fault=0))
    results = compared([early, *BY_HAND[1:]])
    assert found(results, 1).match_points == 0
    assert found(results, 5).match_points == 3
    assert found(results, 2).match_points == 6  # outscores 58, 58 and who was at fault
    assert found(results, 1).difference is None


def test_a_bye_is_worth_the_mean() -> None:
    results = compared([*BY_HAND, Played(1, Pairing(9, None))])
    assert found(results, 9).match_points == 3


def test_nothing_is_told_of_a_deal_before_all_its_tables_are_done() -> None:
    going_on = [*BY_HAND[:3], BY_HAND[3]._replace(outcome=None)]
    assert finished_deals(going_on) == {}
    entrants = [Entrant(number, 1500.0) for number in range(1, 9)]
    assert set(totals(entrants, going_on).values()) == {0}


def test_the_next_deal_pairs_by_match_points_and_changes_seats() -> None:
    entrants = [Entrant(number, 1500.0) for number in range(1, 9)]
    pairings = next_deal(entrants, BY_HAND)
    assert {1, 6} == set(pairings[0].players)  # six match points each
    before = {number: seat for each in BY_HAND for seat, number in enumerate(each.pairing.players)}
    turned = [before[each.first] == 1 for each in pairings]
    assert sum(turned) >= len(turned) - 1
