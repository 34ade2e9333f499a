"""The words of the engine protocol, the same for both sides: its lines, written and read.

It is told in docs/engines.md. A *host* runs a game and asks; a *program* answers. Every line is a
word and what belongs to it; what can't be read is None here, and whoever reads says so.
"""

import math
import re
from typing import NamedTuple

from tilewright.core.bot import Limit
from tilewright.core.game import AnyGame
from tilewright.core.record import RULES_VERSION
from tilewright.core.seat import Seat

LONGEST_LINE = 65_536  # bytes of a line, without its end
LONGEST_QUOTE = 200  # characters of the other side's text that a message repeats

# What a host says, besides `position`, `go` and `newgame`, and what it waits for.
HELLO, HELLO_ANSWER = "protocol", "protocolok"
READY, READY_ANSWER = "isready", "readyok"
GO, GO_ANSWER = "go", "bestmove"
STOP, QUIT, ERROR, INFO = "stop", "quit", "error", "info"

SEED = "seed"  # the option of a program that plays by lot
MOST_SEED = 2**63 - 1


class Versions(NamedTuple):
    """Which protocol and which rules a side knows: `1 rules 1`."""

    protocol: str  # of the protocol
    rules: str  # of the rules

    def __str__(self) -> str:
        return f"{self.protocol} rules {self.rules}"


OURS = Versions("1", RULES_VERSION)


def versions_of(text: str) -> Versions | None:
    """The versions that follow `protocol` or `protocolok`."""
    found = re.fullmatch(r"([0-9]{1,9}) rules ([0-9]{1,9})", text)
    return None if found is None else Versions(found[1], found[2])


def seed_option(default: int) -> str:
    """The line with which a program offers to be given a seed."""
    return f"option name {SEED} type spin default {default} min 0 max {MOST_SEED}"


def option_name(text: str) -> str | None:
    """The name of the option that follows `option`."""
    found = re.fullmatch(r"name (\S.*?) type (?:check|spin|combo|string)(?: .*)?", text)
    return None if found is None else found[1]


def setoption(name: str, value: object) -> str:
    """The line that sets an option."""
    return f"setoption name {name} value {value}"


def setting_of(text: str) -> tuple[str, str] | None:
    """Name and value that follow `setoption`."""
    found = re.fullmatch(r"name (\S.*?) value (\S.*)", text)
    return None if found is None else (found[1], found[2])


def newgame(game: AnyGame) -> str:
    """The line that names the table: `newgame azul seats=2 wall=coloured first=random`."""
    options = [f"{name}={value}" for name, value in game.options.items()]
    return " ".join(["newgame", game.name, *options])


def table_of(text: str) -> tuple[str, dict[str, str]] | None:
    """The name and the options of a game that follow `newgame`."""
    name, *words = text.split() or [""]
    options = dict([word.partition("=")[::2] for word in words])
    is_read = name and len(options) == len(words) and all(options.values())
    return (name, options) if is_read else None


class Position(NamedTuple):
    """What a seat may know: a text of the table, and the moves since, which are mostly none."""

    seat: Seat  # that is asked
    text: str  # as the seat sees it; START before anything is drawn
    moves: tuple[str, ...] = ()  # made since then, as texts

    def __str__(self) -> str:
        moves = f" moves {' '.join(self.moves)}" if self.moves else ""
        return f"position seat {self.seat + 1} {self.text}{moves}"


START = "start"


def position_of(text: str) -> Position | None:
    """What follows `position`."""
    found = re.fullmatch(r"seat ([1-9]) (\S.*?)(?: moves (\S.*))?", text)
    if found is None:
        return None
    return Position(Seat(int(found[1]) - 1), found[2], tuple((found[3] or "").split()))


def go(limit: Limit) -> str:
    """The line that asks for a move within a limit: `go nodes 2000 seconds 0.5`.

    >>> go(Limit(nodes=2000)), go(Limit(seconds=0.1)), go(Limit())
    ('go nodes 2000', 'go seconds 0.1', 'go')
    """
    words = [GO]
    if limit.nodes is not None:
        words.append(f"nodes {limit.nodes}")
    if limit.seconds is not None:
        words.append(f"seconds {_decimal(limit.seconds)}")
    return " ".join(words)


def limit_of(text: str) -> Limit | None:
    """The limit that follows `go`; no limit at all is one, too, and unknown words are passed over.

    >>> limit_of("depth 3 nodes 2000")
    Limit(nodes=2000, seconds=None)
    """
    words = iter(text.split())
    found: dict[str, str] = {}
    for word in words:
        if word in _LIMITS:
            value = next(words, "")
            if word in found or not re.fullmatch(_LIMITS[word], value):
                return None
            found[word] = value
    nodes, seconds = found.get("nodes"), found.get("seconds")
    try:
        return Limit(
            None if nodes is None else int(nodes), None if seconds is None else float(seconds)
        )
    except ValueError:
        return None


_LIMITS = {"nodes": r"[0-9]{1,19}", "seconds": r"[0-9]{1,9}(\.[0-9]{1,9})?"}


class Answer(NamedTuple):
    """What a program answers to `go`: a move, what it expects of it, positions it looked at."""

    move: str  # its text
    value: float = 0.0  # in its own unit; larger is better for its seat
    nodes: int = 0  # positions that were looked at

    def __str__(self) -> str:
        return f"{GO_ANSWER} {self.move} value {_decimal(self.value)} nodes {self.nodes}"


def answer_of(text: str) -> Answer | None:
    """What follows `bestmove`.

    >>> answer_of("2B4 value -1.5 nodes 2000")
    Answer(move='2B4', value=-1.5, nodes=2000)
    """
    found = re.fullmatch(r"(\S+)(?: value (\S+))?(?: nodes ([0-9]{1,18}))?", text)
    if found is None:
        return None
    try:
        value = float(found[2] or 0)
    except ValueError:
        return None
    return Answer(found[1], value, int(found[3] or 0)) if math.isfinite(value) else None


def split_line(line: str) -> tuple[str, str]:
    """The word of a line and the rest, however many blanks lie between them."""
    word, _, rest = " ".join(line.split()).partition(" ")
    return word, rest


def quoted(text: str) -> str:
    """What the other side wrote, on one line, short, and without what would steer a terminal."""
    shown = "".join([mark if mark.isprintable() else "�" for mark in " ".join(text.split())])
    return shown if len(shown) <= LONGEST_QUOTE else shown[: LONGEST_QUOTE - 1] + "…"


def _decimal(number: float) -> str:
    return f"{number:.9f}".rstrip("0").rstrip(".")
