"""What both games score in the same way: a tile in its runs, and a score that is never negative."""

from tilewright.core.effects import Place, Sink, scored
from tilewright.core.runs import Grid, Runs, runs
from tilewright.core.seat import Seat
from tilewright.core.tiles import Colour


def score_tile(
    sink: Sink,
    seat: Seat,
    kind: str,
    grid: Grid,
    row: int,
    column: int,
    colour: Colour,
    *rules: str,
) -> int:
    """What a tile placed there, from 0, scores (AZ-5.1, AZ-5.2, DU-7.1).

    `kind` is that of the grid's places. The rules are that of a tile without neighbours and that of
    a tile in runs.
    """
    through = runs(grid, row, column)
    if sink is not None:
        sink.append(
            scored(
                seat,
                through.score,
                rules[0] if through.shape == "alone" else rules[-1],
                "tile",
                [Place(kind, seat, at) for at in sorted(_spaces(row, column, through))],
                shape=through.shape,
                across=through.across,
                down=through.down,
                row=row + 1,
                column=column + 1,
                colour=colour.word,
            )
        )
    return through.score


def _spaces(row: int, column: int, through: Runs) -> set[tuple[int, int]]:
    """The spaces, from 1, of the runs that count; the tile's own is always among them."""
    found = {(row + 1, column + 1)}
    if through.across > 1:
        found |= {(row + 1, through.left + at) for at in range(1, through.across + 1)}
    if through.down > 1:
        found |= {(through.top + at, column + 1) for at in range(1, through.down + 1)}
    return found


def raised(sink: Sink, seat: Seat, score: int, rule: str) -> int:
    """The score, raised to 0 if negative (AZ-5.5, DU-7.3); what was forgiven is told."""
    if score >= 0:
        return score
    if sink is not None:
        sink.append(scored(seat, -score, rule, "raised"))
    return 0
