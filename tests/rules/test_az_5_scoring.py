"""AZ-5: scoring a tile; the floor line."""

from random import Random

import pytest

from tests.positions import (
    AZUL,
    GRAY,
    LAST_TAKE,
    after,
    board,
    offer,
    points,
    tiled,
    tiling,
)
from tilewright.core.runs import runs
from tilewright.core.tiles import COLOURS


def scored(drawing: str, row: int, column: int) -> int:
    """What a tile scores that moves to this space of the coloured wall, both counted from 1."""
    colour = COLOURS[(column - row) % 5]
    lines = ["-"] * 5
    lines[row - 1] = str(colour) * row
    state = offer(AZUL, board(lines=" ".join(lines), wall=drawing), turn=2)
    tile = points(AZUL, state, LAST_TAKE)[0]
    assert (tile.why.parameters["row"], tile.why.parameters["column"]) == (row, column)
    return tile.points


def test_az_5_1_a_tile_with_no_neighbour_scores_one() -> None:
    assert scored(". . . . .\n" * 5, 3, 3) == 1


def test_az_5_1_diagonal_tiles_are_no_neighbours() -> None:
    lonely = """
        . . . . .
        . B . R .
        . . . . .
        . K . B .
        . . . . ."""
    assert scored(lonely, 3, 3) == 1


def test_az_5_1_tiles_behind_a_gap_are_no_neighbours() -> None:
    gaps = """
        . . R . .
        . . . . .
        K . . . R
        . . . . .
        . . K . ."""
    assert scored(gaps, 3, 3) == 1


def test_az_5_2_a_horizontal_run_scores_its_length() -> None:
    row = """
        . . . . .
        . . . . .
        . T . Y R
        . . . . .
        . . . . ."""
    assert scored(row, 3, 3) == 4


def test_az_5_2_a_vertical_run_scores_its_length() -> None:
    column = """
        . . . . .
        . . Y . .
        . . . . .
        . . T . .
        . . K . ."""
    assert scored(column, 3, 3) == 4


def test_az_5_2_both_runs_count_where_both_have_two_or_more() -> None:
    cross = """
        . . R . .
        . . Y . .
        K T . Y .
        . . . . .
        . . . . ."""
    assert scored(cross, 3, 3) == 4 + 3


def test_az_5_2_a_run_of_one_adds_nothing() -> None:
    pair = """
        . . . . .
        . . . . .
        . T . . .
        . . . . .
        . . . . ."""
    assert scored(pair, 3, 3) == 2


def test_az_5_2_a_run_ends_at_a_gap() -> None:
    gap = """
        B . . . .
        . . . . .
        . T B Y .
        R . . . .
        Y . . . ."""
    assert scored(gap, 3, 1) == 4 + 3
    assert scored(gap, 3, 5) == 4
    assert scored(gap, 2, 1) == 2


def test_az_5_2_the_most_a_tile_can_score_is_ten() -> None:
    most = """
        . . R . .
        . . Y . .
        K T . Y R
        . . T . .
        . . K . ."""
    assert scored(most, 3, 3) == 10


def test_az_5_2_runs_do_not_wrap_round_the_wall() -> None:
    corner = """
        . . . . T
        . . . . .
        . . . . .
        . . . . .
        Y . . . ."""
    assert scored(corner, 1, 1) == 1


@pytest.mark.parametrize("seed", range(40))
def test_az_5_2_every_space_of_random_walls_scores_by_the_run_that_contains_it(seed: int) -> None:
    rng = Random(seed)
    marks = ["".join(rng.choice("x.") for _ in range(5)) for _ in range(5)]
    grid = [[None if mark == "." else mark for mark in row] for row in marks]
    for row in range(5):
        for column in range(5):
            across = _run(marks[row], column)
            down = _run("".join(each[column] for each in marks), row)
            expected = sum(length for length in (across, down) if length >= 2) or 1
            assert runs(grid, row, column).score == expected, f"seed {seed}: {row}, {column}"


def _run(marks: str, at: int) -> int:
    """The run through a place of a string, found by cutting the string at its gaps."""
    filled = marks[:at] + "x" + marks[at + 1 :]
    return len(filled[:at].split(".")[-1]) + len(filled[at:].split(".")[0])


def test_az_5_3_tiles_placed_earlier_in_the_same_phase_count() -> None:
    lines = board(lines="B TT KKK RRRR YYYYY")
    state = offer(AZUL, lines, turn=2)
    assert [each.points for each in points(AZUL, state, LAST_TAKE)] == [1, 2, 3, 4, 5]


def test_az_5_3_tiles_placed_later_in_the_same_phase_do_not_count() -> None:
    state = tiled(AZUL, board(lines="B TT - - -"))
    assert state.boards[0].score == 1 + 2


def test_az_5_3_tiles_chosen_earlier_on_the_gray_wall_count() -> None:
    state = tiling(GRAY, board(lines="B YY - - -"))
    state = after(GRAY, state, "W13")
    assert [each.points for each in points(GRAY, state, "W23")] == [2]
    assert [each.points for each in points(GRAY, state, "W24")] == [1]


@pytest.mark.parametrize(
    ("floor", "cost"),
    [("", 0), ("B", 1), ("BB", 2), ("BBK", 4), ("BBKK", 6), ("BBKKT", 8), ("BBKKTT", 11)]
    + [("BBKKTTT", 14)],
)
def test_az_5_4_the_floor_line_costs_one_one_two_two_two_three_three(floor: str, cost: int) -> None:
    state = tiled(AZUL, board(floor=floor, score=50))
    assert state.boards[0].score == 50 - cost


@pytest.mark.parametrize(("floor", "cost"), [("1", 1), ("B1", 2), ("1BBKK", 8), ("BBKKTT1", 14)])
def test_az_5_4_the_marker_counts_as_a_tile(floor: str, cost: int) -> None:
    state = offer(AZUL, board(floor=floor, score=50), turn=2, marker=1)
    assert after(AZUL, state, LAST_TAKE).boards[0].score == 50 - cost


def test_az_5_5_a_score_never_drops_below_zero() -> None:
    state = tiled(AZUL, board(floor="BBKKTTT", score=3), board(floor="B"))
    assert [each.score for each in state.boards] == [0, 0]


def test_az_5_5_a_score_may_drop_to_zero_exactly() -> None:
    state = offer(AZUL, board(floor="BBK", score=4), turn=2)
    assert [each.points for each in points(AZUL, state, LAST_TAKE)] == [-4]
    assert after(AZUL, state, LAST_TAKE).boards[0].score == 0


def test_az_5_5_the_points_of_this_rounds_tiles_are_there_before_the_floor_line() -> None:
    state = tiled(AZUL, board(lines="B TT - - -", floor="BK"))
    assert state.boards[0].score == 1 + 2 - 2


def test_az_5_5_points_lost_below_zero_are_not_owed_later() -> None:
    state = tiled(AZUL, board(floor="BBKKTTT", score=3))
    again = offer(AZUL, board(lines="B - - - -", score=state.boards[0].score), turn=2)
    assert after(AZUL, again, LAST_TAKE).boards[0].score == 1


def test_az_5_5_the_whole_floor_line_is_subtracted_before_the_score_is_raised() -> None:
    row = """
        B Y R K .
        . . . . .
        . . . . .
        . . . . .
        . . . . ."""
    last = board(lines="T - - - -", wall=row, floor="BBKKTTT", score=2)
    state = offer(AZUL, last, turn=2)
    # 2 + 5 for the tile − 14, raised to 0; then the bonus of the complete row (AZ-7.2)
    assert [each.points for each in points(AZUL, state, LAST_TAKE)] == [5, -14, 7, 2]
    assert after(AZUL, state, LAST_TAKE).boards[0].score == 2
