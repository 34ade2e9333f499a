"""Bot, Limit, Choice: how a program plays a seat."""

import re
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from tilewright.core.errors import InvalidOption
from tilewright.core.rules import ActionT
from tilewright.core.words import reason

MOST_NODES = 2**63 - 1
MOST_SECONDS = 1_000_000  # more than eleven days

ObservationT_contra = TypeVar("ObservationT_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Limit:
    """How long a bot may think about one decision: positions looked at, seconds, or both.

    A bot always chooses something, even if the limit allows no thought at all. As text it is
    `2k`, `1.5m`, `500` (positions), `0.1s` or `100ms`.
    """

    nodes: int | None = None  # positions, from 0 to MOST_NODES
    seconds: float | None = None  # of wall clock, from 0 to MOST_SECONDS

    def __post_init__(self) -> None:
        """Refuse what is no limit: a ValueError."""
        if self.nodes is not None and not 0 <= self.nodes <= MOST_NODES:
            raise ValueError(f"a limit is 0 to {MOST_NODES} positions, not {self.nodes}")
        if self.seconds is not None and not 0 <= self.seconds <= MOST_SECONDS:
            raise ValueError(f"a limit is 0 to {MOST_SECONDS} seconds, not {self.seconds}")

    def allows(self, nodes: int, seconds: float) -> bool:
        """Is it within the limit to look at so many positions, after so many seconds?"""
        return (self.nodes is None or nodes <= self.nodes) and (
            self.seconds is None or seconds < self.seconds
        )

    @classmethod
    def of_text(cls, text: str) -> "Limit":
        """The limit that a text names; raises InvalidOption.

        >>> Limit.of_text("2k"), Limit.of_text("100ms")
        (Limit(nodes=2000, seconds=None), Limit(nodes=None, seconds=0.1))
        """
        found = _LIMIT.fullmatch(text.lower())
        if found is None:
            raise InvalidOption(reason("", "say-limit", text=text))
        number, unit = Decimal(found[1]), found[2]
        try:
            if unit in _SECONDS:
                return cls(seconds=float(number * _SECONDS[unit]))
            return cls(nodes=round(number * _POSITIONS[unit]))
        except ValueError:
            most = {"nodes": MOST_NODES, "seconds": MOST_SECONDS}
            raise InvalidOption(reason("", "say-limit-large", text=text, **most)) from None

    def __str__(self) -> str:
        nodes = "" if self.nodes is None else _short(self.nodes)
        seconds = "" if self.seconds is None else f"{self.seconds:g}s"
        return " ".join([part for part in (nodes, seconds) if part]) or "unlimited"


_POSITIONS = {"": 1, "k": 1_000, "m": 1_000_000}
_SECONDS = {"s": Decimal(1), "ms": Decimal("0.001")}
_LIMIT = re.compile(r"([0-9]{1,99}(?:\.[0-9]{1,9})?)(k|m|ms|s|)")


def _short(nodes: int) -> str:
    for unit, size in (("m", 1_000_000), ("k", 1_000)):
        if nodes and nodes % size == 0:
            return f"{nodes // size}{unit}"
    return str(nodes)


UNLIMITED = Limit()


def check_limit(limit: object) -> Limit:
    """The same, if it is a limit; raises a TypeError that says how one is made."""
    if not isinstance(limit, Limit):
        ways = 'Limit(nodes=1_000), Limit(seconds=0.5) or Limit.of_text("1k")'
        raise TypeError(f"a limit is made by {ways}; it can't be {limit!r}")
    return limit


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
        """A legal action for the seat to act, whose observation this is.

        Raises BotFailed if the bot is a program that does not answer as it should.
        """

    def stop(self) -> None:
        """Let a `choose` that runs in another thread answer at once with its best so far."""

    def close(self) -> None:
        """Let go of what the bot holds, such as a program; it is not asked again."""


AnyBot: TypeAlias = Bot[Any, Any]
