"""Solves puzzles of both games on the page, in every language, on a phone and on a desk.

`make puzzles-played` does it; `tests/web/test_puzzles.py` does a part.
"""

import argparse
import sys
from itertools import product

from playwright.sync_api import Page, expect
from rich.console import Console

from tests.web.browsers import Windows, served
from tests.web.looking import misfits, small_targets, violations
from tests.web.solvers import (
    SAID,
    can_be_pressed,
    expect_found,
    open_puzzle,
    press_move,
    some,
    type_move,
)
from tilewright.analysis.puzzles import Puzzle
from tilewright.catalog import GAMES
from tilewright.core.words import LOCALES

WIDTHS = (360, 1440)
THEMES = ("light", "dark", "contrast")
TARGET = 44  # px


def play(page: Page, puzzle: Puzzle, at: int) -> list[str]:
    """Solve a puzzle: some by pressing, some after a wrong move; what is wrong on the page."""
    open_puzzle(page, puzzle)
    answer = press_move if at % 2 and can_be_pressed(puzzle) else type_move
    found: list[str] = []
    if at % 3 == 0:
        type_move(page, puzzle.second)
        expect(page.locator(SAID)).not_to_be_empty()
        found += looked(page)
    answer(page, puzzle.solution)
    expect_found(page, puzzle)
    return [f"{puzzle.id}: {problem}" for problem in found + looked(page)]


def looked(page: Page) -> list[str]:
    """What axe finds, what does not fit, and what is too small to be pressed."""
    return [*violations(page), *misfits(page), *small_targets(page, TARGET)]


def main() -> None:
    """Solve all of them and tell what is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--number", type=int, default=5, help="puzzles of each game")
    parser.add_argument("--languages", default=",".join(LOCALES))
    told = parser.parse_args()
    shown = Console(markup=False, highlight=False, soft_wrap=True)
    chosen = [each for game in GAMES for each in some(game, told.number)]
    problems: list[str] = []
    with served() as (house, browser):
        for turn, (language, width) in enumerate(product(told.languages.split(","), WIDTHS)):
            windows = Windows(browser, house.url)
            page = windows.open(width, language=language, theme=THEMES[turn % len(THEMES)])
            found = [problem for at, each in enumerate(chosen) for problem in play(page, each, at)]
            windows.close()
            problems += [f"{language} {width}: {each}" for each in [*found, *windows.problems]]
            shown.print(f"{language} {width}: {len(chosen)} puzzles, {len(found)} problems")
    for problem in problems:
        shown.print(problem)
    sys.exit(len(problems) > 0)


if __name__ == "__main__":
    main()
