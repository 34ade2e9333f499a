"""The catalogues of the other languages say all that the English one says, with the same facts."""

from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tests.house.test_words import PACKAGE, PART, References
from tilewright.core.words import LOCALES, sentence

OTHERS = [language for language in LOCALES if language != "en"]

COUNTS = (0, 1, 2, 5, 21)
WORDS = (
    "blue",
    "yellow",
    "red",
    "black",
    "teal",
    "S",
    "J",
    "yes",
    "no",
    "all",
    "some",
    "azul",
    "duel",
)


@cache
def catalogue(language: str) -> dict[str, ftl.Message]:
    """The messages of a language by their ids."""
    text = (PACKAGE / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert [entry for entry in body if isinstance(entry, ftl.Junk)] == []
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


class Variables(Visitor):
    """What a message is told, and the parts that it uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.parts: set[str] = set()
        self.numbers: set[str] = set()  # what must be a number

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        told = [
            each for each in node.arguments.positional if isinstance(each, ftl.VariableReference)
        ]
        self.numbers.update([each.id.name for each in told])
        self.generic_visit(node)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.parts.add(node.id.name)


def variables(language: str, name: str) -> set[str]:
    """The variables of a message and of the parts that it uses."""
    found = Variables()
    found.visit(catalogue(language)[name])
    return found.names.union(*[variables(language, part) for part in found.parts])


def public(language: str) -> list[str]:
    """The ids that code may name, in their order."""
    return [name for name in catalogue(language) if not name.startswith(PART)]


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_all_messages_and_no_other(language: str) -> None:
    assert public(language) == public("en")


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_tells_what_the_english_one_tells(language: str) -> None:
    differing = [
        name for name in public("en") if variables(language, name) != variables("en", name)
    ]
    assert differing == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_part_is_used_and_there(language: str) -> None:
    references = References()
    for message in catalogue(language).values():
        references.visit(message)
    assert references.names == {name for name in catalogue(language) if name.startswith(PART)}


@pytest.mark.parametrize("language", LOCALES)
def test_every_message_is_said_with_any_count_and_word(language: str) -> None:
    for name in public(language):
        found = Variables()
        found.visit(catalogue(language)[name])
        names = variables("en", name)
        for value in (*COUNTS, *WORDS) if names else (1,):
            told = {each: 1 if each in found.numbers else value for each in names}
            assert sentence(name, language, **told).strip(), (name, value)
