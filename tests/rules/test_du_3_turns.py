"""DU-3: the game's five rounds, and the turns of phase 1."""

from itertools import groupby
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
    taking,
    tiled,
    why_not,
)
from tilewright.core.playing import play_out
from tilewright.duel.state import Phase


@pytest.mark.parametrize("seed", range(5))
def test_du_3_1_a_game_has_five_rounds(seed: int) -> None:
    states = play_out(DUEL, Random(seed)).states()
    rounds = [round for round, _ in groupby(states, lambda state: state.round)]
    assert rounds == [1, 2, 3, 4, 5], f"seed {seed}"
    assert all(None not in each.cells for each in states[-1].boards), f"seed {seed}"


@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_du_3_1_after_phase_2_the_next_round_is_prepared(round: int) -> None:
    state = tiled(round=round)
    assert state.round == round + 1
    assert DUEL.outcome(state) is None
    assert after_chance(state, seed=round).phase is Phase.TURN


def test_du_3_1_after_round_5_nothing_is_prepared() -> None:
    state = tiled(round=5)
    assert (state.phase, state.round) == (Phase.OVER, 5)
    assert DUEL.actor(state) is None
    assert choices(state) == []
    assert why_not(state, "P1") == "The game is over (DU-3.1)."


@pytest.mark.parametrize("start", [1, 2])
def test_du_3_2_the_start_player_goes_first(start: int) -> None:
    state = tiled(start=start)
    assert after_chance(state, seed=3).turn == start - 1


def test_du_3_2_turns_alternate() -> None:
    state = taking()
    seats = [state.turn]
    for text in ("LB1", "1B2", "2K3", "3T4"):
        state = after(state, text)
        seats.append(state.turn)
    assert seats == [0, 1, 0, 1, 0]


def test_du_3_2_a_turn_is_one_of_the_four_actions() -> None:
    state = taking(factories="BBYY :KK +R +TY", large="")
    kinds = {text[0] for text in choices(state)}
    assert kinds == {"1", "M", "C", "P"}


@pytest.mark.parametrize("action", ["P1", "1B1", "MK1", "C3"])
def test_du_3_2_after_one_action_the_turn_is_over(action: str) -> None:
    state = after(taking(factories="BBBB :KKK +R +TY", large=""), action)
    if action == "P1":
        state = after(state, "@11r0")
    assert after_chance(state, seed=1).turn == 1


@pytest.mark.parametrize(
    "action",
    ["U1", "K1", "P=", "@11r0", "^B", "$0", "$2", "$B", "W11", "DBYRKT/BBYY/RRKK/BBTT/YYRR", "c1B"],
)
def test_du_3_2_other_decisions_have_to_wait(action: str) -> None:
    assert why_not(taking(), action) == (
        "The player in turn takes a plate, tiles or a bonus chip now (DU-3.2)."
    )


def test_du_3_3_a_player_who_can_do_nothing_passes() -> None:
    """No tiles; seat 1 has used its tokens and taken two chips, seat 2 has two tokens to use."""
    boards = board(tokens=0, taken=2), board(tokens=2, taken=2)
    state = taking(*boards, turn=2, factories="- - - -", large="", display="YKTS KSTR SKRB")
    state = after(state, "P1", "@11r0")
    assert (state.phase, state.turn) == (Phase.TURN, 1)


def test_du_3_3_one_player_may_go_on_alone() -> None:
    boards = board(tokens=1, taken=2), board(tokens=2, taken=2)
    state = taking(*boards, turn=1, factories="- - - -", large="", display="YKTS KSTR SKRB")
    seats = []
    for cell in ("@11r0", "@12r0", "@21r0"):
        seats.append(state.turn)
        state = after(state, "P1", cell)
    assert seats == [0, 1, 1]
    assert state.round == 2


def test_du_3_3_the_chips_that_are_left_may_be_for_one_player_alone() -> None:
    boards = board(tokens=0, taken=2), board(tokens=0, taken=0)
    state = taking(*boards, turn=2, factories="- - +R +TY", large="")
    assert choices(state) == ["C3", "C4"]
    state = after(state, "C3")
    assert (state.turn, choices(state)) == (1, ["C4"])
    assert after(state, "C4").round == 2


def test_du_3_3_nobody_passes_who_can_act() -> None:
    """Without a token, a chip to take or a line to fill a player still has to break tiles."""
    full = board(lines="B YY RRR KKKK TTTTT BBBBBB", tokens=0, taken=2)
    state = taking(full, factories=":K - - +R", large="", turn=1)
    assert choices(state) == ["MKX"]
    state = after(state, "MKX", "c1B")
    assert state.turn == 1


def test_du_3_3_a_player_may_pass_in_round_5_with_tokens_in_hand() -> None:
    boards = board(taken=2), board(taken=1)
    state = taking(*boards, round=5, turn=1, factories="- - - :K", large="")
    state = after(state, "MK1", "c4B")
    assert (state.turn, choices(state)) == (1, ["C4"])


def test_du_3_3_there_is_no_action_to_pass_with() -> None:
    state = taking(factories="- - - :K", large="")
    assert set(choices(state)) == {f"MK{line}" for line in "123456X"} | {"P1", "P2", "P3", "P+"}


def test_du_3_4_phase_1_ends_when_all_is_taken_and_all_tokens_are_used() -> None:
    state = last()
    assert state.phase is Phase.TURN
    assert after(state, LAST_TAKE).round == 2


def test_du_3_4_it_goes_on_while_a_token_is_left() -> None:
    boards = board(tokens=1, taken=2), board(tokens=0, taken=1)
    state = after(taking(*boards, turn=2, factories="- - - +R", large=""), "C4")
    assert (state.round, state.phase, state.turn) == (1, Phase.TURN, 0)
    assert choices(state) == ["P1", "P2", "P3", "P+"]


def test_du_3_4_it_goes_on_while_a_chip_is_left() -> None:
    boards = board(tokens=0, taken=1), board(tokens=0, taken=1)
    state = after(taking(*boards, turn=2, factories="- - +Y +R", large=""), "C4")
    assert (state.round, state.turn, choices(state)) == (1, 0, ["C3"])


@pytest.mark.parametrize("large", ["BYRKT", ":KT"])
def test_du_3_4_it_goes_on_while_a_tile_is_left(large: str) -> None:
    boards = board(tokens=0, taken=2), board(tokens=0, taken=1)
    state = after(taking(*boards, turn=2, factories="- - - +R", large=large), "C4")
    assert (state.round, state.turn) == (1, 0)


def test_du_3_4_in_round_5_tokens_do_not_matter() -> None:
    state = last(round=5)
    assert [each.tokens for each in state.boards] == [2, 2]
    assert after(state, LAST_TAKE).phase is Phase.OVER


def test_du_3_4_a_chip_that_is_only_just_revealed_is_still_to_be_taken() -> None:
    boards = board(tokens=0, taken=2), board(tokens=0, taken=1)
    state = after(taking(*boards, turn=1, factories="- - - :K", large=""), "MK1")
    assert state.phase is Phase.CHIP
    state = after(state, "c4B")
    assert (state.phase, state.turn) == (Phase.TURN, 1)
