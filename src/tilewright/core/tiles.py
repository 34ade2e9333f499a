"""The five colours (AZ-1.2, DU-1.1) and how many tiles of each lie somewhere."""

from collections.abc import Iterable
from enum import IntEnum
from typing import TypeAlias


class Colour(IntEnum):
    """A tile's colour, in wall order (AZ-1.5)."""

    BLUE = 0
    YELLOW = 1
    RED = 2
    BLACK = 3
    TEAL = 4

    @property
    def letter(self) -> str:
        """The colour in notation: B, Y, R, K or T."""
        return LETTERS[self]

    @property
    def word(self) -> str:
        """The colour as a message's parameter, such as `blue`."""
        return self.name.lower()

    def __str__(self) -> str:
        return LETTERS[self]


LETTERS = "BYRKT"
COLOURS = tuple(Colour)
COLOUR_OF = dict(zip(LETTERS, COLOURS, strict=True))

# How many tiles of each colour, in wall order. Tiles that lie in an order are a tuple of colours.
Tiles: TypeAlias = tuple[int, ...]

NO_TILES: Tiles = (0,) * len(COLOURS)


def tiles_of(colours: Iterable[Colour]) -> Tiles:
    """How many of each colour are among these tiles."""
    counts = [0] * len(COLOURS)
    for colour in colours:
        counts[colour] += 1
    return tuple(counts)


def only(colour: Colour, count: int) -> Tiles:
    """That many tiles of one colour."""
    return tuple([count if each == colour else 0 for each in COLOURS])


def plus(tiles: Tiles, more: Tiles) -> Tiles:
    """Both together."""
    return tuple([a + b for a, b in zip(tiles, more, strict=True)])


def minus(tiles: Tiles, fewer: Tiles) -> Tiles:
    """The tiles without the fewer ones; a negative count shows what was missing."""
    return tuple([a - b for a, b in zip(tiles, fewer, strict=True)])


def without(tiles: Tiles, colour: Colour) -> Tiles:
    """The tiles without all those of one colour."""
    return tiles[:colour] + (0,) + tiles[colour + 1 :]


def is_within(tiles: Tiles, whole: Tiles) -> bool:
    """Are all these tiles among the others?"""
    return all(a <= b for a, b in zip(tiles, whole, strict=True))


def colours_in(tiles: Tiles) -> tuple[Colour, ...]:
    """Every tile as its colour, in wall order."""
    return tuple([colour for colour in COLOURS for _ in range(tiles[colour])])


def letters(tiles: Tiles) -> str:
    """The tiles as letters in wall order, `BBYR`; `-` for none."""
    return "".join([letter * count for letter, count in zip(LETTERS, tiles, strict=True)]) or "-"


def counts(tiles: Tiles) -> str:
    """The tiles as letters with counts, `B12Y3`; `-` for none."""
    return "".join([f"{letter}{n}" for letter, n in zip(LETTERS, tiles, strict=True) if n]) or "-"
