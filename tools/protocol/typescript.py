"""The page's types: all that is sent as TypeScript, in web/src/lib/protocol.ts."""

from collections.abc import Iterator
from typing import get_args

from msgspec import inspect as kinds
from msgspec.inspect import Type

from tilewright.server.http.glossary import FieldTold, StructTold, bare, codes, structs, unions
from tilewright.tables.codes import Code
from tilewright.tables.commands import PROTOCOL

HEADER = "// Written by `make protocol` from tables and server/http/answers.py; don't edit."
WIDTH = 100


def types() -> str:
    """The whole file."""
    version = f"/** The version of the protocol. */\nexport const PROTOCOL = {PROTOCOL};"
    blocks = [HEADER, version, _code(), *map(_interface, structs())]
    blocks += [_union(name, members) for name, members in unions().items()]
    return "\n\n".join(blocks) + "\n"


def _code() -> str:
    """Every code, with what it means."""
    lines = ["/** Why something was refused. */", "export type Code ="]
    for code, meaning in codes().items():
        lines += [*_remark(meaning, "  "), f'  | "{code}"']
    return "\n".join(lines) + ";"


def _interface(struct: StructTold) -> str:
    lines = [*_remark(struct.meaning, ""), f"export interface {struct.name} {{"]
    if struct.tag is not None:
        lines.append(f'  readonly type: "{struct.tag}";')
    for field in struct.fields:
        lines += [*_remark(field.meaning, "  "), _field(field)]
    return "\n".join([*lines, "}"])


def _field(field: FieldTold) -> str:
    start = f"  readonly {field.name}{'?' if field.is_optional else ''}:"
    line = f"{start} {_type(field.type)};"
    if len(line) <= WIDTH or not isinstance(field.type, kinds.LiteralType):
        return line
    return "\n    | ".join([start, *_values(field.type)]) + ";"


def _remark(text: str, indent: str) -> Iterator[str]:
    """A comment of one line, or of as many as the text has."""
    lines = text.splitlines()
    if len(lines) == 1:
        yield f"{indent}/** {text} */"
    elif lines:
        yield f"{indent}/**"
        yield from [f"{indent} * {line}".rstrip() for line in lines]
        yield f"{indent} */"


def _union(name: str, members: tuple[StructTold, ...]) -> str:
    return "\n  | ".join([f"export type {name} =", *[member.name for member in members]]) + ";"


def _type(told: Type) -> str:
    """A type of a field as TypeScript writes it."""
    match bare(told):
        case kinds.StrType():
            return "string"
        case kinds.IntType() | kinds.FloatType():
            return "number"
        case kinds.BoolType():
            return "boolean"
        case kinds.NoneType():
            return "null"
        case kinds.LiteralType(values) as literal:
            return "Code" if {*values} == {*get_args(Code)} else " | ".join(_values(literal))
        case kinds.ListType(item_type=item):
            return f"readonly {_grouped(item)}[]"
        case kinds.DictType(value_type=value):
            return f"{{ readonly [name: string]: {_type(value)} }}"
        case kinds.UnionType(members):
            return " | ".join([_type(member) for member in members])
        case kinds.StructType(cls):
            return cls.__name__
        case kinds.AnyType():
            return "unknown"
        case other:
            raise TypeError(f"protocol.ts has no word for {other}")


def _values(literal: kinds.LiteralType) -> list[str]:
    return [f'"{value}"' if isinstance(value, str) else str(value) for value in literal.values]


def _grouped(told: Type) -> str:
    text = _type(told)
    return f"({text})" if " " in text else text
