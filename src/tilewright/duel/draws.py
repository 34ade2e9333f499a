"""The deals of chance, piece by piece: scoring tiles, plates, backs, tiles, chips (DU-2, DU-9)."""

from collections.abc import Sequence
from math import perm

from tilewright.core.bag import after_drawing
from tilewright.core.draws import Draws, portions, tiles_to_draw
from tilewright.core.seat import Seat
from tilewright.core.tiles import COLOURS, LETTERS, NO_TILES, Tiles, minus, plus, tiles_of
from tilewright.duel.actions import (
    SMALL_FACTORIES,
    Deal,
    Draw,
    First,
    RevealBack,
    RevealChip,
    RevealFronts,
    RevealPlate,
    Scoring,
)
from tilewright.duel.dealing import TILES_ON_LARGE, TILES_ON_SMALL, back_odds, chip_to_reveal
from tilewright.duel.plates import CHIPS, JOKER, PLATES, SCORING_TILES, SIDES, SPECIAL, back_of
from tilewright.duel.state import SEATS, Phase, State

BACKS = (SPECIAL, JOKER)


def draws(state: State, drawn: Sequence[int], scoring_tiles: int) -> Draws | Draw:
    """The next draw after those made, or what they add up to, with so many scoring tiles."""
    match state.phase:
        case Phase.SCORING:
            return _scoring(drawn, scoring_tiles)
        case Phase.DISPLAY:
            return _display(state, drawn)
        case Phase.BACK:
            if drawn:
                return RevealBack(BACKS[drawn[0]])
            odds = back_odds(state)
            return Draws("b", BACKS, tuple([odds[back] for back in BACKS]))  # DU-1.4
        case Phase.DEAL:
            return _deal(state, drawn)
        case Phase.START:
            if drawn:
                return First(Seat(drawn[0]))
            return Draws("S", [str(seat) for seat in range(1, SEATS + 1)], (1,) * SEATS)  # DU-2.6
        case Phase.CHIP:
            factory = chip_to_reveal(state)
            assert factory is not None
            if drawn:
                return RevealChip(factory, CHIPS[drawn[0]])
            return Draws(f"c{factory}", CHIPS, state.chips)  # DU-1.6
        case Phase.FRONTS:
            return _fronts(state, drawn)
    raise ValueError("chance does not act here")


def _scoring(drawn: Sequence[int], count: int) -> Draws | Scoring:
    """Sides of scoring tiles, no two of one tile (DU-2.2)."""
    if len(drawn) == count:
        return Scoring(tuple([SIDES[number] for number in sorted(drawn)]))
    used = [tile for tile in SCORING_TILES if any(SIDES[number] in tile for number in drawn)]
    free = [int(not any(side in tile for tile in used)) for side in SIDES]
    return Draws("=", SIDES, tuple(free))


def _display(state: State, drawn: Sequence[int]) -> Draws | RevealPlate:
    """The stack's top plate: any unseen one with its back, or the one that was put back."""
    if not state.unseen_in_stack:
        return RevealPlate(state.returned[0].plate)
    if drawn:
        return RevealPlate(PLATES[drawn[0]])
    backs = BACKS if state.top is None else (state.top,)
    fits = [int(plate in state.unseen and back_of(plate) in backs) for plate in PLATES]
    return Draws("p", PLATES, tuple(fits))


def _fronts(state: State, drawn: Sequence[int]) -> Draws | RevealFronts:
    """The fronts of the plates in the hand, in order; those put back before are what they are."""
    hidden = [held for held in state.hand if held.is_hidden]
    found = [PLATES[number] for number in drawn]
    if len(found) == len(hidden):
        fronts = iter(found)
        plates = [next(fronts) if held.is_hidden else held.plate for held in state.hand]
        return RevealFronts(tuple(plates))
    back = hidden[len(found)].back
    left = [plate for plate in state.unseen if plate not in found and back_of(plate) == back]
    return Draws("f", PLATES, tuple([int(plate in left) for plate in PLATES]))


# The deal


def _deal(state: State, drawn: Sequence[int]) -> Draws | Deal:
    """Tiles for the large factory, then for the small ones (DU-2.3, DU-9.2)."""
    bag, tower = state.bag, state.tower
    whole = plus(bag, tower)
    due = min(TILES_ON_LARGE, sum(whole))
    may_redraw = due == TILES_ON_LARGE and _is_mixed(whole)  # DU-2.4 [ruling]
    if not may_redraw or 0 < sum(bag) < TILES_ON_LARGE:
        if len(drawn) < due:
            return Draws("DL", LETTERS, tiles_to_draw(bag, tower, drawn))
        large = _tiles(drawn[:due])
        drawn = drawn[due:]
        if not may_redraw or _is_mixed(large):
            left = after_drawing(bag, tower, large)
            assert left is not None
            return _small(large, *left, drawn)
        bag = NO_TILES  # they are put back; the tower's tiles are in the bag by now
    if not _is_mixed(bag):
        bag, tower = whole, NO_TILES
    if len(drawn) < TILES_ON_LARGE:
        return Draws("DL", LETTERS, accepted_ways(bag, drawn))
    large = _tiles(drawn[:TILES_ON_LARGE])
    return _small(large, minus(bag, large), tower, drawn[TILES_ON_LARGE:])


def accepted_ways(bag: Tiles, drawn: Sequence[int]) -> Tiles:
    """In how many ways each colour may come next so that not all of the five tiles are equal.

    Equal ones would be drawn again until they are not (DU-2.4): this has the same odds.

    >>> accepted_ways((5, 1, 0, 0, 0), (0, 0, 0, 0))
    (0, 1, 0, 0, 0)
    """
    left = minus(bag, _tiles(drawn))
    if len(set(drawn)) > 1:
        return left
    after = TILES_ON_LARGE - len(drawn) - 1
    every = perm(sum(left) - 1, after)
    ways = []
    for colour, count in enumerate(left):
        is_equal = not drawn or drawn[0] == colour
        equal = perm(count - 1, after) if is_equal and count else 0
        ways.append(count * (every - equal))
    return tuple(ways)


def _small(large: Tiles, bag: Tiles, tower: Tiles, drawn: Sequence[int]) -> Draws | Deal:
    due = min(SMALL_FACTORIES * TILES_ON_SMALL, sum(bag) + sum(tower))  # DU-9.4
    if len(drawn) == due:
        return Deal(large, portions(drawn, SMALL_FACTORIES, TILES_ON_SMALL))
    factory = len(drawn) // TILES_ON_SMALL + 1
    return Draws(f"D{factory}", LETTERS, tiles_to_draw(bag, tower, drawn))  # DU-9.3


def _tiles(drawn: Sequence[int]) -> Tiles:
    return tiles_of([COLOURS[number] for number in drawn])


def _is_mixed(tiles: Tiles) -> bool:
    """Are there two colours or more among the tiles?"""
    return max(tiles) < sum(tiles)
