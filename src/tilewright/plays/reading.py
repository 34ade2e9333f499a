"""Records read one after another from files of any size, replayed by the fast core."""

import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from os import PathLike
from typing import NamedTuple, TypeAlias

from tilewright.core.errors import InvalidOption, InvalidState, NotationError, RecordError
from tilewright.core.lexemes import record_error
from tilewright.core.record import (
    BROKEN_OFF,
    REQUIRED,
    RESERVED,
    RULES_VERSION,
    options_of,
    records_in,
    result_text,
)
from tilewright.native.engine import Engine
from tilewright.plays.replay import Replay, fast_game

Source: TypeAlias = str | PathLike[str] | Iterable[str]
Report: TypeAlias = Callable[[RecordError], object]
Found: TypeAlias = tuple[list[Replay], RecordError | None]

UNCLOSED = "record-comment"  # what is wrong with a comment that has no end
MOST_JOINED = 20  # parts that are read as one record: a comment may hold the tag that begins one

_BEGINS = re.compile(r'[ \t]*\[Game[ \t]+"')
_HEAD = re.compile(r'(?:[ \t\n]*\[[A-Za-z][A-Za-z0-9_]*[ \t]+"[^"\\\n]*"[ \t]*\])+')
_TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9_]*)[ \t]+"([^"\\\n]*)"')


class Part(NamedTuple):
    """The lines of a file from one that begins a record up to the next such line."""

    text: str  # of the record
    line: int  # of its first line, from 1


def stream_records(source: Source, report: Report | None = None) -> Iterator[Replay]:
    r"""The games of a file, one after another; only one of them is in memory.

    `source` is the path of a file, or an open text file, or any lines. A record with a mistake
    raises RecordError; with `report` it is told to that instead, and the next one follows. The
    lines of errors count from 1 through the whole file. Raises OSError for a file that can't be
    opened.

    >>> from tilewright import Azul, Play, write_record
    >>> play = Play(Azul(first=0), seed=7)
    >>> dealt = play.push_chance()
    >>> good = write_record(play.record(Player1="Ana"))
    >>> lines = f"{good}\n{good.replace('/', 'x')}\n{good}".splitlines(keepends=True)
    >>> bad = []
    >>> [(game.line, game.result, game.tags) for game in stream_records(lines, bad.append)]
    [(1, '*', {'Player1': 'Ana'}), (19, '*', {'Player1': 'Ana'})]
    >>> bad[0].line
    16
    """
    with _opened(source) as lines:
        parts = Parts(lines)
        for part in parts:
            found, mistake = _replays(part, parts)
            yield from found
            if mistake is not None and report is None:
                raise mistake
            if mistake is not None and report is not None:
                report(mistake)


class Parts:
    """The parts of some lines, one after another; what was taken too far can be put back."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines = iter(lines)
        self._next = next(self._lines, "").removeprefix("\ufeff")  # begins the next part
        self._number = 1  # of that line
        self._waiting: deque[Part] = deque()

    def __iter__(self) -> "Parts":
        return self

    def __next__(self) -> Part:
        if self._waiting:
            return self._waiting.popleft()
        while self._next:
            part = self._taken()
            if not part.text.isspace():
                return part
        raise StopIteration

    def put_back(self, parts: Iterable[Part]) -> None:
        """Let these come next."""
        self._waiting.extendleft(reversed([*parts]))

    def _taken(self) -> Part:
        taken, number = [self._next], self._number
        self._next = ""
        for line in self._lines:
            if _BEGINS.match(line):
                self._next = line
                break
            taken.append(line)
        self._number += len(taken)
        text = "".join(taken)
        if "\r" in text:
            text = text.replace("\r\n", "\n").replace("\r", "\n")
        return Part(text, number)


@contextmanager
def _opened(source: Source) -> Iterator[Iterable[str]]:
    """The lines of a source; bytes that are no text become lone surrogates, which no record has."""
    if not isinstance(source, str | PathLike):
        yield source
        return
    with open(source, encoding="utf-8-sig", errors="surrogateescape") as file:
        yield file


def _replays(part: Part, parts: Parts) -> Found:
    """The games of a part, one as a rule, and the mistake that follows them, if there is one."""
    mistake = _wrong_text(part)
    if mistake is not None:
        return [], mistake
    fast = _replayed(part)
    if fast is not None:
        return [fast], None
    found, mistake = _read(part)
    if mistake is not None and mistake.problem.message == UNCLOSED:
        joined = _joined(part, parts)
        if joined is not None:
            return joined, None
    return found, mistake


def _joined(part: Part, parts: Parts) -> list[Replay] | None:
    """The games of a part and those that follow, where a comment goes on in them."""
    taken: list[Part] = []
    text = part.text
    while len(taken) < MOST_JOINED and (following := next(parts, None)) is not None:
        taken.append(following)
        text += following.text
        found, mistake = _read(Part(text, part.line))
        if mistake is None:
            return found
        if mistake.problem.message != UNCLOSED:
            break
    parts.put_back(taken)
    return None


def _replayed(part: Part) -> Replay | None:
    """The game of a part, replayed by the core; None where the slow reader has to look at it."""
    head = _HEAD.match(part.text)
    if head is None:
        return None
    pairs = _TAG.findall(head[0])
    tags: dict[str, str] = dict(pairs)
    if len(tags) != len(pairs) or pairs[0][0] != "Game" or not all([n in tags for n in REQUIRED]):
        return None
    table = _table(tags["Game"], tags["Options"], tags["Rules"])
    if table is None:
        return None
    try:
        opening = None if "Position" not in tags else table.notation.parse_state(tags["Position"])
    except (NotationError, InvalidState):
        return None
    core = table.core.replay(part.text[head.end() :], opening)
    if core is None:
        return None
    outcome = table.outcome(core.state(len(core)))
    winners = "" if outcome is None else " ".join([str(seat + 1) for seat in outcome.winners])
    if not core.result == tags["Result"] == result_text(outcome):
        return None
    if tags.get("Winners") != (winners or None) or "Forfeit" in tags:
        return None
    if "Ended" in tags and (outcome is not None or tags["Ended"] != BROKEN_OFF):
        return None
    free = {name: value for name, value in pairs if name not in RESERVED}
    return Replay(table, free, part.text, part.line, core)


def _read(part: Part) -> Found:
    """The same as the reader of whole texts has it."""
    found: list[Replay] = []
    try:
        for record in records_in(part.text, fast_game):
            found += [Replay(record.game, record.tags, part.text, part.line, record=record)]
    except RecordError as error:
        return found, RecordError(part.line + error.line - 1, error.problem)
    return found, None


def _wrong_text(part: Part) -> RecordError | None:
    """What was no UTF-8 text, and where."""
    if part.text.isascii():
        return None
    try:
        part.text.encode()
    except UnicodeEncodeError as error:
        line = part.line + part.text.count("\n", 0, error.start)
        return record_error(line, "record-encoding")
    return None


@lru_cache(maxsize=64)
def _table(name: str, options: str, rules: str) -> Engine | None:
    """The table of a record in the core; None if there is none, or it is not known."""
    try:
        game = fast_game(name, options_of(options, 1))
    except (InvalidOption, RecordError):
        return None
    return game if isinstance(game, Engine) and rules == RULES_VERSION else None
