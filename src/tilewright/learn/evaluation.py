"""Evaluation: two judgements against each other in the core, until it is clear which is better."""

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from tilewright.arena.statistics import Interval, Sprt, score_interval
from tilewright.core.bot import Limit
from tilewright.core.game import AnyGame
from tilewright.native import _native
from tilewright.native.tables import core_of

if TYPE_CHECKING:
    from tilewright.native._native import Judgement

PART = 32  # sets that are played before the test looks
PART_OF_THREAD = 8  # sets of a thread before progress is told


class Standing(NamedTuple):
    """How a contest stands after so many sets of games on the same luck."""

    sets: int
    score: Interval  # of the first judgement: its share of the win
    passed: bool | None  # what the sequential test says; None: nothing yet


def contest(
    game: AnyGame,
    judgements: tuple["Judgement", "Judgement"],
    limits: tuple[Limit, Limit],
    sets: int,
    seed: int,
    threads: int,
    test: Sprt | None = None,
) -> Iterator[Standing]:
    """Play sets of games, each with the first judgement on every seat in turn; yields part by part.

    Each has a limit of its own. It stops where the sequential test is sure. Each set has luck of
    its own, which depends on the seed alone and not on the number of threads.
    """
    core = core_of(game)
    results: Counter[float] = Counter()
    # At the end of a part threads wait for each other, so one that no test looks at is longer.
    part = PART if test else max(PART, PART_OF_THREAD * threads)
    for first in range(0, sets, part):
        shares = _native.contest(
            core,
            *judgements,
            begin=first,
            sets=min(part, sets - first),
            seed=seed,
            nodes=limits[0].nodes,
            seconds=limits[0].seconds,
            nodes2=limits[1].nodes,
            seconds2=limits[1].seconds,
            threads=threads,
        )
        results.update([round(share, 6) for share in shares])
        # A test of results that are all the same has nothing to compare yet.
        passed = test.verdict(_spread(results)) if test else None
        yield Standing(first + len(shares), score_interval(results), passed)
        if passed is not None:
            return


def _spread(results: Counter[float]) -> Counter[float]:
    """The results, with a place for those that have not come yet."""
    found = Counter({0.0: 0, 0.5: 0, 1.0: 0})
    found.update(results)
    return found
