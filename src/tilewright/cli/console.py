"""Where text goes: the two streams, the paint of tiles, and tables of figures."""

import json
import os
import sys
import textwrap
from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn
from rich.table import Table
from rich.text import Text

from tilewright.core.game import Paint, plain
from tilewright.core.paint import painted

PIPE_WIDTH = 120  # of tables that go to a file or a pipe
HELP_WIDTH = 11  # of what can be typed, in lines of help
HIDDEN = "\x1b[H\x1b[2J\x1b[3J"  # clears a terminal, then what has scrolled out of it


def stdout() -> Console:
    """The console for what was asked for."""
    return _console(is_stderr=False)


def stderr() -> Console:
    """The console for errors and progress."""
    return _console(is_stderr=True)


def _console(is_stderr: bool) -> Console:
    is_terminal = (sys.stderr if is_stderr else sys.stdout).isatty()
    return Console(
        stderr=is_stderr,
        color_system="auto" if is_terminal and not os.environ.get("NO_COLOR") else None,
        width=None if is_terminal else PIPE_WIDTH,
        soft_wrap=not is_terminal,
        markup=False,
        emoji=False,
        highlight=False,
    )


def paint_of(console: Console) -> Paint:
    """The paint that a console can show: `plain` where it has no colours."""
    return painted if console.color_system else plain


def show_drawing(console: Console, drawing: str) -> None:
    """Print a drawing that `paint_of` this console has coloured; its lines never wrap."""
    console.print(Text.from_ansi(drawing), soft_wrap=True)


def readable(text: str) -> str:
    """A text from a file or a person without what would steer a terminal."""
    return "".join([mark if mark.isprintable() or mark == "\n" else "�" for mark in text])


def readable_line(text: str) -> str:
    """A text such as a file's name, readable and on one line."""
    return readable(text.replace("\n", "\r"))


def say(text: str) -> None:
    """Print what was asked for, whatever it holds; its lines never wrap."""
    stdout().print(readable(text), soft_wrap=True)


def hide_screen(console: Console) -> None:
    """Clear a terminal and all that can be scrolled back to; a file or a pipe stays as it is."""
    if console.is_terminal:
        console.file.write("\n" * console.height if console.is_dumb_terminal else HIDDEN)
        console.file.flush()


def show_help(console: Console, text: str) -> None:
    """Print lines of help: what can be typed, and in a column of its own what it does."""
    for line in text.splitlines():
        head, gap, rest = line.partition("  ")
        if gap:
            show_entry(console, head.ljust(HELP_WIDTH), rest.strip())
        else:
            console.print(line)


def show_entry(console: Console, head: str, text: str) -> None:
    """Print a text after its head; on a terminal further lines stand under the first."""
    if console.is_terminal:
        indent = " " * (len(head) + 2)
        text = textwrap.fill(text, max(40, console.width - len(indent)))
        text = text.replace("\n", f"\n{indent}")
    console.print(f"{head}  {text}", soft_wrap=True)


def progress(*columns: ProgressColumn, auto_refresh: bool = True) -> Progress:
    """Bars with these columns on stderr, where somebody can see them."""
    console = stderr()
    is_hidden = not console.is_terminal
    return Progress(
        *columns, console=console, transient=True, auto_refresh=auto_refresh, disable=is_hidden
    )


def plain_progress() -> Progress:
    """A bar with what is done, and how much of it."""
    return progress(TextColumn("{task.description}"), BarColumn(bar_width=20), MofNCompleteColumn())


def show_json(value: object) -> None:
    """Print a value for another program to read."""
    stdout().print(json.dumps(value, indent=2, ensure_ascii=False), soft_wrap=True)


def show_table(
    console: Console, head: Sequence[str], rows: Iterable[Sequence[str]], words: Sequence[str] = ()
) -> None:
    """Print rows of figures; the first column holds names, and those called `words` hold words."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for number, title in enumerate(head):
        is_figure = number > 0 and title not in words
        table.add_column(title, justify="right" if is_figure else "left", no_wrap=number == 0)
    for row in rows:
        table.add_row(*row)
    console.print(table, soft_wrap=False)
