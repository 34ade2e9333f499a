"""What a table tells, one tagged union: all that a seat or a spectator is ever sent.

Seats count from 0 in messages, as in arrays; moves and versions are counts.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

from tilewright.tables.commands import GameName

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
    turn: (
        int | None
    )  # the seat that the table waits for; None in replayed events except the last one
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
