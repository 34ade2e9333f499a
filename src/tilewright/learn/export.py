"""From a trained model to a file of weights: floats become whole numbers."""

from typing import Any

import numpy as np

from tilewright.native._native import HIDDEN_ONE, WEIGHT_ONE
from tilewright.native.judgement import classic_weights, layout_of
from tilewright.native.weights import Weights

MOST = 32_767  # of a whole number of 16 bits


def exported(table: str, rows: tuple[Any, Any, Any], made: dict[str, Any]) -> Weights:
    """The weights of a net: its rows of inputs, of contexts and of outputs, as floats."""
    inputs, contexts, outputs = rows
    numbers = (
        _whole(inputs, HIDDEN_ONE) + _whole(contexts, HIDDEN_ONE) + _whole(outputs, WEIGHT_ONE)
    )
    over = classic_weights(table).digest
    return Weights(table, "net", layout_of(table, "net"), {"over": over, **made}, numbers)


def _whole(values: Any, one: int) -> bytes:
    return bytes(np.clip(np.round(values * one), -MOST, MOST).astype("<i2").tobytes())
