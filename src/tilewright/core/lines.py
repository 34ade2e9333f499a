"""A pattern line: one colour, filled space by space (AZ-3.2, DU-5.7)."""

from typing import NamedTuple

from tilewright.core.tiles import Colour


class Line(NamedTuple):
    """A pattern line: its colour and how many of its spaces are filled."""

    colour: Colour | None
    filled: int

    def __str__(self) -> str:
        return "-" if self.colour is None else self.colour.letter * self.filled


EMPTY_LINE = Line(None, 0)
