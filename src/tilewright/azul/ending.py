"""The end of the game: when it comes, its bonuses, and who won (AZ-7, AZ-6.4, AZ-8.5)."""

from tilewright.azul.dealing import nothing_to_deal, prepare_round
from tilewright.azul.state import Board, Phase, State, Wall
from tilewright.core.game import Outcome, Points
from tilewright.core.ledger import Ledger
from tilewright.core.seat import Seat
from tilewright.core.tiles import COLOURS, Colour
from tilewright.core.words import reason

ROW_BONUS = 2  # AZ-7.2
COLUMN_BONUS = 7  # AZ-7.2
COLOUR_BONUS = 10  # AZ-7.2


def after_tiling(state: State, gray: bool, ledger: Ledger) -> State:
    """The next round, or the end, once every wall is tiled (AZ-6.1, AZ-7.1)."""
    if ending_rule(state, gray) is None:
        return prepare_round(state)
    boards = [_with_bonuses(board, Seat(seat), ledger) for seat, board in enumerate(state.boards)]
    return state._replace(phase=Phase.OVER, turn=None, boards=tuple(boards))


def ending_rule(state: State, gray: bool) -> str | None:
    """The rule that ends the game after a wall-tiling; None if it goes on."""
    if any(complete_rows(board.wall) for board in state.boards):
        return "AZ-7.1"
    if gray and all(is_dead(board.wall) for board in state.boards):
        return "AZ-8.5"  # [ruling]
    return "AZ-6.4" if nothing_to_deal(state.bag, state.lid) else None  # [ruling]


def complete_rows(wall: Wall) -> int:
    """How many rows are complete."""
    return sum([None not in row for row in wall])


def complete_columns(wall: Wall) -> int:
    """How many columns are complete."""
    return sum([all([row[column] is not None for row in wall]) for column in range(len(wall))])


def complete_colours(wall: Wall) -> int:
    """How many colours have all their tiles on the wall."""
    return sum([all([colour in row for row in wall]) for colour in COLOURS])


def is_dead(wall: Wall) -> bool:
    """Can no row of a gray wall be completed any more (AZ-8.5)?"""
    return all(is_dead_row(wall, row) for row in range(len(wall)))


def is_dead_row(wall: Wall, row: int) -> bool:
    """Can a row's missing colours not be matched to its empty spaces (AZ-8.5)?"""
    missing = [colour for colour in COLOURS if colour not in wall[row]]
    return not _matches(wall, missing, [c for c, piece in enumerate(wall[row]) if piece is None])


def _matches(wall: Wall, missing: list[Colour], columns: list[int]) -> bool:
    if not missing:
        return True
    return any(
        all(other[column] != missing[0] for other in wall)  # AZ-8.1
        and _matches(wall, missing[1:], [c for c in columns if c != column])
        for column in columns
    )


def _with_bonuses(board: Board, seat: Seat, ledger: Ledger) -> Board:
    """Add the bonuses of rows, columns and colours (AZ-7.2)."""
    score = board.score
    for message, bonus, count in (
        ("score-rows", ROW_BONUS, complete_rows(board.wall)),
        ("score-columns", COLUMN_BONUS, complete_columns(board.wall)),
        ("score-colours", COLOUR_BONUS, complete_colours(board.wall)),
    ):
        if count:
            points = bonus * count
            ledger.append(
                Points(seat, points, reason("AZ-7.2", message, points=points, count=count))
            )
            score += points
    return board._replace(score=score)


def outcome(state: State) -> Outcome | None:
    """Most points win; a tie goes to more complete rows, then is shared (AZ-7.3)."""
    if state.phase is not Phase.OVER:
        return None
    ranks = [(board.score, complete_rows(board.wall)) for board in state.boards]
    winners = [Seat(seat) for seat, rank in enumerate(ranks) if rank == max(ranks)]
    return Outcome(tuple([board.score for board in state.boards]), tuple(winners))
