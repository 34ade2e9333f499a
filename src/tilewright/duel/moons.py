"""Actions B, C and D: taking tiles from suns and moons, stacking the rest, taking chips (DU-5)."""

from collections.abc import Iterable

from tilewright.core.effects import Effect, Moved, Place, Sink, moves, numbered, owned
from tilewright.core.errors import Refusal
from tilewright.core.lines import Line
from tilewright.core.seat import Seat
from tilewright.core.tiles import COLOURS, NO_TILES, Colour, Tiles, only, plus, without
from tilewright.core.words import reason
from tilewright.duel.actions import (
    BROKEN,
    LARGE,
    SMALL_FACTORIES,
    STACKS,
    TAKE_CHIPS,
    TAKE_SUNS,
    Stack,
    TakeChip,
    TakeMoon,
    TakeSun,
)
from tilewright.duel.places import LARGE as START_PLACE
from tilewright.duel.places import LARGE_MOON, LARGE_SUN, TOWER
from tilewright.duel.plates import BROKEN_COST, changed
from tilewright.duel.state import (
    FACE_DOWN,
    LINES,
    NO_CHIP,
    START_MARK,
    Board,
    Factory,
    Large,
    Phase,
    State,
)

BROKEN_SPACES = len(BROKEN_COST) - 1  # DU-5.9
CHIPS_A_ROUND = 2  # DU-5.6


def legal_takes(state: State, seat: Seat) -> list[int]:
    """The ids of every take from a sun and the moons, to all that takes it (DU-5.1, DU-5.3)."""
    targets = _open_lines(state.boards[seat])
    width = LINES + 1  # ids of one colour: the lines, then the broken space
    found: list[int] = []
    first = TAKE_SUNS
    for sun in (*[factory.sun for factory in state.factories], state.large.sun):
        for colour, count in enumerate(sun):
            if count:
                found.extend([first + target for target in targets[colour]])
            first += width
    for colour, count in enumerate(moon_tops(state)):
        if count:
            found.extend([first + target for target in targets[colour]])
        first += width
    return found


def _open_lines(board: Board) -> list[list[int]]:
    """By colour the lines, from 0, that take it, and last the broken space (DU-5.7, DU-5.10)."""
    found: list[list[int]] = [[] for _ in COLOURS]
    for at, line in enumerate(board.lines):
        if line.colour is None:
            for lines in found:
                lines.append(at)
        elif line.filled <= at:
            found[line.colour].append(at)
    for lines in found:
        lines.append(LINES)  # DU-5.8: all may be broken
    return found


def moon_tops(state: State) -> Tiles:
    """What action C takes of each colour: the stacks' top tiles, all of the large moon (DU-5.3)."""
    tops = list(state.large.moon)
    for factory in state.factories:
        if factory.moon:
            tops[factory.moon[-1]] += 1
    return tuple(tops)


def sun_refusal(state: State, action: TakeSun, seat: Seat) -> Refusal | None:
    """Why these tiles of a sun can't be taken so; None if they can (DU-5.1)."""
    if not 0 <= action.factory <= SMALL_FACTORIES:
        return reason("DU-1.2", "refusal-no-such-factory", factory=action.factory)
    if not _sun(state, action.factory)[action.colour]:
        if action.factory == LARGE:
            return reason("DU-5.1", "refusal-not-on-large-sun", colour=action.colour.word)
        return reason(
            "DU-5.1", "refusal-not-on-sun", factory=action.factory, colour=action.colour.word
        )
    return _line_refusal(state.boards[seat], action.colour, action.line)


def moon_refusal(state: State, action: TakeMoon, seat: Seat) -> Refusal | None:
    """Why these top tiles can't be taken so; None if they can (DU-5.3)."""
    if not moon_tops(state)[action.colour]:
        return reason("DU-5.3", "refusal-not-on-moons", colour=action.colour.word)
    return _line_refusal(state.boards[seat], action.colour, action.line)


def _line_refusal(board: Board, colour: Colour, number: int) -> Refusal | None:
    """Why a line does not take this colour; None if it does (DU-5.7 [ruling])."""
    if not 0 <= number <= LINES:
        return reason("DU-1.3", "refusal-no-such-line", line=number)
    if number == BROKEN:
        return None  # DU-5.8
    line = board.lines[number - 1]
    if line.colour is not None and line.colour != colour:
        held = line.colour.word
        return reason("DU-5.7", "refusal-line-other-colour", line=number, colour=held)
    if line.filled == number:
        return reason("DU-5.7", "refusal-line-complete", line=number)
    return None


def _sun(state: State, number: int) -> Tiles:
    return state.large.sun if number == LARGE else state.factories[number - 1].sun


def apply_take_sun(state: State, action: TakeSun, seat: Seat, sink: Sink) -> State:
    """Take the tiles; the rest goes to the factory's moon (DU-5.1).

    The phase is STACKING if the order of a small factory's rest is to be chosen.
    """
    count = _sun(state, action.factory)[action.colour]
    rest = without(_sun(state, action.factory), action.colour)
    source = LARGE_SUN if action.factory == LARGE else numbered("sun", action.factory)
    if sink is not None and action.factory == LARGE:
        sink += moves(rest, LARGE_SUN, LARGE_MOON)
    state = _placed(state, seat, action.colour, [(source, count)], action.line, sink)
    if action.factory == LARGE:
        large = Large(NO_TILES, plus(state.large.moon, rest))  # side by side
        return state._replace(phase=Phase.TURN, large=large)
    factory = state.factories[action.factory - 1]._replace(sun=rest)
    return _go_on_stacking(state._replace(at=action.factory), factory, sink)


def legal_stacks(state: State) -> list[int]:
    """The ids of the colours that may lie next on the moon's stack (DU-5.1)."""
    rest = state.factories[state.at - 1].sun
    return [STACKS + colour for colour in COLOURS if rest[colour]]


def stack_refusal(state: State, action: Stack) -> Refusal | None:
    """Why this tile can't be stacked next; None if it can (DU-5.1)."""
    if state.factories[state.at - 1].sun[action.colour]:
        return None
    return reason("DU-5.1", "refusal-not-on-sun", factory=state.at, colour=action.colour.word)


def apply_stack(state: State, action: Stack, sink: Sink) -> State:
    """Put a tile on the stack (DU-5.1)."""
    factory = state.factories[state.at - 1]
    sun = list(factory.sun)
    sun[action.colour] -= 1
    moved = Factory(tuple(sun), (*factory.moon, action.colour), factory.chip)
    if sink is not None:
        colour = action.colour.letter
        sink.append(Moved(colour, numbered("sun", state.at), numbered("moon", state.at)))
    return _go_on_stacking(state, moved, sink)


def _go_on_stacking(state: State, factory: Factory, sink: Sink) -> State:
    """Set the factory down; a rest of one colour stacks itself, for its order does not matter."""
    at = state.at - 1
    colours = [colour for colour in COLOURS if factory.sun[colour]]
    phase = Phase.STACKING
    if len(colours) <= 1:
        if sink is not None:
            sink += moves(factory.sun, numbered("sun", state.at), numbered("moon", state.at))
        pile = tuple([colour for colour in colours for _ in range(factory.sun[colour])])
        factory = Factory(NO_TILES, factory.moon + pile, factory.chip)
        phase = Phase.TURN
    factories = (*state.factories[:at], factory, *state.factories[at + 1 :])
    number = state.at if phase is Phase.STACKING else 0
    return state._replace(phase=phase, factories=factories, at=number)


def apply_take_moon(state: State, action: TakeMoon, seat: Seat, sink: Sink) -> State:
    """Take the top tiles of all moons together (DU-5.3), and perhaps the start tile (DU-5.4)."""
    colour = action.colour
    sources = [(LARGE_MOON, state.large.moon[colour])]
    start_tile = state.start_tile
    if state.large.moon[colour] and start_tile is None:
        start_tile = seat  # DU-5.4
        if sink is not None:
            sink.append(Moved(START_MARK, START_PLACE, owned("start", seat)))
    factories = []
    for number, factory in enumerate(state.factories, start=1):
        if factory.moon and factory.moon[-1] == colour:
            factory = factory._replace(moon=factory.moon[:-1])  # only the top tile
            sources.append((numbered("moon", number), 1))
        factories.append(factory)
    state = _placed(state, seat, colour, sources, action.line, sink)
    large = Large(state.large.sun, without(state.large.moon, colour))
    return state._replace(factories=tuple(factories), large=large, start_tile=start_tile)


def _placed(
    state: State,
    seat: Seat,
    colour: Colour,
    sources: list[tuple[Place, int]],
    number: int,
    sink: Sink,
) -> State:
    """Put the tiles in one line; what does not fit, or all of them, is broken (DU-5.7, DU-5.8)."""
    board = state.boards[seat]
    if sink is not None:
        tell_placed(board, seat, colour, sources, number, sink)
    broken = count = sum([tiles for _, tiles in sources])
    if number != BROKEN:
        held = board.lines[number - 1].filled
        joined = min(count, number - held)
        broken = count - joined
        lines = (*board.lines[: number - 1], Line(colour, held + joined), *board.lines[number:])
        board = board._replace(lines=lines)
    board, lost = break_tiles(board, colour, broken)
    state = state.with_board(seat, board)
    return state._replace(tower=plus(state.tower, only(colour, lost))) if lost else state


def tell_placed(
    board: Board,
    seat: Seat,
    colour: Colour,
    sources: Iterable[tuple[Place, int]],
    number: int,
    sink: list[Effect],
) -> None:
    """Tell where taken or broken tiles go: the line, if any, the broken space, then the tower."""
    room = 0 if number == BROKEN else number - board.lines[number - 1].filled
    spaces = BROKEN_SPACES - len(board.broken)
    for source, count in sources:
        joined = min(count, room)
        kept = min(count - joined, spaces)
        line = owned("line", seat, number, number - room + 1)
        beside = owned("broken", seat, BROKEN_SPACES - spaces + 1)
        place = source
        for target, moved in ((line, joined), (beside, kept), (TOWER, count - joined - kept)):
            if moved:
                sink.append(Moved(colour.letter, place, target, moved))
            if place.kind == "line":
                place = owned("line", seat, place.at[0], place.at[1] + moved)
        room -= joined
        spaces -= kept


def break_tiles(board: Board, colour: Colour, count: int) -> tuple[Board, int]:
    """The board with broken tiles, and how many found no space and go to the tower (DU-5.9)."""
    kept = min(count, BROKEN_SPACES - len(board.broken))
    return board._replace(broken=board.broken + (colour,) * kept), count - kept


def is_revealed(factory: Factory) -> bool:
    """Does a chip lie face up (DU-5.5)?"""
    return factory.chip not in (NO_CHIP, FACE_DOWN)


def legal_chips(state: State, seat: Seat) -> list[int]:
    """The ids of the revealed chips, while the seat has taken fewer than 2 this round (DU-5.6)."""
    if state.boards[seat].taken >= CHIPS_A_ROUND:
        return []
    return [TAKE_CHIPS + at for at, factory in enumerate(state.factories) if is_revealed(factory)]


def chip_refusal(state: State, action: TakeChip, seat: Seat) -> Refusal | None:
    """Why this chip can't be taken; None if it can (DU-5.6)."""
    if not 1 <= action.factory <= SMALL_FACTORIES:
        return reason("DU-1.2", "refusal-no-such-factory", factory=action.factory)
    if not is_revealed(state.factories[action.factory - 1]):
        return reason("DU-5.5", "refusal-chip-not-revealed", factory=action.factory)
    if state.boards[seat].taken >= CHIPS_A_ROUND:
        return reason("DU-5.6", "refusal-chip-limit", count=CHIPS_A_ROUND)
    return None


def apply_take_chip(state: State, action: TakeChip, seat: Seat, sink: Sink) -> State:
    """Take the chip face up into the reserve (DU-5.6)."""
    at = action.factory - 1
    factory, board = state.factories[at], state.boards[seat]
    if sink is not None:
        source = numbered("chip", action.factory)
        sink.append(Moved(factory.chip, source, owned("chips", seat)))
    chips = changed(board.chips, factory.chip, 1)
    state = state.with_board(seat, board._replace(taken=board.taken + 1, chips=chips))
    factory = factory._replace(chip=NO_CHIP)
    return state._replace(factories=(*state.factories[:at], factory, *state.factories[at + 1 :]))
