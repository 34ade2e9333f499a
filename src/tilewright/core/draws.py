"""Draws: what chance deals and reveals, cut into draws of one piece each, with their odds."""

from collections.abc import Sequence
from typing import NamedTuple

from tilewright.core.tiles import COLOURS, Tiles, tiles_of


class Draws(NamedTuple):
    """One draw of one piece: its number is its place among `names`.

    >>> draws = Draws("D2", "BYRKT", (3, 0, 1, 0, 0))
    >>> draws.odds, draws.text(2)
    ([(0, 3), (2, 1)], 'D2R')
    """

    place: str  # where the piece goes, as its notation begins
    names: Sequence[str]  # every piece of its kind
    weights: tuple[int, ...]  # how likely each of them is, as a whole number; 0: it can't come

    @property
    def odds(self) -> list[tuple[int, int]]:
        """The numbers of all pieces that can come, ascending, with their weights."""
        return [(number, weight) for number, weight in enumerate(self.weights) if weight]

    def text(self, number: int) -> str:
        """A piece and where it goes, as text."""
        return self.place + self.names[number]


def tiles_to_draw(bag: Tiles, discard: Tiles, drawn: Sequence[int]) -> Tiles:
    """What the bag holds when the next tile is due after those drawn (AZ-6.2, DU-9.3).

    >>> tiles_to_draw((1, 0, 0, 0, 1), (0, 2, 0, 0, 0), (4,))
    (1, 0, 0, 0, 0)
    >>> tiles_to_draw((1, 0, 0, 0, 1), (0, 2, 0, 0, 0), (4, 0, 1))
    (0, 1, 0, 0, 0)
    """
    held = sum(bag)
    if len(drawn) >= held:  # what was discarded goes into the empty bag
        bag, drawn = discard, drawn[held:]
    return tuple([count - drawn.count(colour) for colour, count in enumerate(bag)])


def portions(drawn: Sequence[int], places: int, size: int) -> tuple[Tiles, ...]:
    """Tiles in the order drawn, so many to each place; the last places may get fewer, or none.

    >>> portions((0, 4, 4), 3, 2)
    ((1, 0, 0, 0, 1), (0, 0, 0, 0, 1), (0, 0, 0, 0, 0))
    """
    colours = [COLOURS[number] for number in drawn]
    return tuple([tiles_of(colours[at * size : (at + 1) * size]) for at in range(places)])
