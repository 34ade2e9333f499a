"""Places and connections: where a table is kept, and how a client speaks with it."""

from collections.abc import Iterator
from typing import NamedTuple, Protocol, TypeAlias

from tilewright.core.errors import GameError
from tilewright.core.record import Record
from tilewright.core.words import sentence
from tilewright.tables.commands import AnyCommand
from tilewright.tables.messages import AnyMessage


class Lost(NamedTuple):
    """The connection was lost; it is being sought."""


class Found(NamedTuple):
    """The connection is there again."""


class Broken(NamedTuple):
    """The server says what nobody understands."""

    why: "NoServer"


News: TypeAlias = AnyMessage | Lost | Found | Broken


class NoServer(GameError):
    """No server answers at an address."""

    def __init__(self, server: str, why: Exception) -> None:
        super().__init__(server, why)
        self.server = server
        self.why = why

    def __str__(self) -> str:
        why = getattr(self.why, "strerror", None) or str(self.why)
        return sentence("say-no-server", server=self.server, why=why.rstrip("."))


class Connection(Protocol):
    """Speaks with one table: commands go there, news come back."""

    @property
    def wake(self) -> int | None:
        """What becomes readable when there are news; None where they come only when asked for."""

    def send(self, command: AnyCommand) -> None:
        """Send a command; one that changes or asks something is answered once."""

    def news(self) -> Iterator[News]:
        """What has happened since it was last asked."""

    def close(self) -> None:
        """Leave; the table remembers."""


class Place(Protocol):
    """Where the table of a session is, and what is kept of its game."""

    @property
    def commands(self) -> str:
        """The message that tells what can be typed there."""

    @property
    def problem(self) -> str:
        """A sentence about changes that could not be saved; empty if all are."""

    def arrive(self) -> Connection:
        """Come to the table."""

    def move_on(self, table: str) -> None:
        """Go to another table, after a rematch."""

    def save(self) -> bool:
        """Save what is not saved yet; False if it can't be."""

    def save_to(self, name: str) -> list[str] | None:
        """Save to a file of that name, and what to say of it; None where nobody names files."""

    def record(self) -> Record:
        """The record of a game that is over; raises GameError."""

    def finish(self) -> str:
        """The game is over: keep its record, and say where it is; raises GameError."""

    def parting_line(self) -> str:
        """How to come back to a game that goes on, or what is lost."""
