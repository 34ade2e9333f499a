"""`tilewright play`: a game between people and bots, at a table of a server on this machine."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from tilewright.bots.levels import LEVELS
from tilewright.bots.roster import BOTS, is_bot, try_player
from tilewright.catalog import GAMES
from tilewright.cli.console import stderr, stdout
from tilewright.cli.extra import INSTALL, has_server, require_server
from tilewright.cli.keyboard import Keyboard
from tilewright.cli.offline import Offline, named_file
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
from tilewright.cli.questions import Questions
from tilewright.cli.saving import latest_unfinished, unfinished_file
from tilewright.cli.seats import ALLOW_PROGRAMS, OPEN, OPPONENT, TERMINAL, seated
from tilewright.core.errors import InvalidOption
from tilewright.core.game import AnyGame
from tilewright.core.words import reason, sentence

EXAMPLES = """\b
Examples:
  tilewright play                               shows the page; without one, asks what to play
  tilewright play azul                          you against a casual bot
  tilewright play azul --player Anna --player Ben --player skilled --wall gray
  tilewright play azul --player Anna --player open --host 0.0.0.0
  tilewright play duel --scoring random --first 1
  tilewright play azul --player Anna --player "cmd:python3 engine.py"
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
            f"{OPEN} for a friend who gets a link, or cmd: and a program (docs/engines.md). Seats "
            f"that are left get a bot of the level {OPPONENT}.",
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
    terminal: Annotated[
        bool, typer.Option(TERMINAL, help="Play here, also where there is a page to play on.")
    ] = False,
    offline: Annotated[
        bool,
        typer.Option(
            "--offline",
            help="Play without a server, and keep the game in a file; so do the options --save, "
            "--seed, FILE and cmd:.",
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
    alone = Offline(console, keyboard, seed, save)
    is_alone = offline or allow_programs or save is not None or seed is not None
    if resume:
        given = {"seats": seats, "wall": wall, "scoring": scoring, "first": first}
        refuse_options("say-resume-option", **given, player=player)
        if game is not None:
            alone.resume(named_file(game), allow_programs)
        if not is_alone and has_server():
            _resume_held(console, keyboard, host, terminal)
        alone.resume(latest_unfinished(), allow_programs)
    is_unnamed = not any((game, player, seats, wall, scoring, first))
    if is_unnamed and not is_alone and has_server():
        _open_home(console, keyboard, host, terminal)
    chosen, names = _wanted(game, player or [], seats, wall, scoring, first, keyboard, console)
    needs_server = host is not None or OPEN in names
    if needs_server and not is_alone:
        require_server()
    if not is_alone and not has_server():
        stderr().print(sentence("say-offline", command=INSTALL), soft_wrap=True)
        is_alone = True
    if is_alone or not _are_of_server(names):
        if needs_server:
            raise InvalidOption(reason("", "say-needs-server"))
        alone.play(chosen, names)
    for name in filter(is_bot, names):
        try_player(name, chosen)
    from tilewright.cli.online.hosting import Hosting

    Hosting(console, keyboard, host, terminal).play(chosen, names)


def _open_home(console: Console, keyboard: Keyboard, host: str | None, is_here: bool) -> None:
    """Show the page, where all is chosen; it returns if there is none."""
    from tilewright.cli.online.hosting import Hosting

    hosting = Hosting(console, keyboard, host, is_here)
    if hosting.has_page:
        hosting.open_home()


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
    from tilewright.tables.levels import WITHOUT_CORE

    return all([name in (*WITHOUT_CORE, *LEVELS) for name in names if is_bot(name)])


def _resume_held(
    console: Console, keyboard: Keyboard, host: str | None, is_in_terminal: bool
) -> None:
    """Go on at the table used last, unless it is over or a file is newer."""
    from tilewright.cli.online.hosting import Hosting, own_tables

    file = unfinished_file()
    changed = 0 if file is None else file.stat().st_mtime_ns // 1_000_000
    newer = [each for each in own_tables() if each.used > changed]
    if newer:
        Hosting(console, keyboard, host, is_in_terminal).resume(newer)
