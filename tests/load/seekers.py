"""Lets many players look for others at once, and measures when each is paired: `make seekers`."""

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

from rich.console import Console

from tests.chaos.servers import Server
from tilewright.tables.keys import new_token

RANGES = (100, 200, 400, 10_000)


class Paired(NamedTuple):
    """When somebody was paired after they asked, and at which table; None: they were not."""

    seconds: float
    table: str | None


async def sought(server: Server, player: str, rng: Random) -> Paired:
    """Look for somebody as a player, until there is a table."""
    headers = {"Tilewright-Player": player}
    span = rng.choice(RANGES)
    wish = {
        "game": "azul",
        "token": new_token(),
        "clock": {"seconds": 300, "increment": 5},
        "rated": True,
        "below": span,
        "above": span,
    }
    began = monotonic()
    status, body = await server.web.post("/api/seeks", json.dumps(wish).encode(), headers)
    assert status == 201, body
    told = json.loads(body)
    while told["table"] is None and monotonic() - began < 30:
        async with server.web.asked("GET", f"/api/seeks/{told['seek']}", b"", headers) as answer:
            told = json.loads(await answer.reader.readexactly(answer.length or 0))
    return Paired(monotonic() - began, told["table"])


async def players(server: Server, count: int) -> list[str]:
    """The tokens of so many new players."""
    found: list[str] = []
    while len(found) < count:
        jobs = [server.web.post("/api/players", b"{}") for _ in range(min(50, count - len(found)))]
        answers = await asyncio.gather(*jobs)
        refused = [body for status, body in answers if status != 201]
        assert not refused, refused[0]
        found += [json.loads(body)["token"] for _, body in answers]
    return found


async def run(seekers: int, database: str, folder: Path) -> tuple[list[Paired], float]:
    """Let so many look for others at the same moment, with a server of their own."""
    server = Server(0, database, None, folder)
    server.spawn()
    try:
        await server.answers()
        tokens = await players(server, seekers)
        rng = Random(seekers)
        before = server.processor_seconds()
        found = await asyncio.gather(*[sought(server, token, rng) for token in tokens])
        return found, server.processor_seconds() - before
    finally:
        await server.stop()
        server.kill()


def problems(found: list[Paired]) -> list[str]:
    """Who was not paired, and tables at which there are not two."""
    tables = [each.table for each in found]
    lonely = tables.count(None)
    told = [f"{lonely} were not paired"] if lonely > len(found) % 2 else []
    odd = [table for table in set(tables) - {None} if tables.count(table) != 2]
    return [*told, *[f"{tables.count(table)} sit at {table}" for table in odd]]


def main() -> int:
    """Read the arguments, and print how long it took."""
    parser = argparse.ArgumentParser(prog="make seekers", description=__doc__)
    parser.add_argument("--seekers", type=int, default=1_000)
    parser.add_argument("--limit", type=float, default=2.0, help="seconds for each")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="tilewright-seekers-") as name:
        folder = Path(name)
        found, spent = asyncio.run(run(asked.seekers, f"sqlite:///{folder / 'tables.db'}", folder))
    say = Console(highlight=False, soft_wrap=True).print
    times = sorted([each.seconds for each in found if each.table is not None])
    say(
        f"{asked.seekers} seekers at once: paired after {times[len(times) // 2]:.2f} s in the "
        f"middle, {times[int(len(times) * 0.99)]:.2f} s at p99, {times[-1]:.2f} s at worst; "
        f"the server's processor was busy for {spent:.2f} s"
    )
    wrong = problems(found)
    if times[-1] > asked.limit:
        wrong.append(f"somebody waited for {times[-1]:.2f} s, more than {asked.limit:g} s")
    for line in wrong:
        say(line)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
