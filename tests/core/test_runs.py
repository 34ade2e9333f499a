"""Runs through a space (AZ-5.1, AZ-5.2, DU-7.1)."""

import pytest

from tilewright.core.runs import Runs, runs

GRID = [
    [None if mark == "." else mark for mark in row]
    for row in ("..#..", "..#..", "##.#.", ".....", "....#")
]


@pytest.mark.parametrize(
    ("row", "column", "across", "down", "score", "shape"),
    [
        (3, 1, 1, 2, 2, "column"),
        (2, 2, 4, 3, 7, "both"),
        (3, 4, 1, 2, 2, "column"),
        (2, 4, 2, 1, 2, "row"),
        (0, 0, 1, 1, 1, "alone"),
        (4, 3, 2, 1, 2, "row"),
        (0, 1, 2, 1, 2, "row"),
        (4, 1, 1, 1, 1, "alone"),
    ],
)
def test_az_5_2_a_run_reaches_as_far_as_tiles_touch(
    row: int, column: int, across: int, down: int, score: int, shape: str
) -> None:
    found = runs(GRID, row, column)
    assert (found.across, found.down) == (across, down)
    assert (found.score, found.shape) == (score, shape)


def test_a_run_may_fill_the_whole_row_and_column() -> None:
    full = [["#"] * 6 for _ in range(6)]
    assert runs(full, 0, 5) == Runs(across=6, down=6, left=0, top=0)
    assert runs(full, 0, 5).score == 12
