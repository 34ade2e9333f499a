"""The market in the picture of Duel: factories, plates, scoring tiles, bag and tower."""

from collections.abc import Mapping, Sequence
from math import ceil

from tilewright.core import furniture, motifs
from tilewright.core.furniture import MARGIN, SMALL, TOP, USUAL
from tilewright.core.palette import (
    ACCENT,
    ACCENT_LINE,
    BAD,
    DISH_PAINT,
    GHOST_LINE,
    INK,
    INK_2,
    INK_3,
    LINE,
    MOON_DISH,
    SPACE,
    SPECIAL_EDGE,
    SURFACE,
)
from tilewright.core.picture import Box, Shape, Stamp, Text
from tilewright.core.tiles import Tiles, colours_in
from tilewright.duel import pieces
from tilewright.duel.ending import (
    BORDER_POINTS,
    COLUMN_POINTS,
    CORNER_POINTS,
    DIAGONAL_POINTS,
    EMPTY_SPECIAL_COST,
    FIVE_COLOURS_POINTS,
    JOKER_POINTS,
    ROW_POINTS,
)
from tilewright.duel.plates import START_TILE_COST, Plate
from tilewright.duel.state import NO_CHIP, Factory, Large, Phase, State

MARKET_WIDTH = 556
GAP = 8  # between factories
DISH = 116  # the width of a sun, and the height of a factory
SMALL_WIDTH = (MARKET_WIDTH - GAP) // 2

SUN_TILE, MOON_TILE = 36, 34
MOON_LIFT = 22  # how much higher each tile of a stack lies
CHIP = 66

# Where factories 1 to 4 lie, as their column and row; the large one lies between them.
SMALL_PLACES = ((0, 0), (1, 0), (0, 2), (1, 2))
LARGE_ROW = 1

PLATES_TOP = TOP + 3 * DISH + 2 * GAP + MARGIN
PLATES_HEIGHT = 164
PLATE = 86  # the size of a plate
DISPLAY = 3  # places of the display (DU-2.1)
HAND_WIDTH = 128
RETURNED = 26  # the size of a plate that was put back

CARDS_TOP = PLATES_TOP + PLATES_HEIGHT + MARGIN
CARDS_HEIGHT = 140
SCORING_WIDTH = 316
SIDE = 62  # the size of a scoring tile

# What each side of a scoring tile is worth (DU-8).
WORTH: Mapping[str, str] = {
    "rows": f"{ROW_POINTS} each",
    "columns": f"{COLUMN_POINTS} each",
    "diagonals": f"{DIAGONAL_POINTS} each",
    "jokers": f"{JOKER_POINTS} each, if all",
    "five-colours": f"{FIVE_COLOURS_POINTS} a row",
    "border": f"{BORDER_POINTS} a tile",
    "corners": f"{CORNER_POINTS[0]} above, {CORNER_POINTS[8]} below",
    "empty-specials": f"−{EMPTY_SPECIAL_COST} each",
}


def market(table: State) -> list[Shape]:
    """All that lies between the players, on the left of the picture."""
    shapes: list[Shape] = []
    for number, factory in enumerate(table.factories, 1):
        is_stacked = table.phase is Phase.STACKING and table.at == number
        shapes += _small(number, factory, is_stacked)
    counts = (
        MARGIN + SCORING_WIDTH + MARGIN,
        CARDS_TOP,
        MARKET_WIDTH - SCORING_WIDTH - MARGIN,
        CARDS_HEIGHT,
    )
    rows = (("Bag", table.bag), ("Tower", table.tower))
    return [
        *shapes,
        *_large(table.large, has_start_tile=table.start_tile is None),
        *_plates(table),
        *_scoring(table.scoring),
        *furniture.counts_card(counts, rows, motifs.ROUND_TILES, 13),
    ]


# Factories


def _small(number: int, factory: Factory, is_stacked: bool) -> list[Shape]:
    column, row = SMALL_PLACES[number - 1]
    x, y = MARGIN + column * (SMALL_WIDTH + GAP), TOP + row * (DISH + GAP)
    middle = x + DISH + (SMALL_WIDTH - DISH) // 2 - 8
    shapes = _factory(x, y, SMALL_WIDTH, str(number), factory.sun)
    if factory.chip != NO_CHIP:
        chip_top = y + (DISH - CHIP) // 2 + (24 if factory.moon else 0)
        shapes.append(Stamp(middle - CHIP // 2, chip_top, CHIP, pieces.CHIP_MOTIFS[factory.chip]))
    for height, colour in enumerate(factory.moon):  # each on the one before
        top = y + DISH - 60 - height * MOON_LIFT
        tile = Stamp(middle - MOON_TILE // 2, top, MOON_TILE, motifs.ROUND_TILES[colour])
        shapes.append(tile)
    if is_stacked:
        frame = Box(x - 3, y - 3, SMALL_WIDTH + 6, DISH + 6, None, 61, ACCENT_LINE, 3)
        shapes.append(frame)
    return shapes


def _large(large: Large, *, has_start_tile: bool) -> list[Shape]:
    x, y = MARGIN, TOP + LARGE_ROW * (DISH + GAP)
    shapes = _factory(x, y, MARKET_WIDTH, "L", large.sun)
    for at, colour in enumerate(colours_in(large.moon)):
        left, top = x + DISH + 40 + at * (SUN_TILE + 14), y + (DISH - SUN_TILE) // 2
        shapes.append(Stamp(left, top, SUN_TILE, motifs.ROUND_TILES[colour]))
    if has_start_tile:
        left = x + MARKET_WIDTH - 112
        cost = Text(left + 23, y + 94, f"−{START_TILE_COST}", SMALL, BAD, 40, "middle")
        shapes += [Stamp(left, y + 36, 46, motifs.MARKER), cost]
    return shapes


def _factory(x: int, y: int, width: int, label: str, sun: Tiles) -> list[Shape]:
    """A factory with the tiles of its sun; its moon is the night-blue part."""
    shapes: list[Shape] = [
        Box(x + 20, y, width - 20, DISH, MOON_DISH, DISH // 2, DISH_PAINT, 1.5),
        Box(x + 24, y + 4, width - 28, DISH - 8, None, DISH // 2 - 4, f"{DISH_PAINT}70", 1),
        Stamp(x, y, DISH, pieces.SUN_DISH_MOTIF),
        Stamp(x + 2, y + 2, 24, pieces.SUN_SIGN),
        Stamp(x + width - 46, y + 14, 20, pieces.MOON_SIGN),
        Box(x + DISH // 2 - 10, y - 2, 20, 16, SURFACE, 8, LINE, 1),
        Text(x + DISH // 2, y + 6, label, 11, INK_2, 20, "middle", is_bold=True),
    ]
    middle_x, middle_y = x + DISH // 2, y + DISH // 2 + 1
    for (across, down), colour in zip(_places(sum(sun)), colours_in(sun), strict=True):
        left, top = middle_x + across - SUN_TILE // 2, middle_y + down - SUN_TILE // 2
        shapes.append(Stamp(left, top, SUN_TILE, motifs.ROUND_TILES[colour]))
    return shapes


def _places(tiles: int) -> Sequence[tuple[int, int]]:
    """Where so many tiles lie on a sun, from its middle."""
    if tiles <= 4:
        return ((-19, -19), (19, -19), (-19, 19), (19, 19))[:tiles]
    return ((0, -28), (27, -8), (17, 23), (-17, 23), (-27, -8))


# Plates


def _plates(table: State) -> list[Shape]:
    x, y = MARGIN, PLATES_TOP
    stack_left = x + 12 + DISPLAY * (PLATE + 6) + 13
    hand_left = x + MARKET_WIDTH - HAND_WIDTH - 14
    shapes = [
        *furniture.card(x, y, MARKET_WIDTH, PLATES_HEIGHT),
        Text(x + 14, y + 15, "Display", USUAL, INK_2, 200),
        Text(stack_left, y + 15, f"Stack: {table.stack_size}", USUAL, INK_2, PLATE),
        Text(hand_left, y + 15, "In hand", USUAL, INK_2, HAND_WIDTH),
        Box(stack_left - 10, y + 12, 1, PLATE + 28, LINE),
        Box(hand_left - 11, y + 12, 1, PLATE + 28, LINE),
        Box(x + 14, y + 126, MARKET_WIDTH - 28, 1, LINE),
    ]
    for place in range(DISPLAY):
        left = x + 12 + place * (PLATE + 6)
        if place < len(table.display):
            shapes += pieces.plate_shapes(left, y + 30, PLATE, table.display[place])
        else:
            shapes.append(_empty_place(left, y + 30))
    return shapes + _stack(table, stack_left, y + 30) + _hand(table, hand_left, y + 30)


def _empty_place(x: int, y: int) -> Shape:
    return Box(x, y, PLATE, PLATE, SPACE, 7, GHOST_LINE, 1)


def _stack(table: State, x: int, y: int) -> list[Shape]:
    """The stack, as high as it is, and the plates that were put back, from the top down."""
    shapes: list[Shape] = []
    if not table.stack_size:
        shapes.append(_empty_place(x, y))
    else:
        for depth in range(min(table.stack_size - 1, 3), 0, -1):
            lower = Box(x + 2 * depth, y + 2 * depth, PLATE, PLATE, SPECIAL_EDGE, 8, SPACE, 0.6)
            shapes.append(lower)
        shapes.append(Stamp(x, y, PLATE, pieces.BACKS[table.top_back]))
    level = PLATES_TOP + 145
    shapes.append(Text(MARGIN + 14, level, "Put back under the stack", SMALL, INK_3, 160))
    for at, drawn in enumerate(table.returned):
        left = MARGIN + 180 + at * (RETURNED + 2)
        shapes += pieces.plate_shapes(left, level - RETURNED / 2, RETURNED, drawn.plate)
    return shapes


def _hand(table: State, x: int, y: int) -> list[Shape]:
    """The plate to be placed and those that were drawn, as this observer may see them."""
    held: list[Plate] = [drawn.plate for drawn in table.hand]
    if table.plate is not None:
        held.insert(0, table.plate)
    if not held:
        return []
    columns, size = _grid(len(held))
    shapes: list[Shape] = []
    for at, plate in enumerate(held):
        left, top = x + at % columns * (size + 4), y + at // columns * (size + 4)
        shapes += pieces.plate_shapes(left, top, size, plate)
    if table.plate is not None:
        shapes.append(Box(x - 3, y - 3, size + 6, size + 6, None, 9, ACCENT, 2.5))
    return shapes


def _grid(plates: int) -> tuple[int, int]:
    """How many columns so many plates need in a hand, and how large they can be then."""
    best = (1, 0)
    for rows in (1, 2, 3, 4):
        columns = ceil(plates / rows)
        size = min((HAND_WIDTH + 4) // columns - 4, (PLATE + 4) // rows - 4)
        if size > best[1]:
            best = (columns, size)
    return best


# Scoring tiles


def _scoring(sides: Sequence[str]) -> list[Shape]:
    x, y = MARGIN, CARDS_TOP
    shapes = furniture.card(x, y, SCORING_WIDTH, CARDS_HEIGHT)
    shapes.append(Text(x + 14, y + 16, "Scoring", USUAL, INK_2, 200))
    for at, side in enumerate(sides):
        middle = x + 14 + at * (SIDE + 14) + SIDE // 2
        shapes += [
            Stamp(middle - SIDE // 2, y + 32, SIDE, pieces.SIDE_MOTIFS[side]),
            Text(middle, y + 107, side.replace("-", " "), 11, INK, SIDE + 14, "middle"),
            Text(middle, y + 122, WORTH[side], 10, INK_3, SIDE + 14, "middle"),
        ]
    return shapes
