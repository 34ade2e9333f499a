"""The symmetries of a gray wall: colours in any order, and columns mirrored (AZ-8).

What a net is told of a table with other colours is the same with its inputs in another order. The
order of a coloured wall is fixed, and Duel's colours have places of their own: they have none.
"""

from itertools import permutations
from typing import Any

import numpy as np

SIZE = 5  # rows, columns and colours
COUNTS = 21  # tiles of a colour in the bag or on the table, 0 to 20

# Where kinds of inputs and contexts begin, as in native/search/azul/inputs.h.
SPACE, SPACE_COLOUR, COLUMN, SET, LINE = 0, 25, 50, 100, 125
LINES = 10  # rows with so many tiles
COLOUR_LEFT, IN_BAG = 58, 173


def symmetries(inputs: int, contexts: int) -> tuple[Any, Any]:
    """Tables of inputs and of contexts, a row for each symmetry: what becomes of each."""
    of_inputs, of_contexts = [], []
    for colours in permutations(range(SIZE)):
        for mirrored in (False, True):
            of_inputs.append(_inputs(inputs, colours, mirrored))
            of_contexts.append(_contexts(contexts, colours))
    return np.array(of_inputs), np.array(of_contexts)


def _inputs(count: int, colours: tuple[int, ...], mirrored: bool) -> Any:
    found = np.arange(count + 1)  # the last one stands for nothing
    for row in range(SIZE):
        for at in range(SIZE):
            column = SIZE - 1 - at if mirrored else at
            found[SPACE + row * SIZE + at] = SPACE + row * SIZE + column
            found[SPACE_COLOUR + row * SIZE + at] = SPACE_COLOUR + row * SIZE + colours[at]
            found[COLUMN + at * SIZE + row] = COLUMN + column * SIZE + row
            found[SET + at * SIZE + row] = SET + colours[at] * SIZE + row
    for line in range(LINES):
        for at in range(SIZE):
            found[LINE + line * SIZE + at] = LINE + line * SIZE + colours[at]
    return found


def _contexts(count: int, colours: tuple[int, ...]) -> Any:
    found = np.arange(count + 1)
    for first in (COLOUR_LEFT, IN_BAG):
        for at in range(SIZE):
            there = first + colours[at] * COUNTS
            found[first + at * COUNTS : first + (at + 1) * COUNTS] = range(there, there + COUNTS)
    return found
