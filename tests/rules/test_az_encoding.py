"""The planes of Azul: each one on a position drawn as text."""

import pytest

from tests.encodings import decoded, hot
from tests.positions import AZUL, FOUR, GRAY, THREE, before_deal, board, offer, over, tiling
from tilewright.azul.game import Azul
from tilewright.azul.state import State
from tilewright.core.planes import size_of

EMPTY_GRID = [[0] * 5] * 5

OWN = board(
    lines="B - RR - RRRRR",
    wall="""
        . Y R . .
        . . . . .
        . . . Y .
        . . . . .
        . . K T .""",
    floor="1KKR",
    score=17,
)
OTHER = board(lines="- YY - - -", score=3)


def table(**told: int) -> State:
    """An offer with two boards that differ in everything."""
    return offer(
        AZUL, OWN, OTHER, factories="BBYR KKTT", centre="YYT", lid="KK", marker=1, turn=2, **told
    )


@pytest.mark.parametrize(
    ("game", "size"),
    [(AZUL, 247), (THREE, 357), (FOUR, 467), (GRAY, 452), (Azul(4, "gray"), 872)],
    ids=repr,
)
def test_the_encoding_has_so_many_numbers(game: Azul, size: int) -> None:
    assert size_of(game.encoding.planes) == size


def test_az_8_1_only_a_gray_table_tells_colours_on_the_wall_and_the_row_that_waits() -> None:
    coloured = {plane.name: plane.shape for plane in AZUL.encoding.planes}
    gray = {plane.name: plane.shape for plane in GRAY.encoding.planes}
    assert gray["wall"] == (2, 25, 5)
    assert coloured["wall"] == (2, 5, 5)
    assert gray.keys() - coloured.keys() == {"waiting"}


def test_the_phases_come_in_their_order() -> None:
    waiting = tiling(GRAY, board(lines="B - - - -"))
    row = board(wall="B Y R K T\n" + ". . . . .\n" * 4, score=7)
    states = [
        (AZUL, Azul().start()),
        (AZUL, before_deal(AZUL, bag="BB")),
        (AZUL, table()),
        (GRAY, waiting),
        (AZUL, over(AZUL, row)),
    ]
    for place, (game, state) in enumerate(states):
        assert hot(decoded(game, state, 0)["phase"]) == place


def test_az_2_3_turn_start_and_marker_are_told_from_the_observers_seat_on() -> None:
    state = offer(THREE, board(floor="1"), start=3, turn=2, marker=1)
    own = decoded(THREE, state, 1)
    assert (own["turn"], own["start"], own["marker"]) == ([1, 0, 0], [0, 1, 0], [0, 0, 1])
    assert own["marker_in_centre"] == [0]
    first = decoded(THREE, state, 0)
    assert (first["turn"], first["start"], first["marker"]) == ([0, 1, 0], [0, 0, 1], [1, 0, 0])


def test_az_1_7_a_marker_in_the_centre_is_nobodys() -> None:
    planes = decoded(AZUL, offer(AZUL), 1)
    assert planes["marker"] == [0, 0]
    assert planes["marker_in_centre"] == [1]


def test_before_the_start_player_is_named_nobody_is() -> None:
    planes = decoded(AZUL, Azul().start(), None)
    assert planes["start"] == planes["turn"] == [0, 0]


def test_tiles_on_factories_in_the_centre_in_the_bag_and_in_the_lid_are_counted() -> None:
    planes = decoded(AZUL, table(), 0)
    assert planes["factories"] == [[2, 1, 1, 0, 0], [0, 0, 0, 2, 2], *[[0] * 5] * 3]
    assert planes["centre"] == [0, 2, 0, 0, 1]
    assert planes["lid"] == [0, 0, 0, 2, 0]
    assert planes["bag"] == [17, 13, 10, 13, 16]


@pytest.mark.parametrize(("number", "told"), [(3, 3), (255, 255), (300, 255)])
def test_a_round_and_a_score_past_255_are_told_as_255(number: int, told: int) -> None:
    state = offer(AZUL, board(score=number))._replace(round=number)
    planes = decoded(AZUL, state, 0)
    assert planes["round"] == [told]
    assert planes["score"] == [told, 0]


def test_az_3_2_lines_tell_their_tiles_by_row_and_colour() -> None:
    own, other = decoded(AZUL, table(), 0)["lines"]
    assert own == [[1, 0, 0, 0, 0], [0] * 5, [0, 0, 2, 0, 0], [0] * 5, [0, 0, 5, 0, 0]]
    assert other == [[0] * 5, [0, 2, 0, 0, 0], [0] * 5, [0] * 5, [0] * 5]
    assert decoded(AZUL, table(), 1)["lines"] == [other, own]


def test_az_1_5_a_coloured_wall_tells_which_spaces_are_filled() -> None:
    own, other = decoded(AZUL, table(), 0)["wall"]
    assert own == [[0, 1, 1, 0, 0], [0] * 5, [0, 0, 0, 1, 0], [0] * 5, [0, 0, 1, 1, 0]]
    assert other == EMPTY_GRID


def test_az_8_1_a_gray_wall_tells_the_colour_of_each_space() -> None:
    wall = "B . . . T\n" + ". . . . .\n" * 3 + ". . K . ."
    own, other = decoded(GRAY, offer(GRAY, board(wall=wall)), 0)["wall"]
    assert {space: hot(colour) for space, colour in enumerate(own) if any(colour)} == {
        0: 0,
        4: 4,
        22: 3,
    }
    assert other == [[0] * 5] * 25


def test_az_5_2_points_tell_what_a_tile_on_each_empty_space_would_score() -> None:
    own, other = decoded(AZUL, table(), 0)["points"]
    assert own == [
        [3, 0, 0, 3, 1],
        [1, 2, 2, 2, 1],
        [1, 1, 2, 0, 2],
        [1, 1, 2, 3, 1],
        [1, 3, 0, 0, 3],
    ]
    assert other == [[1] * 5] * 5  # AZ-5.1


def test_az_5_2_the_most_a_tile_scores_is_a_row_and_a_column_of_five() -> None:
    wall = """
        B Y R K T
        T . Y R K
        K T B Y R
        R K T B Y
        Y R K T B"""
    assert decoded(AZUL, over(AZUL, board(wall=wall)), 0)["points"][0] == [
        [0] * 5,
        [0, 10, 0, 0, 0],
        *[[0] * 5] * 3,
    ]


def test_az_7_2_rows_columns_and_colours_are_counted() -> None:
    planes = decoded(AZUL, table(), 1)
    assert planes["rows"] == [[0] * 5, [2, 0, 1, 0, 2]]
    assert planes["columns"] == [[0] * 5, [0, 1, 2, 2, 0]]
    assert planes["colours"] == [[0] * 5, [0, 2, 1, 1, 1]]


def test_az_3_7_the_floor_counts_the_marker_and_the_fallen_tiles_do_not() -> None:
    planes = decoded(AZUL, table(), 0)
    assert planes["floor"] == [4, 0]
    assert planes["fallen"] == [[0, 0, 1, 2, 0], [0] * 5]
    assert planes["score"] == [17, 3]


def test_az_8_1_the_row_that_waits_is_that_of_the_topmost_complete_line() -> None:
    state = tiling(GRAY, board(), board(lines="- YY RRR - -"), turn=2)
    for seat in (0, 1, None):
        assert hot(decoded(GRAY, state, seat)["waiting"]) == 1


def test_az_8_1_no_row_waits_while_tiles_are_taken() -> None:
    assert hot(decoded(GRAY, offer(GRAY, board(lines="B - - - -")), 0)["waiting"]) is None
