"""The parts of a table: who sits there, the moves, an offer, and the moment after each row."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal, NamedTuple

from tilewright.core.game import AnyGame
from tilewright.core.seat import Seat
from tilewright.core.words import Reason
from tilewright.native.engine import Engine
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


class Line(NamedTuple):
    """A line of the log: an action and what it does, as somebody may read it."""

    action: str
    story: Reason


@dataclass(eq=False)
class Made:
    """A move of the game: who made it, where, and with which row."""

    game: AnyGame
    seat: int | None  # None: chance
    action: Any
    before: Any  # the state before it
    version: int

    @cached_property
    def lines(self) -> Sequence[Line]:
        """What a spectator, and then each seat, may read of it."""
        rules, state = self.game, self.before
        if isinstance(rules, Engine):  # the core has no words: its state is translated once
            rules, state = rules.law, state.law()
        names = [""] * rules.seats  # who reads it puts them in
        viewers = (None, *[Seat(seat) for seat in range(rules.seats)])
        return [
            Line(
                rules.shown(state, self.action, viewer),
                rules.story(state, self.action, viewer, names),
            )
            for viewer in viewers
        ]

    @property
    def is_secret(self) -> bool:
        """Did it tell somebody more than it told the others?"""
        return any([line.story != self.lines[0].story for line in self.lines])


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
