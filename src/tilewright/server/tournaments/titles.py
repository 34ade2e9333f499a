"""Titles of tournaments: readable like names, and leading nowhere."""

import re
import unicodedata

from tilewright.tables.names import is_readable

MOST_MARKS = 2  # on a letter: Vietnamese and Thai have as many
ADDRESS = re.compile(
    r"://|\bwww\.|[^\W_]\.[a-z]{2,}[/:]\S"
    r"|[^\W_]\.(?:app|biz|club|com|gg|info|io|link|me|net|online|org|shop|site|top|xyz)\b",
    re.IGNORECASE,
)


def is_title(name: str) -> bool:
    """Can all of a title be read, and is no address of a page in it?

    >>> is_title("Friday, 8.30"), is_title("Win at example.com")
    (True, False)
    """
    return is_readable(name) and not _is_stacked(name) and not ADDRESS.search(name)


def _is_stacked(name: str) -> bool:
    """Are there more marks on a letter than any script has?"""
    marks = 0
    for mark in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(mark) in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            return True
    return False
