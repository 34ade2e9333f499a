"""Talk and operators: quick phrases, complaints, announcements, blocked addresses, and the log."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from typer.testing import CliRunner

from tests.server.growing import Growing, setup_of
from tests.server.houses import House, embedded
from tilewright.cli.app import app
from tilewright.tables.commands import ClockWanted, End, Replace
from tilewright.tables.keys import new_token
from tilewright.tables.phrases import PAUSE, wait_to_say
from tilewright.tables.refusals import Denied


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("operating")


@pytest.fixture(scope="module")
def house(folder: Path) -> Iterator[House]:
    with embedded(folder) as house:
        yield house


def told(folder: Path, *words: str) -> str:
    """What a command of the operator prints, about the server that runs."""
    database = f"sqlite:///{folder}/tables.db"
    found = CliRunner().invoke(app, ["server", *words, "--database", database])
    assert found.exit_code == 0, found.output
    return found.output


def test_a_phrase_is_told_to_all_at_the_table_now_and_then_and_only_by_who_sits_there(
    house: House,
) -> None:
    wish = {"game": "azul", "seats": [{"kind": "me"}, {"kind": "open"}]}
    made = house.ask("POST", "/api/tables", wish).json
    table, token = made["table"], made["token"]
    with house.socket(table, token) as ana, house.socket(table) as watcher:
        for person in (ana, watcher):
            person.until("snapshot")
        ana.say("say", phrase="luck")
        for person in (ana, watcher):
            spoken = person.until("spoken")
            assert (spoken["seat"], spoken["phrase"]) == (0, "luck")
        ana.say("say", phrase="luck")
        assert ana.until("refused")["code"] == "too-many"
        watcher.say("say", phrase="hello")
        assert watcher.until("refused")["code"] == "not-your-seat"
        ana.say("say", phrase="<b>hello</b>")
        assert ana.until("refused")["code"] == "malformed"


def test_a_seat_may_speak_again_after_a_pause() -> None:
    assert (wait_to_say(1_000, 1_000), wait_to_say(1_000, 1_000 + PAUSE)) == (PAUSE, 0)


def test_a_complaint_reaches_the_operator_once_and_only_from_the_table(
    house: House, folder: Path
) -> None:
    wish: Any = {"game": "duel", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}]}
    made = house.ask("POST", "/api/tables", wish).json
    guest = made["links"][0]["token"]
    house.command(made["table"], guest, "sit", name="Rude Name")
    path = f"/api/tables/{made['table']}/complaints"
    body = {"seat": 1, "why": "name"}
    assert house.ask("POST", path, body).json["code"] == "unknown-token"
    assert house.ask("POST", path, body, guest).json["code"] == "not-your-seat"  # of oneself
    assert house.ask("POST", path, body, new_token()).json["code"] == "unknown-token"
    for _ in range(2):
        assert house.ask("POST", path, body, made["token"]).status == 201
    listed = told(folder, "complaints")
    assert listed.count("Rude Name") == 1
    assert "Rude Name" in told(folder, "tables", "--status", "playing")


def test_an_announcement_is_told_until_it_is_ended_and_is_in_the_log(
    house: House, folder: Path
) -> None:
    told(folder, "announce", "The server rests on Sunday.")
    found = house.ask("GET", "/api/announcements").json["announcements"]
    assert [each["text"] for each in found] == ["The server rests on Sunday."]
    told(folder, "announce", "")
    assert house.ask("GET", "/api/announcements").json["announcements"] == []


def table_that_is_over(house: House, player: dict[str, str]) -> tuple[str, str]:
    """A rated table against a bot that its player has ended, and the token of the seat."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "beginner"}]
    wish = {"game": "azul", "seats": seats, "options": {"first": "1"}, "rated": True}
    made = house.ask("POST", "/api/tables", wish, **player).json
    end = {"type": "end", "id": "e", "version": house.snapshot(made["table"])["version"]}
    path = f"/api/tables/{made['table']}/commands"
    assert house.ask("POST", path, end, made["token"], **player).status == 200
    return made["table"], made["token"]


def test_a_blocked_address_can_not_pair_enter_or_play_for_ratings_but_play(
    house: House, folder: Path
) -> None:
    mine = {"Tilewright-Player": house.ask("POST", "/api/players", {}).json["token"]}
    seats = [{"kind": "me"}, {"kind": "open"}]
    seek = {"game": "azul", "token": new_token()}
    rated = {"game": "azul", "seats": seats, "rated": True}
    other = {"Tilewright-Player": house.ask("POST", "/api/players", {}).json["token"]}
    link = house.ask("POST", "/api/tables", rated, **other).json
    public = house.ask("POST", "/api/tables", {**rated, "public": True}, **other).json
    over, seat = table_that_is_over(house, mine)
    told(folder, "block", "127.0.0.1", "--why", "a test")
    for path, body in (("/api/seeks", seek), ("/api/tables", rated)):
        assert house.ask("POST", path, body, **mine).json["code"] == "banned"
    for path, body in (
        (f"{link['table']}/commands", {"type": "sit", "id": "s", "version": 1, "name": "Ben"}),
        (f"{public['table']}/seats", {"name": "Ben"}),
        (f"{over}/commands", {"type": "rematch", "id": "r", "version": 9}),
        (f"{over}/commands", {"type": "agree", "id": "a", "version": 9}),
    ):
        token = seat if path.startswith(over) else link["links"][0]["token"]
        asked = None if path.endswith("seats") else token
        assert (
            house.ask("POST", f"/api/tables/{path}", body, asked, **mine).json["code"] == "banned"
        )
    with house.socket() as person:
        hello = {"table": link["table"], "token": link["links"][0]["token"], "protocol": 2}
        person.say("hello", **hello, player=mine["Tilewright-Player"])
        person.until("snapshot")
        assert person.ask("sit", name="Ben")["code"] == "banned"
    assert house.ask("POST", "/api/tables", {"game": "azul", "seats": seats}).status == 201
    told(folder, "unblock", "127.0.0.1")
    assert house.ask("POST", "/api/seeks", seek, **mine).status == 201


@pytest.mark.parametrize(("per_turn", "rated"), [(True, False), (False, True)])
def test_where_the_clock_decides_nobody_ends_the_game_of_who_is_away(
    per_turn: bool, rated: bool
) -> None:
    clock = ClockWanted(86_400, per_turn=per_turn)
    growing = Growing(setup_of("azul", ("person", "person"), clock=clock, rated=rated))
    growing.absent = {1}
    with pytest.raises(Denied, match="not-absent"):
        growing.send("key0", End)
    with pytest.raises(Denied, match="not-absent"):
        growing.send("key0", Replace, seat=1, level="random")
