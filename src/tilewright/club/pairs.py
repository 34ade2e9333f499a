"""Who plays whom: as few barred pairs as can be, gaps small, and who stands higher comes first.

What comes out is proven against every other pairing in tests/club/test_pairs.py.
"""

from collections.abc import Callable, Collection, Sequence
from typing import TypeAlias

from tilewright.club.matching import Matching

Pair: TypeAlias = tuple[int, int]
Key: TypeAlias = tuple[float, ...]


def best_pairs(
    count: int, is_barred: Callable[[int, int], bool], key: Callable[[int, int], Key]
) -> list[Pair]:
    """Pairs of an even number of players, who are numbered by rank, from 0.

    No pairing has fewer barred pairs. If none need be barred, none has a smaller largest gap, which
    is the first part of the key. Of those that are left it is the one in which the first has the
    smallest key, then the next who is left, and so on.
    """
    assert count % 2 == 0
    allowed = [
        [two for two in range(count) if two != one and not is_barred(*_ordered(one, two))]
        for one in range(count)
    ]
    matching = Matching(allowed)
    barred = count // 2 - matching.size
    if not barred:
        allowed = _with_small_gaps(allowed, key)
        matching = Matching(allowed)
    joined = {(one, two) for one, others in enumerate(allowed) for two in others}
    pairs: list[Pair] = []
    rest = list(range(count))
    while rest:
        one = rest[0]
        matching, two, is_new = _mate(one, rest[1:], matching, joined, barred, key)
        barred -= not is_new
        pairs.append((one, two))
        rest = [each for each in rest if each not in (one, two)]
    return pairs


def _mate(
    one: int,
    others: Sequence[int],
    matching: Matching,
    joined: Collection[Pair],
    barred: int,
    key: Callable[[int, int], Key],
) -> tuple[Matching, int, bool]:
    """The first mate by the key with whom the others can still be paired as well as before."""
    for two in sorted(others, key=lambda each: key(one, each)):
        is_new = (one, two) in joined
        if not is_new and not barred:
            continue
        after = matching.without(one, two)
        if after.size == matching.size - is_new:
            return after, two, is_new
    raise AssertionError("a matching of that size was found before")


def _with_small_gaps(
    allowed: Sequence[Sequence[int]], key: Callable[[int, int], Key]
) -> list[list[int]]:
    """Only the pairs up to the smallest gap with which all can be paired."""
    count = len(allowed)
    gap = [
        {two: key(*_ordered(one, two))[0] for two in others} for one, others in enumerate(allowed)
    ]

    def within(most: float) -> list[list[int]]:
        return [
            [two for two in others if gap[one][two] <= most] for one, others in enumerate(allowed)
        ]

    gaps = sorted({each for found in gap for each in found.values()})
    low, high = 0, len(gaps) - 1
    while low < high:
        middle = (low + high) // 2
        if Matching(within(gaps[middle])).size * 2 == count:
            high = middle
        else:
            low = middle + 1
    return within(gaps[low]) if gaps else list(map(list, allowed))


def _ordered(one: int, two: int) -> Pair:
    return (one, two) if one < two else (two, one)
