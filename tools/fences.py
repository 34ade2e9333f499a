"""Docstrings as the site shows them: examples in fences, and fields of values in tables."""

import re
from typing import Any

import griffe

from tools.fields import Field, comment_of, with_table

VALUES = ("NamedTuple", "Struct")
EXAMPLE = re.compile(r"^>>> .*\n?(?:^(?!\s*$).*\n?)*", re.MULTILINE)


def fenced(docstring: str) -> str:
    """A docstring with every example in a fence of its own."""
    return EXAMPLE.sub(lambda found: f"\n```pycon\n{found.group().rstrip()}\n```\n", docstring)


class Fences(griffe.Extension):
    """Puts examples into fences and tells the fields of values; mkdocs.yml names it."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Change the docstring of an object that was read."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)

    def on_class(self, *, cls: griffe.Class, **_: Any) -> None:
        """Tell the fields of a value below its docstring."""
        is_value = "dataclass" in cls.labels or any([str(base) in VALUES for base in cls.bases])
        if is_value and cls.docstring is not None:
            lines = cls.lines_collection[cls.filepath]
            fields = [
                Field(name, str(each.annotation), comment_of(lines[(each.lineno or 1) - 1]))
                for name, each in cls.members.items()
                if isinstance(each, griffe.Attribute)
                and each.annotation is not None
                and "property" not in each.labels
                and not name.startswith("_")
            ]
            cls.docstring.value = with_table(cls.docstring.value, fields)
