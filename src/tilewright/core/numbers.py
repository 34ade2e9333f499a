"""Whole numbers that somebody else gives: what is none, or too small or large, is named."""

from operator import index
from typing import SupportsIndex


def whole_number(name: str, number: SupportsIndex, least: int, most: int | None = None) -> int:
    """A whole number within bounds; raises TypeError or ValueError with its name.

    >>> whole_number("rounds", 0, 1)
    Traceback (most recent call last):
    ValueError: rounds must be 1 or more, not 0
    """
    try:
        found = index(number)
    except TypeError:
        raise TypeError(f"{name} must be a whole number, not {number!r}") from None
    if found < least or (most is not None and found > most):
        bounds = f"{least} or more" if most is None else f"{least} to {most}"
        raise ValueError(f"{name} must be {bounds}, not {number}")
    return found
