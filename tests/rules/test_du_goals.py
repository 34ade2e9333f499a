"""The goals of Duel: the scoring tiles (DU-8.1 to DU-8.8), now and at most."""

import pytest

from tests.duel_positions import DUEL, board, last
from tests.rules.test_du_8_end import EMPTY, FULL, OTHER_TILES, dome, only, without
from tilewright.duel.game import Duel


def goal(
    side: str, filled: str, plates: str = "mixed", lines: str = "- - - - - -"
) -> tuple[int, int]:
    """What a side is worth to seat 1 now and at most, before the last tiling."""
    sketch = board(lines=lines, dome=dome(filled, plates))
    state = last(sketch, round=5, scoring=(side, *OTHER_TILES[side]))
    found = DUEL.telling.goals(state)[0]
    assert found.goal == side
    return found.now[0], found.possible[0]


def test_du_8_at_the_start_everything_is_possible() -> None:
    most = {"rows": 18, "five-colours": 24, "columns": 42, "border": 20}
    most |= {"diagonals": 20, "corners": 22, "jokers": 18, "empty-specials": 0}
    for side, others in OTHER_TILES.items():
        game = Duel(scoring=(side, *others))
        found = game.telling.goals(game.start())[0]
        assert (found.now, found.possible) == ((0, 0), (most[side], most[side]))


def test_du_2_2_before_the_scoring_tiles_are_drawn_there_are_no_goals() -> None:
    game = Duel(scoring="random")
    assert game.telling.goals(game.start()) == ()


@pytest.mark.parametrize("side", [side for side in OTHER_TILES if side != "five-colours"])
def test_du_8_of_a_full_dome_everything_is_there(side: str) -> None:
    now, most = goal(side, FULL)
    assert now == most
    assert (most == 0) == (side == "empty-specials")


def test_du_6_1_a_row_gains_one_tile_in_a_tiling() -> None:
    assert goal("rows", without((1, 3))) == (15, 18)
    assert goal("rows", without((1, 3), (1, 4))) == (15, 15)


def test_du_6_7_a_special_tile_comes_with_the_last_tile_of_its_plate() -> None:
    assert goal("rows", without((2, 1))) == (15, 18)  # which fills (2, 2) too
    assert goal("rows", without((1, 1), (1, 3))) == (12, 15)  # the tile at (1, 1) completes row 2
    assert goal("rows", without((1, 1), (1, 3), (2, 1))) == (12, 15)
    assert goal("rows", without((1, 1), (1, 3), (2, 1), (2, 3))) == (12, 12)


def test_du_6_3_a_line_that_fits_nowhere_costs_its_row_a_tile() -> None:
    assert goal("rows", without((1, 1)), lines="Y - - - - -") == (12, 18)
    assert goal("rows", without((1, 1)), lines="K - - - - -") == (12, 12)


def test_du_8_2_columns_share_the_tiles_of_a_row() -> None:
    assert goal("columns", without((1, 3))) == (35, 42)
    assert goal("columns", without((1, 1), (1, 3))) == (21, 35)
    assert goal("columns", EMPTY) == (0, 7)  # a tile in each row


def test_du_8_3_diagonals_that_can_be_filled() -> None:
    assert goal("diagonals", without((3, 3), (4, 4))) == (10, 20)
    assert goal("diagonals", EMPTY) == (0, 0)


def test_du_8_4_all_joker_spaces_or_nothing() -> None:
    assert goal("jokers", only((4, 2))) == (0, 8)
    assert goal("jokers", EMPTY) == (0, 0)  # row 4 has two of them


def test_du_8_5_five_colours_with_one_tile_more() -> None:
    four = only((1, 1), (1, 2), (1, 3), (1, 4))
    assert goal("five-colours", four, "five") == (0, 4)
    assert goal("five-colours", only((1, 1), (1, 2), (1, 3)), "five") == (0, 0)


def test_du_8_6_the_border_gains_a_tile_in_each_row() -> None:
    assert goal("border", EMPTY) == (0, 6)
    assert goal("border", without((1, 3))) == (19, 20)


def test_du_8_7_corners_share_the_tiles_of_a_row() -> None:
    assert goal("corners", without((1, 1))) == (19, 22)
    assert goal("corners", without((1, 1), (1, 5))) == (16, 19)
    assert goal("corners", without((5, 1), (6, 1), (5, 2))) == (14, 14)


def test_du_8_8_the_fewest_special_spaces_that_stay_empty() -> None:
    assert goal("empty-specials", EMPTY) == (-15, -15)
    assert goal("empty-specials", without((1, 1))) == (-3, 0)
