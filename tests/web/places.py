"""The pages there are: those of the lobby, and tables in every state."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import TypeAlias
from urllib.parse import urlencode

from playwright.sync_api import Page

from tests.server.houses import House
from tilewright import native
from tilewright.analysis.puzzles import shipped
from tilewright.catalog import make_game
from tilewright.core.playing import play_out
from tilewright.core.record import write_record

LEVEL = "beginner" if native.is_available() else "greedy"
BOT = f"bot {LEVEL}"

Place: TypeAlias = Callable[[House], str]


def table(*seats: str, game: str = "azul", **options: str) -> Place:
    """A new table at which seat 1 begins; the address of who made it."""

    def made(house: House) -> str:
        number = {"seats": str(len(seats))} if game == "azul" else {}
        found = house.table(
            *seats, game=game, hints=True, options={"first": "1", **number, **options}
        )
        return f"/t/{found['table']}#{found['token']}"

    return made


def finished(game: str, **options: str) -> Place:
    """A table that holds the record of a whole game."""

    def imported(house: House) -> str:
        answer = house.ask("POST", "/api/records", record(game, tuple(options.items())))
        assert answer.status == 201, answer
        path: str = answer.json["path"]
        return path

    return imported


@cache
def record(game: str, options: tuple[tuple[str, str], ...]) -> bytes:
    """The record of a random game, always the same."""
    return write_record(play_out(make_game(game, dict(options)), Random(1))).encode()


def address(path: str) -> Place:
    """A page that is always there."""
    return lambda _: path


def analysis(game: str, moves: int, **options: str) -> str:
    """The address of a random game on the analysis board, after so many moves, chance's too."""
    table = make_game(game, {"first": "1", **options})
    played = play_out(table, Random(3)).actions()[:moves]
    told = {
        "game": game,
        "options": " ".join([f"{name}={value}" for name, value in table.options.items()]),
        "line": " ".join(map(str, played)),
    }
    return f"/analysis#{urlencode(told)}"


LOBBY: dict[str, Place] = {
    "home": address("/"),
    "new-azul": address("/new/azul"),
    "new-duel": address("/new/duel"),
    "watch": address("/watch"),
    "play": address("/play"),
    "me": address("/me"),
    "tournaments": address("/tournaments"),
    "new-tournament": address("/tournaments/new"),
    "records": address("/records"),
    "analysis": address("/analysis"),
    "learn": address("/learn"),
    "how-duel": address("/how/duel"),
    "puzzles": address("/puzzles"),
    "rules-azul": address("/rules/azul"),
    "rules-duel": address("/rules/duel"),
}
TABLES: dict[str, Place] = {
    "azul": table("me", BOT),
    "azul-gray-4": table("me", BOT, BOT, BOT, wall="gray"),
    "duel": table("me", BOT, game="duel"),
    "analysis-azul": address(analysis("azul", 5)),
    "analysis-duel": address(analysis("duel", 22)),
    "puzzle": address(f"/puzzles#{min(shipped('duel'))}"),
}
ROOMS: dict[str, Place] = {
    "waiting": table("me", "open"),
    "unknown-table": address("/t/abcdefghjkmn"),
    "over-azul": finished("azul"),
    "over-duel": finished("duel"),
}
PLACES = {**LOBBY, **TABLES, **ROOMS}


def arrive(page: Page, name: str, house: House) -> None:
    """Open a page and wait until it is there."""
    page.goto(PLACES[name](house))
    page.get_by_role("main").wait_for()
    if name in TABLES:
        page.get_by_role("main").get_by_role("grid").first.wait_for()
    else:
        page.get_by_role("heading", level=1).first.wait_for()


def keep_shell(page: Page, house: House) -> None:
    """Open the home page and wait until the browser has kept what it needs without the server."""
    arrive(page, "home", house)
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("navigator.serviceWorker.controller?.state === 'activated'")


def settle(page: Page, name: str, house: House) -> None:
    """Open a page and wait until all of it has come."""
    arrive(page, name, house)
    page.wait_for_load_state("networkidle")
