"""Legal choices as people see them: gathered on a few lines, told one by one, or at a glance."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from math import ceil
from typing import NamedTuple

from rich.console import Console

from tilewright.cli.console import show_entry
from tilewright.cli.story import signed
from tilewright.core.errors import NotationError
from tilewright.core.game import AnyGame
from tilewright.core.words import sentence

GAP = "   "
MOST_TOLD = 12  # choices that are told one by one on a terminal
FEW = 8  # choices of one length that need no table
CELL = 4  # columns for the points of a choice
BESIDES = 6  # rows of a screen that are for something else


def legal_text(game: AnyGame, legal: Sequence[str], text: str) -> str:
    """The text of the action that a person typed, in capitals or not; raises NotationError.

    It need not be legal: the refusal will say why not.
    """
    for action in legal:
        if action.lower() == text.lower():
            return action
    try:
        return str(game.notation.parse_action(text))
    except NotationError as error:
        try:
            return str(game.notation.parse_action(text.upper()))
        except NotationError as in_capitals:
            raise max(error, in_capitals, key=lambda each: each.at) from None


def gathered(texts: Sequence[str], width: int) -> Iterator[str]:
    """Action texts by what they start with: `2B1`, `2B4`, `2BF`, `2R1` become `2B 14F   2R1`.

    Lines hold texts with one first character. Texts of different lengths stay whole.
    """
    for _, group in groupby(texts, key=lambda text: text[:1]):
        yield from _lines(_cells(list(group)), width)


def _lines(cells: Iterable[str], width: int) -> Iterator[str]:
    line = ""
    for cell in cells:
        if line and len(line) + len(GAP) + len(cell) > width:
            yield line
            line = ""
        line += GAP + cell if line else cell
    yield line


def _cells(texts: list[str]) -> Iterator[str]:
    if len({len(text) for text in texts}) > 1:
        yield from texts
        return
    for start, group in groupby(texts, key=lambda text: text[:-1]):
        ends = [text[-1] for text in group]
        yield f"{start} {''.join(ends)}" if len(ends) > 1 else f"{start}{ends[0]}"


class Told(NamedTuple):
    """A choice, what it does, and what the next scoring would bring then; None is a secret."""

    action: str
    line: str
    points: int | None


def show_told(console: Console, choices: Sequence[Told]) -> None:
    """Tell what choices do; many of them on a terminal are shown at a glance."""
    worth = {each.action: each.points for each in choices}
    is_scored = any(worth.values())
    if console.is_terminal and len(choices) > MOST_TOLD:
        for row in overview(worth, console.width - 2, console.height - BESIDES):
            console.print(f"  {row}")
        start = next(iter(worth))[:2]
        console.print(sentence("say-choices-in-words", start=start))
    else:
        width = max([len(each.action) for each in choices], default=0)
        for each in choices:
            points = f" ({signed(each.points)})" if is_scored and each.points is not None else ""
            show_entry(console, f"  {each.action.ljust(width)}", each.line + points)
    if is_scored:
        console.print(sentence("say-choices-points"))


def overview(worth: Mapping[str, int | None], width: int, height: int) -> Iterator[str]:
    """Choices in the order of the rules, with what the next scoring would bring after each.

    Where the height asks for it, parts of a table stand side by side.
    """
    parts = [list(group) for _, group in groupby(worth, key=len)]
    for texts in parts:
        if len(texts) > FEW and any([worth[text] for text in texts]):
            others = sum([len(part) <= FEW for part in parts])
            yield from _beside(_table(texts, worth), width, height - others)
        elif len(texts) > FEW:
            yield from gathered(texts, width)
        else:
            yield from _in_a_row(texts, worth, width)


def _table(texts: Sequence[str], worth: Mapping[str, int | None]) -> list[str]:
    """The head, then a row for each start: `1B  +1   0   0   0   0  −1`."""
    ends = sorted({text[-1] for text in texts}, key=lambda end: (not end.isdigit(), end))
    size = len(texts[0]) - 1
    rows = [" " * size + "".join([end.rjust(CELL) for end in ends])]
    for start in dict.fromkeys([text[:-1] for text in texts]):
        points = [worth.get(start + end) for end in ends]
        cells = ["." if each is None else signed(each) for each in points]
        rows.append(start + "".join([cell.rjust(CELL) for cell in cells]))
    return rows


def _beside(table: Sequence[str], width: int, height: int) -> Iterator[str]:
    """A table in as many parts as the height asks for and the width has room for."""
    head, *rows = table
    fitting = max(1, (width + len(GAP)) // (len(head) + len(GAP)))
    parts = min(fitting, ceil(len(rows) / max(1, height - 1)))
    size = ceil(len(rows) / parts)
    yield GAP.join([head] * parts)
    for number in range(size):
        yield GAP.join([row.ljust(len(head)) for row in rows[number::size]]).rstrip()


def _in_a_row(texts: Sequence[str], worth: Mapping[str, int | None], width: int) -> Iterator[str]:
    """Choices one after the other, with their points."""
    cells = [f"{text} {signed(points)}" if (points := worth[text]) else text for text in texts]
    return _lines(cells, width)
