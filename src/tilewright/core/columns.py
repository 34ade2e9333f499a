"""How many columns of a terminal a text takes, and a text cut or padded to so many."""

from unicodedata import combining, east_asian_width


def columns(text: str) -> int:
    """The columns that a text takes: two for a wide character, none for a combining one.

    >>> columns("Ana"), columns("王小明")
    (3, 6)
    """
    return sum([_columns_of(character) for character in text])


def padded(text: str, width: int) -> str:
    """A text of exactly that many columns, cut or with blanks at its end."""
    while columns(text) > width:
        text = text[:-1]
    return text + " " * (width - columns(text))


def _columns_of(character: str) -> int:
    if combining(character):
        return 0
    return 2 if east_asian_width(character) in "WF" else 1
