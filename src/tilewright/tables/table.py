"""One game, its seats, its version: what a table is, made from its log and nothing else.

Nothing here waits, reads a clock or throws dice: time comes with the rows, luck from the seed.
"""

from collections.abc import Sequence
from copy import copy
from dataclasses import replace
from functools import lru_cache
from itertools import takewhile
from typing import Any, Literal

from tilewright.catalog import make_game
from tilewright.core.game import AnyGame
from tilewright.core.record import RULES_VERSION
from tilewright.core.rules import CHANCE
from tilewright.core.words import sentence
from tilewright.native.choosing import rules_for
from tilewright.tables.chance import Chance, OwnChance, SharedChance
from tilewright.tables.clocks import Clocks
from tilewright.tables.log import Summary
from tilewright.tables.messages import SeatView
from tilewright.tables.parts import Made, Moment, Proposal, Sitting
from tilewright.tables.refusals import Denied
from tilewright.tables.rows import (
    Agreed,
    Confirmed,
    Continued,
    Declined,
    Ended,
    Offered,
    Played,
    Replaced,
    Resigned,
    Resumed,
    Row,
    Seated,
    TakenBack,
)
from tilewright.tables.setup import Setup

BOT_DUE = 1000  # milliseconds after which another process may look after a bot's turn


@lru_cache(maxsize=1000)
def game_of(name: str, options: tuple[tuple[str, str], ...]) -> AnyGame:
    """A game, in the fast core where there is one; tables share it."""
    return rules_for(make_game(name, dict(options)))


def _opening(game: AnyGame, position: str) -> Any:
    """The state before the first move: of the game, or a position of it."""
    if not position:
        return game.start()
    return game.notation.parse_state(position)


class Table:
    """A table as its log tells it; `apply` takes in one row after the other.

    Raises Denied for a table that follows another version of the rules.
    """

    def __init__(self, setup: Setup, rows: Sequence[Row] = ()) -> None:
        if setup.rules != RULES_VERSION:
            raise Denied("unknown-rules", value=setup.rules, known=RULES_VERSION)
        self.setup = setup
        self.game = game_of(setup.game, tuple(setup.options.items()))
        self.opening: Any = _opening(self.game, setup.position)  # before the first move
        self.state = self.opening
        self.moves: list[Made] = []
        self.moments: list[Moment] = []  # one for each row
        self.sittings = [
            Sitting(seat.kind, seat.name, seat.level, seat.key) for seat in setup.seats
        ]
        self.names: list[str]
        self.seats: list[SeatView]
        self._name_all()
        self.confirmed = 0  # how many moves can't be taken back freely any more
        self.proposal: Proposal | None = None
        self.ending: Ended | None = None
        self.rematch: str | None = None  # the id of the next table
        self.commands: dict[str, int] = {}  # the version that each command made
        self._last_turn: tuple[int, int] | None = None  # the seat last waited for, and the round
        self.clocks = Clocks.of(setup.clock, self.game.seats, setup.made)
        for row in rows:
            self.apply(row)

    # What it is now

    @property
    def version(self) -> int:
        """How many rows there are."""
        return len(self.moments)

    @property
    def changed(self) -> int:
        """When it last changed, in milliseconds since 1970."""
        return self.moments[-1].row.time if self.moments else self.setup.made

    @property
    def status(self) -> Literal["waiting", "playing", "over"]:
        """Waiting for players, being played, or over."""
        is_finished = self.game.actor(self.state) is None and len(self.moves) <= self.confirmed
        if is_finished or self.ending is not None:
            return "over"
        if any([sitting.kind == "open" for sitting in self.sittings]):
            return "waiting"
        return "playing"

    @property
    def is_confirming(self) -> bool:
        """Has a seat moved and yet to confirm it before the game goes on?"""
        if len(self.moves) <= self.confirmed or self.status != "playing":
            return False
        return self.game.actor(self.state) != self.moves[-1].seat

    @property
    def turn(self) -> int | None:
        """The seat that the table waits for; None if it waits for none."""
        if self.status != "playing":
            return None
        if self.is_confirming:
            return self.moves[-1].seat
        actor = self.game.actor(self.state)
        return actor if isinstance(actor, int) else None

    @property
    def bot_in_turn(self) -> int | None:
        """The seat of the bot that has to decide now."""
        turn = self.turn
        return turn if turn is not None and self.sittings[turn].kind == "bot" else None

    @property
    def free(self) -> int:
        """How many moves the seat in turn may take back without asking anybody."""
        if self.turn is None:
            return 0
        last = reversed(self.moves[self.confirmed :])
        return sum([1 for _ in takewhile(lambda move: not move.is_secret, last)])

    def held(self, key: str | None) -> list[int]:
        """The seats of people who sit by that key."""
        return [
            seat
            for seat, sitting in enumerate(self.sittings)
            if key is not None and sitting.key == key and sitting.kind == "person"
        ]

    def keyed(self, key: str | None) -> list[int]:
        """The seats that the key belongs to, whoever sits there now."""
        return [
            seat
            for seat, sitting in enumerate(self.sittings)
            if key is not None and sitting.key == key
        ]

    def others(self, key: str | None) -> list[int]:
        """The people besides those by that key; of several by one key the first."""
        found: dict[str | None, int] = {}
        for seat, sitting in enumerate(self.sittings):
            if sitting.kind == "person" and sitting.key != key:
                found.setdefault(sitting.key, seat)
        return list(found.values())

    # What it owes

    def owed(self, now: int) -> list[Row]:
        """The rows that chance has yet to add, if the game is played and nothing is unconfirmed.

        Its luck follows from the seed and the place.
        """
        rows: list[Row] = []
        if self.status != "playing" or self.is_confirming:
            return rows
        state, chance = self.state, self._chance()
        while self.game.actor(state) is CHANCE:
            action = chance.draw(self.game, state)
            state = self.game.apply(state, action)
            number = self.version + len(rows) + 1
            rows.append(Row(number, Played(None, str(action)), None, now))
        return rows

    def _chance(self) -> Chance:
        """What decides the table's luck from now on."""
        if not self.setup.same_deals:
            return OwnChance(self.setup.seed, len(self.moves))
        drawn = [made.action for made in self.moves if made.seat is None]
        return SharedChance(self.setup.seed, drawn)

    # How it changes

    def after(self, rows: Sequence[Row]) -> "Table":
        """Another table, which has taken in these rows too; this one stays as it is."""
        table = copy(self)
        table.moves, table.moments = self.moves.copy(), self.moments.copy()
        table.sittings = [copy(sitting) for sitting in self.sittings]
        if self.proposal is not None:
            table.proposal = replace(self.proposal, agreed=self.proposal.agreed.copy())
        table.commands = self.commands.copy()
        table.clocks = replace(self.clocks, left=self.clocks.left.copy())
        for row in rows:
            table.apply(row)
        return table

    def apply(self, row: Row) -> None:
        """Take in a row that is stored; ValueError for one that does not follow."""
        if row.version != self.version + 1:
            raise ValueError(f"row {row.version} does not follow version {self.version}")
        self.clocks.spend(self.running, row)
        move = self._change(row)
        self._pass_turn(row)
        moment = Moment(row, move, self.state, len(self.moves), self.status, self.seats)
        self.moments.append(moment)
        if row.command is not None:
            self.commands[row.command] = row.version

    @property
    def running(self) -> int | None:
        """Whose clock runs now: people's only."""
        turn = self.turn
        return turn if turn is not None and self.sittings[turn].kind == "person" else None

    def _pass_turn(self, row: Row) -> None:
        """Give who has ended a turn their increment; what chance does meanwhile ends none."""
        turn, last = self.turn, self._last_turn
        number = self.game.progress(self.state).round
        if turn is None or (turn, number) == last:
            return
        has_moved = isinstance(row.event, Played | Confirmed)
        if last is not None and has_moved and self.sittings[last[0]].kind == "person":
            self.clocks.add_increment(last[0])
        self._last_turn = turn, number

    def _play(self, played: Played, version: int) -> Made:
        action = self.game.notation.parse_action(played.action)
        move = Made(self.game, played.seat, action, self.state, version)
        after = self.game.apply(self.state, action)
        if not self.moves or self.moves[-1].seat != played.seat:
            self.confirmed = len(self.moves)  # what others did before can't be taken back
        self.moves.append(move)
        self.state = after
        self.proposal = None
        if self._is_final(move):
            self.confirmed = len(self.moves)
        return move

    def _is_final(self, move: Made) -> bool:
        """Can a move not be taken back freely, once it is made?"""
        if move.seat is None or self.sittings[move.seat].kind != "person":
            return True
        return not self.setup.confirm and self.game.actor(self.state) != move.seat

    def _change(self, row: Row) -> Made | None:
        """Take in an event; the move that it was, if it was one."""
        match row.event:
            case Played() as played:
                return self._play(played, row.version)
            case Seated() as seated:
                self._sit(seated)
            case Confirmed():
                self.confirmed = len(self.moves)
            case TakenBack(moves=left):
                self._back(left)
            case Offered(seat, what, moves):
                self.proposal = Proposal(what, seat, moves)
            case Agreed(seat):
                assert self.proposal is not None
                self.proposal.agreed.add(self.sittings[seat].key or "")
            case Declined():
                self.proposal = None
            case Resigned() as resigned:
                self._resign(resigned)
            case Replaced(seat, level):
                self._replace(seat, level)
            case Ended() as ended:
                self._end(ended)
            case Continued(table=table):
                self.rematch, self.proposal = table, None
            case Resumed():
                pass
        return None

    def _sit(self, seated: Seated) -> None:
        sitting = self.sittings[seated.seat]
        sitting.kind, sitting.name, sitting.level = "person", seated.name, None
        sitting.left_at = None
        if seated.key is not None:
            sitting.key = seated.key
        self._name_all()

    def _back(self, left: int) -> None:
        self.state = self.moves[left].before
        del self.moves[left:]
        self.confirmed = min(self.confirmed, left)
        self.proposal = None
        for sitting in self.sittings:
            if sitting.left_at is not None:
                sitting.left_at = min(sitting.left_at, left)

    def _resign(self, resigned: Resigned) -> None:
        seat = resigned.seat
        if resigned.level is None:
            self._end(Ended(seat, "resigned"))
        else:
            self._replace(seat, resigned.level)
            self.sittings[seat].has_resigned = True
            self.sittings[seat].left_at = None

    def _replace(self, seat: int, level: str) -> None:
        sitting = self.sittings[seat]
        if sitting.kind == "person":
            sitting.left_at = len(self.moves)
        sitting.kind, sitting.name, sitting.level = "bot", level, level
        self._name_all()
        self.confirmed = len(self.moves)  # a bot confirms what was left
        self.proposal = None

    def _end(self, ended: Ended) -> None:
        self.proposal = None
        if self.game.actor(self.state) is None:
            self.confirmed = len(self.moves)  # its last move was yet to be confirmed
        else:
            self.ending = ended

    def _name_all(self) -> None:
        """Say anew what the players are called: each name once, open seats by their number."""
        found = [
            each.name or sentence("table-player", number=seat)
            for seat, each in enumerate(self.sittings, 1)
        ]
        self.names = [
            name if found.count(name) == 1 else f"{name} {number}"
            for number, name in enumerate(found, 1)
        ]
        self.seats = [
            SeatView(seat, sitting.kind, name if sitting.kind != "open" else "", sitting.level)
            for seat, (sitting, name) in enumerate(zip(self.sittings, self.names, strict=True))
        ]

    # What is told about it without its log

    def summary(self, waiting_expires: int, playing_expires: int) -> Summary:
        """What the store keeps beside the log; a table that is left alone expires after so long."""
        status = self.status
        due: int | None = self.changed + playing_expires
        if status == "over":
            due = None
        elif status == "waiting":
            due = self.changed + waiting_expires
        elif self.bot_in_turn is not None:
            due = self.changed + BOT_DUE
        elif (flag := self.clocks.flag(self.running)) is not None:
            due = flag
        return Summary(self.version, status, self.seats, due, self.changed)
