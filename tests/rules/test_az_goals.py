"""The goals of Azul: rows, columns and colours (AZ-7.2), now and at most."""

from tests.positions import AZUL, GRAY, board, offer, over
from tilewright.azul.game import Azul
from tilewright.azul.state import State

ALL = (10, 35, 50)
ROW_OF_FOUR = """
    B Y R K .
    . . . . .
    . . . . .
    . . . . .
    . . . . ."""


def now(game: Azul, state: State) -> tuple[int, ...]:
    """What rows, columns and colours are worth to seat 1."""
    return tuple([goal.now[0] for goal in game.telling.goals(state)])


def possible(game: Azul, state: State, seat: int = 1) -> tuple[int, ...]:
    """The most that rows, columns and colours can become for a seat."""
    return tuple([goal.possible[seat - 1] for goal in game.telling.goals(state)])


def test_az_7_2_at_the_start_nothing_is_there_and_all_is_possible() -> None:
    for game in (AZUL, GRAY):
        state = offer(game)
        assert now(game, state) == (0, 0, 0)
        assert possible(game, state) == ALL


def test_az_7_2_what_is_complete_counts() -> None:
    wall = """
        B Y R K T
        T B . . .
        K . B . .
        R . . B .
        Y . . . B"""
    state = over(AZUL, board(wall=wall))
    assert now(AZUL, state) == possible(AZUL, state) == (2, 7, 10)


def test_az_7_1_a_row_of_four_alone_ends_nothing() -> None:
    assert possible(AZUL, offer(AZUL, board(wall=ROW_OF_FOUR))) == ALL


def test_az_7_1_a_line_that_completes_its_row_makes_the_round_the_last() -> None:
    state = offer(AZUL, board(lines="T - - - -", wall=ROW_OF_FOUR))
    assert possible(AZUL, state) == (2, 7, 10)  # one tile more in each row
    assert possible(AZUL, state, seat=2) == (0, 7, 10)


def test_az_4_1_in_the_last_round_a_line_gives_the_colour_that_it_holds() -> None:
    third = """
        B Y R K .
        . B . . .
        . . B . .
        . . . B .
        . . . . ."""
    free = offer(AZUL, board(lines="T - - - -", wall=third))
    assert possible(AZUL, free) == (2, 7, 10)
    held = offer(AZUL, board(lines="T TT - - YYY", wall=third))  # both go to column 1
    assert possible(AZUL, held) == (2, 7, 0)
    none = offer(AZUL, board(lines="T TT RR - YYY", wall=third))  # red goes to column 5
    assert possible(AZUL, none) == (2, 0, 0)


def test_az_8_1_what_the_gray_wall_bars_is_not_possible() -> None:
    wall = """
        B Y R K .
        . . . . T
        . . . . .
        . . . . .
        . . . . ."""
    # The last space of row 1 needs teal, which column 5 has already.
    assert possible(GRAY, offer(GRAY, board(wall=wall))) == (8, 28, 40)


def test_az_8_2_on_the_gray_wall_a_line_may_still_fail_to_complete_its_row() -> None:
    state = offer(GRAY, board(lines="T - - - -", wall=ROW_OF_FOUR))
    assert possible(GRAY, state) == ALL
