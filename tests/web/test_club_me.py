"""Players in real browsers: made by playing, kept, signed in elsewhere, signed out."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Locator, Page, expect

from tests.server.houses import House
from tests.web.browsers import Windows
from tests.web.looking import misfits, small_targets, violations
from tests.web.people import AzulPerson

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
TARGET = 44  # px


@pytest.fixture
def windows(browser: Browser, house: House) -> Any:
    """Windows on a server that has a name: passkeys belong to names, not to addresses."""
    opened = Windows(browser, house.url.replace("127.0.0.1", "localhost"))
    yield opened
    opened.close()
    assert opened.problems == []


class Authenticator:
    """A virtual one of a window, which keeps its passkeys."""

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._session.send("WebAuthn.enable")
        made = self._session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
        self._named = {"authenticatorId": made["authenticatorId"]}

    @property
    def passkeys(self) -> list[Any]:
        """What it keeps."""
        found: list[Any] = self._session.send("WebAuthn.getCredentials", self._named)["credentials"]
        return found

    def learn(self, passkey: Any) -> None:
        """Keep a passkey of another one, as a password manager does."""
        self._session.send("WebAuthn.addCredential", {**self._named, "credential": passkey})


def play(page: Page, house: House) -> None:
    """Play a bot, and give up after a turn."""
    page.goto("/")
    page.get_by_role("button", name="Play a bot").first.click()
    page.wait_for_url(re.compile("/t/"))
    assert AzulPerson(page).play()
    mine = page.evaluate("JSON.parse(localStorage.getItem('tilewright-tables'))[0]")
    assert house.command(mine["table"], mine["token"], "resign").status == 200


def arrive(page: Page) -> Locator:
    """Open the page about oneself; the heading."""
    page.goto("/me")
    heading = page.get_by_role("heading", level=1)
    heading.wait_for()
    return heading


def games(page: Page) -> Locator:
    return page.get_by_role("region", name="Your games").get_by_role("listitem")


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def test_a_player_is_made_by_playing_and_found_elsewhere_by_a_passkey(
    windows: Windows, house: House
) -> None:
    here = windows.open(name="Vilma")  # kept names are taken: no other test has this one
    key = Authenticator(here)
    play(here, house)
    expect(arrive(here)).to_have_text("Vilma")
    expect(games(here)).to_have_count(1)
    press(here, "Add a passkey")
    expect(here.get_by_text("This player is kept for good.")).to_be_visible()
    there = windows.open(360, name="")
    Authenticator(there).learn(key.passkeys[0])
    expect(arrive(there)).to_have_text("You have not played here yet")
    press(there, "Sign in with a passkey")
    expect(there.get_by_role("heading", level=1)).to_have_text("Vilma")
    expect(games(there)).to_have_count(1)
    expect(games(there)).to_contain_text("resigned")
    assert violations(there) == []
    assert misfits(there) == []
    assert small_targets(there, TARGET) == []


def test_a_phrase_signs_in_and_a_device_is_signed_out_from_another(
    windows: Windows, house: House
) -> None:
    here = windows.open(name="Dorka")
    play(here, house)
    arrive(here)
    press(here, "Get a recovery phrase")
    words = here.get_by_role("dialog").get_by_role("listitem")
    expect(words).to_have_count(12)
    phrase = " ".join(words.all_inner_texts())
    press(here, "I wrote it down")
    there = windows.open(name="")
    arrive(there)
    there.get_by_label("Recovery phrase").fill(phrase)
    press(there, "Sign in with this phrase")
    expect(games(there)).to_have_count(1)
    devices = there.get_by_role("region", name="Your devices").get_by_role("listitem")
    expect(devices).to_have_count(2)
    devices.filter(has_not_text="this device").get_by_role("button").click()
    expect(devices).to_have_count(1)
    windows.forgiven = re.compile("401")  # what a browser says of the answer to who is signed out
    expect(arrive(here)).to_have_text("You have not played here yet")
