"""A table that grows by commands in a test, without server, store or clock."""

from collections.abc import Collection, Mapping, Sequence
from itertools import count
from typing import Any

from tilewright.core.playing import legal_actions
from tilewright.tables.commands import Act, Change, ClockWanted
from tilewright.tables.decisions import Sender, command_key, rows_of
from tilewright.tables.rows import Played, Row
from tilewright.tables.setup import SeatSetup, Setup
from tilewright.tables.table import Table

NAMES = ("Ana", "Ben", "Cleo", "Dan")
NEXT_TABLE = "nexttable000"
MADE = 1_000_000  # milliseconds: when tables of tests are made


def key_of_seat(kind: str, seat: int) -> str | None:
    """The key of a seat in tests; who shares a device has one for all of them."""
    return {"bot": None, "shared": "shared"}.get(kind, f"key{seat}")


def setup_of(
    game: str,
    kinds: Sequence[str],
    options: Mapping[str, str] | None = None,
    clock: ClockWanted | None = None,
    seed: str = "tests",
    **more: bool,
) -> Setup:
    """A table whose seats are `person`, `shared`, `open` or `bot`."""
    seats = {"seats": str(len(kinds))} if game == "azul" else {}
    return Setup(
        id="table0000000",
        game=game,
        options={**seats, **(options or {})},
        seats=[_seat(kind, seat) for seat, kind in enumerate(kinds)],
        clock=clock,
        public=more.get("public", False),
        confirm=more.get("confirm", False),
        hints=more.get("hints", False),
        seed=seed,
        made=MADE,
        same_deals=more.get("same_deals", False),
        rated=more.get("rated", False),
        contest=more.get("contest", False),
    )


def _seat(kind: str, seat: int) -> SeatSetup:
    key = key_of_seat(kind, seat)
    if kind == "bot":
        return SeatSetup("bot", "random", "random", None)
    if kind == "open":
        return SeatSetup("open", "", None, key)
    return SeatSetup("person", NAMES[seat], None, key)


class Growing:
    """A table and its log: what is sent is carried out as the server does, in memory."""

    def __init__(self, setup: Setup) -> None:
        self.table = Table(setup)
        self.now = MADE
        self.absent: Collection[int] = ()
        self._ids = count(1)
        self.pay()

    @property
    def rows(self) -> list[Row]:
        """The log so far."""
        return [moment.row for moment in self.table.moments]

    def pay(self) -> None:
        """Let chance do what it owes."""
        self.table = self.table.after(self.table.owed(self.now))

    def send(self, key: str | None, kind: type[Change], **fields: Any) -> list[Row]:
        """Carry out a command at the version of now; the rows it added. Raises Denied."""
        command = kind(f"c{next(self._ids)}", self.table.version, **fields)
        return self.submit(key, command)

    def submit(self, key: str | None, command: Any) -> list[Row]:
        """Carry out a whole command; no rows if it was carried out before. Raises Denied."""
        if command_key(self.table, key, command.id) in self.table.commands:
            return []
        sender = Sender(key, self.absent, NEXT_TABLE)
        rows = rows_of(self.table, sender, command, self.now)
        before = self.table.version
        self.table = self.table.after(rows)
        self.pay()
        return self.rows[before:]

    def key(self, seat: int) -> str | None:
        """The key that holds a seat."""
        return self.table.sittings[seat].key

    def legal(self) -> list[str]:
        """What the seat in turn may do."""
        return [str(action) for action in legal_actions(self.table.game, self.table.state)]

    def act(self, action: str | None = None) -> list[Row]:
        """Let the seat in turn act, a bot too; without an action it does the first legal one."""
        turn = self.table.turn
        assert turn is not None
        text = action or self.legal()[0]
        if self.table.sittings[turn].kind != "bot":
            return self.send(self.key(turn), Act, action=text)
        self.bot_acts(turn, text)
        return self.rows[-1:]

    def bot_acts(self, seat: int, text: str) -> None:
        """Let a bot act."""
        row = Row(self.table.version + 1, Played(seat, text), None, self.now)
        self.table = self.table.after([row])
        self.pay()


def essence(table: Table) -> tuple[Any, ...]:
    """All that a table is, to be compared with another one."""
    sittings = [(each.kind, each.name, each.level, each.key) for each in table.sittings]
    proposal = table.proposal
    offered = proposal and (proposal.kind, proposal.seat, proposal.moves, sorted(proposal.agreed))
    return (
        table.version,
        table.status,
        str(table.state),
        [(made.seat, str(made.action), made.version) for made in table.moves],
        sittings,
        table.confirmed,
        table.free,
        table.turn,
        offered,
        table.ending,
        table.rematch,
        table.commands,
        (table.clocks.left, table.clocks.at),
    )
