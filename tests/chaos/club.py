"""Kills the server while strangers are paired, play for ratings and a tournament runs.

`make chaos-club KILLS=30`. No result may be lost or counted twice, nobody paired twice, and the
ratings that are stored must be those that the results give.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic, time
from typing import Any, NamedTuple

from rich.console import Console
from sqlalchemy import Connection, select

from tests.chaos.servers import Server
from tests.server.services import postgres, redis
from tilewright.server.storage import results
from tilewright.server.storage.meetings import ENDED, PAIRINGS, SEEKS, TOURNAMENTS
from tilewright.server.storage.queries import loaded
from tilewright.server.storage.schema import RESULTS, TABLES
from tilewright.server.storage.store import Store
from tilewright.server.tournaments.steps import outcome
from tilewright.tables.keys import new_token
from tilewright.tables.table import Table

LOST = (OSError, EOFError, TimeoutError)
PAUSE = 0.05  # seconds until something is asked again
PATIENCE = 240.0  # seconds after the last kill in which everybody has to be done
# Refusals that belong to it: others were quicker, or nothing was found before the end.
EXPECTED = ("stale", "not-your-turn", "over", "unknown-seek")
MOVES = 2  # of one's own, after which somebody gives up


class Plan(NamedTuple):
    """What shall happen."""

    kills: int
    players: int = 8
    rounds: int = 2
    servers: int = 1  # 2 share PostgreSQL and Redis
    seed: int = 1
    apart: tuple[float, float] = (0.3, 2.0)  # seconds between two kills


class Surprise(Exception):
    """A refusal that should not be."""


class Guest:
    """Somebody who comes back to whichever server answers, and asks again what was not answered."""

    def __init__(self, servers: Sequence[Server], number: int) -> None:
        self._servers = servers
        self._at = number
        self.headers: dict[str, str] = {}
        self.last = ""  # what was asked last

    async def ask(
        self, method: str, path: str, body: object = None, token: str | None = None
    ) -> Any:
        """What is answered, whatever happens to the servers meanwhile."""
        raw = b"" if body is None else json.dumps(body).encode()
        headers = {**self.headers, **({"Authorization": f"Bearer {token}"} if token else {})}
        self.last = f"{method} {path}"
        while True:
            server = self._servers[self._at % len(self._servers)]
            try:
                async with asyncio.timeout(30), server.web.asked(method, path, raw, headers) as got:
                    told = json.loads(await got.reader.readexactly(got.length or 0))
                if got.status >= 400 and got.status != 503 and told["code"] not in EXPECTED:
                    raise Surprise(f"{self.last}: {told}")
                if got.status != 503:
                    return told
            except LOST:
                self._at += 1
            await asyncio.sleep(PAUSE)

    async def sign_up(self) -> None:
        """Become a player."""
        self.headers = {"Tilewright-Player": (await self.ask("POST", "/api/players", {}))["token"]}

    async def play(self, table: str, token: str) -> None:
        """Play a few moves at a table, then give up, until the game is over."""
        moves = 0
        while True:
            seen = await self.ask("GET", f"/api/tables/{table}", token=token)
            view = seen["view"]
            if view["status"] == "over":
                return
            is_turn = view["turn"] in seen["yours"]
            if is_turn:
                kind = {"type": "act", "action": view["legal"][0]["action"]}
                command = kind if moves < MOVES else {"type": "resign"}
                body = {"id": new_token()[:12], "version": seen["version"], **command}
                await self.ask("POST", f"/api/tables/{table}/commands", body, token)
                moves += 1
            await asyncio.sleep(PAUSE)

    async def meet(self, until: asyncio.Event) -> list[str]:
        """Look for strangers and play them for ratings, again and again; at which tables."""
        tables: list[str] = []
        while not until.is_set():
            token = new_token()
            wish = {"game": "azul", "token": token, "clock": {"seconds": 600}, "rated": True}
            told = await self.ask("POST", "/api/seeks", wish)
            if told.get("table") is None:
                waiting = asyncio.create_task(self._await(token, wish))
                stopped = asyncio.create_task(until.wait())
                await asyncio.wait([waiting, stopped], return_when=asyncio.FIRST_COMPLETED)
                stopped.cancel()
                if not waiting.done():
                    waiting.cancel()
                    await self.ask("POST", f"/api/seeks/{told['seek']}/end", {})
                    told = await self.ask("GET", f"/api/seeks/{told['seek']}")
                    if told.get("table") is None:
                        return tables
                else:
                    told = waiting.result()
            tables.append(told["table"])
            await self.play(told["table"], token)
        return tables

    async def _await(self, token: str, wish: object) -> Any:
        while True:
            told = await self.ask("POST", "/api/seeks", wish)  # the same token: the same search
            if told.get("table") is not None:
                return told
            await asyncio.sleep(PAUSE * 4)

    async def compete(self, tournament: str) -> None:
        """Enter a tournament, and play all one's games until it is over."""
        token, path = new_token(), f"/api/tournaments/{tournament}"
        told = await self.ask("POST", f"{path}/enter", {"token": token})
        while told.get("status") in ("open", "running"):
            if told["table"] is not None:
                await self.play(told["table"], token)
            await asyncio.sleep(PAUSE * 4)
            told = await self.ask("GET", path)


async def run(plan: Plan, folder: Path, database: str, bus: str | None) -> tuple[list[str], str]:
    """Go through it: everything that is wrong, and what was done."""
    servers = [Server(number, database, bus, folder) for number in range(plan.servers)]
    rng, stop = Random(plan.seed), asyncio.Event()
    try:
        for server in servers:
            server.spawn()
            await server.answers()
        guests = [Guest(servers, number) for number in range(2 * plan.players)]
        await asyncio.gather(*[guest.sign_up() for guest in guests])
        kinds = ("swiss", "duplicate")
        made = [await guests[0].ask("POST", "/api/tournaments", _plan(k, plan)) for k in kinds]
        jobs = [asyncio.create_task(guest.meet(stop)) for guest in guests[: plan.players]]
        players = guests[plan.players :]
        half = len(players) // 2
        groups = zip(made, (players[:half], players[half:]), strict=True)
        games = [
            asyncio.create_task(guest.compete(each["tournament"]))
            for each, group in groups
            for guest in group
        ]
        for _ in range(plan.kills):
            await asyncio.sleep(rng.uniform(*plan.apart))
            server = rng.choice(servers)
            server.kill()
            server.spawn()
            await server.answers()
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*games)
                stop.set()
                met = Counter([table for each in await asyncio.gather(*jobs) for table in each])
        except TimeoutError:
            going_on = zip(guests, [*jobs, *games], strict=True)
            asked = [guest.last for guest, job in going_on if not job.done() or job.cancelled()]
            return [f"somebody did not finish: {last}" for last in asked], "given up"
        for server in servers:
            await server.stop()
        store = await Store.open(database)
        wrong, told = await store.read(partial(audit, met=met))
        await store.close()
        complaints = [line for server in servers for line in server.complaints()]
        return [*wrong, *complaints], told
    finally:
        for server in servers:
            server.kill()


def _plan(kind: str, plan: Plan) -> dict[str, Any]:
    return {
        "name": kind,
        "kind": kind,
        "game": "azul",
        "clock": {"seconds": 600},
        "starts": int(time() * 1000) + 2_000,
        "rounds": plan.rounds,
        "rated": True,
        "bots": "random",
        "fill": 4,
    }


def audit(connection: Connection, met: Counter[str]) -> tuple[list[str], str]:
    """What is wrong in the database after all, and how much there is."""
    wrong: list[str] = []
    over = list(connection.scalars(select(TABLES.c.id).where(TABLES.c.status == "over")))
    rows = Counter(connection.scalars(select(RESULTS.c.table_id)))
    for table in over:
        found = loaded(connection, table)
        assert found is not None
        has_result = any([made.seat is not None for made in Table(*found).moves])
        if rows[table] != (2 if has_result else 0):
            wrong.append(f"table {table} has {rows[table]} rows of results")
    seats = Counter(connection.scalars(select(SEEKS.c.table_id).where(SEEKS.c.table_id != ENDED)))
    wrong += [f"{count} were paired at {table}" for table, count in seats.items() if count != 2]
    wrong += [f"{table} was told but not paired" for table in met if seats[table] != 2]
    wrong += _tournament_faults(connection)
    difference = results.recompute(connection, is_writing=False)
    if any(difference):
        wrong.append(f"ratings differ from what the results give: {difference}")
    told = f"{len(over)} games over, {len(seats)} pairs of strangers, {sum(rows.values())} results"
    return wrong, told


def _tournament_faults(connection: Connection) -> list[str]:
    wrong = [
        f"tournament {row.id} is {row.status} in round {row.round}"
        for row in connection.execute(select(TOURNAMENTS))
        if row.status != "over"
    ]
    games = connection.execute(select(PAIRINGS)).all()
    playing = Counter(
        [(g.tournament_id, g.round, n) for g in games for n in (g.first, g.second) if n is not None]
    )
    wrong += [f"paired twice in a round: {each}" for each, count in playing.items() if count > 1]
    for game in games:
        if game.table_id is None:
            continue
        found = loaded(connection, game.table_id)
        assert found is not None
        expected = json.dumps(outcome(Table(*found)))
        if game.outcome is None or json.loads(game.outcome) != json.loads(expected):
            wrong.append(f"table {game.table_id} ended {expected}, but {game.outcome} is kept")
    return wrong


def main() -> int:
    """Read the arguments, go through it, and print what was lost."""
    parser = argparse.ArgumentParser(prog="make chaos-club", description=__doc__)
    parser.add_argument("--kills", type=int, default=30)
    parser.add_argument("--players", type=int, default=8)
    parser.add_argument("--servers", type=int, choices=(1, 2), default=1)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    plan, began = Plan(**vars(parser.parse_args())), monotonic()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="tilewright-club-")))
        database, bus = f"sqlite:///{folder / 'tables.db'}", None
        if plan.servers > 1:
            database, bus = stack.enter_context(postgres()), stack.enter_context(redis())
        wrong, told = asyncio.run(run(plan, folder, database, bus))
    say = Console(highlight=False, markup=False, soft_wrap=True).print
    say(f"{plan.kills} kills, {plan.servers} server(s): {told}, {monotonic() - began:.0f} s")
    for line in wrong:
        say(f"LOST  {line}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
