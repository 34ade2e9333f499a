"""The clocks of a table: what is left of each person's time."""

from dataclasses import dataclass

from tilewright.tables.commands import ClockWanted
from tilewright.tables.messages import Clock
from tilewright.tables.rows import Resumed, Row


@dataclass(slots=True)
class Clocks:
    """Milliseconds left by seat, when `at` was; no clock at all if `left` is empty."""

    left: list[int]
    increment: int
    at: int
    per_turn: int | None = None  # what everybody has again after each turn; None: they do not

    @classmethod
    def of(cls, wanted: ClockWanted | None, seats: int, now: int) -> "Clocks":
        """Full clocks for that many seats."""
        if wanted is None:
            return cls([], 0, now)
        stock = wanted.seconds * 1000
        again = stock if wanted.per_turn else None
        return cls([stock] * seats, wanted.increment * 1000, now, again)

    def spend(self, running: int | None, row: Row) -> None:
        """Let time pass until a row; the time when the server was away costs nobody anything."""
        is_away = isinstance(row.event, Resumed)
        if self.left and running is not None and not is_away:
            self.left[running] -= max(0, row.time - self.at)
        # After a pause the machine's clock may have been set back.
        self.at = row.time if is_away else max(self.at, row.time)

    def add_increment(self, seat: int) -> None:
        """Add what a seat gets for its turn."""
        if self.left:
            before = self.left[seat] if self.per_turn is None else self.per_turn
            self.left[seat] = before + self.increment

    def flag(self, running: int | None) -> int | None:
        """When the running clock runs out; None if none runs."""
        return self.at + self.left[running] if self.left and running is not None else None

    def clock(self, running: int | None) -> Clock | None:
        """The clocks for the message; None if there are none."""
        if not self.left:
            return None
        return Clock([max(0, left) for left in self.left], running, self.at)
