"""DU-6: phase 2, tiling the dome. How chips pay for missing tiles is tested with DU-6.4 alone."""

import pytest

from tests.duel_positions import (
    LAST_TAKE,
    after,
    board,
    choices,
    dome_rows,
    last,
    lines,
    points,
    tiled,
    tiles,
    why_not,
)
from tilewright.core.tiles import Colour
from tilewright.duel.state import Phase

THREE_PLATES = """
    y k b k y s
    t s s t k r"""  # rows 1 and 2 have all their plates
TWO_PLATES = """
    y k b k . .
    t s s t . ."""
JOKERS = """
    k y r t t y
    r j y j j k"""


# Complete lines


def test_du_6_1_the_tile_of_a_complete_line_moves_to_its_only_space() -> None:
    state = tiled(board(lines="B - - - - -", dome=THREE_PLATES))
    assert dome_rows(state.boards[0])[:2] == ["ykBkys", "tsstkr"]
    assert state.boards[0].lines == lines("- - - - - -")
    assert state.boards[0].score == 5 + 1


@pytest.mark.parametrize("line", [2, 3, 4, 5, 6])
def test_du_6_1_the_lines_other_tiles_go_to_the_tower(line: int) -> None:
    held = ["-"] * 6
    held[line - 1] = "T" * line
    plate = "t y . . . .\ns k . . . ." if line % 2 else "y k . . . .\nt s . . . ."
    dome = ". . . . _ _\n" * ((line - 1) // 2 * 2) + plate
    state = tiled(board(lines=" ".join(held), dome=dome))
    assert state.boards[0].lines == lines("- - - - - -")
    assert state.boards[0].dome[line - 1][0] == Colour.TEAL
    assert state.tower == tiles("T" * (line - 1))


def test_du_6_1_the_player_chooses_among_matching_spaces() -> None:
    state = tiled(board(lines="K - - - - -", dome=THREE_PLATES))
    assert (state.phase, state.turn, state.at) == (Phase.TILING, 0, 1)
    assert choices(state) == ["W12", "W14"]
    assert dome_rows(after(state, "W14").boards[0])[0] == "ykbKys"


def test_du_6_1_a_joker_space_is_a_choice_beside_the_colours_own() -> None:
    state = tiled(board(lines="- YY - - - -", dome=JOKERS))
    assert choices(state) == ["W22", "W23", "W24", "W25"]
    assert dome_rows(after(state, "W25").boards[0])[1] == "rjyjY*k"


def test_du_6_1_other_spaces_are_refused() -> None:
    dome = THREE_PLATES.replace("y k b k", "y k B k")
    state = tiled(board(lines="K - - - - -", dome=dome))
    assert why_not(state, "W13") == "Row 1, column 3 is already filled (DU-6.1)."
    assert why_not(state, "W11") == "Row 1, column 1 does not take black (DU-6.1)."
    assert why_not(state, "W16") == "Row 1, column 6 takes only a special tile (DU-6.7)."
    assert why_not(state, "W25") == "The tile of line 1 is placed first (DU-6.1)."


def test_du_6_1_a_space_without_a_plate_is_refused() -> None:
    state = tiled(board(lines="K - - - - -", dome=TWO_PLATES))
    assert why_not(state, "W15") == "Row 1, column 5 does not take black (DU-6.1)."


def test_du_6_1_tiling_is_compulsory() -> None:
    state = tiled(board(lines="K - - - - -", dome=THREE_PLATES))
    assert "$0" not in choices(state)
    assert why_not(state, "$0") == "The player in turn chooses a space of the dome now (DU-6.1)."


def test_du_6_1_lines_are_tiled_from_top_to_bottom() -> None:
    state = tiled(board(lines="K TT - - - -", dome=THREE_PLATES))
    assert state.at == 1
    state = after(state, "W12")
    assert (state.at, choices(state)) == (2, ["W21", "W24"])
    state = after(state, "W24")
    assert state.round == 2


def test_du_6_1_each_player_tiles_alone_and_the_start_player_goes_first() -> None:
    mine = board(lines="K - - - - -", dome=THREE_PLATES)
    theirs = board(lines="T - - - - -", dome=". . t r r t\n. . b s y j")
    state = tiled(mine, theirs, start=2)
    assert (state.turn, choices(state)) == (1, ["W13", "W16"])
    state = after(state, "W16")
    assert (state.turn, choices(state)) == (0, ["W12", "W14"])
    assert after(state, "W12").round == 2


def test_du_6_1_a_space_that_is_filled_is_none() -> None:
    state = tiled(board(lines="K - - - - -", dome=THREE_PLATES.replace("y k b", "y K b")))
    assert dome_rows(state.boards[0])[0] == "yKbKys"


# Lines without a space


@pytest.mark.parametrize("line", ["R", "T"])
def test_du_6_2_a_complete_line_waits_while_its_row_lacks_a_plate(line: str) -> None:
    state = tiled(board(lines=f"{line} - - - - -", dome=TWO_PLATES))
    assert state.boards[0].lines == lines(f"{line} - - - - -")
    assert state.boards[0].score == 5


def test_du_6_2_so_does_an_incomplete_line() -> None:
    state = tiled(board(lines="- B - - - -", dome=TWO_PLATES))
    assert state.boards[0].lines == lines("- B - - - -")
    assert state.tower == tiles("")


def test_du_6_2_a_row_without_any_plate_waits_too() -> None:
    state = tiled(board(lines="- - RRR BB - -", dome=THREE_PLATES))
    assert state.boards[0].lines == lines("- - RRR BB - -")


def test_du_6_2_a_colour_whose_spaces_are_all_filled_waits_too() -> None:
    state = tiled(board(lines="B - - - - -", dome=TWO_PLATES.replace("b", "B")))
    assert state.boards[0].lines == lines("B - - - - -")


def test_du_6_3_a_complete_line_without_a_space_in_a_row_of_three_plates_breaks() -> None:
    held = board(lines="T - - - - -", dome=THREE_PLATES, score=9)
    broke, lost = points(last(held), LAST_TAKE)
    assert str(broke.why) == "0: line 1 has no space for teal; its tiles break"
    assert (broke.points, broke.why.rule, lost.points) == (0, "DU-6.3", -1)
    state = tiled(held)
    assert state.boards[0].lines == lines("- - - - - -")
    assert state.boards[0].score == 8
    assert state.tower == tiles("T")


def test_du_6_3_an_incomplete_line_breaks_too() -> None:
    state = tiled(board(lines="- B - - - -", dome=THREE_PLATES, score=9))
    assert state.boards[0].lines == lines("- - - - - -")
    assert (state.boards[0].score, state.tower) == (8, tiles("B"))


def test_du_6_3_all_tiles_of_the_line_break() -> None:
    state = tiled(board(lines="- BB - - - -", dome=THREE_PLATES, score=9))
    assert (state.boards[0].score, state.tower) == (9 - 3, tiles("BB"))


def test_du_6_3_the_broken_space_holds_no_more_than_four() -> None:
    """Three broken tiles before phase 2; of two more only one finds a space (DU-5.9)."""
    state = tiled(board(lines="- BB - - - -", dome=THREE_PLATES, broken="KKR", score=20))
    assert (state.boards[0].score, state.tower) == (20 - 10, tiles("BBKKR"))


def test_du_6_3_a_filled_space_is_no_space() -> None:
    state = tiled(board(lines="B - - - - -", dome=THREE_PLATES.replace("b", "B"), score=9))
    assert state.boards[0].lines == lines("- - - - - -")
    assert state.boards[0].score == 8


def test_du_6_3_a_plate_elsewhere_does_not_count() -> None:
    """The row above is short of a plate, that of the line is not."""
    dome = (
        TWO_PLATES
        + """
    k s y b s k
    t r k s r b"""
    )
    state = tiled(board(lines="T - TTT - - -", dome=dome, score=9), round=2)
    assert state.boards[0].lines[0] == (Colour.TEAL, 1)
    assert state.boards[0].lines[2] == (None, 0)


def test_du_6_3_a_line_that_gets_its_tile_in_this_phase_does_not_break_before() -> None:
    """Line 1 fills the last black space of row 1; line 2 has one of its own."""
    dome = THREE_PLATES.replace("b k", "b K")
    state = tiled(board(lines="K KK - - - -", dome=dome))
    assert dome_rows(state.boards[0])[:2] == ["yKbKys", "tsstKr"]


def test_du_6_6_an_incomplete_line_with_a_space_keeps_its_tiles() -> None:
    state = tiled(board(lines="- T RR - - -", dome=THREE_PLATES))
    assert state.boards[0].lines == lines("- T RR - - -")
    assert state.boards[0].score == 5


def test_du_6_6_even_in_round_5() -> None:
    state = tiled(board(lines="- T - - - -", dome=THREE_PLATES), round=5)
    assert state.phase is Phase.OVER
    assert state.boards[0].lines == lines("- T - - - -")


# Special and joker spaces


def test_du_6_7_the_special_tile_comes_at_once_when_the_other_three_are_filled() -> None:
    dome = """
        Y k
        T s"""
    state = tiled(board(lines="K - - - - -", dome=dome))
    assert [row[:2] for row in dome_rows(state.boards[0])[:2]] == ["YK", "TS"]


def test_du_6_7_it_does_not_come_before() -> None:
    dome = """
        y k
        T s"""
    state = tiled(board(lines="K - - - - -", dome=dome))
    assert [row[:2] for row in dome_rows(state.boards[0])[:2]] == ["yK", "Ts"]


def test_du_6_7_it_scores_its_row_and_nothing_for_neighbours() -> None:
    """The special tile in row 2 lies between two tiles and below one: still 2 points."""
    dome = """
        Y k b K
        T s s T"""
    found = points(last(board(lines="K - - - - -", dome=dome)), LAST_TAKE)
    assert [each.points for each in found] == [2, 2]  # a row of two, then the special tile


def test_du_6_7_it_counts_as_a_tile_for_later_neighbours() -> None:
    """Line 1 brings the special tile; line 2 then makes a row of three with it."""
    dome = """
        Y k K s . .
        T s t r . ."""
    found = points(last(board(lines="K TT - - - -", dome=dome)), LAST_TAKE)
    assert [each.points for each in found] == [3, 2, 3 + 2]


def test_du_6_7_a_special_space_takes_no_tile_of_a_line() -> None:
    state = tiled(board(lines="- RR - - - -", dome=THREE_PLATES.replace("k r", "k R"), score=9))
    assert state.boards[0].score == 9 - 3  # broken: there is no red space left in row 2


@pytest.mark.parametrize("colour", "BYRKT")
def test_du_6_7_a_joker_space_takes_any_colour(colour: str) -> None:
    dome = """
        j B . . . .
        t k . . . ."""
    state = tiled(board(lines=f"{colour} - - - - -", dome=dome))
    assert dome_rows(state.boards[0])[0].startswith(f"{colour}*")


def test_du_6_7_a_filled_joker_plate_brings_no_special_tile() -> None:
    dome = """
        j B . . . .
        T K . . . ."""
    found = points(last(board(lines="R - - - - -", dome=dome)), LAST_TAKE)
    assert [each.why.message for each in found] == ["score-tile"]


def test_du_6_7_each_special_plate_gets_its_own_tile() -> None:
    dome = """
        Y k k s . .
        T s T R . ."""
    state = tiled(board(lines="K - - - - -", dome=dome))
    assert choices(state) == ["W12", "W13"]
    assert dome_rows(after(state, "W12").boards[0])[:2] == ["YKks..", "TSTR.."]
    assert dome_rows(after(state, "W13").boards[0])[:2] == ["YkKS..", "TsTR.."]
