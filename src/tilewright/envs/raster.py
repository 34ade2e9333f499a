"""Pictures as arrays of pixels: resvg paints their symbols and boxes, Pillow the texts on them.

Texts are Pillow's, for it brings a font of its own: a machine without fonts draws the same table.
Whatever was painted once is kept, since most of a table looks like the one before.
"""

from functools import lru_cache
from io import BytesIO
from math import ceil, floor
from typing import Any
from unicodedata import combining, normalize

from tilewright.core.picture import Box, Picture, Shape, Text, svg
from tilewright.core.sprite import tokens
from tilewright.envs import extra

extra.require("envs")

import numpy as np  # noqa: E402  # what is missing is said before
from numpy.typing import NDArray  # noqa: E402
from PIL import Image, ImageDraw, ImageFont  # noqa: E402
from resvg_py import svg_to_bytes  # noqa: E402

BOLD = 0.018  # how much of its size a bold letter's lines are thicker on each side
DETAIL = 4  # a text is painted this many times larger, then reduced: bold lines may be thin
KEPT = 4096  # shapes that are kept as pixels; a table has some hundreds

Bounds = tuple[float, float, float, float]  # left, top, right, bottom


def pixels(picture: Picture) -> NDArray[np.uint8]:
    """The picture as an array of height × width × 3 (red, green, blue)."""
    canvas = Image.new("RGB", (picture.width, picture.height), tokens()[picture.ground or "bg"])
    for shape in picture.shapes:
        left, top, _, _ = bounds(shape)
        x, y = floor(left), floor(top)
        painted, mask = _painted(shape._replace(x=shape.x - x, y=shape.y - y))
        canvas.paste(painted, (x, y), mask)
    return np.array(canvas)


def bounds(shape: Shape) -> Bounds:
    """The smallest rectangle around all that a shape paints."""
    if isinstance(shape, Text):
        left, top, right, bottom = _extent(shape._replace(x=0, y=0))
        return shape.x + left, shape.y + top, shape.x + right, shape.y + bottom
    if isinstance(shape, Box):
        return shape.x, shape.y, shape.x + shape.width, shape.y + shape.height
    return shape.x, shape.y, shape.x + shape.size, shape.y + shape.size


@lru_cache(maxsize=KEPT)
def _painted(shape: Shape) -> tuple[Image.Image, Image.Image]:
    """A shape near the upper left corner of an image of its own, and how opaque it is where."""
    _, _, right, bottom = bounds(shape)
    width, height = max(1, ceil(right)), max(1, ceil(bottom))
    if isinstance(shape, Text):
        layer = _written(shape, width, height)
    else:
        drawing = svg(Picture(width, height, None, (shape,)))
        layer = Image.open(BytesIO(svg_to_bytes(drawing, skip_system_fonts=True)))
    return layer.convert("RGB"), layer.getchannel("A")


# Texts: their font, size and how thick their lines are decide where they are painted.


ANCHORS = {"left": "lm", "middle": "mm", "right": "rm"}


def _written(text: Text, width: int, height: int) -> Image.Image:
    layer = Image.new("RGBA", (width * DETAIL, height * DETAIL))
    draw, place = ImageDraw.Draw(layer), (text.x * DETAIL, text.y * DETAIL)
    draw.text(place, _drawable(text.text), tokens()[text.ink], _font(text.size), **_style(text))
    return layer.reduce(DETAIL)


@lru_cache(maxsize=KEPT)
def _extent(text: Text) -> Bounds:
    box = _font(text.size).getbbox(_drawable(text.text), **_style(text))
    left, top, right, bottom = [side / DETAIL for side in box]
    return left - 1, top - 1, right + 1, bottom + 1


def _style(text: Text) -> dict[str, Any]:
    thicker = text.size * DETAIL * BOLD if text.is_bold else 0
    return {"anchor": ANCHORS[text.align], "stroke_width": thicker}


def _drawable(text: str) -> str:
    """A text in letters that Pillow's own font has: no accents, and a hyphen for a minus."""
    plain = [letter for letter in normalize("NFKD", text) if not combining(letter)]
    return "".join(["-" if letter in "−–—" else letter for letter in plain])


@lru_cache(maxsize=64)
def _font(size: float) -> ImageFont.FreeTypeFont:
    font = ImageFont.load_default(size * DETAIL)
    assert isinstance(font, ImageFont.FreeTypeFont)  # Pillow was built without FreeType otherwise
    return font
