"""Who may do what: every route of players asked by nobody, with a seat's token, and by another.

All of them aim at what is Ana's. What is answered is told below for every route; whatever it is,
nothing of hers is told or changed.
"""

import sqlite3
import time
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from tests.server.houses import Answer, House, embedded
from tests.server.test_keeping import Visitor, new_player
from tests.server.test_players import me, played
from tilewright.server.http.route import Route
from tilewright.server.http.routes import ROUTES
from tilewright.server.storage.schema import METADATA

ASKED = [route for route in ROUTES if route.of not in ("api", "records")]


class Case(NamedTuple):
    """What is sent, and how those are answered who are nobody here and who are somebody else."""

    nobody: int | str  # a status, or the code of a refusal
    other: int | str
    body: Any = None  # None: nothing; texts such as `{device}` stand for what is Ana's


NONE = "unknown-device"
PASSKEY = {"id": "AA", "rawId": "AA", "response": {"clientDataJSON": "AA"}}
CUP = {"name": "Cup", "kind": "swiss", "game": "azul", "clock": {"seconds": 60}, "starts": "{soon}"}
EVES = "E" * 32

CASES: Mapping[str, Case] = {
    # Players
    "make_player": Case(201, 201, {"name": "Eve"}),
    "show_player": Case("unknown-player", "unknown-player"),
    "list_games_of": Case("unknown-player", "unknown-player"),
    "list_players_at": Case(200, 200),
    "show_me": Case(NONE, 200),
    "change_me": Case(NONE, 200, {"name": "Eve", "public": True}),
    "list_my_games": Case(NONE, 200),
    "show_statistics": Case(NONE, 200),
    "export_me": Case(NONE, 200),
    "delete_me": Case(NONE, "unknown-player", {"player": "{player}"}),
    "remove_device": Case(NONE, 200, {"device": "{device}"}),
    "make_phrase": Case(NONE, 201),
    "ask_for_passkey": Case(NONE, 200),
    "add_passkey": Case(NONE, "passkey", PASSKEY),
    "remove_passkey": Case(NONE, 200, {"passkey": "{passkey}"}),
    "sign_in_by_phrase": Case("phrase", "phrase", {"phrase": "{player}"}),
    "ask_for_sign_in": Case(200, 200),
    "sign_in_by_passkey": Case("passkey", "passkey", PASSKEY),
    # Pairing
    "seek": Case(NONE, 201, {"game": "duel", "token": EVES}),
    "list_seeks": Case(200, 200),
    "await_seek": Case(NONE, "unknown-seek"),
    "accept_seek": Case(NONE, "unknown-seek", {"token": EVES}),
    "end_seek": Case(NONE, 200),
    # Tournaments
    "make_tournament": Case(NONE, 201, CUP),
    "list_tournaments": Case(200, 200),
    "show_tournament": Case(200, 200),
    "enter_tournament": Case(NONE, 200, {"token": EVES}),
    "leave_tournament": Case(NONE, 200),
    # What operators do
    "complain": Case("unknown-token", "unknown-token", {"seat": 0, "why": "other"}),
    "list_announcements": Case(200, 200),
}


class Stage(NamedTuple):
    """A server with Ana, whose page is switched off, and what is hers."""

    house: House
    folder: Path
    eve: Visitor
    seat: str  # the token of a seat at another table
    own: Mapping[str, str]  # what is Ana's, by what it is


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    folder = tmp_path_factory.mktemp("permissions")
    with embedded(folder) as house:
        ana, ben, eve = [
            Visitor(house, new_player(house, name=name)["token"]) for name in ("Ana", "Ben", "Eve")
        ]
        ana.with_passkey()
        table = played(ana, ben)
        ana.ask("POST", "/api/me", {"public": False})
        told = me(ana)
        soon = int(time.time() * 1000) + 3_600_000
        cup = ana.ask("POST", "/api/tournaments", {**CUP, "starts": soon}).json["tournament"]
        ana.ask("POST", f"/api/tournaments/{cup}/enter", {"token": "A" * 32})
        wish = {"game": "azul", "token": "B" * 32, "invited": me(ben)["player"]}
        yield Stage(
            house,
            folder,
            eve,
            house.table("me", "open")["token"],
            {
                "player": told["player"],
                "device": told["devices"][0]["id"],
                "passkey": told["passkeys"][0]["id"],
                "table": table,
                "seek": ana.ask("POST", "/api/seeks", wish).json["seek"],
                "tournament": cup,
                "soon": str(soon),
            },
        )


def test_every_route_has_a_case() -> None:
    assert CASES.keys() == {route.name for route in ASKED}


@pytest.mark.parametrize("route", ASKED, ids=lambda route: route.name)
def test_who_is_nobody_here_is_answered_as_told(stage: Stage, route: Route) -> None:
    before = of_ana(stage)
    strangers: tuple[dict[str, str], ...] = (
        {},
        {"Authorization": f"Bearer {stage.seat}"},
        {"Tilewright-Player": stage.seat},
        {"Tilewright-Player": "x" * 32},
        {"Tilewright-Player": "é"},
    )
    for headers in strangers:
        named = "Tilewright-Player" in headers
        answer = Visitor(stage.house).ask(*request(stage, route), **headers)
        expected = NONE if named and route.player == "may" else CASES[route.name].nobody
        if route.name == "complain":
            expected = CASES[route.name].nobody
        check(stage, route, answer, expected)
    assert of_ana(stage) == before


@pytest.mark.parametrize("route", ASKED, ids=lambda route: route.name)
def test_another_player_reads_and_changes_nothing_of_ana(stage: Stage, route: Route) -> None:
    before = of_ana(stage)
    for headers in ({}, {"Authorization": f"Bearer {stage.seat}"}):
        answer = stage.eve.ask(*request(stage, route), **headers)
        check(stage, route, answer, CASES[route.name].other)
    assert of_ana(stage) == before


def request(stage: Stage, route: Route) -> tuple[str, str, Any]:
    """A route asked about what is Ana's."""
    kind = {"meetings": "seek", "tournaments": "tournament"}.get(route.of, "table")
    path = route.path.replace("{id}", stage.own[kind]).replace("{player}", stage.own["player"])
    body = CASES[route.name].body
    if body is not None:
        body = {name: filled(stage, value) for name, value in body.items()}
    return route.method, path, body


def filled(stage: Stage, value: Any) -> Any:
    if value == "{soon}":
        return int(stage.own["soon"])
    named = isinstance(value, str) and value.startswith("{")
    return stage.own[value.strip("{}")] if named else value


def check(stage: Stage, route: Route, answer: Answer, expected: int | str) -> None:
    """Check how it was answered, and that nothing of Ana is told."""
    found = answer.json["code"] if answer.status >= 400 else answer.status
    assert found == expected, answer
    for what in ("player", "device", "passkey"):
        assert stage.own[what].encode() not in answer.body
    if route.name != "await_seek":
        assert stage.own["seek"].encode() not in answer.body  # it is for Ben alone


def of_ana(stage: Stage) -> list[str]:
    """All rows in which something of Ana stands."""
    own = [stage.own[what] for what in ("player", "table", "seek", "tournament")]
    found: list[str] = []
    with closing(sqlite3.connect(stage.folder / "tables.db")) as database:
        for table in METADATA.sorted_tables:
            # When somebody was last seen is noted a while later: that is no change by others.
            columns = ", ".join([f'"{each.name}"' for each in table.c if each.name != "seen"])
            found_rows = database.execute(f"SELECT {columns} FROM {table.name}")
            rows = [str(row) for row in found_rows]
            found += [f"{table.name} {row}" for row in rows if any([each in row for each in own])]
    return sorted(without_eve(found))


def without_eve(rows: list[str]) -> list[str]:
    """Eve may enter the same tournament: that is hers."""
    return [row for row in rows if not (row.startswith("entrants ") and "'Eve'" in row)]
