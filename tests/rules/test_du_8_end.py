"""DU-8: the end of the game. What each scoring tile counts is told by hand, dome by dome."""

import pytest

from tests.duel_positions import DUEL, LAST_TAKE, after, board, last, points, tiled
from tilewright.core.seat import Seat
from tilewright.duel.state import Phase

DOMES = {
    # special plates in the corners and the middle, joker plates between them
    "mixed": """
        y k j b k s
        t s t k t r
        t r s k k y
        b j r b r j
        y b t y t r
        k s j k b s""",
    # the plates that are left then
    "other": """
        y s b k s t
        k r s t y b
        s y y r t k
        b r j b r j
        r t t b r j
        y j j y b k""",
    "special": """
        y k k s s k
        t s t r r b
        y b t r y s
        k s b s k r
        b k s t s y
        s t y b b r""",
    "joker": """
        j b t r k y
        t k b j r j
        t y y r t k
        j k j b r j
        r t t b r j
        y j j y b k""",
    # row 1 has five colours; row 3 has four, and two special spaces
    "five": """
        y k t r b t
        t s b j s r
        k s s t r b
        t r y b y s
        y b s k k y
        k s r b r j""",
}
FULL = "######" * 6
EMPTY = "......" * 6

OTHER_TILES = {  # two sides for a table at which one side is of interest
    "rows": ("columns", "diagonals"),
    "five-colours": ("columns", "diagonals"),
    "columns": ("rows", "diagonals"),
    "border": ("rows", "diagonals"),
    "diagonals": ("rows", "columns"),
    "corners": ("rows", "columns"),
    "jokers": ("rows", "columns"),
    "empty-specials": ("rows", "columns"),
}


def dome(filled: str, plates: str = "mixed") -> str:
    """A dome with tiles where `filled` has a mark: `#`, or on a joker space a colour's letter.

    A special tile lies where the three other spaces of its plate are filled, and nowhere else.
    """
    spaces = DOMES[plates].split()
    drawn = [_space(at, spaces[at], filled) for at in range(36)]
    return "\n".join([" ".join(drawn[row * 6 : row * 6 + 6]) for row in range(6)])


def _space(at: int, space: str, filled: str) -> str:
    if space == "s":
        corner = at // 12 * 12 + at % 6 // 2 * 2
        plate = {corner, corner + 1, corner + 6, corner + 7} - {at}
        return "S" if all(filled[each] != "." for each in plate) else "s"
    if filled[at] == ".":
        return space
    if space == "j":
        return f"{'BYRKTB'[at // 6] if filled[at] == '#' else filled[at]}*"
    return space.upper()


def bonus(side: str, filled: str, plates: str = "mixed") -> int:
    """What a side of a scoring tile gives to seat 1."""
    state = last(board(dome=dome(filled, plates)), round=5, scoring=(side, *OTHER_TILES[side]))
    found = [each for each in points(state, LAST_TAKE) if each.seat == 0]
    return sum(each.points for each in found if each.why.message == f"score-{side}")


def without(*spaces: tuple[int, int]) -> str:
    """All spaces filled but these, each a row and a column from 1."""
    return "".join(
        ["." if (row, column) in spaces else "#" for row in range(1, 7) for column in range(1, 7)]
    )


def only(*spaces: tuple[int, int]) -> str:
    """Only these spaces filled, each a row and a column from 1."""
    return "".join(
        ["#" if (row, column) in spaces else "." for row in range(1, 7) for column in range(1, 7)]
    )


def test_du_8_an_empty_dome_scores_nothing_but_its_empty_specials() -> None:
    for side in OTHER_TILES:
        assert bonus(side, EMPTY) == (-15 if side == "empty-specials" else 0)


def test_du_8_a_full_dome_scores_everything() -> None:
    scores = {side: bonus(side, FULL) for side in OTHER_TILES if side != "five-colours"}
    assert scores == {
        "rows": 18,
        "columns": 42,
        "diagonals": 20,
        "jokers": 8,
        "border": 20,
        "corners": 22,
        "empty-specials": 0,
    }


@pytest.mark.parametrize(
    ("filled", "score"),
    [
        (without((1, 4)), 15),
        (without((1, 4), (1, 3)), 15),
        (without((1, 4), (3, 1), (6, 4)), 9),
        (without((4, 4)), 12),  # the special tile of row 3 is missing too
        (only(*[(2, column) for column in range(1, 7)]), 0),  # the special tile of row 2 is missing
        (only(*[(2, column) for column in range(1, 7)], (1, 1), (1, 2)), 3),
    ],
)
def test_du_8_1_rows_gives_three_for_each_full_row(filled: str, score: int) -> None:
    assert bonus("rows", filled) == score


@pytest.mark.parametrize(
    ("filled", "score"),
    [
        (without((1, 4)), 35),
        (without((1, 4), (6, 4)), 35),
        (without((1, 4), (3, 1), (6, 3)), 21),
        (without((4, 4)), 28),  # the special tile of column 3 is missing too
        (only(*[(row, 1) for row in range(1, 7)]), 7),
        (only(*[(row, 6) for row in range(1, 7)]), 0),  # special spaces in rows 1 and 6
    ],
)
def test_du_8_2_columns_gives_seven_for_each_full_column(filled: str, score: int) -> None:
    assert bonus("columns", filled) == score


@pytest.mark.parametrize(
    ("filled", "score"),
    [
        (FULL, 20),
        (without((1, 4), (4, 1), (3, 2)), 20),
        (without((4, 4)), 10),
        (without((5, 5)), 10),
        (without((5, 2)), 10),
        (without((6, 1)), 10),
        (without((5, 5), (5, 2)), 0),
        (only(*[(row, column) for row in range(1, 6) for column in range(1, 6)]), 0),
    ],
)
def test_du_8_3_diagonals_gives_ten_for_each_full_long_diagonal(filled: str, score: int) -> None:
    assert bonus("diagonals", filled) == score


@pytest.mark.parametrize(
    ("filled", "plates", "score"),
    [
        (FULL, "mixed", 8),
        (only((1, 3), (4, 2), (4, 6), (6, 3)), "mixed", 8),  # nothing but the four joker spaces
        (without((1, 3)), "mixed", 0),
        (only((4, 2), (4, 6), (6, 3)), "mixed", 0),
        (FULL, "joker", 18),
        (FULL, "special", 0),
        (EMPTY, "special", 0),
    ],
)
def test_du_8_4_jokers_gives_two_for_each_if_all_are_filled(
    filled: str, plates: str, score: int
) -> None:
    assert bonus("jokers", filled, plates) == score


def test_du_8_5_five_colours_gives_four_for_a_row_of_five_colours() -> None:
    assert bonus("five-colours", "######" + "......" * 5, "five") == 4


def test_du_8_5_the_row_need_not_be_full() -> None:
    assert bonus("five-colours", "#####." + "......" * 5, "five") == 4
    assert bonus("five-colours", "####.." + "......" * 5, "five") == 0


def test_du_8_5_one_special_tile_may_be_one_of_the_five() -> None:
    """Teal, red, special, black and yellow in row 3."""
    assert bonus("five-colours", "......" * 2 + "######" + "..##.." + "......" * 2) == 4
    assert bonus("five-colours", "......" * 2 + "######" + "......" * 3) == 0  # no special tile


def test_du_8_5_a_row_with_two_special_tiles_is_not_barred() -> None:
    row_3 = "......" * 2 + "######" + "####.." + "......" * 2
    assert bonus("five-colours", row_3, "five") == 4


def test_du_8_5_but_only_one_of_them_counts() -> None:
    """Black, teal, red and two special tiles: four."""
    row_3 = "......" * 2 + "#####." + "####.." + "......" * 2
    assert bonus("five-colours", row_3, "five") == 0


def test_du_8_5_a_tile_on_a_joker_space_counts_as_its_colour() -> None:
    """Row 1: yellow, black, the joker, blue, black, special."""
    rest = "....##" + "......" * 4
    assert bonus("five-colours", "##R###" + rest) == 4
    assert bonus("five-colours", "##T###" + rest) == 4
    assert bonus("five-colours", "##Y###" + rest) == 0


def test_du_8_5_a_colour_counts_once() -> None:
    """Row 2: teal three times, special, black and red."""
    assert bonus("five-colours", "##....######" + "......" * 4) == 0


def test_du_8_5_every_such_row_scores() -> None:
    """Rows 1 and 3 of the full dome; six colours or kinds are no more than five."""
    assert bonus("five-colours", "##R###" + "######" * 5) == 8


@pytest.mark.parametrize(
    ("filled", "score"),
    [
        (only(*[(row, column) for row in range(2, 6) for column in range(2, 6)]), 0),
        (only(*[(1, column) for column in range(1, 6)]), 5),
        (only((1, 1), (1, 2), (2, 1), (1, 5), (2, 5), (2, 6)), 1 + 1 + 1 + 1 + 1 + 1),
        (without((1, 4)), 19),
        (without((1, 1)), 19),
        (without((4, 4)), 20),
    ],
)
def test_du_8_6_border_gives_one_for_each_tile_on_the_outer_spaces(filled: str, score: int) -> None:
    assert bonus("border", filled) == score


@pytest.mark.parametrize(
    ("top", "left", "score"), [(1, 1, 3), (1, 5, 3), (5, 1, 8), (5, 5, 8), (1, 3, 0), (3, 3, 0)]
)
def test_du_8_7_corners_gives_three_above_and_eight_below_for_a_full_plate(
    top: int, left: int, score: int
) -> None:
    plate = [(top + r, left + c) for r in (0, 1) for c in (0, 1)]
    assert bonus("corners", only(*plate)) == score
    assert bonus("corners", only(*plate), "joker") == score
    assert bonus("corners", only(*plate[1:]), "joker") == 0


def test_du_8_7_an_empty_special_space_keeps_a_plate_from_being_full() -> None:
    assert bonus("corners", only((1, 1), (1, 2))) == 0
    assert bonus("corners", only((1, 1), (1, 2), (2, 1))) == 3


@pytest.mark.parametrize(
    ("filled", "plates", "score"),
    [
        (EMPTY, "special", -27),
        (EMPTY, "joker", 0),
        (without((4, 4)), "mixed", -3),
        (without((4, 4), (1, 1), (6, 1)), "mixed", -9),
        (FULL, "special", 0),
    ],
)
def test_du_8_8_each_empty_special_space_costs_three(filled: str, plates: str, score: int) -> None:
    assert bonus("empty-specials", filled, plates) == score


def test_du_8_8_all_scoring_tiles_are_added_before_the_score_is_raised_to_0() -> None:
    """5 points, 15 lost for special spaces, 12 for the border: 2, not 12."""
    border = only(
        *[(1, column) for column in (1, 2, 3, 4)],
        *[(6, column) for column in (1, 3, 4, 5)],
        (3, 1),
        (4, 1),
        (3, 6),
        (4, 6),
    )
    for scoring in (
        ("empty-specials", "border", "corners"),
        ("border", "corners", "empty-specials"),
    ):
        state = tiled(board(dome=dome(border)), round=5, scoring=scoring)
        assert state.boards[0].score == 5 - 15 + 12


def test_du_8_8_a_final_score_is_not_negative() -> None:
    state = tiled(board(dome=dome(EMPTY)), round=5, scoring=("rows", "columns", "empty-specials"))
    assert state.boards[0].score == 0


def test_du_8_each_chosen_tile_counts_for_both_players() -> None:
    boards = board(dome=dome(EMPTY)), board(dome=dome(FULL, "other"))
    state = tiled(*boards, round=5, scoring=("rows", "border", "diagonals", "jokers"))
    assert [each.score for each in state.boards] == [5, 5 + 18 + 20 + 20 + 2 * 5]


def test_du_8_tiles_that_are_not_chosen_do_not_count() -> None:
    state = tiled(board(dome=dome(FULL)), round=5, scoring=("corners", "jokers", "five-colours"))
    assert state.boards[0].score == 5 + 22 + 8 + 4


def test_du_8_scoring_tiles_count_after_phase_2_of_round_5_only() -> None:
    state = tiled(board(dome=dome(FULL)), round=4)
    assert state.boards[0].score == 5
    assert state.phase is not Phase.OVER


def test_du_8_what_is_left_in_lines_and_reserve_scores_nothing() -> None:
    held = board(lines="- T - - - -", dome=dome(EMPTY), chips="B Y R")
    state = after(tiled(held, round=5), "$0")
    assert (state.phase, state.boards[0].score) == (Phase.OVER, 5)


# Who wins


def test_du_8_9_most_points_win() -> None:
    state = tiled(board(score=20), board(score=25), round=5)
    assert DUEL.outcome(state) == ((20, 25), (Seat(1),))
    state = tiled(board(score=21), board(score=20), round=5, start_tile=None, start=2)
    assert DUEL.outcome(state) == ((21, 20), (Seat(0),))


@pytest.mark.parametrize(("holder", "scores"), [(1, (22, 20)), (2, (20, 22))])
@pytest.mark.parametrize("start", [1, 2])
def test_du_8_9_a_tie_goes_to_the_holder_of_the_start_tile(
    holder: int, scores: tuple[int, int], start: int
) -> None:
    """The holder loses 2 points for it."""
    boards = [board(score=score) for score in scores]
    state = tiled(*boards, round=5, start=start, start_tile=holder)
    assert DUEL.outcome(state) == ((20, 20), (Seat(holder - 1),))


@pytest.mark.parametrize("start", [1, 2])
def test_du_8_9_if_nobody_took_it_to_the_start_player(start: int) -> None:
    state = tiled(board(score=20), board(score=20), round=5, start=start)
    assert DUEL.outcome(state) == ((20, 20), (Seat(start - 1),))


def test_du_8_9_there_is_no_outcome_before_the_end() -> None:
    assert DUEL.outcome(last(round=5)) is None
