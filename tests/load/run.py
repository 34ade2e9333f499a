"""Plays many tables at once against a real server: `make load TABLES=1000 SECONDS=60`."""

import argparse
import resource
import sys

import uvloop
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from tests.load.figures import Figures
from tests.load.load import Load, Plan
from tests.load.server import Server, ServerFailed, running

FILES = 200  # that are open besides the sockets
INTERRUPTED = 130  # the status after Ctrl-C


class Shown:
    """How it stands, on a terminal."""

    def __init__(self, progress: Progress, plan: Plan) -> None:
        self._progress = progress
        self._seating = progress.add_task("tables", total=plan.tables, standing="")
        self._moving = progress.add_task("moves", total=plan.tables * plan.beats, standing="")

    def look(self, load: Load) -> None:
        """Show how a run stands."""
        figures = load.figures
        latency, memory = figures.percentile(99) * 1000, figures.with_bots / 1e6
        standing = f"p99 {latency:.0f} ms, {memory:.0f} MB, {figures.troubles.total()} troubles"
        self._progress.update(self._seating, completed=load.seated)
        self._progress.update(self._moving, completed=len(figures.latencies), standing=standing)


def measured(plan: Plan, console: Console) -> Figures:
    """The figures of a run against a server of its own; raises ServerFailed."""
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.fields[standing]}"),
        console=console,
        disable=not console.is_terminal,
    )
    with running({}) as server, progress:
        return uvloop.run(_played(server, plan, Shown(progress, plan)))


async def _played(server: Server, plan: Plan, shown: Shown) -> Figures:
    try:
        return await Load(server, plan).run(shown.look)
    except TimeoutError:
        raise server.failure(f"it was not over after {plan.limit:.0f} s") from None


def _allow_files(wanted: int) -> None:
    """Raise the limit of open files for this process and the server; raises ValueError."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def main() -> int:
    """Read the arguments, play, and print the figures."""
    parser = argparse.ArgumentParser(prog="make load", description=__doc__)
    parser.add_argument("--tables", type=int, default=1000, help="with two sockets each")
    parser.add_argument("--seconds", type=float, default=60, help="for how long they are played")
    parser.add_argument("--every", type=float, default=5, help="seconds between a table's moves")
    parser.add_argument("--seed", type=int, default=0, help="of the choices")
    asked = parser.parse_args()
    if asked.tables < 1 or min(asked.seconds, asked.every) <= 0:
        parser.error("--tables is 1 or more, --seconds and --every are more than 0")
    plan = Plan(asked.tables, asked.seconds, asked.every, asked.seed)
    try:
        _allow_files(2 * plan.tables + FILES)
    except ValueError:
        parser.error(f"{2 * plan.tables + FILES} open files are not allowed: see ulimit -n")
    results, console = Console(highlight=False, markup=False), Console(stderr=True, markup=False)
    results.print(
        f"{plan.tables:,} tables, {2 * plan.tables:,} sockets, a move at each table every "
        f"{plan.every:g} s for {plan.seconds:g} s",
        soft_wrap=True,
    )
    try:
        figures = measured(plan, console)
    except ServerFailed as error:
        console.print(str(error), soft_wrap=True)
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    for line in figures.lines():
        results.print(line, soft_wrap=True)
    misses = figures.misses()
    for miss in misses:
        console.print(f"not good enough: {miss}", soft_wrap=True)
    return 1 if misses else 0


if __name__ == "__main__":
    sys.exit(main())
