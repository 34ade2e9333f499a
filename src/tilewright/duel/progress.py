"""What is wrong with a set-up of Duel: whether all of it can be so at this point of the game."""

from collections.abc import Iterator

from tilewright.core.lines import EMPTY_LINE
from tilewright.core.seat import Seat
from tilewright.core.words import Reason, reason
from tilewright.duel.actions import DISPLAY, SMALL_FACTORIES
from tilewright.duel.dealing import chip_to_reveal
from tilewright.duel.dome import matching
from tilewright.duel.moons import CHIPS_A_ROUND
from tilewright.duel.payment import can_finish, is_paid, payable, settled_reserve
from tilewright.duel.plates import CHIPS, CHIPS_OF_A_KIND
from tilewright.duel.stack import LAST_ROUND, knows
from tilewright.duel.state import (
    CELLS,
    FACE_DOWN,
    LINES,
    NO_CHIP,
    NOTHING_PAID,
    START_SCORE,
    TOKENS,
    UNTILED,
    Board,
    Phase,
    State,
    other,
)
from tilewright.duel.turns import can_act

PREPARING = (Phase.SCORING, Phase.DISPLAY, Phase.BACK, Phase.DEAL, Phase.START)
HOLDING = (Phase.DRAWING, Phase.FRONTS, Phase.KEEPING, Phase.RETURNING)
LOOKING = (Phase.KEEPING, Phase.RETURNING)
TILING = (Phase.PAYING, Phase.SPENDING, Phase.TILING)
CHIPS_IN_ALL = len(CHIPS) * CHIPS_OF_A_KIND  # DU-1.6


def problems_of_progress(state: State, is_sound: bool) -> Iterator[Reason]:
    """Everything that can't be so in this round and phase; the decision only of a sound table."""
    found = [
        *_of_turn(state),
        *_of_hand(state),
        *_of_plates(state),
        *_of_chips(state),
        *_of_phase(state),
        *_of_tiled(state),
    ]
    yield from found
    if is_sound and not found:
        yield from _of_decision(state)


def _is_before_turns(state: State) -> bool:
    """Is the table being set up or filled, so that no turn of the round has begun?"""
    if state.turn is None:
        return state.phase in PREPARING
    return state.phase is Phase.SETUP or _places_first_plate(state)


def _places_first_plate(state: State) -> bool:
    """Does a seat place the plate of its set-up, which uses no token (DU-2.6)?"""
    is_fresh = all([board.tokens == TOKENS for board in state.boards])
    return state.phase is Phase.PLACING and state.round == 1 and is_fresh


def _of_turn(state: State) -> Iterator[Reason]:
    phase = state.phase
    between = phase in (Phase.SCORING, Phase.DISPLAY, Phase.DEAL, Phase.START, Phase.OVER)
    if (state.turn is None) != between and phase not in (Phase.BACK, Phase.CHIP):
        yield reason("DU-3.2", "problem-turn")
    may_lack = state.round == 1 and phase in PREPARING and state.turn is None
    if (state.start is None and not may_lack) or (
        phase is Phase.START and (state.start is not None or state.round > 1)
    ):
        yield reason("DU-2.6", "problem-start")
    if _is_before_turns(state) and state.start_tile is not None:
        yield reason("DU-9.5", "problem-start-tile")


def _of_hand(state: State) -> Iterator[Reason]:
    holds = state.phase in HOLDING or (state.phase is Phase.BACK and state.turn is not None)
    places = state.phase in (Phase.PLACING, Phase.RETURNING)
    if bool(state.hand) != holds or (state.plate is not None) != places:
        yield reason("DU-4.3", "problem-hand")
    if state.phase in LOOKING and not all([d.known & knows(state.turn) for d in state.hand]):
        yield reason("DU-4.3", "problem-front-missing")
    waits = state.phase in (*PREPARING, Phase.OVER)
    if state.top is None and state.unseen_in_stack > 0 and not waits:
        yield reason("DU-4.3", "problem-top")


def _of_plates(state: State) -> Iterator[Reason]:
    """Do the plates fit the round and the tokens used (DU-2.6, DU-4.1)?"""
    placed = [CELLS**2 - board.cells.count(None) for board in state.boards]
    used = sum([TOKENS - board.tokens for board in state.boards])
    if _is_before_turns(state) and used:
        yield reason("DU-9.1", "problem-tokens-back")
    if state.round == 1 and _is_before_turns(state):
        yield from _of_first_plates(state, placed)
        return
    wrong = [seat for seat in (0, 1) if placed[seat] != _plates_due(state, seat)]
    for seat in wrong:
        yield reason("DU-4.1", "problem-plates", seat=seat + 1, count=placed[seat])
    turned_up = DISPLAY if state.round < LAST_ROUND else 0
    fits = _is_before_turns(state) or 0 <= turned_up - len(state.display) <= used
    if not wrong and not fits:
        yield reason("DU-4.2", "problem-display", count=len(state.display))


def _plates_due(state: State, seat: int) -> int | None:
    """One plate from the set-up and one for each token used; None if nothing would fit."""
    tokens = state.boards[seat].tokens
    holds = seat == state.turn and state.phase in (*HOLDING, Phase.BACK, Phase.PLACING)
    if state.round == LAST_ROUND:
        return CELLS**2 if tokens == TOKENS and not holds else None
    return 1 + TOKENS * state.round - tokens - holds


def _of_first_plates(state: State, placed: list[int]) -> Iterator[Reason]:
    """The other player takes a first plate, then the start player (DU-2.6)."""
    by_turn = (0, 0) if state.start is None else (placed[other(state.start)], placed[state.start])
    may = {(0, 0)}
    if state.phase in (Phase.SETUP, Phase.PLACING):
        may = {(0, 0) if state.turn != state.start else (1, 0)}
    elif state.phase in (Phase.DISPLAY, Phase.BACK) and state.start is not None:
        may = {(0, 0), (1, 0), (1, 1)}
    if by_turn not in may or (state.start is None and any(placed)):
        yield reason("DU-2.6", "problem-first-plates")
    due = {Phase.SETUP: DISPLAY, Phase.PLACING: DISPLAY - 1}.get(state.phase)
    if due is not None and len(state.display) != due:
        yield reason("DU-2.6", "problem-display", count=len(state.display))


def _of_chips(state: State) -> Iterator[Reason]:
    """Do the chips fit the round and those taken (DU-2.5, DU-5.6)?"""
    lying = [factory.chip for factory in state.factories if factory.chip != NO_CHIP]
    taken = sum([board.taken for board in state.boards])
    dealt = SMALL_FACTORIES if lying or taken else 0
    is_due = {0, SMALL_FACTORIES}
    if state.phase in (Phase.SCORING, Phase.DEAL):
        is_due = {0}
    elif not (state.phase in (Phase.DISPLAY, Phase.BACK) and state.turn is None):
        is_due = {SMALL_FACTORIES}
    elif state.round > 1 or state.start is None:
        is_due = {0}  # what comes before a deal; in round 1 first plates are taken after it
    if len(lying) + taken != dealt or dealt not in is_due or (taken and _is_before_turns(state)):
        yield reason("DU-5.6", "problem-chips-taken", count=len(lying) + taken)
        return
    if sum(state.chips) != (
        CHIPS_IN_ALL - SMALL_FACTORIES * (state.round - 1) - dealt + lying.count(FACE_DOWN)
    ):
        yield reason("DU-2.5", "problem-chips-unseen", count=sum(state.chips))
    spends = state.phase in TILING or state.phase is Phase.OVER
    for seat, board in enumerate(state.boards):
        most = CHIPS_A_ROUND * (state.round - 1) + board.taken
        least = 0 if spends else board.taken
        if board.taken > CHIPS_A_ROUND or not least <= sum(board.chips) <= most:
            yield reason("DU-5.6", "problem-reserve", seat=seat + 1, count=sum(board.chips))


def _of_phase(state: State) -> Iterator[Reason]:
    phase = state.phase
    over = phase in TILING or phase is Phase.OVER
    if (over or phase is Phase.DEAL) and state.tiles_on_offer:
        yield reason("DU-3.4", "problem-offer-left")
    if over and any([factory.chip != NO_CHIP for factory in state.factories]):
        yield reason("DU-3.4", "problem-chips-left")
    if over and state.round < LAST_ROUND and any([board.tokens for board in state.boards]):
        yield reason("DU-4.1", "problem-tokens")
    if phase is Phase.OVER and state.round < LAST_ROUND:
        yield reason("DU-3.1", "problem-not-over")
    if phase is Phase.DISPLAY and (len(state.display) == DISPLAY or not state.stack_size):
        yield reason("DU-9.1", "problem-display-full")
    filled = phase in (Phase.DEAL, Phase.START) or (phase is Phase.BACK and state.turn is None)
    if filled and len(state.display) < DISPLAY and state.stack_size:
        yield reason("DU-9.1", "problem-display-short")
    if phase is Phase.BACK and (state.top is not None or state.unseen_in_stack < 1):
        yield reason("DU-4.3", "problem-top")
    if phase not in (*TILING, Phase.STACKING) and state.at:
        yield reason("DU-6.1", "problem-at")
    if phase not in TILING and state.payment != NOTHING_PAID:
        yield reason("DU-6.5", "problem-payment")


def _of_tiled(state: State) -> Iterator[Reason]:
    """Has all been tiled, broken and scored that comes before this phase (DU-6, DU-7.3)?"""
    if state.round == 1 and _is_before_turns(state):
        if any(state.tower) or any([_has_played(board) for board in state.boards]):
            yield reason("DU-1.3", "problem-begun")
        return
    for seat, lines in _tiled_lines(state):
        board = state.boards[seat]
        for number in range(1, lines + 1):
            line = board.lines[number - 1]
            if line.colour is None:
                continue
            spaces = matching(board, number, line.colour)
            first = (number - 1) // 2 * CELLS
            if spaces and line.filled == number:
                yield reason("DU-6.1", "problem-line-waiting", seat=seat + 1, line=number)
            if not spaces and None not in board.cells[first : first + CELLS]:
                yield reason("DU-6.3", "problem-line-unbroken", seat=seat + 1, line=number)
        if lines == LINES and board.broken:
            yield reason("DU-7.3", "problem-broken-waiting", seat=seat + 1)


def _has_played(board: Board) -> bool:
    is_clear = all([line == EMPTY_LINE for line in board.lines])
    is_new = board.dome == UNTILED and not board.broken and board.score == START_SCORE
    return not (is_clear and is_new)


def _tiled_lines(state: State) -> list[tuple[Seat, int]]:
    """The seats that have tiled lines since the last turn, and how many."""
    if state.phase in TILING and state.turn is not None and state.start is not None:
        done = [] if state.turn == state.start else [(state.start, LINES)]
        return [*done, (state.turn, min(state.at - 1, LINES - 1))]
    is_between = state.turn is None and (_is_before_turns(state) or state.phase is Phase.OVER)
    return [(Seat(0), LINES), (Seat(1), LINES)] if is_between else []


def _of_decision(state: State) -> Iterator[Reason]:
    """Is there something to do, of the kind that the phase says?"""
    seat, phase = state.turn, state.phase
    waits = chip_to_reveal(state) is not None
    may_wait = _is_before_turns(state)  # a factory without tiles is told after all else (DU-9.4)
    if waits != (phase is Phase.CHIP) and not may_wait:
        yield reason("DU-5.5", "problem-chip-waiting")
    if phase is Phase.CHIP and seat is None and not _is_fresh(state):
        yield reason("DU-5.5", "problem-turn")
    if seat is None:
        return
    may = {
        Phase.TURN: can_act,
        Phase.STACKING: _may_stack,
        Phase.DRAWING: _may_draw,
        Phase.KEEPING: _may_choose,
        Phase.RETURNING: _may_choose,
        Phase.PAYING: _may_tile,
        Phase.SPENDING: _may_tile,
        Phase.TILING: _may_tile,
    }.get(phase)
    if may is not None and not may(state, seat):
        yield reason("DU-3.2", "problem-no-decision", seat=seat + 1)


def _is_fresh(state: State) -> bool:
    """Has nothing been taken since the deal?"""
    boards_fresh = all([board.tokens == TOKENS and not board.taken for board in state.boards])
    moons_empty = not any([factory.moon for factory in state.factories])
    return boards_fresh and moons_empty and not any(state.large.moon)


def _may_stack(state: State, seat: Seat) -> bool:
    if not 1 <= state.at <= SMALL_FACTORIES:
        return False
    return sum([count > 0 for count in state.factories[state.at - 1].sun]) > 1


def _may_draw(state: State, seat: Seat) -> bool:
    return state.stack_size > 0 and state.boards[seat].score > 0


def _may_choose(state: State, seat: Seat) -> bool:
    return len(state.hand) > 1


def _may_tile(state: State, seat: Seat) -> bool:
    """Is there a choice at the line at hand, of the kind that the phase says?"""
    board = state.boards[seat]
    if not 1 <= state.at <= LINES:
        return False
    line = board.lines[state.at - 1]
    if line.colour is None:
        return False
    spaces = matching(board, state.at, line.colour)
    is_complete = line.filled == state.at
    if state.phase is Phase.TILING:
        paid = state.payment == NOTHING_PAID if is_complete else is_paid(state, seat)
        return len(spaces) > 1 and paid
    if is_complete or not spaces or state.payment.paid >= state.at - line.filled:
        return False
    if state.phase is Phase.SPENDING:
        in_hand = 1 <= state.payment.left <= state.payment.size
        return in_hand and can_finish(state, seat) and settled_reserve(state, seat) is None
    if state.payment.paid and settled_reserve(state, seat) is not None:
        return False
    is_begun = state.payment.size or state.payment.left
    return not is_begun and bool(payable(state, seat))
