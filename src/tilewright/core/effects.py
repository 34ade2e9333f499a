"""Effects: what an action does to the table, as values in the order in which people would do it.

The rules produce them while they apply an action, and nothing else is needed to show, to tell or to
score it: moving the pieces as the effects say turns the position before into the one after.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from functools import cache
from typing import NamedTuple, TypeAlias

from tilewright.core.seat import Seat
from tilewright.core.tiles import LETTERS, Tiles
from tilewright.core.words import Parameter, Reason

# A piece as the notation writes it: a tile `B`, the start marker `1`, a plate `BRJY`, a chip `BR`.
# A question mark stands for a front that is not seen; the back follows where it can be seen (`?J`).
Piece: TypeAlias = str


class Place(NamedTuple):
    """Where pieces can lie: `factory2`, `p1.line4.2`, `bag`. Seats count from 0, all else from 1.

    >>> str(Place("line", Seat(0), (4, 2)))
    'p1.line4.2'
    """

    kind: str  # such as factory, centre, line, wall, floor, bag
    seat: Seat | None = None  # whose board it is on, if any
    at: tuple[int, ...] = ()  # its number; then the space or column, where it has several

    def __str__(self) -> str:
        owner = "" if self.seat is None else f"p{self.seat + 1}."
        return owner + self.kind + ".".join([str(number) for number in self.at])


def place_of(text: str) -> Place:
    """Read what `str(place)` writes; raises ValueError.

    >>> place_of("p2.wall3.5")
    Place(kind='wall', seat=1, at=(3, 5))
    """
    found = re.fullmatch(r"(?:p([1-9])\.)?([a-z]+(?:-[a-z]+)*)((?:\d+(?:\.\d+)*)?)", text)
    if found is None:
        raise ValueError(f"{text!r} is not a place")
    seat, kind, numbers = found.groups()
    at = tuple([int(number) for number in numbers.split(".")]) if numbers else ()
    return Place(kind, None if seat is None else Seat(int(seat) - 1), at)


@cache
def numbered(kind: str, number: int) -> Place:
    """One of several places of the table, such as a factory."""
    return Place(kind, None, (number,))


@cache
def owned(kind: str, seat: Seat, *at: int) -> Place:
    """A place on a seat's board."""
    return Place(kind, seat, at)


class Moved(NamedTuple):
    """So many equal pieces change places.

    Where spaces have numbers, source and target are the first of so many consecutive ones.
    """

    piece: Piece  # what moves
    source: Place  # from where
    target: Place  # to where
    number: int = 1  # of equal pieces


class Scored(NamedTuple):
    """Points that a seat gains, or loses if negative: for what, for which spaces, and why.

    `why` is for sentences; whoever decides something looks at `kind`. Some things that people want
    to be told of score nothing.
    """

    seat: Seat  # who scores
    points: int  # negative where they are lost
    kind: str  # such as `tile`, `floor`, `columns`
    spaces: tuple[Place, ...]  # what counts
    why: Reason  # as a sentence


class Revealed(NamedTuple):
    """A piece is turned up where it lies; who learns its face, or everybody (None)."""

    piece: Piece  # what is seen now
    place: Place  # where it lies
    to: Seat | None = None  # who sees it; None: everybody


class Span(Enum):
    """What can end."""

    TURN = "turn"
    ROUND = "round"
    GAME = "game"


class Ended(NamedTuple):
    """A turn, a round or the game is over."""

    what: Span  # a turn, a round or the game


Effect: TypeAlias = Moved | Scored | Revealed | Ended

# What can be scored, and the message that tells it.
SCORES: Mapping[str, str] = {
    "tile": "score-tile",
    "special": "score-special",
    "floor": "score-floor",
    "broken": "score-broken",
    "start-tile": "score-start-tile",
    "draw": "score-draw",
    "line-fallen": "score-line-fallen",
    "line-broken": "score-line-broken",
    "raised": "score-raised",
    "rows": "score-rows",
    "columns": "score-columns",
    "colours": "score-colours",
    "diagonals": "score-diagonals",
    "jokers": "score-jokers",
    "five-colours": "score-five-colours",
    "border": "score-border",
    "corners": "score-corners",
    "empty-specials": "score-empty-specials",
}

# Takes the effects of a walk through the rules; None drops them, for who only wants the state.
Sink: TypeAlias = list[Effect] | None


def scored(
    seat: Seat,
    points: int,
    rule: str,
    kind: str,
    spaces: Iterable[Place] = (),
    **parameters: Parameter,
) -> Scored:
    """Points with their reason: the message of their kind, and their number, which is positive."""
    told: Mapping[str, Parameter] = {"points": abs(points), **parameters}
    return Scored(seat, points, kind, tuple(spaces), Reason(rule, SCORES[kind], told))


def moves(tiles: Tiles, source: Place, target: Place) -> list[Effect]:
    """Tiles that go the same way, colour by colour in wall order."""
    return [
        Moved(letter, source, target, count)
        for letter, count in zip(LETTERS, tiles, strict=True)
        if count
    ]


def scores_in(effects: Sequence[Effect]) -> tuple[Scored, ...]:
    """What is scored among some effects, in order."""
    return tuple([each for each in effects if isinstance(each, Scored)])
