"""How fast a club answers that has many players and games.

`make club-bench PLAYERS=10000 GAMES=100000`. Every answer has to come within 50 ms, but for one in
a hundred; a small sample is tests/server/test_club_bench.py.
"""

import argparse
import asyncio
import http.client
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, NamedTuple

from rich.console import Console

from tests.server.houses import House, embedded
from tilewright.bots.levels import LEVELS
from tilewright.server.storage.store import Store
from tilewright.tables.keys import key_of

MOST = 0.050  # seconds, of 99 answers in 100
SAMPLE = 300  # requests for each question
BUSIEST = 20  # players who play much more than others
DAY = 86_400_000
START = 1_700_000_000_000

QUESTIONS = {
    "home: public tables": "/api/tables",
    "oneself": "/api/me",
    "a page of games": "/api/me/games",
    "an older page": "/api/me/games?before={middle}",
    "by game and result": "/api/me/games?game=azul&result=won",
    "by opponent": "/api/me/games?opponent=skilled",
    "by a name that nobody has": "/api/me/games?opponent=nobody",
    "by date": "/api/me/games?since={since}",
    "figures": "/api/me/statistics",
    "somebody's page": "/api/players/{player}",
    "somebody's games": "/api/players/{player}/games",
}


class Figures(NamedTuple):
    """How long answers took, in seconds."""

    median: float
    most: float  # of 99 in 100


def player_id(number: int) -> str:
    """The id of a player."""
    return f"p{number:011d}"


def token_of(number: int) -> str:
    """The token of a player's device."""
    return f"{number:032d}"


def fill(path: Path, players: int, games: int) -> None:
    """Write a database with so many players and games; some play much more than others."""
    asyncio.run(_made(path))
    rng = Random(20)
    with closing(sqlite3.connect(path)) as database:
        names = [(player_id(at), f"Player {at}", START, True, START) for at in range(players)]
        database.executemany(
            "INSERT INTO players (id, name, made, public, kept) VALUES (?, ?, ?, ?, ?)", names
        )
        devices = [
            (f"d{at}", player_id(at), key_of(token_of(at)), "Firefox, Linux", START, 9 * START)
            for at in range(players)
        ]
        database.executemany("INSERT INTO devices VALUES (?, ?, ?, ?, ?, ?)", devices)
        marks = ", ".join(["?"] * 19)
        rows = (row for number in range(1, games + 1) for row in _game(rng, number, players))
        database.executemany(f"INSERT INTO results VALUES ({marks})", rows)
        ratings = [
            (player_id(at), "azul-2", rng.gauss(1500, 200), 80.0, 0.06, 30, START)
            for at in range(players)
        ]
        database.executemany("INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?, ?)", ratings)
        database.execute("UPDATE counters SET value = ?", (games,))
        database.commit()


async def _made(path: Path) -> None:
    store = await Store.open(f"sqlite:///{path}")
    await store.close()


def _game(rng: Random, number: int, players: int) -> Iterator[tuple[Any, ...]]:
    """The rows of a game: against somebody, or against a bot."""
    one = rng.randrange(min(BUSIEST, players)) if rng.random() < 0.3 else rng.randrange(players)
    other = (one + 1 + rng.randrange(players - 1)) % players
    level = rng.choice(list(LEVELS)) if rng.random() < 0.4 else None
    game, ended = rng.choice(("azul", "azul", "duel")), START + number * DAY // 100
    winner = rng.randrange(2)
    for seat, player in enumerate((one, other)):
        is_bot = seat == 1 and level is not None
        who = None if is_bot else player_id(player)
        name = level if is_bot else f"Player {player}"
        place, accuracy = 1 + (seat != winner), round(rng.uniform(60, 99), 1)
        yield (
            *(f"t{number:011d}", seat, number, who, level if is_bot else None, name, game, 2, ""),
            *("finished", True, rng.randrange(20, 90), place, False, ended),
            *((None, None, None) if is_bot else (1500.0, 1508.5, 80.0)),
            None if is_bot else accuracy,
        )


def measured(house: House, players: int, games: int, sample: int) -> dict[str, Figures]:
    """How long each question takes, asked for players of all kinds, one after the other."""
    rng = Random(21)
    found: dict[str, Figures] = {}
    connection = http.client.HTTPConnection(house.address)
    for name, path in QUESTIONS.items():
        times: list[float] = []
        for at in range(sample):
            busy = at % 3 == 0
            who = rng.randrange(min(BUSIEST, players)) if busy else rng.randrange(players)
            asked = path.format(
                middle=games // 2, since=START + games * DAY // 200, player=player_id(who)
            )
            began = perf_counter()
            connection.request("GET", asked, headers={"Tilewright-Player": token_of(who)})
            answer = connection.getresponse()
            body = answer.read()
            times.append(perf_counter() - began)
            assert answer.status == 200, body[:200]
        times.sort()
        found[name] = Figures(times[len(times) // 2], times[len(times) * 99 // 100])
    connection.close()
    return found


def main() -> int:
    """Fill a database, ask, and print how long it took."""
    parser = argparse.ArgumentParser(prog="make club-bench", description=__doc__)
    parser.add_argument("--players", type=int, default=10_000)
    parser.add_argument("--games", type=int, default=100_000)
    given = parser.parse_args()
    results = Console(highlight=False, markup=False)
    with TemporaryDirectory(prefix="tilewright-club-") as name:
        folder = Path(name)
        fill(folder / "tables.db", given.players, given.games)
        with embedded(folder) as house:
            found = measured(house, given.players, given.games, SAMPLE)
    for question, (median, most) in found.items():
        results.print(f"{question:28} median {median * 1000:6.1f} ms, p99 {most * 1000:6.1f} ms")
    slow = [question for question, figures in found.items() if figures.most > MOST]
    if slow:
        results.print(f"slower than {MOST * 1000:.0f} ms: {', '.join(slow)}")
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
