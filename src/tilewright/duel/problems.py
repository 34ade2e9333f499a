"""Everything that is wrong with a set-up of Duel: first what lies where."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from tilewright.core.tiles import COLOURS, Tiles, plus, tiles_of
from tilewright.core.words import Reason, reason
from tilewright.duel.actions import DISPLAY, SMALL_FACTORIES
from tilewright.duel.dealing import (
    TILES_OF_A_COLOUR,
    TILES_ON_LARGE,
    TILES_ON_SMALL,
    back_odds,
)
from tilewright.duel.dome import board_tiles
from tilewright.duel.moons import BROKEN_SPACES
from tilewright.duel.plates import CHIPS, CHIPS_OF_A_KIND, PLATE_OF, SPECIAL, scoring_refusal
from tilewright.duel.progress import problems_of_progress
from tilewright.duel.stack import LAST_ROUND
from tilewright.duel.state import CELLS, FACE_DOWN, SEATS, Board, Phase, State


class Strays(NamedTuple):
    """What a text held that no state can: tiles of mixed lines, and the seats of unknown plates."""

    tiles: list[Tiles]
    plates: list[int]


def all_problems(state: State, strays: Strays) -> list[Reason]:
    """Everything that is impossible, with what no state can hold."""
    found = list(_of_table(state))
    fits = not found
    for number, board in enumerate(state.boards, start=1):
        found += _of_board(board, number)
    found += _of_factories(state)
    found += _of_tiles(state, strays)
    found += _of_plates(state)
    found += _of_chips(state)
    if fits and not strays.plates:  # only a table of the right size can be looked at more closely
        found += problems_of_progress(state, is_sound=not found)
    return found


def _of_table(state: State) -> Iterator[Reason]:
    if len(state.boards) != SEATS:
        yield reason("DU-1.3", "problem-boards", count=len(state.boards), seats=SEATS)
    if len(state.factories) != SMALL_FACTORIES:
        count = len(state.factories)
        yield reason("DU-1.2", "problem-factories", count=count, due=SMALL_FACTORIES)
    if not 1 <= state.round <= LAST_ROUND:
        yield reason("DU-3.1", "problem-round", round=state.round)
    if (state.phase is Phase.SCORING) != (not state.scoring):
        yield reason("DU-2.2", "problem-scoring-phase")
    elif state.scoring and (refusal := scoring_refusal(state.scoring)):
        yield refusal


def _of_board(board: Board, seat: int) -> Iterator[Reason]:
    if board.score < 0:
        yield reason("DU-7.3", "problem-score", seat=seat, score=board.score)
    for number, line in enumerate(board.lines, start=1):
        if line.filled > number:
            yield reason("DU-1.3", "problem-line-long", seat=seat, line=number, count=line.filled)
    if len(board.broken) > BROKEN_SPACES:
        yield reason("DU-5.9", "problem-broken-long", seat=seat, count=len(board.broken))
    for at, cell in enumerate(board.cells):
        if cell is not None and SPECIAL in cell:
            top, left = at // CELLS * 2, at % CELLS * 2
            tiles = [board.dome[top + row][left + column] for row in (0, 1) for column in (0, 1)]
            special = tiles.pop(cell.index(SPECIAL))
            if (special is None) == (None not in tiles):
                row, column = at // CELLS + 1, at % CELLS + 1
                yield reason("DU-6.7", "problem-special", seat=seat, row=row, column=column)


def _of_factories(state: State) -> Iterator[Reason]:
    for number, factory in enumerate(state.factories, start=1):
        is_stacking = state.phase is Phase.STACKING and state.at == number
        sun, moon = sum(factory.sun), len(factory.moon)
        if sun + moon > TILES_ON_SMALL:
            yield reason("DU-2.3", "problem-factory-full", factory=number, count=sun + moon)
        elif moon == TILES_ON_SMALL:
            yield reason("DU-5.1", "problem-moon-full", factory=number)
        elif is_stacking and sun + moon == TILES_ON_SMALL:
            yield reason("DU-5.1", "problem-nothing-taken", factory=number)
        elif sun and moon and not is_stacking:
            yield reason("DU-5.1", "problem-sun-and-moon", factory=number)
        elif 0 < sun < TILES_ON_SMALL and any(state.bag) and not is_stacking:
            yield reason("DU-9.4", "problem-factory-short", factory=number, count=sun)
        if not factory.is_empty and factory.chip != FACE_DOWN:
            yield reason("DU-5.5", "problem-chip-early", factory=number)
    yield from _of_large(state)


def _of_large(state: State) -> Iterator[Reason]:
    sun, moon = sum(state.large.sun), sum(state.large.moon)
    if sun + moon > TILES_ON_LARGE:
        yield reason("DU-2.3", "problem-large-full")
    elif moon == TILES_ON_LARGE:
        yield reason("DU-5.1", "problem-large-moon-full")
    elif sun and moon:
        yield reason("DU-5.1", "problem-large-sun-and-moon")
    elif 0 < sun < TILES_ON_LARGE and any(state.bag):
        yield reason("DU-9.4", "problem-large-short")
    if sun and state.start_tile is not None:
        yield reason("DU-5.4", "problem-start-tile")


def _of_tiles(state: State, strays: Strays) -> Iterator[Reason]:
    found = all_tiles(state)
    for tiles in strays.tiles:
        found = plus(found, tiles)
    for colour, count in zip(COLOURS, found, strict=True):
        if count != TILES_OF_A_COLOUR:
            yield reason("DU-1.1", "problem-tiles", colour=colour.word, count=count)


def all_tiles(state: State) -> Tiles:
    """Every coloured tile of the table: there are always 13 of each colour (DU-1.1)."""
    found = plus(plus(state.bag, state.tower), plus(state.large.sun, state.large.moon))
    for factory in state.factories:
        found = plus(found, plus(factory.sun, tiles_of(factory.moon)))
    for board in state.boards:
        found = plus(found, board_tiles(board))
    return found


def _of_plates(state: State) -> Iterator[Reason]:
    held = (*state.hand, *state.returned)
    seen = [*state.display, *[drawn.plate for drawn in held if not drawn.is_hidden]]
    seen += [] if state.plate is None else [state.plate]
    for board in state.boards:
        seen += [PLATE_OF[cell] for cell in board.cells if cell is not None]
    for plate, count in Counter(seen).items():
        if count > 1:
            yield reason("DU-1.4", "problem-plate-twice", plate=plate)
    if any([drawn.is_hidden for drawn in state.returned]):
        yield reason("DU-4.3", "problem-front-missing")
    elif any([drawn.is_hidden == bool(drawn.known) for drawn in held]):
        yield reason("DU-4.3", "problem-known")
    if len(state.display) > DISPLAY:
        yield reason("DU-2.1", "problem-display", count=len(state.display))
    if state.unseen_in_stack < 0 or (state.top is not None and not state.unseen_in_stack):
        yield reason("DU-4.3", "problem-top")
    else:
        for back, count in back_odds(state).items():
            if count < (state.top == back):  # the top plate, and no fewer than none at all
                yield reason("DU-1.4", "problem-back", back=back)


def _of_chips(state: State) -> Iterator[Reason]:
    lying = [factory.chip for factory in state.factories]
    for at, chip in enumerate(CHIPS):
        reserves = sum([board.chips[at] for board in state.boards])
        if state.chips[at] + lying.count(chip) + reserves > CHIPS_OF_A_KIND:
            yield reason("DU-1.6", "problem-chips", chip=chip)
