"""Analysis: what every move of a position is worth, and every move of a game was.

`docs/analysis.md` tells how to use it.
"""

from tilewright.analysis.analysing import Analyst, analyse, analysed, reasons
from tilewright.analysis.reviewing import collected, review, reviewed
from tilewright.analysis.values import (
    Analysis,
    Deal,
    Decision,
    Difference,
    Judged,
    Review,
    Side,
    review_of,
    to_json,
)
from tilewright.analysis.why import sentences

__all__ = [
    "Analysis",
    "Analyst",
    "Deal",
    "Decision",
    "Difference",
    "Judged",
    "Review",
    "Side",
    "analyse",
    "analysed",
    "collected",
    "reasons",
    "review",
    "review_of",
    "reviewed",
    "sentences",
    "to_json",
]
