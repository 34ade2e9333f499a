"""People at a table in a browser: they press what they see and are told by its name."""

import re
from contextlib import suppress
from random import Random

from playwright.sync_api import Locator, Page, TimeoutError

MOST_TURNS = 400  # in a game
MOST_PRESSES = 12  # in a turn, before the last one
MOST_TABS = 200  # round the whole page
SOON = 3_000  # ms in which a press shows something

LOG = "document.querySelector('[role=log]').textContent"
HAS_GONE_ON = f"before => {LOG} !== before"


class Person:
    """Somebody who plays by what the page offers; luck chooses among it."""

    begins: Locator  # what may be pressed to begin a turn
    targets: Locator  # where what was chosen may go

    def __init__(self, page: Page, luck: int = 1) -> None:
        self.page = page
        self._rng = Random(luck)
        self.over = page.get_by_role("heading", name="Where the points came from")
        # The button that makes the move: it is called after what the move does.
        self.place = page.locator(".choice button.go:enabled")

    def play_out(self) -> int:
        """Play until the game is over; how many turns it took."""
        for turns in range(MOST_TURNS):
            if not self.play():
                return turns
        raise AssertionError(f"no end after {MOST_TURNS} turns")

    def play(self) -> bool:
        """Wait for a turn and take it; is there one, or is the game over?"""
        self.begins.or_(self.over).first.wait_for()
        if self.over.is_visible():
            return False
        before = self.page.evaluate(LOG)
        self.decide()
        self.page.wait_for_function(HAS_GONE_ON, arg=before)
        return True

    def decide(self) -> None:
        """Choose what to do, and do it."""
        self._any(self.begins).click()
        for _ in range(MOST_PRESSES):
            with suppress(TimeoutError):  # the press may only have skipped what was moving
                self.place.or_(self.targets).first.wait_for(timeout=SOON)
            if self.place.is_visible():
                self.place.click()
                return
            offered = self.targets if self.targets.first.is_visible() else self.begins
            self._any(offered).click()
        raise AssertionError("nothing that was chosen can be placed")

    def _any(self, offered: Locator) -> Locator:
        offered.first.wait_for()
        return offered.nth(self._rng.randrange(offered.count()))


class AzulPerson(Person):
    """Somebody at a table of Azul."""

    def __init__(self, page: Page, luck: int = 1) -> None:
        super().__init__(page, luck)
        main = page.get_by_role("main")
        market = page.get_by_role("region", name="Factories and centre")
        tiles = market.get_by_role("button", name=re.compile(r"factory \d|centre"), disabled=False)
        spaces = main.get_by_role("button", name=re.compile(r"^Row \d, column \d: \d+ point"))
        self.begins = tiles.or_(spaces)
        lines = main.get_by_role("button", name=re.compile(r"^Line .*\. Allowed"))
        floor = main.get_by_role("button", name=re.compile(r"^Floor line.*\. Allowed"))
        self.targets = lines.or_(floor)


class DuelPerson(Person):
    """Somebody at a table of Duel."""

    where = r"Line \d, .*; allowed|Break the tiles"  # the names of what takes tiles

    def __init__(self, page: Page, luck: int = 1) -> None:
        super().__init__(page, luck)
        main = page.get_by_role("main")
        market = page.get_by_role("region", name="Factories, plates and bag")
        offered = market.get_by_role("button", name=re.compile("factory|Plate|stack"))
        self._market = offered.and_(market.get_by_role("button", disabled=False))
        named = re.compile(
            r"^(Row \d, column \d.*: [+−]\d|Place the plate in|Put .* next on the stack|Keep plate|"
            r"Put plate|Bonus chip, |Draw another|Stop and look|Keep my chips|Pay )"
        )
        self._others = main.get_by_role("button", name=named, disabled=False)
        self.begins = self._market.or_(self._others)
        allowed = re.compile(rf"^({self.where}|Put .* next on the stack)")
        self.targets = main.get_by_role("button", name=allowed, disabled=False)


class ThumbPerson(DuelPerson):
    """Somebody with a phone: its lines are too small to be pressed, so they come to the thumb."""

    where = r"Line \d: .*\d|Break:"


class KeyboardPerson(AzulPerson):
    """Somebody without a mouse: Tab to what is wanted, or its notation; Enter does it."""

    def __init__(self, page: Page, luck: int = 1) -> None:
        super().__init__(page, luck)
        self._turns = 0

    def decide(self) -> None:
        """Take a turn in one of the two ways."""
        self._turns += 1
        press = self.page.keyboard.press
        wanted = self._any(self.begins)
        if self._turns % 2:
            self.tab_to(wanted)
        else:
            for key in wanted.get_attribute("data-pick") or "":
                press(key)
        if self._turns % 2:
            press("Enter")  # the focus goes on to the first line that takes it
        self.targets.first.wait_for()
        press("Enter")
        press("Enter")

    def tab_to(self, wanted: Locator) -> None:
        """Press Tab until the focus is there."""
        there = wanted.element_handle()  # found once, for names of all buttons take their time
        for _ in range(MOST_TABS):
            if there.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {wanted}")
