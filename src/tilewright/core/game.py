"""Game: the rules of a table, and beside them its notation, telling, encoding and drawing."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

from tilewright.core.effects import Effect
from tilewright.core.picture import Picture
from tilewright.core.planes import Plane
from tilewright.core.rules import ActionT, ObservationT, Rules, StateT
from tilewright.core.seat import Seat
from tilewright.core.words import Reason

StateT_contra = TypeVar("StateT_contra", contravariant=True)
ActionT_contra = TypeVar("ActionT_contra", contravariant=True)
ObservationT_co = TypeVar("ObservationT_co", covariant=True)
ObservationT_contra = TypeVar("ObservationT_contra", contravariant=True)

# Colours a piece of a drawing: paint(style, text) → text. `plain` leaves it as it is.
Paint: TypeAlias = Callable[[str, str], str]


def plain(style: str, text: str) -> str:
    """The paint of a black-and-white page."""
    return text


class Notation(Protocol[StateT, ActionT, ObservationT_co]):
    """Actions and their ids; actions, positions and observations from their text.

    `str` writes all of them.
    """

    def action_id(self, action: ActionT) -> int:
        """The id of a seat's action; chance's have none (ValueError)."""

    def action_of(self, action_id: int) -> ActionT:
        """The action with that id (IndexError if there is none)."""

    def action(self, move: int | ActionT) -> ActionT:
        """The action of a move, which is an id or already an action."""

    def parse_action(self, text: str) -> ActionT:
        """Read what `str(action)` writes; raises NotationError."""

    def parse_state(self, text: str) -> StateT:
        """Read what `str(state)` writes; raises NotationError or InvalidState."""

    def parse_observation(self, text: str, seat: int | None) -> ObservationT_co:
        """Read what `str(observation)` writes of what a seat, or a spectator (None), may know.

        Raises NotationError, or InvalidState for what can't look like that to this observer.
        """

    def problems(self, state: StateT) -> tuple[Reason, ...]:
        """Everything that is impossible about a state; nothing for one reached by play."""


class LogLine(NamedTuple):
    """A line of the log: an action and what it does, as somebody may read it."""

    action: str  # its text, as that reader may see it
    story: Reason  # what it does


class Goal(NamedTuple):
    """Something that counts at the end of the game, and what it is worth to each seat.

    `now` is its worth if the game ended as the table lies; `possible` the most it can still become.
    """

    goal: str  # what counts, such as `rows`
    rule: str  # its id, such as AZ-6.1
    now: tuple[int, ...]  # by seat
    possible: tuple[int, ...]  # by seat


class Telling(Protocol[StateT, ActionT_contra]):
    """What people are told of a state and of a move: viewers are seats, or None for spectators."""

    def prompt(self, state: StateT) -> Reason:
        """What the seat to act is asked, as a sentence that everyone may read."""

    def lines(self, state: StateT, move: int | ActionT_contra) -> Mapping[Seat | None, LogLine]:
        """What a move does in that state, as each viewer may read it."""

    def goals(self, state: StateT) -> tuple[Goal, ...]:
        """What counts at the end of the game, now and at most; everyone may know it."""

    def forecast(self, state: StateT, seat: int) -> tuple[Effect, ...]:
        """What a seat's tiling would do if it began now, in its order.

        What it scores, with the score so far, adds up to the `standing` of that seat.
        """

    def gains(self, state: StateT, ids: Sequence[int]) -> list[int]:
        """By how much each of these decisions changes the standing of the seat to act.

        The standing is that seat's score if the round's tiling began at once: points so far, what
        its complete lines would score, and what would be lost. Bonuses of the game's end are not in
        it, nor is what the others get. Where nothing changes it is 0. Raises what `apply` raises.
        """

    def veiled(
        self, state: StateT, effects: tuple[Effect, ...], seat: int | None
    ) -> tuple[Effect, ...]:
        """The effects of a move, made in that state, as a viewer may see them."""

    def seen(self, state: StateT, seat: int | None) -> str:
        """The text of what a viewer observes."""

    def imagined(self, state: StateT, seat: int | None) -> StateT:
        """A state that a viewer can't tell from this one: what is said of it gives nothing away.

        It follows from what the viewer observes, but is another one in the core than in Python.
        """


class Encoding(Protocol[StateT_contra, ObservationT_contra]):
    """Observations as numbers from 0 to 255, and legal moves as a mask."""

    @property
    def planes(self) -> tuple[Plane, ...]:
        """What the numbers mean, in their order."""

    def encode(self, observation: ObservationT_contra) -> bytes:
        """An observation as numbers, plane after plane.

        Seats come in turn order, the observer's own first (a spectator's: seat 0); a larger number
        is told as 255.
        """

    def encoded(self, state: StateT_contra, seat: int | None) -> bytes:
        """What a seat, or a spectator, observes, as numbers."""

    def mask(self, state: StateT_contra) -> bytes:
        """A byte for each id: 1 if the seat to act may do it, else 0."""


class Drawing(Protocol[ObservationT_contra]):
    """Observations for the eye; without names the players are numbered."""

    def draw(
        self,
        observation: ObservationT_contra,
        names: Sequence[str] | None = None,
        paint: Paint = plain,
    ) -> str:
        """The table as text for people."""

    def picture(
        self, observation: ObservationT_contra, names: Sequence[str] | None = None
    ) -> Picture:
        """The table as a picture, of the same size at every moment of every game of this table."""


class Game(Rules[StateT, ActionT, ObservationT], Protocol[StateT, ActionT, ObservationT]):
    """The rules of a table with all that stands beside them."""

    @property
    def notation(self) -> Notation[StateT, ActionT, ObservationT]:
        """Ids and texts."""

    @property
    def telling(self) -> Telling[StateT, ActionT]:
        """What people are told."""

    @property
    def encoding(self) -> Encoding[StateT, ObservationT]:
        """What learners are given."""

    @property
    def drawing(self) -> Drawing[ObservationT]:
        """What is drawn."""


AnyGame: TypeAlias = Game[Any, Any, Any]
