"""Walks through every decision at every size of window: can all be seen and pressed?

`make geometry` does it in every language and theme; `tests/web/test_geometry.py` does a part.
"""

import argparse
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import Page

from tests.web.browsers import Windows, running, serving
from tests.web.moments import Moment, moments, stored
from tilewright.core.words import LOCALES
from tilewright.server.settings import Settings

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
SHOW = "theme => { document.documentElement.dataset.theme = theme; }"
GO = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
LOOK = f"async told => {{ await ({DRAWN})(); return geometry.problems(told); }}"
PANEL = "document.querySelector('main .choice')?.innerHTML ?? ''"
HAS_CHANGED = f"before => ({PANEL}) !== before"


class Problem(NamedTuple):
    """Something that can't be seen or pressed."""

    moment: str
    typed: str
    language: str
    theme: str
    size: tuple[int, int]
    text: str

    def __str__(self) -> str:
        width, height = self.size
        where = f"{self.moment} {self.typed or '(nothing chosen)'}"
        return f"{where}, {width} × {height}, {self.language}, {self.theme}: {self.text}"


def look(page: Page, size: tuple[int, int], is_asked: bool) -> list[str]:
    """All that is wrong in a window of some size."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    if page.evaluate("typeof geometry") == "undefined":
        page.evaluate(SCRIPT.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(LOOK, {"isWhole": size in WHOLE, "isAsked": is_asked})
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


def walk(
    page: Page,
    found: Iterable[tuple[Moment, str]],
    language: str,
    *,
    sizes: Sequence[tuple[int, int]] = SIZES,
    themes: Sequence[str] = ("light",),
    pictures: Path | None = None,
) -> Iterator[Problem]:
    """Everything that is wrong with moments, each with its address."""
    for moment, path in found:
        open_moment(page, moment, path)
        for typed in moment.typed:
            choose(page, typed)
            for size in sizes:
                for theme in themes:
                    page.evaluate(SHOW, theme)
                    for text in look(page, size, moment.waits):
                        yield Problem(moment.name, typed, language, theme, size, text)
                    if pictures is not None:
                        name = f"{moment.name}-{typed or 'none'}-{size[0]}x{size[1]}-{language}"
                        page.screenshot(path=pictures / f"{name}-{theme}.png")


def main() -> None:
    """Walk through everything and tell what is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--languages", default=",".join(LOCALES))
    parser.add_argument("--themes", default=",".join(THEMES))
    parser.add_argument("--only", default="", help="a part of the names of moments")
    parser.add_argument("--sizes", default="", help="such as 1280x720,360x640")
    parser.add_argument("--pictures", help="a folder for a picture of every look")
    told = parser.parse_args()
    named = [each.split("x") for each in told.sizes.split(",") if each]
    sizes = [(int(width), int(height)) for width, height in named] or list(SIZES)
    pictures = Path(told.pictures) if told.pictures else None
    chosen = [each for each in moments() if told.only in each.name]
    languages, themes = told.languages.split(","), told.themes.split(",")
    number = 0
    with TemporaryDirectory() as folder:
        paths = stored(Path(folder), chosen)
        page_folder = Settings.of_environment(os.environ).page
        with serving(Path(folder), page_folder) as house, running() as browser:
            windows = Windows(browser, house.url)
            for language in languages:
                page = windows.open(language=language)
                page.goto("/")
                for at, moment in enumerate(chosen, 1):
                    print(f"{language} {at}/{len(chosen)} {moment.name}", file=sys.stderr)
                    for problem in walk(
                        page, [(moment, paths[moment.name])], language,
                        sizes=sizes, themes=themes, pictures=pictures,
                    ):
                        number += 1
                        print(problem, flush=True)
            for problem in windows.problems:
                number += 1
                print(problem)
            windows.close()
    looks = len(sizes) * len(languages) * len(themes) * sum(len(each.typed) for each in chosen)
    print(f"{looks} looks, {number} problems")
    sys.exit(number > 0)


if __name__ == "__main__":
    main()
