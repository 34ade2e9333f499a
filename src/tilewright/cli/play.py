"""`tilewright play`: a game in the terminal, between people and bots."""

from datetime import date
from pathlib import Path
from random import SystemRandom
from typing import Annotated

import typer

from tilewright.bots.roster import BOTS
from tilewright.catalog import GAMES
from tilewright.cli.console import stderr, stdout
from tilewright.cli.keyboard import Keyboard
from tilewright.cli.options import GAME_NAMES, First, Scoring, Seats, Wall, game_of
from tilewright.cli.saving import FileError, latest_unfinished, new_file, read_game
from tilewright.cli.seats import OPPONENT, seated
from tilewright.cli.table import Table
from tilewright.cli.turns import Turns, resume_line
from tilewright.core.errors import InvalidOption
from tilewright.core.record import Record
from tilewright.core.words import reason, sentence

EXAMPLES = """\b
Examples:
  tilewright play                               asks what to play
  tilewright play azul                          you against the greedy bot
  tilewright play azul --player Anna --player Ben --player greedy --wall gray
  tilewright play duel --scoring random --first 1
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
            help=f"Who sits down, seat after seat: a person's name, or a bot ({', '.join(BOTS)}). "
            f"Seats that are left get the {OPPONENT} bot.",
        ),
    ] = None,
    seats: Seats = None,
    wall: Wall = None,
    scoring: Scoring = None,
    first: First = None,
    seed: Annotated[
        int | None, typer.Option(metavar="N", help="The seed of all luck.  [default: real luck]")
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
        bool, typer.Option("--resume", help="Go on with a saved game: FILE, or else the last one.")
    ] = False,
) -> None:
    """Play a game in the terminal.

    People share the keyboard or meet bots. The game is saved after every action, so it can be
    left at any time.
    """
    console = stdout()
    keyboard = Keyboard(console)
    luck = str(SystemRandom().getrandbits(64) if seed is None else seed)
    players = list(player or [])
    if save is not None and save.exists():
        raise InvalidOption(reason("", "say-file-exists", file=str(save)))
    if resume:
        _refuse_options(seats=seats, wall=wall, scoring=scoring, first=first, player=player)
        path = latest_unfinished() if game is None else Path(game)
        table = Table(_resumed(path), luck, save or path)
        console.print(sentence("say-resumed", file=str(path), count=len(table.record.moves)))
    else:
        if game is None and not players and keyboard.is_terminal:
            game, seats, players = _asked(keyboard, seats)
        if seats is None and len(players) > 2:
            seats = str(len(players))
        chosen = game_of(game or next(iter(GAMES)), seats, wall, scoring, first)
        names = seated(players, chosen.seats)
        tags = {f"Player{number}": name for number, name in enumerate(names, 1)}
        today = date.today()
        record = Record(chosen, {**tags, "Date": today.isoformat()})
        table = Table(record, luck, save or new_file(chosen.name, today))
    table.save()
    if table.save_problem:
        raise FileError(str(table.file), table.save_problem)
    _play(Turns(table, console, keyboard))


def _play(turns: Turns) -> None:
    """Play until the game is over or a person leaves; Ctrl-C leaves too."""
    try:
        if turns.play():
            return
        status = 0
    except EOFError:
        status = 0
    except KeyboardInterrupt:
        status = 130
        stderr().print()
    turns.table.save()
    (stderr() if status else stdout()).print(resume_line(turns.table), soft_wrap=True)
    raise typer.Exit(status)


def _refuse_options(**given: object) -> None:
    for name, value in given.items():
        if value:
            raise InvalidOption(reason("", "say-resume-option", option=f"--{name}"))


def _resumed(path: Path) -> Record:
    """The game that a file holds, with a player on every seat."""
    record = read_game(path)
    record.broken_off = False
    for number in range(1, record.game.seats + 1):
        record.tags.setdefault(f"Player{number}", f"Player {number}")
    return record


def _asked(keyboard: Keyboard, seats: str | None) -> tuple[str, str | None, list[str]]:
    """Ask a person which game to play, and who plays; an empty answer takes the default."""
    games = list(GAMES)
    game = keyboard.ask(f"{sentence('prompt-game')} [{games[0]}]").lower() or games[0]
    if game == "azul" and seats is None:
        seats = keyboard.ask(f"{sentence('prompt-seats')} [2]") or "2"
    count = game_of(game, seats).seats
    players = []
    for number in range(1, count + 1):
        default = "Player 1" if number == 1 else OPPONENT
        question = sentence("prompt-player", seat=number, bots=", ".join(BOTS))
        players.append(keyboard.ask(f"{question} [{default}]") or default)
    return game, seats, players
