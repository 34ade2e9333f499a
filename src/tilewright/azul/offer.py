"""The factory offer: taking tiles (AZ-2) and placing them (AZ-3)."""

from tilewright.azul.actions import CENTRE, FLOOR, Take
from tilewright.azul.state import (
    CENTRE_PLACE,
    LID_PLACE,
    MARKER,
    ROWS,
    Board,
    FloorPiece,
    Phase,
    State,
)
from tilewright.core.effects import Ended, Moved, Place, Sink, Span, moves, numbered, owned
from tilewright.core.errors import Refusal
from tilewright.core.lines import Line
from tilewright.core.seat import Seat
from tilewright.core.tiles import COLOURS, NO_TILES, Colour, Tiles, only, plus, without
from tilewright.core.words import reason

FLOOR_SPACES = 7  # AZ-1.3


def legal_takes(state: State) -> list[int]:
    """The ids of every Take that the seat in turn may do (AZ-2.1, AZ-2.2, AZ-3)."""
    assert state.turn is not None
    board = state.boards[state.turn]
    open_lines = [_open_lines(board, colour) for colour in COLOURS]
    width = ROWS + 1  # ids of one colour of one source: the lines, then the floor (AZ-3.6)
    found: list[int] = []
    first = 0
    for source in (*state.factories, state.centre):
        for colour, count in enumerate(source):
            if count:
                found.extend([first + line for line in open_lines[colour]])
            first += width
    return found


def _open_lines(board: Board, colour: Colour) -> list[int]:
    """The lines, from 0, that take this colour, and last the floor.

    On a gray wall too a colour without a space left in its row may go there (AZ-8.4).
    """
    found = []
    for row, (line, wall_row) in enumerate(zip(board.lines, board.wall, strict=True)):
        if line.filled == 0:
            if colour not in wall_row:
                found.append(row)
        elif line.colour == colour and line.filled <= row:
            found.append(row)
    found.append(ROWS)  # AZ-3.6
    return found


def take_refusal(state: State, take: Take) -> Refusal | None:
    """Why the seat in turn may not take this; None if it may."""
    if not 0 <= take.factory <= len(state.factories):
        return reason("AZ-1.1", "refusal-no-such-factory", factory=take.factory)
    if not 0 <= take.line <= ROWS:
        return reason("AZ-1.3", "refusal-no-such-line", line=take.line)
    colour = take.colour.word
    if take.factory == CENTRE:
        if not state.centre[take.colour]:
            return reason("AZ-2.2", "refusal-not-in-centre", colour=colour)
    elif not state.factories[take.factory - 1][take.colour]:
        return reason("AZ-2.1", "refusal-not-on-factory", factory=take.factory, colour=colour)
    if take.line == FLOOR:
        return None  # AZ-3.6
    assert state.turn is not None
    board = state.boards[state.turn]
    line = board.lines[take.line - 1]
    if line.colour is not None and line.colour != take.colour:
        held = line.colour.word
        return reason("AZ-3.2", "refusal-line-other-colour", line=take.line, colour=held)
    if take.colour in board.wall[take.line - 1]:
        return reason("AZ-3.3", "refusal-row-has-colour", row=take.line, colour=colour)
    if line.filled == take.line:
        return reason("AZ-3.4", "refusal-line-complete", line=take.line)  # AZ-3.4 [ruling]
    return None


def apply_take(state: State, take: Take, sink: Sink) -> State:
    """Take the tiles, place them, and pass the turn on; the caller ends the phase (AZ-3.8)."""
    seat = state.turn
    assert seat is not None
    board = state.boards[seat]
    factories, centre, marker = state.factories, state.centre, state.marker
    if take.factory == CENTRE:
        source = CENTRE_PLACE
        count = centre[take.colour]
        centre = without(centre, take.colour)
        if marker is None:  # AZ-2.3: before the tiles taken are placed
            marker = seat
            board = _with_marker(board, seat, sink)
    else:
        source = numbered("factory", take.factory)
        at = take.factory - 1
        count = factories[at][take.colour]
        rest = without(factories[at], take.colour)
        centre = plus(centre, rest)  # AZ-2.1
        factories = (*factories[:at], NO_TILES, *factories[at + 1 :])
        if sink is not None:
            sink += moves(rest, source, CENTRE_PLACE)
    board, lost = _placed(board, take.colour, count, take.line, seat, source, sink)
    if sink is not None:
        sink.append(Ended(Span.TURN))
    boards = state.boards
    return state._replace(
        turn=Seat((seat + 1) % len(boards)),
        marker=marker,
        factories=factories,
        centre=centre,
        lid=plus(state.lid, only(take.colour, lost)) if lost else state.lid,
        boards=(*boards[:seat], board, *boards[seat + 1 :]),
    )


def _with_marker(board: Board, seat: Seat, sink: Sink) -> Board:
    """The marker goes to the floor line, or stays beside it if it is full (AZ-2.3, AZ-2.4)."""
    has_space = len(board.floor) < FLOOR_SPACES
    if sink is not None:
        target = owned("floor", seat, len(board.floor) + 1) if has_space else owned("marker", seat)
        sink.append(Moved(MARKER, CENTRE_PLACE, target))
    return board._replace(floor=(*board.floor, MARKER)) if has_space else board  # AZ-2.4 [ruling]


def _placed(
    board: Board, colour: Colour, count: int, line: int, seat: Seat, source: Place, sink: Sink
) -> tuple[Board, int]:
    """The board with the tiles placed, and how many went to the lid (AZ-3.1, AZ-3.5)."""
    fallen = count
    lines = board.lines
    if line != FLOOR:
        held = lines[line - 1].filled
        joined = min(count, line - held)
        fallen = count - joined
        lines = (*lines[: line - 1], Line(colour, held + joined), *lines[line:])
        if sink is not None:
            sink.append(Moved(str(colour), source, owned("line", seat, line, held + 1), joined))
    floor, lost = dropped(board.floor, colour, fallen, seat, source, sink)
    return Board(board.score, lines, board.wall, floor), lost


def dropped(
    floor: tuple[FloorPiece, ...],
    colour: Colour,
    count: int,
    seat: Seat,
    source: Place,
    sink: Sink,
) -> tuple[tuple[FloorPiece, ...], int]:
    """The floor line with fallen tiles, and how many found no space and go to the lid (AZ-3.7).

    They come from the source, or if that is a line, from its first spaces.
    """
    kept = min(count, FLOOR_SPACES - len(floor))
    if sink is not None and kept:
        sink.append(Moved(str(colour), source, owned("floor", seat, len(floor) + 1), kept))
    if sink is not None and count > kept:
        if source.kind == "line":
            row, space = source.at
            source = owned("line", seat, row, space + kept)
        sink.append(Moved(str(colour), source, LID_PLACE, count - kept))
    return floor + (colour,) * kept, count - kept


def turn_refusal(state: State) -> Refusal:
    """What the table is waiting for, to an action of another kind."""
    rule, message = {
        Phase.START: ("AZ-1.6", "refusal-wait-start"),
        Phase.DEAL: ("AZ-1.7", "refusal-wait-deal"),
        Phase.OFFER: ("AZ-2.5", "refusal-wait-take"),
        Phase.TILING: ("AZ-8.3", "refusal-wait-tile"),
        Phase.OVER: ("AZ-7.1", "refusal-over"),
    }[state.phase]
    return reason(rule, message)


def tiles_fallen(floor: tuple[Colour | str, ...]) -> Tiles:
    """The tiles of a floor line, without the marker."""
    counts = [0] * len(COLOURS)
    for piece in floor:
        if isinstance(piece, Colour):
            counts[piece] += 1
    return tuple(counts)
