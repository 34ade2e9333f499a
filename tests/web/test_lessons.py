"""Lessons in a browser: a sample of what `make lessons` goes through in every way and language."""

import pytest
from playwright.sync_api import expect

from tests.web.browsers import Windows
from tests.web.lessons import How, Learner, lessons

LESSONS = {f"{game}-{lesson['id']}": (game, lesson) for game, lesson in lessons()}


@pytest.mark.parametrize(
    ("name", "how", "width", "language"),
    [("azul-floor", "keyboard", 1440, "en"), ("duel-sun", "touch", 360, "hu")],
)
def test_a_lesson_is_finished_and_kept(
    windows: Windows, name: str, how: How, width: int, language: str
) -> None:
    page = windows.open(width, language=language)
    learner = Learner(page, how)
    game, lesson = LESSONS[name]
    learner.finish(game, lesson, with_axe=True)
    assert learner.found == []
    page.goto(f"/learn/{game}")
    card = page.locator(f".panel a[href='/learn/{game}/{lesson['id']}']")
    expect(card.locator(".done")).to_be_visible()
