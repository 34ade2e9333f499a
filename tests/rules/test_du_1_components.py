"""DU-1: components. The tables are written out here once more, from the rules."""

from collections import Counter
from random import Random

import pytest

from tests.duel_positions import (
    DUEL,
    LAST_TAKE,
    after,
    board,
    choices,
    last,
    lines,
    points,
    taking,
    tiled,
    tiles,
    why_not,
)
from tilewright.core.playing import play_out
from tilewright.core.tiles import Colour
from tilewright.duel.actions import TakeSun
from tilewright.duel.game import Duel
from tilewright.duel.plates import (
    ALL_CHIPS,
    BROKEN_COST,
    CHIPS,
    PLATES,
    SCORING_TILES,
    SPECIAL_POINTS,
    back_of,
    turned,
)

SPECIAL_PLATES = ["YKTS", "KSTR", "SKRB", "YBKS", "TRBS", "YSKR", "BKST", "STYB", "SYBR"]
JOKER_PLATES = ["JBTK", "TRBJ", "KYRJ", "TYJK", "YRJB", "TKRJ", "RTYJ", "TBJY", "RJBK"]


def test_du_1_1_the_bag_holds_thirteen_tiles_of_each_colour_and_the_tower_is_empty() -> None:
    start = DUEL.start()
    assert start.bag == (13, 13, 13, 13, 13)
    assert sum(start.bag) == 65
    assert start.tower == (0, 0, 0, 0, 0)


@pytest.mark.parametrize("seed", range(6))
def test_du_1_1_no_tile_is_ever_lost(seed: int) -> None:
    for state in play_out(DUEL, Random(seed)).states():
        found: Counter[str] = Counter()
        for each in state.boards:
            _, held, dome, broken, *_ = str(each).split(":")
            found.update(held + dome + broken)
        for factory in state.factories:
            found.update(colour.letter for colour in factory.moon)
        piles = [factory.sun for factory in state.factories]
        for pile in (*piles, *state.large, state.bag, state.tower):
            found.update(dict(zip("BYRKT", pile, strict=True)))
        lying = {letter: found[letter] for letter in "BYRKT"}
        assert lying == dict.fromkeys("BYRKT", 13), f"seed {seed}: {state}"


def test_du_1_1_there_is_a_special_tile_for_every_special_space() -> None:
    assert "".join(PLATES).count("S") == 9


def test_du_1_2_four_small_factories_and_a_large_one_each_with_sun_and_moon() -> None:
    start = DUEL.start()
    assert [str(factory) for factory in start.factories] == ["-:-:-"] * 4
    assert str(start.large) == "-:-"
    fifth = TakeSun(5, Colour.BLUE, 1)
    assert str(DUEL.refusal(taking(), fifth)) == "There is no factory 5 at this table (DU-1.2)."


def test_du_1_2_the_start_tile_lies_on_the_large_factory() -> None:
    assert DUEL.start().start_tile is None
    assert "start tile 1" in DUEL.drawing.draw(DUEL.observe(taking(), None), ("Anna", "Bo"))


def test_du_1_3_both_boards_are_empty_with_five_points_and_two_tokens() -> None:
    dome = "/".join(["......"] * 6)
    assert [str(each) for each in DUEL.start().boards] == [f"5:-/-/-/-/-/-:{dome}:-:2:0:-"] * 2


@pytest.mark.parametrize("line", [1, 2, 3, 4, 5, 6])
def test_du_1_3_line_n_has_n_spaces(line: int) -> None:
    state = taking(factories=":B :B :B :B", large=":BBB")
    state = after(state, f"MB{line}")
    assert state.boards[0].lines[line - 1].filled == line
    assert len(state.boards[0].broken) == min(4, 7 - line)


def test_du_1_3_there_is_no_seventh_line() -> None:
    seventh = TakeSun(1, Colour.BLUE, 7)
    assert str(DUEL.refusal(taking(), seventh)) == "There is no line 7 (DU-1.3)."


def test_du_1_3_dome_row_n_belongs_to_pattern_line_n() -> None:
    black_everywhere = """
        y k . . . .
        t s . . . .
        k s . . . .
        t r . . . .
        s k . . . .
        r b . . . ."""
    state = tiled(board(lines="K - KKK - KKKKK -", dome=black_everywhere))
    tiles_placed = [
        (row + 1, column + 1)
        for row in range(6)
        for column in range(6)
        if state.boards[0].dome[row][column] is not None
    ]
    assert tiles_placed == [(1, 2), (3, 1), (5, 2)]


def test_du_1_3_the_dome_has_three_by_three_cells() -> None:
    state = after(taking(board(dome=". . . . . .\n" * 4 + ". . . . _ _\n" * 2)), "P1")
    cells = {text[1:3] for text in choices(state)}
    assert cells == {"11", "12", "13", "21", "22", "23", "31", "32"}
    assert why_not(state, "@33r0") == "The cell in row 3, column 3 already has a plate (DU-4.5)."


def test_du_1_3_the_space_for_broken_tiles_holds_four() -> None:
    state = after(taking(factories=":B :B :B :B", large=":BBB"), "MBX")
    assert state.boards[0].broken == (Colour.BLUE,) * 4
    assert state.tower == tiles("BBB")


def test_du_1_3_the_start_tile_costs_two() -> None:
    assert tiled(start_tile=1).boards[0].score == 5 - 2
    assert tiled(start_tile=1).boards[1].score == 5


def test_du_1_4_eighteen_plates_with_three_colours_and_one_special_or_joker_space() -> None:
    assert len(PLATES) == 18
    for plate in PLATES:
        colours = [mark for mark in plate if mark in "BYRKT"]
        assert len(colours) == len(set(colours)) == 3
        assert plate.count("S") + plate.count("J") == 1
    assert Counter(back_of(plate) for plate in PLATES) == {"S": 9, "J": 9}


def test_du_1_4_the_back_shows_the_type() -> None:
    assert [plate for plate in PLATES if back_of(plate) == "S"] == SPECIAL_PLATES
    assert [plate for plate in PLATES if back_of(plate) == "J"] == JOKER_PLATES


def test_du_1_5_the_plates_are_those_of_the_picture() -> None:
    assert list(PLATES) == SPECIAL_PLATES + JOKER_PLATES


def test_du_1_5_a_plate_is_read_top_left_top_right_bottom_left_bottom_right() -> None:
    state = after(taking(display="YKTS KSTR SKRB"), "P1", "@11r0")
    rows = str(state.boards[0]).split(":")[2].split("/")
    assert [row[:2] for row in rows[:2]] == ["yk", "ts"]


def test_du_1_5_no_two_plates_are_turns_of_each_other() -> None:
    turns = [turned(plate, quarter) for plate in PLATES for quarter in range(4)]
    assert len(set(turns)) == 18 * 4


def test_du_1_6_twenty_chips_two_of_each_kind() -> None:
    assert set(CHIPS) == {"B", "Y", "R", "K", "T", "TY", "BR", "RT", "KB", "YK"}
    assert len(CHIPS) == 10
    assert DUEL.start().chips == ALL_CHIPS == (2,) * 10


def test_du_1_6_each_colour_is_on_six_chips() -> None:
    assert Counter("".join(CHIPS * 2)) == dict.fromkeys("BYRKT", 6)


def test_du_1_6_all_chips_have_the_same_back() -> None:
    state = taking()
    assert {factory.chip for factory in state.factories} == {"?"}
    seen = str(DUEL.observe(state, None).table.factories)
    assert not any(f"'{chip}'" in seen for chip in CHIPS)


def test_du_1_6_a_third_chip_of_a_kind_is_not_revealed() -> None:
    state = after(taking(board(chips="B B"), factories=":K YYYY RRRR TTTT", round=2), "MK1")
    assert why_not(state, "c1B") == "Both chips B have been revealed already (DU-1.6)."
    assert why_not(state, "c1BR") == ""


@pytest.mark.parametrize("colour", "BYRKT")
def test_du_1_6_a_two_coloured_chip_shows_either_of_its_colours(colour: str) -> None:
    """Two chips of a kind pay for a tile of either of their colours, and of no other (DU-6.4)."""
    dome = """
        y r t b . .
        j b j y . ."""
    for chip in ("TY", "BR", "RT", "KB", "YK"):
        held = board(lines=f"- {colour} - - - -", dome=dome, chips=f"{chip} {chip}")
        is_asked = choices(tiled(held)) == ["$0", "$2"]
        assert is_asked == (colour in chip), f"{chip} for {colour}"


def test_du_1_7_special_tiles_score_one_to_six() -> None:
    assert SPECIAL_POINTS == (1, 2, 3, 4, 5, 6)


@pytest.mark.parametrize("row", [1, 2, 3, 4, 5, 6])
def test_du_1_7_a_special_tile_scores_the_number_of_its_row(row: int) -> None:
    """In the upper row of a plate it comes with the tile of the line below, and vice versa."""
    line = row + 1 if row % 2 else row - 1
    plate = "s T . . . .\nY b . . . ." if row % 2 else "y K . . . .\nT s . . . ."
    dome = ". . . . _ _\n" * ((row - 1) // 2 * 2) + plate
    held = ["-"] * 6
    held[line - 1] = ("B" if row % 2 else "Y") * line
    tile, special = points(last(board(lines=" ".join(held), dome=dome)), LAST_TAKE)
    assert (tile.why.parameters["row"], special.why.parameters["row"]) == (line, row)
    assert special.points == row


@pytest.mark.parametrize(
    ("broken", "cost"), [("", 0), ("B", 1), ("BY", 3), ("BYR", 6), ("BYRK", 10)]
)
def test_du_1_8_broken_tiles_cost_one_three_six_or_ten(broken: str, cost: int) -> None:
    assert BROKEN_COST[len(broken)] == cost
    assert tiled(board(broken=broken, score=20)).boards[0].score == 20 - cost


def test_du_1_9_four_scoring_tiles_with_two_sides() -> None:
    assert set(SCORING_TILES) == {
        ("rows", "five-colours"),
        ("columns", "border"),
        ("diagonals", "corners"),
        ("jokers", "empty-specials"),
    }
    for tile in SCORING_TILES:
        for side in tile:
            others = [each[0] for each in SCORING_TILES if each != tile]
            assert Duel(scoring=(side, *others)).start().scoring == (side, *others)


def test_du_1_9_the_names_of_the_sides_are_texts_of_a_position() -> None:
    scoring = ("five-colours", "border", "corners", "empty-specials")
    assert ",".join(scoring) in str(taking(scoring=scoring))


def test_du_1_3_lines_hold_what_was_put_there() -> None:
    state = after(taking(), "1B6", "2R3")
    assert state.boards[0].lines == lines("- - - - - BB")
    assert state.boards[1].lines == lines("- - RR - - -")
