"""Every message in and out, one tagged union each way: the protocol of the tables.

docs/protocol.md, the page's TypeScript types and the OpenAPI document are written from this module.
Seats count from 0 in messages, as in arrays; moves and versions are counts.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from tilewright.bots.program import LONGEST_NAME

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
ActionText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Language: TypeAlias = Annotated[str, Meta(pattern=r"^[a-zA-Z]{2}(-[a-zA-Z]{2})?$(?!\n)")]
Level: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z]{1,20}$(?!\n)")]
OptionName: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z]{1,20}$(?!\n)")]
OptionText: TypeAlias = Annotated[str, Meta(max_length=100)]

Code: TypeAlias = Literal[
    "malformed",  # not JSON, not a command, or a field that can't be
    "too-large",
    "slow",  # a request that did not come to its end in time
    "too-many",  # more requests than are allowed in that time
    "origin",  # a page of another site
    "not-allowed",  # not for this address
    "hello-first",  # nothing was said before hello
    "language",
    "unknown-path",
    "method",
    "unknown-table",
    "unreadable",  # a table that this server can't read; the others are not affected
    "unknown-token",
    "unknown-rules",  # a table that another version of the server plays
    "option",  # a game, an option, a level or a seat that can't be
    "stale",  # the table has moved on; `version` says how far
    "not-your-seat",
    "not-your-turn",
    "not-started",
    "over",
    "not-over",
    "illegal",  # the rules refuse it; `rule` says which
    "notation",  # an action that can't be read
    "unconfirmed",  # your last moves wait to be confirmed
    "nothing-to-confirm",
    "nothing-to-take-back",
    "secret-seen",  # what was hidden can't be unseen
    "player-away",  # who is away and may come back would have to agree
    "too-long",  # so much has happened at the table that it takes no more
    "no-offer",
    "offer-made",
    "seat-taken",
    "name-taken",
    "not-absent",
    "no-hint",
    "busy",  # try again
    "failed",  # a fault of the server
    "record",  # a record that can't be read
]


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

    With `version`, the last one seen, the answer is what was missed; without it a snapshot.
    """

    table: TableId
    token: Token | None = None  # None: a spectator
    version: Version | None = None  # the last one that you saw
    language: Language = "en"


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

    What is not free is offered to the other people at the table. While a bot sits in for somebody
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
    """Let a bot take the seat of a player who is absent, or of a bot that does not answer."""

    seat: SeatNumber
    level: Level


class End(Change, frozen=True, tag="end"):
    """End the table, when nobody else is left or somebody is absent."""


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


class Leave(Command, frozen=True, tag="leave"):
    """Leave the table; you may come back, but the others need not wait."""


class Ping(Command, frozen=True, tag="ping"):
    """Are you there?"""


Changes: TypeAlias = Sit | Act | Confirm | Back | Agree | Decline | Resign | Replace | End | Rematch
Questions: TypeAlias = Hint | Explain | Look
AnyCommand: TypeAlias = Hello | Changes | Questions | Leave | Ping


# Making a table


class SeatWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat: you, whoever opens its link, a bot, or somebody beside you."""

    kind: Literal["me", "open", "bot", "shared"]
    name: Name | None = None  # of all but `open`; None: a number, or the level of a bot
    level: Level | None = None  # of `bot`; None: a middling one


class ClockWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A clock for every person: a stock of seconds, and some more for each turn."""

    seconds: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table that somebody wants."""

    game: Annotated[GameName, Meta(max_length=20)]  # another name is refused with a sentence
    seats: Annotated[list[SeatWanted], Meta(min_length=2, max_length=4)]
    options: Annotated[dict[OptionName, OptionText], Meta(max_length=10)] = {}
    clock: ClockWanted | None = None
    public: bool = False  # listed, so that anyone may take an open seat; else by link only
    confirm: bool = False  # moves count when they are confirmed
    hints: bool = False


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
    """A wish to take any open seat of a public table.

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


# What a table tells


class Said(Struct, frozen=True):
    """A sentence: the id of a message with its parameters, its rule, and the text of it.

    It says "you" to the player whom it is about: `you` is `yes` among the parameters then.
    """

    message: str
    parameters: dict[str, "int | str | Said"]
    rule: str  # "" if no rule says so
    text: str


class Choice(Struct, frozen=True):
    """An action that is legal now, and by how much your score would change at once.

    That is: if the tiling began right after it, compared with right now.
    """

    action: str
    points: int


class SeatView(Struct, frozen=True, gc=False):
    """Who sits on a seat."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None = None


class Offer(Struct, frozen=True):
    """What somebody proposes, and who has yet to agree."""

    kind: Literal["back", "rematch"]
    seat: int
    waiting: list[int]
    moves: int | None = None  # how many would be left


class Clock(Struct, frozen=True):
    """What is left on the clocks, in milliseconds, at the time `at`; who spends it."""

    left: list[int]
    running: int | None
    at: int  # milliseconds since 1970, by the server's clock


class Result(Struct, frozen=True):
    """How a game ended."""

    how: Literal["finished", "resigned", "time", "ended", "expired", "failed"]
    winners: list[int]
    scores: list[int] | None  # of a finished game
    seat: int | None  # by whose fault it ended early
    said: Said


class Goal(Struct, frozen=True):
    """Something that counts at the end of the game, and what it is worth to each seat.

    In Azul the goals are `rows`, `columns` and `colours`, in Duel the sides of the scoring tiles.
    """

    goal: str
    rule: str
    now: list[int]  # if the game ended as the table lies
    possible: list[int]  # the most that it can still become


class View(Struct, frozen=True):
    """The table as a seat, or a spectator, may see it; nothing else is ever sent."""

    status: Literal["waiting", "playing", "over"]
    seats: list[SeatView]
    position: str  # the observation, in the notation of docs/notation.md
    moves: int  # how many were made, chance's too
    round: int
    scores: list[int]
    standing: list[int]  # what the scores would be if the tiling began now
    goals: list[Goal]  # what counts at the end of the game
    turn: int | None  # the seat that the table waits for; None in what was missed, but for the last
    confirming: bool  # it has moved and may confirm or take back
    free: int  # how many moves it may take back without asking
    prompt: Said | None  # what that seat is asked
    legal: list[Choice]  # what you may do
    offer: Offer | None
    clock: Clock | None
    result: Result | None
    rematch: str | None  # the table at which it goes on; your token is good there too


class SeatPresence(Struct, frozen=True):
    """Whether who sits there is connected, and whether the others may go on without them.

    There is one for each person, and for a bot as long as it does not answer.
    """

    seat: int
    present: bool
    absent: bool


class Points(Struct, frozen=True):
    """Points that a seat gained or lost, and why."""

    seat: int
    points: int
    why: Said


class Message(Struct, frozen=True, tag_field="type"):
    """What the server sends."""


class Snapshot(Message, frozen=True, tag="snapshot"):
    """All about a table at its version."""

    table: str
    version: int
    game: GameName
    options: dict[str, str]
    yours: list[int]  # the seats you hold
    public: bool
    confirm: bool
    hints: bool
    absent_after: int  # seconds after which the others may go on without somebody
    view: View
    presence: list[SeatPresence]
    watchers: int


class Acted(Message, frozen=True, tag="acted"):
    """A seat, or chance, acted: what you may see of it, its points, and the table after it."""

    version: int
    seat: int | None  # None: chance
    action: str
    said: Said
    points: list[Points]
    view: View
    command: str | None  # your command's id, if it was yours


class Changed(Message, frozen=True, tag="changed"):
    """Something else changed at the table: who sits there, offers, moves taken back."""

    version: int
    what: Literal[
        "sit", "confirm", "back", "offer", "agree", "decline", "resign", "replace", "end",
        "rematch", "resume",
    ]  # fmt: skip
    seat: int | None
    said: Said
    view: View
    command: str | None


class Refused(Message, frozen=True, tag="refused"):
    """A command that was not carried out: a code for programs, a reason for people."""

    code: Code
    rule: str  # the rule that refuses it; "" if none does
    reason: str
    command: str | None = None
    version: int | None = None  # of the table now


class ClockTold(Message, frozen=True, tag="clock"):
    """The clocks, now and then."""

    clock: Clock


class Presence(Message, frozen=True, tag="presence"):
    """Who is connected."""

    presence: list[SeatPresence]
    watchers: int


class Thinking(Message, frozen=True, tag="thinking"):
    """A bot has begun to think."""

    seat: int


class Over(Message, frozen=True, tag="over"):
    """The game is over; its record can be fetched."""

    version: int
    result: Result
    record: str  # the path of it


class Resync(Message, frozen=True, tag="resync"):
    """Forget what you have: a snapshot follows."""

    version: int


class Hinted(Message, frozen=True, tag="hinted"):
    """What a bot would do in your place."""

    command: str
    version: int
    action: str
    said: Said


class Explained(Message, frozen=True, tag="explained"):
    """What each of the actions that you asked about would do."""

    command: str
    version: int
    actions: list["Explanation"]


class Explanation(Struct, frozen=True):
    """What an action would do, or why it is refused."""

    action: str
    legal: bool
    said: Said
    points: list[Points]  # what it gives and takes at once
    forecast: list[Points]  # what the sender's tiling would give and take if it began then
    standing: list[int]  # what the scores would be if the tiling began then
    position: str  # the table after it, before chance acts; "" if refused, or if it opens a secret


class Looked(Message, frozen=True, tag="looked"):
    """What only the seat in turn may see; cover it before the others look."""

    command: str
    version: int
    seat: int
    position: str
    choices: list[Explanation]  # those that tell that seat more than everybody


class Pong(Message, frozen=True, tag="pong"):
    """Here I am."""


class Accepted(Message, frozen=True, tag="accepted"):
    """A command that was carried out, over HTTP.

    The table may have gone on since, by chance or by a bot: follow it, or look again.
    """

    command: str
    version: int  # the one that the command made


AnyMessage: TypeAlias = (
    Snapshot
    | Acted
    | Changed
    | Refused
    | ClockTold
    | Presence
    | Thinking
    | Over
    | Resync
    | Hinted
    | Explained
    | Looked
    | Pong
    | Accepted
)


class Events(Struct, frozen=True):
    """What happened at a table, from the first or after the version that was asked for.

    If `version` is more than that of the last event, ask again for what came after that one.
    """

    events: list[Acted | Changed]
    version: int  # of the table


class TableListed(Struct, frozen=True):
    """A public table in the list."""

    table: str
    game: GameName
    options: dict[str, str]
    status: Literal["waiting", "playing", "over"]
    seats: list[SeatView]
    path: str


class TableList(Struct, frozen=True):
    """The public tables, newest first."""

    tables: list[TableListed]


class Imported(Struct, frozen=True):
    """The table that holds a record which was sent in."""

    table: str
    path: str


Problem: TypeAlias = Literal["store", "caretaker"]


class Health(Struct, frozen=True):
    """How the server is."""

    status: Literal["ok", "stopping", "failing"]
    version: str
    tables: int  # in memory
    connections: int
    levels: list[str]  # of the bots that play here, from the weakest to the strongest
    started: str = ""  # by which command: `make`, `play` or `serve`; "": it is not known
    problems: list[Problem] = []  # nothing can be stored, or nobody looks after tables


class Alive(Struct, frozen=True):
    """The server answers."""

    version: str
