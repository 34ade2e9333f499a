"""Board, Factory, Drawn, State, Phase: what lies where on the table. Values, no rules."""

from enum import Enum
from typing import NamedTuple, TypeAlias

from tilewright.core.lines import EMPTY_LINE, Line
from tilewright.core.seat import Seat
from tilewright.core.tiles import NO_TILES, Colour, Tiles, counts, letters
from tilewright.duel.plates import JOKER, NO_CHIPS, Back, Chips, Plate, back_of, chips_text

LINES = 6  # pattern lines, and rows and columns of the dome (DU-1.3)
CELLS = 3  # plate cells in a row and a column of the dome (DU-1.3)
TOKENS = 2  # DU-1.3
START_SCORE = 5  # DU-1.3
SEATS = 2

FACE_DOWN = "?"  # a chip, or the front of a plate, that is not seen
START_MARK = "1"  # the start tile as a piece
TOKEN = "token"  # a token as a piece
NO_CHIP = "-"

DomeTile: TypeAlias = Colour | str  # a tile, or SPECIAL for a special tile
Tiled: TypeAlias = tuple[tuple[DomeTile | None, ...], ...]  # the dome's 6 × 6 spaces, by row

UNTILED: Tiled = ((None,) * LINES,) * LINES


class Phase(Enum):
    """What the table is waiting for."""

    SCORING = "scoring"  # chance draws the scoring tiles
    DISPLAY = "display"  # chance turns up a plate
    BACK = "back"  # chance shows the back of the stack's top plate
    DEAL = "deal"  # chance fills the factories
    START = "start"  # chance names the start player
    SETUP = "setup"  # a seat takes its first plate
    CHIP = "chip"  # chance turns up a chip
    TURN = "turn"  # a seat takes a plate, tiles or a chip
    STACKING = "stacking"  # a seat stacks the rest of a small factory on its moon
    DRAWING = "drawing"  # a seat draws one more plate, or stops
    FRONTS = "fronts"  # chance shows a seat what it drew
    KEEPING = "keeping"  # a seat keeps one of the plates drawn
    RETURNING = "returning"  # a seat puts the others under the stack
    PLACING = "placing"  # a seat places its plate
    PAYING = "paying"  # a seat pays a missing tile with chips, or doesn't
    SPENDING = "spending"  # a seat picks a chip to pay with
    TILING = "tiling"  # a seat chooses a space of its dome
    OVER = "over"


class Factory(NamedTuple):
    """A small factory: the tiles of its sun, the stack on its moon from the bottom up, its chip."""

    sun: Tiles
    moon: tuple[Colour, ...]
    chip: str  # NO_CHIP, FACE_DOWN, or the kind that was revealed

    @property
    def is_empty(self) -> bool:
        """Is there no tile on sun or moon (DU-5.5)?"""
        return not self.moon and not any(self.sun)

    def __str__(self) -> str:
        return f"{letters(self.sun)}:{''.join([c.letter for c in self.moon]) or '-'}:{self.chip}"


class Large(NamedTuple):
    """The large factory: the tiles of its sun and of its moon, both side by side."""

    sun: Tiles
    moon: Tiles

    def __str__(self) -> str:
        return f"{letters(self.sun)}:{letters(self.moon)}"


EMPTY_FACTORY = Factory(NO_TILES, (), NO_CHIP)
EMPTY_LARGE = Large(NO_TILES, NO_TILES)


class Drawn(NamedTuple):
    """A plate that was drawn from the stack: in a hand, or under the stack again.

    `plate` is its front, or FACE_DOWN and its back where that is not known; `known` says who has
    seen the front: 0 nobody, 1 seat 1, 2 seat 2, 3 both.
    """

    plate: Plate
    known: int

    @property
    def is_hidden(self) -> bool:
        """Is only its back to be seen?"""
        return self.plate[0] == FACE_DOWN

    @property
    def back(self) -> Back:
        """The type that its back shows."""
        return self.plate[1] if self.plate[0] == FACE_DOWN else back_of(self.plate)

    def __str__(self) -> str:
        return f"{self.plate}{self.known}"


class Payment(NamedTuple):
    """How far the chips for the line that is being tiled have been paid (DU-6.4)."""

    paid: int  # missing tiles that are paid for
    size: int  # 2 or 3 chips for the next one; 0 if not chosen yet
    left: int  # how many of them are still to be picked

    def __str__(self) -> str:
        return f"{self.paid}.{self.size}.{self.left}"


NOTHING_PAID = Payment(0, 0, 0)


class Board(NamedTuple):
    """One player's board."""

    score: int
    lines: tuple[Line, ...]
    cells: tuple[Plate | None, ...]  # the dome's nine cells by row, each with its turned plate
    dome: Tiled
    broken: tuple[Colour, ...]
    tokens: int  # not yet used this round
    taken: int  # chips taken this round
    chips: Chips  # the reserve

    def space(self, row: int, column: int) -> str | None:
        """What a space takes: a colour's letter, SPECIAL or JOKER; None without a plate."""
        plate = self.cells[row // 2 * CELLS + column // 2]
        return None if plate is None else plate[row % 2 * 2 + column % 2]

    def __str__(self) -> str:
        lines = "/".join([str(line) for line in self.lines])
        dome = "/".join(
            ["".join([self._mark(row, column) for column in range(LINES)]) for row in range(LINES)]
        )
        broken = "".join([colour.letter for colour in self.broken]) or "-"
        chips = chips_text(self.chips)
        return f"{self.score}:{lines}:{dome}:{broken}:{self.tokens}:{self.taken}:{chips}"

    def _mark(self, row: int, column: int) -> str:
        space, tile = self.space(row, column), self.dome[row][column]
        if space is None:
            return "."
        if tile is None:
            return space.lower()
        return f"{tile}*" if space == JOKER else str(tile)


EMPTY_BOARD = Board(
    START_SCORE, (EMPTY_LINE,) * LINES, (None,) * CELLS**2, UNTILED, (), TOKENS, 0, NO_CHIPS
)


class State(NamedTuple):
    """The whole table. What nobody has seen is not decided: bag, chips and stack have no order."""

    round: int
    phase: Phase
    start: Seat | None  # this round's start player; None before chance has named one
    turn: Seat | None  # the seat that decides, or whose turn chance serves; None between turns
    start_tile: Seat | None  # who took the start tile this round; None: it is on the large factory
    scoring: tuple[str, ...]
    factories: tuple[Factory, ...]
    large: Large
    bag: Tiles
    tower: Tiles
    chips: Chips  # whose fronts nobody has seen, also those that lie face down on factories
    display: tuple[Plate, ...]
    unseen: tuple[Plate, ...]  # whose fronts nobody has seen, also those face down in a hand
    top: Back | None  # the back of the stack's top plate if its front is unseen
    returned: tuple[Drawn, ...]  # put back under the stack, from the top down
    hand: tuple[Drawn, ...]  # drawn by the seat in turn, in the order drawn
    plate: Plate | None  # to be placed by the seat in turn, open to all
    at: int  # the factory being stacked or the line being tiled, from 1; 0: neither
    payment: Payment
    boards: tuple[Board, ...]

    def __str__(self) -> str:
        return " ".join(
            [
                str(self.round),
                self.phase.value,
                *[_number(seat) for seat in (self.start, self.turn, self.start_tile)],
                ",".join(self.scoring) or "-",
                "/".join([str(factory) for factory in self.factories]),
                str(self.large),
                counts(self.bag),
                counts(self.tower),
                chips_text(self.chips),
                "/".join(self.display) or "-",
                self.top or "-",
                "/".join([str(drawn) for drawn in self.returned]) or "-",
                "/".join([str(drawn) for drawn in self.hand]) or "-",
                self.plate or "-",
                str(self.at),
                str(self.payment),
                *[str(board) for board in self.boards],
            ]
        )

    def _repr_svg_(self) -> str:
        from tilewright.duel.observation import observe  # which looks at states

        return observe(self, None)._repr_svg_()

    @property
    def unseen_in_stack(self) -> int:
        """How many plates of the stack nobody has seen; they lie above those put back."""
        hidden = sum([drawn.is_hidden for drawn in (*self.hand, *self.returned)])
        return len(self.unseen) - hidden

    @property
    def top_back(self) -> Back | None:
        """The back of the stack's top plate; None if there is none, or it is yet to be shown."""
        if self.unseen_in_stack:
            return self.top
        return self.returned[0].back if self.returned else None

    @property
    def stack_size(self) -> int:
        """How many plates the stack holds."""
        return self.unseen_in_stack + len(self.returned)

    @property
    def tiles_on_offer(self) -> bool:
        """Does a factory still hold a tile (DU-3.4)?"""
        return (
            any(self.large.sun)
            or any(self.large.moon)
            or not all([factory.is_empty for factory in self.factories])
        )

    def with_board(self, seat: Seat, board: Board) -> "State":
        """The table with one board exchanged."""
        boards = (board, self.boards[1]) if seat == 0 else (self.boards[0], board)
        return self._replace(boards=boards)


def other(seat: Seat) -> Seat:
    """The opponent's seat."""
    return Seat(1 - seat)


def _number(seat: Seat | None) -> str:
    return "-" if seat is None else str(seat + 1)
