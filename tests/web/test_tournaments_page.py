"""Tournaments in a browser: made by a form, entered, played through a restart of the server."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.houses import House
from tests.web import cup
from tests.web.browsers import Windows
from tests.web.looking import misfits, violations


def test_somebody_makes_a_tournament_by_the_form_and_another_enters(windows: Windows) -> None:
    maker = windows.open(1440)
    maker.goto("/tournaments")
    maker.get_by_role("link", name="Make one").click()
    maker.get_by_label("What is it called?").fill("Friday cup")
    maker.get_by_role("radio", name=re.compile("^Duplicate")).check()
    maker.get_by_label("How many deals?").fill("3")
    assert violations(maker) == []
    maker.get_by_role("button", name="Make the tournament").click()
    expect(maker.get_by_role("heading", level=1)).to_have_text("Friday cup")
    expect(maker.get_by_text("Nobody has entered yet")).to_be_visible()

    guest = windows.open(360, name="Rui")
    guest.goto("/tournaments")
    guest.get_by_role("link", name="Friday cup").tap()
    guest.get_by_role("button", name="Take part").tap()
    expect(guest.get_by_text("You take part.")).to_be_visible()
    expect(guest.get_by_text("1 player has entered")).to_be_visible()
    assert [*misfits(guest), *violations(guest)] == []
    maker.reload()
    expect(maker.get_by_role("listitem").filter(has_text="Rui")).to_be_visible()
    assert violations(maker) == []
    guest.get_by_role("button", name="Take part no more").tap()
    expect(guest.get_by_role("button", name="Take part again")).to_be_visible()


@pytest.mark.parametrize("entrants", [4])
def test_a_swiss_tournament_goes_on_in_browsers_after_the_server_was_killed(
    browser: Browser, tmp_path: Path, built_page: Path, entrants: int
) -> None:
    wanted = cup.Wanted(entrants=entrants, rounds=2, people=1, moves=0)
    assert cup.run(browser, tmp_path, wanted) == []


def test_a_tournament_that_does_not_exist_is_told_so(windows: Windows, house: House) -> None:
    windows.forgiven = cup.MISSING
    page = windows.open(360)
    page.goto(f"{house.url}/tournaments/abcdefghijkl")
    expect(page.get_by_role("alert")).to_contain_text("There is no such tournament")
