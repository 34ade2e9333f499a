"""What the server answers over HTTP besides the messages of tables."""

from typing import Literal, TypeAlias

from msgspec import Struct

from tilewright.tables.commands import GameName
from tilewright.tables.keys import path_of
from tilewright.tables.log import Summary
from tilewright.tables.messages import SeatView
from tilewright.tables.setup import Setup


class TableListed(Struct, frozen=True):
    """A public table in the list."""

    table: str
    game: GameName
    options: dict[str, str]
    status: Literal["waiting", "playing", "over"]
    seats: list[SeatView]
    path: str


def listed_table(setup: Setup, summary: Summary) -> TableListed:
    """A table as it is listed."""
    return TableListed(
        table=setup.id,
        game=setup.game,
        options=setup.options,
        status=summary.status,
        seats=summary.seats,
        path=path_of(setup.id),
    )


class TableList(Struct, frozen=True):
    """The public tables, newest first."""

    tables: list[TableListed]


class Imported(Struct, frozen=True):
    """The table that holds a record which was sent in."""

    table: str
    path: str


Problem: TypeAlias = Literal["store", "caretaker"]


class Health(Struct, frozen=True):
    """How the server is."""

    status: Literal["ok", "stopping", "failing"]
    version: str
    tables: int  # in memory
    connections: int
    levels: list[str]  # of the bots that play here, from the weakest to the strongest
    started: str = ""  # by which command: `make`, `play` or `serve`; "": it is not known
    problems: list[Problem] = []  # nothing can be stored, or nobody looks after tables


class Alive(Struct, frozen=True):
    """The server answers."""

    version: str
