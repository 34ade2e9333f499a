"""What an action of Azul does, as a line of the log."""

from tilewright.azul.actions import CENTRE, FLOOR, Action, Deal, First, Take, Tile
from tilewright.azul.state import State
from tilewright.azul.tiling import waiting_line
from tilewright.core.words import Reason, reason


def story(state: State, action: Action) -> Reason:
    """The log line of an action that was taken in that state; it lacks only `$player`."""
    match action:
        case Take():
            return _take(state, action)
        case Tile():
            assert state.turn is not None
            _, colour = waiting_line(state.boards[state.turn])
            return reason(
                "AZ-8.1", "log-tile", row=action.row, column=action.column, colour=colour.word
            )
        case First():
            return reason("AZ-1.6", "log-first", seat=action.seat + 1)
        case Deal():
            return reason("AZ-1.7", "log-deal", round=state.round)


def _take(state: State, take: Take) -> Reason:
    assert state.turn is not None
    colour = take.colour.word
    source = state.centre if take.factory == CENTRE else state.factories[take.factory - 1]
    count = source[take.colour]
    marker = "yes" if take.factory == CENTRE and state.marker is None else "no"
    if take.line == FLOOR and take.factory == CENTRE:
        return reason("AZ-2.2", "log-take-centre-floor", colour=colour, count=count, marker=marker)
    if take.line == FLOOR:
        return reason(
            "AZ-2.1", "log-take-factory-floor", colour=colour, count=count, factory=take.factory
        )
    free = take.line - state.boards[state.turn].lines[take.line - 1].filled
    fallen = max(0, count - free)
    if take.factory == CENTRE:
        return reason(
            "AZ-2.2",
            "log-take-centre",
            colour=colour,
            count=count,
            marker=marker,
            line=take.line,
            fallen=fallen,
        )
    return reason(
        "AZ-2.1",
        "log-take-factory",
        colour=colour,
        count=count,
        factory=take.factory,
        line=take.line,
        fallen=fallen,
    )
