"""Pictures as arrays: sizes, colours, smooth rims, texts, and missing libraries."""

import subprocess
import sys

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.tables import walk
from tilewright.core.game import AnyGame
from tilewright.core.picture import Align, Art, Box, Group, Picture, Shape, Text
from tilewright.core.sprite import tokens
from tilewright.envs.raster import bounds, pixels

NAMES = ("player_0", "player_1", "player_2", "player_3")


def rgb(ink: str) -> tuple[int, ...]:
    """What a token looks like in pixels."""
    return tuple(bytes.fromhex(tokens()[ink].removeprefix("#")))


WHITE, INK, RED = rgb("on-accent"), rgb("ink"), rgb("bad")


def painted(*shapes: Shape) -> NDArray[np.uint8]:
    """Shapes on a white ground of 40 × 30 pixels."""
    return pixels(Picture(40, 30, "on-accent", shapes))


def test_every_table_is_an_array_of_bytes_with_the_size_of_its_picture(game: AnyGame) -> None:
    steps = walk(game, seed=4)
    for state in (steps[0].state, steps[len(steps) // 2].state, steps[-1].after):
        picture = game.drawing.picture(game.observe(state, None), NAMES)
        array = pixels(picture)
        assert array.shape == (picture.height, picture.width, 3)
        assert array.dtype == np.uint8
        assert len(np.unique(array)) > 100


def test_an_array_is_the_callers_own(game: AnyGame) -> None:
    picture = game.drawing.picture(game.observe(walk(game, seed=4)[5].state, None), NAMES)
    first = pixels(picture)
    expected = first.copy()
    first[:] = 0
    assert (pixels(picture) == expected).all()


def test_an_empty_picture_is_its_ground() -> None:
    assert (pixels(Picture(5, 4, "bad", ())) == RED).all()


def test_a_box_is_painted_from_its_first_pixel_to_its_last() -> None:
    array = painted(Box(3, 4, 10, 6, "ink"))
    assert (array[4:10, 3:13] == INK).all()
    assert (array == INK).all(axis=2).sum() == 60


def test_the_edge_of_a_box_lies_inside_it() -> None:
    array = painted(Box(3, 4, 10, 6, "bad", edge="ink", thickness=2))
    assert (array[6:8, 5:11] == RED).all()
    assert (array == INK).all(axis=2).sum() == 60 - 12


def test_round_rims_are_smooth() -> None:
    array = painted(Box(10, 5, 20, 20, "ink", 10))
    assert tuple(array[15, 20]) == INK
    assert tuple(array[6, 11]) == WHITE
    assert len(np.unique(array)) > 10


def test_what_is_painted_later_lies_above() -> None:
    array = painted(Box(0, 0, 20, 20, "ink"), Box(10, 10, 20, 20, "bad"))
    assert tuple(array[5, 5]) == INK
    assert tuple(array[15, 15]) == RED


def test_a_symbol_is_painted_in_its_square() -> None:
    array = painted(Art(10, 5, 20, "t-red"))
    rows, columns = np.nonzero((array != WHITE).any(axis=2))
    assert (rows.min(), rows.max()) == (5, 24)
    assert (columns.min(), columns.max()) == (10, 29)
    distance = np.abs(array[5:25, 10:30].astype(int) - rgb("tile-red")).max(axis=2)
    assert (distance < 40).sum() > 80


def test_shapes_of_a_group_lie_where_the_group_lies() -> None:
    inside = (Box(1, 2, 6, 5, "ink"), Art(8, 8, 9, "sun"))
    moved = [shape._replace(x=shape.x + 12, y=shape.y + 7) for shape in inside]
    assert (painted(Group(12, 7, 18, inside)) == painted(*moved)).all()


def test_a_shape_looks_the_same_wherever_it_lies() -> None:
    shape = Box(1.5, 1.5, 13, 13, "bad", 6.5, "ink", 2)
    here, there = painted(shape), painted(shape._replace(x=20.5, y=13.5))
    assert (here[0:16, 0:16] == there[12:28, 19:35]).all()


@pytest.mark.parametrize("align", ["left", "middle", "right"])
def test_a_text_is_painted_within_its_bounds(align: Align) -> None:
    text = Text(20, 15, "14", 12, "ink", align, is_bold=True)
    left, top, right, bottom = bounds(text)
    rows, columns = np.nonzero((painted(text) != WHITE).any(axis=2))
    assert left <= columns.min() <= columns.max() < right
    assert top <= rows.min() <= rows.max() < bottom


def test_letters_that_the_font_lacks_are_drawn_without_their_accents() -> None:
    text = Text(0, 15, "Ágnes −3", 8, "ink")
    assert (painted(text) == painted(text._replace(text="Agnes -3"))).all()


@pytest.mark.parametrize("library", ["PIL", "resvg_py"])
def test_without_a_library_the_error_says_what_to_install(library: str) -> None:
    program = (
        "import sys; from importlib import util\n"
        f"sys.modules['{library}'] = None\n"
        "find = util.find_spec\n"
        f"util.find_spec = lambda name: None if name == '{library}' else find(name)\n"
        "import tilewright.envs.raster"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert run.returncode == 1
    assert 'pip install "tilewright[envs]"' in run.stderr
    assert library in run.stderr
