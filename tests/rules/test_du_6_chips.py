"""DU-6.4 and DU-6.5: chips that stand for missing tiles, compared with every way to pay."""

from itertools import product
from random import Random

import pytest

from tests.duel_positions import (
    DUEL,
    after,
    board,
    choices,
    dome_rows,
    lines,
    tiled,
    tiles,
    why_not,
)
from tilewright.core.playing import legal_actions
from tilewright.duel.plates import CHIPS, Chips, chips_text
from tilewright.duel.state import Phase, State

TEAL = """
    y k . . . .
    t s . . . .
    k t . . . .
    b j . . . ."""  # teal spaces in rows 2 and 3, a joker in row 4


ALL_PLATES = """
    _ _ _ _ _ _
    _ _ _ _ _ _
    y k y s y b
    t s k r k s
    _ _ _ _ _ _
    _ _ _ _ _ _"""  # round 5: one teal space in row 4


def reserve(state: State) -> str:
    """The chips that seat 1 has left."""
    return chips_text(state.boards[0].chips)


def paying(held: str, chips: str, dome: str = TEAL, round: int = 2) -> State:
    """Phase 2 of seat 1, which has these lines and these chips, at its first decision."""
    return tiled(board(lines=held, dome=dome, chips=chips), round=round)


# What a missing tile costs


def test_du_6_4_two_chips_of_the_lines_colour_stand_for_a_missing_tile() -> None:
    state = paying("- T - - - -", "T T")
    assert (state.phase, choices(state)) == (Phase.PAYING, ["$0", "$2"])
    state = after(state, "$2")
    assert dome_rows(state.boards[0])[1].startswith("T")
    assert reserve(state) == "-"
    assert state.boards[0].lines == lines("- - - - - -")


def test_du_6_4_any_three_chips_stand_for_a_missing_tile() -> None:
    state = paying("- T - - - -", "B Y R")
    assert choices(state) == ["$0", "$3"]
    state = after(state, "$3")
    assert dome_rows(state.boards[0])[1].startswith("T")
    assert reserve(state) == "-"


@pytest.mark.parametrize("chips", ["T TY", "TY TY", "RT TY", "RT RT", "T RT"])
def test_du_6_4_two_coloured_chips_show_either_colour(chips: str) -> None:
    assert choices(paying("- T - - - -", chips)) == ["$0", "$2"]


@pytest.mark.parametrize("chips", ["B TY", "BR KB", "YK YK", "T", "B"])
def test_du_6_4_two_chips_that_do_not_both_show_the_colour_pay_nothing(chips: str) -> None:
    state = paying("- T - - - -", chips, round=1)
    assert state.round == 2  # nobody was asked
    assert state.boards[0].lines == lines("- T - - - -")


def test_du_6_4_a_triple_may_contain_chips_of_the_colour() -> None:
    state = paying("- T - - - -", "T T B")
    assert choices(state) == ["$0", "$2", "$3"]
    assert reserve(after(state, "$3")) == "-"
    assert reserve(after(state, "$2")) == "B1"


def test_du_6_4_the_player_picks_the_chips() -> None:
    state = after(paying("- T - - - -", "T TY RT B"), "$2")
    assert (state.phase, choices(state)) == (Phase.SPENDING, ["$T", "$TY", "$RT"])
    assert why_not(state, "$B") == "Chip B does not show teal (DU-6.4)."
    assert why_not(state, "$K") == "You have no chip K (DU-6.4)."
    state = after(state, "$TY")
    assert choices(state) == ["$T", "$RT"]
    assert reserve(after(state, "$RT")) == "B1T1"


def test_du_6_4_several_missing_tiles_may_be_paid_in_different_ways() -> None:
    """A pair, then a triple: all that is left, so nobody is asked for it."""
    state = after(paying("- - - TT - -", "T T B Y R", ALL_PLATES, round=5), "$2")
    assert reserve(state) == "-"
    assert state.boards[0].lines == lines("- - - - - -")


def test_du_6_4_pairs_and_triples_come_in_any_order() -> None:
    state = paying("- - - TT - -", "T T B Y R", ALL_PLATES, round=5)
    assert choices(state) == ["$0", "$2", "$3"]
    assert reserve(after(state, "$2")) == reserve(after(state, "$3")) == "-"


def test_du_6_4_several_lines_may_be_completed() -> None:
    state = after(paying("- T TT - - -", "T T TY TY"), "$2")
    assert state.phase is Phase.SPENDING
    state = after(state, "$T", "$T")
    assert (state.phase, state.at) == (Phase.PAYING, 3)
    state = after(state, "$2")
    assert state.boards[0].lines == lines("- - - - - -")
    assert reserve(state) == "-"


def test_du_6_4_spent_chips_are_out_of_the_game() -> None:
    state = paying("- T - - - -", "T T")
    unseen = state.chips
    state = after(state, "$2")
    assert state.chips == unseen
    assert not state.boards[0].chips[CHIPS.index("T")]


def test_du_6_4_a_line_without_a_tile_cannot_be_paid_for() -> None:
    state = paying("- - - - - -", "T T TY RT")
    assert state.round == 3


def test_du_6_4_the_lines_own_tiles_go_to_the_tower_but_one() -> None:
    state = paying("- - - TTT - -", "T T")
    tower = state.tower
    assert after(state, "$2").tower == tuple(a + b for a, b in zip(tower, tiles("TT"), strict=True))
    state = after(paying("- T - - - -", "T T"), "$2")
    assert state.tower == tiles("")


def test_du_6_4_the_other_players_chips_pay_nothing() -> None:
    mine = board(lines="- T - - - -", dome=TEAL, chips="B Y")
    theirs = board(chips="T T RT")
    assert tiled(mine, theirs, round=2).round == 3


# When chips are spent


def test_du_6_5_a_player_may_decline() -> None:
    state = after(paying("- T - - - -", "T T"), "$0")
    assert state.boards[0].lines == lines("- T - - - -")
    assert reserve(state) == "T2"


def test_du_6_5_chips_are_spent_only_if_the_tile_can_be_placed() -> None:
    """Row 2 has no space for teal, but lacks a plate: the line waits and nobody is asked."""
    dome = """
        t y . . . .
        s k . . . ."""
    state = paying("- T - - - -", "T T TY RT", dome=dome)
    assert state.round == 3
    assert state.boards[0].lines == lines("- T - - - -")


def test_du_6_5_chips_do_not_save_a_line_that_breaks() -> None:
    dome = """
        t r s k y b
        b s r b k s"""
    state = paying("- T - - - -", "T T TY RT", dome=dome)
    assert state.boards[0].lines == lines("- - - - - -")
    assert state.boards[0].score == 5 - 1


def test_du_6_5_chips_are_spent_only_to_complete_the_line_wholly() -> None:
    state = paying("- - T - - -", "T T TY")  # two tiles are missing: a pair and one chip
    assert state.round == 3
    assert reserve(state) == "T2TY1"


def test_du_6_5_what_was_begun_has_to_be_finished() -> None:
    state = after(paying("- - - TT - -", "T T TY TY B Y", ALL_PLATES, round=5), "$2", "$T", "$T")
    assert (state.phase, choices(state)) == (Phase.PAYING, ["$2", "$3"])
    assert why_not(state, "$0") == "Line 4 is partly paid for and must be completed (DU-6.5)."


def test_du_6_5_where_all_chips_are_needed_nothing_is_asked() -> None:
    """Three tiles with eight chips: once a teal one went into a triple, all are spent."""
    state = paying("- - - T - -", "T T TY TY B Y R K", ALL_PLATES, round=5)
    state = after(state, "$3")
    assert choices(state) == ["$B", "$Y", "$R", "$K", "$T", "$TY"]
    state = after(state, "$T")
    assert state.at != 4
    assert not any(state.boards[0].chips)


def test_du_6_5_three_chips_for_the_first_tile_may_leave_too_few() -> None:
    state = paying("- - T - - -", "T T TY RT")
    assert choices(state) == ["$0", "$2"]
    assert why_not(state, "$3") == (
        "3 chips for a tile can’t complete line 3 with your reserve (DU-6.4)."
    )


def test_du_6_5_chips_are_spent_when_the_line_is_reached() -> None:
    """Chips spent on line 2 are gone at line 3."""
    state = paying("- T TT - - -", "T T TY B")
    spent = after(state, "$2", "$T", "$T")
    assert spent.round == 3
    assert spent.boards[0].lines == lines("- - TT - - -")
    kept = after(state, "$0")
    assert (kept.phase, kept.at) == (Phase.PAYING, 3)


def test_du_6_5_the_space_is_chosen_after_the_chips() -> None:
    state = after(paying("- - - BBB - -", "B KB"), "$2")
    assert (state.phase, choices(state)) == (Phase.TILING, ["W41", "W42"])
    assert dome_rows(after(state, "W42").boards[0])[3].startswith("bB*")


# Every way to pay


def paid_states(state: State) -> list[State]:
    """Every state in which the line at hand is paid for; a decision has at least two choices."""
    found, waiting, seen = [], [state], {state}
    while waiting:
        state = waiting.pop()
        if state.phase not in (Phase.PAYING, Phase.SPENDING):
            found.append(state)
            continue
        legal = legal_actions(DUEL, state)
        assert len(legal) > 1, f"a forced choice is automatic: {state}"
        nexts = {DUEL.apply(state, action) for action in legal if str(action) != "$0"} - seen
        seen |= nexts
        waiting += nexts
    return found


def allowed_reserves(chips: Chips, colour: str, missing: int) -> set[Chips]:
    """What DU-6.4 may leave: each tile is paid with a pair of the colour or with any triple."""
    found = set()
    for spent in product(*[range(count + 1) for count in chips]):
        showing = sum(n for n, kind in zip(spent, CHIPS, strict=True) if colour in kind)
        for pairs in range(missing + 1):
            if sum(spent) == 2 * pairs + 3 * (missing - pairs) and showing >= 2 * pairs:
                found.add(tuple(a - b for a, b in zip(chips, spent, strict=True)))
    return found


def check_every_way(kinds: list[str], missing: int) -> None:
    """Line 4 lacks so many teal tiles: the game allows what the rule allows."""
    text = " ".join(kinds)
    state = paying(f"- - - {'T' * (4 - missing)} - -", text, dome=ALL_PLATES, round=5)
    chips = tuple([kinds.count(kind) for kind in CHIPS])
    expected = allowed_reserves(chips, "T", missing)
    if state.phase is not Phase.PAYING:
        assert not expected, f"{text} for {missing}: nobody was asked"
        return
    assert choices(state)[0] == "$0"
    assert {end.boards[0].chips for end in paid_states(state)} == expected, f"{text} for {missing}"


@pytest.mark.parametrize("missing", [1, 2, 3])
def test_du_6_4_every_payment_with_few_kinds_is_what_the_rule_allows(missing: int) -> None:
    for counts in product(range(3), repeat=4):
        kinds = ["T"] * counts[0] + ["TY"] * counts[1] + ["B"] * counts[2] + ["BR"] * counts[3]
        if len(kinds) >= 2:
            check_every_way(kinds, missing)


@pytest.mark.parametrize("missing", [1, 2, 3])
@pytest.mark.parametrize("seed", range(8))
def test_du_6_4_every_payment_with_many_kinds_is_what_the_rule_allows(
    seed: int, missing: int
) -> None:
    rng = Random(seed)
    check_every_way(rng.sample(CHIPS * 2, rng.randint(5, 8)), missing)


@pytest.mark.parametrize("missing", [1, 2, 3])
@pytest.mark.parametrize("seed", range(6))
def test_du_6_5_chips_are_asked_for_only_where_it_matters(seed: int, missing: int) -> None:
    rng = Random(seed)
    chips = " ".join(rng.sample(CHIPS * 2, 8))
    state = paying(f"- - - {'T' * (4 - missing)} - -", chips, dome=ALL_PLATES, round=5)
    while state.phase in (Phase.PAYING, Phase.SPENDING):
        if state.payment.paid or state.payment.size:
            ends = {end.boards[0].chips for end in paid_states(state)}
            assert len(ends) > 1, f"seed {seed}: {state}"
        legal = [action for action in legal_actions(DUEL, state) if str(action) != "$0"]
        state = DUEL.apply(state, rng.choice(legal))
