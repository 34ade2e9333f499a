"""What the pictures of both tables share: the bar, cards, names, pattern lines, counts of tiles."""

from collections.abc import Mapping, Sequence

from tilewright.core.lines import Line
from tilewright.core.palette import (
    ACCENT,
    BAD,
    BRAND_PAINT,
    BRAND_SOFT,
    GHOST_LINE,
    GLAZES,
    GOLD,
    GOLD_LINE,
    INK,
    INK_2,
    INK_3,
    LINE,
    ON_ACCENT,
    PORCELAIN,
    SHADE,
    SURFACE,
)
from tilewright.core.picture import Box, Disc, Motif, Polygon, Shape, Stamp, Text
from tilewright.core.tiles import COLOURS, Colour, Tiles

MARGIN = 12  # around cards and between them
BAR_HEIGHT = 44
CARD_RADIUS = 12
BAND_HEIGHT = 8  # of painted tiles under the bar
TOP = BAR_HEIGHT + BAND_HEIGHT + MARGIN  # where the table begins

TURN_WIDTH = 128  # of the name of who is in turn

SMALL, USUAL, LARGE_TEXT, HUGE = 12, 13, 17, 32  # sizes of text

_LOGO = Motif(
    "logo",
    [
        Box(0, 0, 100, 100, BRAND_PAINT, 20),
        *[
            Polygon(points, PORCELAIN)
            for points in (
                ((50, 50), (24, 42), (12, 12), (42, 24)),
                ((50, 50), (58, 24), (88, 12), (76, 42)),
                ((50, 50), (76, 58), (88, 88), (58, 76)),
                ((50, 50), (42, 76), (12, 88), (24, 58)),
            )
        ],
        Polygon(((50, 37), (63, 50), (50, 63), (37, 50)), GLAZES[Colour.YELLOW].ground),
    ],
)
_BAND = Motif(
    "band",
    [
        Polygon(((25, 20), (47, 50), (25, 80), (3, 50)), f"{BRAND_PAINT}b0"),
        Disc(75, 50, 14, f"{BRAND_PAINT}80"),
    ],
)


def bar(picture_width: int, boards_left: int, title: tuple[str, str]) -> list[Shape]:
    """The bar at the top, with the game and what is to be said of its table."""
    game, detail = title
    width, detail_left = BAND_HEIGHT, 50 + 10 * len(game)
    return [
        Box(0, 0, picture_width, BAR_HEIGHT, SURFACE),
        Box(0, BAR_HEIGHT, picture_width, BAND_HEIGHT, BRAND_SOFT),
        *[Stamp(x, BAR_HEIGHT, width, _BAND) for x in range(0, picture_width, width)],
        Stamp(MARGIN, 10, 24, _LOGO),
        Text(46, 22, game, LARGE_TEXT, INK, 90, is_bold=True),
        Text(
            detail_left,
            22,
            detail,
            USUAL,
            INK_2,
            boards_left - TURN_WIDTH - 2 * MARGIN - detail_left,
        ),
    ]


def question(picture_width: int, boards_left: int, name: str, asked: str) -> list[Shape]:
    """Who is in turn, and what is asked, in the bar above the boards."""
    left = boards_left - MARGIN - TURN_WIDTH
    middle = left + TURN_WIDTH / 2
    return [
        Box(left, 9, TURN_WIDTH, 26, ACCENT, 13),
        Text(middle, 22, name, USUAL, ON_ACCENT, TURN_WIDTH - 20, "middle", is_bold=True),
        Text(boards_left, 22, asked, USUAL, INK_2, picture_width - boards_left - MARGIN),
    ]


def last_word(boards_left: int) -> list[Shape]:
    """What the bar says where nothing is asked any more."""
    return [Text(boards_left, 22, "The game is over.", USUAL, INK_2, 200, is_bold=True)]


def card(x: float, y: float, width: float, height: float) -> list[Shape]:
    """A sheet of paper on the table."""
    paper = Box(x, y, width, height, SURFACE, CARD_RADIUS, LINE, 1)
    return [*_shadows(paper), paper]


def board_card(
    x: float, y: float, width: float, height: float, *, is_in_turn: bool, has_won: bool
) -> list[Shape]:
    """The sheet of a board: its edge is purple for who acts now and gold for who has won."""
    paper = Box(x, y, width, height, SURFACE, CARD_RADIUS, LINE, 1)
    if is_in_turn or has_won:
        paper = paper._replace(edge=ACCENT if is_in_turn else GOLD_LINE, thickness=3)
    return [*_shadows(paper), paper]


def _shadows(paper: Box) -> list[Shape]:
    x, y, width, height = paper.x, paper.y, paper.width, paper.height
    shadow = f"{SHADE}10"
    return [
        Box(x - grow, y - grow + 2, width + 2 * grow, height + 2 * grow, shadow, CARD_RADIUS + grow)
        for grow in (3, 1)
    ]


def name_and_score(
    x: float, y: float, name: str, score: int, note: str, *, has_won: bool, room: float
) -> list[Shape]:
    """Who sits here, a short note, and the score; three lines in the corner above the lines."""
    return [
        Text(x, y + 12, name, LARGE_TEXT, INK, room, is_bold=True),
        Text(x, y + 33, note, SMALL, GOLD if has_won else INK_3, room),
        Text(x - 1, y + 66, str(score), HUGE, INK, room, is_bold=True),
    ]


def side_by_side(
    x: float, y: float, size: float, step: float, motifs: Sequence[Motif]
) -> list[Shape]:
    """Pieces in a row; with a negative step it runs to the left."""
    return [Stamp(x + at * step, y, size, motif) for at, motif in enumerate(motifs)]


def line_pieces(
    line: Line, spaces: int, tiles: Mapping[Colour, Motif], space: Motif
) -> list[Motif]:
    """What lies on a pattern line with so many spaces, from the right."""
    filled = [] if line.colour is None else [tiles[line.colour]] * line.filled
    return [*filled, *[space] * (spaces - len(filled))]


def arrow(x: float, y: float) -> Shape:
    """A small mark that points from a pattern line to its row."""
    return Polygon(((x - 3, y - 5), (x + 4, y), (x - 3, y + 5)), GHOST_LINE)


def costs(x: float, y: float, tile: float, step: float, points: Sequence[int]) -> list[Shape]:
    """What spaces cost, above each of them."""
    return [
        Text(x + tile / 2 + at * step, y, f"−{cost}", SMALL, BAD, step, "middle")
        for at, cost in enumerate(points)
    ]


def counts_card(
    place: tuple[float, float, float, float],
    rows: Sequence[tuple[str, Tiles]],
    motifs: Mapping[Colour, Motif],
    size: float,
) -> list[Shape]:
    """A card with the number of tiles of each colour in some places, such as bag and lid.

    `size` is that of the numbers; tiles and words go with it.
    """
    x, y, width, height = place
    tile = round(size * 1.75)
    row_step = (height - 16) / (len(rows) + 1)
    labels = size * 4.6
    column_step = (width - labels - 24) / (len(COLOURS) + 0.5)
    shapes = card(x, y, width, height)

    def column(at: float) -> float:
        return x + labels + (at + 0.5) * column_step

    middle = y + 8 + row_step / 2
    for at, colour in enumerate(COLOURS):
        left, top = round(column(at) - tile / 2), round(middle - tile / 2)
        shapes.append(Stamp(left, top, tile, motifs[colour]))
    for number, (label, tiles) in enumerate(rows, 1):
        level = round(middle + number * row_step)
        shapes.append(Text(x + 16, level, label, size - 1, INK_2, labels - 16))
        for at, count in enumerate(tiles):
            shapes.append(Text(column(at), level, str(count), size, INK, column_step, "middle"))
        total = Text(x + width - 18, level, str(sum(tiles)), size, INK, 50, "right", is_bold=True)
        shapes.append(total)
    return shapes


def badge(x: float, y: float, count: int) -> list[Shape]:
    """A number on a pile."""
    return [
        Disc(x, y, 9.5, INK_2, PORCELAIN, 1.5),
        Text(x, y, str(count), 11, PORCELAIN, 18, "middle", is_bold=True),
    ]
