"""The table of Duel as a picture: the market on the left, both boards on the right."""

from collections.abc import Sequence

from tilewright.core import furniture, motifs
from tilewright.core.furniture import MARGIN, SMALL, TOP
from tilewright.core.palette import (
    ACCENT_LINE,
    BG,
    GHOST_LINE,
    GOLD,
    INK_3,
    PLATE,
    PLATE_EDGE,
    SPACE,
)
from tilewright.core.picture import Box, Picture, Shape, Stamp, Text
from tilewright.core.seat import Seat
from tilewright.duel import pieces
from tilewright.duel.dome import matching
from tilewright.duel.ending import outcome
from tilewright.duel.market import MARKET_WIDTH, market
from tilewright.duel.observation import Observation
from tilewright.duel.plates import BROKEN_COST, CHIPS, JOKER, SPECIAL_POINTS, START_TILE_COST
from tilewright.duel.stack import LAST_ROUND
from tilewright.duel.state import CELLS, LINES, TOKENS, Board, Phase, State
from tilewright.duel.story import PROMPTS, prompt

WIDTH, HEIGHT = 1152, 768
BOARD_WIDTH, BOARD_HEIGHT = 560, 340
BOARDS_LEFT = MARGIN + MARKET_WIDTH + MARGIN

TILE, STEP = 36, 40  # of lines and domes
CELL_GAP = 6  # between plates
BROKEN_TILE, BROKEN_STEP = 34, 38
TOKEN = 30
CHIP, CHIPS_IN_A_ROW = 40, 5

LINES_RIGHT = 16 + LINES * STEP - (STEP - TILE)  # from the left side of a board
DOME_LEFT = LINES_RIGHT + 34
ROWS_TOP = 18


def picture(observation: Observation, names: Sequence[str]) -> Picture:
    """The table as a picture, always of the same size; hidden plates show their backs."""
    table = observation.table
    shapes = _bar(table, names) + market(table)
    for seat in range(len(table.boards)):
        top = TOP + seat * (BOARD_HEIGHT + MARGIN)
        shapes += _board(table, Seat(seat), BOARDS_LEFT, top, names[seat])
    return Picture(WIDTH, HEIGHT, BG, tuple(shapes))


def _bar(table: State, names: Sequence[str]) -> list[Shape]:
    title = ("Azul Duel", f"round {table.round} of {LAST_ROUND}")
    shapes = furniture.bar(WIDTH, BOARDS_LEFT, title)
    if table.turn is not None and table.phase in PROMPTS:
        asked = str(prompt(table))
        return shapes + furniture.question(WIDTH, BOARDS_LEFT, names[table.turn], asked)
    return shapes + (furniture.last_word(BOARDS_LEFT) if table.phase is Phase.OVER else [])


def _board(table: State, seat: Seat, x: int, y: int, name: str) -> list[Shape]:
    board, result = table.boards[seat], outcome(table)
    has_won = result is not None and seat in result.winners
    note = "winner" if has_won else "start player" if table.start == seat else ""
    shapes = [
        *furniture.board_card(
            x, y, BOARD_WIDTH, BOARD_HEIGHT, is_in_turn=table.turn == seat, has_won=has_won
        ),
        *furniture.name_and_score(
            x + 16, y + 14, name, board.score, note, has_won=has_won, room=4.6 * STEP
        ),
        *_cells(board, x + DOME_LEFT, y + ROWS_TOP),
    ]
    for row, line in enumerate(board.lines):
        top, right = y + _row_top(row), x + LINES_RIGHT
        spaces = furniture.line_pieces(line, row + 1, motifs.ROUND_TILES, motifs.ROUND_SPACE)
        shapes += furniture.side_by_side(right - TILE, top, TILE, -STEP, spaces)
        shapes.append(furniture.arrow(right + 15, top + TILE / 2))
        for column in range(LINES):
            shapes += _dome_space(board, row, column, x + _column_left(column), top)
        points = str(SPECIAL_POINTS[row])
        level = top + TILE / 2
        shapes.append(Text(x + BOARD_WIDTH - 11, level, points, 11, GOLD, 14, "middle"))
    if table.turn == seat:
        shapes += _choice(table, board, x, y)
    return shapes + _below(table, seat, x, y + BOARD_HEIGHT - 14 - BROKEN_TILE)


# The dome


def _row_top(row: int) -> int:
    return ROWS_TOP + 2 + row * STEP + row // 2 * CELL_GAP


def _column_left(column: int) -> int:
    return DOME_LEFT + 2 + column * STEP + column // 2 * CELL_GAP


def _cell(cell: int, x: int, y: int) -> Box:
    """The place of a plate on a dome whose upper left corner is (x, y)."""
    row, column = divmod(cell, CELLS)
    pitch = 2 * STEP + CELL_GAP
    return Box(x + column * pitch, y + row * pitch, 2 * STEP, 2 * STEP, radius=7)


def _cells(board: Board, x: int, y: int) -> list[Shape]:
    shapes: list[Shape] = []
    for cell, plate in enumerate(board.cells):
        place = _cell(cell, x, y)
        if plate is None:
            shapes.append(place._replace(fill=SPACE, edge=GHOST_LINE))
        else:
            shapes.append(place._replace(fill=PLATE, edge=PLATE_EDGE))
    return shapes


def _dome_space(board: Board, row: int, column: int, x: int, y: int) -> list[Shape]:
    space, tile = board.space(row, column), board.dome[row][column]
    if space is None:
        return []
    if tile is None:
        return [Stamp(x, y, TILE, pieces.SPACES[space])]
    motif = pieces.SPECIAL_TILE if isinstance(tile, str) else motifs.ROUND_TILES[tile]
    shapes: list[Shape] = [Stamp(x, y, TILE, motif)]
    if space == JOKER:  # it lies below, but all know that it is there
        shapes.append(Stamp(x + TILE - 13, y + TILE - 13, 14, pieces.JOKER_SPACE))
    return shapes


def _choice(table: State, board: Board, x: int, y: int) -> list[Shape]:
    """What the seat in turn is choosing from: cells for a plate, or a line and its spaces."""
    if table.phase is Phase.PLACING:  # DU-4.5
        cells = [
            _cell(cell, x + DOME_LEFT, y + ROWS_TOP)
            for cell, plate in enumerate(board.cells)
            if plate is None
        ]
        return [cell._replace(edge=ACCENT_LINE, thickness=2.5) for cell in cells]
    if table.phase not in (Phase.PAYING, Phase.SPENDING, Phase.TILING):
        return []
    row = table.at - 1
    length, top = (row + 1) * STEP - (STEP - TILE), y + _row_top(row)
    frames = [_frame(x + LINES_RIGHT - length, top, length)]
    colour = board.lines[row].colour
    if table.phase is Phase.TILING and colour is not None:  # DU-6.1
        columns = matching(board, table.at, colour)
        frames += [_frame(x + _column_left(column - 1), top, TILE) for column in columns]
    return frames


def _frame(x: int, y: int, length: int) -> Shape:
    return Box(x - 3, y - 3, length + 6, TILE + 6, None, TILE / 2 + 3, ACCENT_LINE, 2.5)


# What lies below the lines


def _below(table: State, seat: Seat, x: int, y: int) -> list[Shape]:
    """Broken tiles, the place of the start tile, tokens and chips."""
    board, label_level = table.boards[seat], y - 9
    left, totals = x + 16, BROKEN_COST[1:]
    broken = [motifs.ROUND_TILES[colour] for colour in board.broken]
    broken += [motifs.ROUND_SPACE] * (len(totals) - len(broken))
    start_left = left + len(totals) * BROKEN_STEP + 6
    start = motifs.MARKER if table.start_tile == seat else motifs.MARKER_SPACE
    tokens_left = start_left + BROKEN_STEP + 16
    tokens = [pieces.TOKEN] * board.tokens + [pieces.USED_TOKEN] * (TOKENS - board.tokens)
    token_step = TOKEN + 4
    return [
        *furniture.costs(left, label_level, BROKEN_TILE, BROKEN_STEP, totals),
        *furniture.side_by_side(left, y, BROKEN_TILE, BROKEN_STEP, broken),
        *furniture.costs(start_left, label_level, BROKEN_TILE, BROKEN_STEP, (START_TILE_COST,)),
        Stamp(start_left, y, BROKEN_TILE, start),
        Text(tokens_left, label_level, "Tokens", SMALL, INK_3, 70),
        *furniture.side_by_side(tokens_left, y + 2, TOKEN, token_step, tokens),
        *_reserve(board, tokens_left + TOKENS * token_step + 18, label_level),
    ]


def _reserve(board: Board, x: int, y: int) -> list[Shape]:
    """The chips of a player, in rows below their label."""
    chips = [
        pieces.CHIP_MOTIFS[kind]
        for kind, count in zip(CHIPS, board.chips, strict=True)
        for _ in range(count)
    ]
    shapes: list[Shape] = [Text(x, y, f"Chips ({board.taken} taken this round)", SMALL, INK_3, 220)]
    for row, first in enumerate(range(0, len(chips), CHIPS_IN_A_ROW)):
        some, top = chips[first : first + CHIPS_IN_A_ROW], y + 1 + row * (CHIP // 2 + 2)
        shapes += furniture.side_by_side(x, top, CHIP, CHIP + 3, some)
    return shapes
