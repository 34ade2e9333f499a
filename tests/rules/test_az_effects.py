"""What the actions of Azul do, effect by effect, in the order in which people would do it."""

from tests.effect_lines import line_of
from tests.positions import AZUL, GRAY, LAST_TAKE, before_deal, board, offer, tiling
from tilewright.azul.game import Azul
from tilewright.azul.state import State


def told(game: Azul, state: State, action: str) -> list[str]:
    """The effects of an action."""
    return [line_of(effect) for effect in game.effects(state, game.notation.parse_action(action))]


def test_az_2_1_the_rest_goes_to_the_centre_before_the_tiles_are_placed() -> None:
    state = offer(AZUL, board(lines="- B - - -", floor="KKKKKK"), factories="YBBB TTTT")
    assert told(AZUL, state, "1B2") == [
        "Y factory1 > centre",
        "B factory1 > p1.line2.2",
        "B factory1 > p1.floor7",
        "B factory1 > lid",
        "end of turn",
    ]


def test_az_2_3_the_marker_lies_on_the_floor_line_before_the_tiles() -> None:
    state = offer(AZUL, board(floor="K"), factories="TTTT", centre="RR")
    assert told(AZUL, state, "CRF") == [
        "1 centre > p1.floor2",
        "R x2 centre > p1.floor3",
        "end of turn",
    ]


def test_az_2_4_beside_a_full_floor_line_the_marker_is_kept() -> None:
    state = offer(AZUL, board(floor="KKKKKKK"), factories="TTTT", centre="RR")
    assert told(AZUL, state, "CR2") == [
        "1 centre > p1.marker",
        "R x2 centre > p1.line2.1",
        "end of turn",
    ]


def test_az_4_1_tiling_is_told_row_by_row_then_the_floor_line() -> None:
    first = board(lines="B KK - - -", floor="RR1R", score=2)
    assert told(AZUL, offer(AZUL, first, turn=2, marker=1), LAST_TAKE) == [
        "K x4 factory1 > p2.line5.1",
        "end of turn",
        "B p1.line1.1 > p1.wall1.1",
        "p1 +1 tile p1.wall1.1",
        "K p1.line2.1 > p1.wall2.5",
        "p1 +1 tile p1.wall2.5",
        "K p1.line2.2 > lid",
        "p1 -6 floor p1.floor1 p1.floor2 p1.floor3 p1.floor4",
        "p1 +2 raised",
        "R x2 p1.floor1 > lid",
        "1 p1.floor3 > p1.marker",
        "R p1.floor4 > lid",
        "end of round",
        "1 p1.marker > centre",
    ]


def test_az_8_2_a_line_that_falls_leaves_its_first_spaces_to_the_floor() -> None:
    wall = """
        . . . . .
        . . . . .
        B . . . .
        . Y R K T
        . B . . ."""
    first = board(lines="- - - BBBB -", wall=wall, floor="RRRRR")
    found = told(GRAY, offer(GRAY, first, turn=2), LAST_TAKE)
    assert found[2:6] == [
        "p1 +0 line-fallen",
        "B x2 p1.line4.1 > p1.floor6",
        "B x2 p1.line4.3 > lid",
        "p1 -14 floor " + " ".join([f"p1.floor{space}" for space in range(1, 8)]),
    ]


def test_az_8_1_a_choice_of_a_space_ends_no_turn() -> None:
    state = tiling(GRAY, board(lines="B YY - - -"))
    assert told(GRAY, state, "W13") == ["B p1.line1.1 > p1.wall1.3", "p1 +1 tile p1.wall1.3"]


def test_az_7_2_bonuses_tell_all_spaces_that_count_and_the_end_comes_last() -> None:
    wall = """
        . Y R K T
        . B Y R K
        . T B Y R
        R . T B Y
        . . . T B"""
    found = told(AZUL, offer(AZUL, board(lines="B - - - -", wall=wall), turn=2), LAST_TAKE)
    row, column = [f"p1.wall1.{at}" for at in range(1, 6)], [f"p1.wall{at}.4" for at in range(1, 6)]
    last_column = [f"p1.wall{at}.5" for at in range(1, 6)]
    both = [place for pair in zip(column, last_column, strict=True) for place in pair]
    assert found[-5:] == [
        "end of round",
        "p1 +2 rows " + " ".join(row),
        "p1 +14 columns " + " ".join(both),
        "p1 +10 colours " + " ".join([f"p1.wall{at}.{at}" for at in range(1, 6)]),
        "end of game",
    ]


def test_az_6_2_the_bag_empties_before_the_lid_goes_into_it() -> None:
    state = before_deal(AZUL, bag="BBY")
    found = told(AZUL, state, "DBBYR/KKTT/BYRK/TTTT/BBBB")
    assert found[:9] == [
        "B x2 bag > factory1",
        "Y bag > factory1",
        "B x18 lid > bag",
        "Y x19 lid > bag",
        "R x20 lid > bag",
        "K x20 lid > bag",
        "T x20 lid > bag",
        "R bag > factory1",
        "K x2 bag > factory2",
    ]


def test_az_1_6_naming_the_start_player_moves_nothing() -> None:
    assert told(Azul(), Azul().start(), "S2") == []
