"""Tables that can't be read: set aside for a while, so that they trouble nobody else."""

import logging

from tilewright.server.monitoring.metrics import SET_ASIDE
from tilewright.tables.refusals import Denied

log = logging.getLogger("tilewright.tables")

TRY_AGAIN = 3_600_000  # milliseconds until a table that can't be read is read again
MOST_REMEMBERED = 10_000


class Quarantine:
    """Remembers which tables could not be read, and until when nobody tries again.

    Whatever the cause (an option or a kind of row that this version does not know, a row that was
    damaged), the reason is in the log, once.
    """

    def __init__(self) -> None:
        self._until: dict[str, int] = {}
        self._told: dict[str, str] = {}  # why, as the log has it already

    def __len__(self) -> int:
        return len(self._until)

    def check(self, table: str, now: int) -> None:
        """Raise Denied if a table is set aside."""
        until = self._until.get(table)
        if until is None:
            return
        if now < until:
            raise Denied("unreadable")
        self._forget(table)

    def add(self, table: str, error: Exception, now: int) -> Denied:
        """Set a table aside; the refusal for who asked for it."""
        if len(self._until) >= MOST_REMEMBERED:
            self._forget(next(iter(self._until)))
        self._until[table] = now + TRY_AGAIN
        SET_ASIDE.set(len(self._until))
        why = f"{type(error).__name__}: {error}"
        if self._told.get(table) != why:
            self._told[table] = why
            log.error("a table can't be read", extra={"table": table, "why": why}, exc_info=error)
        return Denied("unreadable")

    def remove(self, table: str) -> None:
        """A table was read after all."""
        self._told.pop(table, None)

    def _forget(self, table: str) -> None:
        del self._until[table]
        SET_ASIDE.set(len(self._until))
        if len(self._told) > MOST_REMEMBERED:
            self._told.clear()
