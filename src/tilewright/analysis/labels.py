"""Labels of moves: one table of what a move may cost to be called so, and what accuracy is."""

from collections.abc import Sequence
from math import exp

# A move is called by the first label whose share of the win it does not cost more than. What is
# called a blunder should lose when both moves are played out, which a cost of 15 % does not settle;
# see "Blunders" in docs/analysis.md. The page's table is written from this one.
LABELS: tuple[tuple[str, float], ...] = (
    ("best", 0.005),
    ("good", 0.02),
    ("inaccuracy", 0.05),
    ("mistake", 0.2),
    ("blunder", 1.0),
)
MARKS = {"best": "", "good": "", "inaccuracy": "?!", "mistake": "?", "blunder": "??"}  # in records

STEEPNESS = 6.0  # a move that costs a share c is accurate to 100 * exp(-STEEPNESS * c)


def label_of(cost: float) -> str:
    """What a move is called that costs such a share of the win.

    >>> label_of(0), label_of(0.06)
    ('best', 'mistake')
    """
    return next((name for name, most in LABELS if cost <= most), LABELS[-1][0])


def accuracy(costs: Sequence[float]) -> float | None:
    """The mean accuracy of moves that cost such shares, of 100; None if there are none.

    >>> accuracy([0, 0.02])
    94.3
    """
    if not costs:
        return None
    return round(sum([100 * exp(-STEEPNESS * each) for each in costs]) / len(costs), 1)
