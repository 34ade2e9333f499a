"""The server keeps what its OpenAPI document promises, for bodies and parameters of all kinds."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st

pytest.importorskip("starlette", reason="needs the extra server")
pytest.importorskip("schemathesis", reason="needs the extra dev")

from tests.server.asking import SCHEMA, ask, tables_to_ask_about
from tests.server.houses import House, embedded

# Those of players take long, and are asked by `make schemathesis`.
SAMPLE = SCHEMA.exclude(path_regex=r"^/api/(players|me|sign-in|tables/\{id\}/players)")
EXAMPLES = 20  # for each operation, besides those that cover its description


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with embedded(tmp_path_factory.mktemp("openapi")) as house:
        yield house


@pytest.fixture(scope="module")
def tables(house: House) -> list[Any]:
    return tables_to_ask_about(house)


@SAMPLE.given(which=st.integers(0, 3), knows=st.booleans())
@SAMPLE.parametrize()
@settings(max_examples=EXAMPLES)
def test_every_answer_is_as_described(
    case: Any, house: House, tables: list[Any], which: int, knows: bool
) -> None:
    ask(case, house, tables, which, knows)
