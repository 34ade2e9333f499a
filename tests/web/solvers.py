"""Somebody who solves puzzles on the page: by keys, or by what can be pressed."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tilewright.analysis.puzzles import Puzzle, shipped

SAID = ".said"  # what is said to an answer, also aloud


def some(game: str, number: int, fits: Callable[[Puzzle], bool] = lambda _: True) -> list[Puzzle]:
    """The first puzzles of a game that fit, by their ids."""
    found = [each for _, each in sorted(shipped(game).items()) if fits(each)]
    assert len(found) >= number
    return found[:number]


def open_puzzle(page: Page, puzzle: Puzzle) -> None:
    """Go to a puzzle and wait until a move is asked for; nothing tells which."""
    page.goto(f"/puzzles#{puzzle.id}")
    page.locator(f"[data-puzzle='{puzzle.id}'] main .choice").wait_for()
    expect(page.locator(SAID)).to_be_empty()
    expect(page.locator(".dots rect, .why, .answer")).to_have_count(0)


def type_move(page: Page, move: str) -> None:
    """Answer by the notation."""
    page.keyboard.type(move)
    page.keyboard.press("Enter")


def press_move(page: Page, move: str) -> None:
    """Answer by pressing tiles and a line of Azul, or a plate on display of Duel."""
    if move.startswith("P"):
        page.locator(f"main button[data-place='display{move[1:]}']").click()
    else:
        page.locator(f"main button[data-pick='{move[:2]}']").first.click()
        page.locator(f"main button[data-target='{move[2:]}']").first.click()
    page.locator(".choice button.go").click()


def can_be_pressed(puzzle: Puzzle) -> bool:
    """Can `press_move` answer it?"""
    return puzzle.game == "azul" or puzzle.solution in ("P1", "P2", "P3")


def expect_found(page: Page, puzzle: Puzzle) -> None:
    """The answer was right: that is said, marked, explained and kept."""
    expect(page.locator(".answer.found")).to_be_visible()
    expect(page.locator(".dots.found .glaze").first).to_be_attached()
    expect(page.locator(".why dd")).to_have_count(2)
    kept = page.evaluate("JSON.parse(localStorage.getItem('tilewright-puzzles')).found")
    assert puzzle.id in kept
