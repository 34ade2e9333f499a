"""What players are called in a language: a bot that nobody named goes by its level."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec import structs

from tilewright.core.words import sentence
from tilewright.tables.messages import SeatView
from tilewright.tables.table import Table


def names_in(table: Table, language: str) -> list[str]:
    """The names of all seats, also of open ones."""
    return [
        _called(seat, language) if seat.kind == "bot" else name
        for seat, name in zip(table.seats, table.names, strict=True)
    ]


def seats_in(seats: Sequence[SeatView], language: str) -> list[SeatView]:
    """Who sits there, with the names in a language."""
    return [
        structs.replace(seat, name=_called(seat, language)) if seat.kind == "bot" else seat
        for seat in seats
    ]


def _called(bot: SeatView, language: str) -> str:
    """A bot's name; where that is its level, as the language calls it, with its number if any."""
    level, number = bot.level, f" {bot.seat + 1}"
    if level is None or bot.name.removesuffix(number) != level:
        return bot.name
    return level_name(level, language) + bot.name.removeprefix(level)


@lru_cache(maxsize=1_000)
def level_name(level: str, language: str) -> str:
    """What a level is called: `skilled` is `hábil` in Portugal."""
    return sentence("table-level", language, level=level)
