"""A siege: how long a player's moves take while one address attacks, and without it.

`make siege SECONDS=30`. The server has its usual settings; the players come from another address.
"""

import argparse
import asyncio
import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import NamedTuple
from urllib.parse import urlsplit

import httpx
from rich.console import Console
from websockets.exceptions import WebSocketException

from tests.load.attackers import ATTACKS, SOURCE, Target
from tests.load.figures import LATENCY_BAR, Figures
from tests.load.match import PATIENCE, Match, Trouble, seated
from tests.load.server import Server, ServerFailed, running_with
from tilewright.azul.game import Azul
from tilewright.core.playing import play_out
from tilewright.core.record import write_record

EVERY = 0.15  # seconds between two moves: half the budget of the players' address
LOOK = 0.5  # seconds between two looks at how many connections are open
MOST_OPEN = {"stream": 50, "any": 200 + 20}  # the attackers' budgets, and the players' own few
SETTINGS = {"LOG_LEVEL": "warning", "LOG_FORMAT": "json", "BOT_WORKERS": "1"}


class Outcome(NamedTuple):
    """The players' figures without the attack and during it, and what the attackers have met."""

    calm: Figures
    besieged: Figures
    most_open: Counter[str]  # connections at the server, by kind
    tallies: dict[str, Counter[str]]

    def misses(self) -> list[str]:
        """What was not as it has to be, whatever the machine is like."""
        found = [f"{count} times: {what}" for what, count in self.besieged.troubles.most_common()]
        if self.besieged.lost:
            found.append(f"{self.besieged.lost} moves were lost")
        for kind, most in MOST_OPEN.items():
            if self.most_open[kind] > most:
                found.append(f"{self.most_open[kind]} connections were open: {kind}")
        return found


async def played(server: Server, seconds: float, most_open: Counter[str]) -> Figures:
    """The figures of two players at one table after the other, for so long."""
    figures, rng = Figures(planned=0), Random(1)
    before = server.usage()
    end = asyncio.get_running_loop().time() + seconds
    async with httpx.AsyncClient(
        base_url=server.address, timeout=PATIENCE, trust_env=False
    ) as http:
        looking = asyncio.create_task(_look(http, most_open))
        while asyncio.get_running_loop().time() < end:
            try:
                async with seated(http, "azul") as match:
                    await _play(match, figures, rng, end)
            except* (Trouble, TimeoutError, httpx.HTTPError, WebSocketException, OSError) as group:
                figures.troubles[repr(group.exceptions[0])] += 1
                await asyncio.sleep(EVERY)
        looking.cancel()
        await asyncio.wait([looking])
    figures.seconds = server.usage().seconds - before.seconds
    return figures


async def _look(http: httpx.AsyncClient, most_open: Counter[str]) -> None:
    """Remember how many connections were open at the most."""
    while True:
        told = (await http.get("/metrics")).text
        for kind, count in re.findall(r'^tilewright_connections\{kind="(\w+)"\} (\d+)', told, re.M):
            most_open[kind] = max(most_open[kind], int(count))
        await asyncio.sleep(LOOK)


async def _play(match: Match, figures: Figures, rng: Random, end: float) -> None:
    while not match.is_over and asyncio.get_running_loop().time() < end:
        figures.planned += 1
        figures.latencies.append(await match.move(rng, figures.count_sent))
        await asyncio.sleep(EVERY)


def prepared(server: Server, seconds: float) -> Target:
    """What attackers need: a table of theirs that is being played, and one that is over."""
    address = urlsplit(server.address)
    assert address.hostname is not None
    assert address.port is not None
    transport = httpx.HTTPTransport(local_address=SOURCE)
    with httpx.Client(base_url=server.address, transport=transport, timeout=PATIENCE) as http:
        seats = [{"kind": "me"}, {"kind": "shared"}]
        made = http.post("/api/tables", json={"game": "azul", "seats": seats}).json()
        path, token = f"/api/tables/{made['table']}", {"Authorization": f"Bearer {made['token']}"}
        legal = http.get(path, headers=token).json()["view"]["legal"]
        record = write_record(play_out(Azul(4), Random(1)))
        over = http.post("/api/records", content=record).json()["table"]
    actions = [choice["action"] for choice in legal][:40]
    return Target(
        address.hostname, address.port, seconds, made["table"], made["token"], over, actions
    )


def besieged(names: list[str], seconds: float, tell: Callable[[str], None]) -> Outcome:
    """Play in peace, then during an attack, against a server of its own; raises ServerFailed."""
    with running_with(SETTINGS) as server:
        tell(f"playing for {seconds:g} s without an attack")
        most_open: Counter[str] = Counter()
        calm = asyncio.run(played(server, seconds, Counter()))
        target = prepared(server, seconds + 1)
        tell(f"playing for {seconds:g} s during the attack: {', '.join(names)}")
        attackers = {name: _attacker(name, target) for name in names}
        try:
            _begin(list(attackers.values()))
            attacked = asyncio.run(played(server, seconds, most_open))
            ended = {
                name: each.communicate(timeout=seconds + PATIENCE)
                for name, each in attackers.items()
            }
        finally:
            for each in attackers.values():
                each.kill()
                each.wait()
    tallies = {name: Counter(json.loads(said[0])) for name, said in ended.items()}
    return Outcome(calm, attacked, most_open, tallies)


def _attacker(name: str, target: Target) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "tests.load.attackers", name, json.dumps(target)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def _begin(attackers: "list[subprocess.Popen[str]]") -> None:
    """Let all attacks begin at once."""
    for each in attackers:
        assert each.stdout is not None
        each.stdout.readline()
    for each in attackers:
        assert each.stdin is not None
        each.stdin.write("\n")
        each.stdin.flush()


def _line(what: str, figures: Figures) -> str:
    shown = [("p50", 50), ("p90", 90), ("p99", 99), ("worst", 100)]
    latency = ", ".join([f"{name} {figures.percentile(at) * 1000:.1f} ms" for name, at in shown])
    return (
        f"{what:10} {len(figures.latencies)} moves, {latency}; {figures.seconds:.1f} s of processor"
    )


def main() -> int:
    """Read the arguments, measure, and print the figures."""
    parser = argparse.ArgumentParser(prog="make siege", description=__doc__)
    parser.add_argument("--seconds", type=float, default=30, help="without the attack, and with it")
    parser.add_argument("--attacks", default=",".join(ATTACKS), help="with commas")
    asked = parser.parse_args()
    names = asked.attacks.split(",")
    if asked.seconds <= 0 or not {*names} <= ATTACKS.keys():
        parser.error(f"--seconds is more than 0, --attacks are some of {', '.join(ATTACKS)}")
    results, console = Console(highlight=False, markup=False), Console(stderr=True, markup=False)
    try:
        outcome = besieged(names, asked.seconds, console.print)
    except ServerFailed as error:
        console.print(str(error), soft_wrap=True)
        return 1
    results.print(_line("calm", outcome.calm), soft_wrap=True)
    results.print(_line("besieged", outcome.besieged), soft_wrap=True)
    told = ", ".join([f"{kind} {count}" for kind, count in outcome.most_open.items()])
    results.print(f"most open  {told}", soft_wrap=True)
    for name, tally in outcome.tallies.items():
        told = ", ".join([f"{what}: {count:,}" for what, count in sorted(tally.items())])
        results.print(f"  {name:10} {told}", soft_wrap=True)
    misses = outcome.misses()
    if outcome.besieged.percentile(99) >= LATENCY_BAR:
        misses.append(f"the 99th percentile is not under {LATENCY_BAR * 1000:.0f} ms")
    for miss in misses:
        console.print(f"not good enough: {miss}", soft_wrap=True)
    return 1 if misses else 0


if __name__ == "__main__":
    sys.exit(main())
