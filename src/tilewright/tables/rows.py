"""The rows of a log: what happened, a class for each kind, and the text in which it is stored.

Only this module reads and writes that text. Databases and backups of all versions hold it.
"""

from collections.abc import Callable, Mapping
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct

Early: TypeAlias = Literal["resigned", "time", "ended", "expired", "failed"]


class Event(Struct, frozen=True, gc=False, tag_field="kind"):
    """Something that happened at a table; `seat` is whose doing it was."""

    @property
    def kind(self) -> str:
        """The name of the kind, as it is stored and sent."""
        return str(self.__struct_config__.tag)


class Played(Event, frozen=True, gc=False, tag="act"):
    """A seat, or chance, made a move."""

    seat: int | None  # None: chance
    action: str  # in the notation of docs/notation.md


class Seated(Event, frozen=True, gc=False, tag="sit"):
    """Somebody sat down."""

    seat: int
    name: str
    key: str | None = None  # that holds the seat from now on; None: that stays as it was


class Confirmed(Event, frozen=True, gc=False, tag="confirm"):
    """A seat confirmed its moves."""

    seat: int


class TakenBack(Event, frozen=True, gc=False, tag="back"):
    """Moves were taken back."""

    seat: int
    moves: int  # how many are left


class Offered(Event, frozen=True, gc=False, tag="offer"):
    """Somebody asked the others for a takeback or a rematch."""

    seat: int
    what: Literal["back", "rematch"]
    moves: int | None = None  # of a takeback: how many would be left


class Agreed(Event, frozen=True, gc=False, tag="agree"):
    """Somebody agreed to what was offered."""

    seat: int


class Declined(Event, frozen=True, gc=False, tag="decline"):
    """Somebody declined what was offered, or withdrew it."""

    seat: int


class Resigned(Event, frozen=True, gc=False, tag="resign"):
    """Somebody gave up."""

    seat: int
    level: str | None = None  # of the bot that plays on; None: the game is over


class Replaced(Event, frozen=True, gc=False, tag="replace"):
    """A bot took the seat of somebody who was absent."""

    seat: int
    level: str


class Ended(Event, frozen=True, gc=False, tag="end"):
    """The table ended before its game did."""

    seat: int | None  # by whose fault
    how: Early
    why: str = ""  # of a bot that failed


class Continued(Event, frozen=True, gc=False, tag="rematch"):
    """The same people go on at another table."""

    table: str  # its id
    seat: None = None


class Resumed(Event, frozen=True, gc=False, tag="resume"):
    """The server was away; that time is on nobody's clock."""

    seat: None = None


AnyEvent: TypeAlias = (
    Played
    | Seated
    | Confirmed
    | TakenBack
    | Offered
    | Agreed
    | Declined
    | Resigned
    | Replaced
    | Ended
    | Continued
    | Resumed
)


class Row(Struct, frozen=True, gc=False):
    """An event with its place in the log."""

    version: int  # from 1
    event: AnyEvent
    command: str | None  # the id of the command that asked for it, with whose it was: `0:c17`
    time: int  # milliseconds since 1970


class StoredEvent(NamedTuple):
    """An event as a database keeps it."""

    seat: int | None
    kind: str
    text: str


def stored(event: AnyEvent) -> StoredEvent:
    """An event as it is stored.

    >>> stored(Seated(1, "Ana Maria"))
    StoredEvent(seat=1, kind='sit', text='- Ana Maria')
    """
    return StoredEvent(event.seat, event.kind, _text(event))


def event_of(seat: int | None, kind: str, text: str) -> AnyEvent:
    """A stored event; raises ValueError for one that can't be.

    >>> event_of(0, "offer", "back 12")
    Offered(seat=0, what='back', moves=12)
    """
    read = _FIELDS.get(kind)
    if read is None:
        raise ValueError(f"unknown kind of row: {kind!r}")
    values = {"kind": kind, "seat": seat, **read(text)}
    try:
        event: AnyEvent = msgspec.convert(values, AnyEvent)
    except msgspec.ValidationError as error:
        raise ValueError(f"a row of the kind {kind!r} that can't be: {error}") from error
    return event


def _text(event: AnyEvent) -> str:
    match event:
        case Played():
            return event.action
        case Seated():
            return f"{event.key or KEY_STAYS} {event.name}"
        case TakenBack():
            return str(event.moves)
        case Offered():
            return event.what if event.moves is None else f"{event.what} {event.moves}"
        case Resigned():
            return event.level or ""
        case Replaced():
            return event.level
        case Ended():
            return f"{event.how} {event.why}" if event.why else event.how
        case Continued():
            return event.table
        case Confirmed() | Agreed() | Declined() | Resumed():
            return ""


KEY_STAYS = "-"


def _seated(text: str) -> dict[str, Any]:
    key, _, name = text.partition(" ")
    return {"name": name, "key": None if key == KEY_STAYS else key}


def _offered(text: str) -> dict[str, Any]:
    what, _, moves = text.partition(" ")
    return {"what": what, "moves": int(moves) if moves else None}


def _ended(text: str) -> dict[str, Any]:
    how, _, why = text.partition(" ")
    return {"how": how, "why": why}


def _nothing(text: str) -> dict[str, Any]:
    return {}


# The fields that the text of each kind holds.
_FIELDS: Mapping[str, Callable[[str], dict[str, Any]]] = {
    "act": lambda text: {"action": text},
    "sit": _seated,
    "confirm": _nothing,
    "back": lambda text: {"moves": int(text)},
    "offer": _offered,
    "agree": _nothing,
    "decline": _nothing,
    "resign": lambda text: {"level": text or None},
    "replace": lambda text: {"level": text},
    "end": _ended,
    "rematch": lambda text: {"table": text},
    "resume": _nothing,
}
