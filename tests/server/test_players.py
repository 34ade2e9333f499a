"""Players over HTTP: made without a form; their seats, games, ratings and figures; leaving."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from tests.server.houses import Answer, House, embedded
from tests.server.test_keeping import Visitor, new_player
from tilewright.server.players.devices import device_name


class Club(NamedTuple):
    """A server with two players and a finished rated game between them."""

    house: House
    folder: Path
    ana: Visitor
    ben: Visitor
    table: str


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    folder = tmp_path_factory.mktemp("players")
    with embedded(folder) as house:
        ana, ben = [
            Visitor(house, new_player(house, name=name)["token"]) for name in ("Ana", "Ben")
        ]
        yield Club(house, folder, ana, ben, played(ana, ben))


def me(visitor: Visitor) -> Any:
    """A player as they see themselves."""
    return visitor.ask("GET", "/api/me").json


def played(one: Visitor, two: Visitor, **wish: Any) -> str:
    """A table at which one has won against two, who resigned after two decisions."""
    seats = [{"kind": "me", "name": me(one)["name"]}, {"kind": "open"}]
    made = one.ask("POST", "/api/tables", {"game": "azul", "seats": seats, "rated": True, **wish})
    assert made.status == 201, made
    table, tokens = made.json["table"], [made.json["token"], made.json["links"][0]["token"]]
    people = [one, two]
    send(people[1], table, tokens[1], "sit", name=me(two)["name"])
    for _ in range(2):
        turn, action = first_action(people, table, tokens)
        send(people[turn], table, tokens[turn], "act", action=action)
    send(two, table, tokens[1], "resign")
    return str(table)


def first_action(people: list[Visitor], table: str, tokens: list[str]) -> tuple[int, str]:
    """Whose turn it is, and the first thing that they can do."""
    for seat, token in enumerate(tokens):
        seen = people[seat].ask("GET", f"/api/tables/{table}", Authorization=f"Bearer {token}")
        view = seen.json["view"]
        if view["legal"]:
            return seat, view["legal"][0]["action"]
    raise AssertionError("nobody can do anything")


def send(visitor: Visitor, table: str, token: str, kind: str, **fields: Any) -> None:
    """Send a command as a seat and as a player."""
    version = visitor.house.snapshot(table)["version"]
    body = {"type": kind, "id": f"{kind}{version}", "version": version, **fields}
    path = f"/api/tables/{table}/commands"
    answer = visitor.ask("POST", path, body, Authorization=f"Bearer {token}")
    assert answer.status == 200, answer


# Becoming one


def test_a_player_is_made_without_any_form(club: Club) -> None:
    one, two = new_player(club.house), new_player(club.house, name=" Eva  Maria ")
    assert (one["name"], two["name"]) == ("", "Eva Maria")
    assert one["player"] != two["player"]
    assert len(one["token"]) == 32


def test_nothing_is_asked_before_a_game(club: Club) -> None:
    wish = {"game": "azul", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
    assert club.house.ask("POST", "/api/tables", wish).status == 201


def test_of_a_token_only_its_hash_is_kept(club: Club) -> None:
    with closing(sqlite3.connect(club.folder / "tables.db")) as database:
        dump = "\n".join(database.iterdump())
    assert me(club.ana)["player"] in dump
    assert str(club.ana.token) not in dump


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("curl/8.0", ""),
    ],
)
def test_a_device_is_called_by_its_browser_and_system(agent: str, name: str) -> None:
    assert device_name(agent) == name


# Games and ratings


def test_a_rated_game_is_in_both_histories_and_changes_both_ratings(club: Club) -> None:
    for visitor, result, sign in ((club.ana, "won", 1), (club.ben, "lost", -1)):
        (game,) = visitor.ask("GET", "/api/me/games").json["games"]
        assert (game["table"], game["result"], game["how"]) == (club.table, result, "resigned")
        assert game["rated"]
        own = game["seats"][game["seat"]]
        assert own["before"] == 1500
        assert (own["after"] - 1500) * sign > 100
        (rating,) = me(visitor)["ratings"]
        assert (rating["game"], rating["seats"], rating["games"]) == ("azul", 2, 1)
        assert rating["rating"] == own["after"]
        assert rating["provisional"]


def test_players_of_a_table_are_told_with_their_ratings(club: Club) -> None:
    told = club.house.ask("GET", f"/api/tables/{club.table}/players").json
    assert told["rated"]
    assert [seat["player"] for seat in told["seats"]] == [me(each)["player"] for each in club[2:4]]
    assert told["seats"][0]["after"] > told["seats"][0]["rating"] == 1500
    wish = {"game": "azul", "seats": [{"kind": "me"}, {"kind": "bot", "level": "skilled"}]}
    running = club.ben.ask("POST", "/api/tables", wish).json["table"]
    told = club.house.ask("GET", f"/api/tables/{running}/players").json
    assert not told["rated"]
    assert [seat["rating"] for seat in told["seats"]] == [
        me(club.ben)["ratings"][0]["rating"],
        1500,
    ]


@pytest.mark.parametrize(
    ("search", "count"),
    [
        ("game=azul", 1),
        ("game=duel", 0),
        ("opponent=ben", 1),
        ("opponent=eve", 0),
        ("result=won", 1),
        ("result=shared", 0),
        ("result=lost", 0),
        ("result=none", 0),
        ("since=1000", 1),
        ("until=1000", 0),
        ("before=1", 0),
        ("game=azul&opponent=Ben&result=won&since=5", 1),
    ],
)
def test_games_are_searched(club: Club, search: str, count: int) -> None:
    answer = club.ana.ask("GET", f"/api/me/games?{search}")
    assert len(answer.json["games"]) == count, answer


@pytest.mark.parametrize("search", ["game=chess", "result=x", "since=-1", "opponent=", "what=1"])
def test_a_search_that_can_not_be_is_refused(club: Club, search: str) -> None:
    answer = club.ana.ask("GET", f"/api/me/games?{search}")
    assert (answer.status, answer.json["code"]) == (400, "malformed")


def test_results_are_told_by_opponent(club: Club) -> None:
    (ben,) = club.ana.ask("GET", "/api/me/statistics").json["opponents"]
    assert (ben["name"], ben["player"]) == ("Ben", me(club.ben)["player"])
    assert (ben["games"], ben["won"], ben["shared"], ben["lost"]) == (1, 1, 0, 0)


# Who sees what


def test_a_page_is_public_until_it_is_switched_off(club: Club) -> None:
    player = me(club.ana)["player"]
    page = club.house.ask("GET", f"/api/players/{player}").json
    assert (page["name"], page["games"]) == ("Ana", 1)
    assert len(club.house.ask("GET", f"/api/players/{player}/games").json["games"]) == 1
    club.ana.ask("POST", "/api/me", {"public": False})
    for path in ("", "/games"):
        answer = club.house.ask("GET", f"/api/players/{player}{path}")
        assert (answer.status, answer.json["code"]) == (404, "unknown-player")
    search = f"/api/me/games?opponent={player}"
    assert club.ben.ask("GET", search).json["games"] == []
    (ana,) = club.ben.ask("GET", "/api/me/statistics").json["opponents"]
    assert ana["player"] is None
    club.ana.ask("POST", "/api/me", {"public": True})


def test_another_player_changes_nothing_of_ana_and_sees_only_themselves(club: Club) -> None:
    eve = Visitor(club.house, new_player(club.house, name="Eve")["token"])
    ana = me(club.ana)
    eve.ask("POST", "/api/me/devices/remove", {"device": ana["devices"][0]["id"]})
    eve.ask("POST", "/api/me/passkeys/remove", {"passkey": "AA"})
    answer = eve.ask("POST", "/api/me/delete", {"player": ana["player"]})
    assert (answer.status, answer.json["code"]) == (404, "unknown-player")
    assert me(club.ana) == ana
    assert eve.ask("GET", "/api/me/games").json["games"] == []
    export = eve.ask("GET", "/api/me/export").json
    assert (export["me"]["name"], export["games"], export["tables"]) == ("Eve", [], [])
    assert eve.ask("GET", "/api/me/statistics").json["opponents"] == []


def test_a_device_that_is_signed_out_is_not_known_any_more(club: Club) -> None:
    dora = Visitor(club.house, new_player(club.house)["token"])
    phrase = dora.ask("POST", "/api/me/phrase").json
    there = Visitor(club.house, club.house.ask("POST", "/api/sign-in/phrase", phrase).json["token"])
    (other,) = [device["id"] for device in me(dora)["devices"] if not device["this"]]
    assert len(dora.ask("POST", "/api/me/devices/remove", {"device": other}).json["devices"]) == 1
    assert refusal(there.ask("GET", "/api/me")) == "unknown-device"
    wish = {"game": "azul", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert refusal(there.ask("POST", "/api/tables", wish)) == "unknown-device"


def refusal(answer: Answer) -> str:
    return str(answer.json["code"])


# Leaving


def test_export_tells_everything_and_deletion_leaves_only_games_without_the_name(
    club: Club,
) -> None:
    zoe = Visitor(club.house, new_player(club.house, name="Zoe Zebra")["token"])
    zoe.ask("POST", "/api/me/phrase")
    table = played(zoe, club.ben)
    running = zoe.ask(
        "POST",
        "/api/tables",
        {"game": "azul", "seats": [{"kind": "me", "name": "Zoe Zebra"}, {"kind": "open"}]},
    ).json
    export = zoe.ask("GET", "/api/me/export").json
    with closing(sqlite3.connect(club.folder / "tables.db")) as database:
        seek = ("s", export["me"]["player"], "Zoe Zebra", "k", "{}", 1500.0, 0, 0, 0, 0, None, None)
        database.execute(f"INSERT INTO seeks VALUES ({', '.join('?' * len(seek))})", seek)
        database.commit()
    assert export["me"]["name"] == "Zoe Zebra"
    assert [game["table"] for game in export["games"]] == [table]
    assert sorted(export["tables"]) == sorted([table, running["table"]])
    with club.house.socket(running["table"], running["token"]) as watching:
        watching.until("snapshot")
        gone = zoe.ask("POST", "/api/me/delete", {"player": export["me"]["player"]}).json
        assert gone == {"tables": 2}
        assert watching.until("snapshot")["view"]["seats"][0]["name"] == "Player 1"
    assert refusal(zoe.ask("GET", "/api/me")) == "unknown-device"
    with closing(sqlite3.connect(club.folder / "tables.db")) as database:
        assert "Zoe" not in "\n".join(database.iterdump())
    assert club.house.snapshot(table)["view"]["seats"][0]["name"] == "Player 1"
    newest = club.ben.ask("GET", "/api/me/games").json["games"][0]
    assert (newest["table"], newest["seats"][0]["name"]) == (table, "Player 1")
    assert new_player(club.house, name="Zoe Zebra")["name"] == "Zoe Zebra"  # the name is free
