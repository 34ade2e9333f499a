"""Every lesson can be played to its end, and tells nothing that the rules do not say."""

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tests.school.lesson_facts import (
    LEARNER,
    Moment,
    Step,
    answer_to,
    fact,
    floor_cost,
    laid_rows,
    row_points,
    table,
)
from tilewright.core.effects import Effect, Moved
from tilewright.core.errors import IllegalAction
from tilewright.core.words import LOCALES
from tilewright.duel.plates import BROKEN_COST

ROOT = Path(__file__).parents[2]
SCHOOL = ROOT / "web" / "src" / "school" / "lessons"
WORDS = ROOT / "web" / "src" / "words"
BOOKS = {path.stem: json.loads(path.read_text("utf-8")) for path in sorted(SCHOOL.glob("*.json"))}
LESSONS = [(game, lesson) for game, book in BOOKS.items() for lesson in book["lessons"]]
NAMES = [f"{game}-{lesson['id']}" for game, lesson in LESSONS]
RULES = {
    rule
    for path in (ROOT / "docs" / "rules").glob("*.md")
    for rule in re.findall(r"\*\*((?:AZ|DU)-\d+\.\d+)\b", path.read_text("utf-8"))
}

each_lesson = pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=NAMES)


def moments(game: str, lesson: Mapping[str, Any]) -> Iterator[tuple[int, Step, Moment]]:
    """The steps of a lesson from 1 on, each with the table at which it begins."""
    options = lesson.get("options", BOOKS[game]["options"])
    now: Moment | None = None
    for number, step in enumerate(lesson["steps"], start=1):
        if "table" in step:
            now = table(game, options, step["table"])
        assert now is not None, "a lesson begins with a table"
        yield number, step, now
        if step["task"] == "move":
            now = now.after(*step["show"])


@each_lesson
def test_a_lesson_is_played_to_its_end_by_the_rules(game: str, lesson: Mapping[str, Any]) -> None:
    assert 2 <= len(lesson["steps"]) <= 5
    for _, step, now in moments(game, lesson):
        if step["task"] != "move":
            continue
        assert now.game.actor(now.state) == LEARNER
        *first, final = step["show"]
        for action in first:
            found = answer_to(step, action)
            assert found is not None
            assert found.get("goes"), f"{action} is a step on the way"
        ending = answer_to(step, final)
        assert ending is not None
        assert ending.get("right"), f"{final} is the answer"
        now.after(*step["show"])


@each_lesson
def test_every_move_that_can_be_made_is_answered(game: str, lesson: Mapping[str, Any]) -> None:
    for _, step, now in moments(game, lesson):
        if step["task"] != "move":
            continue
        for made in range(len(step["show"])):
            at = now.after(*step["show"][:made])
            for action in at.legal():
                assert answer_to(step, action), f"nothing is told of {action}"


@each_lesson
def test_what_is_told_of_a_move_is_so(game: str, lesson: Mapping[str, Any]) -> None:
    for _, step, now in moments(game, lesson):
        if step["task"] != "move":
            continue
        stages = [now.after(*step["show"][:made]) for made in range(len(step["show"]))]
        for answer in step["answers"]:
            made = [
                (at, text)
                for at in stages
                for text in at.legal()
                if answer_to(step, text) is answer
            ]
            assert made or answer["is"] == ".*", f"{answer['is']} fits no move"
            for name, claimed in answer.get("facts", {}).items():
                found = {text: fact(name, at, [text]) for at, text in made}
                assert set(found.values()) == {claimed}, f"{name}: {found}"


@each_lesson
def test_what_is_asked_has_the_answer_that_the_rules_give(
    game: str, lesson: Mapping[str, Any]
) -> None:
    for _, step, now in moments(game, lesson):
        for what, told in step.get("check", {}).items():
            check(what, told, step, now)


def check(what: str, told: Any, step: Step, now: Moment) -> None:
    """Compare the answer of a question with what the rules say."""
    rights = step.get("right") or [each["is"] for each in step["answers"] if each.get("right")]
    match what:
        case "lines" if step["task"] == "many":
            takes = {each[-1] for each in now.legal() if each.startswith(told)}
            assert takes - {"F", "X"} == set(rights)
        case "lines":
            assert f"{told}{step['check']['without']}" not in now.legal()
        case "without":
            pass  # said with the lines
        case "lays":
            assert laid_rows(now) == set(rights)
        case "tile":
            assert rights == [str(row_points(now, told))]
        case "floor":
            assert rights == [str(floor_cost(now))]
        case "broken":
            assert rights == [str(BROKEN_COST[told])]
        case "marker":
            assert rights == [str(fact("cost", now, [told]))]
            assert now.after(told).state.marker == LEARNER or now.after(told).state.start == LEARNER
        case "loss":
            assert rights == [str(-least_loss(now))]
        case "bonus":
            for answer in step["answers"]:
                action = told[answer["is"]]
                claimed = answer["facts"]
                assert {name: fact(name, now, [action]) for name in claimed} == claimed
        case "falls":
            assert floor_spaces(now) == told
        case "rows":
            assert rows_taking(now, told) == set(rights)
        case "waits" | "breaks":
            assert line_end(now, told) == what
        case _:
            raise ValueError(f"nobody can check {what}")


def least_loss(now: Moment) -> int:
    """What the other seat's best choice changes for it."""
    seat = now.game.actor(now.state)
    assert isinstance(seat, int)
    assert seat != LEARNER
    afters = [now.game.standing(now.after(each).state)[seat] for each in now.legal()]
    return int(max(afters) - now.game.standing(now.state)[seat])


def floor_spaces(now: Moment) -> int:
    """How many tiles the learner's tiling would throw on the floor line."""
    fallen = [each for each in now.forecast() if isinstance(each, Moved)]
    return sum(each.number for each in fallen if each.target.kind == "floor")


def rows_taking(now: Moment, colour: str) -> set[str]:
    """The rows of the learner's dome that have an empty space of a colour."""
    rows = str(now.state.boards[LEARNER]).split(":")[2].split("/")
    return {str(number) for number, row in enumerate(rows, start=1) if colour.lower() in row}


def line_end(now: Moment, line: int) -> str:
    """What becomes of a line without a space when the dome is tiled."""
    kinds = [getattr(each, "kind", "") for each in now.forecast()]
    return "breaks" if "line-broken" in kinds else "waits"


@each_lesson
def test_a_refused_move_of_a_lesson_is_refused_by_the_rules(
    game: str, lesson: Mapping[str, Any]
) -> None:
    for _, step, now in moments(game, lesson):
        for action in step.get("refused", []):
            with pytest.raises(IllegalAction):
                now.after(action)


@each_lesson
def test_points_that_are_drawn_are_those_of_a_tile_that_is_laid(
    game: str, lesson: Mapping[str, Any]
) -> None:
    for _, step, now in moments(game, lesson):
        if "draws" not in step:
            continue
        done: tuple[Effect, ...] = ()
        if step["task"] == "move":
            *before, last = step["show"]
            done = now.after(*before).effects(last)
            now = now.after(*step["show"])
        rows = [
            effect.target.at[0]
            for effect in (*done, *now.forecast())
            if isinstance(effect, Moved)
            and effect.target.seat == LEARNER
            and effect.target.kind in ("wall", "dome")
        ]
        assert step["draws"] in rows


@each_lesson
def test_a_lesson_names_rules_that_there_are(game: str, lesson: Mapping[str, Any]) -> None:
    named = {*lesson["rules"], *[step["rule"] for step in lesson["steps"]]}
    assert named <= RULES


@pytest.mark.parametrize("game", BOOKS)
def test_the_lessons_of_a_game_have_names_of_their_own(game: str) -> None:
    ids = [lesson["id"] for lesson in BOOKS[game]["lessons"]]
    assert len(ids) == len(set(ids))
    assert 8 <= len(ids) <= 12


def said(game: str, lesson: Mapping[str, Any]) -> dict[str, set[str]]:
    """The sentences that a lesson says, with the facts that each is given."""
    name = f"lesson-{game}-{lesson['id']}"
    found: dict[str, set[str]] = {name: set(), f"{name}-keep": set()}
    for number, step in enumerate(lesson["steps"], start=1):
        found |= {f"{name}-{number}-{part}": set() for part in ("say", "do")}
        if step["task"] == "many":
            found |= {f"{name}-{number}-{part}": set() for part in ("yes", "no")}
            continue
        for answer in step["answers"]:
            if answer.get("goes"):
                continue
            told = f"{name}-{number}-{answer['told']}"
            facts = set(answer.get("facts", {}))
            found[told] = found.get(told, facts) & facts
            if step["task"] == "one" and not answer["is"].isdigit():
                found[f"{name}-{number}-is-{answer['is']}"] = set()
    return found


def messages(language: str, game: str) -> dict[str, set[str]]:
    """The messages of a game's lessons, with the variables of each."""
    path = WORDS / language / f"{game}-lessons.ftl"
    text = path.read_text("utf-8")
    body = FluentParser().parse(text).body
    assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
    entries = [entry for entry in body if isinstance(entry, ftl.Message)]
    return {
        entry.id.name: set(re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end]))
        for entry in entries
        if entry.span is not None
    }


@pytest.mark.parametrize("game", BOOKS)
def test_every_sentence_of_the_lessons_is_there_and_no_other(game: str) -> None:
    wanted: dict[str, set[str]] = {}
    for lesson in BOOKS[game]["lessons"]:
        wanted |= said(game, lesson)
    there = messages("en", game)
    assert set(wanted) ^ set(there) == set()
    assert {name: given for name, given in there.items() if given - wanted[name]} == {}


@pytest.mark.parametrize("game", BOOKS)
@pytest.mark.parametrize("language", [each for each in LOCALES if each != "en"])
def test_a_translation_tells_the_same_numbers(game: str, language: str) -> None:
    def numbers(tongue: str) -> dict[str, list[str]]:
        text = (WORDS / tongue / f"{game}-lessons.ftl").read_text("utf-8")
        found = re.findall(r"^(lesson-[\w-]+) = (.*(?:\n .*)*)", text, re.MULTILINE)
        return {name: sorted(re.findall(r"\d+", said)) for name, said in found}

    ours, theirs = numbers("en"), numbers(language)
    assert {name for name in ours if ours[name] != theirs.get(name)} == set()
