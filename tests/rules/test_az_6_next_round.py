"""AZ-6: preparing the next round."""

from collections import Counter
from math import comb
from random import Random

import pytest

from tests.positions import (
    AZUL,
    FOUR,
    LAST_TAKE,
    THREE,
    after,
    before_deal,
    board,
    offer,
    tiled,
    tiles,
    why_not,
)
from tilewright.azul.actions import Deal
from tilewright.azul.state import Board, Phase
from tilewright.core.tiles import NO_TILES, is_within, minus

PICTURE = ("BYRKT", "TBYRK", "KTBYR", "RKTBY", "YRKTB")  # the coloured wall (AZ-1.5)


def crowded(column: int, lines: str = "- - - - -") -> Board:
    """A board whose wall of 20 tiles lacks only one column, so that no row is complete."""
    rows = [row[: column - 1] + "." + row[column:] for row in PICTURE]
    return board(lines=lines, wall="\n".join(rows))


CROWD = (crowded(1), crowded(2), crowded(3), crowded(4))  # leaves 4 tiles of each colour


def test_az_6_1_a_new_round_starts_if_no_row_is_complete() -> None:
    state = offer(AZUL, turn=2)
    after_it = after(AZUL, state, LAST_TAKE)
    assert (after_it.phase, after_it.round) == (Phase.DEAL, state.round + 1)
    assert AZUL.actor(after_it) is not None


def test_az_6_1_the_markers_holder_is_the_start_player() -> None:
    state = offer(THREE, board(), board(), board(floor="1"), start=2, turn=1, marker=3)
    state = after(THREE, state, LAST_TAKE)
    assert state.start == 2
    state = THREE.apply(state, THREE.sample(state, Random(6)))
    assert THREE.actor(state) == 2


def test_az_6_1_the_marker_goes_back_to_the_centre() -> None:
    state = after(AZUL, offer(AZUL, board(floor="1"), turn=2, marker=1), LAST_TAKE)
    assert state.marker is None
    assert state.boards[0].floor == ()


def test_az_6_1_incomplete_lines_and_walls_stay_for_the_new_round() -> None:
    state = tiled(AZUL, board(lines="B - TT - -"))
    assert str(state.boards[0]) == "1:-/-/TT/-/-:B..../...../...../...../.....:-"


def test_az_6_2_factories_are_refilled_from_the_bag_alone_while_it_lasts() -> None:
    state = before_deal(AZUL, bag="BBBB" * 3 + "KKKK" * 2 + "T")
    lid = state.lid
    state = after(AZUL, state, "DBBBB/BBBB/BBBB/KKKK/KKKT")
    assert (state.bag, state.lid) == (tiles("K"), lid)


def test_az_6_2_a_tile_of_the_lid_is_not_drawn_while_the_bag_holds_enough() -> None:
    state = before_deal(AZUL, bag="BBBB" * 3 + "KKKK" * 2 + "T")
    assert why_not(AZUL, state, "DBBBY/BBBB/BBBB/KKKK/KKKT") == (
        "The tiles of factory 1 can’t be what was drawn from the bag (AZ-1.7)."
    )


def test_az_6_2_the_lid_goes_into_the_empty_bag_in_mid_factory() -> None:
    state = before_deal(AZUL, bag="BBK")
    lid = state.lid
    state = after(AZUL, state, "DBBRK/YYYY/TTTT/RRRR/BYRK")
    assert state.lid == NO_TILES
    assert state.bag == minus(lid, tiles("R" + "YYYY" + "TTTT" + "RRRR" + "BYRK"))


@pytest.mark.parametrize(
    "deal",
    [
        "DBBRR/YYYY/TTTT/RRRR/BYRK",  # black is left in the bag
        "DYYRR/BBKT/TTTT/RRRR/BYRK",  # the bag's tiles come only with the second factory
        "DBRRK/YYYY/TTTT/RRRR/BYRK",  # one of two blue tiles is left in the bag
    ],
)
def test_az_6_2_what_is_left_in_the_bag_is_drawn_before_the_lid(deal: str) -> None:
    assert why_not(AZUL, before_deal(AZUL, bag="BBK"), deal) == (
        "The tiles of factory 1 can’t be what was drawn from the bag (AZ-6.2)."
    )


def test_az_6_2_the_bag_may_run_out_in_a_later_factory() -> None:
    state = before_deal(AZUL, bag="BBBBYYYYKK")
    assert why_not(AZUL, state, "DBBYY/BYYK/BKTT/TTTT/RRRR") == ""
    assert why_not(AZUL, state, "DBBYY/BYYK/BTTT/KTTT/RRRR") == (
        "The tiles of factory 3 can’t be what was drawn from the bag (AZ-6.2)."
    )


def test_az_6_2_the_bag_may_run_out_between_two_factories() -> None:
    state = before_deal(AZUL, bag="BBBBYYYY")
    dealt = after(AZUL, state, "DBBYY/BBYY/TTTT/RRRR/KKKK")
    assert dealt.lid == NO_TILES
    assert dealt.bag == minus(state.lid, tiles("TTTTRRRRKKKK"))


def test_az_6_2_an_empty_bag_is_filled_from_the_lid_before_the_first_factory() -> None:
    state = before_deal(AZUL, bag="")
    assert state.lid == (20, 20, 20, 20, 20)
    dealt = after(AZUL, state, "DBBYY/BBYY/TTTT/RRRR/KKKK")
    assert (dealt.bag, dealt.lid) == ((16, 16, 16, 16, 16), NO_TILES)


def test_az_6_2_a_bag_that_the_last_factory_empties_stays_empty() -> None:
    state = before_deal(AZUL, bag="BBBBYYYYRRRRKKKKTTTT")
    dealt = after(AZUL, state, "DBYRK/BYRK/BYRT/BYRT/KKTT")
    assert (dealt.bag, dealt.lid) == (NO_TILES, state.lid)


def test_az_6_2_the_lid_does_not_fill_the_bag_before_the_next_deal() -> None:
    state = before_deal(AZUL, bag="BBBBYYYYRRRRKKKKTTTT")
    state = after(AZUL, state, "DBBBB/YYYY/RRRR/KKKK/TTTT")
    state = after(AZUL, state, "1B4", "2Y4", "3R5", "4K5", "5T3")
    assert state.phase is Phase.DEAL
    assert state.bag == NO_TILES
    assert sum(state.lid) == 80 + 3 + 3 + 2 + 1  # lines 4, 4 and 3 tiled, and 1 teal fallen


def test_az_6_2_a_colour_that_lies_neither_in_bag_nor_lid_is_not_dealt() -> None:
    teal = """
        . . . . T
        T . . . .
        . T . . .
        . . T . .
        . . . T ."""
    state = before_deal(FOUR, *[board(wall=teal)] * 4, bag="BBK")
    deal = "DBBRK/YYYY/RRRT/RRRR/BYRK/BBBB/BBBB/KKKK/KKKK"
    assert why_not(FOUR, state, deal) == (
        "The tiles of factory 3 can’t be what was drawn from the bag (AZ-1.7)."
    )
    assert why_not(FOUR, state, deal.replace("RRRT", "RRRR")) == ""


@pytest.mark.parametrize("bag", ["", "BBK", "BBBBYYYYKK", "B" * 19])
def test_az_6_2_every_sampled_deal_is_allowed_and_empties_the_bag_first(bag: str) -> None:
    state, rng = before_deal(AZUL, bag=bag), Random(62)
    for _ in range(100):
        deal = AZUL.sample(state, rng)
        assert AZUL.refusal(state, deal) is None, f"bag {bag!r}: {deal}"
        dealt = AZUL.apply(state, deal)
        assert dealt.lid == NO_TILES
        drawn = minus(minus(tuple([20] * 5), dealt.bag), dealt.lid)
        assert sum(drawn) == 20
        assert is_within(tiles(bag), drawn)


def test_az_6_2_sampled_factories_have_the_odds_of_drawing_tile_by_tile() -> None:
    state, rng = before_deal(AZUL, bag="BBBBYYYY"), Random(6262)
    games = 1400
    blue: Counter[int] = Counter()
    for _ in range(games):
        deal = AZUL.sample(state, rng)
        assert isinstance(deal, Deal)
        blue[deal.factories[0][0]] += 1
    for count in range(5):  # 4 tiles out of 4 blue and 4 yellow ones
        fair = games * comb(4, count) * comb(4, 4 - count) / comb(8, 4)
        assert abs(blue[count] - fair) < 5 * fair**0.5, f"{count} blue: {blue[count]}, not {fair}"


def test_az_6_2_sampled_tiles_of_the_lid_have_the_odds_of_the_lid() -> None:
    state, rng = (
        before_deal(AZUL, board(wall="BYRK.\nTBYR.\n" + ".....\n" * 3), bag="KKK"),
        Random(4),
    )
    games = 1000
    fourth: Counter[int] = Counter()
    for _ in range(games):
        deal = AZUL.sample(state, rng)
        assert isinstance(deal, Deal)
        fourth[minus(deal.factories[0], tiles("KKK")).index(1)] += 1
    for colour, count in enumerate(state.lid):
        fair = games * count / sum(state.lid)
        assert abs(fourth[colour] - fair) < 5 * fair**0.5, fourth


def test_az_6_3_with_bag_and_lid_empty_later_factories_get_none() -> None:
    state = before_deal(FOUR, *CROWD, bag="BBBBYYYY")
    dealt = after(FOUR, state, "DBBBB/YYYY/RRRR/KKKK/TTTT/-/-/-/-")
    assert dealt.phase is Phase.OFFER
    assert (dealt.bag, dealt.lid) == (NO_TILES, NO_TILES)
    assert dealt.factories[5:] == (NO_TILES,) * 4
    assert FOUR.notation.problems(dealt) == ()


def test_az_6_3_the_last_factory_filled_may_hold_fewer_than_four() -> None:
    boards = (crowded(1, lines="- - K RR YYY"), *CROWD[1:])  # leaves 14 tiles
    state = before_deal(FOUR, *boards, bag="BBBB")
    dealt = after(FOUR, state, "DBBBB/YRRK/KKTT/TT/-/-/-/-/-")
    assert sum(map(sum, dealt.factories)) == 14
    assert FOUR.notation.problems(dealt) == ()
    assert after(FOUR, dealt, "4TF").boards[0].floor == board(floor="TT").floor


@pytest.mark.parametrize(
    ("deal", "sentence"),
    [
        ("DBBBB/YRRK/KKTT/T/T/-/-/-/-", "Factory 4 gets 2 tiles (AZ-6.3)."),
        ("DBBBB/YRRK/KKTT/-/TT/-/-/-/-", "Factory 4 gets 2 tiles (AZ-6.3)."),
        ("DBBBB/YRRK/KKT/TTT/-/-/-/-/-", "Factory 3 gets 4 tiles (AZ-1.7)."),
        ("DBBBB/YRRK/KKTT/TT/B/-/-/-/-", "Factory 5 gets 0 tiles (AZ-6.3)."),
        ("DBBBB/YRRK/KKTT/TTTT/-/-/-/-/-", "Factory 4 gets 2 tiles (AZ-6.3)."),
    ],
)
def test_az_6_3_no_factory_is_short_before_all_tiles_are_dealt(deal: str, sentence: str) -> None:
    boards = (crowded(1, lines="- - K RR YYY"), *CROWD[1:])
    assert why_not(FOUR, before_deal(FOUR, *boards, bag="BBBB"), deal) == sentence


@pytest.mark.parametrize("seed", range(20))
def test_az_6_3_sampled_deals_give_out_everything_there_is(seed: int) -> None:
    boards = (crowded(1, lines="- - K RR YYY"), *CROWD[1:])
    state = before_deal(FOUR, *boards, bag="BBBBRRY"[: seed % 8])
    deal = FOUR.sample(state, Random(seed))
    assert FOUR.refusal(state, deal) is None, f"seed {seed}: {deal}"
    assert isinstance(deal, Deal)
    assert [sum(factory) for factory in deal.factories] == [4, 4, 4, 2, 0, 0, 0, 0, 0]


def test_az_6_3_three_players_can_run_out_of_tiles_too() -> None:
    boards = crowded(1, lines="- T KK RRR YYYY"), crowded(2, lines="- B TT KKK RRRR"), crowded(3)
    state = before_deal(THREE, *boards, bag="")
    assert sum(state.lid) == 100 - 60 - 20
    deal = THREE.sample(state, Random(3))
    assert isinstance(deal, Deal)
    assert [sum(factory) for factory in deal.factories] == [4, 4, 4, 4, 4, 0, 0]


NO_TILE_LEFT = (
    crowded(1, lines="- - K RR YYY"),
    crowded(2, lines="- B T K RR"),
    crowded(3, lines="- Y BB T KK"),
    crowded(4, lines="- - - B T"),
)


def test_az_6_4_the_game_ends_if_not_a_single_tile_can_be_dealt() -> None:
    state = offer(FOUR, *NO_TILE_LEFT, factories="T", turn=4)
    assert (state.bag, state.lid) == (NO_TILES, NO_TILES)
    ended = after(FOUR, state, "1T5")
    assert ended.phase is Phase.OVER
    assert FOUR.actor(ended) is None
    assert FOUR.notation.problems(ended) == ()


def test_az_6_4_the_game_ends_with_the_bonuses_and_winners_of_az_7() -> None:
    scores = (9, 4, 9, 2)
    boards = [NO_TILE_LEFT[seat]._replace(score=score) for seat, score in enumerate(scores)]
    ended = after(FOUR, offer(FOUR, *boards, factories="T", turn=4), "1T5")
    outcome = FOUR.outcome(ended)
    assert outcome is not None
    assert outcome.scores == (9 + 28, 4 + 28, 9 + 28, 2 + 28), "four columns each"
    assert outcome.winners == (0, 2)


def test_az_6_4_the_game_goes_on_with_a_single_tile_in_the_lid() -> None:
    state = offer(FOUR, *NO_TILE_LEFT, factories="T", turn=4)
    state = after(FOUR, state, "1TF")
    assert (state.phase, state.lid) == (Phase.DEAL, tiles("T"))
    dealt = after(FOUR, state, "DT/-/-/-/-/-/-/-/-")
    assert dealt.phase is Phase.OFFER


def test_az_6_4_an_empty_bag_alone_does_not_end_the_game() -> None:
    state = before_deal(AZUL, bag="BBBBYYYYRRRRKKKKTTTT")
    state = after(AZUL, state, "DBBBB/YYYY/RRRR/KKKK/TTTT", "1B5", "2Y5", "3R4", "4K4", "5TF")
    assert state.bag == NO_TILES
    assert state.phase is Phase.DEAL


@pytest.mark.parametrize("start", [1, 2, 3])
def test_az_6_5_if_nobody_took_the_marker_the_start_player_stays(start: int) -> None:
    state = offer(THREE, factories="BBBB YYYY", start=start, turn=1)
    state = after(THREE, state, "1B5", "2Y5")
    assert (state.phase, state.start, state.marker) == (Phase.DEAL, start - 1, None)
