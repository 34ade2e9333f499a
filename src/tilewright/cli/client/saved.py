"""A game in a file: it is played at a table in memory, and saved after every change."""

from datetime import date
from pathlib import Path
from random import SystemRandom
from typing import Any

from tilewright.bots.roster import is_bot, try_player
from tilewright.catalog import GAMES
from tilewright.cli.client.local import Local
from tilewright.cli.client.place import Place
from tilewright.cli.console import readable_line
from tilewright.cli.files import FileError, file_name, new_file, read_game, why_not, write_whole
from tilewright.cli.program import play_command
from tilewright.cli.seats import ALLOW_PROGRAMS, TERMINAL, programs_of
from tilewright.core.errors import InvalidOption
from tilewright.core.game import AnyGame
from tilewright.core.record import Move, Record, write_record
from tilewright.core.words import reason, sentence
from tilewright.tables.records import record_of
from tilewright.tables.table import Table


class Saved(Place):
    """A game and its file."""

    commands = "say-commands"

    def __init__(self, record: Record, file: Path, seed: int | None) -> None:
        self._record = record
        self._file = file
        self._seed = str(SystemRandom().getrandbits(64) if seed is None else seed)
        self._why = ""  # the last change could not be saved
        self._is_played = True  # a game that is only shown is not written

    @classmethod
    def new(
        cls,
        game: AnyGame,
        names: list[str],
        file: Path | None,
        seed: int | None,
        opening: Any | None = None,
    ) -> "Saved":
        """A new game, or one from a position on, with a player on every seat.

        Raises InvalidOption and FileError.
        """
        today = date.today()
        tags = {f"Player{number}": name for number, name in enumerate(names, 1)}
        for name in filter(is_bot, names):
            try_player(name, game)
        record = Record(game, {**tags, "Date": today.isoformat()}, opening=opening)
        return cls(record, file or new_file(game.name, today), seed)._begun()

    @classmethod
    def resumed(
        cls, path: Path, file: Path | None, seed: int | None, allow_programs: bool
    ) -> "Saved":
        """The game of a file, played on there or in another one; raises as `new` does."""
        found = cls(_resumed(path, allow_programs), file or path, seed)
        found._is_played = file is not None or not found.is_finished
        return found._begun()

    @property
    def is_finished(self) -> bool:
        """Is there nothing left to play?"""
        return bool(self._record.winners())

    def resumed_line(self, path: Path) -> str:
        """How far the game of a file is."""
        message = "say-resumed-finished" if self.is_finished else "say-resumed"
        return sentence(message, file=file_name(path), count=self._record.decisions())

    def _begun(self) -> "Saved":
        if not self.save():
            raise FileError(str(self._file), self._why)
        return self

    # Saving

    def save(self) -> bool:
        """Write the record to the file; if it can't be, `problem` says why."""
        try:
            if self._is_played:
                self._save_as(self._file)
        except OSError as error:
            self._why = why_not(error)
        return not self._why

    def _save_as(self, file: Path) -> None:
        """Write the record to a file, and from now on to that one; OSError changes nothing."""
        write_whole(file, write_record(self._record))
        self._file, self._why = file, ""

    def save_to(self, name: str) -> list[str]:
        """Save, from now on to another file if one is named and can be written; what to say."""
        told = []
        try:
            path = Path(name).expanduser() if name else self._file
            if path.exists() and path.resolve() != self._file.resolve():
                return [sentence("say-file-exists", file=file_name(path))]
            self._save_as(path)
        except (OSError, RuntimeError, ValueError) as error:  # also no such home, no such name
            told = [sentence("say-not-saved-there", file=readable_line(name), why=why_not(error))]
            self.save()
        if not self._why:
            told.append(sentence("say-saved-here", file=file_name(self._file)))
        return told

    @property
    def problem(self) -> str:
        """That the last change is not saved; nothing if it is."""
        return self._unless_saved("say-not-saved")

    def _unless_saved(self, message: str) -> str:
        return sentence(message, file=file_name(self._file), why=self._why) if self._why else ""

    def _keep(self, table: Table) -> None:
        """Take over what was played, and save it; what people noted at earlier moves stays."""
        record, now = self._record, record_of(table, "en")
        del record.moves[len(now.moves) :]
        record.moves += [Move(move.action) for move in now.moves[len(record.moves) :]]
        record.forfeit, record.broken_off = now.forfeit, now.broken_off
        self.save()

    # As the place of a session

    def arrive(self) -> Local:
        """Sit down at the table."""
        return Local(self._record, self._seed, self._keep)

    def record(self) -> Record:
        """The game so far."""
        return self._record

    def finish(self) -> str:
        """Where the record is, or that the end of it is lost."""
        return self._unless_saved("say-lost") or sentence(
            "say-recorded", file=file_name(self._file)
        )

    def parting_line(self) -> str:
        """What to type to go on with the game, or that it is lost."""
        allowing = [ALLOW_PROGRAMS] if programs_of(self._record) else []
        command = play_command(["--resume", *allowing, TERMINAL, file_name(self._file)])
        return self._unless_saved("say-lost") or sentence("say-resume", command=command)


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
