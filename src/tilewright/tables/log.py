"""The log of a table: its set-up, then a row for everything that happened.

A table is its log. What is in memory is made from it, and a row counts once it is stored.
"""

from typing import Literal

from msgspec import Struct

from tilewright.tables.messages import SeatView
from tilewright.tables.rows import Row
from tilewright.tables.setup import Setup


class Summary(Struct, frozen=True):
    """What is known of a table without reading its log; written with every row."""

    version: int
    status: Literal["waiting", "playing", "over"]
    seats: list[SeatView]
    due: int | None  # when the server has to look after it: a bot's turn, a flag, its expiry
    changed: int  # milliseconds since 1970


class Founding(Struct, frozen=True):
    """A new table: its set-up, its first rows, and what they come to."""

    setup: Setup
    rows: list[Row]
    summary: Summary
    holders: dict[str, str] = {}  # players who hold seats, by the keys of the seats
