"""What people type: a line from the terminal, or from a file or a pipe."""

import contextlib
import io
import sys

from rich.console import Console

from tilewright.cli.console import readable_line


class Keyboard:
    """Reads lines from stdin. Where nobody types, it shows each line that it read."""

    def __init__(self, console: Console) -> None:
        self._console = console
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

    def _typed(self, prompt: str) -> str:
        try:
            return input(prompt).strip()
        except EOFError:
            self._console.print()  # Ctrl-D leaves the cursor behind the prompt
            raise
