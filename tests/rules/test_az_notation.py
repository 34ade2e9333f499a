"""Actions and positions of Azul as text: what can't be read says where."""

import pytest

from tests.positions import AZUL, FOUR, GRAY, before_deal, board, offer, over, tiling
from tilewright.azul.game import Azul
from tilewright.core.errors import InvalidState, NotationError

ACTION = "An action starts with a factory’s number or C (centre), with W, S or D."
COLOUR = "A colour is B, Y, R, K or T."
LINE = "A line is a number from 1 to 5, or F (floor)."
ORDER = "Colours stand in the order B, Y, R, K, T."
COUNT = "After a colour comes how many tiles, at least 1."
TILES = "Here belong tiles, or - for none."
SEAT = "A seat is a number from 1, or - where there is none."
END = "The text should end here."
ROUND = "Here belongs the number of the round."
PHASE = "A phase is start, deal, offer, tiling or over."
SPACE = "A space of the wall is a colour, or a full stop."
FLOOR = "Here belong the pieces of the floor line, or - for none."
ROW = "A row is a number from 1 to 5."
COLUMN = "A column is a number from 1 to 5."


@pytest.mark.parametrize("text", ["1B1", "9TF", "CK3", "W15", "S4", "DBBYR/KKTT/-/B/YR"])
def test_an_action_reads_back_as_it_was_written(text: str) -> None:
    assert str(AZUL.notation.parse_action(text)) == text


@pytest.mark.parametrize(
    ("text", "at", "sentence"),
    [
        ("", 0, ACTION),
        ("0B1", 0, ACTION),
        ("b", 0, ACTION),
        (" 1B1", 0, ACTION),
        ("1", 1, COLOUR),
        ("1b1", 1, COLOUR),
        ("12B", 1, COLOUR),
        ("CW1", 1, COLOUR),
        ("1B", 2, LINE),
        ("1B0", 2, LINE),
        ("1B6", 2, LINE),
        ("1Bf", 2, LINE),
        ("1B12", 3, END),
        ("1B1 ", 3, END),
        ("W", 1, ROW),
        ("W6", 1, ROW),
        ("W1", 2, COLUMN),
        ("W10", 2, COLUMN),
        ("W123", 3, END),
        ("S", 1, SEAT),
        ("S0", 1, SEAT),
        ("S5", 1, SEAT),
        ("D", 1, TILES),
        ("DBBYR/", 6, TILES),
        ("DBBYR//KKTT", 6, TILES),
        ("DBBYR/KTK", 6, ORDER),
        ("DBBYR/KX", 7, END),
        ("D-B", 2, END),
    ],
)
def test_an_action_that_cannot_be_read_says_where(text: str, at: int, sentence: str) -> None:
    with pytest.raises(NotationError) as error:
        AZUL.notation.parse_action(text)
    assert (error.value.at, str(error.value.problem)) == (at, sentence)
    assert str(error.value) == f"{text!r}, character {at + 1}: {sentence}"


POSITION = (
    "2 offer 1 2 - BBYR/KKTT/-/-/- RT B13Y19R18K18T17 B2 "
    "7:-/BB/-/-/-:B..../...../...../...../.....:- "
    "3:-/-/-/-/-:...../...../...../...../.....:-"
)


def test_a_position_reads_back_as_it_was_written() -> None:
    assert str(AZUL.notation.parse_state(POSITION)) == POSITION


def test_a_position_of_every_phase_reads_back() -> None:
    drawn, row = Azul(seats=3), "BYRKT\n" + ".....\n" * 4
    for game, state in (
        (AZUL, AZUL.start()),
        (drawn, drawn.start()),
        (FOUR, before_deal(FOUR, board(lines="- R - KKK -"), bag="BBK", start=3)),
        (GRAY, offer(GRAY, board(floor="BB1K", score=120), centre="RT", marker=1)),
        (AZUL, offer(AZUL, board(floor="BBBBKKK"), centre="RT", marker=1)),  # AZ-2.4
        (GRAY, tiling(GRAY, board(), board(lines="B TT - - -", floor="K"), turn=2)),
        (AZUL, over(AZUL, board(wall=row, score=7))),
    ):
        assert game.notation.parse_state(str(state)) == state


@pytest.mark.parametrize(
    ("old", "new", "wrong", "sentence"),
    [
        ("2 offer", "x offer", "x", ROUND),
        ("2 offer", "02 offer", "02", ROUND),
        ("2 offer", "1234567 offer", "1234567", ROUND),
        ("2 offer", "2  offer", " offer", PHASE),
        ("offer", "Offer", "Offer", PHASE),
        ("offer", "offers", "offers", PHASE),
        ("offer 1", "offer 5", "5", SEAT),
        ("1 2 -", "1 2 0", "0 BB", SEAT),
        ("1 2 -", "1 2 -1", "1 BB", "Here belongs “ ”."),
        ("BBYR/", "BYBR/", "BYBR/", ORDER),
        ("BBYR/", "/", "/KK", TILES),
        ("BBYR/", "BBYX/", "X/", "Here belongs “ ”."),
        (" RT ", " TR ", "TR ", ORDER),
        ("B13Y19", "Y19B13", "B13", ORDER),
        ("B13Y19", "B13B19", "B19", ORDER),
        ("B13Y19", "BY19", "Y19", COUNT),
        ("B13Y19", "B013Y19", "013", COUNT),
        ("B13Y19", "B0Y19", "0Y19", COUNT),
        ("B13Y19", "B-1Y19", "-1Y19", COUNT),
        ("B13Y19R18K18T17", "14", "14 B2", TILES),
        ("7:-/BB", "-0:-/BB", "-0:", "Here belongs a score."),
        ("7:-/BB", ":-/BB", ":-/BB", "Here belongs a score."),
        ("7:-/BB", "07:-/BB", "07:", "Here belongs a score."),
        ("7:-/BB", "7-/BB", "-/BB", "Here belongs “:”."),
        ("7:-/BB/-", "7:-/BB:-", ":-/-", "Here belongs “/”."),
        ("BB/-/-/-:", "BB/-/-/-/-:", "/-:B", "Here belongs “:”."),
        ("B..../", "B.../", "/....", SPACE),
        ("B..../", "B...../", "./....", "Here belongs “/”."),
        ("B..../", "X..../", "X....", SPACE),
        (".....:- 3", ".....: 3", " 3:", FLOOR),
        (".....:- 3", ".....:2 3", "2 3:", FLOOR),
        (".....:- 3", ".....:BB-", "-:-/", END),
    ],
)
def test_a_position_that_cannot_be_read_says_where(
    old: str, new: str, wrong: str, sentence: str
) -> None:
    text = POSITION.replace(old, new, 1)
    with pytest.raises(NotationError) as error:
        AZUL.notation.parse_state(text)
    assert (error.value.at, str(error.value.problem)) == (text.index(wrong), sentence)
    assert f"character {error.value.at + 1}: " in str(error.value)


@pytest.mark.parametrize("end", [" ", "x", "\n", " 3:"])
def test_a_position_ends_with_its_last_board(end: str) -> None:
    with pytest.raises(NotationError) as error:
        AZUL.notation.parse_state(POSITION + end)
    assert error.value.at >= len(POSITION)


@pytest.mark.parametrize("length", range(0, len(POSITION), 3))
def test_a_position_that_breaks_off_is_refused(length: int) -> None:
    with pytest.raises((NotationError, InvalidState)):
        AZUL.notation.parse_state(POSITION[:length])
