"""The market in the picture of Duel: factories, plates, scoring tiles, bag and tower."""

from collections.abc import Iterator, Mapping, Sequence
from math import ceil

from tilewright.core import furniture
from tilewright.core.furniture import MARGIN, SMALL, TOP, USUAL
from tilewright.core.picture import Art, Box, Group, Shape, Text
from tilewright.core.tiles import COLOUR_OF, COLOURS, Colour, Tiles, colours_in
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
from tilewright.duel.plates import JOKER, SPECIAL, START_TILE_COST, Plate
from tilewright.duel.state import FACE_DOWN, LINES, NO_CHIP, DomeTile, Factory, Large, Phase, State

MARKET_WIDTH = 556
GAP = 8  # between factories
DISH = 116  # the width of a sun, and the height of a factory
SMALL_WIDTH = (MARKET_WIDTH - GAP) // 2

TILE, MOON_TILE = 36, 34
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
SIDE, SIDE_STEP, SIDE_SPACE = 62, 9, 8  # a scoring tile, and the spaces of its little dome

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


# The symbols of pieces


def tile_art(tile: DomeTile) -> str:
    """The symbol of a tile or of a special tile."""
    return f"d-{tile.word}" if isinstance(tile, Colour) else "special"


def space_art(mark: str) -> str:
    """The symbol of an empty space of a plate."""
    signs = {SPECIAL: "space-special", JOKER: "space-joker"}
    return signs[mark] if mark in signs else f"gd-{COLOUR_OF[mark].word}"


def chip_art(chip: str) -> str:
    """The symbol of a chip, or of its back."""
    if chip == FACE_DOWN:
        return "chip-back"
    return "-".join(["chip", *[COLOUR_OF[letter].word for letter in chip]])


def _back(x: float, y: float, size: float, back: str | None) -> Shape:
    """The back of a plate; None for one that chance is about to show."""
    if back is None:
        return Box(x, y, size, size, "back", size * 0.08, "special-edge", 2)
    return Art(x, y, size, "back-special" if back == SPECIAL else "back-joker")


def _plate(x: float, y: float, size: float, plate: Plate) -> list[Shape]:
    """A plate with its four spaces, or its back where its front is not known."""
    if plate[0] == FACE_DOWN:
        return [_back(x, y, size, plate[1])]
    step, gap, space = size * 0.47, size * 0.045, size * 0.44
    places = [(x + gap + step * (at % 2), y + gap + step * (at // 2)) for at in range(len(plate))]
    spaces = zip(places, plate, strict=True)
    return [
        Art(x, y, size, "plate-front"),
        *[Art(left, top, space, space_art(mark)) for (left, top), mark in spaces],
    ]


def market(table: State) -> list[Shape]:
    """All that lies between the players, on the left of the picture."""
    shapes: list[Shape] = []
    for number, factory in enumerate(table.factories, 1):
        is_stacked = table.phase is Phase.STACKING and table.at == number
        shapes += _small(number, factory, is_stacked)
    counts_width = MARKET_WIDTH - SCORING_WIDTH - MARGIN
    counts = (MARGIN + SCORING_WIDTH + MARGIN, CARDS_TOP, counts_width, CARDS_HEIGHT)
    rows = (("Bag", table.bag), ("Tower", table.tower))
    return [
        *shapes,
        *_large(table.large, has_start_tile=table.start_tile is None),
        *_plates(table),
        *_scoring(table.scoring),
        *furniture.counts(counts, rows, "d-", 13),
    ]


# Factories


def _small(number: int, factory: Factory, is_stacked: bool) -> list[Shape]:
    column, row = SMALL_PLACES[number - 1]
    x, y = MARGIN + column * (SMALL_WIDTH + GAP), TOP + row * (DISH + GAP)
    middle = x + DISH + (SMALL_WIDTH - DISH) // 2 - 8
    shapes = _factory(x, y, SMALL_WIDTH, str(number), factory.sun)
    if factory.chip != NO_CHIP:
        chip_top = y + (DISH - CHIP) // 2 + (24 if factory.moon else 0)
        shapes.append(Art(middle - CHIP // 2, chip_top, CHIP, chip_art(factory.chip)))
    for height, colour in enumerate(factory.moon):  # each on the one before
        top = y + DISH - 60 - height * MOON_LIFT
        shapes.append(Art(middle - MOON_TILE // 2, top, MOON_TILE, tile_art(colour)))
    if is_stacked:
        shapes.append(furniture.frame(x, y, SMALL_WIDTH, DISH, 61))
    return shapes


def _large(large: Large, *, has_start_tile: bool) -> list[Shape]:
    x, y = MARGIN, TOP + LARGE_ROW * (DISH + GAP)
    moon = [tile_art(colour) for colour in colours_in(large.moon)]
    shapes = _factory(x, y, MARKET_WIDTH, "L", large.sun)
    shapes += furniture.row(x + DISH + 40, y + (DISH - TILE) // 2, TILE, TILE + 14, moon)
    if has_start_tile:
        left = x + MARKET_WIDTH - 112
        cost = Text(left + 23, y + 94, f"−{START_TILE_COST}", SMALL, "bad", "middle")
        shapes += [Art(left, y + 36, 46, "marker"), cost]
    return shapes


def _factory(x: int, y: int, width: int, label: str, sun: Tiles) -> list[Shape]:
    """A factory with the tiles of its sun; its moon is the night-blue part."""
    shapes: list[Shape] = [
        Box(x + 20, y, width - 20, DISH, "moon-dish", DISH // 2, "dish-paint", 1.5),
        Art(x, y, DISH, "dish"),
        Art(x + 2, y + 2, 24, "sun"),
        Art(x + width - 46, y + 14, 20, "moon"),
        *furniture.label(x + DISH // 2, y - 2, label),
    ]
    left, top = x + (DISH - TILE) // 2, y + (DISH - TILE) // 2 + 1
    for (across, down), colour in zip(_places(sum(sun)), colours_in(sun), strict=True):
        shapes.append(Art(left + across, top + down, TILE, tile_art(colour)))
    return shapes


def _places(tiles: int) -> Sequence[tuple[int, int]]:
    """Where so many tiles lie on a sun, from its middle."""
    if tiles <= 4:
        return ((-19, -19), (19, -19), (-19, 19), (19, 19))[:tiles]
    return ((0, -28), (27, -8), (17, 23), (-17, 23), (-27, -8))


# Plates


def _plates(table: State) -> list[Shape]:
    x, y, top = MARGIN, PLATES_TOP, PLATES_TOP + 30
    stack_left = x + 12 + DISPLAY * (PLATE + 6) + 13
    hand_left = x + MARKET_WIDTH - HAND_WIDTH - 14
    shapes = [
        *furniture.card(x, y, MARKET_WIDTH, PLATES_HEIGHT),
        Text(x + 14, y + 15, "Display", USUAL, "ink-2"),
        Text(stack_left, y + 15, f"Stack: {table.stack_size}", USUAL, "ink-2"),
        Text(hand_left, y + 15, "In hand", USUAL, "ink-2"),
        Box(stack_left - 10, y + 12, 1, PLATE + 28, "line"),
        Box(hand_left - 11, y + 12, 1, PLATE + 28, "line"),
        Box(x + 14, y + 126, MARKET_WIDTH - 28, 1, "line"),
        Text(x + 14, y + 145, "Put back under the stack", SMALL, "ink-3"),
    ]
    for place in range(DISPLAY):
        left = x + 12 + place * (PLATE + 6)
        is_free = place >= len(table.display)
        shapes += [_free(left, top)] if is_free else _plate(left, top, PLATE, table.display[place])
    for at, drawn in enumerate(table.returned):
        left = x + 180 + at * (RETURNED + 2)
        shapes += _plate(left, y + 145 - RETURNED // 2, RETURNED, drawn.plate)
    return shapes + _stack(table, stack_left, top) + _hand(table, hand_left, top)


def _free(x: int, y: int) -> Shape:
    """A place without a plate."""
    return Box(x, y, PLATE, PLATE, "space", 7, "ghost-line")


def _stack(table: State, x: int, y: int) -> list[Shape]:
    """The stack, as high as it is, up to four plates."""
    if not table.stack_size:
        return [_free(x, y)]
    lower = [
        Box(x + 2 * depth, y + 2 * depth, PLATE, PLATE, "special-edge", 8, "space", 0.6)
        for depth in range(min(table.stack_size - 1, 3), 0, -1)
    ]
    return [*lower, _back(x, y, PLATE, table.top_back)]


def _hand(table: State, x: int, y: int) -> list[Shape]:
    """The plate to be placed and those that were drawn, as this observer may see them."""
    held: list[Plate] = [drawn.plate for drawn in table.hand]
    if table.plate is not None:
        held.insert(0, table.plate)
    shapes: list[Shape] = []
    columns, size = _grid(len(held))
    for at, plate in enumerate(held):
        left, top = x + at % columns * (size + 4), y + at // columns * (size + 4)
        shapes += _plate(left, top, size, plate)
    if table.plate is not None:
        shapes.append(furniture.frame(x, y, size, size, 9))
    return shapes


def _grid(plates: int) -> tuple[int, int]:
    """How many columns so many plates need in a hand, and how large they can be then."""
    best = (1, 0)
    for rows in (1, 2, 3, 4):
        columns = max(1, ceil(plates / rows))
        size = min((HAND_WIDTH + 4) // columns - 4, (PLATE + 4) // rows - 4)
        if size > best[1]:
            best = (columns, size)
    return best


# Scoring tiles


def _scoring(sides: Sequence[str]) -> list[Shape]:
    x, y = MARGIN, CARDS_TOP
    shapes = furniture.card(x, y, SCORING_WIDTH, CARDS_HEIGHT)
    shapes.append(Text(x + 14, y + 16, "Scoring", USUAL, "ink-2"))
    for at, side in enumerate(sides):
        left = x + 14 + at * (SIDE + 14)
        middle = left + SIDE // 2
        shapes += [
            Group(left, y + 32, SIDE, tuple(_side(side))),
            Text(middle, y + 107, side.replace("-", " "), 11, "ink", "middle"),
            Text(middle, y + 122, WORTH[side], 10, "ink-3", "middle"),
        ]
    return shapes


def _side(side: str) -> Iterator[Box | Art]:
    """A side of a scoring tile: a little dome that shows what counts."""
    yield Box(0, 0, SIDE, SIDE, "porcelain", 6, "gold-line", 1.5)
    for row in range(LINES):
        for column in range(LINES):
            x, y = 4.5 + SIDE_STEP * column, 4.5 + SIDE_STEP * row
            counts = _counts(side, row, column)
            space = Box(x, y, SIDE_SPACE, SIDE_SPACE, "brand-paint" if counts else "brand-soft", 1)
            empty = space._replace(fill="porcelain", edge="special-edge")
            if counts and side == "jokers":
                yield Art(x - 2, y - 2, SIDE_SPACE + 4, "rosette")
            elif counts and side == "empty-specials":
                yield from (empty, Box(x + 2, y + 3.5, 4, 1, "special-ink"))
            elif counts and side == "five-colours":
                is_tile = column < len(COLOURS)
                yield space._replace(fill=f"tile-{COLOURS[column].word}") if is_tile else empty
            else:
                yield space


def _counts(side: str, row: int, column: int) -> bool:
    """Does a space of the little dome count?"""
    edges = (0, LINES - 1)
    match side:
        case "rows" | "five-colours":
            return row == 3
        case "columns":
            return column == 2
        case "diagonals":
            return column in (row, LINES - 1 - row)
        case "border":
            return row in edges or column in edges
        case "corners":
            return row not in (2, 3) and column not in (2, 3)
        case _:  # jokers, special spaces
            return (row, column) in ((1, 1), (4, 2), (2, 4))
