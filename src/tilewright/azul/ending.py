"""The end of the game: when it comes, its bonuses, and who won (AZ-7, AZ-6.4, AZ-8.5)."""

from collections.abc import Iterator

from tilewright.azul.dealing import nothing_to_deal, prepare_round
from tilewright.azul.state import Board, Phase, State, Wall
from tilewright.core.effects import Ended, Sink, Span, owned, scored
from tilewright.core.rules import Outcome
from tilewright.core.seat import Seat
from tilewright.core.tiles import COLOURS, Colour

ROW_BONUS = 2  # AZ-7.2
COLUMN_BONUS = 7  # AZ-7.2
COLOUR_BONUS = 10  # AZ-7.2


def after_tiling(state: State, gray: bool, sink: Sink) -> State:
    """The next round, or the end, once every wall is tiled (AZ-6.1, AZ-7.1)."""
    if sink is not None:
        sink.append(Ended(Span.ROUND))
    if ending_rule(state, gray) is None:
        return prepare_round(state, sink)
    boards = [_with_bonuses(board, Seat(seat), sink) for seat, board in enumerate(state.boards)]
    if sink is not None:
        sink.append(Ended(Span.GAME))
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


def _with_bonuses(board: Board, seat: Seat, sink: Sink) -> Board:
    """Add the bonuses of rows, columns and colours (AZ-7.2)."""
    score = board.score
    for kind, bonus, count in (
        ("rows", ROW_BONUS, complete_rows(board.wall)),
        ("columns", COLUMN_BONUS, complete_columns(board.wall)),
        ("colours", COLOUR_BONUS, complete_colours(board.wall)),
    ):
        if not count:
            continue
        score += bonus * count
        if sink is not None:
            spaces = [owned("wall", seat, *space) for space in _complete(board.wall, kind)]
            sink.append(scored(seat, bonus * count, "AZ-7.2", kind, spaces, count=count))
    return board._replace(score=score)


def _complete(wall: Wall, kind: str) -> Iterator[tuple[int, int]]:
    """The spaces, from 1, of all complete rows, columns or colours."""
    for row, tiles in enumerate(wall):
        for column, colour in enumerate(tiles):
            match kind:
                case "rows":
                    counts = None not in tiles
                case "columns":
                    counts = all([other[column] is not None for other in wall])
                case _:
                    counts = colour is not None and all([colour in other for other in wall])
            if counts:
                yield row + 1, column + 1


def outcome(state: State) -> Outcome | None:
    """Most points win; a tie goes to more complete rows, then is shared (AZ-7.3)."""
    if state.phase is not Phase.OVER:
        return None
    ranks = [(board.score, complete_rows(board.wall)) for board in state.boards]
    winners = [Seat(seat) for seat, rank in enumerate(ranks) if rank == max(ranks)]
    return Outcome(tuple([board.score for board in state.boards]), tuple(winners))
