"""A position of Duel as text for people: the terminal, golden files; and as a picture."""

from collections.abc import Sequence

from tilewright.core.drawing import board_head, board_titles, pattern_line, tile_text, tiles_text
from tilewright.core.game import Paint, plain
from tilewright.core.picture import Picture
from tilewright.core.seat import numbered_names
from tilewright.core.tiles import COLOUR_OF, counts
from tilewright.duel.observation import Observation
from tilewright.duel.plates import BROKEN_COST, JOKER, SPECIAL, START_TILE_COST, Plate, chips_text
from tilewright.duel.state import FACE_DOWN, LINES, NO_CHIP, Board, Drawn, Factory, State

BOARD_WIDTH = 37


def draw(observation: Observation, names: Sequence[str] | None = None, paint: Paint = plain) -> str:
    """The table: round, factories, plates, then the boards side by side."""
    table = observation.table
    names = names or numbered_names(len(table.boards))
    lines = [
        f"Round {table.round} of 5   bag {counts(table.bag)}   tower {counts(table.tower)}",
        f"Scoring: {', '.join(table.scoring) or 'to be drawn'}",
        "",
        *[_factory(at, factory, paint).rstrip() for at, factory in enumerate(table.factories, 1)],
        _large(table, paint).rstrip(),
        "",
        *_plates(table, paint),
        "",
    ]
    titles = board_titles(names, table.turn, table.start)
    boards = [
        _board(board, titles[seat], table.start_tile == seat, paint)
        for seat, board in enumerate(table.boards)
    ]
    lines += ["  ".join(row).rstrip() for row in zip(*boards, strict=True)]
    return "\n".join(lines) + "\n"


def picture(observation: Observation, names: Sequence[str] | None = None) -> Picture:
    """The table as a picture."""
    from tilewright.duel.picture import picture  # few programs draw

    return picture(observation, names or numbered_names(len(observation.table.boards)))


def _factory(number: int, factory: Factory, paint: Paint) -> str:
    sun = tiles_text(factory.sun, paint)
    moon = " ".join([tile_text(colour, paint) for colour in factory.moon])  # the top tile last
    chip = "" if factory.chip == NO_CHIP else f"   chip {paint('chip', factory.chip)}"
    suns, moons = _gap(9, sum(factory.sun)), _gap(7, len(factory.moon))
    return f"{number}  sun {sun}{suns}  moon {moon or '-'}{moons}{chip}"


def _gap(width: int, pieces: int) -> str:
    """The blanks that fill a width after pieces with blanks between them."""
    return " " * (width - max(1, 2 * pieces - 1))


def _large(table: State, paint: Paint) -> str:
    sun, moon = table.large
    start = f"   start tile {paint('marker', '1')}" if table.start_tile is None else ""
    suns, moons = tiles_text(sun, paint), tiles_text(moon, paint)
    return f"L  sun {suns}{_gap(9, sum(sun))}  moon {moons}{_gap(7, sum(moon))}{start}"


def _plates(table: State, paint: Paint) -> list[str]:
    lines = []
    shown = [(f"P{place}", plate) for place, plate in enumerate(table.display, 1)]
    if table.plate is not None:
        shown.append(("to place", table.plate))
    shown += [(_drawn_label(place, held), held.plate) for place, held in enumerate(table.hand, 1)]
    if shown:
        upper = [f"{label} {_half(plate, 0, paint)}" for label, plate in shown]
        lower = [f"{' ' * len(label)} {_half(plate, 2, paint)}" for label, plate in shown]
        lines += ["   ".join(upper).rstrip(), "   ".join(lower).rstrip()]
    back = f", top back {table.top_back}" if table.top_back else ""
    under = " ".join([_known(drawn) for drawn in table.returned])
    lines.append(f"Stack {table.stack_size}{back}{', put back: ' + under if under else ''}")
    return lines


def _half(plate: Plate, first: int, paint: Paint) -> str:
    if plate[0] == FACE_DOWN:
        return "? ?"
    return " ".join([_space(mark, paint) for mark in plate[first : first + 2]])


def _space(mark: str, paint: Paint) -> str:
    return paint(f"empty {COLOUR_OF[mark].word}" if mark in COLOUR_OF else "empty", mark.lower())


def _drawn_label(place: int, drawn: Drawn) -> str:
    back = "special" if drawn.back == SPECIAL else "joker"
    return f"drawn {place} ({back})" if drawn.is_hidden else f"drawn {place}"


def _known(drawn: Drawn) -> str:
    return f"?{drawn.back}" if drawn.is_hidden else drawn.plate


def _board(board: Board, title: str, has_start_tile: bool, paint: Paint) -> list[str]:
    lines = [board_head(title, board.score, BOARD_WIDTH, paint)]
    for row in range(LINES):
        spaces = pattern_line(board.lines[row], row + 1, LINES, paint)
        dome = [_dome_space(board, row, column, paint) for column in range(LINES)]
        lines.append(f"  {row + 1} {spaces}  | {''.join(dome)}      ")
    broken = [tile_text(colour, paint) for colour in board.broken]
    empty = ["."] * (len(BROKEN_COST) - 1 - len(broken))
    cost = f"−{BROKEN_COST[len(broken)]}" if broken else "0"
    head = f"  X {' '.join(broken + empty)}  {cost}"
    tokens = f"tokens {board.tokens}"
    lines.append(head + " " * (BOARD_WIDTH - 13 - len(cost) - len(tokens)) + tokens)
    start = f"start tile −{START_TILE_COST}" if has_start_tile else ""
    chips = f"  chips {chips_text(board.chips)}"
    lines.append(chips + start.rjust(BOARD_WIDTH - len(chips)))
    return lines


def _dome_space(board: Board, row: int, column: int, paint: Paint) -> str:
    space, tile = board.space(row, column), board.dome[row][column]
    if space is None:
        return ". "
    if tile is None:
        return _space(space, paint) + " "
    mark = paint("special", "S") if isinstance(tile, str) else tile_text(tile, paint)
    return mark + ("*" if space == JOKER else " ")
