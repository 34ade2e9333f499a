"""Counts sequences of decisions, by the Python rules and by the core: `make parity DEALS=10`."""

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from random import Random
from typing import Any, NamedTuple

from rich.console import Console

from tilewright import native
from tilewright.catalog import make_game
from tilewright.cli.configurations import EVERY
from tilewright.core.game import AnyGame
from tilewright.core.playing import legal_actions, perft
from tilewright.core.rules import CHANCE
from tilewright.native.engine import Engine

TABLES = ("azul-2", "azul-2-gray", "duel")  # with more seats the law would count for hours


class Counted(NamedTuple):
    """The counts of both sides from one deal."""

    table: str
    seed: int
    law: int
    core: int


def dealt(game: AnyGame, seed: int) -> Any:
    """The table of that seed after its first deal, when turns begin; first plates are random."""
    rng = Random(seed)
    state = game.start()
    while (actor := game.actor(state)) is CHANCE or state.phase.value in ("setup", "placing"):
        chance = actor is CHANCE
        action = game.sample(state, rng) if chance else rng.choice(legal_actions(game, state))
        state = game.apply(state, action)
    return state


def counted(table: str, seed: int, depth: int) -> Counted:
    """Both counts from a deal."""
    engine = Engine(make_game(*EVERY[table]))
    state = dealt(engine.reference, seed)
    core = engine.core.perft(engine.of_value(state), depth)
    return Counted(table, seed, perft(engine.reference, state, depth), core)


def main() -> int:
    """Read the arguments, count, and print every count."""
    parser = argparse.ArgumentParser(prog="make parity", description=__doc__)
    parser.add_argument("--deals", type=int, default=1, help="deals of each table")
    parser.add_argument("--depth", type=int, default=4, help="decisions in a row")
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)), help="processes")
    asked = parser.parse_args()
    if not native.is_available():
        parser.error(str(native.CoreMissing()))
    console = Console(highlight=False, markup=False)
    wrong = 0
    with ProcessPoolExecutor(asked.jobs, mp_context=get_context("spawn")) as pool:
        tasks = [
            pool.submit(counted, table, seed, asked.depth)
            for table in TABLES
            for seed in range(asked.deals)
        ]
        for task in as_completed(tasks):
            found = task.result()
            wrong += found.law != found.core
            verdict = (
                "in both"
                if found.law == found.core
                else f"in the law, but {found.core:,} in the core"
            )
            console.print(
                f"{found.table:12} deal {found.seed}: {found.law:,} sequences of {asked.depth} "
                f"decisions {verdict}",
                soft_wrap=True,
            )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
