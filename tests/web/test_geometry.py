"""Every decision at every size of window: all of it is seen, and nothing is cut or covered."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.houses import House
from tests.web.browsers import Windows, serving
from tests.web.geometry import (
    SIZES,
    WHOLE,
    Problem,
    analyses,
    choose,
    look,
    open_moment,
    part_plan,
    walk,
    walk_analysis,
)
from tests.web.moments import Moment, moments, stored
from tests.web.people import HAS_GONE_ON, LOG
from tests.web.places import finished

LANGUAGES = ("hu", "pt-BR", "nl")  # those with the longest words
PHONE = (390, 844)
TABLET = (820, 1180)
DESKTOP = (1280, 800)

MOMENTS = {each.name: each for each in moments()}
TURNS = {name: turn for turn, name in enumerate(MOMENTS)}


class Tables:
    """The moments as tables of a server, and windows to look at them."""

    def __init__(self, windows: Windows, paths: dict[str, str]) -> None:
        self.windows = windows
        self._paths = paths

    def open(self, name: str, at: int = 0) -> Page:
        """A window on a moment, or on what was after so many moves."""
        page = self.windows.open()
        page.goto("/")
        path = self._paths[name]
        open_moment(page, MOMENTS[name], path.replace("#", f"?at={at}#") if at else path)
        return page

    def walk(self, page: Page, moment: Moment, language: str) -> list[Problem]:
        """What is wrong with a part of what can be seen of a moment."""
        plan = part_plan(moment, TURNS[moment.name])
        return list(walk(page, moment, self._paths[moment.name], plan, language=language))


@pytest.fixture(scope="module")
def tables(
    browser: Browser, built_page: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Tables]:
    """All moments, in the database of a server of their own."""
    folder = tmp_path_factory.mktemp("moments")
    paths = stored(folder, MOMENTS.values())
    with serving(folder, built_page) as house:
        windows = Windows(browser, house.url)
        yield Tables(windows, paths)
        windows.close()
        assert windows.problems == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_is_seen_whole_at_every_size(tables: Tables, language: str) -> None:
    page = tables.windows.open(language=language)
    page.goto("/")
    chosen = list(MOMENTS.values())[LANGUAGES.index(language) :: len(LANGUAGES)]
    found = [str(each) for moment in chosen for each in tables.walk(page, moment, language)]
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_analysis_board_is_seen_whole_at_every_size(tables: Tables, language: str) -> None:
    page = tables.windows.open(language=language)
    page.goto("/")
    found: list[str] = []
    for turn, (name, path) in enumerate(analyses().items()):
        if turn % len(LANGUAGES) == LANGUAGES.index(language):
            sizes = SIZES[turn % 8 :: 8]
            found += map(str, walk_analysis(page, name, path, sizes, language=language))
    assert found == [], "\n".join(found)


# The look itself: each of these is done to a table that is whole, must be told, and is mended.
HARM = {
    "is outside the window": "go.style.cssText = 'position: fixed; left: -30px'",
    "is cut by": "go.parentElement.style.cssText = 'height: 40px; min-height: 0; overflow: hidden'",
    "is covered by": "cover(go)",
    "the page is": "document.body.style.paddingBottom = '2px'",
    "lies on the text": "held.style.cssText = 'position: relative; left: 50px'",
    "sticks out of <div factory": "tile.style.cssText = 'position: relative; left: -40px'",
    "overlap": "panel.querySelector('small').style.cssText = 'position: relative; top: -20px'",
    "ends with an ellipsis": "narrow(panel.querySelector('b'))",
}
TOOLS = """
    const panel = document.querySelector("main .choice");
    const go = panel.querySelector(".btn.go");
    const held = panel.querySelector(".held svg");
    const tile = document.querySelector(".factory .pick > svg");
    const place = over => {
        const { left, top, width, height } = over.getBoundingClientRect();
        const size = `width: ${width}px; height: ${height}px`;
        return `position: fixed; left: ${left}px; top: ${top}px; ${size}`;
    };
    const cover = element => {
        const lid = document.createElement("div");
        lid.style.cssText = `${place(element)}; background: black; z-index: 99`;
        document.body.append(lid);
    };
    const narrow = element => {
        element.style.cssText = "display: block; width: 40px; overflow: hidden; " +
            "white-space: nowrap; text-overflow: ellipsis";
    };
"""
REMEMBER = """() => {
    const all = [...document.querySelectorAll("*")];
    window.whole = new Map(all.map(element => [element, element.style.cssText]));
}"""
MEND = """() => {
    for (const element of document.querySelectorAll("*"))
        if (whole.has(element)) element.style.cssText = whole.get(element);
        else element.remove();
}"""


def test_what_is_wrong_is_told(tables: Tables) -> None:
    page = tables.open("azul-2-coloured-turn-first")
    choose(page, "5T5")
    assert look(page, DESKTOP, is_table=True, is_asked=True) == []
    page.evaluate(REMEMBER)
    for told, harm in HARM.items():
        page.evaluate(f"() => {{ {TOOLS} {harm}; }}")
        found = look(page, DESKTOP, is_table=True, is_asked=True)
        assert any(told in each for each in found), (told, found)
        page.evaluate(MEND)
        assert look(page, DESKTOP, is_table=True, is_asked=True) == [], told


def test_a_phone_shows_the_factories_again_when_the_turn_comes_back(tables: Tables) -> None:
    page = tables.open("duel-random-4-turn-moons")
    assert look(page, PHONE, is_table=True, is_asked=True) == []
    choose(page, "C4")
    before = page.evaluate(LOG)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert page.evaluate("scrollY") > 0
    page.keyboard.press("Enter")
    page.wait_for_function(HAS_GONE_ON, arg=before)
    page.locator("main .choice:not(.is-quiet)").wait_for()
    page.wait_for_function("scrollY === 0")
    assert look(page, PHONE, is_table=True, is_asked=True) == []


def test_a_tablet_that_is_turned_shows_the_whole_table(tables: Tables) -> None:
    page = tables.open("duel-random-4-turn-first")
    for size in (TABLET, (1180, 820), TABLET):
        assert look(page, size, is_table=True, is_asked=True) == []
        expect(page.locator(".duel.is-wide")).to_have_count(int(size in WHOLE))


def test_the_bar_of_a_replay_covers_nothing_on_phones_and_tablets(tables: Tables) -> None:
    for name in ("duel-random-4-waiting", "azul-2-waiting"):
        page = tables.open(name, at=len(MOMENTS[name].played) - 1)
        page.set_viewport_size({"width": TABLET[0], "height": TABLET[1]})
        page.locator(".below").wait_for()
        for size in (TABLET, PHONE):
            assert look(page, size, is_table=True, is_asked=False) == [], name


def test_a_table_that_waits_comes_first_on_a_phone(tables: Tables) -> None:
    page = tables.open("azul-2-coloured-turn-first")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.goto("/")
    mine = page.get_by_role("heading", name=re.compile("Continue", re.IGNORECASE))
    game = page.get_by_role("region", name="Azul", exact=True)
    places = [each.bounding_box() for each in (mine, game)]
    assert places[0] is not None
    assert places[1] is not None
    assert places[0]["y"] < places[1]["y"]


def test_a_game_that_was_given_up_at_once_shows_no_empty_cards(tables: Tables) -> None:
    for name in ("azul-resigned", "duel-resigned"):
        page = tables.open(name)
        expect(page.get_by_role("heading", level=1)).to_contain_text("resigned")
        expect(page.locator("main.result .card")).to_have_count(0)
        page.get_by_role("button", name="Replay").wait_for()


# The part of a space to choose from that labels of points cover, at most.
COVERED = """() => {
    const boxes = name => [...document.querySelectorAll(`.mine ${name}`)].map(
        each => each.getBoundingClientRect(),
    );
    const labels = boxes(".gain");
    const shared = (a, b) =>
        Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
        Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    return boxes(".spacebtn").map(space => {
        const covered = labels.reduce((sum, label) => sum + shared(space, label), 0);
        return covered / (space.width * space.height);
    });
}"""


def test_points_of_spaces_to_choose_from_do_not_cover_them_on_a_phone(tables: Tables) -> None:
    page = tables.open("duel-random-4-tiling")
    for width, height in ((360, 640), PHONE):
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".mine .gain").first.wait_for()
        covered = page.evaluate(COVERED)
        assert len(covered) > 1
        assert max(covered) <= 0.25, covered


# The topmost button at a point.
HIT = """([x, y]) => {
    const buttons = document.elementsFromPoint(x, y).map(each => each.closest("button"));
    return buttons.find(each => each !== null).className;
}"""


def test_a_plate_that_hovers_over_its_cell_is_not_covered_by_a_button(tables: Tables) -> None:
    for width, height in (PHONE, DESKTOP):
        page = tables.open("duel-random-4-placing")
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".cellbtn").first.click()
        page.mouse.move(1, 1)
        expect(page.locator(".bubble:popover-open")).to_have_count(0)  # it may name the cell yet
        plate = page.locator(".cellbtn.is-chosen .hovering")
        assert look(page, (width, height), is_table=True, is_asked=True) == []
        box = plate.bounding_box()
        assert box is not None
        for x, y in ((0.1, 0.1), (0.9, 0.1), (0.1, 0.9), (0.9, 0.9)):
            point = [box["x"] + x * box["width"], box["y"] + y * box["height"]]
            assert "cellbtn" in page.evaluate(HIT, point)


STACKING = """() => {
    const parts = [".choice", ".choice .btn.go", ".tilebtn:last-of-type", ".planned .chip"];
    return parts.map(each => {
        const { top, left, width, height } = document.querySelector(each).getBoundingClientRect();
        return [top, left, width, height].map(Math.round);
    });
}"""


@pytest.mark.parametrize("size", [(360, 640), PHONE, DESKTOP])
def test_the_bar_holds_still_while_tiles_are_stacked(tables: Tables, size: tuple[int, int]) -> None:
    page = tables.open("duel-random-4-stacking")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    tiles = page.locator(".tilebtn:not(.is-idle)")
    tiles.first.wait_for()
    before = page.evaluate(STACKING)
    tiles.first.click()
    page.locator(".planned .t").wait_for()
    assert page.evaluate(STACKING) == before
    tiles.first.click()
    expect(page.locator(".planned .t")).to_have_count(2)
    assert page.evaluate(STACKING) == before


# How far lines of icons reach out of their boxes.
OUTSIDE = """() => {
    const found = [];
    for (const symbol of document.querySelectorAll("symbol[id^=i-]")) {
        const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
        svg.setAttribute("viewBox", symbol.getAttribute("viewBox"));
        svg.append(...[...symbol.children].map(each => each.cloneNode(true)));
        document.body.append(svg);
        const { x: left, y: top, width, height } = svg.viewBox.baseVal;
        for (const each of svg.children) {
            const box = each.getBBox();
            const half = parseFloat(each.getAttribute("stroke-width") ?? 0) / 2;
            const isIn = box.x - half >= left && box.y - half >= top &&
                box.x + box.width + half <= left + width &&
                box.y + box.height + half <= top + height;
            if (!isIn) found.push(symbol.id);
        }
        svg.remove();
    }
    return [document.querySelectorAll("symbol[id^=i-]").length, found];
}"""


def test_no_icon_is_cut_by_its_box(tables: Tables) -> None:
    page = tables.open("azul-2-coloured-turn-first")
    count, cut = page.evaluate(OUTSIDE)
    assert count > 20
    assert cut == []


# Where the figures of the chart's axis begin, if they were of three digits.
AXIS = """() => {
    const figures = [...document.querySelectorAll("svg text[text-anchor=end]")];
    return figures.map(each => {
        each.textContent = "100";
        return each.getBBox().x;
    });
}"""


@pytest.mark.parametrize("width", [360, PHONE[0], 1440])
def test_figures_of_three_digits_fit_beside_the_chart_of_scores(
    windows: Windows, house: House, width: int
) -> None:
    page = windows.open(width)
    page.goto(finished("azul")(house))
    page.get_by_role("heading", name="Score by round").wait_for()
    begins = page.evaluate(AXIS)
    assert len(begins) > 1
    assert min(begins) >= 0
