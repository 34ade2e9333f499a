"""Legal choices as people see them: gathered on a few lines, or told one by one."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from tilewright.core.effects import Effect, scores_in
from tilewright.core.errors import NotationError
from tilewright.core.game import AnyGame
from tilewright.core.seat import Seat
from tilewright.core.words import named, say

GAP = "   "
RAISED = "raised"  # the kind of what is forgiven because no score is below 0


def gathered(texts: Sequence[str], width: int) -> Iterator[str]:
    """Action texts by what they start with: `2B1`, `2B4`, `2BF`, `2R1` become `2B 14F   2R1`.

    Lines hold texts with one first character. Texts of different lengths stay whole.
    """
    for _, group in groupby(texts, key=lambda text: text[:1]):
        line = ""
        for cell in _cells(list(group)):
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


def told(
    game: AnyGame, state: Any, actions: Sequence[Any], seat: Seat, names: Sequence[str]
) -> Iterator[tuple[str, str]]:
    """Each action's text with the sentence of what it does, as the seat to act may read it."""
    for action in actions:
        yield str(action), say(named(game.telling.lines(state, action)[seat].story, names))


def scored(game: AnyGame, state: Any, actions: Sequence[Any], seat: Seat) -> Iterator[int]:
    """What each action gives and takes at once, and what the seat's tiling would after it."""
    for action in actions:
        after = game.apply(state, action)
        yield expected([*game.effects(state, action), *game.telling.forecast(after, seat)], seat)


def expected(effects: Sequence[Effect], seat: Seat) -> int:
    """The sum of points of a seat; losses count in full, also where a score is raised to 0."""
    points = scores_in(effects)
    return sum([each.points for each in points if each.seat == seat and each.kind != RAISED])


def secrets(
    game: AnyGame, state: Any, actions: Sequence[Any], seat: Seat, names: Sequence[str]
) -> list[Any]:
    """The actions whose sentence tells the seat more than it tells everybody."""
    told = [(action, game.telling.lines(state, action)) for action in actions]
    return [action for action, lines in told if lines[seat].story != lines[None].story]


def read_action(game: AnyGame, legal: Sequence[Any], text: str) -> Any:
    """The action that a person typed, in capitals or not; raises NotationError.

    It need not be legal: the refusal will say why not.
    """
    for action in legal:
        if str(action).lower() == text.lower():
            return action
    try:
        return game.notation.parse_action(text)
    except NotationError as error:
        try:
            return game.notation.parse_action(text.upper())
        except NotationError as in_capitals:
            raise max(error, in_capitals, key=lambda each: each.at) from None


def legal_text(game: AnyGame, legal: Sequence[str], text: str) -> str:
    """The text of the action that a person typed, written as the server knows it; NotationError."""
    for action in legal:
        if action.lower() == text.lower():
            return action
    return str(read_action(game, (), text))
