"""DU-4: action A, taking a plate from the display or drawing from the stack, and placing it."""

from itertools import pairwise
from random import Random

import pytest

from tests.duel_positions import (
    DUEL,
    after,
    after_chance,
    board,
    choices,
    dome_rows,
    points,
    taking,
    why_not,
)
from tilewright.core.playing import play_out
from tilewright.core.rules import CHANCE
from tilewright.duel.actions import PlacePlate
from tilewright.duel.state import Drawn, Phase, State

DISPLAY = "YKTS KSTR JBTK"
ALONE = "- - - -"  # all tiles and chips are taken: only plates are left


def drawing(score: int, *actions: str, returned: str = "") -> State:
    """Seat 1, with so many points, draws from a stack with a special plate on top."""
    spare = "SKRB YBKS TRBS TRBJ"
    state = taking(board(score=score), display=DISPLAY, spare=spare, top="S", returned=returned)
    return after(state, *actions)


def nearly_seen() -> State:
    """The stack of round 3 holds one unseen plate above four that were put back."""
    under = "RJBK2/TKRJ1/KYRJ1/TRBJ2"
    return taking(round=3, display="YKTS BKST SKRB", spare="KSTR", returned=under)


def no_display(score: int) -> State:
    """Three plates are taken this round; seat 1 has a token left, and so many points."""
    boards = board(score=score, tokens=1), board(tokens=0)
    return taking(*boards, display="", spare="SKRB", top="S")


# Tokens


def test_du_4_1_a_plate_of_the_display_takes_a_token() -> None:
    state = after(taking(display=DISPLAY), "P2")
    assert [each.tokens for each in state.boards] == [1, 2]


def test_du_4_1_drawing_takes_one_token_however_many_plates() -> None:
    state = drawing(5, "P+", "bJ", "P+", "bS", "P+", "bS")
    assert state.boards[0].tokens == 1


def test_du_4_1_without_a_token_no_plate_can_be_taken() -> None:
    state = taking(board(tokens=0))
    for text in ("P1", "P2", "P3", "P+"):
        assert why_not(state, text) == "You have used both tokens this round (DU-4.1)."
        assert text not in choices(state)


def test_du_4_1_both_tokens_must_be_used() -> None:
    """With nothing else to take, a plate is the only thing to do."""
    boards = board(tokens=2, taken=2), board(tokens=0, taken=2)
    state = taking(*boards, factories=ALONE, large="", display=DISPLAY)
    state = after(state, "P1", "@11r0")
    assert (state.turn, choices(state)) == (0, ["P1", "P2", "P+"])


def test_du_4_1_in_round_5_there_is_no_action_a() -> None:
    state = taking(round=5)
    assert (state.boards[0].tokens, state.stack_size, state.display) == (2, 0, ())
    for text in ("P1", "P+"):
        assert why_not(state, text) == "There are no plates to take in round 5 (DU-4.1)."
    assert not any(text.startswith("P") for text in choices(state))


# The display


def test_du_4_2_a_plate_of_the_display_is_taken_without_cost() -> None:
    state = after(taking(display=DISPLAY), "P2")
    assert (state.phase, state.plate, state.turn) == (Phase.PLACING, "KSTR", 0)
    assert state.boards[0].score == 5


def test_du_4_2_the_display_is_not_refilled_during_the_round() -> None:
    state = after(taking(display=DISPLAY), "P2", "@11r0")
    assert state.display == ("YKTS", "JBTK")
    assert DUEL.actor(state) == 1
    state = after(state, "P2", "@11r0", "P1", "@12r0")
    assert state.display == ()
    assert DUEL.actor(state) == 1


def test_du_4_2_a_place_without_a_plate_is_refused() -> None:
    state = taking(board(tokens=1), board(tokens=1), display="YKTS")
    assert why_not(state, "P2") == "There is no plate 2 in the display (DU-4.2)."
    assert [text for text in choices(state) if text[0] == "P"] == ["P1", "P+"]


# Drawing


def test_du_4_3_each_plate_drawn_costs_a_point() -> None:
    state = drawing(5, "P+")
    assert state.boards[0].score == 4
    state = after(state, "bJ", "P+")
    assert state.boards[0].score == 3
    assert [each.points for each in points(after(state, "bS"), "P+")] == [-1]


def test_du_4_3_drawing_may_go_on_as_long_as_there_are_points_and_plates() -> None:
    state = drawing(5)
    for back in "JSJSJ":
        assert "P+" in choices(state)
        state = after(state, "P+", f"b{back}")
    assert state.boards[0].score == 0
    assert state.phase is Phase.FRONTS
    assert [held.back for held in state.hand] == ["S", "J", "S", "J", "S"]


def test_du_4_3_a_rich_player_may_draw_the_whole_stack() -> None:
    state = taking(board(score=20))
    while state.phase in (Phase.TURN, Phase.DRAWING):
        state = after_chance(after(state, "P+"), seed=43)
    assert (len(state.hand), state.stack_size, state.boards[0].score) == (13, 0, 20 - 13)
    assert choices(state) == [f"K{place}" for place in range(1, 14)]
    state = after(state, "K13", *["U1"] * 11)
    assert (state.phase, state.stack_size) == (Phase.PLACING, 12)


def test_du_4_3_the_first_plate_may_be_the_only_one() -> None:
    state = drawing(5, "P+", "bJ")
    assert choices(state) == ["P+", "P="]
    state = after(state, "P=", "fSKRB")
    assert (state.phase, state.plate, state.hand) == (Phase.PLACING, "SKRB", ())


def test_du_4_3_a_drawn_plate_has_to_be_looked_at_before_anything_else() -> None:
    state = drawing(5, "P+", "bJ", "P=")
    assert DUEL.actor(state) is CHANCE
    assert why_not(state, "P+") == "The plates drawn are looked at first (DU-4.3)."


def test_du_4_3_fronts_are_not_seen_while_drawing() -> None:
    state = drawing(5, "P+", "bJ", "P+", "bS")
    assert state.hand == (Drawn("?S", 0), Drawn("?J", 0))
    assert len(state.unseen) == 18 - 3 - 2


def test_du_4_3_the_back_of_the_top_plate_is_open() -> None:
    state = drawing(5)
    assert DUEL.observe(state, None).table.top_back == "S"
    state = after(state, "P+")
    assert (state.phase, state.top_back) == (Phase.BACK, None)
    assert after(state, "bJ").top_back == "J"


def test_du_4_3_the_fronts_have_the_backs_that_were_seen() -> None:
    state = drawing(5, "P+", "bJ", "P+", "bS", "P=")
    assert why_not(state, "fSKRB/TRBS") == "Plate TRBS has the other back (DU-1.4)."
    assert why_not(state, "fTRBJ/KYRJ") == "Plate TRBJ has the other back (DU-1.4)."
    assert why_not(state, "fSKRB/TRBJ") == ""


def test_du_4_3_no_plate_is_drawn_that_lies_somewhere_else() -> None:
    state = drawing(5, "P+", "bS", "P+", "bS", "P=")
    assert why_not(state, "fYKTS/SKRB") == "Plate YKTS is not among the unseen ones (DU-2.1)."
    assert why_not(state, "fSKRB/SKRB") == "Plate SKRB is not among the unseen ones (DU-2.1)."
    assert why_not(state, "fSKRB") == "2 plates were drawn (DU-4.3)."


def test_du_4_3_exactly_one_plate_is_kept() -> None:
    state = drawing(5, "P+", "bJ", "P+", "bS", "P+", "bS", "P=", "fSKRB/TRBJ/YBKS")
    assert (state.phase, choices(state)) == (Phase.KEEPING, ["K1", "K2", "K3"])
    assert why_not(state, "K4") == "There is no plate 4 in your hand (DU-4.3)."
    state = after(state, "K2")
    assert state.plate == "TRBJ"
    assert [held.plate for held in state.hand] == ["SKRB", "YBKS"]


@pytest.mark.parametrize(("first", "under"), [("U1", "SKRB1/YBKS1"), ("U2", "YBKS1/SKRB1")])
def test_du_4_3_the_others_go_under_the_stack_in_the_order_chosen(first: str, under: str) -> None:
    state = drawing(5, "P+", "bJ", "P+", "bS", "P+", "bS", "P=", "fSKRB/TRBJ/YBKS", "K2")
    assert choices(state) == ["U1", "U2"]
    state = after(state, first)
    assert "/".join(map(str, state.returned)) == under
    assert state.phase is Phase.PLACING
    assert state.hand == ()


def test_du_4_3_a_single_other_plate_goes_under_the_stack_by_itself() -> None:
    state = drawing(5, "P+", "bJ", "P+", "bS", "P=", "fSKRB/TRBJ", "K1")
    assert (state.phase, state.plate) == (Phase.PLACING, "SKRB")
    assert list(map(str, state.returned)) == ["TRBJ1"]


def test_du_4_3_plates_put_back_lie_below_those_put_back_before() -> None:
    state = drawing(5, "P+", "bJ", "P+", "bS", "P=", "fSKRB/TRBJ", "K1", returned="KYRJ2")
    assert list(map(str, state.returned)) == ["KYRJ2", "TRBJ1"]


def test_du_4_3_plates_put_back_are_drawn_after_all_unseen_ones() -> None:
    """In round 4 one plate is left beside the display; here it was seen and put back."""
    state = taking(round=4, returned="RJBK1", tokens=2)
    assert (state.unseen, state.stack_size, state.top_back) == ((), 1, "J")
    state = after(state, "P+")
    assert state.hand == (Drawn("RJBK", 1),)
    assert state.phase is Phase.FRONTS  # no plate is left to draw
    assert why_not(state, "fTKRJ") == "A plate that was put back can’t be another now (DU-4.3)."
    assert after(state, "fRJBK").plate == "RJBK"


def test_du_4_3_a_draw_may_go_from_the_unseen_plates_to_those_put_back() -> None:
    state = nearly_seen()
    assert (state.stack_size, state.top_back) == (5, "S")
    state = after(state, "P+")
    assert state.top_back == "J"  # of the plate that was put back: nothing is to be shown
    assert choices(state) == ["P+", "P="]
    state = after(state, "P+", "P+", "P=")
    assert list(map(str, state.hand)) == ["?S0", "RJBK2", "TKRJ1"]
    state = after(state, "fKSTR/RJBK/TKRJ", "K2")
    assert list(map(str, state.hand)) == ["KSTR1", "TKRJ1"]


def test_du_4_3_who_draws_a_plate_that_the_other_put_back_learns_its_front() -> None:
    state = taking(round=4, returned="RJBK2", tokens=2)
    state = after(state, "P+", "fRJBK", "@11r0")
    assert state.returned == ()
    state = nearly_seen()
    state = after(state, "P+", "P+", "P=", "fKSTR/RJBK", "K1")
    assert list(map(str, state.returned)) == ["TKRJ1", "KYRJ1", "TRBJ2", "RJBK3"]


def test_du_4_3_the_stack_may_be_empty() -> None:
    state = taking(board(tokens=1), board(tokens=2), round=4, display="YKTS KSTR SKRB")
    assert state.stack_size == 0
    assert why_not(state, "P+") == "The plate stack is empty (DU-4.3)."
    assert "P+" not in choices(state)


@pytest.mark.parametrize("seed", range(3))
def test_du_4_3_chance_shows_only_what_can_be_there(seed: int) -> None:
    state = drawing(5, "P+", "bJ", "P+", "bS", "P+", "bS", "P=", returned="KYRJ2")
    for _ in range(20):
        fronts = DUEL.sample(state, Random(seed))
        assert DUEL.refusal(state, fronts) is None, f"seed {seed}: {fronts}"
        assert "KYRJ" not in str(fronts)


# Nothing to pay with


def test_du_4_4_with_no_points_and_a_display_drawing_is_refused() -> None:
    state = drawing(0)
    assert why_not(state, "P+") == (
        "With 0 points you may draw only when the display is empty (DU-4.4)."
    )
    assert [text for text in choices(state) if text[0] == "P"] == ["P1", "P2", "P3"]


def test_du_4_4_with_no_points_and_an_empty_display_one_plate_is_free() -> None:
    state = no_display(score=0)
    assert [text for text in choices(state) if text[0] == "P"] == ["P+"]
    assert points(state, "P+") == []
    state = after(state, "P+", "bJ")
    assert (state.boards[0].score, state.boards[0].tokens) == (0, 0)
    assert (state.phase, len(state.hand)) == (Phase.FRONTS, 1)  # exactly one


def test_du_4_4_the_free_plate_is_kept_and_placed() -> None:
    state = after(no_display(score=0), "P+", "bJ", "fSKRB", "@11r0")
    assert state.turn == 1
    assert dome_rows(state.boards[0])[0].startswith("sk")


def test_du_4_4_with_a_point_and_an_empty_display_the_point_is_paid() -> None:
    state = no_display(score=1)
    assert [each.points for each in points(state, "P+")] == [-1]
    state = after(state, "P+", "bJ")
    assert state.boards[0].score == 0
    assert state.phase is Phase.FRONTS  # the free plate is for who has 0 points before drawing


def test_du_4_4_the_last_point_may_be_paid_while_drawing() -> None:
    state = drawing(2, "P+", "bJ", "P+", "bS")
    assert state.boards[0].score == 0
    assert (state.phase, len(state.hand)) == (Phase.FRONTS, 2)


def test_du_4_4_the_other_players_points_do_not_matter() -> None:
    state = taking(board(score=3), board(score=0), turn=2)
    assert why_not(state, "P+") != ""
    state = taking(board(score=0), board(score=3), turn=2)
    assert why_not(state, "P+") == ""


def test_du_4_4_a_player_without_points_never_gets_stuck() -> None:
    """The last plate of round 4, and nobody has a point."""
    boards = board(tokens=0, taken=2, score=0), board(tokens=1, taken=2, score=0)
    state = taking(*boards, round=4, turn=2, factories=ALONE, large="", display="", spare="SKRB")
    assert choices(state) == ["P+"]
    state = after(state, "P+", "fSKRB")
    assert state.phase is Phase.PLACING


# Placing


def test_du_4_5_a_plate_goes_to_any_empty_cell_in_four_orientations() -> None:
    state = after(taking(board(dome="_ _ . . . .\n" * 2 + ". . . . . .\n" * 4)), "P1")
    expected = [
        f"@{cell}r{turns}" for cell in (12, 13, 21, 22, 23, 31, 32, 33) for turns in range(4)
    ]
    assert choices(state) == expected


def test_du_4_5_it_has_to_be_placed_at_once() -> None:
    state = after(taking(), "P1")
    assert why_not(state, "LB1") == "The player in turn places a plate now (DU-4.5)."
    assert why_not(state, "P1") == "The player in turn places a plate now (DU-4.5)."


@pytest.mark.parametrize(
    ("turns", "upper", "lower"),
    [(0, "yk", "ts"), (1, "ty", "sk"), (2, "st", "ky"), (3, "ks", "yt")],
)
def test_du_4_5_turns_are_quarters_clockwise(turns: int, upper: str, lower: str) -> None:
    state = after(taking(display=DISPLAY), "P1", f"@12r{turns}")
    rows = dome_rows(state.boards[0])
    assert (rows[0][2:4], rows[1][2:4]) == (upper, lower)


@pytest.mark.parametrize(
    ("cell", "row", "column"),
    [("11", 1, 1), ("13", 1, 5), ("22", 3, 3), ("31", 5, 1), ("33", 5, 5)],
)
def test_du_4_5_a_cell_is_named_by_its_row_and_column(cell: str, row: int, column: int) -> None:
    placed = board(dome=". . _ _ . .\n" * 2 + ". . . . . .\n" * 4)
    state = after(taking(placed, display=DISPLAY), "P1", f"@{cell}r0")
    rows = dome_rows(state.boards[0])
    assert rows[row - 1][column - 1 : column + 1] == "yk"
    assert rows[row][column - 1 : column + 1] == "ts"


def test_du_4_5_a_cell_with_a_plate_is_refused() -> None:
    state = after(taking(), "P1")
    assert why_not(state, "@33r2") == "The cell in row 3, column 3 already has a plate (DU-4.5)."


@pytest.mark.parametrize("place", [(0, 1, 0), (1, 4, 0), (1, 1, 4), (1, 1, -1)])
def test_du_4_5_there_are_no_other_cells_or_turns(place: tuple[int, int, int]) -> None:
    refusal = DUEL.refusal(after(taking(), "P1"), PlacePlate(*place))
    assert refusal is not None
    assert refusal.rule == "DU-1.3"


def test_du_4_5_colours_may_repeat_in_rows_and_columns() -> None:
    black = """
        y k . . . .
        t s . . . ."""
    state = after(taking(board(dome=black), display="KSTR YBKS JBTK"), "P1")
    assert all(f"@12r{turns}" in choices(state) for turns in range(4))
    assert all(f"@21r{turns}" in choices(state) for turns in range(4))


@pytest.mark.parametrize("seed", range(4))
def test_du_4_5_a_plate_never_moves_again_and_all_are_used_after_round_4(seed: int) -> None:
    for before, state in pairwise(play_out(DUEL, Random(seed)).states()):
        for old, new in zip(before.boards, state.boards, strict=True):
            kept = [(was, now) for was, now in zip(old.cells, new.cells, strict=True) if was]
            assert all(was == now for was, now in kept), f"seed {seed}: {state}"
        if state.round == 5:
            assert None not in state.boards[0].cells + state.boards[1].cells, f"seed {seed}"
            assert (state.display, state.stack_size) == ((), 0), f"seed {seed}"
