"""The goals of Duel: what the scoring tiles are worth (DU-8.1 to DU-8.8), now and at most.

At most is what the tilings that are left allow on a dome; how much they allow, duel/reach.py says.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

from tilewright.core.game import Goal
from tilewright.core.seat import Seat
from tilewright.duel import ending
from tilewright.duel.plates import JOKER, PLATES, Plate, back_of
from tilewright.duel.reach import (
    CELL,
    COLUMN,
    ROW,
    Band,
    Spaces,
    bands,
    can_fill,
    fewest_empty_specials,
    jokers,
    most_filled,
    most_rows,
)
from tilewright.duel.state import CELLS, EMPTY_BOARD, LINES, Phase, State, Tiled

Dome: TypeAlias = tuple[Band, ...]

SIDES: Spaces = COLUMN[0] | COLUMN[-1]
BORDER: tuple[Spaces, ...] = (SIDES | ROW[0], SIDES, SIDES | ROW[1])  # by band (DU-8.6)
CORNERS: tuple[int, ...] = (0, CELLS - 1)  # the outer cells of a band
JOKER_PLATES = sum([back_of(plate) == JOKER for plate in PLATES])  # DU-1.4


def goals(state: State) -> tuple[Goal, ...]:
    """What each scoring tile is worth to each seat."""
    now = {
        side: tuple([_now(side, board.cells, board.dome) for board in state.boards])
        for side in state.scoring
    }
    if state.phase is Phase.OVER:
        return tuple([Goal(side, ending.SCORING[side][0], now[side], now[side]) for side in now])
    domes = [bands(state, Seat(seat)) for seat in range(len(state.boards))]
    cells = [plate for board in state.boards for plate in board.cells if plate is not None]
    jokers_left = JOKER_PLATES - sum([JOKER in plate for plate in cells])
    return tuple(
        [
            Goal(
                side,
                ending.SCORING[side][0],
                now[side],
                tuple([_possible(side, dome, jokers_left) for dome in domes]),
            )
            for side in state.scoring
        ]
    )


@lru_cache(maxsize=5_000)
def _now(side: str, cells: tuple[Plate | None, ...], tiled: Tiled) -> int:
    """What a scoring tile is worth on a dome as it lies."""
    return ending.SCORING[side][1](EMPTY_BOARD._replace(cells=cells, dome=tiled)).points


@lru_cache(maxsize=5_000)
def _possible(side: str, dome: Dome, jokers_left: int) -> int:
    """The most that a scoring tile can still be worth on a dome."""
    if side == "jokers":
        return ending.JOKER_POINTS * jokers(dome, jokers_left)
    return MOST[side](dome)


def _rows(dome: Dome) -> int:
    count = 0
    for band in dome:
        both = can_fill(band, ROW[0] | ROW[1])
        count += 2 if both else any([can_fill(band, row) for row in ROW])
    return ending.ROW_POINTS * count


def _columns(dome: Dome) -> int:
    for count in range(LINES, 0, -1):
        for chosen in combinations(COLUMN, count):
            if all([can_fill(band, sum(chosen)) for band in dome]):
                return ending.COLUMN_POINTS * count
    return 0


def _diagonals(dome: Dome) -> int:
    for count in (2, 1):
        for chosen in combinations(DIAGONALS, count):
            if all(
                [can_fill(band, sum(parts)) for band, *parts in zip(dome, *chosen, strict=True)]
            ):
                return ending.DIAGONAL_POINTS * count
    return 0


def _diagonal(is_falling: bool) -> tuple[Spaces, ...]:
    """A long diagonal, by band (DU-8.3)."""
    columns = range(LINES) if is_falling else range(LINES - 1, -1, -1)
    spaces = [COLUMN[column] & ROW[row % 2] for row, column in enumerate(columns)]
    return tuple([spaces[row] | spaces[row + 1] for row in range(0, LINES, 2)])


DIAGONALS = (_diagonal(is_falling=True), _diagonal(is_falling=False))


def _corners(dome: Dome) -> int:
    points = 0
    for number, band in enumerate(dome):
        worth = {CELL[at]: ending.CORNER_POINTS.get(number * CELLS + at, 0) for at in CORNERS}
        full = [
            chosen
            for count in range(len(worth) + 1)
            for chosen in combinations(worth, count)
            if can_fill(band, sum(chosen))
        ]
        points += max([sum([worth[cell] for cell in chosen]) for chosen in full])
    return points


def _five_colours(dome: Dome) -> int:
    rows = [most_rows(band, ending.FIVE_COLOURS) for band in dome]
    return ending.FIVE_COLOURS_POINTS * sum(rows)


def _border(dome: Dome) -> int:
    filled = [most_filled(band, wanted) for band, wanted in zip(dome, BORDER, strict=True)]
    return ending.BORDER_POINTS * sum(filled)


def _empty_specials(dome: Dome) -> int:
    return -ending.EMPTY_SPECIAL_COST * sum([fewest_empty_specials(band) for band in dome])


MOST: Mapping[str, Callable[[Dome], int]] = {
    "rows": _rows,
    "columns": _columns,
    "diagonals": _diagonals,
    "five-colours": _five_colours,
    "border": _border,
    "corners": _corners,
    "empty-specials": _empty_specials,
}
