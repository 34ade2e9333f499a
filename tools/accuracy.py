"""Measures whether reviews are right: accuracy by level, and what becomes of blunders.

    .venv/bin/python -m tools.accuracy azul --games 20
    .venv/bin/python -m tools.accuracy azul --blunders 50 --times 200

Every level plays itself, and its games are reviewed: stronger levels should be more accurate. Of
what is called a blunder, both moves are played out many times by a level: it should win less.
"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from math import sqrt
from multiprocessing import get_context
from os import cpu_count
from random import Random
from statistics import fmean, stdev

from tilewright.analysis import review
from tilewright.analysis.luck import share_of
from tilewright.analysis.reviewing import DEFAULTS
from tilewright.analysis.values import Decision
from tilewright.bots.levels import LEVELS, LevelBot
from tilewright.catalog import make_game
from tilewright.core.bot import UNLIMITED, Limit
from tilewright.core.game import AnyGame
from tilewright.core.record import Move, Record
from tilewright.native._native import Generator, State
from tilewright.native.engine import Engine

TOLD = 5  # after so many games of every level
MOST_GAMES = 10  # for each blunder that is asked for


def played(game: AnyGame, level: str, seed: int) -> Record:
    """A game of a level against itself."""
    rng = Random(seed)
    engine = Engine(game)
    bots = [LevelBot(level, engine, rng) for _ in range(game.seats)]
    core, chance, state = engine.core, Generator(seed), engine.start()
    record = Record(game)
    while (actor := core.actor(state)) is not None:
        if isinstance(actor, int):
            text = str(bots[actor].choose(engine.observe(state, actor), UNLIMITED).action)
        else:
            text = core.sample(state, chance)
        record.moves.append(Move(game.notation.parse_action(text)))
        state = core.apply_text(state, text)
    return record


def accuracies(game: str, level: str, seed: int, limit: Limit) -> tuple[str, list[float]]:
    """How accurate both seats of a level's game are."""
    sides = review(played(make_game(game, {}), level, seed), limit).sides
    return level, [side.accuracy for side in sides if side.accuracy is not None]


def tell_accuracies(told: argparse.Namespace, limit: Limit) -> None:
    """The mean accuracy of every level from the first on, with its standard error.

    A game of every level, then the next: whoever stops it has some of all of them.
    """
    levels = list(LEVELS)[list(LEVELS).index(told.first) :]
    found: dict[str, list[float]] = {level: [] for level in levels}
    with ProcessPoolExecutor(told.processes, get_context("spawn")) as pool:
        games = [
            pool.submit(accuracies, told.game, level, seed, limit)
            for seed in range(told.games)
            for level in reversed(levels)  # the longest first
        ]
        for number, each in enumerate(as_completed(games), 1):
            level, sides = each.result()
            found[level] += sides
            if number % (TOLD * len(levels)) == 0 or number == len(games):
                sys.stdout.write(f"{told.game}, {number} of {len(games)} games\n")
                for level, some in found.items():
                    if len(some) > 1:
                        error = stdev(some) / sqrt(len(some))
                        sys.stdout.write(f"  {level}: {fmean(some):.2f} ± {error:.2f}\n")
                sys.stdout.flush()


def blunders(game: str, seed: int, limit: Limit) -> list[tuple[list[str], Decision]]:
    """At most two of what reviews call blunders in a game of a weaker level, with the way there."""
    record = played(make_game(game, {}), list(LEVELS)[seed % 4], seed)
    found = [each for each in review(record, limit).decisions() if each.label == "blunder"]
    done = [str(action) for action in record.actions()]
    return [
        (done[: each.step - 1], each) for each in Random(seed).sample(found, min(len(found), 2))
    ]


def tell_blunders(told: argparse.Namespace, limit: Limit) -> None:
    """How many of so many blunders win less than the best move, played out so many times each."""
    worse = 0
    with ProcessPoolExecutor(told.processes, get_context("spawn")) as pool:
        seeds = range(told.seed, told.seed + MOST_GAMES * told.blunders)  # many games have none
        found: list[tuple[list[str], Decision]] = []
        for game in [pool.submit(blunders, told.game, seed, limit) for seed in seeds]:
            if len(found) < told.blunders:
                found += game.result()
            else:
                game.cancel()
        played_out = [
            (
                each,
                [
                    pool.submit(
                        share_after, told.game, told.level, [*done, move], each.seat, told.times
                    )
                    for move in (each.best, each.move)
                ],
            )
            for done, each in found[: told.blunders]
        ]
        for number, (each, moves) in enumerate(played_out, 1):
            best, move = [share.result() for share in moves]
            worse += move < best
            sys.stdout.write(
                f"{number}: {each.best} {best:.3f}, {each.move} {move:.3f}, told "
                f"{each.lost_share:.3f}; {worse} of {number} are worse\n"
            )
            sys.stdout.flush()


def share_after(game: str, level: str, done: list[str], seat: int, times: int) -> float:
    """The mean share of the win of a seat in so many games that a level plays on from there."""
    engine = Engine(make_game(game, {}))
    state = engine.start()
    for text in done:
        state = engine.core.apply_text(state, text)
    return fmean(played_on(engine, level, state, seat, seed) for seed in range(times))


def played_on(engine: Engine, level: str, state: State, seat: int, seed: int) -> float:
    """A seat's share of the win in a game that a level plays on; the same seed, the same luck."""
    core, chance, rng = engine.core, Generator(seed), Random(seed)
    bots = [LevelBot(level, engine, rng) for _ in range(engine.seats)]
    while (actor := core.actor(state)) is not None:
        if isinstance(actor, int):
            choice = bots[actor].choose(engine.observe(state, actor), UNLIMITED)
            state = core.apply_text(state, str(choice.action))
        else:
            state = core.let_chance_act(state, chance)
    outcome = core.outcome(state)
    assert outcome is not None
    return share_of(outcome, seat)


def main() -> None:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=("azul", "duel"))
    parser.add_argument("--games", type=int, default=0, help="of every level")
    parser.add_argument("--first", default="beginner", choices=list(LEVELS), help="level reviewed")
    parser.add_argument("--blunders", type=int, default=0)
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1_000, help="of the first game with blunders")
    parser.add_argument("--level", default="strong", choices=list(LEVELS))
    parser.add_argument("--nodes", type=int, help="for the review of a decision")
    parser.add_argument("--processes", type=int, default=cpu_count())
    told = parser.parse_args()
    limit = DEFAULTS[told.game] if told.nodes is None else Limit(told.nodes)
    if told.games:
        tell_accuracies(told, limit)
    if told.blunders:
        tell_blunders(told, limit)


if __name__ == "__main__":
    main()
