"""Duel: the game with the options of its table."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from types import MappingProxyType

from tilewright.core.draws import Draws
from tilewright.core.effects import Effect, Sink
from tilewright.core.errors import IllegalAction, InvalidOption, Refusal
from tilewright.core.game import CHANCE, Actor, Goal, Outcome, Paint, plain
from tilewright.core.picture import Picture
from tilewright.core.seat import Seat, numbered_names, seat_of
from tilewright.core.words import Reason, reason
from tilewright.duel import (
    dealing,
    dome,
    drawing,
    draws,
    encoding,
    ending,
    goals,
    notation,
    problems,
    steps,
    story,
)
from tilewright.duel.actions import DECISIONS, Action, RevealFronts
from tilewright.duel.observation import Observation, imagine, observe, observed_fronts, veiled
from tilewright.duel.plates import FIRST_GAME, scoring_refusal
from tilewright.duel.reading import parse_action
from tilewright.duel.state import SEATS, State

RANDOM_SCORING = {"random": 3, "random-3": 3, "random-4": 4}  # how many scoring tiles chance draws
RANDOM = "random"  # chance draws the start player (DU-2.6)

# The options of a table as text, and what each may be; seats count from 1. The scoring tiles may
# also be named, with commas between them.
OPTIONS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "scoring": tuple(RANDOM_SCORING),
        "first": (RANDOM, *[str(number) for number in range(1, SEATS + 1)]),
    }
)

_IDS = {action: number for number, action in enumerate(DECISIONS)}


class Duel:
    """The rules of Azul Duel with 3 or 4 scoring tiles (DU-2.2).

    `scoring` names their sides, in a list or with commas between them, or is `"random"` (three) or
    `"random-4"`: then chance draws them.
    `first` is the seat, 0 or 1, that starts round 1; None lets chance draw it (DU-2.6).
    """

    name = "duel"
    seats = SEATS
    num_actions = len(DECISIONS)
    planes = encoding.PLANES

    def __init__(self, scoring: Iterable[str] | str = FIRST_GAME, first: int | None = None) -> None:
        if first is not None and (type(first) is not int or first not in range(SEATS)):
            raise InvalidOption(reason("DU-2.6", "option-first", value=repr(first), last=SEATS - 1))
        self.scoring: tuple[str, ...] = ()
        self._drawn_tiles = 0
        if isinstance(scoring, str) and scoring in RANDOM_SCORING:
            self._drawn_tiles = RANDOM_SCORING[scoring]
        else:
            sides = scoring.split(",") if isinstance(scoring, str) else scoring
            self.scoring = tuple([str(side).strip() for side in sides])
            refusal = scoring_refusal(self.scoring)
            if refusal is not None:
                raise InvalidOption(refusal)
        self.first = None if first is None else Seat(first)

    @classmethod
    def of_options(cls, options: Mapping[str, str]) -> "Duel":
        """The table that `options` describes; what is not named takes its default."""
        for name, value in options.items():
            if name not in OPTIONS:
                raise InvalidOption(reason("", "option-unknown", name=name, value=value))
        scoring = str(options.get("scoring", ",".join(FIRST_GAME)))
        first = str(options.get("first", RANDOM))
        if first not in OPTIONS["first"]:
            raise InvalidOption(reason("DU-2.6", "option-first-number", value=first))
        return cls(scoring, None if first == RANDOM else int(first) - 1)

    @property
    def options(self) -> Mapping[str, str]:
        """The table's options as text; seats count from 1."""
        scoring = ",".join(self.scoring) or f"random-{self._drawn_tiles}"
        first = RANDOM if self.first is None else str(self.first + 1)
        return MappingProxyType({"scoring": scoring, "first": first})

    def __repr__(self) -> str:
        scoring = self.scoring or f"random-{self._drawn_tiles}"
        return f"Duel(scoring={scoring!r}, first={self.first})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Duel) and self.options == other.options

    def __hash__(self) -> int:
        return hash(tuple(self.options.items()))

    def start(self) -> State:
        """The table before chance draws anything (DU-2)."""
        return dealing.set_up(self.scoring, self.first)

    def actor(self, state: State) -> Actor:
        """The seat in turn, chance, or nobody once the game is over."""
        return CHANCE if state.phase in steps.CHANCE_PHASES else state.turn

    def round_of(self, state: State) -> int:
        """The number of the round, 1 to 5 (DU-3.1)."""
        return state.round

    def starter(self, state: State) -> Seat | None:
        """The start player of the round."""
        return state.start

    def scores(self, state: State) -> tuple[int, ...]:
        """The scores so far, by seat."""
        return tuple([board.score for board in state.boards])

    def legal_actions(self, state: State) -> Sequence[Action]:
        """What the seat in turn may do, ascending by id."""
        return steps.legal_actions(state)

    def refusal(self, state: State, action: Action) -> Refusal | None:
        """Why the actor may not do this here; None if it may."""
        try:
            return steps.refusal(state, action, self._drawn_tiles)
        except AttributeError:
            if isinstance(state, State):
                raise
            raise TypeError(
                f"{state!r} is not a state of Duel; parse_state reads its text"
            ) from None

    def apply(self, state: State, action: Action) -> State:
        """The state after an action; raises IllegalAction."""
        return self._after(state, action, None)

    def effects(self, state: State, action: Action) -> tuple[Effect, ...]:
        """Everything that this action does, in order; raises IllegalAction."""
        effects: list[Effect] = []
        self._after(state, action, effects)
        return tuple(effects)

    def veiled(
        self, state: State, effects: Sequence[Effect], seat: int | None
    ) -> tuple[Effect, ...]:
        """The effects of an action taken in that state as a seat may see them (DU-4.3)."""
        return veiled(state, effects, seat_of(seat, SEATS))

    def _after(self, state: State, action: Action, sink: Sink) -> State:
        refusal = self.refusal(state, action)
        if refusal is not None:
            raise IllegalAction(action, refusal)
        return steps.after(state, action, sink)

    def outcome(self, state: State) -> Outcome | None:
        """Scores and the winner once the game is over (DU-8.9)."""
        return ending.outcome(state)

    def standing(self, state: State) -> tuple[int, ...]:
        """What the scores would be if the domes were tiled now, without spending chips (DU-6)."""
        return tuple([dome.standing(state, Seat(seat)) for seat in range(SEATS)])

    def forecast(self, state: State, seat: int) -> tuple[Effect, ...]:
        """What tiling a dome would do if it began now, without spending chips (DU-6, DU-7)."""
        effects: list[Effect] = []
        dome.forecast(state, Seat(seat), effects)
        return tuple(effects)

    def goals(self, state: State) -> tuple[Goal, ...]:
        """The scoring tiles of the table (DU-8.1 to DU-8.8); none before they are drawn."""
        return goals.goals(state)

    def sample(self, state: State, rng: Random) -> Action:
        """What chance draws or turns up here."""
        return steps.sample(state, rng, self._drawn_tiles)

    def draws(self, state: State, drawn: Sequence[int]) -> Draws | Action:
        """What chance draws or turns up here, one piece after another."""
        return draws.draws(state, drawn, self._drawn_tiles)

    def observe(self, state: State, seat: int | None) -> Observation:
        """All that a seat, or a spectator, has a right to know (DU-4.3)."""
        return observe(state, seat_of(seat, SEATS))

    def imagine(self, observation: Observation, rng: Random) -> State:
        """A state that the observer can't tell from the true one."""
        return imagine(observation, rng)

    def encode(self, observation: Observation) -> bytes:
        """An observation as the numbers of `planes`, the observer's own seat first."""
        return encoding.encode(observation)

    def action_id(self, action: Action) -> int:
        """The number of a seat's action."""
        if action not in _IDS:
            raise ValueError(f"{action}: not a decision of a seat")
        return _IDS[action]

    def action_of(self, action_id: int) -> Action:
        """The seat's action with that number."""
        if action_id < 0:
            raise IndexError(action_id)
        return DECISIONS[action_id]

    def parse_action(self, text: str) -> Action:
        """Read an action, such as `2B4`, `MYX`, `C2`, `P+` or `@13r2`."""
        return parse_action(text)

    def parse_state(self, text: str) -> State:
        """Read a position on one line; refuses an impossible one with all its problems."""
        return notation.parse_state(text)

    def parse_observation(self, text: str, seat: int | None) -> Observation:
        """Read a position as a seat, or a spectator, may see it (DU-4.3)."""
        return notation.parse_observation(text, seat_of(seat, SEATS))

    def problems(self, state: State) -> tuple[Reason, ...]:
        """Everything that is impossible about a state."""
        return problems.problems(state)

    def shown(self, state: State, action: Action, seat: int | None) -> str:
        """The text of an action; fronts that others drew are face down (DU-4.3)."""
        if isinstance(action, RevealFronts):
            return str(observed_fronts(state, action, seat_of(seat, SEATS)))
        return str(action)

    def story(self, state: State, action: Action, seat: int | None, names: Sequence[str]) -> Reason:
        """What an action does, as a log line that the seat may read."""
        return story.story(state, action, seat_of(seat, SEATS), names)

    def prompt(self, state: State) -> Reason:
        """What the seat in turn is asked."""
        return story.prompt(state)

    def draw(
        self, observation: Observation, names: Sequence[str] | None = None, paint: Paint = plain
    ) -> str:
        """The table as text for people."""
        named = numbered_names(SEATS) if names is None else names
        return drawing.draw(observation, named, paint)

    def picture(self, observation: Observation, names: Sequence[str] | None = None) -> Picture:
        """The table as a picture; fronts that the observer does not know are face down."""
        from tilewright.duel import picture  # few programs draw

        return picture.picture(observation, numbered_names(SEATS) if names is None else names)
