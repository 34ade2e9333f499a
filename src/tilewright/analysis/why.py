"""Why a move was worse than the best one: what differs on the table, as values and as sentences.

The values are found by the core (native/analysis/why.h) along the lines of both moves.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tilewright.analysis.values import Difference
from tilewright.core.tiles import COLOURS, LETTERS
from tilewright.core.words import Parameter, Reason, addressed, named, reason, say
from tilewright.native.engine import Engine

if TYPE_CHECKING:
    from tilewright.native._native import State

# The kinds of differences, and the messages that tell them.
KINDS: Mapping[str, str] = {
    "points": "why-points",
    "given": "why-given",
    "fallen": "why-fallen",
    "broken": "why-broken",
    "left": "why-left",
    "line": "why-line",
    "goal": "why-goal",
    "barred": "why-barred",
    "starter": "why-starter",
    "chips": "why-chips",
    "space": "why-space",
    "tiles": "why-tiles",
}


def differences(
    engine: Engine, state: "State", best: Sequence[str], played: Sequence[str]
) -> tuple[Difference, ...]:
    """What is worse after the line played than after the best one: at most three, largest first.

    Both lines start in that state, in which a seat decides.
    """
    core = engine.core
    lines = [[core.action_id(text) for text in line] for line in (best, played)]
    return tuple([Difference(*each) for each in core.differences(state, *lines)])


def reason_of(difference: Difference) -> Reason:
    """A difference as a reason that can be said in any language."""
    told: dict[str, Parameter] = {"seat": difference.seat, "count": difference.number}
    if difference.line:
        told["line"] = difference.line
    if difference.colour:
        told["colour"] = COLOURS[LETTERS.index(difference.colour)].word
    if difference.kind == "goal":
        told["goal"] = reason("", "option-goal", goal=difference.goal)
    if difference.kind == "barred":
        told["goal"] = difference.goal
        told["side"] = reason("", "option-goal", goal=difference.goal)
    return Reason("", KINDS[difference.kind], told)


def sentences(
    found: Sequence[Difference],
    names: Sequence[str] = (),
    own_seat: int | None = None,
    language: str = "en",
) -> list[str]:
    """Differences in words, for the player of a seat or for anybody.

    >>> left = Difference("left", 1, 3, "B", 4)
    >>> sentences([left, Difference("points", 0, 4)], ["Marta", "Rui"])
    ['Leaves Rui 3 blue for line 4.', '4 points less this round.']
    >>> sentences([left], ["Marta", "Rui"], 1, "nl")
    ['Laat jou 3 blauwe tegels voor je patroonlijn 4.']
    """
    return [say(addressed(named(reason_of(each), names), own_seat), language) for each in found]
