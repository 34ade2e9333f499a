"""Engine: a game whose states live in the fast core, for any code that is written for a Game."""

from random import Random
from typing import TYPE_CHECKING, Any

from tilewright.azul import actions as azul_actions
from tilewright.core.effects import Effect
from tilewright.core.errors import IllegalAction, InvalidState, Refusal
from tilewright.core.game import AnyGame
from tilewright.duel import actions as duel_actions
from tilewright.native.companions import EngineEncoding, EngineNotation, EngineTelling
from tilewright.native.tables import core_of

if TYPE_CHECKING:
    from tilewright.native._native import State


class Engine:
    """The rules of a table in the core.

    `reference` is the same game in Python. It has the words, and the luck: a refusal's sentence,
    and all that is drawn from a `Random` (`sample`, `imagine`), so that a seed gives the same game
    in both.

    >>> from tilewright.azul.game import Azul
    >>> engine = Engine(Azul(first=0))
    >>> deal = engine.notation.parse_action("DBBYR/KKTT/BYRK/TTTT/BBBB")
    >>> state = engine.apply(engine.start(), deal)
    >>> len(engine.legal_ids(state)), str(engine.apply(state, 3))[:27]
    (66, '1 offer 1 2 - -/KKTT/BYRK/T')
    """

    def __init__(self, reference: AnyGame) -> None:
        self.reference = reference
        self.core = core = core_of(reference)
        self.name, self.options = reference.name, reference.options
        self.seats, self.num_actions = reference.seats, reference.num_actions
        self.start = core.start
        self.actor = core.actor
        self.progress = core.progress
        self.legal_ids = core.legal_ids
        self.outcome = core.outcome
        self.standing = core.standing
        self.notation = EngineNotation(core, reference)
        self.telling = EngineTelling(core, reference)
        self.encoding = EngineEncoding(core, reference)
        self.drawing = reference.drawing
        self._kinds: Any = azul_actions.Action if self.name == "azul" else duel_actions.Action

    def __repr__(self) -> str:
        return f"Engine({self.reference!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Engine) and self.reference == other.reference

    def __hash__(self) -> int:
        return hash(("native", self.reference))

    def __reduce__(self) -> tuple[type["Engine"], tuple[AnyGame]]:
        return Engine, (self.reference,)

    def refusal(self, state: "State", move: Any) -> Refusal | None:
        """Why the actor may not do this here; None if it may. The core says whether, not why."""
        try:
            rule = self.core.refusal_of(state, self._text(move))
        except ValueError:  # more than the core can hold: no table has that
            rule = ""
        return None if rule is None else self.reference.refusal(state.value(), move)

    def apply(self, state: "State", move: Any) -> "State":
        """The state after a move; raises IllegalAction, or IndexError for an id without action."""
        try:
            if isinstance(move, int):
                return self.core.apply(state, move)
            return self.core.apply_text(state, self._text(move))
        except ValueError:  # refused, or more than the core can hold
            self._check(state, move)
            raise

    def effects(self, state: "State", move: Any) -> tuple[Effect, ...]:
        """What a move does to the table, in order; raises what `apply` raises."""
        try:
            return self.core.effects(state, self._text(move))
        except ValueError:  # refused, or more than the core can hold
            self._check(state, move)
            raise

    def sample(self, state: "State", rng: Random) -> Any:
        """What chance does here."""
        return self.reference.sample(state.value(), rng)

    def observe(self, state: "State", seat: int | None) -> Any:
        """All that a seat, or a spectator, has a right to know."""
        return self.reference.observe(state.value(), seat)

    def imagine(self, observation: Any, rng: Random) -> "State":
        """A state that the observer can't tell from the true one; it is not checked."""
        return self.core.of_value_unchecked(self.reference.imagine(observation, rng))

    def of_value(self, state: Any) -> "State":
        """A state of the reference as one of the core; raises InvalidState.

        A score above 30,000 is more than the core holds: ValueError.
        """
        problems = self.reference.notation.problems(state)
        if problems:
            raise InvalidState(problems)
        return self.core.of_value_unchecked(state)

    def _check(self, state: "State", move: Any) -> None:
        """Raise IllegalAction for a move that is refused."""
        refusal = self.refusal(state, move)
        if refusal is not None:
            raise IllegalAction(self.notation.action(move), refusal) from None

    def _text(self, move: Any) -> str:
        action = self.notation.action(move)
        if not isinstance(action, self._kinds):
            raise TypeError(f"{action!r} is not an action of {self.name}")
        return str(action)
