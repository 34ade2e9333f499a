"""A terminal of so many rows, in which a command runs and a person types."""

import fcntl
import os
import pty
import struct
import subprocess
import sys
import termios
from select import select

# Opened again, the terminal becomes the process's own, so that its keys send signals.
COMMAND = "import os; os.open(os.ttyname(0), os.O_RDWR); from tilewright.cli import main; main()"
SILENCE = 60  # seconds after which a test does not wait any longer
CTRL_C, CTRL_D = "\x03", "\x04"


class Terminal:
    """A person at a terminal of so many rows and 80 columns, in which a command runs."""

    def __init__(self, words: tuple[str, ...], rows: int, source: str) -> None:
        self._mine, other_end = pty.openpty()
        self._is_open = True
        fcntl.ioctl(other_end, termios.TIOCSWINSZ, struct.pack("HHHH", rows, 80, 0, 0))
        leave_out = ("LINES", "COLUMNS")
        inherited = {name: text for name, text in os.environ.items() if name not in leave_out}
        self.process = subprocess.Popen(
            [sys.executable, "-c", COMMAND, *words],
            stdin=other_end,
            stdout=other_end,
            stderr=other_end,
            env={
                **inherited,
                "PYTHONPATH": source,
                "TERM": "xterm-256color",
                "NO_COLOR": "1",
                "PYTHONIOENCODING": "utf-8",
            },
            start_new_session=True,
        )
        os.close(other_end)

    def until(self, prompt: str) -> str:
        """What is shown up to a prompt."""
        return self.up_to(f"{prompt} ")

    def up_to(self, text: str) -> str:
        """What is shown up to a text."""
        shown = b""
        while not shown.endswith(text.encode()):
            more = self._read(shown)
            assert more, f"it ended after {shown.decode()!r}"
            shown += more
        return shown.decode()

    def rest(self) -> str:
        """All that is shown until the command has ended."""
        shown = b""
        while more := self._read(shown):
            shown += more
        self.process.wait()
        return shown.decode()

    def type(self, text: str) -> None:
        """Press these keys."""
        os.write(self._mine, text.encode())

    def hang_up(self) -> None:
        """Close the terminal, as one closes its window."""
        os.close(self._mine)
        self._is_open = False

    def close(self) -> None:
        """End the command, and turn the terminal off."""
        self.process.kill()
        self.process.wait()
        if self._is_open:
            self.hang_up()

    def _read(self, shown: bytes) -> bytes:
        assert select([self._mine], [], [], SILENCE)[0], f"nothing follows {shown.decode()!r}"
        try:
            return os.read(self._mine, 1)
        except OSError:  # Linux says so where the other end is closed
            return b""
