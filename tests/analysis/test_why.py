"""Why a move was worse: facts that one can see on the table, in every language."""

from random import Random
from typing import Any

import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")

from tests.analysis.games import played
from tilewright.analysis.values import Difference
from tilewright.analysis.why import KINDS, differences, sentences
from tilewright.azul.game import Azul
from tilewright.core.effects import Moved
from tilewright.core.game import AnyGame
from tilewright.core.words import LOCALES
from tilewright.duel.game import Duel
from tilewright.native._native import Refused
from tilewright.native.engine import Engine

EMPTY = "...../...../...../...../....."
EARLY = (
    "1 offer 1 1 - BBYY/RRKK/BBTT/YYRR/KKTT - B16Y16R16K16T16 - "
    f"0:-/-/-/-/-:{EMPTY}:- 0:-/-/-/-/-:{EMPTY}:-"
)
# Seat 2 waits for three blue tiles for its line 4, and there are no others.
WAITED = (
    "1 offer 1 1 - BBBY/RRKK/RRTT/YYRR/KKTT - B16Y17R14K16T16 - "
    f"0:-/-/-/-/-:{EMPTY}:- 0:-/-/-/B/-:{EMPTY}:-"
)
# The centre holds the start marker.
CENTRE = (
    f"1 offer 1 1 - -/-/-/-/- BBYY B18Y18R20K20T20 - 0:-/-/-/-/-:{EMPTY}:- 0:-/-/-/-/-:{EMPTY}:-"
)


def found(game: AnyGame, position: str, best: str, worse: str) -> tuple[Difference, ...]:
    """The differences between two lines of play."""
    engine = Engine(game)
    state = engine.core.read_state_unchecked(position)
    return differences(engine, state, best.split(), worse.split())


def test_tiles_that_fall_and_a_line_that_stays_open() -> None:
    fallen, points, line = found(Azul(), EARLY, "1B2", "1BF")
    assert (fallen.kind, fallen.seat, fallen.number) == ("fallen", 0, 2)
    assert fallen.places == ("p1.floor1", "p1.floor2")
    assert (points.kind, points.number) == ("points", 1)
    assert (line.kind, line.line, line.places) == ("line", 2, ("p1.line2",))


def test_what_is_left_to_the_next_player() -> None:
    kinds = {each.kind: each for each in found(Azul(), WAITED, "1B3 CY1", "2R2 1B4")}
    left = kinds["left"]
    assert (left.seat, left.number, left.colour, left.line) == (1, 3, "B", 4)
    assert left.places == ("factory1", "p2.line4")
    assert sentences([left], ["Marta", "Rui"]) == ["Leaves Rui 3 blue for line 4."]


def test_what_the_next_player_has_either_way_is_no_difference() -> None:
    kinds = [each.kind for each in found(Azul(), WAITED, "3T2 1B4", "2R2 1B4")]
    assert "left" not in kinds


def test_points_of_others_are_told_by_their_seat() -> None:
    given = next(each for each in found(Azul(), EARLY, "1B2 2R5", "1B2 2R2") if each.seat == 1)
    assert (given.kind, given.number) == ("given", 1)


def test_who_starts_the_next_round() -> None:
    kinds = {each.kind: each for each in found(Azul(), CENTRE, "CB2 CY2", "CB2 CY2")}
    assert kinds == {}
    # Nobody else can take it here, so the lines are those of a table where seat 2 may.
    both = (
        "1 offer 1 1 - BBBB/-/-/-/- YYYY B16Y16R20K20T20 - "
        f"0:-/-/-/-/-:{EMPTY}:- 0:-/-/-/-/-:{EMPTY}:-"
    )
    starter = [each for each in found(Azul(), both, "CY4 1B4", "1B4 CY4") if each.kind == "starter"]
    assert [(each.seat, each.number) for each in starter] == [(1, 0)]


def test_after_the_last_round_nobody_starts() -> None:
    """Seat 1's first row is complete after this round."""
    last = (
        "5 offer 2 1 - BBBB/-/-/-/- YYYY - B8Y9R11K14T12 "
        "27:B/RR/RRR/BB/-:.YRKT/.BY.K/.TBY./.K.../.R...:- "
        "18:T/TT/YYY/BBBB/-:.YRK./.BYR./.TB../.KT.Y/..K..:-"
    )
    kinds = [each.kind for each in found(Azul(), last, "CY5 1B5", "1B5 CY5")]
    assert "starter" not in kinds


def open_spaces(board: Any, line: int) -> str:
    """The letters of the empty spaces of a row of a dome, as the notation writes them."""
    row = str(board).split(":")[2].split("/")[line - 1]
    free = [mark.upper() for mark in row if mark.islower()]
    return "BYRKT" if "J" in free else "".join(free)


def test_a_line_without_a_space_on_the_dome() -> None:
    game = Duel(first=0)
    engine = Engine(game)
    seen = 0
    for state in played(game, 1).states():
        if not isinstance(game.actor(state), int):
            continue
        core = engine.of_value(state)
        ids = engine.core.legal_ids(core)
        for move in ids[:40:4]:
            for each in engine.core.differences(core, [ids[-1]], [move]):
                if each[0] != "space":
                    continue
                _, seat, _, colour, line, _, places = each
                board = game.apply(state, move).boards[seat]
                held = board.lines[line - 1].colour
                assert held is not None
                assert held.letter == colour
                assert places == (f"p{seat + 1}.line{line}",)
                assert colour not in open_spaces(board, line)
                seen += 1
    assert seen


@pytest.mark.parametrize("game", [Azul(), Azul(3, "gray"), Duel()], ids=["azul", "gray", "duel"])
def test_numbers_are_those_of_the_rules(game: AnyGame) -> None:
    """Two random moves: points are those of the standing, and tiles those of the effects."""
    engine, rng = Engine(game), Random(3)
    floor = "broken" if game.name == "duel" else "floor"
    told = 0
    for state in played(game, 2).states():
        seat = game.actor(state)
        if not isinstance(seat, int) or len(game.legal_ids(state)) < 2:
            continue
        best, worse = rng.sample(game.legal_ids(state), 2)
        after = [game.apply(state, move) for move in (best, worse)]
        fallen = [
            sum(
                each.number
                for each in game.effects(state, move)
                if isinstance(each, Moved)
                and each.target.kind == floor
                and each.target.seat == seat
                and each.piece in "BYRKT"
            )
            for move in (best, worse)
        ]
        for kind, who, number, *_ in engine.core.differences(
            engine.of_value(state), [best], [worse]
        ):
            told += 1
            points = [game.standing(each)[who] for each in after]
            if kind == "points":
                assert (who, number) == (seat, points[0] - points[1])
            elif kind == "given":
                assert who != seat
                assert number == points[1] - points[0]
            elif kind in ("fallen", "broken"):
                assert number == fallen[1] - fallen[0]
    assert told > 40


def test_a_line_that_can_not_be_played_is_refused() -> None:
    engine = Engine(Azul())
    state = engine.core.read_state_unchecked(EARLY)
    with pytest.raises(Refused):
        engine.core.differences(state, [engine.core.action_id("1B2")] * 2, [3])
    with pytest.raises(ValueError, match="a line has a move"):
        engine.core.differences(state, [], [3])


@pytest.mark.parametrize("language", LOCALES)
def test_every_kind_is_said_in_every_language(language: str) -> None:
    for kind in KINDS:
        for goal in ("columns", "border"):
            one = Difference(kind, 0, 2, "B", 3, goal)
            (said,) = sentences([one], ["Ana", "Rui"], 0, language)
            assert said.endswith("."), said
            assert "{" not in said
