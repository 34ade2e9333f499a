"""`tilewright simulate`: many random games, checked and summed up."""

from statistics import fmean, pstdev
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn

from tilewright.arena.workers import cores
from tilewright.catalog import GAMES
from tilewright.cli.configurations import EVERY
from tilewright.cli.console import progress, show_json, show_table, stderr, stdout
from tilewright.cli.options import (
    GAME_NAMES,
    First,
    Json,
    Scoring,
    Seats,
    Seed,
    Wall,
    game_of,
    refuse_options,
)
from tilewright.cli.trials import Trial, batches
from tilewright.core.errors import InvalidOption
from tilewright.core.playing import ROUND_LIMIT
from tilewright.core.words import reason
from tilewright.native.judgement import table_of

EXAMPLES = """\b
Examples:
  tilewright simulate azul --games 1000 --seed 7
  tilewright simulate azul --seats 4 --wall gray
  tilewright simulate duel --scoring random
  tilewright simulate --all --games 5000        every table there is
"""

HEAD = ("table", "games", "moves", "length", "rounds", "score", "start wins", "ties", "cut", "time")


def simulate(
    game: Annotated[
        str | None, typer.Argument(metavar=GAME_NAMES, help="The game.  [default: azul]")
    ] = None,
    every: Annotated[
        bool, typer.Option("--all", help="Every table: Azul 2 to 4 seats, both walls, and Duel.")
    ] = False,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="Games at each table.")] = 100,
    seed: Seed = 0,
    rounds: Annotated[
        int, typer.Option(metavar="N", min=1, help="The round after which a game is cut short.")
    ] = ROUND_LIMIT,
    jobs: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="Processes.  [default: one per core]")
    ] = None,
    check: Annotated[
        bool, typer.Option("--check/--no-check", help="Check every state and every record.")
    ] = True,
    seats: Seats = None,
    wall: Wall = None,
    scoring: Scoring = None,
    first: First = None,
    json: Json = False,
) -> None:
    """Play many random games and check them.

    Every state and record is checked against the rules; then the games are summed up. Game number n
    has the seed SEED + n - 1. A failed check is printed with its seed and record, and the exit
    status is 1.
    """
    tables = dict(EVERY)
    if every:
        given = {"seats": seats, "wall": wall, "scoring": scoring, "first": first}
        refuse_options("say-all-option", **given)
        if game is not None:
            raise InvalidOption(reason("", "say-all-game", game=game))
    else:
        chosen = game_of(game or next(iter(GAMES)), seats, wall, scoring, first)
        tables = {table_of(chosen): (chosen.name, dict(chosen.options))}
    seeds = range(seed, seed + games)
    summaries = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with progress(*columns, TimeRemainingColumn()) as bars:
        for label, table in tables.items():
            began = perf_counter()
            bar = bars.add_task(label, total=games)
            trials: list[Trial] = []
            for batch in batches(table, seeds, rounds, check, jobs or cores()):
                _stop_at_a_problem(label, batch)
                trials += batch
                bars.advance(bar, len(batch))
            summaries.append(summary(label, trials, perf_counter() - began))
    if json:
        show_json(summaries)
    else:
        show_table(stdout(), HEAD, [_row(each) for each in summaries])


def summary(label: str, trials: list[Trial], seconds: float) -> dict[str, Any]:
    """The figures of many games at one table; shares are of the games that came to an end."""
    scores = [score for each in trials for score in each.scores]
    ended = [each for each in trials if not each.broken_off]
    start_wins = sum(each.winners == (each.start,) for each in ended)
    return {
        "table": label,
        "games": len(trials),
        "moves": sum(each.decisions for each in trials),
        "length": round(fmean(each.decisions for each in trials), 2),
        "rounds": round(fmean(each.rounds for each in trials), 2),
        "score_mean": round(fmean(scores), 2),
        "score_sd": round(pstdev(scores), 2),
        "start_wins": round(start_wins / len(ended), 4) if ended else None,
        "ties": sum(len(each.winners) > 1 for each in ended),
        "broken_off": len(trials) - len(ended),
        "seconds": round(seconds, 2),
    }


def _row(figures: dict[str, Any]) -> list[str]:
    start_wins = figures["start_wins"]
    return [
        figures["table"],
        f"{figures['games']:,}",
        f"{figures['moves']:,}",
        f"{figures['length']:.1f}",
        f"{figures['rounds']:.1f}",
        f"{figures['score_mean']:.1f} ± {figures['score_sd']:.1f}",
        "-" if start_wins is None else f"{start_wins:.1%}",
        str(figures["ties"]),
        str(figures["broken_off"]),
        f"{figures['seconds']:.1f} s",
    ]


def _stop_at_a_problem(label: str, trials: list[Trial]) -> None:
    for each in trials:
        if each.problem:
            console = stderr()
            console.print(f"{label}, seed {each.seed}: {each.problem}", soft_wrap=True)
            console.print(each.record, soft_wrap=True)
            raise typer.Exit(1)
