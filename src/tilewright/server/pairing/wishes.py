"""What is asked for and answered where people look for others to play with."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from tilewright.club.seeks import ANY
from tilewright.tables.commands import (
    ClockWanted,
    GameName,
    Name,
    OptionName,
    OptionText,
    TableId,
    Token,
)

Span: TypeAlias = Annotated[int, Meta(ge=0, le=ANY, description="In points of rating.")]


class NewSeek(Struct, frozen=True, forbid_unknown_fields=True):
    """Look for somebody to play with.

    The token is a secret of your own choice: it will open your seat. With `invited` only that
    player is asked: a challenge.
    """

    game: Annotated[GameName, Meta(max_length=20)]
    token: Token
    options: Annotated[dict[OptionName, OptionText], Meta(max_length=10)] = {}
    clock: ClockWanted | None = None
    rated: bool = False
    below: Span = ANY  # how far below your rating others may be; it widens while you wait
    above: Span = ANY
    name: Name | None = None  # None: the name of the player
    invited: TableId | None = None  # the id of a player


class Acceptance(Struct, frozen=True, forbid_unknown_fields=True):
    """Play with somebody who looks for others."""

    token: Token
    name: Name | None = None


class SeekTold(Struct, frozen=True):
    """How your search stands."""

    seek: str
    waiting: int  # milliseconds since it began
    bot: str | None  # the level of a bot that you might play meanwhile; None: not yet
    table: str | None  # that waits for you: your token opens your seat
    path: str | None


class SeekListed(Struct, frozen=True):
    """Somebody who looks for others."""

    seek: str
    name: str
    rating: int
    game: GameName
    options: dict[str, str]
    clock: ClockWanted | None
    rated: bool
    since: int  # milliseconds since 1970
    challenge: bool  # it is for you alone
    yours: bool


class SeekList(Struct, frozen=True):
    """Who looks for others, those who have waited longest first; challenges to you before them."""

    seeks: list[SeekListed]


class SeekEnded(Struct, frozen=True):
    """Who looks for others, now that you do not; unless somebody was found just before."""

    seeks: list[SeekListed]
    table: str | None  # the one that was found: it waits for you, and your token opens your seat
    path: str | None
