"""Every page: accessible in every theme, in every language, with room for longer words."""

import re

import pytest
from playwright.sync_api import expect

from tests.server.houses import House
from tests.web.browsers import HEIGHTS, Windows
from tests.web.looking import drawn, misfits, small_targets, violations
from tests.web.places import PLACES, arrive, settle
from tilewright.core.words import LOCALES

THEMES = ("light", "dark", "contrast")
TARGET = 44  # px
SHOW = "theme => { document.documentElement.dataset.theme = theme; }"


@pytest.mark.parametrize("name", PLACES)
def test_a_page_has_a_title_and_axe_finds_nothing_in_any_theme(
    windows: Windows, house: House, name: str
) -> None:
    page = windows.open()
    settle(page, name, house)
    assert re.search(r"\w", page.title().replace("Tilewright", ""))
    assert page.get_by_role("heading", level=1).count() <= 1
    for theme in THEMES:
        page.evaluate(SHOW, theme)
        assert violations(page) == [], theme
    page.set_viewport_size({"width": 360, "height": HEIGHTS[360]})
    assert violations(page) == [], "phone"


@pytest.mark.parametrize("name", PLACES)
def test_longer_words_fit_at_every_width(windows: Windows, house: House, name: str) -> None:
    page = windows.open(360, language="en-XA")
    settle(page, name, house)
    for width, height in HEIGHTS.items():
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        assert misfits(page) == [], width
        assert small_targets(page, TARGET) == [], width


def test_a_link_that_was_cut_says_so(windows: Windows) -> None:
    page = windows.open()
    page.goto("/t/abcdefghjkmn#%")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing to see here")
    expect(page.get_by_text("This link is not complete")).to_be_visible()


@pytest.mark.parametrize("language", LOCALES)
def test_a_language_has_words_for_every_page(windows: Windows, house: House, language: str) -> None:
    page = windows.open(language=language)
    for name in PLACES:
        arrive(page, name, house)
        assert page.locator("html").get_attribute("lang") == language
        assert windows.problems == [], name
