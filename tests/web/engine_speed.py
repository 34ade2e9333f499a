"""Measures the engine of the page beside the core, table by table: `make engine-speed`.

Both are measured in time of their own thread's processor, so that other programs don't matter.
"""

import os
from pathlib import Path
from time import process_time
from typing import Any

import psutil  # type: ignore[import-untyped]
from playwright.sync_api import Page
from rich.console import Console
from rich.table import Table

from tests.native.wasm import REGRET, SEED, played, table_key
from tests.web.browsers import Windows, served
from tilewright.core.game import AnyGame
from tilewright.native.contract import TABLES
from tilewright.native.engine import Engine
from tilewright.native.judgement import LEARNED, judgement_of, table_of
from tilewright.server.settings import Settings

NODES = 2_000_000
TIMES = 3
DECISION = 6  # of a game: which one is thought about
WANTED = 0.6  # of the core's speed
WORKER = "DedicatedWorker"  # what Chromium calls the threads of workers

OPEN = "async (url) => { window.engine = await (await import(url)).openEngine(); }"
CLOSE = "() => window.engine.close()"
THINK = """async ([table, position, nodes, seed]) => {
    let looked = 0;
    await window.engine.think(table, position, { nodes, seed }, (thought) => {
        looked += thought.nodes;
    }).done;
    return looked;
}"""


def position_of(game: AnyGame) -> Any:
    """A state early in a game."""
    engine = Engine(game)
    states = [state for state, _, _ in played(engine, 11) if isinstance(engine.actor(state), int)]
    return states[DECISION]


def core_speed(game: AnyGame, state: Any) -> float:
    """Positions a second in the core, at its best."""
    from tilewright.native._native import Search

    engine = Engine(game)
    search = Search(engine.core, judgement_of(engine, LEARNED))
    speeds = []
    for _ in range(TIMES):
        began = process_time()
        report = search.think(state, NODES, None, REGRET, SEED, True)
        speeds.append(report.nodes / (process_time() - began))
    return max(speeds)


def page_speed(page: Page, url: str, game: AnyGame, state: Any) -> float:
    """Positions a second in a worker of the page, once its code is warm."""
    asked = [table_key(game), str(state), NODES, SEED]
    page.evaluate(OPEN, url)
    page.evaluate(THINK, asked)
    before = worker_times()
    looked: int = sum([page.evaluate(THINK, asked) for _ in range(TIMES)])
    spent = max([time - before.get(thread, 0.0) for thread, time in worker_times().items()])
    page.evaluate(CLOSE)
    return looked / max(spent, 0.01)


def worker_times() -> dict[str, float]:
    """How long each thread of a worker has run so far, in seconds."""
    found = {}
    for process in psutil.Process().children(recursive=True):
        for stat in Path(f"/proc/{process.pid}/task").glob("*/stat"):
            name, _, rest = stat.read_text().partition("(")[2].rpartition(")")
            if name.startswith(WORKER):
                ticks = sum(map(int, rest.split()[11:13]))
                found[stat.parent.name] = ticks / os.sysconf("SC_CLK_TCK")
    return found


def main() -> None:
    """Show all tables."""
    folder = Settings.of_environment(os.environ).page
    (file,) = (folder / "assets").glob("browser-engine-*.js")
    shown = Table("table", "core, 1,000/s", "page, 1,000/s", "share", f"{WANTED:.0%}")
    with served() as (house, browser):
        page = Windows(browser, house.url).open()
        page.goto(house.url)
        for game in TABLES:
            state = position_of(game)
            core, here = (
                core_speed(game, state),
                page_speed(page, f"/assets/{file.name}", game, state),
            )
            verdict = "yes" if here >= WANTED * core else "NO"
            shown.add_row(
                table_of(game),
                f"{core / 1000:,.0f}",
                f"{here / 1000:,.0f}",
                f"{here / core:.0%}",
                verdict,
            )
    Console().print(shown)


if __name__ == "__main__":
    main()
