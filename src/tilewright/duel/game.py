"""Duel: the game with the options of its table."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from types import MappingProxyType

from tilewright.core.companions import RulesEncoding
from tilewright.core.draws import Draws
from tilewright.core.effects import Effect, Sink
from tilewright.core.errors import IllegalAction, InvalidOption, Refusal
from tilewright.core.rules import CHANCE, Actor, Outcome, Progress
from tilewright.core.seat import Seat, seat_of
from tilewright.core.words import reason
from tilewright.duel import dealing, dome, drawing, encoding, ending, steps
from tilewright.duel.actions import DECISIONS, Action
from tilewright.duel.draws import draws
from tilewright.duel.notation import NOTATION
from tilewright.duel.observation import Observation, imagine, observe
from tilewright.duel.plates import FIRST_GAME, scoring_refusal
from tilewright.duel.state import SEATS, State
from tilewright.duel.telling import Telling

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


class Duel:
    """The rules of Azul Duel with 3 or 4 scoring tiles (DU-2.2).

    `scoring` names their sides, in a list or with commas between them, or is `"random"` (three) or
    `"random-4"`: then chance draws them.
    `first` is the seat, 0 or 1, that starts round 1; None lets chance draw it (DU-2.6).
    """

    name = "duel"
    seats = SEATS
    num_actions = len(DECISIONS)
    notation = NOTATION

    def __init__(self, scoring: Iterable[str] | str = FIRST_GAME, first: int | None = None) -> None:
        if first is not None and (type(first) is not int or first not in range(SEATS)):
            raise InvalidOption(reason("DU-2.6", "option-first", value=repr(first), last=SEATS - 1))
        self.scoring: tuple[str, ...] = ()
        self.drawn_tiles = 0  # scoring tiles that chance draws
        if isinstance(scoring, str) and scoring in RANDOM_SCORING:
            self.drawn_tiles = RANDOM_SCORING[scoring]
        else:
            sides = scoring.split(",") if isinstance(scoring, str) else scoring
            self.scoring = tuple([str(side).strip() for side in sides])
            refusal = scoring_refusal(self.scoring)
            if refusal is not None:
                raise InvalidOption(refusal)
        self.first = None if first is None else Seat(first)
        self.telling = Telling(self)
        self.encoding = RulesEncoding(self, encoding.PLANES, encoding.encode)
        self.drawing = drawing

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
        scoring = ",".join(self.scoring) or f"random-{self.drawn_tiles}"
        first = RANDOM if self.first is None else str(self.first + 1)
        return MappingProxyType({"scoring": scoring, "first": first})

    def __repr__(self) -> str:
        scoring = self.scoring or f"random-{self.drawn_tiles}"
        return f"Duel(scoring={scoring!r}, first={self.first})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Duel) and self.options == other.options

    def __hash__(self) -> int:
        return hash(tuple(self.options.items()))

    def __reduce__(self) -> tuple[object, ...]:
        return Duel.of_options, (dict(self.options),)

    def start(self) -> State:
        """The table before chance draws anything (DU-2)."""
        return dealing.set_up(self.scoring, self.first)

    def actor(self, state: State) -> Actor:
        """The seat in turn, chance, or nobody once the game is over."""
        return CHANCE if state.phase in steps.CHANCE_PHASES else state.turn

    def progress(self, state: State) -> Progress:
        """The round, 1 to 5 (DU-3.1), its start player and the scores so far."""
        return Progress(state.round, state.start, tuple([board.score for board in state.boards]))

    def legal_ids(self, state: State) -> list[int]:
        """What the seat in turn may do, by ids, ascending."""
        return steps.legal_ids(state)

    def refusal(self, state: State, move: int | Action) -> Refusal | None:
        """Why the actor may not do this here; None if it may."""
        return self._refusal(state, NOTATION.action(move))

    def _refusal(self, state: State, action: Action) -> Refusal | None:
        try:
            return steps.refusal(state, action, self.drawn_tiles)
        except AttributeError:
            if isinstance(state, State):
                raise
            raise TypeError(
                f"{state!r} is not a state of Duel; parse_state reads its text"
            ) from None

    def apply(self, state: State, move: int | Action) -> State:
        """The state after a move; raises IllegalAction."""
        return self._after(state, move, None)

    def effects(self, state: State, move: int | Action) -> tuple[Effect, ...]:
        """Everything that a move does, in order; raises IllegalAction."""
        effects: list[Effect] = []
        self._after(state, move, effects)
        return tuple(effects)

    def _after(self, state: State, move: int | Action, sink: Sink) -> State:
        action = NOTATION.action(move)
        refusal = self._refusal(state, action)
        if refusal is not None:
            raise IllegalAction(action, refusal)
        return steps.after(state, action, sink)

    def outcome(self, state: State) -> Outcome | None:
        """Scores and the winner once the game is over (DU-8.9)."""
        return ending.outcome(state)

    def standing(self, state: State) -> tuple[int, ...]:
        """What the scores would be if the domes were tiled now, without spending chips (DU-6)."""
        return tuple([dome.standing(state, Seat(seat)) for seat in range(SEATS)])

    def sample(self, state: State, rng: Random) -> Action:
        """What chance draws or turns up here."""
        return steps.sample(state, rng, self.drawn_tiles)

    def draws(self, state: State, drawn: Sequence[int]) -> Draws | Action:
        """What chance does here, piece by piece: the next draw, or what the draws add up to.

        `drawn` are the numbers of the pieces drawn so far, each of which could come.
        """
        return draws(state, drawn, self.drawn_tiles)

    def observe(self, state: State, seat: int | None) -> Observation:
        """All that a seat, or a spectator, has a right to know (DU-4.3)."""
        return observe(state, seat_of(seat, SEATS))

    def imagine(self, observation: Observation, rng: Random) -> State:
        """A state that the observer can't tell from the true one."""
        return imagine(observation, rng)
