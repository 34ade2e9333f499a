r"""The lexemes of a record, that is its tags, words, comments and brackets, read and written.

Nothing here knows a game. In tags and comments a backslash stands before what would end them:
`\"`, `\{`, `\}`, `\\`; a line break is `\n`, a carriage return `\r`.
"""

import re
from collections.abc import Iterable, Iterator
from enum import Enum
from typing import NamedTuple

from tilewright.core.errors import RecordError
from tilewright.core.words import Parameter, reason

WIDTH = 100  # columns of the movetext
SHORT = 40  # characters of a record that a message repeats

TAG_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")


class Kind(Enum):
    """What a lexeme of a record is."""

    TAG = "tag"
    WORD = "word"
    COMMENT = "comment"
    OPEN = "open"
    CLOSE = "close"


class Lexeme(NamedTuple):
    """A tag, a word, a comment or a bracket, and the line, from 1, where it starts."""

    kind: Kind
    line: int
    text: str
    name: str = ""  # a tag's


def lexemes(text: str) -> Iterator[Lexeme]:
    """Cut a text of records into its lexemes; raises RecordError for what is none."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    at, line = 0, 1
    while True:
        start = _after_blanks(text, at)
        line += text.count("\n", at, start)
        if start == len(text):
            return
        found = _LEXEME.match(text, start)
        if found is None:
            raise record_error(line, _UNREADABLE.get(text[start], "record-stray"))
        yield _lexeme(found, line)
        at = found.end()
        line += text.count("\n", start, at)


def record_error(line: int, message: str, **parameters: Parameter) -> RecordError:
    """What is wrong with a record, and on which line."""
    return RecordError(line, reason("", message, **parameters))


def short(text: str) -> str:
    """The beginning of a text that is too long for a message."""
    return text if len(text) <= SHORT else text[: SHORT - 1] + "…"


def tag_line(name: str, value: str) -> str:
    r"""A tag on its line.

    >>> tag_line("Player1", 'Anna "the wall"')
    '[Player1 "Anna \\"the wall\\""]'
    """
    return f'[{name} "{_escaped(value, _IN_TAG)}"]'


def comment_words(comment: str) -> list[str]:
    """A comment in its braces, cut where a line break reads as the blank that stood there."""
    return _BREAK.split("{" + _escaped(comment, _IN_COMMENT) + "}")


def filled(words: Iterable[str]) -> str:
    """Words with blanks between them, in lines of at most WIDTH columns where words allow it."""
    lines = [""]
    for word in words:
        if not lines[-1]:
            lines[-1] = word
        elif len(lines[-1]) + 1 + len(word) <= WIDTH:
            lines[-1] += " " + word
        else:
            lines.append(word)
    return "\n".join(lines)


_LEXEME = re.compile(
    r"""
    \[(?P<name>[A-Za-z][A-Za-z0-9_]*)[ \t]+"(?P<tag>(?:[^"\\\n]++|\\[^\n])*+)"[ \t]*\]
    | \{(?P<comment>(?:[^{}\\]++|\\[^\n])*+)\}
    | (?P<open>\()
    | (?P<close>\))
    | (?P<word>[^ \t\n(){}\[\]"]+)
    """,
    re.VERBOSE,
)
_UNREADABLE = {"[": "record-tag", "{": "record-comment", "}": "record-comment"}

_BLANKS = re.compile(r"[ \t\n]*")
_LINE_BREAK = re.compile(r"[ \t]*\n[ \t]*")
_BREAK = re.compile(r"(?<=[^ \t]) (?=[^ \t])")

_ESCAPED = re.compile(r"\\(.)", re.DOTALL)
_LETTER_OF = {"\\": "\\", '"': '"', "{": "{", "}": "}", "\n": "n", "\r": "r"}
_CHARACTER_OF = {letter: character for character, letter in _LETTER_OF.items()}
_IN_TAG = re.compile(r'[\\"\n\r]')
_IN_COMMENT = re.compile(r"[\\{}\n\r]")


def _after_blanks(text: str, at: int) -> int:
    found = _BLANKS.match(text, at)
    return at if found is None else found.end()


def _lexeme(found: re.Match[str], line: int) -> Lexeme:
    kind = Kind(found.lastgroup)
    text = found[kind.value]
    if kind is Kind.TAG:
        return Lexeme(kind, line, _unescaped(text, line), found["name"])
    if kind is Kind.COMMENT:
        return Lexeme(kind, line, _unescaped(_LINE_BREAK.sub(" ", text), line))
    return Lexeme(kind, line, text)


def _escaped(text: str, special: re.Pattern[str]) -> str:
    return special.sub(lambda found: "\\" + _LETTER_OF[found[0]], text)


def _unescaped(text: str, line: int) -> str:
    def character(found: re.Match[str]) -> str:
        if found[1] not in _CHARACTER_OF:
            raise record_error(line, "record-escape")
        return _CHARACTER_OF[found[1]]

    return _ESCAPED.sub(character, text)
