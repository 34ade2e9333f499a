"""Somebody who takes lessons in a browser: by mouse, by keyboard alone, or by touch."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, TypeAlias

from playwright.sync_api import Locator, Page

from tests.web.looking import misfits, violations

How: TypeAlias = Literal["mouse", "keyboard", "touch"]

SCHOOL = Path(__file__).parents[2] / "web" / "src" / "school" / "lessons"
MOST_TABS = 120  # round the whole page
MOST_PRESSES = 8  # in a task at the table
# What the panel covers can be scrolled; points on a space of the wall may stand out of it.
FORGIVEN = re.compile(r"partially obscured|class=\"spot")


def lessons() -> Iterator[tuple[str, dict[str, Any]]]:
    """All lessons there are, with their games."""
    for path in sorted(SCHOOL.glob("*.json")):
        for lesson in json.loads(path.read_text("utf-8"))["lessons"]:
            yield path.stem, lesson


class Learner:
    """Somebody who answers as the lesson shows, and looks at the page at every step."""

    def __init__(self, page: Page, how: How) -> None:
        self.page = page
        self.how = how
        self.found: list[str] = []
        self._task = page.locator("aside .task")
        self._told = page.locator(".told.is-right")

    def finish(self, game: str, lesson: dict[str, Any], *, with_axe: bool = False) -> None:
        """Take a lesson from its first step to its end."""
        self.page.goto(f"/learn/{game}/{lesson['id']}")
        for number, step in enumerate(lesson["steps"], start=1):
            self.page.locator(f"aside .task[data-step='{number}']").wait_for()
            self._look(f"{game}-{lesson['id']}-{number}", with_axe)
            self._answer(step)
            self._told.wait_for()
            self._look(f"{game}-{lesson['id']}-{number}, told", with_axe=False)
            self._go_on()
        self.page.locator(".task .keep").wait_for()
        self._look(f"{game}-{lesson['id']}, end", with_axe)

    def _answer(self, step: dict[str, Any]) -> None:
        match step["task"]:
            case "move":
                self._move()
            case "one":
                right = [at for at, each in enumerate(step["answers"]) if each.get("right")]
                self._press(self._task.locator(".answers button").nth(right[0]))
            case "many":
                for each in step["right"]:
                    self._press(self._task.locator(".answers button", has_text=each))
                self._press(self._task.locator(".row .go"))

    def _move(self) -> None:
        """Do what the hint shows, decision by decision."""
        for _ in range(MOST_PRESSES):
            self.page.wait_for_function("!document.querySelector('[aria-busy=true]')")
            self.page.locator(".mine").wait_for()
            if self.how == "keyboard":
                self.page.keyboard.press("h")
            else:
                self._press(self.page.locator(".task .hint"))
            go = self.page.locator(":is(.choice, .options) .go:enabled")
            go.or_(self._told).first.wait_for()
            self._press(go.first)
            if self._settled():
                return
        raise AssertionError("the task does not come to its end")

    def _settled(self) -> bool:
        self.page.wait_for_timeout(60)
        return self._told.is_visible()

    def _go_on(self) -> None:
        if self.how == "keyboard":
            self.page.keyboard.press("Enter")  # what was told has the focus
        else:
            self._press(self._task.locator(".row .primary"))

    def _press(self, what: Locator) -> None:
        if self.how == "mouse":
            what.click()
        elif self.how == "touch":
            what.tap()
        else:
            self._tab_to(what)
            self.page.keyboard.press("Enter")

    def _tab_to(self, what: Locator) -> None:
        """Reach something by the key that a keyboard has for it."""
        what.wait_for()
        for _ in range(MOST_TABS):
            if what.evaluate("each => each === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{what} is out of reach of the keyboard")

    def _look(self, where: str, with_axe: bool) -> None:
        seen = [*misfits(self.page), *(violations(self.page) if with_axe else ())]
        self.found += [f"{where}: {each}" for each in seen if not FORGIVEN.search(each)]
        text = self.page.locator("aside").inner_text()
        if re.search(r"\{|lesson-(azul|duel)-|NaN|undefined", text):
            self.found.append(f"{where}: {text}")
