"""The run through a space, and what it scores (AZ-5.1, AZ-5.2, DU-7.1)."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

Grid: TypeAlias = Sequence[Sequence[object | None]]  # rows of spaces; None is an empty one


class Runs(NamedTuple):
    """The lengths of the horizontal and the vertical run that contain a space, and their starts."""

    across: int
    down: int
    left: int  # the first column of the horizontal run, from 0
    top: int  # the first row of the vertical run, from 0

    @property
    def score(self) -> int:
        """1 without neighbours (AZ-5.1), else each run of 2 or more (AZ-5.2, DU-7.1)."""
        if self.across == 1 and self.down == 1:
            return 1
        return (self.across if self.across > 1 else 0) + (self.down if self.down > 1 else 0)

    @property
    def shape(self) -> str:
        """Which runs count, as a message's parameter: alone, row, column or both."""
        if self.down == 1:
            return "alone" if self.across == 1 else "row"
        return "column" if self.across == 1 else "both"


def runs(grid: Grid, row: int, column: int) -> Runs:
    """The runs through a space, which itself counts as filled."""
    size = len(grid)
    line = grid[row]
    left = column
    while left and line[left - 1] is not None:
        left -= 1
    right = column + 1
    while right < size and line[right] is not None:
        right += 1
    top = row
    while top and grid[top - 1][column] is not None:
        top -= 1
    bottom = row + 1
    while bottom < size and grid[bottom][column] is not None:
        bottom += 1
    return Runs(right - left, bottom - top, left, top)
