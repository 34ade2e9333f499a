"""The pieces that both games have: tiles of five families, their empty spaces, marker and dish.

A colour is never without its motif (flower, wheel, diamond, lattice, star), so that tiles can be
told apart without seeing colours. Azul's tiles are square, Duel's are round.
"""

from collections.abc import Sequence

from tilewright.core.outlines import arc, crescent, octagon, on_circle, star, turned
from tilewright.core.palette import (
    BRAND_PAINT,
    DISH,
    DISH_EDGE,
    DISH_PAINT,
    DISH_RIM,
    GHOST_LINE,
    GLAZES,
    PORCELAIN,
    SHADE,
    SPACE,
    SPACE_LINE,
    SPECIAL_EDGE,
    Glaze,
)
from tilewright.core.picture import Box, Disc, Ink, Motif, Point, Polygon, Shape, Stamp
from tilewright.core.tiles import COLOURS, Colour

QUARTERS = (0, 90, 180, 270)
PETAL = arc(50, 91, 41, -90, 0) + arc(91, 50, 41, 90, 180)  # of the flower, to the lower right

ROUND_MOTIF = 82  # how much of a round tile its motif covers, of 100
GHOST_MOTIF = {Colour.YELLOW: 80}  # the wheel is small by itself; all others:
GHOST_MOTIF_USUAL = 64


def polygon(points: Sequence[Point], fill: Ink) -> Polygon:
    """A surface with these corners."""
    return Polygon(tuple(points), fill)


def _flower(ground: Ink, ink: Ink, soft: Ink) -> list[Shape]:
    vein = [(61.0, 62.5), (62.5, 61.0), (82, 81), (81, 82)]
    spark = [(50.0, 6.0), (56, 15), (50, 24), (44, 15)]
    return [
        *[polygon(turned(PETAL, angle), ink) for angle in QUARTERS],
        *[polygon(turned(vein, angle), ground) for angle in QUARTERS],
        *[polygon(turned(spark, angle), soft) for angle in QUARTERS],
        Disc(50, 50, 11, ground),
        Disc(50, 50, 6.5, ink),
    ]


def _wheel(ground: Ink, ink: Ink, soft: Ink) -> list[Shape]:
    beads = [on_circle(50, 50, 38.5, angle) for angle in range(0, 360, 30)]
    return [
        Disc(50, 50, 31.5, None, ink, 9),
        Disc(50, 50, 10, ink),
        *[Disc(x, y, 2.8, ink) for x, y in beads],
    ]


def _diamond(ground: Ink, ink: Ink, soft: Ink) -> list[Shape]:
    middle, top, right, bottom, left = (50, 50), (50, 23), (77, 50), (50, 77), (23, 50)
    return [
        polygon([(50, 5), (95, 50), (50, 95), (5, 50)], ink),
        polygon([top, right, bottom, left], ground),
        polygon([top, middle, left], "#ffffff4c"),
        polygon([top, right, middle], "#ffffff24"),
        polygon([left, middle, bottom], "#0000001f"),
        polygon([right, bottom, middle], "#0000004c"),
    ]


def _lattice(ground: Ink, ink: Ink, soft: Ink) -> list[Shape]:
    gaps = [  # where one bar runs under another
        *((25.5, 28, 2.5, 11), (39, 28, 2.5, 11), (58.5, 61, 2.5, 11), (72, 61, 2.5, 11)),
        *((61, 25.5, 11, 2.5), (61, 39, 11, 2.5), (28, 58.5, 11, 2.5), (28, 72, 11, 2.5)),
    ]
    spark = [(50.0, 9.0), (54.5, 14.5), (50, 20), (45.5, 14.5)]
    return [
        *[Box(at, 3, 11, 94, ink) for at in (28, 61)],
        *[Box(3, at, 94, 11, ink) for at in (28, 61)],
        *[Box(*gap, ground) for gap in gaps],
        polygon([(50, 43.5), (56.5, 50), (50, 56.5), (43.5, 50)], soft),
        *[polygon(turned(spark, angle), soft) for angle in QUARTERS],
    ]


def _star(ground: Ink, ink: Ink, soft: Ink) -> list[Shape]:
    return [
        polygon(star(50, 50, 46, 23.5, 8), ink),
        polygon(turned(star(50, 50, 22, 11, 8), 22.5), ground),
        Disc(50, 50, 6, ink),
    ]


FAMILIES = dict(zip(COLOURS, (_flower, _wheel, _diamond, _lattice, _star), strict=True))


def silhouette(colour: Colour, ground: Ink, ink: Ink) -> list[Shape]:
    """A family's silhouette, for small and for pale drawings."""
    match colour:
        case Colour.BLUE:
            petals = [polygon(turned(PETAL, angle), ink) for angle in QUARTERS]
            return [*petals, Disc(50, 50, 11, ground), Disc(50, 50, 6.5, ink)]
        case Colour.YELLOW:
            return [Disc(50, 50, 31.5, None, ink, 9), Disc(50, 50, 10, ink)]
        case Colour.RED:
            stone = [(50.0, 23.0), (77, 50), (50, 77), (23, 50)]
            return [polygon([(50, 5), (95, 50), (50, 95), (5, 50)], ink), polygon(stone, ground)]
        case Colour.BLACK:
            bars = [Box(at, 3, 11, 94, ink) for at in (28, 61)]
            return [*bars, *[Box(3, at, 94, 11, ink) for at in (28, 61)]]
        case Colour.TEAL:
            return [polygon(star(50, 50, 46, 23.5, 8), ink)]


def _corners(colour: Colour, glaze: Glaze) -> list[Shape]:
    """What fills the corners of a square tile."""
    if colour is Colour.YELLOW:
        piece = [(5.0, 5.0), *arc(5, 5, 16, 0, 90)]
    elif colour in (Colour.RED, Colour.TEAL):
        piece = [(6.0, 6.0), (20, 6), (6, 20)]
    else:
        return []
    return [polygon(turned(piece, angle), glaze.soft) for angle in QUARTERS]


# Light from the upper left on a glazed surface.
_LIGHT, _GLOW, _DIM = "#ffffff66", "#ffffff1c", f"{SHADE}55"


def _square_tile(colour: Colour) -> Motif:
    glaze = GLAZES[colour]
    motif = FAMILIES[colour](glaze.ground, glaze.ink, glaze.soft)
    return Motif(
        f"tile-{colour.word}",
        [
            Box(2, 4, 97, 96, f"{SHADE}58", 11),
            Box(1, 1, 97, 97, glaze.edge, 10),
            Box(3, 3, 93, 93, glaze.ground, 8),
            *_corners(colour, glaze),
            *motif,
            polygon([(9, 4), (90, 4), (86, 8), (12, 8), (8, 12), (8, 86), (4, 90), (4, 9)], _LIGHT),
            polygon([(95, 12), (95, 91), (91, 95), (12, 95), (16, 91), (91, 91), (91, 16)], _DIM),
            polygon([(8, 8), (62, 8), (8, 62)], _GLOW),
        ],
    )


def _round_tile(colour: Colour) -> Motif:
    glaze = GLAZES[colour]
    inner = Motif(f"motif-{colour.word}", FAMILIES[colour](glaze.ground, glaze.ink, glaze.soft))
    gap = (100 - ROUND_MOTIF) / 2
    return Motif(
        f"round-{colour.word}",
        [
            Disc(50.5, 52, 48, f"{SHADE}58"),
            Disc(49.5, 49.5, 48.5, glaze.edge),
            Disc(49.5, 49.5, 46.5, glaze.ground),
            Stamp(gap - 0.5, gap - 0.5, ROUND_MOTIF, inner),
            *glaze_on_disc(49.5, 46.5),
        ],
    )


def glaze_on_disc(middle: float, radius: float) -> list[Shape]:
    """The light and the shade on a round glazed surface."""
    light = crescent(middle, middle, radius, (middle + 3, middle + 3, radius - 1))
    dim = crescent(middle, middle, radius, (middle - 3, middle - 3, radius - 1))
    return [polygon(light, _LIGHT), polygon(dim, _DIM)]


def _ghost(colour: Colour, *, is_round: bool) -> Motif:
    """An empty space that takes only one colour: flat, pale and sunk."""
    glaze = GLAZES[colour]
    side = GHOST_MOTIF.get(colour, GHOST_MOTIF_USUAL) - (6 if is_round else 0)
    inner = Motif(f"ghost-{colour.word}", silhouette(colour, glaze.ghost, glaze.ghost_ink))
    ground: Shape = (
        Disc(50, 50, 48, glaze.ghost, GHOST_LINE, 2.5)
        if is_round
        else Box(2, 2, 96, 96, glaze.ghost, 9, GHOST_LINE, 2.5)
    )
    gap = (100 - side) / 2
    name = f"{'round-' if is_round else ''}space-{colour.word}"
    return Motif(name, [ground, Stamp(gap, gap, side, inner)])


ONE: tuple[Point, ...] = ((42, 33), (54, 25), (60, 25), (60, 75), (49, 75), (49, 40), (42, 44))


def _marker() -> Motif:
    return Motif(
        "marker",
        [
            polygon(octagon(51, 52.5, 49), f"{SHADE}48"),
            polygon(octagon(50, 49.5, 50), SPECIAL_EDGE),
            polygon(octagon(50, 49.5, 46.5), PORCELAIN),
            Polygon(tuple(octagon(50, 49.5, 41)), None, BRAND_PAINT, 3),
            Polygon(tuple(star(50, 49.5, 37, 31, 8)), None, f"{BRAND_PAINT}70", 1.8),
            polygon(ONE, BRAND_PAINT),
        ],
    )


def _dish() -> Motif:
    outer = [on_circle(50, 50, 43.9, angle) for angle in range(0, 360, 10)]
    inner = [on_circle(50, 50, 43.9, angle + 5) for angle in range(0, 360, 10)]
    shade = crescent(50, 50, 39, (51.5, 53, 39))
    return Motif(
        "dish",
        [
            Disc(50, 50.8, 49.2, f"{SHADE}26"),
            Disc(50, 49.5, 49, DISH_EDGE),
            Disc(50, 49.5, 48.3, DISH_RIM),
            Disc(50, 50, 46.6, None, DISH_PAINT, 0.9),
            *[Disc(x, y, 1.3, DISH_PAINT) for x, y in outer],
            *[Disc(x, y, 0.6, DISH_PAINT) for x, y in inner],
            Disc(50, 50, 41.2, None, DISH_PAINT, 0.9),
            Disc(50, 50, 39, DISH),
            polygon(shade, f"{SHADE}20"),
        ],
    )


SQUARE_TILES = {colour: _square_tile(colour) for colour in COLOURS}
ROUND_TILES = {colour: _round_tile(colour) for colour in COLOURS}
SQUARE_GHOSTS = {colour: _ghost(colour, is_round=False) for colour in COLOURS}
ROUND_GHOSTS = {colour: _ghost(colour, is_round=True) for colour in COLOURS}
SQUARE_SPACE = Motif("space", [Box(2, 2, 96, 96, SPACE, 9, GHOST_LINE, 2.5)])
ROUND_SPACE = Motif("round-space", [Disc(50, 50, 48, SPACE, GHOST_LINE, 2.5)])
MARKER = _marker()
MARKER_SPACE = Motif(
    "marker-space",
    [Polygon(tuple(octagon(50, 50, 47)), SPACE, GHOST_LINE, 2.5), polygon(ONE, SPACE_LINE)],
)
DISH_MOTIF = _dish()
