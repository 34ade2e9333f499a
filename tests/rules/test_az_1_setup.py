"""AZ-1: components and set-up."""

from collections import Counter
from random import Random

import pytest

from tests.positions import AZUL, FOUR, GRAY, after, board, offer, tiled, tiles, wall, why_not
from tilewright.azul.actions import First, Take
from tilewright.azul.game import Azul
from tilewright.azul.state import Phase
from tilewright.core.errors import IllegalAction, InvalidOption
from tilewright.core.rules import CHANCE
from tilewright.core.seat import Seat
from tilewright.core.tiles import COLOURS, NO_TILES, Colour

WALL_SIDES = ("coloured", "gray")


@pytest.mark.parametrize("side", WALL_SIDES)
@pytest.mark.parametrize(("seats", "factories"), [(2, 5), (3, 7), (4, 9)])
def test_az_1_1_two_three_or_four_players_use_five_seven_or_nine_factories(
    seats: int, factories: int, side: str
) -> None:
    start = Azul(seats=seats, wall=side).start()
    assert len(start.factories) == factories
    assert len(start.boards) == seats


@pytest.mark.parametrize("seats", [-2, 0, 1, 5])
def test_az_1_1_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(InvalidOption) as error:
        Azul(seats=seats)
    assert str(error.value) == f"Azul has 2, 3 or 4 seats, not {seats} (AZ-1.1)."


def test_az_1_1_a_deal_fills_every_factory_of_the_table() -> None:
    deal = "DBBBB/YYYY/RRRR/KKKK/TTTT"
    assert why_not(AZUL, AZUL.start(), deal) == ""
    assert why_not(FOUR, FOUR.start(), deal) == "The deal fills 9 factories (AZ-1.1)."
    assert why_not(AZUL, AZUL.start(), deal + "/-") == "The deal fills 5 factories (AZ-1.1)."


def test_az_1_1_a_factory_that_is_not_on_the_table_is_refused() -> None:
    state = offer(AZUL)
    assert why_not(AZUL, state, "6K1") == "There is no factory 6 at this table (AZ-1.1)."


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_az_1_2_the_bag_holds_twenty_tiles_of_each_colour_and_the_lid_is_empty(seats: int) -> None:
    start = Azul(seats=seats).start()
    assert start.bag == (20, 20, 20, 20, 20)
    assert start.lid == NO_TILES
    assert set(start.factories) == {NO_TILES}
    assert start.centre == NO_TILES


def test_az_1_3_every_board_is_empty_and_has_no_points() -> None:
    empty = "0:-/-/-/-/-:...../...../...../...../.....:-"
    assert [str(each) for each in FOUR.start().boards] == [empty] * 4


@pytest.mark.parametrize("line", [1, 2, 3, 4, 5])
def test_az_1_3_line_n_has_n_spaces(line: int) -> None:
    state = offer(AZUL, factories="BBBB BBBB YYYY")
    state = after(AZUL, state, f"1B{line}", "3Y5")
    filled = min(line, 4)
    assert str(state.boards[0].lines[line - 1]) == "B" * filled
    assert len(state.boards[0].floor) == 4 - filled


def test_az_1_3_there_is_no_sixth_line() -> None:
    state = offer(AZUL)
    sixth = Take(1, Colour.BLACK, 6)
    assert str(AZUL.refusal(state, sixth)) == "There is no line 6 (AZ-1.3)."
    with pytest.raises(IllegalAction):
        AZUL.apply(state, sixth)


def test_az_1_3_the_floor_line_has_seven_spaces() -> None:
    state = offer(AZUL, board(floor="BBBB"), factories="KKKK RRRR")
    state = after(AZUL, state, "1KF")
    assert state.boards[0].floor == board(floor="BBBB KKK").floor


@pytest.mark.parametrize("side", WALL_SIDES)
def test_az_1_4_the_wall_is_coloured_or_gray(side: str) -> None:
    assert Azul(wall=side).options["wall"] == side


@pytest.mark.parametrize("side", ["", "grey", "Coloured", "both"])
def test_az_1_4_another_wall_is_refused(side: str) -> None:
    with pytest.raises(InvalidOption) as error:
        Azul(wall=side)
    assert str(error.value) == f"A wall is coloured or gray, not {side} (AZ-1.4)."


def test_az_1_4_all_players_use_the_same_side() -> None:
    boards = board(lines="B - - - -"), board(lines="B - - - -")
    coloured = after(AZUL, offer(AZUL, *boards), "1K5")
    assert coloured.phase is Phase.DEAL, "no seat has anything to choose"
    gray = after(GRAY, offer(GRAY, *boards), "1K5")
    assert (gray.phase, gray.turn) == (Phase.TILING, 0)
    gray = after(GRAY, gray, "W15")
    assert (gray.phase, gray.turn) == (Phase.TILING, 1)


def test_az_1_5_the_coloured_wall_is_the_picture() -> None:
    picture = wall("""
        B Y R K T
        T B Y R K
        K T B Y R
        R K T B Y
        Y R K T B""")
    for row in range(5):
        for column in range(5):
            colour = picture[row][column]
            assert colour == COLOURS[(column - row) % 5]
            complete = ["-"] * row + [str(colour) * (row + 1)] + ["-"] * (4 - row)
            state = tiled(AZUL, board(lines=" ".join(complete)))
            spaces = {
                (r, c): piece
                for r, pieces in enumerate(state.boards[0].wall)
                for c, piece in enumerate(pieces)
                if piece is not None
            }
            assert spaces == {(row, column): colour}


def test_az_1_6_chance_names_the_start_player_before_the_first_deal() -> None:
    game = Azul(seats=3)
    start = game.start()
    assert game.actor(start) is CHANCE
    assert start.start is None
    deal = game.sample(game.apply(start, First(Seat(2))), Random(1))
    assert why_not(game, start, str(deal)) == "The start player is not drawn yet (AZ-1.6)."
    dealt = after(game, start, "S3", str(deal))
    assert (dealt.start, game.actor(dealt)) == (2, 2)


def test_az_1_6_a_start_player_who_is_not_at_the_table_is_refused() -> None:
    game = Azul(seats=3)
    assert why_not(game, game.start(), "S4") == "There is no seat 4 at this table (AZ-1.6)."
    assert str(game.refusal(game.start(), First(Seat(-1)))).endswith("(AZ-1.6).")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_az_1_6_every_seat_is_drawn_equally_often(seats: int) -> None:
    game, rng = Azul(seats=seats), Random(seats)
    drawn = Counter(str(game.sample(game.start(), rng)) for _ in range(1200))
    assert sorted(drawn) == [f"S{seat}" for seat in range(1, seats + 1)]
    fair = 1200 / seats
    assert all(abs(count - fair) < 5 * fair**0.5 for count in drawn.values()), drawn


@pytest.mark.parametrize("first", [0, 1, 2])
def test_az_1_6_whoever_sets_the_table_may_name_the_start_player(first: int) -> None:
    game = Azul(seats=3, first=first)
    assert game.start().phase is Phase.DEAL
    assert why_not(game, game.start(), "S1") == "The factories are not filled yet (AZ-1.7)."
    dealt = game.apply(game.start(), game.sample(game.start(), Random(first)))
    assert game.actor(dealt) == first


@pytest.mark.parametrize("first", [-1, 2])
def test_az_1_6_a_named_start_player_sits_at_the_table(first: int) -> None:
    with pytest.raises(InvalidOption) as error:
        Azul(seats=2, first=first)
    sentence = f"The start player is a seat from 0 to 1, or None, not {first} (AZ-1.6)."
    assert str(error.value) == sentence


def test_az_1_7_four_tiles_of_the_bag_go_to_each_factory() -> None:
    state = after(AZUL, AZUL.start(), "DBBYR/KKTT/BYRK/TTTT/BBBB")
    assert state.factories == tuple(map(tiles, ("BBYR", "KKTT", "BYRK", "TTTT", "BBBB")))
    assert state.bag == (20 - 7, 20 - 2, 20 - 2, 20 - 3, 20 - 6)
    assert state.phase is Phase.OFFER


@pytest.mark.parametrize(
    ("deal", "sentence"),
    [
        ("DBBY/KKTT/BYRK/TTTT/BBBB", "Factory 1 gets 4 tiles (AZ-1.7)."),
        ("DBBYR/KKTT/BYRK/TTTT/-", "Factory 5 gets 4 tiles (AZ-1.7)."),
        ("DBBYR/KKKTT/BYRK/TTTT/BBBB", "Factory 2 gets 4 tiles (AZ-1.7)."),
    ],
)
def test_az_1_7_no_factory_gets_more_or_fewer(deal: str, sentence: str) -> None:
    assert why_not(AZUL, AZUL.start(), deal) == sentence


def test_az_1_7_a_deal_draws_only_what_the_bag_holds() -> None:
    deal = "DBBBB/BBBB/BBBB/BBBB/BBBB/BYYY/YYYY/YYYY/YYYY"
    assert why_not(FOUR, FOUR.start(), deal) == (
        "The tiles of factory 6 can’t be what was drawn from the bag (AZ-1.7)."
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_az_1_7_tiles_are_drawn_at_random_from_the_bag(seats: int) -> None:
    game, rng = Azul(seats=seats, first=0), Random(20 + seats)
    start = game.start()
    drawn: Counter[int] = Counter()
    for _ in range(300):
        deal = game.sample(start, rng)
        assert game.refusal(start, deal) is None
        state = game.apply(start, deal)
        assert [sum(factory) for factory in state.factories] == [4] * len(state.factories)
        drawn.update({colour: 20 - state.bag[colour] for colour in COLOURS})
    fair = 300 * 4 * len(start.factories) / 5
    assert all(abs(drawn[colour] - fair) < 5 * fair**0.5 for colour in COLOURS), drawn


def test_az_1_7_the_start_marker_goes_to_the_centre() -> None:
    state = after(AZUL, AZUL.start(), "DBBYR/KKTT/BYRK/TTTT/BBBB")
    assert state.marker is None
    assert after(AZUL, state, "1B2", "CR1").marker == 1


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"seats": "two"}, "Azul has 2, 3 or 4 seats, not two (AZ-1.1)."),
        ({"seats": "-2"}, "Azul has 2, 3 or 4 seats, not -2 (AZ-1.1)."),
        ({"seats": "6"}, "Azul has 2, 3 or 4 seats, not 6 (AZ-1.1)."),
        ({"wall": "white"}, "A wall is coloured or gray, not white (AZ-1.4)."),
        ({"first": "0"}, "The start player is a seat’s number, or random, not 0 (AZ-1.6)."),
        ({"first": "3"}, "The start player is a seat’s number, or random, not 3 (AZ-1.6)."),
        ({"first": "me"}, "The start player is a seat’s number, or random, not me (AZ-1.6)."),
        ({"speed": "high"}, "There is no option speed (speed=high)."),
    ],
)
def test_az_1_options_that_no_table_has_are_refused(options: dict[str, str], sentence: str) -> None:
    with pytest.raises(InvalidOption) as error:
        Azul.of_options(options)
    assert str(error.value) == sentence


@pytest.mark.parametrize("seats", ["2", "3", "4"])
@pytest.mark.parametrize("side", WALL_SIDES)
@pytest.mark.parametrize("first", ["random", "1", "2"])
def test_az_1_options_of_a_table_are_read_back(seats: str, side: str, first: str) -> None:
    options = {"seats": seats, "wall": side, "first": first}
    assert dict(Azul.of_options(options).options) == options


def test_az_1_options_have_defaults() -> None:
    options = {"seats": "2", "wall": "coloured", "first": "random"}
    assert dict(Azul.of_options({}).options) == options
    assert Azul.of_options({}) == Azul()
