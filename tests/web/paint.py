"""Measures the page as a person feels it: `make paint`."""

from collections.abc import Callable
from statistics import median
from unittest.mock import patch

from playwright.sync_api import Page
from rich.console import Console
from rich.table import Table

from tests.server.houses import House
from tests.web.browsers import Windows, served
from tests.web.looking import shifts, watch
from tests.web.people import AzulPerson, DuelPerson, Person
from tests.web.places import BOT, table
from tests.web.scenes import LUCK, SEED

TURNS = 8
WANTED = 100  # ms from a click to the first painted change

# From a press to the first frame after something has changed on the page.
WATCH = """() => {
    window.painted = [];
    let pressed = 0;
    addEventListener("pointerdown", event => { pressed = event.timeStamp; }, true);
    new MutationObserver(() => {
        if (pressed === 0) return;
        const began = pressed;
        pressed = 0;
        requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => painted.push(performance.now() - began);
            port2.postMessage(null);
        });
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def measure(page: Page, path: str, person: Callable[[Page], Person]) -> tuple[list[float], int]:
    """Play some turns: from each click to the first painted change, and how much shifted."""
    page.goto(path)
    player = person(page)
    player.begins.first.wait_for()
    page.evaluate(WATCH)
    watch(page)
    for _ in range(TURNS):
        player.play()
    times: list[float] = page.evaluate("painted")
    return times, len(shifts(page))


def measure_all(house: House, windows: Windows, shown: Table) -> None:
    """Both games against a bot, whose thinking is not measured."""
    for game, person in (("azul", AzulPerson), ("duel", DuelPerson)):
        times, moved = measure(windows.open(speed=1), table("me", BOT, game=game)(house), person)
        slow = sum(time > WANTED for time in times)
        figures = (f"{median(times):.0f} ms", f"{max(times):.0f} ms", str(slow), str(moved))
        shown.add_row(game, str(len(times)), *figures)


def main() -> None:
    """Start a server and a browser, and measure."""
    shown = Table(title="From a click to the first painted change")
    for heading in ("game", "clicks", "median", "longest", f"over {WANTED} ms", "shifts"):
        shown.add_column(heading)
    with patch(LUCK, lambda: SEED), served() as (house, browser):
        windows = Windows(browser, house.url)
        measure_all(house, windows, shown)
        windows.close()
    Console().print(shown)


if __name__ == "__main__":
    main()
