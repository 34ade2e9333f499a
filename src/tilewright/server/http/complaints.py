"""What is wrong with JSON that was sent: a reason that says where, and what is allowed there."""

import re
from collections.abc import Mapping
from typing import Any, get_args

import msgspec
from msgspec import inspect

from tilewright.core.words import Reason, reason
from tilewright.tables import commands

BROKEN = re.compile(r"\(byte (\d+)\)$")
FIELD = re.compile(r"Object (missing required|contains unknown) field `(.*)`", re.DOTALL)
STEP = re.compile(r"\.(\w+)|\[(?:\d+|\.\.\.)\]")

# What a text that has to match a pattern must be like: variants of `table-json-form`.
FORMS: Mapping[str, str] = {
    get_args(alias)[1].pattern: form
    for alias, form in (
        (commands.TableId, "table"),
        (commands.Token, "token"),
        (commands.CommandId, "command"),
        (commands.Name, "name"),
        (commands.Language, "language"),
        (commands.Level, "word"),
        (commands.OptionName, "word"),
    )
}


def complaint(error: msgspec.DecodeError | UnicodeError | RecursionError, kind: Any) -> Reason:
    """What is wrong with JSON that should have been of that type, by msgspec's error.

    >>> str(complaint(msgspec.ValidationError("Expected `int`, got `str` - at `$[0]`"), list[bool]))
    '“[0]” must be true or false.'
    """
    if isinstance(error, UnicodeError):
        return reason("", "table-json-text")
    if isinstance(error, RecursionError):
        return reason("", "table-json-broken", at=-2)  # too deep
    problem, _, place = str(error).rpartition(" - at ")
    if not isinstance(error, msgspec.ValidationError):
        at = BROKEN.search(str(error))
        return reason("", "table-json-broken", at=int(at[1]) if at else -1)
    path = place.strip("`").removeprefix("key` in `").removeprefix("$") if problem else ""
    if field := FIELD.fullmatch(problem or str(error)):
        message = "table-json-missing" if field[1] == "missing required" else "table-json-unknown"
        return reason("", message, field=f"{path}.{field[2]}".removeprefix("."))
    type_ = _at(inspect.type_info(kind), path)
    if isinstance(type_, inspect.DictType) and place.startswith("`key`"):
        type_ = type_.key_type
    return _allowed(type_, path.removeprefix("."))


def _at(type_: inspect.Type, path: str) -> inspect.Type:
    """The type of what a path leads to."""
    for step in STEP.finditer(path):
        type_ = _plain(type_)
        if step[1] is not None:
            type_ = _field(type_, step[1])
        elif isinstance(type_, inspect.DictType):
            type_ = type_.value_type
        else:
            assert isinstance(type_, inspect.ListType)
            type_ = type_.item_type
    return _plain(type_)


def _field(type_: inspect.Type, name: str) -> inspect.Type:
    """The type of a field: of one struct, or of those of a tagged union, where the tag is one."""
    structs = type_.types if isinstance(type_, inspect.UnionType) else (type_,)
    found = [each for each in structs if isinstance(each, inspect.StructType)]
    if name == found[0].tag_field:
        return inspect.LiteralType(tuple([each.tag for each in found if each.tag is not None]))
    return next(each.type for struct in found for each in struct.fields if each.name == name)


def _plain(type_: inspect.Type) -> inspect.Type:
    """A type without the None that it may be as well."""
    while isinstance(type_, inspect.Metadata):
        type_ = type_.type
    if not isinstance(type_, inspect.UnionType):
        return type_
    some = [each for each in type_.types if not isinstance(each, inspect.NoneType)]
    return _plain(some[0]) if len(some) == 1 else type_


def _allowed(type_: inspect.Type, field: str) -> Reason:
    """What a field may be."""
    match type_:
        case inspect.IntType(ge=least, le=most) if least is not None and most is not None:
            return reason("", "table-json-count", field=field, least=least, most=most)
        case inspect.BoolType():
            return reason("", "table-json-flag", field=field)
        case inspect.LiteralType(values=values):
            choices = ", ".join([str(value) for value in values])
            return reason("", "table-json-choice", field=field, choices=choices)
        case inspect.ListType(min_length=least, max_length=most):
            return reason("", "table-json-list", field=field, least=least or 0, most=most or 0)
        case inspect.StrType(pattern=str(pattern)):
            return reason("", "table-json-form", field=field, form=FORMS[pattern])
        case inspect.StrType(min_length=least, max_length=most):
            return reason("", "table-json-letters", field=field, least=least or 0, most=most or 0)
        case inspect.DictType(max_length=most):
            return reason("", "table-json-names", field=field, most=most or 0)
    return reason("", "table-json-object", field=field or "whole")
