"""What players are called in a language."""

from collections.abc import Sequence
from functools import lru_cache

from tilewright.core.words import sentence
from tilewright.tables.messages import SeatView


def names_of(seats: Sequence[SeatView], language: str = "en") -> list[str]:
    """The names of all seats: open ones by their number, bots that nobody named by their level."""
    return [_called(seat, language) for seat in seats]


def _called(seat: SeatView, language: str) -> str:
    if seat.kind == "open":
        return sentence("table-player", language, number=seat.seat + 1)
    level, number = seat.level, f" {seat.seat + 1}"
    if level is None or seat.name.removesuffix(number) != level:
        return seat.name
    return level_name(level, language) + seat.name.removeprefix(level)


@lru_cache(maxsize=1_000)
def level_name(level: str, language: str) -> str:
    """What a level is called: `skilled` is `hábil` in Portugal."""
    return sentence("table-level", language, level=level)
