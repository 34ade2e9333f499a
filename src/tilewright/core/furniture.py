"""What the pictures of both tables share: the bar, cards, heads of boards, rows of pieces."""

from collections.abc import Sequence

from tilewright.core.picture import Art, Box, Ink, Shape, Text, fitted
from tilewright.core.tiles import COLOURS, Tiles

MARGIN = 12  # around cards and between them
BAR_HEIGHT = 44
RIBBON = 8  # the painted line under the bar
TOP = BAR_HEIGHT + RIBBON + MARGIN  # where the table begins

TURN_WIDTH = 128  # of the name of who is in turn

SMALL, USUAL, LARGE, HUGE = 12, 13, 17, 32  # sizes of text


def bar(width: int, game: str, detail: str) -> list[Shape]:
    """The bar at the top, with the game and what is to be said of its table."""
    left = 50 + 10 * len(game)
    return [
        Box(0, 0, width, BAR_HEIGHT, "surface"),
        Box(0, BAR_HEIGHT, width, RIBBON, "gold-line"),
        Box(0, BAR_HEIGHT, width, RIBBON - 2, "brand-paint"),
        Art(MARGIN, 10, 24, "logo"),
        Text(46, 22, game, LARGE, "ink", is_bold=True),
        Text(left, 22, detail, USUAL, "ink-2"),
    ]


def question(boards_left: int, name: str, asked: str) -> list[Shape]:
    """Who is in turn, and what is asked, in the bar above the boards."""
    left = boards_left - MARGIN - TURN_WIDTH
    return [
        Box(left, 9, TURN_WIDTH, 26, "accent", 13),
        Text(left + TURN_WIDTH / 2, 22, in_turn(name), USUAL, "on-accent", "middle", is_bold=True),
        Text(boards_left, 22, asked, USUAL, "ink-2"),
    ]


def in_turn(name: str) -> str:
    """The name of who is in turn, as far as there is room for it in the bar."""
    return fitted(name, USUAL, TURN_WIDTH - 20)


def last_word(boards_left: int) -> list[Shape]:
    """What the bar says where nothing is asked any more."""
    return [Text(boards_left, 22, "The game is over.", USUAL, "ink-2", is_bold=True)]


def card(
    x: float, y: float, width: float, height: float, edge: Ink = "line", thickness: float = 1
) -> list[Shape]:
    """A sheet of paper on the table, with its shadow below."""
    return [
        Box(x, y + height - 2 * MARGIN, width, 2 * MARGIN + 2, "line", MARGIN),
        Box(x, y, width, height, "surface", MARGIN, edge, thickness),
    ]


def board_head(
    place: tuple[float, float, float, float],
    name: str,
    score: int,
    room: float,
    *,
    is_in_turn: bool,
    is_first: bool,
    has_won: bool,
) -> list[Shape]:
    """The sheet of a board, and who sits there: purple for who acts now, gold for who has won."""
    x, y, _, _ = place
    edge, thickness = ("accent", 3) if is_in_turn else ("gold-line", 3) if has_won else ("line", 1)
    note = "winner" if has_won else "start player" if is_first else ""
    return [
        *card(*place, edge, thickness),
        Text(x + 16, y + 26, fitted(name, LARGE, room), LARGE, "ink", is_bold=True),
        Text(x + 16, y + 47, note, SMALL, "gold" if has_won else "ink-3"),
        Text(x + 15, y + 80, str(score), HUGE, "ink", is_bold=True),
    ]


def row(x: float, y: float, size: float, step: float, symbols: Sequence[str]) -> list[Shape]:
    """Pieces side by side; with a negative step they run to the left."""
    return [Art(x + at * step, y, size, symbol) for at, symbol in enumerate(symbols)]


def filled(pieces: Sequence[str], space: str, spaces: int) -> list[str]:
    """Pieces on so many spaces, and the empty spaces after them."""
    return [*pieces, *[space] * (spaces - len(pieces))]


def frame(x: float, y: float, width: float, height: float, radius: float) -> Shape:
    """What is chosen from now has a purple frame around it."""
    return Box(x - 3, y - 3, width + 6, height + 6, None, radius, "accent-line", 2.5)


def costs(x: float, y: float, tile: float, step: float, points: Sequence[int]) -> list[Shape]:
    """What spaces cost, above each of them."""
    return [
        Text(x + tile / 2 + at * step, y, f"−{cost}", SMALL, "bad", "middle")
        for at, cost in enumerate(points)
    ]


def label(x: float, y: float, text: str) -> list[Shape]:
    """The number of a factory, on its rim."""
    return [
        Box(x - 10, y, 20, 16, "surface", 8, "line"),
        Text(x, y + 8, text, 11, "ink-2", "middle", is_bold=True),
    ]


def counts(
    place: tuple[float, float, float, float],
    rows: Sequence[tuple[str, Tiles]],
    tile: str,
    size: float,
) -> list[Shape]:
    """A card with the number of tiles of each colour in some places, such as bag and lid.

    `tile` begins the names of their symbols; `size` is that of the numbers.
    """
    x, y, width, height = place
    art, labels = round(size * 1.75), size * 4.6
    row_step = (height - 16) / (len(rows) + 1)
    step = (width - labels - 24) / (len(COLOURS) + 0.5)
    columns = [x + labels + (at + 0.5) * step for at in range(len(COLOURS))]
    middle = y + 8 + row_step / 2
    shapes = card(*place)
    for column, colour in zip(columns, COLOURS, strict=True):
        left, top = round(column - art / 2), round(middle - art / 2)
        shapes.append(Art(left, top, art, tile + colour.word))
    for number, (name, tiles) in enumerate(rows, 1):
        level = round(middle + number * row_step)
        shapes += [
            Text(x + 16, level, name, size - 1, "ink-2"),
            *[
                Text(column, level, str(count), size, "ink", "middle")
                for column, count in zip(columns, tiles, strict=True)
            ],
            Text(x + width - 18, level, str(sum(tiles)), size, "ink", "right", is_bold=True),
        ]
    return shapes
