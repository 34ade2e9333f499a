"""Strangers in browsers: they look for somebody, are paired, play a rated game, and keep it."""

import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.browsers import Windows
from tests.web.looking import misfits, small_targets, violations
from tests.web.oneself import Authenticator, arrive, games, press
from tests.web.people import AzulPerson

TABLE = re.compile(r"/t/[a-z0-9]{12}")
TARGET = 44  # px
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


def test_two_strangers_are_paired_and_one_finds_the_rated_game_on_another_device(
    named_windows: Windows,
) -> None:
    vilma = named_windows.open(name="Vilma")  # kept names are taken: no other test has this one
    ben = named_windows.open(name="Ben", language="hu")
    key = Authenticator(vilma)
    seek(vilma)
    strip(vilma).wait_for()
    vilma.goto("/rules/azul")  # the search outlives what is loaded, and goes on elsewhere
    expect(strip(vilma)).to_contain_text("Looking for an opponent")
    seek(ben)
    for page in (vilma, ben):
        page.wait_for_url(TABLE)
        expect(page.locator(".rating")).to_have_text(["1500?", "1500?"])
    expect(strip(vilma)).to_have_count(0)
    assert AzulPerson(vilma).play()

    # a phrase is heard in the reader's language; who is muted is not heard
    speak(vilma, 0)
    expect(ben.locator(".toast")).to_have_text("Vilma: Szia!")
    vilma.get_by_role("button", name="People at the table").click()
    vilma.get_by_role("button", name="Mute: Ben").click()
    vilma.keyboard.press("Escape")
    vilma.evaluate(KEEP_TOASTS)
    speak(ben, 1)
    expect(ben.locator(".toast")).to_have_text("Ben: Sok szerencsét!")

    vilma.get_by_role("button", name="Menu").click()
    vilma.get_by_role("button", name="Resign").click()
    vilma.get_by_role("dialog").get_by_role("button", name="Resign").click()
    changes = vilma.get_by_role("region", name="Ratings after this game").get_by_role("listitem")
    expect(changes.filter(has_text="Vilma")).to_contain_text("−")
    expect(changes.filter(has_text="Ben")).to_contain_text("+")
    expect(ben.locator("#company-changes")).to_have_text("Értékszámok a játszma után")
    assert not [text for text in vilma.evaluate("toasts") if "Ben" in text]

    # kept by a passkey, the player is found on a phone, with the game
    expect(arrive(vilma)).to_have_text("Vilma")
    press(vilma, "Add a passkey")
    expect(vilma.get_by_text("This player is kept for good.")).to_be_visible()
    phone = named_windows.open(360, name="")
    Authenticator(phone).learn(key.passkeys[0])
    expect(arrive(phone)).to_have_text("You have not played here yet")
    press(phone, "Sign in with a passkey")
    expect(phone.get_by_role("heading", level=1)).to_have_text("Vilma")
    expect(games(phone)).to_have_count(1)
    expect(games(phone)).to_contain_text(re.compile(r"Ben[\s\S]*resigned|resigned[\s\S]*Ben"))
    assert violations(phone) == []
    assert misfits(phone) == []
    assert small_targets(phone, TARGET) == []
