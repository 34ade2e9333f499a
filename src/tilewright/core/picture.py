"""Pictures as values: shapes in the order in which they are painted, and their SVG text."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Literal, NamedTuple, TypeAlias

Ink: TypeAlias = str  # `#rrggbb`; `#rrggbbaa` lets what lies below shine through
Point: TypeAlias = tuple[float, float]
Align: TypeAlias = Literal["left", "middle", "right"]

MOTIF_SIZE = 100  # a motif is drawn in a square of this side


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


class Disc(NamedTuple):
    """A circle around (x, y); its edge lies inside it."""

    x: float
    y: float
    radius: float
    fill: Ink | None = None
    edge: Ink | None = None
    thickness: float = 1


class Polygon(NamedTuple):
    """A surface with straight sides; its edge lies on its outline."""

    points: tuple[Point, ...]
    fill: Ink | None = None
    edge: Ink | None = None
    thickness: float = 1


class Text(NamedTuple):
    """A line of text: (x, y) is its left end, middle or right end, halfway up.

    What is wider than `room` is shortened.
    """

    x: float
    y: float
    text: str
    size: float
    ink: Ink
    room: float
    align: Align = "left"
    is_bold: bool = False


class Stamp(NamedTuple):
    """A motif printed in a square: (x, y) is its upper left corner, `size` its side."""

    x: float
    y: float
    size: float
    motif: "Motif"


Shape: TypeAlias = Box | Disc | Polygon | Text | Stamp


class Motif:
    """A drawing in a square of MOTIF_SIZE that is printed again and again.

    Motifs with the same name are the same drawing, so they are compared quickly.
    """

    __slots__ = ("name", "shapes")

    def __init__(self, name: str, shapes: Sequence[Shape]) -> None:
        self.name = name
        self.shapes = tuple(shapes)

    def __repr__(self) -> str:
        return f"Motif({self.name!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Motif) and self.name == other.name

    def __hash__(self) -> int:
        return hash(self.name)


class Picture(NamedTuple):
    """A picture: its size, its ground, and what is painted on it, one after another."""

    width: int
    height: int
    ground: Ink
    shapes: tuple[Shape, ...]


def moved(shape: Shape, right: float, down: float) -> Shape:
    """A shape at another place."""
    if isinstance(shape, Polygon):
        return shape._replace(points=tuple([(x + right, y + down) for x, y in shape.points]))
    return shape._replace(x=shape.x + right, y=shape.y + down)


def svg(picture: Picture) -> str:
    """The picture as SVG, every motif once.

    >>> print(svg(Picture(9, 9, "#ffffff", (Disc(4, 4, 3, fill="#7d2a6c"),))))
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9">
    <rect x="0" y="0" width="9" height="9" rx="0" fill="#ffffff"/>
    <circle cx="4" cy="4" r="3" fill="#7d2a6c"/>
    </svg>
    """
    width, height = picture.width, picture.height
    names = {motif.name: motif for motif in _motifs(picture.shapes)}
    side = MOTIF_SIZE
    symbols = [
        f'<symbol id="{escape(name)}" viewBox="0 0 {side} {side}">{_marks(motif.shapes)}</symbol>'
        for name, motif in names.items()
    ]
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}">',
        *symbols,
        _mark(Box(0, 0, width, height, picture.ground)),
        *[_mark(shape) for shape in picture.shapes],
        "</svg>",
    ]
    return "\n".join(lines)


def _motifs(shapes: Sequence[Shape]) -> Iterator[Motif]:
    for shape in shapes:
        if isinstance(shape, Stamp):
            yield from _motifs(shape.motif.shapes)
            yield shape.motif


def _marks(shapes: Sequence[Shape]) -> str:
    return "".join([_mark(shape) for shape in shapes])


def _mark(shape: Shape) -> str:
    match shape:
        case Box():
            inset = shape.thickness / 2 if shape.edge else 0
            return (
                f'<rect x="{shape.x + inset:g}" y="{shape.y + inset:g}" '
                f'width="{shape.width - 2 * inset:g}" height="{shape.height - 2 * inset:g}" '
                f'rx="{max(0, shape.radius - inset):g}"{_paint(shape)}/>'
            )
        case Disc():
            radius = shape.radius - (shape.thickness / 2 if shape.edge else 0)
            return f'<circle cx="{shape.x:g}" cy="{shape.y:g}" r="{radius:g}"{_paint(shape)}/>'
        case Polygon():
            points = " ".join([f"{x:g},{y:g}" for x, y in shape.points])
            return f'<polygon points="{points}" stroke-linejoin="round"{_paint(shape)}/>'
        case Text():
            anchor = {"left": "start", "middle": "middle", "right": "end"}[shape.align]
            weight = ' font-weight="600"' if shape.is_bold else ""
            return (
                f'<text x="{shape.x:g}" y="{shape.y:g}" font-size="{shape.size:g}" '
                f'font-family="sans-serif" dominant-baseline="central" text-anchor="{anchor}"'
                f'{weight} fill="{shape.ink}">{escape(_shortened(shape))}</text>'
            )
        case Stamp():
            return (
                f'<use href="#{escape(shape.motif.name)}" x="{shape.x:g}" y="{shape.y:g}" '
                f'width="{shape.size:g}" height="{shape.size:g}"/>'
            )


def _paint(shape: Box | Disc | Polygon) -> str:
    stroke = f' stroke="{shape.edge}" stroke-width="{shape.thickness:g}"' if shape.edge else ""
    return f' fill="{shape.fill or "none"}"{stroke}'


def _shortened(text: Text) -> str:
    letters = int(text.room / (text.size * 0.46))  # letters of most fonts are about as wide
    return text.text if len(text.text) <= letters else text.text[: letters - 1] + "…"
