"""The file of perft: positions, and how many sequences of decisions start there.

A block of perft.txt is a table, a position, and the counts for 1, 2, 3 … decisions.
"""

from pathlib import Path
from typing import NamedTuple

from tilewright.catalog import make_game
from tilewright.core.game import AnyGame
from tilewright.core.playing import perft

FILE = Path(__file__).with_name("perft.txt")
HEAD = """\
# Positions, and how many sequences of 1, 2, 3 … decisions start there (core/playing.py: perft).
# `make golden` counts anew; a position is added with a first count, say 1, for each depth.
"""


class Block(NamedTuple):
    """A position at a table, with its counts."""

    table: str  # azul seats=2 wall=coloured first=random
    position: str
    counts: tuple[int, ...]

    @property
    def game(self) -> AnyGame:
        """The rules of that table."""
        name, *options = self.table.split()
        return make_game(name, dict(option.split("=") for option in options))

    def counted(self) -> "Block":
        """The block with its counts made anew."""
        game = self.game
        state = game.notation.parse_state(self.position)
        depths = range(1, len(self.counts) + 1)
        return self._replace(counts=tuple([perft(game, state, depth) for depth in depths]))

    def __str__(self) -> str:
        return f"{self.table}\n{self.position}\n{' '.join([str(count) for count in self.counts])}\n"


def read_blocks(text: str) -> list[Block]:
    """The blocks of a file of perft."""
    lines = [line for line in text.split("\n") if line and not line.startswith("#")]
    return [
        Block(table, position, tuple([int(count) for count in counts.split()]))
        for table, position, counts in zip(lines[::3], lines[1::3], lines[2::3], strict=True)
    ]


def write_blocks(blocks: list[Block]) -> str:
    """The text of a file of perft."""
    return "\n".join([HEAD, *[str(block) for block in blocks]])
