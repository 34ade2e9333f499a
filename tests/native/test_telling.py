"""What a table tells of a state in the core: goals, observations as text, imagined states, choices.

Parity compares them along games; here are boards that play rarely reaches, and wrong questions.
"""

from random import Random
from typing import Any

import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")

from tests.tables import AZUL, DUEL, TABLES, observers, table_id, walk
from tilewright.azul.game import Azul
from tilewright.azul.state import ROWS
from tilewright.azul.state import Phase as AzulPhase
from tilewright.azul.tiling import column_of, legal_columns
from tilewright.core.game import AnyGame
from tilewright.core.lines import EMPTY_LINE, Line
from tilewright.core.seat import Seat
from tilewright.core.tiles import COLOUR_OF, COLOURS
from tilewright.duel.game import Duel
from tilewright.duel.plates import JOKER, PLATES, TURNED
from tilewright.duel.state import CELLS, LINES
from tilewright.duel.state import Phase as DuelPhase
from tilewright.native.engine import Engine

LAWS = pytest.mark.parametrize("law", TABLES.values(), ids=table_id)
SEEDS = range(100)


def azul_board(board: Any, gray: bool, rng: Random) -> Any:
    """A board with a wall as full as may be and lines that it does not bar."""
    wall: Any = [[None] * ROWS for _ in range(ROWS)]
    share = rng.random() ** 0.3
    places = [(row, colour) for row in range(ROWS) for colour in COLOURS]
    rng.shuffle(places)
    for row, colour in places:
        if rng.random() < share:
            columns = legal_columns(wall, row, colour) if gray else [column_of(row, colour)]
            if columns:
                wall[row][rng.choice(columns)] = colour
    lines = []
    for row in range(ROWS):
        free = [colour for colour in COLOURS if colour not in wall[row]]
        filled = rng.randrange(row + 2)
        lines.append(Line(rng.choice(free), filled) if free and filled else EMPTY_LINE)
    return board._replace(wall=tuple([tuple(row) for row in wall]), lines=tuple(lines))


@pytest.mark.parametrize("law", AZUL, ids=table_id)
def test_the_goals_of_any_walls_are_the_law_s(law: Azul) -> None:
    engine, gray = Engine(law), law.wall == "gray"
    for seed in SEEDS:
        rng = Random(seed)
        state = law.start()._replace(
            phase=rng.choice(list(AzulPhase)),
            boards=tuple([azul_board(board, gray, rng) for board in law.start().boards]),
        )
        assert engine.telling.goals(engine.core.of_value_unchecked(state)) == law.telling.goals(
            state
        ), seed


def duel_board(board: Any, plates: list[str], rng: Random) -> Any:
    """A board with some of the plates, some tiles on them, and any lines."""
    plated, share = rng.random() ** 0.3, rng.random() ** 0.5
    cells = [
        TURNED[plates.pop()][rng.randrange(4)] if rng.random() < plated else None
        for _ in range(CELLS * CELLS)
    ]
    board = board._replace(cells=tuple(cells))
    dome = []
    for row in range(LINES):
        takes = [board.space(row, column) for column in range(LINES)]
        tiles = [
            rng.choice(COLOURS) if kind == JOKER else COLOUR_OF.get(kind, kind) for kind in takes
        ]
        dome.append(tuple([tile if rng.random() < share else None for tile in tiles]))
    lines = [
        Line(rng.choice(COLOURS), filled) if (filled := rng.randrange(row + 2)) else EMPTY_LINE
        for row in range(LINES)
    ]
    return board._replace(dome=tuple(dome), lines=tuple(lines))


@pytest.mark.parametrize("law", [law for law in DUEL if law.scoring], ids=table_id)
def test_the_goals_of_any_domes_are_the_law_s(law: Duel) -> None:
    engine = Engine(law)
    phases = [
        DuelPhase.TURN,
        DuelPhase.PAYING,
        DuelPhase.SPENDING,
        DuelPhase.TILING,
        DuelPhase.OVER,
    ]
    for seed in SEEDS:
        rng = Random(seed)
        plates = rng.sample(PLATES, len(PLATES))
        state = law.start()._replace(
            round=rng.randint(1, 5),
            phase=rng.choice(phases),
            start=Seat(rng.randrange(2)),
            turn=Seat(rng.randrange(2)),
            at=rng.randint(1, LINES),
            boards=tuple([duel_board(board, plates, rng) for board in law.start().boards]),
        )
        assert engine.telling.goals(engine.core.of_value_unchecked(state)) == law.telling.goals(
            state
        ), seed


@LAWS
def test_every_viewer_reads_the_law_s_observation(law: AnyGame) -> None:
    engine = Engine(law)
    for step in walk(law, seed=5):
        state = engine.core.of_value_unchecked(step.state)
        for seat in observers(law):
            assert engine.telling.seen(state, seat) == str(law.observe(step.state, seat))


def test_what_is_imagined_differs_with_the_seed_and_follows_from_what_is_seen() -> None:
    """In Duel; the other seat's glimpses are drawn anew (DU-4.3)."""
    engine = Engine(Duel())
    differ = 0
    for step in [step for seed in (3, 5, 7) for step in walk(engine.reference, seed)]:
        state = engine.core.of_value_unchecked(step.state)
        for seat in observers(engine.reference):
            twins = [engine.core.imagined(state, seat, seed) for seed in range(6)]
            assert len({engine.telling.seen(twin, seat) for twin in twins}) == 1
            assert {engine.core.imagined(twin, seat, 1) for twin in twins} == {twins[1]}
            differ += len(set(twins)) > 1
    assert differ > 10


@pytest.mark.parametrize("law", AZUL, ids=table_id)
def test_in_azul_only_the_state_itself_looks_like_it(law: Azul) -> None:
    engine = Engine(law)
    for step in walk(law, seed=3)[::5]:
        state = engine.of_value(step.state)
        assert engine.core.imagined(state, Seat(1), seed=2**64 - 1) == state


@pytest.mark.parametrize("seat", [-1, 2])
def test_nobody_sits_there_to_see_or_imagine(seat: int) -> None:
    engine = Engine(Duel())
    with pytest.raises(ValueError, match=f"there is no seat {seat}, from 0"):
        engine.telling.seen(engine.start(), seat)
    with pytest.raises(ValueError, match=f"there is no seat {seat}, from 0"):
        engine.telling.imagined(engine.start(), seat)
    with pytest.raises(ValueError, match=f"there is no seat {seat}, from 0"):
        engine.encoding.encoded(engine.start(), seat)
    with pytest.raises(ValueError, match=f"there is no seat {seat}, from 0"):
        engine.telling.forecast(engine.start(), seat)


def test_a_state_of_another_table_is_not_told() -> None:
    engine, state = Engine(Azul(2)), Engine(Azul(3)).start()
    for question in (
        engine.telling.goals,
        lambda each: engine.telling.gains(each, []),
        lambda each: engine.telling.seen(each, None),
    ):
        with pytest.raises(TypeError, match="another table"):
            question(state)
