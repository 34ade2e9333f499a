"""The ledger: every point that a step of the game gives or takes, with its reason."""

from typing import TypeAlias

from tilewright.core.game import Points
from tilewright.core.runs import Grid, runs
from tilewright.core.seat import Seat
from tilewright.core.tiles import Colour
from tilewright.core.words import reason

Ledger: TypeAlias = list[Points]


def enter_tile(
    ledger: Ledger, seat: Seat, grid: Grid, row: int, column: int, colour: Colour, *rules: str
) -> int:
    """Enter what a tile placed there, from 0, scores (AZ-5.1, AZ-5.2, DU-7.1).

    The rules are that of a tile without neighbours and that of a tile in runs.
    """
    through = runs(grid, row, column)
    rule = rules[0] if through.shape == "alone" else rules[-1]
    why = reason(
        rule,
        "score-tile",
        points=through.score,
        shape=through.shape,
        across=through.across,
        down=through.down,
        row=row + 1,
        column=column + 1,
        colour=colour.word,
    )
    ledger.append(Points(seat, through.score, why))
    return through.score


def raised(ledger: Ledger, seat: Seat, score: int, rule: str) -> int:
    """The score, raised to 0 if negative (AZ-5.5, DU-7.3); what was forgiven is entered."""
    if score >= 0:
        return score
    ledger.append(Points(seat, -score, reason(rule, "score-raised", points=-score)))
    return 0
