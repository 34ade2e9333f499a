"""Pairs, compared with every other pairing of the same players."""

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from tilewright.club.pairs import Key, Pair, best_pairs


def all_pairings(players: tuple[int, ...]) -> Iterator[list[Pair]]:
    """Every way to pair an even number of players."""
    if not players:
        yield []
        return
    one, *others = players
    for two in others:
        rest = tuple(each for each in others if each != two)
        for more in all_pairings(rest):
            yield [(one, two), *more]


@given(st.data())
@settings(max_examples=30)
def test_no_other_pairing_is_better(data: st.DataObject) -> None:
    count = data.draw(st.sampled_from([2, 4, 6, 8]))
    points = sorted(data.draw(st.lists(st.integers(0, 4), min_size=count, max_size=count)))[::-1]
    pairs = [(one, two) for one in range(count) for two in range(one + 1, count)]
    barred = data.draw(st.sets(st.sampled_from(pairs)))

    def key(one: int, two: int) -> Key:
        return abs(points[one] - points[two]), two

    def worth(pairing: list[Pair]) -> tuple[object, ...]:
        repeated = sum([pair in barred for pair in pairing])
        keys = [key(*pair) for pair in pairing]
        largest_gap = 0.0 if repeated else max([each[0] for each in keys])
        return repeated, largest_gap, keys

    found = best_pairs(count, lambda one, two: (one, two) in barred, key)
    assert worth(found) == min([worth(each) for each in all_pairings(tuple(range(count)))])


def test_everybody_is_paired_once_even_where_all_pairs_are_barred() -> None:
    found = best_pairs(6, lambda one, two: True, lambda one, two: (two,))
    assert sorted([each for pair in found for each in pair]) == list(range(6))
