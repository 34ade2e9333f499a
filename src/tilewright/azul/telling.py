"""What people are told at a table of Azul: log lines, questions, goals and forecasts."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from tilewright.azul import goals, tiling
from tilewright.azul.actions import CENTRE, FLOOR, Action, Deal, First, Take, Tile
from tilewright.azul.observation import Observation
from tilewright.azul.state import Phase, State
from tilewright.core.companions import TellingBasis
from tilewright.core.effects import Effect
from tilewright.core.game import Goal, LogLine
from tilewright.core.seat import Seat
from tilewright.core.words import Parameter, Reason, reason

if TYPE_CHECKING:
    from tilewright.azul.game import Azul


class Telling(TellingBasis[State, Action, Observation]):
    """What everybody is told: nothing of Azul is hidden."""

    def __init__(self, game: "Azul") -> None:
        super().__init__(game)
        self._game = game

    def prompt(self, state: State) -> Reason:
        """What the seat in turn is asked."""
        return prompt(state)

    def lines(self, state: State, move: int | Action) -> Mapping[Seat | None, LogLine]:
        """What a move does, as a line of the log."""
        action = self._game.notation.action(move)
        viewers = (None, *[Seat(seat) for seat in range(self._game.seats)])
        return dict.fromkeys(viewers, LogLine(str(action), story(state, action)))

    def goals(self, state: State) -> tuple[Goal, ...]:
        """Rows, columns and colours (AZ-7.2)."""
        return goals.goals(state, self._game.is_gray)

    def forecast(self, state: State, seat: int) -> tuple[Effect, ...]:
        """What tiling a wall would do if it began now (AZ-4, AZ-5)."""
        return tiling.forecast(state.boards[seat], self._game.is_gray, Seat(seat))

    def veiled(
        self, state: State, effects: tuple[Effect, ...], seat: int | None
    ) -> tuple[Effect, ...]:
        """The effects themselves."""
        return effects


def story(state: State, action: Action) -> Reason:
    """The log line of an action that was taken in that state; its `seat` is whom it is about."""
    match action:
        case Take():
            return _take(state, action)
        case Tile():
            assert state.turn is not None
            _, colour = tiling.waiting_line(state.boards[state.turn])
            place: dict[str, Parameter] = {"row": action.row, "column": action.column}
            return reason("AZ-8.1", "log-tile", seat=state.turn, **place, colour=colour.word)
        case First():
            return reason("AZ-1.6", "log-first", seat=action.seat)
        case Deal():
            return reason("AZ-1.7", "log-deal", round=state.round)


def prompt(state: State) -> Reason:
    """What the seat in turn is asked."""
    if state.phase is Phase.OFFER:
        return reason("AZ-2.1", "prompt-azul-take", round=state.round)
    if state.phase is not Phase.TILING or state.turn is None:
        raise ValueError("no seat is asked anything here")
    row, colour = tiling.waiting_line(state.boards[state.turn])
    return reason("AZ-8.1", "prompt-azul-tile", line=row + 1, colour=colour.word)


def watched(state: State, player: str) -> Reason:
    """What the seat in turn is asked, for those who are not in turn."""
    if state.phase is Phase.OFFER:
        return reason("AZ-2.1", "prompt-watched", round=state.round, player=player)
    return prompt(state)


def _take(state: State, take: Take) -> Reason:
    assert state.turn is not None
    source = state.centre if take.factory == CENTRE else state.factories[take.factory - 1]
    count = source[take.colour]
    marker = "yes" if take.factory == CENTRE and state.marker is None else "no"
    told: dict[str, Parameter] = {"seat": state.turn, "colour": take.colour.word, "count": count}
    if take.line == FLOOR and take.factory == CENTRE:
        return reason("AZ-2.2", "log-take-centre-floor", **told, marker=marker)
    if take.line == FLOOR:
        return reason("AZ-2.1", "log-take-factory-floor", **told, factory=take.factory)
    held = state.boards[state.turn].lines[take.line - 1].filled
    told |= {"line": take.line, "fallen": max(0, count + held - take.line)}
    if take.factory == CENTRE:
        return reason("AZ-2.2", "log-take-centre", **told, marker=marker)
    return reason("AZ-2.1", "log-take-factory", **told, factory=take.factory)
