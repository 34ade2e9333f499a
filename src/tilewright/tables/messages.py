"""What a table tells, one tagged union: all that a seat or a spectator is ever sent.

Messages hold values and no sentences, so they are the same in every language. Seats count from 0,
as in arrays; moves and versions are counts.
"""

from typing import Literal, TypeAlias

from msgspec import Struct, field

from tilewright.tables.codes import Code
from tilewright.tables.commands import GameName
from tilewright.tables.phrases import Phrase


class Said(Struct, frozen=True):
    """A sentence as values: the id of a message of the catalogue, with its parameters.

    If it is about a seat, that is the parameter `seat`. Whoever says the sentence adds `player`,
    the name of that seat unless it is given, and `you`: `yes` to the player of that seat, or `no`.
    """

    message: str
    parameters: dict[str, "int | str | Said"]
    rule: str  # "" if no rule says so


class Choice(Struct, frozen=True):
    """An action that is legal now, and by how much your score would change at once.

    That is: if the tiling began right after it, compared with right now.
    """

    action: str
    points: int


class SeatView(Struct, frozen=True, gc=False):
    """Who sits on a seat.

    The name of an open seat is empty. A bot that nobody named has its level as its name, followed
    by a space and its number from 1 if there are several; show it in the language of the reader.
    """

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
    """How a game ended. If others have as many points as the winners, a tie was broken."""

    how: Literal["finished", "resigned", "time", "ended", "expired", "failed"]
    winners: list[int]
    scores: list[int] | None  # of a finished game
    seat: int | None  # by whose fault it ended early
    why: str  # of `failed`: what went wrong, as a text; else empty


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


class Effect(Struct, frozen=True, tag_field="type"):
    """What an action does to the table, one step of it."""


class Moved(Effect, frozen=True, omit_defaults=True, tag="moved"):
    """So many equal pieces change places.

    A piece is written as in docs/notation.md; a question mark is a front that you can't see. Where
    spaces have numbers, `from` and `to` are the first of so many consecutive ones.
    """

    piece: str
    source: str = field(name="from")  # a place, such as `factory2`, `centre` or `p1.line4.2`
    target: str = field(name="to")
    number: int = 1


class Scored(Effect, frozen=True, tag="scored"):
    """Points that a seat gains, or loses if negative. Some things that are told score 0."""

    seat: int
    points: int
    kind: str  # such as `tile`, `floor`, `columns`
    spaces: list[str]  # the places that count for it
    why: Said


class Revealed(Effect, frozen=True, tag="revealed"):
    """A piece is turned up where it lies."""

    piece: str
    place: str
    to: int | None  # the seat that sees it; None: everybody


class Ended(Effect, frozen=True, tag="ended"):
    """A turn, a round or the game is over."""

    what: Literal["turn", "round", "game"]


AnyEffect: TypeAlias = Moved | Scored | Revealed | Ended


class Message(Struct, frozen=True, tag_field="type"):
    """What the server sends."""


class Snapshot(Message, frozen=True, tag="snapshot"):
    """All about a table at its version."""

    protocol: int  # the version of the protocol that the server speaks
    table: str
    version: int
    game: GameName
    options: dict[str, str]
    yours: list[int]  # the seats you hold
    public: bool
    confirm: bool
    hints: bool
    rated: bool  # its result changes the ratings of its players
    counts: bool  # it is rated or a tournament's: seats belong to players, nothing is taken back
    absent_after: int  # seconds after which the others may go on without somebody
    view: View
    presence: list[SeatPresence]
    watchers: int


class Acted(Message, frozen=True, tag="acted"):
    """A seat, or chance, acted: what you may see of it, step by step, and the table after it."""

    version: int
    seat: int | None  # None: chance
    action: str
    said: Said
    effects: list[AnyEffect]  # in the order in which people would do it
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
    reason: str  # in the language that was asked for
    command: str | None = None
    version: int | None = None  # of the table now
    why: Said | None = None  # what the rules or the notation say against it, if they do


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


class Spoken(Message, frozen=True, tag="spoken"):
    """A seat has said a quick phrase; show it in the language of the reader."""

    seat: int
    phrase: Phrase


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
    effects: list[AnyEffect]  # what it does at once
    forecast: list[AnyEffect]  # what the sender's tiling would do if it began then
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
    | Spoken
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
