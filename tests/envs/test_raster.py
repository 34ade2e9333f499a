"""Pictures as arrays: sizes, colours, smooth rims, texts in their room, and a missing Pillow."""

import subprocess
import sys

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.tables import walk
from tilewright.core.game import AnyGame
from tilewright.core.picture import Align, Box, Disc, Motif, Picture, Polygon, Shape, Stamp, Text
from tilewright.envs.raster import bounds, pixels

WHITE, BLACK, RED = (255, 255, 255), (0, 0, 0), (255, 0, 0)
NAMES = ("player_0", "player_1", "player_2", "player_3")


def painted(*shapes: Shape) -> NDArray[np.uint8]:
    """Shapes on a white ground of 40 × 30 pixels."""
    return pixels(Picture(40, 30, "#ffffff", shapes))


def test_every_table_is_an_array_of_bytes_with_the_size_of_its_picture(game: AnyGame) -> None:
    steps = walk(game, seed=4)
    for state in (steps[0].state, steps[len(steps) // 2].state, steps[-1].after):
        picture = game.picture(game.observe(state, None), NAMES)
        array = pixels(picture)
        assert array.shape == (picture.height, picture.width, 3)
        assert array.dtype == np.uint8
        assert len(np.unique(array)) > 100


def test_an_array_is_the_callers_own(game: AnyGame) -> None:
    picture = game.picture(game.observe(walk(game, seed=4)[5].state, None), NAMES)
    first = pixels(picture)
    expected = first.copy()
    first[:] = 0
    assert (pixels(picture) == expected).all()


def test_an_empty_picture_is_its_ground() -> None:
    assert (pixels(Picture(5, 4, "#ff0000", ())) == RED).all()


def test_a_box_is_painted_from_its_first_pixel_to_its_last() -> None:
    array = painted(Box(3, 4, 10, 6, "#000000"))
    assert (array[4:10, 3:13] == BLACK).all()
    assert (array == BLACK).all(axis=2).sum() == 60


def test_the_edge_of_a_box_lies_inside_it() -> None:
    array = painted(Box(3, 4, 10, 6, "#ff0000", edge="#000000", thickness=2))
    assert (array[6:8, 5:11] == RED).all()
    assert (array == BLACK).all(axis=2).sum() == 60 - 12


def test_round_rims_are_smooth() -> None:
    array = painted(Disc(20, 15, 10, "#000000"))
    assert tuple(array[15, 20]) == BLACK
    assert tuple(array[6, 11]) == WHITE
    assert len(np.unique(array)) > 5


def test_a_polygon_is_filled_between_its_corners() -> None:
    array = painted(Polygon(((5, 5), (25, 5), (25, 25), (5, 25)), "#ff0000"))
    assert (array[6:24, 6:24] == RED).all()
    assert tuple(array[3, 15]) == tuple(array[15, 3]) == WHITE


def test_what_is_painted_later_lies_above() -> None:
    array = painted(Box(0, 0, 20, 20, "#000000"), Box(10, 10, 20, 20, "#ff0000"))
    assert tuple(array[5, 5]) == BLACK
    assert tuple(array[15, 15]) == RED


def test_a_translucent_ink_lets_what_lies_below_shine_through() -> None:
    half = Box(0, 0, 10, 10, "#00000080")
    assert painted(half)[5, 5] == pytest.approx((127, 127, 127), abs=1)
    motif = Motif("two-layers", [Box(0, 0, 100, 100, "#ff0000"), Box(0, 0, 100, 100, "#00000080")])
    assert painted(Stamp(0, 0, 10, motif))[5, 5] == pytest.approx((127, 0, 0), abs=1)


def test_a_stamp_prints_its_motif_in_its_square() -> None:
    dot = Motif("dot", [Box(50, 50, 50, 50, "#000000")])
    array = painted(Stamp(10, 5, 20, Motif("dot-in-a-square", [Stamp(50, 0, 50, dot)])))
    assert (array[10:15, 25:30] == BLACK).all()
    assert (array == BLACK).all(axis=2).sum() == 25


def test_a_shape_looks_the_same_wherever_it_lies() -> None:
    disc = Disc(8, 8, 6.5, "#ff0000", "#000000", 2)
    here, there = painted(disc), painted(disc._replace(x=27, y=20))
    assert (here[0:16, 0:16] == there[12:28, 19:35]).all()


@pytest.mark.parametrize("align", ["left", "middle", "right"])
def test_a_text_is_painted_within_its_bounds(align: Align) -> None:
    text = Text(20, 15, "14", 12, "#000000", 30, align, is_bold=True)
    left, top, right, bottom = bounds(text)
    rows, columns = np.nonzero((painted(text) != WHITE).any(axis=2))
    assert left <= columns.min() <= columns.max() < right
    assert top <= rows.min() <= rows.max() < bottom


def test_a_text_that_is_wider_than_its_room_is_shortened() -> None:
    text = Text(0, 15, "Wilhelmina Wintergreen", 12, "#000000", room=36)
    assert bounds(text)[2] <= 38
    assert (painted(text) == painted(text._replace(text="Wilhelmina of Wessex"))).all()


def test_letters_that_the_font_lacks_are_drawn_without_their_accents() -> None:
    text = Text(0, 15, "Ágnes −3", 8, "#000000", room=40)
    assert (painted(text) == painted(text._replace(text="Agnes -3"))).all()


def test_without_pillow_the_error_says_what_to_install() -> None:
    program = (
        "import sys; sys.modules['PIL'] = None\n"
        "from importlib import util\n"
        "find = util.find_spec\n"
        "util.find_spec = lambda name: None if name == 'PIL' else find(name)\n"
        "import tilewright.envs.raster"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert run.returncode == 1
    assert 'pip install "tilewright[envs]"' in run.stderr
    assert "PIL" in run.stderr
