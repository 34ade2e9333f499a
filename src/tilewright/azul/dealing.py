"""Dealing: the set-up (AZ-1), the next round (AZ-6), and what chance draws, tile by tile."""

from collections.abc import Sequence
from random import Random

from tilewright.azul.actions import FACTORIES, Deal, First
from tilewright.azul.state import CENTRE_PLACE, EMPTY_BOARD, LID_PLACE, MARKER, Phase, State
from tilewright.core.bag import after_drawing, drawing, drawn
from tilewright.core.draws import Draws, portions, tiles_to_draw
from tilewright.core.effects import Moved, Sink, numbered, owned
from tilewright.core.errors import Refusal
from tilewright.core.seat import Seat
from tilewright.core.tiles import COLOURS, LETTERS, NO_TILES, Tiles, tiles_of
from tilewright.core.words import reason

TILES_OF_A_COLOUR = 20  # AZ-1.2
TILES_ON_A_FACTORY = 4  # AZ-1.7


def set_up(seats: int, first: Seat | None) -> State:
    """The table before the first deal (AZ-1)."""
    return State(
        round=1,
        phase=Phase.START if first is None else Phase.DEAL,  # AZ-1.6
        start=first,
        turn=None,
        marker=None,
        factories=(NO_TILES,) * FACTORIES[seats],  # AZ-1.1
        centre=NO_TILES,
        bag=(TILES_OF_A_COLOUR,) * len(COLOURS),  # AZ-1.2
        lid=NO_TILES,
        boards=(EMPTY_BOARD,) * seats,  # AZ-1.3
    )


def prepare_round(state: State, sink: Sink) -> State:
    """The marker's holder starts the next round, and the marker goes back (AZ-6.1)."""
    if sink is not None and state.marker is not None:
        sink.append(Moved(MARKER, owned("marker", state.marker), CENTRE_PLACE))
    start = state.start if state.marker is None else state.marker  # AZ-6.5 [ruling]
    return state._replace(
        round=state.round + 1, phase=Phase.DEAL, start=start, turn=None, marker=None
    )


def deal_refusal(state: State, deal: Deal) -> Refusal | None:
    """Why the bag and the lid can't give these factories, drawn in order; None if they can."""
    if len(deal.factories) != len(state.factories):
        return reason("AZ-1.1", "refusal-deal-factories", count=len(state.factories))
    bag, lid = state.bag, state.lid
    for number, factory in enumerate(deal.factories, start=1):
        due = min(TILES_ON_A_FACTORY, sum(bag) + sum(lid))  # AZ-6.3
        if sum(factory) != due:
            rule = "AZ-1.7" if due == TILES_ON_A_FACTORY else "AZ-6.3"
            return reason(rule, "refusal-deal-count", factory=number, count=due)
        after = after_drawing(bag, lid, factory)
        if after is None:
            rule = "AZ-1.7" if due <= sum(bag) else "AZ-6.2"
            return reason(rule, "refusal-deal-bag", factory=number)
        bag, lid = after
    return None


def apply_deal(state: State, deal: Deal, sink: Sink) -> State:
    """Fill the factories and let the start player begin (AZ-1.7, AZ-6.2)."""
    bag, lid = state.bag, state.lid
    for number, factory in enumerate(deal.factories, start=1):
        if sink is not None:
            sink += drawing(bag, lid, factory, numbered("factory", number), LID_PLACE)
        after = after_drawing(bag, lid, factory)
        assert after is not None
        bag, lid = after
    return state._replace(
        phase=Phase.OFFER, turn=state.start, factories=deal.factories, bag=bag, lid=lid
    )


def sample_deal(state: State, rng: Random) -> Deal:
    """Draw the tiles of all factories, one after another (AZ-1.7, AZ-6.2, AZ-6.3)."""
    due = len(state.factories) * TILES_ON_A_FACTORY
    tiles, _, _ = drawn(state.bag, state.lid, due, rng)
    cuts = range(0, due, TILES_ON_A_FACTORY)
    return Deal(tuple([tiles_of(tiles[cut : cut + TILES_ON_A_FACTORY]) for cut in cuts]))


def nothing_to_deal(bag: Tiles, lid: Tiles) -> bool:
    """Are bag and lid both empty (AZ-6.4)?"""
    return not any(bag) and not any(lid)


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
