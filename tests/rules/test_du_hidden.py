"""DU-4.3 and what is hidden, from whom: plates drawn and put back, the stack, chips, the bag.

Anna sits on seat 1, Bo on seat 2. Two tables that differ only in what an observer may not know look
the same to it in every answer and every text.
"""

from collections import Counter
from random import Random

import pytest

from tests.duel_positions import DUEL, after, after_chance, board, taking
from tilewright.core.effects import scores_in
from tilewright.core.errors import InvalidState
from tilewright.core.game import plain
from tilewright.core.playing import legal_actions
from tilewright.core.rules import CHANCE
from tilewright.core.seat import Seat
from tilewright.duel.plates import CHIPS, PLATES, back_of
from tilewright.duel.state import State

ANNA, BO, SPECTATOR = Seat(0), Seat(1), None
NAMES = ("Anna", "Bo")
DISPLAY = "YKTS KSTR JBTK"
DRAWS = ("P+", "bJ", "P+", "bS", "P+", "bS", "P=")  # three plates: special, joker, special


def table(turn: int = 1, returned: str = "") -> State:
    """Round 1 with a special plate on top of the stack."""
    spare = "SKRB TRBJ YBKS TRBS KYRJ"
    return taking(display=DISPLAY, spare=spare, top="S", turn=turn, returned=returned)


def used_up(seen_by: int, turn: int) -> State:
    """Round 3: one unseen plate lies above four that one player drew and put back."""
    returned = "/".join([f"{plate}{seen_by}" for plate in ("RJBK", "SKRB", "TKRJ", "YBKS")])
    return taking(round=3, turn=turn, display="YKTS BKST JBTK", spare="KSTR", returned=returned)


def looks(state: State, seat: Seat | None) -> list[str]:
    """Every text of a table that is made for an observer."""
    seen = DUEL.observe(state, seat)
    return [str(seen), repr(seen), DUEL.drawing.draw(seen, NAMES, plain)]


def assert_alike(one: State, two: State, seat: Seat | None) -> None:
    """The observer can't tell the two tables apart, whatever the seat in turn does now."""
    assert DUEL.observe(one, seat) == DUEL.observe(two, seat)
    assert looks(one, seat) == looks(two, seat)
    assert DUEL.actor(one) == DUEL.actor(two)
    assert legal_actions(DUEL, one) == legal_actions(DUEL, two)
    assert DUEL.standing(one) == DUEL.standing(two)
    for action in legal_actions(DUEL, one):
        assert scores_in(DUEL.effects(one, action)) == scores_in(DUEL.effects(two, action))
        assert (
            DUEL.telling.lines(one, action)[seat].action
            == DUEL.telling.lines(two, action)[seat].action
        )
        opened = DUEL.observe(DUEL.apply(one, action), seat)
        if opened == DUEL.observe(DUEL.apply(two, action), seat):
            assert (
                DUEL.telling.lines(one, action)[seat].story
                == DUEL.telling.lines(two, action)[seat].story
            )


# Drawn, kept, put back


def test_du_4_3_while_drawing_nobody_sees_a_front() -> None:
    state = after(table(), *DRAWS[:-1])
    for seat in (ANNA, BO, SPECTATOR):
        seen = DUEL.observe(state, seat).table
        assert list(map(str, seen.hand)) == ["?S0", "?J0", "?S0"]
        assert len(seen.unseen) == 18 - 3 - 2


def test_du_4_3_who_drew_sees_the_fronts_and_the_others_only_the_backs() -> None:
    state = after(table(), *DRAWS, "fSKRB/TRBJ/YBKS")
    assert list(map(str, DUEL.observe(state, ANNA).table.hand)) == ["SKRB1", "TRBJ1", "YBKS1"]
    for seat in (BO, SPECTATOR):
        assert list(map(str, DUEL.observe(state, seat).table.hand)) == ["?S1", "?J1", "?S1"]


def test_du_4_3_the_plate_that_is_kept_is_open() -> None:
    state = after(table(), *DRAWS, "fSKRB/TRBJ/YBKS", "K2")
    for seat in (ANNA, BO, SPECTATOR):
        assert DUEL.observe(state, seat).table.plate == "TRBJ"


def test_du_4_3_plates_put_back_show_their_fronts_to_who_drew_them_alone() -> None:
    state = after(table(), *DRAWS, "fSKRB/TRBJ/YBKS", "K1", "U2")
    assert list(map(str, DUEL.observe(state, ANNA).table.returned)) == ["YBKS1", "TRBJ1"]
    for seat in (BO, SPECTATOR):
        assert list(map(str, DUEL.observe(state, seat).table.returned)) == ["?S1", "?J1"]


@pytest.mark.parametrize("seat", [BO, SPECTATOR])
def test_du_4_3_no_text_for_the_others_names_a_front_that_was_put_back(seat: Seat | None) -> None:
    state = after(table(), *DRAWS)
    fronts = DUEL.notation.parse_action("fSKRB/TRBJ/YBKS")
    assert DUEL.telling.lines(state, fronts)[seat].action == "f?S/?J/?S"
    told = [str(DUEL.telling.lines(state, fronts)[seat].story)]
    for text in ("fSKRB/TRBJ/YBKS", "K1", "U2", "@11r0"):
        action = DUEL.notation.parse_action(text)
        told += [DUEL.telling.lines(state, action)[seat].action]
        told += looks(state, seat)[::2]  # without repr, which lists all unseen plates
        state = DUEL.apply(state, action)
        told += looks(state, seat)[::2]
    for text in told:
        assert "TRBJ" not in text
        assert "YBKS" not in text


def test_du_4_3_who_drew_is_shown_what_was_drawn() -> None:
    state = after(table(), *DRAWS)
    fronts = DUEL.notation.parse_action("fSKRB/TRBJ/YBKS")
    assert DUEL.telling.lines(state, fronts)[ANNA].action == "fSKRB/TRBJ/YBKS"
    assert str(DUEL.telling.lines(state, fronts)[ANNA].story) == (
        "The plates drawn: special, black, red and blue; teal, red, blue and joker; "
        "yellow, blue, black and special"
    )
    assert str(DUEL.telling.lines(state, fronts)[BO].story) == (
        "The plates drawn: special, face down; joker, face down; special, face down"
    )


def test_du_4_3_all_plates_that_an_observer_does_not_know_are_among_its_unseen_ones() -> None:
    state = after(table(), *DRAWS, "fSKRB/TRBJ/YBKS", "K1", "U2", "@11r0")
    assert {"TRBJ", "YBKS"} & set(DUEL.observe(state, ANNA).table.unseen) == set()
    for seat in (BO, SPECTATOR):
        seen = DUEL.observe(state, seat).table
        assert {"TRBJ", "YBKS"} < set(seen.unseen)
        assert seen.stack_size == state.stack_size
        assert list(seen.unseen) == [plate for plate in PLATES if plate in seen.unseen]


def test_du_4_3_two_tables_that_differ_in_fronts_put_back_look_the_same_to_the_others() -> None:
    one = after(table(), *DRAWS, "fSKRB/TRBJ/YBKS", "K1", "U2", "@11r0")
    two = after(table(), *DRAWS, "fSKRB/KYRJ/TRBS", "K1", "U2", "@11r0")
    assert one != two
    assert_alike(one, two, BO)
    assert_alike(one, two, SPECTATOR)
    assert looks(one, ANNA) != looks(two, ANNA)


def test_du_4_3_from_the_draw_to_the_next_turn_bo_sees_the_same_on_both_tables() -> None:
    one, two = after(table(), *DRAWS), after(table(), *DRAWS)
    fronts = [DUEL.notation.parse_action(text) for text in ("fSKRB/TRBJ/YBKS", "fSKRB/KYRJ/TRBS")]
    for seat in (BO, SPECTATOR):
        assert (
            DUEL.telling.lines(one, fronts[0])[seat].action
            == DUEL.telling.lines(two, fronts[1])[seat].action
        )
        assert (
            DUEL.telling.lines(one, fronts[0])[seat].story
            == DUEL.telling.lines(two, fronts[1])[seat].story
        )
    one, two = DUEL.apply(one, fronts[0]), DUEL.apply(two, fronts[1])
    for text in ("K1", "U1", "@22r3", "1B2", "^Y", "P2"):
        for seat in (BO, SPECTATOR):
            assert_alike(one, two, seat)
        action = DUEL.notation.parse_action(text)
        if DUEL.refusal(one, action) is None:
            one, two = DUEL.apply(one, action), DUEL.apply(two, action)


# Plates that come again


def test_du_4_3_who_draws_a_plate_that_the_other_put_back_learns_it_too() -> None:
    state = after(used_up(seen_by=1, turn=2), "P+", "P+", "P+", "P=")
    assert list(map(str, DUEL.observe(state, BO).table.hand)) == ["?S0", "?J1", "?S1"]
    assert list(map(str, DUEL.observe(state, ANNA).table.hand)) == ["?S0", "RJBK1", "SKRB1"]
    state = after(state, "fKSTR/RJBK/SKRB")
    assert list(map(str, DUEL.observe(state, BO).table.hand)) == ["KSTR2", "RJBK3", "SKRB3"]
    assert list(map(str, DUEL.observe(state, ANNA).table.hand)) == ["?S2", "RJBK3", "SKRB3"]
    assert list(map(str, DUEL.observe(state, SPECTATOR).table.hand)) == ["?S2", "?J3", "?S3"]


def test_du_4_3_both_know_it_when_it_is_put_back_again() -> None:
    state = after(used_up(seen_by=1, turn=2), "P+", "P+", "P+", "P=", "fKSTR/RJBK/SKRB", "K2", "U1")
    assert list(map(str, state.returned)) == ["TKRJ1", "YBKS1", "KSTR2", "SKRB3"]
    assert list(map(str, DUEL.observe(state, ANNA).table.returned)) == [
        "TKRJ1",
        "YBKS1",
        "?S2",
        "SKRB3",
    ]
    assert list(map(str, DUEL.observe(state, BO).table.returned)) == [
        "?J1",
        "?S1",
        "KSTR2",
        "SKRB3",
    ]
    assert list(map(str, DUEL.observe(state, SPECTATOR).table.returned)) == [
        "?J1",
        "?S1",
        "?S2",
        "?S3",
    ]


def test_du_4_3_the_fronts_shown_to_the_other_are_those_it_knew_before() -> None:
    state = after(used_up(seen_by=1, turn=2), "P+", "P+", "P+", "P=")
    fronts = DUEL.notation.parse_action("fKSTR/RJBK/SKRB")
    assert DUEL.telling.lines(state, fronts)[BO].action == "fKSTR/RJBK/SKRB"
    assert DUEL.telling.lines(state, fronts)[ANNA].action == "f?S/RJBK/SKRB"
    assert DUEL.telling.lines(state, fronts)[SPECTATOR].action == "f?S/?J/?S"


def test_du_4_3_who_draws_its_own_plate_again_knows_it_at_once() -> None:
    state = after(used_up(seen_by=1, turn=1), "P+", "P+")
    assert list(map(str, DUEL.observe(state, ANNA).table.hand)) == ["?S0", "RJBK1"]
    assert list(map(str, DUEL.observe(state, BO).table.hand)) == ["?S0", "?J1"]


def test_du_4_3_a_plate_that_is_turned_up_is_known_to_all() -> None:
    """The last unseen plate is drawn; the next display is filled with what Anna put back."""
    boards = board(tokens=0, taken=2), board(tokens=0, taken=1)
    state = taking(
        *boards,
        round=3,
        turn=2,
        factories="- - - +YK",
        large="",
        display="YKTS KSTR",
        returned="RJBK1/SKRB1",
    )
    state = after(state, "C4")
    assert "RJBK" in DUEL.observe(state, BO).table.unseen
    state = after(state, "pRJBK")
    for seat in (ANNA, BO, SPECTATOR):
        seen = DUEL.observe(state, seat).table
        assert seen.display == ("YKTS", "KSTR", "RJBK")
        assert "RJBK" not in seen.unseen


def swapped(state: State, one: str, two: str) -> State:
    """The table with two plates exchanged among those put back and unseen ones."""
    names = {one: two, two: one}
    returned = tuple(
        [held._replace(plate=names.get(held.plate, held.plate)) for held in state.returned]
    )
    unseen = {names.get(plate, plate) for plate in state.unseen}
    return state._replace(
        returned=returned, unseen=tuple([plate for plate in PLATES if plate in unseen])
    )


@pytest.mark.parametrize(("one", "two"), [("RJBK", "TKRJ"), ("SKRB", "YBKS"), ("SKRB", "KSTR")])
def test_du_4_3_bo_cannot_tell_which_plates_anna_put_back_nor_in_which_order(
    one: str, two: str
) -> None:
    state = used_up(seen_by=1, turn=2)
    other = swapped(state, one, two)
    assert DUEL.notation.problems(other) == ()
    for seat in (BO, SPECTATOR):
        assert_alike(state, other, seat)
    drawn, drawn_other = after(state, "P+", "P+"), after(other, "P+", "P+")
    for seat in (BO, SPECTATOR):
        assert_alike(drawn, drawn_other, seat)
    assert looks(state, ANNA) != looks(other, ANNA)


# The stack, the chips, the bag


@pytest.mark.parametrize("seed", range(3))
def test_du_4_3_no_observation_ever_shows_what_nobody_has_seen(seed: int) -> None:
    """Whatever is told of a table names no unseen plate and no chip that lies face down."""
    rng = Random(seed)
    state = DUEL.start()
    while (actor := DUEL.actor(state)) is not None:
        for seat in (ANNA, BO, SPECTATOR):
            seen = DUEL.observe(state, seat)
            text = str(seen) + DUEL.drawing.draw(seen, NAMES, plain)
            for plate in seen.table.unseen:
                assert plate not in text, f"seed {seed}: {text}"
            assert all(
                factory.chip == "?" for factory in seen.table.factories if not factory.is_empty
            )
        legal = legal_actions(DUEL, state)
        draws = [action for action in legal if str(action) == "P+"]  # drawing is what matters here
        chosen = draws[0] if draws and rng.random() < 0.5 else None
        action = DUEL.sample(state, rng) if actor is CHANCE else chosen or rng.choice(legal)
        state = DUEL.apply(state, action)


def test_du_1_6_the_chips_that_may_lie_face_down_are_open_their_places_are_not() -> None:
    state = table()
    assert DUEL.observe(state, BO).table.chips == (2,) * len(CHIPS)
    revealed = Counter(
        str(DUEL.sample(after(taking(factories="BBBB YYYY RRRR KKKK"), "1B4"), Random(seed)))
        for seed in range(300)
    )
    assert set(revealed) == {f"c1{chip}" for chip in CHIPS}


def test_du_2_3_the_order_of_the_bag_is_not_decided_before_it_is_drawn() -> None:
    start = after(DUEL.start(), "pYKTS", "pJBTK", "pKSTR", "bS")
    assert len({str(DUEL.sample(start, Random(seed))) for seed in range(20)}) == 20
    assert start.bag == DUEL.observe(start, ANNA).table.bag


# What is seen as text


@pytest.mark.parametrize("seat", [ANNA, BO, SPECTATOR])
def test_du_4_3_what_is_seen_of_plates_put_back_reads_back(seat: Seat | None) -> None:
    for state in (used_up(seen_by=1, turn=2), after(table(), *DRAWS, "fSKRB/TRBJ/YBKS")):
        seen = DUEL.observe(state, seat)
        assert DUEL.notation.parse_observation(str(seen), seat) == seen


@pytest.mark.parametrize(
    ("shown_to", "read_by", "sentence"),
    [
        (ANNA, BO, "Seat 2 does not know the fronts that are shown here, or knows others too"),
        (BO, ANNA, "Seat 1 does not know the fronts that are shown here, or knows others too"),
        (ANNA, SPECTATOR, "Spectators do not see the fronts that are shown here"),
    ],
)
def test_du_4_3_what_one_sees_is_not_what_another_may_see(
    shown_to: Seat, read_by: Seat | None, sentence: str
) -> None:
    text = str(DUEL.observe(used_up(seen_by=1, turn=2), shown_to))
    with pytest.raises(InvalidState, match=sentence):
        DUEL.notation.parse_observation(text, read_by)


def test_du_1_4_a_back_that_no_unknown_plate_has_can_not_be_seen() -> None:
    text = str(DUEL.observe(used_up(seen_by=1, turn=2), BO)).replace("?J1", "?S1")
    with pytest.raises(InvalidState):
        DUEL.notation.parse_observation(text, BO)


# Imagining


def imagined(state: State, seat: Seat | None, count: int = 200) -> list[State]:
    """States that the observer can't tell from the true one."""
    seen = DUEL.observe(state, seat)
    found = [DUEL.imagine(seen, Random(seed)) for seed in range(count)]
    for other in found:
        assert DUEL.observe(other, seat) == seen
        assert DUEL.notation.problems(other) == ()
    return found


def test_du_4_3_who_knows_all_imagines_the_true_table() -> None:
    state = used_up(seen_by=1, turn=2)
    assert set(imagined(state, ANNA, 20)) == {state}


@pytest.mark.parametrize("seat", [BO, SPECTATOR])
def test_du_4_3_every_plate_that_fits_is_imagined_at_every_place(seat: Seat | None) -> None:
    found = imagined(used_up(seen_by=1, turn=2), seat)
    jokers, specials = {"RJBK", "TKRJ"}, {"SKRB", "YBKS", "KSTR"}
    for place, back in enumerate("JSJS"):
        plates = {other.returned[place].plate for other in found}
        assert plates == (jokers if back == "J" else specials)
    assert {other.unseen for other in found} == {("KSTR",), ("SKRB",), ("YBKS",)}


def test_du_4_3_imagined_plates_keep_their_backs_and_who_knows_them() -> None:
    state = after(table(), *DRAWS, "fSKRB/TRBJ/YBKS", "K1", "U2", "@11r0")
    for other in imagined(state, BO, 50):
        assert [(held.back, held.known) for held in other.returned] == [("S", 1), ("J", 1)]
        assert other.top_back == state.top_back
        assert Counter(map(back_of, other.unseen)) == Counter(map(back_of, state.unseen))


def test_du_4_3_imagining_varies_all_that_is_unknown() -> None:
    state = after(table(), *DRAWS, "fSKRB/TRBJ/YBKS", "K1", "U2", "@11r0")
    seen = DUEL.observe(state, BO)
    specials = {plate for plate in seen.table.unseen if back_of(plate) == "S"}
    found = imagined(state, BO)
    assert {other.returned[0].plate for other in found} == specials
    assert "SKRB" not in specials


def test_du_4_3_a_known_front_is_never_imagined_elsewhere() -> None:
    state = after(used_up(seen_by=1, turn=2), "P+", "P+", "P=", "fKSTR/RJBK", "K1")
    for other in imagined(state, BO, 50):
        assert other.returned[-1] == state.returned[-1]
        assert "RJBK" not in [held.plate for held in other.returned[:-1]]


@pytest.mark.parametrize("text", ["P+ P+ P+ P=", "P+ P+ P="])
def test_du_4_3_plates_in_the_hand_that_nobody_has_seen_stay_undecided(text: str) -> None:
    state = after(used_up(seen_by=1, turn=2), *text.split())
    for other in imagined(state, BO, 50):
        assert str(other.hand[0]) == "?S0"
        assert other.hand[1].plate in ("RJBK", "TKRJ")


def test_du_4_3_after_the_last_plate_nothing_is_hidden() -> None:
    state = after_chance(taking(round=5), seed=5)
    assert imagined(state, SPECTATOR, 5) == [state] * 5
