"""From a trained model to a file of weights, where floats become whole numbers, and back."""

from typing import Any

import numpy as np

from tilewright.learn.calibration import without
from tilewright.native import _native
from tilewright.native._native import HIDDEN, HIDDEN_ONE, WEIGHT_ONE
from tilewright.native.judgement import GAMES, classic_weights, judgement_with, layout_of
from tilewright.native.tables import core_of
from tilewright.native.weights import Weights, WeightsError

MOST = 32_767  # of a whole number of 16 bits


def exported(table: str, rows: tuple[Any, Any, Any], made: dict[str, Any]) -> Weights:
    """The weights of a net: its rows of inputs, of contexts and of outputs, as floats."""
    inputs, contexts, outputs = rows
    numbers = (
        _whole(inputs, HIDDEN_ONE) + _whole(contexts, HIDDEN_ONE) + _whole(outputs, WEIGHT_ONE)
    )
    over = classic_weights(table).digest
    return Weights(table, "net", layout_of(table, "net"), {"over": over, **made}, numbers)


def imported(table: str, weights: Weights, told: str) -> tuple[Any, Any, Any]:
    """The rows of a net for that table, as floats; raises WeightsError if it is none."""
    judgement_with(table, weights, told)
    if weights.kind != "net":
        raise WeightsError(told, "these weights are no net")
    numbers = np.frombuffer(without(weights, GAMES[table]).numbers, "<i2").reshape(-1, HIDDEN)
    rows = numbers.astype(np.float32)
    inputs = 2 * _native.lesson(core_of(GAMES[table]))["inputs"]
    return rows[:inputs] / HIDDEN_ONE, rows[inputs:-2] / HIDDEN_ONE, rows[-2:] / WEIGHT_ONE


def _whole(values: Any, one: int) -> bytes:
    return bytes(np.clip(np.round(values * one), -MOST, MOST).astype("<i2").tobytes())
