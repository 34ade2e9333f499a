"""Every point of Duel says where it came from: its reason, its rule, its sentence (DU-4, 7, 8)."""

import pytest

from tests.duel_positions import (
    ALL_SIDES,
    DUEL,
    EMPTY,
    FULL,
    LAST_TAKE,
    ROWS_1_AND_2,
    Sketch,
    after,
    board,
    last,
    points,
    taking,
    tiled,
)
from tests.tables import walk
from tilewright.core.effects import Scored
from tilewright.core.errors import IllegalAction
from tilewright.core.seat import Seat
from tilewright.duel.game import Duel


def told(
    last_board: Sketch, round: int = 1, start_tile: int | None = None, scoring: str = "rows"
) -> list[str]:
    """What is said of the points that phase 2, and perhaps the end, give to seat 1."""
    sides = next(sides for sides in ALL_SIDES if scoring in sides)
    state = last(last_board, round=round, start_tile=start_tile, scoring=sides)
    found = points(state, LAST_TAKE)
    return [f"{each.why} ({each.why.rule})" for each in found if each.seat == 0]


def test_du_4_3_a_plate_drawn_is_told_with_its_cost() -> None:
    (paid,) = points(taking(), "P+")
    assert (paid.seat, paid.points) == (Seat(0), -1)
    assert f"{paid.why} ({paid.why.rule})" == "−1: a plate drawn from the stack (DU-4.3)"


def test_du_4_4_a_free_plate_is_told_as_nothing() -> None:
    boards = board(score=0, tokens=1), board(tokens=0)
    assert points(taking(*boards, display=""), "P+") == []


def test_du_7_1_is_told_with_the_runs_that_count() -> None:
    row = ROWS_1_AND_2.replace("k b k", "K b K")
    column = """
        . . Y k . .
        . . t s . .
        . . K s . .
        . . t r . ."""
    assert told(board(lines="B - - - - -", dome=ROWS_1_AND_2)) == ["+1: no neighbours (DU-7.1)"]
    assert told(board(lines="B - - - - -", dome=row)) == ["+3: row of 3 (DU-7.1)"]
    assert told(board(lines="- TT - - - -", dome=column)) == ["+3: column of 3 (DU-7.1)"]
    both = column.replace(". . t s", "b R t s").replace(". . Y k", "s y Y k")
    assert told(board(lines="- TT - - - -", dome=both)) == ["+5: row of 2, column of 3 (DU-7.1)"]


def test_du_7_1_names_the_tile_that_scored() -> None:
    (tile,) = points(last(board(lines="B - - - - -", dome=ROWS_1_AND_2)), LAST_TAKE)
    named = {name: tile.why.parameters[name] for name in ("row", "column", "colour")}
    assert named == {"row": 1, "column": 3, "colour": "blue"}


def test_du_7_2_the_special_tile_is_told_after_its_last_neighbour() -> None:
    assert told(board(lines="K - - - - -", dome="Y k . . . .\nT s . . . .")) == [
        "+2: row of 2 (DU-7.1)",
        "+2: special tile in row 2 (DU-6.7)",
    ]


@pytest.mark.parametrize(
    ("broken", "sentence"),
    [
        ("B", "−1: 1 broken tile (DU-1.8)"),
        ("BY", "−3: 2 broken tiles (DU-1.8)"),
        ("BYR", "−6: 3 broken tiles (DU-1.8)"),
        ("BYRK", "−10: 4 broken tiles (DU-1.8)"),
    ],
)
def test_du_1_8_broken_tiles_are_told_with_their_number(broken: str, sentence: str) -> None:
    assert told(board(broken=broken, score=20)) == [sentence]


def test_du_1_3_the_start_tile_is_told_by_itself() -> None:
    assert told(board(broken="B", score=20), start_tile=1) == [
        "−1: 1 broken tile (DU-1.8)",
        "−2: start tile (DU-1.3)",
    ]


def test_du_7_3_the_floor_at_0_is_told_as_an_entry_that_adds_up() -> None:
    held = board(lines="B - - - - -", dome=ROWS_1_AND_2, broken="BYR", score=2)
    assert told(held, start_tile=1) == [
        "+1: no neighbours (DU-7.1)",
        "−6: 3 broken tiles (DU-1.8)",
        "−2: start tile (DU-1.3)",
        "+5: a score never drops below 0 (DU-7.3)",
    ]
    assert tiled(held, start_tile=1).boards[0].score == 0


def test_du_7_3_the_floor_is_not_told_where_nothing_was_raised() -> None:
    assert told(board(broken="BYR", score=6)) == ["−6: 3 broken tiles (DU-1.8)"]


def test_du_8_1_to_8_4_are_told_with_their_counts() -> None:
    assert told(board(dome=FULL), round=5) == [
        "+18: 6 complete rows (DU-8.1)",
        "+42: 6 complete columns (DU-8.2)",
        "+20: 2 complete diagonals (DU-8.3)",
        "+8: all 4 joker spaces filled (DU-8.4)",
    ]


def test_du_8_5_to_8_7_are_told_with_their_counts() -> None:
    assert told(board(dome=FULL), round=5, scoring="border") == [
        "+4: 1 row of five colours (DU-8.5)",
        "+20: 20 tiles on the border (DU-8.6)",
        "+22: 4 complete corner plates (DU-8.7)",
    ]


def test_du_8_8_empty_special_spaces_are_told_with_their_cost() -> None:
    assert told(board(dome=EMPTY, score=20), round=5, scoring="border") == [
        "−15: 5 empty special spaces (DU-8.8)"
    ]


def test_du_8_what_counts_nothing_is_not_told() -> None:
    assert told(board(dome=EMPTY), round=5) == []


def test_du_8_one_of_a_kind_is_told_in_the_singular() -> None:
    first_row = EMPTY.replace("y k j b k s", "Y K B* B K S").replace("t k t r", "t k T R")
    assert told(board(dome=first_row), round=5) == ["+3: 1 complete row (DU-8.1)"]
    corner = EMPTY.replace("y k j", "Y K j").replace("t s t k", "T S t k")
    assert told(board(dome=corner), round=5, scoring="border")[:2] == [
        "+3: 3 tiles on the border (DU-8.6)",
        "+3: 1 complete corner plate (DU-8.7)",
    ]
    tile = EMPTY.replace("y k j", "Y k j")
    assert told(board(dome=tile), round=5, scoring="border")[0] == (
        "+1: 1 tile on the border (DU-8.6)"
    )


def test_du_8_8_the_floor_at_0_is_told_after_all_scoring_tiles() -> None:
    tile = EMPTY.replace("y k j", "Y k j")
    found = told(board(dome=tile), round=5, scoring="border")
    assert found[:2] == [
        "+1: 1 tile on the border (DU-8.6)",
        "−15: 5 empty special spaces (DU-8.8)",
    ]
    assert found[2].startswith("+9: a score never drops below 0 (DU-8")
    assert len(found) == 3


def test_du_6_points_come_seat_by_seat_from_the_start_player() -> None:
    state = last(board(broken="B"), board(broken="YY"), start=2)
    assert [(each.seat, each.points) for each in points(state, LAST_TAKE)] == [(1, -3), (0, -1)]


def test_du_6_1_a_chosen_space_tells_its_points_when_it_is_chosen() -> None:
    state = tiled(board(lines="K - - - - -", dome=ROWS_1_AND_2, broken="R"))
    assert [str(each.why) for each in points(state, "W12")] == [
        "+1: no neighbours",
        "−1: 1 broken tile",
    ]


def test_du_5_an_action_without_points_tells_none() -> None:
    assert points(taking(), "1B2") == []
    assert points(taking(), "P1") == []


def test_du_5_1_an_illegal_action_has_no_points() -> None:
    with pytest.raises(IllegalAction, match="DU-5.1"):
        points(taking(), "1K1")


# Whole games


def replayed(dome: list[list[bool]], entries: list[Scored]) -> None:
    """Check every tile's points against the dome as it fills, and fill it."""
    for each in entries:
        if each.why.message not in ("score-tile", "score-special"):
            continue
        row, column = each.why.parameters["row"], each.why.parameters["column"]
        assert isinstance(row, int)
        assert isinstance(column, int)
        row, column = row - 1, column - 1
        assert not dome[row][column]
        dome[row][column] = True
        if each.why.message == "score-special":
            assert each.points == row + 1
            continue
        across = run("".join(["#" if tile else "." for tile in dome[row]]), column)
        down = run("".join(["#" if line[column] else "." for line in dome]), row)
        assert each.points == (
            1 if across == down == 1 else across * (across > 1) + down * (down > 1)
        )


def run(spaces: str, at: int) -> int:
    """How long the run of filled spaces is that holds this one."""
    before, behind = (
        spaces[:at].rsplit(".", maxsplit=1)[-1],
        spaces[at + 1 :].split(".", maxsplit=1)[0],
    )
    return len(before) + 1 + len(behind)


@pytest.mark.parametrize("seed", range(6))
def test_du_7_and_8_the_points_told_are_all_the_points_there_are(seed: int) -> None:
    """Sums agree with scores, sentences with points, tiles with the runs on the dome."""
    game = Duel(scoring="random-4")
    domes = [[[False] * 6 for _ in range(6)] for _ in range(2)]
    steps = walk(game, seed)
    for step in steps:
        sums = list(game.progress(step.state).scores)
        for each in step.points:
            sums[each.seat] += each.points
            sign = "+" if each.points > 0 else "−" if each.points < 0 else ""
            figure = f"{sign}{abs(each.points)}:"
            assert str(each.why).startswith(figure), f"seed {seed}: {each}"
            assert each.why.rule.startswith("DU-"), f"seed {seed}: {each}"
        for seat in (0, 1):
            replayed(domes[seat], [each for each in step.points if each.seat == seat])
        assert tuple(sums) == game.progress(step.after).scores, f"seed {seed}: {step.after}"
    for seat, dome in enumerate(domes):
        tiles = steps[-1].after.boards[seat].dome
        assert dome == [[tile is not None for tile in row] for row in tiles], f"seed {seed}"


def test_du_4_3_every_point_of_a_draw_is_told_one_by_one() -> None:
    state = taking(top="S")
    for back in "JSJ":
        assert [each.points for each in points(state, "P+")] == [-1]
        state = after(state, "P+", f"b{back}")
    assert DUEL.progress(state).scores == (2, 5)
