"""What a seat of Azul may know: everything, for draws are decided only when they are seen."""

from typing import NamedTuple

from tilewright.azul.state import State
from tilewright.core.seat import Seat


class Observation(NamedTuple):
    """The open table as a seat or a spectator (None) sees it.

    What is left in the bag follows from what lies on the table (AZ-1.2), so it is open too.
    """

    seat: Seat | None
    table: State

    def __str__(self) -> str:
        return str(self.table)


def observe(state: State, seat: Seat | None) -> Observation:
    """All that a seat, or a spectator, has a right to know."""
    return Observation(seat, state)


def imagine(observation: Observation) -> State:
    """The only state that looks like this."""
    return observation.table
