"""Refusals: every code has a status and a sentence."""

from typing import Any, get_args

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

import msgspec

from tilewright.core.words import reason
from tilewright.server.http.responses import STATUS, refusal_response
from tilewright.tables.codes import Code
from tilewright.tables.messages import Refused, Said
from tilewright.tables.refusals import MESSAGES, refused

CODES = get_args(Code)

PARAMETERS: dict[str, Any] = {
    "action": "2T1",
    "at": 3,
    "line": 4,
    "address": "192.0.2.7",
    "method": "PUT",
    "most": 4_096,
    "name": "Ana",
    "other": "Eve",
    "origin": "https://a.example.org",
    "path": "/nowhere",
    "seconds": 1,
    "spoken": 1,
    "value": "2",
    "known": "1",
    "why": reason("AZ-3.4", "refusal-line-complete", line=1),
}


def test_every_code_has_a_status_and_the_message_of_its_name() -> None:
    assert list(STATUS) == list(MESSAGES) == list(CODES)
    assert list(MESSAGES.values()) == [f"table-{code}" for code in CODES]
    assert all(400 <= status < 600 for status in STATUS.values())


@pytest.mark.parametrize("code", CODES)
def test_every_code_is_said_in_a_sentence(code: Code) -> None:
    said = refused(code, version=1_234, **PARAMETERS)
    assert said.code == code
    assert said.reason[-1] in ".)"


def test_a_refusal_carries_its_rule_its_command_and_the_version() -> None:
    why = PARAMETERS["why"]
    said = refused("illegal", rule="AZ-3.4", command="c1", version=1_234, why=why)
    assert said == Refused(
        "illegal",
        "AZ-3.4",
        "Line 1 is already complete (AZ-3.4).",
        command="c1",
        version=1_234,
        why=Said("refusal-line-complete", {"line": 1}, "AZ-3.4"),
    )
    assert "version 1234." in refused("stale", version=1_234).reason


def test_a_refusal_over_http_has_the_status_of_its_code() -> None:
    response = refusal_response(refused("too-many", seconds=2), "en", headers={"Retry-After": "2"})
    assert response.status_code == 429
    assert response.headers["retry-after"] == "2"
    assert msgspec.json.decode(response.body) == {
        "type": "refused",
        "code": "too-many",
        "rule": "",
        "reason": "You ask too often. Try again in 2 seconds.",
        "command": None,
        "version": None,
        "why": None,
    }
