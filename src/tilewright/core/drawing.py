"""What the drawings of both tables share: titles and heads of boards, pattern lines, tiles."""

from collections.abc import Sequence

from tilewright.core.columns import padded
from tilewright.core.game import Paint
from tilewright.core.lines import Line
from tilewright.core.seat import Seat
from tilewright.core.tiles import Colour, Tiles, colours_in


def board_titles(names: Sequence[str], turn: Seat | None, start: Seat | None) -> list[str]:
    """Who sits where: `>` is before who acts now, `*` after the start player."""
    return [
        f"{'>' if seat == turn else ' '} {name}{' *' if seat == start else ''}"
        for seat, name in enumerate(names)
    ]


def board_head(title: str, score: int, width: int, paint: Paint) -> str:
    """The first line of a board: its title on the left, its score on the right."""
    points = f"{score} {'point' if score == 1 else 'points'}"
    return paint("title", f"{padded(title, width - len(points) - 1)} {points}")


def pattern_line(line: Line, spaces: int, longest: int, paint: Paint) -> str:
    """A pattern line of so many spaces; on the right it ends where the longest one does."""
    filled = [] if line.colour is None else [tile_text(line.colour, paint)] * line.filled
    return " " * 2 * (longest - spaces) + " ".join(["."] * (spaces - len(filled)) + filled)


def tile_text(colour: Colour, paint: Paint) -> str:
    """A tile as its letter."""
    return paint(colour.word, colour.letter)


def tiles_text(tiles: Tiles, paint: Paint) -> str:
    """Tiles as letters in wall order; `-` for none."""
    return " ".join([tile_text(colour, paint) for colour in colours_in(tiles)]) or "-"
