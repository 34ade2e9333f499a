"""Swiss tournaments: nobody meets twice while that can be avoided, equals meet equals.

No second bye comes before everything else; then that nobody meets once more while they need not;
then small differences in points. What is promised here is proven in tests/club/test_swiss.py.
"""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from tilewright.club.matching import Matching
from tilewright.club.pairs import Key, best_pairs
from tilewright.club.play import (
    Entrant,
    Number,
    Pairing,
    Played,
    balance,
    counts,
    opponents,
    seats_of,
)

Met: TypeAlias = Counter[frozenset[Number]]


class Standing(NamedTuple):
    """How somebody stands: equal in all that counts, equal in place."""

    place: int  # from 1
    number: Number
    total: int
    tie_break: tuple[int, ...]


def next_round(
    entrants: Sequence[Entrant], games: Sequence[Played], totals: dict[Number, int] | None = None
) -> list[Pairing]:
    """The pairings of the next round, the highest standing first, a bye last.

    `totals` is what everybody has, if it is not the sum of what their games count.
    """
    known = totals or {each.number: sum(counts(games, each.number)) for each in entrants}
    active = [each for each in entrants if each.is_active]
    order = sorted(active, key=lambda each: (-known[each.number], -each.rating, each.number))
    numbers = [each.number for each in order]
    met = _met(games)
    bye = _bye(numbers, games, met) if len(numbers) % 2 else None
    numbers = [number for number in numbers if number != bye]
    pairs = _pairs(numbers, games, met, known)
    byes = [] if bye is None else [Pairing(bye, None)]
    return [*[_seated(*pair, games) for pair in pairs], *byes]


def standings(entrants: Sequence[Entrant], games: Sequence[Played]) -> list[Standing]:
    """Everybody by their total; ties are broken by the totals of whom they met, then beat."""
    total = {each.number: sum(counts(games, each.number)) for each in entrants}
    met = {each.number: opponents(games, each.number) for each in entrants}
    beaten = Counter[Number]()
    for game in games:
        if game.outcome is not None:
            for seat, number in enumerate(game.pairing.players):
                other = game.pairing.players[1 - seat]
                beaten[number] += game.outcome.counts[seat] * total.get(other, 0)
    rows = [
        (
            total[number],
            (sum([total.get(other, 0) for other in met[number]]), beaten[number]),
            number,
        )
        for number in total
    ]
    return placed(rows)


def placed(rows: Sequence[tuple[int, tuple[int, ...], Number]]) -> list[Standing]:
    """Standings from totals and what breaks their ties."""
    ordered = sorted(rows, key=lambda row: (-row[0], [-each for each in row[1]], row[2]))
    found: list[Standing] = []
    for place, (total, tie_break, number) in enumerate(ordered, 1):
        last = found[-1] if found else None
        is_equal = last is not None and (last.total, last.tie_break) == (total, tie_break)
        at = last.place if last is not None and is_equal else place
        found.append(Standing(at, number, total, tie_break))
    return found


def _met(games: Sequence[Played]) -> Met:
    """How often each two have met."""
    return Counter(
        [frozenset(game.pairing.players) for game in games if game.pairing.second is not None]
    )


def _bye(numbers: Sequence[Number], games: Sequence[Played], met: Met) -> Number:
    """Who pauses: with the fewest byes, the most new pairs left without them, and the lowest."""
    had = Counter([game.pairing.first for game in games if game.pairing.second is None])
    fewest = min([had[number] for number in numbers])
    best, most = numbers[-1], -1
    for number in reversed(numbers):
        if had[number] > fewest:
            continue
        rest = [each for each in numbers if each != number]
        size = _pairs_below(rest, met, 1)
        if size > most:
            best, most = number, size
        if most * 2 == len(rest):
            break
    return best


def _pairs_below(numbers: Sequence[Number], met: Met, times: int) -> int:
    """How many pairs of people can be made at most who have met less often than that."""
    graph = [
        [at for at, two in enumerate(numbers) if two != one and met[frozenset((one, two))] < times]
        for one in numbers
    ]
    return Matching(graph).size


def _pairs(
    numbers: Sequence[Number],
    games: Sequence[Played],
    met: Met,
    totals: dict[Number, int],
) -> list[tuple[Number, Number]]:
    leaning = {number: balance(games, number) for number in numbers}
    times = 1  # before anybody meets again, all others are met as often as can be
    while _pairs_below(numbers, met, times) * 2 < len(numbers):
        times += 1
    size = Counter([totals[number] for number in numbers])

    def is_barred(one: int, two: int) -> bool:
        return met[frozenset((numbers[one], numbers[two]))] >= times

    def key(one: int, two: int) -> Key:
        """The difference in points; both lean to one seat; the upper half meets the lower."""
        first, second = numbers[one], numbers[two]
        half = size[totals[first]] // 2
        leans = leaning[first] * leaning[second] > 0
        return abs(totals[first] - totals[second]), leans, abs(two - one - half), two

    found = best_pairs(len(numbers), is_barred, key)
    return [(numbers[one], numbers[two]) for one, two in found]


def _seated(one: Number, two: Number, games: Sequence[Played]) -> Pairing:
    """Who has sat first less often sits first; else who sat second last; else by turns."""
    leaning = balance(games, one) - balance(games, two)
    if leaning == 0:
        last = _last_seat(games, one) - _last_seat(games, two)
        leaning = -last or (1 if (one + two) % 2 else -1)
    return Pairing(one, two) if leaning < 0 else Pairing(two, one)


def _last_seat(games: Sequence[Played], number: Number) -> int:
    """Where somebody sat last: 0 or 1; 0 if nowhere."""
    return next(reversed(seats_of(games, number)), 0)
