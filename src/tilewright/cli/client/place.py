"""Places and connections: where a table is kept, and how a client speaks with it."""

from collections.abc import Iterator
from enum import Enum
from typing import Protocol, TypeAlias

from tilewright.core.errors import GameError
from tilewright.core.record import Record
from tilewright.core.words import sentence
from tilewright.tables.commands import AnyCommand
from tilewright.tables.messages import AnyMessage


class Contact(Enum):
    """What became of a connection, as a message of the catalogue."""

    LOST = "say-connection-lost"
    FOUND = "say-connection-found"


class NoServer(GameError):
    """No server answers at an address, or it says what nobody understands."""

    def __init__(self, server: str, why: Exception) -> None:
        super().__init__(server, why)
        self.server = server
        self.why = why

    def __str__(self) -> str:
        why = getattr(self.why, "strerror", None) or str(self.why)
        return sentence("say-no-server", server=self.server, why=why.rstrip("."))


class SeatOfPlayer(GameError):
    """The seat of a link belongs to a player, who is not the one that comes with it."""

    def __str__(self) -> str:
        return sentence("say-seat-of-player", option="--player")


News: TypeAlias = AnyMessage | Contact | NoServer | SeatOfPlayer


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

    commands: str  # the message that tells what can be typed there

    @property
    def problem(self) -> str:
        """A sentence about changes that could not be saved; empty if all are."""
        return ""

    def save(self) -> bool:
        """Save what is not saved yet; False if it can't be."""
        return True

    def save_to(self, name: str) -> list[str]:
        """Save to a file of that name; what to say of it, nothing where nobody names files."""
        return []

    def arrive(self) -> Connection:
        """Come to the table."""

    def move_on(self, table: str) -> None:
        """Go to another table, after a rematch; a game in a file has none."""
        raise ValueError(table)

    def record(self) -> Record:
        """The record of a game that is over; raises GameError."""

    def finish(self) -> str:
        """The game is over: keep its record, and say where it is; raises GameError."""

    def parting_line(self) -> str:
        """How to come back to a game that goes on, or what is lost."""
