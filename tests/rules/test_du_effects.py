"""What the actions of Duel do, effect by effect, in the order in which people would do it."""

from random import Random

import pytest

from tests.duel_moves import moved, table_of
from tests.duel_positions import (
    ALL_SIDES,
    DUEL,
    EMPTY,
    FULL,
    LAST_TAKE,
    ROWS_1_AND_2,
    after,
    board,
    last,
    scarce,
    taking,
    tiled,
)
from tests.effect_lines import line_of
from tests.tables import DUEL as TABLES
from tests.tables import observers, table_id, walk
from tilewright.core.effects import Moved, Scored
from tilewright.duel.game import Duel
from tilewright.duel.state import State

EVERY = [(game, number + 1) for number, game in enumerate(TABLES)]  # both kinds of players

ONE_TO_GO = """
    y k b k Y s
    t s s t K r"""


def told(state: State, action: str, viewer: int | None = -1) -> list[str]:
    """The effects of an action, in full or as a viewer sees them."""
    effects = DUEL.effects(state, DUEL.notation.parse_action(action))
    if viewer != -1:
        effects = DUEL.telling.veiled(state, effects, viewer)
    return [line_of(effect) for effect in effects]


# Taking


def test_du_5_1_the_rest_of_the_large_sun_goes_to_its_moon_first() -> None:
    assert told(taking(), "LR2") == [
        "B large-sun > large-moon",
        "Y large-sun > large-moon",
        "K large-sun > large-moon",
        "T large-sun > large-moon",
        "R large-sun > p1.line2.1",
        "end of turn",
    ]


def test_du_5_1_a_rest_of_one_colour_stacks_itself_after_the_tiles_are_placed() -> None:
    assert told(taking(), "1B1") == [
        "B sun1 > p1.line1.1",
        "B sun1 > p1.broken1",
        "Y x2 sun1 > moon1",
        "end of turn",
    ]


def test_du_5_1_tiles_are_stacked_one_by_one_until_the_rest_has_one_colour() -> None:
    state = taking(factories="BYRR RRKK TTBB YYRR")
    assert told(state, "1B1") == ["B sun1 > p1.line1.1"]
    state = after(state, "1B1")
    assert told(state, "^R") == ["R sun1 > moon1"]
    assert told(state, "^Y") == ["Y sun1 > moon1", "R x2 sun1 > moon1", "end of turn"]


def test_du_5_3_moons_give_in_order_to_the_line_the_broken_space_and_the_tower() -> None:
    boards = board(lines="- B - - - -", broken="KK"), board()
    state = taking(*boards, factories=":YB :B :TB YYRR", large=":BBY")
    assert told(state, "MB2") == [
        "1 large > p1.start",
        "B large-moon > p1.line2.2",
        "B large-moon > p1.broken3",
        "B moon1 > p1.broken4",
        "B moon2 > tower",
        "B moon3 > tower",
    ]


def test_du_5_6_a_chip_goes_to_the_reserve() -> None:
    state = taking(factories="+TY RRKK TTBB YYRR")
    assert told(state, "C1") == ["TY chip1 > p1.chips", "end of turn"]


# Plates


def test_du_4_2_a_plate_is_taken_for_a_token_and_placed_as_it_is_turned() -> None:
    state = taking(display="TRBS YKTS KSTR")
    assert told(state, "P2") == ["token p1.tokens > p1.used", "YKTS display2 > plate"]
    assert told(after(state, "P2"), "@23r1") == ["TYSK plate > p1.cell2.3", "end of turn"]


def test_du_4_3_a_plate_is_drawn_face_down_and_its_front_told_to_one_seat() -> None:
    state = taking(display="TRBS YKTS KSTR", spare="SKRB JBTK", top="S")
    assert told(state, "P+") == [
        "token p1.tokens > p1.used",
        "p1 -1 draw",
        "?S stack > hand1",
    ]
    state = after(state, "P+")
    assert told(state, "bJ") == ["?J at stack"]
    state = after(state, "bJ", "P+", "bJ", "P=")
    assert told(state, "fSKRB/JBTK") == ["SKRB at hand1 to p1", "JBTK at hand2 to p1"]
    assert told(state, "fSKRB/JBTK", 1) == told(state, "fSKRB/JBTK", None) == []
    state = after(state, "fSKRB/JBTK")
    assert told(state, "K2", 0) == ["JBTK hand2 > plate", "SKRB hand1 > stack"]
    assert told(state, "K2", 1) == ["JBTK hand2 > plate", "?S hand1 > stack"]


def test_du_4_3_a_single_plate_drawn_is_open_to_all() -> None:
    state = after(taking(display="TRBS YKTS KSTR", spare="SKRB JBTK", top="S"), "P+", "bJ", "P=")
    for viewer in (0, 1, None):
        assert told(state, "fSKRB", viewer) == ["SKRB at hand1", "SKRB hand1 > plate"]


def test_du_4_3_a_plate_put_back_is_drawn_with_its_front_by_who_knows_it() -> None:
    game = Duel()
    found = 0
    for seed in range(40):
        for step in walk(game, seed):
            effects = game.effects(step.state, step.action)
            fronts = [
                each
                for each in effects
                if isinstance(each, Moved) and each.source.kind == "stack" and step.state.turn == 0
                if each.target.kind == "hand" and not each.piece.startswith("?")
            ]
            for front in fronts:
                found += 1
                known = step.state.returned[0].known
                for seat in observers(game):
                    seen = front in game.telling.veiled(step.state, effects, seat)
                    assert seen == (seat is not None and bool(known >> seat & 1))
        if found:
            return
    pytest.fail("nobody drew a plate that was put back")


# Phase 2


def test_du_6_tiling_is_told_tile_by_tile_then_what_is_broken_then_the_next_seat() -> None:
    first = board(lines="- RR - - - -", dome=ONE_TO_GO, broken="TTK")
    assert told(last(first, board(broken="B"), start_tile=1), LAST_TAKE) == [
        "YK chip4 > p2.chips",
        "end of turn",
        "R p1.line2.1 > p1.dome2.6",
        "p1 +2 tile p1.dome2.5 p1.dome2.6",
        "S supply > p1.dome1.6",
        "p1 +1 special p1.dome1.6",
        "R p1.line2.2 > tower",
        "p1 -6 broken p1.broken1 p1.broken2 p1.broken3",
        "p1 -2 start-tile",
        "T x2 p1.broken1 > tower",
        "K p1.broken3 > tower",
        "p2 -1 broken p2.broken1",
        "B p2.broken1 > tower",
        "end of round",
        "token x2 p1.used > p1.tokens",
        "token x2 p2.used > p2.tokens",
        "1 p1.start > large",
    ]


def test_du_6_3_a_line_without_a_space_is_broken_from_its_first_space_on() -> None:
    state = last(board(lines="- YY - - - -", dome=ROWS_1_AND_2, broken="TTT"))
    assert told(state, LAST_TAKE)[2:5] == [
        "p1 +0 line-broken",
        "Y p1.line2.1 > p1.broken4",
        "Y p1.line2.2 > tower",
    ]


def test_du_6_4_chips_that_pay_go_out_of_the_game_before_the_tile_is_placed() -> None:
    state = tiled(board(lines="- R - - - -", dome=ONE_TO_GO, chips="R R"))
    assert told(state, "$2")[:2] == ["R x2 p1.chips > out", "R p1.line2.1 > p1.dome2.6"]


def test_du_7_3_what_is_forgiven_is_told_before_the_tiles_go() -> None:
    state = last(board(broken="TTKK", score=4))
    assert told(state, LAST_TAKE)[2:6] == [
        "p1 -10 broken p1.broken1 p1.broken2 p1.broken3 p1.broken4",
        "p1 +6 raised",
        "T x2 p1.broken1 > tower",
        "K x2 p1.broken3 > tower",
    ]


@pytest.mark.parametrize("dome", [FULL, EMPTY, EMPTY.replace("y k j", "Y k j")])
@pytest.mark.parametrize("sides", ALL_SIDES)
def test_du_8_every_side_tells_the_spaces_that_count(sides: tuple[str, ...], dome: str) -> None:
    state = last(board(dome=dome), round=5, scoring=sides)
    sizes = {"rows": 6, "columns": 6, "diagonals": 6, "five-colours": 6, "corners": 4}
    found = [
        effect
        for effect in DUEL.effects(state, DUEL.notation.parse_action(LAST_TAKE))
        if isinstance(effect, Scored) and effect.kind in sides and effect.seat == 0
    ]
    full = [side for side in sides if side != "empty-specials"]
    assert [each.kind for each in found] == full if dome == FULL else len(found) <= 2
    tiles = state.boards[0].dome
    for each in found:
        count = each.why.parameters["count"]
        assert isinstance(count, int)
        assert len(each.spaces) == count * sizes.get(each.kind, 1)
        held = [tiles[place.at[0] - 1][place.at[1] - 1] for place in each.spaces]
        assert all((tile is None) == (each.kind == "empty-specials") for tile in held)


# The deal


@pytest.mark.parametrize(("bag", "tower"), [("BBBBBB", "YYYRRKKT"), ("BBBBB", "BBBBBB")])
def test_du_2_4_of_a_draw_that_was_put_back_nothing_is_told(bag: str, tower: str) -> None:
    state = scarce(bag, tower)
    for seed in range(20):
        deal = DUEL.sample(state, Random(seed))
        effects = DUEL.effects(state, deal)
        lines = [line_of(effect) for effect in effects]
        assert lines[0].endswith("tower > bag")
        assert moved(state, effects) == table_of(DUEL.apply(state, deal))


def test_du_9_3_the_bag_empties_before_the_tower_goes_into_it() -> None:
    state = scarce("BY", "RRRKKKTT")
    assert told(state, "DBYRRK/RKKT/T/-/-") == [
        "B bag > large-sun",
        "Y bag > large-sun",
        "R x3 tower > bag",
        "K x3 tower > bag",
        "T x2 tower > bag",
        "R x2 bag > large-sun",
        "K bag > large-sun",
        "R bag > sun1",
        "K x2 bag > sun1",
        "T bag > sun1",
        "T bag > sun2",
        *[f"? supply > chip{number}" for number in (1, 2, 3, 4)],
    ]


# What a viewer sees


@pytest.mark.parametrize(("duel", "seed"), EVERY, ids=[table_id(game) for game in TABLES])
def test_veiled_effects_turn_what_a_viewer_saw_into_what_it_sees(duel: Duel, seed: int) -> None:
    for step in walk(duel, seed):
        effects = duel.effects(step.state, step.action)
        for seat in observers(duel):
            before = duel.observe(step.state, seat).table
            found = moved(before, duel.telling.veiled(step.state, effects, seat))
            assert found == table_of(duel.observe(step.after, seat).table), (seat, step.action)
