"""Board, State, Phase: what lies where on the table. Values, no rules."""

from enum import Enum
from typing import NamedTuple, TypeAlias

from tilewright.core.effects import Place
from tilewright.core.lines import EMPTY_LINE, Line
from tilewright.core.seat import Seat
from tilewright.core.tiles import NO_TILES, Colour, Tiles, counts, letters

ROWS = 5  # pattern lines, and rows and columns of the wall (AZ-1.3)

LID_PLACE = Place("lid")
CENTRE_PLACE = Place("centre")

MARKER = "1"  # the start marker, where it lies on a floor line

FloorPiece: TypeAlias = Colour | str  # a tile, or MARKER
WallRow: TypeAlias = tuple[Colour | None, ...]
Wall: TypeAlias = tuple[WallRow, ...]

EMPTY_WALL: Wall = ((None,) * ROWS,) * ROWS


class Phase(Enum):
    """What the table is waiting for."""

    START = "start"  # chance names the start player
    DEAL = "deal"  # chance fills the factories
    OFFER = "offer"  # a seat takes tiles
    TILING = "tiling"  # a seat chooses a space of the gray wall
    OVER = "over"


class Board(NamedTuple):
    """One player's board."""

    score: int
    lines: tuple[Line, ...]
    wall: Wall
    floor: tuple[FloorPiece, ...]  # from left to right

    def __str__(self) -> str:
        lines = "/".join([str(line) for line in self.lines])
        wall = "/".join(
            ["".join(["." if c is None else c.letter for c in row]) for row in self.wall]
        )
        return f"{self.score}:{lines}:{wall}:{''.join([str(piece) for piece in self.floor]) or '-'}"


EMPTY_BOARD = Board(score=0, lines=(EMPTY_LINE,) * ROWS, wall=EMPTY_WALL, floor=())  # AZ-1.3


class State(NamedTuple):
    """The whole table. The bag is a count: which tile comes next is decided when it is drawn."""

    round: int
    phase: Phase
    start: Seat | None  # this round's start player; None before chance has named one
    turn: Seat | None  # the seat that decides; None where chance acts or the game is over
    marker: Seat | None  # who took the start marker this round; None: it is in the centre
    factories: tuple[Tiles, ...]
    centre: Tiles
    bag: Tiles
    lid: Tiles
    boards: tuple[Board, ...]

    def __str__(self) -> str:
        return " ".join(
            [
                str(self.round),
                self.phase.value,
                _number(self.start),
                _number(self.turn),
                _number(self.marker),
                "/".join([letters(factory) for factory in self.factories]),
                letters(self.centre),
                counts(self.bag),
                counts(self.lid),
                *[str(board) for board in self.boards],
            ]
        )

    def _repr_svg_(self) -> str:
        # A state does not know its table: walls count as coloured unless it shows otherwise.
        from tilewright.azul.observation import Observation
        from tilewright.azul.tiling import lies_as_on_coloured_wall

        is_gray = self.phase is Phase.TILING or not all(
            [lies_as_on_coloured_wall(board.wall) for board in self.boards]
        )
        return Observation(None, self, is_gray)._repr_svg_()

    def with_board(self, seat: Seat, board: Board) -> "State":
        """The table with one board exchanged."""
        return self._replace(boards=(*self.boards[:seat], board, *self.boards[seat + 1 :]))

    @property
    def tiles_on_offer(self) -> bool:
        """Is there still a tile in the centre or on a factory (AZ-3.8)?"""
        return any(self.centre) or any(factory != NO_TILES for factory in self.factories)


def _number(seat: Seat | None) -> str:
    return "-" if seat is None else str(seat + 1)
