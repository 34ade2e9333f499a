"""Every point of Azul is explained: its reason, its rule, its sentence (AZ-5, AZ-7.2)."""

from random import Random

import pytest

from tests.positions import (
    AZUL,
    FOUR,
    GRAY,
    GRAY_FOUR,
    LAST_TAKE,
    THREE,
    board,
    offer,
    points,
    tiling,
)
from tilewright.azul.game import Azul
from tilewright.azul.state import Board
from tilewright.core.effects import scores_in
from tilewright.core.errors import IllegalAction
from tilewright.core.playing import legal_actions
from tilewright.core.rules import CHANCE
from tilewright.core.seat import Seat


def told(last: Board) -> list[str]:
    """What is said of the points that wall-tiling gives to this board."""
    found = points(AZUL, offer(AZUL, last, turn=2), LAST_TAKE)
    return [f"{each.why} ({each.why.rule})" for each in found if each.seat == 0]


def test_az_5_1_is_told_as_no_neighbours() -> None:
    assert told(board(lines="B - - - -")) == ["+1: no neighbours (AZ-5.1)"]


def test_az_5_2_is_told_with_the_runs_that_count() -> None:
    cross = """
        . . R . .
        . . Y . .
        K T . Y .
        . . . . .
        . . . . ."""
    row = cross.replace("R", ".").replace(". . Y . .", ". . . . .")
    column = cross.replace("K T . Y .", ". . . . .")
    line = "- - BBB - -"
    assert told(board(lines=line, wall=row)) == ["+4: row of 4 (AZ-5.2)"]
    assert told(board(lines=line, wall=column)) == ["+3: column of 3 (AZ-5.2)"]
    assert told(board(lines=line, wall=cross)) == ["+7: row of 4, column of 3 (AZ-5.2)"]


def test_az_5_2_names_the_tile_that_scored() -> None:
    (tile,) = points(AZUL, offer(AZUL, board(lines="- - BBB - -"), turn=2), LAST_TAKE)
    assert tile.seat == Seat(0)
    assert tile.points == 1
    assert {name: tile.why.parameters[name] for name in ("row", "column", "colour")} == {
        "row": 3,
        "column": 3,
        "colour": "blue",
    }


def test_az_5_3_every_tile_is_told_by_itself_in_order() -> None:
    assert told(board(lines="B TT - - -")) == [
        "+1: no neighbours (AZ-5.1)",
        "+2: column of 2 (AZ-5.2)",
    ]


@pytest.mark.parametrize(
    ("floor", "sentence"),
    [
        ("K", "−1: floor line, 1 space (AZ-5.4)"),
        ("KKTTB", "−8: floor line, 5 spaces (AZ-5.4)"),
        ("KKTTBBB", "−14: floor line, 7 spaces (AZ-5.4)"),
    ],
)
def test_az_5_4_is_told_with_the_spaces_filled(floor: str, sentence: str) -> None:
    assert told(board(floor=floor, score=20)) == [sentence]


def test_az_5_5_is_told_as_two_entries_that_add_up() -> None:
    last = board(lines="B - - - -", floor="KKTTB", score=3)
    assert told(last) == [
        "+1: no neighbours (AZ-5.1)",
        "−8: floor line, 5 spaces (AZ-5.4)",
        "+4: a score never drops below 0 (AZ-5.5)",
    ]
    found = points(AZUL, offer(AZUL, last, turn=2), LAST_TAKE)
    assert [each.points for each in found] == [1, -8, 4]
    assert 3 + sum(each.points for each in found) == 0


def test_az_5_5_is_not_told_where_nothing_was_raised() -> None:
    assert told(board(floor="KKTTB", score=8)) == ["−8: floor line, 5 spaces (AZ-5.4)"]


def test_az_7_2_tells_each_kind_of_bonus_with_its_count() -> None:
    full = """
        B Y R K .
        T B Y R .
        K T B Y .
        R K T B .
        Y R K T ."""
    rows = told(board(lines="T KK RRR YYYY BBBBB", wall=full))[5:]
    assert rows == [
        "+10: 5 complete rows (AZ-7.2)",
        "+35: 5 complete columns (AZ-7.2)",
        "+50: 5 complete colours (AZ-7.2)",
    ]


def test_az_7_2_one_is_told_in_the_singular_and_none_is_not_told() -> None:
    one = """
        B Y R K .
        T B . . .
        K . B . .
        R . . B .
        Y . . . B"""
    assert told(board(lines="T - - - -", wall=one))[1:] == [
        "+2: 1 complete row (AZ-7.2)",
        "+7: 1 complete column (AZ-7.2)",
        "+10: 1 complete colour (AZ-7.2)",
    ]
    none = "B Y R K .\n" + ". . . . .\n" * 4
    assert told(board(lines="T - - - -", wall=none))[1:] == ["+2: 1 complete row (AZ-7.2)"]


def test_az_4_points_come_seat_by_seat_from_the_start_player() -> None:
    boards = board(lines="B - - - -"), board(floor="K", score=5), board()
    found = points(THREE, offer(THREE, *boards, start=2, turn=3), LAST_TAKE)
    assert [(each.seat, each.points) for each in found] == [(1, -1), (0, 1)]


def test_az_8_1_a_chosen_space_tells_its_points_when_it_is_chosen() -> None:
    state = tiling(GRAY, board(lines="B YY - - -", floor="K", score=4))
    assert [str(each.why) for each in points(GRAY, state, "W13")] == ["+1: no neighbours"]
    state = GRAY.apply(state, GRAY.notation.parse_action("W13"))
    assert [str(each.why) for each in points(GRAY, state, "W23")] == [
        "+2: column of 2",
        "−1: floor line, 1 space",
    ]


def test_az_8_2_fallen_tiles_are_told_as_part_of_the_floor_line() -> None:
    nowhere = """
        B . . . .
        . B . . .
        . . Y R K
        . . . . .
        . . . . ."""
    last = board(lines="- - BBB - -", wall=nowhere, floor="T", score=9)
    fell, lost = points(GRAY, offer(GRAY, last, turn=2), LAST_TAKE)
    assert (fell.points, fell.why.rule) == (0, "AZ-8.2")
    assert str(fell.why) == "0: line 3 has no space for blue; its tiles fall to the floor"
    assert str(lost.why) == "−6: floor line, 4 spaces"


def test_az_2_an_action_without_points_tells_none() -> None:
    state = offer(AZUL, factories="BBBB YYYY")
    assert points(AZUL, state, "1B1") == []


def test_az_3_an_illegal_action_has_no_points() -> None:
    with pytest.raises(IllegalAction, match=r"AZ-2\.1"):
        points(AZUL, offer(AZUL), "1B1")


@pytest.mark.parametrize("game", [AZUL, THREE, FOUR, GRAY, GRAY_FOUR], ids=repr)
@pytest.mark.parametrize("seed", range(3))
def test_az_5_the_points_told_are_all_the_points_there_are(game: Azul, seed: int) -> None:
    rng = Random(seed)
    state = game.start()
    while game.actor(state) is not None and state.round <= 12:
        chance = game.actor(state) is CHANCE
        action = game.sample(state, rng) if chance else rng.choice(legal_actions(game, state))
        sums = list(game.progress(state).scores)
        for each in scores_in(game.effects(state, action)):
            sums[each.seat] += each.points
            assert str(each.why).startswith(_figure(each.points)), f"seed {seed}: {each}"
        state = game.apply(state, action)
        assert tuple(sums) == game.progress(state).scores, f"seed {seed}: {state}"


def _figure(gain: int) -> str:
    return f"+{gain}:" if gain >= 0 else f"−{-gain}:"
