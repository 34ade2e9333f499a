"""Fits the regrets of the levels, so that each beats the one below it by as much as is asked for.

    .venv/bin/python -m tools.levels azul --elo 180 --pairs 24
    .venv/bin/python -m tools.levels duel --anchor classic@500

From the weakest level on, some regrets around that of `bots/levels.py` are tried against the level
below, as it was fitted, in pairs on the same deals. A curve through the scores tells which regret
is right. Levels without regret are measured only: their budget is their strength. With `--anchor`
the weakest level is measured against that player first. What comes out is written down by hand,
and measured on other deals by `tilewright ladder`.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise
from math import exp, log
from multiprocessing import get_context
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from tilewright.arena.match import play_rotations
from tilewright.arena.results import result_of
from tilewright.arena.statistics import elo_of, score_of
from tilewright.bots.levels import LEVELS, Foresight, LevelBot
from tilewright.bots.roster import Player, player_of
from tilewright.catalog import make_game
from tilewright.core.bot import UNLIMITED
from tilewright.core.game import AnyGame
from tilewright.core.playing import ROUND_LIMIT
from tilewright.native.choosing import rules_for

TRIED = (0.5, 0.75, 1.0, 1.4, 2.0)  # times the regret that a level has
STEADY = 0.5  # pairs that count as even at each regret, so that no curve is infinitely steep
STEPS = 50  # of Newton's method
FLAT = 1e-6  # a slope that is none: what is left of it is rounding


class Candidate(NamedTuple):
    """A level as it might be; or, with no foresight, a player of the roster."""

    name: str
    foresight: Foresight | None = None

    def player(self) -> Player:
        """Who plays so."""
        if self.foresight is None:
            return player_of(self.name)
        return Player(self.name, partial(_made, self.name, self.foresight), UNLIMITED)


def _made(name: str, foresight: Foresight, game: AnyGame, rng: Random) -> LevelBot:
    bot = LevelBot(name, game, rng)
    bot.foresight = foresight
    return bot


def pair_score(game: str, first: Candidate, second: Candidate, seed: int, number: int) -> float:
    """The first one's share of the victory in a pair of games on the same deals."""
    table = rules_for(make_game(game, {}))
    played = play_rotations(table, first.player(), second.player(), seed, number, ROUND_LIMIT)
    return float(fmean([result_of(each, at).share for at, each in enumerate(played, start=1)]))


class Fit(NamedTuple):
    """A regret, and why it may not be the right one."""

    regret: float
    doubt: str = ""


def right_regret(tried: Sequence[tuple[float, float]], pairs: int, aim: float) -> Fit:
    """Where a logistic curve through the scores at some regrets has the score that is aimed at.

    >>> found = right_regret([(0.01, 0.8), (0.04, 0.5), (0.16, 0.2)], 1000, 0.5)
    >>> round(found.regret, 3), found.doubt
    (0.04, '')
    >>> right_regret([(0.01, 0.2), (0.04, 0.5), (0.16, 0.8)], 1000, 0.55)
    Fit(regret=0.04, doubt='scores do not fall with regret')
    >>> right_regret([(0.01, 0.99), (0.04, 0.98), (0.16, 0.97)], 1000, 0.5)
    Fit(regret=0.16, doubt='the right one is beyond what was tried')
    """
    found = [
        (log(regret), (score * pairs + 0.5 * STEADY) / (pairs + STEADY)) for regret, score in tried
    ]
    middle = fmean([at for at, _ in found])
    level = slope = 0.0
    for _ in range(STEPS):
        sums = [0.0] * 5
        for at, score in found:
            x = at - middle
            due = 1 / (1 + exp(-(level + slope * x)))
            weight = due * (1 - due)
            for place, more in enumerate(
                (score - due, (score - due) * x, weight, weight * x, weight * x * x)
            ):
                sums[place] += more
        over, over_x, w, wx, wxx = sums
        size = w * wxx - wx * wx
        level += (over * wxx - over_x * wx) / size
        slope += (over_x * w - over * wx) / size
    if slope >= -FLAT:
        nearest, _ = min(tried, key=lambda each: abs(each[1] - aim))
        return Fit(nearest, "scores do not fall with regret")
    at = middle + (log(aim / (1 - aim)) - level) / slope
    least, most = found[0][0], found[-1][0]
    if not least <= at <= most:
        nearest = tried[0][0] if at < least else tried[-1][0]
        return Fit(nearest, "the right one is beyond what was tried")
    return Fit(exp(at))


def main() -> None:
    """Fit what was asked for, and tell it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=("azul", "duel"))
    parser.add_argument("--elo", type=float, default=180.0, help="over the level below")
    parser.add_argument("--pairs", type=int, default=24, help="at each regret that is tried")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--anchor", help="a player whom the weakest level meets")
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)))
    told = parser.parse_args()
    with ProcessPoolExecutor(told.jobs, mp_context=get_context("spawn")) as pool:
        fit(told, pool)


def fit(told: argparse.Namespace, pool: ProcessPoolExecutor) -> None:
    """Fit level by level."""
    names = list(LEVELS)
    known = {name: getattr(LEVELS[name], told.game) for name in names}

    def scores(first: Candidate, second: Candidate) -> Any:
        return [
            pool.submit(pair_score, told.game, first, second, told.seed, number)
            for number in range(1, told.pairs + 1)
        ]

    def score(asked: Any) -> float:
        return fmean([each.result() for each in asked])

    def tell(name: str, text: str) -> None:
        sys.stdout.write(f"{told.game} {name}: {text}\n")
        sys.stdout.flush()

    if told.anchor:
        met = score(scores(Candidate(names[0], known[names[0]]), Candidate(told.anchor)))
        tell(names[0], f"{met:.3f} against {told.anchor}")
    for below, name in pairwise(names):
        opponent = Candidate(below, known[below])
        nodes, regret = known[name]
        if not regret:
            met = score(scores(Candidate(name, known[name]), opponent))
            shown = min(max(met, 0.01), 0.99)
            tell(name, f"{known[name]}, {met:.3f} ({elo_of(shown):+.0f} Elo)")
            continue
        asked = [
            (regret * by, scores(Candidate(name, Foresight(nodes, regret * by)), opponent))
            for by in TRIED
        ]
        tried = [(each, score(futures)) for each, futures in asked]
        found = right_regret(tried, told.pairs, score_of(told.elo))
        known[name] = Foresight(nodes, round(found.regret, 4))
        scored = ", ".join([f"{at:.4f} {won:.3f}" for at, won in tried])
        doubt = f" (doubtful: {found.doubt})" if found.doubt else ""
        tell(name, f"{known[name]} of {scored}{doubt}")


if __name__ == "__main__":
    main()
