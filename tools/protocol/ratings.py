"""The ratings of the levels that people are told, in web/src/lib/ratings.ts."""

from tilewright.arena.ladder import MEASURED
from tools.protocol.facts import Fact, written


def ratings() -> str:
    """The whole file."""
    told = {table.split("-")[0]: dict(found) for table, found in MEASURED.items()}
    return written((Fact("RATINGS", told, "Of each level, in Elo, as they were measured."),))
