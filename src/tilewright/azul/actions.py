"""Take, Tile, First, Deal: what seats and chance can do, and how it is written."""

from dataclasses import dataclass
from typing import TypeAlias

from tilewright.azul.state import ROWS
from tilewright.core.reading import Reader
from tilewright.core.seat import Seat
from tilewright.core.tiles import COLOURS, Colour, Tiles, letters

CENTRE = 0  # a Take's factory: the centre
FLOOR = 0  # a Take's line: the floor line

FACTORIES = {2: 5, 3: 7, 4: 9}  # by seats (AZ-1.1)


@dataclass(frozen=True, slots=True)
class Take:
    """Take all tiles of one colour from one place to a line or the floor (AZ-2, AZ-3)."""

    factory: int  # 1..9, or CENTRE
    colour: Colour
    line: int  # 1..5, or FLOOR

    def __str__(self) -> str:
        return f"{self.factory or 'C'}{self.colour}{self.line or 'F'}"


@dataclass(frozen=True, slots=True)
class Tile:
    """Choose the space of the gray wall for the tile of a complete line (AZ-8.1)."""

    row: int  # 1..5
    column: int  # 1..5

    def __str__(self) -> str:
        return f"W{self.row}{self.column}"


@dataclass(frozen=True, slots=True)
class First:
    """Chance names the start player of round 1 (AZ-1.6)."""

    seat: Seat

    def __str__(self) -> str:
        return f"S{self.seat + 1}"


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance fills the factories (AZ-1.7, AZ-6.2)."""

    factories: tuple[Tiles, ...]

    def __str__(self) -> str:
        return "D" + "/".join([letters(factory) for factory in self.factories])


Action: TypeAlias = Take | Tile | First | Deal


def decisions(seats: int, gray: bool) -> tuple[Take | Tile, ...]:
    """Every decision by its id: factories, then the centre; lines, then the floor; gray spaces."""
    sources = (*range(1, FACTORIES[seats] + 1), CENTRE)
    lines = (*range(1, ROWS + 1), FLOOR)
    takes = [
        Take(source, colour, line) for source in sources for colour in COLOURS for line in lines
    ]
    places = [Tile(row, column) for row in range(1, ROWS + 1) for column in range(1, ROWS + 1)]
    return (*takes, *places) if gray else tuple(takes)


def tiles_from(seats: int) -> int:
    """The first id of a Tile: those of the Takes come before."""
    return (FACTORIES[seats] + 1) * len(COLOURS) * (ROWS + 1)


def parse_action(text: str) -> Action:
    """Read an action's text."""
    reader = Reader(text)
    action = _action(reader)
    reader.end()
    return action


def _action(reader: Reader) -> Action:
    if reader.skip("W"):
        row = int(reader.one_of("12345", "notation-row"))
        return Tile(row, int(reader.one_of("12345", "notation-column")))
    if reader.skip("S"):
        return First(Seat(int(reader.one_of("1234", "notation-seat")) - 1))
    if reader.skip("D"):
        return Deal(tuple(reader.list_of(reader.tiles)))
    source = reader.one_of("123456789C", "notation-azul-action")
    colour = reader.colour()
    line = reader.one_of("12345F", "notation-line-or-floor")
    return Take(
        CENTRE if source == "C" else int(source), colour, FLOOR if line == "F" else int(line)
    )
