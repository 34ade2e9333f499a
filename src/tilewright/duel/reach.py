"""What can still be filled of a dome, in the tilings that are left.

In each of them a row gains at most one tile, from its line (DU-6.1), on any of its empty spaces; a
line whose tiles fit nowhere any more costs its row the next one (DU-6.3). A special space takes
none of these: it is filled as soon as the three others of its plate are (DU-6.7). A cell without a
plate may get whichever plate suits best. Which tiles, chips and plates will come is not looked at.

A plate lies within a band of two rows, so what can be filled is decided band by band.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple, TypeAlias

from tilewright.core.seat import Seat
from tilewright.core.tiles import COLOURS, Colour
from tilewright.duel.dome import has_tiled, matching
from tilewright.duel.plates import JOKER, SPECIAL, Plate
from tilewright.duel.stack import LAST_ROUND
from tilewright.duel.state import CELLS, LINES, Board, DomeTile, State

Spaces: TypeAlias = int  # some spaces of a band: the bit row × LINES + column of each, row 0 or 1

ROW: tuple[Spaces, ...] = tuple([((1 << LINES) - 1) << LINES * row for row in (0, 1)])
COLUMN: tuple[Spaces, ...] = tuple([(1 | 1 << LINES) << column for column in range(LINES)])
CELL: tuple[Spaces, ...] = tuple([COLUMN[2 * cell] | COLUMN[2 * cell + 1] for cell in range(CELLS)])
EACH: tuple[Spaces, ...] = tuple([1 << at for at in range(2 * LINES)])


class Band(NamedTuple):
    """Two rows of a dome: their plates and tiles, and how many tiles each row may still gain."""

    cells: tuple[Plate | None, ...]
    tiles: tuple[DomeTile | None, ...]  # of both rows, one after the other
    gains: tuple[int, ...]

    def of_kind(self, kind: str | None) -> Spaces:
        """The empty spaces that take a colour's letter, SPECIAL or JOKER; None: without a plate."""
        return sum([space for space, each in _kinds(self).items() if each == kind])


class Filling(NamedTuple):
    """Special spaces that are to be filled, and the other spaces that have to be for it."""

    specials: Spaces
    others: Spaces


def bands(state: State, seat: Seat) -> tuple[Band, ...]:
    """The three bands of a seat's dome."""
    board = state.boards[seat]
    gains = [_gain(state, seat, row) for row in range(LINES)]
    return tuple(
        [
            Band(
                board.cells[row // 2 * CELLS : (row // 2 + 1) * CELLS],
                board.dome[row] + board.dome[row + 1],
                (gains[row], gains[row + 1]),
            )
            for row in range(0, LINES, 2)
        ]
    )


def _gain(state: State, seat: Seat, row: int) -> int:
    """How many tiles a row can still get from its line."""
    later = LAST_ROUND - state.round
    if has_tiled(state, seat, row + 1):
        return later
    return later if _is_doomed(state.boards[seat], row) else later + 1


def _is_doomed(board: Board, row: int) -> bool:
    """Will the tiles of a line be broken in the next tiling (DU-6.3)?"""
    colour = board.lines[row].colour
    cells = board.cells[row // 2 * CELLS : (row // 2 + 1) * CELLS]
    return colour is not None and None not in cells and not matching(board, row + 1, colour)


@lru_cache(maxsize=1_000)
def _kinds(band: Band) -> dict[Spaces, str | None]:
    """What each empty space takes; None without a plate."""
    found: dict[Spaces, str | None] = {}
    for at, space in enumerate(EACH):
        if band.tiles[at] is None:
            row, column = divmod(at, LINES)
            plate = band.cells[column // 2]
            found[space] = None if plate is None else plate[row * 2 + column % 2]
    return found


@lru_cache(maxsize=1_000)
def fillings(band: Band) -> tuple[Filling, ...]:
    """Every choice of special spaces that the gains allow to be filled, none at all first."""
    kinds = _kinds(band)
    options: list[list[Spaces]] = []
    for cell in CELL:
        here = [space for space, kind in kinds.items() if space & cell and kind in (None, SPECIAL)]
        options.append([0, *here])
    found = []
    for chosen in product(*options):
        cells = sum([cell for cell, special in zip(CELL, chosen, strict=True) if special])
        others = sum([space for space in kinds if space & cells]) & ~sum(chosen)
        if _is_allowed(band, others):
            found.append(Filling(sum(chosen), others))
    return tuple(found)


def _is_allowed(band: Band, spaces: Spaces) -> bool:
    """Are there gains for so many spaces, none of them special?"""
    return all(
        [(spaces & row).bit_count() <= gain for row, gain in zip(ROW, band.gains, strict=True)]
    )


@lru_cache(maxsize=5_000)
def can_fill(band: Band, wanted: Spaces) -> bool:
    """Can all these spaces be filled?"""
    empty = wanted & sum(_kinds(band))
    special = band.of_kind(SPECIAL)
    for specials, others in fillings(band):
        needed = (empty | others) & ~specials
        if not needed & special and _is_allowed(band, needed):
            return True
    return False


@lru_cache(maxsize=1_000)
def most_filled(band: Band, wanted: Spaces) -> int:
    """How many of these spaces can be filled in the end."""
    empty = sum(_kinds(band))
    plain = empty & ~band.of_kind(SPECIAL)
    found = []
    for specials, others in fillings(band):
        count = (wanted & (~empty | specials | others)).bit_count()
        for row, left in zip(ROW, _left(band, others), strict=True):
            more = (wanted & plain & row & ~specials & ~others).bit_count()
            count += min(left, more)
        found.append(count)
    return max(found)


@lru_cache(maxsize=1_000)
def most_rows(band: Band, kinds: int) -> int:
    """How many rows can have at least so many different kinds of tiles."""
    return max(
        [
            sum(
                [
                    _most_kinds(band, row, filling, left) >= kinds
                    for row, left in enumerate(_left(band, filling.others))
                ]
            )
            for filling in fillings(band)
        ]
    )


def _most_kinds(band: Band, row: int, filling: Filling, left: int) -> int:
    """The most different kinds in a row; all special tiles are one kind [ruling] (DU-8.5)."""
    tiles = band.tiles[row * LINES : (row + 1) * LINES]
    shown = {tile.letter for tile in tiles if isinstance(tile, Colour)}
    has_special = SPECIAL in tiles or bool(filling.specials & ROW[row])
    wild, fixed = 0, set()
    for space, kind in _kinds(band).items():
        if not space & ROW[row] or space & filling.specials or kind == SPECIAL:
            continue
        is_due = bool(space & filling.others)
        if kind in (None, JOKER):
            wild += 1
            left += is_due  # any colour will do there
        elif is_due:
            shown.add(str(kind))
        else:
            fixed.add(kind)
    more = min(left, len(fixed - shown) + wild)
    return min(len(COLOURS), len(shown) + more) + has_special


def fewest_empty_specials(band: Band) -> int:
    """How many special spaces stay empty at least."""
    special = band.of_kind(SPECIAL)
    return min([(special & ~filling.specials).bit_count() for filling in fillings(band)])


def jokers(dome: Sequence[Band], plates_left: int) -> int:
    """How many joker spaces there can be, if all of them can be filled; else 0 (DU-8.4)."""
    placed = more = 0
    for band in dome:
        empty = band.of_kind(JOKER)
        if not _is_allowed(band, empty):
            return 0
        placed += sum([JOKER in plate for plate in band.cells if plate is not None])
        more += min(band.cells.count(None), sum(_left(band, empty)))
    return placed + min(more, plates_left)


def _left(band: Band, others: Spaces) -> list[int]:
    """The gains of each row when these spaces have been filled."""
    return [gain - (others & row).bit_count() for row, gain in zip(ROW, band.gains, strict=True)]
