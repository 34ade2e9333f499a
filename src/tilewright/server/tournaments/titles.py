"""Titles of tournaments: readable like names, and leading nowhere."""

import re
import unicodedata

from tilewright.tables.names import is_readable

MOST_MARKS = 4  # on a letter: Hebrew with vowels and accents has as many
ADDRESS = re.compile(
    r"://|@|\bwww\.|xn--"
    r"|[^\W_]\.[^\W\d_]{2}"  # as in a.io: after the end of a sentence there is a blank
    r"|\d(?:\.\d+){3}",  # a date has one number less
    re.IGNORECASE,
)


def is_title(name: str) -> bool:
    """Can all of a title be read, and is no address of a page in it?

    >>> is_title("Friday, 8.30"), is_title("Win at example.com")
    (True, False)
    """
    return is_readable(name) and not _is_stacked(name) and not ADDRESS.search(_plain(name))


def _is_stacked(name: str) -> bool:
    """Are there more marks on a letter than any script has?"""
    marks = 0
    for mark in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(mark) in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            return True
    return False


def _plain(name: str) -> str:
    """A title without marks, wide letters and dots as usual ones: as addresses are understood."""
    found = unicodedata.normalize("NFKD", name)
    return "".join([mark for mark in found if not unicodedata.category(mark).startswith("M")])
