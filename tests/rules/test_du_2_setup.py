"""DU-2: the set-up. Redraws of five tiles of one colour are compared with every possible draw."""

from collections import Counter
from itertools import combinations, product
from random import Random

import pytest

from tests.duel_positions import DUEL, after, after_chance, choices, scarce, tiles, why_not
from tilewright.core.errors import IllegalAction, InvalidOption
from tilewright.core.rules import CHANCE
from tilewright.core.seat import Seat
from tilewright.core.tiles import minus
from tilewright.duel.actions import First, RevealBack, Scoring
from tilewright.duel.game import Duel
from tilewright.duel.plates import PLATES
from tilewright.duel.state import Phase, State

SCORING_TILES = [
    ("rows", "five-colours"),
    ("columns", "border"),
    ("diagonals", "corners"),
    ("jokers", "empty-specials"),
]
SETS = [
    sides
    for count in (3, 4)
    for tiles in combinations(SCORING_TILES, count)
    for sides in product(*tiles)
]
SHOWN = ("pYKTS", "pJBTK", "pKSTR", "bS")
DEAL = "DBYRKT/BBYY/RRKK/BBTT/YYRR"


def set_up(*actions: str) -> State:
    """The table after the first three plates and the deal, with seat 1 as start player."""
    return after(DUEL.start(), *SHOWN, DEAL, *actions)


# The display, the scoring tiles


def test_du_2_1_the_stack_holds_all_plates_and_three_are_turned_up() -> None:
    state = DUEL.start()
    assert (state.stack_size, state.display) == (18, ())
    state = after(state, *SHOWN)
    assert state.display == ("YKTS", "JBTK", "KSTR")
    assert state.stack_size == 15
    assert state.phase is Phase.DEAL


def test_du_2_1_a_plate_is_turned_up_only_once() -> None:
    state = after(DUEL.start(), "pYKTS")
    assert why_not(state, "pYKTS") == "Plate YKTS is not among the unseen ones (DU-2.1)."


def test_du_2_1_the_stack_is_shuffled() -> None:
    first = Counter(str(DUEL.sample(DUEL.start(), Random(seed))) for seed in range(400))
    assert set(first) == {f"p{plate}" for plate in PLATES}


def test_du_2_1_nobody_acts_before_the_display_is_filled() -> None:
    assert why_not(DUEL.start(), DEAL) == "The display is not filled yet (DU-2.1)."
    assert DUEL.actor(DUEL.start()) is CHANCE
    assert choices(DUEL.start()) == []


def test_du_2_2_the_first_game_uses_rows_columns_and_diagonals() -> None:
    assert Duel().start().scoring == ("rows", "columns", "diagonals")


@pytest.mark.parametrize("sides", SETS, ids=",".join)
def test_du_2_2_any_three_or_four_tiles_and_any_side_of_each_may_be_chosen(
    sides: tuple[str, ...],
) -> None:
    assert Duel(scoring=sides).start().scoring == sides
    assert Duel.of_options({"scoring": ",".join(sides)}) == Duel(scoring=sides)


def test_du_2_2_there_are_48_choices() -> None:
    assert len(SETS) == len(set(SETS)) == 32 + 16


@pytest.mark.parametrize(
    ("sides", "sentence"),
    [
        (
            ("rows", "columns"),
            "There are 3 or 4 scoring tiles, not these: rows and columns (DU-2.2).",
        ),
        (
            ("rows", "columns", "rounds"),
            "There is no such side of a scoring tile among these: "
            "rows, columns and rounds (DU-2.2).",
        ),
        (
            ("columns", "diagonals", "border"),
            "A scoring tile can’t show both its sides: columns, diagonals and border (DU-2.2).",
        ),
        (
            ("rows", "columns", "columns"),
            "A scoring tile can’t be used twice: rows, columns and columns (DU-2.2).",
        ),
        (
            ("rows", "columns", "diagonals", "jokers", "corners"),
            "There are 3 or 4 scoring tiles, not these: "
            "rows, columns, diagonals, jokers and corners (DU-2.2).",
        ),
    ],
)
def test_du_2_2_other_choices_are_refused(sides: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(InvalidOption) as error:
        Duel(scoring=sides)
    assert str(error.value) == sentence


@pytest.mark.parametrize(("option", "count"), [("random", 3), ("random-3", 3), ("random-4", 4)])
def test_du_2_2_chance_may_draw_tiles_and_sides(option: str, count: int) -> None:
    game = Duel(scoring=option)
    assert game.start().phase is Phase.SCORING
    drawn = {str(game.sample(game.start(), Random(seed))) for seed in range(600)}
    assert drawn == {"=" + ",".join(sides) for sides in SETS if len(sides) == count}


@pytest.mark.parametrize(
    ("sides", "sentence"),
    [
        (("rows", "columns"), "3 scoring tiles are drawn (DU-2.2)."),
        (("rows", "columns", "corners", "jokers"), "3 scoring tiles are drawn (DU-2.2)."),
        (
            ("rows", "columns", "border"),
            "A scoring tile can’t show both its sides: rows, columns and border (DU-2.2).",
        ),
        (
            ("rows", "rows", "border"),
            "A scoring tile can’t be used twice: rows, rows and border (DU-2.2).",
        ),
        (
            ("rows", "nothing", "border"),
            "There is no such side of a scoring tile among these: "
            "rows, nothing and border (DU-2.2).",
        ),
    ],
)
def test_du_2_2_chance_draws_no_other_choice(sides: tuple[str, ...], sentence: str) -> None:
    game = Duel(scoring="random")
    assert str(game.refusal(game.start(), Scoring(sides))) == sentence


def test_du_2_2_tiles_that_were_chosen_are_not_drawn() -> None:
    assert (
        why_not(DUEL.start(), "=rows,columns,corners") == "The display is not filled yet (DU-2.1)."
    )


# The deal


def test_du_2_3_five_tiles_for_the_large_sun_and_four_for_each_small_one() -> None:
    state = set_up()
    assert state.large == (tiles("BYRKT"), tiles(""))
    assert [factory.sun for factory in state.factories] == [
        tiles(word) for word in ("BBYY", "RRKK", "BBTT", "YYRR")
    ]
    assert state.bag == minus((13,) * 5, tiles("BYRKTBBYYRRKKBBTTYYRR"))
    assert all(factory.moon == () for factory in state.factories)


@pytest.mark.parametrize(
    ("deal", "sentence"),
    [
        ("DBYRK/BBYY/RRKK/BBTT/YYRR", "The large factory gets 5 tiles (DU-2.3)."),
        ("DBYRKTT/BBYY/RRKK/BBTT/YYRR", "The large factory gets 5 tiles (DU-2.3)."),
        ("DBYRKT/BBYY/RRK/BBTT/YYRR", "Factory 2 gets 4 tiles (DU-2.3)."),
        ("DBYRKT/BBYY/RRKK/BBTT/YYRRR", "Factory 4 gets 4 tiles (DU-2.3)."),
        ("DBYRKT/BBYY/RRKK/BBTT", "The deal fills the large factory and 4 small ones (DU-1.2)."),
    ],
)
def test_du_2_3_other_numbers_are_refused(deal: str, sentence: str) -> None:
    assert why_not(after(DUEL.start(), *SHOWN), deal) == sentence


def test_du_2_4_five_tiles_of_one_colour_are_drawn_again() -> None:
    state = after(DUEL.start(), *SHOWN)
    assert why_not(state, "DBBBBB/BBYY/RRKK/BBTT/YYRR") == (
        "The tiles of the large factory can’t be what was drawn from the bag (DU-2.4)."
    )
    assert why_not(state, "DBBBBY/BBBY/RRRR/TTTT/YYRR") == ""


def test_du_2_4_four_of_one_colour_on_a_small_factory_are_not() -> None:
    state = after(DUEL.start(), *SHOWN, "DBBBBY/BBBB/RRRR/TTTT/YYYY")
    assert state.factories[0].sun == tiles("BBBB")


def test_du_2_4_a_bag_of_only_that_colour_takes_the_tower_first() -> None:
    state = scarce(bag="BBBBBB", tower="YR")
    assert why_not(state, "DBBBBB/BYR/-/-/-") == (
        "The tiles of the large factory can’t be what was drawn from the bag (DU-2.4)."
    )
    state = after(state, "DBBBBY/BBR/-/-/-")
    assert (state.bag, state.tower) == (tiles(""), tiles(""))


def test_du_2_4_if_there_is_still_only_that_colour_it_is_accepted() -> None:
    state = after(scarce(bag="BBBBBB", tower="BB"), "DBBBBB/BBB/-/-/-")
    assert state.large.sun == tiles("BBBBB")
    state = after(scarce(bag="BBBBB"), "DBBBBB/-/-/-/-")
    assert state.large.sun == tiles("BBBBB")


def test_du_2_4_with_fewer_than_five_tiles_there_is_no_redraw() -> None:
    state = after(scarce(bag="BB", tower="BB"), "DBBBB/-/-/-/-")
    assert state.large.sun == tiles("BBBB")


def test_du_2_4_tiles_left_in_the_bag_come_first_if_nothing_was_put_back() -> None:
    state = scarce(bag="BY", tower="BBBBBBRR")
    assert why_not(state, "DBBBRR/BBBY/BB/-/-") == (
        "The tiles of the large factory can’t be what was drawn from the bag (DU-9.3)."
    )
    assert why_not(state, "DBBBYR/BBBR/B/-/-") == ""
    assert why_not(state, "DBBBYR/BBBR/BB/-/-") == "Factory 2 gets 1 tile (DU-9.4)."


def test_du_2_4_after_a_redraw_tiles_of_the_bag_may_stay_in_it() -> None:
    """The last blue tile and four of the tower are put back: then no blue need be drawn again."""
    state = scarce(bag="B", tower="BBBBYYYRR")
    assert why_not(state, "DYYYRR/BBBB/B/-/-") == ""
    without = scarce(bag="B", tower="BBBYYYRR")  # four blue tiles in all: no redraw is possible
    assert why_not(without, "DYYYRR/BBBB/-/-/-") == (
        "The tiles of the large factory can’t be what was drawn from the bag (DU-9.3)."
    )


def test_du_2_4_while_the_bag_has_two_colours_the_tower_stays_out_of_a_redraw() -> None:
    state = scarce(bag="BBBBBY", tower="RRRR")
    assert why_not(state, "DBBBBR/BYRR/R/-/-") == (
        "The tiles of the large factory can’t be what was drawn from the bag (DU-9.3)."
    )
    state = after(state, "DBBBBY/BRRR/R/-/-")
    assert state.factories[0].sun == tiles("BRRR")


# Chips, the start player, the first plates


def test_du_2_5_a_chip_lies_face_down_on_each_small_factory() -> None:
    state = set_up()
    assert [factory.chip for factory in state.factories] == ["?"] * 4
    assert state.chips == (2,) * 10
    assert state.start_tile is None


def test_du_2_6_the_start_player_is_random() -> None:
    game = Duel()
    state = game.start()
    rng = Random(1)
    while state.phase is not Phase.START:
        state = game.apply(state, game.sample(state, rng))
    drawn = Counter(str(game.sample(state, Random(seed))) for seed in range(100))
    assert set(drawn) == {"S1", "S2"}
    for seat in (Seat(0), Seat(1)):
        assert game.apply(state, First(seat)).start == seat
    assert str(game.refusal(state, First(Seat(2)))) == "There is no seat 3 at this table (DU-2.6)."


@pytest.mark.parametrize("first", [0, 1])
def test_du_2_6_the_table_may_name_the_start_player(first: int) -> None:
    game = Duel(first=first)
    state = game.start()
    rng = Random(first)
    while game.actor(state) is CHANCE:
        action = game.sample(state, rng)
        assert not isinstance(action, First)
        state = game.apply(state, action)
    assert state.start == first


def test_du_2_6_no_third_player_starts() -> None:
    with pytest.raises(InvalidOption, match="DU-2.6"):
        Duel(first=2)
    with pytest.raises(InvalidOption, match="DU-2.6"):
        Duel.of_options({"first": "3"})


@pytest.mark.parametrize(("first", "other"), [(0, 1), (1, 0)])
def test_du_2_6_the_other_player_takes_the_first_plate(first: int, other: int) -> None:
    game = Duel(first=first)
    state = game.start()
    for text in (*SHOWN, DEAL):
        state = game.apply(state, game.notation.parse_action(text))
    assert (state.phase, game.actor(state)) == (Phase.SETUP, other)
    for text in ("P2", "@22r0", "pSKRB", "bJ"):
        state = game.apply(state, game.notation.parse_action(text))
    assert (state.phase, game.actor(state)) == (Phase.SETUP, first)
    for text in ("P1", "@11r3", "pTYJK", "bS"):
        state = game.apply(state, game.notation.parse_action(text))
    assert (state.phase, game.actor(state)) == (Phase.TURN, first)


def test_du_2_6_the_plates_of_the_display_are_the_only_choices() -> None:
    state = set_up()
    assert choices(state) == ["P1", "P2", "P3"]
    assert why_not(state, "P+") == (
        "The player in turn takes a first plate from the display now (DU-2.6)."
    )


def test_du_2_6_the_display_is_refilled_each_time() -> None:
    state = set_up("P2", "@22r0")
    assert (state.display, state.phase) == (("YKTS", "KSTR"), Phase.DISPLAY)
    state = after(state, "pSKRB", "bJ", "P1", "@22r0")
    assert (state.display, state.phase) == (("KSTR", "SKRB"), Phase.DISPLAY)
    state = after(state, "pYRJB", "bS")
    assert state.display == ("KSTR", "SKRB", "YRJB")
    assert state.stack_size == 13


def test_du_2_6_the_plate_turned_up_has_the_back_that_was_seen() -> None:
    state = set_up("P2", "@22r0")
    assert why_not(state, "pYRJB") == "Plate YRJB has the other back (DU-1.4)."
    assert why_not(state, "pSKRB") == ""


def test_du_2_6_the_first_plates_cost_neither_token_nor_point() -> None:
    state = set_up("P2", "@22r0", "pSKRB", "bJ", "P1", "@22r0", "pYRJB", "bS")
    assert [(each.tokens, each.score) for each in state.boards] == [(2, 5), (2, 5)]


def test_du_2_6_the_first_plate_goes_to_any_cell_in_any_orientation() -> None:
    assert len(choices(set_up("P2"))) == 9 * 4


def test_du_2_6_the_other_seat_has_to_wait() -> None:
    state = set_up("P2", "@22r0", "pSKRB", "bJ")
    assert state.turn == 0
    with pytest.raises(IllegalAction, match="DU-2.6"):
        after(state, "1B1")


def test_du_2_1_all_backs_that_are_left_may_lie_on_top() -> None:
    state = after(DUEL.start(), "pYKTS", "pKSTR", "pSKRB")
    assert {str(DUEL.sample(state, Random(seed))) for seed in range(50)} == {"bS", "bJ"}
    assert str(DUEL.refusal(state, RevealBack("X"))) == "No unseen plate has the back X (DU-1.4)."


@pytest.mark.parametrize("seed", range(4))
def test_du_2_3_and_2_4_every_sampled_deal_is_legal(seed: int) -> None:
    state = after(DUEL.start(), *SHOWN)
    deal = DUEL.sample(state, Random(seed))
    assert DUEL.refusal(state, deal) is None
    assert sum(sum(factory.sun) for factory in after_chance(state, seed).factories) == 16
