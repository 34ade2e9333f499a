"""The worked examples of the rulebooks, numbered as in docs/rules/duel.md."""

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
    taking,
    tiled,
    tiles,
)
from tilewright.core.tiles import Colour, letters


def test_example_1_two_teal_from_a_small_factory_black_and_yellow_are_stacked() -> None:
    """DU-5.1: black below."""
    state = after(taking(factories="YKTT BBRR KKBB YYRR"), "1T2", "^K")
    assert state.boards[0].lines == lines("- TT - - - -")
    assert state.factories[0].moon == (Colour.BLACK, Colour.YELLOW)
    assert state.factories[0].chip == "?"


def test_example_1_two_teal_from_the_large_factory_three_others_lie_side_by_side() -> None:
    """DU-5.1."""
    state = after(taking(large="BYRTT"), "LT2")
    assert state.boards[0].lines == lines("- TT - - - -")
    assert letters(state.large.moon) == "BYR"


def test_example_1_yellow_from_two_stacks_does_not_take_the_start_tile() -> None:
    """DU-5.3, DU-5.4."""
    state = after(taking(factories=":KY :BBY RRKK TTBB", large=":BRT"), "MY2")
    assert state.boards[0].lines == lines("- YY - - - -")
    assert state.start_tile is None


@pytest.mark.parametrize("colour", "BRT")
def test_example_1_any_tile_of_the_large_moon_does(colour: str) -> None:
    """DU-5.4."""
    state = after(taking(factories=":KY :BBY RRKK TTBB", large=":BRT"), f"M{colour}3")
    assert state.start_tile == 0


def test_example_2_two_points_for_two_plates_of_which_one_is_kept() -> None:
    """DU-4.3, DU-4.5."""
    state = taking(display="YKTS KSTR JBTK", spare="SKRB TRBJ", top="S")
    state = after(state, "P+", "bJ", "P+", "bS", "P=", "fSKRB/TRBJ", "K2", "@22r1")
    assert state.boards[0].score == 5 - 2
    assert [row[2:4] for row in dome_rows(state.boards[0])[2:4]] == ["bt", "jr"]
    assert list(map(str, state.returned)) == ["SKRB1"]
    assert state.turn == 1


def test_example_3_tiling_five_lines() -> None:
    """DU-6.1, DU-6.2, DU-6.3, DU-6.6."""
    dome = """
        y k b k y s
        t s s t k r
        . . t y . .
        . . j k . ."""
    held = board(lines="T KK TT BBBB KKK -", dome=dome, score=10, tokens=0)
    state = last(held, round=2)
    found = points(state, LAST_TAKE)
    assert [(each.points, each.why.message) for each in found] == [
        (0, "score-line-broken"),  # line 1 has no possible space, and three plates
        (1, "score-tile"),  # line 2: black to a black space
        (1, "score-tile"),  # line 4: blue to a joker space
        (-1, "score-broken"),
    ]
    state = after(state, LAST_TAKE)
    assert state.boards[0].lines == lines("- - TT - KKK -")
    assert state.tower == tiles("T" + "K" + "BBB")
    assert dome_rows(state.boards[0])[1] == "tsstKr"
    assert dome_rows(state.boards[0])[3][2:5] == "B*k"


TEAL_AND_RED = """
    y k . . . .
    t s . . . .
    t r . . . .
    b s . . . ."""


def test_example_4_two_half_teal_chips_complete_a_line_that_lacks_one_teal_tile() -> None:
    """DU-6.4."""
    state = tiled(board(lines="- T - - - -", dome=TEAL_AND_RED, chips="TY RT"))
    state = after(state, "$2")
    assert dome_rows(state.boards[0])[1].startswith("T")
    assert not any(state.boards[0].chips)


def test_example_4_any_three_chips_complete_another_line_that_lacks_one_tile() -> None:
    """DU-6.4."""
    state = tiled(board(lines="- - RR - - -", dome=TEAL_AND_RED, chips="B K Y"), round=2)
    assert choices(state) == ["$0", "$3"]
    state = after(state, "$3")
    assert dome_rows(state.boards[0])[2].startswith("tR")
    assert not any(state.boards[0].chips)


def test_example_5_yellow_fills_its_special_plate_and_blue_makes_a_column_of_three() -> None:
    """DU-7.1, DU-7.2, DU-6.7: the special tile of row 2 is in the blue tile's vertical run."""
    dome = """
        y K . . . .
        T s . . . .
        y b . . . .
        k s . . . ."""
    held = board(lines="Y - BBB - - -", dome=dome)
    found = points(last(held), LAST_TAKE)
    assert [(each.points, each.why.message) for each in found] == [
        (2 + 2, "score-tile"),  # yellow: a row of two and a column of two
        (2, "score-special"),  # in row 2
        (3, "score-tile"),  # blue in row 3, below the special tile
    ]


@pytest.mark.parametrize(("broken", "start_tile", "lost"), [("BY", None, 3), ("BYR", 1, 8)])
def test_example_6_broken_tiles_and_the_start_tile(
    broken: str, start_tile: int | None, lost: int
) -> None:
    """DU-1.8, DU-7.3."""
    assert tiled(board(broken=broken, score=30), start_tile=start_tile).boards[0].score == 30 - lost


def test_example_7_three_choices_of_action_c() -> None:
    """DU-5.3: 1 red, 2 black or 2 yellow are the top tiles."""
    state = taking(factories=":BR :TK :RRY :KY", large=":K")
    takes = sorted({text[1] for text in choices(state) if text[0] == "M"})
    assert takes == ["K", "R", "Y"]
    counts = {colour: after(state, f"M{colour}6").boards[0].lines[5].filled for colour in takes}
    assert counts == {"R": 1, "K": 2, "Y": 2}


def test_example_7_a_chip_revealed_by_one_player_is_taken_by_the_other_as_a_whole_turn() -> None:
    """DU-5.5, DU-5.6, DU-3.2."""
    state = after(taking(factories=":R :TK :RRY :KY", large=":K"), "MR1", "c1TY")
    assert state.turn == 1
    state = after(state, "C1")
    assert str(state.boards[1]).endswith(":1:TY1")
    assert state.turn == 0
