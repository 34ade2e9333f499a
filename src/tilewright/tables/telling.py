"""Reasons and effects of the rules as values of messages."""

from collections.abc import Sequence

from tilewright.core import effects as rules
from tilewright.core.words import Parameter, Reason, shortened
from tilewright.tables.messages import AnyEffect, Ended, Moved, Revealed, Said, Scored


def said(what: Reason) -> Said:
    """A reason as a message tells it: of the seat that it is about, the reader knows the name."""
    parameters = {name: _sent(value) for name, value in what.parameters.items()}
    if "seat" in parameters:
        parameters.pop("player", None)
    return Said(what.message, parameters, what.rule)


def _sent(value: Parameter) -> int | str | Said:
    """A parameter as it is sent."""
    if isinstance(value, int):
        return value
    if isinstance(value, Reason):
        return said(value)
    plain = shortened(value)
    assert not isinstance(plain, float)  # a table counts in whole numbers
    return plain


def sent(effects: Sequence[rules.Effect]) -> list[AnyEffect]:
    """Effects as messages tell them, with their places as text."""
    return [_effect(each) for each in effects]


def _effect(effect: rules.Effect) -> AnyEffect:
    match effect:
        case rules.Moved(piece, source, target, number):
            return Moved(piece, str(source), str(target), number)
        case rules.Scored(seat, points, kind, spaces, why):
            return Scored(seat, points, kind, [str(space) for space in spaces], said(why))
        case rules.Revealed(piece, place, to):
            return Revealed(piece, str(place), to)
        case rules.Ended(what):
            return Ended(what.value)
