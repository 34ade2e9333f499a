"""The pieces that only Duel has, as motifs: special tiles, plates, chips, tokens, sun and moon."""

from collections.abc import Sequence

from tilewright.core.motifs import DISH_MOTIF, ROUND_GHOSTS, glaze_on_disc, polygon, silhouette
from tilewright.core.outlines import arc, crescent, curve, star, turned
from tilewright.core.palette import (
    BACK,
    BACK_INK,
    BRAND_PAINT,
    GHOST_LINE,
    GLAZES,
    GOLD_LINE,
    MOON,
    PLATE,
    PLATE_EDGE,
    PORCELAIN,
    SHADE,
    SPACE,
    SPECIAL_EDGE,
    SPECIAL_INK,
    SUN,
    SUN_DISH,
    SUN_LINE,
)
from tilewright.core.picture import Box, Disc, Ink, Motif, Point, Polygon, Shape, Stamp
from tilewright.core.tiles import COLOUR_OF, COLOURS
from tilewright.duel.plates import CHIPS, JOKER, SIDES, SPECIAL, Chip, Plate
from tilewright.duel.state import FACE_DOWN, LINES

SWALLOW: Sequence[Point] = curve(
    (77, 21),
    ((70, 20), (64, 23), (60, 29)),
    ((48, 18), (28, 14), (6, 26)),
    ((26, 29), (38, 37), (43, 48)),
    ((39, 52), (34, 56), (31, 59)),
    ((24, 62), (14, 67), (7, 76)),
    ((16, 73), (24, 70), (30, 68)),
    ((28, 74), (25, 82), (22, 91)),
    ((31, 84), (36, 74), (39, 67)),
    ((42, 64), (46, 59), (50, 55)),
    ((61, 60), (69, 72), (72, 92)),
    ((84, 70), (80, 50), (69, 38)),
    ((75, 34), (78, 28), (77, 21)),
)
PETAL: Sequence[Point] = curve(
    (50, 40), ((29, 18), (37, 4), (50, 4)), ((63, 4), (71, 18), (50, 40))
)

_SWALLOW = Motif("swallow", [polygon(SWALLOW, SPECIAL_INK)])
_PALE_SWALLOW = Motif("swallow-line", [Polygon(tuple(SWALLOW), None, GOLD_LINE, 6)])


def _rosette(shine: str) -> list[Shape]:
    """Five petals, one of each colour; `shine` makes them pale."""
    return [
        polygon(turned(PETAL, 72 * at), f"{GLAZES[colour].ground}{shine}")
        for at, colour in enumerate(COLOURS)
    ]


ROSETTE = Motif("rosette", _rosette(""))
SPECIAL_TILE = Motif(
    "special",
    [
        Disc(50.5, 52, 48, f"{SHADE}58"),
        Disc(49.5, 49.5, 48.5, SPECIAL_EDGE),
        Disc(49.5, 49.5, 46.5, GOLD_LINE),
        Disc(49.5, 49.5, 39, PORCELAIN),
        Stamp(13, 13, 74, _SWALLOW),
        *glaze_on_disc(49.5, 46.5),
    ],
)
SPECIAL_SPACE = Motif(
    "special-space",
    [
        Disc(50, 50, 48, SPACE, GHOST_LINE, 2.5),
        *[Disc(x, y, 2.4, GOLD_LINE) for x, y in arc(50, 50, 41, 0, 345)[::2]],
        Stamp(16, 15, 68, _PALE_SWALLOW),
    ],
)
JOKER_SPACE = Motif(
    "joker-space",
    [
        Disc(50, 50, 48, SPACE, GHOST_LINE, 2.5),
        Stamp(11, 12, 78, Motif("rosette-pale", _rosette("a8"))),
    ],
)

# What an empty space of a plate looks like, by its mark.
SPACES = {
    **{colour.letter: motif for colour, motif in ROUND_GHOSTS.items()},
    SPECIAL: SPECIAL_SPACE,
    JOKER: JOKER_SPACE,
}


def plate_shapes(x: float, y: float, size: float, plate: Plate) -> list[Shape]:
    """A plate with its four spaces, or its back where its front is not known."""
    if plate[0] == FACE_DOWN:
        return [Stamp(x, y, size, BACKS[plate[1]])]
    step, gap = size * 0.47, size * 0.045
    space = step - size * 0.03
    return [
        Box(x, y, size, size, PLATE, size * 0.08, PLATE_EDGE, 1),
        *[
            Stamp(x + gap + step * (at % 2), y + gap + step * (at // 2), space, SPACES[mark])
            for at, mark in enumerate(plate)
        ],
    ]


# Chips: pills in the middle of their square, twice as wide as high.
_HALVES = (
    [*arc(26, 50, 24, 90, 270), (50.0, 26.0), (50.0, 74.0)],
    [*arc(74, 50, 24, -90, 90), (50.0, 74.0), (50.0, 26.0)],
)


def _chip(chip: Chip) -> Motif:
    shapes: list[Shape] = [Box(1, 25, 98, 52, f"{SHADE}48", 26), Box(0, 24, 100, 52, GOLD_LINE, 26)]
    for half, outline in enumerate(_HALVES):
        if half == len(chip):
            shapes.append(polygon(outline, PORCELAIN))
            continue
        colour = COLOUR_OF[chip[half]]
        glaze = GLAZES[colour]
        shapes.append(polygon(outline, glaze.ground))
        inner = Motif(f"chip-{colour.word}", silhouette(colour, glaze.ground, glaze.ink))
        shapes.append(Stamp(10 + 46 * half, 33, 34, inner))
    return Motif(f"chip-{chip}", [*shapes, Box(49, 26, 2, 48, GOLD_LINE)])


def _chip_back() -> Motif:
    lozenges = [
        Polygon(((x, 50), (x + 14, 35), (x + 28, 50), (x + 14, 65)), None, BACK_INK, 3.5)
        for x in (12, 36, 60)
    ]
    ground = [Box(1, 25, 98, 52, f"{SHADE}48", 26), Box(0, 24, 100, 52, BACK, 26, GOLD_LINE, 3)]
    return Motif("chip-back", [*ground, *lozenges])


CHIP_MOTIFS = {**{chip: _chip(chip) for chip in CHIPS}, FACE_DOWN: _chip_back()}


def _back(name: str, sign: Sequence[Shape]) -> Motif:
    quarter = Polygon(tuple(arc(10, 10, 19, 0, 90)), None, f"{BACK_INK}b0", 1.4)
    corners = [
        quarter._replace(points=tuple(turned(quarter.points, angle))) for angle in (0, 90, 180, 270)
    ]
    return Motif(
        f"back-{name}",
        [
            Box(0, 0, 100, 100, SPECIAL_EDGE, 9),
            Box(2, 2, 96, 96, BACK, 7),
            Box(7, 7, 86, 86, None, 4, BACK_INK, 1.5),
            *corners,
            *sign,
        ],
    )


_MEDALLION = Disc(50, 50, 29, PORCELAIN, GOLD_LINE, 2.5)
BACKS = {
    SPECIAL: _back("special", [_MEDALLION, Stamp(25, 25, 50, _SWALLOW)]),
    JOKER: _back("joker", [_MEDALLION, Stamp(25, 25, 50, ROSETTE)]),
    None: _back("unknown", []),  # of a plate that chance is about to show
}

_SUN_SHAPES = (polygon(star(50, 50, 48, 33, 12), SUN), Disc(50, 50, 27, SUN, SUN_LINE, 3))
SUN_SIGN = Motif("sun", _SUN_SHAPES)
MOON_SIGN = Motif("moon", [polygon(crescent(47, 53, 45, (64, 38, 37)), MOON)])
SUN_DISH_MOTIF = Motif(
    "sun-dish",
    [
        *DISH_MOTIF.shapes,
        Disc(50, 50, 39, SUN_DISH),
        polygon(star(50, 50, 22, 16, 12), f"{SUN}60"),
        polygon(crescent(50, 50, 39, (51.5, 53, 39)), f"{SHADE}20"),
    ],
)


def _gate(ink: Ink) -> list[Shape]:
    """A little dome with its bars: the sign on a token."""
    outline = [(22.0, 70.0), *arc(50, 54, 28, 180, 360), (78.0, 70.0)]
    bars = [Box(x, 28 if x == 48 else 32, 4, 42, ink) for x in (34, 48, 62)]
    return [Polygon(tuple(outline), None, ink, 5), *bars, Box(22, 52, 56, 4, ink)]


TOKEN = Motif(
    "token", [Disc(50, 50, 48, SPECIAL_EDGE), Disc(50, 50, 45, PORCELAIN), *_gate(BRAND_PAINT)]
)
USED_TOKEN = Motif(
    "token-used",
    [Disc(50, 50, 47, None, GHOST_LINE, 3), *_gate(GHOST_LINE)],
)


def _side(side: str) -> Motif:
    """A side of a scoring tile: a little dome that shows what counts."""
    shapes: list[Shape] = [Box(0, 0, 100, 100, PORCELAIN, 9, GOLD_LINE, 2.5)]
    for row in range(LINES):
        for column in range(LINES):
            x, y = 8 + 14.3 * column, 8 + 14.3 * row
            shapes += _counting(side, row, column, x, y)
    return Motif(f"side-{side}", shapes)


_SPOTS = ((1, 1), (4, 2), (2, 4))  # where the little dome has jokers or special spaces
_PALE = f"{BRAND_PAINT}26"


def _counting(side: str, row: int, column: int, x: float, y: float) -> list[Shape]:
    last = LINES - 1
    edges = (0, last)
    if side in ("jokers", "empty-specials"):
        if (row, column) not in _SPOTS:
            return [Box(x, y, 12.5, 12.5, _PALE, 2)]
        if side == "jokers":
            return [Stamp(x - 3, y - 3, 19, ROSETTE)]
        return [
            Box(x, y, 12.5, 12.5, PORCELAIN, 2, SPECIAL_EDGE, 2),
            Box(x + 3, y + 5, 6.5, 2.5, SPECIAL_INK),
        ]
    if side == "five-colours" and row == 3:
        colours = [*[GLAZES[colour].ground for colour in COLOURS], PORCELAIN]
        return [Box(x, y, 12.5, 12.5, colours[column], 2, SPECIAL_EDGE if column == last else None)]
    counts = {
        "rows": row == 3,
        "columns": column == 2,
        "diagonals": column in (row, last - row),
        "border": row in edges or column in edges,
        "corners": row not in (2, 3) and column not in (2, 3),
    }
    return [Box(x, y, 12.5, 12.5, BRAND_PAINT if counts.get(side) else _PALE, 2)]


SIDE_MOTIFS = {side: _side(side) for side in SIDES}
