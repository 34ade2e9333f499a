"""Bot, Limit, Choice: how a program plays a seat."""

from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from tilewright.core.game import ActionT

ObservationT_contra = TypeVar("ObservationT_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Limit:
    """How long a bot may think about one decision: positions looked at, seconds, or both.

    A bot always chooses something, even if the limit allows no thought at all.
    """

    nodes: int | None = None  # positions, from 0
    seconds: float | None = None  # of wall clock, from 0

    def allows(self, nodes: int, seconds: float) -> bool:
        """Is it within the limit to look at so many positions, after so many seconds?"""
        return (self.nodes is None or nodes <= self.nodes) and (
            self.seconds is None or seconds < self.seconds
        )


UNLIMITED = Limit()


class Choice(NamedTuple, Generic[ActionT]):
    """What a bot decided, what it expects of it, and how many positions it looked at."""

    action: ActionT
    value: float  # in the bot's own unit; larger is better for its seat
    nodes: int


class Bot(Protocol[ObservationT_contra, ActionT]):
    """Plays one seat of one game. It is given what that seat may know, never a state."""

    @property
    def name(self) -> str:
        """The bot's name in the roster."""

    def choose(self, observation: ObservationT_contra, limit: Limit) -> Choice[ActionT]:
        """A legal action for the seat to act, whose observation this is."""


AnyBot: TypeAlias = Bot[Any, Any]
