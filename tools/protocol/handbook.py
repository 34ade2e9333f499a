"""The handbook of the protocol, docs/protocol.md: its opening, then a table for everything sent."""

import inspect
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from types import UnionType
from typing import get_args

from msgspec import inspect as kinds
from msgspec.inspect import Type

from tilewright.core.words import Parameter, sentence
from tilewright.server.http.glossary import (
    FieldTold,
    StructTold,
    bare,
    codes,
    parts,
    structs,
    unions,
)
from tilewright.server.http.responses import STATUS
from tilewright.server.http.route import TEXT, Content, Route
from tilewright.server.http.routes import ROUTES
from tilewright.tables import commands, messages
from tilewright.tables.codes import Code
from tilewright.tables.refusals import MESSAGES as SENTENCES
from tools.protocol.opening import opening

COMMANDS = """## Commands

What is sent to the server. Every command has its `type`; a field that the server does not know is
refused."""

MESSAGES = """## Messages

What the server sends. Every message has its `type`. Later versions may add fields: pass over those
that you don't know."""

EFFECTS = """## Effects

What an action does to the table, in the order in which people would do it. Move the pieces as the
effects say, and the position before becomes the one after. A place is its name, with its numbers
from 1, and `p1.` before it if it is on the board of seat 0.

| game | places | |
|---|---|---|
| both | `bag`, `p1.lineR.N` | space 1 of a line is the rightmost, which is filled first |
| Azul | `factoryN`, `centre`, `lid`, `p1.wallR.C`, `p1.floorN` | |
| Azul | `p1.marker` | beside the board of who holds the start marker |
| Duel | `sunN`, `moonN`, `large-sun`, `large-moon`, `tower` | the small factories are 1 to 4 |
| Duel | `chipN`, `large` | the chip of a factory; where the start tile lies |
| Duel | `displayN`, `stack`, `handN`, `plate` | `plate` holds the plate that is to be placed |
| Duel | `scoringN`, `supply`, `out` | `supply` is the box, `out` takes the chips that are spent |
| Duel | `p1.domeR.C`, `p1.cellR.C`, `p1.brokenN` | spaces, plate cells, broken tiles |
| Duel | `p1.chips`, `p1.tokens`, `p1.used`, `p1.start` | `start` is for the start tile |

In `display` and `hand`, what is taken out closes the gap."""

PARTS = """## Parts

What messages are made of, and the bodies and answers of HTTP."""

CODES = """## Codes

Why something was refused, with the status over HTTP."""

# Stand for the parameters of sentences that explain a code.
PARAMETERS: Mapping[str, Parameter] = {
    "most": 16_384,
    "name": "xx",
    "why": "taken",
    "path": "/tabels",
    "method": "PUT",
}


def handbook() -> str:
    """The whole page."""
    shared = _shared(unions()["Changes"])
    sections = [
        opening(_table(("", "what", "token", "player", "takes", "answers"), map(_route, ROUTES))),
        COMMANDS,
        _section("Changes", inspect.getdoc(commands.Change) or "", shared),
        *[_command(struct, shared) for struct in unions()["AnyCommand"]],
        MESSAGES,
        *[
            _section(f"Message `{struct.tag}`", struct.meaning, struct.fields)
            for struct in unions()["AnyMessage"]
        ],
        EFFECTS,
        *[
            _section(f"Effect `{struct.tag}`", struct.meaning, struct.fields)
            for struct in unions()["AnyEffect"]
        ],
        PARTS,
        *[_section(struct.name, struct.meaning, struct.fields) for struct in parts()],
        CODES,
        _table(("code", "status", "meaning"), map(_code, codes())),
    ]
    return "\n\n".join(sections) + "\n"


def _shared(structs: Sequence[StructTold]) -> list[FieldTold]:
    """The fields that all of them have."""
    return [
        field
        for field in structs[0].fields
        if all(any(field.name == other.name for other in struct.fields) for struct in structs)
    ]


def _command(struct: StructTold, shared: Sequence[FieldTold]) -> str:
    """A command; of one that changes a table, only what the others do not have too."""
    heading = f"Command `{struct.tag}`"
    if struct not in unions()["Changes"]:
        return _section(heading, struct.meaning, struct.fields)
    names = [field.name for field in shared]
    own = [field for field in struct.fields if field.name not in names]
    return _section(heading, f"{struct.meaning}\n\nA [change](#changes).", own)


def _section(heading: str, meaning: str, fields: Sequence[FieldTold]) -> str:
    pieces = [f"### {heading}", _prose(meaning)]
    if fields:
        pieces.append(_table(("field", "type", "meaning"), map(_field, fields)))
    return "\n\n".join(pieces)


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [[cell.replace("|", r"\|") for cell in row] for row in (head, *rows)]
    written = [f"| {' | '.join(line)} |" for line in lines]
    return "\n".join([written[0], "|" + "---|" * len(head), *written[1:]])


def _field(field: FieldTold) -> tuple[str, str, str]:
    default = f"; `{json.dumps(field.default)}` if left out" if field.is_optional else ""
    return f"`{field.name}`", _type(field.type) + default, _prose(field.meaning)


def _code(code: Code) -> tuple[str, str, str]:
    """A code with its comment, or the sentence that people read."""
    meaning = codes()[code] or sentence(SENTENCES[code], **PARAMETERS)
    return f"`{code}`", str(STATUS[code]), meaning


def _route(route: Route) -> tuple[str, ...]:
    token = "" if route.token == "none" else route.token
    player = "" if route.player == "none" else route.player
    body = "" if route.body is None else _content(route.body)
    answer = _content(next(iter(route.answers.values())))
    return f"`{route.method} {route.path}`", route.summary, token, player, body, answer


def _content(content: Content) -> str:
    """What a body or an answer holds, with where it is told."""
    if content.media == TEXT:
        return "text"
    if content.type == messages.AnyMessage:
        return "[messages](#messages), one to a line"
    if content.type == commands.Changes:
        return "a [change](#changes)"
    union = get_args(content.type) if isinstance(content.type, UnionType) else (content.type,)
    links = [
        _link(struct) for struct in structs() if struct.name in [cls.__name__ for cls in union]
    ]
    return " or ".join(links) or "JSON"


def _link(struct: StructTold) -> str:
    if struct.tag is None:
        return f"[{struct.name}](#{struct.name.lower()})"
    words = {"AnyMessage": "message", "AnyEffect": "effect", "AnyCommand": "command"}
    kind = next(word for union, word in words.items() if struct in unions()[union])
    return f"[{struct.tag}](#{kind}-{struct.tag})"


def _prose(text: str) -> str:
    """Words in which a document that is named is linked."""
    return re.sub(r"docs/(\w+\.md)", r"[\1](\1)", text)


def _type(told: Type) -> str:
    """The type of a field in words."""
    match bare(told):
        case kinds.StrType(least, most, pattern):
            form = f" like `{pattern}`" if pattern else ""
            return f"string{_bounds(' of {} characters', least, most)}{form}"
        case kinds.IntType() as number:
            return f"integer{_bounds(' from {}', number.ge, number.le)}"
        case kinds.FloatType():
            return "number"
        case kinds.BoolType():
            return "boolean"
        case kinds.NoneType():
            return "null"
        case kinds.LiteralType(values):
            if {*values} == {*get_args(Code)}:
                return "[code](#codes)"
            return " or ".join([f"`{json.dumps(value)}`" for value in values])
        case kinds.ListType(item, least, most):
            return f"array{_bounds(' ({})', least, most)} of {_type(item)}"
        case kinds.DictType(_, value, least, most):
            return f"object{_bounds(' ({})', least, most)} of {_type(value)}"
        case kinds.UnionType(members):
            return ", or ".join([_type(member) for member in members])
        case kinds.StructType(cls):
            return _link(next(each for each in structs() if each.name == cls.__name__))
        case kinds.AnyType():
            return "anything"
        case other:
            raise TypeError(f"the handbook has no words for {other}")


def _bounds(form: str, least: int | None, most: int | None) -> str:
    if most is None:
        return ""
    return form.format(f"at most {most:,}" if least is None else f"{least:,} to {most:,}")
