"""Phase 2: tiling the dome (DU-6), and what it scores (DU-7)."""

from itertools import groupby

from tilewright.core.effects import Effect, Moved, Sink, owned, scored
from tilewright.core.errors import Refusal
from tilewright.core.lines import EMPTY_LINE
from tilewright.core.scoring import raised, score_tile
from tilewright.core.seat import Seat
from tilewright.core.tiles import NO_TILES, Colour, Tiles, only, plus, tiles_of
from tilewright.core.words import reason
from tilewright.duel.actions import BROKEN, PLACE_TILES, PlaceTile
from tilewright.duel.moons import break_tiles, tell_placed
from tilewright.duel.payment import can_pay
from tilewright.duel.places import SUPPLY, TOWER
from tilewright.duel.plates import BROKEN_COST, JOKER, SPECIAL, SPECIAL_POINTS, START_TILE_COST
from tilewright.duel.state import CELLS, LINES, NOTHING_PAID, Board, DomeTile, Phase, State, other


def begin_tiling(state: State, sink: Sink) -> State:
    """Each player alone; where there are decisions, the start player goes first."""
    return go_on_tiling(state._replace(turn=state.start, at=1), sink)


def go_on_tiling(state: State, sink: Sink) -> State:
    """Tile from the line at hand on, up to the next decision; the turn is None if there is none."""
    seat = state.turn
    assert seat is not None
    while True:
        if state.at > LINES:
            state = _settle(state, seat, sink)
            if seat != state.start:
                return state._replace(turn=None, at=0)
            seat = other(seat)
            state = state._replace(turn=seat, at=1)
            continue
        line = state.boards[seat].lines[state.at - 1]
        if line.colour is not None:
            spaces = matching(state.boards[seat], state.at, line.colour)
            if not spaces:
                state = _keep_or_break(state, seat, sink)
            elif line.filled == state.at:
                if len(spaces) > 1:
                    return state._replace(phase=Phase.TILING)
                state = place_tile(state, seat, spaces[0], sink)
            elif can_pay(state.boards[seat], state.at):
                return state._replace(phase=Phase.PAYING)  # DU-6.4
        state = state._replace(at=state.at + 1)  # DU-6.6: else an incomplete line keeps its tiles


def matching(board: Board, line: int, colour: Colour) -> list[int]:
    """The columns, from 1, of the empty spaces for a line's tile: its colour or joker (DU-6.1)."""
    row = line - 1
    takes = (colour.letter, JOKER)
    return [
        column + 1
        for column, tile in enumerate(board.dome[row])
        if tile is None and board.space(row, column) in takes
    ]


def matching_spaces(state: State, seat: Seat) -> list[int]:
    """The columns, from 1, that the line at hand may choose among (DU-6.1)."""
    colour = state.boards[seat].lines[state.at - 1].colour
    assert colour is not None
    return matching(state.boards[seat], state.at, colour)


def legal_spaces(state: State, seat: Seat) -> list[int]:
    """The ids of the spaces that the line at hand may choose among (DU-6.1)."""
    first = PLACE_TILES + (state.at - 1) * LINES
    return [first + column - 1 for column in matching_spaces(state, seat)]


def space_refusal(state: State, action: PlaceTile, seat: Seat) -> Refusal | None:
    """Why the tile of the line at hand may not go there; None if it may (DU-6.1)."""
    board = state.boards[seat]
    if action.row != state.at:
        return reason("DU-6.1", "refusal-other-line-first", line=state.at)
    if not 1 <= action.column <= LINES:
        return reason("DU-1.3", "refusal-no-such-column", column=action.column)
    if board.dome[action.row - 1][action.column - 1] is not None:
        return reason("DU-6.1", "refusal-space-taken", row=action.row, column=action.column)
    colour = board.lines[state.at - 1].colour
    assert colour is not None
    if action.column in matching(board, state.at, colour):
        return None
    if board.space(action.row - 1, action.column - 1) == SPECIAL:
        return reason("DU-6.7", "refusal-space-special", row=action.row, column=action.column)
    return reason(
        "DU-6.1", "refusal-space-colour", row=action.row, column=action.column, colour=colour.word
    )


def place_tile(state: State, seat: Seat, column: int, sink: Sink) -> State:
    """Move a line's last tile to the dome and score it; the others go to the tower (DU-6.1)."""
    board = state.boards[seat]
    row = state.at - 1
    line = board.lines[row]
    assert line.colour is not None
    lines = (*board.lines[:row], EMPTY_LINE, *board.lines[row + 1 :])
    colour = line.colour.letter
    if sink is not None:
        target = owned("dome", seat, state.at, column)
        sink.append(Moved(colour, owned("line", seat, state.at, 1), target))
    board = _tiled(board._replace(lines=lines), row, column - 1, line.colour, seat, sink)
    if sink is not None and line.filled > 1:
        sink.append(Moved(colour, owned("line", seat, state.at, 2), TOWER, line.filled - 1))
    tower = plus(state.tower, only(line.colour, line.filled - 1))
    return state.with_board(seat, board)._replace(tower=tower, payment=NOTHING_PAID)


def _tiled(board: Board, row: int, column: int, colour: Colour, seat: Seat, sink: Sink) -> Board:
    """A tile on the dome with its points (DU-7.1), and the special tile it may bring (DU-7.2)."""
    board = _filled(board, row, column, colour)
    points = score_tile(sink, seat, "dome", board.dome, row, column, colour, "DU-7.1")
    board = board._replace(score=board.score + points)
    top, left = row // 2 * 2, column // 2 * 2
    spaces = [(top, left), (top, left + 1), (top + 1, left), (top + 1, left + 1)]
    empty = [(r, c) for r, c in spaces if board.dome[r][c] is None]
    if len(empty) == 1 and board.space(*empty[0]) == SPECIAL:  # DU-6.7: at once
        r, c = empty[0]
        points = SPECIAL_POINTS[r]  # DU-1.7
        if sink is not None:
            space = owned("dome", seat, r + 1, c + 1)
            sink.append(Moved(SPECIAL, SUPPLY, space))
            told = scored(seat, points, "DU-6.7", "special", [space], row=r + 1, column=c + 1)
            sink.append(told)
        board = _filled(board, r, c, SPECIAL)._replace(score=board.score + points)
    return board


def _filled(board: Board, row: int, column: int, tile: DomeTile) -> Board:
    spaces = board.dome[row]
    spaces = (*spaces[:column], tile, *spaces[column + 1 :])
    return board._replace(dome=(*board.dome[:row], spaces, *board.dome[row + 1 :]))


def _keep_or_break(state: State, seat: Seat, sink: Sink) -> State:
    """A line without a space waits for a plate (DU-6.2), or is broken if none can come (DU-6.3)."""
    board = state.boards[seat]
    row = state.at - 1
    line = board.lines[row]
    first = row // 2 * CELLS
    if None in board.cells[first : first + CELLS]:
        return state  # DU-6.2
    assert line.colour is not None
    if sink is not None:
        colour = line.colour.word
        sink.append(scored(seat, 0, "DU-6.3", "line-broken", line=state.at, colour=colour))
        tiles = owned("line", seat, state.at, 1), line.filled
        tell_placed(board, seat, line.colour, [tiles], BROKEN, sink)
    lines = (*board.lines[:row], EMPTY_LINE, *board.lines[row + 1 :])
    board, lost = break_tiles(board._replace(lines=lines), line.colour, line.filled)
    tower = plus(state.tower, only(line.colour, lost))
    return state.with_board(seat, board)._replace(tower=tower)


def _settle(state: State, seat: Seat, sink: Sink) -> State:
    """Broken tiles and the start tile cost their points, at once (DU-7.3)."""
    board = state.boards[seat]
    score = board.score
    count = len(board.broken)
    if count:
        cost = BROKEN_COST[count]
        if sink is not None:
            spaces = [owned("broken", seat, at) for at in range(1, count + 1)]
            sink.append(scored(seat, -cost, "DU-1.8", "broken", spaces, count=count))
        score -= cost
    if state.start_tile == seat:
        cost = START_TILE_COST
        if sink is not None:
            sink.append(scored(seat, -cost, "DU-1.3", "start-tile"))
        score -= cost
    score = raised(sink, seat, score, "DU-7.3")  # [ruling]
    if sink is not None:
        _clear_broken(board, seat, sink)
    tower = plus(state.tower, tiles_of(board.broken))
    return state.with_board(seat, board._replace(score=score, broken=()))._replace(tower=tower)


def _clear_broken(board: Board, seat: Seat, sink: list[Effect]) -> None:
    """Tell that the broken tiles go to the tower, neighbours of one colour together."""
    first = 1
    for colour, same in groupby(board.broken):
        number = len(list(same))
        sink.append(Moved(colour.letter, owned("broken", seat, first), TOWER, number))
        first += number


def has_tiled(state: State, seat: Seat, line: int) -> bool:
    """Is that line's part of this round's tiling over for a seat?"""
    if state.phase not in (Phase.PAYING, Phase.SPENDING, Phase.TILING):
        return state.phase is Phase.OVER
    return line < state.at if seat == state.turn else seat == state.start


def forecast(state: State, seat: Seat, sink: Sink) -> State:
    """The state in which a seat tiled now, each tile where it scores most at once, chips kept.

    Of equal spaces it takes the leftmost.
    """
    if has_tiled(state, seat, LINES):
        return state
    state = state._replace(turn=seat, at=1, tower=NO_TILES)
    for number in range(1, LINES + 1):
        state = state._replace(at=number)
        line = state.boards[seat].lines[number - 1]
        if line.colour is None:
            continue
        spaces = matching(state.boards[seat], number, line.colour)
        if not spaces:
            state = _keep_or_break(state, seat, sink)
        elif line.filled == number:
            options = [(place_tile(state, seat, column, None), column) for column in spaces]
            _, column = max(options, key=lambda option: option[0].boards[seat].score)
            state = place_tile(state, seat, column, sink)
    return _settle(state, seat, sink)


def standing(state: State, seat: Seat) -> int:
    """The score of a seat if it tiled now."""
    return forecast(state, seat, None).boards[seat].score


def board_tiles(board: Board) -> Tiles:
    """Every coloured tile on a board: lines, dome and broken space."""
    found = tiles_of(board.broken)
    for line in board.lines:
        if line.colour is not None:
            found = plus(found, only(line.colour, line.filled))
    return plus(
        found, tiles_of(tile for row in board.dome for tile in row if isinstance(tile, Colour))
    )
