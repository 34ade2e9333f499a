"""What the protocol tells of itself: its structs, unions and codes, with the words behind them.

The meaning of a struct is its docstring, that of a field or a code the comment on its line.
"""

import ast
import inspect
import re
import tokenize
from functools import cache
from io import StringIO
from types import UnionType
from typing import Any, NamedTuple, TypeGuard, get_args

import msgspec
from msgspec.inspect import Field, Metadata, StructType, Type, type_info

from tilewright.club import plan
from tilewright.server.http import answers
from tilewright.server.operating import answers as operating_answers
from tilewright.server.pairing import wishes
from tilewright.server.players import answers as player_answers
from tilewright.server.tournaments import told
from tilewright.tables import codes as codes_module
from tilewright.tables import commands, messages, reports
from tilewright.tables.codes import Code

MODULES = (
    commands,
    messages,
    reports,
    answers,
    player_answers,
    plan,
    wishes,
    told,
    operating_answers,
)  # all that is sent, in the order of the documents
_DIRECTIVE = re.compile(r"#\s*(fmt|noqa|type):")  # a comment for a tool


class FieldTold(NamedTuple):
    """A field of a message: its type, whether it may be left out, and what it means."""

    name: str
    type: Type
    is_optional: bool
    default: Any  # what is taken for it then
    meaning: str  # "" if its name says it all


class StructTold(NamedTuple):
    """A message, a command or a part of one; `tag` is its `type`, None of a part."""

    name: str
    tag: str | None
    meaning: str
    fields: tuple[FieldTold, ...]


@cache
def structs() -> tuple[StructTold, ...]:
    """Everything that is sent, in the order of the modules, without what others only build on."""
    found = [
        value
        for module in MODULES
        for value in vars(module).values()
        if _is_struct(value) and value.__module__ == module.__name__
    ]
    built_on = {base for struct in found for base in struct.__mro__[1:]}
    return tuple([_told(struct) for struct in found if struct not in built_on])


@cache
def unions() -> dict[str, tuple[StructTold, ...]]:
    """The unions by name: Changes, Questions, AnyCommand, AnyEffect, AnyMessage."""
    by_name = {struct.name: struct for struct in structs()}
    return {
        name: tuple([by_name[member.__name__] for member in get_args(value)])
        for module in MODULES
        for name, value in vars(module).items()
        if isinstance(value, UnionType) and all(_is_struct(member) for member in get_args(value))
    }


def parts() -> list[StructTold]:
    """What stands in messages, in bodies and in answers, but is not sent by `type`."""
    return [struct for struct in structs() if struct.tag is None]


@cache
def codes() -> dict[Code, str]:
    """Every code of a refusal, with the comment that explains it."""
    source = inspect.getsource(codes_module)
    comments = _comments(source)
    lines = {
        node.value: node.lineno
        for node in ast.walk(_assigned(source, "Code"))
        if isinstance(node, ast.Constant)
    }
    return {code: comments.get(lines[code], "") for code in get_args(Code)}


def bare(told: Type) -> Type:
    """A type without the description that was put on it."""
    return told.type if isinstance(told, Metadata) else told


def _is_struct(value: object) -> TypeGuard[type[msgspec.Struct]]:
    is_class = isinstance(value, type) and issubclass(value, msgspec.Struct)
    return is_class and value.__module__ in [module.__name__ for module in MODULES]


def _told(struct: type[msgspec.Struct]) -> StructTold:
    told = type_info(struct)
    assert isinstance(told, StructType)
    # What comes in may lack what has a default; what goes out is written whole.
    may_lack = told.forbid_unknown_fields or struct.__struct_config__.omit_defaults
    comments = _field_comments()
    fields = [
        FieldTold(
            field.encode_name,
            bare(field.type),
            may_lack and not field.required,
            _default(field),
            _plain(_comment(comments, struct, field.name) or _description(field.type)),
        )
        for field in told.fields
    ]
    tag = None if told.tag is None else str(told.tag)
    return StructTold(struct.__name__, tag, _plain(inspect.getdoc(struct) or ""), tuple(fields))


def _default(field: Field) -> Any:
    return field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()


def _description(told: Type) -> str:
    extra = told.extra_json_schema if isinstance(told, Metadata) else None
    return str((extra or {}).get("description", ""))


def _plain(text: str) -> str:
    """The words with JSON's name for nothing."""
    return re.sub(r"\bNone\b", "null", text)


def _comment(comments: dict[tuple[str, str], str], struct: type, name: str) -> str:
    """The comment behind a field, in the class itself or in what it builds on."""
    found = [comments[key] for base in struct.__mro__ if (key := (base.__name__, name)) in comments]
    return found[0] if found else ""


@cache
def _field_comments() -> dict[tuple[str, str], str]:
    """The comments behind the fields, by class and field."""
    return {
        (struct.name, node.target.id): comments[node.end_lineno]
        for source in map(inspect.getsource, MODULES)
        for comments in [_comments(source)]
        for struct in ast.parse(source).body
        if isinstance(struct, ast.ClassDef)
        for node in struct.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        if node.end_lineno in comments
    }


def _comments(source: str) -> dict[int, str]:
    """The comments of a module by line, apart from those for tools."""
    tokens = tokenize.generate_tokens(StringIO(source).readline)
    return {
        token.start[0]: token.string.lstrip("# ")
        for token in tokens
        if token.type == tokenize.COMMENT and not _DIRECTIVE.match(token.string)
    }


def _assigned(source: str, name: str) -> ast.expr:
    """What a name of a module stands for, as it is written."""
    found = [
        node.value
        for node in ast.parse(source).body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        if node.target.id == name and node.value is not None
    ]
    return found[0]
