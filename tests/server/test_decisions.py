"""What commands come to: who is denied what and why, and that nothing but a grant adds rows."""

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

pytest.importorskip("starlette", reason="needs the extra server")

from tests.server.growing import Growing, essence, setup_of
from tilewright.core.seat import Seat
from tilewright.native import is_available
from tilewright.tables.commands import (
    Act,
    Agree,
    Back,
    Changes,
    Confirm,
    Decline,
    End,
    Rematch,
    Replace,
    Resign,
    Sit,
)
from tilewright.tables.decisions import legal_action
from tilewright.tables.levels import check_level
from tilewright.tables.refusals import Denied, refused
from tilewright.tables.rows import Offered, Played, Resumed, Row
from tilewright.tables.table import Table

TWO = ("person", "person")


def code_of(growing: Growing, key: str | None, command: Changes) -> str:
    """The code with which a command is denied."""
    with pytest.raises(Denied) as denied:
        growing.submit(key, command)
    return denied.value.code


def told(denied: Denied) -> str:
    """The sentence of a refusal."""
    parameters: dict[str, Any] = dict(denied.parameters)
    return refused(denied.code, rule=denied.rule, **parameters).reason


def commands(version: int) -> list[Changes]:
    """One command of every kind."""
    return [
        Sit("s", version, name="Eve"),
        Act("a", version, action="1BF"),
        Confirm("c", version),
        Back("b", version),
        Agree("g", version),
        Decline("d", version),
        Resign("r", version),
        Replace("p", version, seat=1, level="random"),
        End("e", version),
        Rematch("m", version),
    ]


@pytest.mark.parametrize("key", [None, "nobody"])
@pytest.mark.parametrize("number", range(10))
def test_who_has_no_seat_changes_nothing(number: int, key: str | None) -> None:
    growing = Growing(setup_of("azul", TWO))
    command = commands(growing.table.version)[number]
    assert code_of(growing, key, command) == "not-your-seat"


@pytest.mark.parametrize("off", [-1, 1, 1_000])
@pytest.mark.parametrize("number", range(10))
def test_another_version_is_stale_and_the_refusal_tells_the_right_one(
    number: int, off: int
) -> None:
    growing = Growing(setup_of("azul", TWO))
    command = commands(growing.table.version + off)[number]
    with pytest.raises(Denied) as denied:
        growing.submit("key0", command)
    assert (denied.value.code, denied.value.version) == ("stale", growing.table.version)


def waiting() -> Growing:
    return Growing(setup_of("azul", ("person", "open")))


def playing() -> Growing:
    return Growing(setup_of("azul", TWO))


def over() -> Growing:
    growing = playing()
    growing.send("key0", Resign)
    return growing


CASES: list[tuple[Any, Any, str, dict[str, Any], str]] = [
    # (a table, a command, by whom relative to the turn: own, other, or a key; fields; code)
    (waiting, Act, "key0", {"action": "1BF"}, "not-started"),
    (waiting, Act, "key1", {"action": "1BF"}, "not-started"),
    (waiting, Back, "key0", {}, "not-started"),
    (waiting, Resign, "key0", {}, "not-started"),
    (waiting, Replace, "key0", {"seat": 1, "level": "random"}, "not-started"),
    (waiting, Sit, "key0", {"name": "Ana"}, "seat-taken"),
    (waiting, Sit, "key1", {"name": "Ana"}, "name-taken"),
    (waiting, Sit, "key1", {"name": "\ufe0f"}, "name-taken"),
    (waiting, Sit, "key1", {"name": "greedy"}, "name-taken"),
    (waiting, End, "key1", {}, "not-your-seat"),
    (waiting, Rematch, "key0", {}, "not-over"),
    (playing, Act, "other", {"action": "1BF"}, "not-your-turn"),
    (playing, Act, "own", {"action": "no"}, "notation"),
    (playing, Act, "own", {"action": "\u0000"}, "notation"),
    (playing, Act, "own", {"action": "9BF"}, "illegal"),
    (playing, Act, "own", {"action": "CBF"}, "illegal"),
    (playing, Act, "own", {"action": "W11"}, "illegal"),
    (playing, Act, "own", {"action": "S1"}, "illegal"),
    (playing, Confirm, "own", {}, "nothing-to-confirm"),
    (playing, Confirm, "other", {}, "not-your-turn"),
    (playing, Back, "own", {}, "nothing-to-take-back"),
    (playing, Back, "own", {"moves": 0}, "nothing-to-take-back"),
    (playing, Back, "own", {"moves": 999}, "nothing-to-take-back"),
    (playing, Agree, "own", {}, "no-offer"),
    (playing, Decline, "own", {}, "no-offer"),
    (playing, Resign, "key0", {"seat": 1}, "not-your-seat"),
    (playing, Resign, "key0", {"seat": 3}, "not-your-seat"),
    (playing, Replace, "key0", {"seat": 0, "level": "random"}, "not-absent"),
    (playing, Replace, "key0", {"seat": 3, "level": "random"}, "not-absent"),
    (playing, Sit, "key0", {"name": "Eve"}, "seat-taken"),
    (playing, End, "key0", {}, "not-absent"),
    (playing, Rematch, "key0", {}, "not-over"),
    (over, Sit, "key0", {"name": "Eve"}, "over"),
    (over, Act, "key0", {"action": "1BF"}, "over"),
    (over, Confirm, "key0", {}, "over"),
    (over, Back, "key0", {}, "over"),
    (over, Resign, "key1", {}, "over"),
    (over, Replace, "key0", {"seat": 1, "level": "random"}, "over"),
    (over, End, "key1", {}, "over"),
    (over, Agree, "key1", {}, "no-offer"),
]


@pytest.mark.parametrize(("make", "kind", "who", "fields", "code"), CASES)
def test_a_command_at_the_wrong_time_is_denied_with_its_code(
    make: Any, kind: Any, who: str, fields: dict[str, Any], code: str
) -> None:
    growing = make()
    turn = growing.table.turn
    key = {"own": f"key{turn}", "other": f"key{1 - (turn or 0)}"}.get(who, who)
    before = essence(growing.table)
    with pytest.raises(Denied) as denied:
        growing.send(key, kind, **fields)
    assert denied.value.code == code
    assert essence(growing.table) == before
    assert bool(denied.value.rule) == (code == "illegal")
    assert len(told(denied.value)) > 10


def test_who_holds_several_seats_says_which_one_resigns() -> None:
    growing = Growing(setup_of("azul", ("shared", "shared", "person")))
    assert code_of(growing, "shared", Resign("r", growing.table.version)) == "not-your-seat"
    growing.send("shared", Resign, seat=1)
    assert [each.kind for each in growing.table.sittings] == ["person", "bot", "person"]


def test_what_chance_does_is_not_for_players() -> None:
    growing = Growing(setup_of("duel", TWO))
    chance = [row.event.action for row in growing.rows if isinstance(row.event, Played)]
    seat = growing.table.turn
    assert seat is not None
    for text in chance:
        with pytest.raises(Denied) as denied:
            legal_action(growing.table, Seat(seat), text)
        assert denied.value.code == "illegal"
        assert denied.value.rule


@pytest.mark.parametrize("level", ["random", "greedy", "shaped"])
def test_levels_that_are_always_there(level: str) -> None:
    check_level(level)


def test_a_level_that_needs_the_core_is_refused_without_it() -> None:
    if is_available():
        check_level("master")
        return
    with pytest.raises(Denied, match="option"):
        check_level("master")


def test_a_repeated_command_adds_nothing() -> None:
    growing = playing()
    turn = growing.table.turn
    command = Act("once", growing.table.version, action=growing.legal()[0])
    assert growing.submit(f"key{turn}", command)
    before = essence(growing.table)
    assert growing.submit(f"key{turn}", command) == []
    assert essence(growing.table) == before


def test_two_seats_may_use_the_same_id() -> None:
    growing = playing()
    for _ in range(2):
        turn = growing.table.turn
        command = Act("same", growing.table.version, action=growing.legal()[0])
        assert growing.submit(f"key{turn}", command)
    assert len(growing.table.commands) == 2


# Any commands, by anybody, in any order

SEATINGS: list[tuple[str, Sequence[str]]] = [
    ("azul", ("person", "person")),
    ("azul", ("person", "open", "person")),
    ("azul", ("person", "bot", "person", "person")),
    ("azul", ("shared", "shared", "open")),
    ("duel", ("person", "person")),
    ("duel", ("person", "open")),
    ("duel", ("shared", "shared")),
]
WISHES = st.tuples(
    st.sampled_from(
        ["legal"] * 12
        + ["act", "sit", "confirm", "back", "agree", "decline", "resign", "replace"]
        + ["end", "rematch", "back to", "away", "again", "stale", "time"]
    ),
    st.integers(0, 3),  # who
    st.integers(0, 400),  # what
)


class Busy:
    """A table at which anything is tried; after each attempt it must be as its log says."""

    def __init__(self, growing: Growing) -> None:
        self.growing = growing
        self.sent: list[tuple[str | None, Changes]] = []
        self.number = 0

    def attempt(self, wish: str, who: int, what: int) -> None:
        """Try something."""
        growing = self.growing
        table = growing.table
        seat = who % table.game.seats
        key = growing.key(seat) or "nobody"
        if wish == "away":
            growing.absent = {seat} if what % 2 else set()
        elif wish == "time":
            growing.now += what * 100
        elif wish == "again" and self.sent:
            version = table.version
            growing.submit(*self.sent[what % len(self.sent)])
            assert growing.table.version == version, "carried out twice"
        elif wish == "legal":
            self._play(what)
        else:
            self._send(key, self._command(wish, seat, what))

    def _play(self, what: int) -> None:
        growing = self.growing
        turn = growing.table.turn
        if turn is None:
            return
        if growing.table.is_confirming:
            self._send(growing.key(turn), Confirm(self._id(), growing.table.version))
            return
        legal = growing.legal()
        action = legal[what % len(legal)]
        if growing.table.sittings[turn].kind == "bot":
            growing.bot_acts(turn, action)
        else:
            self._send(growing.key(turn), Act(self._id(), growing.table.version, action=action))

    def _id(self) -> str:
        self.number += 1
        return f"c{self.number}"

    def _command(self, wish: str, seat: int, what: int) -> Changes:
        version = self.growing.table.version
        name = self._id()
        wishes: dict[str, Changes] = {
            "act": Act(name, version, action=f"{what % 6}{'BYRKT'[what % 5]}{what % 7}"),
            "sit": Sit(name, version, name=f"Guest {what}"),
            "confirm": Confirm(name, version),
            "back": Back(name, version),
            "back to": Back(name, version, moves=what % (len(self.growing.table.moves) + 1)),
            "agree": Agree(name, version),
            "decline": Decline(name, version),
            "resign": Resign(name, version, seat=seat),
            "replace": Replace(name, version, seat=what % 4, level="random"),
            "end": End(name, version),
            "rematch": Rematch(name, version),
            "stale": Act(name, max(0, version - 1 - what % 3), action="1BF"),
            "again": Decline(name, version),
        }
        return wishes[wish]

    def _send(self, key: str | None, command: Changes) -> None:
        before = essence(self.growing.table)
        version = self.growing.table.version
        try:
            rows = self.growing.submit(key, command)
        except Denied as denied:
            assert essence(self.growing.table) == before
            assert denied.code != "illegal" or denied.rule
            assert told(denied)
            return
        assert self.growing.table.version == version + len(rows)
        assert rows[0].command is not None
        assert all(row.command is None for row in rows[1:])
        self.sent.append((key, command))

    def check(self) -> None:
        """It is what its log says, and says of itself what can be."""
        table = self.growing.table
        assert essence(Table(table.setup, self.growing.rows)) == essence(table)
        assert table.version == len(self.growing.rows)
        assert 0 <= table.confirmed <= len(table.moves)
        if table.status == "playing":
            assert table.turn is not None
        else:
            assert table.turn is None
            assert table.owed(self.growing.now) == []


@settings(max_examples=150)
@given(
    seating=st.sampled_from(SEATINGS),
    confirm=st.booleans(),
    seed=st.integers(0, 99).map(str),
    wishes=st.lists(WISHES, min_size=40, max_size=120),
)
def test_whatever_is_tried_the_table_is_its_log(
    seating: tuple[str, Sequence[str]],
    confirm: bool,
    seed: str,
    wishes: list[tuple[str, int, int]],
) -> None:
    busy = Busy(Growing(setup_of(*seating, seed=seed, confirm=confirm)))
    for wish in wishes:
        busy.attempt(*wish)
    busy.check()


def test_rows_of_the_server_itself_have_no_command() -> None:
    growing = playing()
    row = Row(growing.table.version + 1, Resumed(), None, growing.now)
    table = growing.table.after([row])
    assert table.commands == growing.table.commands


# Taking back while somebody is away


def replaced(moves: int) -> Growing:
    """A table of two people; seat 1 is replaced after so many moves."""
    growing = playing()
    for _ in range(moves):
        growing.act()
    growing.absent = {1}
    growing.send("key0", Replace, seat=1, level="random")
    growing.absent = ()
    return growing


def own_moves(growing: Growing, seat: int = 0) -> list[int]:
    """The numbers of the moves of a seat."""
    return [number for number, move in enumerate(growing.table.moves) if move.seat == seat]


def test_what_an_absent_player_left_can_not_be_taken_back() -> None:
    growing = replaced(2)
    left = len(growing.table.moves)
    for number in own_moves(growing):
        with pytest.raises(Denied, match="player-away"):
            growing.send("key0", Back, moves=number)
    while not any(number >= left for number in own_moves(growing)):
        growing.act()
    first = own_moves(growing)[-1]
    growing.send("key0", Back, moves=first)  # of what came since
    assert len(growing.table.moves) == first >= left
    growing.send("key1", Sit, name="Ben")
    growing.act()
    rows = growing.send("key0", Back, moves=own_moves(growing)[0])
    assert isinstance(rows[0].event, Offered)  # who is back is asked


def test_a_deal_is_not_taken_back_while_somebody_is_away() -> None:
    growing = replaced(4)
    number = growing.table.game.progress(growing.table.state).round
    mine = len(growing.table.moves)
    while growing.table.game.progress(growing.table.state).round == number:
        growing.act()
    while growing.table.turn != 0:
        growing.act()
    own = [each for each in own_moves(growing) if each >= mine]
    with pytest.raises(Denied, match="player-away"):
        growing.send("key0", Back, moves=own[0])


def test_who_has_resigned_is_not_waited_for() -> None:
    growing = Growing(setup_of("azul", ["person", "person", "person"]))
    for _ in range(6):
        growing.act()
    growing.send("key1", Resign)
    rows = growing.send("key0", Back, moves=own_moves(growing)[0])
    assert isinstance(rows[0].event, Offered)
