"""The end of the game: the scoring tiles (DU-8.1 to DU-8.8) and who won (DU-8.9)."""

from collections.abc import Callable, Mapping

from tilewright.core.game import Outcome, Points
from tilewright.core.ledger import Ledger, raised
from tilewright.core.seat import Seat
from tilewright.core.tiles import Colour
from tilewright.core.words import reason
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


def rows(board: Board) -> tuple[int, int]:
    """Full rows and their points (DU-8.1)."""
    count = sum([None not in row for row in board.dome])
    return count, ROW_POINTS * count


def columns(board: Board) -> tuple[int, int]:
    """Full columns and their points (DU-8.2)."""
    count = sum([None not in column for column in zip(*board.dome, strict=True)])
    return count, COLUMN_POINTS * count


def diagonals(board: Board) -> tuple[int, int]:
    """Full long diagonals and their points (DU-8.3)."""
    falling = all([board.dome[i][i] is not None for i in range(LINES)])
    rising = all([board.dome[i][LINES - 1 - i] is not None for i in range(LINES)])
    count = falling + rising
    return count, DIAGONAL_POINTS * count


def jokers(board: Board) -> tuple[int, int]:
    """Joker spaces, if all of them are filled, and their points (DU-8.4)."""
    filled = [board.dome[row][column] is not None for row, column in _spaces(board, JOKER)]
    count = len(filled) if all(filled) else 0
    return count, JOKER_POINTS * count


def five_colours(board: Board) -> tuple[int, int]:
    """Rows with at least 5 different colours and their points (DU-8.5)."""
    count = sum([_kinds(row) >= FIVE_COLOURS for row in board.dome])
    return count, FIVE_COLOURS_POINTS * count


def _kinds(row: tuple[Colour | str | None, ...]) -> int:
    colours = len({tile for tile in row if isinstance(tile, Colour)})
    return colours + (
        SPECIAL in row
    )  # [ruling] (DU-8.5): one special tile counts, others don't bar


def border(board: Board) -> tuple[int, int]:
    """Tiles on the outer spaces and their points (DU-8.6)."""
    edge = (0, LINES - 1)
    count = sum(
        [
            board.dome[row][column] is not None
            for row in range(LINES)
            for column in range(LINES)
            if row in edge or column in edge
        ]
    )
    return count, BORDER_POINTS * count


def corners(board: Board) -> tuple[int, int]:
    """Full plates in corner cells and their points (DU-8.7)."""
    full = [cell for cell in CORNER_POINTS if _is_full(board, cell)]
    return len(full), sum([CORNER_POINTS[cell] for cell in full])


def _is_full(board: Board, cell: int) -> bool:
    top, left = cell // CELLS * 2, cell % CELLS * 2
    return all([board.dome[top + r][left + c] is not None for r in (0, 1) for c in (0, 1)])


def empty_specials(board: Board) -> tuple[int, int]:
    """Empty special spaces and the points they cost (DU-8.8)."""
    empty = [board.dome[row][column] is None for row, column in _spaces(board, SPECIAL)]
    count = sum(empty)
    return count, -EMPTY_SPECIAL_COST * count


def _spaces(board: Board, kind: str) -> list[tuple[int, int]]:
    return [
        (row, column)
        for row in range(LINES)
        for column in range(LINES)
        if board.space(row, column) == kind
    ]


# How each side of a scoring tile counts, its rule, and how its points are told.
SCORING: Mapping[str, tuple[str, str, Callable[[Board], tuple[int, int]]]] = {
    "rows": ("DU-8.1", "score-rows", rows),
    "columns": ("DU-8.2", "score-columns", columns),
    "diagonals": ("DU-8.3", "score-diagonals", diagonals),
    "jokers": ("DU-8.4", "score-jokers", jokers),
    "five-colours": ("DU-8.5", "score-five-colours", five_colours),
    "border": ("DU-8.6", "score-border", border),
    "corners": ("DU-8.7", "score-corners", corners),
    "empty-specials": ("DU-8.8", "score-empty-specials", empty_specials),
}


def end_game(state: State, ledger: Ledger) -> State:
    """Add up the scoring tiles for both players after round 5 (DU-8)."""
    boards = [
        _scored(board, Seat(seat), state.scoring, ledger) for seat, board in enumerate(state.boards)
    ]
    return state._replace(phase=Phase.OVER, turn=None, at=0, boards=tuple(boards))


def _scored(board: Board, seat: Seat, sides: tuple[str, ...], ledger: Ledger) -> Board:
    score = board.score
    for side in sides:
        rule, message, count_of = SCORING[side]
        count, points = count_of(board)
        if count:
            ledger.append(
                Points(seat, points, reason(rule, message, points=abs(points), count=count))
            )
            score += points
    score = raised(ledger, seat, score, "DU-8.8")  # [ruling]: after all scoring tiles
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
