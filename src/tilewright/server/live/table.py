"""A table in memory: who listens to it, who is there, what is going on for it."""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

import msgspec

from tilewright.server.bus.bus import Here
from tilewright.server.settings import Settings
from tilewright.tables import views
from tilewright.tables.messages import (
    AnyMessage,
    Events,
    Over,
    Resync,
    SeatPresence,
)
from tilewright.tables.table import Table
from tilewright.tables.views import Attendance, Telling, Viewer

MOST_EVENTS = 500  # in one answer: more than a usual game has, about half a megabyte

encode = msgspec.json.Encoder().encode


class Lost(NamedTuple):
    """A bot that does not answer: since when, how often it was asked, and its level."""

    since: int  # milliseconds since 1970
    tries: int
    level: str | None


class Listener(Protocol):
    """Somebody who is told what happens at a table."""

    viewer: Viewer
    player: str | None  # whose device it is

    def push(self, messages: Sequence[bytes]) -> None:
        """Send these messages, in order, without waiting."""


@dataclass(eq=False, slots=True)
class Live:
    """A table in memory. Its lock is held by who changes it."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    thought: "asyncio.Task[None] | None" = None  # a bot's, about the table as it is
    lost: dict[int, Lost] = field(default_factory=dict)  # bots that do not answer, by seat
    flag: asyncio.TimerHandle | None = None
    is_doubtful: bool = False  # the store failed: what is in memory may be behind it
    seen: dict[int, int] = field(default_factory=dict)  # when somebody of a seat was last there
    left: set[int] = field(default_factory=set)  # seats whose players said that they leave
    everywhere: Here | None = None  # who is connected to any process, if there are several
    used: int = 0  # when somebody last asked for it
    is_hinting: bool = False
    said: dict[int, int] = field(default_factory=dict)  # when a seat last said something
    holders: dict[str, str] = field(default_factory=dict)  # players, by the keys that they hold
    told_absent: frozenset[int] = frozenset()  # what was told last

    def sight(self, key: str | None, player: str | None) -> str | None:
        """The key by which a player sees the table; None: as a spectator does.

        Where the game counts, a seat that somebody holds shows its own only to that player.
        """
        if key is None or not self.table.setup.counts:
            return key
        holder = self.holders.get(key)
        if holder is None and not self.table.held(key):  # nobody has sat down there yet
            return key
        return key if player is not None and player == holder else None

    @property
    def present(self) -> set[int]:
        """The seats of those who listen here."""
        keys = {listener.viewer.key for listener in self.listeners}
        return {
            seat
            for seat, sitting in enumerate(self.table.sittings)
            if sitting.key is not None and sitting.key in keys and sitting.kind != "bot"
        }

    @property
    def watchers(self) -> int:
        """How many spectators listen here."""
        return sum([listener.viewer.key is None for listener in self.listeners])

    def here(self) -> Here:
        """Who is connected, here or to any process."""
        return self.everywhere or Here(frozenset(self.present), self.watchers)

    def absent(self, now: int, absent_after: int) -> set[int]:
        """The seats that the others need not wait for; times in milliseconds.

        A bot that does not answer is away like a person.
        """
        present = self.here().seats
        lost = {seat for seat, each in self.lost.items() if now - each.since >= absent_after}
        return lost | {
            seat
            for seat, sitting in enumerate(self.table.sittings)
            if sitting.kind == "person"
            and seat not in present
            and (seat in self.left or now - self.seen.get(seat, now) >= absent_after)
        }

    def attendance(self, now: int, absent_after: int) -> Attendance:
        """Who is connected, for messages."""
        present, watchers = self.here()
        absent = self.absent(now, absent_after)
        seats = [
            SeatPresence(seat, seat in present, seat in absent)
            for seat, sitting in enumerate(self.table.sittings)
            if sitting.kind == "person" or seat in self.lost
        ]
        return Attendance(seats, watchers)

    def forget_found(self) -> None:
        """Wait no more for bots that have answered or were replaced."""
        turn, sittings = self.table.bot_in_turn, self.table.sittings
        self.lost = {
            seat: lost
            for seat, lost in self.lost.items()
            if seat == turn and sittings[seat].level == lost.level
        }

    def stop_thought(self) -> None:
        """Let a bot that thinks about the table stop: it has moved on."""
        if self.thought is not None and self.thought is not asyncio.current_task():
            self.thought.cancel()
        self.thought = None

    def stop(self) -> None:
        """Let nothing more go on."""
        self.stop_thought()
        if self.flag is not None:
            self.flag.cancel()

    # Telling

    def tell(self, message: AnyMessage) -> None:
        """Tell everybody the same."""
        encoded = [encode(message)]
        for listener in tuple(self.listeners):
            listener.push(encoded)

    def tell_rows(self, versions: Iterable[int]) -> None:
        """Tell everybody, each as they may see it, what these rows did."""
        found: dict[Viewer, list[bytes]] = {}
        numbers, telling = list(versions), Telling(self.table)
        for listener in tuple(self.listeners):
            viewer = listener.viewer
            if viewer not in found:
                found[viewer] = self._events(telling, viewer, numbers)
            listener.push(found[viewer])

    def events(self, viewer: Viewer, versions: Sequence[int]) -> list[bytes]:
        """What these rows tell a viewer; and that it is over, if one of them has ended it."""
        return self._events(Telling(self.table), viewer, versions)

    def _events(self, telling: Telling, viewer: Viewer, versions: Sequence[int]) -> list[bytes]:
        messages: list[AnyMessage] = [telling.event(version, viewer) for version in versions]
        if any([self._has_ended(version) for version in versions]):
            messages += self._over()
        return [encode(message) for message in messages]

    def _has_ended(self, version: int) -> bool:
        """Was it this row by which the game was over?"""
        moments = self.table.moments
        is_over = moments[version - 1].status == "over"
        return is_over and (version == 1 or moments[version - 2].status != "over")

    def _over(self) -> list[Over]:
        ended = views.over(self.table)
        return [] if ended is None else [ended]

    def greeting(
        self, viewer: Viewer, version: int | None, now: int, settings: Settings
    ) -> list[bytes]:
        """What somebody is told who comes, or comes back having seen that version.

        Who has missed so much that half a queue can't hold it gets a snapshot.
        """
        table = self.table
        if version is not None and 0 <= table.version - version <= settings.send_queue // 2:
            missed = self.events(viewer, range(version + 1, table.version + 1))
            return missed or [encode(each) for each in self._over()]
        attendance = self.attendance(now, settings.absent_after * 1000)
        messages: list[AnyMessage] = [Resync(table.version)] if version is not None else []
        messages.append(views.snapshot(table, viewer, attendance, settings.absent_after))
        messages += self._over()
        return [encode(message) for message in messages]


def history(table: Table, viewer: Viewer, after: int = 0) -> bytes:
    """What happened at a table after a version, as a viewer may see it; it may take a while.

    So much that it fits into one answer: the rest is asked for again.
    """
    last = min(table.version, after + MOST_EVENTS)
    telling = Telling(table)
    events = [telling.event(version, viewer) for version in range(after + 1, last + 1)]
    return encode(Events(events, table.version))
