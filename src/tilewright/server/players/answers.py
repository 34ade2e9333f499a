"""What players send and are sent over HTTP. Times are milliseconds since 1970."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from tilewright.club.plan import Plan, Status
from tilewright.tables.commands import ClockWanted, GameName, Name

Base64: TypeAlias = Annotated[str, Meta(min_length=1, max_length=2_000)]
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=1_400)]  # of a device or a passkey


class Sent(Struct, frozen=True, forbid_unknown_fields=True):
    """What players send."""


class NewPlayer(Sent, frozen=True):
    """Somebody who plays here for the first time."""

    name: Name | None = None  # None: none yet


class PlayerMade(Struct, frozen=True):
    """The player that you are on this device, with the secret of the device."""

    player: str  # the id
    token: str
    name: str  # "": none yet


# Oneself


class RatingTold(Struct, frozen=True):
    """How strong a player is, in one game with so many seats."""

    game: GameName
    seats: int
    rating: int
    deviation: int
    provisional: bool
    games: int  # that were rated


class DeviceTold(Struct, frozen=True):
    """A device on which you are signed in."""

    id: str
    name: str  # such as `Firefox, Linux`; "": not known
    made: int  # when you signed in there
    seen: int  # when it was last used, to the hour
    this: bool  # the one that asks


class PasskeyTold(Struct, frozen=True):
    """A passkey that signs you in."""

    id: str
    name: str  # of the device that made it
    made: int


class Me(Struct, frozen=True):
    """You, as the server knows you."""

    player: str  # the id
    name: str  # "": none yet
    made: int
    public: bool  # others may see your page
    kept: bool  # for good, by a passkey or a phrase; the name is yours
    phrase: bool  # there is a recovery phrase
    passkeys: list[PasskeyTold]
    devices: list[DeviceTold]
    ratings: list[RatingTold]


class MeWanted(Sent, frozen=True):
    """What you want to change about yourself."""

    name: Name | None = None  # None: as it is
    public: bool | None = None  # None: as it is


class DeviceGone(Sent, frozen=True):
    """A device that is to be signed out."""

    device: Id


class PasskeyGone(Sent, frozen=True):
    """A passkey that is not to sign you in any more."""

    passkey: Id


class Farewell(Sent, frozen=True):
    """Delete everything about yourself; the games stay, under another name."""

    player: Id  # your own id, so that nothing is deleted by mistake


class Gone(Struct, frozen=True):
    """You are deleted, and at so many tables your name was replaced."""

    tables: int


class PhraseMade(Struct, frozen=True):
    """Your recovery phrase: write it down, it is told only once."""

    phrase: str


class PhraseGiven(Sent, frozen=True):
    """The recovery phrase of who signs in."""

    phrase: Annotated[str, Meta(min_length=1, max_length=500)]


class PasskeyAsked(Struct, frozen=True):
    """What to hand to `navigator.credentials`, as JSON has it."""

    options: dict[str, Any]


class CredentialResponse(Sent, frozen=True, forbid_unknown_fields=False, omit_defaults=True):
    """What an authenticator has signed, in base64url; what else a browser tells is ignored."""

    clientDataJSON: Base64
    attestationObject: Base64 | None = None  # of a new passkey
    authenticatorData: Base64 | None = None  # of one that signs in, as the rest
    signature: Base64 | None = None
    userHandle: Base64 | None = None


class Credential(Sent, frozen=True, forbid_unknown_fields=False, omit_defaults=True):
    """A passkey's answer, as `toJSON` of the browser tells it."""

    id: Id
    rawId: Id
    response: CredentialResponse
    type: Literal["public-key"] = "public-key"


# Games


class GameSeat(Struct, frozen=True):
    """A seat of a game that is over."""

    seat: int
    name: str
    player: str | None  # the id of a player whose page can be seen
    level: str | None  # of a bot
    points: int | None  # None: the game was not played to its end
    place: int | None  # None: nobody has won
    left: bool  # a bot played on
    before: int | None  # the rating, if the game was rated
    after: int | None
    accuracy: float | None  # of 100, by the report of a player's browser


class GameTold(Struct, frozen=True):
    """A game that is over, as one of its players sees it."""

    number: int  # in the order of all games
    table: str
    game: GameName
    options: str  # `gray`, or ""
    how: Literal["finished", "resigned", "time", "ended", "expired", "failed"]
    rated: bool
    ended: int
    seat: int  # the player's own
    result: Literal["won", "shared", "lost", "none"]
    seats: list[GameSeat]


class GamesTold(Struct, frozen=True):
    """Games, the newest first."""

    games: list[GameTold]
    next: int | None  # ask for those `before` this number; None: there are no more


class Tally(Struct, frozen=True):
    """How games against somebody ended."""

    name: str
    player: str | None  # None: a bot, or somebody without a public page
    level: str | None
    game: GameName
    seats: int
    games: int
    won: int
    shared: int
    lost: int


class AccuracyTold(Struct, frozen=True):
    """How accurately a game was played."""

    number: int
    table: str
    game: GameName
    seats: int
    ended: int
    accuracy: float  # of 100
    rating: int | None  # after it, if it was rated


class Statistics(Struct, frozen=True):
    """A player's results by opponent and level, and accuracy over time, the newest first."""

    opponents: list[Tally]
    levels: list[Tally]
    accuracy: list[AccuracyTold]


class PlayerPage(Struct, frozen=True):
    """What everybody may see of a player."""

    player: str
    name: str
    made: int
    ratings: list[RatingTold]
    games: int  # how many are over


class SeekKept(Struct, frozen=True):
    """A search for somebody to play with, or a challenge: yours, or one to you."""

    seek: str
    since: int
    name: str  # of who looks for others
    yours: bool
    challenge: bool  # to one player
    game: GameName
    options: dict[str, str]
    clock: ClockWanted | None
    rated: bool
    below: int
    above: int
    table: str | None  # None: it has found nobody
    ended: bool  # you look no more; it goes in a while


class TournamentKept(Struct, frozen=True):
    """A tournament that you have made or entered."""

    tournament: str
    plan: Plan
    status: Status
    made: int | None  # when you made it; None: somebody else did
    number: int | None  # yours; None: you did not enter
    name: str | None  # under which you take part
    active: bool  # you take part


class ComplaintKept(Struct, frozen=True):
    """What you have reported of somebody."""

    time: int
    table: str
    seat: int  # of whom it is about
    name: str
    why: str


class DeedKept(Struct, frozen=True):
    """What an operator did to you."""

    time: int
    deed: str
    why: str


class Export(Struct, frozen=True):
    """Everything that the server keeps about you, but for what others have reported of you."""

    me: Me
    games: list[GameTold]
    tables: list[str]  # at which you hold a seat, over or not
    seeks: list[SeekKept]
    tournaments: list[TournamentKept]
    complaints: list[ComplaintKept]
    deeds: list[DeedKept]


class SeatPlayer(Struct, frozen=True):
    """A player, or a bot with a measured rating, on a seat of a table."""

    seat: int
    player: str | None  # the id, if their page can be seen
    rating: int | None  # before the game, if it is over and was rated; None: not rated yet
    provisional: bool
    after: int | None  # the rating after the game, if it is over and was rated


class TablePlayers(Struct, frozen=True):
    """The players who are known at a table."""

    rated: bool  # its result changes, or has changed, their ratings
    seats: list[SeatPlayer]
