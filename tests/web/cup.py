"""A Swiss tournament of people in browsers and bots, whose server is killed between its rounds.

`make cup`: two people, fourteen bots, five rounds. At the end the page must tell the totals that
the games give.
"""

import argparse
import asyncio
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from time import monotonic, time
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Locator, Page, expect
from rich.console import Console

from tests.chaos.servers import Server
from tests.server.houses import House
from tests.web.browsers import Windows, running
from tests.web.people import MOST_TURNS, AzulPerson

MISSING = re.compile(r"404")  # what a browser says of an answer that there is no such thing
GONE = re.compile(r"ERR_|WebSocket|Failed to load")  # and of a server that is away
NAMES = ("Ana", "Rui", "Eve", "Kim")
PATIENCE = 90_000  # ms for a round, in which bots think
LOOK = 50  # ms between two looks whose turn it is


class Wanted(NamedTuple):
    """What shall be played."""

    entrants: int = 16
    rounds: int = 5
    people: int = 2
    level: str = "random"
    moves: int = 3  # of a person in a game, before they give up; -1: to the end


class Host:
    """A server process at one port, from a thread: the browser has the event loop of this one."""

    def __init__(self, folder: Path) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._server = Server(0, f"sqlite:///{folder / 'tables.db'}", None, folder)

    @property
    def url(self) -> str:
        """Its address, whichever process answers there."""
        return f"http://127.0.0.1:{self._server.port}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self._server.spawn()
        asyncio.run_coroutine_threadsafe(self._server.answers(), self._loop).result()

    def kill(self) -> None:
        """End it as a power cut would."""
        self._server.kill()

    def close(self) -> list[str]:
        """End all; what is in its log that should not be there."""
        self._server.kill()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
        return self._server.complaints()


@contextmanager
def hosted(folder: Path, wrong: list[str]) -> Iterator[Host]:
    """A server that was started; its complaints are added to what is wrong."""
    host = Host(folder)
    try:
        host.start()
        yield host
    finally:
        wrong += host.close()


def run(browser: Browser, folder: Path, wanted: Wanted) -> list[str]:
    """Play the tournament with a kill between each two rounds; everything that is wrong."""
    wrong: list[str] = []
    with hosted(folder, wrong) as host:
        windows = Windows(browser, host.url)
        windows.forgiven = GONE
        house = House(host.url)
        path = f"/tournaments/{_made(house, wanted)}"
        pages = [windows.open(name=name) for name in NAMES[: wanted.people]]
        for page in pages:
            page.goto(path)
            page.get_by_role("button", name="Take part", exact=True).click()
            expect(page.get_by_text("You take part.")).to_be_visible()
        for number in range(1, wanted.rounds + 1):
            for page in pages:
                page.wait_for_url("**/t/**", timeout=PATIENCE)  # it opens by itself
            _play([AzulPerson(page) for page in pages], wanted.moves)
            for page in pages:
                _way_back(page).click()
            _await_round(house, f"/api{path}", number)
            if number < wanted.rounds:
                host.kill()
                host.start()
        for page in pages:
            page.goto(path)
            expect(page.locator("#cup-winner")).to_be_visible(timeout=PATIENCE)
        wrong += _faults(house.ask("GET", f"/api{path}").json, wanted, pages[0])
        wrong += windows.problems
        windows.close()
    return wrong


def _made(house: House, wanted: Wanted) -> str:
    device = house.ask("POST", "/api/players", {}).json["token"]
    plan = {
        "name": "Cup",
        "kind": "swiss",
        "game": "azul",
        "clock": {"seconds": 600},
        "starts": int(time() * 1000) + 4_000,
        "rounds": wanted.rounds,
        "bots": wanted.level,
        "fill": wanted.entrants,
    }
    answer = house.ask("POST", "/api/tournaments", plan, **{"Tilewright-Player": device})
    assert answer.status == 201, answer
    tournament: str = answer.json["tournament"]
    return tournament


def _play(people: list[AzulPerson], moves: int) -> None:
    """Play at the tables of a round, everybody when it is their turn; after some moves, give up.

    Two of them may sit at the same table, so nobody is waited for alone.
    """
    left = dict.fromkeys(people, moves if moves >= 0 else MOST_TURNS)
    deadline = monotonic() + PATIENCE / 1000 * len(people)
    while left:
        assert monotonic() < deadline, "somebody waits for a turn that does not come"
        for person in [*left]:
            is_over = _way_back(person.page).is_visible()  # with points or without
            if is_over or (left[person] == 0 and _has_given_up(person.page)):
                del left[person]
            elif left[person] and person.begins.first.is_visible() and person.play():
                left[person] -= 1
            else:
                person.page.wait_for_timeout(LOOK)


def _way_back(page: Page) -> Locator:
    return page.get_by_role("link", name="Back to the tournament")


def _has_given_up(page: Page) -> bool:
    """Resign, unless the other did so meanwhile: then there is nothing to resign any more."""
    page.get_by_role("button", name="Menu", exact=True).click()
    resign = page.get_by_role("button", name="Resign")
    if not resign.is_visible():
        page.keyboard.press("Escape")
        return False
    resign.click()
    page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    return True


def _await_round(house: House, path: str, number: int) -> None:
    """Wait until all games of a round are over and written down."""
    deadline = monotonic() + PATIENCE / 1000
    while monotonic() < deadline:
        told = house.ask("GET", path).json
        games = [game for game in told["games"] if game["round"] == number]
        if games and all([game["over"] for game in games]):
            return
    raise AssertionError(f"round {number} does not end")


def _faults(told: Any, wanted: Wanted, page: Page) -> list[str]:
    """What is wrong with a tournament that is over, and with how the page tells it."""
    wrong: list[str] = []
    if (told["status"], told["round"]) != ("over", wanted.rounds):
        wrong.append(f"it is {told['status']} in round {told['round']}")
    totals: Counter[int] = Counter()
    pairs: Counter[frozenset[int]] = Counter()
    for game in told["games"]:
        players = [game["first"], game["second"]]
        pairs[frozenset(players)] += 1
        for number, count in zip(players, game["counts"], strict=True):
            totals[number] += count
    expected = wanted.entrants // 2 * wanted.rounds
    if len(told["games"]) != expected or max(pairs.values()) > 1:
        wrong.append(f"{len(told['games'])} games of {expected}, {pairs}")
    wrong += [
        f"{each} has won {totals[each['number']]}"
        for each in told["entrants"]
        if each["total"] != totals[each["number"]]
    ]
    shown = page.locator("tbody .total").all_inner_texts()
    if shown != [str(each["total"]) for each in told["entrants"]]:
        wrong.append(f"the page shows {shown}")
    return wrong


def main() -> int:
    """Read the arguments, play it, and print what is wrong."""
    parser = argparse.ArgumentParser(prog="make cup", description=__doc__)
    parser.add_argument("--entrants", type=int, default=16)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--level", default="random")
    parser.add_argument("--moves", type=int, default=3)
    wanted, began = Wanted(**vars(parser.parse_args())), monotonic()
    with running() as browser, tempfile.TemporaryDirectory(prefix="tilewright-cup-") as folder:
        wrong = run(browser, Path(folder), wanted)
    say = Console(highlight=False, markup=False, soft_wrap=True).print
    say(f"{wanted.entrants} entrants, {wanted.rounds} rounds, {monotonic() - began:.0f} s")
    for line in wrong:
        say(f"WRONG  {line}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
