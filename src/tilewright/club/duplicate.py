"""Duplicate: all tables of a round get the same deals, and only the same seats are compared.

As in bridge there are match points: for everyone on your seat whom you outscore 2, for a tie 1.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tilewright.club.play import Entrant, Number, Pairing, Played
from tilewright.club.swiss import Standing, next_round, placed

OUTSCORED, EQUAL = 2, 1


class Compared(NamedTuple):
    """What somebody has made of a deal, beside all others on the same seat."""

    number: Number
    seat: int | None  # None: a bye
    points: int | None  # on the scoring track; None: the game ended early
    match_points: int
    difference: float | None  # to the mean of the others on that seat; None: nothing to compare


def compared(games: Sequence[Played]) -> list[Compared]:
    """The results of one deal, once all its games are over, the most match points first.

    By whose fault a game ended early is outscored by everyone. The other, and who has a bye, get
    the mean: a tie with everyone.
    """
    tables = [game for game in games if game.pairing.second is not None]
    found = [
        Compared(game.pairing.first, None, None, EQUAL * max(0, len(tables) - 1), None)
        for game in games
        if game.pairing.second is None
    ]
    for seat in range(2):
        found += _compared_seat([_result(game, seat) for game in tables], seat)
    return sorted(found, key=lambda each: (-each.match_points, each.number))


class _Result(NamedTuple):
    number: Number
    points: int | None
    is_at_fault: bool


def _result(game: Played, seat: int) -> _Result:
    assert game.outcome is not None
    points = game.outcome.points
    is_at_fault = game.outcome.at_fault == seat
    return _Result(
        game.pairing.players[seat], None if points is None else points[seat], is_at_fault
    )


def _compared_seat(results: Sequence[_Result], seat: int) -> list[Compared]:
    found = []
    for own in results:
        others = [each for each in results if each.number != own.number]
        points = [each.points for each in others if each.points is not None]
        difference = None
        if own.points is not None and points:
            difference = own.points - sum(points) / len(points)
        total = sum([_match_points(own, other) for other in others])
        found.append(Compared(own.number, seat, own.points, total, difference))
    return found


def _match_points(own: _Result, other: _Result) -> int:
    if own.is_at_fault or other.is_at_fault:
        return EQUAL if own.is_at_fault and other.is_at_fault else OUTSCORED * other.is_at_fault
    if own.points is None or other.points is None or own.points == other.points:
        return EQUAL
    return OUTSCORED * (own.points > other.points)


def totals(entrants: Sequence[Entrant], games: Sequence[Played]) -> dict[Number, int]:
    """Everybody's match points of all deals whose games are over."""
    found = {each.number: 0 for each in entrants}
    for deal in finished_deals(games).values():
        for result in compared(deal):
            found[result.number] += result.match_points
    return found


def finished_deals(games: Sequence[Played]) -> Mapping[int, list[Played]]:
    """The games of each deal that is over at all tables; before, nothing is told of it."""
    deals: dict[int, list[Played]] = {}
    for game in games:
        deals.setdefault(game.round, []).append(game)
    return {number: deal for number, deal in deals.items() if all([each.is_over for each in deal])}


def standings(entrants: Sequence[Entrant], games: Sequence[Played]) -> list[Standing]:
    """Everybody by their match points; ties are broken by their differences to the means."""
    total = totals(entrants, games)
    sums = {each.number: 0.0 for each in entrants}
    for deal in finished_deals(games).values():
        for result in compared(deal):
            sums[result.number] += result.difference or 0.0
    return placed([(total[number], (round(sums[number] * 100),), number) for number in total])


def next_deal(entrants: Sequence[Entrant], games: Sequence[Played]) -> list[Pairing]:
    """The pairings of the next deal: those of a Swiss tournament by match points."""
    return next_round(entrants, games, totals(entrants, games))
