"""Tables and rows for tests of the store."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from tilewright.tables.commands import ClockWanted
from tilewright.tables.log import Founding, Summary
from tilewright.tables.messages import SeatView
from tilewright.tables.rows import Played, Row
from tilewright.tables.setup import SeatSetup, Setup

Status: TypeAlias = Literal["waiting", "playing", "over"]

SEATS = [SeatView(0, "person", "Ána"), SeatView(1, "bot", "Bert", "easy")]


def setup(table: str, public: bool = True, made: int = 1_000) -> Setup:
    """A table of Azul for a person and a bot."""
    return Setup(
        id=table,
        game="azul",
        options={"wall": "gray"},
        seats=[
            SeatSetup("person", "Ána", None, "k" * 64),
            SeatSetup("bot", "Bert", "easy", None),
        ],
        clock=ClockWanted(300, 5),
        public=public,
        confirm=False,
        hints=True,
        seed="1f",
        made=made,
    )


def summary(
    version: int, status: Status = "playing", due: int | None = None, changed: int = 1_000
) -> Summary:
    """A table at a version."""
    return Summary(version, status, SEATS, due, changed)


def founding(table: str, public: bool = True, made: int = 1_000) -> Founding:
    """A new table with one row."""
    return Founding(setup(table, public, made), [row(1)], summary(1))


def row(version: int, command: str | None = None, text: str = "2B4") -> Row:
    """An action of seat 0, or of chance if nobody asked for it."""
    seat = None if command is None else 0
    return Row(version, Played(seat, text), command, 1_700_000_000_000 + version)


def rows(versions: Sequence[int], command: str | None = None) -> list[Row]:
    """Several rows, of which the first one was asked for."""
    first, *others = versions
    return [row(first, command), *[row(version) for version in others]]
