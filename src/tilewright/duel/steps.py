"""One step of Duel: which rule module speaks in which phase."""

from random import Random

from tilewright.core.effects import Sink
from tilewright.core.errors import Refusal
from tilewright.core.seat import Seat
from tilewright.duel import (
    dealing,
    dome,
    moons,
    payment,
    stack,
    turns,
)
from tilewright.duel.actions import (
    DRAW_PLATE,
    STOP_DRAWING,
    TAKE_PLATES,
    Action,
    Deal,
    DrawPlate,
    First,
    KeepChips,
    KeepPlate,
    PlacePlate,
    PlaceTile,
    ReturnPlate,
    RevealBack,
    RevealChip,
    RevealFronts,
    RevealPlate,
    Scoring,
    SpendChip,
    SpendChips,
    Stack,
    StopDrawing,
    TakeChip,
    TakeMoon,
    TakePlate,
    TakeSun,
)
from tilewright.duel.state import SEATS, TOKENS, Phase, State

CHANCE_PHASES = frozenset(
    {
        Phase.SCORING,
        Phase.DISPLAY,
        Phase.BACK,
        Phase.DEAL,
        Phase.START,
        Phase.CHIP,
        Phase.FRONTS,
    }
)


def legal_ids(state: State) -> list[int]:
    """What the seat in turn may do, by ids, ascending."""
    seat = state.turn
    if seat is None or state.phase in CHANCE_PHASES:
        return []
    match state.phase:
        case Phase.TURN:  # DU-3.2
            return [
                *moons.legal_takes(state, seat),
                *moons.legal_chips(state, seat),
                *stack.legal_plates(state, seat),
            ]
        case Phase.PLACING:
            return stack.legal_places(state, seat)
        case Phase.STACKING:
            return moons.legal_stacks(state)
        case Phase.TILING:
            return dome.legal_spaces(state, seat)
        case Phase.PAYING:
            return payment.legal_payments(state, seat)
        case Phase.SPENDING:
            return payment.legal_spends(state, seat)
        case Phase.DRAWING:
            return [DRAW_PLATE, STOP_DRAWING]  # where one more is not allowed nobody is asked
        case Phase.KEEPING:
            return stack.legal_keeps(state)
        case Phase.RETURNING:
            return stack.legal_returns(state)
    return [TAKE_PLATES + at for at in range(len(state.display))]  # the set-up (DU-2.6)


def refusal(state: State, action: Action, scoring_tiles: int) -> Refusal | None:
    """Why the actor may not do this here; None if it may.

    So many scoring tiles are drawn, where chance draws them.
    """
    seat = state.turn
    if state.phase in CHANCE_PHASES or seat is None:
        return _chance_refusal(state, action, scoring_tiles)
    match state.phase, action:
        case Phase.TURN, TakeSun():
            return moons.sun_refusal(state, action, seat)
        case Phase.TURN, TakeMoon():
            return moons.moon_refusal(state, action, seat)
        case Phase.TURN, TakeChip():
            return moons.chip_refusal(state, action, seat)
        case ((Phase.TURN | Phase.SETUP), TakePlate()):
            return stack.take_plate_refusal(state, action, seat)
        case Phase.TURN, DrawPlate():
            return stack.token_refusal(state, seat) or stack.draw_refusal(state, seat)
        case Phase.DRAWING, (DrawPlate() | StopDrawing()):
            return None
        case Phase.KEEPING, KeepPlate():
            return stack.hand_refusal(state, action.place)
        case Phase.RETURNING, ReturnPlate():
            return stack.hand_refusal(state, action.place)
        case Phase.PLACING, PlacePlate():
            return stack.place_refusal(state, action, seat)
        case Phase.STACKING, Stack():
            return moons.stack_refusal(state, action)
        case Phase.TILING, PlaceTile():
            return dome.space_refusal(state, action, seat)
        case Phase.PAYING, (KeepChips() | SpendChips()):
            return payment.payment_refusal(state, action, seat)
        case Phase.SPENDING, SpendChip():
            return payment.spend_refusal(state, action, seat)
    return _other_refusal(state, action)


def _chance_refusal(state: State, action: Action, scoring_tiles: int) -> Refusal | None:
    match state.phase, action:
        case Phase.DEAL, Deal():
            return dealing.deal_refusal(state, action)
        case Phase.DISPLAY, RevealPlate():
            return dealing.reveal_plate_refusal(state, action)
        case Phase.BACK, RevealBack():
            return dealing.reveal_back_refusal(state, action)
        case Phase.CHIP, RevealChip():
            return dealing.reveal_chip_refusal(state, action)
        case Phase.FRONTS, RevealFronts():
            return stack.fronts_refusal(state, action)
        case Phase.START, First():
            return dealing.first_refusal(action)
        case Phase.SCORING, Scoring():
            return dealing.scoring_drawn_refusal(action, scoring_tiles)
    return _other_refusal(state, action)


def after(state: State, action: Action, sink: Sink) -> State:
    """The state after a legal action; what it does is told to the sink."""
    seat = state.turn
    match action:
        case Scoring():
            return dealing.apply_scoring(state, action, sink)
        case First():
            return dealing.prepare(state._replace(start=action.seat))
        case Deal():
            return dealing.apply_deal(state, action, sink)
        case RevealPlate():
            return dealing.apply_reveal_plate(state, action, sink)
        case RevealBack():
            state = dealing.apply_reveal_back(state, action, sink)
            return dealing.prepare(state) if seat is None else stack.go_on_drawing(state, seat)
        case RevealChip():
            state = dealing.apply_reveal_chip(state, action, sink)
            return dealing.prepare(state) if seat is None else turns.end_turn(state, sink)
    assert seat is not None
    match action:
        case TakeSun() | TakeMoon() | Stack() | TakeChip():
            return _after_taking(state, action, seat, sink)
        case KeepChips() | SpendChips() | SpendChip() | PlaceTile():
            return _after_tiling(state, action, seat, sink)
        case TakePlate():
            return stack.apply_take_plate(state, action, seat, sink)
        case DrawPlate():
            return stack.apply_draw(state, seat, sink)
        case StopDrawing():
            return state._replace(phase=Phase.FRONTS)
        case RevealFronts():
            return stack.apply_fronts(state, action, seat, sink)
        case KeepPlate():
            return stack.apply_keep(state, action, sink)
        case ReturnPlate():
            return stack.apply_return(state, action, sink)
        case PlacePlate():
            state = stack.apply_place(state, action, seat, sink)
            # The set-up uses no token (DU-2.6), a turn does (DU-4.1).
            is_setup = state.boards[seat].tokens == TOKENS
            return dealing.prepare(state) if is_setup else turns.end_turn(state, sink)


def sample(state: State, rng: Random, scoring_tiles: int) -> Action:
    """What chance draws or turns up here, with so many scoring tiles."""
    match state.phase:
        case Phase.DEAL:
            return dealing.sample_deal(state, rng)
        case Phase.DISPLAY:
            return dealing.sample_reveal_plate(state, rng)
        case Phase.BACK:
            return dealing.sample_reveal_back(state, rng)
        case Phase.CHIP:
            return dealing.sample_reveal_chip(state, rng)
        case Phase.FRONTS:
            return stack.sample_fronts(state, rng)
        case Phase.START:
            return First(Seat(rng.randrange(SEATS)))
        case Phase.SCORING:
            return dealing.sample_scoring(scoring_tiles, rng)
    raise ValueError("chance does not act here")


def _other_refusal(state: State, action: Action) -> Refusal:
    """What the table is waiting for, to an action of another kind."""
    if not isinstance(action, Action):
        raise TypeError(f"{action!r} is not an action of Duel; parse_action reads its text")
    return turns.turn_refusal(state)


def _after_taking(
    state: State,
    action: TakeSun | TakeMoon | Stack | TakeChip,
    seat: Seat,
    sink: Sink,
) -> State:
    match action:
        case TakeSun():
            state = moons.apply_take_sun(state, action, seat, sink)
        case TakeMoon():
            state = moons.apply_take_moon(state, action, seat, sink)
        case Stack():
            state = moons.apply_stack(state, action, sink)
        case TakeChip():
            state = moons.apply_take_chip(state, action, seat, sink)
    return state if state.phase is Phase.STACKING else turns.end_turn(state, sink)


def _after_tiling(
    state: State,
    action: KeepChips | SpendChips | SpendChip | PlaceTile,
    seat: Seat,
    sink: Sink,
) -> State:
    match action:
        case KeepChips():
            return turns.next_line(state, sink)
        case PlaceTile():
            state = dome.place_tile(state, seat, action.column, sink)
            return turns.next_line(state, sink)
        case SpendChips():
            state = payment.apply_payment(state, action, seat, sink)
        case SpendChip():
            state = payment.apply_spend(state, action, seat, sink)
    if not payment.is_paid(state, seat):
        return state
    columns = dome.matching_spaces(state, seat)
    if len(columns) > 1:
        return state._replace(phase=Phase.TILING)
    return turns.next_line(dome.place_tile(state, seat, columns[0], sink), sink)
