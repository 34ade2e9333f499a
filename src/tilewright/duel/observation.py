"""What a seat of Duel may know, and a table that fits it.

Nobody knows the order of the bag, the fronts of the stack or of chips not yet revealed: they are
not decided. The fronts of plates that a player drew and put back are decided and known to that
player alone (DU-4.3 [ruling]). Plates drawn lie in the order in which they were drawn, so everyone
sees which one is kept, where the others go, and all backs.
"""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from tilewright.core.effects import Effect, Moved, Revealed
from tilewright.core.picture import svg
from tilewright.core.seat import Seat, numbered_names
from tilewright.duel.actions import RevealFronts
from tilewright.duel.plates import Plate, back_of
from tilewright.duel.stack import knows, unknown_to
from tilewright.duel.state import FACE_DOWN, Drawn, State


class Observation(NamedTuple):
    """The table as a seat or a spectator (None) sees it: fronts it does not know are face down.

    `table.unseen` holds all the plates whose fronts it does not know.
    """

    seat: Seat | None
    table: State

    def __str__(self) -> str:
        return str(self.table)

    def _repr_svg_(self) -> str:
        from tilewright.duel.picture import picture  # which draws observations

        return svg(picture(self, numbered_names(len(self.table.boards))))


def observe(state: State, seat: Seat | None) -> Observation:
    """All that a seat, or a spectator, has a right to know."""
    if not state.hand and not state.returned:
        return Observation(seat, state)
    table = state._replace(
        unseen=unknown_to(state, seat),
        hand=tuple([_seen(drawn, seat) for drawn in state.hand]),
        returned=tuple([_seen(drawn, seat) for drawn in state.returned]),
    )
    return Observation(seat, table)


def _seen(drawn: Drawn, seat: Seat | None) -> Drawn:
    if drawn.is_hidden or drawn.known & knows(seat):
        return drawn
    return drawn._replace(plate=FACE_DOWN + drawn.back)


def observed_fronts(state: State, action: RevealFronts, seat: Seat | None) -> RevealFronts:
    """The plates that the seat in turn looks at, as another may see them."""
    if seat == state.turn or len(action.plates) == 1:  # a single plate is kept, open to all
        return action
    hand = [
        _seen(Drawn(plate, held.known), seat)
        for plate, held in zip(action.plates, state.hand, strict=True)
    ]
    return RevealFronts(tuple([drawn.plate for drawn in hand]))


def veiled(state: State, effects: Sequence[Effect], seat: Seat | None) -> tuple[Effect, ...]:
    """The effects of an action in that state as a seat, or a spectator, may see them.

    A plate that goes to a hand or under the stack is face down to who does not know its front, and
    what another looks at is not told at all.
    """
    unknown = unknown_to(state, seat)
    seen: list[Effect] = []
    for effect in effects:
        if isinstance(effect, Revealed) and effect.to not in (None, seat):
            continue
        if (
            isinstance(effect, Moved)
            and effect.target.kind in ("hand", "stack")
            and effect.piece in unknown
        ):
            effect = effect._replace(piece=FACE_DOWN + back_of(effect.piece))
        seen.append(effect)
    return tuple(seen)


def imagine(observation: Observation, rng: Random) -> State:
    """A table that the observer can't tell from the true one: others' glimpses drawn at random."""
    unseen = list(observation.table.unseen)
    rng.shuffle(unseen)
    return with_fronts(observation.table, unseen)


def with_fronts(table: State, unseen: list[Plate]) -> State:
    """The table with the fronts that others know: the next of these plates that has the back.

    A front for which there is no such plate stays face down.
    """

    def fronted(drawn: Drawn) -> Drawn:
        if not drawn.is_hidden or not drawn.known:
            return drawn  # open to the observer, or decided for nobody yet
        plate = next((each for each in unseen if back_of(each) == drawn.back), None)
        if plate is None:
            return drawn
        unseen.remove(plate)
        return drawn._replace(plate=plate)

    hand = tuple([fronted(drawn) for drawn in table.hand])
    returned = tuple([fronted(drawn) for drawn in table.returned])
    left = tuple([plate for plate in table.unseen if plate in unseen])
    return table._replace(hand=hand, returned=returned, unseen=left)
