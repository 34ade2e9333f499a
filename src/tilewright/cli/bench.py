"""`tilewright bench`: how fast the rules are."""

from random import Random
from time import perf_counter
from typing import Annotated

import typer

from tilewright.catalog import make_game
from tilewright.cli.configurations import BENCHED
from tilewright.cli.console import show_json, show_table, stderr, stdout
from tilewright.cli.options import Json, Seed
from tilewright.core.errors import InvalidOption
from tilewright.core.game import CHANCE, AnyGame
from tilewright.core.playing import ROUND_LIMIT
from tilewright.core.words import reason

EXAMPLES = """\b
Examples:
  tilewright bench
  tilewright bench --filter azul-2 --seconds 5
  tilewright bench --json
"""

UNIT = "moves/s"


def bench(
    seconds: Annotated[
        float, typer.Option(metavar="S", min=0.0, help="How long each figure is measured.")
    ] = 2.0,
    only: Annotated[
        str, typer.Option("--filter", metavar="TEXT", help="Only figures with this in their name.")
    ] = "",
    seed: Seed = 0,
    json: Json = False,
) -> None:
    """Measure how fast the rules are.

    It counts decisions of seats per second in random games, on one core. A decision includes
    finding all legal actions; chance's deals take their time but don't count.
    """
    names = {f"{label}/python/playout": label for label in BENCHED}
    chosen = {name: label for name, label in names.items() if only in name}
    if not chosen:
        raise InvalidOption(reason("", "say-no-such-figure", text=only, names=", ".join(names)))
    figures = []
    progress = stderr()
    for name, label in chosen.items():
        if progress.is_terminal:
            progress.print(f"{name} …", end="\r")
        rate = playout_rate(make_game(*BENCHED[label]), Random(seed), seconds)
        figures.append({"name": name, "value": round(rate), "unit": UNIT})
    if json:
        show_json(figures)
        return
    rows = [[str(each["name"]), f"{each['value']:,}", str(each["unit"])] for each in figures]
    show_table(stdout(), ["figure", "value", "unit"], rows)


def playout_rate(game: AnyGame, rng: Random, seconds: float) -> float:
    """Decisions of seats per second in whole random games, for at least that long."""
    decisions = 0
    began = perf_counter()
    while True:
        state = game.start()
        while (actor := game.actor(state)) is not None and game.round_of(state) <= ROUND_LIMIT:
            if actor is CHANCE:
                state = game.apply(state, game.sample(state, rng))
            else:
                state = game.apply(state, rng.choice(game.legal_actions(state)))
                decisions += 1
        taken = perf_counter() - began
        if taken >= seconds:
            return decisions / taken
