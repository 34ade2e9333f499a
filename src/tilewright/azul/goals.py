"""The goals of Azul: the bonuses of the game's end (AZ-7.2), now and at most.

Nobody knows how many rounds are left, and nobody has to end the game. So a row, a column or a
colour is possible as long as its wall, taken by itself, does not bar it: the coloured wall never
does, the gray one where the missing tiles no longer match the empty spaces (AZ-8.1).

Once it is certain that this round is the last, because a complete line will complete its row or
has done so (AZ-7.1), each row gains at most one tile (AZ-4.1): of the colour that its line holds,
or of any that it lacks if the line is empty and there are tiles to take. What counts then is the
best choice of those tiles; which tiles are on offer is not looked at.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from tilewright.azul.ending import (
    COLOUR_BONUS,
    COLUMN_BONUS,
    ROW_BONUS,
    complete_colours,
    complete_columns,
    complete_rows,
)
from tilewright.azul.state import ROWS, Board, Phase, State, Wall
from tilewright.azul.tiling import column_of, legal_columns
from tilewright.core.game import Goal
from tilewright.core.lines import Line
from tilewright.core.tiles import COLOURS, Colour

RULE = "AZ-7.2"


class Counts(NamedTuple):
    """How many rows, columns and colours."""

    rows: int
    columns: int
    colours: int


BONUSES = Counts(ROW_BONUS, COLUMN_BONUS, COLOUR_BONUS)


def goals(state: State, gray: bool) -> tuple[Goal, ...]:
    """What rows, columns and colours are worth to each seat."""
    now = [_complete(board.wall) for board in state.boards]
    possible = _possible(state, gray) if state.phase is not Phase.OVER else now
    return tuple(
        [
            Goal(
                name,
                RULE,
                tuple([bonus * each[at] for each in now]),
                tuple([bonus * each[at] for each in possible]),
            )
            for at, (name, bonus) in enumerate(zip(Counts._fields, BONUSES, strict=True))
        ]
    )


_ALL = Counts(ROWS, ROWS, len(COLOURS))


def _possible(state: State, gray: bool) -> list[Counts]:
    """The most that each wall can still have."""
    if _is_last_round(state, gray):
        has_offer = state.phase is Phase.OFFER
        return [_in_this_round(each.lines, each.wall, gray, has_offer) for each in state.boards]
    return [_not_barred(board.wall) if gray else _ALL for board in state.boards]


@lru_cache(maxsize=2_000)
def _complete(wall: Wall) -> Counts:
    return Counts(complete_rows(wall), complete_columns(wall), complete_colours(wall))


def _is_last_round(state: State, gray: bool) -> bool:
    """Will the game end after this round's wall-tiling, whatever is done (AZ-7.1)?"""
    return any([_ends_the_game(board, gray) for board in state.boards])


def _ends_the_game(board: Board, gray: bool) -> bool:
    if complete_rows(board.wall):
        return True
    # On the gray wall a tile placed above may still bar the last space of a row (AZ-8.2).
    return not gray and any(
        [
            line.filled > row and board.wall[row].count(None) == 1
            for row, line in enumerate(board.lines)
        ]
    )


# What the gray wall does not bar


@lru_cache(maxsize=2_000)
def _not_barred(wall: Wall) -> Counts:
    """The rows, columns and colours of a gray wall that can still be complete, each by itself."""
    size = range(ROWS)
    places = {(row, colour): legal_columns(wall, row, colour) for row in size for colour in COLOURS}
    rows = [[places[row, colour] for colour in COLOURS if colour not in wall[row]] for row in size]
    columns = [
        [
            [colour for colour in COLOURS if column in places[row, colour]]
            for row in size
            if wall[row][column] is None
        ]
        for column in size
    ]
    colours = [
        [places[row, colour] for row in size if colour not in wall[row]] for colour in COLOURS
    ]
    return Counts(*[sum([_match(each) for each in found]) for found in (rows, columns, colours)])


def _match(choices: Sequence[Sequence[int]], taken: frozenset[int] = frozenset()) -> bool:
    """Can each have a choice of its own that no other has?"""
    if not choices:
        return True
    return any(
        _match(choices[1:], taken | {choice}) for choice in choices[0] if choice not in taken
    )


# What the last round allows


@lru_cache(maxsize=2_000)
def _in_this_round(lines: tuple[Line, ...], wall: Wall, gray: bool, has_offer: bool) -> Counts:
    """The most rows, columns and colours that can be complete after one tile more in each row."""
    size = range(ROWS)
    gains = [_gains(lines[row], wall, row, gray, has_offer) for row in size]
    rows = sum(
        [
            row.count(None) == 0 or (row.count(None) == 1 and bool(gain))
            for row, gain in zip(wall, gains, strict=True)
        ]
    )
    columns = [
        _needs([row for row in size if wall[row][column] is None], gains, (column, None))
        for column in size
    ]
    colours = [
        _needs([row for row in size if colour not in wall[row]], gains, (None, colour))
        for colour in COLOURS
    ]
    return Counts(rows, _most_together(columns), _most_together(colours))


def _gains(
    line: Line, wall: Wall, row: int, gray: bool, has_offer: bool
) -> set[tuple[int, Colour]]:
    """The tiles that a row may gain in this round's tiling: their columns and colours."""
    if line.filled <= row and not has_offer:
        return set()
    wanted = COLOURS if line.colour is None else (line.colour,)
    return {
        (column, colour)
        for colour in wanted
        if colour not in wall[row]
        for column in (legal_columns(wall, row, colour) if gray else [column_of(row, colour)])
    }


def _needs(
    rows: list[int], gains: list[set[tuple[int, Colour]]], wanted: tuple[int | None, Colour | None]
) -> frozenset[int] | None:
    """The rows whose one tile a column or a colour needs; None if they can't give it."""
    column, colour = wanted
    for row in rows:
        if not any([column in (None, at) and colour in (None, each) for at, each in gains[row]]):
            return None
    return frozenset(rows)


def _most_together(needs: Iterable[frozenset[int] | None]) -> int:
    """The most that can be complete at once, if no two need the tile of the same row."""
    found = [each for each in needs if each is not None]
    return max(
        count
        for count in range(len(found) + 1)
        for chosen in combinations(found, count)
        if len(frozenset().union(*chosen)) == sum([len(each) for each in chosen])
    )
