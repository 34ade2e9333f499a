"""The catalogue of words: every message that the code uses is there, and no other."""

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

PACKAGE = Path(__file__).parents[2] / "src" / "tilewright"

KINDS = "refusal|problem|notation|option|record|score|log|prompt|say|table|list|why"
MESSAGE = re.compile(rf"({KINDS})-[a-z0-9-]+")
PART = "x-"  # a message that only other messages use


@cache
def catalogue() -> ftl.Resource:
    """The English catalogue."""
    return FluentParser().parse((PACKAGE / "words" / "en.ftl").read_text(encoding="utf-8"))


@cache
def ids() -> list[str]:
    """The ids of its messages, in their order."""
    return [entry.id.name for entry in catalogue().body if isinstance(entry, ftl.Message)]


def uses(source: str) -> set[str]:
    """The ids that a module names, whole; or how they start (`log-take-`) if it adds the rest."""
    tree = ast.parse(source)
    f_strings = [node.values for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]
    pieces = {id(piece) for values in f_strings for piece in values}
    texts = {_text(node) for node in ast.walk(tree) if id(node) not in pieces}
    starts = {_text(piece) for values in f_strings for piece in values[:1]}
    texts |= {text for text in starts if text.endswith("-")}
    return {text for text in texts if MESSAGE.fullmatch(text)}


def named(use: str) -> list[str]:
    """The messages of the catalogue that a use means."""
    return [name for name in ids() if name == use or (use[-1] == "-" and name.startswith(use))]


def _text(node: ast.AST) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


@cache
def used() -> dict[str, str]:
    """What the package names, each with a module that does."""
    return {
        use: path.relative_to(PACKAGE).as_posix()
        for path in sorted(PACKAGE.rglob("*.py"))
        for use in sorted(uses(path.read_text(encoding="utf-8")))
    }


def test_the_catalogue_parses() -> None:
    junk = [entry.content for entry in catalogue().body if isinstance(entry, ftl.Junk)]
    assert junk == []


def test_no_message_is_there_twice() -> None:
    assert [name for name, count in Counter(ids()).items() if count > 1] == []


def test_every_message_is_of_a_known_kind() -> None:
    assert [
        name for name in ids() if not name.startswith(PART) and not MESSAGE.fullmatch(name)
    ] == []


def test_every_message_that_the_code_uses_is_in_the_catalogue() -> None:
    missing = [f"{use} ({module})" for use, module in used().items() if not named(use)]
    assert not missing, f"en.ftl lacks {', '.join(missing)}"


def test_every_message_of_the_catalogue_is_used() -> None:
    said = {name for use in used() for name in named(use)}
    unused = [name for name in ids() if not name.startswith(PART) and name not in said]
    assert not unused, f"nothing in src says {', '.join(unused)}"


def test_messages_use_only_parts_that_exist_and_every_part_is_used() -> None:
    references = References()
    references.visit(catalogue())
    assert references.names == {name for name in ids() if name.startswith(PART)}


class References(Visitor):
    """The messages that other messages use."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def test_uses_are_whole_ids_and_starts() -> None:
    source = 'a = "log-deal", f"log-take-{b}", f"log-{b}", f"log-tile{b}", f""'
    assert uses(source) == {"log-deal", "log-take-"}
