"""Numbers reach the catalogues as numbers, and each language writes them in its own way."""

import ast

import pytest

from tests.house.test_words import MESSAGE, PACKAGE
from tilewright.core.words import sentence


def formatted(source: str) -> list[int]:
    """The lines of a module where a message is told a number that was made a text before."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    return [
        keyword.value.lineno
        for call in calls
        if any([_is_message(each) for each in call.args])
        for keyword in call.keywords
        if _has_format(keyword.value)
    ]


def _is_message(node: ast.expr) -> bool:
    text = node.value if isinstance(node, ast.Constant) else None
    return isinstance(text, str) and MESSAGE.fullmatch(text) is not None


def _has_format(node: ast.expr) -> bool:
    values = node.values if isinstance(node, ast.JoinedStr) else []
    return any([isinstance(part, ast.FormattedValue) and part.format_spec for part in values])


def test_no_number_is_formatted_before_it_is_said() -> None:
    found = [
        f"{path.relative_to(PACKAGE)}:{line}"
        for path in sorted(PACKAGE.rglob("*.py"))
        for line in formatted(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_a_formatted_number_is_found() -> None:
    assert formatted('sentence("say-match-even", share=f"{1 / 2:.1%}", name=f"{a} {b}")') == [1]
    assert formatted('print("a", end=f"{1:,}")') == []


@pytest.mark.parametrize(
    ("language", "thousands", "share", "ratio"),
    [
        ("en", "12,345", "62.5%", "-2.94"),
        ("pt-PT", "12\N{NO-BREAK SPACE}345", "62,5%", "-2,94"),
        ("pt-BR", "12.345", "62,5%", "-2,94"),
        ("nl", "12.345", "62,5%", "-2,94"),
        ("hu", "12\N{NO-BREAK SPACE}345", "62,5%", "-2,94"),
    ],
)
def test_a_language_writes_numbers_in_its_own_way(
    language: str, thousands: str, share: str, ratio: str
) -> None:
    assert thousands in sentence("say-solve-proof-game", language, nodes=12345)
    assert thousands in sentence("say-solve-proof-none", language, depth=2, nodes=12345)
    assert share in sentence("say-solve-best", language, seat=1, best="2B4", value=0.625)
    assert share in sentence("say-match-even", language, share=0.625)
    bounds = {"ratio": 0.5, "low": -2.944, "high": 2.944}
    told = sentence(
        "say-sprt-verdict", language, passed="open", elo0=0.0, elo1=10.0, pairs=12345, **bounds
    )
    assert thousands in told
    assert ratio in told


@pytest.mark.parametrize(
    ("language", "half", "one", "two"),
    [
        ("en", "0.5 seconds", "1 second", "2 seconds"),
        ("pt-PT", "0,5 segundos", "1 segundo", "2 segundos"),
        ("pt-BR", "0,5 segundo", "1 segundo", "2 segundos"),
        ("nl", "0,5 seconden", "1 seconde", "2 seconden"),
        ("hu", "0,5 másodperc", "1 másodperc", "2 másodperc"),
    ],
)
def test_seconds_are_counted_as_the_language_counts(
    language: str, half: str, one: str, two: str
) -> None:
    for seconds, said in ((0.5, half), (1.0, one), (2.0, two)):
        told = sentence("say-program-silent", language, asked="go", seconds=seconds)
        assert said in told
        assert f"{said}s" not in told
    assert one in sentence("table-slow", language, seconds=1)
