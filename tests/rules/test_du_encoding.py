"""The planes of Duel: each one on a position drawn as text. Anna sits on seat 1, Bo on seat 2."""

from typing import Any

import pytest

from tests.duel_positions import DUEL, after, board, taking, tiled
from tests.encodings import decoded, hot
from tilewright.core.planes import size_of
from tilewright.duel.encoding import SIDE_POINTS
from tilewright.duel.game import Duel
from tilewright.duel.plates import CHIPS, PLATES, SIDES
from tilewright.duel.state import Phase, State

ANNA, BO, SPECTATOR = 0, 1, None
DISPLAY = "YKTS KSTR JBTK"
DRAWS = ("P+", "bJ", "P+", "bS", "P+", "bS", "P=")  # three plates: special, joker, special
NO_TILES = [0] * 5

DOME = """
    s y Y k B* b
    b R t s T k
    . . K s . .
    . . T r . ."""
POINTS = """
    0 4 0 3 0 2
    2 0 6 0 0 2
    0 0 0 0 0 0
    0 0 0 2 0 0
    0 0 0 0 0 0
    0 0 0 0 0 0"""


def table(**told: Any) -> State:
    """Phase 1 of round 1 with a special plate on top of the stack."""
    spare = "SKRB TRBJ YBKS TRBS KYRJ"
    return taking(display=DISPLAY, spare=spare, top="S", **told)


def plate(numbers: list[int]) -> tuple[str | None, str, list[int]]:
    """A plate in a hand or put back: its front, its back, and who knows the front."""
    front, back = hot(numbers[:18]), hot(numbers[18:20])
    assert back is not None
    return None if front is None else PLATES[front], "SJ"[back], numbers[20:]


def plates(rows: list[list[int]]) -> list[tuple[str | None, str, list[int]]]:
    """The plates of a hand, or those put back; the empty places come last."""
    held = [row for row in rows if any(row)]
    assert rows == held + [[0] * 22] * (13 - len(held))
    return [plate(row) for row in held]


def test_the_encoding_has_so_many_numbers() -> None:
    assert size_of(DUEL.encoding.planes) == 1981


def test_the_phases_come_in_their_order() -> None:
    states = {
        Phase.SCORING: Duel(scoring="random").start(),
        Phase.DISPLAY: DUEL.start(),
        Phase.TURN: table(),
        Phase.BACK: after(table(), "P+"),
        Phase.FRONTS: after(table(), *DRAWS),
    }
    for phase, state in states.items():
        assert hot(decoded(DUEL, state, ANNA)["phase"]) == list(Phase).index(phase)


def test_turn_start_and_start_tile_are_told_from_the_observers_seat_on() -> None:
    state = taking(start=1, turn=2, start_tile=2, large=":BYRK")
    own = decoded(DUEL, state, BO)
    assert (own["turn"], own["start"], own["start_tile"]) == ([1, 0], [0, 1], [1, 0])
    spectator = decoded(DUEL, state, SPECTATOR)
    assert (spectator["turn"], spectator["start"]) == ([0, 1], [1, 0])


def test_du_3_1_the_round_is_told() -> None:
    assert decoded(DUEL, taking(round=4), ANNA)["round"] == [4]


def test_du_8_the_sides_in_play_tell_what_one_of_theirs_is_worth() -> None:
    sides = ("five-colours", "border", "corners", "empty-specials")
    assert decoded(DUEL, taking(), ANNA)["sides"] == [3, 0, 7, 0, 10, 0, 0, 0]
    assert decoded(DUEL, taking(scoring=sides), ANNA)["sides"] == [0, 4, 0, 1, 0, 8, 0, 3]
    assert decoded(DUEL, taking(scoring=("jokers", "rows", "border")), ANNA)["sides"][6] == 2


def test_factories_tell_sun_moon_from_the_bottom_up_and_chip() -> None:
    state = taking(factories="BBYR :KYY +BR -", large=":BBT")
    planes = decoded(DUEL, state, ANNA)
    assert planes["suns"] == [[2, 1, 1, 0, 0], NO_TILES, NO_TILES, NO_TILES]
    assert [[hot(place) for place in moon] for moon in planes["moons"]] == [
        [None, None, None],
        [3, 1, 1],
        [None, None, None],
        [None, None, None],
    ]
    assert [hot(chip) for chip in planes["chips_on"]] == [0, 0, 1 + CHIPS.index("BR"), None]
    assert planes["large_sun"] == NO_TILES
    assert planes["large_moon"] == [2, 0, 0, 0, 1]


def test_du_9_3_bag_and_tower_are_counted() -> None:
    planes = decoded(DUEL, taking(factories="BBYR - - -", large="", bag="BBT"), ANNA)
    assert planes["bag"] == [2, 0, 0, 0, 1]
    assert planes["tower"] == [9, 12, 12, 13, 12]


def test_du_1_6_chips_that_nobody_has_seen_are_counted_with_those_face_down() -> None:
    planes = decoded(DUEL, table(), ANNA)
    assert planes["chips_left"] == [2] * 10
    state = taking(board(chips="B TY", taken=2), factories="- - +BR YYRR")
    assert decoded(DUEL, state, BO)["chips_left"] == [1, 2, 2, 2, 2, 1, 1, 2, 2, 2]


def test_du_4_2_the_display_tells_its_plates_in_their_places() -> None:
    planes = decoded(DUEL, table(), ANNA)
    assert [hot(place) for place in planes["display"]] == [
        PLATES.index(name) for name in DISPLAY.split()
    ]
    planes = decoded(DUEL, after(table(), "P2"), BO)
    assert [hot(place) for place in planes["display"]] == [
        PLATES.index("YKTS"),
        PLATES.index("JBTK"),
        None,
    ]
    assert hot(planes["plate"]) == PLATES.index("KSTR")


def test_du_4_3_the_stack_tells_its_size_and_its_top_back() -> None:
    planes = decoded(DUEL, table(), ANNA)
    assert planes["stack"] == [13]
    assert planes["top"] == [1, 0]
    planes = decoded(DUEL, after(table(), "P+"), ANNA)
    assert planes["stack"] == [12]
    assert planes["top"] == [0, 0]  # yet to be shown
    planes = decoded(DUEL, after(table(), "P+", "bJ"), ANNA)
    assert planes["top"] == [0, 1]


def test_du_4_3_while_drawing_only_backs_are_told() -> None:
    state = after(table(), *DRAWS)
    for seat in (ANNA, BO, SPECTATOR):
        hand = plates(decoded(DUEL, state, seat)["hand"])
        assert hand == [(None, back, [0, 0]) for back in "SJS"]


def test_du_4_3_a_hand_tells_fronts_to_who_drew_and_backs_to_the_others() -> None:
    state = after(table(), *DRAWS, "fSKRB/TRBJ/YBKS")
    own, other = decoded(DUEL, state, ANNA), decoded(DUEL, state, BO)
    assert plates(own["hand"]) == [
        ("SKRB", "S", [1, 0]),
        ("TRBJ", "J", [1, 0]),
        ("YBKS", "S", [1, 0]),
    ]
    assert plates(other["hand"]) == [(None, back, [0, 1]) for back in "SJS"]
    spectator = decoded(DUEL, state, SPECTATOR)
    assert plates(spectator["hand"]) == [(None, back, [1, 0]) for back in "SJS"]


def test_du_4_3_plates_put_back_are_told_from_the_top_down() -> None:
    state = after(table(), *DRAWS, "fSKRB/TRBJ/YBKS", "K1", "U2")
    own, other = decoded(DUEL, state, ANNA), decoded(DUEL, state, BO)
    assert plates(own["returned"]) == [("YBKS", "S", [1, 0]), ("TRBJ", "J", [1, 0])]
    assert plates(other["returned"]) == [(None, "S", [0, 1]), (None, "J", [0, 1])]
    assert plates(own["hand"]) == []
    assert hot(other["plate"]) == PLATES.index("SKRB")


def test_du_4_3_fronts_that_an_observer_does_not_know_are_unseen_to_it() -> None:
    state = after(table(), *DRAWS, "fSKRB/TRBJ/YBKS", "K1", "U2")
    unseen = {
        seat: {PLATES[at] for at, told in enumerate(decoded(DUEL, state, seat)["unseen"]) if told}
        for seat in (ANNA, BO, SPECTATOR)
    }
    assert unseen[BO] == unseen[SPECTATOR] == unseen[ANNA] | {"TRBJ", "YBKS"}
    assert "SKRB" not in unseen[BO]
    assert not {"TRBJ", "YBKS"} & unseen[ANNA]


def test_du_5_1_the_factory_being_stacked_is_told() -> None:
    state = after(table(factories="BBYR RRKK TTBB KTYR"), "4K2")
    assert state.phase is Phase.STACKING
    assert hot(decoded(DUEL, state, BO)["at"]) == 3
    assert hot(decoded(DUEL, table(), BO)["at"]) is None


def test_du_6_4_a_payment_tells_tiles_paid_chips_chosen_and_chips_left() -> None:
    held = board(lines="- T - - - -", dome="y k\nt s", chips="T TY RT B")
    state = after(tiled(held, round=2), "$2")
    assert state.phase is Phase.SPENDING
    assert decoded(DUEL, state, BO)["payment"] == [0, 2, 2]
    planes = decoded(DUEL, after(state, "$TY"), ANNA)
    assert planes["payment"] == [0, 2, 1]
    assert hot(planes["at"]) == 1


@pytest.mark.parametrize(("score", "told"), [(12, 12), (255, 255), (300, 255)])
def test_a_score_past_255_is_told_as_255(score: int, told: int) -> None:
    assert decoded(DUEL, taking(board(score=score)), BO)["score"] == [5, told]


def test_boards_tell_lines_broken_tiles_tokens_and_chips() -> None:
    own = board(lines="B - RR - - TTTT", broken="KKY", tokens=1, taken=1, chips="TY")
    state = taking(own, factories="- RRKK TTBB YYRR")
    planes = decoded(DUEL, state, BO)
    assert planes["lines"][1] == [
        [1, 0, 0, 0, 0],
        NO_TILES,
        [0, 0, 2, 0, 0],
        NO_TILES,
        NO_TILES,
        [0, 0, 0, 0, 4],
    ]
    assert planes["broken"] == [NO_TILES, [0, 1, 0, 2, 0]]
    assert planes["tokens"] == [2, 1]
    assert planes["taken"] == [0, 1]
    assert planes["chips"] == [[0] * 10, [0] * 5 + [1] + [0] * 4]


def domed() -> State:
    """Round 2 with Anna's DOME and a dome without tiles for Bo."""
    return taking(board(dome=DOME, tokens=1), round=2, turn=2, display="TRBJ KYRJ")


def marks(spaces: list[list[int]]) -> str:
    """Spaces or tiles of a dome as letters, row by row; a full stop for nothing."""
    found = [hot(space) for space in spaces]
    text = "".join(["." if at is None else "BYRKTSJ"[at] for at in found])
    return "/".join([text[row : row + 6] for row in range(0, 36, 6)])


def test_du_1_5_domes_tell_what_their_spaces_take() -> None:
    planes = decoded(DUEL, domed(), ANNA)
    assert marks(planes["spaces"][0]) == "SYYKJB/BRTSTK/..KS../..TR../....../......"
    assert decoded(DUEL, domed(), BO)["spaces"] == planes["spaces"][::-1]


def test_du_6_7_domes_tell_their_tiles_a_special_one_too() -> None:
    planes = decoded(DUEL, domed(), BO)
    assert marks(planes["tiles"][1]) == "..Y.B./.R..T./..K.../..T.../....../......"
    assert marks(planes["tiles"][0]) == "......" + "/......" * 5
    full = taking(board(dome="Y K\nT S"), turn=2)
    assert marks(decoded(DUEL, full, ANNA)["tiles"][0])[:9] == "YK..../TS"


def test_du_7_1_points_tell_what_a_tile_on_each_open_space_would_score() -> None:
    points = decoded(DUEL, domed(), ANNA)["points"][0]
    assert points == [[int(score) for score in row.split()] for row in POINTS.split("\n")[1:]]


def test_du_8_counts_tell_what_each_side_would_count_now() -> None:
    own, other = decoded(DUEL, domed(), ANNA)["counts"]
    names = dict(zip(SIDES, own, strict=True))
    assert {side: count for side, count in names.items() if count} == {
        "border": 2,
        "jokers": 1,
        "empty-specials": 3,
    }
    assert other[SIDES.index("border")] == 0


def test_du_1_9_every_side_of_a_scoring_tile_has_its_worth() -> None:
    assert tuple(SIDE_POINTS) == SIDES
