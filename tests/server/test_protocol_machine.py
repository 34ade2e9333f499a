"""The socket protocol as a state machine: several clients, any commands, one model of the table."""

import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any, ClassVar

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

pytest.importorskip("starlette", reason="needs the extra server")

from tests.server.houses import House, Person, embedded
from tilewright.tables import creation

SEATS = st.integers(0, 1)
NUMBERS = st.integers(0, 1_000)


class Protocol(RuleBasedStateMachine):
    """Two people, a second socket of the first one, and a spectator, at a table of their own."""

    house: ClassVar[House]

    def __init__(self) -> None:
        super().__init__()
        self.stack = ExitStack()
        self.sent: list[tuple[int, str, dict[str, Any]]] = []  # what was carried out
        self.version = 0
        self.moves: list[str] = []  # the model: what was done and not taken back
        self.number = 0

    @initialize(game=st.sampled_from(["azul", "duel"]), confirm=st.booleans())
    def sit_down(self, game: str, confirm: bool) -> None:
        """Two people sit down."""
        made = self.house.table("me", "open", game=game, confirm=confirm)
        self.table = made["table"]
        self.tokens = [made["token"], made["links"][0]["token"]]
        self.people = [self._person(token) for token in (*self.tokens, self.tokens[0], None)]
        self._changes(1, "sit", {"name": "Eve"})

    def _person(self, token: str | None, version: int | None = None) -> Person:
        person = self.stack.enter_context(self.house.socket(self.table, token, version))
        if version is None:
            person.until("snapshot")
        return person

    def teardown(self) -> None:
        """Everybody leaves."""
        self.stack.close()

    # What is done

    def _send(self, seat: int, kind: str, fields: dict[str, Any]) -> Any:
        """Send a command at the version that was heard last; the answer."""
        self.number += 1
        person = self.people[seat]
        command = {"id": f"m{self.number}", "version": person.version, **fields}
        person.say(kind, **command)
        answer = person.answer(command["id"])
        if answer["type"] != "refused":
            self.sent.append((seat, kind, command))
        return answer

    def _changes(self, seat: int, kind: str, fields: dict[str, Any]) -> Any:
        """Send something; the model follows what is told of it, in order and without a gap."""
        answer = self._send(seat, kind, fields)
        if answer["type"] == "refused":
            assert answer["version"] == self.version
            return answer
        for person in self.people:
            person.catch_up()
        self._follow(self.people[seat])
        return answer

    def _follow(self, person: Person) -> None:
        """Take what was told into the model."""
        told = {m["version"]: m for m in person.heard if m["type"] in ("acted", "changed")}
        for version in sorted(told):
            if version <= self.version:
                continue
            message = told[version]
            assert version == self.version + 1 or not self.moves
            self.version = version
            if message["type"] == "acted":
                self.moves.append(message["action"])
            assert message["view"]["moves"] <= len(self.moves)
            del self.moves[message["view"]["moves"] :]

    def _turn(self) -> int | None:
        turn: int | None = self.people[0].view["turn"]
        return turn

    @precondition(lambda self: self._turn() is not None)
    @rule(number=NUMBERS)
    def play(self, number: int) -> None:
        """The seat in turn does something legal, or confirms it."""
        turn = self._turn()
        assert turn is not None
        view = self.people[turn].view
        if view["confirming"]:
            assert self._changes(turn, "confirm", {})["type"] == "changed"
            return
        action = view["legal"][number % len(view["legal"])]["action"]
        acted = self._changes(turn, "act", {"action": action})
        assert (acted["type"], acted["action"], acted["seat"]) == ("acted", action, turn)

    @rule(seat=SEATS, action=st.sampled_from(["9BF", "CB1", "W11", "K3", "P9", "nonsense", "S1"]))
    def play_nonsense(self, seat: int, action: str) -> None:
        """Somebody tries what is hardly ever legal."""
        legal = [choice["action"] for choice in self.people[seat].view["legal"]]
        refused = self._changes(seat, "act", {"action": action})
        if action in legal:
            return
        assert refused["type"] == "refused"
        assert refused["rule"] or refused["code"] != "illegal"

    @rule(seat=SEATS, kind=st.sampled_from(["confirm", "back", "agree", "decline", "rematch"]))
    def try_change(self, seat: int, kind: str) -> None:
        """Somebody tries something that may be right or wrong now."""
        self._changes(seat, kind, {})

    @rule(seat=SEATS, moves=NUMBERS)
    def take_back(self, seat: int, moves: int) -> None:
        """Somebody would like to go far back."""
        self._changes(seat, "back", {"moves": moves % (len(self.moves) + 1)})

    @precondition(lambda self: len(self.moves) > 30)
    @rule(seat=SEATS)
    def resign(self, seat: int) -> None:
        """Somebody gives up."""
        self._changes(seat, "resign", {})

    @precondition(lambda self: self.sent)
    @rule(number=NUMBERS, other=st.booleans())
    def send_again(self, number: int, other: bool) -> None:
        """What was carried out is sent again, also by another socket of the seat."""
        seat, kind, command = self.sent[number % len(self.sent)]
        person = self.people[2 if other and seat == 0 else seat]
        person.say(kind, **command)
        answer = person.answer(command["id"])
        assert answer["type"] in ("acted", "changed")
        assert answer["version"] <= self.version

    @rule(seat=SEATS, late=st.integers(1, 5))
    def send_stale(self, seat: int, late: int) -> None:
        """Somebody acts on a table that has moved on."""
        version = max(0, self.version - late)
        assert self._send(seat, "decline", {"version": version})["code"] == "stale"

    @rule()
    def watch_and_meddle(self) -> None:
        """A spectator tries to act."""
        assert self._send(3, "resign", {})["code"] == "not-your-seat"

    @rule(who=st.integers(0, 3), missed=st.integers(0, 40))
    def come_back(self, who: int, missed: int) -> None:
        """Somebody connects anew and is told what was missed."""
        seen = max(0, self.version - missed)
        token = (*self.tokens, self.tokens[0], None)[who]
        before = self.people[who]
        before.connection.close()
        person = self._person(token, seen)
        person.version = seen
        person.catch_up()
        told = [m["version"] for m in person.heard if m["type"] in ("acted", "changed")]
        assert told == list(range(seen + 1, self.version + 1))
        person.view = person.view or before.view
        self.people[who] = person

    @rule(who=st.integers(0, 3), ahead=st.integers(1, 99))
    def come_back_from_the_future(self, who: int, ahead: int) -> None:
        """Somebody names a version that there is not."""
        token = (*self.tokens, self.tokens[0], None)[who]
        with self.house.socket(self.table, token, self.version + ahead) as person:
            assert [person.hear()["type"] for _ in range(2)] == ["resync", "snapshot"]
            assert person.version == self.version

    @precondition(lambda self: self._turn() is not None)
    @rule(seat=SEATS)
    def ask(self, seat: int) -> None:
        """Somebody asks what something would do."""
        told = self.people[seat].ask("explain", actions=["1BF", "P1"])
        assert told["type"] == ("explained" if self.people[seat].view["legal"] else "refused")

    # What is always so

    @invariant()
    def everybody_knows_the_same_table(self) -> None:
        """All views are of the same version, each as its viewer may see it."""
        if not self.sent:
            return
        snapshots = [self.house.snapshot(self.table, token) for token in (*self.tokens, None)]
        for snapshot, person in zip(snapshots, (*self.people[:2], self.people[3]), strict=True):
            assert snapshot["version"] == self.version
            assert snapshot["view"]["moves"] == len(self.moves)
            if person.version == self.version:
                assert person.view == snapshot["view"]
        asked = [bool(snapshot["view"]["legal"]) for snapshot in snapshots]
        turn = snapshots[0]["view"]["turn"]
        assert not asked[2]
        assert sum(asked) <= 1
        if any(asked):
            assert asked[turn]


def test_the_protocol_holds_for_any_clients(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(creation, "new_seed", lambda: "tests")  # so that a failure can be replayed
    with tempfile.TemporaryDirectory() as folder, embedded(Path(folder)) as house:
        Protocol.house = house
        case = Protocol.TestCase
        case.settings = settings(
            max_examples=8,
            stateful_step_count=40,
            phases=[Phase.generate],
            report_multiple_bugs=False,
        )  # a failure is told as it is: to make it smaller would take many games
        case("runTest").runTest()
