"""The page's catalogues: every sentence that it says is there, in every language, and no other."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tests.house.test_languages import Variables
from tilewright.core.words import LOCALES, sentence

SOURCE = Path(__file__).parents[2] / "web" / "src"
OTHERS = [language for language in LOCALES if language != "en"]

# An id as a whole, or how it starts where the rest is put in: `level-${level}`.
ID = re.compile(r"[\"'`]([a-z]+(?:-[a-z0-9]+)*-?)(?:\$\{|[\"'`])")


# Sentences of the package that the page says of a result (`web/build/plugins.ts`).
TOLD = ("table-won", "table-over-")


@cache
def catalogue(language: str) -> dict[str, ftl.Message]:
    """The messages of a language by their ids."""
    found: dict[str, ftl.Message] = {}
    for path in sorted((SOURCE / "words" / language).glob("*.ftl")):
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == [], path
        for entry in body:
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def used() -> set[str]:
    """What the page's source names in quotes: ids, and much that is none."""
    files = [path for path in SOURCE.rglob("*") if path.suffix in (".svelte", ".ts")]
    texts = [path.read_text(encoding="utf-8") for path in files if path.name != "protocol.ts"]
    return {name for text in texts for name in ID.findall(text)}


def variables(language: str, name: str) -> set[str]:
    """The variables of a message and of the messages that it uses."""
    found = Variables()
    found.visit(catalogue(language)[name])
    return found.names.union(*[variables(language, part) for part in found.parts])


def test_every_message_is_used() -> None:
    names = used()
    starts = tuple([name for name in names if name.endswith("-")])
    parts = Variables()
    for message in catalogue("en").values():
        parts.visit(message)
    known = names | parts.parts
    assert [
        name for name in catalogue("en") if not (name in known or name.startswith(starts))
    ] == []


def test_every_message_that_is_said_is_there() -> None:
    said = re.compile(r"\bsay\(\s*[\"'`]([a-z][a-z0-9-]*)[\"'`]")
    files = [path for path in SOURCE.rglob("*") if path.suffix in (".svelte", ".ts")]
    missing = {
        name: path.name
        for path in files
        for name in said.findall(path.read_text(encoding="utf-8"))
        if name not in catalogue("en") and not name.startswith(TOLD)
    }
    assert missing == {}


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_all_messages_and_no_other(language: str) -> None:
    assert set(catalogue(language)) ^ set(catalogue("en")) == set()


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_tells_what_the_english_one_tells(language: str) -> None:
    both = catalogue("en").keys() & catalogue(language).keys()
    differing = [name for name in both if variables(language, name) != variables("en", name)]
    assert differing == []


@pytest.mark.parametrize("language", LOCALES)
def test_the_server_calls_levels_as_the_page_does(language: str) -> None:
    source = (SOURCE / "words" / language / "page.ftl").read_text(encoding="utf-8")
    levels = dict(re.findall(r"^level-(\w+) = (.+)$", source, re.MULTILINE))
    assert levels
    said = {level: sentence("table-level", language, level=level) for level in levels}
    assert said == levels
