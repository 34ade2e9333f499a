"""Sockets of a real server: join, watch, play, take back, leave, come back; and what ends them."""

import json
import logging
import socket
from base64 import b64encode
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from websockets.exceptions import ConnectionClosed

from tests.server.houses import House, Person, embedded
from tilewright.catalog import read_record
from tilewright.tables.commands import PROTOCOL


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with embedded(tmp_path_factory.mktemp("sockets"), absent_after=1) as house:
        yield house


@contextmanager
def stalled(house: House, table: str) -> Iterator[None]:
    """A spectator who says hello and never reads."""
    host, _, port = house.address.partition(":")
    hello = json.dumps({"type": "hello", "table": table, "protocol": PROTOCOL}).encode()
    with socket.socket() as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.connect((host, int(port)))
        raw.sendall(
            f"GET /ws HTTP/1.1\r\nHost: {house.address}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {b64encode(bytes(16)).decode()}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert b" 101 " in raw.recv(4096)
        raw.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        yield


def in_turn(*people: Person) -> Person:
    """Who is in turn, by what they have heard."""
    return next(person for person in people if person.view["legal"])


def play(person: Person, action: str | None = None) -> Any:
    """Do an action, the best that is legal unless another is named; the answer."""
    best = max(person.view["legal"], key=lambda choice: choice["points"])
    return person.ask("act", action=action or best["action"])


def caught_up(*people: Person) -> None:
    """Let everybody hear what was told so far."""
    for person in people:
        person.catch_up()


def test_a_long_name_of_a_field_is_answered_and_the_socket_stays(house: House) -> None:
    with house.socket(house.table("me", "shared")["table"]) as somebody:
        somebody.say("ping", **{"x" * 3_500: 1})
        assert somebody.until("refused")["code"] == "malformed"
        somebody.catch_up()


@pytest.mark.parametrize("game", ["azul", "duel"])
def test_two_people_play_a_whole_game_by_a_link_and_one_is_watched(house: House, game: str) -> None:
    made = house.table("me", "open", game=game)
    table, link = made["table"], made["links"][0]
    with (
        house.socket(table, made["token"]) as ana,
        house.socket(table, link["token"]) as eve,
        house.socket(table) as watcher,
    ):
        people = (ana, eve)
        for person in (*people, watcher):
            assert person.until("snapshot")["view"]["status"] == "waiting"
        assert eve.ask("sit", name="Eve")["type"] == "changed"
        caught_up(*people)
        while ana.view["status"] != "over":
            caught_up(*people, watcher)
            if ana.view["status"] == "playing":
                person = in_turn(*people)
                assert play(person)["type"] == "acted"
        for person in (*people, watcher):
            person.catch_up()
            (over,) = [message for message in person.heard if message["type"] == "over"]
            assert over["result"]["how"] == "finished"
            versions = [m["version"] for m in person.heard if m["type"] in ("acted", "changed")]
            assert versions == list(range(versions[0], over["version"] + 1))
        assert not any(m["view"]["legal"] for m in watcher.heard if "view" in m)
    text = house.ask("GET", over["record"]).body.decode()
    record = read_record(text)
    assert record.result() == "-".join(map(str, over["result"]["scores"]))
    assert record.tags["Player2"] == "Eve"


def test_who_comes_back_is_told_what_was_missed(house: House) -> None:
    made = house.table("me", "shared")
    table, token = made["table"], made["token"]
    with house.socket(table, token) as ana:
        ana.until("snapshot")
        play(ana)
        seen = ana.version
    with house.socket(table, token) as other:
        other.until("snapshot")
        for _ in range(4):
            play(other)
        with house.socket(table, token, version=seen) as ana:
            versions = [ana.hear()["version"] for _ in range(4)]
            assert versions == [seen + 1, seen + 2, seen + 3, seen + 4]
            assert ana.view == other.view
            play(ana)
            assert other.until("acted")["view"] == ana.view
    with house.socket(table, token, version=10_000) as lost:
        assert [lost.hear()["type"] for _ in range(2)] == ["resync", "snapshot"]


def test_both_sockets_of_a_seat_hear_everything(house: House) -> None:
    made = house.table("me", "shared")
    table, token = made["table"], made["token"]
    with house.socket(table, token) as one, house.socket(table, token) as two:
        one.until("snapshot")
        two.until("snapshot")
        name = one.send("act", action=one.view["legal"][0]["action"])
        first, second = one.answer(name), two.answer(name)
        assert first == second


def test_a_command_over_both_ways_is_carried_out_once(house: House) -> None:
    made = house.table("me", "shared")
    table, token = made["table"], made["token"]
    with house.socket(table, token) as ana:
        ana.until("snapshot")
        action = ana.view["legal"][0]["action"]
        body = {"type": "act", "id": "both", "version": ana.version, "action": action}
        path = f"/api/tables/{table}/commands"
        accepted = house.ask("POST", path, body, token)
        ana.connection.send(json.dumps(body))
        for _ in range(2):
            acted = ana.answer("both")
            assert acted["version"] == accepted.json["version"]
        assert house.ask("POST", path, body, token).json == accepted.json
        assert house.snapshot(table)["version"] == acted["version"]


def test_every_command_thrice_and_in_any_order_is_carried_out_once(house: House) -> None:
    rng = Random(8)
    made = house.table("me", "open")
    table, tokens = made["table"], [made["token"], made["links"][0]["token"]]
    sent: list[tuple[int, dict[str, Any]]] = []
    with ExitStack() as stack:
        people = [stack.enter_context(house.socket(table, token)) for token in tokens]
        for person in people:
            person.until("snapshot")
        people[1].ask("sit", name="Eve")
        for number in range(25):
            caught_up(*people)
            if people[0].view["status"] == "over":
                break
            seat = people[0].view["turn"]
            action = people[seat].view["legal"][0]["action"]
            version = people[seat].version
            command = {"id": f"t{number}", "version": version, "action": action}
            sent.append((seat, command))
            batch = [(seat, command)] * 3 + rng.sample(sent, min(3, len(sent))) * 2
            rng.shuffle(batch)
            for who, each in batch:
                people[who].say("act", **each)
            for who, each in batch:
                assert people[who].answer(each["id"])["type"] == "acted"
        caught_up(*people)
        stored = people[0].version
    snapshot = house.snapshot(table)
    assert snapshot["version"] == stored
    made_moves = [m for m in people[0].heard if m["type"] == "acted" and m["seat"] is not None]
    assert len({message["version"] for message in made_moves}) == len(sent)


def test_taking_back_by_agreement_resigning_and_a_rematch(house: House) -> None:
    made = house.table("me", "open")
    table, link = made["table"], made["links"][0]["token"]
    with house.socket(table, made["token"]) as ana, house.socket(table, link) as eve:
        ana.until("snapshot")
        eve.until("snapshot")
        eve.ask("sit", name="Eve")
        caught_up(ana, eve)
        person = in_turn(ana, eve)
        other = eve if person is ana else ana
        before = person.view["position"]
        play(person)
        offered = person.ask("back")
        assert (offered["what"], offered["view"]["offer"]["kind"]) == ("offer", "back")
        caught_up(ana, eve)
        assert other.ask("agree")["what"] == "agree"
        caught_up(ana, eve)
        assert person.view["position"] == before
        resigned = ana.ask("resign")
        assert resigned["view"]["result"]["how"] == "resigned"
        assert ana.until("over")["result"]["winners"] == [1]
        ana.ask("rematch")
        caught_up(ana, eve)
        eve.ask("rematch")
        eve.catch_up()
        again = eve.view["rematch"]
    with house.socket(again, made["token"]) as ana:
        assert ana.until("snapshot")["yours"] == [1]


def test_who_leaves_may_be_replaced_and_comes_back(house: House) -> None:
    made = house.table("me", "open")
    table, link = made["table"], made["links"][0]["token"]
    with house.socket(table, made["token"]) as ana:
        ana.until("snapshot")
        with house.socket(table, link) as eve:
            eve.until("snapshot")
            eve.ask("sit", name="Eve")
            caught_up(ana, eve)
            assert ana.ask("replace", seat=1, level="random")["code"] == "not-absent"
            eve.say("leave")
            assert eve.closed() == 1000
        ana.until(lambda m: m["type"] == "presence" and m["presence"][1]["absent"])
        assert ana.ask("replace", seat=1, level="random")["what"] == "replace"
        while ana.view["turn"] != 0:
            ana.hear()
        with house.socket(table, link) as eve:
            assert eve.until("snapshot")["yours"] == [1]
            assert eve.ask("sit", name="Eve")["view"]["seats"][1]["kind"] == "person"


def test_who_is_away_for_long_enough_is_absent(house: House) -> None:
    made = house.table("me", "open")
    table, link = made["table"], made["links"][0]["token"]
    with house.socket(table, made["token"]) as ana:
        ana.until("snapshot")
        with house.socket(table, link) as eve:
            eve.until("snapshot")
            eve.ask("sit", name="Eve")
        gone = ana.until(lambda m: m["type"] == "presence" and not m["presence"][-1]["present"])
        assert [seat["absent"] for seat in gone["presence"]] == [False, False]
        ana.until(lambda m: m["type"] == "presence" and m["presence"][-1]["absent"])
        assert ana.ask("end")["what"] == "end"
        assert ana.until("over")["result"]["how"] == "ended"


# Questions


def test_a_hint_is_given_where_the_table_allows_it(house: House) -> None:
    made = house.table("me", "shared", hints=True)
    with house.socket(made["table"], made["token"]) as ana:
        ana.until("snapshot")
        hint = ana.ask("hint")
        assert hint["type"] == "hinted"
        assert hint["action"] in [choice["action"] for choice in ana.view["legal"]]
        assert ana.ask("hint", version=0)["code"] == "stale"
    made = house.table("me", "shared")
    with house.socket(made["table"], made["token"]) as ana, house.socket(made["table"]) as watcher:
        ana.until("snapshot")
        watcher.until("snapshot")
        assert ana.ask("hint")["code"] == "no-hint"
        assert watcher.ask("hint")["code"] == "not-your-seat"
        assert watcher.ask("explain", actions=["1BF"])["code"] == "not-your-seat"
        assert watcher.ask("look")["code"] == "not-your-seat"


def test_actions_are_explained_and_a_shared_device_looks(house: House) -> None:
    made = house.table("me", "shared", game="duel")
    with house.socket(made["table"], made["token"]) as ana:
        ana.until("snapshot")
        legal = ana.view["legal"][0]["action"]
        told = ana.ask("explain", actions=[legal, "9Y9", "C1"])
        assert [each["legal"] for each in told["actions"]] == [True, False, False]
        assert told["actions"][2]["said"]["rule"].startswith("DU-")
        looked = ana.ask("look")
        assert (looked["type"], looked["seat"]) == ("looked", ana.view["turn"])


# Refusals


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        ("", "malformed"),
        ("{}", "malformed"),
        ("[]", "malformed"),
        ("\ud7ff", "malformed"),
        (b"\xff\x00", "malformed"),
        (b'{"type":"ping","x":1}', "malformed"),
        ('{"type":"snapshot"}', "malformed"),
        ('{"type":"act","id":"a","version":1,"action":"1BF"}', "hello-first"),
        ('{"type":"leave"}', "hello-first"),
        ('{"type":"hello","table":"000000000000","protocol":2}', "unknown-table"),
        ('{"type":"hello","table":"000000000000"}', "protocol"),
        ('{"type":"hello","table":"000000000000","protocol":3}', "protocol"),
        ('{"type":"hello","table":"000000000000","language":"xx"}', "language"),
        ('{"type":"hello","table":"../../etc/pw"}', "malformed"),
        ('{"type":"hello","table":"000000000000","token":"short"}', "malformed"),
        ('"' + "x" * 5000 + '"', "too-large"),
        ('"' + "é" * 2500 + '"', "too-large"),
        ('{"type":"act","id":"a","version":1,"action":"\\ud800"}', "malformed"),
        ("[" * 4000, "malformed"),
    ],
)
def test_what_cannot_be_done_is_refused_with_a_code(
    house: House, raw: str | bytes, code: str
) -> None:
    with house.socket() as somebody:
        somebody.connection.send(raw)
        refused = somebody.hear()
        assert (refused["type"], refused["code"]) == ("refused", code)
        assert refused["reason"]
        assert "Expected" not in refused["reason"]  # no words of a library
        somebody.say("ping")
        assert somebody.hear() == {"type": "pong"}


def test_an_illegal_action_is_refused_with_its_rule(house: House) -> None:
    made = house.table("me", "shared")
    with house.socket(made["table"], made["token"]) as ana:
        ana.until("snapshot")
        refused = ana.ask("act", action="CB1")
        assert (refused["code"], refused["version"]) == ("illegal", ana.version)
        assert refused["rule"].startswith("AZ-")
        assert ana.ask("act", action="1BF", version=0)["code"] == "stale"
        assert house.snapshot(made["table"])["version"] == ana.version


def test_another_tables_token_opens_nothing(house: House) -> None:
    one, two = house.table("me", "shared"), house.table("me", "shared")
    with house.socket(one["table"], two["token"]) as stranger:
        assert stranger.hear()["code"] == "unknown-token"


def test_a_client_of_another_protocol_is_told_so_in_its_language(house: House) -> None:
    table = house.table("me", "shared")["table"]
    with house.socket() as ana:
        ana.say("hello", table=table, language="nl")  # as it was said before there were versions
        refused = ana.hear()
        assert (refused["code"], refused["version"]) == ("protocol", None)
        assert refused["reason"].startswith("Deze server spreekt versie 2 van het protocol")
        ana.greet(table)
        assert ana.until("snapshot")["protocol"] == 2


def test_a_socket_may_go_to_another_table(house: House) -> None:
    one, two = house.table("me", "shared"), house.table("me", "shared", game="duel")
    with house.socket(one["table"], one["token"]) as ana:
        assert ana.until("snapshot")["table"] == one["table"]
        ana.greet(two["table"], two["token"])
        assert ana.until("snapshot")["table"] == two["table"]
        assert house.ask("GET", "/healthz").json["connections"] >= 1


# How sockets end


def test_who_does_not_say_hello_is_let_go(tmp_path: Path) -> None:
    with embedded(tmp_path, hello_timeout=0.1) as house, house.socket() as silent:
        assert silent.closed() == 1008


def test_too_many_sockets_of_an_address_are_not_served(tmp_path: Path) -> None:
    with embedded(tmp_path, sockets_per_address=2) as house, ExitStack() as stack:
        first, second, third = [stack.enter_context(house.socket()) for _ in range(3)]
        assert third.closed() == 1013
        first.say("ping")
        assert first.hear()["type"] == "pong"
        second.connection.close()


def test_when_the_server_stops_it_says_that_it_will_be_back(tmp_path: Path) -> None:
    with ExitStack() as stack:
        server = embedded(tmp_path)
        house = server.__enter__()
        made = house.table("me", "bot random")
        ana = stack.enter_context(house.socket(made["table"], made["token"]))
        ana.until("snapshot")
        server.__exit__(None, None, None)
        assert ana.closed() == 1012
    with embedded(tmp_path) as house:
        assert house.snapshot(made["table"], made["token"])["yours"] == [0]


def test_haste_is_refused_and_at_last_ends_the_socket(tmp_path: Path) -> None:
    with embedded(tmp_path, address_rate=0.001, address_burst=5) as house:
        with house.socket() as hasty:
            for _ in range(4):
                hasty.say("ping")
                assert hasty.hear()["type"] == "pong"
            hasty.say("ping")
            assert hasty.hear()["code"] == "too-many"
            with suppress(ConnectionClosed):
                for _ in range(1000):
                    hasty.say("ping")
            assert hasty.closed() == 1008
        with pytest.raises(Exception, match="429"), house.socket():
            pass


def test_who_never_reads_is_let_go_and_the_others_go_on(tmp_path: Path) -> None:
    with embedded(tmp_path, send_queue=8, send_timeout=0.5) as house:
        made = house.table("me", "shared")
        table, token = made["table"], made["token"]
        with house.socket(table, token) as ana, stalled(house, table):
            ana.until("snapshot")
            ana.until(lambda m: m["type"] == "presence" and m["watchers"] == 1)
            for _ in range(5_000):  # more than any buffer on the way holds
                play(ana)
                ana.ask("back")
                if any(m["type"] == "presence" and not m["watchers"] for m in ana.heard[-4:]):
                    break
                del ana.heard[:-4]
            else:
                pytest.fail("who never reads is still there")
            play(ana)


# Secrets


def test_tokens_are_in_no_log_and_in_no_message_to_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with embedded(tmp_path, log_level="debug") as house:
        logging.getLogger("tilewright").setLevel(logging.DEBUG)
        made = house.table("me", "open", public=True)
        claimed = house.ask("POST", f"/api/tables/{made['table']}/seats", {"name": "Eve"}).json
        tokens = [made["token"], claimed["token"], made["links"][0]["token"]]
        with house.socket(made["table"]) as watcher, ExitStack() as stack:
            people = [
                stack.enter_context(house.socket(made["table"], token)) for token in tokens[:2]
            ]
            for person in (*people, watcher):
                person.until("snapshot")
            for _ in range(6):
                caught_up(*people)
                play(in_turn(*people))
            caught_up(*people)
            assert people[0].ask("resign")["type"] == "changed"
            watcher.until("over")
        with house.socket(made["table"], tokens[2]) as stranger:
            assert stranger.hear()["code"] == "unknown-token"
        house.ask("GET", f"/api/tables/{made['table']}", token=tokens[0])
        listed = house.ask("GET", "/api/tables").body.decode()
    said = json.dumps([*watcher.heard, *people[0].heard, *people[1].heard]) + listed
    logged = caplog.text + "".join(str(record.__dict__) for record in caplog.records)
    stored = (tmp_path / "tables.db").read_bytes()
    for token in tokens:
        assert token not in said
        assert token not in logged
        assert token.encode() not in stored
