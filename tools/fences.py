"""Examples in docstrings as the site shows them: in fences, which doctest does without."""

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*\n?(?:^(?!\s*$).*\n?)*", re.MULTILINE)


def fenced(docstring: str) -> str:
    """A docstring with every example in a fence of its own."""
    return EXAMPLE.sub(lambda found: f"\n```pycon\n{found.group().rstrip()}\n```\n", docstring)


class Fences(griffe.Extension):
    """Puts the examples of all docstrings into fences; mkdocs.yml names it."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Change the docstring of an object that was read."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)
