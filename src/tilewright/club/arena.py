"""Arenas: whoever is free is paired at once, wins in a row count double, the clock ends it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from tilewright.club.pairs import Key, best_pairs
from tilewright.club.play import WIN, Number, Pairing, Played, balance, counts
from tilewright.club.swiss import Standing, placed

STREAK = 2  # wins in a row after which every win counts double, until one is not won


class Free(NamedTuple):
    """Somebody who waits for the next game."""

    number: Number
    rating: float
    since: int  # milliseconds


def points_of(found: Sequence[int]) -> list[int]:
    """What each game brings, from what the games count in the order in which they ended.

    >>> points_of([2, 2, 2, 1, 2])
    [2, 2, 4, 2, 2]
    """
    points, streak = [], 0
    for count in found:
        points.append(count * (2 if streak >= STREAK else 1))
        streak = streak + 1 if count == WIN else 0
    return points


def standings(numbers: Sequence[Number], games: Sequence[Played]) -> list[Standing]:
    """Everybody by their points; ties are broken by who has played fewer games."""
    rows = []
    for number in numbers:
        found = counts(games, number)
        rows.append((sum(points_of(found)), (-len(found),), number))
    return placed(rows)


def next_pairings(
    free: Sequence[Free], games: Sequence[Played], totals: Mapping[Number, int]
) -> list[Pairing]:
    """Pairs of those who are free: near in points, and nobody twice in a row if others take part.

    Of an odd number one waits on: who has waited the shortest, if the others can then be paired.
    Two who have just met are paired again only if nobody else takes part.
    """
    waiting = sorted(free, key=lambda each: (each.since, each.number))
    last = {each.number: _last_opponent(games, each.number) for each in waiting}
    best: list[Pairing] = []
    for chosen in _even(waiting):
        found = _pairs(chosen, last, games, totals)
        if len(found) > len(best):
            best = found
        if len(best) * 2 == len(chosen):
            break
    return best


def _even(waiting: Sequence[Free]) -> Iterator[Sequence[Free]]:
    """Even numbers of those who wait: of an odd number all but one, the last to come first."""
    if len(waiting) % 2 == 0:
        yield waiting
        return
    for out in reversed(range(len(waiting))):
        yield [*waiting[:out], *waiting[out + 1 :]]


def _pairs(
    waiting: Sequence[Free],
    last: Mapping[Number, Number | None],
    games: Sequence[Played],
    totals: Mapping[Number, int],
) -> list[Pairing]:
    order = sorted(waiting, key=lambda each: (-totals[each.number], -each.rating, each.number))

    def has_just_met(one: int, two: int) -> bool:
        first, second = order[one].number, order[two].number
        return last[first] == second or last[second] == first

    def key(one: int, two: int) -> Key:
        gap = abs(totals[order[one].number] - totals[order[two].number])
        return gap, abs(order[one].rating - order[two].rating), two

    found = best_pairs(len(order), has_just_met, key)
    fresh = [pair for pair in found if not has_just_met(*pair) or len(totals) == 2]
    return [_seated(order[one].number, order[two].number, games) for one, two in fresh]


def _last_opponent(games: Sequence[Played], number: Number) -> Number | None:
    for game in reversed(games):
        if number in game.pairing.players:
            return next((each for each in game.pairing.players if each != number), None)
    return None


def _seated(one: Number, two: Number, games: Sequence[Played]) -> Pairing:
    """Who has sat first less often sits first."""
    leaning = balance(games, one) - balance(games, two)
    if leaning == 0:
        leaning = 1 if (one + two + len(games)) % 2 else -1
    return Pairing(one, two) if leaning < 0 else Pairing(two, one)
