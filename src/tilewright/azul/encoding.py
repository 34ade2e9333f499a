"""An observation of Azul as numbers: its planes, and how they are filled."""

from tilewright.azul.actions import FACTORIES
from tilewright.azul.dealing import TILES_OF_A_COLOUR, TILES_ON_A_FACTORY
from tilewright.azul.observation import Observation
from tilewright.azul.offer import FLOOR_SPACES, tiles_fallen
from tilewright.azul.state import ROWS, Board, Phase, Wall
from tilewright.azul.tiling import waiting_line
from tilewright.core.lines import Line
from tilewright.core.planes import MOST_TOLD, Plane, one_hot, seat_one_hot, seat_order, told
from tilewright.core.runs import runs
from tilewright.core.tiles import COLOURS

PHASES = tuple(Phase)
HUES = len(COLOURS)
MOST_TILE_SCORE = 2 * ROWS  # a whole row and a whole column (AZ-5.2)


def planes(seats: int, gray: bool) -> tuple[Plane, ...]:
    """The planes of a table; seats come in turn order, the observer's own first."""
    boards, grid = (seats,), (seats, ROWS, ROWS)
    lined = (seats, ROWS)
    bag = TILES_OF_A_COLOUR
    wall = (
        Plane("wall", (seats, ROWS * ROWS, HUES), 1, "One-hot: the colour on each wall space.")
        if gray
        else Plane("wall", grid, 1, "Which wall spaces are filled, row by column.")
    )
    waiting = Plane("waiting", (ROWS,), 1, "One-hot: the row whose tile is to be placed now.")
    return (
        Plane("phase", (len(PHASES),), 1, "One-hot: start, deal, offer, tiling or over."),
        Plane("turn", boards, 1, "One-hot: the seat that decides; none where chance acts."),
        Plane("start", boards, 1, "One-hot: this round's start player; none before it is named."),
        Plane("marker", boards, 1, "One-hot: the seat that took the start marker this round."),
        Plane("marker_in_centre", (1,), 1, "Whether nobody has taken the start marker yet."),
        Plane("round", (1,), MOST_TOLD, "The number of the round, from 1; 255 for all later ones."),
        Plane("factories", (FACTORIES[seats], HUES), TILES_ON_A_FACTORY, "Tiles on each factory."),
        Plane("centre", (HUES,), bag, "Tiles in the centre, by colour."),
        Plane("bag", (HUES,), bag, "Tiles in the bag, by colour."),
        Plane("lid", (HUES,), bag, "Tiles in the lid, by colour."),
        Plane("score", boards, MOST_TOLD, "The score of each seat; 255 for all higher ones."),
        Plane("lines", grid, ROWS, "Tiles in each pattern line, by colour."),
        wall,
        Plane("points", grid, MOST_TILE_SCORE, "What a tile placed now on an empty space scores."),
        Plane("rows", lined, ROWS, "Tiles in each row of the wall."),
        Plane("columns", lined, ROWS, "Tiles in each column of the wall."),
        Plane("colours", (seats, HUES), ROWS, "Tiles of each colour on the wall."),
        Plane("floor", boards, FLOOR_SPACES, "Filled spaces of the floor line, with the marker's."),
        Plane("fallen", (seats, HUES), FLOOR_SPACES, "Tiles on the floor line, by colour."),
        *((waiting,) if gray else ()),
    )


def encode(observation: Observation) -> bytes:
    """An observation as the numbers of `planes`, one after another."""
    table, gray = observation.table, observation.is_gray
    order = seat_order(observation.seat, len(table.boards))
    boards = [table.boards[seat] for seat in order]
    numbers = one_hot(PHASES.index(table.phase), len(PHASES))
    for seat in (table.turn, table.start, table.marker):
        numbers += seat_one_hot(seat, order)
    numbers += [table.marker is None, told(table.round)]
    for tiles in (*table.factories, table.centre, table.bag, table.lid):
        numbers += tiles
    numbers += [told(board.score) for board in boards]
    for board in boards:
        for line in board.lines:
            numbers += _line(line)
    for board in boards:
        numbers += _coloured_spaces(board.wall) if gray else _filled_spaces(board.wall)
    for board in boards:
        numbers += _points(board.wall)
    for board in boards:
        numbers += [ROWS - row.count(None) for row in board.wall]
    for board in boards:
        numbers += [ROWS - column.count(None) for column in zip(*board.wall, strict=True)]
    for board in boards:
        numbers += [sum([colour in row for row in board.wall]) for colour in COLOURS]
    numbers += [len(board.floor) for board in boards]
    for board in boards:
        numbers += tiles_fallen(board.floor)
    if gray:
        in_turn = None if table.turn is None else table.boards[table.turn]
        numbers += one_hot(_waiting_row(in_turn, table.phase), ROWS)
    return bytes(numbers)


def _line(line: Line) -> list[int]:
    return [line.filled if colour == line.colour else 0 for colour in COLOURS]


def _filled_spaces(wall: Wall) -> list[int]:
    return [int(piece is not None) for row in wall for piece in row]


def _coloured_spaces(wall: Wall) -> list[int]:
    return [int(piece == colour) for row in wall for piece in row for colour in COLOURS]


def _points(wall: Wall) -> list[int]:
    """What a tile on each empty space would score (AZ-5.1, AZ-5.2); 0 for a filled one."""
    return [
        runs(wall, row, column).score if wall[row][column] is None else 0
        for row in range(ROWS)
        for column in range(ROWS)
    ]


def _waiting_row(board: Board | None, phase: Phase) -> int | None:
    """The row, from 0, for which the seat in turn chooses a space (AZ-8.1)."""
    return None if board is None or phase is not Phase.TILING else waiting_line(board)[0]
