"""The set-up of a table: its game, its seats and its settings; it never changes."""

from typing import Literal

from msgspec import Struct

from tilewright.tables.commands import ClockWanted

FIRST_RULES = "1"  # of tables that were made before a set-up told it


class SeatSetup(Struct, frozen=True):
    """A seat as the table was made."""

    kind: Literal["open", "person", "bot"]
    name: str  # "" of an open seat
    level: str | None  # of a bot
    key: str | None  # the hash of the token that holds the seat; a bot has none


class Setup(Struct, frozen=True):
    """How a table was made."""

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
    position: str = ""  # in which the game begins; "": at its start
    same_deals: bool = False  # its deals are those of all tables with that seed, as in a duplicate
    rated: bool = False  # its result changes the ratings of its players
    contest: bool = False  # it is a tournament's

    @property
    def counts(self) -> bool:
        """Does more than the game itself depend on how it ends: ratings, or a tournament?"""
        return self.rated or self.contest
