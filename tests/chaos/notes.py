"""What the programs write down while they play, to be compared with the log at the end."""

from collections import Counter
from itertools import count
from typing import NamedTuple

from tilewright.tables.commands import Act, Changes, Claimed
from tilewright.tables.messages import Acted, Changed

PASSING = frozenset(("busy", "too-many"))  # a command refused so may be sent again


class Sent(NamedTuple):
    """A command that was sent, perhaps often."""

    table: str
    mark: str  # the command's id with whose it was, as in the log
    kind: str
    action: str | None


class Notes:
    """All that was acknowledged, and all that went wrong."""

    def __init__(self) -> None:
        self.tables: set[str] = set()  # acknowledged, or told as a rematch
        self.claims: list[Claimed] = []
        self.sent: dict[str, Sent] = {}  # by the command's id, as all that follows
        self.answered: dict[str, int] = {}  # the version that it made
        self.refused: dict[str, str] = {}
        self.told: dict[tuple[str, int], tuple[int | None, str]] = {}  # by table and version
        self.losses: list[str] = []
        self.counts: Counter[str] = Counter()
        self._numbers = count(1)

    def new_id(self) -> str:
        """An id that no command has had."""
        return f"c{next(self._numbers)}"

    def lose(self, what: str) -> None:
        """Write down that something is lost, or wrong."""
        self.losses.append(what)

    def send(self, table: str, seat: int, command: Changes) -> None:
        """Write down that a command is sent."""
        action = command.action if isinstance(command, Act) else None
        kind = type(command).__name__.lower()
        sent = Sent(table, f"{seat}:{command.id}", kind, action)
        if self.sent.setdefault(command.id, sent) != sent:
            self.lose(
                f"{table}: {command.id} was sent as {sent}, before as {self.sent[command.id]}"
            )

    def answer(self, command: str, version: int) -> None:
        """Write down that a command was carried out."""
        table = self.sent[command].table
        if command in self.refused:
            code = self.refused[command]
            self.lose(f"{table}: {command} was refused ({code}), then made version {version}")
        before = self.answered.setdefault(command, version)
        if before != version:
            self.lose(f"{table}: {command} made version {before}, then version {version}")

    def refuse(self, command: str, code: str, version: int | None) -> None:
        """Write down that a command was refused when the table was at that version."""
        self.counts[f"refused {code}"] += 1
        if command in self.answered:
            made = self.answered[command]
            refusal = f"refused ({code}, at version {version})"
            self.lose(f"{self.sent[command]} made version {made}, then was {refusal}")
        if code not in PASSING:
            self.refused[command] = code

    def tell(self, table: str, event: Acted | Changed) -> None:
        """Write down what somebody was told; all must be told the same."""
        what = (event.seat, "act" if isinstance(event, Acted) else event.what)
        before = self.told.setdefault((table, event.version), what)
        if before != what:
            self.lose(f"{table}: version {event.version} was told as {before} and as {what}")
