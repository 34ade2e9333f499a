"""The options that several sub-commands share, and the table they set."""

from typing import Annotated, TypeAlias

import typer

from tilewright.catalog import GAMES, make_game
from tilewright.core.errors import InvalidOption
from tilewright.core.game import AnyGame
from tilewright.core.words import reason

GAME_NAMES = "|".join(GAMES)
DEFAULT_GAME = "azul"

GameName: TypeAlias = Annotated[
    str, typer.Argument(metavar=GAME_NAMES, help="The game.", show_default=True)
]
GameOfPosition: TypeAlias = Annotated[
    str | None,
    typer.Option("--game", metavar=GAME_NAMES, help=f"The game.  [default: {DEFAULT_GAME}]"),
]
RecordNumber: TypeAlias = Annotated[
    int | None,
    typer.Option(
        metavar="N", min=1, help="Which record of the file, from 1.  [default: the first]"
    ),
]
Seats: TypeAlias = Annotated[
    str | None, typer.Option(metavar="N", help="Azul: how many seats, 2 to 4.  [default: 2]")
]
Wall: TypeAlias = Annotated[
    str | None,
    typer.Option(metavar="SIDE", help="Azul: the wall, coloured or gray.  [default: coloured]"),
]
Scoring: TypeAlias = Annotated[
    str | None,
    typer.Option(
        metavar="SIDES",
        help="Duel: 3 or 4 scoring tiles with commas between them (rows or five-colours, "
        "columns or border, diagonals or corners, jokers or empty-specials), random, or "
        "random-4.  [default: rows,columns,diagonals]",
    ),
]
First: TypeAlias = Annotated[
    str | None,
    typer.Option(metavar="SEAT", help="Who starts: a seat's number, or random.  [default: random]"),
]
Seed: TypeAlias = Annotated[
    int,
    typer.Option(
        metavar="N", help="The seed of all luck, any whole number: the same seed, the same games."
    ),
]
Database: TypeAlias = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        help="Where the tables are kept: sqlite:///FILE or postgresql://….  [default: the file in "
        "the data folder]",
    ),
]
Why: TypeAlias = Annotated[str, typer.Option("--why", metavar="TEXT", help="Why, for the log.")]
Most: TypeAlias = Annotated[
    int, typer.Option(metavar="COUNT", min=1, max=10_000, help="At most so many.")
]
Json: TypeAlias = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]


def game_of(
    name: str,
    seats: str | None = None,
    wall: str | None = None,
    scoring: str | None = None,
    first: str | None = None,
) -> AnyGame:
    """The game with the options that were given; raises InvalidOption."""
    given = {"seats": seats, "wall": wall, "scoring": scoring, "first": first}
    options = {option: value for option, value in given.items() if value is not None}
    known = make_game(name.lower(), {}).options
    for option in options:
        if option not in known:
            why = reason("", "say-no-such-option", game=name.lower(), option=f"--{option}")
            raise InvalidOption(why)
    if wall == "grey":
        options["wall"] = "gray"
    return make_game(name.lower(), options)


def has_seats(name: str) -> bool:
    """May the table of a game have more or fewer seats?"""
    return "seats" in make_game(name.lower(), {}).options


def refuse_options(message: str, **given: object) -> None:
    """Refuse the first option that was given, with that message; raises InvalidOption."""
    for name, value in given.items():
        if value:
            raise InvalidOption(reason("", message, option=f"--{name}"))
