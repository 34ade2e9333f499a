"""Whole games in a browser: by clicks, by taps, by keys, and by two people over a link."""

import re

from playwright.sync_api import expect

from tests.server.houses import House
from tests.web.browsers import Windows
from tests.web.people import AzulPerson, DuelPerson, KeyboardPerson, ThumbPerson
from tests.web.places import BOT, LEVEL, table

WON = re.compile(r"\bwins?\b|\bshare\b|\bdraw\b")


def test_a_newcomer_plays_azul_against_a_bot(windows: Windows) -> None:
    page = windows.open()
    page.goto("/")
    card = page.get_by_role("region", name="Azul", exact=True)
    card.get_by_role("combobox").select_option(LEVEL)
    card.get_by_role("button", name="Play a bot").click()
    assert AzulPerson(page).play_out() > 20
    expect(page.get_by_role("heading", level=1)).to_contain_text(WON)
    page.get_by_role("button", name="Rematch").click()
    page.get_by_role("region", name="Factories and centre").wait_for()


def test_four_players_share_a_gray_wall(windows: Windows, house: House) -> None:
    page = windows.open()
    page.goto(table("me", BOT, BOT, BOT, wall="gray")(house))
    assert AzulPerson(page).play_out() > 20
    expect(page.get_by_role("heading", level=1)).to_contain_text(WON)


def test_duel_is_played_on_a_phone(windows: Windows, house: House) -> None:
    page = windows.open(360)
    page.goto(table("me", BOT, game="duel")(house))
    assert ThumbPerson(page).play_out() > 30


def test_a_newcomer_plays_duel_against_a_bot(windows: Windows) -> None:
    page = windows.open()
    page.goto("/")
    card = page.get_by_role("region", name="Azul Duel", exact=True)
    card.get_by_role("combobox").select_option(LEVEL)
    card.get_by_role("button", name="Play a bot").click()
    assert DuelPerson(page).play_out() > 30
    expect(page.get_by_role("heading", level=1)).to_contain_text(WON)


def test_a_whole_game_is_played_by_keyboard_alone(windows: Windows) -> None:
    page = windows.open()
    page.goto("/")
    person = KeyboardPerson(page)
    card = page.get_by_role("region", name="Azul", exact=True)
    person.tab_to(card.get_by_role("button", name="Play a bot"))
    page.keyboard.press("Enter")
    assert person.play_out() > 20
