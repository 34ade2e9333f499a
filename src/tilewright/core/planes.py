"""Plane: a named part of an encoded observation, and how its numbers are told."""

from collections.abc import Iterable
from math import prod
from typing import NamedTuple

MOST_TOLD = 255  # what a byte can hold; a larger number is told as this


class Plane(NamedTuple):
    """A block of numbers of one meaning: the bytes of an encoding are plane after plane."""

    name: str
    shape: tuple[int, ...]  # the last index runs fastest
    most: int  # the largest number that it can hold
    about: str

    @property
    def size(self) -> int:
        """How many numbers it holds."""
        return prod(self.shape)


def size_of(planes: Iterable[Plane]) -> int:
    """How many bytes an encoding of these planes has.

    >>> size_of([Plane("round", (1,), 255, "The round."), Plane("bags", (2, 5), 20, "Two bags.")])
    11
    """
    return sum([plane.size for plane in planes])


def told(number: int) -> int:
    """A number as a byte can tell it.

    >>> told(7), told(300)
    (7, 255)
    """
    return min(number, MOST_TOLD)


def one_hot(at: int | None, size: int) -> list[int]:
    """So many zeros with a one at that place; no one at all for None.

    >>> one_hot(1, 3), one_hot(None, 2)
    ([0, 1, 0], [0, 0])
    """
    return [int(place == at) for place in range(size)]


def seat_order(first: int | None, seats: int) -> tuple[int, ...]:
    """The seats in turn order from the observer's own; a spectator's (None) from seat 0.

    >>> seat_order(1, 3), seat_order(None, 3)
    ((1, 2, 0), (0, 1, 2))
    """
    return tuple([((first or 0) + at) % seats for at in range(seats)])


def seat_one_hot(seat: int | None, order: tuple[int, ...]) -> list[int]:
    """A one at a seat's place in that order; no one at all for nobody.

    >>> seat_one_hot(0, (1, 2, 0)), seat_one_hot(None, (0, 1))
    ([0, 0, 1], [0, 0])
    """
    return [int(each == seat) for each in order]
