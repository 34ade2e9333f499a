"""Walks through every decision at every size of window: can all be seen and pressed?

`make geometry` does it in every language and theme; `tests/web/test_geometry.py` does a part.
"""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple, TypeAlias

from playwright.sync_api import Page
from rich.console import Console

from tests.web.browsers import Windows, running, serving
from tests.web.moments import Moment, moments, stored
from tests.web.places import analysis
from tilewright.core.words import LOCALES
from tilewright.server.settings import Settings

Size: TypeAlias = tuple[int, int]
Plan: TypeAlias = dict[str, list[Size]]  # the windows for what is typed

SCRIPT = Path(__file__).with_suffix(".js")
# Windows that show the whole table at once.
WHOLE = (
    (1024, 768),
    (1180, 820),
    (1280, 640),
    (1280, 720),
    (1280, 800),
    (1366, 650),
    (1440, 900),
    (1536, 730),
    (1920, 950),
    (1920, 1080),
    (2560, 1440),
)
# Windows in which the table may be scrolled, but never what is asked for.
SCROLLED = ((360, 640), (390, 844), (412, 915), (844, 390), (768, 1024), (820, 1180))
SIZES = (*SCROLLED, *WHOLE)
THEMES = ("light", "dark", "contrast")
GO = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
DRAWN = "() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))"
LOOK = f"async told => {{ await ({DRAWN})(); return geometry.problems(told); }}"
PANEL = "document.querySelector('main .choice')?.innerHTML ?? ''"
HAS_THOUGHT = "() => document.querySelector('.best .empty') === null"
HAS_CHANGED = f"before => ({PANEL}) !== before"


class Problem(NamedTuple):
    """Something that can't be seen or pressed."""

    moment: str
    typed: str
    size: Size
    text: str
    language: str
    theme: str = "light"

    def __str__(self) -> str:
        width, height = self.size
        where = f"{self.moment} {self.typed or '(nothing chosen)'}"
        return f"{where}, {width} × {height}, {self.language}, {self.theme}: {self.text}"


def look(page: Page, size: Size, *, is_table: bool, is_asked: bool) -> list[str]:
    """All that is wrong in a window of some size; a page that is no table may be scrolled."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    if page.evaluate("typeof geometry") == "undefined":
        page.evaluate(SCRIPT.read_text(encoding="utf-8"))
    is_whole = size in WHOLE and is_table
    found: list[str] = page.evaluate(LOOK, {"isWhole": is_whole, "isAsked": is_asked})
    return found


def open_moment(page: Page, moment: Moment, path: str) -> None:
    """Go to a table without loading the page anew, and wait until all of it is there."""
    page.evaluate(GO, path)
    if moment.ends:
        page.get_by_role("heading", level=1).wait_for()
        page.locator("main.result:not(.is-unknown)").wait_for()
    else:
        page.locator("main .choice").wait_for()


def choose(page: Page, typed: str) -> None:
    """Let go of what was chosen, and type something else."""
    page.keyboard.press("Escape")
    if not typed:
        return
    before = page.evaluate(PANEL)
    page.keyboard.type(typed)
    page.wait_for_function(HAS_CHANGED, arg=before)


def walk(page: Page, moment: Moment, path: str, plan: Plan, **told: str) -> Iterator[Problem]:
    """Everything that is wrong with a moment, in the windows of a plan."""
    open_moment(page, moment, path)
    for typed, sizes in plan.items():
        choose(page, typed)
        for size in sizes:
            for text in look(page, size, is_table=not moment.ends, is_asked=moment.waits):
                yield Problem(moment.name, typed, size, text, **told)


def analyses() -> dict[str, str]:
    """Addresses of the analysis board at moments of every kind."""
    return {
        "analysis-azul": analysis("azul", 5),
        "analysis-azul-3-gray": analysis("azul", 12, seats="3", wall="gray"),
        "analysis-azul-4": analysis("azul", 8, seats="4"),
        "analysis-azul-empty": analysis("azul", 0),
        "analysis-azul-over": analysis("azul", 1_000),
        "analysis-duel": analysis("duel", 30),
        "analysis-duel-turn": analysis("duel", 50, scoring="random-4"),
    }


def open_analysis(page: Page, path: str) -> None:
    """Go to the analysis board, and wait until it has thought, or has nothing to think about."""
    page.evaluate(GO, path)
    page.locator("main .azul, main .duel").first.wait_for()
    page.wait_for_function(HAS_THOUGHT)


def walk_analysis(
    page: Page, name: str, path: str, sizes: Sequence[Size], **told: str
) -> Iterator[Problem]:
    """Everything that is wrong with the analysis board in some windows."""
    open_analysis(page, path)
    for size in sizes:
        for text in look(page, size, is_table=True, is_asked=False):
            yield Problem(name, "", size, text, **told)


def whole_plan(moment: Moment, sizes: Sequence[Size] = SIZES) -> Plan:
    """Everything that can be typed, at all sizes."""
    return {typed: list(sizes) for typed in moment.typed}


def part_plan(moment: Moment, turn: int) -> Plan:
    """One size in eight, others at the next turn; what is typed goes round with the turns."""
    plan: Plan = {}
    for at, size in enumerate(SIZES[turn % 8 :: 8]):
        plan.setdefault(moment.typed[(turn + at) % len(moment.typed)], []).append(size)
    return plan


def main() -> None:
    """Walk through everything and tell what is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--languages", default=",".join(LOCALES))
    parser.add_argument("--themes", default=",".join(THEMES))
    parser.add_argument("--only", default="", help="a part of the names of moments")
    parser.add_argument("--sizes", default="", help="such as 1280x720,360x640")
    told = parser.parse_args()
    named = [each.split("x") for each in told.sizes.split(",") if each]
    sizes = [(int(width), int(height)) for width, height in named] or list(SIZES)
    chosen = [each for each in moments() if told.only in each.name]
    languages, themes = told.languages.split(","), told.themes.split(",")
    number = looks = 0
    shown, progress = [
        Console(stderr=is_progress, markup=False, highlight=False, soft_wrap=True)
        for is_progress in (False, True)
    ]
    with TemporaryDirectory() as folder:
        paths = stored(Path(folder), chosen)
        built = Settings.of_environment(os.environ).page
        with serving(Path(folder), built) as house, running() as browser:
            windows = Windows(browser, house.url)
            for language, theme in product(languages, themes):
                page = windows.open(language=language, theme=theme)
                page.goto("/")
                for at, moment in enumerate(chosen, 1):
                    plan = whole_plan(moment, sizes)
                    looks += sum(map(len, plan.values()))
                    where = {"language": language, "theme": theme}
                    found = list(walk(page, moment, paths[moment.name], plan, **where))
                    number += len(found)
                    for each in found:
                        shown.print(str(each))
                    told_so_far = f"{language} {theme} {at}/{len(chosen)} {moment.name}"
                    progress.print(f"{told_so_far}: {len(found)} problems")
                for name, path in analyses().items():
                    if told.only not in name:
                        continue
                    looks += len(sizes)
                    where = {"language": language, "theme": theme}
                    found = list(walk_analysis(page, name, path, sizes, **where))
                    number += len(found)
                    for each in found:
                        shown.print(str(each))
                    progress.print(f"{language} {theme} {name}: {len(found)} problems")
                windows.close()
            number += len(windows.problems)
            for problem in windows.problems:
                shown.print(problem)
    shown.print(f"{looks} looks, {number} problems")
    sys.exit(number > 0)


if __name__ == "__main__":
    main()
