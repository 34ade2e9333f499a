"""What people type: a line from the terminal, or from a file or a pipe."""

import io
import os
import sys
from collections.abc import Sequence
from getpass import getpass
from select import select

from rich.console import Console

from tilewright.cli.console import readable_line
from tilewright.cli.input.editor import Editor, can_edit


class Keyboard:
    """Reads lines from stdin. Where nobody types, it shows each line that it read.

    On a terminal a line can be edited, and the lines typed before come back with the arrows; one
    that can't move its cursor gives lines as they are typed.
    """

    def __init__(self, console: Console) -> None:
        self._console = console
        self.is_terminal = sys.stdin.isatty()
        self._editor = Editor(console) if self.is_terminal and can_edit(console) else None
        self._is_row_begun = False  # with a question or a notice, where lines are not edited
        self._begun = ""  # typed without its end so far, there
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")

    def offer(self, words: Sequence[str]) -> None:
        """The words with which Tab completes what is typed."""
        if self._editor is not None:
            self._editor.words = words

    def ask(self, prompt: str) -> str:
        """The next line without blanks around it; raises EOFError after the last one."""
        if self._editor is not None:
            return self._editor.line(prompt)
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
        if self._editor is not None:
            self._editor.release()
        if self.is_terminal:
            return getpass(f"{prompt} ").strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.strip()

    def ask_unless(self, other: int | None, prompt: str) -> str | None:
        """The next line as `ask` gives it; on a terminal None as soon as `other` can be read."""
        if other is None or not self.is_terminal:
            return self.ask(prompt)
        return self._line_unless(other, prompt)

    def wait_for(self, other: int, notice: str) -> str | None:
        """A line if somebody types one before `other` can be read; the notice stands meanwhile."""
        if self.is_terminal:
            return self._line_unless(other, notice)
        select([other], [], [])
        return None

    def end_line(self) -> None:
        """Let what is shown next begin on a row of its own."""
        if self._editor is not None:
            self._editor.clear_row()
        elif self._is_row_begun:
            self._write("\n")
            self._is_row_begun = False

    def _line_unless(self, other: int, prompt: str) -> str | None:
        if self._editor is not None:
            return self._editor.line_unless(other, prompt)
        if not self._is_row_begun and prompt:
            self._write(f"{prompt} ")
            self._is_row_begun = True
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
        line, self._begun, self._is_row_begun = self._begun, "", False
        return line.strip()

    def _typed(self, prompt: str) -> str:
        try:
            return input(prompt).strip()
        except EOFError:
            self._console.print()  # Ctrl-D leaves the cursor behind the prompt
            raise

    def _write(self, text: str) -> None:
        self._console.file.write(text)
        self._console.file.flush()
