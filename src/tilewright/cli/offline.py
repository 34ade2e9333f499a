"""A game in the terminal without a server: one keyboard, one file."""

from contextlib import closing
from datetime import date
from pathlib import Path
from random import SystemRandom

import typer
from rich.console import Console

from tilewright.bots.roster import is_bot, try_player
from tilewright.catalog import GAMES
from tilewright.cli.console import stderr, stdout
from tilewright.cli.ending import file_name, parting_line
from tilewright.cli.keyboard import Keyboard
from tilewright.cli.saving import FileError, new_file, read_game
from tilewright.cli.seats import ALLOW_PROGRAMS, programs_of
from tilewright.cli.table import Table
from tilewright.cli.turns import Turns
from tilewright.core.errors import InvalidOption
from tilewright.core.game import AnyGame
from tilewright.core.record import Record
from tilewright.core.words import reason, sentence

UNSAVED = 2  # the status after leaving a game that could not be saved


class Offline:
    """Plays without a server. `save` is where the game is saved; `luck` is its seed."""

    def __init__(
        self, console: Console, keyboard: Keyboard, seed: int | None, save: Path | None
    ) -> None:
        self._console = console
        self._keyboard = keyboard
        self._luck = str(SystemRandom().getrandbits(64) if seed is None else seed)
        self._save = save

    def play(self, game: AnyGame, names: list[str]) -> None:
        """Play a new game with a player on every seat."""
        tags = {f"Player{number}": name for number, name in enumerate(names, 1)}
        today = date.today()
        record = Record(game, {**tags, "Date": today.isoformat()})
        for name in filter(is_bot, names):
            try_player(name, game)
        self._play(Table(record, self._luck, self._save or new_file(game.name, today)))

    def resume(self, path: Path, allow_programs: bool) -> None:
        """Go on with the game of a file; one that is finished is only shown."""
        table = Table(_resumed(path, allow_programs), self._luck, self._save or path)
        message = "say-resumed-finished" if table.actor is None else "say-resumed"
        count = table.record.decisions()
        self._console.print(sentence(message, file=file_name(path), count=count))
        if self._save is None and table.actor is None:
            _finish(Turns(table, self._console, self._keyboard))
        self._play(table)

    def _play(self, table: Table) -> None:
        if not table.save():
            raise FileError(str(table.file), table.save_problem)
        with closing(table):
            _finish(Turns(table, self._console, self._keyboard))


def _finish(turns: Turns) -> None:
    """Play until the game is over or a person leaves; Ctrl-C and Ctrl-D are ways to leave."""
    try:
        if turns.play():
            raise typer.Exit(UNSAVED if turns.table.save_problem else 0)
    except EOFError:
        pass
    except KeyboardInterrupt:
        stdout().print()
    is_saved = turns.table.save()
    (stdout() if is_saved else stderr()).print(parting_line(turns.table), soft_wrap=True)
    raise typer.Exit(0 if is_saved else UNSAVED)


def named_file(name: str) -> Path:
    """The file that was named to be resumed; raises InvalidOption for the name of a game."""
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
