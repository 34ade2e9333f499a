"""What an action of Azul does, as a line of the log."""

from collections.abc import Sequence

from tilewright.azul.actions import CENTRE, FLOOR, Action, Deal, First, Take, Tile
from tilewright.azul.state import Phase, State
from tilewright.azul.tiling import waiting_line
from tilewright.core.words import Parameter, Reason, reason


def story(state: State, action: Action, names: Sequence[str]) -> Reason:
    """The log line of an action that was taken in that state."""
    match action:
        case Take():
            return _take(state, action, names)
        case Tile():
            assert state.turn is not None
            _, colour = waiting_line(state.boards[state.turn])
            return reason(
                "AZ-8.1",
                "log-tile",
                player=names[state.turn],
                seat=state.turn,
                row=action.row,
                column=action.column,
                colour=colour.word,
            )
        case First():
            return reason("AZ-1.6", "log-first", player=names[action.seat], seat=action.seat)
        case Deal():
            return reason("AZ-1.7", "log-deal", round=state.round)


def prompt(state: State) -> Reason:
    """What the seat in turn is asked."""
    if state.phase is Phase.OFFER:
        return reason("AZ-2.1", "prompt-azul-take", round=state.round)
    if state.phase is not Phase.TILING or state.turn is None:
        raise ValueError("no seat is asked anything here")
    row, colour = waiting_line(state.boards[state.turn])
    return reason("AZ-8.1", "prompt-azul-tile", line=row + 1, colour=colour.word)


def _take(state: State, take: Take, names: Sequence[str]) -> Reason:
    assert state.turn is not None
    player, colour = names[state.turn], take.colour.word
    source = state.centre if take.factory == CENTRE else state.factories[take.factory - 1]
    count = source[take.colour]
    marker = "yes" if take.factory == CENTRE and state.marker is None else "no"
    told: dict[str, Parameter] = {"player": player, "seat": state.turn}
    told |= {"colour": colour, "count": count}
    if take.line == FLOOR and take.factory == CENTRE:
        return reason("AZ-2.2", "log-take-centre-floor", **told, marker=marker)
    if take.line == FLOOR:
        return reason("AZ-2.1", "log-take-factory-floor", **told, factory=take.factory)
    held = state.boards[state.turn].lines[take.line - 1].filled
    told |= {"line": take.line, "fallen": max(0, count + held - take.line)}
    if take.factory == CENTRE:
        return reason("AZ-2.2", "log-take-centre", **told, marker=marker)
    return reason("AZ-2.1", "log-take-factory", **told, factory=take.factory)
