"""Every page: accessible, in the languages, with room for longer words."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.houses import House
from tests.web.browsers import HEIGHTS, IS_ALL, Windows
from tests.web.looking import drawn, misfits, small_targets, violations
from tests.web.places import PLACES, arrive, settle
from tilewright.core.words import LOCALES

THEMES = ("light", "dark", "contrast")
# These show most of what there is: they are looked at in every theme and on a phone, the last one
# in every language. Of the others every second one is looked at by axe, in one theme each in turn
# and every second time on a phone, and those between have longer words; all are opened in the
# languages of MANY. With TILEWRIGHT_ALL set, all is done with all of them.
TELLING = ("home", "azul", "duel")
MANY = ("hu",)
TURNS = {name: turn for turn, name in enumerate(PLACES)}
AUDITED = [name for name in PLACES if IS_ALL or name in TELLING or TURNS[name] % 2 == 0]
WORDY = [name for name in PLACES if IS_ALL or name in TELLING or TURNS[name] % 2 == 1]
TARGET = 44  # px
SHOW = "theme => { document.documentElement.dataset.theme = theme; }"


@pytest.fixture(scope="module")
def lasting(browser: Browser, house: House) -> Iterator[Windows]:
    """Windows for many tests: what one of them has loaded need not be read again by the next."""
    opened = Windows(browser, house.url)
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def window(lasting: Windows) -> Page:
    """A window for all pages."""
    return lasting.open()


@pytest.fixture(scope="module")
def wordy_window(lasting: Windows) -> Page:
    """The same on a phone, whose language has longer words than any other."""
    return lasting.open(360, language="en-XA")


def forget(page: Page) -> None:
    """Let a window forget the tables that it has seen."""
    if page.url.startswith("http"):
        page.evaluate("localStorage.clear(); sessionStorage.clear()")


def themes_of(name: str) -> tuple[str, ...]:
    """The themes in which a page is looked at."""
    if IS_ALL or name in TELLING:
        return THEMES
    return (THEMES[TURNS[name] // 2 % len(THEMES)],)


@pytest.mark.parametrize("name", AUDITED)
def test_a_page_has_a_title_and_axe_finds_nothing(
    lasting: Windows, window: Page, house: House, name: str
) -> None:
    page = window
    forget(page)
    page.set_viewport_size({"width": 1440, "height": HEIGHTS[1440]})
    settle(page, name, house)
    assert re.search(r"\w", page.title().replace("Tilewright", ""))
    assert page.get_by_role("heading", level=1).count() <= 1
    for theme in themes_of(name):
        page.evaluate(SHOW, theme)
        assert violations(page) == [], theme
    if IS_ALL or name in TELLING or TURNS[name] % 4 == 0:
        page.set_viewport_size({"width": 360, "height": HEIGHTS[360]})
        page.evaluate("scrollTo(0, 0)")  # what is half under the bar can be scrolled from there
        assert violations(page) == [], "phone"
    assert lasting.problems == []


@pytest.mark.parametrize("name", WORDY)
def test_longer_words_fit_at_every_width(
    lasting: Windows, wordy_window: Page, house: House, name: str
) -> None:
    page = wordy_window
    forget(page)
    settle(page, name, house)
    for width, height in HEIGHTS.items():
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        assert misfits(page) == [], width
        assert small_targets(page, TARGET) == [], width
    assert lasting.problems == []


def test_a_link_that_was_cut_says_so(windows: Windows) -> None:
    page = windows.open()
    page.goto("/t/abcdefghjkmn#%")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing to see here")
    expect(page.get_by_text("This link is not complete")).to_be_visible()


@pytest.mark.parametrize("language", LOCALES)
def test_a_language_has_words_for_its_pages(windows: Windows, house: House, language: str) -> None:
    page = windows.open(language=language)
    for name in PLACES if IS_ALL or language in MANY else TELLING[-1:]:
        arrive(page, name, house)
        assert page.locator("html").get_attribute("lang") == language
        assert windows.problems == [], name
