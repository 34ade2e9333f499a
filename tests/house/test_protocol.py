"""The documents of the protocol are as the messages have it, and tell all of it."""

import re
from functools import cache
from pathlib import Path

import pytest

pytest.importorskip("msgspec", reason="needs the extra server")
pytest.importorskip("starlette", reason="needs the extra server")

from tilewright.server.http.glossary import codes, structs, unions
from tilewright.server.http.openapi import document
from tilewright.server.http.responses import STATUS
from tilewright.server.http.route import Route
from tilewright.server.http.routes import ROUTES
from tools.protocol.documents import DOCUMENTS, write_documents
from tools.protocol.handbook import handbook
from tools.protocol.typescript import types

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("path", DOCUMENTS)
def test_a_document_is_as_its_generator_writes_it(path: str) -> None:
    written = (ROOT / path).read_text(encoding="utf-8")
    assert written == DOCUMENTS[path](), f"{path} is stale; write it anew: make protocol"


def test_all_documents_are_written_where_they_belong(tmp_path: Path) -> None:
    write_documents(tmp_path)
    found = [path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.*")]
    assert sorted(found) == sorted(DOCUMENTS)


def test_every_command_and_message_has_its_place_in_the_handbook() -> None:
    headings = re.findall(r"^### (Command|Message) `([a-z]+)`$", handbook(), re.MULTILINE)
    commands = [("Command", struct.tag) for struct in unions()["AnyCommand"]]
    sent = [("Message", struct.tag) for struct in unions()["AnyMessage"]]
    assert headings == [*commands, *sent]


def test_every_code_is_in_the_handbook_with_its_status() -> None:
    rows = re.findall(r"^\| `([a-z-]+)` \| (\d+) \| \S", handbook(), re.MULTILINE)
    assert dict(rows) == {code: str(STATUS[code]) for code in codes()}


def test_everything_that_is_sent_has_a_type_in_typescript() -> None:
    exported = set(re.findall(r"^export (?:interface|type) (\w+)", types(), re.MULTILINE))
    assert exported == {*[struct.name for struct in structs()], *unions(), "Code"}


def test_a_field_tells_its_comment_and_whether_it_may_be_left_out() -> None:
    hello = next(struct for struct in structs() if struct.name == "Hello")
    token = next(field for field in hello.fields if field.name == "token")
    assert (token.meaning, token.is_optional, token.default) == ("null: a spectator", True, None)
    refused = next(struct for struct in structs() if struct.name == "Refused")
    assert not any(field.is_optional for field in refused.fields)  # what goes out is whole


def test_every_route_is_an_operation_of_its_own() -> None:
    paths = document()["paths"]
    found = {
        (method.upper(), path): operation["operationId"]
        for path, operations in paths.items()
        for method, operation in operations.items()
    }
    assert found == {(route.method, route.path): route.name for route in ROUTES}
    assert len({*found.values()}) == len(ROUTES)


def test_every_reference_of_the_openapi_document_leads_somewhere() -> None:
    described = document()
    references = set(re.findall(r"'#/components/schemas/(\w+)'", str(described)))
    assert references <= described["components"]["schemas"].keys()
    assert "AnyMessage" in described["components"]["schemas"]


described = cache(document)


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: route.name)
def test_a_route_refuses_only_with_a_refusal(route: Route) -> None:
    operation = described()["paths"][route.path][route.method.lower()]
    for status, answer in operation["responses"].items():
        if int(status) not in (*route.answers, 304):  # which has no body
            schema = answer["content"]["application/json"]["schema"]
            assert schema == {"$ref": "#/components/schemas/Refused"}
