"""AZ-4: wall-tiling."""

from itertools import permutations

import pytest

from tests.positions import (
    AZUL,
    FOUR,
    GRAY,
    GRAY_FOUR,
    LAST_TAKE,
    THREE,
    after,
    board,
    choices,
    offer,
    points,
    tiled,
    tiles,
    wall,
    why_not,
)
from tilewright.azul.state import Phase

TOP_ROW_NEARLY = """
    B Y R K .
    . . . . .
    . . . . .
    . . . . .
    . . . . ."""


def test_az_4_1_the_tile_of_a_complete_line_moves_to_the_space_of_its_colour() -> None:
    state = tiled(AZUL, board(lines="- - YYY - -"))
    assert state.boards[0].wall == wall("""
        . . . . .
        . . . . .
        . . . Y .
        . . . . .
        . . . . .""")


def test_az_4_1_the_other_tiles_of_a_complete_line_go_to_the_lid() -> None:
    state = tiled(AZUL, board(lines="T - YYY - RRRRR"))
    assert state.lid == tiles("YYRRRR")
    assert state.boards[0].lines == board().lines


def test_az_4_1_lines_are_tiled_from_top_to_bottom() -> None:
    state = offer(AZUL, board(lines="B TT KKK - -"), turn=2)
    rows = [each.why.parameters["row"] for each in points(AZUL, state, LAST_TAKE)]
    assert rows == [1, 2, 3]


def test_az_4_1_a_tile_scores_at_once_with_what_was_tiled_above_it() -> None:
    state = offer(AZUL, board(lines="B TT KKK - -"), turn=2)
    assert [each.points for each in points(AZUL, state, LAST_TAKE)] == [1, 2, 3]


def test_az_4_1_the_gray_wall_asks_for_the_topmost_complete_line_first() -> None:
    state = tiled(GRAY, board(lines="- BB YYY - -"))
    assert choices(GRAY, state) == ["W21", "W22", "W23", "W24", "W25"]
    assert why_not(GRAY, state, "W33") == "The tile of line 2 is placed first (AZ-4.1)."
    assert choices(GRAY, after(GRAY, state, "W22"))[0] == "W31"


def test_az_4_2_incomplete_lines_keep_their_tiles() -> None:
    state = tiled(AZUL, board(lines="- B YYY RRR KKKK"))
    assert state.boards[0].lines == board(lines="- B - RRR KKKK").lines


def test_az_4_3_the_floor_line_is_scored_after_the_last_line() -> None:
    state = offer(AZUL, board(lines="B - - - TTTTT", floor="KK"), turn=2)
    assert [each.why.rule for each in points(AZUL, state, LAST_TAKE)] == [
        "AZ-5.1",
        "AZ-5.1",
        "AZ-5.4",
    ]


def test_az_4_3_the_tiles_of_the_floor_line_go_to_the_lid() -> None:
    state = tiled(AZUL, board(floor="BBK"), board(floor="T"))
    assert state.lid == tiles("BBKT")
    assert [each.floor for each in state.boards] == [(), ()]


def test_az_4_3_the_marker_stays_with_its_player() -> None:
    state = offer(THREE, board(), board(floor="B1"), turn=3, marker=2)
    state = after(THREE, state, LAST_TAKE)
    assert state.start == 1
    assert state.lid == tiles("B"), "the marker is no tile"


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_az_4_the_order_of_players_changes_nothing(order: tuple[int, ...]) -> None:
    boards = (
        board(lines="B TT - - -", floor="BB", score=5),
        board(lines="- YY RRR - -", floor="RRRR", score=1),
        board(lines="T - - KKKK -", score=9),
    )
    seated = tiled(FOUR, *[boards[seat] for seat in order])
    usual = tiled(FOUR, *boards)
    assert seated.boards[:3] == tuple([usual.boards[seat] for seat in order])
    assert seated.lid == usual.lid


@pytest.mark.parametrize("start", [1, 2])
def test_az_4_the_start_player_changes_nothing_on_the_coloured_wall(start: int) -> None:
    boards = board(lines="B TT - - -", floor="BB"), board(floor="R", score=3)
    state = after(AZUL, offer(AZUL, *boards, turn=2, start=start), LAST_TAKE)
    assert [each.score for each in state.boards] == [1, 2]


def test_az_4_gray_seats_decide_in_turn_order_from_this_rounds_start_player() -> None:
    chooser = board(lines="B - - - -")
    state = offer(GRAY_FOUR, chooser, board(), board(), chooser, start=3, turn=2)
    state = after(GRAY_FOUR, state, LAST_TAKE)
    assert (state.phase, state.turn) == (Phase.TILING, 3)
    state = after(GRAY_FOUR, state, "W11")
    assert (state.phase, state.turn) == (Phase.TILING, 0)
    assert after(GRAY_FOUR, state, "W11").phase is Phase.DEAL


def test_az_4_gray_seats_do_not_decide_in_the_order_of_the_marker() -> None:
    chooser = board(lines="B - - - -")
    marked = board(lines="B - - - -", floor="1")
    state = offer(GRAY_FOUR, chooser, marked, start=1, turn=3, marker=2)
    state = after(GRAY_FOUR, state, LAST_TAKE)
    assert state.turn == 0, "the marker's holder starts the next round, not this one"


def test_az_4_a_gray_seat_finishes_its_wall_and_floor_before_the_next_one() -> None:
    chooser = board(lines="B YY - - -", floor="K", score=5)
    state = tiled(GRAY, chooser, board(lines="T - - - -", floor="R", score=5))
    state = after(GRAY, state, "W11")
    assert (state.turn, state.boards[0].floor) == (0, board(floor="K").floor)
    state = after(GRAY, state, "W24")
    assert (state.turn, state.boards[0].score) == (1, 5 + 1 + 1 - 1)
    assert state.boards[1].floor == board(floor="R").floor


def test_az_4_all_finish_before_the_end_of_the_game_is_checked() -> None:
    first = board(lines="T - - - -", wall=TOP_ROW_NEARLY)
    state = tiled(AZUL, first, board(lines="B YY - - -", floor="B", score=10))
    assert state.phase is Phase.OVER
    # 1 for blue, 1 for yellow, which is not below it, less 1 for the floor line
    assert state.boards[1].score == 10 + 1 + 1 - 1
    assert state.boards[1].lines == board(lines="- - - - KKKK").lines


def test_az_4_a_gray_seat_still_decides_after_another_completed_a_row() -> None:
    first = board(lines="T - - - -", wall=TOP_ROW_NEARLY)
    state = tiled(GRAY, first, board(lines="B - - - -"))
    assert (state.phase, state.turn) == (Phase.TILING, 1)
    assert after(GRAY, state, "W13").phase is Phase.OVER
