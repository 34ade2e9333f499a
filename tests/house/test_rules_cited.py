"""Every numbered rule is cited in the code and in a test, and nothing cites a rule that is none."""

import re
from pathlib import Path

import pytest

from tilewright.core.words import LOCALES

ROOT = Path(__file__).parents[2]
HOUSE = Path(__file__).parent

RULES = "".join(
    (ROOT / "docs" / "rules" / name).read_text(encoding="utf-8") for name in ("azul.md", "duel.md")
)
DEFINED = re.findall(r"\*\*((?:AZ|DU)-\d+\.\d+)\b[^*]*\*\*", RULES)
CHAPTERS = re.findall(r"^## ((?:AZ|DU)-\d+)\b", RULES, re.MULTILINE)

# How a rule says that it is ours, or that the rulebooks only show it.
MARKS = {
    "en": ("our ruling", "from the picture"),
    "pt-PT": ("decisão nossa", "da imagem"),
    "pt-BR": ("decisão nossa", "da figura"),
    "nl": ("eigen regel", "van de afbeelding"),
    "hu": ("saját szabály", "a képről"),
}

LAW = [
    path
    for room in ("core", "azul", "duel")
    for path in (ROOT / "src/tilewright" / room).rglob("*.py")
]
TESTS = [path for path in (ROOT / "tests").rglob("*.py") if HOUSE not in path.parents]
TEXTS = sorted(
    [
        *(ROOT / "src").rglob("*.py"),
        *(ROOT / "src").rglob("*.ftl"),
        *TESTS,
        *ROOT.glob("*.md"),
        *(ROOT / "docs").rglob("*.md"),
    ]
)


def cited(text: str) -> set[str]:
    """The ids of the rules and chapters that a text names, as `AZ-3.3` or as `test_az_3_3_…`."""
    ids = set(re.findall(r"\b(?:AZ|DU)-\d+(?:\.\d+)?", text))
    names = re.findall(r"\btest_(az|du)_(\d+)_(\d+)_", text)
    return ids | {f"{game.upper()}-{chapter}.{rule}" for game, chapter, rule in names}


def _cited_in(paths: list[Path]) -> set[str]:
    return set[str]().union(*(cited(path.read_text(encoding="utf-8")) for path in paths))


@pytest.mark.parametrize("language", [each for each in LOCALES if each != "en"])
def test_the_rules_in_another_language_are_the_same_rules(language: str) -> None:
    pages = [ROOT / "docs" / "rules" / language / name for name in ("azul.md", "duel.md")]
    text = "".join([page.read_text(encoding="utf-8") for page in pages])
    assert re.findall(r"\*\*((?:AZ|DU)-\d+\.\d+)\b[^*]*\*\*", text) == DEFINED
    assert re.findall(r"^## ((?:AZ|DU)-\d+)\b", text, re.MULTILINE) == CHAPTERS


@pytest.mark.parametrize("game", ["azul", "duel"])
@pytest.mark.parametrize("language", LOCALES)
def test_rulings_and_pictures_are_marked_in_the_words_of_the_language(
    language: str, game: str
) -> None:
    assert _marks(language, game) == _marks("en", game)


def _marks(language: str, game: str) -> list[int]:
    """The marks of a page of rules in their order, each as its place in MARKS."""
    folder = ROOT / "docs" / "rules" / ("" if language == "en" else language)
    text = (folder / f"{game}.md").read_text(encoding="utf-8")
    found = re.findall(r"\[([^\W\d][^:;\]]*)", text)
    return [MARKS[language].index(mark) for mark in found]


# A formula, and words about programs: what a player need not know.
FOR_PROGRAMMERS = re.compile(
    r"\bmod \d|=\s*\d|\b(tests?|testes|teszt\w*|code|código|kód\w*|gegeven|dado|adat\w*)\b",
    re.IGNORECASE,
)


@pytest.mark.parametrize("game", ["azul", "duel"])
@pytest.mark.parametrize("language", LOCALES)
def test_the_rules_are_words_for_players(language: str, game: str) -> None:
    folder = ROOT / "docs" / "rules" / ("" if language == "en" else language)
    lines = (folder / f"{game}.md").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if FOR_PROGRAMMERS.search(line)] == []


def test_every_rule_is_cited_in_the_code() -> None:
    cited_there = _cited_in(LAW)
    missing = [rule for rule in DEFINED if rule not in cited_there]
    assert missing == [], "cited nowhere in src/tilewright/{core,azul,duel}"


def test_every_rule_is_cited_in_a_test() -> None:
    cited_there = _cited_in(TESTS)
    missing = [rule for rule in DEFINED if rule not in cited_there]
    assert missing == [], "cited in no test outside tests/house"


def test_what_is_cited_is_a_rule() -> None:
    known = {*DEFINED, *CHAPTERS}
    unknown = {
        path.relative_to(ROOT).as_posix(): rules
        for path in TEXTS
        if (rules := cited(path.read_text(encoding="utf-8")) - known)
    }
    assert unknown == {}


def test_the_rules_of_a_chapter_are_numbered_without_gaps() -> None:
    for chapter in CHAPTERS:
        rules = [rule for rule in DEFINED if rule.startswith(f"{chapter}.")]
        assert rules == [f"{chapter}.{number}" for number in range(1, len(rules) + 1)]
        assert rules, f"{chapter} has no rules"


def test_a_citation_is_no_prefix_of_another() -> None:
    assert cited("# DU-5.10: see DU-6.") == {"DU-5.10", "DU-6"}
    assert cited("def test_az_3_3_colour_on_wall(): ...") == {"AZ-3.3"}
