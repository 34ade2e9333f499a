"""Players in real browsers: made by playing a bot, signed in elsewhere by a phrase, signed out."""

import re

from playwright.sync_api import Page, expect

from tests.server.houses import House
from tests.web.browsers import Windows
from tests.web.oneself import arrive, games, press
from tests.web.people import AzulPerson


def play(page: Page, house: House) -> None:
    """Play a bot, and give up after a turn."""
    page.goto("/")
    page.get_by_role("button", name="Play a bot").first.click()
    page.wait_for_url(re.compile("/t/"))
    assert AzulPerson(page).play()
    mine = page.evaluate("JSON.parse(localStorage.getItem('tilewright-tables'))[0]")
    assert house.command(mine["table"], mine["token"], "resign").status == 200


def test_a_phrase_signs_in_and_a_device_is_signed_out_from_another(
    named_windows: Windows, house: House
) -> None:
    here = named_windows.open(name="Dorka")
    play(here, house)
    arrive(here)
    press(here, "Get a recovery phrase")
    words = here.get_by_role("dialog").get_by_role("listitem")
    expect(words).to_have_count(12)
    phrase = " ".join(words.all_inner_texts())
    press(here, "I wrote it down")
    there = named_windows.open(name="")
    arrive(there)
    there.get_by_label("Recovery phrase").fill(phrase)
    press(there, "Sign in with this phrase")
    expect(games(there)).to_have_count(1)
    devices = there.get_by_role("region", name="Your devices").get_by_role("listitem")
    expect(devices).to_have_count(2)
    devices.filter(has_not_text="this device").get_by_role("button").click()
    expect(devices).to_have_count(1)
    named_windows.forgiven = re.compile(
        "401"
    )  # what a browser says of the answer to who is signed out
    expect(arrive(here)).to_have_text("You have not played here yet")
