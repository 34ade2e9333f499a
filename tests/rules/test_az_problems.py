"""Impossible set-ups of Azul: every problem is named, with its rule, and nothing else."""

import pytest

from tests.positions import AZUL, FOUR, GRAY, THREE, after, before_deal, board, offer, over, tiling
from tests.problems import changed, problems
from tilewright.azul.game import Azul

POSITION = (
    "2 offer 1 2 - BBYR/KKTT/-/-/- RT B13Y19R18K18T17 B2 "
    "7:-/BB/-/-/-:B..../...../...../...../.....:- "
    "3:-/-/-/-/-:...../...../...../...../.....:-"
)
ONE_ROW = "BYRKT\n" + ".....\n" * 4
TOP_ROW_NEARLY = "BYRK.\n" + ".....\n" * 4
DEAD = ".R.B.\n.B.T.\nK...Y\n.TB..\nY...K"  # no row of this gray wall can be completed


def test_a_position_without_problems_is_read() -> None:
    assert AZUL.notation.problems(AZUL.notation.parse_state(POSITION)) == ()


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        (["B13 > B14"], "There are 21 blue tiles in all (AZ-1.2)."),
        (["T17 > T16"], "There are 19 teal tiles in all (AZ-1.2)."),
        (["B13 > B9", "BB/- > BB/BBBB"], "Seat 1, line 3 holds 4 tiles (AZ-1.3)."),
        (
            ["B.... > .B..."],
            "Seat 1, row 1, column 2 of the wall is not a blue space (AZ-1.5).",
        ),
        (["1 2 - > - 2 -"], "The start player does not fit the phase (AZ-1.6)."),
        (["KKTT > KKTTT", "T17 > T16"], "Factory 2 holds 5 tiles (AZ-1.7)."),
        (["1 2 - > 1 - -"], "The seat in turn does not fit the phase (AZ-2.1)."),
        ([":- 3 > :1 3"], "Seat 1 has a start marker that is not theirs (AZ-2.3)."),
        (
            ["1 2 - > 1 2 1", ":- 3 > :11 3"],
            "Seat 1 has a start marker that is not theirs (AZ-2.3).",
        ),
        (
            ["1 2 - > 1 2 1"],
            "Seat 1 took the start marker, but it is not on their floor line (AZ-2.3).",
        ),
        (["/BB > /BY", "B13Y19 > B14Y18"], "Seat 1, line 2 holds more than one colour (AZ-3.2)."),
        (
            ["-/BB > B/BB", "B13 > B12"],
            "Seat 1, line 1 holds blue, which its wall row already has (AZ-3.3).",
        ),
        (
            [":- 3 > :TTTTTTTT 3", "T17 > T9"],
            "Seat 1 has 8 pieces on the floor line (AZ-3.7).",
        ),
        ([" 7: >  -7:"], "Seat 1 has -7 points; a score is never below 0 (AZ-5.5)."),
        (["2 offer > 0 offer"], "There is no round 0 (AZ-6.1)."),
    ],
)
def test_a_problem_is_told_alone_where_it_is_the_only_one(changes: list[str], problem: str) -> None:
    assert problems(AZUL, changed(POSITION, *changes)) == [problem]


def test_all_problems_are_told_at_once() -> None:
    text = changed(
        POSITION,
        "KKTT > KKKTT",  # a tile too many, on a factory of five
        "/BB > /BY",
        "B.... > BB...",
        ":- 3 > :11 3",
        " 3: >  -3:",
        "-/-/-/-/-:..... > RR/-/-/-/-:....T",
    )
    assert sorted(problems(AZUL, text)) == sorted(
        [
            "Seat 1, line 2 holds more than one colour (AZ-3.2).",
            "Seat 1, row 1 of the wall holds blue twice (AZ-3.3).",
            "Seat 1, row 1, column 2 of the wall is not a blue space (AZ-1.5).",
            "Seat 2 has -3 points; a score is never below 0 (AZ-5.5).",
            "Seat 2, line 1 holds 2 tiles (AZ-1.3).",
            "Factory 2 holds 5 tiles (AZ-1.7).",
            "There are 21 yellow tiles in all (AZ-1.2).",
            "There are 22 red tiles in all (AZ-1.2).",
            "There are 21 black tiles in all (AZ-1.2).",
            "There are 21 teal tiles in all (AZ-1.2).",
            "Seat 1 has a start marker that is not theirs (AZ-2.3).",
        ]
    )


def test_a_wrong_round_hides_no_other_problem() -> None:
    assert problems(AZUL, changed(POSITION, "2 offer > 0 offer", "B13 > B14")) == [
        "There is no round 0 (AZ-6.1).",
        "There are 21 blue tiles in all (AZ-1.2).",
    ]


def test_az_1_1_a_table_of_another_size_is_told_with_all_that_does_not_fit() -> None:
    assert problems(THREE, changed(POSITION, "1 2 - > 1 4 4")) == [
        "There are 2 boards for 3 seats (AZ-1.1).",
        "There are 5 factories, not 7 (AZ-1.1).",
        "There is no seat 4 among 3 (AZ-1.1).",
        "There is no seat 4 among 3 (AZ-1.1).",
    ]


def test_az_2_3_two_players_cannot_both_have_the_marker() -> None:
    text = str(offer(AZUL, board(floor="1"), board(floor="B"), marker=1))
    assert problems(AZUL, changed(text, ":B > :1", "B19 > B20")) == [
        "Seat 2 has a start marker that is not theirs (AZ-2.3)."
    ]


def test_az_2_4_a_full_floor_line_without_the_marker_is_possible() -> None:
    state = offer(AZUL, board(floor="BBBBKKK"), marker=1)
    assert AZUL.notation.problems(state) == ()


def test_az_3_8_an_offer_needs_something_to_take() -> None:
    text = changed(str(offer(AZUL)), "KKKK/ > -/", "K16 > K20")
    assert problems(AZUL, text) == ["There is nothing to take (AZ-3.8)."]


def test_az_3_8_nothing_is_left_on_offer_before_a_deal() -> None:
    text = changed(str(before_deal(AZUL, bag="BBBB")), " -/-/ >  BBBB/-/", " B4 >  -")
    assert problems(AZUL, text) == ["There are still tiles to take (AZ-3.8)."]


def test_az_4_walls_and_floors_are_finished_before_a_deal() -> None:
    text = str(before_deal(AZUL, bag="BBBB"))
    text = changed(text, "0:-/-/ > 0:-/YY/", "- 0: > T 0:", "Y20 > Y18", "T20 > T19")
    assert problems(AZUL, text) == [
        "Seat 1, line 2 is complete and should have been tiled (AZ-4.1).",
        "Seat 1 has a floor line that should have been scored (AZ-4.3).",
    ]


def test_az_6_1_the_marker_is_in_the_centre_before_a_deal() -> None:
    text = changed(str(before_deal(AZUL, bag="BBBB")), "1 - - > 1 - 2")
    assert problems(AZUL, text) == [
        "The start marker is back in the centre before a deal (AZ-6.1)."
    ]


def test_az_6_4_there_is_something_to_deal_before_a_deal() -> None:
    text = changed(str(before_deal(AZUL, bag="BBBB")), "B4 B16Y20R20K20T20 > - -")
    found = problems(AZUL, text)
    assert "The game should have ended (AZ-6.4)." in found
    assert "There are 0 blue tiles in all (AZ-1.2)." in found


def test_az_7_1_the_factory_offer_does_not_go_on_with_a_complete_row() -> None:
    text = changed(str(offer(AZUL, board(wall=TOP_ROW_NEARLY))), "BYRK. > BYRKT", "T20 > T19")
    assert problems(AZUL, text) == ["The game should have ended (AZ-7.1)."]


def test_az_7_1_no_deal_comes_after_a_complete_row() -> None:
    state = before_deal(AZUL, board(wall=TOP_ROW_NEARLY), bag="BBBB")
    text = changed(str(state), "BYRK. > BYRKT", "T20 > T19")
    assert problems(AZUL, text) == ["The game should have ended (AZ-7.1)."]


def test_az_7_1_a_game_is_not_over_without_a_complete_row() -> None:
    text = changed(str(over(AZUL, board(wall=ONE_ROW))), "BYRKT > BYRK.", "T19 > T20")
    assert problems(AZUL, text) == ["Nothing has ended the game (AZ-7.1)."]


def test_az_4_1_a_complete_line_was_tiled_before_the_end() -> None:
    text = changed(str(over(AZUL, board(wall=ONE_ROW))), "0:-/-/ > 0:-/TT/", "T19 > T17")
    assert problems(AZUL, text) == [
        "Seat 1, line 2 is complete and should have been tiled (AZ-4.1)."
    ]


def test_az_4_3_the_floor_line_was_scored_before_the_end() -> None:
    text = changed(str(over(AZUL, board(wall=ONE_ROW))), ":- 0: > :KK 0:", "K19 > K17")
    assert problems(AZUL, text) == [
        "Seat 1 has a floor line that should have been scored (AZ-4.3)."
    ]


def test_az_1_6_nothing_has_been_played_before_the_start_player_is_drawn() -> None:
    text = str(Azul().start())
    assert problems(Azul(), changed(text, "B20 > B18", "0:-/-/-/ > 5:-/-/BB/"))


def test_az_8_1_a_colour_is_not_twice_in_a_gray_column_or_row() -> None:
    state = offer(GRAY, board(wall="B....\n.....\n.....\n.....\n....Y"))
    text = changed(str(state), "..../..... > ..../B.Y.Y", "B19Y19 > B18Y17")
    assert problems(GRAY, text) == [
        "Seat 1, row 2 of the wall holds yellow twice (AZ-8.1).",
        "Seat 1, column 1 of the wall holds blue twice (AZ-8.1).",
        "Seat 1, column 5 of the wall holds yellow twice (AZ-8.1).",
    ]


def test_az_8_1_a_gray_wall_may_have_any_colour_anywhere() -> None:
    state = offer(GRAY, board(wall="TKRY.\n.....\nB....\n.....\n....."))
    assert GRAY.notation.problems(state) == ()
    assert {problem.rule for problem in AZUL.notation.problems(state)} == {"AZ-1.5"}


def test_az_8_1_nobody_chooses_a_space_without_a_complete_line() -> None:
    text = changed(str(tiling(GRAY, board(lines="B - - - -"))), "0:B > 0:-", "B19 > B20")
    assert problems(GRAY, text) == ["Seat 1 has no space to choose (AZ-8.1)."]


def test_az_8_1_nobody_chooses_a_space_of_the_coloured_wall() -> None:
    text = str(tiling(GRAY, board(lines="B - - - -")))
    assert problems(AZUL, text) == ["Seat 1 has no space to choose (AZ-8.1)."]


def test_az_8_3_a_single_space_is_nothing_to_choose() -> None:
    nearly = board(lines="- - BBB - -", wall="BYRK.\n.....\n..YRK\n.....\n.....")
    state = offer(GRAY, nearly, turn=2)
    text = changed(str(state), "offer > tiling", "1 2 - KKKK > 1 1 - -", "K14 > K18")
    assert problems(GRAY, text) == ["Seat 1 has no space to choose (AZ-8.1)."]


def test_az_4_seats_before_the_one_that_chooses_have_finished() -> None:
    text = str(tiling(GRAY, board(), board(lines="B - - - -"), turn=2))
    text = changed(text, "0:-/- > 0:-/TT", ":- 0: > :K 0:", "K20T20 > K19T18")
    assert problems(GRAY, text) == [
        "Seat 1, line 2 is complete and should have been tiled (AZ-4.1).",
        "Seat 1 has a floor line that should have been scored (AZ-4.3).",
    ]


def test_az_4_seats_after_the_one_that_chooses_have_not_begun() -> None:
    first = board(lines="B - - - -")
    state = tiling(GRAY, first, board(lines="- TT - - -", floor="K"))
    assert after(GRAY, state, "W11").turn == 1


def test_az_8_5_no_offer_comes_when_every_row_of_every_wall_is_dead() -> None:
    state = offer(GRAY, board(wall=DEAD), board(wall=DEAD.replace(".R", "..")), factories="RRRR")
    text = changed(str(state), "...B./.B > .R.B./.B", "R15 > R14")
    assert problems(GRAY, text) == ["The game should have ended (AZ-8.5)."]


def test_az_8_5_no_deal_comes_when_every_row_of_every_wall_is_dead() -> None:
    state = before_deal(GRAY, board(wall=DEAD), board(wall=DEAD.replace(".R", "..")), bag="RRRR")
    text = changed(str(state), "...B./.B > .R.B./.B", "R4 > R3")
    assert problems(GRAY, text) == ["The game should have ended (AZ-8.5)."]


def test_az_8_5_a_game_on_dead_walls_is_over() -> None:
    assert GRAY.notation.problems(over(GRAY, board(wall=DEAD), board(wall=DEAD))) == ()


def test_az_1_2_four_seats_share_the_same_hundred_tiles() -> None:
    text = changed(str(offer(FOUR)), "B20 > B21")
    assert problems(FOUR, text) == ["There are 21 blue tiles in all (AZ-1.2)."]
