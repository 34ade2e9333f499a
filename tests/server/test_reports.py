"""Reports of finished games: from a seat of the table, fitting the game, kept with the table."""

import copy
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from tests.server.houses import House, embedded
from tilewright.analysis.version import report_version
from tilewright.analysis.why import KINDS
from tilewright.azul.game import Azul
from tilewright.core.playing import play_out
from tilewright.core.record import Record, write_record
from tilewright.duel.ending import SCORING
from tilewright.tables.reports import Goal, Kind

NOTHING = {"share": 0, "lead": 0}
EVEN = {"share": 5_000, "lead": 0}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with embedded(tmp_path_factory.mktemp("reports"), max_record=60_000) as house:
        yield house


@cache
def game() -> Record:
    return play_out(Azul(2, first=0), Random(2))


def finished(house: House, record: Record) -> tuple[str, str]:
    """A game that was played to its end at a table, and the token of a seat."""
    states = record.states()
    last = max([at for at, state in enumerate(states) if isinstance(record.game.actor(state), int)])
    seat = record.game.actor(states[last])
    seats = [{"kind": "me"} if each == seat else {"kind": "shared"} for each in range(2)]
    cut = write_record(replace(record, moves=record.moves[:last]))
    made = house.ask("POST", "/api/records/tables", {"record": cut, "seats": seats}).json
    action = str(record.moves[last].action)
    assert house.command(made["table"], made["token"], "act", action=action).status == 200
    return made["table"], made["token"]


@pytest.fixture(scope="module")
def played(house: House) -> tuple[str, str]:
    return finished(house, game())


def test_a_running_game_has_no_report_and_takes_none(house: House) -> None:
    made = house.table("me", "shared")
    path = f"/api/tables/{made['table']}/report"
    for answer in (house.ask("GET", path), house.ask("POST", path, report(), made["token"])):
        assert (answer.status, answer.json["code"]) == (409, "not-over")
        assert answer.json["reason"] == "The game is not over yet."


def report() -> dict[str, Any]:
    """A report that fits the game."""
    record, moves, deals = game(), [], 0
    for made, state in zip(record.moves, record.states(), strict=False):
        if isinstance(record.game.actor(state), int):
            choices = len(record.game.legal_ids(state))
            best = str(made.action)
            moves.append({"best": best, "worth": EVEN, "cost": NOTHING, "choices": choices})
        else:
            deals += 1
    worse = {"kind": "left", "seat": 1, "number": 3, "colour": "B", "line": 4}
    moves[0].update(cost={"share": 700, "lead": 310}, why=[worse])
    deal = {"now": [EVEN, EVEN], "due": [EVEN, EVEN], "error": NOTHING}
    version = report_version(record.game)
    return {"version": version, "moves": moves, "deals": [deal] * deals}


def changed(*path: Any, to: Any) -> dict[str, Any]:
    """The report with something else in one place; `...` as a value takes it away."""
    found = copy.deepcopy(report())
    *way, last = path
    part: Any = found
    for step in way:
        part = part[step]
    if to is ...:
        del part[last]
    else:
        part[last] = to
    return found


WRONG = {
    "version": (changed("version", to="0-abc"), "Reports are taken of version"),
    "a move too few": (changed("moves", 0, to=...), "the game has"),
    "a deal too few": (changed("deals", 0, to=...), "deals; the game has"),
    "a player too many": (changed("deals", 0, "now", to=[EVEN] * 3), "for 2 players"),
    "an impossible move": (changed("moves", 3, "best", to="9K9"), "said of move 4"),
    "another number of choices": (changed("moves", 3, "choices", to=999), "said of move 4"),
    "nobody": (changed("moves", 0, "why", 0, "seat", to=3), "said of move 1"),
    "a share above all": (changed("moves", 0, "worth", "share", to=10_001), "from 0 to 10,000"),
    "points without end": (changed("moves", 0, "cost", "lead", to=10**9), "to 100,000"),
    "a text as a share": (changed("moves", 0, "worth", "share", to="half"), "whole number"),
    "an unknown reason": (changed("moves", 0, "why", 0, "kind", to="script"), "one of these"),
    "too many reasons": (
        changed("moves", 0, "why", to=[report()["moves"][0]["why"][0]] * 4),
        "0 to 3",
    ),
    "something else": (changed("moves", 0, "html", to="<b>"), "no field"),
    "nothing": ({}, "missing"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_does_not_fit_the_game_is_refused(
    house: House, played: tuple[str, str], name: str
) -> None:
    table, token = played
    body, said = WRONG[name]
    answer = house.ask("POST", f"/api/tables/{table}/report", body, token)
    assert (answer.status, answer.json["code"]) == (400, "malformed")
    assert said in answer.json["reason"]


def test_only_a_seat_of_the_table_may_send_a_report(house: House, played: tuple[str, str]) -> None:
    table, _ = played
    for token in (None, "0" * 32):
        answer = house.ask("POST", f"/api/tables/{table}/report", report(), token)
        assert (answer.status, answer.json["code"]) == (401, "unknown-token")


def test_a_report_that_is_too_large_is_refused(house: House, played: tuple[str, str]) -> None:
    table, token = played
    answer = house.ask("POST", f"/api/tables/{table}/report", b" " * 60_001, token)
    assert (answer.status, answer.json["code"]) == (413, "too-large")


def test_a_report_is_kept_once_and_told_to_everybody(house: House, played: tuple[str, str]) -> None:
    table, token = played
    assert house.ask("GET", f"/api/tables/{table}/report").json == {"report": None}
    answer = house.ask("POST", f"/api/tables/{table}/report", report(), token)
    assert answer.status == 200
    kept = answer.json["report"]
    assert kept["moves"][0]["why"][0]["colour"] == "B"
    again = changed("moves", 0, "cost", "share", to=1)
    assert house.ask("POST", f"/api/tables/{table}/report", again, token).json["report"] == kept
    for encoding in ({}, {"Accept-Encoding": "gzip"}):
        told = house.ask("GET", f"/api/tables/{table}/report", **encoding)
        assert told.headers.get("content-encoding") == encoding.get("Accept-Encoding")
    assert house.ask("GET", f"/api/tables/{table}/report").json["report"] == kept


def test_a_long_report_counts_as_several_requests(tmp_path: Path) -> None:
    with embedded(tmp_path, address_rate=0.001, address_burst=10) as small:
        table, token = finished(small, game())
        answer = small.ask("POST", f"/api/tables/{table}/report", report(), token)
        assert (answer.status, answer.json["code"]) == (429, "too-many")


def test_reasons_and_goals_are_those_of_the_analysis() -> None:
    assert set(get_args(Kind)) == set(KINDS)
    assert set(get_args(Goal)) == {"", "rows", "columns", "colours", *SCORING}
