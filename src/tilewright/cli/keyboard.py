"""What people type: a line from the terminal, or from a file or a pipe."""

import contextlib
import io
import os
import sys
from getpass import getpass
from select import select

from rich.console import Console

from tilewright.cli.console import readable_line

CLEARED = "\r\x1b[K"  # clears the line that the cursor is on


class Keyboard:
    """Reads lines from stdin. Where nobody types, it shows each line that it read."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._after = ""  # what ends the line that was begun with a question or a notice
        self._begun = ""  # typed, but without its end so far
        self.is_terminal = sys.stdin.isatty()
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        if self.is_terminal:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  lets people edit the line they type

    def ask(self, prompt: str) -> str:
        """The next line without blanks around it; raises EOFError after the last one."""
        if self.is_terminal:
            return self._typed(f"{prompt} ")
        self._console.print(prompt, end=" ")
        self._console.file.flush()
        line = sys.stdin.readline()
        self._console.print(readable_line(line.strip()))
        if not line:
            raise EOFError
        return line.strip()

    def ask_secret(self, prompt: str) -> str:
        """The next line, which nothing shows; raises EOFError after the last one."""
        if self.is_terminal:
            return getpass(f"{prompt} ").strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.strip()

    def ask_unless(self, other: int, prompt: str) -> str | None:
        """The next line as `ask` gives it; on a terminal None as soon as `other` can be read."""
        if not self.is_terminal:
            return self.ask(prompt)
        return self._line_unless(other, prompt, "\n")

    def wait_for(self, other: int, notice: str) -> str | None:
        """A line if somebody types one before `other` can be read; the notice stands meanwhile."""
        if not self.is_terminal:
            select([other], [], [])
            return None
        return self._line_unless(other, notice, "\n" if self._console.is_dumb_terminal else CLEARED)

    def end_line(self) -> None:
        """Let what is shown next begin on a line of its own."""
        self._write(self._after)
        self._after = ""

    def _line_unless(self, other: int, prompt: str, after: str) -> str | None:
        if not self._after and prompt:
            self._write(f"{prompt} ")
            self._after = after
        if other in select([sys.stdin, other], [], [])[0]:
            return None
        # Read without a buffer, for `select` would not know what is in it.
        typed = os.read(sys.stdin.fileno(), io.DEFAULT_BUFFER_SIZE).decode(errors="replace")
        if not typed:
            self.end_line()
            raise EOFError
        self._begun += typed
        if not self._begun.endswith("\n"):
            return None
        line, self._begun, self._after = self._begun, "", ""
        return line.strip()

    def _write(self, text: str) -> None:
        self._console.file.write(text)
        self._console.file.flush()

    def _typed(self, prompt: str) -> str:
        try:
            return input(prompt).strip()
        except EOFError:
            self._console.print()  # Ctrl-D leaves the cursor behind the prompt
            raise
