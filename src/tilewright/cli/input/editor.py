"""A line that people edit on a terminal: cursor, history, completion, and news meanwhile."""

import atexit
import io
import os
import signal
import sys
from collections.abc import Sequence
from select import select

from rich.cells import cell_len
from rich.console import Console

from tilewright.cli.client.choices import gathered
from tilewright.cli.input.history import History
from tilewright.cli.input.keys import Keys
from tilewright.cli.input.line import Line, visible

try:
    from tilewright.cli.input.keywise import Keywise
except ImportError:  # Windows, whose terminals let people edit a line by themselves
    Keywise = None  # type: ignore[assignment, misc]

CLEARED = "\r\x1b[K"  # clears the row that the cursor is on
FEWEST = 20  # columns for an answer behind its prompt
MOST_OFFERED = 10  # rows of words that a line can go on with


def can_edit(console: Console) -> bool:
    """Can the terminal that is stdin send single keys, and this one move its cursor?"""
    return Keywise is not None and console.is_terminal and not console.is_dumb_terminal


class Editor:
    """Reads lines key by key. A long line is shown in part, so that it never leaves its row."""

    def __init__(self, console: Console) -> None:
        self.words: Sequence[str] = ()  # with which Tab completes what is typed
        self._console = console
        self._keys = Keys()
        self._history = History()
        self._line = Line(self._history.lines)
        self._prompt = ""  # what stands on the row before the line
        self._is_shown = False  # the row, with anything on it
        self._terminal: Keywise | None = None  # while it sends every key at once
        atexit.register(self.release)

    def line(self, prompt: str) -> str:
        """The line that is typed, without blanks around it; EOFError, or KeyboardInterrupt."""
        line = self._typed(None, prompt)
        assert line is not None
        return line

    def line_unless(self, other: int, prompt: str) -> str | None:
        """The same, but None as soon as `other` can be read; what is typed so far is kept."""
        return self._typed(other, prompt)

    def clear_row(self) -> None:
        """Make room for something else; the line is shown again when it is asked for."""
        if self._is_shown:
            self._write(CLEARED)
        self._prompt, self._is_shown = "", False

    def release(self) -> None:
        """Let the terminal send whole lines again, as other programs expect it."""
        if self._terminal is not None:
            self._terminal.end()
            self._terminal = None

    def _typed(self, other: int | None, prompt: str) -> str | None:
        """A line, or None; until there is one, the terminal goes on sending keys.

        While news are shown, a key would otherwise be taken for a part of a line, and Ctrl-D lost.
        """
        line: str | None = None
        is_interrupted = False
        try:
            line = self._edited(other, prompt)
            is_interrupted = line is None
        finally:
            if not is_interrupted:
                self.release()
        return line

    def _edited(self, other: int | None, prompt: str) -> str | None:
        stdin = sys.stdin.fileno()
        awaited = [stdin] if other is None else [stdin, other]
        if self._terminal is None:
            self._terminal = Keywise(stdin)
        if prompt and prompt != self._prompt:
            self.clear_row()
            self._begin(prompt)
        while True:
            for key in self._keys.taken():
                if key == "suspend":
                    self._terminal.suspend()
                    self._draw_row()
                elif (line := self._pressed(key)) is not None:
                    return line
            if other in select(awaited, [], [])[0]:
                return None
            sent = os.read(stdin, io.DEFAULT_BUFFER_SIZE)
            if not sent:
                raise EOFError
            self._keys.feed(sent)

    def _pressed(self, key: str) -> str | None:
        """Do what a key does; the line, if this ends it."""
        line = self._line
        match key:
            case "enter":
                text = line.text.strip()
                self._end_row()
                self._history.add(text)
                return text
            case "interrupt":
                self._write("^C")
                self._begin_anew()
                raise KeyboardInterrupt
            case "end-of-input" if not line.text:
                self._end_row()
                raise EOFError
            case "abort":
                os.kill(os.getpid(), signal.SIGQUIT)
            case "complete":
                self._complete()
            case _:
                is_added = line.at == len(line.text) and len(key) == 1
                line.press(key)
                if is_added and cell_len(line.text) < self._room():
                    self._write(key)
                    self._is_shown = True
                else:
                    self._draw()
        return None

    def _end_row(self) -> None:
        """Begin a new row, and a new line."""
        self._write("\n")
        self._begin_anew()

    def _begin_anew(self) -> None:
        """Begin a new line, wherever the cursor is."""
        self._prompt, self._is_shown = "", False
        self._line = Line(self._history.lines)

    def _complete(self) -> None:
        """Go on with a word; what is possible is listed where that is not clear."""
        size = len(self._line.text)
        found = self._line.complete(self.words)
        rows = list(gathered(sorted(found), self._console.width - 2))
        if len(self._line.text) == size and len(found) > 1 and len(rows) <= MOST_OFFERED:
            self._write("\n" + "".join([f"  {row}\n" for row in rows]))
            self._draw_row()
        else:
            self._draw()

    def _begin(self, prompt: str) -> None:
        """Show a prompt; one that leaves no room for an answer stands on a row of its own."""
        self._write(f"{prompt} ")
        has_room = cell_len(prompt) + 1 + FEWEST <= self._console.width
        if not has_room:
            self._write("\n")
        self._prompt, self._is_shown = (prompt if has_room else ""), True
        if self._line.text:
            self._draw()

    def _draw(self) -> None:
        """Draw the line again, behind its prompt."""
        shown, after = visible(self._line, self._room())
        back = f"\x1b[{after}D" if after else ""
        self._write(f"\x1b[{self._start() + 1}G{shown}\x1b[K{back}")
        self._is_shown = True

    def _draw_row(self) -> None:
        """Draw all of the row, where another one was drawn meanwhile."""
        self._write(f"{CLEARED}{self._prompt} " if self._prompt else CLEARED)
        self._draw()

    def _start(self) -> int:
        """How many columns the prompt takes."""
        return cell_len(self._prompt) + 1 if self._prompt else 0

    def _room(self) -> int:
        """How many columns there are for the line."""
        return self._console.width - self._start()

    def _write(self, text: str) -> None:
        self._console.file.write(text)
        self._console.file.flush()
