"""Duel as text: what can't be read says where it goes wrong (DU-1 to DU-9 name the pieces)."""

from random import Random

import pytest

from tests.duel_positions import DUEL, after, board, last, scarce, taking, tiled
from tilewright.core.errors import InvalidState, NotationError
from tilewright.core.playing import legal_actions
from tilewright.core.rules import CHANCE
from tilewright.duel.game import Duel
from tilewright.duel.state import State

ACTION = (
    "An action starts with a factory (1 to 4, L), or with one of M ^ C P K U @ $ W = S D p b f c."
)
BACK = "A back is S (special) or J (joker)."
CELL = "A cell is a row and a column from 1 to 3."
CHIP = "A chip is B, Y, R, K, T, TY, BR, RT, KB or YK."
CHIP_COUNT = "After a chip’s kind comes how many, 1 or 2."
CHIP_ORDER = "Chips stand in the order B, Y, R, K, T, TY, BR, RT, KB, YK."
COLOUR = "A colour is B, Y, R, K or T."
DOME = "A space of the dome is b, y, r, k, t, s or j, a tile B, Y, R, K, T or S, or a full stop."
END = "The text should end here."
FACTORY = "A small factory is a number from 1 to 4."
KNOWN = "Who has seen a plate is 0 (nobody), 1, 2 or 3 (both)."
LINE = "A line is a number from 1 to 6, or X (broken)."
ORDER = "Colours stand in the order B, Y, R, K, T."
PAYMENT = "A payment is three figures with full stops: tiles paid, 0, 2 or 3 chips, chips left."
PHASE = (
    "A phase is scoring, display, back, deal, start, setup, chip, turn, stacking, drawing, fronts, "
    "keeping, returning, placing, paying, spending, tiling or over."
)
PLACE = "A place in the hand is a number from 1 to 13."
PLATE = "There is no such plate."
PLATE_ACTION = "After P comes a place in the display (1 to 3), + (draw) or = (stop)."
ROUND = "Here belongs the number of the round."
SEAT = "A seat is a number from 1, or - where there is none."
SIDE = "There is no such side of a scoring tile."
TILES = "Here belong tiles, or - for none."


# Actions


def test_every_decision_reads_back_as_it_was_written() -> None:
    for number in range(DUEL.num_actions):
        action = DUEL.notation.action_of(number)
        assert DUEL.notation.parse_action(str(action)) == action
        assert DUEL.notation.action_id(action) == number


@pytest.mark.parametrize(
    "text",
    [
        "S2",
        "=rows,border,corners",
        "=five-colours,columns,diagonals,empty-specials",
        "DBYRKT/BBYY/RRKK/BBTT/YYRR",
        "DBY/-/-/-/-",
        "pYKTS",
        "bJ",
        "fYKTS",
        "fYKTS/RJBK/SKRB",
        "c3KB",
        "c1T",
    ],
)
def test_what_chance_does_reads_back_as_it_was_written(text: str) -> None:
    assert str(DUEL.notation.parse_action(text)) == text


@pytest.mark.parametrize(
    ("text", "at", "sentence"),
    [
        ("", 0, ACTION),
        ("5B1", 0, ACTION),
        ("0B1", 0, ACTION),
        ("l", 0, ACTION),
        (" 1B1", 0, ACTION),
        ("1", 1, COLOUR),
        ("1b1", 1, COLOUR),
        ("LJ1", 1, COLOUR),
        ("1B", 2, LINE),
        ("1B0", 2, LINE),
        ("1B7", 2, LINE),
        ("1Bx", 2, LINE),
        ("1B12", 3, END),
        ("M", 1, COLOUR),
        ("MK", 2, LINE),
        ("MKF", 2, LINE),
        ("^", 1, COLOUR),
        ("^BB", 2, END),
        ("C", 1, FACTORY),
        ("C5", 1, FACTORY),
        ("CL", 1, FACTORY),
        ("P", 1, PLATE_ACTION),
        ("P4", 1, PLATE_ACTION),
        ("P-", 1, PLATE_ACTION),
        ("P++", 2, END),
        ("K", 1, PLACE),
        ("K0", 1, PLACE),
        ("K14", 1, PLACE),
        ("K-1", 1, PLACE),
        ("K01", 1, PLACE),
        ("U99", 1, PLACE),
        ("@", 1, CELL),
        ("@4", 1, CELL),
        ("@14r0", 2, CELL),
        ("@11", 3, "Here belongs “r”."),
        ("@11R0", 3, "Here belongs “r”."),
        ("@11r4", 4, "Turns are a number from 0 to 3."),
        ("@11r00", 5, END),
        ("$", 1, CHIP),
        ("$1", 1, CHIP),
        ("$4", 1, CHIP),
        ("$RB", 1, CHIP),
        ("$BYR", 1, CHIP),
        ("$02", 2, END),
        ("W", 1, "A row is a number from 1 to 6."),
        ("W7", 1, "A row is a number from 1 to 6."),
        ("W1", 2, "A column is a number from 1 to 6."),
        ("W10", 2, "A column is a number from 1 to 6."),
        ("W111", 3, END),
        ("=", 1, SIDE),
        ("=rows,", 6, SIDE),
        ("=rows,Columns", 6, SIDE),
        ("=rows columns", 5, END),
        ("S", 1, SEAT),
        ("S3", 1, SEAT),
        ("S-", 1, SEAT),
        ("D", 1, TILES),
        ("DBYRKT/", 7, TILES),
        ("DBYRTK", 1, ORDER),
        ("DBYRKT/YB", 7, ORDER),
        ("p", 1, PLATE),
        ("pYKT", 1, PLATE),
        ("pKTSY", 1, PLATE),  # a turn of YKTS
        ("pYKTSS", 5, END),
        ("b", 1, BACK),
        ("bs", 1, BACK),
        ("f", 1, PLATE),
        ("fYKTS/", 6, PLATE),
        ("f?S", 1, PLATE),
        ("c", 1, FACTORY),
        ("c1", 2, CHIP),
        ("c1?", 2, CHIP),
        ("c1YT", 2, CHIP),
    ],
)
def test_an_action_that_cannot_be_read_says_where(text: str, at: int, sentence: str) -> None:
    with pytest.raises(NotationError) as error:
        DUEL.notation.parse_action(text)
    assert (error.value.at, str(error.value.problem)) == (at, sentence)
    assert str(error.value) == f"{text!r}, character {at + 1}: {sentence}"


# Positions

POSITION = (
    "2 turn 1 1 - rows,columns,diagonals BBYR:-:?/-:KT:?/-:-:BR/-:-:- -:YK B9Y10R11K10T9 B2 "
    "B1Y2R2K2T1TY1BR1RT2KB2 KSTR/JBTK S RJBK1 - - 0 0.0.0 "
    "7:-/R/-/TTT/-/-:Yk..../ts..../....../....../ystryb/krbsks:K:1:0:B1TY1 "
    "3:-/-/-/-/-/-:....../....../....../....../systbk/brybst:-:2:1:T1"
)


def test_a_position_reads_back_as_it_was_written() -> None:
    assert str(DUEL.notation.parse_state(POSITION)) == POSITION


def test_positions_of_every_phase_read_back_as_they_were_written() -> None:
    seen = set()
    for seed in range(12):
        game, rng = Duel(scoring="random"), Random(seed)
        state = game.start()
        assert game.notation.parse_state(str(state)) == state
        while (actor := game.actor(state)) is not None:
            legal = legal_actions(game, state)
            kinds = sorted({type(action) for action in legal}, key=repr)
            kind = rng.choice(kinds) if kinds else None
            action = (
                game.sample(state, rng)
                if actor is CHANCE
                else rng.choice([each for each in legal if type(each) is kind])
            )
            state = game.apply(state, action)
            seen.add(state.phase.value)
            assert game.notation.parse_state(str(state)) == state, f"seed {seed}: {state}"
    words = "display back deal start setup chip turn stacking drawing fronts keeping returning"
    assert seen == {*words.split(), "placing", "paying", "spending", "tiling", "over"}


def test_drawn_positions_read_back_as_they_were_written() -> None:
    drawn: list[State] = [
        taking(),
        after(taking(), "P1"),
        after(taking(), "1BX"),
        after(taking(top="S"), "P+", "bJ", "P+"),
        scarce("BBY", "K"),
        last(board(lines="- T - - - -", chips="T T")),
        tiled(board(lines="- T - - - -", dome="y k\nt s", chips="T T")),
        tiled(round=5),
    ]
    for state in drawn:
        assert DUEL.notation.parse_state(str(state)) == state


@pytest.mark.parametrize(
    ("old", "new", "wrong", "sentence"),
    [
        ("2 turn", "x turn", "x", ROUND),
        ("2 turn", "02 turn", "02", ROUND),
        ("2 turn", "2  turn", " turn", PHASE),
        ("turn", "turns", "turns", PHASE),
        ("turn", "Turn", "Turn", PHASE),
        ("turn 1", "turn 3", "3 1", SEAT),
        ("1 1 -", "1 1 0", "0 rows", SEAT),
        ("rows,columns", "row,columns", "row,", SIDE),
        ("rows,columns", "rows,,columns", ",columns", SIDE),
        ("BBYR:", "BYBR:", "BYBR", ORDER),
        ("BBYR:", ":", ":-:?/-:K", TILES),
        ("BBYR:-:?", "BBYR:-", "/-:KT", "Here belongs “:”."),
        ("-:KT:?", "-:KT:!", "!/", CHIP),
        ("-:KT:?", "-:KS:?", "S:?", "Here belongs “:”."),
        ("-:-:BR", "-:-:RB", "RB/", CHIP),
        ("-:YK ", "-:KY ", "KY ", ORDER),
        ("B9Y10", "Y10B9", "B9R", ORDER),
        ("B9Y10", "B0Y10", "0Y10", "After a colour comes how many tiles, at least 1."),
        ("B1Y2R2", "Y2B1R2", "B1R2", CHIP_ORDER),
        ("B1Y2R2", "B3Y2R2", "3Y2", CHIP_COUNT),
        ("B1Y2R2", "BY2R2", "BY2", CHIP),
        ("KSTR/JBTK", "KSTR/KTJB", "KTJB", PLATE),
        ("KSTR/JBTK", "KSTR/", " S RJ", PLATE),
        (" S RJ", " X RJ", "X RJ", BACK),
        ("RJBK1", "RJBK", " - - 0", KNOWN),
        ("RJBK1", "RJBK4", "4 - -", KNOWN),
        ("RJBK1", "?X1", "X1", BACK),
        ("RJBK1 -", "RJBK1 ?S", " - 0", KNOWN),
        ("- - 0 0", "- ? 0 0", "? 0 0", PLATE),
        (" 0 0.0", " x 0.0", "x 0.0", "Here belongs the factory or line at hand, or 0."),
        ("0.0.0", "6.0.0", "6.0.0", PAYMENT),
        ("0.0.0", "0.1.0", "1.0 7", PAYMENT),
        ("0.0.0", "0.0.4", "4 7:", PAYMENT),
        ("0.0.0", "000", "00 7", "Here belongs “.”."),
        ("7:-/R", "07:-/R", "07:", "Here belongs a score."),
        ("7:-/R", "-0:-/R", "-0:", "Here belongs a score."),
        ("/TTT/", "/T TT/", " TT/", "Here belongs “/”."),
        ("-/R/-/TTT/-/-:", "-/R/-/TTT/-:", ":Yk", "Here belongs “/”."),
        ("Yk....", "YK*...", "/ts", DOME),
        ("Yk....", "Yk...", "/ts", DOME),
        ("Yk....", "Yk.....", "./ts", "Here belongs “/”."),
        ("Yk....", "Yj*...", "*...", DOME),
        ("Yk....", "YJ....", "J....", DOME),
        (":K:1:0", ":S:1:0", "S:1:0", TILES),
        (":K:1:0", ":K:3:0", "3:0", "Tokens are 0, 1 or 2."),
        (":K:1:0", ":K:1:3", "3:B1", "Chips taken this round are 0, 1 or 2."),
        (":B1TY1", ":TY1B1", "B1 3", CHIP_ORDER),
        (":B1TY1", ":", " 3:-", CHIP),
    ],
)
def test_a_position_that_cannot_be_read_says_where(
    old: str, new: str, wrong: str, sentence: str
) -> None:
    text = POSITION.replace(old, new, 1)
    with pytest.raises(NotationError) as error:
        DUEL.notation.parse_state(text)
    assert (error.value.at, str(error.value.problem)) == (text.index(wrong), sentence)


@pytest.mark.parametrize("end", [" ", "x", "\n", " 3:", "1"])
def test_a_position_ends_with_its_last_board(end: str) -> None:
    with pytest.raises(NotationError) as error:
        DUEL.notation.parse_state(POSITION + end)
    assert error.value.at >= len(POSITION)


@pytest.mark.parametrize("length", range(0, len(POSITION), 3))
def test_a_position_that_breaks_off_is_refused(length: int) -> None:
    with pytest.raises((NotationError, InvalidState)):
        DUEL.notation.parse_state(POSITION[:length])


@pytest.mark.parametrize("seed", range(4))
def test_a_damaged_position_is_refused_or_is_another_position(seed: int) -> None:
    """One character changed, dropped or added: what is read is written just so."""
    rng = Random(seed)
    for _ in range(300):
        at = rng.randrange(len(POSITION))
        mark = rng.choice("BYRKTSJbyrktsj0123-:/.?* ")
        width = rng.randrange(2)
        text = POSITION[:at] + rng.choice((mark, "")) + POSITION[at + width :]
        try:
            state = DUEL.notation.parse_state(text)
        except (NotationError, InvalidState):
            continue
        assert str(state) == text, f"seed {seed}: {text}"
