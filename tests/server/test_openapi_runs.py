"""The server keeps what its OpenAPI document promises, for bodies and parameters of all kinds."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st

pytest.importorskip("starlette", reason="needs the extra server")
pytest.importorskip("schemathesis", reason="needs the extra dev")

import schemathesis
from schemathesis.checks import CHECKS, load_all_checks

from tests.server.houses import House, embedded
from tilewright.server.openapi import document

# A stream has no end; it is followed in test_http.py.
SCHEMA = schemathesis.openapi.from_dict(document()).exclude(operation_id="follow_table")
EXAMPLES = 50  # for each operation, besides those that cover its description

# All checks but one: a document can't tell which actions, options and records the rules allow.
load_all_checks()
CHECKED = [check for check in CHECKS.get_all() if check.__name__ != "positive_data_acceptance"]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with embedded(tmp_path_factory.mktemp("openapi")) as house:
        yield house


@pytest.fixture(scope="module")
def tables(house: House) -> list[Any]:
    """Tables to ask about: being played, public with an open seat, over."""
    played = house.table("me", "shared", hints=True)
    public = house.table("me", "open", public=True)
    over = house.table("me", "shared", game="duel")
    house.command(over["table"], over["token"], "resign", seat=0)
    return [played, public, over]


@SCHEMA.given(which=st.integers(0, 3), knows=st.booleans())
@SCHEMA.parametrize()
@settings(max_examples=EXAMPLES)
def test_every_answer_is_as_described(
    case: Any, house: House, tables: list[Any], which: int, knows: bool
) -> None:
    headers = {}
    if which < len(tables) and "id" in (case.path_parameters or {}):
        case.path_parameters["id"] = tables[which]["table"]
        if knows:
            headers["Authorization"] = f"Bearer {tables[which]['token']}"
    case.call_and_validate(base_url=house.url, headers=headers, checks=CHECKED)
