"""An observation of Duel as numbers: its planes, and how they are filled.

Seats come in turn order, the observer's own first; for a spectator seat 1, then seat 2. A front
that the observer does not know is told nowhere: it is one of the `unseen` ones.
"""

from collections.abc import Mapping

from tilewright.core.lines import Line
from tilewright.core.planes import MOST_TOLD, Plane, one_hot, seat_one_hot, seat_order, told
from tilewright.core.runs import runs
from tilewright.core.seat import Seat
from tilewright.core.tiles import COLOURS, LETTERS, tiles_of
from tilewright.duel.actions import DISPLAY, MOST_DRAWN, SMALL_FACTORIES
from tilewright.duel.dealing import TILES_OF_A_COLOUR, TILES_ON_LARGE, TILES_ON_SMALL
from tilewright.duel.ending import (
    BORDER_POINTS,
    COLUMN_POINTS,
    CORNER_POINTS,
    DIAGONAL_POINTS,
    EMPTY_SPECIAL_COST,
    FIVE_COLOURS_POINTS,
    JOKER_POINTS,
    ROW_POINTS,
    SCORING,
)
from tilewright.duel.moons import BROKEN_SPACES, CHIPS_A_ROUND
from tilewright.duel.observation import Observation
from tilewright.duel.plates import CHIPS, CHIPS_OF_A_KIND, JOKER, PLATES, SIDES, SPECIAL, Back
from tilewright.duel.stack import LAST_ROUND, knows
from tilewright.duel.state import (
    FACE_DOWN,
    LINES,
    SEATS,
    TOKENS,
    Board,
    Drawn,
    Factory,
    Phase,
    State,
)

PHASES = tuple(Phase)
HUES = len(COLOURS)
KINDS = (*LETTERS, SPECIAL, JOKER)  # what a space of the dome takes
BACKS = (SPECIAL, JOKER)
MOON_PLACES = TILES_ON_SMALL - 1  # DU-5.1: somebody took the others
FACES = (FACE_DOWN, *CHIPS)  # what can be seen of a chip on a factory
MOST_TILE_SCORE = 2 * LINES  # a whole row and a whole column (DU-7.1)
BORDER_SPACES = 4 * (LINES - 1)  # DU-8.6
FRONT_AND_BACK = len(PLATES) + len(BACKS) + SEATS  # numbers of a plate in a hand or put back
SPACES = LINES * LINES

# Points for one of what a side counts; the cost of an empty special as a positive number (DU-8.8).
SIDE_POINTS: Mapping[str, int] = {
    "rows": ROW_POINTS,
    "five-colours": FIVE_COLOURS_POINTS,
    "columns": COLUMN_POINTS,
    "border": BORDER_POINTS,
    "diagonals": DIAGONAL_POINTS,
    "corners": max(CORNER_POINTS.values()),
    "jokers": JOKER_POINTS,
    "empty-specials": EMPTY_SPECIAL_COST,
}

PLANES = (
    Plane("phase", (len(PHASES),), 1, "One-hot: what the table waits for, in the order of Phase."),
    Plane("turn", (SEATS,), 1, "One-hot: the seat that decides, or whose turn chance serves."),
    Plane("start", (SEATS,), 1, "One-hot: this round's start player; none before it is named."),
    Plane("start_tile", (SEATS,), 1, "One-hot: the seat that took the start tile this round."),
    Plane("round", (1,), LAST_ROUND, "The number of the round, from 1."),
    Plane(
        "sides",
        (len(SIDES),),
        max(SIDE_POINTS.values()),
        "The points (or cost) of one of what each scoring side counts, the dearer corner's;"
        " 0 for a side that is not in play.",
    ),
    Plane("suns", (SMALL_FACTORIES, HUES), TILES_ON_SMALL, "Tiles on each small factory's sun."),
    Plane(
        "moons",
        (SMALL_FACTORIES, MOON_PLACES, HUES),
        1,
        "One-hot: the colour at each place of each small factory's moon, from the bottom up.",
    ),
    Plane(
        "chips_on",
        (SMALL_FACTORIES, len(FACES)),
        1,
        "One-hot: the chip on each small factory, face down or of one of the ten kinds.",
    ),
    Plane("large_sun", (HUES,), TILES_ON_LARGE, "Tiles on the large factory's sun, by colour."),
    Plane("large_moon", (HUES,), TILES_ON_LARGE, "Tiles on the large factory's moon, by colour."),
    Plane("bag", (HUES,), TILES_OF_A_COLOUR, "Tiles in the bag, by colour."),
    Plane("tower", (HUES,), TILES_OF_A_COLOUR, "Tiles in the tower, by colour."),
    Plane("chips_left", (len(CHIPS),), CHIPS_OF_A_KIND, "Chips that nobody has seen, by kind."),
    Plane("display", (DISPLAY, len(PLATES)), 1, "One-hot: the plate at each place of the display."),
    Plane("unseen", (len(PLATES),), 1, "The plates whose fronts the observer does not know."),
    Plane("top", (len(BACKS),), 1, "One-hot: the back of the stack's top plate, special or joker."),
    Plane("stack", (1,), len(PLATES), "How many plates the stack holds."),
    Plane(
        "hand",
        (MOST_DRAWN, FRONT_AND_BACK),
        1,
        "The plates that the seat in turn drew, in order: the front one-hot if the observer knows"
        " it, the back one-hot, and which seats know the front.",
    ),
    Plane(
        "returned",
        (MOST_DRAWN, FRONT_AND_BACK),
        1,
        "The plates that were put back under the stack, from the top down, told like the hand.",
    ),
    Plane("plate", (len(PLATES),), 1, "One-hot: the plate that the seat in turn is to place."),
    Plane("at", (LINES,), 1, "One-hot: the factory being stacked or the line being tiled."),
    Plane(
        "payment",
        (3,),
        LINES - 1,
        "Missing tiles paid with chips, chips chosen for the next one, and how many of them are"
        " still to be picked.",
    ),
    Plane("score", (SEATS,), MOST_TOLD, "The score of each seat; 255 for all higher ones."),
    Plane("lines", (SEATS, LINES, HUES), LINES, "Tiles in each pattern line, by colour."),
    Plane(
        "spaces",
        (SEATS, SPACES, len(KINDS)),
        1,
        "One-hot: what each space of the dome takes, a colour, special or joker.",
    ),
    Plane(
        "tiles",
        (SEATS, SPACES, HUES + 1),
        1,
        "One-hot: the tile on each space of the dome, a colour or special.",
    ),
    Plane(
        "points",
        (SEATS, LINES, LINES),
        MOST_TILE_SCORE,
        "What a tile placed now on an empty colour or joker space scores, without a special tile.",
    ),
    Plane("broken", (SEATS, HUES), BROKEN_SPACES, "Broken tiles, by colour."),
    Plane("tokens", (SEATS,), TOKENS, "Tokens not yet used this round."),
    Plane("taken", (SEATS,), CHIPS_A_ROUND, "Chips taken this round."),
    Plane("chips", (SEATS, len(CHIPS)), CHIPS_OF_A_KIND, "Chips in the reserve, by kind."),
    Plane(
        "counts",
        (SEATS, len(SIDES)),
        BORDER_SPACES,
        "How many of what each scoring side counts the dome has now, also for sides not in play.",
    ),
)

_NO_PLATE = [0] * FRONT_AND_BACK
_GRID = tuple([(row, column) for row in range(LINES) for column in range(LINES)])


def encode(observation: Observation) -> bytes:
    """An observation as the numbers of PLANES, one after another."""
    table = observation.table
    order = seat_order(observation.seat, SEATS)
    boards = [table.boards[seat] for seat in order]
    numbers = [*_progress(table, order), *_factories(table), *_plates(table, order)]
    numbers += one_hot(table.at - 1, LINES)
    numbers += table.payment
    numbers += [told(board.score) for board in boards]
    for board in boards:
        for line in board.lines:
            numbers += _line(line)
    for board in boards:
        for row, column in _GRID:
            space = board.space(row, column)
            numbers += [int(space == kind) for kind in KINDS]
    for board in boards:
        for row, column in _GRID:
            tile = board.dome[row][column]
            numbers += [int(tile == kind) for kind in (*COLOURS, SPECIAL)]
    for board in boards:
        numbers += [_points(board, row, column) for row, column in _GRID]
    for board in boards:
        numbers += tiles_of(board.broken)
    numbers += [board.tokens for board in boards]
    numbers += [board.taken for board in boards]
    for board in boards:
        numbers += board.chips
    for board in boards:
        numbers += [SCORING[side][1](board)[0] for side in SIDES]
    return bytes(numbers)


def _progress(table: State, order: tuple[int, ...]) -> list[int]:
    numbers = one_hot(PHASES.index(table.phase), len(PHASES))
    for seat in (table.turn, table.start, table.start_tile):
        numbers += seat_one_hot(seat, order)
    numbers.append(table.round)
    return numbers + [SIDE_POINTS[side] if side in table.scoring else 0 for side in SIDES]


def _factories(table: State) -> list[int]:
    numbers: list[int] = []
    for factory in table.factories:
        numbers += factory.sun
    for factory in table.factories:
        numbers += _moon(factory)
    for factory in table.factories:
        numbers += [int(factory.chip == face) for face in FACES]
    for counts in (table.large.sun, table.large.moon, table.bag, table.tower, table.chips):
        numbers += counts
    return numbers


def _moon(factory: Factory) -> list[int]:
    places = [*factory.moon, *[None] * (MOON_PLACES - len(factory.moon))]
    return [int(tile == colour) for tile in places for colour in COLOURS]


def _plates(table: State, order: tuple[int, ...]) -> list[int]:
    shown = [*table.display, *[None] * (DISPLAY - len(table.display))]
    numbers = [int(each == plate) for each in shown for plate in PLATES]
    numbers += [int(plate in table.unseen) for plate in PLATES]
    numbers += _back(table.top_back)
    numbers.append(table.stack_size)
    for row in (table.hand, table.returned):
        for drawn in row[:MOST_DRAWN]:
            numbers += _drawn(drawn, order)
        numbers += _NO_PLATE * (MOST_DRAWN - len(row))
    return numbers + [int(plate == table.plate) for plate in PLATES]


def _drawn(drawn: Drawn, order: tuple[int, ...]) -> list[int]:
    """A plate's front, if it is open to the observer, its back, and who knows it (DU-4.3)."""
    known = [int(drawn.known & knows(Seat(seat)) != 0) for seat in order]
    return [*[int(plate == drawn.plate) for plate in PLATES], *_back(drawn.back), *known]


def _back(back: Back | None) -> list[int]:
    return [int(back == each) for each in BACKS]


def _line(line: Line) -> list[int]:
    return [line.filled if colour == line.colour else 0 for colour in COLOURS]


def _points(board: Board, row: int, column: int) -> int:
    """What a tile placed there would score (DU-7.1); 0 where none can be placed (DU-6.7)."""
    is_open = board.dome[row][column] is None and board.space(row, column) not in (None, SPECIAL)
    return runs(board.dome, row, column).score if is_open else 0
