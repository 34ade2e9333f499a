"""The table of Azul as a picture: factories round the centre, bag and lid, and all boards."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import cos, radians, sin
from typing import NamedTuple

from tilewright.azul.ending import outcome
from tilewright.azul.observation import Observation
from tilewright.azul.state import MARKER, ROWS, Board, Phase, State
from tilewright.azul.story import prompt
from tilewright.azul.tiling import FLOOR_COST, column_of, legal_columns, waiting_line
from tilewright.core import furniture, motifs
from tilewright.core.furniture import MARGIN, TOP, USUAL
from tilewright.core.palette import (
    ACCENT_LINE,
    BAD,
    BG,
    CENTRE,
    CENTRE_PAINT,
    INK_2,
    LINE,
    SHADE,
    SURFACE,
    SURFACE_2,
)
from tilewright.core.picture import Box, Disc, Motif, Picture, Point, Shape, Stamp, Text
from tilewright.core.tiles import COLOURS, Tiles, colours_in

HEIGHT = 672
BOARD_WIDTH, BOARD_HEIGHT = 488, 292
COUNTS_HEIGHT = 106  # of the card of bag and lid

TILE, STEP = 38, 42  # of lines and walls
FLOOR_TILE, FLOOR_STEP = 30, 34
PILE_REACH = 70  # from the middle of the centre to its piles, at most
PILE_STEP, PILE_MOST = 5, 4  # tiles of one colour in the centre overlap; so many are drawn


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


def picture(observation: Observation, names: Sequence[str], gray: bool) -> Picture:
    """The table as a picture; its size depends on nothing but the number of seats."""
    table = observation.table
    plan = PLANS[len(table.boards)]
    shapes = _bar(table, plan, names, gray) + _market(table, plan)
    for seat in range(len(table.boards)):
        shapes += _board(table, seat, _board_corner(plan, seat), names[seat], gray)
    return Picture(plan.width, HEIGHT, BG, tuple(shapes))


def _bar(table: State, plan: Plan, names: Sequence[str], gray: bool) -> list[Shape]:
    left = _board_corner(plan, 0)[0]
    wall = "gray wall" if gray else "coloured wall"
    shapes = furniture.bar(plan.width, left, ("Azul", f"{wall} · round {table.round}"))
    if table.turn is not None:
        return shapes + furniture.question(plan.width, left, names[table.turn], str(prompt(table)))
    return shapes + (furniture.last_word(left) if table.phase is Phase.OVER else [])


# The market


def _market(table: State, plan: Plan) -> list[Shape]:
    width = _board_corner(plan, 0)[0] - 2 * MARGIN
    seats = len(table.boards)
    if seats == 3:  # the place of a fourth board is free
        counts = (*_board_corner(plan, 3), BOARD_WIDTH, BOARD_HEIGHT)
        height = HEIGHT - TOP - MARGIN
    else:
        counts = (MARGIN, HEIGHT - MARGIN - COUNTS_HEIGHT, width, COUNTS_HEIGHT)
        height = HEIGHT - TOP - 2 * MARGIN - COUNTS_HEIGHT
    middle = (MARGIN + width // 2, TOP + height // 2)
    rows = (("Bag", table.bag), ("Lid", table.lid))
    return [
        *_centre(table, plan, middle),
        *_factories(table.factories, plan, middle),
        *furniture.counts_card(counts, rows, motifs.SQUARE_TILES, 24 if seats == 3 else 15),
    ]


def _factories(factories: Sequence[Tiles], plan: Plan, middle: Point) -> list[Shape]:
    shapes: list[Shape] = []
    for at, tiles in enumerate(factories):
        x, y = _around(middle, plan.ring, at * 360 / len(factories))
        shapes.append(Stamp(x - plan.dish, y - plan.dish, 2 * plan.dish, motifs.DISH_MOTIF))
        for place, colour in enumerate(colours_in(tiles)):
            left = x + (1 if place % 2 else -1 - plan.tile)
            top = y + (1 if place > 1 else -1 - plan.tile)
            shapes.append(Stamp(left, top, plan.tile, motifs.SQUARE_TILES[colour]))
        label = Text(x, y - plan.dish + 5, str(at + 1), 11, INK_2, 20, "middle", is_bold=True)
        shapes += [Box(x - 10, y - plan.dish - 3, 20, 16, SURFACE, 8, LINE, 1), label]
    return shapes


def _centre(table: State, plan: Plan, middle: Point) -> list[Shape]:
    x, y = middle
    shapes: list[Shape] = [
        Disc(x, y, plan.ring, CENTRE, CENTRE_PAINT, 1.5),
        Disc(x, y, plan.ring - 5, None, f"{CENTRE_PAINT}90", 1),
        Disc(x, y, plan.ring - plan.dish + 4, f"{SHADE}09"),
    ]
    size = plan.tile + 2
    if table.marker is None:
        shapes.append(Stamp(x - size // 2 - 1, y - size // 2 - 1, size + 2, motifs.MARKER))
    for at, colour in enumerate(COLOURS):
        count = table.centre[colour]
        reach = min(plan.ring - plan.dish - size // 2 - 8, PILE_REACH)
        pile_x, pile_y = _around(middle, reach, (at + 0.5) * 360 / len(COLOURS))
        spread = (min(count, PILE_MOST) - 1) * PILE_STEP
        left, top = pile_x - (size + spread) // 2, pile_y - size // 2
        for piece in range(min(count, PILE_MOST)):
            tile = Stamp(left + piece * PILE_STEP, top, size, motifs.SQUARE_TILES[colour])
            shapes.append(tile)
        if count > 1:
            shapes += furniture.badge(left + spread + size - 3, top + size - 3, count)
    return shapes


def _around(middle: Point, radius: float, angle: float) -> tuple[int, int]:
    """A place on a circle, clockwise from the top."""
    turn = radians(angle - 90)
    return round(middle[0] + radius * cos(turn)), round(middle[1] + radius * sin(turn))


# Boards


def _board_corner(plan: Plan, seat: int) -> tuple[int, int]:
    row, column = divmod(seat, plan.columns)
    right = (plan.columns - column) * (BOARD_WIDTH + MARGIN)
    return plan.width - right, TOP + row * (BOARD_HEIGHT + MARGIN)


def _board(table: State, seat: int, corner: tuple[int, int], name: str, gray: bool) -> list[Shape]:
    x, y = corner
    board, result = table.boards[seat], outcome(table)
    has_won = result is not None and seat in result.winners
    note = "winner" if has_won else "start player" if table.start == seat else ""
    lines_right, rows_top = x + 16 + ROWS * STEP - (STEP - TILE), y + 18
    wall_left = lines_right + 36
    wall_side = ROWS * STEP - (STEP - TILE)
    shapes = [
        *furniture.board_card(
            x, y, BOARD_WIDTH, BOARD_HEIGHT, is_in_turn=table.turn == seat, has_won=has_won
        ),
        *furniture.name_and_score(
            x + 16, y + 14, name, board.score, note, has_won=has_won, room=3.6 * STEP
        ),
        Box(wall_left - 8, rows_top - 8, wall_side + 16, wall_side + 16, SURFACE_2, 10, LINE, 1),
    ]
    for row, line in enumerate(board.lines):
        top = rows_top + row * STEP
        spaces = furniture.line_pieces(line, row + 1, motifs.SQUARE_TILES, motifs.SQUARE_SPACE)
        shapes += furniture.side_by_side(lines_right - TILE, top, TILE, -STEP, spaces)
        shapes.append(furniture.arrow(lines_right + 14, top + TILE / 2))
        wall_row = _wall_row(board, row, gray)
        shapes += furniture.side_by_side(wall_left, top, TILE, STEP, wall_row)
    if table.phase is Phase.TILING and table.turn == seat:
        shapes += _choice(board, lines_right, wall_left, rows_top)
    floor_left, floor_top = x + 16, y + BOARD_HEIGHT - 12 - FLOOR_TILE
    if table.marker == seat and MARKER not in board.floor:  # AZ-2.4 [ruling], and after AZ-4.3
        left = wall_left + wall_side - FLOOR_TILE
        shapes.append(Stamp(left, floor_top, FLOOR_TILE, motifs.MARKER))
    return shapes + _floor(board, floor_left, floor_top)


def _wall_row(board: Board, row: int, gray: bool) -> list[Motif]:
    spaces = [motifs.SQUARE_SPACE] * ROWS
    if not gray:
        for colour in COLOURS:
            spaces[column_of(row, colour)] = motifs.SQUARE_GHOSTS[colour]
    return [
        space if piece is None else motifs.SQUARE_TILES[piece]
        for space, piece in zip(spaces, board.wall[row], strict=True)
    ]


def _choice(board: Board, lines_right: int, wall_left: int, rows_top: int) -> list[Shape]:
    """The complete line whose tile is placed next, and the spaces it may go to (AZ-8.1)."""
    row, colour = waiting_line(board)
    top, length = rows_top + row * STEP, (row + 1) * STEP - (STEP - TILE)
    frames = [(lines_right - length, length)]
    frames += [(wall_left + at * STEP, TILE) for at in legal_columns(board.wall, row, colour)]
    return [
        Box(left - 2, top - 2, width + 4, TILE + 4, None, 6, ACCENT_LINE, 2.5)
        for left, width in frames
    ]


def _floor(board: Board, x: int, y: int) -> list[Shape]:
    each = [total - before for before, total in pairwise(FLOOR_COST)]
    pieces = [
        motifs.MARKER if isinstance(piece, str) else motifs.SQUARE_TILES[piece]
        for piece in board.floor
    ]
    spaces = [*pieces, *[motifs.SQUARE_SPACE] * (len(each) - len(pieces))]
    shapes = [
        *furniture.costs(x, y - 8, FLOOR_TILE, FLOOR_STEP, each),
        *furniture.side_by_side(x, y, FLOOR_TILE, FLOOR_STEP, spaces),
    ]
    if board.floor:
        right, total = x + len(each) * FLOOR_STEP + 8, f"−{FLOOR_COST[len(board.floor)]}"
        shapes.append(Text(right, y + FLOOR_TILE / 2, total, USUAL + 2, BAD, 40, is_bold=True))
    return shapes
