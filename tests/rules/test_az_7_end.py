"""AZ-7: the end of the game."""

from random import Random

import pytest

from tests.positions import (
    AZUL,
    FOUR,
    GRAY,
    LAST_TAKE,
    THREE,
    after,
    board,
    offer,
    over,
    points,
    tiled,
    why_not,
)
from tilewright.azul.game import Azul
from tilewright.azul.state import Board, Phase
from tilewright.core.errors import IllegalAction
from tilewright.core.rules import Outcome
from tilewright.core.seat import Seat

ONE_ROW = """
    . . . . .
    T B Y R K
    . . . . .
    . . . . .
    . . . . ."""
TWO_ROWS = """
    B Y R K T
    T B Y R K
    . . . . .
    . . . . .
    . . . . ."""
NO_ROW = """
    B Y R K .
    . . . . .
    . . . . .
    . . . . .
    . . . . ."""


@pytest.mark.parametrize("game", [AZUL, GRAY], ids=["coloured", "gray"])
def test_az_7_1_the_game_ends_after_the_tiling_that_completes_a_row(game: Azul) -> None:
    state = tiled(game, board(lines="T - - - -", wall=NO_ROW))
    assert state.phase is Phase.OVER
    assert game.actor(state) is None
    assert game.legal_ids(state) == []


def test_az_7_1_any_players_row_ends_the_game_for_all() -> None:
    state = tiled(THREE, board(), board(lines="T - - - -", wall=NO_ROW))
    assert state.phase is Phase.OVER


def test_az_7_1_a_line_that_would_complete_a_row_does_not_end_the_factory_offer() -> None:
    state = offer(AZUL, board(wall=NO_ROW), factories="TTKK BBBB")
    state = after(AZUL, state, "1T1")
    assert state.phase is Phase.OFFER
    assert AZUL.outcome(state) is None


def test_az_7_1_a_complete_column_or_colour_does_not_end_the_game() -> None:
    column_and_colour = """
        B . . . .
        T B . . .
        K . B . .
        R . . B .
        Y . . . ."""
    state = tiled(AZUL, board(lines="- - - - BBBBB", wall=column_and_colour))
    assert state.phase is Phase.DEAL
    assert state.boards[0].score == 1, "no bonus before the end"


@pytest.mark.parametrize("action", ["1K5", "W11", "S1", "D-/-/-/-/-"])
def test_az_7_1_nothing_is_played_after_the_end(action: str) -> None:
    state = over(AZUL, board(wall=ONE_ROW))
    assert why_not(AZUL, state, action) == "The game is over (AZ-7.1)."
    with pytest.raises(IllegalAction):
        after(AZUL, state, action)


def test_az_7_1_chance_does_not_act_after_the_end() -> None:
    with pytest.raises(ValueError, match="chance does not act here"):
        AZUL.sample(over(AZUL, board(wall=ONE_ROW)), Random(7))


def bonuses(last: Board) -> list[tuple[str, int]]:
    """The bonuses at the end, by their message, that this board gets with its last tile."""
    found = points(AZUL, offer(AZUL, last, turn=2), LAST_TAKE)
    return [(each.why.message, each.points) for each in found if each.why.rule == "AZ-7.2"]


def test_az_7_2_a_complete_row_scores_two() -> None:
    assert bonuses(board(lines="T - - - -", wall=NO_ROW)) == [("score-rows", 2)]


def test_az_7_2_several_complete_rows_score_two_each() -> None:
    two = """
        B Y R K .
        T B Y R .
        . . . . .
        . . . . .
        . . . . ."""
    assert bonuses(board(lines="T KK - - -", wall=two)) == [("score-rows", 4)]


def test_az_7_2_a_complete_column_scores_seven() -> None:
    columns = """
        B Y R K .
        T . . . .
        K . . . .
        R . . . .
        Y . . . ."""
    last = board(lines="T - - - -", wall=columns)
    assert bonuses(last) == [("score-rows", 2), ("score-columns", 7)]


def test_az_7_2_a_colour_with_all_five_tiles_scores_ten() -> None:
    colour = """
        B Y R K .
        . B . . .
        . . B . .
        . . . B .
        . . . . B"""
    last = board(lines="T - - - -", wall=colour)
    assert bonuses(last) == [("score-rows", 2), ("score-colours", 10)]


def test_az_7_2_four_tiles_of_a_colour_score_nothing() -> None:
    colour = """
        B Y R K .
        . B . . .
        . . B . .
        . . . B .
        . . . . ."""
    assert bonuses(board(lines="T - - - -", wall=colour)) == [("score-rows", 2)]


def test_az_7_2_a_full_wall_scores_all_rows_columns_and_colours() -> None:
    full = """
        B Y R K .
        T B Y R .
        K T B Y .
        R K T B .
        Y R K T ."""
    last = board(lines="T KK RRR YYYY BBBBB", wall=full)
    assert bonuses(last) == [("score-rows", 10), ("score-columns", 35), ("score-colours", 50)]


def test_az_7_2_every_player_gets_bonuses_not_only_who_ended_the_game() -> None:
    column = """
        B . . . .
        T . . . .
        K . . . .
        R . . . .
        Y . . . ."""
    state = tiled(THREE, board(lines="T - - - -", wall=NO_ROW), board(wall=column, score=4))
    assert [each.score for each in state.boards] == [5 + 2, 4 + 7, 0]


def test_az_7_2_a_gray_colour_counts_wherever_its_tiles_lie() -> None:
    scattered = """
        B Y R K .
        . . . B .
        . B . . .
        . . . . B
        . . B . ."""
    state = tiled(GRAY, board(lines="T - - - -", wall=scattered))
    assert state.boards[0].score == 5 + 2 + 10


@pytest.mark.parametrize("game", [AZUL, THREE, FOUR])
def test_az_7_3_most_points_win(game: Azul) -> None:
    state = over(game, board(wall=ONE_ROW, score=20), board(score=21))
    assert game.outcome(state) == Outcome((20, 21, 0, 0)[: game.seats], (Seat(1),))


def test_az_7_3_who_ended_the_game_need_not_win() -> None:
    state = tiled(THREE, board(lines="T - - - -", wall=NO_ROW), board(score=30))
    outcome = THREE.outcome(state)
    assert outcome is not None
    assert outcome.winners == (1,)


def test_az_7_3_a_tie_goes_to_more_complete_rows() -> None:
    tied = board(wall=ONE_ROW, score=40), board(wall=TWO_ROWS, score=40), board(score=40)
    assert THREE.outcome(over(THREE, *tied)) == Outcome((40, 40, 40), (Seat(1),))


def test_az_7_3_complete_rows_count_only_in_a_tie() -> None:
    state = over(AZUL, board(wall=TWO_ROWS, score=40), board(wall=ONE_ROW, score=41))
    assert AZUL.outcome(state) == Outcome((40, 41), (Seat(1),))


def test_az_7_3_rows_of_a_player_who_is_not_tied_count_nothing() -> None:
    boards = board(wall=TWO_ROWS, score=39), board(wall=ONE_ROW, score=40), board(score=40)
    assert THREE.outcome(over(THREE, *boards)) == Outcome((39, 40, 40), (Seat(1),))


def test_az_7_3_a_tie_with_equal_rows_is_shared() -> None:
    tied = board(wall=ONE_ROW, score=40), board(score=3), board(wall=ONE_ROW, score=40)
    assert THREE.outcome(over(THREE, *tied)) == Outcome((40, 3, 40), (Seat(0), Seat(2)))


def test_az_7_3_all_four_may_share_the_victory() -> None:
    state = over(FOUR, *[board(wall=ONE_ROW, score=40)] * 4)
    assert FOUR.outcome(state) == Outcome((40,) * 4, (Seat(0), Seat(1), Seat(2), Seat(3)))


def test_az_7_3_columns_do_not_break_a_tie() -> None:
    column = """
        B Y R K T
        T . . . .
        K . . . .
        R . . . .
        Y . . . ."""
    state = over(AZUL, board(wall=column, score=40), board(wall=ONE_ROW, score=40))
    assert AZUL.outcome(state) == Outcome((40, 40), (Seat(0), Seat(1)))


def test_az_7_3_nobody_has_won_while_the_game_goes_on() -> None:
    assert AZUL.outcome(AZUL.start()) is None
    assert AZUL.outcome(offer(AZUL, board(score=40))) is None
