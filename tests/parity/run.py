"""Compares the Python rules and the core over many games: `make parity GAMES=100000`."""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
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


def sums(
    tables: Sequence[str], seeds: range, rounds: int, every: int, jobs: int
) -> Iterator[tuple[str, Sum]]:
    """The same at all these tables in so many processes, a task at a time, in order."""
    parts = [seeds[at : at + BATCH] for at in range(0, len(seeds), BATCH)]
    tasks = [(table, part, rounds, every) for table in tables for part in parts]
    if jobs == 1:
        yield from ((each[0], task(*each)) for each in tasks)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        futures = [pool.submit(task, *each) for each in tasks]
        try:
            for (table, *_), future in zip(tasks, futures, strict=True):
                yield table, future.result()
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
    tables = asked.table or list(EVERY)
    told = dict.fromkeys(tables, Sum(0, 0, 0, None))
    with progress:
        bar = progress.add_task("games", total=asked.games * len(tables))
        for table, part in sums(tables, seeds, asked.rounds, asked.every, asked.jobs):
            progress.advance(bar, part.games)
            if part.difference is not None:
                progress.stop()
                results.print(f"{table}: {part.difference}", soft_wrap=True)
                return 1
            games, states, close = [a + b for a, b in zip(told[table][:3], part[:3], strict=True)]
            told[table] = Sum(games, states, close, None)
            if games == asked.games:
                results.print(
                    f"{table:12} {games:,} games, {states:,} states, {close:,} of them closely, "
                    "no difference",
                    soft_wrap=True,
                )
    return 0


if __name__ == "__main__":
    sys.exit(main())
