"""The paint of a terminal: how the pieces of a drawing are coloured there."""

from rich.color import ColorSystem
from rich.style import Style

# A tile keeps its letter, so a colour never stands alone.
STYLES = {
    "blue": "bold white on blue",
    "yellow": "bold black on yellow",
    "red": "bold white on red",
    "black": "bold white on grey35",
    "teal": "bold black on cyan",
    "special": "bold black on white",
    "marker": "bold black on white",
    "chip": "bold",
    "title": "bold",
    "empty": "dim",
    "empty blue": "blue",
    "empty yellow": "yellow",
    "empty red": "red",
    "empty black": "bright_black",
    "empty teal": "cyan",
}


def painted(style: str, text: str) -> str:
    r"""A piece of a drawing with the codes of its colours.

    >>> painted("marker", "1")
    '\x1b[1;30;47m1\x1b[0m'
    """
    known = Style.parse(STYLES.get(style, ""))
    return known.render(text, color_system=ColorSystem.TRUECOLOR)
