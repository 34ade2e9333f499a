"""Fits what a share of the win means in points, and writes src/tilewright/analysis/lead.json.

    .venv/bin/python -m tools.lead --games 1000 --nodes 5000

Games of the search against itself give positions with the value found, the lead in points at that
moment, and how the game ended. What comes out is told with its error: how far games end from it.
"""

import argparse
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from msgspec import json

from tilewright.analysis.lead import FILE, WITHIN, Link, lead_over_others, logit
from tilewright.core.game import AnyGame
from tilewright.duel.game import Duel
from tilewright.native._native import Generator, Search
from tilewright.native.engine import Engine
from tilewright.native.judgement import GAMES, LEARNED, judgement_of

ROUNDS = {"azul": 6, "duel": 5}  # the last one that is fitted stands for all later ones
LEAST_POSITIONS = 300  # a round with fewer is taken for the one before it
BY_LOT = 0.05  # of the decisions, so that unusual positions are met
TARGET = Path(__file__).parents[1] / "src" / "tilewright" / "analysis" / FILE


def positions_of(game: AnyGame, seed: int, nodes: int) -> list[tuple[int, float, float, float]]:
    """The positions of a game: round, lead now, logarithm of the odds, lead in the end."""
    engine = Engine(game)
    core, rng, chance = engine.core, Random(seed), Generator(seed)
    search = Search(core, judgement_of(engine, LEARNED))
    state: Any = core.start()
    found: list[tuple[int, int, float, float]] = []
    while (actor := core.actor(state)) is not None:
        if not isinstance(actor, int):
            state = core.let_chance_act(state, chance)
            continue
        ids = core.legal_ids(state)
        choice = ids[0]
        if len(ids) > 1:
            report = search.think(state, nodes, None, 0.0, rng.getrandbits(32), True)
            now = lead_over_others(core.standing(state), actor)
            found.append(
                (core.progress(state).round, actor, float(now), logit(report.moves[0].value))
            )
            choice = rng.choice(ids) if rng.random() < BY_LOT else report.moves[0].id
        state = core.apply(state, choice)
    scores = core.progress(state).scores
    return [(n, now, odds, lead_over_others(scores, seat)) for n, seat, now, odds in found]


def fitted(rows: "np.ndarray[Any, Any]") -> Link:
    """Least squares over positions of one round."""
    told = np.column_stack([rows[:, 1], rows[:, 2], np.ones(len(rows))])
    at, by, to = np.linalg.lstsq(told, rows[:, 3], rcond=None)[0]
    missed = np.abs(told @ np.array([at, by, to]) - rows[:, 3])
    band = float(np.quantile(missed, WITHIN))
    return Link(*[round(float(each), 3) for each in (at, by, to, band)])


def main() -> None:
    """Fit every table that was named, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tables", nargs="*", default=list(GAMES))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--nodes", type=int, default=5000)
    told = parser.parse_args()
    for table in told.tables:
        rows = []
        for seed in range(told.games):
            game = GAMES[table]
            if game.name == "duel":
                game = Duel(scoring="random-4" if seed % 2 else "random")
            rows += positions_of(game, seed, told.nodes)
        every = np.array(rows)
        last = ROUNDS[GAMES[table].name]
        found: list[Link] = []
        for number in range(1, last + 1):
            chosen = every[np.minimum(every[:, 0], last) == number]
            if len(chosen) < LEAST_POSITIONS:
                break
            link = fitted(chosen)
            found.append(link)
            rest = chosen[:, 3] - (link.at * chosen[:, 1] + link.by * chosen[:, 2] + link.to)
            sys.stdout.write(
                f"{table} round {number}: {len(chosen)} positions, {link}, "
                f"spread {np.std(rest):.2f} of {np.std(chosen[:, 3]):.2f}\n"
            )
        links = json.decode(TARGET.read_bytes()) if TARGET.exists() else {}
        links[table] = found
        text = ",\n".join(
            f' "{name}": [\n'
            + ",\n".join(f"  {json.encode(each).decode()}" for each in of_rounds)
            + "\n ]"
            for name, of_rounds in sorted(links.items())
        )
        TARGET.write_text(f"{{\n{text}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
