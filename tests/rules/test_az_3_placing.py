"""AZ-3: the factory offer, placing tiles."""

import pytest

from tests.positions import AZUL, THREE, after, board, choices, offer, tiles, why_not
from tilewright.azul.state import Phase
from tilewright.core.errors import IllegalAction

YELLOW_IN_ROW_2 = """
    . . . . .
    . . Y . .
    . . . . .
    . . . . .
    . . . . ."""


def test_az_3_1_the_tiles_go_to_exactly_one_line() -> None:
    state = after(AZUL, offer(AZUL, factories="BBBY KKKK"), "1B3")
    assert state.boards[0] == board(lines="- - BBB - -")


def test_az_3_1_or_to_the_floor_line() -> None:
    state = after(AZUL, offer(AZUL, factories="BBBY KKKK"), "1BF")
    assert state.boards[0] == board(floor="BBB")


def test_az_3_1_every_line_and_the_floor_are_open_on_an_empty_board() -> None:
    state = offer(AZUL, factories="BBBB")
    assert choices(AZUL, state) == ["1B1", "1B2", "1B3", "1B4", "1B5", "1BF"]


def test_az_3_1_a_line_fills_from_right_to_left() -> None:
    state = offer(AZUL, board(lines="- - B - -"), factories="BYYY KKKK")
    state = after(AZUL, state, "1B3")
    drawing = AZUL.drawing.draw(AZUL.observe(state, None), ("Anna", "Ben"))
    assert "3     . B B  |" in drawing


def test_az_3_2_tiles_join_a_line_of_their_colour() -> None:
    state = offer(AZUL, board(lines="- R - - -"), factories="RYYY KKKK")
    assert after(AZUL, state, "1R2").boards[0] == board(lines="- RR - - -")


def test_az_3_2_a_line_of_another_colour_is_refused() -> None:
    state = offer(AZUL, board(lines="- R - BBB -"), factories="YYKK RRRR")
    assert why_not(AZUL, state, "1Y2") == "Line 2 already holds red (AZ-3.2)."
    assert why_not(AZUL, state, "1Y4") == "Line 4 already holds blue (AZ-3.2)."
    assert choices(AZUL, state)[:4] == ["1Y1", "1Y3", "1Y5", "1YF"]


def test_az_3_2_two_lines_may_hold_the_same_colour() -> None:
    state = offer(AZUL, board(lines="- - R - -"), factories="RRYY KKKK")
    assert after(AZUL, state, "1R4").boards[0] == board(lines="- - R RR -")


def test_az_3_3_colour_already_on_wall_row_is_refused() -> None:
    state = offer(AZUL, board(wall=YELLOW_IN_ROW_2), factories="YYKK RRRR")
    assert why_not(AZUL, state, "1Y2") == "Row 2 of your wall already holds yellow (AZ-3.3)."
    assert choices(AZUL, state)[:5] == ["1Y1", "1Y3", "1Y4", "1Y5", "1YF"]


def test_az_3_3_only_that_colour_and_only_that_row_are_barred() -> None:
    state = offer(AZUL, board(wall=YELLOW_IN_ROW_2), factories="YYKK RRRR")
    assert why_not(AZUL, state, "1K2") == ""
    assert why_not(AZUL, state, "1Y3") == ""


def test_az_3_3_another_players_wall_bars_nothing() -> None:
    state = offer(AZUL, board(), board(wall=YELLOW_IN_ROW_2), factories="YYKK RRRR")
    assert why_not(AZUL, state, "1Y2") == ""


def test_az_3_4_a_complete_line_is_refused() -> None:
    state = offer(AZUL, board(lines="T - RRR - -"), factories="TRRR KKKK")
    assert why_not(AZUL, state, "1T1") == "Line 1 is already complete (AZ-3.4)."
    assert why_not(AZUL, state, "1R3") == "Line 3 is already complete (AZ-3.4)."
    legal = choices(AZUL, state)
    assert "1T1" not in legal
    assert "1R3" not in legal
    assert "1TF" in legal


def test_az_3_4_a_complete_line_is_closed_to_other_colours_too() -> None:
    state = offer(AZUL, board(lines="T - - - -"), factories="TRRR KKKK")
    assert why_not(AZUL, state, "1R1") == "Line 1 already holds teal (AZ-3.2)."


@pytest.mark.parametrize(
    ("held", "line", "filled", "fallen"),
    [
        ("-", 1, "B", "BBB"),
        ("-", 3, "BBB", "B"),
        ("B", 2, "BB", "BBB"),
        ("BBBB", 5, "BBBBB", "BBB"),
    ],
)
def test_az_3_5_tiles_that_do_not_fit_fall_to_the_floor(
    held: str, line: int, filled: str, fallen: str
) -> None:
    lines = ["-"] * 5
    lines[line - 1] = held
    state = offer(AZUL, board(lines=" ".join(lines)), factories="BBBB KKKK")
    lines[line - 1] = filled
    expected = board(lines=" ".join(lines), floor=fallen)
    assert after(AZUL, state, f"1B{line}").boards[0] == expected


def test_az_3_6_all_tiles_may_go_to_the_floor_though_a_line_would_take_them() -> None:
    state = offer(AZUL, board(lines="- B - - -"), factories="BYYY KKKK")
    assert why_not(AZUL, state, "1BF") == ""
    assert after(AZUL, state, "1BF").boards[0] == board(lines="- B - - -", floor="B")


def test_az_3_6_the_floor_is_open_for_every_colour_of_every_source() -> None:
    full = board(lines="B YY RRR BBBB TTTTT", floor="TTTTTTT")
    state = offer(AZUL, full, factories="BBYY KKTT", centre="RT")
    assert choices(AZUL, state) == ["1BF", "1YF", "2KF", "2TF", "CRF", "CTF"]


def test_az_3_7_the_floor_line_fills_from_left_to_right() -> None:
    state = offer(AZUL, board(floor="Y"), factories="BBBK RRRR", centre="T")
    state = after(AZUL, state, "1BF", "2R5", "CT1")
    assert state.boards[0].floor == board(floor="Y BBB 1").floor


@pytest.mark.parametrize(
    ("floor", "take", "expected", "lid"),
    [
        ("YYYYY", "1BF", "YYYYYBB", "B"),
        ("YYYYYYY", "1BF", "YYYYYYY", "BBB"),
        ("YYYYYY", "1B2", "YYYYYYB", ""),
        ("YYYYYYY", "1B1", "YYYYYYY", "BB"),
    ],
)
def test_az_3_7_what_finds_no_space_on_the_floor_goes_to_the_lid(
    floor: str, take: str, expected: str, lid: str
) -> None:
    state = offer(AZUL, board(floor=floor), factories="BBBK RRRR", lid="KK")
    state = after(AZUL, state, take)
    assert state.boards[0].floor == board(floor=expected).floor
    assert state.lid == tiles("KK" + lid)


def test_az_3_7_the_marker_takes_one_of_the_seven_spaces() -> None:
    state = offer(AZUL, board(floor="1YYY"), factories="BBBB RRRR", marker=1)
    state = after(AZUL, state, "1BF")
    assert state.boards[0].floor == board(floor="1YYYBBB").floor
    assert state.lid == tiles("B")


def test_az_3_8_the_phase_goes_on_while_the_centre_holds_a_tile() -> None:
    state = after(AZUL, offer(AZUL, factories="BBBY"), "1B3")
    assert (state.phase, state.turn) == (Phase.OFFER, 1)
    assert choices(AZUL, state)[-1] == "CYF"


def test_az_3_8_the_phase_goes_on_while_a_factory_holds_a_tile() -> None:
    state = offer(AZUL, board(floor="1"), factories="BBBB", centre="Y", marker=1)
    state = after(AZUL, state, "CY1")
    assert (state.phase, state.turn) == (Phase.OFFER, 1)


def test_az_3_8_the_phase_ends_with_the_last_tile() -> None:
    state = after(AZUL, offer(AZUL, factories="BBBY"), "1B3", "CY1")
    assert state.phase is Phase.DEAL
    assert state.boards[0].wall[2][2] is not None, "line 3 was tiled"


def test_az_3_8_the_phase_ends_even_if_not_everyone_had_the_same_number_of_turns() -> None:
    state = after(THREE, offer(THREE, factories="KKKK", turn=2), "1K5")
    assert state.phase is Phase.DEAL


def test_az_3_an_illegal_take_changes_nothing_and_is_never_replaced() -> None:
    state = offer(AZUL, board(lines="- R - - -"), factories="YYKK RRRR")
    with pytest.raises(IllegalAction) as error:
        after(AZUL, state, "1Y2")
    assert str(error.value) == "1Y2: Line 2 already holds red (AZ-3.2)."
    assert (str(error.value.action), error.value.refusal.rule) == ("1Y2", "AZ-3.2")
