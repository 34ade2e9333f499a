"""What both games score in the same way."""

from tilewright.core.effects import Effect, Scored
from tilewright.core.runs import Grid
from tilewright.core.scoring import raised, score_tile
from tilewright.core.seat import Seat
from tilewright.core.tiles import Colour

GRID: Grid = [
    [None, 1, None, None],
    [1, 1, 1, None],
    [None, None, 1, None],
    [None, None, None, None],
]


def told(row: int, column: int) -> Scored:
    """What a tile there tells of its score."""
    sink: list[Effect] = []
    points = score_tile(sink, Seat(0), "wall", GRID, row, column, Colour.RED, "AZ-5.1", "AZ-5.2")
    (scored,) = sink
    assert isinstance(scored, Scored)
    assert scored.points == points
    return scored


def test_az_5_2_the_spaces_of_both_runs_count() -> None:
    scored = told(1, 1)
    assert scored.points == 5
    assert [str(space) for space in scored.spaces] == [
        *("p1.wall1.2", "p1.wall2.1", "p1.wall2.2", "p1.wall2.3")
    ]
    assert scored.why.rule == "AZ-5.2"


def test_az_5_2_a_run_of_one_does_not_count() -> None:
    scored = told(2, 0)
    assert [str(space) for space in scored.spaces] == ["p1.wall2.1", "p1.wall3.1"]
    assert (scored.points, scored.why.rule) == (2, "AZ-5.2")


def test_az_5_1_a_tile_without_neighbours_counts_alone() -> None:
    scored = told(0, 3)
    assert [str(space) for space in scored.spaces] == ["p1.wall1.4"]
    assert (scored.points, scored.why.rule) == (1, "AZ-5.1")


def test_without_a_sink_the_points_are_the_same() -> None:
    assert score_tile(None, Seat(0), "wall", GRID, 1, 1, Colour.RED, "AZ-5.1", "AZ-5.2") == 5


def test_az_5_5_a_negative_score_is_raised_and_told() -> None:
    sink: list[Effect] = []
    assert raised(sink, Seat(0), -3, "AZ-5.5") == 0
    (scored,) = sink
    assert isinstance(scored, Scored)
    assert (scored.points, scored.kind) == (3, "raised")
    assert raised(sink, Seat(0), 4, "AZ-5.5") == 4
    assert len(sink) == 1
