"""A position on one line, read back; and everything that is wrong with a set-up."""

from collections import Counter
from collections.abc import Iterator

from tilewright.azul.actions import FACTORIES
from tilewright.azul.dealing import TILES_OF_A_COLOUR, TILES_ON_A_FACTORY, nothing_to_deal
from tilewright.azul.ending import complete_rows, must_end
from tilewright.azul.offer import FLOOR_SPACES, tiles_fallen
from tilewright.azul.state import MARKER, ROWS, Board, FloorPiece, Phase, State, Wall, WallRow
from tilewright.azul.tiling import column_of, legal_columns, waiting_line
from tilewright.core.errors import InvalidState
from tilewright.core.game import Seat
from tilewright.core.lines import EMPTY_LINE, Line
from tilewright.core.reading import Reader
from tilewright.core.tiles import COLOUR_OF, COLOURS, LETTERS, Colour, Tiles, plus, tiles_of
from tilewright.core.words import Reason, reason

PHASES = {phase.value: phase for phase in Phase}


def parse_state(text: str, seats: int, gray: bool) -> State:
    """Read a position on one line; refuses an impossible one with all its problems."""
    reader = Reader(text)
    mixed: list[Reason] = []
    state = _state(reader, mixed)
    reader.end()
    found = (*mixed, *problems(state, seats, gray))
    if found:
        raise InvalidState(found)
    return state


def _state(reader: Reader, mixed: list[Reason]) -> State:
    number = reader.number("notation-round")
    reader.expect(" ")
    start_of_word = reader.at
    word = reader.run_of("abcdefghijklmnopqrstuvwxyz")
    if word not in PHASES:
        reader.at = start_of_word
        reader.fail("notation-azul-phase")
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
        boards.append(_board(reader, len(boards) + 1, mixed))
    return State(
        number, PHASES[word], start, turn, marker, factories, centre, bag, lid, tuple(boards)
    )


def _seat(reader: Reader) -> Seat | None:
    mark = reader.one_of("1234-", "notation-seat")
    reader.expect(" ")
    return None if mark == "-" else Seat(int(mark) - 1)


def _board(reader: Reader, seat: int, mixed: list[Reason]) -> Board:
    score = reader.number("notation-score")
    reader.expect(":")
    lines = []
    for number in range(1, ROWS + 1):
        colours = reader.colours()
        if len(set(colours)) > 1:
            mixed.append(reason("AZ-3.2", "problem-line-mixed", seat=seat, line=number))
        lines.append(Line(colours[0], len(colours)) if colours else EMPTY_LINE)
        reader.expect("/" if number < ROWS else ":")
    wall = []
    for number in range(1, ROWS + 1):
        wall.append(_wall_row(reader))
        reader.expect("/" if number < ROWS else ":")
    return Board(score, tuple(lines), tuple(wall), _floor(reader))


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


def problems(state: State, seats: int, gray: bool) -> tuple[Reason, ...]:
    """Everything that is impossible about a state at such a table."""
    found = list(_of_table(state, seats))
    if not found:  # only a table of the right size can be looked at more closely
        for number, board in enumerate(state.boards, start=1):
            found += _of_board(board, number, gray)
        found += _of_tiles(state)
        found += _of_marker(state)
        found += _of_phase(state, gray)
    return tuple(found)


def _of_table(state: State, seats: int) -> Iterator[Reason]:
    if len(state.boards) != seats:
        yield reason("AZ-1.1", "problem-boards", count=len(state.boards), seats=seats)
    if len(state.factories) != FACTORIES[seats]:
        due = FACTORIES[seats]
        yield reason("AZ-1.1", "problem-factories", count=len(state.factories), due=due)
    if state.round < 1:
        yield reason("AZ-6.1", "problem-round", round=state.round)
    for seat in (state.start, state.turn, state.marker):
        if seat is not None and seat >= seats:
            yield reason("AZ-1.1", "problem-seat", seat=seat + 1, seats=seats)


def _of_board(board: Board, seat: int, gray: bool) -> Iterator[Reason]:
    if board.score < 0:
        yield reason("AZ-5.5", "problem-score", seat=seat, score=board.score)
    for row, line in enumerate(board.lines):
        if line.filled > row + 1:
            yield reason("AZ-1.3", "problem-line-long", seat=seat, line=row + 1, count=line.filled)
        if line.colour is not None and line.colour in board.wall[row]:
            word = line.colour.word
            yield reason("AZ-3.3", "problem-line-on-wall", seat=seat, line=row + 1, colour=word)
    if len(board.floor) > FLOOR_SPACES:
        yield reason("AZ-3.7", "problem-floor-long", seat=seat, count=len(board.floor))
    yield from _of_wall(board.wall, seat, gray)


def _of_wall(wall: Wall, seat: int, gray: bool) -> Iterator[Reason]:
    for row, spaces in enumerate(wall):
        for colour in _repeated(spaces):
            rule = "AZ-8.1" if gray else "AZ-3.3"
            yield reason(rule, "problem-row-twice", seat=seat, row=row + 1, colour=colour.word)
        if not gray:
            for column, piece in enumerate(spaces):
                if piece is not None and column_of(row, piece) != column:
                    yield reason(
                        "AZ-1.5",
                        "problem-wall-colour",
                        seat=seat,
                        row=row + 1,
                        column=column + 1,
                        colour=piece.word,
                    )
    for column in range(ROWS):
        for colour in _repeated(tuple([row[column] for row in wall])) if gray else ():
            number, word = column + 1, colour.word
            yield reason("AZ-8.1", "problem-column-twice", seat=seat, column=number, colour=word)


def _repeated(spaces: WallRow) -> list[Colour]:
    held = Counter([piece for piece in spaces if piece is not None])
    return [colour for colour in COLOURS if held[colour] > 1]


def _of_tiles(state: State) -> Iterator[Reason]:
    for number, factory in enumerate(state.factories, start=1):
        if sum(factory) > TILES_ON_A_FACTORY:
            yield reason("AZ-1.7", "problem-factory-full", factory=number, count=sum(factory))
    for colour, count in zip(COLOURS, all_tiles(state), strict=True):
        if count != TILES_OF_A_COLOUR:
            yield reason("AZ-1.2", "problem-tiles", colour=colour.word, count=count)


def all_tiles(state: State) -> Tiles:
    """Every tile of the table: there are always 20 of each colour (AZ-1.2)."""
    found = plus(plus(state.bag, state.lid), state.centre)
    for factory in state.factories:
        found = plus(found, factory)
    for board in state.boards:
        found = plus(found, tiles_fallen(board.floor))
        found = plus(
            found, tiles_of(piece for row in board.wall for piece in row if piece is not None)
        )
        for line in board.lines:
            if line.colour is not None:
                found = plus(found, tiles_of([line.colour] * line.filled))
    return found


def _of_marker(state: State) -> Iterator[Reason]:
    for seat, board in enumerate(state.boards):
        markers = board.floor.count(MARKER)
        if markers and (markers > 1 or seat != state.marker):
            yield reason("AZ-2.3", "problem-marker", seat=seat + 1)
        # AZ-2.4 [ruling]: without the marker on it, its holder's floor line was full
        is_full = len(board.floor) == FLOOR_SPACES
        if state.phase is Phase.OFFER and seat == state.marker and not markers and not is_full:
            yield reason("AZ-2.3", "problem-marker-missing", seat=seat + 1)


def _of_phase(state: State, gray: bool) -> Iterator[Reason]:
    decides = state.phase in (Phase.OFFER, Phase.TILING)
    if (state.turn is not None) != decides:
        yield reason("AZ-2.1", "problem-turn")
    if (state.start is None) != (state.phase is Phase.START):
        yield reason("AZ-1.6", "problem-start")
    if state.phase is Phase.OFFER and not state.tiles_on_offer:
        yield reason("AZ-3.8", "problem-offer-empty")
    if state.phase is not Phase.OFFER and state.tiles_on_offer:
        yield reason("AZ-3.8", "problem-offer-left")
    if state.phase in (Phase.START, Phase.DEAL):
        yield from _before_a_deal(state, gray)
    if state.phase is Phase.TILING:
        yield from _while_tiling(state, gray)
    if state.phase is Phase.OVER and not must_end(state, gray):
        yield reason("AZ-7.1", "problem-not-over")
    if state.phase is Phase.OFFER and any(complete_rows(board.wall) for board in state.boards):
        yield reason("AZ-7.1", "problem-over")


def _before_a_deal(state: State, gray: bool) -> Iterator[Reason]:
    if state.marker is not None:
        yield reason("AZ-6.1", "problem-marker-back")
    if must_end(state, gray):
        yield reason(
            "AZ-6.4" if nothing_to_deal(state.bag, state.lid) else "AZ-7.1", "problem-over"
        )
    yield from _unfinished(state, range(len(state.boards)))


def _while_tiling(state: State, gray: bool) -> Iterator[Reason]:
    if state.turn is None or state.start is None:
        return  # said already
    board = state.boards[state.turn]
    complete = any(line.filled == row + 1 for row, line in enumerate(board.lines))
    if not gray or not complete or len(legal_columns(board.wall, *waiting_line(board))) < 2:
        yield reason("AZ-8.1", "problem-no-choice", seat=state.turn + 1)
    seats = len(state.boards)
    done = (state.turn - state.start) % seats  # seats before this one in turn order
    yield from _unfinished(state, [(state.start + step) % seats for step in range(done)])


def _unfinished(state: State, seats: range | list[int]) -> Iterator[Reason]:
    for seat in seats:
        board = state.boards[seat]
        for row, line in enumerate(board.lines):
            if line.filled == row + 1:
                yield reason("AZ-4.1", "problem-line-waiting", seat=seat + 1, line=row + 1)
        if board.floor:
            yield reason("AZ-4.3", "problem-floor-waiting", seat=seat + 1)
