"""What is sent to a table, one tagged union, and how a table is asked for.

docs/protocol.md, the page's TypeScript types and the OpenAPI document are written from this module,
messages.py and server/http/answers.py. Seats count from 0, as in arrays; moves and versions are
counts.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from tilewright.bots.program import LONGEST_NAME
from tilewright.tables.phrases import Phrase

PROTOCOL = 2  # counts up when a client that was right would be wrong

# What a text may be, to its very end: `$` alone lets a line feed through. A token is a secret: it
# is sent in messages and headers, never in an address.
TableId: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9]{12}$(?!\n)")]
Token: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{32}$(?!\n)")]
CommandId: TypeAlias = Annotated[
    str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$(?!\n)", description="Chosen by the sender, once.")
]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]
GameName: TypeAlias = Annotated[str, Meta(extra_json_schema={"enum": ["azul", "duel"]})]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
Name: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=LONGEST_NAME, pattern=r"^[^\x00-\x1f\x7f-\x9f]*$(?!\n)")
]
LONGEST_CLOCK = 14 * 86_400  # seconds
ActionText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Language: TypeAlias = Annotated[str, Meta(pattern=r"^[a-zA-Z]{2}(-[a-zA-Z]{2})?$(?!\n)")]
Level: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z]{1,20}$(?!\n)")]
OptionName: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z]{1,20}$(?!\n)")]
OptionText: TypeAlias = Annotated[str, Meta(max_length=100)]


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What is sent to the server."""


class Change(Command, frozen=True):
    """A command that changes a table, once: repeated with the same id it is only answered again.

    `version` is the version of the table that the sender saw.
    """

    id: CommandId
    version: Version  # the last one that you saw


class Hello(Command, frozen=True, tag="hello"):
    """Sit down or watch: the first message of a socket.

    With `version`, the last one seen, the answer is what was missed; without it a snapshot. A
    client that speaks another version of the protocol than the server is refused.
    """

    table: TableId
    token: Token | None = None  # None: a spectator
    version: Version | None = None  # the last one that you saw
    language: Language = "en"  # of refusals
    protocol: Version = 1  # the version of the protocol that you speak
    player: Token | None = None  # the token of your device: the seats that you hold are yours


class Sit(Change, frozen=True, tag="sit"):
    """Take an open seat under a name."""

    name: Name


class Act(Change, frozen=True, tag="act"):
    """Do an action, in the notation of docs/notation.md."""

    action: ActionText


class Confirm(Change, frozen=True, tag="confirm"):
    """Confirm your moves, at a table that asks for it; until then you may take them back."""


class Back(Change, frozen=True, tag="back"):
    """Take back until that many moves are left; without a number, your last decision.

    What is not free is offered to the other people at the table; at one that counts, rated or of a
    tournament, it is refused. While a bot sits in for somebody
    who may come back, only what came after them can be taken back, and nothing that chance did.
    """

    moves: Version | None = None


class Agree(Change, frozen=True, tag="agree"):
    """Agree to what was offered."""


class Decline(Change, frozen=True, tag="decline"):
    """Decline what was offered, or withdraw your own offer."""


class Resign(Change, frozen=True, tag="resign"):
    """Give up. At a table with other people left for a game, a bot plays on."""

    seat: SeatNumber | None = None  # needed by who holds several


class Replace(Change, frozen=True, tag="replace"):
    """Let a bot take the seat of a player who is absent, or of a bot that does not answer.

    Not at a table that counts.
    """

    seat: SeatNumber
    level: Level


class End(Change, frozen=True, tag="end"):
    """End the table, when nobody else is left or somebody is absent.

    At a table that counts the game is not called off: who is left alone resigns, and whoever is
    absent in their turn, where no clock runs, has lost by time.
    """


class Rematch(Change, frozen=True, tag="rematch"):
    """Play once more with the seats rotated; the others are asked."""


class Ask(Command, frozen=True):
    """A question about a table, which changes nothing."""

    id: CommandId


class Hint(Ask, frozen=True, tag="hint"):
    """What would a bot do in your place? Where the table allows it."""

    version: Version


class Explain(Ask, frozen=True, tag="explain"):
    """What would these actions do now, or why are they refused?"""

    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=40)]


class Look(Ask, frozen=True, tag="look"):
    """On a shared device: show what only the seat in turn may see."""


class Say(Command, frozen=True, tag="say"):
    """Say one of the quick phrases to all at the table, each in their own language."""

    phrase: Phrase


class Leave(Command, frozen=True, tag="leave"):
    """Leave the table; you may come back, but the others need not wait."""


class Ping(Command, frozen=True, tag="ping"):
    """Are you there?"""


Changes: TypeAlias = Sit | Act | Confirm | Back | Agree | Decline | Resign | Replace | End | Rematch
Questions: TypeAlias = Hint | Explain | Look
AnyCommand: TypeAlias = Hello | Changes | Questions | Say | Leave | Ping


# Making a table


class SeatWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits on a seat: you, whoever opens its link, a bot, or somebody beside you."""

    kind: Literal["me", "open", "bot", "shared"]
    name: Name | None = None  # of all but `open`; None: a number, or the level of a bot
    level: Level | None = None  # of `bot`; None: a middling one


class ClockWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A clock for every person: a stock of seconds, and some more for each turn.

    For correspondence the stock, of up to a fortnight, is full again at every turn.
    """

    seconds: Annotated[int, Meta(ge=10, le=LONGEST_CLOCK)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0
    per_turn: bool = False  # the stock is for one turn, not for all of them


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table that somebody wants."""

    game: Annotated[GameName, Meta(max_length=20)]  # another name is refused with a sentence
    seats: Annotated[list[SeatWanted], Meta(min_length=2, max_length=4)]
    options: Annotated[dict[OptionName, OptionText], Meta(max_length=10)] = {}
    clock: ClockWanted | None = None
    public: bool = False  # listed, so that anyone may take an open seat; else by link only
    confirm: bool = False  # moves count when they are confirmed
    hints: bool = False
    rated: bool = False  # its result changes ratings; each seat belongs to a player


class Continuation(Struct, frozen=True, forbid_unknown_fields=True):
    """A table that somebody wants, at which a game goes on after the moves of a record."""

    record: str  # of a game without an end, in the notation of docs/notation.md
    seats: Annotated[list[SeatWanted], Meta(min_length=2, max_length=4)]


class SeatLink(Struct, frozen=True):
    """The secret of an open seat, and the address to send to whom you invite."""

    seat: int
    token: str
    path: str


class TableMade(Struct, frozen=True):
    """A new table; `token` is your own secret, None if no seat is yours."""

    table: str
    path: str
    token: str | None
    links: list[SeatLink]


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """Take any open seat of a public table.

    With a token of your own choice it can be sent again if the answer was lost.
    """

    name: Name
    token: Token | None = None


class Claimed(Struct, frozen=True):
    """The seat that is yours now, with its secret."""

    table: str
    seat: int
    token: str
    path: str
