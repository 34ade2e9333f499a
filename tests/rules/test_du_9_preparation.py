"""DU-9: phase 3, preparing the next round."""

from random import Random

import pytest

from tests.duel_positions import (
    DUEL,
    LAST_TAKE,
    after,
    after_chance,
    board,
    choices,
    last,
    lines,
    scarce,
    taking,
    tiled,
    tiles,
    why_not,
)
from tilewright.core.playing import legal_actions
from tilewright.core.rules import CHANCE
from tilewright.core.tiles import minus
from tilewright.duel.actions import Deal
from tilewright.duel.state import Phase, State


def short_display(display: str, spare: str = "SKRB YBKS", returned: str = "") -> State:
    """The end of round 1 with so many plates left in the display."""
    boards = board(tokens=0, taken=2), board(tokens=0, taken=1)
    state = taking(
        *boards,
        turn=2,
        factories="- - - +YK",
        large="",
        display=display,
        spare=spare,
        top="S",
        returned=returned,
    )
    return after(state, LAST_TAKE)


# Tokens and the display


def test_du_9_1_players_take_their_tokens_back() -> None:
    assert [each.tokens for each in last().boards] == [0, 0]
    assert [each.tokens for each in tiled().boards] == [2, 2]


def test_du_9_1_the_display_is_refilled_to_three() -> None:
    state = short_display("YKTS")
    assert (state.phase, DUEL.actor(state)) == (Phase.DISPLAY, CHANCE)
    state = after(state, "pSKRB")
    assert (state.phase, state.display) == (Phase.DISPLAY, ("YKTS", "SKRB"))
    state = after(state, "pYBKS", "bJ")
    assert (state.phase, state.display) == (Phase.DEAL, ("YKTS", "SKRB", "YBKS"))


def test_du_9_1_a_full_display_gets_nothing() -> None:
    state = short_display("YKTS KSTR JBTK")
    assert (state.phase, state.display) == (Phase.DEAL, ("YKTS", "KSTR", "JBTK"))


def test_du_9_1_the_plate_turned_up_is_the_one_on_top() -> None:
    state = short_display("YKTS")
    assert why_not(state, "pRJBK") == "Plate RJBK has the other back (DU-1.4)."
    assert why_not(state, "pYKTS") == "Plate YKTS is not among the unseen ones (DU-2.1)."


def test_du_9_1_plates_that_were_put_back_come_when_no_unseen_one_is_left() -> None:
    """After round 3 four plates are left, three of them seen and put back by seat 2."""
    boards = board(tokens=0, taken=2), board(tokens=0, taken=1)
    state = taking(
        *boards,
        round=3,
        turn=2,
        factories="- - - +YK",
        large="",
        display="",
        spare="KSTR",
        returned="RJBK2/TKRJ2/KYRJ2",
    )
    state = after(state, LAST_TAKE, "pKSTR")
    assert why_not(state, "pTKRJ") == "A plate that was put back can’t be another now (DU-4.3)."
    assert str(DUEL.sample(state, Random(9))) == "pRJBK"
    state = after(state, "pRJBK", "pTKRJ")
    assert (state.display, state.phase) == (("KSTR", "RJBK", "TKRJ"), Phase.DEAL)
    assert list(map(str, state.returned)) == ["KYRJ2"]


def test_du_9_1_in_round_5_there_is_nothing_left_to_turn_up() -> None:
    state = tiled(round=4)
    assert (state.round, state.phase, state.display, state.stack_size) == (5, Phase.DEAL, (), 0)


# Tiles and chips


def test_du_9_2_the_large_factory_gets_five_tiles_and_each_small_one_four_and_a_chip() -> None:
    state = after_chance(tiled(), seed=92)
    assert sum(state.large.sun) == 5
    assert [sum(factory.sun) for factory in state.factories] == [4, 4, 4, 4]
    assert [factory.chip for factory in state.factories] == ["?"] * 4
    assert not any(factory.moon for factory in state.factories)


def test_du_9_2_five_tiles_of_one_colour_are_redrawn_in_later_rounds_too() -> None:
    state = tiled()
    assert why_not(state, "DBBBBB/BBYY/RRKK/BBTT/YYRR") == (
        "The tiles of the large factory can’t be what was drawn from the bag (DU-2.4)."
    )


def test_du_9_2_twenty_chips_are_enough_for_five_rounds() -> None:
    state = after_chance(tiled(round=4), seed=4)
    assert state.round == 5
    assert sum(state.chips) == 4
    assert [factory.chip for factory in state.factories] == ["?"] * 4


def test_du_9_2_the_chips_taken_count_from_0_again() -> None:
    state = after_chance(tiled(), seed=2)
    assert [each.taken for each in state.boards] == [0, 0]


def test_du_9_2_lines_domes_and_reserves_stay() -> None:
    held = board(lines="- T - - - -", dome="Y k\nt s", chips="B R")
    before = str(last(held).boards[0]).split(":")
    state = after_chance(tiled(held), seed=1)
    assert state.boards[0].lines == lines("- T - - - -")
    assert str(state.boards[0]).split(":")[2] == before[2]
    assert str(state.boards[0]).endswith(":B1R1")


# The bag and the tower


def test_du_9_3_the_tower_goes_into_the_empty_bag_and_filling_goes_on() -> None:
    state = scarce(bag="BBBYYYY", tower="RRRRKKK")
    state = after(state, "DBBBYY/YYRR/RRKK/K/-")
    assert (state.bag, state.tower) == (tiles(""), tiles(""))
    assert [factory.sun for factory in state.factories] == [
        tiles(word) for word in ("YYRR", "RRKK", "K", "")
    ]


@pytest.mark.parametrize(
    ("deal", "sentence"),
    [
        (
            "DBBYYR/BYYR/RRKK/KKK/-",
            "The tiles of the large factory can’t be what was drawn from the bag (DU-9.3).",
        ),
        (
            "DBBBYY/YRRR/YRKK/KKK/-",
            "The tiles of factory 1 can’t be what was drawn from the bag (DU-9.3).",
        ),
    ],
)
def test_du_9_3_not_before_the_bag_is_empty(deal: str, sentence: str) -> None:
    assert why_not(scarce(bag="BBBYYYY", tower="RRRRKKKK"), deal) == sentence


def test_du_9_3_a_bag_that_is_emptied_by_the_last_tile_leaves_the_tower_alone() -> None:
    """21 tiles in the bag fill all factories; the tower goes into it only for the next tile."""
    suns = "BYRKT BBYY RRKK TTBB YYRR"
    state = tiled()._replace(bag=tiles(suns.replace(" ", "")))
    tower = minus((13,) * 5, state.bag)
    state = after(state._replace(tower=tower), "DBYRKT/BBYY/RRKK/BBTT/YYRR")
    assert (state.bag, state.tower) == (tiles(""), tower)


def test_du_9_3_an_empty_bag_is_filled_before_the_first_tile() -> None:
    state = after(scarce(bag="", tower="BYRKTB"), "DBYRKT/B/-/-/-")
    assert state.large.sun == tiles("BYRKT")


def test_du_9_3_broken_and_spare_tiles_of_this_round_come_back() -> None:
    state = tiled(board(broken="BYYK"))
    assert state.tower == tiles("BYYK")


@pytest.mark.parametrize("seed", range(30))
def test_du_9_3_chance_draws_the_bag_before_the_tower(seed: int) -> None:
    state = scarce(bag="BBBYYYY", tower="RRRRKKKKTT")
    deal = DUEL.sample(state, Random(seed))
    assert isinstance(deal, Deal)
    assert not any(deal.large[2:]), f"seed {seed}: {deal}"
    assert sum(deal.small[0][:2]) == 2, f"seed {seed}: {deal}"
    assert DUEL.refusal(state, deal) is None, f"seed {seed}: {deal}"


# Too few tiles


def test_du_9_4_with_bag_and_tower_empty_the_round_starts_as_it_is() -> None:
    state = after(scarce(bag="BBYYR", tower="RKK"), "DBBYYR/RKK/-/-/-")
    assert state.factories[0].sun == tiles("RKK")
    assert state.phase is Phase.CHIP


def test_du_9_4_the_chip_of_a_factory_without_tiles_is_revealed_at_once() -> None:
    state = after(scarce(bag="BBYYR", tower="RKK"), "DBBYYR/RKK/-/-/-", "c2KB", "c3KB", "c4YK")
    assert [factory.chip for factory in state.factories] == ["?", "KB", "KB", "YK"]
    assert (state.phase, state.turn) == (Phase.TURN, 0)
    assert {"C2", "C3", "C4"} < set(choices(state))


def test_du_9_4_a_factory_with_fewer_than_four_tiles_plays_as_usual() -> None:
    state = after(scarce(bag="BBYYR", tower="RKK"), "DBBYYR/RKK/-/-/-", "c2KB", "c3KB", "c4YK")
    state = after(state, "1R1")
    assert state.factories[0].moon == (3, 3)
    assert state.factories[0].chip == "?"
    state = after(state, "MK1", "MK2")
    assert state.phase is Phase.CHIP
    assert after(state, "c1YK").factories[0].chip == "YK"


def test_du_9_4_fewer_than_five_tiles_are_all_for_the_large_factory() -> None:
    state = scarce(bag="BY", tower="R")
    assert why_not(state, "DBY/R/-/-/-") == "The large factory gets 3 tiles (DU-9.4)."
    state = after(state, "DBYR/-/-/-/-")
    assert state.large.sun == tiles("BYR")
    assert state.phase is Phase.CHIP


def test_du_9_4_without_any_tile_there_are_only_chips() -> None:
    state = after(scarce(bag=""), "D-/-/-/-/-", "c1KB", "c2KB", "c3YK", "c4YK")
    assert choices(state) == ["C1", "C2", "C3", "C4"]
    state = after(state, "C1", "C2", "C3", "C4")
    while state.phase is not Phase.OVER:
        state = DUEL.apply(state, legal_actions(DUEL, state)[0])
    assert state.start_tile is None


def test_du_9_4_a_factory_is_not_left_short_while_there_are_tiles() -> None:
    state = scarce(bag="BBYYR", tower="RKK")
    assert why_not(state, "DBBYYR/RK/K/-/-") == "Factory 1 gets 3 tiles (DU-9.4)."
    assert why_not(state, "DBBYYR/-/RKK/-/-") == "Factory 1 gets 3 tiles (DU-9.4)."


# The start tile


@pytest.mark.parametrize("holder", [1, 2])
@pytest.mark.parametrize("start", [1, 2])
def test_du_9_5_the_holder_of_the_start_tile_starts_the_round(holder: int, start: int) -> None:
    state = tiled(start=start, start_tile=holder)
    assert state.start == holder - 1
    assert after_chance(state, seed=95).turn == holder - 1


def test_du_9_5_the_start_tile_goes_back_to_the_large_factory() -> None:
    state = tiled(start_tile=2)
    assert state.start_tile is None
    state = after_chance(state, seed=5)
    assert state.start_tile is None


@pytest.mark.parametrize("start", [1, 2])
def test_du_9_5_if_nobody_took_it_the_start_player_stays_the_same(start: int) -> None:
    state = tiled(start=start)
    assert state.start == start - 1
    assert after_chance(state, seed=start).turn == start - 1


def test_du_9_5_the_holder_of_round_5_keeps_it_for_the_tie() -> None:
    state = tiled(round=5, start_tile=2)
    assert (state.phase, state.start_tile) == (Phase.OVER, 1)
