"""Drawing from the bag, and what goes into it when it is empty (AZ-6.2, DU-9.3)."""

from random import Random

import pytest

from tilewright.core.bag import after_drawing, drawn
from tilewright.core.tiles import COLOUR_OF, NO_TILES, Colour, Tiles, plus, tiles_of


def tiles(letters: str) -> Tiles:
    return tiles_of([COLOUR_OF[letter] for letter in letters])


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("count", [0, 2, 3, 5, 6, 9])
def test_az_6_2_tiles_come_from_the_bag_and_then_from_the_discard(count: int, seed: int) -> None:
    bag, discard = tiles("BBY"), tiles("RKT")
    found, new_bag, new_discard = drawn(bag, discard, count, Random(seed))
    assert len(found) == min(count, 6)
    assert plus(plus(tiles_of(found), new_bag), new_discard) == plus(bag, discard)
    if count <= 3:  # not earlier: a bag that is just emptied stays empty
        assert new_discard == discard
    else:
        assert set(found[:3]) == {Colour.BLUE, Colour.YELLOW}
        assert new_discard == NO_TILES
    assert after_drawing(bag, discard, tiles_of(found)) == (new_bag, new_discard)


@pytest.mark.parametrize("impossible", ["T", "BBB", "BYRK", "BBYRRK"])
def test_az_6_2_what_bag_and_discard_cannot_give(impossible: str) -> None:
    assert after_drawing(tiles("BBY"), tiles("RKT"), tiles(impossible)) is None


def test_every_tile_is_as_likely_to_be_drawn() -> None:
    rng = Random(1)
    blue = sum(drawn(tiles("BBYT"), NO_TILES, 1, rng)[0] == [Colour.BLUE] for _ in range(4000))
    assert abs(blue - 2000) < 160  # five standard deviations
