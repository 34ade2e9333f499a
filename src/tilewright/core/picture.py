"""Pictures as values: shapes in the order in which they are painted, and their SVG text."""

from bisect import bisect
from collections.abc import Iterator, Sequence
from html import escape
from itertools import accumulate
from typing import Literal, NamedTuple, TypeAlias

from tilewright.core import sprite

Ink: TypeAlias = str  # a colour: the name of a token of the theme, such as `surface`
Align: TypeAlias = Literal["left", "middle", "right"]

SIGN_INK: Ink = "ink-3"  # of signs that have no colour of their own


class Box(NamedTuple):
    """A rectangle with round corners; its edge lies inside it."""

    x: float
    y: float
    width: float
    height: float
    fill: Ink | None = None
    radius: float = 0
    edge: Ink | None = None
    thickness: float = 1


class Art(NamedTuple):
    """A symbol of the sprite in a square: (x, y) is its upper left corner, `size` its side."""

    x: float
    y: float
    size: float
    symbol: str


class Text(NamedTuple):
    """A line of text: (x, y) is its left end, middle or right end, halfway up."""

    x: float
    y: float
    text: str
    size: float
    ink: Ink
    align: Align = "left"
    is_bold: bool = False


class Group(NamedTuple):
    """Shapes that lie together in a square, measured from its upper left corner (x, y)."""

    x: float
    y: float
    size: float
    shapes: tuple["Box | Art", ...]


Shape: TypeAlias = Box | Art | Text | Group


class Picture(NamedTuple):
    """A picture: its size, its ground, and what is painted on it, one after another."""

    width: int
    height: int
    ground: Ink | None
    shapes: tuple[Shape, ...]

    def _repr_svg_(self) -> str:
        return svg(self)


def svg(picture: Picture) -> str:
    """The picture as SVG that needs nothing else: every symbol that it uses is in it, once.

    >>> print(svg(Picture(9, 9, "surface", (Box(2, 2, 5, 5, "accent", 2),))))
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9" color="#5c6476">
    <rect x="0" y="0" width="9" height="9" rx="0" fill="#fbf8f1"/>
    <rect x="2" y="2" width="5" height="5" rx="2" fill="#7d2a6c"/>
    </svg>
    """
    width, height = picture.width, picture.height
    symbols = [sprite.symbol(name) for name in dict.fromkeys(_symbols(picture.shapes))]
    paints = sorted(set().union(*[sprite.paints_of(each) for each in symbols]))
    ground = [] if picture.ground is None else [Box(0, 0, width, height, picture.ground)]
    lines = [
        f'<svg xmlns="{sprite.NAMESPACE}" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" color="{_colour(SIGN_INK)}">',
        *[f"<defs>{sprite.symbol(name)}</defs>" for name in paints],
        *symbols,
        *[_mark(shape) for shape in (*ground, *picture.shapes)],
        "</svg>",
    ]
    return "\n".join(lines)


def _symbols(shapes: Sequence[Shape]) -> Iterator[str]:
    for shape in shapes:
        if isinstance(shape, Art):
            yield shape.symbol
        elif isinstance(shape, Group):
            yield from _symbols(shape.shapes)


def _colour(ink: Ink) -> str:
    return sprite.tokens()[ink]


def _mark(shape: Shape) -> str:
    match shape:
        case Box():
            inset = shape.thickness / 2 if shape.edge else 0
            fill = _colour(shape.fill) if shape.fill else "none"
            edge = f' stroke="{_colour(shape.edge)}"' if shape.edge else ""
            width = f' stroke-width="{shape.thickness:g}"' if shape.edge else ""
            return (
                f'<rect x="{shape.x + inset:g}" y="{shape.y + inset:g}" '
                f'width="{shape.width - 2 * inset:g}" height="{shape.height - 2 * inset:g}" '
                f'rx="{max(0, shape.radius - inset):g}" fill="{fill}"{edge}{width}/>'
            )
        case Art():
            return (
                f'<use href="#{shape.symbol}" x="{shape.x:g}" y="{shape.y:g}" '
                f'width="{shape.size:g}" height="{shape.size:g}"/>'
            )
        case Text():
            anchor = {"left": "start", "middle": "middle", "right": "end"}[shape.align]
            weight = ' font-weight="600"' if shape.is_bold else ""
            return (
                f'<text x="{shape.x:g}" y="{shape.y:g}" font-size="{shape.size:g}" '
                f'font-family="sans-serif" dominant-baseline="central" text-anchor="{anchor}"'
                f'{weight} fill="{_colour(shape.ink)}">{escape(shape.text)}</text>'
            )
        case Group():
            inside = "".join([_mark(each) for each in shape.shapes])
            return f'<g transform="translate({shape.x:g} {shape.y:g})">{inside}</g>'


def fitted(text: str, size: float, room: float) -> str:
    """As much of a text as fits into its room, by how wide letters of most fonts are.

    >>> fitted("Wilhelmina", 10, 40)
    'Wilhe…'
    """
    ends = [*accumulate([_width(letter) * size for letter in text])]
    if not ends or ends[-1] <= room:
        return text
    return text[: bisect(ends, room - size)].rstrip() + "…"


def _width(letter: str) -> float:
    """About how wide a bold letter is, as a share of its size."""
    if letter in "fijlrtI.,:;'-|! ":
        return 0.35
    if letter in "MW@%" or ord(letter) > 0x2000:
        return 1
    return 0.72 if letter.isupper() or letter in "mw" else 0.6
