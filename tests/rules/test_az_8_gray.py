"""AZ-8: the variant with the gray wall."""

from itertools import permutations
from random import Random

import pytest

from tests.positions import (
    AZUL,
    GRAY,
    GRAY_FOUR,
    LAST_TAKE,
    after,
    board,
    choices,
    offer,
    points,
    tiled,
    tiles,
    tiling,
    wall,
    why_not,
)
from tilewright.azul.actions import Tile
from tilewright.azul.ending import is_dead, is_dead_row
from tilewright.azul.state import EMPTY_WALL, Phase, Wall
from tilewright.core.errors import IllegalAction
from tilewright.core.playing import legal_actions
from tilewright.core.rules import Outcome
from tilewright.core.seat import Seat
from tilewright.core.tiles import COLOURS, Colour

# Blue has no space in row 3: its two empty spaces lie below blue tiles.
NO_BLUE_IN_ROW_3 = """
    B . . . .
    . B . . .
    . . Y R K
    . . . . .
    . . . . ."""
# Red in row 1, column 2 would make every row dead.
NEARLY_DEAD = """
    . . . B .
    . B . T .
    K . . . Y
    . T B . .
    Y . . . K"""
DEAD = NEARLY_DEAD.replace(". . . B .", ". R . B .")


def test_az_8_1_a_tile_may_go_to_any_empty_space_of_its_row() -> None:
    state = tiled(GRAY, board(lines="- YY - - -"))
    assert choices(GRAY, state) == ["W21", "W22", "W23", "W24", "W25"]
    state = after(GRAY, state, "W24")
    assert state.boards[0].wall == wall("""
        . . . . .
        . . . Y .
        . . . . .
        . . . . .
        . . . . .""")


def test_az_8_1_the_player_whose_line_is_complete_chooses() -> None:
    state = tiled(GRAY_FOUR, board(), board(lines="T - - - -"))
    assert (state.phase, GRAY_FOUR.actor(state)) == (Phase.TILING, 1)


def test_az_8_1_no_colour_appears_twice_in_a_column() -> None:
    state = tiling(
        GRAY,
        board(
            lines="- - BBB - -",
            wall="""
                B . . . .
                . . . . .
                . Y . . .
                . . . . .
                . . . B .""",
        ),
    )
    assert choices(GRAY, state) == ["W33", "W35"]
    assert why_not(GRAY, state, "W31") == "Column 1 of your wall already holds blue (AZ-8.1)."
    assert why_not(GRAY, state, "W34") == "Column 4 of your wall already holds blue (AZ-8.1)."


def test_az_8_1_a_filled_space_is_refused() -> None:
    state = tiling(GRAY, board(lines="B - - - -", wall=". Y . . .\n" + ". . . . .\n" * 4))
    assert why_not(GRAY, state, "W12") == "Row 1, column 2 is already filled (AZ-8.1)."


def test_az_8_1_no_colour_appears_twice_in_a_row() -> None:
    state = offer(GRAY, board(wall=NO_BLUE_IN_ROW_3), factories="YYYY KKKK")
    assert why_not(GRAY, state, "1Y3") == "Row 3 of your wall already holds yellow (AZ-3.3)."


def test_az_8_1_a_column_outside_the_wall_is_refused() -> None:
    state = tiling(GRAY, board(lines="B - - - -"))
    for column in (0, 6):
        refusal = GRAY.refusal(state, Tile(1, column))
        assert str(refusal) == f"There is no column {column} (AZ-1.3)."


def test_az_8_1_lines_are_resolved_from_top_to_bottom() -> None:
    state = tiling(GRAY, board(lines="- BB - RRRR -"))
    assert {text[1] for text in choices(GRAY, state)} == {"2"}
    assert why_not(GRAY, state, "W41") == "The tile of line 2 is placed first (AZ-4.1)."
    state = after(GRAY, state, "W21")
    assert {text[1] for text in choices(GRAY, state)} == {"4"}


def test_az_8_1_the_other_tiles_of_the_line_go_to_the_lid() -> None:
    state = after(GRAY, tiling(GRAY, board(lines="- - - RRRR -")), "W45")
    assert state.lid == tiles("RRR")
    assert state.boards[0].lines == board().lines


def test_az_8_1_a_choice_above_decides_what_is_left_below() -> None:
    state = tiling(GRAY, board(lines="B BB - - -"))
    assert choices(GRAY, after(GRAY, state, "W13")) == ["W21", "W22", "W24", "W25"]


def test_az_8_1_a_tile_scores_where_it_was_put() -> None:
    beside = board(lines="- YY - - -", wall=". . . . .\n. . K . .\n" + ". . . . .\n" * 3, score=3)
    state = tiling(GRAY, beside)
    assert after(GRAY, state, "W22").boards[0].score == 3 + 2
    assert after(GRAY, state, "W25").boards[0].score == 3 + 1


def test_az_8_2_a_line_without_a_space_falls_to_the_floor_with_all_its_tiles() -> None:
    state = tiled(GRAY, board(lines="- - BBB - -", wall=NO_BLUE_IN_ROW_3, score=20))
    assert state.phase is Phase.DEAL
    assert state.boards[0].lines == board().lines
    assert state.boards[0].wall == wall(NO_BLUE_IN_ROW_3)
    assert state.lid == tiles("BBB")


def test_az_8_2_they_are_part_of_this_rounds_floor_penalty() -> None:
    last = board(lines="- - BBB - -", wall=NO_BLUE_IN_ROW_3, floor="K", score=20)
    state = offer(GRAY, last, turn=2)
    *_, lost = points(GRAY, state, LAST_TAKE)
    assert (lost.points, lost.why.parameters["count"]) == (-6, 4)
    assert after(GRAY, state, LAST_TAKE).boards[0].score == 14


def test_az_8_2_they_fall_behind_what_lies_there_and_at_once() -> None:
    last = board(lines="- - BBB TTTT -", wall=NO_BLUE_IN_ROW_3, floor="1K")
    state = after(GRAY, offer(GRAY, last, turn=2, marker=1), LAST_TAKE)
    assert state.phase is Phase.TILING, "row 4 is still to be chosen"
    assert state.boards[0].floor == board(floor="1K BBB").floor


@pytest.mark.parametrize(
    ("floor", "left", "lid"), [("KKKK", "KKKKBBB", ""), ("KKKKKK", "KKKKKKB", "BB")]
)
def test_az_8_2_what_finds_no_space_on_the_floor_goes_to_the_lid(
    floor: str, left: str, lid: str
) -> None:
    last = board(lines="- - BBB TTTT -", wall=NO_BLUE_IN_ROW_3, floor=floor)
    state = tiled(GRAY, last)
    assert state.boards[0].floor == board(floor=left).floor
    assert state.lid == tiles(lid)


def test_az_8_2_with_a_full_floor_line_all_of_them_go_to_the_lid() -> None:
    last = board(lines="- - BBB - -", wall=NO_BLUE_IN_ROW_3, floor="KKKKTTT", score=20)
    state = tiled(GRAY, last)
    assert state.boards[0].score == 20 - 14
    assert state.lid == tiles("BBBKKKKTTT")


def test_az_8_2_several_lines_may_fall_in_one_tiling() -> None:
    no_blue = """
        B . . . .
        . B . . .
        . . Y R K
        . . R K T
        Y . T . ."""
    state = offer(GRAY, board(lines="- - BBB BBBB -", wall=no_blue, score=20), turn=2)
    third, fourth, lost = points(GRAY, state, LAST_TAKE)
    assert [each.why.parameters["line"] for each in (third, fourth)] == [3, 4]
    assert (lost.points, lost.why.parameters["count"]) == (-14, 7)


def test_az_8_2_a_choice_above_can_take_the_last_space_below() -> None:
    tight = """
        . . . . .
        B . . . .
        . . Y R K
        . . . . .
        . . . . ."""
    state = tiled(GRAY, board(lines="B - BBB - -", wall=tight, score=9))
    fell = after(GRAY, state, "W12")
    assert fell.boards[0].score == 9 + 1 - 4, "blue in columns 1 and 2: none for row 3"
    placed = after(GRAY, state, "W15")
    assert placed.boards[0].wall[2][1] is Colour.BLUE


def test_az_8_2_a_line_of_the_coloured_wall_always_has_its_space() -> None:
    coloured = """
        B . . . .
        . B . . .
        K T . Y R
        . . . . .
        . . . . ."""
    state = tiled(AZUL, board(lines="- - BBB - -", wall=coloured))
    assert state.boards[0].wall[2][2] is Colour.BLUE


def test_az_8_3_a_single_space_is_filled_without_a_decision() -> None:
    single = """
        B . . . .
        . . . . .
        . . Y R K
        . . . . .
        . . . . ."""
    state = tiled(GRAY, board(lines="- - BBB - -", wall=single))
    assert state.phase is Phase.DEAL
    assert state.boards[0].wall[2][:2] == (None, Colour.BLUE)
    assert state.boards[0].score == 4


def test_az_8_3_a_tile_is_placed_even_where_falling_would_suit_better() -> None:
    # The single space of row 3 completes it and ends the game, though its player is far behind.
    last_space = """
        . . . . .
        . . . . .
        . T Y R K
        . . . . .
        . . . . ."""
    state = tiled(GRAY, board(lines="- - BBB - -", wall=last_space), board(score=90))
    assert state.phase is Phase.OVER


def test_az_8_3_there_is_no_way_not_to_place() -> None:
    state = tiling(GRAY, board(lines="B - - - -"))
    sentence = "The player in turn chooses a space of the wall now (AZ-8.3)."
    for other in ("1BF", "CB1", "S1", "D-/-/-/-/-"):
        assert why_not(GRAY, state, other) == sentence
    assert all(isinstance(action, Tile) for action in legal_actions(GRAY, state))
    with pytest.raises(IllegalAction):
        after(GRAY, state, "1BF")


def test_az_8_3_on_the_coloured_wall_nothing_is_chosen() -> None:
    assert why_not(AZUL, offer(AZUL), "W11") == "The player in turn takes tiles now (AZ-2.5)."


def test_az_8_4_a_line_may_be_filled_with_a_colour_that_has_no_space_in_its_row() -> None:
    state = offer(GRAY, board(wall=NO_BLUE_IN_ROW_3), factories="BBBB KKKK")
    assert why_not(GRAY, state, "1B3") == ""
    assert "1B3" in choices(GRAY, state)
    assert after(GRAY, state, "1B3").boards[0].lines == board(lines="- - BBB - -").lines


def test_az_8_4_only_az_3_3_bars_a_line() -> None:
    state = offer(GRAY, board(wall=NO_BLUE_IN_ROW_3), factories="BBBB KKKK")
    assert choices(GRAY, state)[:4] == ["1B3", "1B4", "1B5", "1BF"]


@pytest.mark.parametrize(
    ("drawing", "dead"),
    [
        # teal fits nowhere: its column holds teal already
        ("B Y R K .\n. . . . T", True),
        # the same row while column 5 holds no teal
        ("B Y R K .\n. . . T .", False),
        # black and teal both fit, each in one space
        ("B Y R . .\n. . . K T", False),
        # black and teal fit in column 5 only, which can't take both
        ("B Y R . .\n. . . K .\n. . . T .", True),
        # a colour without a space is enough, whatever the others could do
        (". . . B Y\n. . R . .\n. R . . .\nR . . . .", True),
        # a complete row needs nothing more
        ("B Y R K T\n. . . . .", False),
    ],
)
def test_az_8_5_a_row_is_dead_when_its_missing_colours_do_not_match_its_spaces(
    drawing: str, dead: bool
) -> None:
    whole = drawing + "\n. . . . ." * (4 - drawing.count("\n"))
    assert is_dead_row(wall(whole), 0) is dead


@pytest.mark.parametrize("seed", range(60))
def test_az_8_5_dead_rows_are_those_that_no_placing_completes(seed: int) -> None:
    rng = Random(seed)
    drawn = EMPTY_WALL
    dead_before = [False] * 5
    while spaces := _spaces(drawn):
        row, column, colour = rng.choice(spaces)
        drawn = _with_tile(drawn, row, column, colour)
        dead = [is_dead_row(drawn, each) for each in range(5)]
        assert dead == [not _can_be_completed(drawn, each) for each in range(5)], f"seed {seed}"
        assert is_dead(drawn) == all(dead)
        assert all(now for now, before in zip(dead, dead_before, strict=True) if before), (
            f"seed {seed}: a dead row came back to life"
        )
        dead_before = dead


def _spaces(drawn: Wall) -> list[tuple[int, int, Colour]]:
    """Every tile that AZ-8.1 would let a gray wall take."""
    return [
        (row, column, colour)
        for row in range(5)
        for column in range(5)
        for colour in COLOURS
        if drawn[row][column] is None
        and colour not in drawn[row]
        and colour not in [each[column] for each in drawn]
    ]


def _with_tile(drawn: Wall, row: int, column: int, colour: Colour) -> Wall:
    rows = [list(each) for each in drawn]
    rows[row][column] = colour
    return tuple([tuple(each) for each in rows])


def _can_be_completed(drawn: Wall, row: int) -> bool:
    """Does some order of the missing colours fit the empty spaces? Tries them all."""
    missing = set(COLOURS) - set(drawn[row])
    empty = [column for column in range(5) if drawn[row][column] is None]
    columns = [{each[column] for each in drawn} for column in range(5)]
    return any(
        all(colour not in columns[column] for colour, column in zip(order, empty, strict=True))
        for order in permutations(missing)
    )


def test_az_8_5_the_game_ends_when_every_row_of_every_wall_is_dead() -> None:
    state = tiling(GRAY, board(lines="R - - - -", wall=NEARLY_DEAD), board(wall=DEAD, score=2))
    ended = after(GRAY, state, "W12")
    assert ended.phase is Phase.OVER
    assert GRAY.notation.problems(ended) == ()
    # red above blue scores 2
    assert GRAY.outcome(ended) == Outcome((2, 2), (Seat(0), Seat(1)))


def test_az_8_5_the_game_goes_on_while_a_row_of_the_same_wall_can_be_completed() -> None:
    state = tiling(GRAY, board(lines="R - - - -", wall=NEARLY_DEAD), board(wall=DEAD))
    assert after(GRAY, state, "W11").phase is Phase.DEAL


def test_az_8_5_the_game_goes_on_while_a_row_of_another_wall_can_be_completed() -> None:
    boards = board(lines="R - - - -", wall=NEARLY_DEAD), board(wall=DEAD), board(wall=DEAD)
    living = tiling(GRAY_FOUR, *boards, board(wall=NO_BLUE_IN_ROW_3))
    assert after(GRAY_FOUR, living, "W12").phase is Phase.DEAL
    dead = tiling(GRAY_FOUR, *boards, board(wall=DEAD))
    assert after(GRAY_FOUR, dead, "W12").phase is Phase.OVER


def test_az_8_5_the_end_comes_with_the_bonuses_of_az_7() -> None:
    with_a_column = """
        B Y . . .
        T . B R .
        K . R T .
        R . . K Y
        Y . . . ."""
    state = tiling(GRAY, board(lines="- - - - BBBBB", wall=with_a_column), board(wall=DEAD))
    assert [each.points for each in points(GRAY, state, "W52")] == [2, 7]
    assert after(GRAY, state, "W52").phase is Phase.OVER


def test_az_8_5_a_row_that_is_dead_may_still_be_filled_further() -> None:
    state = offer(GRAY, board(wall=DEAD), factories="KKKK BBBB")
    assert is_dead_row(state.boards[0].wall, 0)
    assert why_not(GRAY, state, "1K1") == ""
