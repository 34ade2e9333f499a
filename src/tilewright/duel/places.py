"""Where the pieces of a table of Duel lie. Numbers count from 1, seats from 0."""

from functools import cache

from tilewright.core.effects import Place
from tilewright.core.seat import Seat

TOWER = Place("tower")
LARGE_SUN = Place("large-sun")
LARGE_MOON = Place("large-moon")
LARGE = Place("large")  # the start tile, until somebody takes it (DU-5.4)
STACK = Place("stack")
PLATE = Place("plate")  # the plate that a seat is about to place
SUPPLY = Place("supply")  # the box: special tiles, chips and scoring tiles
OUT = Place("out")  # chips that are spent (DU-6.4)


@cache
def numbered(kind: str, number: int) -> Place:
    """One of several places of the table."""
    return Place(kind, None, (number,))


@cache
def owned(kind: str, seat: Seat, *at: int) -> Place:
    """A place on a seat's board."""
    return Place(kind, seat, at)
