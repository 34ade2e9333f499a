"""`tilewright learn`: games to learn from, and what is trained, fitted and calibrated by them."""

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from tilewright.arena import sources
from tilewright.arena.cluster import check_address, work_on
from tilewright.arena.workers import cores
from tilewright.cli.console import plain_progress, stderr, stdout
from tilewright.cli.contests import Dask
from tilewright.cli.judging import evaluate, values
from tilewright.cli.learning import Table, Threads, known_table, known_weights, require_learning
from tilewright.cli.options import Seed
from tilewright.core.errors import InvalidOption
from tilewright.core.words import reason, sentence
from tilewright.native.judgement import GAMES, LEARNED, judgement_with, weights_file
from tilewright.native.weights import read_weights, write_weights

EXAMPLES = """\b
Examples:
  tilewright learn play azul-2 --into samples --shards 400
  tilewright learn train samples --into net --epochs 5
  tilewright learn evaluate azul-2 net/azul-2.weights classic --limit 0.1s --sets 200
  tilewright learn values azul-2 --games 1000
  tilewright learn calibrate azul-2 --into azul-2.weights
  tilewright learn play azul-2 --into features --features --shards 40
  tilewright learn fit features --into azul-2.weights
"""

LOOKED = [500, 1_000, 2_000, 5_000, 20_000]  # positions of the thoughts that are compared

Samples: TypeAlias = Annotated[
    list[Path], typer.Argument(metavar="SAMPLES...", help="Folders that `learn play` filled.")
]

app = typer.Typer(
    rich_markup_mode=None, no_args_is_help=True, help="Learn what positions are worth, from games."
)


@app.callback(epilog=EXAMPLES)
def about() -> None:
    """Learn what positions are worth, from games of the search against itself.

    "Learning" in the documentation tells what to run in which order, and what it costs.
    """


def play(
    table: Table,
    into: Annotated[Path, typer.Option(metavar="FOLDER", help="Where samples are kept.")],
    shards: Annotated[int, typer.Option(metavar="N", min=1, help="Files of samples.")] = 100,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="Games of a shard.")] = 256,
    nodes: Annotated[
        int, typer.Option(metavar="N", min=1, help="Positions for each decision.")
    ] = 1000,
    weights: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Weights to play by.  [default: classic ones]"),
    ] = None,
    by_lot: Annotated[
        float, typer.Option(metavar="SHARE", min=0, max=1, help="Decisions at random.")
    ] = 0.03,
    kept: Annotated[
        float, typer.Option(metavar="SHARE", min=0, max=1, help="States in mid-round to keep.")
    ] = 0.3,
    varied: Annotated[
        float,
        typer.Option(
            metavar="SHARE", min=0, max=1, help="Duel: games with other tastes and start scores."
        ),
    ] = 0.0,
    deals: Annotated[
        int,
        typer.Option(
            metavar="N", min=0, help="Judge the ends of rounds by searches after so many deals."
        ),
    ] = 0,
    dealt_nodes: Annotated[
        int, typer.Option(metavar="N", min=1, help="Positions for each of those searches.")
    ] = 400,
    features: Annotated[
        bool, typer.Option("--features", help="Keep what `learn fit` needs, instead of a net.")
    ] = False,
    seed: Seed = 0,
    threads: Threads = None,
    dask: Dask = None,
) -> None:
    """Let the search play against itself, and keep samples of its games.

    Stop it at any moment and start it again: it goes on where it was. A shard has the same samples
    whoever plays it.
    """
    require_learning("numpy")
    from tilewright.learn.samples import Folder, Plan, play_packed_shard

    told = None if weights is None else read_weights(known_weights(weights))
    if told is not None:
        judgement_with(known_table(table), told, str(weights))
    plan = Plan(
        known_table(table),
        seed,
        games,
        nodes,
        by_lot,
        kept,
        varied,
        deals,
        dealt_nodes,
        features,
        told,
        sources.package(),
    )
    folder = Folder(into, plan)
    lacking = folder.lacking(shards)
    with plain_progress() as bar:
        task = bar.add_task(table, total=shards, completed=shards - len(lacking))
        if dask is None:
            for _ in folder.fill(shards, threads or cores()):
                bar.advance(task)
            return
        check_address(dask)
        tasks = [(plan, number) for number in lacking]
        waiting = sentence("say-cluster-waiting", address=dask)
        for _, (number, shard) in work_on(
            dask, tasks, lambda: stderr().print(waiting), play_packed_shard
        ):
            folder.keep(number, shard)
            bar.advance(task)


def train(
    samples: Samples,
    into: Annotated[
        Path, typer.Option(metavar="FOLDER", help="For checkpoints, the curve and the weights.")
    ],
    epochs: Annotated[int, typer.Option(metavar="N", min=1, help="Times through all samples.")] = 5,
    batch: Annotated[int, typer.Option(metavar="N", min=1, help="Samples at once.")] = 8192,
    rate: Annotated[float, typer.Option(metavar="X", min=0, help="The learning rate.")] = 4e-3,
    mix: Annotated[
        float,
        typer.Option(
            metavar="SHARE",
            min=0,
            max=1,
            help="Of the target that was judged; the rest is the result.",
        ),
    ] = 0.5,
    seed: Seed = 1,
    start: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Begin with the net of a checkpoint or of a file of weights."
        ),
    ] = None,
    device: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="cpu or cuda.  [default: cuda where there is one]"),
    ] = None,
) -> None:
    """Train a network on samples, and write it as a file of weights after each epoch.

    Start it again with the same options to go on from the last epoch, or from an earlier one whose
    later checkpoints you removed. The log-losses of the
    results of games held out are in curve.csv, and with matplotlib drawn in curve.png.
    """
    require_learning("numpy", "torch")
    import torch

    from tilewright.learn.samples import read_samples
    from tilewright.learn.training import Settings, draw_curve
    from tilewright.learn.training import train as trained

    table = _table_of(samples, features=False)
    settings = Settings(epochs=epochs, batch=batch, rate=rate, mix=mix, seed=seed)
    if start is not None and not start.is_file():
        raise InvalidOption(reason("", "say-no-checkpoint", file=str(start)))
    chosen = device or ("cuda" if torch.cuda.is_available() else "cpu")
    arrays = read_samples(samples)
    stdout().print(f"{table}: {len(arrays['games']):,} samples, {chosen}")
    for each in trained(table, arrays, into, settings, chosen, start):
        stdout().print(
            f"epoch {each.epoch}: trained {each.trained:.4f}, between rounds "
            f"{each.between_rounds:.4f}, mid-round {each.mid_round:.4f}"
        )
    if find_spec("matplotlib"):
        draw_curve(into)
    stdout().print(str(into / f"{table}.weights"))


def calibrate(
    table: Table,
    into: Annotated[Path, typer.Option(metavar="FILE", help="The file of weights to write.")],
    weights: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The net.  [default: the learned one]")
    ] = None,
    games: Annotated[
        int,
        typer.Option(
            metavar="N", min=1, help="Games for each number of positions; a half of them at 8,000."
        ),
    ] = 2000,
    nodes: Annotated[
        int, typer.Option(metavar="N", min=1, help="Positions for each decision.")
    ] = 500,
    looked: Annotated[
        list[int] | None,
        typer.Option(
            metavar="N",
            min=1,
            help="Positions with which values are looked at; may be told several times.  "
            f"[default: {', '.join(map(str, LOOKED))}]",
        ),
    ] = None,
    kept: Annotated[
        float,
        typer.Option(metavar="SHARE", min=0, max=1, help="Decisions looked at in mid-round."),
    ] = 0.1,
    seed: Seed = 333,
    threads: Threads = None,
) -> None:
    """Measure how far values are from what comes of them, and write a net that tells better ones.

    What it plays stays the same: all values of a decision are moved alike.
    """
    require_learning("numpy")
    from tilewright.learn.calibration import (
        PART,
        Asked,
        calibrated,
        fitted,
        games_for,
        joined,
        thoughts,
        without,
    )

    game = GAMES[known_table(table)]
    file = weights_file(table, LEARNED) if weights is None else known_weights(weights)
    net = without(read_weights(file), game)
    judgement = judgement_with(table, net, file.name)
    found = []
    budgets = looked or LOOKED
    with plain_progress() as bar:
        shares = [games_for(games, budget) for budget in budgets]
        task = bar.add_task(table, total=sum(shares))
        for at, (budget, share) in enumerate(zip(budgets, shares, strict=True)):
            asked = Asked(game, judgement, seed + at, nodes, budget, kept)
            for part in thoughts(asked, share, threads or cores()):
                found.append(part)
                bar.advance(task, PART)
    told = joined(found)
    made = {"games": games, "nodes": nodes, "looked": budgets, "seed": seed}
    write_weights(into, calibrated(net, fitted(told), {**made, "thoughts": len(told.cells)}))
    stdout().print(os.fspath(into))


def fit(
    samples: Samples,
    into: Annotated[Path, typer.Option(metavar="FILE", help="The file of weights to write.")],
    ridge: Annotated[
        float,
        typer.Option(metavar="N", min=0.001, help="Samples that the weights before count for."),
    ] = 100,
) -> None:
    """Fit classic weights to samples that were kept with `--features`."""
    require_learning("numpy")
    from tilewright.learn.classic import fitted
    from tilewright.learn.samples import read_samples

    table = _table_of(samples, features=True)
    write_weights(into, fitted(table, read_samples(samples), ridge))
    stdout().print(os.fspath(into))


def _table_of(folders: list[Path], features: bool) -> str:
    """The table of all those samples, which must be of one kind."""
    from tilewright.learn.samples import plan_in

    plans = [plan_in(folder) for folder in folders]
    if len({plan["table"] for plan in plans}) > 1 or any(
        plan["features"] != features for plan in plans
    ):
        raise InvalidOption(reason("", "say-mixed-samples", option="--features"))
    return known_table(plans[0]["table"])


for command in (play, train, evaluate, values, calibrate, fit):
    app.command(epilog=EXAMPLES)(command)
