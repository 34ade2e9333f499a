"""DU-7: scoring in phase 2."""

import pytest

from tests.duel_positions import DUEL, LAST_TAKE, after, board, last, points, tiled, tiles

ROWS_1_AND_2 = """
    y k b k y s
    t s s t k r"""
MIDDLE = """
    s y Y k . .
    b R t s . .
    . . K s . .
    . . T r . ."""  # a teal space in row 2 with neighbours above, below and to the left


def gains(held: str, dome: str) -> list[int]:
    """The points of seat 1's phase 2, one by one."""
    return [each.points for each in points(last(board(lines=held, dome=dome)), LAST_TAKE)]


# Tiles


def test_du_7_1_a_tile_without_neighbours_scores_one() -> None:
    assert gains("B - - - - -", ROWS_1_AND_2) == [1]


def test_du_7_1_tiles_at_its_corners_are_no_neighbours() -> None:
    assert gains("B - - - - -", ROWS_1_AND_2.replace("s t k", "s T k")) == [1]


@pytest.mark.parametrize(
    ("row", "score"),
    [
        ("y k b K y s", 2),
        ("y K b k y s", 2),
        ("y K b K y s", 3),
        ("Y K b K Y s", 5),
        ("Y k b k Y s", 1),
        ("Y k b K Y s", 3),
    ],
)
def test_du_7_1_a_horizontal_run_scores_its_length(row: str, score: int) -> None:
    assert gains("B - - - - -", f"{row}\nt s s t k r") == [score]


@pytest.mark.parametrize(
    ("above", "below", "lowest", "score"),
    [
        ("Y", "K", "T", 4),
        ("y", "K", "T", 3),
        ("Y", "k", "T", 2),
        ("Y", "K", "t", 3),
        ("y", "k", "T", 1),
    ],
)
def test_du_7_1_a_vertical_run_scores_its_length(
    above: str, below: str, lowest: str, score: int
) -> None:
    dome = MIDDLE.replace("R", "r").replace("Y k", f"{above} k")
    dome = dome.replace("K s", f"{below} s").replace("T r", f"{lowest} r")
    assert gains("- TT - - - -", dome) == [score]


def test_du_7_1_both_runs_are_added() -> None:
    assert gains("- TT - - - -", MIDDLE) == [2 + 4]


def test_du_7_1_the_runs_may_be_six_long() -> None:
    """Row 2 and column 3 are full but for their common space."""
    dome = """
        j b T k r t
        T K r B* Y B*
        _ _ K y _ _
        _ _ R j _ _
        _ _ T y _ _
        _ _ B* k _ _"""
    state = last(board(lines="- RR - - - -", dome=dome), round=5)
    assert points(state, LAST_TAKE)[0].points == 6 + 6


def test_du_7_1_a_special_tile_counts_in_runs() -> None:
    dome = """
        S Y k s . .
        B R T r . ."""
    assert gains("K - - - - -", dome) == [3 + 2]  # special, yellow, black; black above teal


def test_du_7_1_a_tile_on_a_joker_space_counts_in_runs() -> None:
    dome = """
        R* B k s . .
        t k t r . ."""
    assert gains("K - - - - -", dome) == [3]


def test_du_7_1_a_tile_is_scored_before_the_next_line_is_tiled() -> None:
    dome = """
        y k . . . .
        t s . . . ."""
    assert gains("Y TT - - - -", dome) == [1, 2]
    assert gains("K TT - - - -", dome) == [1, 1]


# Special tiles


def test_du_7_2_the_special_tile_scores_after_the_tile_that_brought_it() -> None:
    dome = """
        Y k . . . .
        T s . . . ."""
    found = points(last(board(lines="K - - - - -", dome=dome)), LAST_TAKE)
    assert [(each.why.message, each.points) for each in found] == [
        ("score-tile", 2),
        ("score-special", 2),
    ]


def test_du_7_2_the_tile_itself_does_not_yet_count_the_special_one() -> None:
    """The special space lies below black: its tile comes too late for black's vertical run."""
    dome = """
        Y k . . . .
        T s . . . ."""
    assert gains("K - - - - -", dome)[0] == 2


# Broken tiles and the start tile


@pytest.mark.parametrize(
    ("broken", "start_tile", "lost"),
    [("", 1, 2), ("B", 1, 3), ("BY", None, 3), ("BYR", 1, 8), ("BYRK", 1, 12), ("BYRK", 2, 10)],
)
def test_du_7_3_broken_tiles_and_the_start_tile_cost_points(
    broken: str, start_tile: int | None, lost: int
) -> None:
    state = tiled(board(broken=broken, score=20), start_tile=start_tile)
    assert state.boards[0].score == 20 - lost


def test_du_7_3_broken_tiles_go_to_the_tower() -> None:
    state = tiled(board(broken="BYYK"))
    assert state.boards[0].broken == ()
    assert state.tower == tiles("BYYK")


def test_du_7_3_they_are_counted_after_the_last_line() -> None:
    """0 points, a tile of 1 point, 2 broken tiles: the point is won first and then lost."""
    held = board(lines="B - - - - -", dome=ROWS_1_AND_2, broken="YY", score=2)
    assert [each.points for each in points(last(held), LAST_TAKE)] == [1, -3]
    assert tiled(held).boards[0].score == 0


@pytest.mark.parametrize(("score", "left"), [(0, 0), (11, 0), (12, 0), (13, 1)])
def test_du_7_3_a_score_never_drops_below_0(score: int, left: int) -> None:
    state = tiled(board(broken="BYRK", score=score), start_tile=1)
    assert state.boards[0].score == left


def test_du_7_3_the_sum_is_subtracted_at_once_and_then_raised() -> None:
    found = points(last(board(broken="BYR", score=4), start_tile=1), LAST_TAKE)
    assert [(each.why.message, each.points) for each in found] == [
        ("score-broken", -6),
        ("score-start-tile", -2),
        ("score-raised", 4),
    ]


def test_du_7_3_both_players_settle() -> None:
    state = tiled(board(broken="B"), board(broken="YY"), start_tile=2)
    assert [each.score for each in state.boards] == [4, 0]


def test_du_7_3_tiles_broken_in_phase_2_count_with_the_others() -> None:
    held = board(lines="T - - - - -", dome=ROWS_1_AND_2, broken="B", score=9)
    assert tiled(held).boards[0].score == 9 - 3


def test_du_7_3_points_won_by_choice_are_settled_after_the_choice() -> None:
    state = tiled(board(lines="K - - - - -", dome=ROWS_1_AND_2, broken="B"))
    assert [each.points for each in points(state, "W12")] == [1, -1]
    assert after(state, "W12").boards[0].score == 5


def test_du_7_3_what_was_settled_is_not_counted_again_in_the_standing() -> None:
    """Seat 1 has settled with the start tile; seat 2 still chooses a space."""
    theirs = board(lines="K - - - - -", dome=ROWS_1_AND_2)
    state = tiled(board(score=20), theirs, start_tile=1)
    assert (state.turn, DUEL.progress(state).scores) == (1, (18, 5))
    assert DUEL.standing(state) == (18, 6)


def test_du_7_3_at_the_end_the_standing_is_the_score() -> None:
    state = tiled(board(score=20), round=5, start_tile=1)
    assert DUEL.standing(state) == DUEL.progress(state).scores == (18, 5)
