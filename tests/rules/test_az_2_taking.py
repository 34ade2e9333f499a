"""AZ-2: the factory offer, taking tiles."""

from random import Random

import pytest

from tests.positions import (
    AZUL,
    FOUR,
    THREE,
    after,
    board,
    choices,
    offer,
    points,
    tiles,
    why_not,
)
from tilewright.azul.actions import Take
from tilewright.azul.state import Phase
from tilewright.core.errors import IllegalAction
from tilewright.core.playing import legal_actions
from tilewright.core.tiles import NO_TILES


def test_az_2_turns_go_clockwise_from_the_start_player() -> None:
    state = offer(FOUR, factories="BBBB YYYY RRRR KKKK TTTT BYRK", start=3, turn=3)
    seats = [state.turn]
    for take in ("1B5", "2Y5", "3R5", "4K5", "5T4"):
        state = after(FOUR, state, take)
        seats.append(state.turn)
    assert seats == [2, 3, 0, 1, 2, 3]


def test_az_2_1_all_tiles_of_the_colour_are_taken_from_that_factory_alone() -> None:
    state = after(AZUL, offer(AZUL, factories="BBYR BBKK"), "1B3")
    assert state.boards[0] == board(lines="- - BB - -")
    assert state.factories[:2] == (NO_TILES, tiles("BBKK"))


def test_az_2_1_the_factorys_other_tiles_move_to_the_centre() -> None:
    state = after(AZUL, offer(AZUL, factories="BBYR BBKK", centre="YT"), "1B3")
    assert state.centre == tiles("YYRT")
    assert state.marker is None


def test_az_2_1_a_colour_that_the_factory_lacks_is_refused() -> None:
    state = offer(AZUL, factories="BBYR BBKK", centre="T")
    assert why_not(AZUL, state, "1T5") == "There is no teal tile on factory 1 (AZ-2.1)."
    assert why_not(AZUL, state, "3B5") == "There is no blue tile on factory 3 (AZ-2.1)."


def test_az_2_2_all_tiles_of_the_colour_are_taken_from_the_centre() -> None:
    state = offer(AZUL, board(), board(floor="1"), factories="RRBB", centre="RRRYT", marker=2)
    state = after(AZUL, state, "CR4")
    assert state.boards[0] == board(lines="- - - RRR -")
    assert state.centre == tiles("YT")
    assert state.factories[0] == tiles("RRBB")


def test_az_2_2_a_colour_that_the_centre_lacks_is_refused() -> None:
    state = offer(AZUL, factories="RRBB", centre="RRRYT")
    assert why_not(AZUL, state, "CB5") == "There is no blue tile in the centre (AZ-2.2)."


def test_az_2_3_the_first_to_take_from_the_centre_also_takes_the_marker() -> None:
    state = offer(THREE, factories="KKKK", centre="RYT", turn=2)
    first = after(THREE, state, "CR1")
    assert first.marker == 1
    assert first.boards[1] == board(lines="R - - - -", floor="1")
    second = after(THREE, first, "CY1")
    assert second.marker == 1
    assert second.boards[2] == board(lines="Y - - - -")


def test_az_2_3_taking_from_a_factory_leaves_the_marker() -> None:
    state = after(AZUL, offer(AZUL, factories="KKKB RRRR", centre="RYT"), "1K3")
    assert state.marker is None
    assert state.boards[0].floor == ()


@pytest.mark.parametrize(
    ("floor", "expected"),
    [("", "1RR"), ("B", "B1RR"), ("BBKK", "BBKK1RR"), ("BBKKT", "BBKKT1R"), ("BBKKTT", "BBKKTT1")],
)
def test_az_2_3_the_marker_takes_the_leftmost_free_space_before_the_tiles(
    floor: str, expected: str
) -> None:
    state = offer(AZUL, board(floor=floor), factories="KKKK", centre="RR")
    state = after(AZUL, state, "CRF")
    assert state.boards[0].floor == board(floor=expected).floor
    lost = 2 - expected.count("R")
    assert state.lid == tiles("R" * lost)


def test_az_2_3_the_marker_comes_before_tiles_that_do_not_fit_in_their_line() -> None:
    state = after(AZUL, offer(AZUL, factories="KKKK", centre="RRR"), "CR1")
    assert state.boards[0] == board(lines="R - - - -", floor="1RR")


def test_az_2_4_with_a_full_floor_line_the_marker_finds_no_space() -> None:
    state = after(AZUL, offer(AZUL, board(floor="BBBBKKK"), factories="TTTT", centre="RY"), "CR1")
    assert state.marker == 0
    assert state.boards[0] == board(lines="R - - - -", floor="BBBBKKK")
    assert AZUL.notation.problems(state) == ()


def test_az_2_4_the_marker_without_a_space_costs_nothing() -> None:
    state = offer(AZUL, board(floor="BBBBKKK", score=30), centre="R", factories="", start=2)
    floor = [each for each in points(AZUL, state, "CR2") if each.seat == 0]
    assert [each.points for each in floor] == [-14]
    assert after(AZUL, state, "CR2").boards[0].score == 16


def test_az_2_4_its_holder_still_starts_the_next_round() -> None:
    state = offer(AZUL, board(floor="BBBBKKK"), centre="R", factories="", start=2)
    state = after(AZUL, state, "CR2")
    assert (state.phase, state.start, state.marker) == (Phase.DEAL, 0, None)


def test_az_2_5_there_is_no_pass() -> None:
    state = offer(AZUL, board(floor="BBBBKKK"), factories="TTTT")
    for other in ("W11", "S1", "DTTTT/-/-/-/-"):
        assert why_not(AZUL, state, other) == "The player in turn takes tiles now (AZ-2.5)."
        with pytest.raises(IllegalAction, match="AZ-2.5"):
            after(AZUL, state, other)


def test_az_2_5_the_last_tiles_are_taken_even_if_they_only_harm() -> None:
    stuck = board(lines="B YY RRR BBBB TTTTT", floor="BBBBRRR")
    state = offer(AZUL, stuck, centre="KKKK", factories="")
    assert choices(AZUL, state) == ["CKF"]


@pytest.mark.parametrize("seed", range(5))
def test_az_2_5_a_seat_in_turn_always_has_something_to_take(seed: int) -> None:
    rng = Random(seed)
    state = FOUR.apply(FOUR.start(), FOUR.sample(FOUR.start(), rng))
    while state.phase is Phase.OFFER:
        legal = legal_actions(FOUR, state)
        assert legal, f"seed {seed}: {state}"
        assert all(isinstance(action, Take) for action in legal)
        state = FOUR.apply(state, rng.choice(legal))
