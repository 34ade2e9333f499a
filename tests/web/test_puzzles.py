"""Puzzles in a browser: a sample of what `make puzzles-played` does in every language."""

from playwright.sync_api import expect

from tests.web.browsers import Windows
from tests.web.solvers import (
    SAID,
    can_be_pressed,
    expect_found,
    open_puzzle,
    press_move,
    some,
    type_move,
)


def test_a_puzzle_of_azul_is_found_by_touch_after_a_wrong_move(windows: Windows) -> None:
    page = windows.open(360)
    (puzzle,) = some("azul", 1, lambda each: each.second[2] != "F")
    open_puzzle(page, puzzle)
    assert puzzle.solution not in page.locator("main").inner_html()
    press_move(page, puzzle.second)
    expect(page.locator(SAID)).to_contain_text("Not quite: it costs")
    expect(page.locator(".dots.missed rect").first).to_be_attached()
    expect(page.get_by_role("button", name="Show me")).to_have_count(0)
    press_move(page, puzzle.solution)
    expect_found(page, puzzle)
    page.get_by_role("link", name="Open in analysis").click()
    page.locator(".best button").first.wait_for()
    assert puzzle.solution in page.evaluate("new URLSearchParams(location.hash).get('line')")


def test_a_puzzle_of_duel_is_shown_after_two_tries_and_the_next_is_found_by_keys(
    windows: Windows,
) -> None:
    page = windows.open()
    first, second = some("duel", 2)
    open_puzzle(page, first)
    for _ in range(2):
        type_move(page, first.second)
        expect(page.locator(SAID)).to_contain_text("Not quite")
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(SAID)).to_contain_text("This is the move")
    expect(page.locator(".why dd")).to_have_count(2)
    open_puzzle(page, second)
    type_move(page, second.solution)
    expect_found(page, second)
    page.get_by_role("button", name="Next puzzle").first.click()
    page.locator("main .duel").wait_for()
    expect(page.locator(SAID)).to_be_empty()


def test_the_puzzle_of_the_day_is_the_same_for_everybody_and_makes_a_streak(
    windows: Windows,
) -> None:
    page, other = windows.open(360), windows.open(1440, language="nl")
    for each in (page, other):
        each.clock.set_fixed_time("2026-11-18T12:00:00")
        each.goto("/")
    page.get_by_role("link", name="Puzzle of the day").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Puzzles")
    other.goto("/puzzles")
    links = [each.locator("main section.day a") for each in (page, other)]
    expect(links[0]).to_have_count(2)
    expect(links[1]).to_have_count(2)
    addresses = [[link.get_attribute("href") for link in each.all()] for each in links]
    assert addresses[0] == addresses[1]
    today = next(
        each
        for each in some("azul", 500, can_be_pressed)
        if f"/puzzles#{each.id}" == addresses[0][0]
    )
    links[0].first.click()
    page.locator("main .choice").wait_for()
    type_move(page, today.solution)
    expect_found(page, today)
    page.goto("/puzzles")
    expect(page.get_by_text("1 day in a row")).to_be_visible()
    expect(page.get_by_role("link", name="Found: look again")).to_have_count(1)
