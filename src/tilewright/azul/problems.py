"""Everything that is wrong with a set-up of Azul."""

from collections import Counter
from collections.abc import Iterator

from tilewright.azul.actions import FACTORIES
from tilewright.azul.dealing import TILES_OF_A_COLOUR, TILES_ON_A_FACTORY
from tilewright.azul.ending import ending_rule
from tilewright.azul.offer import FLOOR_SPACES, tiles_fallen
from tilewright.azul.state import EMPTY_BOARD, MARKER, ROWS, Board, Phase, State, Wall, WallRow
from tilewright.azul.tiling import column_of, legal_columns, waiting_line
from tilewright.core.tiles import COLOURS, Colour, Tiles, plus, tiles_of
from tilewright.core.words import Reason, reason


def all_problems(state: State, seats: int, gray: bool, strays: list[Tiles]) -> list[Reason]:
    """Everything that is impossible at such a table, with tiles that lie where no state can say."""
    found = list(_of_table(state, seats))
    fits = not found
    if state.round < 1:
        found.append(reason("AZ-6.1", "problem-round", round=state.round))
    for number, board in enumerate(state.boards, start=1):
        found += _of_board(board, number, gray)
    found += _of_tiles(state, strays)
    if fits:  # only a table of the right size can be looked at more closely
        found += _of_marker(state)
        found += _of_phase(state, gray)
    return found


def _of_table(state: State, seats: int) -> Iterator[Reason]:
    if len(state.boards) != seats:
        yield reason("AZ-1.1", "problem-boards", count=len(state.boards), seats=seats)
    if len(state.factories) != FACTORIES[seats]:
        due = FACTORIES[seats]
        yield reason("AZ-1.1", "problem-factories", count=len(state.factories), due=due)
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


def _of_tiles(state: State, strays: list[Tiles]) -> Iterator[Reason]:
    for number, factory in enumerate(state.factories, start=1):
        if sum(factory) > TILES_ON_A_FACTORY:
            yield reason("AZ-1.7", "problem-factory-full", factory=number, count=sum(factory))
        elif any(factory) and sum(factory) < TILES_ON_A_FACTORY and any(state.bag):
            yield reason("AZ-6.3", "problem-factory-short", factory=number, count=sum(factory))
    found = all_tiles(state)
    for tiles in strays:
        found = plus(found, tiles)
    for colour, count in zip(COLOURS, found, strict=True):
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
        if seat == state.marker and seat not in _tiled_seats(state) and not markers and not is_full:
            yield reason("AZ-2.3", "problem-marker-missing", seat=seat + 1)


def _tiled_seats(state: State) -> list[int]:
    """The seats whose walls are tiled and whose floor lines are empty."""
    seats = len(state.boards)
    if state.phase is Phase.OFFER:
        return []
    if state.phase is Phase.TILING and state.turn is not None and state.start is not None:
        return [(state.start + n) % seats for n in range((state.turn - state.start) % seats)]
    return list(range(seats))


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
    yield from _of_ending(state, gray)
    yield from _of_tiled(state)
    if state.phase is Phase.TILING:
        yield from _of_choice(state, gray)
    if state.phase in (Phase.START, Phase.DEAL):
        if state.marker is not None:
            yield reason("AZ-6.1", "problem-marker-back")
        played = any(state.lid) or any(board != EMPTY_BOARD for board in state.boards)
        if (state.round == 1 and played) or (state.round != 1 and state.phase is Phase.START):
            yield reason("AZ-1.3", "problem-begun")


def _of_ending(state: State, gray: bool) -> Iterator[Reason]:
    rule = ending_rule(state, gray)
    if state.phase is Phase.OVER:
        if rule is None:
            yield reason("AZ-7.1", "problem-not-over")
    elif state.phase is Phase.OFFER:
        if rule not in (None, "AZ-6.4"):  # all tiles may be out while an offer goes on
            yield reason(rule, "problem-over")
    elif state.phase is not Phase.TILING and rule is not None:
        yield reason(rule, "problem-over")


def _of_tiled(state: State) -> Iterator[Reason]:
    for seat in _tiled_seats(state):
        board = state.boards[seat]
        for row, line in enumerate(board.lines):
            if line.filled == row + 1:
                yield reason("AZ-4.1", "problem-line-waiting", seat=seat + 1, line=row + 1)
        if board.floor:
            yield reason("AZ-4.3", "problem-floor-waiting", seat=seat + 1)


def _of_choice(state: State, gray: bool) -> Iterator[Reason]:
    if state.turn is None:
        return  # said already
    board = state.boards[state.turn]
    complete = any(line.filled == row + 1 for row, line in enumerate(board.lines))
    if not gray or not complete or len(legal_columns(board.wall, *waiting_line(board))) < 2:
        yield reason("AZ-8.1", "problem-no-choice", seat=state.turn + 1)
