"""`tilewright play`: a game in the terminal, between people and bots."""

from contextlib import closing
from datetime import date
from pathlib import Path
from random import SystemRandom
from typing import Annotated

import typer

from tilewright.bots.roster import BOTS, is_bot, try_player
from tilewright.catalog import GAMES
from tilewright.cli.console import stderr, stdout
from tilewright.cli.ending import file_name, parting_line
from tilewright.cli.keyboard import Keyboard
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
from tilewright.cli.saving import FileError, latest_unfinished, new_file, read_game
from tilewright.cli.seats import ALLOW_PROGRAMS, OPPONENT, programs_of, seated
from tilewright.cli.table import Table
from tilewright.cli.turns import Turns
from tilewright.core.errors import InvalidOption
from tilewright.core.record import Record
from tilewright.core.words import reason, sentence

EXAMPLES = """\b
Examples:
  tilewright play                               asks what to play
  tilewright play azul                          you against the greedy bot
  tilewright play azul --player Anna --player Ben --player greedy --wall gray
  tilewright play duel --scoring random --first 1
  tilewright play azul --player Anna --player "cmd:python3 engine.py"
  tilewright play --resume                      goes on with the last game
  tilewright play --resume game.tilewright      goes on with that one
"""

UNSAVED = 2  # the status after leaving a game that could not be saved


def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar=f"{GAME_NAMES}|FILE", help="The game; with --resume, a file."),
    ] = None,
    player: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help=f"Who sits down, seat after seat: a person's name, a bot ({', '.join(BOTS)}), or "
            f"cmd: and a program (docs/engines.md). Seats that are left get the {OPPONENT} bot.",
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
        given = {"seats": seats, "wall": wall, "scoring": scoring, "first": first}
        refuse_options("say-resume-option", **given, player=player)
        path = latest_unfinished() if game is None else _named_file(game)
        table = Table(_resumed(path, allow_programs), luck, save or path)
        message = "say-resumed-finished" if table.actor is None else "say-resumed"
        file, count = file_name(path), len(table.record.moves)
        console.print(sentence(message, file=file, count=count))
    else:
        if game is None and not players and keyboard.is_terminal:
            questions = Questions(keyboard, console)
            game = questions.game()
            if seats is None and has_seats(game):
                seats = questions.seats(game)
            chosen = game_of(game, seats, wall, scoring, first)
            players = questions.players(chosen)
        game = game or next(iter(GAMES))
        if seats is None and len(players) > 2 and has_seats(game):
            seats = str(len(players))
        chosen = game_of(game, seats, wall, scoring, first)
        names = seated(players, chosen)
        tags = {f"Player{number}": name for number, name in enumerate(names, 1)}
        today = date.today()
        record = Record(chosen, {**tags, "Date": today.isoformat()})
        for name in filter(is_bot, names):
            try_player(name, chosen)
        table = Table(record, luck, save or new_file(chosen.name, today))
    is_only_shown = resume and save is None and table.actor is None
    if not is_only_shown and not table.save():
        raise FileError(str(table.file), table.save_problem)
    with closing(table):
        _play(Turns(table, console, keyboard))


def _play(turns: Turns) -> None:
    """Play until the game is over or a person leaves; Ctrl-C leaves too."""
    try:
        if turns.play():
            raise typer.Exit(UNSAVED if turns.table.save_problem else 0)
        status = 0
    except EOFError:
        status = 0
    except KeyboardInterrupt:
        status = 130
        stderr().print()
    if not turns.table.save():
        status = status or UNSAVED
    (stderr() if status else stdout()).print(parting_line(turns.table), soft_wrap=True)
    raise typer.Exit(status)


def _named_file(name: str) -> Path:
    path = Path(name)
    if name.lower() in GAMES and not path.exists():
        raise InvalidOption(reason("", "say-resume-file", name=name))
    return path


def _resumed(path: Path, allow_programs: bool) -> Record:
    """The game that a file holds, with a player on every seat."""
    record = read_game(path)
    record.broken_off = False
    for number in range(1, record.game.seats + 1):
        record.tags.setdefault(f"Player{number}", f"Player {number}")
    for name in [] if record.winners() else programs_of(record):
        if not allow_programs:  # whoever wrote the file would have their program run here
            why = reason("", "say-resume-program", program=name, option=ALLOW_PROGRAMS)
            raise InvalidOption(why)
        try_player(name, record.game)
    return record
