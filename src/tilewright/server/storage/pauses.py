"""Pauses: times that count for no table, because no server ran or a clock was set.

A table expires, and is dropped, after a time in which people could have come.
"""

from collections.abc import Iterable
from typing import NamedTuple

LEAST = 3_600_000  # milliseconds: a shorter pause is none


class Pause(NamedTuple):
    """From when until when; milliseconds since 1970."""

    began: int
    ended: int


class Pauses:
    """All pauses; those that overlap are one."""

    def __init__(self, found: Iterable[Pause] = ()) -> None:
        self._pauses: list[Pause] = []
        for began, ended in sorted(found):
            if self._pauses and began <= self._pauses[-1].ended:
                last = self._pauses.pop()
                began, ended = last.began, max(last.ended, ended)
            self._pauses.append(Pause(began, ended))

    def elapsed(self, since: int, now: int) -> int:
        """How long a server ran between two times."""
        lost = [min(ended, now) - max(began, since) for began, ended in self._pauses]
        return max(0, now - since - sum([each for each in lost if each > 0]))

    def ago(self, span: int, now: int) -> int:
        """The last time since which a server ran for so long."""
        at, left = now, span
        for began, ended in reversed(self._pauses):
            if began >= at:
                continue
            ran = at - min(ended, at)
            if ran >= left:
                break
            at, left = began, left - ran
        return at - left
