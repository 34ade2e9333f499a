"""A position of Azul as text for people: the terminal, golden files; and as a picture."""

from collections.abc import Sequence

from tilewright.azul.observation import Observation
from tilewright.azul.state import ROWS, Board
from tilewright.azul.tiling import FLOOR_COST, column_of
from tilewright.core.columns import padded
from tilewright.core.game import Paint, plain
from tilewright.core.picture import Picture
from tilewright.core.seat import numbered_names
from tilewright.core.tiles import COLOURS, Tiles, colours_in, counts

BOARD_WIDTH = 30
IN_A_ROW = 5  # factories


def draw(observation: Observation, names: Sequence[str] | None = None, paint: Paint = plain) -> str:
    """The table: round, factories, centre, then the boards side by side."""
    table, gray = observation.table, observation.is_gray
    names = names or numbered_names(len(table.boards))
    head = f"Round {table.round}   bag {counts(table.bag)}   lid {counts(table.lid)}"
    dishes = [f"{number} {_tiles(tiles, paint)}" for number, tiles in enumerate(table.factories, 1)]
    marker = paint("marker", "1") if table.marker is None else " "
    rows = ["   ".join(dishes[at : at + IN_A_ROW]) for at in range(0, len(dishes), IN_A_ROW)]
    lines = [head, "", *rows, f"C {marker} {_tiles(table.centre, paint)}", ""]
    boards = [
        _board(board, _title(observation, seat, names), gray, paint)
        for seat, board in enumerate(table.boards)
    ]
    for pair in range(0, len(boards), 2):
        lines += ["   ".join(row).rstrip() for row in zip(*boards[pair : pair + 2], strict=True)]
        lines.append("")
    return "\n".join(lines)


def picture(observation: Observation, names: Sequence[str] | None = None) -> Picture:
    """The table as a picture."""
    from tilewright.azul.picture import picture  # few programs draw

    return picture(observation, names or numbered_names(len(observation.table.boards)))


def _title(observation: Observation, seat: int, names: Sequence[str]) -> str:
    table = observation.table
    turn = "> " if table.turn == seat else "  "
    start = " *" if table.start == seat else ""
    return f"{turn}{names[seat]}{start}"


def _board(board: Board, title: str, gray: bool, paint: Paint) -> list[str]:
    score = f"{board.score} {'point' if board.score == 1 else 'points'}"
    name = padded(title, BOARD_WIDTH - len(score) - 1)
    lines = [paint("title", f"{name} {score}")]
    for row in range(ROWS):
        line = board.lines[row]
        filled = (
            []
            if line.colour is None
            else [paint(line.colour.word, line.colour.letter)] * line.filled
        )
        spaces = " " * 2 * (ROWS - row - 1) + " ".join(["."] * (row + 1 - len(filled)) + filled)
        wall = [_wall_space(board, row, column, gray, paint) for column in range(ROWS)]
        lines.append(f"  {row + 1} {spaces}  |  {' '.join(wall)}   ")
    floor = [
        paint("marker", "1") if isinstance(piece, str) else paint(piece.word, piece.letter)
        for piece in board.floor
    ]
    empty = ["."] * (len(FLOOR_COST) - 1 - len(floor))
    cost = f"−{FLOOR_COST[len(floor)]}" if floor else "0"
    lines.append(f"  F {' '.join(floor + empty)}  {cost.ljust(BOARD_WIDTH - 19)}")
    return lines


def _wall_space(board: Board, row: int, column: int, gray: bool, paint: Paint) -> str:
    piece = board.wall[row][column]
    if piece is not None:
        return paint(piece.word, piece.letter)
    if gray:
        return "."
    due = next(colour for colour in COLOURS if column_of(row, colour) == column)
    return paint("empty", due.letter.lower())


def _tiles(tiles: Tiles, paint: Paint) -> str:
    return " ".join([paint(colour.word, colour.letter) for colour in colours_in(tiles)]) or "-"
