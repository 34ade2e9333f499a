"""Calibration: reports tell better values, and nothing else of them changes."""

import numpy as np
import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")

from tests.native.searches import net_bytes
from tests.tables import walk
from tilewright.azul.game import Azul
from tilewright.core.game import AnyGame
from tilewright.duel.game import Duel
from tilewright.native import _native
from tilewright.native.engine import Engine
from tilewright.native.judgement import LEARNED, classic_weights, table_of, weights_file
from tilewright.native.weights import read_weights

ROUNDS, DEPTHS, PARTS, ONE = _native.calibration_shape()
SHAPE = (ROUNDS, DEPTHS, PARTS)
TABLES: list[AnyGame] = [Azul(), Azul(2, "gray"), Azul(3), Duel()]


def judgement(engine: Engine, moved: float | None) -> _native.Judgement:
    """A net that has learned nothing, all of whose values are moved by that, if by anything."""
    numbers = net_bytes(engine, 1)
    if moved is not None:
        numbers += np.full(SHAPE, round(moved * ONE)).astype("<i2").tobytes()
    return _native.Judgement(engine.core, classic_weights(table_of(engine)).numbers, numbers)


def reports(
    game: AnyGame, moved: float | None, nodes: int, beyond: bool = True
) -> list[_native.Report]:
    engine = Engine(game)
    search = _native.Search(engine.core, judgement(engine, moved))
    return [
        search.think(engine.of_value(step.state), nodes=nodes, regret=0.05, beyond=beyond)
        for step in walk(game, 4)[:: 7 if game.name == "duel" else 3]
        if isinstance(game.actor(step.state), int)
    ]


@pytest.mark.parametrize("game", TABLES, ids=repr)
@pytest.mark.parametrize("moved", [-0.5, 0.5])
def test_all_values_of_a_report_are_moved_alike_and_nothing_else(
    game: AnyGame, moved: float
) -> None:
    seen = 0
    for usual, other in zip(reports(game, None, 300), reports(game, moved, 300), strict=True):
        assert [each.id for each in usual.moves] == [each.id for each in other.moves]
        assert (usual.line, usual.nodes, usual.depth, usual.proof) == (
            (other.line, other.nodes, other.depth, other.proof)
        )
        before, now = usual.moves[0].value, other.moves[0].value
        for one, two in zip(usual.moves, other.moves, strict=True):
            assert (one.depth, one.is_exact) == (two.depth, two.is_exact)
            assert 0 <= two.value <= 1
            assert two.value == pytest.approx(max(one.value + now - before, 0), abs=1e-12)
        assert sum(other.shares) == pytest.approx(1)
        if usual.proof == "none":
            odds = before / (1 - before) * np.exp(moved)
            assert now == pytest.approx(odds / (1 + odds), abs=1e-4)
            seen += abs(now - before) > 0.02
    assert seen > 3


@pytest.mark.parametrize("game", TABLES, ids=repr)
def test_what_is_proven_stays(game: AnyGame) -> None:
    seen = 0
    pairs = zip(reports(game, None, 800, False), reports(game, 0.5, 800, False), strict=True)
    for usual, other in pairs:
        if usual.proof != "none":
            assert [each.value for each in usual.moves] == [each.value for each in other.moves]
            assert usual.shares == other.shares
            seen += 1
    assert seen > 2


@pytest.mark.parametrize("game", [Azul(), Azul(2, "gray"), Duel()], ids=repr)
def test_nets_of_tables_of_two_are_calibrated(game: AnyGame) -> None:
    table = table_of(game)
    made = read_weights(weights_file(table, LEARNED)).made
    assert made["calibrated"]["thoughts"] > 5_000


def test_a_calibration_that_is_cut_off_is_refused() -> None:
    engine = Engine(Azul())
    numbers = net_bytes(engine, 1) + bytes(2 * ROUNDS * DEPTHS * PARTS - 2)
    with pytest.raises(ValueError, match="these weights are not for this table"):
        _native.Judgement(engine.core, classic_weights("azul-2").numbers, numbers)
