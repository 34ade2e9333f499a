"""A game as an environment plays it: ids in, numbers out, in the fast core where there is one."""

from random import Random
from typing import Any, Protocol

from tilewright.core.game import Actor, AnyGame, Outcome, Seat
from tilewright.native import is_available
from tilewright.native.engine import Engine

ENGINES = ("auto", "native", "python")


class Numbers(Protocol):
    """What an environment asks of a game; the answers are the same with and without the core."""

    law: AnyGame  # the rules in Python

    def start(self) -> Any:
        """The table before anything is drawn or dealt."""

    def actor(self, state: Any) -> Actor:
        """Who decides next."""

    def round_of(self, state: Any) -> int:
        """The number of the round, from 1."""

    def scores(self, state: Any) -> tuple[int, ...]:
        """The scores so far, by seat."""

    def outcome(self, state: Any) -> Outcome | None:
        """Scores and winners once the game is over."""

    def after_chance(self, state: Any, rng: Random) -> Any:
        """The state after chance has acted."""

    def apply_id(self, state: Any, action_id: int) -> Any:
        """The state after the decision with that id; raises IllegalAction."""

    def mask(self, state: Any) -> bytes:
        """A byte for each id: 1 if the seat in turn may do it, else 0."""

    def encoded(self, state: Any, seat: Seat | None) -> bytes:
        """What a seat, or a spectator, sees, as the numbers of the planes."""

    def observe(self, state: Any, seat: Seat | None) -> Any:
        """All that a seat, or a spectator, has a right to know, as the rules in Python tell it."""

    def parse_state(self, text: str) -> Any:
        """Read a position on one line; raises NotationError or InvalidState."""


def numbers_of(law: AnyGame, engine: str) -> Numbers:
    """The game in that engine: `native`, `python`, or the faster one that is there (`auto`)."""
    if engine not in ENGINES:
        raise ValueError(f"an engine is one of {', '.join(ENGINES)}, not {engine!r}")
    if engine == "native" or (engine == "auto" and is_available()):
        return Native(law)
    return Plain(law)


class Native:
    """A game in the fast core."""

    def __init__(self, law: AnyGame) -> None:
        engine = Engine(law)
        self.law = law
        self._engine = engine
        self.start = engine.start
        self.actor = engine.actor
        self.round_of = engine.round_of
        self.scores = engine.scores
        self.outcome = engine.outcome
        self.apply_id = engine.apply_id
        self.mask = engine.core.mask
        self.encoded = engine.core.encode
        self.observe = engine.observe
        self.parse_state = engine.parse_state

    def __reduce__(self) -> tuple[type["Native"], tuple[AnyGame]]:
        return Native, (self.law,)

    def after_chance(self, state: Any, rng: Random) -> Any:
        """The state after chance has acted: the same luck as in Python."""
        return self._engine.apply(state, self._engine.sample(state, rng))


class Plain:
    """A game as the rules in Python play it."""

    def __init__(self, law: AnyGame) -> None:
        self.law = law
        self.start = law.start
        self.actor = law.actor
        self.round_of = law.round_of
        self.scores = law.scores
        self.outcome = law.outcome
        self.observe = law.observe
        self.parse_state = law.parse_state

    def __reduce__(self) -> tuple[type["Plain"], tuple[AnyGame]]:
        return Plain, (self.law,)

    def after_chance(self, state: Any, rng: Random) -> Any:
        """The state after chance has acted."""
        return self.law.apply(state, self.law.sample(state, rng))

    def apply_id(self, state: Any, action_id: int) -> Any:
        """The state after the decision with that id; raises IllegalAction."""
        return self.law.apply(state, self.law.action_of(action_id))

    def mask(self, state: Any) -> bytes:
        """A byte for each id: 1 if the seat in turn may do it, else 0."""
        marks = bytearray(self.law.num_actions)
        for action in self.law.legal_actions(state):
            marks[self.law.action_id(action)] = 1
        return bytes(marks)

    def encoded(self, state: Any, seat: Seat | None) -> bytes:
        """What a seat, or a spectator, sees, as the numbers of the planes."""
        return self.law.encode(self.law.observe(state, seat))
