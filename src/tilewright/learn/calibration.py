"""Calibration: how far values that searches tell are from what comes of them, and its mending.

A search that is cut off tells the best of many judgements, so it flatters the seat that decided
last: odd and even depths differ. In games of the search against itself its values are compared
with those at the end of the round. For each round, depth and part of a round the logarithm of the
odds is moved until both agree on average. The core moves all values of a report alike, so no
choice changes; what is proven is not moved.
"""

from collections.abc import Iterator
from math import sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from tilewright.core.game import AnyGame
from tilewright.native import _native
from tilewright.native.tables import core_of
from tilewright.native.weights import Weights

if TYPE_CHECKING:
    from tilewright.native._native import Judgement

ROUNDS, DEPTHS, PARTS, ONE = _native.calibration_shape()
PART = 50  # games before progress is told
LEAST = 1e-6  # a share nearer to 0 or 1 is taken for that
RIDGE = 60  # thoughts that say "as usual", beside those of a cell
FULLY = 2_000  # positions up to which all games are played
SAME = 4  # halves of a depth, after which the same seat decides last again
STEPS = 20  # of Newton's method, far more than it needs
MOST = 1.5  # of a correction


class Asked(NamedTuple):
    """What is asked of the games: on which luck, how they are played and how thoughts look."""

    game: AnyGame
    judgement: "Judgement"  # without a calibration
    seed: int
    nodes: int  # positions for a decision
    looked: int  # positions for a thought that is kept
    kept: float  # of the decisions after the first of a round, which all are


class Thoughts(NamedTuple):
    """What searches said that were cut off, and what came of it; a row for each."""

    cells: Any  # the round, the depth and the part of the round, as a calibration counts them
    firsts: Any  # is it the first decision after a deal?
    values: Any  # as it was found, before the deal (or -1), at the end of the round; the result


def games_for(games: int, looked: int) -> int:
    """How many games are enough: thoughts that look at more positions are dearer.

    >>> games_for(2000, 500), games_for(2000, 8_000)
    (2000, 1000)
    """
    return max(1, round(games * min(1.0, sqrt(FULLY / looked))))


def thoughts(asked: Asked, games: int, threads: int) -> Iterator[Thoughts]:
    """Those of so many games, part by part."""
    for begin in range(0, games, PART):
        found = _native.thoughts(
            core_of(asked.game),
            asked.judgement,
            games=min(PART, games - begin),
            seed=asked.seed,
            nodes=asked.nodes,
            looked=asked.looked,
            kept=asked.kept,
            begin=begin,
            threads=threads,
        )
        yield Thoughts(found["cells"], found["firsts"], found["values"])


def joined(parts: list[Thoughts]) -> Thoughts:
    """All of them together."""
    return Thoughts(*[np.concatenate(each) for each in zip(*parts, strict=True)])


def fitted(found: Thoughts) -> Any:
    """The corrections of all cells, in the logarithm of the odds.

    On average a value is the same before a deal as after it, and as at the end of its round; the
    first is known with less error where there is one. The fewer thoughts a cell has, the more it
    is like all cells of its round, and those like all rounds, whose depths differ by whole turns
    of both seats.
    """
    value, before, at_end, _ = found.values.T
    target = np.where(found.firsts.astype(bool) & (before >= 0), before, at_end)
    rounds, depths, parts = found.cells.T
    table = np.zeros((ROUNDS, DEPTHS, PARTS))
    for last, part in np.ndindex(SAME, PARTS):
        alike = (depths % SAME == last) & (parts == part)
        of_all = correction(value[alike], target[alike])
        for round_ in range(ROUNDS):
            inside = alike & (rounds == round_)
            of_round = correction(value[inside], target[inside], of_all)
            for depth in range(last, DEPTHS, SAME):
                own = inside & (depths == depth)
                table[round_, depth, part] = correction(value[own], target[own], of_round)
    return table


def correction(values: Any, targets: Any, usual: float = 0.0) -> float:
    """By how much the logarithm of the odds is moved so that values are as targets on average.

    The fewer there are, the nearer it is to the usual.

    >>> values = np.full(10_000, 0.6)
    >>> round(correction(values, np.full(10_000, 0.5)), 3)
    -0.403
    >>> correction(values[:0], values[:0], 0.1)
    0.1
    """
    shares = np.clip(values.astype(float), LEAST, 1 - LEAST)
    odds = np.log(shares / (1 - shares))
    found = usual
    for _ in range(STEPS):
        mended = 1 / (1 + np.exp(-odds - found))
        slope = (mended * (1 - mended)).sum() + RIDGE / 4
        found += ((targets - mended).sum() - (found - usual) * RIDGE / 4) / slope
    return float(np.clip(found, -MOST, MOST))


def without(weights: Weights, game: AnyGame) -> Weights:
    """The weights of a net without a calibration."""
    lesson = _native.lesson(core_of(game))
    rows = 2 * lesson["inputs"] + lesson["contexts"] + 2
    made = {name: told for name, told in weights.made.items() if name != "calibrated"}
    return weights._replace(numbers=weights.numbers[: rows * _native.HIDDEN * 2], made=made)


def calibrated(weights: Weights, table: Any, made: dict[str, Any]) -> Weights:
    """The weights of a net, which have no calibration, with that one."""
    numbers = np.round(table * ONE).astype("<i2").tobytes()
    return weights._replace(
        numbers=weights.numbers + numbers, made={**weights.made, "calibrated": made}
    )
