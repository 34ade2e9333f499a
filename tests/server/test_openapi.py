"""The OpenAPI document says what generators of clients need, and JSON is read as it has it."""

import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from tilewright.catalog import GAMES
from tilewright.server.http.bodies import reader
from tilewright.server.http.openapi import document
from tilewright.tables.commands import NewTable, Version
from tilewright.tables.messages import AnyMessage
from tilewright.tables.refusals import Denied


class Versioned(msgspec.Struct):
    """A message with a number."""

    version: Version


DOCUMENT = document()
SCHEMAS = DOCUMENT["components"]["schemas"]
OPERATIONS = {
    operation["operationId"]: operation
    for path in DOCUMENT["paths"].values()
    for operation in path.values()
}


@pytest.mark.parametrize("message", ["NewTable", "Snapshot", "TableListed"])
def test_a_game_is_one_of_ours(message: str) -> None:
    assert SCHEMAS[message]["properties"]["game"]["enum"] == list(GAMES)


def test_the_lines_of_a_stream_are_messages() -> None:
    content = OPERATIONS["follow_table"]["responses"]["200"]["content"]
    assert content == {
        "application/x-ndjson": {"schema": {"$ref": "#/components/schemas/AnyMessage"}}
    }
    assert len(SCHEMAS["AnyMessage"]["anyOf"]) == len(AnyMessage.__args__)


def test_a_record_is_sent_as_text_or_as_bytes() -> None:
    content = OPERATIONS["import_record"]["requestBody"]["content"]
    assert set(content) == {"text/plain", "application/octet-stream"}


@pytest.mark.parametrize("number", ["3", "3.0", "3e0", "30.0e-1"])
def test_a_number_without_a_fraction_is_whole(number: str) -> None:
    found: Versioned = reader(Versioned)(f'{{"version": {number}}}'.encode())
    assert (found.version, type(found.version)) == (3, int)


@pytest.mark.parametrize(
    "body",
    ['{"version": 0.5}', '{"version": 1e300}', '{"version": "3"}', '{"version": 0.5', "\xff", ""],
)
def test_other_numbers_are_refused_as_msgspec_refuses_them(body: str) -> None:
    with pytest.raises(msgspec.DecodeError) as before:
        msgspec.json.decode(body.encode("latin-1"), type=Versioned)
    with pytest.raises(Denied) as after:
        reader(Versioned)(body.encode("latin-1"))
    assert str(after.value.__cause__) == str(before.value)


def test_what_is_nested_without_end_is_refused() -> None:
    deep = '{"game": 1, "x": ' + "[" * 100_000
    with pytest.raises(Denied, match="game"):
        reader(NewTable)(deep)


def test_a_generator_makes_a_client_of_all_operations(tmp_path: Path) -> None:
    pytest.importorskip("openapi_python_client", reason="is installed by make test-lowest")
    (tmp_path / "openapi.json").write_text(json.dumps(DOCUMENT), encoding="utf-8")
    made = subprocess.run(
        [sys.executable, "-m", "openapi_python_client", "generate", "--path", "openapi.json"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert made.returncode == 0, made.stdout + made.stderr
    functions = {path.stem for path in tmp_path.glob("*/*/api/*/*.py")}
    # It knows no lines of JSON, and leaves that answer out; the function is there all the same.
    assert functions >= set(OPERATIONS)
    (import_record,) = tmp_path.glob("*/*/api/*/import_record.py")
    assert "body: File" in import_record.read_text(encoding="utf-8")
