"""Notation: actions by their ids, and a position of Azul on one line, read back."""

from functools import lru_cache
from string import ascii_lowercase

from tilewright.azul.actions import Action, decisions, parse_action
from tilewright.azul.observation import Observation
from tilewright.azul.problems import all_problems
from tilewright.azul.state import MARKER, ROWS, Board, FloorPiece, Phase, State, WallRow
from tilewright.core.companions import Decisions
from tilewright.core.errors import InvalidState
from tilewright.core.lines import read_lines
from tilewright.core.reading import Reader
from tilewright.core.seat import Seat, seat_of
from tilewright.core.tiles import COLOUR_OF, LETTERS, Tiles
from tilewright.core.words import Reason

PHASES = {phase.value: phase for phase in Phase}


class Notation(Decisions[Action]):
    """Ids and texts at a table of so many seats with one side of the wall."""

    def __init__(self, seats: int, gray: bool) -> None:
        super().__init__(decisions(seats, gray), parse_action)
        self._seats = seats
        self._gray = gray

    def parse_state(self, text: str) -> State:
        """Read a position on one line; refuses an impossible one with all its problems."""
        reader = Reader(text)
        found: list[Reason] = []
        strays: list[Tiles] = []
        state = _state(reader, found, strays)
        reader.end()
        found += all_problems(state, self._seats, self._gray, strays)
        if found:
            raise InvalidState(tuple(found))
        return state

    def parse_observation(self, text: str, seat: int | None) -> Observation:
        """Read a position on one line: everyone sees all of it."""
        return Observation(seat_of(seat, self._seats), self.parse_state(text), self._gray)

    def problems(self, state: State) -> tuple[Reason, ...]:
        """Everything that is impossible about a state."""
        return tuple(all_problems(state, self._seats, self._gray, []))


@lru_cache
def notation_of(seats: int, gray: bool) -> Notation:
    """The notation of a table, which all of its kind share."""
    return Notation(seats, gray)


def _state(reader: Reader, found: list[Reason], strays: list[Tiles]) -> State:
    number = reader.number("notation-round")
    reader.expect(" ")
    phase = PHASES[reader.word(ascii_lowercase, PHASES, "notation-azul-phase")]
    reader.expect(" ")
    start, turn, marker = [_seat(reader) for _ in range(3)]
    factories = tuple(reader.list_of(reader.tiles))
    reader.expect(" ")
    centre = reader.tiles()
    reader.expect(" ")
    bag = reader.counts()
    reader.expect(" ")
    lid = reader.counts()
    boards: list[Board] = []
    while reader.skip(" "):
        boards.append(_board(reader, len(boards) + 1, found, strays))
    return State(number, phase, start, turn, marker, factories, centre, bag, lid, tuple(boards))


def _seat(reader: Reader) -> Seat | None:
    mark = reader.one_of("1234-", "notation-seat")
    reader.expect(" ")
    return None if mark == "-" else Seat(int(mark) - 1)


def _board(reader: Reader, seat: int, found: list[Reason], strays: list[Tiles]) -> Board:
    score = reader.number("notation-score")
    reader.expect(":")
    lines = read_lines(reader, ROWS, "AZ-3.2", seat, found, strays)
    wall = []
    for number in range(1, ROWS + 1):
        wall.append(_wall_row(reader))
        reader.expect("/" if number < ROWS else ":")
    return Board(score, lines, tuple(wall), _floor(reader))


def _wall_row(reader: Reader) -> WallRow:
    marks = [reader.one_of(LETTERS + ".", "notation-wall") for _ in range(ROWS)]
    return tuple([None if mark == "." else COLOUR_OF[mark] for mark in marks])


def _floor(reader: Reader) -> tuple[FloorPiece, ...]:
    if reader.skip("-"):
        return ()
    found = reader.run_of(LETTERS + MARKER)
    if not found:
        reader.fail("notation-floor")
    return tuple([MARKER if mark == MARKER else COLOUR_OF[mark] for mark in found])
