"""Game, Actor, Chance, Seat, Outcome, Goal: the one interface."""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from random import Random
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias, TypeVar

from tilewright.core.draws import Draws
from tilewright.core.effects import Effect
from tilewright.core.errors import Refusal
from tilewright.core.picture import Picture
from tilewright.core.planes import Plane
from tilewright.core.seat import Seat
from tilewright.core.words import Reason


class Chance(Enum):
    """The actor that deals and reveals."""

    CHANCE = "chance"


CHANCE: Literal[Chance.CHANCE] = Chance.CHANCE

Actor: TypeAlias = Seat | Literal[Chance.CHANCE] | None  # who decides next; None: the game is over


class Outcome(NamedTuple):
    """How a finished game ended; several winners share the victory (AZ-7.3)."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


class Goal(NamedTuple):
    """Something that counts at the end of the game, and what it is worth to each seat.

    `now` is its worth if the game ended as the table lies; `possible` the most it can still become.
    """

    goal: str  # what counts, such as `rows`
    rule: str
    now: tuple[int, ...]
    possible: tuple[int, ...]


# Colours a piece of a drawing: paint(style, text) → text. `plain` leaves it as it is.
Paint: TypeAlias = Callable[[str, str], str]


def plain(style: str, text: str) -> str:
    """The paint of a black-and-white page."""
    return text


StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
ObservationT = TypeVar("ObservationT")


class Game(Protocol[StateT, ActionT, ObservationT]):
    """The rules of one game with the options of one table. Never changes.

    Games with the same options are equal.
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

    @property
    def planes(self) -> tuple[Plane, ...]:
        """What the numbers of an encoded observation mean, in their order."""

    def start(self) -> StateT:
        """The table before anything is drawn or dealt: chance acts first."""

    def actor(self, state: StateT) -> Actor:
        """Who decides next."""

    def round_of(self, state: StateT) -> int:
        """The number of the round, from 1."""

    def starter(self, state: StateT) -> Seat | None:
        """The start player of the round; None before chance has named one."""

    def scores(self, state: StateT) -> tuple[int, ...]:
        """The scores so far, by seat."""

    def legal_actions(self, state: StateT) -> Sequence[ActionT]:
        """What the seat to act may do, ascending by `action_id`; nothing where no seat acts."""

    def refusal(self, state: StateT, action: ActionT) -> Refusal | None:
        """Why the actor may not do this here; None if it may. Chance is checked like everyone."""

    def apply(self, state: StateT, action: ActionT) -> StateT:
        """The state after an action; raises IllegalAction."""

    def effects(self, state: StateT, action: ActionT) -> tuple[Effect, ...]:
        """What an action does to the table, in order; raises IllegalAction."""

    def veiled(
        self, state: StateT, effects: Sequence[Effect], seat: int | None
    ) -> tuple[Effect, ...]:
        """The effects of an action, taken in that state, as a seat or spectator may see them."""

    def outcome(self, state: StateT) -> Outcome | None:
        """Scores and winners once the game is over."""

    def standing(self, state: StateT) -> tuple[int, ...]:
        """What the scores would be if the tiling began now, without bonuses of the game's end."""

    def forecast(self, state: StateT, seat: int) -> tuple[Effect, ...]:
        """What a seat's tiling would do if it began now, in its order.

        What it scores, with the score so far, adds up to the `standing` of that seat.
        """

    def goals(self, state: StateT) -> tuple[Goal, ...]:
        """What counts at the end of the game, now and at most; everyone may know it."""

    def sample(self, state: StateT, rng: Random) -> ActionT:
        """What chance does here, drawn with the game's true odds."""

    def draws(self, state: StateT, drawn: Sequence[int]) -> Draws | ActionT:
        """What chance does here, piece by piece: the next draw, or what the draws add up to.

        `drawn` are the numbers of the pieces drawn so far, each of which could come.
        """

    def observe(self, state: StateT, seat: int | None) -> ObservationT:
        """All that a seat, or a spectator (None), has a right to know."""

    def imagine(self, observation: ObservationT, rng: Random) -> StateT:
        """A state that the observer can't tell from the true one."""

    def encode(self, observation: ObservationT) -> bytes:
        """An observation as numbers from 0 to 255, plane after plane.

        Seats come in turn order, the observer's own first (a spectator's: seat 0); a larger number
        is told as 255.
        """

    def action_id(self, action: ActionT) -> int:
        """The number of a seat's action; chance's have none (ValueError)."""

    def action_of(self, action_id: int) -> ActionT:
        """The action with that number (IndexError if there is none)."""

    def parse_action(self, text: str) -> ActionT:
        """Read what `str(action)` writes; raises NotationError."""

    def parse_state(self, text: str) -> StateT:
        """Read what `str(state)` writes; raises NotationError or InvalidState."""

    def parse_observation(self, text: str, seat: int | None) -> ObservationT:
        """Read what `str(observation)` writes of what a seat, or a spectator (None), may know.

        Raises NotationError, or InvalidState for what can't look like that to this observer.
        """

    def problems(self, state: StateT) -> tuple[Reason, ...]:
        """Everything that is impossible about a state; nothing for one reached by play."""

    def shown(self, state: StateT, action: ActionT, seat: int | None) -> str:
        """The text of an action, taken in that state, as a seat or spectator may see it."""

    def story(
        self, state: StateT, action: ActionT, seat: int | None, names: Sequence[str]
    ) -> Reason:
        """What an action does in that state, as a log line that a seat or spectator may read."""

    def prompt(self, state: StateT) -> Reason:
        """What the seat to act is asked, as a sentence that everyone may read."""

    def draw(
        self, observation: ObservationT, names: Sequence[str] | None = None, paint: Paint = plain
    ) -> str:
        """The table as text for people; without names the players are numbered."""

    def picture(self, observation: ObservationT, names: Sequence[str] | None = None) -> Picture:
        """The table as a picture, of the same size at every moment of every game of this table."""


AnyGame: TypeAlias = Game[Any, Any, Any]
