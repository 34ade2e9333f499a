"""Where the pieces of a table of Azul lie. Numbers count from 1, seats from 0."""

from functools import cache

from tilewright.core.effects import Place
from tilewright.core.seat import Seat

LID = Place("lid")
CENTRE = Place("centre")


@cache
def factory(number: int) -> Place:
    """A factory display."""
    return Place("factory", None, (number,))


@cache
def line(seat: Seat, row: int, space: int) -> Place:
    """A space of a pattern line; 1 is the rightmost, which is filled first."""
    return Place("line", seat, (row, space))


@cache
def wall(seat: Seat, row: int, column: int) -> Place:
    """A space of a wall."""
    return Place("wall", seat, (row, column))


@cache
def floor(seat: Seat, space: int) -> Place:
    """A space of a floor line, from left to right."""
    return Place("floor", seat, (space,))


@cache
def marker(seat: Seat) -> Place:
    """Beside a board: the start marker of who took it, while it is not on the floor line."""
    return Place("marker", seat)
