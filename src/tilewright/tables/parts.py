"""The parts of a table: who sits there, the moves, an offer, and the moment after each row."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal, NamedTuple

from tilewright.core.game import AnyGame, LogLine
from tilewright.core.seat import Seat
from tilewright.tables.messages import SeatView
from tilewright.tables.rows import Row


@dataclass(slots=True)
class Sitting:
    """Who sits on a seat now."""

    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None
    key: str | None  # the hash of the token that may sit here
    has_resigned: bool = False  # who had the seat can't take it back from the bot
    left_at: int | None = None  # how many moves there were when a bot replaced who may come back


@dataclass(eq=False)
class Made:
    """A move of the game: who made it, where, and with which row."""

    game: AnyGame
    seat: int | None  # None: chance
    action: Any
    before: Any  # the state before it
    version: int

    @cached_property
    def lines(self) -> Mapping[Seat | None, LogLine]:
        """What a spectator (None) and each seat may read of it."""
        return self.game.telling.lines(self.before, self.action)

    @property
    def is_secret(self) -> bool:
        """Did it tell somebody more than it told the others?"""
        return any([line.story != self.lines[None].story for line in self.lines.values()])


@dataclass(slots=True)
class Proposal:
    """What somebody has offered, and who agreed to it."""

    kind: Literal["back", "rematch"]
    seat: int
    moves: int | None
    agreed: set[str] = field(default_factory=set)  # keys


class Moment(NamedTuple):
    """A row, and the game right after it."""

    row: Row
    move: Made | None  # of an action
    state: Any
    moves: int  # how many had been made
    status: Literal["waiting", "playing", "over"]
    seats: list[SeatView]
