"""Pictures as arrays of pixels, painted with Pillow."""

from functools import lru_cache
from math import ceil, floor
from unicodedata import combining, normalize

from tilewright.core.picture import (
    MOTIF_SIZE,
    Box,
    Disc,
    Picture,
    Point,
    Polygon,
    Shape,
    Stamp,
    Text,
    moved,
)
from tilewright.envs import extra

extra.require("envs")

import numpy as np  # noqa: E402  # what is missing is said before
from numpy.typing import NDArray  # noqa: E402
from PIL import Image, ImageDraw, ImageFont  # noqa: E402

DETAIL = 4  # a shape is painted this many times larger, then reduced: its rims become smooth
BOLD = 0.018  # how much of its size a bold letter's lines are thicker on each side
KEPT_SPRITES = 4096  # shapes that are kept as pixels; a table has some hundreds

Bounds = tuple[float, float, float, float]  # left, top, right, bottom


def pixels(picture: Picture) -> NDArray[np.uint8]:
    """The picture as an array of height × width × 3 (red, green, blue)."""
    canvas = Image.new("RGB", (picture.width, picture.height), picture.ground)
    for shape in picture.shapes:
        left, top, _, _ = bounds(shape)
        x, y = floor(left), floor(top)
        sprite = _sprite(moved(shape, -x, -y))
        canvas.paste(sprite, (x, y), sprite)
    return np.array(canvas)


def bounds(shape: Shape) -> Bounds:
    """The smallest rectangle around all that a shape paints."""
    match shape:
        case Box():
            return shape.x, shape.y, shape.x + shape.width, shape.y + shape.height
        case Disc():
            x, y, radius = shape.x, shape.y, shape.radius
            return x - radius, y - radius, x + radius, y + radius
        case Polygon():
            rim = shape.thickness / 2 if shape.edge else 0
            across, down = [x for x, _ in shape.points], [y for _, y in shape.points]
            return min(across) - rim, min(down) - rim, max(across) + rim, max(down) + rim
        case Text():
            left, top, right, bottom = _extent(shape._replace(x=0, y=0))
            return shape.x + left, shape.y + top, shape.x + right, shape.y + bottom
        case Stamp():
            return shape.x, shape.y, shape.x + shape.size, shape.y + shape.size


@lru_cache(maxsize=KEPT_SPRITES)
def _sprite(shape: Shape) -> Image.Image:
    """A shape near the upper left corner of an image of its own."""
    _, _, right, bottom = bounds(shape)
    size = (max(1, ceil(right)) * DETAIL, max(1, ceil(bottom)) * DETAIL)
    return _painted(Image.new("RGBA", size), shape, DETAIL, (0, 0)).reduce(DETAIL)


def _painted(layer: Image.Image, shape: Shape, scale: float, origin: Point) -> Image.Image:
    """The layer with a shape on it, so many times larger and moved to an origin."""
    if isinstance(shape, Stamp):
        origin = origin[0] + shape.x * scale, origin[1] + shape.y * scale
        for part in shape.motif.shapes:
            layer = _painted(layer, part, scale * shape.size / MOTIF_SIZE, origin)
        return layer
    if _is_opaque(shape):
        _draw(ImageDraw.Draw(layer), shape, scale, origin)
        return layer
    above = Image.new("RGBA", layer.size)
    _draw(ImageDraw.Draw(above), shape, scale, origin)
    return Image.alpha_composite(layer, above)


def _is_opaque(shape: Box | Disc | Polygon | Text) -> bool:
    inks = (shape.ink,) if isinstance(shape, Text) else (shape.fill, shape.edge)
    return all([ink is None or len(ink) == len("#rrggbb") for ink in inks])


def _draw(
    draw: ImageDraw.ImageDraw, shape: Box | Disc | Polygon | Text, scale: float, origin: Point
) -> None:
    def at(x: float, y: float) -> Point:
        return origin[0] + x * scale, origin[1] + y * scale

    match shape:
        case Text():
            _write(draw, shape, scale, at(shape.x, shape.y))
        case Polygon():
            corners = [at(x, y) for x, y in shape.points]
            if shape.fill:
                draw.polygon(corners, shape.fill)
            if shape.edge:
                width = _thickness(shape, scale)
                draw.line([*corners, *corners[:2]], shape.edge, width, joint="curve")
        case Box() | Disc():
            left, top, right, bottom = bounds(shape)
            (right, bottom) = at(right, bottom)
            place = (at(left, top), (right - 1, bottom - 1))  # the last pixel is painted too
            width = _thickness(shape, scale)
            if isinstance(shape, Disc):
                draw.ellipse(place, shape.fill, shape.edge, width)
            else:
                radius = shape.radius * scale
                draw.rounded_rectangle(place, radius, shape.fill, shape.edge, width)


def _thickness(shape: Box | Disc | Polygon, scale: float) -> int:
    return max(1, round(shape.thickness * scale)) if shape.edge else 0


def _write(draw: ImageDraw.ImageDraw, text: Text, scale: float, at: Point) -> None:
    font = _font(text.size * scale)
    letters = _shortened(text)
    stroke = text.size * scale * BOLD if text.is_bold else 0
    draw.text(at, letters, text.ink, font, anchor=_ANCHORS[text.align], stroke_width=stroke)


_ANCHORS = {"left": "lm", "middle": "mm", "right": "rm"}


@lru_cache(maxsize=KEPT_SPRITES)
def _extent(text: Text) -> Bounds:
    font, anchor = _font(text.size * DETAIL), _ANCHORS[text.align]
    stroke = text.size * DETAIL * BOLD if text.is_bold else 0
    box = font.getbbox(_shortened(text), anchor=anchor, stroke_width=stroke)
    left, top, right, bottom = [side / DETAIL for side in box]
    return left - 1, top - 1, right + 1, bottom + 1


def _shortened(text: Text) -> str:
    """As much of a text as fits into its room."""
    font, letters = _font(text.size * DETAIL), _drawable(text.text)
    room = text.room * DETAIL
    if font.getlength(letters) <= room:
        return letters
    while letters and font.getlength(letters + "…") > room:
        letters = letters[:-1]
    return letters.rstrip() + "…"


def _drawable(text: str) -> str:
    """A text in letters that Pillow's own font has: no accents, and a hyphen for a minus."""
    plain = [letter for letter in normalize("NFKD", text) if not combining(letter)]
    return "".join(["-" if letter in "−–—" else letter for letter in plain])


@lru_cache(maxsize=64)
def _font(size: float) -> ImageFont.FreeTypeFont:
    font = ImageFont.load_default(size)
    assert isinstance(font, ImageFont.FreeTypeFont)  # Pillow was built without FreeType otherwise
    return font
