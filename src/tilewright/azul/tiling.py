"""Wall-tiling (AZ-4), what a tile and the floor line score (AZ-5), and the gray wall (AZ-8)."""

from collections.abc import Iterator
from itertools import groupby

from tilewright.azul.actions import Tile, tiles_from
from tilewright.azul.offer import dropped, tiles_fallen
from tilewright.azul.state import LID_PLACE, MARKER, ROWS, Board, FloorPiece, Phase, State, Wall
from tilewright.core.effects import Effect, Moved, Sink, owned, scored
from tilewright.core.errors import Refusal
from tilewright.core.lines import EMPTY_LINE, Line
from tilewright.core.runs import runs
from tilewright.core.scoring import raised, score_tile
from tilewright.core.seat import Seat
from tilewright.core.tiles import NO_TILES, Colour, Tiles, only, plus
from tilewright.core.words import reason

FLOOR_COST = (0, 1, 2, 4, 6, 8, 11, 14)  # for 0 to 7 filled spaces [picture] (AZ-5.4)


def column_of(row: int, colour: Colour) -> int:
    """The column, from 0, of a colour in a row of the coloured wall [picture] (AZ-1.5)."""
    return (colour + row) % ROWS


def lies_as_on_coloured_wall(wall: Wall) -> bool:
    """Does every tile of a wall lie where the coloured wall has its colour (AZ-1.5)?"""
    return all(
        [
            colour is None or column == column_of(row, colour)
            for row, spaces in enumerate(wall)
            for column, colour in enumerate(spaces)
        ]
    )


def tile_walls(state: State, gray: bool, sink: Sink) -> State:
    """Tile from the seat in turn on, in turn order (AZ-4 [ruling]), up to the next decision.

    If a seat has to choose a space, the phase is TILING and the turn is that seat's;
    otherwise all have finished and the turn is None.
    """
    assert state.turn is not None
    seat = state.turn
    while True:
        board, lid, row = _tile_lines(state.boards[seat], state.lid, gray, seat, sink)
        if row is not None:
            state = state.with_board(seat, board)
            return state._replace(phase=Phase.TILING, turn=seat, lid=lid)
        board, lid = _clear_floor(board, lid, seat, sink)
        state = state.with_board(seat, board)._replace(lid=lid)
        seat = Seat((seat + 1) % len(state.boards))
        if seat == state.start:
            return state._replace(turn=None)


def waiting_line(board: Board) -> tuple[int, Colour]:
    """The topmost complete line, from 0, and its colour: its space is to be chosen (AZ-8.1)."""
    row = next(row for row, line in enumerate(board.lines) if line.filled > row)
    colour = board.lines[row].colour
    assert colour is not None
    return row, colour


def legal_columns(wall: Wall, row: int, colour: Colour) -> list[int]:
    """The columns, from 0, where a gray row may take a colour (AZ-8.1)."""
    if colour in wall[row]:
        return []
    return [
        column
        for column in range(ROWS)
        if wall[row][column] is None and all([other[column] != colour for other in wall])
    ]


def legal_tiles(state: State) -> list[int]:
    """The ids of the spaces that the seat in turn may choose: two or more (AZ-8.1)."""
    assert state.turn is not None
    board = state.boards[state.turn]
    row, colour = waiting_line(board)
    first = tiles_from(len(state.boards)) + row * ROWS
    return [first + column for column in legal_columns(board.wall, row, colour)]


def tile_refusal(state: State, tile: Tile) -> Refusal | None:
    """Why the tile of the topmost complete line may not go there; None if it may."""
    assert state.turn is not None
    board = state.boards[state.turn]
    row, colour = waiting_line(board)
    if tile.row != row + 1:
        return reason("AZ-4.1", "refusal-other-line-first", line=row + 1)
    if not 1 <= tile.column <= ROWS:
        return reason("AZ-1.3", "refusal-no-such-column", column=tile.column)
    if board.wall[row][tile.column - 1] is not None:
        return reason("AZ-8.1", "refusal-space-taken", row=tile.row, column=tile.column)
    if tile.column - 1 not in legal_columns(board.wall, row, colour):
        return reason("AZ-8.1", "refusal-column-has-colour", column=tile.column, colour=colour.word)
    return None


def apply_tile(state: State, tile: Tile, sink: Sink) -> State:
    """Place the tile where the seat in turn chose (AZ-8.1); `tile_walls` goes on from there."""
    seat = state.turn
    assert seat is not None
    board, lid = _place(state.boards[seat], state.lid, tile.row - 1, tile.column - 1, seat, sink)
    return state.with_board(seat, board)._replace(lid=lid)


def forecast(board: Board, gray: bool, seat: Seat) -> tuple[Effect, ...]:
    """What tiling a board would do if it began now, each gray tile where it scores most at once.

    Of equal spaces it takes the rightmost.
    """
    sink: list[Effect] = []
    _tiled(board, gray, seat, sink)
    return tuple(sink)


def tiled_score(board: Board, gray: bool) -> int:
    """The score of a board if it were tiled now."""
    return _tiled(board, gray, Seat(0), None).score


def _tiled(board: Board, gray: bool, seat: Seat, sink: Sink) -> Board:
    board, lid, row = _tile_lines(board, NO_TILES, gray, seat, sink)
    while row is not None:
        _, colour = waiting_line(board)
        spaces = [
            (runs(board.wall, row, column).score, column)
            for column in legal_columns(board.wall, row, colour)
        ]
        board, lid = _place(board, lid, row, max(spaces)[1], seat, sink)
        board, lid, row = _tile_lines(board, lid, gray, seat, sink)
    return _clear_floor(board, lid, seat, sink)[0]


def _tile_lines(
    board: Board, lid: Tiles, gray: bool, seat: Seat, sink: Sink
) -> tuple[Board, Tiles, int | None]:
    """Move tiles from top to bottom (AZ-4.1); the row, from 0, that needs a decision, if any."""
    for row in range(ROWS):
        line = board.lines[row]
        if line.colour is None or line.filled <= row:
            continue  # AZ-4.2
        columns = (
            legal_columns(board.wall, row, line.colour) if gray else [column_of(row, line.colour)]
        )
        if len(columns) > 1:
            return board, lid, row  # AZ-8.1
        if columns:  # AZ-8.3 [ruling]: compulsory, so a single space is no decision
            board, lid = _place(board, lid, row, columns[0], seat, sink)
        else:
            board, lid = _drop_line(board, lid, row, seat, sink)
    return board, lid, None


def _place(
    board: Board, lid: Tiles, row: int, column: int, seat: Seat, sink: Sink
) -> tuple[Board, Tiles]:
    """Move a line's tile to the wall and score it at once; the others go to the lid (AZ-4.1)."""
    colour = board.lines[row].colour
    assert colour is not None
    wall_row = board.wall[row]
    wall_row = (*wall_row[:column], colour, *wall_row[column + 1 :])
    wall = (*board.wall[:row], wall_row, *board.wall[row + 1 :])
    if sink is not None:
        tile, space = str(colour), owned("wall", seat, row + 1, column + 1)
        sink.append(Moved(tile, owned("line", seat, row + 1, 1), space))
    # AZ-5.3: with what was placed before
    points = score_tile(sink, seat, "wall", wall, row, column, colour, "AZ-5.1", "AZ-5.2")
    if sink is not None and row:
        sink.append(Moved(tile, owned("line", seat, row + 1, 2), LID_PLACE, row))
    board = Board(board.score + points, _emptied(board, row), wall, board.floor)
    return board, plus(lid, only(colour, row))


def _drop_line(board: Board, lid: Tiles, row: int, seat: Seat, sink: Sink) -> tuple[Board, Tiles]:
    """All tiles of a line without a place fall to the floor at once (AZ-8.2)."""
    colour = board.lines[row].colour
    assert colour is not None
    if sink is not None:
        told = scored(seat, 0, "AZ-8.2", "line-fallen", line=row + 1, colour=colour.word)
        sink.append(told)
    source = owned("line", seat, row + 1, 1)
    floor, lost = dropped(board.floor, colour, row + 1, seat, source, sink)
    board = Board(board.score, _emptied(board, row), board.wall, floor)
    return board, plus(lid, only(colour, lost))


def _clear_floor(board: Board, lid: Tiles, seat: Seat, sink: Sink) -> tuple[Board, Tiles]:
    """Subtract the floor line and empty it (AZ-4.3, AZ-5.4, AZ-5.5)."""
    if not board.floor:
        return board, lid
    count = len(board.floor)
    cost = FLOOR_COST[count]
    if sink is not None:
        spaces = [owned("floor", seat, space) for space in range(1, count + 1)]
        sink.append(scored(seat, -cost, "AZ-5.4", "floor", spaces, count=count))
    score = raised(sink, seat, board.score - cost, "AZ-5.5")  # [ruling]: after the whole line
    if sink is not None:
        sink += _leaving(board.floor, seat)
    lid = plus(lid, tiles_fallen(board.floor))
    return Board(score, board.lines, board.wall, ()), lid


def _leaving(floor: tuple[FloorPiece, ...], seat: Seat) -> Iterator[Effect]:
    """The pieces go to the lid from left to right, equal neighbours together.

    The start marker is kept beside the board.
    """
    space = 1
    for piece, group in groupby(floor):
        count = len(list(group))
        target = owned("marker", seat) if piece == MARKER else LID_PLACE
        yield Moved(str(piece), owned("floor", seat, space), target, count)
        space += count


def _emptied(board: Board, row: int) -> tuple[Line, ...]:
    return (*board.lines[:row], EMPTY_LINE, *board.lines[row + 1 :])
