"""The log of a table: how it was set up, then a row for everything that happened.

A table is its log. What is in memory is made from it, and a row counts once it is stored.
"""

from enum import StrEnum
from typing import Literal

from msgspec import Struct

from tilewright.server.messages import ClockWanted, SeatView

FIRST_RULES = "1"  # of tables that were made before a set-up told it


class SeatSetup(Struct, frozen=True):
    """A seat as the table was made."""

    kind: Literal["open", "person", "bot"]
    name: str  # "" of an open seat
    level: str | None  # of a bot
    key: str | None  # the hash of the token that holds the seat; a bot has none


class Setup(Struct, frozen=True):
    """How a table was made; it never changes."""

    id: str
    game: str
    options: dict[str, str]
    seats: list[SeatSetup]
    clock: ClockWanted | None
    public: bool
    confirm: bool
    hints: bool
    seed: str  # of the table's luck; never sent
    made: int  # milliseconds since 1970
    rules: str = FIRST_RULES  # the version of docs/rules that its rows follow


class Kind(StrEnum):
    """What a row tells."""

    ACT = "act"  # text: the action
    SIT = "sit"  # text: the key that holds the seat now, or `-` if that stays; a blank; the name
    CONFIRM = "confirm"
    BACK = "back"  # text: how many moves are left
    OFFER = "offer"  # text: `back N` or `rematch`
    AGREE = "agree"
    DECLINE = "decline"
    RESIGN = "resign"  # text: the level of the bot that plays on; nothing if the game is over
    REPLACE = "replace"  # text: the level of the bot that takes the seat
    END = "end"  # text: how, as in Result, and for a bot that failed a blank and why
    REMATCH = "rematch"  # text: the id of the next table
    RESUME = "resume"  # the server was away; that time is on nobody's clock


class Row(Struct, frozen=True, gc=False):
    """One thing that happened at a table."""

    version: int  # from 1
    seat: int | None  # None: chance, or the server
    kind: Kind
    text: str
    command: str | None  # the id of the command that asked for it, with whose it was: `0:c17`
    time: int  # milliseconds since 1970


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
