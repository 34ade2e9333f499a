"""Quick phrases: what can be said at a table, as ids that everybody reads in their own language."""

from typing import Literal, TypeAlias

Phrase: TypeAlias = Literal["hello", "luck", "nice", "thanks", "sorry", "moment"]

PAUSE = 5_000  # milliseconds between two phrases of one seat


def wait_to_say(last: int | None, now: int) -> int:
    """For how many milliseconds a seat has yet to be quiet that has last said something then.

    >>> wait_to_say(None, 70_000), wait_to_say(68_000, 70_000)
    (0, 3000)
    """
    return 0 if last is None else max(0, last + PAUSE - now)
