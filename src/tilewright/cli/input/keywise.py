"""A terminal that sends every key at once."""

import os
import signal
import termios
from contextlib import suppress


class Keywise:
    """Until it is ended, keys are not shown, and Ctrl-C and Ctrl-Z are keys like any other."""

    def __init__(self, terminal: int) -> None:
        self._terminal = terminal
        self._before = termios.tcgetattr(terminal)
        self._begin()

    def end(self) -> None:
        """Let the terminal be as it was."""
        with suppress(termios.error):  # it was closed
            termios.tcsetattr(self._terminal, termios.TCSANOW, self._before)

    def suspend(self) -> None:
        """Do what Ctrl-Z does, until somebody goes on."""
        self.end()
        os.kill(0, signal.SIGTSTP)  # make too, which waits for this program
        self._begin()

    def _begin(self) -> None:
        changed = [*self._before]
        changed[0] &= ~termios.ICRNL
        changed[3] &= ~(termios.ICANON | termios.ECHO | termios.ISIG | termios.IEXTEN)
        changed[6] = [*changed[6]]
        changed[6][termios.VMIN], changed[6][termios.VTIME] = 1, 0
        termios.tcsetattr(self._terminal, termios.TCSANOW, changed)
