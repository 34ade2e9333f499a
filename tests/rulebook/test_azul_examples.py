"""The worked examples of the rulebooks, numbered as in docs/rules/azul.md."""

import pytest

from tests.positions import (
    AZUL,
    LAST_TAKE,
    THREE,
    after,
    board,
    choices,
    offer,
    points,
    tiled,
    tiles,
    wall,
    why_not,
)
from tilewright.azul.state import State
from tilewright.core.tiles import NO_TILES

PETER, MARTIN, ANDREA = 0, 1, 2


def test_example_1_peter_martin_and_andrea_take_tiles() -> None:
    """AZ-2.1, AZ-2.2, AZ-2.3."""
    state = offer(THREE, factories="BKKT YRRR TTTT")

    peter = after(THREE, state, "1K2")  # 2 black from a factory; the rest goes to the centre
    assert peter.boards[PETER] == board(lines="- KK - - -")
    assert peter.factories[0] == NO_TILES
    assert peter.centre == tiles("BT")

    martin = after(THREE, peter, "2Y1")
    assert martin.boards[MARTIN] == board(lines="Y - - - -")
    assert martin.centre == tiles("BTRRR")

    andrea = after(THREE, martin, "CR3")  # first at the centre: the marker too
    assert andrea.boards[ANDREA] == board(lines="- - RRR - -", floor="1")
    assert andrea.marker == ANDREA
    assert andrea.centre == tiles("BT")


@pytest.fixture(name="andrea")
def andreas_choice() -> State:
    """Andrea has 2 yellow to take, yellow on wall rows 2 and 3, and 1 blue in line 4."""
    yellow = """
        . . . . .
        . . Y . .
        . . . Y .
        . . . . .
        . . . . ."""
    return offer(AZUL, board(lines="- - - B -", wall=yellow), factories="YYKK RRRR")


def test_example_2_andrea_may_use_line_1_line_5_or_the_floor(andrea: State) -> None:
    yellow = [text for text in choices(AZUL, andrea) if text.startswith("1Y")]
    assert yellow == ["1Y1", "1Y5", "1YF"]


def test_example_2_in_line_1_one_tile_falls_to_the_floor(andrea: State) -> None:
    """AZ-3.5."""
    after_it = after(AZUL, andrea, "1Y1").boards[0]
    assert (after_it.lines, after_it.floor) == (
        board(lines="Y - - B -").lines,
        board(floor="Y").floor,
    )


def test_example_2_in_line_5_both_tiles_find_room(andrea: State) -> None:
    after_it = after(AZUL, andrea, "1Y5").boards[0]
    assert (after_it.lines, after_it.floor) == (board(lines="- - - B YY").lines, ())


def test_example_2_lines_2_3_and_4_are_illegal(andrea: State) -> None:
    """AZ-3.3 for lines 2 and 3, AZ-3.2 for line 4."""
    assert [why_not(AZUL, andrea, f"1Y{line}") for line in (2, 3, 4)] == [
        "Row 2 of your wall already holds yellow (AZ-3.3).",
        "Row 3 of your wall already holds yellow (AZ-3.3).",
        "Line 4 already holds blue (AZ-3.2).",
    ]


def test_example_3_peter_tiles_lines_2_and_4() -> None:
    """AZ-4.1, AZ-4.2, AZ-5.1."""
    lines = board(lines="- RR K BBBB TT")
    assert [each.points for each in points(AZUL, offer(AZUL, lines, turn=2), LAST_TAKE)] == [1, 1]
    state = tiled(AZUL, lines)
    peter = state.boards[PETER]
    assert peter.score == 2
    assert peter.wall == wall("""
        . . . . .
        . . . R .
        . . . . .
        . . . B .
        . . . . .""")
    assert state.lid == tiles("RBBB")
    assert peter.lines == board(lines="- - K - TT").lines


ALONE = """
    . . . . .
    . . . . .
    . . . . .
    R . . . .
    . . . . ."""
ROW = """
    . . . . .
    . . . . .
    . T . Y .
    . . . . .
    . . . . ."""
COLUMN = """
    . . R . .
    . . Y . .
    . . . . .
    . . . . .
    . . . . ."""
CROSS = """
    . . R . .
    . . Y . .
    K T . Y .
    . . . . .
    . . . . ."""


@pytest.mark.parametrize(
    ("drawing", "score"),
    [(ALONE, 1), (ROW, 3), (COLUMN, 3), (CROSS, 7)],
    ids=["alone", "row of 3", "column of 3", "row of 4 and column of 3"],
)
def test_example_4_a_tile_scores_its_runs(drawing: str, score: int) -> None:
    """AZ-5.1, AZ-5.2: blue moves to row 3, column 3."""
    assert tiled(AZUL, board(lines="- - BBB - -", wall=drawing)).boards[0].score == score


def test_example_5_four_tiles_and_the_marker_cost_eight_points() -> None:
    """AZ-5.4."""
    state = offer(AZUL, board(floor="BB1KT", score=20), turn=2, marker=1)
    assert after(AZUL, state, LAST_TAKE).boards[0].score == 12
