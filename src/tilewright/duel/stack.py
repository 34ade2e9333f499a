"""Action A: take a plate of the display, or draw from the stack; then place it (DU-4)."""

from random import Random

from tilewright.core.effects import Moved, Revealed, Sink, numbered, owned, scored
from tilewright.core.errors import Refusal
from tilewright.core.seat import Seat
from tilewright.core.words import reason
from tilewright.duel.actions import (
    DRAW_PLATE,
    KEEP_PLATES,
    PLACE_PLATES,
    RETURN_PLATES,
    TAKE_PLATES,
    TURNS,
    KeepPlate,
    PlacePlate,
    ReturnPlate,
    RevealFronts,
    TakePlate,
)
from tilewright.duel.places import PLATE, STACK
from tilewright.duel.plates import TURNED, Plate, back_of, in_order
from tilewright.duel.state import CELLS, FACE_DOWN, TOKEN, Drawn, Phase, State

LAST_ROUND = 5  # DU-3.1; it has no action A (DU-4.1)
DRAW_COST = 1  # DU-4.3


def knows(seat: Seat | None) -> int:
    """The bit of a seat in `Drawn.known`; a spectator has none."""
    return 0 if seat is None else 1 << seat


# May a plate be taken?


def token_refusal(state: State, seat: Seat) -> Refusal | None:
    """Why a seat may not use a token; None if it may (DU-4.1)."""
    if state.round >= LAST_ROUND:
        return reason("DU-4.1", "refusal-no-plates-left", round=state.round)
    if not state.boards[seat].tokens:
        return reason("DU-4.1", "refusal-tokens-used")
    return None


def can_take_plate(state: State, seat: Seat) -> bool:
    """May a seat do action A at all?"""
    return bool(legal_plates(state, seat))


def legal_plates(state: State, seat: Seat) -> list[int]:
    """The ids of the plates of the display, and the draw if it is allowed."""
    if token_refusal(state, seat) is not None:
        return []
    found = [TAKE_PLATES + at for at in range(len(state.display))]
    if draw_refusal(state, seat) is None:
        found.append(DRAW_PLATE)
    return found


def take_plate_refusal(state: State, action: TakePlate, seat: Seat) -> Refusal | None:
    """Why a plate of the display can't be taken; None if it can (DU-4.2)."""
    refusal = None if state.phase is Phase.SETUP else token_refusal(state, seat)  # DU-2.6
    if refusal is None and not 1 <= action.place <= len(state.display):
        return reason("DU-4.2", "refusal-not-in-display", place=action.place)
    return refusal


def draw_refusal(state: State, seat: Seat) -> Refusal | None:
    """Why a seat, which has a token to use or has begun to draw, can't draw; None if it can."""
    if not state.stack_size:
        return reason("DU-4.3", "refusal-stack-empty")
    if state.boards[seat].score >= DRAW_COST:
        return None
    if state.hand:  # DU-4.4 [ruling]: exactly one plate is free
        return reason("DU-4.4", "refusal-no-point-left")
    return reason("DU-4.4", "refusal-no-point") if state.display else None


# Taking and drawing


def apply_take_plate(state: State, action: TakePlate, seat: Seat, sink: Sink) -> State:
    """Take a plate of the display, which is not refilled during the round (DU-4.2)."""
    at = action.place - 1
    taken = state.display[at]
    display = (*state.display[:at], *state.display[at + 1 :])
    if state.phase is not Phase.SETUP:
        state = _use_token(state, seat, sink)
    if sink is not None:
        sink.append(Moved(taken, numbered("display", action.place), PLATE))
    return state._replace(phase=Phase.PLACING, display=display, plate=taken)


def apply_draw(state: State, seat: Seat, sink: Sink) -> State:
    """Pay a point and draw the top plate unseen (DU-4.3); with none to pay it is free (DU-4.4)."""
    if not state.hand:
        state = _use_token(state, seat, sink)
    board = state.boards[seat]
    if board.score:
        if sink is not None:
            sink.append(scored(seat, -DRAW_COST, "DU-4.3", "draw"))
        state = state.with_board(seat, board._replace(score=board.score - DRAW_COST))
    if state.unseen_in_stack:
        assert state.top is not None
        drawn = Drawn(FACE_DOWN + state.top, 0)
        state = state._replace(hand=(*state.hand, drawn), top=None)
    else:
        state = state._replace(hand=(*state.hand, state.returned[0]), returned=state.returned[1:])
    if sink is not None:
        sink.append(Moved(state.hand[-1].plate, STACK, numbered("hand", len(state.hand))))
    if state.top is None and state.unseen_in_stack:
        return state._replace(phase=Phase.BACK)
    return go_on_drawing(state, seat)


def go_on_drawing(state: State, seat: Seat) -> State:
    """Ask for one more plate, or look at once if there can be none."""
    phase = Phase.FRONTS if draw_refusal(state, seat) else Phase.DRAWING
    return state._replace(phase=phase)


def _use_token(state: State, seat: Seat, sink: Sink) -> State:
    if sink is not None:
        sink.append(Moved(TOKEN, owned("tokens", seat), owned("used", seat)))
    board = state.boards[seat]
    return state.with_board(seat, board._replace(tokens=board.tokens - 1))  # DU-4.1


# Looking, keeping and putting back


def fronts_refusal(state: State, action: RevealFronts) -> Refusal | None:
    """Why the plates drawn can't be these; None if they can."""
    if len(action.plates) != len(state.hand):
        return reason("DU-4.3", "refusal-fronts-count", count=len(state.hand))
    for place, (drawn, plate) in enumerate(zip(state.hand, action.plates, strict=True), start=1):
        if not drawn.is_hidden:
            if drawn.plate != plate:
                return reason("DU-4.3", "refusal-plate-decided")
        elif plate not in state.unseen or plate in action.plates[: place - 1]:
            return reason("DU-2.1", "refusal-plate-seen", plate=plate)
        elif back_of(plate) != drawn.back:
            return reason("DU-1.4", "refusal-plate-back", plate=plate)
    return None


def apply_fronts(state: State, action: RevealFronts, seat: Seat, sink: Sink) -> State:
    """The seat looks at all plates it drew; a single one is kept (DU-4.3)."""
    hand = tuple(
        [
            Drawn(plate, drawn.known | knows(seat))
            for drawn, plate in zip(state.hand, action.plates, strict=True)
        ]
    )
    unseen = tuple([plate for plate in state.unseen if plate not in action.plates])
    state = state._replace(phase=Phase.KEEPING, hand=hand, unseen=unseen)
    is_kept = len(hand) == 1  # and so open to all
    if sink is not None:
        for place, plate in enumerate(action.plates, start=1):
            sink.append(Revealed(plate, numbered("hand", place), None if is_kept else seat))
    return apply_keep(state, KeepPlate(1), sink) if is_kept else state


def sample_fronts(state: State, rng: Random) -> RevealFronts:
    """Random unseen plates with the backs drawn; those that were put back are what they are."""
    left = list(state.unseen)
    plates: list[Plate] = []
    for drawn in state.hand:
        plate = drawn.plate
        if drawn.is_hidden:
            plate = rng.choice([each for each in left if back_of(each) == drawn.back])
            left.remove(plate)
        plates.append(plate)
    return RevealFronts(tuple(plates))


def legal_keeps(state: State) -> list[int]:
    """The ids of the plates drawn, any of which may be kept."""
    return [KEEP_PLATES + at for at in range(len(state.hand))]


def legal_returns(state: State) -> list[int]:
    """The ids of the plates still in the hand, any of which may go next."""
    return [RETURN_PLATES + at for at in range(len(state.hand))]


def hand_refusal(state: State, place: int) -> Refusal | None:
    """Why there is no such plate in the hand; None if there is."""
    if 1 <= place <= len(state.hand):
        return None
    return reason("DU-4.3", "refusal-not-in-hand", place=place)


def apply_keep(state: State, action: KeepPlate, sink: Sink) -> State:
    """Keep exactly one plate; the others go under the stack (DU-4.3)."""
    at = action.place - 1
    kept = state.hand[at].plate
    hand = (*state.hand[:at], *state.hand[at + 1 :])
    if sink is not None:
        sink.append(Moved(kept, numbered("hand", action.place), PLATE))
    return _go_on_returning(state._replace(phase=Phase.RETURNING, hand=hand, plate=kept), sink)


def apply_return(state: State, action: ReturnPlate, sink: Sink) -> State:
    """Put a plate under the stack, below those put there before (DU-4.3)."""
    at = action.place - 1
    returned = (*state.returned, state.hand[at])
    hand = (*state.hand[:at], *state.hand[at + 1 :])
    if sink is not None:
        sink.append(Moved(state.hand[at].plate, numbered("hand", action.place), STACK))
    return _go_on_returning(state._replace(hand=hand, returned=returned), sink)


def _go_on_returning(state: State, sink: Sink) -> State:
    """A single plate left in the hand has only one place to go."""
    if len(state.hand) > 1:
        return state
    if sink is not None:
        sink.extend([Moved(drawn.plate, numbered("hand", 1), STACK) for drawn in state.hand])
    returned = (*state.returned, *state.hand)
    return state._replace(phase=Phase.PLACING, hand=(), returned=returned)


# Placing


def legal_places(state: State, seat: Seat) -> list[int]:
    """The ids of every empty cell, in each of the four orientations (DU-4.5)."""
    cells = state.boards[seat].cells
    return [
        PLACE_PLATES + at * TURNS + turns
        for at, cell in enumerate(cells)
        if cell is None
        for turns in range(TURNS)
    ]


def place_refusal(state: State, action: PlacePlate, seat: Seat) -> Refusal | None:
    """Why the plate can't go there; None if it can (DU-4.5)."""
    if not (1 <= action.row <= CELLS and 1 <= action.column <= CELLS and 0 <= action.turns <= 3):
        return reason("DU-1.3", "refusal-no-such-cell", row=action.row, column=action.column)
    at = (action.row - 1) * CELLS + action.column - 1
    if state.boards[seat].cells[at] is not None:
        return reason("DU-4.5", "refusal-cell-taken", row=action.row, column=action.column)
    return None


def apply_place(state: State, action: PlacePlate, seat: Seat, sink: Sink) -> State:
    """Place the plate for good (DU-4.5); the caller goes on with the set-up or the next turn."""
    assert state.plate is not None
    at = (action.row - 1) * CELLS + action.column - 1
    board = state.boards[seat]
    turned = TURNED[state.plate][action.turns]
    if sink is not None:
        sink.append(Moved(turned, PLATE, owned("cell", seat, action.row, action.column)))
    cells = (*board.cells[:at], turned, *board.cells[at + 1 :])
    return state.with_board(seat, board._replace(cells=cells))._replace(plate=None)


def unknown_to(state: State, seat: Seat | None) -> tuple[Plate, ...]:
    """The plates whose fronts a seat does not know, in order."""
    bit = knows(seat)
    hidden = [
        drawn.plate
        for drawn in (*state.hand, *state.returned)
        if not drawn.is_hidden and not drawn.known & bit
    ]
    return in_order((*state.unseen, *hidden))
