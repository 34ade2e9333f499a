"""`tilewright learn evaluate` and `values`: contests of judgements, and how well they foresee."""

from collections import Counter
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tilewright.arena.statistics import Sprt
from tilewright.arena.workers import cores, work_here
from tilewright.cli.console import plain_progress, show_json, show_table, stdout
from tilewright.cli.contests import score_text, sprt_of
from tilewright.cli.learning import Table, Threads, known_table, known_weights, require_learning
from tilewright.cli.options import Json, Seed
from tilewright.core.bot import Limit
from tilewright.native.judgement import (
    CLASSIC,
    GAMES,
    LEARNED,
    judgement_with,
    known_name,
    weights_file,
)
from tilewright.native.weights import Weights, read_weights

if TYPE_CHECKING:
    from tilewright.native._native import Judgement


def evaluate(
    table: Table,
    first: Annotated[str, typer.Argument(metavar="FIRST", help="Weights whose score is told.")],
    second: Annotated[str, typer.Argument(metavar="SECOND", help="On all other seats.")] = CLASSIC,
    sets: Annotated[
        int, typer.Option(metavar="N", min=1, help="Games on the same luck, in every seat.")
    ] = 200,
    limit: Annotated[
        str, typer.Option("--limit", metavar="LIMIT", help="Of each decision: 2k positions, 0.1s.")
    ] = "5k",
    second_limit: Annotated[
        str | None,
        typer.Option(metavar="LIMIT", help="Of the second, where that is another one."),
    ] = None,
    sprt: Annotated[
        str | None,
        typer.Option(metavar="ELO0,ELO1", help="With 2 seats: stop once it is clear which it is."),
    ] = None,
    into: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep the result of every set, and go on from there."),
    ] = None,
    seed: Seed = 777,
    threads: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, help="Sets at once.  [default: one per core]"),
    ] = None,
    json: Json = False,
) -> None:
    """Let two judgements play against each other in the core.

    Each is a file of weights, or `classic` or `learned` for those of the package. Quick, for
    deciding on a net; `tilewright match` measures whole players and keeps every game. Seconds are
    those of the processor (but on Windows), so the machine may have other work to do.

    With --into it can be stopped at any moment: the same command goes on with the sets that are
    lacking, and more --sets than before add to them.
    """
    require_learning("numpy")
    from tilewright.learn.evaluation import Contest, Kept, Standing, play_set, standings

    game = GAMES[known_table(table)]
    weights = (_weights(table, first), _weights(table, second))
    limits = (Limit.of_text(limit), Limit.of_text(second_limit or limit))
    test: Sprt | None = None if sprt is None else sprt_of(sprt, game.seats)
    contest = Contest(table, (first, second), weights, limits, seed)
    work = partial(work_here, threads or cores(), work=play_set)
    standing = Standing(Counter())
    with nullcontext() if into is None else Kept(into, contest) as kept, plain_progress() as bar:
        task = bar.add_task(table, total=sets)
        for standing in standings(contest, sets, work, test, kept):
            bar.update(task, completed=standing.sets)
    if json:
        show_json(
            {
                "table": table,
                "first": first,
                "second": second,
                "limit": limit,
                "second_limit": second_limit or limit,
                "seed": seed,
                "sets": standing.sets,
                "score": standing.score.value,
                "interval": [standing.score.low, standing.score.high],
                "even": 1 / game.seats,
                "results": {f"{share:g}": n for share, n in sorted(standing.results.items())},
                "passed": standing.passed,
            }
        )
        return
    stdout().print(
        f"{table}, {_limits(limit, second_limit)}: {first} – {second} "
        f"{score_text(standing.score)} of {standing.sets} sets"
    )


def values(
    table: Table,
    first: Annotated[
        str, typer.Argument(metavar="FIRST", help="Weights that play and are looked at.")
    ] = LEARNED,
    second: Annotated[
        str, typer.Argument(metavar="SECOND", help="Weights that are asked beside them.")
    ] = CLASSIC,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="Games to play.")] = 1000,
    nodes: Annotated[
        int, typer.Option(metavar="N", min=1, help="Positions for each decision.")
    ] = 2000,
    seed: Seed = 555,
    threads: Threads = None,
    json: Json = False,
) -> None:
    """Tell how far values move when tiles are dealt, and how well they foresee the result.

    A good judgement moves by nothing on average. The log-loss is that of the result at the first
    decision of each round, of both judgements in the same positions.
    """
    require_learning()
    from tilewright.learn.values import Asked, deals, held

    judgements = (_judgement(known_table(table), first), _judgement(table, second))
    found = []
    with plain_progress() as bar:
        task = bar.add_task(table, total=games)
        asked = Asked(GAMES[table], judgements, nodes, seed)
        for each in deals(asked, games, threads or cores()):
            found += each
            bar.advance(task)
    if json:
        show_json([row._asdict() for row in held(found)])
        return
    head = ("round", "deals", "change", "error", f"log-loss, {first}", second)
    rows = [
        [
            str(row.round),
            f"{row.deals:,}",
            f"{row.change:+.4f}",
            f"{row.error:.4f}",
            f"{row.loss:.4f}",
            f"{row.compared:.4f}",
        ]
        for row in held(found)
    ]
    show_table(stdout(), head, rows)


def _judgement(table: str, name: str) -> "Judgement":
    return judgement_with(table, _weights(table, name), name)


def _weights(table: str, name: str) -> Weights:
    """The weights of that name or in that file, which are for that table."""
    if name in (CLASSIC, LEARNED):
        file = weights_file(table, known_name(GAMES[table], name))
    else:
        file = known_weights(Path(name))
    weights = read_weights(file)
    judgement_with(table, weights, file.name)
    return weights


def _limits(first: str, second: str | None) -> str:
    return first if second in (None, first) else f"{first} and {second}"
