"""The fields of value classes, with what their comments say, as tables of the reference."""

import re
from collections.abc import Iterable
from typing import NamedTuple

COMMENT = re.compile(r"  # (.+)$")


class Field(NamedTuple):
    """A field of a value: its name, its type, and what it is."""

    name: str
    type: str
    comment: str


def comment_of(line: str) -> str:
    """What is said of a field behind it.

    >>> comment_of("    depth: int  # turns ahead; 0: at a glance")
    'turns ahead; 0: at a glance'
    """
    found = COMMENT.search(line)
    return found[1] if found else ""


def with_table(docstring: str, fields: Iterable[Field]) -> str:
    r"""A docstring with a table of the fields below it.

    >>> print(with_table("A line.", [Field("at", "int | None", "where")]))
    A line.
    <BLANKLINE>
    | field | type | what it is |
    | --- | --- | --- |
    | `at` | `int \| None` | where |
    """
    rows = [f"| `{each.name}` | `{_cell(each.type)}` | {_cell(each.comment)} |" for each in fields]
    if not rows:
        return docstring
    head = ("| field | type | what it is |", "| --- | --- | --- |")
    return "\n".join([docstring.rstrip(), "", *head, *rows])


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
