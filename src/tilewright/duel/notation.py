"""Notation: actions by their ids, and a position of Duel, in full or as a seat sees it, read."""

from string import ascii_lowercase

from tilewright.core.companions import Decisions
from tilewright.core.errors import InvalidState
from tilewright.core.lines import read_lines
from tilewright.core.reading import Reader
from tilewright.core.seat import Seat, seat_of
from tilewright.core.tiles import COLOUR_OF, LETTERS
from tilewright.core.words import Reason, reason
from tilewright.duel.actions import DECISIONS, Action
from tilewright.duel.observation import Observation, observe, with_fronts
from tilewright.duel.plates import CHIPS, JOKER, PLATE_OF, PLATES, SPECIAL, Chips, Plate, in_order
from tilewright.duel.problems import Strays, all_problems
from tilewright.duel.reading import parse_action, read_chip, read_plate, read_sides
from tilewright.duel.state import (
    CELLS,
    FACE_DOWN,
    LINES,
    NO_CHIP,
    SEATS,
    Board,
    DomeTile,
    Drawn,
    Factory,
    Large,
    Payment,
    Phase,
    State,
)

PHASES = {phase.value: phase for phase in Phase}


class Notation(Decisions[Action]):
    """Ids and texts, the same at all tables."""

    def parse_state(self, text: str) -> State:
        """Read a position on one line; refuses an impossible one with all its problems."""
        state, found, strays = _read(text)
        found += all_problems(state, strays)
        if found:
            raise InvalidState(tuple(found))
        return state

    def parse_observation(self, text: str, seat: int | None) -> Observation:
        """Read a position as a viewer sees it: some state must look like that (DU-4.3)."""
        viewer = seat_of(seat, SEATS)
        table, found, strays = _read(text)
        state = with_fronts(table, list(table.unseen))
        found += all_problems(state, strays)
        seen = Observation(viewer, table)
        if not found and observe(state, viewer) != seen:
            number = 0 if viewer is None else viewer + 1
            found.append(reason("DU-4.3", "problem-seen", seat=number))
        if found:
            raise InvalidState(tuple(found))
        return seen

    def problems(self, state: State) -> tuple[Reason, ...]:
        """Everything that is impossible about a state."""
        return tuple(all_problems(state, Strays([], [])))


NOTATION = Notation(DECISIONS, parse_action)


def _read(text: str) -> tuple[State, list[Reason], Strays]:
    """What a text says, with what no state can hold."""
    reader = Reader(text)
    found: list[Reason] = []
    strays = Strays([], [])
    state = _state(reader, found, strays)
    reader.end()
    return state, found, strays


def _state(reader: Reader, found: list[Reason], strays: Strays) -> State:
    number = reader.number("notation-round")
    reader.expect(" ")
    phase = PHASES[reader.word(ascii_lowercase, PHASES, "notation-duel-phase")]
    reader.expect(" ")
    start, turn, start_tile = [_seat(reader) for _ in range(3)]
    scoring = () if reader.skip("-") else read_sides(reader)
    reader.expect(" ")
    factories = tuple(reader.list_of(lambda: _factory(reader)))
    reader.expect(" ")
    sun = reader.tiles()
    reader.expect(":")
    large = Large(sun, reader.tiles())
    reader.expect(" ")
    bag = reader.counts()
    reader.expect(" ")
    tower = reader.counts()
    reader.expect(" ")
    chips = _chips(reader)
    reader.expect(" ")
    display = () if reader.skip("-") else tuple(reader.list_of(lambda: read_plate(reader)))
    reader.expect(" ")
    mark = reader.one_of(SPECIAL + JOKER + "-", "notation-back")
    top = None if mark == "-" else mark
    reader.expect(" ")
    returned = _drawn(reader)
    reader.expect(" ")
    hand = _drawn(reader)
    reader.expect(" ")
    plate = None if reader.skip("-") else read_plate(reader)
    reader.expect(" ")
    at = reader.number("notation-at")
    reader.expect(" ")
    payment = _payment(reader)
    boards: list[Board] = []
    while len(boards) < SEATS and reader.skip(" "):
        boards.append(_board(reader, len(boards) + 1, found, strays))
    state = State(
        number,
        phase,
        start,
        turn,
        start_tile,
        scoring,
        factories,
        large,
        bag,
        tower,
        chips,
        display,
        (),
        top,
        returned,
        hand,
        plate,
        at,
        payment,
        tuple(boards),
    )
    return state._replace(unseen=_unseen(state))


def _seat(reader: Reader) -> Seat | None:
    mark = reader.one_of("12-", "notation-seat")
    reader.expect(" ")
    return None if mark == "-" else Seat(int(mark) - 1)


def _factory(reader: Reader) -> Factory:
    sun = reader.tiles()
    reader.expect(":")
    moon = reader.colours()
    reader.expect(":")
    for mark in (NO_CHIP, FACE_DOWN):
        if reader.skip(mark):
            return Factory(sun, moon, mark)
    return Factory(sun, moon, read_chip(reader))


def _chips(reader: Reader) -> Chips:
    counts = [0] * len(CHIPS)
    if reader.skip("-"):
        return tuple(counts)
    last = -1
    while True:
        start = reader.at
        kind = CHIPS.index(read_chip(reader))
        if kind <= last:
            reader.at = start
            reader.fail("notation-chip-order")
        last = kind
        counts[kind] = int(reader.one_of("12", "notation-chip-count"))
        if not reader.peek() or reader.peek() not in LETTERS:
            return tuple(counts)


def _drawn(reader: Reader) -> tuple[Drawn, ...]:
    return () if reader.skip("-") else tuple(reader.list_of(lambda: _one_drawn(reader)))


def _one_drawn(reader: Reader) -> Drawn:
    plate: Plate
    if reader.skip(FACE_DOWN):
        plate = FACE_DOWN + reader.one_of(SPECIAL + JOKER, "notation-back")
    else:
        plate = read_plate(reader)
    return Drawn(plate, int(reader.one_of("0123", "notation-known")))


def _payment(reader: Reader) -> Payment:
    paid = int(reader.one_of("012345", "notation-payment"))
    reader.expect(".")
    size = int(reader.one_of("023", "notation-payment"))
    reader.expect(".")
    return Payment(paid, size, int(reader.one_of("0123", "notation-payment")))


def _board(reader: Reader, seat: int, found: list[Reason], strays: Strays) -> Board:
    score = reader.number("notation-score")
    reader.expect(":")
    lines = read_lines(reader, LINES, "DU-5.7", seat, found, strays.tiles)
    spaces: list[list[str]] = []
    tiles: list[tuple[DomeTile | None, ...]] = []
    for number in range(1, LINES + 1):
        row = [_space(reader) for _ in range(LINES)]
        spaces.append([space for space, _ in row])
        tiles.append(tuple([tile for _, tile in row]))
        reader.expect("/" if number < LINES else ":")
    broken = reader.colours()
    reader.expect(":")
    tokens = int(reader.one_of("012", "notation-tokens"))
    reader.expect(":")
    taken = int(reader.one_of("012", "notation-taken"))
    reader.expect(":")
    chips = _chips(reader)
    cells = _cells(spaces, seat, found, strays)
    return Board(score, lines, cells, tuple(tiles), broken, tokens, taken, chips)


def _space(reader: Reader) -> tuple[str, DomeTile | None]:
    mark = reader.one_of(".byrktsjBYRKTS", "notation-dome")
    if mark == ".":
        return ".", None
    if mark.islower():
        return mark.upper(), None
    if mark == SPECIAL:
        return SPECIAL, SPECIAL
    return JOKER if reader.skip("*") else mark, COLOUR_OF[mark]


def _cells(
    spaces: list[list[str]], seat: int, found: list[Reason], strays: Strays
) -> tuple[Plate | None, ...]:
    cells: list[Plate | None] = []
    for row in range(CELLS):
        for column in range(CELLS):
            upper, lower = spaces[row * 2], spaces[row * 2 + 1]
            plate = "".join(
                [*upper[column * 2 : column * 2 + 2], *lower[column * 2 : column * 2 + 2]]
            )
            if plate == "....":
                cells.append(None)
            elif plate in PLATE_OF:
                cells.append(plate)
            else:
                cells.append(None)
                strays.plates.append(seat)
                found.append(
                    reason(
                        "DU-1.5",
                        "problem-no-such-plate",
                        seat=seat,
                        row=row + 1,
                        column=column + 1,
                        plate=plate,
                    )
                )
    return tuple(cells)


def _unseen(state: State) -> tuple[Plate, ...]:
    """The plates that lie nowhere else (DU-1.4)."""
    seen = {*state.display, state.plate, *[held.plate for held in (*state.returned, *state.hand)]}
    for board in state.boards:
        seen |= {PLATE_OF[cell] for cell in board.cells if cell is not None}
    return in_order([plate for plate in PLATES if plate not in seen])
