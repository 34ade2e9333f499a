"""The plan of a tournament: what its maker decides before anybody enters."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from tilewright.tables.commands import ClockWanted, GameName, Level, OptionName, OptionText

Kind: TypeAlias = Literal["swiss", "arena", "duplicate"]
Status: TypeAlias = Literal["open", "running", "over", "cancelled"]

MOST_ENTRANTS = 128


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament of games for two.

    It runs by itself: it starts at its time, pairs whoever has entered, and ends after its rounds,
    or when an arena's minutes are over.
    """

    name: Annotated[
        str, Meta(min_length=1, max_length=60, pattern=r"^[^\x00-\x1f\x7f-\x9f]*$(?!\n)")
    ]
    kind: Kind
    game: Annotated[GameName, Meta(max_length=20)]
    clock: ClockWanted
    starts: Annotated[int, Meta(ge=0, le=1 << 53)]  # milliseconds since 1970
    options: Annotated[dict[OptionName, OptionText], Meta(max_length=10)] = {}
    rounds: Annotated[int, Meta(ge=1, le=15)] = 5  # of a Swiss tournament; the deals of a duplicate
    minutes: Annotated[int, Meta(ge=5, le=360)] = 60  # of an arena
    rated: bool = False
    bots: Level | None = None  # of bots that fill in; None: an odd one has a bye
    fill: Annotated[
        int,
        Meta(
            ge=0,
            le=64,
            description="bots fill in up to so many, and to an even number; no further than to 16, "
            "or to twice the people if that is more",
        ),
    ] = 0
    most: Annotated[int, Meta(ge=2, le=MOST_ENTRANTS)] = 128
