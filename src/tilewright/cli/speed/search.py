"""Speed of the search: positions per second, and how quickly ends of rounds are solved."""

from collections.abc import Iterator
from itertools import count, cycle, islice
from random import Random
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING

from tilewright.cli.speed.rates import rate
from tilewright.core.game import AnyGame
from tilewright.core.rules import CHANCE
from tilewright.native.engine import Engine
from tilewright.native.judgement import CLASSIC, judgement_of

if TYPE_CHECKING:
    from tilewright.native._native import Search, State

QUICK = 500  # positions for a decision on the way to those that are measured
BY_LOT = 4  # one decision of so many is made by lot, so that games differ
THOUGHT = 200_000  # positions for each decision that is measured
DIFFERENT = 16  # decisions that are measured, again and again
LEAST = 20  # positions that are solved, however long it takes
FEW, SOME = 14, 16  # tiles on the table
SECOND = 1.0


def search_speed(game: AnyGame, seed: int, seconds: float) -> tuple[float, ...]:
    """Positions per second, over decisions spread over a game."""
    engine = Engine(game)
    search = _search(engine)
    states = cycle(list(islice(_decisions(engine, Random(seed)), 0, DIFFERENT * 5, 5)))
    return rate(lambda: search.think(next(states), nodes=THOUGHT).nodes, seconds)


def time_to_solve(game: AnyGame, seed: int, seconds: float) -> tuple[float, ...]:
    """Milliseconds in the median to solve the rest of a round with FEW tiles."""
    return (1000 * median([taken for taken, _ in _solved(game, seed, seconds, FEW)]),)


def share_solved(game: AnyGame, seed: int, seconds: float) -> tuple[float, ...]:
    """Per cent of the rounds' ends with SOME tiles that are solved within a second."""
    solved = [is_proven for _, is_proven in _solved(game, seed, seconds, SOME)]
    return (100 * sum(solved) / len(solved),)


def _solved(game: AnyGame, seed: int, seconds: float, tiles: int) -> list[tuple[float, bool]]:
    """How long each took, at most a second, and whether it is proven then."""
    engine = Engine(game)
    search = _search(engine)
    found: list[tuple[float, bool]] = []
    spent = 0.0
    for state in _with_tiles(engine, Random(seed), tiles):
        began = perf_counter()
        report = search.think(state, seconds=SECOND, beyond=False)
        taken = perf_counter() - began
        found.append((taken, report.proof != "none"))
        spent += taken
        if spent >= seconds and len(found) >= LEAST:
            return found
    raise AssertionError("there are always more games")


def _with_tiles(engine: Engine, rng: Random, tiles: int) -> Iterator["State"]:
    for state in _decisions(engine, rng):
        table = state.value()
        if sum([sum(source) for source in (*table.factories, table.centre)]) == tiles:
            yield state


def _decisions(engine: Engine, rng: Random) -> Iterator["State"]:
    """The states of game after game in which a seat decides, mostly well."""
    search = _search(engine)
    for _ in count():
        state = engine.start()
        while (actor := engine.actor(state)) is not None:
            if actor is CHANCE:
                state = engine.apply(state, engine.sample(state, rng))
                continue
            yield state
            if rng.randrange(BY_LOT):
                chosen = search.think(state, nodes=QUICK).moves[0].id
            else:
                chosen = rng.choice(engine.legal_ids(state))
            state = engine.apply(state, chosen)


def _search(engine: Engine) -> "Search":
    from tilewright.native._native import Search

    return Search(engine.core, judgement_of(engine, CLASSIC))
