"""A first game with a coach, and names of what is pointed at: on a desktop and on a phone."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.server.houses import House
from tests.web.browsers import Windows
from tests.web.geometry import Size, look
from tests.web.people import HAS_GONE_ON, LOG, AzulPerson
from tests.web.places import LEVEL
from tilewright.catalog import make_game
from tilewright.core.record import Record, write_record

DESKTOP = (1366, 650)
PHONE = (360, 640)


def whole(page: Page, size: Size) -> None:
    """Nothing is cut, covered or outside the window, where nothing is pointed at."""
    page.mouse.move(1, 1)
    assert look(page, size, is_table=True, is_asked=False) == []


MOST = """() => {
    const count = ({ ariaLabel }) => Number.parseInt(ariaLabel);
    const all = [...document.querySelectorAll("button[data-pick]:not([aria-disabled=true])")];
    return all.sort((one, two) => count(two) - count(one))[0].dataset.pick;
}"""


def throw_away(page: Page) -> None:
    """Send as many tiles as can be taken to the floor line, which is a clear mistake."""
    AzulPerson(page).begins.first.wait_for()
    page.keyboard.type(f"{page.evaluate(MOST)}F")
    page.locator(".choice button.go:enabled").click()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_coach_explains_asks_and_plays_nothing(windows: Windows, size: Size) -> None:
    page = windows.open(size[0])
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto("/")
    card = page.get_by_role("region", name="Azul", exact=True)
    card.get_by_role("button", name="First game with a coach").click()
    expect(page.get_by_role("heading", name="What it is about")).to_be_visible()
    whole(page, size)
    page.get_by_role("button", name="I see").click()
    expect(page.get_by_role("heading", name="Taking tiles")).to_be_visible()
    whole(page, size)
    page.get_by_role("button", name="I see").click()
    question = page.get_by_role("alertdialog")
    before = page.evaluate(LOG)
    throw_away(page)
    expect(page.get_by_role("heading", name="The floor line")).to_be_visible()  # before the deed
    expect(page.get_by_role("button", name="Go on")).to_be_focused()
    whole(page, size)
    assert page.evaluate(LOG) == before
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Choose again")).to_be_focused()
    expect(question).to_contain_text("Instead")
    whole(page, size)
    page.keyboard.press("Enter")
    expect(question).to_be_hidden()
    assert page.evaluate(LOG) == before
    page.keyboard.press("Escape")
    if size == DESKTOP:  # what to work for is seen while the coach says nothing
        expect(page.get_by_role("heading", name="Counts at the end")).to_be_visible()
    page.get_by_role("button", name="Hint", exact=True).click()  # a good choice is not asked about
    page.locator(".choice").get_by_text("Hint", exact=True).wait_for()
    page.locator(".choice button.go:enabled").click()
    page.get_by_role("button", name="Go on").click()  # it takes the marker, which is explained
    page.wait_for_function(HAS_GONE_ON, arg=before)
    page.get_by_role("button", name="I see").click()  # another kind of decision
    before = page.evaluate(LOG)
    throw_away(page)
    question.get_by_role("button", name="Keep my choice").click()
    page.wait_for_function(HAS_GONE_ON, arg=before)


def test_things_tell_their_names_and_cover_nothing(windows: Windows) -> None:
    page = windows.open()
    page.goto("/")
    card = page.get_by_role("region", name="Azul Duel", exact=True)
    card.get_by_role("button", name="Play a bot").click()
    chip = page.locator(".chipbtn").first
    chip.hover()
    page.mouse.move(2, 300)
    chip.hover()
    name = page.get_by_role("tooltip")
    expect(name).to_contain_text("Bonus chip, face down")
    beside, at = name.bounding_box(), chip.bounding_box()
    assert beside is not None
    assert at is not None
    is_beside = beside["x"] + beside["width"] <= at["x"] or beside["x"] >= at["x"] + at["width"]
    is_over = beside["y"] + beside["height"] <= at["y"] or beside["y"] >= at["y"] + at["height"]
    assert is_beside or is_over
    page.keyboard.press("Escape")
    expect(name).to_be_hidden()


# Four black tiles lie on the large sun, and none of your lines is black.
BLACK = (
    "2 turn 1 1 - rows,columns,diagonals BYRK:-:?/-:KY:?/BRRT:-:?/-:TY:? BKKKK:- B8Y8R9K7T8 - "
    "B2Y2R2K2T2TY2BR2RT2 YSKR/BKST/SYBR J - - - 0 0.0.0 "
    "20:R/-/-/TT/YY/BB:ks..../tr..../yb..../ks..../..ys../..bt..:T:2:0:- "
    "5:-/-/-/-/-/-:....../....../....../....../trskyk/bsrbts:-:2:0:-"
)


def open_coached(
    page: Page, house: House, name: str, options: dict[str, str], position: str
) -> None:
    """A table against a bot that begins with a position, and a coach there."""
    game = make_game(name, options)
    record = write_record(Record(game, opening=game.notation.parse_state(position)))
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": LEVEL}]
    made = house.ask("POST", "/api/records/tables", {"record": record, "seats": seats}).json
    coached = json.dumps([made["table"]])
    page.add_init_script(f"localStorage.setItem('tilewright-coached', '{coached}')")
    page.goto(f"/t/{made['table']}#{made['token']}")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_coach_asks_in_duel_before_tiles_are_broken_and_says_why(
    windows: Windows, house: House, size: Size
) -> None:
    page = windows.open(size[0])
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_coached(page, house, "duel", {}, BLACK)
    expect(page.get_by_role("heading", name="What it is about")).to_be_visible()
    whole(page, size)
    page.get_by_role("button", name="I see").click()
    expect(page.get_by_role("heading", name="What counts at the end")).to_be_visible()
    whole(page, size)
    page.get_by_role("button", name="I see").click()
    expect(page.get_by_role("heading", name="Tiles of a sun")).to_be_visible()
    whole(page, size)
    page.get_by_role("button", name="I see").click()
    before = page.evaluate(LOG)
    page.keyboard.type("LKX")
    page.locator(".choice button.go:enabled").click()
    expect(page.get_by_role("heading", name="Broken tiles")).to_be_visible()  # before the deed
    page.get_by_role("button", name="Go on").click()
    question = page.get_by_role("alertdialog")
    expect(page.get_by_role("button", name="Choose again")).to_be_focused()
    expect(question).to_contain_text("Tiles would be lost.")
    expect(question).to_contain_text("Broken tiles")
    whole(page, size)
    page.keyboard.press("Escape")
    expect(question).to_be_hidden()
    assert page.evaluate(LOG) == before


# Tiles are placed on the first row of a gray wall.
TILING = (
    "1 tiling 1 1 2 -/-/-/-/- - B14Y18R16K15T17 - "
    "0:K/YY/-/-/R:...../...../...../...../.....:BTKKK "
    "0:B/R/TT/K/-:...../...../...../...../.....:1RRBBBB"
)


def test_what_a_coach_explains_on_a_phone_is_seen_above_it(windows: Windows, house: House) -> None:
    page = windows.open(PHONE[0])
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    open_coached(page, house, "azul", {"wall": "gray"}, TILING)
    page.get_by_role("button", name="I see").click()  # what it is about
    expect(page.get_by_role("heading", name="A space of the grey wall")).to_be_visible()
    page.wait_for_function(
        """() => {
            const { top, bottom } = document.querySelector(".mine").getBoundingClientRect();
            const sheet = document.querySelector(".card.below").getBoundingClientRect();
            return top >= 56 && bottom <= sheet.top;
        }"""
    )


HINTED = 12  # decisions, in which a turn of every kind comes up


@pytest.mark.parametrize("game", ["Azul", "Azul Duel"])
def test_what_the_hint_suggests_is_done_without_a_question(windows: Windows, game: str) -> None:
    page = windows.open()
    page.goto("/")
    card = page.get_by_role("region", name=game, exact=True)
    card.get_by_role("button", name="First game with a coach").click()
    seen = page.get_by_role("button", name="I see")
    go_on = page.get_by_role("button", name="Go on")
    hint = page.get_by_role("button", name="Hint", exact=True)
    for _ in range(HINTED):
        expect(hint).to_be_enabled()
        while seen.is_visible():
            seen.click()
        before = page.evaluate(LOG)
        hint.click()
        page.locator(".choice").get_by_text("Hint", exact=True).wait_for()
        page.locator(".choice button.go:enabled").click()
        if go_on.is_visible():  # what it is about is new; the deed follows
            go_on.click()
        page.wait_for_function(HAS_GONE_ON, arg=before)
        expect(page.get_by_role("alertdialog")).to_have_count(0)
