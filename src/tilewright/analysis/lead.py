"""Expected leads: what a share of the win means in points, by coefficients that were fitted.

The search knows shares of the win. In points a seat may expect

    at * (its lead if the tiling began now) + by * log(share / (1 - share)) + to

with coefficients for every table and round; `tools/lead.py` fits them to games of the search
against itself, and tells how far such games end from it. Where a game is solved to its end, the
lead is read from the value itself.
"""

from functools import cache
from importlib import resources
from math import log
from typing import NamedTuple

from msgspec import json

from tilewright.core.game import AnyGame
from tilewright.native.judgement import table_of

FILE = "lead.json"
LEAST = 0.02  # shares nearer to 0 or 1 are taken for that
WITHIN = 0.8  # of the games end inside the band

# The part of a value that is for the lead in points, and the lead from which more is worth nothing,
# as the search of two seats has them.
PARTS = {"azul": 0.1, "duel": 0.05}
LARGEST = 100


class Link(NamedTuple):
    """From a share to points, in one round of a table."""

    at: float
    by: float
    to: float
    band: float  # four games of five end within so many points


class Worth(NamedTuple):
    """What a seat may expect."""

    share: float
    lead: float


@cache
def links(table: str) -> tuple[Link, ...]:
    """The links of a table, by round; the last one holds for all later rounds."""
    text = resources.files("tilewright.analysis").joinpath(FILE).read_text(encoding="utf-8")
    found = json.decode(text, type=dict[str, list[Link]])
    return tuple(found[table])


def link_of(game: AnyGame, number: int) -> Link:
    """The link of a round, from 1."""
    found = links(table_of(game))
    return found[min(number, len(found)) - 1]


def lead_over_others(points: tuple[int, ...], seat: int) -> int:
    """How many points a seat has more than the best of the others."""
    return points[seat] - max(other for each, other in enumerate(points) if each != seat)


def logit(share: float) -> float:
    """The logarithm of the odds, with shares near 0 and 1 held back."""
    bound = min(max(share, LEAST), 1 - LEAST)
    return log(bound / (1 - bound))


def expected_lead(link: Link, standing: int, share: float) -> float:
    """The lead to expect with such a lead in points now and that share of the win."""
    return link.at * standing + link.by * logit(share) + link.to


def solved(game: AnyGame, value: float) -> Worth | None:
    """Result and lead in a value that is proven to the end of the game; None for more seats.

    >>> from tilewright.azul.game import Azul
    >>> solved(Azul(), 0.956)
    Worth(share=1.0, lead=12.0)
    """
    if game.seats != 2:
        return None
    part = PARTS[game.name]
    share = 1.0 if value > 1 - part else 0.0 if value < part else 0.5
    lead = ((value - (1 - part) * share) / part - 0.5) * 2 * LARGEST
    return Worth(share, round(lead, 1))
