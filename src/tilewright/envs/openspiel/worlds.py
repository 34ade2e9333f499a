"""Other worlds: tables that a seat can't tell from the true one, with the luck that led to them.

In Duel a plate that somebody drew and put back is known to that player alone (DU-4.3). To everybody
else it could as well be any plate with the same back whose front they don't know: in another world
these plates have changed places from the beginning on.
"""

from collections.abc import Mapping
from random import Random
from typing import Any

from tilewright.core.draws import Draws
from tilewright.core.game import AnyGame
from tilewright.core.seat import Seat
from tilewright.duel.game import Duel
from tilewright.duel.plates import in_order
from tilewright.duel.state import Drawn, State

Names = Mapping[str, str]  # what a plate is instead


def other_names(game: AnyGame, state: Any, seat: Seat, rng: Random) -> Names:
    """Which plates, hidden from a seat, are which others in a world drawn at random."""
    if not isinstance(game, Duel):
        return {}
    observation = game.observe(state, seat)
    if observation.table == state:
        return {}
    imagined = game.imagine(observation, rng)
    pairs = zip(_drawn(state), _drawn(imagined), strict=True)
    return {true.plate: other.plate for true, other in pairs if true.plate != other.plate}


def with_names(state: State, names: Names) -> State:
    """A table of Duel in a world where the plates are these."""
    hand = tuple([_named(drawn, names) for drawn in state.hand])
    returned = tuple([_named(drawn, names) for drawn in state.returned])
    changed = state._replace(hand=hand, returned=returned)
    free = {drawn.plate for drawn in _drawn(state)} - {drawn.plate for drawn in _drawn(changed)}
    used = {drawn.plate for drawn in _drawn(changed)}
    unseen = [plate for plate in state.unseen if plate not in used]
    return changed._replace(unseen=in_order([*unseen, *free]))


def number_named(due: Draws, number: int, names: Names) -> int:
    """The number of what is drawn in the other world."""
    name = due.names[number]
    return due.names.index(names[name]) if name in names else number


def _drawn(state: State) -> tuple[Drawn, ...]:
    return (*state.hand, *state.returned)


def _named(drawn: Drawn, names: Names) -> Drawn:
    return drawn._replace(plate=names.get(drawn.plate, drawn.plate))
