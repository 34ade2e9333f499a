"""The table of Duel as a picture: the market on the left, both boards on the right."""

from collections.abc import Sequence

from tilewright.core import furniture
from tilewright.core.furniture import MARGIN, SMALL, TOP
from tilewright.core.picture import Art, Box, Picture, Shape, Text
from tilewright.core.seat import Seat
from tilewright.duel import market
from tilewright.duel.dome import matching
from tilewright.duel.ending import outcome
from tilewright.duel.market import MARKET_WIDTH, chip_art, space_art, tile_art
from tilewright.duel.observation import Observation
from tilewright.duel.plates import BROKEN_COST, CHIPS, JOKER, SPECIAL_POINTS, START_TILE_COST
from tilewright.duel.stack import LAST_ROUND
from tilewright.duel.state import CELLS, LINES, TOKENS, Board, Phase, State
from tilewright.duel.telling import PROMPTS, prompt, watched

WIDTH, HEIGHT = 1152, 768
BOARD_WIDTH, BOARD_HEIGHT = 560, 340
BOARDS_LEFT = MARGIN + MARKET_WIDTH + MARGIN

TILE, STEP = 36, 40  # of lines and domes
CELL, CELL_GAP = 2 * STEP, 6  # a plate, and what is between two of them
BROKEN_TILE, BROKEN_STEP = 34, 38
TOKEN, TOKEN_STEP = 30, 34
CHIP, CHIPS_IN_A_ROW = 40, 5

LINES_RIGHT = 16 + LINES * STEP - (STEP - TILE)  # from the left side of a board
DOME_LEFT = LINES_RIGHT + 34
ROWS_TOP = 18


def picture(observation: Observation, names: Sequence[str]) -> Picture:
    """The table as a picture, always of the same size; hidden plates show their backs."""
    table = observation.table
    shapes = furniture.bar(WIDTH, "Azul Duel", f"round {table.round} of {LAST_ROUND}")
    if table.turn is not None and table.phase in PROMPTS:
        name = names[table.turn]
        is_asked = observation.seat == table.turn
        asked = prompt(table) if is_asked else watched(table, furniture.in_turn(name))
        shapes += furniture.question(BOARDS_LEFT, name, str(asked))
    elif table.phase is Phase.OVER:
        shapes += furniture.last_word(BOARDS_LEFT)
    shapes += market.market(table)
    for seat, name in zip(range(len(table.boards)), names, strict=False):
        top = TOP + seat * (BOARD_HEIGHT + MARGIN)
        shapes += _board(table, Seat(seat), BOARDS_LEFT, top, name)
    return Picture(WIDTH, HEIGHT, "bg", tuple(shapes))


def _board(table: State, seat: Seat, x: int, y: int, name: str) -> list[Shape]:
    board, result = table.boards[seat], outcome(table)
    shapes = [
        *furniture.board_head(
            (x, y, BOARD_WIDTH, BOARD_HEIGHT),
            name,
            board.score,
            4.6 * STEP,
            is_in_turn=table.turn == seat,
            is_first=table.start == seat,
            has_won=result is not None and seat in result.winners,
        ),
        *_cells(board, x, y),
    ]
    for row, line in enumerate(board.lines):
        top, right = y + _row_top(row), x + LINES_RIGHT
        tiles = [] if line.colour is None else [tile_art(line.colour)] * line.filled
        spaces = furniture.filled(tiles, "space-disc", row + 1)
        shapes += furniture.row(right - TILE, top, TILE, -STEP, spaces)
        shapes.append(Art(right + 8, top + TILE // 2 - 8, 16, "i-next"))
        for column in range(LINES):
            shapes += _dome_space(board, row, column, x + _column_left(column), top)
        points = str(SPECIAL_POINTS[row])
        shapes.append(Text(x + BOARD_WIDTH - 11, top + TILE / 2, points, 11, "gold", "middle"))
    if table.turn == seat:
        shapes += _choice(table, board, x, y)
    return shapes + _below(table, seat, x + 16, y + BOARD_HEIGHT - 14 - BROKEN_TILE)


# The dome


def _row_top(row: int) -> int:
    return ROWS_TOP + 2 + row * STEP + row // 2 * CELL_GAP


def _column_left(column: int) -> int:
    return DOME_LEFT + 2 + column * STEP + column // 2 * CELL_GAP


def _cells(board: Board, x: int, y: int) -> list[Shape]:
    shapes: list[Shape] = []
    for cell, plate in enumerate(board.cells):
        left, top = x + _column_left(cell % CELLS * 2) - 2, y + _row_top(cell // CELLS * 2) - 2
        if plate is None:
            shapes.append(Box(left, top, CELL, CELL, "space", 7, "ghost-line"))
        else:
            shapes.append(Art(left, top, CELL, "plate-front"))
    return shapes


def _dome_space(board: Board, row: int, column: int, x: int, y: int) -> list[Shape]:
    space, tile = board.space(row, column), board.dome[row][column]
    if space is None:
        return []
    if tile is None:
        return [Art(x, y, TILE, space_art(space))]
    shapes: list[Shape] = [Art(x, y, TILE, tile_art(tile))]
    if space == JOKER:  # it lies below, but all know that it is there
        shapes.append(Art(x + TILE - 13, y + TILE - 13, 14, space_art(JOKER)))
    return shapes


def _choice(table: State, board: Board, x: int, y: int) -> list[Shape]:
    """What the seat in turn is choosing from: cells for a plate, or a line and its spaces."""
    if table.phase is Phase.PLACING:  # DU-4.5
        free = [cell for cell, plate in enumerate(board.cells) if plate is None]
        return [
            furniture.frame(
                x + _column_left(cell % CELLS * 2) + 1,
                y + _row_top(cell // CELLS * 2) + 1,
                CELL - 6,
                CELL - 6,
                7,
            )
            for cell in free
        ]
    if table.phase not in (Phase.PAYING, Phase.SPENDING, Phase.TILING):
        return []
    row, radius = table.at - 1, TILE / 2 + 3
    length, top = (row + 1) * STEP - (STEP - TILE), y + _row_top(row)
    frames = [furniture.frame(x + LINES_RIGHT - length, top, length, TILE, radius)]
    colour = board.lines[row].colour
    if table.phase is Phase.TILING and colour is not None:  # DU-6.1
        frames += [
            furniture.frame(x + _column_left(column - 1), top, TILE, TILE, radius)
            for column in matching(board, table.at, colour)
        ]
    return frames


# What lies below the lines


def _below(table: State, seat: Seat, x: int, y: int) -> list[Shape]:
    """Broken tiles, the place of the start tile, tokens and chips."""
    board, label_level = table.boards[seat], y - 9
    totals = BROKEN_COST[1:]
    broken = [tile_art(colour) for colour in board.broken]
    start_left = x + len(totals) * BROKEN_STEP + 6
    start = "marker" if table.start_tile == seat else "space-marker"
    tokens_left = start_left + BROKEN_STEP + 16
    tokens = furniture.filled(["token"] * board.tokens, "space-token", TOKENS)
    chips_left = tokens_left + TOKENS * TOKEN_STEP + 18
    chips = [
        chip_art(kind) for kind, count in zip(CHIPS, board.chips, strict=True) for _ in range(count)
    ]
    taken = f"Chips ({board.taken} taken this round)"
    shapes = [
        *furniture.costs(x, label_level, BROKEN_TILE, BROKEN_STEP, totals),
        *furniture.row(
            x, y, BROKEN_TILE, BROKEN_STEP, furniture.filled(broken, "space-disc", len(totals))
        ),
        *furniture.costs(start_left, label_level, BROKEN_TILE, BROKEN_STEP, (START_TILE_COST,)),
        Art(start_left, y, BROKEN_TILE, start),
        Text(tokens_left, label_level, "Tokens", SMALL, "ink-3"),
        *furniture.row(tokens_left, y + 2, TOKEN, TOKEN_STEP, tokens),
        Text(chips_left, label_level, taken, SMALL, "ink-3"),
    ]
    for number, first in enumerate(range(0, len(chips), CHIPS_IN_A_ROW)):
        some, top = chips[first : first + CHIPS_IN_A_ROW], y - 8 + number * (CHIP // 2 + 2)
        shapes += furniture.row(chips_left, top, CHIP, CHIP + 3, some)
    return shapes
