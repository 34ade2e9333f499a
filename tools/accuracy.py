"""Measures whether reviews are right: accuracy by level, and what becomes of blunders.

    .venv/bin/python -m tools.accuracy azul --games 25 --nodes 20000
    .venv/bin/python -m tools.accuracy azul --blunders 50 --times 200

Every level plays itself, and its games are reviewed: stronger levels should be more accurate. Of
what is called a blunder, both moves are played out many times by a level: it should win less.
"""

import argparse
import sys
from collections.abc import Iterator
from random import Random
from statistics import fmean

from tilewright.analysis import review
from tilewright.analysis.luck import share_of
from tilewright.analysis.values import Decision
from tilewright.bots.levels import LEVELS, LevelBot
from tilewright.catalog import make_game
from tilewright.core.bot import UNLIMITED, Limit
from tilewright.core.game import AnyGame
from tilewright.core.record import Move, Record
from tilewright.native._native import Generator, Search, State
from tilewright.native.engine import Engine
from tilewright.native.judgement import CLASSIC, judgement_of


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


def tell_accuracies(game: AnyGame, games: int, limit: Limit) -> None:
    """The mean accuracy of every level."""
    for level in LEVELS:
        found = [
            side.accuracy
            for seed in range(games)
            for side in review(played(game, level, seed), limit).sides
            if side.accuracy is not None
        ]
        sys.stdout.write(f"{game.name} {level}: {games} games, accuracy {fmean(found):.2f}\n")
        sys.stdout.flush()


def blunders(game: AnyGame, limit: Limit) -> Iterator[tuple[State, Decision]]:
    """What reviews call blunders, in games of the weaker levels, with the positions before them."""
    core = Engine(game).core
    for seed in range(10**6):
        record = played(game, list(LEVELS)[seed % 4], 1_000 + seed)
        found = [each for each in review(record, limit).decisions() if each.label == "blunder"]
        for each in Random(seed).sample(found, min(len(found), 2)):
            state = core.start()
            for action in record.actions()[: each.step - 1]:
                state = core.apply_text(state, str(action))
            yield state, each


def tell_blunders(game: AnyGame, number: int, times: int, level: str, limit: Limit) -> None:
    """How many of so many blunders win less than the best move, played out so many times each."""
    engine = Engine(game)
    search = Search(engine.core, judgement_of(engine, CLASSIC))
    nodes = getattr(LEVELS[level], game.name).nodes
    worse = 0
    for count, (state, each) in enumerate(blunders(game, limit), 1):
        shares = []
        for move in (each.best, each.move):
            after = engine.core.apply_text(state, move)
            found = [share_after(engine, search, after, each.seat, nodes, n) for n in range(times)]
            shares.append(fmean(found))
        worse += shares[1] < shares[0]
        sys.stdout.write(
            f"{count}: {each.best} {shares[0]:.3f}, {each.move} {shares[1]:.3f}, told "
            f"{each.lost_share:.3f}; {worse} of {count} are worse\n"
        )
        sys.stdout.flush()
        if count == number:
            return


def share_after(
    engine: Engine, search: Search, state: State, seat: int, nodes: int, seed: int
) -> float:
    """A seat's share of the win in a game that is played on; the same seed, the same luck."""
    core, chance = engine.core, Generator(seed)
    while (actor := core.actor(state)) is not None:
        if isinstance(actor, int):
            state = core.apply(state, search.think(state, nodes, None, 0.0, seed, True).moves[0].id)
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
    parser.add_argument("--blunders", type=int, default=0)
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--level", default="strong", choices=list(LEVELS))
    parser.add_argument("--nodes", type=int, default=200_000, help="for the review of a decision")
    told = parser.parse_args()
    game, limit = make_game(told.game, {}), Limit(told.nodes)
    if told.games:
        tell_accuracies(game, told.games, limit)
    if told.blunders:
        tell_blunders(game, told.blunders, told.times, told.level, limit)


if __name__ == "__main__":
    main()
