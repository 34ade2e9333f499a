"""A position of Azul as text for people: the terminal, golden files; and as a picture."""

from collections.abc import Sequence

from tilewright.azul.observation import Observation
from tilewright.azul.state import ROWS, Board
from tilewright.azul.tiling import FLOOR_COST, column_of
from tilewright.core.drawing import board_head, board_titles, pattern_line, tile_text, tiles_text
from tilewright.core.game import Paint, plain
from tilewright.core.picture import Picture
from tilewright.core.seat import numbered_names
from tilewright.core.tiles import COLOURS, counts

BOARD_WIDTH = 30
IN_A_ROW = 5  # factories


def draw(observation: Observation, names: Sequence[str] | None = None, paint: Paint = plain) -> str:
    """The table: round, factories, centre, then the boards side by side."""
    table, gray = observation.table, observation.is_gray
    names = names or numbered_names(len(table.boards))
    head = f"Round {table.round}   bag {counts(table.bag)}   lid {counts(table.lid)}"
    dishes = [
        f"{number} {tiles_text(dish, paint)}" for number, dish in enumerate(table.factories, 1)
    ]
    marker = paint("marker", "1") if table.marker is None else " "
    rows = ["   ".join(dishes[at : at + IN_A_ROW]) for at in range(0, len(dishes), IN_A_ROW)]
    lines = [head, "", *rows, f"C {marker} {tiles_text(table.centre, paint)}", ""]
    titles = board_titles(names, table.turn, table.start)
    boards = [_board(board, titles[seat], gray, paint) for seat, board in enumerate(table.boards)]
    for pair in range(0, len(boards), 2):
        lines += ["   ".join(row).rstrip() for row in zip(*boards[pair : pair + 2], strict=True)]
        lines.append("")
    return "\n".join(lines)


def picture(observation: Observation, names: Sequence[str] | None = None) -> Picture:
    """The table as a picture."""
    from tilewright.azul.picture import picture  # few programs draw

    return picture(observation, names or numbered_names(len(observation.table.boards)))


def _board(board: Board, title: str, gray: bool, paint: Paint) -> list[str]:
    lines = [board_head(title, board.score, BOARD_WIDTH, paint)]
    for row in range(ROWS):
        spaces = pattern_line(board.lines[row], row + 1, ROWS, paint)
        wall = [_wall_space(board, row, column, gray, paint) for column in range(ROWS)]
        lines.append(f"  {row + 1} {spaces}  |  {' '.join(wall)}   ")
    floor = [
        paint("marker", "1") if isinstance(piece, str) else tile_text(piece, paint)
        for piece in board.floor
    ]
    empty = ["."] * (len(FLOOR_COST) - 1 - len(floor))
    cost = f"−{FLOOR_COST[len(floor)]}" if floor else "0"
    lines.append(f"  F {' '.join(floor + empty)}  {cost.ljust(BOARD_WIDTH - 19)}")
    return lines


def _wall_space(board: Board, row: int, column: int, gray: bool, paint: Paint) -> str:
    piece = board.wall[row][column]
    if piece is not None:
        return tile_text(piece, paint)
    if gray:
        return "."
    due = next(colour for colour in COLOURS if column_of(row, colour) == column)
    return paint("empty", due.letter.lower())
