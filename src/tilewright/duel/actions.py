"""What seats and chance can do in Duel, how it is written, and its ids."""

from dataclasses import dataclass
from typing import TypeAlias

from tilewright.core.seat import Seat
from tilewright.core.tiles import COLOURS, Colour, Tiles, letters
from tilewright.duel.plates import CHIPS, Back, Chip, Plate
from tilewright.duel.state import CELLS, LINES

LARGE = 0  # a TakeSun's factory: the large one
BROKEN = 0  # a line: the space for broken tiles
SMALL_FACTORIES = 4  # DU-1.2
DISPLAY = 3  # plates turned up (DU-2.1)
MOST_DRAWN = 13  # plates in the stack when round 1 starts: 18 without the display and two placed


@dataclass(frozen=True, slots=True)
class TakeSun:
    """Take all tiles of one colour from a factory's sun to a line or the broken space (DU-5.1)."""

    factory: int  # 1..4, or LARGE
    colour: Colour
    line: int  # 1..6, or BROKEN

    def __str__(self) -> str:
        return f"{self.factory or 'L'}{self.colour}{self.line or 'X'}"


@dataclass(frozen=True, slots=True)
class TakeMoon:
    """Take all top tiles of one colour from the moons to a line or the broken space (DU-5.3)."""

    colour: Colour
    line: int  # 1..6, or BROKEN

    def __str__(self) -> str:
        return f"M{self.colour}{self.line or 'X'}"


@dataclass(frozen=True, slots=True)
class Stack:
    """Put the next tile on a small factory's moon, from the bottom up (DU-5.1)."""

    colour: Colour

    def __str__(self) -> str:
        return f"^{self.colour}"


@dataclass(frozen=True, slots=True)
class TakeChip:
    """Take the revealed chip of a small factory (DU-5.6)."""

    factory: int  # 1..4

    def __str__(self) -> str:
        return f"C{self.factory}"


@dataclass(frozen=True, slots=True)
class TakePlate:
    """Take a plate of the display (DU-4.2, DU-2.6)."""

    place: int  # 1..3

    def __str__(self) -> str:
        return f"P{self.place}"


@dataclass(frozen=True, slots=True)
class DrawPlate:
    """Draw a plate from the stack, unseen (DU-4.3)."""

    def __str__(self) -> str:
        return "P+"


@dataclass(frozen=True, slots=True)
class StopDrawing:
    """Draw no more and look (DU-4.3)."""

    def __str__(self) -> str:
        return "P="


@dataclass(frozen=True, slots=True)
class KeepPlate:
    """Keep one of the plates drawn, by its place in the hand (DU-4.3)."""

    place: int  # 1..13

    def __str__(self) -> str:
        return f"K{self.place}"


@dataclass(frozen=True, slots=True)
class ReturnPlate:
    """Put a plate of the hand under the stack; the last one lies lowest (DU-4.3)."""

    place: int  # 1..13

    def __str__(self) -> str:
        return f"U{self.place}"


@dataclass(frozen=True, slots=True)
class PlacePlate:
    """Place the plate on an empty cell after quarter turns clockwise (DU-4.5)."""

    row: int  # of cells, 1..3
    column: int  # of cells, 1..3
    turns: int  # 0..3

    def __str__(self) -> str:
        return f"@{self.row}{self.column}r{self.turns}"


@dataclass(frozen=True, slots=True)
class KeepChips:
    """Leave the incomplete line as it is (DU-6.6)."""

    def __str__(self) -> str:
        return "$0"


@dataclass(frozen=True, slots=True)
class SpendChips:
    """Pay a missing tile with 2 chips of the line's colour or with any 3 (DU-6.4)."""

    count: int  # 2 or 3

    def __str__(self) -> str:
        return f"${self.count}"


@dataclass(frozen=True, slots=True)
class SpendChip:
    """Pick a chip to pay with (DU-6.4)."""

    chip: Chip

    def __str__(self) -> str:
        return f"${self.chip}"


@dataclass(frozen=True, slots=True)
class PlaceTile:
    """Choose the space of the dome for a line's tile (DU-6.1)."""

    row: int  # 1..6
    column: int  # 1..6

    def __str__(self) -> str:
        return f"W{self.row}{self.column}"


@dataclass(frozen=True, slots=True)
class Scoring:
    """Chance draws the scoring tiles and their sides (DU-2.2)."""

    sides: tuple[str, ...]

    def __str__(self) -> str:
        return "=" + ",".join(self.sides)


@dataclass(frozen=True, slots=True)
class First:
    """Chance names the start player (DU-2.6)."""

    seat: Seat

    def __str__(self) -> str:
        return f"S{self.seat + 1}"


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance fills the large factory's sun and then the small ones' (DU-2.3, DU-9.2)."""

    large: Tiles
    small: tuple[Tiles, ...]

    def __str__(self) -> str:
        return "D" + "/".join([letters(tiles) for tiles in (self.large, *self.small)])


@dataclass(frozen=True, slots=True)
class RevealPlate:
    """Chance turns up the stack's top plate for the display (DU-2.1, DU-9.1)."""

    plate: Plate

    def __str__(self) -> str:
        return f"p{self.plate}"


@dataclass(frozen=True, slots=True)
class RevealBack:
    """Chance shows the back of the stack's top plate (DU-4.3)."""

    back: Back

    def __str__(self) -> str:
        return f"b{self.back}"


@dataclass(frozen=True, slots=True)
class RevealFronts:
    """Chance shows the seat in turn, and nobody else, the plates it drew (DU-4.3)."""

    plates: tuple[Plate, ...]

    def __str__(self) -> str:
        return "f" + "/".join(self.plates)


@dataclass(frozen=True, slots=True)
class RevealChip:
    """Chance turns up the chip of a small factory without tiles (DU-5.2, DU-5.5, DU-9.4)."""

    factory: int  # 1..4
    chip: Chip

    def __str__(self) -> str:
        return f"c{self.factory}{self.chip}"


Decision: TypeAlias = (
    TakeSun
    | TakeMoon
    | TakeChip
    | TakePlate
    | DrawPlate
    | StopDrawing
    | KeepPlate
    | ReturnPlate
    | PlacePlate
    | Stack
    | KeepChips
    | SpendChips
    | SpendChip
    | PlaceTile
)
Draw: TypeAlias = Scoring | First | Deal | RevealPlate | RevealBack | RevealFronts | RevealChip
Action: TypeAlias = Decision | Draw

# The ids of seats' decisions: each kind stands together, in the order of its fields. Here are the
# first ones of each kind.
SOURCES = (*range(1, SMALL_FACTORIES + 1), LARGE)
TARGETS = (*range(1, LINES + 1), BROKEN)
TURNS = 4  # orientations of a plate
TAKE_SUNS = 0
TAKE_MOONS = TAKE_SUNS + len(SOURCES) * len(COLOURS) * len(TARGETS)
TAKE_CHIPS = TAKE_MOONS + len(COLOURS) * len(TARGETS)
TAKE_PLATES = TAKE_CHIPS + SMALL_FACTORIES
DRAW_PLATE = TAKE_PLATES + DISPLAY
STOP_DRAWING = DRAW_PLATE + 1
KEEP_PLATES = STOP_DRAWING + 1
RETURN_PLATES = KEEP_PLATES + MOST_DRAWN
PLACE_PLATES = RETURN_PLATES + MOST_DRAWN
STACKS = PLACE_PLATES + CELLS * CELLS * TURNS
KEEP_CHIPS = STACKS + len(COLOURS)
SPEND_TWO = KEEP_CHIPS + 1
SPEND_THREE = SPEND_TWO + 1
SPEND_CHIP = SPEND_THREE + 1
PLACE_TILES = SPEND_CHIP + len(CHIPS)

_CELLS = [(row, column) for row in range(1, CELLS + 1) for column in range(1, CELLS + 1)]
_SPACES = [(row, column) for row in range(1, LINES + 1) for column in range(1, LINES + 1)]
DECISIONS: tuple[Decision, ...] = (
    *[TakeSun(factory, colour, at) for factory in SOURCES for colour in COLOURS for at in TARGETS],
    *[TakeMoon(colour, target) for colour in COLOURS for target in TARGETS],
    *[TakeChip(factory) for factory in range(1, SMALL_FACTORIES + 1)],
    *[TakePlate(place) for place in range(1, DISPLAY + 1)],
    DrawPlate(),
    StopDrawing(),
    *[KeepPlate(place) for place in range(1, MOST_DRAWN + 1)],
    *[ReturnPlate(place) for place in range(1, MOST_DRAWN + 1)],
    *[PlacePlate(row, column, turns) for row, column in _CELLS for turns in range(TURNS)],
    *[Stack(colour) for colour in COLOURS],
    KeepChips(),
    SpendChips(2),
    SpendChips(3),
    *[SpendChip(chip) for chip in CHIPS],
    *[PlaceTile(row, column) for row, column in _SPACES],
)
