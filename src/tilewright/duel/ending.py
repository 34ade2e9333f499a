"""The end of the game: the scoring tiles (DU-8.1 to DU-8.8) and who won (DU-8.9)."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from tilewright.core.effects import Ended, Sink, Span, owned, scored
from tilewright.core.rules import Outcome
from tilewright.core.scoring import raised
from tilewright.core.seat import Seat
from tilewright.core.tiles import Colour
from tilewright.duel.plates import JOKER, SPECIAL
from tilewright.duel.state import CELLS, LINES, Board, Phase, State

ROW_POINTS = 3  # DU-8.1
COLUMN_POINTS = 7  # DU-8.2
DIAGONAL_POINTS = 10  # DU-8.3
JOKER_POINTS = 2  # DU-8.4
FIVE_COLOURS_POINTS = 4  # DU-8.5
FIVE_COLOURS = 5  # DU-8.5
BORDER_POINTS = 1  # DU-8.6
CORNER_POINTS = {0: 3, 2: 3, 6: 8, 8: 8}  # by cell: two upper, two lower [picture] (DU-8.7)
EMPTY_SPECIAL_COST = 3  # DU-8.8


Space: TypeAlias = tuple[int, int]  # row and column of the dome, from 0

EDGES = (0, LINES - 1)
ALL_SPACES = [(row, column) for row in range(LINES) for column in range(LINES)]
ROWS = [[(row, column) for column in range(LINES)] for row in range(LINES)]
COLUMNS = [[(row, column) for row in range(LINES)] for column in range(LINES)]
DIAGONALS = [[(at, at) for at in range(LINES)], [(at, LINES - 1 - at) for at in range(LINES)]]
BORDER = [(row, column) for row, column in ALL_SPACES if row in EDGES or column in EDGES]


class Counted(NamedTuple):
    """What a side of a scoring tile counts on a dome: how many, their points and their spaces."""

    number: int
    points: int
    spaces: tuple[Space, ...]  # ascending


def rows(board: Board) -> Counted:
    """Full rows (DU-8.1)."""
    return _groups([row for row in ROWS if _is_full(board, row)], ROW_POINTS)


def columns(board: Board) -> Counted:
    """Full columns (DU-8.2)."""
    return _groups([column for column in COLUMNS if _is_full(board, column)], COLUMN_POINTS)


def diagonals(board: Board) -> Counted:
    """Full long diagonals (DU-8.3)."""
    full = [diagonal for diagonal in DIAGONALS if _is_full(board, diagonal)]
    return _groups(full, DIAGONAL_POINTS)


def jokers(board: Board) -> Counted:
    """Joker spaces, if all of them are filled (DU-8.4)."""
    spaces = _spaces(board, JOKER)
    return _each(spaces if _is_full(board, spaces) else [], JOKER_POINTS)


def five_colours(board: Board) -> Counted:
    """Rows with at least 5 different colours (DU-8.5)."""
    found = [row for row in ROWS if _kinds(board.dome[row[0][0]]) >= FIVE_COLOURS]
    return _groups([_filled(board, row) for row in found], FIVE_COLOURS_POINTS)


def _kinds(row: tuple[Colour | str | None, ...]) -> int:
    colours = len({tile for tile in row if isinstance(tile, Colour)})
    # [ruling] (DU-8.5): one special tile counts, others don't bar
    return colours + (SPECIAL in row)


def border(board: Board) -> Counted:
    """Tiles on the outer spaces (DU-8.6)."""
    return _each(_filled(board, BORDER), BORDER_POINTS)


def corners(board: Board) -> Counted:
    """Full plates in corner cells (DU-8.7)."""
    full = [cell for cell in CORNER_POINTS if _is_full(board, _cell(cell))]
    points = sum([CORNER_POINTS[cell] for cell in full])
    return _groups([_cell(cell) for cell in full], 0)._replace(points=points)


def empty_specials(board: Board) -> Counted:
    """Empty special spaces and what they cost (DU-8.8)."""
    empty = [(row, at) for row, at in _spaces(board, SPECIAL) if board.dome[row][at] is None]
    return _each(empty, -EMPTY_SPECIAL_COST)


def _spaces(board: Board, kind: str) -> list[Space]:
    return [(row, column) for row, column in ALL_SPACES if board.space(row, column) == kind]


def _cell(cell: int) -> list[Space]:
    top, left = cell // CELLS * 2, cell % CELLS * 2
    return [(top + row, left + column) for row in (0, 1) for column in (0, 1)]


def _filled(board: Board, spaces: Sequence[Space]) -> list[Space]:
    return [(row, column) for row, column in spaces if board.dome[row][column] is not None]


def _is_full(board: Board, spaces: Sequence[Space]) -> bool:
    dome = board.dome
    for row, column in spaces:  # noqa: SIM110 - quicker, for the first is often empty
        if dome[row][column] is None:
            return False
    return True


def _groups(found: Sequence[Sequence[Space]], points: int) -> Counted:
    """So many points for each group of spaces."""
    spaces = sorted({space for group in found for space in group})
    return Counted(len(found), points * len(found), tuple(spaces))


def _each(found: Sequence[Space], points: int) -> Counted:
    """So many points for each space."""
    return Counted(len(found), points * len(found), tuple(found))


# How each side of a scoring tile counts, and its rule.
SCORING: Mapping[str, tuple[str, Callable[[Board], Counted]]] = {
    "rows": ("DU-8.1", rows),
    "columns": ("DU-8.2", columns),
    "diagonals": ("DU-8.3", diagonals),
    "jokers": ("DU-8.4", jokers),
    "five-colours": ("DU-8.5", five_colours),
    "border": ("DU-8.6", border),
    "corners": ("DU-8.7", corners),
    "empty-specials": ("DU-8.8", empty_specials),
}


def end_game(state: State, sink: Sink) -> State:
    """Add up the scoring tiles for both players after round 5 (DU-8)."""
    boards = [
        _scored(board, Seat(seat), state.scoring, sink) for seat, board in enumerate(state.boards)
    ]
    if sink is not None:
        sink.append(Ended(Span.GAME))
    return state._replace(phase=Phase.OVER, turn=None, at=0, boards=tuple(boards))


def _scored(board: Board, seat: Seat, sides: tuple[str, ...], sink: Sink) -> Board:
    score = board.score
    for side in sides:
        rule, count_of = SCORING[side]
        number, points, spaces = count_of(board)
        score += points
        if number and sink is not None:
            counting = [owned("dome", seat, row + 1, column + 1) for row, column in spaces]
            sink.append(scored(seat, points, rule, side, counting, count=number))
    score = raised(sink, seat, score, "DU-8.8")  # [ruling]: after all scoring tiles
    return board._replace(score=score)


def outcome(state: State) -> Outcome | None:
    """Most points win; a tie goes to the holder of the start tile (DU-8.9)."""
    if state.phase is not Phase.OVER:
        return None
    first, second = scores = (state.boards[0].score, state.boards[1].score)
    if first == second:
        # [ruling] (DU-8.9): without a holder, to the start player of the last round
        winner = state.start if state.start_tile is None else state.start_tile
        assert winner is not None
    else:
        winner = Seat(0) if first > second else Seat(1)
    return Outcome(scores, (winner,))
