"""Engine: a game whose states live in the fast core, for any code that is written for a Game."""

from collections.abc import Mapping, Sequence
from operator import index
from random import Random
from typing import TYPE_CHECKING, Any

from tilewright.azul import actions as azul_actions
from tilewright.core.draws import Draws
from tilewright.core.effects import Effect
from tilewright.core.errors import IllegalAction, InvalidState, Refusal
from tilewright.core.game import CHANCE, Actor, AnyGame, Goal, Outcome, Paint, plain
from tilewright.core.picture import Picture
from tilewright.core.planes import Plane
from tilewright.core.seat import Seat
from tilewright.core.words import Reason
from tilewright.duel import actions as duel_actions
from tilewright.native.tables import twin

if TYPE_CHECKING:
    from tilewright.native._native import State


class Engine:
    """The rules of a table in the core; the Python rooms (`law`) supply words and explanations.

    >>> from tilewright.azul.game import Azul
    >>> engine = Engine(Azul(first=0))
    >>> state = engine.apply(engine.start(), engine.parse_action("DBBYR/KKTT/BYRK/TTTT/BBBB"))
    >>> len(engine.legal_ids(state)), str(engine.apply_id(state, 3))[:27]
    (66, '1 offer 1 2 - -/KKTT/BYRK/T')
    """

    def __init__(self, law: AnyGame) -> None:
        self.law = law
        self.core = twin(law)
        self.seats = law.seats
        self.num_actions = law.num_actions
        self._decisions = [law.action_of(number) for number in range(law.num_actions)]
        self._texts = {str(action): action for action in self._decisions}
        self._kinds: Any = azul_actions.Action if law.name == "azul" else duel_actions.Action

    @property
    def name(self) -> str:
        """The game's name."""
        return self.law.name

    @property
    def options(self) -> Mapping[str, str]:
        """The table's options as text."""
        return self.law.options

    @property
    def planes(self) -> tuple[Plane, ...]:
        """What the numbers of an encoded observation are."""
        return self.law.planes

    def __repr__(self) -> str:
        return f"Engine({self.law!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Engine) and self.law == other.law

    def __hash__(self) -> int:
        return hash(("native", self.law))

    def __reduce__(self) -> tuple[type["Engine"], tuple[AnyGame]]:
        return Engine, (self.law,)

    # What the core answers

    def start(self) -> "State":
        """The table before anything is drawn or dealt."""
        return self.core.start()

    def actor(self, state: "State") -> Actor:
        """The seat in turn, chance, or nobody once the game is over."""
        actor = self.core.actor(state)
        if actor >= 0:
            return Seat(actor)
        return CHANCE if actor == -1 else None

    def round_of(self, state: "State") -> int:
        """The number of the round, from 1."""
        return self.core.round_of(state)

    def starter(self, state: "State") -> Seat | None:
        """The start player of the round; None before chance has named one."""
        seat = self.core.starter(state)
        return None if seat < 0 else Seat(seat)

    def scores(self, state: "State") -> tuple[int, ...]:
        """The scores so far, by seat."""
        return self.core.scores(state)

    def legal_actions(self, state: "State") -> Sequence[Any]:
        """What the seat in turn may do, ascending by id."""
        return [self._decisions[number] for number in self.core.legal_ids(state)]

    def legal_ids(self, state: "State") -> list[int]:
        """The ids of what the seat in turn may do, ascending."""
        return self.core.legal_ids(state)

    def outcome(self, state: "State") -> Outcome | None:
        """Scores and winners once the game is over."""
        winners = self.core.winners(state)
        if not winners:
            return None
        seats = [Seat(seat) for seat in range(self.seats) if winners >> seat & 1]
        return Outcome(self.scores(state), tuple(seats))

    def apply(self, state: "State", action: Any) -> "State":
        """The state after an action; raises IllegalAction."""
        self._check_kind(action)
        try:
            return self.core.apply_text(state, str(action))
        except ValueError:  # refused, or more than the core can hold
            refusal = self.refusal(state, action)
            if refusal is None:
                raise
            raise IllegalAction(action, refusal) from None

    def effects(self, state: "State", action: Any) -> tuple[Effect, ...]:
        """What an action does to the table, in order; raises IllegalAction."""
        self._check_kind(action)
        try:
            return self.core.effects(state, str(action))
        except ValueError:  # refused, or more than the core can hold
            refusal = self.refusal(state, action)
            if refusal is None:
                raise
            raise IllegalAction(action, refusal) from None

    def veiled(
        self, state: "State", effects: Sequence[Effect], seat: int | None
    ) -> tuple[Effect, ...]:
        """The effects of an action taken in that state as a seat or spectator may see them."""
        return self.core.veiled(state, tuple(effects), seat)

    def apply_id(self, state: "State", action_id: int) -> "State":
        """The state after the decision with that id; raises IllegalAction, or IndexError."""
        if not 0 <= index(action_id) < self.num_actions:
            last = self.num_actions - 1
            raise IndexError(f"there is no action {action_id}; ids are 0 to {last}")
        try:
            return self.core.apply(state, action_id)
        except ValueError:  # refused
            raise self._illegal(state, action_id) from None

    def standing(self, state: "State") -> tuple[int, ...]:
        """What the scores would be if the tiling began now."""
        return self.core.standing(state)

    def forecast(self, state: "State", seat: int) -> tuple[Effect, ...]:
        """What a seat's tiling would do if it began now."""
        return self.core.forecast(state, seat)

    def standings_after(
        self, state: "State", action_ids: Sequence[int]
    ) -> Sequence[tuple[int, ...]]:
        """The standing after each of some decisions; raises IllegalAction, or IndexError."""
        try:
            return self.core.standings_after(state, action_ids)
        except (ValueError, IndexError):
            for number in action_ids:
                self.apply_id(state, number)  # which raises, at the first that is wrong
            raise

    def choices(self, state: "State") -> list[tuple[int, str, int]]:
        """What the seat in turn may do, ascending by id: the id, the text and a difference.

        The difference is by how much the choice changes that seat's standing.
        """
        return self.core.choices(state)

    def goals(self, state: "State") -> tuple[Goal, ...]:
        """What counts at the end of the game, now and at most."""
        return tuple([Goal._make(each) for each in self.core.goals(state)])

    def observation_text(self, state: "State", seat: int | None) -> str:
        """What a seat or a spectator sees: `str(observe(state, seat))`, quickly."""
        self._check_seat(seat)
        return self.core.observation_text(state, seat)

    def imagined(self, state: "State", seat: int | None, seed: int) -> "State":
        """A state that a seat, or a spectator, can't tell from this one.

        It follows from what they observe and from the seed (64 bits), but is not what `imagine`
        makes of a Random with that seed.
        """
        self._check_seat(seat)
        return self.core.imagined(state, seat, seed)

    def _check_kind(self, action: Any) -> None:
        if not isinstance(action, self._kinds):
            raise TypeError(f"{action!r} is not an action of {self.name}")

    def _illegal(self, state: "State", action_id: int) -> IllegalAction:
        action = self._decisions[action_id]
        refusal = self.refusal(state, action)
        assert refusal is not None
        return IllegalAction(action, refusal)

    def encode_state(self, state: "State", seat: int | None) -> bytes:
        """What a seat or a spectator sees, as numbers: `encode(observe(state, seat))`, quickly."""
        self._check_seat(seat)
        return self.core.encode(state, seat)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and seat not in range(self.seats):
            raise ValueError(f"there is no seat {seat}, from 0")

    # What the law explains

    def refusal(self, state: "State", action: Any) -> Refusal | None:
        """Why the actor may not do this here; None if it may."""
        self._check_kind(action)
        try:
            rule = self.core.refusal_of(state, str(action))
        except ValueError:  # more than the core can hold: no table has that
            rule = ""
        return None if rule is None else self.law.refusal(state.law(), action)

    def sample(self, state: "State", rng: Random) -> Any:
        """What chance does here."""
        return self.law.sample(state.law(), rng)

    def draws(self, state: "State", drawn: Sequence[int]) -> Draws | Any:
        """What chance does here, piece by piece."""
        return self.law.draws(state.law(), drawn)

    def observe(self, state: "State", seat: int | None) -> Any:
        """All that a seat, or a spectator, has a right to know."""
        return self.law.observe(state.law(), seat)

    def imagine(self, observation: Any, rng: Random) -> "State":
        """A state that the observer can't tell from the true one."""
        return self.of_law(self.law.imagine(observation, rng))

    def imagine_unchecked(self, observation: Any, rng: Random) -> "State":
        """The same; whether the observation is possible, as one made by play is, is not checked."""
        return self.core.of_law_unchecked(self.law.imagine(observation, rng))

    def encode(self, observation: Any) -> bytes:
        """An observation as numbers from 0 to 255, plane after plane."""
        return self.law.encode(observation)

    def action_id(self, action: Any) -> int:
        """The number of a seat's action."""
        return self.law.action_id(action)

    def action_of(self, action_id: int) -> Any:
        """The seat's action with that number."""
        return self.law.action_of(action_id)

    def parse_action(self, text: str) -> Any:
        """Read an action; decisions, as the notation writes them, are known by heart."""
        known = self._texts.get(text)
        return self.law.parse_action(text) if known is None else known

    def parse_state(self, text: str) -> "State":
        """Read a position on one line; refuses an impossible one with all its problems."""
        return self.core.of_law_unchecked(self.law.parse_state(text))

    def parse_observation(self, text: str, seat: int | None) -> Any:
        """Read a position as a seat, or a spectator, may see it."""
        return self.law.parse_observation(text, seat)

    def of_law(self, state: Any) -> "State":
        """A state of the Python rooms as one of the core; raises InvalidState.

        A score above 30,000 is more than the core holds: ValueError.
        """
        problems = self.law.problems(state)
        if problems:
            raise InvalidState(problems)
        return self.core.of_law_unchecked(state)

    def problems(self, state: "State") -> tuple[Reason, ...]:
        """Everything that is impossible about a state."""
        return self.law.problems(state.law())

    def shown(self, state: "State", action: Any, seat: int | None) -> str:
        """The text of an action as a seat or spectator may see it."""
        return self.law.shown(state.law(), action, seat)

    def story(self, state: "State", action: Any, seat: int | None, names: Sequence[str]) -> Reason:
        """What an action does, as a log line."""
        return self.law.story(state.law(), action, seat, names)

    def prompt(self, state: "State") -> Reason:
        """What the seat in turn is asked."""
        return self.law.prompt(state.law())

    def draw(
        self, observation: Any, names: Sequence[str] | None = None, paint: Paint = plain
    ) -> str:
        """The table as text for people."""
        return self.law.draw(observation, names, paint)

    def picture(self, observation: Any, names: Sequence[str] | None = None) -> Picture:
        """The table as a picture."""
        return self.law.picture(observation, names)
