"""A pattern line: one colour, filled space by space (AZ-3.2, DU-5.7)."""

from typing import NamedTuple

from tilewright.core.reading import Reader
from tilewright.core.tiles import Colour, Tiles, tiles_of
from tilewright.core.words import Reason, reason


class Line(NamedTuple):
    """A pattern line: its colour and how many of its spaces are filled."""

    colour: Colour | None
    filled: int

    def __str__(self) -> str:
        return "-" if self.colour is None else self.colour.letter * self.filled


EMPTY_LINE = Line(None, 0)


def read_lines(
    reader: Reader, count: int, rule: str, seat: int, found: list[Reason], strays: list[Tiles]
) -> tuple[Line, ...]:
    """Read so many pattern lines, and what follows them; one of two colours breaks that rule."""
    lines = []
    for number in range(1, count + 1):
        colours = reader.colours()
        if len(set(colours)) > 1:  # no Line can hold that: its tiles are counted apart
            found.append(reason(rule, "problem-line-mixed", seat=seat, line=number))
            strays.append(tiles_of(colours))
            colours = ()
        lines.append(Line(colours[0], len(colours)) if colours else EMPTY_LINE)
        reader.expect("/" if number < count else ":")
    return tuple(lines)
