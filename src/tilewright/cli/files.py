"""Where games are kept, and how a file is written so that a crash never costs a game."""

import contextlib
import os
import sys
from collections.abc import Iterator
from datetime import date
from itertools import count
from pathlib import Path

from tilewright.catalog import read_records
from tilewright.cli.console import readable_line
from tilewright.core.errors import GameError, InvalidOption, RecordError
from tilewright.core.files import whole_file
from tilewright.core.record import Record
from tilewright.core.words import reason, sentence

SUFFIX = ".tilewright"
STDIN = "-"  # in place of a file's name


class FileError(GameError):
    """A file that can't be used: which one, where in it, and why not."""

    def __init__(self, file: str, problem: str, line: int | None = None) -> None:
        super().__init__(file, problem, line)
        self.file = file
        self.problem = problem
        self.line = line

    def __str__(self) -> str:
        where = self.file if self.line is None else f"{self.file}:{self.line}"
        return f"{where}: {self.problem}"


def games_folder() -> Path:
    """The folder of saved games, in the XDG data folder."""
    data = os.environ.get("XDG_DATA_HOME", "")
    base = Path(data) if os.path.isabs(data) else Path.home() / ".local" / "share"
    return base / "tilewright" / "games"


def new_file(game: str, today: date) -> Path:
    """A new empty file for a game, named after the day: `2026-11-15-azul-1.tilewright`."""
    folder = games_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for number in count(1):
            path = folder / f"{today.isoformat()}-{game}-{number}{SUFFIX}"
            with contextlib.suppress(FileExistsError):
                path.open("x").close()  # two games that start at once get two files
                break
    except OSError as error:
        raise FileError(str(folder), sentence("say-no-folder", why=why_not(error))) from error
    return path


def write_whole(path: Path, text: str, mode: int = 0o666) -> None:
    """Write a file so that it always holds either its old text or the new one, whole.

    `mode` is who may do what with it, as far as the user's mask allows.
    """
    with whole_file(path.resolve(), mode) as file:  # a link keeps pointing to the file
        file.write(text.encode())


def file_name(file: Path) -> str:
    """A file's name as it can be shown."""
    return readable_line(str(file))


def why_not(error: Exception) -> str:
    """Why a file can't be used, in the words of the system."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def read_games(file: str) -> list[Record]:
    """The records of a file, or of stdin for `-`; raises FileError with the line of a mistake."""
    return records_of(file, read_text(file))


def read_text(file: str) -> str:
    """The text of a file, or of stdin for `-`; raises FileError with the line of a mistake."""
    try:
        raw = sys.stdin.buffer.read() if file == STDIN else Path(file).read_bytes()
        return raw.decode("utf-8")
    except OSError as error:
        raise FileError(file, why_not(error)) from error
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise FileError(file, "This is not UTF-8 text.", line) from error


def records_of(file: str, text: str) -> list[Record]:
    """The records of a file's text; raises FileError with the line of a mistake."""
    try:
        return read_records(text)
    except RecordError as error:
        raise FileError(file, str(error.problem), error.line) from error


def read_game(path: Path) -> Record:
    """The one game that a file holds; raises FileError."""
    records = read_games(str(path))
    if len(records) > 1:
        raise FileError(str(path), f"There are {len(records)} records in the file, not one.")
    return records[0]


def latest_unfinished() -> Path:
    """The file of the last game in progress; raises InvalidOption if there is none."""
    path = unfinished_file()
    if path is None:
        raise InvalidOption(reason("", "say-nothing-to-resume", folder=str(games_folder())))
    return path


def unfinished_file() -> Path | None:
    """The file of the last game in progress, if there is one; raises FileError."""
    return next((path for path in _latest_first() if not read_game(path).winners()), None)


def _latest_first() -> Iterator[Path]:
    files = [path for path in games_folder().glob(f"*{SUFFIX}") if path.stat().st_size]
    yield from sorted(files, key=lambda path: path.stat().st_mtime_ns, reverse=True)
