"""The HTTP API of a real server, for programs; every refusal with its status and code."""

import gzip
import http.client
import json
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from tests.server.houses import Answer, House, embedded
from tests.server.waiting import PATIENCE
from tilewright.azul.game import Azul
from tilewright.catalog import read_record
from tilewright.core.game import AnyGame
from tilewright.core.playing import play_out
from tilewright.core.record import Forfeit, Record, write_record
from tilewright.core.seat import Seat
from tilewright.duel.game import Duel
from tilewright.server.http import streams
from tilewright.server.http.api import openapi
from tilewright.server.http.openapi import document

NOBODY = "0" * 32
NOWHERE = "0" * 12
TWO_OF_US = [{"kind": "me"}, {"kind": "shared"}]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with embedded(tmp_path_factory.mktemp("http")) as house:
        yield house


@contextmanager
def stream(house: House, table: str, token: str | None = None, query: str = "") -> Iterator[Any]:
    """The messages of a stream, one after the other; empty lines are passed over."""
    connection = http.client.HTTPConnection(house.address, timeout=PATIENCE)
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    connection.request("GET", f"/api/tables/{table}/stream{query}", headers=headers)
    answer = connection.getresponse()
    assert answer.status == 200
    assert answer.headers["content-type"] == "application/x-ndjson"
    try:
        yield (json.loads(line) for line in answer if line.strip())
    finally:
        connection.close()
        answer.close()


@pytest.mark.parametrize("game", ["azul", "duel"])
def test_a_program_plays_a_whole_game(house: House, game: str) -> None:
    made = house.table("me", "bot random", game=game)
    table, token = made["table"], made["token"]
    rng = Random(1)
    with stream(house, table, token) as messages:
        for message in messages:
            if message["type"] == "over":
                break
            legal = message.get("view", {}).get("legal")
            if legal:
                action = rng.choice(legal)["action"]
                command = {"type": "act", "id": f"v{message['version']}", "action": action}
                body = {**command, "version": message["version"]}
                answer = house.ask("POST", f"/api/tables/{table}/commands", body, token)
                assert answer.status == 200, answer
                assert answer.json["version"] == message["version"] + 1
    record = read_record(house.ask("GET", message["record"]).body.decode())
    assert record.result() == "-".join(map(str, message["result"]["scores"]))


def test_a_stream_starts_with_what_was_missed(house: House) -> None:
    made = house.table("me", "shared")
    table, token = made["table"], made["token"]
    with stream(house, table, token) as messages:
        snapshot = next(messages)
    version = snapshot["version"]
    action = snapshot["view"]["legal"][0]["action"]
    assert house.command(table, token, "act", action=action).status == 200
    for same in (version, f"{version}.0"):
        with stream(house, table, None, f"?version={same}") as messages:
            acted = next(messages)
            assert (acted["type"], acted["version"]) == ("acted", version + 1)
    with stream(house, table, None, "?version=999") as messages:
        assert [next(messages)["type"] for _ in range(2)] == ["resync", "snapshot"]


def test_a_listener_who_has_gone_is_not_counted(house: House) -> None:
    made = house.table("me", "shared")
    table = made["table"]
    with house.socket(table) as watcher:
        watcher.until("snapshot")
        with stream(house, table) as messages:
            assert next(messages)["watchers"] == 1
            watcher.until(lambda m: m["type"] == "presence" and m["watchers"] == 2)
        watcher.until(lambda m: m["type"] == "presence" and m["watchers"] == 1)


def test_a_stream_that_is_silent_is_kept_alive_and_ends_with_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "KEEP_ALIVE", 0.05)
    with ExitStack() as stack:
        house = stack.enter_context(embedded(tmp_path))
        made = house.table("me", "shared")
        connection = http.client.HTTPConnection(house.address, timeout=PATIENCE)
        connection.request("GET", f"/api/tables/{made['table']}/stream")
        answer = connection.getresponse()
        lines = [answer.readline() for _ in range(4)]
        assert [json.loads(line)["type"] for line in lines[:2]] == ["snapshot", "presence"]
        assert lines[2:] == [b"\n", b"\n"]
        stack.close()
        assert set(answer.read().splitlines()) <= {b""}
        connection.close()
        answer.close()


def test_only_so_many_may_watch(tmp_path: Path) -> None:
    with embedded(tmp_path, watchers=1) as house:
        made = house.table("me", "shared")
        with house.socket(made["table"]) as first, house.socket() as second:
            first.until("snapshot")
            second.greet(made["table"])
            assert second.hear()["code"] == "busy"
            answer = house.ask("GET", f"/api/tables/{made['table']}/stream")
            assert (answer.status, answer.json["code"]) == (503, "busy")


def test_a_public_table_is_listed_and_claimed(house: House) -> None:
    made = house.table("me", "open", public=True)
    listed = house.ask("GET", "/api/tables").json["tables"]
    assert made["table"] in [each["table"] for each in listed]
    path = f"/api/tables/{made['table']}/seats"
    claimed = house.ask("POST", path, {"name": "Eve"})
    assert (claimed.status, claimed.json["seat"]) == (201, 1)
    assert house.ask("POST", path, {"name": "Ben"}).json["code"] == "seat-taken"
    snapshot = house.snapshot(made["table"], claimed.json["token"])
    assert snapshot["yours"] == [1]
    assert [seat["name"] for seat in snapshot["view"]["seats"]] == ["Player 1", "Eve"]


def test_a_program_sits_down_by_a_link(house: House) -> None:
    made = house.table("open", "bot random")
    token = made["links"][0]["token"]
    assert made["token"] is None
    answer = house.command(made["table"], token, "sit", name="Program")
    assert (answer.status, answer.json["type"]) == (200, "accepted")
    assert house.snapshot(made["table"], token)["view"]["seats"][0]["name"] == "Program"


def test_questions_change_nothing(house: House) -> None:
    made = house.table("me", "shared", hints=True)
    table, token = made["table"], made["token"]
    before = house.snapshot(table, token)
    path = f"/api/tables/{table}/questions"
    hint = house.ask("POST", path, {"type": "hint", "id": "h", "version": before["version"]}, token)
    assert (hint.status, hint.json["type"]) == (200, "hinted")
    action = before["view"]["legal"][0]["action"]
    told = house.ask("POST", path, {"type": "explain", "id": "e", "actions": [action]}, token)
    assert told.json["actions"][0]["legal"]
    assert house.ask("POST", path, {"type": "look", "id": "l"}, token).json["type"] == "looked"
    stale = house.ask("POST", path, {"type": "hint", "id": "h", "version": 0}, token)
    assert (stale.status, stale.json["code"], stale.json["command"]) == (409, "stale", "h")
    assert house.snapshot(table, token) == before


def test_all_that_happened_is_listed_as_a_seat_may_see_it(house: House) -> None:
    made = house.table("me", "shared", game="duel")
    table, token = made["table"], made["token"]
    for _ in range(6):
        action = house.snapshot(table, token)["view"]["legal"][0]["action"]
        assert house.command(table, token, "act", action=action).status == 200
    path, last = f"/api/tables/{table}/events", house.snapshot(table)["version"]
    answer = house.ask("GET", path, token=token)
    events = answer.json["events"]
    assert [event["version"] for event in events] == [*range(1, last + 1)]
    with stream(house, table, token, "?version=0") as messages:
        assert events == [next(messages) for _ in events]
    assert sum([event["command"] is not None for event in events]) == 6
    watched = house.ask("GET", path).json["events"]
    assert [event["said"] for event in watched] == [event["said"] for event in events]
    assert not any(event["command"] for event in watched)


def test_all_that_happened_comes_short_to_whom_that_suits(house: House) -> None:
    made = house.table("me", "shared")
    path = f"/api/tables/{made['table']}/events"
    whole = house.ask("GET", path)
    short = house.ask("GET", path, **{"Accept-Encoding": "br, gzip"})
    assert "content-encoding" not in whole.headers
    assert short.headers["content-encoding"] == "gzip"
    assert len(short.body) < len(whole.body)
    assert gzip.decompress(short.body) == whole.body
    for answer in (whole, short):
        assert answer.headers["vary"] == "Accept-Encoding"  # and not the language


# Languages


def test_over_http_people_are_answered_in_their_language(house: House) -> None:
    dutch = {"Accept-Language": "fr, nl-BE;q=0.8, en;q=0.5"}
    answer = house.ask("POST", "/api/tables", {"game": "azul", "seats": TWO_OF_US}, **dutch)
    table, token = answer.json["table"], answer.json["token"]
    shown = house.ask("GET", f"/api/tables/{table}", token=token, **dutch)
    assert [seat["name"] for seat in shown.json["view"]["seats"]] == ["Speler 1", "Speler 2"]
    act = {"type": "act", "id": "a", "version": shown.json["version"], "action": "9BF"}
    illegal = house.ask("POST", f"/api/tables/{table}/commands", act, token, **dutch)
    assert "fabriek 9" in illegal.json["reason"]
    assert illegal.json["why"]["message"] == "refusal-no-such-factory"
    refused = house.ask("GET", f"/api/tables/{NOWHERE}", **dutch)
    lost = house.ask("GET", "/api/tabels", **dutch)
    for each in (illegal, refused, lost):
        assert each.headers["content-language"] == "nl"
        assert "Accept-Language" in each.headers["vary"]
    assert house.ask("GET", "/api/tabels").headers["content-language"] == "en"
    assert lost.json["reason"] != house.ask("GET", "/api/tabels").json["reason"]


# Records


def test_a_record_goes_in_and_comes_out_again(house: House) -> None:
    text = write_record(play_out(Azul(3, "gray"), Random(2)))
    imported = house.ask("POST", "/api/records", text.encode())
    assert imported.status == 201
    table = imported.json["table"]
    assert house.snapshot(table)["view"]["status"] == "over"
    given = house.ask("GET", f"/api/tables/{table}/record")
    assert given.headers["content-type"] == "text/plain; charset=utf-8"
    assert read_record(given.body.decode()).actions() == read_record(text).actions()


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 422, "record"),
        (b"nonsense", 422, "record"),
        (b"\xff\xfe", 400, "malformed"),
        (b"[Game: chess]", 422, "record"),
        (b"x" * 300_000, 413, "too-large"),
    ],
)
def test_what_is_no_record_is_refused(house: House, body: bytes, status: int, code: str) -> None:
    answer = house.ask("POST", "/api/records", body)
    assert (answer.status, answer.json["code"]) == (status, code)


def unfinished(moves: int) -> str:
    """A game of which that many moves were made, chance's too."""
    record = play_out(Azul(2), Random(2))
    del record.moves[moves:]
    return write_record(record)


ME_AND_A_BOT = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "level": "random"}]


def continue_game(house: House, record: str, seats: list[dict[str, str]]) -> Answer:
    body = {"record": record, "seats": seats}
    return house.ask("POST", "/api/records/tables", json.dumps(body).encode())


def test_a_game_goes_on_from_a_record(house: House) -> None:
    text = unfinished(10)
    record = read_record(text)
    seats = ME_AND_A_BOT if record.game.actor(record.final()) == 0 else ME_AND_A_BOT[::-1]
    made = continue_game(house, text, seats)
    assert made.status == 201
    seen = house.snapshot(made.json["table"], made.json["token"])
    assert (seen["view"]["status"], seen["view"]["moves"]) == ("playing", 10)
    assert seen["view"]["position"] == str(record.final())
    assert seen["view"]["turn"] in seen["yours"]
    assert len(seen["view"]["legal"]) > 1


def test_a_game_goes_on_with_the_deal_that_comes_next(house: House) -> None:
    made = continue_game(house, unfinished(0), ME_AND_A_BOT)
    seen = house.snapshot(made.json["table"], made.json["token"])
    assert seen["view"]["moves"] >= 2  # the start player and the first deal


@pytest.mark.parametrize(
    ("moves", "seats", "code"),
    [
        (1_000, ME_AND_A_BOT, "record"),  # the game is over
        (10, [*ME_AND_A_BOT, ME_AND_A_BOT[1]], "option"),
    ],
)
def test_a_game_that_cannot_go_on_is_refused(
    house: House, moves: int, seats: list[dict[str, str]], code: str
) -> None:
    answer = continue_game(house, unfinished(moves), seats)
    assert (answer.status, answer.json["code"]) == (422, code)


def positioned(game: AnyGame, moves: int, **tags: str) -> Record:
    """A record without moves that begins where a random game stands after so many."""
    opening = play_out(game, Random(2)).states()[moves]
    return Record(game, tags, opening=opening)


@pytest.mark.parametrize(
    ("game", "moves"),
    [(Azul(2), 10), (Azul(4, "gray"), 40), (Azul(3), 0), (Duel(), 60), (Duel(), 3)],
)
def test_a_game_goes_on_from_a_position(house: House, game: AnyGame, moves: int) -> None:
    record = positioned(game, moves)
    seats = [ME_AND_A_BOT[0], *[ME_AND_A_BOT[1]] * (game.seats - 1)]
    made = continue_game(house, write_record(record), seats)
    assert made.status == 201
    seen = house.snapshot(made.json["table"], made.json["token"])
    assert seen["view"]["status"] == "playing"
    if isinstance(actor := game.actor(record.opening), int):
        assert seen["view"]["round"] == game.progress(record.opening).round
        assert seen["view"]["turn"] == actor or seen["view"]["moves"] > 0


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda text: text.replace("offer", "over"), "Nothing has ended the game"),
        (lambda text: text.replace(" offer ", " nowhere "), "Character 3 of the position"),
        (lambda text: text + " ?" * 30_000, "Character"),
        (lambda text: re.sub(r"(?<= )\d+(?=:)", "999999", text), "too large"),
        (lambda text: text.replace("/", "/\\n", 1), "Character"),
    ],
)
def test_no_game_goes_on_from_an_impossible_position(
    house: House, change: Callable[[str], str], sentence: str
) -> None:
    record = positioned(Azul(2), 10)
    text = str(record.opening)
    answer = continue_game(house, write_record(record).replace(text, change(text)), ME_AND_A_BOT)
    assert (answer.status, answer.json["code"]) == (422, "record")
    assert sentence in answer.json["reason"]


def test_what_a_seat_sees_of_a_running_game_is_no_position_to_play_on_from(house: House) -> None:
    game = Duel(first=0)
    states = play_out(game, Random(3)).states()
    hidden = next(each for each in states if "?" in str(game.observe(each, None)).split()[13])
    record = Record(game, opening=hidden)
    for seat in (0, 1, None):
        seen = str(game.observe(hidden, seat))
        if seen == str(hidden):
            continue
        text = write_record(record).replace(str(hidden), seen)
        answer = continue_game(house, text, ME_AND_A_BOT)
        assert (answer.status, answer.json["code"]) == (422, "record")
        assert "front" in answer.json["reason"]


def test_the_record_of_a_table_begins_with_its_position_and_a_rematch_does_too(
    house: House,
) -> None:
    record = positioned(Azul(2), 10)
    text = str(record.opening)
    people = [{"kind": "me", "name": "Ana"}, {"kind": "shared", "name": "Bo"}]
    made = continue_game(house, write_record(record), people)
    table, token = made.json["table"], made.json["token"]
    house.command(table, token, "end")
    given = read_record(house.ask("GET", f"/api/tables/{table}/record").body.decode())
    assert str(given.opening) == text
    assert given.moves == []
    house.command(table, token, "rematch")
    again = house.snapshot(table, token)["view"]["rematch"]
    assert house.snapshot(again)["view"]["position"] == text


def test_a_game_goes_on_from_no_record_that_cannot_be_read(house: House) -> None:
    answer = continue_game(house, "nonsense", ME_AND_A_BOT)
    assert (answer.status, answer.json["code"]) == (422, "record")


def test_a_record_whose_forfeit_is_too_long_is_refused(house: House) -> None:
    record = play_out(Azul(2), Random(2))
    del record.moves[10:]
    record.forfeit = Forfeit(Seat(1), "x" * 2_000)
    kept = house.ask("POST", "/api/records", write_record(record).encode())
    assert house.ask("GET", f"/api/tables/{kept.json['table']}").status == 200
    record.forfeit = Forfeit(Seat(1), "x" * 2_001)
    answer = house.ask("POST", "/api/records", write_record(record).encode())
    assert (answer.status, answer.json["code"]) == (422, "record")
    assert "Forfeit has more than 2,000" in answer.json["reason"]


def test_before_the_end_there_is_no_record(house: House) -> None:
    made = house.table("me", "shared", game="duel")
    answer = house.ask("GET", f"/api/tables/{made['table']}/record")
    assert (answer.status, answer.json["code"]) == (409, "not-over")


# Refusals


def test_a_long_name_of_a_field_is_refused_and_told_in_part(house: House) -> None:
    wish = {"game": "azul", "seats": TWO_OF_US, "x" * 5_000: 1}
    answer = house.ask("POST", "/api/tables", wish)
    assert (answer.status, answer.json["code"]) == (400, "malformed")
    assert "xxx…" in answer.json["reason"]
    assert len(answer.json["reason"]) < 1_200


ACT = {"type": "act", "id": "a", "version": 1, "action": "1BF"}


@pytest.mark.parametrize(
    ("method", "path", "body", "token", "status", "code"),
    [
        ("POST", "/api/tables", b"", None, 400, "malformed"),
        ("POST", "/api/tables", b"{", None, 400, "malformed"),
        ("POST", "/api/tables", b"\xff", None, 400, "malformed"),
        ("POST", "/api/tables", {"game": "azul"}, None, 400, "malformed"),
        ("POST", "/api/tables", {"game": "azul", "seats": []}, None, 400, "malformed"),
        ("POST", "/api/tables", b"x" * 20_000, None, 413, "too-large"),
        ("GET", f"/api/tables/{NOWHERE}", None, None, 404, "unknown-table"),
        ("GET", "/api/tables/short", None, None, 404, "unknown-table"),
        ("GET", "/api/tables/%F0%9F%98%80%F0%9F%98%80%F0%9F", None, None, 404, "unknown-table"),
        ("GET", "/api/tables/TABLE", None, NOBODY, 401, "unknown-token"),
        ("GET", "/api/tables/TABLE", None, "x", 401, "unknown-token"),
        ("GET", "/api/tables/TABLE/stream?version=x", None, None, 400, "malformed"),
        ("GET", "/api/tables/TABLE/stream?version=-1", None, None, 400, "malformed"),
        ("GET", "/api/tables/TABLE/stream?version=1&version=2", None, None, 400, "malformed"),
        ("GET", "/api/tables/TABLE/events?versions=1", None, None, 400, "malformed"),
        ("GET", "/api/tables?limit=-1&offset=x", None, None, 400, "malformed"),
        ("POST", "/api/tables?x", {"game": "azul", "seats": []}, None, 400, "malformed"),
        ("GET", f"/api/tables/{NOWHERE}/stream", None, None, 404, "unknown-table"),
        ("GET", f"/api/tables/{NOWHERE}/record", None, None, 404, "unknown-table"),
        ("POST", "/api/tables/TABLE/commands", ACT, None, 401, "unknown-token"),
        ("POST", "/api/tables/TABLE/commands", ACT, NOBODY, 401, "unknown-token"),
        ("POST", "/api/tables/TABLE/commands", {"type": "ping"}, "TOKEN", 400, "malformed"),
        ("POST", "/api/tables/TABLE/commands", {**ACT, "version": 0}, "TOKEN", 409, "stale"),
        ("POST", "/api/tables/TABLE/commands", {**ACT, "x": 0}, "TOKEN", 400, "malformed"),
        ("POST", "/api/tables/TABLE/questions", ACT, "TOKEN", 400, "malformed"),
        ("POST", "/api/tables/TABLE/seats", {"name": "Eve"}, None, 403, "not-your-seat"),
        ("POST", "/api/tables/TABLE/seats", {"name": ""}, None, 400, "malformed"),
        ("GET", "/nowhere", None, None, 404, "unknown-path"),
        ("GET", "/api", None, None, 404, "unknown-path"),
        ("GET", "/api/tables/TABLE/commands", None, None, 405, "method"),
        ("DELETE", "/api/tables", None, None, 405, "method"),
        ("PUT", "/healthz", b"", None, 405, "method"),
    ],
)
def test_a_refusal_has_its_status_and_code(
    house: House, table: Any, method: str, path: str, body: Any, token: str | None,
    status: int, code: str,
) -> None:  # fmt: skip
    path = path.replace("TABLE", table["table"])
    token = table["token"] if token == "TOKEN" else token
    answer = house.ask(method, path, body, token)
    assert (answer.status, answer.json["code"]) == (status, code)
    assert answer.json["type"] == "refused"
    assert answer.json["reason"]
    assert answer.headers["content-type"] == "application/json"
    assert "Expected" not in answer.json["reason"]  # no words of a library


@pytest.mark.parametrize(
    ("path", "language", "reason"),
    [
        (
            "/api/tables?limit=-1",
            "en",
            "There is no parameter “limit” in this address: it takes none.",
        ),
        (
            "/api/tables/TABLE/events?after=3",
            "en",
            "There is no parameter “after” in this address: it takes version.",
        ),
        (
            "/api/tables/TABLE/events?version=-1",
            "nl",
            "‘version’ moet een geheel getal van 0 tot en met 1.000.000.000 zijn.",
        ),
        (
            "/api/tables/TABLE/events?version=1&version=1",
            "pt-BR",
            "O parâmetro “version” aparece mais de uma vez.",
        ),
    ],
)
def test_a_wrong_parameter_is_told_in_a_sentence(
    house: House, table: Any, path: str, language: str, reason: str
) -> None:
    headers = {"Accept-Language": language}
    answer = house.ask("GET", path.replace("TABLE", table["table"]), **headers)
    assert answer.status == 400
    assert answer.json["reason"].endswith(reason)


@pytest.mark.parametrize("path", ["/healthz", "/livez", "/metrics"])
def test_health_checks_ignore_parameters(house: House, path: str) -> None:
    assert house.ask("GET", f"{path}?at=1").status == 200


@pytest.fixture(scope="module")
def table(house: House) -> Any:
    return house.table("me", "shared")


def test_illegal_and_unreadable_actions_are_told_apart(house: House, table: Any) -> None:
    illegal = house.command(table["table"], table["token"], "act", action="CB1")
    assert (illegal.status, illegal.json["code"]) == (422, "illegal")
    assert illegal.json["rule"].startswith("AZ-")
    unread = house.command(table["table"], table["token"], "act", action="hello")
    assert (unread.status, unread.json["code"]) == (400, "notation")
    assert unread.json["version"] == house.snapshot(table["table"])["version"]


@pytest.mark.parametrize("header", ["Bearer", "Bearer ", "Basic abc", "x", "bearer \xff"])
def test_a_header_that_is_no_token_is_refused(house: House, table: Any, header: str) -> None:
    answer = house.ask("GET", f"/api/tables/{table['table']}", Authorization=header)
    assert (answer.status, answer.json["code"]) == (401, "unknown-token")


def test_a_page_of_another_site_may_change_nothing(house: House) -> None:
    wish = {"game": "azul", "seats": [{"kind": "me"}, {"kind": "shared"}]}
    answer = house.ask("POST", "/api/tables", wish, Origin="https://elsewhere.example")
    assert (answer.status, answer.json["code"]) == (403, "origin")


def test_who_makes_too_many_tables_has_to_wait(tmp_path: Path) -> None:
    with embedded(tmp_path, tables_rate=1, tables_burst=2) as house:
        for _ in range(2):
            house.table("me", "shared")
        wish = {"game": "azul", "seats": [{"kind": "me"}, {"kind": "shared"}]}
        answer = house.ask("POST", "/api/tables", wish)
        assert (answer.status, answer.json["code"]) == (429, "too-many")
        assert int(answer.headers["retry-after"]) > 60


# The server itself


def test_the_server_tells_how_it_is(house: House) -> None:
    health = house.ask("GET", "/healthz").json
    assert health["status"] == "ok"
    assert b"tilewright" in house.ask("GET", "/metrics").body
    assert house.ask("GET", "/api/openapi.json").json == document()


def test_the_description_of_the_api_is_made_once_and_sent_once(house: House) -> None:
    assert openapi() is openapi()
    whole = house.ask("GET", "/api/openapi.json")
    short = house.ask("GET", "/api/openapi.json", **{"Accept-Encoding": "gzip"})
    assert gzip.decompress(short.body) == whole.body
    for answer, more in ((whole, {}), (short, {"Accept-Encoding": "gzip"})):
        again = house.ask(
            "GET", "/api/openapi.json", **{"If-None-Match": answer.headers["etag"], **more}
        )
        assert (again.status, again.body) == (304, b"")
    other = house.ask("GET", "/api/openapi.json", **{"If-None-Match": '"other"'})
    assert (other.status, other.body) == (200, whole.body)


def test_figures_are_for_this_machine_unless_others_are_named(tmp_path: Path) -> None:
    with embedded(tmp_path / "1") as house:
        assert house.ask("GET", "/metrics").status == 200
        passed_on = house.ask("GET", "/metrics", **{"X-Forwarded-For": "127.0.0.1"})
        assert (passed_on.status, passed_on.json["code"]) == (403, "not-allowed")
        assert "TILEWRIGHT_METRICS" in passed_on.json["reason"]
    with embedded(tmp_path / "2", metrics=("10.0.0.0/8",), proxies=("127.0.0.1",)) as house:
        assert house.ask("GET", "/metrics").json["code"] == "not-allowed"
        for visitor, status in (("10.1.2.3", 200), ("192.0.2.7", 403)):
            answer = house.ask("GET", "/metrics", **{"X-Forwarded-For": visitor})
            assert answer.status == status
    with embedded(tmp_path / "3", metrics=("*",), proxies=("127.0.0.1",)) as house:
        answer = house.ask("GET", "/metrics", **{"X-Forwarded-For": "192.0.2.7"})
        assert answer.status == 200


def test_what_is_dear_takes_more_of_the_budget(tmp_path: Path) -> None:
    slow = {"address_rate": 0.01, "address_burst": 40, "token_rate": 0.01, "token_burst": 40}
    with embedded(tmp_path, **slow) as house:
        made = house.table("me", "shared")  # 2 of 40
        path = f"/api/tables/{made['table']}/questions"
        ask = {"type": "explain", "id": "e", "actions": ["1BF"] * 40}
        statuses = [house.ask("POST", path, ask, made["token"]).status for _ in range(10)]
        # Each counts as 5; the last that is answered may take more than is left.
        assert statuses == [200] * 8 + [429] * 2


def test_without_a_page_there_is_a_word_on_how_to_play(house: House) -> None:
    for path in ("/", "/t/abcdefghijkl"):
        answer = house.ask("GET", path)
        assert answer.status == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert b"tilewright join" in answer.body
        assert "default-src 'none'" in answer.headers["content-security-policy"]
    brazilian = house.ask("GET", "/", **{"Accept-Language": "pt-BR"})
    assert b'<html lang="pt-BR">' in brazilian.body
    assert brazilian.headers["content-language"] == "pt-BR"


PAGES = (
    "/",
    "/t/abcdefghijkl",
    "/new/azul",
    "/new/duel",
    "/watch",
    "/records",
    "/analysis",
    "/puzzles",
    "/rules",
    "/rules/duel",
    "/rules/azul/AZ-3",
)


def built_page(folder: Path) -> None:
    """A page as the build leaves it."""
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<p>The page")
    (page / "index.html.gz").write_bytes(gzip.compress(b"<p>The page"))
    (page / "assets" / "x.js").write_text("1")
    (page / "assets" / "x.js.gz").write_bytes(gzip.compress(b"1"))
    (page / "assets" / "x.js.br").write_bytes(b"as brotli has it")
    (page / "sw.js").write_text("2")
    (page / "icon.svg").write_text("<svg/>")
    (page / "manifest.webmanifest").write_text("{}")
    (folder / "secret").write_text("no")


def test_a_page_that_was_built_is_served_and_nothing_outside_of_it(tmp_path: Path) -> None:
    built_page(tmp_path)
    with embedded(tmp_path) as house:
        for path in PAGES:
            answer = house.ask("GET", path)
            assert (answer.status, answer.body) == (200, b"<p>The page")
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
        for path in ("/../secret", "/%2e%2e/secret", "/assets/../../secret", "//secret", "/%00"):
            assert house.ask("GET", path).status == 404
        for path in ("/new/chess", "/assets", "/watch/x", "/secret", "/assets/y.js"):
            assert house.ask("GET", path).json["code"] == "unknown-path"


def test_a_person_who_goes_astray_is_shown_the_page_and_a_program_is_not(tmp_path: Path) -> None:
    built_page(tmp_path)
    with embedded(tmp_path) as house:
        person = house.ask("GET", "/nowhere", Accept="text/html,*/*;q=0.8")
        assert (person.status, person.body) == (404, b"<p>The page")
        for impossible in ("/t/%ff%fe", "/t/", "/t/ABCDEFGHIJKL", "/t/abcdefghijkl/x", "/t/a"):
            lost = house.ask("GET", impossible, Accept="text/html")
            assert (lost.status, lost.body) == (404, b"<p>The page")
        program = house.ask("GET", "/nowhere", Accept="*/*")
        assert (program.status, program.json["code"]) == (404, "unknown-path")


def test_the_files_of_the_page_come_with_their_kinds_and_short_where_that_suits(
    tmp_path: Path,
) -> None:
    built_page(tmp_path)
    kinds = {
        "/assets/x.js": "text/javascript; charset=utf-8",
        "/sw.js": "text/javascript; charset=utf-8",
        "/icon.svg": "image/svg+xml",
        "/manifest.webmanifest": "application/manifest+json",
    }
    with embedded(tmp_path) as house:
        for path, kind in kinds.items():
            for headers in ({}, {"Accept-Encoding": "gzip"}):
                answer = house.ask("GET", path, **headers)
                assert answer.headers["content-type"] == kind
                assert ("immutable" in answer.headers["cache-control"]) == ("assets" in path)
        assert house.ask("GET", "/sw.js").headers["service-worker-allowed"] == "/"
        for path in ("/", "/assets/x.js"):
            whole, short = (
                house.ask("GET", path),
                house.ask("GET", path, **{"Accept-Encoding": "gzip"}),
            )
            assert "content-encoding" not in whole.headers
            assert short.headers["content-encoding"] == "gzip"
            assert gzip.decompress(short.body) == whole.body
            assert whole.headers["vary"] == short.headers["vary"] == "Accept-Encoding"
            kept = {"If-None-Match": short.headers["etag"], "Accept-Encoding": "gzip"}
            again = house.ask("GET", path, **kept)
            assert (again.status, again.body) == (304, b"")
        shortest = house.ask("GET", "/assets/x.js", **{"Accept-Encoding": "gzip, br"})
        assert (shortest.headers["content-encoding"], shortest.body) == ("br", b"as brotli has it")


def test_a_file_of_the_page_is_read_once_until_it_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built_page(tmp_path)
    reads: list[Path] = []
    read_bytes = Path.read_bytes

    def counted(path: Path) -> bytes:
        reads.append(path)
        return read_bytes(path)

    monkeypatch.setattr(Path, "read_bytes", counted)
    with embedded(tmp_path) as house:
        for _ in range(3):
            assert house.ask("GET", "/icon.svg").body == b"<svg/>"
        assert [path.name for path in reads] == ["icon.svg"]
        (tmp_path / "page" / "icon.svg").write_text("<svg></svg>")
        assert house.ask("GET", "/icon.svg").body == b"<svg></svg>"
        (tmp_path / "page" / "icon.svg").unlink()
        assert house.ask("GET", "/icon.svg").status == 404
        (tmp_path / "page" / "link").symlink_to(tmp_path / "secret")
        assert house.ask("GET", "/link").status == 404


def test_the_page_may_have_style_attributes_but_no_scripts_of_others(house: House) -> None:
    policy = house.ask("GET", "/").headers["content-security-policy"]
    assert "style-src-attr 'unsafe-inline'" in policy
    assert "script-src 'self';" in policy
    assert "unsafe-eval" not in policy
