"""The editor of positions in a browser: by mouse, by touch, by keys and as text, for both games."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.browsers import IS_ALL, PATIENCE, Windows
from tests.web.looking import misfits, violations
from tests.web.places import LEVEL, analysis
from tilewright.azul.game import Azul
from tilewright.catalog import read_record

WIDTHS = (360, 1440)


def spot(page: Page, name: str) -> Locator:
    return page.locator(f"[data-spot='{name}']")


def text_of(page: Page) -> str:
    return page.get_by_label("The position as text").input_value()


def findings(page: Page) -> list[str]:
    """What axe finds and what does not fit, where the palette lies over nothing."""
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    return [*violations(page), *misfits(page)]


@pytest.mark.parametrize("width", WIDTHS if IS_ALL else [360])
def test_a_position_is_set_up_on_an_empty_table_and_played_on(windows: Windows, width: int) -> None:
    page = windows.open(width)
    page.goto("/analysis")
    page.get_by_role("button", name="Set up a position").first.click()
    expect(page.get_by_role("heading", name="1 problem")).to_be_visible()  # nothing to take
    # four tiles by keys: arrows go from spot to spot, letters choose, Enter puts down
    spot(page, "factory-1.0").focus()
    for keys in ("b Enter", "ArrowRight Enter", "ArrowDown t Enter Enter", "ArrowLeft"):
        for key in keys.split():
            page.keyboard.press(key)
    assert text_of(page).split()[5].startswith("BBTT/")
    page.keyboard.press("Control+z")
    assert text_of(page).split()[5].startswith("BBT/")
    page.keyboard.press("Control+Shift+z")
    # two colours in one line by mouse or finger: a problem at its place, with its number
    for piece, place in (("red", "line-1-2.0"), ("black", "line-1-2.1")):
        page.get_by_role("group", name="What to put down").get_by_label(piece).click()
        spot(page, place).click()
    expect(page.get_by_role("listitem").first).to_contain_text("AZ-3.2")
    line = page.get_by_role("group", name="Pattern line 2").first
    expect(line.get_by_text("!1")).to_be_visible()
    expect(page.get_by_role("button", name="Analyse")).to_be_disabled()
    assert findings(page) == []
    page.get_by_role("button", name="Mend problem 1", exact=True).click()
    page.get_by_role("button", name="Fill the bag").click()
    expect(page.get_by_text("Nothing wrong")).to_be_visible()
    position = text_of(page)
    Azul().notation.parse_state(position)
    # text and table are one: what is typed is drawn
    page.get_by_label("The position as text").fill(position.replace(" 0:", " 7:", 1))
    expect(page.get_by_label("Points").first).to_have_value("7")
    assert findings(page) == []
    page.get_by_role("button", name="Analyse").click()
    expect(page.locator(".best button").first).to_be_visible()
    page.get_by_role("button", name="Play on").click()
    page.get_by_label("Level of the bot").select_option(LEVEL)
    page.locator("dialog").get_by_role("button", name="Play on").click()
    page.wait_for_url("**/t/*", timeout=PATIENCE)
    expect(page.locator("main [data-pick]").first).to_be_visible()


def test_plates_chips_and_scoring_tiles_of_duel_are_edited_too(windows: Windows) -> None:
    page = windows.open()
    page.goto(analysis("duel", 30))
    page.get_by_role("button", name="Copy and link").click()
    page.get_by_role("button", name="Edit the position").click()
    expect(page.get_by_text("Nothing wrong")).to_be_visible()
    before = text_of(page).split()
    page.get_by_role("button", name="Plates, chips").click()
    page.locator("dialog .list button").last.click()
    plate = next(
        each for each in range(36) if before[18].split(":")[2].replace("/", "")[each] == "."
    )
    spot(page, f"dome-1-{plate // 6 + 1}.{plate % 6}").click()
    expect(page.get_by_role("listitem").first).to_contain_text("DU-4.1")
    page.get_by_label("Scoring tile 4").select_option("jokers")
    assert text_of(page).split()[5] == f"{before[5]},jokers"


def test_a_deal_is_entered_by_hand_and_the_record_begins_with_its_position(
    windows: Windows,
) -> None:
    page = windows.open()
    page.goto("/analysis#game=azul&options=seats%3D2+wall%3Dcoloured+first%3D1")
    page.get_by_role("button", name="Enter it").click()
    expect(page.get_by_role("group", name="Factory 5", exact=True)).to_be_visible()
    for colour in "BYRKT" * 4:
        page.keyboard.press(colour.lower())
    page.get_by_role("button", name="Enter", exact=True).click()
    expect(page.locator(".best button").first).to_be_visible()
    page.wait_for_function("() => location.hash.includes('line=DBYRK')")
    page.get_by_role("button", name="Copy and link").click()
    page.get_by_role("button", name="Edit the position").click()
    page.get_by_role("button", name="Analyse").click()
    expect(page.locator(".best button").first).to_be_visible()
    # a note on a move, and a variation beside it
    page.locator(".best button").first.click()
    page.keyboard.press("n")
    page.keyboard.type("Solid {sic}")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".best button")).to_have_count(3)
    page.locator(".best button").last.click()
    expect(page.get_by_role("tree").locator("[role=group]")).to_have_count(1)
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
    page.get_by_role("button", name="Copy and link").click()
    page.get_by_role("button", name="Copy the record").click()
    record = read_record(page.evaluate("window.copied"))
    assert str(record.opening).startswith("1 offer 1 1 - BYRK/BYRT/BYKT/BRKT/YRKT")
    [move] = record.moves
    assert move.comment == "Solid {sic}"
    assert [len(line) for line in move.variations] == [1]
