"""DU-2.4: five tiles of one colour, compared with every way in which hands could draw.

Here tiles come out of the bag one by one, and the tower goes into it when it is empty (DU-9.3).
"""

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import TypeAlias

import pytest

from tests.duel_positions import DUEL, scarce
from tilewright.core.tiles import Tiles, is_within, minus, plus
from tilewright.duel.actions import Deal

Pile: TypeAlias = tuple[int, ...]  # how many of three colours


def piles(most: Pile) -> Iterator[Pile]:
    """Every pile with at most so many of each of three colours."""
    yield from product(*[range(count + 1) for count in most])


@cache
def draws(bag: Pile, tower: Pile, count: int) -> frozenset[tuple[Pile, Pile, Pile]]:
    """What may be drawn tile by tile, with the bag and the tower after it (DU-9.3)."""
    if count and not any(bag):
        bag, tower = tower, (0, 0, 0)
    if count == 0 or not any(bag):
        return frozenset({((0, 0, 0), bag, tower)})
    found = set()
    for colour in range(3):
        if bag[colour]:
            for drawn, rest, left in draws(_changed(bag, colour, -1), tower, count - 1):
                found.add((_changed(drawn, colour, 1), rest, left))
    return frozenset(found)


def _changed(pile: Pile, colour: int, by: int) -> Pile:
    counts = list(pile)
    counts[colour] += by
    return tuple(counts)


def large_draws(bag: Pile, tower: Pile) -> set[tuple[Pile, Pile, Pile]]:
    """Every end of DU-2.4: what lies on the large factory, and the bag and the tower then."""
    found: set[tuple[Pile, Pile, Pile]] = set()
    waiting, begun = [(bag, tower)], {(bag, tower)}
    while waiting:
        now = waiting.pop()
        for drawn, rest, left in draws(*now, 5):
            if max(drawn) < 5:
                found.add((drawn, rest, left))
                continue
            back = _sum(rest, drawn)
            if max(back) == sum(back):  # only that colour: the tower goes in first
                back, left = _sum(back, left), (0, 0, 0)
            if max(back) == sum(back):  # still only that colour: accepted
                found.add((drawn, _sum(back, drawn, -1), left))
            elif (back, left) not in begun:
                begun.add((back, left))
                waiting.append((back, left))
    return found


def _sum(pile: Pile, more: Pile, sign: int = 1) -> Pile:
    return tuple([a + sign * b for a, b in zip(pile, more, strict=True)])


def five(pile: Pile) -> Tiles:
    """A pile of blue, yellow and red as tiles."""
    return (*pile, 0, 0)


def small_deal(bag: Pile, tower: Pile) -> tuple[tuple[Tiles, ...], Pile, Pile]:
    """Some way to fill the small factories."""
    small = []
    for _ in range(4):
        drawn, bag, tower = min(draws(bag, tower, 4))
        small.append(five(drawn))
    return tuple(small), bag, tower


def check_every_deal(bag: Pile, tower: Pile) -> None:
    """Chance may deal what can be drawn and nothing else, and bag and tower are right after it."""
    state = scarce("B")._replace(bag=five(bag), tower=five(tower))
    possible = large_draws(bag, tower)
    due = min(5, sum(bag) + sum(tower))
    for large in piles((5, 5, 5)):
        if sum(large) != due:
            continue
        ends = [(rest, left) for drawn, rest, left in possible if drawn == large]
        if ends:
            ((rest, left),) = ends
            small, rest, left = small_deal(rest, left)
            deal = Deal(five(large), small)
            assert DUEL.refusal(state, deal) is None, (bag, tower, str(deal))
            dealt = DUEL.apply(state, deal)
            assert (dealt.bag, dealt.tower) == (five(rest), five(left)), (bag, tower, str(deal))
        else:
            whole = plus(five(bag), five(tower))
            taken = minus(whole, five(large))
            small = (taken, *[(0,) * 5] * 3) if is_within(five(large), whole) else ((0,) * 5,) * 4
            refusal = DUEL.refusal(state, Deal(five(large), small))
            assert refusal is not None, (bag, tower, large)
            assert refusal.message == "refusal-deal-large", (bag, tower, large)


@pytest.mark.parametrize("in_bag", range(10), ids="{} in the bag".format)
def test_du_2_4_every_deal_of_two_colours_is_possible_just_if_it_can_be_drawn(in_bag: int) -> None:
    for bag in piles((7, 2, 0)):
        if sum(bag) == in_bag:
            for tower in piles((7, 3, 0)):
                check_every_deal(bag, tower)


@pytest.mark.parametrize("in_bag", range(8), ids="{} in the bag".format)
def test_du_2_4_every_deal_of_three_colours_is_possible_just_if_it_can_be_drawn(
    in_bag: int,
) -> None:
    for bag in piles((5, 1, 1)):
        if sum(bag) == in_bag:
            for tower in piles((5, 2, 1)):
                check_every_deal(bag, tower)


@pytest.mark.parametrize(
    ("bag", "tower"),
    [
        ((1, 0, 0), (5, 2, 1)),  # the first draw may be put back, then all are in the bag
        ((0, 0, 0), (5, 1, 0)),
        ((6, 0, 0), (0, 2, 0)),  # only one colour: the tower goes in
        ((6, 0, 0), (2, 0, 0)),  # and is no help
        ((5, 1, 0), (0, 0, 3)),  # two colours: the tower stays out
        ((2, 1, 0), (4, 1, 1)),
        ((2, 0, 0), (1, 1, 0)),  # fewer than five
    ],
)
def test_du_2_4_chance_draws_all_that_can_be_drawn_and_nothing_else(bag: Pile, tower: Pile) -> None:
    state = scarce("B")._replace(bag=five(bag), tower=five(tower))
    sampled = set()
    for seed in range(400):
        deal = DUEL.sample(state, Random(seed))
        assert isinstance(deal, Deal)
        assert DUEL.refusal(state, deal) is None, f"seed {seed}: {deal}"
        sampled.add(deal.large)
    assert sampled == {five(drawn) for drawn, _, _ in large_draws(bag, tower)}
