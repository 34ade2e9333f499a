"""Measures whether reviews are right: accuracy by level, and what becomes of blunders.

    .venv/bin/python -m tools.accuracy azul --games 20
    .venv/bin/python -m tools.accuracy azul --blunders 50 --times 200

Every level plays itself, and its games are reviewed: stronger levels should be more accurate. Of
what is called a blunder, both moves are played out many times by a level: it should win less.
"""

import argparse
import sys
from collections.abc import Iterator
from itertools import count
from math import sqrt
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


def tell_accuracies(game: AnyGame, games: int, limit: Limit, first: str) -> None:
    """The mean accuracy of every level from the first on, with its standard error."""
    for level in list(LEVELS)[list(LEVELS).index(first) :]:
        found = [
            side.accuracy
            for seed in range(games)
            for side in review(played(game, level, seed), limit).sides
            if side.accuracy is not None
        ]
        error = stdev(found) / sqrt(len(found))
        sys.stdout.write(f"{game.name} {level}: {games} games, {fmean(found):.1f} ± {error:.1f}\n")
        sys.stdout.flush()


def blunders(game: AnyGame, limit: Limit, first: int) -> Iterator[tuple[State, Decision]]:
    """What reviews call blunders, in games of the weaker levels, with the positions before them."""
    core = Engine(game).core
    for seed in count(first):
        record = played(game, list(LEVELS)[seed % 4], seed)
        found = [each for each in review(record, limit).decisions() if each.label == "blunder"]
        for each in Random(seed).sample(found, min(len(found), 2)):
            state = core.start()
            for action in record.actions()[: each.step - 1]:
                state = core.apply_text(state, str(action))
            yield state, each


def tell_blunders(game: AnyGame, told: argparse.Namespace, limit: Limit) -> None:
    """How many of so many blunders win less than the best move, played out so many times each."""
    engine = Engine(game)
    worse = 0
    for number, (state, each) in enumerate(blunders(game, limit, told.seed), 1):
        shares = []
        for move in (each.best, each.move):
            after = engine.core.apply_text(state, move)
            found = [
                share_after(engine, told.level, after, each.seat, n) for n in range(told.times)
            ]
            shares.append(fmean(found))
        worse += shares[1] < shares[0]
        sys.stdout.write(
            f"{number}: {each.best} {shares[0]:.3f}, {each.move} {shares[1]:.3f}, told "
            f"{each.lost_share:.3f}; {worse} of {number} are worse\n"
        )
        sys.stdout.flush()
        if number == told.blunders:
            return


def share_after(engine: Engine, level: str, state: State, seat: int, seed: int) -> float:
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
    told = parser.parse_args()
    game = make_game(told.game, {})
    limit = DEFAULTS[told.game] if told.nodes is None else Limit(told.nodes)
    if told.games:
        tell_accuracies(game, told.games, limit, told.first)
    if told.blunders:
        tell_blunders(game, told, limit)


if __name__ == "__main__":
    main()
