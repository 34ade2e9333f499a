"""Names: how they are kept, which can't be seen, which look the same."""

from typing import Any

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from tests.server.growing import Growing, setup_of
from tilewright.core.words import LOCALES
from tilewright.tables.commands import Sit
from tilewright.tables.names import check_name, is_readable, look_alike, normal
from tilewright.tables.refusals import Denied, refused

TWINS = [
    ("Ana", "\u0410n\u0430"),  # Cyrillic
    ("Ana", "\u0391na"),  # Greek
    ("Ana", "An\u200da"),  # a joiner
    ("Ana", "An\u200ca"),
    ("Ana", "\uff21\uff4e\uff41"),  # wide letters
    ("Ana", "ANA"),
    ("Ivan", "lvan"),
    ("Zo\u00eb", "Zoe\u0308"),  # composed, or not
    ("paypal", "\u0440\u0430\u0443\u0440\u0430l"),
]


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ana ", "Ana"),
        ("Ana \t\u00a0 Maria", "Ana Maria"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("Ana\u3000", "Ana"),
    ],
)
def test_a_name_is_kept_in_its_normal_form(given: str, kept: str) -> None:
    assert normal(given) == kept
    growing = Growing(setup_of("azul", ["person", "open"]))
    if kept != "Ana":
        growing.send("key1", Sit, name=given)
        assert growing.table.names[1] == kept


@pytest.mark.parametrize(
    "name",
    [
        *("", " ", "\u200d", "a\u200d", "\ufe0f", "\u034f", "\u17b5", "\u3164", "\u2800", "\u00ad"),
        *("a\u034f", "Ana\ufe0f", "An\u00ada", "\u202eAna", "\ufeffAna", "a\u2065b", "\U000e0041"),
        *("\u0301", "a\x00", "\ue000"),
    ],
)
def test_a_name_that_can_not_be_seen_is_refused(name: str) -> None:
    assert not is_readable(name)
    with pytest.raises(Denied, match="can’t be seen"):
        check_name(name, [])


@pytest.mark.parametrize(
    "name",
    [
        "Zoë",
        "👨\u200d👩\u200d👧",
        "Ana 2",
        "❤\ufe0f",
        "1\ufe0f\u20e3",
        "علی\u200cرضا",
        "Жанна",
        "小明",
        "O’Neil",
    ],
)
def test_names_that_anybody_may_have(name: str) -> None:
    assert normal(name) == name
    check_name(name, ["Ana", "Player 1", ""])


@pytest.mark.parametrize(("one", "two"), TWINS)
def test_names_that_look_the_same_do_not_sit_at_one_table(one: str, two: str) -> None:
    assert look_alike(one, two)
    assert look_alike(two, one)
    with pytest.raises(Denied, match="name-taken"):
        check_name(normal(two), ["Ben", one])


def test_names_that_differ_sit_at_one_table() -> None:
    for one, two in [("Ana", "Anna"), ("Player 1", "Player 2"), ("Жанна", "Zhanna"), ("A", "B")]:
        assert not look_alike(one, two)
        check_name(two, [one])


@pytest.mark.parametrize("name", ["random", "Greedy", "gr\u0435\u0435dy", "cmd:ls", "search@2k"])
def test_nobody_is_called_like_a_bot(name: str) -> None:
    with pytest.raises(Denied, match="name-taken"):
        check_name(name, [])


@pytest.mark.parametrize("language", LOCALES)
def test_a_refusal_tells_which_name_it_looks_like(language: str) -> None:
    with pytest.raises(Denied) as denied:
        check_name("\u0410n\u0430", ["Ana"])
    told: dict[str, Any] = denied.value.parameters
    assert "Ana" in refused("name-taken", language, **told).reason
