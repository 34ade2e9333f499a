"""Rules: what a game is to whoever plays it; Actor, Chance, Progress, Outcome."""

from collections.abc import Mapping
from enum import Enum
from random import Random
from typing import Literal, NamedTuple, Protocol, TypeAlias, TypeVar

from tilewright.core.effects import Effect
from tilewright.core.errors import Refusal
from tilewright.core.seat import Seat


class Chance(Enum):
    """The actor that deals and reveals."""

    CHANCE = "chance"


CHANCE: Literal[Chance.CHANCE] = Chance.CHANCE

Actor: TypeAlias = Seat | Literal[Chance.CHANCE] | None  # who decides next; None: the game is over


class Progress(NamedTuple):
    """How far a game has come."""

    round: int  # from 1
    starter: Seat | None  # the start player of the round; None before chance has named one
    scores: tuple[int, ...]  # so far, by seat


class Outcome(NamedTuple):
    """How a finished game ended; several winners share the victory (AZ-7.3)."""

    scores: tuple[int, ...]  # by seat
    winners: tuple[Seat, ...]  # one or several, who share it


StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
ObservationT = TypeVar("ObservationT")


class Rules(Protocol[StateT, ActionT, ObservationT]):
    """The rules of one game with the options of one table. Never changes.

    Rules with the same options are equal. A *move* is the id of a seat's decision, or an action:
    what chance does has no id.
    """

    def __hash__(self) -> int: ...

    @property
    def name(self) -> str:
        """The game's name in records and on the command line."""

    @property
    def options(self) -> Mapping[str, str]:
        """The table's options as text, in a fixed order; `of_options` reads them."""

    @property
    def seats(self) -> int:
        """How many seats the table has."""

    @property
    def num_actions(self) -> int:
        """How many ids the decisions of seats have: 0..num_actions-1."""

    def start(self) -> StateT:
        """The table before anything is drawn or dealt: chance acts first."""

    def actor(self, state: StateT) -> Actor:
        """Who decides next."""

    def progress(self, state: StateT) -> Progress:
        """The round, its start player and the scores so far."""

    def legal_ids(self, state: StateT) -> list[int]:
        """What the seat to act may do, by ids, ascending; nothing where no seat acts."""

    def refusal(self, state: StateT, move: int | ActionT) -> Refusal | None:
        """Why the actor may not do this here; None if it may. Chance is checked like everyone."""

    def apply(self, state: StateT, move: int | ActionT) -> StateT:
        """The state after a move; raises IllegalAction, or IndexError for an id without action."""

    def effects(self, state: StateT, move: int | ActionT) -> tuple[Effect, ...]:
        """What a move does to the table, in order; raises what `apply` raises."""

    def outcome(self, state: StateT) -> Outcome | None:
        """Scores and winners once the game is over."""

    def standing(self, state: StateT) -> tuple[int, ...]:
        """What the scores would be if the tiling began now, without bonuses of the game's end."""

    def sample(self, state: StateT, rng: Random) -> ActionT:
        """What chance does here, drawn with the game's true odds."""

    def observe(self, state: StateT, seat: int | None) -> ObservationT:
        """All that a seat, or a spectator (None), has a right to know."""

    def imagine(self, observation: ObservationT, rng: Random) -> StateT:
        """A state that the observer can't tell from the true one.

        The observation must be possible, as one made by play is.
        """
