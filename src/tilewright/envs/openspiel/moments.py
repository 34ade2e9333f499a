"""Moment, Table: a game as OpenSpiel plays it, in which chance draws one piece after another.

OpenSpiel copies a state for every step of a search, so all that belongs to one is a value that
copies share. Nobody is shown single draws: a deal lies on the table when all of it is drawn.
"""

from typing import Any, NamedTuple

from tilewright.azul.game import Azul
from tilewright.core.draws import Draws
from tilewright.core.rules import CHANCE, Outcome
from tilewright.core.seat import Seat
from tilewright.duel.game import Duel
from tilewright.native.choosing import rules_for
from tilewright.native.engine import Engine

CHANCE_PLAYER = -1  # as OpenSpiel numbers players
TERMINAL_PLAYER = -4


class Moment(NamedTuple):
    """Where a game stands. Never changes."""

    player: int  # the seat to act, CHANCE_PLAYER or TERMINAL_PLAYER
    state: Any  # of the core where it is there, else of the Python rules
    origin: Any  # the state in which the game was begun
    acts: tuple[str, ...]  # all actions so far, with what is hidden from somebody
    veiled: tuple[tuple[int, tuple[str, ...]], ...]  # which acts are shown how, where not to all
    table: Any = None  # the same for the Python rules, where chance acts
    due: Draws | None = None  # what chance draws next
    drawn: tuple[int, ...] = ()  # what it has drawn for its next action

    def __deepcopy__(self, memo: dict[int, Any]) -> "Moment":
        return self


class Table:
    """The rules of a table; a game that would begin a round after `rounds` ends there, undecided.

    >>> from tilewright.azul.game import Azul
    >>> table = Table(Azul(first=0), rounds=50)
    >>> moment = table.after(table.opening, 3)
    >>> moment.player, table.chances(moment)[3], str(moment.state)[:8]
    (-1, (3, 0.1919191919191919), '1 deal 1')
    """

    def __init__(self, game: Azul | Duel, rounds: int) -> None:
        self.game = game
        self.rounds = rounds
        self.texts = game.notation.texts
        self._rules = rules_for(game)
        self.opening = self.begun(self._rules.start())

    def begun(self, state: Any) -> Moment:
        """A game that begins with this state."""
        return self._moment(state, state, (), ())

    def begun_at(self, position: str) -> Moment:
        """A game that begins with a position; raises NotationError or InvalidState."""
        return self.begun(self._rules.notation.parse_state(position))

    def begun_at_value(self, state: Any) -> Moment:
        """A game that begins with a state of the Python rules; raises InvalidState."""
        return self.begun(self._rules.of_value(state) if isinstance(self._rules, Engine) else state)

    def after(self, moment: Moment, number: int) -> Moment:
        """What follows a decision's id or the number of a draw; raises what says why not."""
        if moment.due is not None:
            return self._after_draw(moment, moment.due, number)
        if moment.player == TERMINAL_PLAYER and self.outcome(moment) is None:
            raise ValueError(f"the game has ended: it may last {self.rounds} rounds")
        self._check_id(number)
        state = self._rules.apply(moment.state, number)
        # What seats decide is open to all; only what chance shows may be hidden (DU-4.3).
        acts = (*moment.acts, self.texts[number])
        return self._moment(state, moment.origin, acts, moment.veiled)

    def legal_ids(self, moment: Moment) -> list[int]:
        """The ids of what the seat to act may do, ascending."""
        return self._rules.legal_ids(moment.state)

    def chances(self, moment: Moment) -> list[tuple[int, float]]:
        """The numbers of what chance may draw next, ascending, with their probabilities."""
        if moment.due is None:
            raise ValueError("chance does not act here")
        total = sum(moment.due.weights)
        return [(number, weight / total) for number, weight in moment.due.odds]

    def text(self, moment: Moment, player: int, number: int) -> str:
        """How a decision or a draw is written."""
        if player != CHANCE_PLAYER:
            self._check_id(number)
            return self.texts[number]
        if moment.due is None:
            raise ValueError("chance does not act here")
        if not 0 <= number < len(moment.due.names):
            raise ValueError(
                f"there is no draw {number}; they are 0 to {len(moment.due.names) - 1}"
            )
        return moment.due.text(number)

    def _check_id(self, number: int) -> None:
        if not 0 <= number < len(self.texts):
            raise ValueError(f"there is no action {number}; ids are 0 to {len(self.texts) - 1}")

    def position(self, moment: Moment) -> str:
        """The table as text, with all that is hidden from somebody, and what chance has drawn."""
        drawn = moment.drawn
        found = []
        for at, number in enumerate(drawn):
            due = self.game.draws(moment.table, drawn[:at])
            assert isinstance(due, Draws)
            found.append(due.text(number))
        return " + ".join([str(moment.state), *found])

    def outcome(self, moment: Moment) -> Outcome | None:
        """Scores and winners of a game that came to its end; None if it did not."""
        return self._rules.outcome(moment.state)

    def value(self, moment: Moment) -> Any:
        """The state as one of the Python rules."""
        return self._value(moment.state) if moment.table is None else moment.table

    def origin(self, moment: Moment) -> Any:
        """The state in which the game was begun, as one of the Python rules."""
        return self._value(moment.origin)

    def encoded(self, moment: Moment, seat: Seat | None) -> bytes:
        """What a seat, or a spectator, sees, as the numbers of the planes."""
        return self._rules.encoding.encoded(moment.state, seat)

    def acts_shown(self, moment: Moment, seat: Seat | None) -> list[str]:
        """All actions so far as a seat, or a spectator, was shown them."""
        shown = list(moment.acts)
        for at, texts in moment.veiled:
            shown[at] = texts[-1 if seat is None else seat]
        return shown

    def _value(self, state: Any) -> Any:
        return state.value() if isinstance(self._rules, Engine) else state

    def _moment(
        self, state: Any, origin: Any, acts: tuple[str, ...], veiled: tuple[Any, ...]
    ) -> Moment:
        """Up to the next decision or draw: what chance has decided before needs no draw."""
        actor = self._rules.actor(state)
        if actor is None or self._rules.progress(state).round > self.rounds:
            return Moment(TERMINAL_PLAYER, state, origin, acts, veiled)
        if actor is not CHANCE:
            return Moment(actor, state, origin, acts, veiled)
        table = self._value(state)
        due = self.game.draws(table, ())
        moment = Moment(CHANCE_PLAYER, state, origin, acts, veiled, table)
        return moment._replace(due=due) if isinstance(due, Draws) else self._acted(moment, due)

    def _after_draw(self, moment: Moment, due: Draws, number: int) -> Moment:
        if not 0 <= number < len(due.weights) or not due.weights[number]:
            able = ", ".join([f"{n} ({due.text(n)})" for n, _ in due.odds])
            raise ValueError(f"chance can't draw {number} here: it may draw {able}")
        drawn = (*moment.drawn, number)
        then = self.game.draws(moment.table, drawn)
        if isinstance(then, Draws):
            return Moment(*moment[:-2], then, drawn)
        return self._acted(moment, then)

    def _acted(self, moment: Moment, action: Any) -> Moment:
        """After an action of chance."""
        act, veiled = str(action), moment.veiled
        lines = self.game.telling.lines(moment.table, action)
        if lines[None].action != act:  # who watches knows least
            seats = [*[Seat(seat) for seat in range(self.game.seats)], None]
            veiled = (*veiled, (len(moment.acts), tuple([lines[seat].action for seat in seats])))
        state = self._rules.apply(moment.state, action)
        return self._moment(state, moment.origin, (*moment.acts, act), veiled)
