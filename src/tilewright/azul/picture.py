"""The table of Azul as a picture: factories round the centre, bag and lid, and all boards."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import cos, radians, sin
from typing import NamedTuple

from tilewright.azul.ending import outcome
from tilewright.azul.observation import Observation
from tilewright.azul.state import MARKER, ROWS, Board, Phase, State
from tilewright.azul.telling import prompt, watched
from tilewright.azul.tiling import FLOOR_COST, column_of, legal_columns, waiting_line
from tilewright.core import furniture
from tilewright.core.furniture import MARGIN, TOP, USUAL
from tilewright.core.picture import Art, Box, Picture, Shape, Text
from tilewright.core.tiles import COLOURS, Colour, Tiles, colours_in

HEIGHT = 672
BOARD_WIDTH, BOARD_HEIGHT = 488, 292
COUNTS_HEIGHT = 106  # of the card of bag and lid

TILE, STEP = 38, 42  # of lines and walls
SIDE = ROWS * STEP - (STEP - TILE)  # of a wall
FLOOR_TILE, FLOOR_STEP = 30, 34
PILE_REACH = 70  # from the middle of the centre to its piles, at most
PILE_STEP, PILE_MOST = 5, 4  # tiles of one colour in the centre overlap; so many are drawn

Point = tuple[int, int]


class Plan(NamedTuple):
    """Where things lie at a table of so many seats."""

    width: int
    columns: int  # of boards
    dish: int  # the radius of a factory
    ring: int  # the radius of the circle of factories
    tile: int  # the size of a tile on a factory


PLANS: Mapping[int, Plan] = {
    2: Plan(960, 1, 66, 152, 34),
    3: Plan(1472, 2, 60, 162, 31),
    4: Plan(1472, 2, 54, 168, 28),
}


def picture(observation: Observation, names: Sequence[str]) -> Picture:
    """The table as a picture; its size depends on nothing but the number of seats."""
    table, is_gray = observation.table, observation.is_gray
    plan = PLANS[len(table.boards)]
    left = _corner(plan, 0)[0]
    wall = "gray wall" if is_gray else "coloured wall"
    shapes = furniture.bar(plan.width, "Azul", f"{wall} · round {table.round}")
    if table.turn is not None:
        name = names[table.turn]
        is_asked = observation.seat == table.turn
        asked = prompt(table) if is_asked else watched(table, furniture.in_turn(name))
        shapes += furniture.question(left, name, str(asked))
    elif table.phase is Phase.OVER:
        shapes += furniture.last_word(left)
    shapes += _market(table, plan)
    for seat, name in zip(range(len(table.boards)), names, strict=False):
        shapes += _board(table, seat, _corner(plan, seat), name, is_gray)
    return Picture(plan.width, HEIGHT, "bg", tuple(shapes))


def _tile(piece: Colour | str) -> str:
    """The symbol of a tile or of the start marker."""
    return "marker" if isinstance(piece, str) else f"t-{piece.word}"


# The market


def _market(table: State, plan: Plan) -> list[Shape]:
    width, seats = _corner(plan, 0)[0] - 2 * MARGIN, len(table.boards)
    height = HEIGHT - TOP - MARGIN
    if seats == 3:  # the place of a fourth board is free
        counts = (*_corner(plan, 3), BOARD_WIDTH, BOARD_HEIGHT)
    else:
        counts = (MARGIN, HEIGHT - MARGIN - COUNTS_HEIGHT, width, COUNTS_HEIGHT)
        height -= COUNTS_HEIGHT + MARGIN
    middle = (MARGIN + width // 2, TOP + height // 2)
    rows = (("Bag", table.bag), ("Lid", table.lid))
    return [
        *_centre(table, plan, middle),
        *_factories(table.factories, plan, middle),
        *furniture.counts(counts, rows, "t-", 24 if seats == 3 else 15),
    ]


def _factories(factories: Sequence[Tiles], plan: Plan, middle: Point) -> list[Shape]:
    shapes: list[Shape] = []
    for at, tiles in enumerate(factories):
        x, y = _around(middle, plan.ring, at * 360 / len(factories))
        shapes.append(Art(x - plan.dish, y - plan.dish, 2 * plan.dish, "dish"))
        for place, colour in enumerate(colours_in(tiles)):
            left = x + (1 if place % 2 else -1 - plan.tile)
            top = y + (1 if place > 1 else -1 - plan.tile)
            shapes.append(Art(left, top, plan.tile, _tile(colour)))
        shapes += furniture.label(x, y - plan.dish - 3, str(at + 1))
    return shapes


def _centre(table: State, plan: Plan, middle: Point) -> list[Shape]:
    x, y = middle
    size = plan.tile + 2
    reach = min(plan.ring - plan.dish - size // 2 - 8, PILE_REACH)
    shapes: list[Shape] = [Art(x - plan.ring, y - plan.ring, 2 * plan.ring, "medallion")]
    if table.marker is None:
        shapes.append(Art(x - size // 2 - 1, y - size // 2 - 1, size + 2, "marker"))
    for at, (colour, count) in enumerate(zip(COLOURS, table.centre, strict=True)):
        pile_x, pile_y = _around(middle, reach, (at + 0.5) * 360 / len(COLOURS))
        drawn = min(count, PILE_MOST)
        spread = (drawn - 1) * PILE_STEP
        left, top = pile_x - (size + spread) // 2, pile_y - size // 2
        shapes += furniture.row(left, top, size, PILE_STEP, [_tile(colour)] * drawn)
        if count > 1:
            right, bottom = left + spread + size - 3, top + size - 3
            shapes += [
                Box(right - 9.5, bottom - 9.5, 19, 19, "ink-2", 9.5, "porcelain", 1.5),
                Text(right, bottom, str(count), 11, "porcelain", "middle", is_bold=True),
            ]
    return shapes


def _around(middle: Point, radius: float, angle: float) -> Point:
    """A place on a circle, clockwise from the top."""
    turn = radians(angle - 90)
    return round(middle[0] + radius * cos(turn)), round(middle[1] + radius * sin(turn))


# Boards


def _corner(plan: Plan, seat: int) -> Point:
    """The upper left corner of a board."""
    row, column = divmod(seat, plan.columns)
    right = (plan.columns - column) * (BOARD_WIDTH + MARGIN)
    return plan.width - right, TOP + row * (BOARD_HEIGHT + MARGIN)


def _board(table: State, seat: int, corner: Point, name: str, is_gray: bool) -> list[Shape]:
    x, y = corner
    board, result = table.boards[seat], outcome(table)
    lines_right, top = x + 16 + SIDE, y + 18
    wall_left, floor_top = lines_right + 36, y + BOARD_HEIGHT - 12 - FLOOR_TILE
    shapes = [
        *furniture.board_head(
            (x, y, BOARD_WIDTH, BOARD_HEIGHT),
            name,
            board.score,
            3.6 * STEP,
            is_in_turn=table.turn == seat,
            is_first=table.start == seat,
            has_won=result is not None and seat in result.winners,
        ),
        Box(wall_left - 8, top - 8, SIDE + 16, SIDE + 16, "surface-2", 10, "line"),
    ]
    for row, line in enumerate(board.lines):
        level = top + row * STEP
        tiles = [] if line.colour is None else [_tile(line.colour)] * line.filled
        spaces = furniture.filled(tiles, "space", row + 1)
        shapes += furniture.row(lines_right - TILE, level, TILE, -STEP, spaces)
        shapes.append(Art(lines_right + 6, level + TILE // 2 - 8, 16, "i-next"))
        shapes += furniture.row(wall_left, level, TILE, STEP, _wall_row(board, row, is_gray))
    if table.phase is Phase.TILING and table.turn == seat:
        shapes += _choice(board, lines_right, wall_left, top)
    if table.marker == seat and MARKER not in board.floor:  # AZ-2.4 [ruling], and after AZ-4.3
        shapes.append(Art(wall_left + SIDE - FLOOR_TILE, floor_top, FLOOR_TILE, "marker"))
    return shapes + _floor(board, x + 16, floor_top)


def _wall_row(board: Board, row: int, is_gray: bool) -> list[str]:
    spaces = ["space"] * ROWS
    if not is_gray:
        for colour in COLOURS:
            spaces[column_of(row, colour)] = f"g-{colour.word}"
    tiles = zip(spaces, board.wall[row], strict=True)
    return [space if colour is None else _tile(colour) for space, colour in tiles]


def _choice(board: Board, lines_right: int, wall_left: int, rows_top: int) -> list[Shape]:
    """The complete line whose tile is placed next, and the spaces it may go to (AZ-8.1)."""
    row, colour = waiting_line(board)
    top, length = rows_top + row * STEP, (row + 1) * STEP - (STEP - TILE)
    columns = legal_columns(board.wall, row, colour)
    return [
        furniture.frame(lines_right - length, top, length, TILE, 6),
        *[furniture.frame(wall_left + at * STEP, top, TILE, TILE, 6) for at in columns],
    ]


def _floor(board: Board, x: int, y: int) -> list[Shape]:
    each = [total - before for before, total in pairwise(FLOOR_COST)]
    spaces = furniture.filled([_tile(piece) for piece in board.floor], "space", len(each))
    shapes = [
        *furniture.costs(x, y - 8, FLOOR_TILE, FLOOR_STEP, each),
        *furniture.row(x, y, FLOOR_TILE, FLOOR_STEP, spaces),
    ]
    if board.floor:
        right, total = x + len(each) * FLOOR_STEP + 8, f"−{FLOOR_COST[len(board.floor)]}"
        shapes.append(Text(right, y + FLOOR_TILE / 2, total, USUAL + 2, "bad", is_bold=True))
    return shapes
