"""`tilewright play`: a game between people and bots, at a table of a server on this machine."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from tilewright.bots.levels import LEVELS
from tilewright.bots.roster import BOTS, is_bot, try_player
from tilewright.catalog import GAMES
from tilewright.cli.client.saved import Saved, named_file
from tilewright.cli.client.session import Session
from tilewright.cli.console import stderr, stdout
from tilewright.cli.extra import INSTALL, has_server, require_server
from tilewright.cli.files import latest_unfinished, unfinished_file
from tilewright.cli.input.keyboard import Keyboard
from tilewright.cli.options import (
    GAME_NAMES,
    First,
    Scoring,
    Seats,
    Wall,
    game_of,
    has_seats,
    refuse_options,
)
from tilewright.cli.position import beginning_of
from tilewright.cli.questions import Questions
from tilewright.cli.seats import ALLOW_PROGRAMS, OPEN, OPPONENT, TERMINAL, seated
from tilewright.core.errors import InvalidOption
from tilewright.core.game import AnyGame
from tilewright.core.words import reason, sentence
from tilewright.tables.levels import WITHOUT_CORE

if TYPE_CHECKING:
    from tilewright.cli.online.held import HeldTable
    from tilewright.cli.online.host import Hosting

EXAMPLES = """\b
Examples:
  tilewright play                               shows the page; without one, asks what to play
  tilewright play azul                          you against a casual bot
  tilewright play azul --player Anna --player Ben --player skilled --wall gray
  tilewright play azul --player Anna --player open --host 0.0.0.0
  tilewright play duel --scoring random --first 1
  tilewright play azul --player Anna --player "cmd:python3 engine.py"
  tilewright play azul --position position.txt  begins with a position
  tilewright play --resume                      goes on with the last game
  tilewright play --resume game.tilewright      goes on with that one
"""


def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar=f"{GAME_NAMES}|FILE", help="The game; with --resume, a file."),
    ] = None,
    player: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help=f"Who sits down, seat after seat: a person's name, a bot ({', '.join(BOTS)}), "
            f"{OPEN} for a friend who gets a link, cmd:COMMAND for a program "
            """("Other people's bots" in the documentation) or py:MODULE:CLASS for a bot in """
            'Python ("Bots of your own" in the documentation). Seats that are left get a bot of '
            f"the level {OPPONENT}.",
        ),
    ] = None,
    seats: Seats = None,
    wall: Wall = None,
    scoring: Scoring = None,
    first: First = None,
    host: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="Where the table can be reached: 0.0.0.0 lets others on the network in.  "
            "[default: this machine alone]",
        ),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            help="The port of the table's server; 0: any that is free.  "
            "[default: 8080, or any if it is taken]",
        ),
    ] = None,
    terminal: Annotated[
        bool, typer.Option(TERMINAL, help="Play here, also where there is a page to play on.")
    ] = False,
    offline: Annotated[
        bool,
        typer.Option(
            "--offline",
            help="Play without a server, and keep the game in a file; so do the options --save, "
            "--seed and FILE, and players with cmd: or py:.",
        ),
    ] = False,
    seed: Annotated[
        int | None,
        typer.Option(
            metavar="N", help="The seed of all luck, any whole number.  [default: real luck]"
        ),
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Where the game is saved after every action.  [default: a new file in the "
            "data folder]",
        ),
    ] = None,
    position: Annotated[
        str | None,
        typer.Option(
            metavar="TEXT|FILE",
            help='Begin with a position, as "Notation" in the documentation has it; the game is '
            "kept in a file.",
        ),
    ] = None,
    resume: Annotated[
        bool,
        typer.Option(
            "--resume",
            help="Go on with a saved game: FILE, or else the last one left in the data folder.",
        ),
    ] = False,
    allow_programs: Annotated[
        bool,
        typer.Option(
            ALLOW_PROGRAMS, help="With --resume: run the programs that the file names as players."
        ),
    ] = False,
) -> None:
    """Play a game.

    People share the keyboard, meet bots, or send a link to a friend. The game is kept after every
    action, so it can be left at any time.
    """
    console = stdout()
    keyboard = Keyboard(console)
    if save is not None and save.exists():
        raise InvalidOption(reason("", "say-file-exists", file=str(save)))
    is_offline = (
        offline or allow_programs or any([each is not None for each in (save, seed, position)])
    )
    if resume:
        given = {"seats": seats, "wall": wall, "scoring": scoring, "first": first}
        refuse_options("say-resume-option", **given, player=player, position=position)
        if game is None and not is_offline and has_server():
            _hosting(console, keyboard, host, port, terminal).resume(_newer_tables())
        path = latest_unfinished() if game is None else named_file(game)
        found = Saved.resumed(path, save, seed, allow_programs)
        console.print(found.resumed_line(path))
        raise typer.Exit(Session(found, None, console, keyboard).play())
    is_unnamed = not any((game, player, seats, wall, scoring, first))
    if is_unnamed and not is_offline and has_server():
        _hosting(console, keyboard, host, port, terminal).open_home()
    chosen, names = _wanted(game, player or [], seats, wall, scoring, first, keyboard, console)
    needs_server = host is not None or port is not None or OPEN in names
    if needs_server and not is_offline:
        require_server()
    if not is_offline and not has_server():
        stderr().print(sentence("say-offline", command=INSTALL), soft_wrap=True)
        is_offline = True
    if is_offline or not _are_of_server(names):
        if needs_server:
            raise InvalidOption(reason("", "say-needs-server"))
        opening = None if position is None else beginning_of(position, chosen)
        place = Saved.new(chosen, names, save, seed, opening)
        raise typer.Exit(Session(place, None, console, keyboard).play())
    for name in filter(is_bot, names):
        try_player(name, chosen)
    _hosting(console, keyboard, host, port, terminal).play(chosen, names)


def _hosting(
    console: Console, keyboard: Keyboard, host: str | None, port: int | None, is_here: bool
) -> "Hosting":
    """What starts the server, imported where there can be one."""
    from tilewright.cli.online.host import Hosting

    return Hosting(console, keyboard, host, port, is_here)


def _wanted(
    game: str | None,
    player: Sequence[str],
    seats: str | None,
    wall: str | None,
    scoring: str | None,
    first: str | None,
    keyboard: Keyboard,
    console: Console,
) -> tuple[AnyGame, list[str]]:
    """The game, and who plays it; a person at a terminal who said nothing of it is asked."""
    players = list(player)
    if game is None and not players and keyboard.is_terminal:
        questions = Questions(keyboard, console)
        game = questions.game()
        if seats is None and has_seats(game):
            seats = questions.seats(game)
        players = questions.players(game_of(game, seats, wall, scoring, first))
    game = game or next(iter(GAMES))
    if seats is None and len(players) > 2 and has_seats(game):
        seats = str(len(players))
    chosen = game_of(game, seats, wall, scoring, first)
    return chosen, seated(players, chosen)


def _are_of_server(names: Sequence[str]) -> bool:
    """Can all the bots sit at a table of a server? Programs and limits are for games in files."""
    return all([name in (*WITHOUT_CORE, *LEVELS) for name in names if is_bot(name)])


def _newer_tables() -> "list[HeldTable]":
    """The tables of the data folder that were used after the last game in a file."""
    from tilewright.cli.online.host import own_tables

    file = unfinished_file()
    changed = 0 if file is None else file.stat().st_mtime_ns // 1_000_000
    return [each for each in own_tables() if each.used > changed]
