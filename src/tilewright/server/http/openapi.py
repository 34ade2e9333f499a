"""The OpenAPI 3.1 document of the HTTP API, made from routes.py and the messages."""

from collections.abc import Mapping
from typing import Any

import msgspec

from tilewright.catalog import GAMES
from tilewright.core.words import LOCALES
from tilewright.server.http.glossary import StructTold, structs
from tilewright.server.http.responses import STATUS
from tilewright.server.http.route import JSON, TEXT, Content, Route
from tilewright.server.http.routes import ROUTES
from tilewright.server.players.searching import LATEST, LONGEST, RESULTS
from tilewright.server.settings import Settings
from tilewright.tables import commands, messages
from tilewright.tables.codes import Code

VERSION = str(commands.PROTOCOL)  # of the API

REFERENCE = "#/components/schemas/{name}"
UNIONS: Mapping[str, Any] = {  # of routes.py, by their name in the document
    "Changes": commands.Changes,
    "Questions": commands.Questions,
    "AnyMessage": messages.AnyMessage,
}

ABOUT = f"""Tables of Azul and Azul Duel, for programs.

People's pages speak over a WebSocket (`/ws`) with the same messages; docs/protocol.md tells all of
it. Whatever is refused is answered with `Refused`: a code for programs, a reason for people.
Reasons are in the language that the header `Accept-Language` likes best among
{", ".join(LOCALES)}, or else in English; `Content-Language` says which it was.

Below `/api`, a parameter of an address that is not described here, or that is given twice, is
refused with `malformed`; the health checks and the figures ignore all parameters."""

NUMBER = {"type": "integer", "minimum": 0, "maximum": LATEST}

# What can stand behind the `?` of an address: what it means, and its schema.
QUERIES: Mapping[str, tuple[str, dict[str, Any]]] = {
    "version": ("The last version that you have seen.", msgspec.json.schema(commands.Version)),
    "game": ("Only games of this kind.", {"type": "string", "enum": list(GAMES)}),
    "opponent": (
        "Only games against this player, level or name.",
        {"type": "string", "minLength": 1, "maxLength": LONGEST, "pattern": "^[^\\x00]*$"},
    ),
    "result": ("Only games that ended so for the player.", {"type": "string", "enum": [*RESULTS]}),
    "since": ("Only games that ended at this time or later.", NUMBER),
    "until": ("Only games that ended before this time.", NUMBER),
    "before": ("Only games with a lower number.", NUMBER),
}

DEVICE = "The secret of a player's device, 32 characters, as `POST /api/players` answers it."
TOKEN = "The secret of a seat, 32 characters, as in the link of the seat after `#`."


def document() -> dict[str, Any]:
    """The whole document."""
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tilewright", "version": VERSION, "description": ABOUT},
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": _schemas(),
            "securitySchemes": {
                "seat": {"type": "http", "scheme": "bearer", "description": TOKEN},
                "player": {
                    "type": "apiKey",
                    "in": "header",
                    "name": "Tilewright-Player",
                    "description": DEVICE,
                },
            },
        },
    }


def refusals(route: Route) -> dict[int, list[Code]]:
    """The codes with which a route may refuse, by their status."""
    codes: dict[int, list[Code]] = {}
    for code in sorted(route.refusals, key=lambda each: (STATUS[each], each)):
        codes.setdefault(STATUS[code], []).append(code)
    return codes


def largest_body(route: Route) -> int:
    """How many bytes a route takes, unless the server is set up otherwise."""
    takes_record = route.body is not None and route.body.media == TEXT
    takes_much = takes_record or route.takes_much
    return Settings().max_record if takes_much else Settings().max_body


def _operation(route: Route) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": route.name,
        "summary": route.summary,
        "description": route.description,
    }
    if parameters := _parameters(route):
        operation["parameters"] = parameters
    if security := _security(route):
        operation["security"] = security
    if route.body is not None:
        operation["requestBody"] = {
            "description": f"At most {largest_body(route):,} bytes, by default.",
            "required": True,
            "content": _body(route.body),
        }
    operation["responses"] = _responses(route)
    return operation


def _security(route: Route) -> list[dict[str, list[str]]]:
    """Which tokens are sent along: each in turn, those that may be left out also without."""
    ways: list[dict[str, list[str]]] = [{}]
    for name, need in (("seat", route.token), ("player", route.player)):
        named = [{**way, name: []} for way in ways]
        ways = {"none": ways, "may": [*named, *ways], "must": named}[need]
    return [] if ways == [{}] else ways


def _parameters(route: Route) -> list[dict[str, Any]]:
    table = {
        "name": "id",
        "in": "path",
        "required": True,
        "description": _MEANT.get(route.of, "The table."),
        "schema": msgspec.json.schema(commands.TableId),
    }
    player = {**table, "name": "player", "description": "The player."}
    found = [table] if "{id}" in route.path else [player] if "{player}" in route.path else []
    return [
        *found,
        *[
            {
                "name": name,
                "in": "query",
                "description": QUERIES[name][0],
                "schema": QUERIES[name][1],
            }
            for name in route.query
        ],
    ]


# What an id in a path stands for, by the part of the server that is asked.
_MEANT = {"meetings": "The search.", "tournaments": "The tournament."}


def _responses(route: Route) -> dict[str, Any]:
    """All answers by status: what was asked for, or a refusal."""
    found: dict[int, Any] = {
        status: {"description": _TOLD[status], "content": _content(content)}
        for status, content in route.answers.items()
    }
    for status, codes in refusals(route).items():
        found[status] = _refusal(f"Refused: {', '.join([f'`{code}`' for code in codes])}.")
    if route.has_tag:
        found[304] = {"description": "The same as the answer of the tag in `If-None-Match`."}
    found[421] = _refusal("The server does not answer to the name in `Host`: `origin`.")
    if route.body is not None:
        found[408] = _refusal("The body did not come in time: `slow`.")
    seconds = {"type": "integer", "minimum": 1}
    wait = {"description": "Seconds until it may be tried again.", "schema": seconds}
    found[429]["headers"] = {"Retry-After": wait}
    return {str(status): found[status] for status in sorted(found)}


_TOLD = {200: "Here it is.", 201: "It was made.", 503: "The server is not well."}


def _refusal(description: str) -> dict[str, Any]:
    return {"description": description, "content": _content(Content(JSON, messages.Refused))}


def _content(content: Content) -> dict[str, Any]:
    """What is sent, by media type; of lines the schema is that of each."""
    return {content.media: {"schema": _schema(content.type)}}


def _body(content: Content) -> dict[str, Any]:
    """What is taken: a text as bytes, too, since many generators of clients know no other kind."""
    if content.media != TEXT:
        return _content(content)
    as_bytes = {"schema": {"type": "string", "format": "binary"}}
    return _content(content) | {"application/octet-stream": as_bytes}


def _schema(type_: Any) -> dict[str, Any]:
    """The schema of a body or an answer; what has a name is referred to."""
    for name, union in UNIONS.items():
        if type_ == union:
            return {"$ref": REFERENCE.format(name=name)}
    (schema,), _ = msgspec.json.schema_components([type_], ref_template=REFERENCE)
    return schema


def _schemas() -> dict[str, Any]:
    """Everything with a name, described in the words of their modules."""
    contents = [content for route in ROUTES for content in (*route.answers.values(), route.body)]
    types = [content.type for content in contents if content is not None]
    _, found = msgspec.json.schema_components([*types, messages.Refused], ref_template=REFERENCE)
    for struct in structs():
        if struct.name in found:
            _describe(found[struct.name], struct)
    schemas, _ = msgspec.json.schema_components(UNIONS.values(), ref_template=REFERENCE)
    found |= zip(UNIONS, schemas, strict=True)
    return dict(sorted(found.items()))


def _describe(schema: dict[str, Any], struct: StructTold) -> None:
    """Say what a struct and its fields mean, and which of them are always there."""
    schema["description"] = struct.meaning
    there = [field.name for field in struct.fields if not field.is_optional]
    schema["required"] = there if struct.tag is None else ["type", *there]
    for field in struct.fields:
        if field.meaning:
            schema["properties"][field.name]["description"] = field.meaning
