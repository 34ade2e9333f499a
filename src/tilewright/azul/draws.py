"""The deals of chance, tile by tile: the start player (AZ-1.6) and the factories (AZ-1.7, AZ-6)."""

from collections.abc import Sequence

from tilewright.azul.actions import Deal, First
from tilewright.azul.dealing import TILES_ON_A_FACTORY
from tilewright.azul.state import Phase, State
from tilewright.core.draws import Draws, portions, tiles_to_draw
from tilewright.core.seat import Seat
from tilewright.core.tiles import LETTERS


def draws(state: State, drawn: Sequence[int]) -> Draws | First | Deal:
    """The next draw after those made, or what they add up to."""
    if state.phase is Phase.START:
        seats = len(state.boards)
        if drawn:
            return First(Seat(drawn[0]))
        return Draws("S", [str(seat) for seat in range(1, seats + 1)], (1,) * seats)  # AZ-1.6
    if state.phase is Phase.DEAL:
        return _deal(state, drawn)
    raise ValueError("chance does not act here")


def _deal(state: State, drawn: Sequence[int]) -> Draws | Deal:
    factories = len(state.factories)
    due = min(factories * TILES_ON_A_FACTORY, sum(state.bag) + sum(state.lid))  # AZ-6.3
    if len(drawn) == due:
        return Deal(portions(drawn, factories, TILES_ON_A_FACTORY))
    factory = len(drawn) // TILES_ON_A_FACTORY + 1
    return Draws(f"D{factory}", LETTERS, tiles_to_draw(state.bag, state.lid, drawn))  # AZ-6.2
