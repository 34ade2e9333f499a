"""Drawing tiles from the bag; what was discarded goes into it when it is empty (AZ-6.2, DU-9.3)."""

from random import Random

from tilewright.core.effects import Effect, Place, moves
from tilewright.core.tiles import NO_TILES, Colour, Tiles, colours_in, is_within, minus, tiles_of

BAG = Place("bag")


def drawn(bag: Tiles, discard: Tiles, count: int, rng: Random) -> tuple[list[Colour], Tiles, Tiles]:
    """Tiles drawn at random, as many as there are, and the bag and the discard after it."""
    found = rng.sample(colours_in(bag), min(count, sum(bag)))
    if len(found) == count or not any(discard):
        return found, minus(bag, tiles_of(found)), discard
    more = rng.sample(colours_in(discard), min(count - len(found), sum(discard)))
    return found + more, minus(discard, tiles_of(more)), NO_TILES


def after_drawing(bag: Tiles, discard: Tiles, tiles: Tiles) -> tuple[Tiles, Tiles] | None:
    """The bag and the discard after just these tiles were drawn; None if they can't have been."""
    if min(tiles) < 0:
        return None
    if sum(tiles) <= sum(bag):
        return (minus(bag, tiles), discard) if is_within(tiles, bag) else None
    if not is_within(bag, tiles):  # the bag empties before the discard goes into it
        return None
    more = minus(tiles, bag)
    return (minus(discard, more), NO_TILES) if is_within(more, discard) else None


def drawing(
    bag: Tiles, discard: Tiles, tiles: Tiles, target: Place, discarded: Place
) -> list[Effect]:
    """How just these tiles, which can be drawn, come to a place; the discard lies at `discarded`.

    The bag empties before the discard goes into it.
    """
    if sum(tiles) <= sum(bag):
        return moves(tiles, BAG, target)
    return [
        *moves(bag, BAG, target),
        *moves(discard, discarded, BAG),
        *moves(minus(tiles, bag), BAG, target),
    ]
