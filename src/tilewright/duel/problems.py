"""Everything that is wrong with a set-up of Duel."""

from collections import Counter
from collections.abc import Iterator

from tilewright.core.game import Seat
from tilewright.core.lines import EMPTY_LINE
from tilewright.core.tiles import COLOURS, Tiles, plus, tiles_of
from tilewright.core.words import Reason, reason
from tilewright.duel.actions import DISPLAY, SMALL_FACTORIES, SpendChips
from tilewright.duel.dealing import (
    TILES_OF_A_COLOUR,
    TILES_ON_LARGE,
    TILES_ON_SMALL,
    back_odds,
    chip_to_reveal,
)
from tilewright.duel.dome import board_tiles, matching
from tilewright.duel.moons import BROKEN_SPACES, CHIPS_A_ROUND
from tilewright.duel.payment import is_paid, legal_payments, legal_spends
from tilewright.duel.plates import (
    CHIPS,
    CHIPS_OF_A_KIND,
    PLATE_OF,
    SPECIAL,
    scoring_refusal,
)
from tilewright.duel.stack import LAST_ROUND
from tilewright.duel.state import (
    CELLS,
    FACE_DOWN,
    LINES,
    NO_CHIP,
    NOTHING_PAID,
    SEATS,
    TOKENS,
    UNTILED,
    Board,
    Factory,
    Phase,
    State,
)
from tilewright.duel.turns import can_act

PREPARING = (Phase.SCORING, Phase.DISPLAY, Phase.BACK, Phase.DEAL, Phase.START)
HOLDING = (Phase.DRAWING, Phase.FRONTS, Phase.KEEPING, Phase.RETURNING)
CHOOSING_PLATE = (*HOLDING, Phase.BACK, Phase.PLACING)
TAKING = (Phase.TURN, Phase.STACKING, Phase.CHIP, *HOLDING, Phase.PLACING)
TILING = (Phase.PAYING, Phase.SPENDING, Phase.TILING)
CHIPS_IN_ALL = len(CHIPS) * CHIPS_OF_A_KIND  # DU-1.6


def problems(state: State) -> tuple[Reason, ...]:
    """Everything that is impossible about a state."""
    return tuple(all_problems(state, []))


def all_problems(state: State, strays: list[Tiles]) -> list[Reason]:
    """The same, with tiles that lie where no state can say."""
    found = list(_of_table(state))
    fits = not found
    if (state.phase is Phase.SCORING) != (not state.scoring):
        found.append(reason("DU-2.2", "problem-scoring-phase"))
    elif state.scoring and (refusal := scoring_refusal(state.scoring)):
        found.append(refusal)
    for number, board in enumerate(state.boards, start=1):
        found += _of_board(board, number)
    found += _of_factories(state)
    found += _of_tiles(state, strays)
    if fits:  # only a table of the right size can be looked at more closely
        found += _of_plates(state)
        found += _of_chips(state)
        found += _of_phase(state)
        found += _of_progress(state)
    if not found:
        found += _of_decision(state)
    return found


def _of_table(state: State) -> Iterator[Reason]:
    if len(state.boards) != SEATS:
        yield reason("DU-1.3", "problem-boards", count=len(state.boards), seats=SEATS)
    if len(state.factories) != SMALL_FACTORIES:
        count = len(state.factories)
        yield reason("DU-1.2", "problem-factories", count=count, due=SMALL_FACTORIES)
    if not 1 <= state.round <= LAST_ROUND:
        yield reason("DU-3.1", "problem-round", round=state.round)


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
        count = sum(factory.sun) + len(factory.moon)
        if count > TILES_ON_SMALL:
            yield reason("DU-2.3", "problem-factory-full", factory=number, count=count)
        is_stacking = state.phase is Phase.STACKING and state.at == number
        if any(factory.sun) and factory.moon and not is_stacking:
            yield reason("DU-5.1", "problem-sun-and-moon", factory=number)
        if not factory.is_empty and factory.chip != FACE_DOWN:
            yield reason("DU-5.5", "problem-chip-early", factory=number)
    if sum(state.large.sun) + sum(state.large.moon) > TILES_ON_LARGE:
        yield reason("DU-2.3", "problem-large-full")
    if any(state.large.sun) and any(state.large.moon):
        yield reason("DU-5.1", "problem-large-sun-and-moon")


def _of_tiles(state: State, strays: list[Tiles]) -> Iterator[Reason]:
    found = all_tiles(state)
    for tiles in strays:
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
    looked = state.phase in (Phase.KEEPING, Phase.RETURNING)
    if any([d.is_hidden for d in state.returned]) or (
        looked and any([d.is_hidden for d in state.hand])
    ):
        yield reason("DU-4.3", "problem-front-missing")
    if any([drawn.is_hidden == bool(drawn.known) for drawn in held]):
        yield reason("DU-4.3", "problem-known")
    if len(state.display) > DISPLAY:
        yield reason("DU-2.1", "problem-display", count=len(state.display))
    if state.unseen_in_stack < 0 or (state.top is not None and not state.unseen_in_stack):
        yield reason("DU-4.3", "problem-top")
    elif state.top is not None and back_odds(state)[state.top] < 1:
        yield reason("DU-1.4", "problem-back", back=state.top)
    elif (
        state.top is None and state.unseen_in_stack and state.phase not in (*PREPARING, Phase.OVER)
    ):
        yield reason("DU-4.3", "problem-top")
    for seat, board in enumerate(state.boards):
        due = _plates_due(state, seat)
        placed = len(board.cells) - board.cells.count(None)
        if placed not in due:
            yield reason("DU-4.1", "problem-plates", seat=seat + 1, count=placed)


def _plates_due(state: State, seat: int) -> tuple[int, ...]:
    """How many plates may lie on a dome: one from the set-up, and one for each token used."""
    tokens = state.boards[seat].tokens
    if state.round == LAST_ROUND:
        return (CELLS**2,) if tokens == TOKENS else ()
    if state.round == 1 and tokens == TOKENS and state.phase not in (*TAKING, *TILING):
        return (0, 1)  # DU-2.6
    if state.round == 1 and state.phase is Phase.PLACING and tokens == TOKENS:
        return (0, 1)
    holds = seat == state.turn and state.phase in CHOOSING_PLATE
    return (1 + TOKENS * state.round - tokens - holds,)


def _of_chips(state: State) -> Iterator[Reason]:
    lying = [factory.chip for factory in state.factories if factory.chip != NO_CHIP]
    face_down = lying.count(FACE_DOWN)
    for at, chip in enumerate(CHIPS):
        reserves = sum([board.chips[at] for board in state.boards])
        if state.chips[at] + lying.count(chip) + reserves > CHIPS_OF_A_KIND:
            yield reason("DU-1.6", "problem-chips", chip=chip)
    taken = sum([board.taken for board in state.boards])
    dealt = SMALL_FACTORIES if lying or taken else 0
    if len(lying) + taken != dealt or any([board.taken > CHIPS_A_ROUND for board in state.boards]):
        yield reason("DU-5.6", "problem-chips-taken", count=len(lying) + taken)
    elif sum(state.chips) != CHIPS_IN_ALL - SMALL_FACTORIES * (state.round - 1) - dealt + face_down:
        yield reason("DU-2.5", "problem-chips-unseen", count=sum(state.chips))


def _of_phase(state: State) -> Iterator[Reason]:
    phase = state.phase
    between = phase in (Phase.SCORING, Phase.DISPLAY, Phase.DEAL, Phase.START, Phase.OVER)
    if (state.turn is None) != between and phase not in (Phase.BACK, Phase.CHIP):
        yield reason("DU-3.2", "problem-turn")
    if state.start is None and phase not in PREPARING:
        yield reason("DU-2.6", "problem-start")
    holds = phase in HOLDING or (phase is Phase.BACK and state.turn is not None)
    if bool(state.hand) != holds or (state.plate is not None) != (
        phase in (Phase.PLACING, Phase.RETURNING)
    ):
        yield reason("DU-4.3", "problem-hand")
    lying = any([factory.chip != NO_CHIP for factory in state.factories])
    over = phase in TILING or phase is Phase.OVER
    if (over or phase is Phase.DEAL) and (state.tiles_on_offer or lying):
        yield reason("DU-3.4", "problem-offer-left")
    used = all([board.tokens == 0 for board in state.boards])
    if over and state.round < LAST_ROUND and not used:
        yield reason("DU-4.1", "problem-tokens")
    if phase is Phase.OVER and state.round < LAST_ROUND:
        yield reason("DU-3.1", "problem-not-over")
    if phase is Phase.DISPLAY and (len(state.display) == DISPLAY or not state.stack_size):
        yield reason("DU-9.1", "problem-display-full")
    if phase in (Phase.DEAL, Phase.START) and len(state.display) < DISPLAY and state.stack_size:
        yield reason("DU-9.1", "problem-display-short")
    if phase is Phase.BACK and (state.top is not None or not state.unseen_in_stack):
        yield reason("DU-4.3", "problem-top")
    if phase not in (*TILING, Phase.STACKING) and state.at:
        yield reason("DU-6.1", "problem-at")
    if phase not in TILING and state.payment != NOTHING_PAID:
        yield reason("DU-6.5", "problem-payment")


def _of_progress(state: State) -> Iterator[Reason]:
    """Has everything been done that comes before this phase, and nothing that comes after it?"""
    if _is_setting_up(state):
        if any(state.tower) or any([_has_played(board) for board in state.boards]):
            yield reason("DU-1.3", "problem-begun")
        return
    for seat in _tiled_seats(state):
        board = state.boards[seat]
        for number, line in enumerate(board.lines, start=1):
            if line.colour is None:
                continue
            spaces = matching(board, number, line.colour)
            first = (number - 1) // 2 * CELLS
            if spaces and line.filled == number:
                yield reason("DU-6.1", "problem-line-waiting", seat=seat + 1, line=number)
            if not spaces and None not in board.cells[first : first + CELLS]:
                yield reason("DU-6.3", "problem-line-unbroken", seat=seat + 1, line=number)
        if board.broken:
            yield reason("DU-7.3", "problem-broken-waiting", seat=seat + 1)


def _is_setting_up(state: State) -> bool:
    """Is this before the first turn (DU-2)?"""
    if state.round > 1 or state.hand:
        return False
    uses_no_token = all([board.tokens == TOKENS for board in state.boards])
    return state.phase in (*PREPARING, Phase.SETUP) or (
        state.phase is Phase.PLACING and uses_no_token
    )


def _has_played(board: Board) -> bool:
    is_clear = all([line == EMPTY_LINE for line in board.lines])
    return not is_clear or bool(board.broken) or board.dome != UNTILED


def _tiled_seats(state: State) -> tuple[Seat, ...]:
    """The seats that have tiled their domes this round, or before the round that is prepared."""
    if state.phase in TILING and state.start is not None:
        return () if state.turn == state.start else (state.start,)
    between = state.phase in (*PREPARING, Phase.OVER) and state.turn is None
    return (Seat(0), Seat(1)) if between else ()


def _of_decision(state: State) -> Iterator[Reason]:
    """Is there something to decide, of the kind that the phase says?"""
    seat, phase = state.turn, state.phase
    waits = chip_to_reveal(state) is not None
    if waits != (phase is Phase.CHIP) and phase in TAKING:
        yield reason("DU-5.5", "problem-chip-waiting")
    if seat is None:
        return
    rest = _rest(state.factories[state.at - 1]) if 1 <= state.at <= SMALL_FACTORIES else 0
    may = {
        Phase.TURN: can_act(state, seat),
        Phase.SETUP: bool(state.display) and state.boards[seat].cells.count(None) == CELLS**2,
        Phase.STACKING: phase is not Phase.STACKING or rest > 1,
        Phase.DRAWING: state.stack_size > 0 and state.boards[seat].score > 0,
        Phase.KEEPING: len(state.hand) > 1,
        Phase.RETURNING: len(state.hand) > 1,
    }
    if not may.get(phase, True) or (phase in TILING and not _may_tile(state, seat)):
        yield reason("DU-3.2", "problem-no-choice", seat=seat + 1)


def _rest(factory: Factory) -> int:
    return sum([count > 0 for count in factory.sun])


def _may_tile(state: State, seat: Seat) -> bool:
    board = state.boards[seat]
    if not 1 <= state.at <= LINES or board.lines[state.at - 1].colour is None:
        return False
    line = board.lines[state.at - 1]
    assert line.colour is not None
    spaces = matching(board, state.at, line.colour)
    is_complete = line.filled == state.at
    if state.phase is Phase.TILING:
        paid = state.payment == NOTHING_PAID if is_complete else is_paid(state, seat)
        return len(spaces) > 1 and paid
    missing = state.at - line.filled
    if is_complete or not spaces or state.payment.paid >= missing:
        return False
    if state.phase is Phase.PAYING:
        ways = [way for way in legal_payments(state, seat) if isinstance(way, SpendChips)]
        return state.payment.size == 0 and state.payment.left == 0 and bool(ways)
    in_hand = 1 <= state.payment.left <= state.payment.size
    return in_hand and bool(legal_spends(state, seat))
