"""Rounds and turns: who goes on, when phase 1 ends, and what comes after it (DU-3)."""

from tilewright.core.effects import Ended, Sink, Span
from tilewright.core.errors import Refusal
from tilewright.core.seat import Seat
from tilewright.core.words import reason
from tilewright.duel.dealing import chip_to_reveal, prepare_round
from tilewright.duel.dome import begin_tiling, go_on_tiling
from tilewright.duel.ending import end_game
from tilewright.duel.moons import CHIPS_A_ROUND, is_revealed
from tilewright.duel.stack import LAST_ROUND, can_take_plate
from tilewright.duel.state import Phase, State, other


def can_act(state: State, seat: Seat) -> bool:
    """Can a seat do any of the four actions? If not, it passes until the phase ends (DU-3.3)."""
    if state.tiles_on_offer:
        return True  # B or C: tiles can always be broken (DU-5.8)
    has_chip = any([is_revealed(factory) for factory in state.factories])
    return (has_chip and state.boards[seat].taken < CHIPS_A_ROUND) or can_take_plate(state, seat)


def end_turn(state: State, sink: Sink) -> State:
    """Turn up chips that lie free (DU-5.2, DU-5.5), then pass the turn on (DU-3.2)."""
    if chip_to_reveal(state) is not None:
        return state._replace(phase=Phase.CHIP)
    assert state.turn is not None
    if sink is not None:
        sink.append(Ended(Span.TURN))
    for seat in (other(state.turn), state.turn):  # DU-3.3: one player may go on alone
        if can_act(state, seat):
            return state._replace(phase=Phase.TURN, turn=seat)
    return after_tiling(begin_tiling(state, sink), sink)  # DU-3.4


def next_line(state: State, sink: Sink) -> State:
    """Go on tiling after the line at hand."""
    return after_tiling(go_on_tiling(state._replace(at=state.at + 1), sink), sink)


def after_tiling(state: State, sink: Sink) -> State:
    """The next round, or the end, once both domes are tiled (DU-3.1)."""
    if state.turn is not None:
        return state  # somebody has a decision to make
    if sink is not None:
        sink.append(Ended(Span.ROUND))
    end = prepare_round if state.round < LAST_ROUND else end_game
    return end(state, sink)


WAITING = {
    Phase.SCORING: ("DU-2.2", "refusal-wait-scoring"),
    Phase.DISPLAY: ("DU-2.1", "refusal-wait-display"),
    Phase.BACK: ("DU-4.3", "refusal-wait-back"),
    Phase.DEAL: ("DU-2.3", "refusal-wait-deal"),
    Phase.START: ("DU-2.6", "refusal-wait-start"),
    Phase.SETUP: ("DU-2.6", "refusal-wait-setup"),
    Phase.CHIP: ("DU-5.5", "refusal-wait-chip"),
    Phase.TURN: ("DU-3.2", "refusal-wait-turn"),
    Phase.STACKING: ("DU-5.1", "refusal-wait-stack"),
    Phase.DRAWING: ("DU-4.3", "refusal-wait-draw"),
    Phase.FRONTS: ("DU-4.3", "refusal-wait-fronts"),
    Phase.KEEPING: ("DU-4.3", "refusal-wait-keep"),
    Phase.RETURNING: ("DU-4.3", "refusal-wait-return"),
    Phase.PLACING: ("DU-4.5", "refusal-wait-place"),
    Phase.PAYING: ("DU-6.4", "refusal-wait-pay"),
    Phase.SPENDING: ("DU-6.4", "refusal-wait-spend"),
    Phase.TILING: ("DU-6.1", "refusal-wait-space"),
    Phase.OVER: ("DU-3.1", "refusal-over"),
}


def turn_refusal(state: State) -> Refusal:
    """What the table is waiting for, to an action of another kind."""
    return reason(*WAITING[state.phase])
