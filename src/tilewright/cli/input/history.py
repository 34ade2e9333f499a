"""The lines that a person has typed in games, kept in the data folder for them alone."""

import contextlib
import os
from pathlib import Path

from tilewright.cli.files import games_folder, write_whole

FILE = "history"
MOST = 500  # lines that are kept
PRIVATE = 0o600


class History:
    """Lines typed before, the last one at the end. Where they can't be kept, they are forgotten."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        with contextlib.suppress(OSError, UnicodeDecodeError):
            self.lines = _file().read_text(encoding="utf-8").splitlines()
        if len(self.lines) > MOST:
            del self.lines[:-MOST]
            with contextlib.suppress(OSError):
                write_whole(_file(), "".join([f"{line}\n" for line in self.lines]), PRIVATE)

    def add(self, line: str) -> None:
        """Keep a line, unless it is empty or the same as the last one."""
        if not line or self.lines[-1:] == [line]:
            return
        self.lines.append(line)
        with contextlib.suppress(OSError):
            _file().parent.mkdir(parents=True, exist_ok=True)
            kept = os.open(_file(), os.O_WRONLY | os.O_CREAT | os.O_APPEND, PRIVATE)
            with open(kept, "a", encoding="utf-8") as file:
                file.write(f"{line}\n")


def _file() -> Path:
    return games_folder().parent / FILE
