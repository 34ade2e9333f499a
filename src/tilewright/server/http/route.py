"""Route: an operation of the HTTP API, what it takes, what it answers, why it may refuse."""

from typing import Any, Literal, NamedTuple

from tilewright.tables.codes import Code

JSON = "application/json"
LINES = "application/x-ndjson"
TEXT = "text/plain"


class Content(NamedTuple):
    """A body or an answer: its media type, and what it holds (None: anything of that kind)."""

    media: str
    type: Any


class Route(NamedTuple):
    """An operation of the API; `name` is its id and the name of the function that answers."""

    method: Literal["GET", "POST"]
    path: str
    name: str
    summary: str
    description: str
    answers: dict[int, Content]
    refusals: tuple[Code, ...]
    body: Content | None = None
    token: Literal["none", "may", "must"] = "none"  # whether a seat's token is sent along
    query: tuple[str, ...] = ()  # parameters of its address
    takes_much: bool = False  # its body may be as large as a record
    of: str = "api"  # the part of the server (app.House) whose function it is
    player: Literal["none", "may", "must"] = "none"  # whether a player's device is named
    has_tag: bool = False  # who names the tag of the last answer is told if it is the same


ALWAYS: tuple[Code, ...] = ("malformed", "too-many")
TABLE: tuple[Code, ...] = (
    *ALWAYS,
    "unknown-table",
    "unreadable",
    "unknown-rules",
    "sealed",
    "busy",
)
SEEN: tuple[Code, ...] = (*TABLE, "unknown-token")
SENT: tuple[Code, ...] = ("too-large", "origin")
PLAYED: tuple[Code, ...] = ("unknown-device", "banned")  # of who names a player's device
