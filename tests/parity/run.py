"""Compares the law and the core over many games: `make parity GAMES=100000`."""

import argparse
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from time import perf_counter
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.parity.compare import Difference, compared
from tilewright import native
from tilewright.catalog import make_game
from tilewright.cli.configurations import EVERY
from tilewright.core.playing import ROUND_LIMIT
from tilewright.native.engine import Engine

BATCH = 50  # games of one task


class Sum(NamedTuple):
    """What the games of a task came to."""

    games: int
    states: int
    close: int
    difference: Difference | None


def task(table: str, seeds: range, rounds: int, every: int) -> Sum:
    """Compare the games of these seeds; stops at the first difference."""
    engine = Engine(make_game(*EVERY[table]))
    states = close = 0
    for games, seed in enumerate(seeds, start=1):
        found = compared(engine, seed, rounds, every)
        states, close = states + found.states, close + found.close
        if found.difference is not None:
            return Sum(games, states, close, found.difference)
    return Sum(len(seeds), states, close, None)


def sums(table: str, seeds: range, rounds: int, every: int, jobs: int) -> Iterator[Sum]:
    """The same in so many processes, a task at a time."""
    parts = [seeds[at : at + BATCH] for at in range(0, len(seeds), BATCH)]
    if jobs == 1:
        yield from (task(table, part, rounds, every) for part in parts)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        futures = [pool.submit(task, table, part, rounds, every) for part in parts]
        try:
            for future in as_completed(futures):
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def main() -> int:
    """Read the arguments, compare, and print a table of what was compared."""
    parser = argparse.ArgumentParser(prog="make parity", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games of each table")
    parser.add_argument("--table", choices=EVERY, action="append", help="only this table")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--every", type=int, default=32, help="closely at one state in so many")
    parser.add_argument("--rounds", type=int, default=ROUND_LIMIT, help="where a game is cut short")
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)), help="processes")
    asked = parser.parse_args()
    if not native.is_available():
        parser.error(str(native.CoreMissing()))
    if min(asked.games, asked.every, asked.rounds, asked.jobs) < 1:
        parser.error("--games, --every, --rounds and --jobs are 1 or more")
    results, console = Console(highlight=False, markup=False), Console(stderr=True)
    seeds = range(asked.seed, asked.seed + asked.games)
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
    )
    with progress:
        for table in asked.table or EVERY:
            began = perf_counter()
            bar = progress.add_task(table, total=asked.games)
            games = states = close = 0
            for part in sums(table, seeds, asked.rounds, asked.every, asked.jobs):
                games += part.games
                states += part.states
                close += part.close
                progress.advance(bar, part.games)
                if part.difference is not None:
                    progress.stop()
                    results.print(f"{table}: {part.difference}", soft_wrap=True)
                    return 1
            seconds = perf_counter() - began
            results.print(
                f"{table:12} {games:,} games, {states:,} states, {close:,} of them closely, "
                f"no difference ({seconds:.0f} s)",
                soft_wrap=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
