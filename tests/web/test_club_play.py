"""Strangers in browsers: they look for somebody to play with, are paired, and play a rated game."""

import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.browsers import Windows
from tests.web.people import AzulPerson

TABLE = re.compile(r"/t/[a-z0-9]{12}")
KEEP_TOASTS = """() => {
    window.toasts = [];
    const toast = document.querySelector(".toast");
    const keep = () => window.toasts.push(toast.textContent);
    new MutationObserver(keep).observe(toast, {childList: true, subtree: true});
}"""


@pytest.fixture(autouse=True)
def same_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who are paired sit down in the same order each time, and the same one begins."""
    monkeypatch.setattr("tilewright.server.pairing.pairer.SystemRandom", lambda: Random(1))
    monkeypatch.setattr("tilewright.server.pairing.pairer.new_seed", lambda: "1")


def strip(page: Page) -> Locator:
    """What is told above the page of a search."""
    return page.locator("body > aside").get_by_role("status")


def seek(page: Page) -> None:
    """From the first page into a search by two clicks."""
    page.goto("/")
    page.locator("a[href='/play']").click()
    page.locator("form button.primary").click()


def speak(page: Page, at: int) -> None:
    """Say one of the quick phrases."""
    page.locator("header .iconbtn[aria-haspopup=dialog]:has(use[href='#i-people'])").click()
    page.get_by_role("dialog").locator(".phrases button").nth(at).click()


def test_two_strangers_are_paired_play_a_rated_game_and_see_their_ratings(
    windows: Windows,
) -> None:
    anna, ben = windows.open(), windows.open(name="Ben", language="hu")
    seek(anna)
    strip(anna).wait_for()
    anna.goto("/rules/azul")  # the search outlives what is loaded, and goes on elsewhere
    expect(strip(anna)).to_contain_text("Looking for an opponent")
    seek(ben)
    for page in (anna, ben):
        page.wait_for_url(TABLE)
        expect(page.locator(".rating")).to_have_text(["1500?", "1500?"])
    expect(strip(anna)).to_have_count(0)
    assert AzulPerson(anna).play()

    # a phrase is heard in the reader's language; who is muted is not heard
    speak(anna, 0)
    expect(ben.locator(".toast")).to_have_text("Anna: Szia!")
    anna.get_by_role("button", name="People at the table").click()
    anna.get_by_role("button", name="Mute: Ben").click()
    anna.keyboard.press("Escape")
    anna.evaluate(KEEP_TOASTS)
    speak(ben, 1)
    expect(ben.locator(".toast")).to_have_text("Ben: Sok szerencsét!")

    anna.get_by_role("button", name="Menu").click()
    anna.get_by_role("button", name="Resign").click()
    anna.get_by_role("dialog").get_by_role("button", name="Resign").click()
    changes = anna.get_by_role("region", name="Ratings after this game").get_by_role("listitem")
    expect(changes.filter(has_text="Anna")).to_contain_text("−")
    expect(changes.filter(has_text="Ben")).to_contain_text("+")
    expect(ben.locator("#company-changes")).to_have_text("Értékszámok a játszma után")
    assert not [text for text in anna.evaluate("toasts") if "Ben" in text]
