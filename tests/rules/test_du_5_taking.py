"""DU-5: actions B, C and D, taking tiles from suns and moons, and chips."""

import pytest

from tests.duel_positions import DUEL, after, board, choices, lines, scarce, taking, tiles, why_not
from tilewright.core.effects import scores_in
from tilewright.core.rules import CHANCE
from tilewright.core.tiles import Colour, letters
from tilewright.duel.state import Phase, State

FULL_LINES = "B YY RRR KKKK TTTTT BBBBBB"


def moons(state: State) -> str:
    """The stacks of the small factories from the bottom up."""
    return " ".join(["".join(map(str, factory.moon)) or "-" for factory in state.factories])


# B: from a sun


def test_du_5_1_all_tiles_of_one_colour_are_taken_from_one_sun() -> None:
    state = after(taking(factories="BBBY BBRR KKTT YYRR"), "1B3")
    assert state.boards[0].lines == lines("- - BBB - - -")
    assert state.factories[1].sun == tiles("BBRR")


def test_du_5_1_every_colour_of_every_sun_is_a_choice() -> None:
    state = taking(factories="BBBY RRRR :T -", large="KTTTT")
    sources = {text[:2] for text in choices(state) if text[0] in "1234L"}
    assert sources == {"1B", "1Y", "2R", "LK", "LT"}


def test_du_5_1_a_colour_that_is_not_there_is_refused() -> None:
    state = taking(factories="BBBY :RR - :T", large=":KK")
    assert why_not(state, "1K1") == "There is no black tile on the sun of factory 1 (DU-5.1)."
    assert why_not(state, "2R1") == "There is no red tile on the sun of factory 2 (DU-5.1)."
    assert (
        why_not(state, "LK1") == "There is no black tile on the sun of the large factory (DU-5.1)."
    )


@pytest.mark.parametrize(
    ("order", "stack"),
    [
        ("^Y ^R", "YRK"),
        ("^Y ^K", "YKR"),
        ("^R ^Y", "RYK"),
        ("^R ^K", "RKY"),
        ("^K ^Y", "KYR"),
        ("^K ^R", "KRY"),
    ],
)
def test_du_5_1_the_rest_of_a_small_factory_is_stacked_in_the_order_chosen(
    order: str, stack: str
) -> None:
    state = after(taking(factories="BYRK BBTT YYRR KKTT"), "1B1", *order.split())
    assert moons(state).split()[0] == stack
    assert state.factories[0].sun == tiles("")
    assert (state.phase, state.turn) == (Phase.TURN, 1)


def test_du_5_1_the_stack_lies_on_the_chip() -> None:
    state = after(taking(factories="BYRK BBTT YYRR KKTT"), "1B1", "^Y", "^R")
    assert state.factories[0].chip == "?"
    assert DUEL.actor(state) == 1


def test_du_5_1_two_equal_tiles_are_stacked_one_by_one() -> None:
    state = after(taking(factories="BYYK BBTT YYRR KKTT"), "1B1")
    assert choices(state) == ["^Y", "^K"]
    assert moons(after(state, "^Y", "^Y")).split()[0] == "YYK"
    assert moons(after(state, "^Y", "^K")).split()[0] == "YKY"
    assert moons(after(state, "^K")).split()[0] == "KYY"


def test_du_5_1_a_rest_of_one_colour_stacks_itself() -> None:
    state = after(taking(factories="BYYY BBTT YYRR KKTT"), "1B1")
    assert moons(state).split()[0] == "YYY"
    assert (state.phase, state.turn) == (Phase.TURN, 1)


def test_du_5_1_the_stack_has_to_be_finished_first() -> None:
    state = after(taking(factories="BYRK BBTT YYRR KKTT"), "1B1")
    waiting = "The player in turn stacks the rest of the factory on its moon now (DU-5.1)."
    assert (state.phase, state.turn) == (Phase.STACKING, 0)
    assert why_not(state, "2B1") == waiting
    assert why_not(state, "P1") == waiting
    assert why_not(state, "^B") == "There is no blue tile on the sun of factory 1 (DU-5.1)."


def test_du_5_1_the_rest_of_the_large_factory_lies_side_by_side() -> None:
    state = after(taking(large="BYYKT"), "LY2")
    assert (letters(state.large.sun), letters(state.large.moon)) == ("-", "BKT")
    assert (state.phase, state.turn) == (Phase.TURN, 1)


def test_du_5_1_taking_from_the_large_sun_leaves_the_start_tile() -> None:
    assert after(taking(large="BYYKT"), "LY2").start_tile is None


def test_du_5_1_a_large_factory_of_one_colour_leaves_nothing() -> None:
    state = after(scarce(bag="BBBB"), "DBBBB/-/-/-/-", "c1KB", "c2KB", "c3YK", "c4YK", "LB4")
    assert state.large == (tiles(""), tiles(""))
    assert state.start_tile is None


def test_du_5_2_a_small_factory_of_one_colour_reveals_its_chip_at_once() -> None:
    state = after(taking(factories="BBBB RRKK BBTT YYRR"), "1B4")
    assert (state.phase, DUEL.actor(state)) == (Phase.CHIP, CHANCE)
    state = after(state, "c1KB")
    assert state.factories[0].chip == "KB"
    assert (state.turn, "C1" in choices(state)) == (1, True)


def test_du_5_2_a_factory_that_was_dealt_a_single_tile_reveals_its_chip_at_once() -> None:
    state = after(scarce(bag="YYRRK", tower="B"), "DYYRRK/B/-/-/-", "c2KB", "c3KB", "c4YK", "1BX")
    assert why_not(state, "c1YK") == ""


def test_du_5_2_with_a_rest_the_chip_stays_face_down() -> None:
    state = after(taking(factories="BBBY RRKK BBTT YYRR"), "1B4")
    assert state.phase is Phase.TURN
    assert state.factories[0].chip == "?"


# C: from the moons


def test_du_5_3_all_top_tiles_of_a_colour_are_taken_from_all_five_moons() -> None:
    state = after(taking(factories=":KY :BY :YB :RRY", large=":YYT"), "MY6")
    assert state.boards[0].lines[5] == (Colour.YELLOW, 5)
    assert moons(state) == "K B YB RR"
    assert letters(state.large.moon) == "T"


def test_du_5_3_only_the_top_tile_of_a_stack_even_if_the_next_has_its_colour() -> None:
    state = after(taking(factories=":YYY :BY - -", large=""), "MY4")
    assert moons(state).split()[:2] == ["YY", "B"]
    assert state.boards[0].lines == lines("- - - YY - -")


def test_du_5_3_every_tile_of_the_large_moon_may_be_taken() -> None:
    state = taking(factories="- - - :B", large=":YYKT")
    assert {text[1] for text in choices(state) if text[0] == "M"} == {"B", "Y", "K", "T"}
    assert after(state, "MY3").boards[0].lines == lines("- - YY - - -")


def test_du_5_3_a_colour_that_is_not_on_top_is_refused() -> None:
    state = taking(factories=":YB :BR - -", large=":K")
    assert why_not(state, "MY1") == "No moon shows a yellow tile on top (DU-5.3)."
    assert why_not(state, "MT1") == "No moon shows a teal tile on top (DU-5.3)."
    assert {text[1] for text in choices(state) if text[0] == "M"} == {"B", "R", "K"}


def test_du_5_3_suns_are_left_alone() -> None:
    state = after(taking(factories="YYBB :Y :RY YYYY", large="YYYKT"), "MY2")
    assert state.boards[0].lines == lines("- YY - - - -")
    assert [factory.sun for factory in state.factories[::3]] == [tiles("YYBB"), tiles("YYYY")]


def test_du_5_4_who_first_takes_from_the_large_moon_takes_the_start_tile() -> None:
    state = after(taking(factories=":KY BBTT - -", large=":YT"), "MT1")
    assert state.start_tile == 0
    assert after(taking(large=":YT", turn=2), "MY1").start_tile == 1


def test_du_5_4_it_stays_with_who_took_it_first() -> None:
    state = after(taking(large=":YYT"), "MT1", "MY2")
    assert state.start_tile == 0


def test_du_5_4_small_moons_do_not_give_it() -> None:
    state = after(taking(factories=":KY BBTT - -", large=":BT"), "MY1")
    assert state.start_tile is None


def test_du_5_4_broken_tiles_of_the_large_moon_give_it_too() -> None:
    assert after(taking(large=":YT"), "MTX").start_tile == 0


def test_du_5_4_the_start_tile_takes_no_space_for_broken_tiles() -> None:
    state = after(taking(board(broken="BBBB"), large=":YT"), "MT1")
    assert (state.start_tile, len(state.boards[0].broken)) == (0, 4)


# Chips


def test_du_5_5_the_chip_is_revealed_when_the_last_tile_leaves_the_moon() -> None:
    state = taking(factories=":YK :RRK BBTT -", large="")
    state = after(state, "MK2")
    assert [factory.chip for factory in state.factories] == ["?", "?", "?", "-"]
    state = after(state, "MY1")
    assert state.phase is Phase.CHIP
    assert after(state, "c1BR").factories[0].chip == "BR"


def test_du_5_5_several_chips_are_revealed_one_after_another() -> None:
    state = after(taking(factories=":K YYRR :K :K", large=""), "MK3")
    assert why_not(state, "c3B") == "The chip of factory 1 is revealed first (DU-5.5)."
    state = after(state, "c1B")
    assert why_not(state, "c4B") == "The chip of factory 3 is revealed first (DU-5.5)."
    state = after(state, "c3B", "c4TY")
    assert [factory.chip for factory in state.factories] == ["B", "?", "B", "TY"]
    assert state.turn == 1


def test_du_5_5_a_chip_is_not_available_while_a_tile_lies_on_its_factory() -> None:
    state = taking(factories="BBTT :K +R -", large="")
    assert [text for text in choices(state) if text[0] == "C"] == ["C3"]
    for number in (1, 2, 4):
        sentence = f"Factory {number} has no revealed bonus chip (DU-5.5)."
        assert why_not(state, f"C{number}") == sentence


def test_du_5_5_nobody_acts_before_the_chip_is_seen() -> None:
    state = after(taking(factories=":K YYRR - -", large=""), "MK1")
    assert why_not(state, "2Y2") == "A bonus chip is to be revealed first (DU-5.5)."
    assert choices(state) == []


def test_du_5_6_a_chip_goes_face_up_into_the_reserve() -> None:
    state = after(taking(factories="YYRR :K +BR +T", large=""), "C3")
    assert str(state.boards[0]).endswith(":1:BR1")
    assert state.factories[2].chip == "-"
    assert (state.phase, state.turn) == (Phase.TURN, 1)


def test_du_5_6_with_two_taken_this_round_the_action_is_closed() -> None:
    state = taking(board(taken=2), board(taken=0), factories="BBTT - +R -", large="")
    assert why_not(state, "C3") == "You have already taken 2 bonus chips this round (DU-5.6)."
    assert not any(text[0] == "C" for text in choices(state))
    assert after(state, "1B2").turn == 1


def test_du_5_6_chips_of_earlier_rounds_do_not_count() -> None:
    held = board(chips="B B Y Y", taken=0)
    state = taking(held, round=3, factories="BBTT :K +R +T", large="")
    assert [text for text in choices(state) if text[0] == "C"] == ["C3", "C4"]


def test_du_5_6_each_player_takes_exactly_two_chips_a_round() -> None:
    boards = board(tokens=0), board(tokens=0)
    state = after(taking(*boards, factories="+B +Y +R +K", large=""), "C1", "C2", "C3")
    assert choices(state) == ["C4"]
    state = after(state, "C4")
    assert [str(each).split(":")[-1] for each in state.boards] == ["B1R1", "Y1K1"]
    assert [each.taken for each in state.boards] == [0, 0]  # a new round
    assert state.round == 2


# Where tiles go


def test_du_5_7_an_empty_line_or_one_of_the_same_colour_with_a_free_space() -> None:
    held = board(lines="- YY BB - RRR BBBBBB")
    state = taking(held, factories="BBTT RRKK YYTT YYRR")
    targets = [text[2] for text in choices(state) if text.startswith("1B")]
    assert targets == ["1", "3", "4", "X"]


def test_du_5_7_a_line_of_another_colour_is_refused() -> None:
    state = taking(board(lines="- Y - - - -"))
    assert why_not(state, "1B2") == "Line 2 already holds yellow (DU-5.7)."


def test_du_5_7_a_full_line_is_no_target() -> None:
    state = taking(board(lines="B - - - - -"))
    assert why_not(state, "1B1") == "Line 1 is already complete (DU-5.7)."
    assert why_not(state, "1Y1") == "Line 1 already holds blue (DU-5.7)."


def test_du_5_7_a_line_is_filled_from_right_to_left() -> None:
    state = after(taking(board(lines="- - B - - -"), factories="BKKK BBTT YYRR YYRR"), "1B3")
    drawing = DUEL.drawing.draw(DUEL.observe(state, None), ("Anna", "Bo"))
    assert "  3       . B B  |" in drawing


def test_du_5_7_tiles_are_never_shared_between_a_line_and_the_broken_space_by_choice() -> None:
    state = taking(factories="BBBB RRKK TTYY YYRR")
    after_lines = {after(state, f"1B{target}").boards[0].lines for target in "123456X"}
    held = {tuple(line.filled for line in each) for each in after_lines}
    assert held == {
        (1, 0, 0, 0, 0, 0),
        (0, 2, 0, 0, 0, 0),
        (0, 0, 3, 0, 0, 0),
        (0, 0, 0, 4, 0, 0),
        (0, 0, 0, 0, 4, 0),
        (0, 0, 0, 0, 0, 4),
        (0, 0, 0, 0, 0, 0),
    }


@pytest.mark.parametrize(
    ("held", "line", "broken"), [("-", 1, 3), ("-", 3, 1), ("-", 4, 0), ("B", 2, 3), ("BBBB", 5, 3)]
)
def test_du_5_8_tiles_beyond_the_lines_spaces_are_broken(held: str, line: int, broken: int) -> None:
    words = ["-"] * 6
    words[line - 1] = held
    state = taking(board(lines=" ".join(words)), factories="BBBB RRKK TTYY YYRR")
    state = after(state, f"1B{line}")
    assert state.boards[0].broken == (Colour.BLUE,) * broken
    assert state.boards[0].lines[line - 1].filled == min(line, len(held.strip("-")) + 4)


def test_du_5_8_all_tiles_may_be_broken_even_if_a_line_would_take_them() -> None:
    state = after(taking(factories="BBYY RRKK TTYY YYRR"), "1BX")
    assert state.boards[0].lines == lines("- - - - - -")
    assert state.boards[0].broken == (Colour.BLUE, Colour.BLUE)


def test_du_5_8_breaking_is_always_a_choice() -> None:
    state = taking(board(lines=FULL_LINES, broken="KKKK"), factories="BBYY :R - -", large="KTTTT")
    takes = [text for text in choices(state) if text[0] in "1LM"]
    assert takes == ["1BX", "1YX", "LKX", "LTX", "MRX"]


def test_du_5_9_further_broken_tiles_go_to_the_tower() -> None:
    state = after(taking(board(broken="RRR"), factories="BBBB RRKK TTYY YYRR"), "1B1")
    assert "".join(map(str, state.boards[0].broken)) == "RRRB"
    assert state.tower == tiles("BB")


def test_du_5_9_a_full_space_sends_everything_to_the_tower() -> None:
    state = taking(board(broken="RRRK"), factories="BBBB RRKK TTYY YYRR")
    assert scores_in(DUEL.effects(state, DUEL.notation.parse_action("1BX"))) == ()
    state = after(state, "1BX")
    assert "".join(map(str, state.boards[0].broken)) == "RRRK"
    assert state.tower == tiles("BBBB")


def test_du_5_10_a_line_may_hold_a_colour_that_its_row_has_no_space_for() -> None:
    no_red = """
        y k s t y b
        t s y b k s"""
    state = taking(board(dome=no_red, tokens=0), factories="RRBB :K - -", large="")
    assert why_not(state, "1R1") == ""
    assert after(state, "1R2").boards[0].lines == lines("- RR - - - -")


def test_du_5_10_and_one_whose_row_is_still_without_plates() -> None:
    state = taking(factories="RRBB :K - -", large="")
    assert [text for text in choices(state) if text.startswith("1R")] == [
        f"1R{target}" for target in "123456X"
    ]
