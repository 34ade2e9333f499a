"""Measures what luck explains: results of self-play, as they are and with even luck.

    .venv/bin/python -m tools.luck azul-2 --games 400 --play 2000 --nodes 10000

The adjusted result should have the mean of the plain one, and much less variance.
"""

import argparse
import sys
from math import sqrt
from random import Random
from statistics import fmean, variance

from tilewright.analysis.analysing import Analyst
from tilewright.analysis.reviewing import review
from tilewright.core.bot import Limit
from tilewright.core.game import AnyGame
from tilewright.core.record import Move, Record
from tilewright.native._native import Generator
from tilewright.native.judgement import GAMES


def played(game: AnyGame, seed: int, nodes: int, others: int) -> Record:
    """A game of the search against itself; the first seat thinks with its own limit."""
    analyst, rng, chance = Analyst(game), Random(seed), Generator(seed)
    core, notation = analyst.engine.core, analyst.engine.notation
    state = core.start()
    record = Record(game)
    while (actor := core.actor(state)) is not None:
        if isinstance(actor, int):
            analyst.seed = rng.getrandbits(32)
            text = core.action_text(
                analyst.think(state, Limit(others if actor else nodes), 0.0).moves[0].id
            )
        else:
            text = core.sample(state, chance)
        record.moves.append(Move(notation.parse_action(text)))
        state = core.apply_text(state, text)
    return record


def main() -> None:
    """Play, and tell means and variances."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("table", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--play", type=int, default=2_000, help="positions for a player's decision")
    parser.add_argument("--others", type=int, help="the same for all seats but the first")
    parser.add_argument("--nodes", type=int, default=10_000, help="positions for the review of one")
    told = parser.parse_args()
    sides = []
    for seed in range(told.games):
        others = told.play if told.others is None else told.others
        record = played(GAMES[told.table], seed, told.play, others)
        sides.append(review(record, Limit(told.nodes)).sides[0])
        if len(sides) % 20 == 0:
            tell("share", [each.share for each in sides], [each.even_share for each in sides])
            tell("lead", [each.lead for each in sides], [each.even_lead for each in sides])


def tell(what: str, plain: list[float], even: list[float]) -> None:
    """Means with their standard errors, and variances."""
    parts = [
        f"{name} {fmean(each):.3f} ± {sqrt(variance(each) / len(each)):.3f} "
        f"(variance {variance(each):.3f})"
        for name, each in (("plain", plain), ("adjusted", even))
    ]
    ratio = variance(even) / variance(plain)
    sys.stdout.write(f"{len(plain)} games, {what}: {', '.join(parts)}; {ratio:.2f} of it\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
