"""Searches for tests, by their judgement."""

import numpy as np

from tilewright.native import _native
from tilewright.native.engine import Engine
from tilewright.native.judgement import CLASSIC, classic_weights, judgement_of, table_of


def classic(engine: Engine) -> _native.Search:
    """A search with the classic judgement."""
    return _native.Search(engine.core, judgement_of(engine, CLASSIC))


def net_bytes(engine: Engine, seed: int) -> bytes:
    """The numbers of a net that has learned nothing: every input weighs something."""
    lesson = _native.lesson(engine.core)
    rows = 2 * lesson["inputs"] + lesson["contexts"] + 2
    found = np.random.default_rng(seed).integers(-40, 41, (rows, _native.HIDDEN))
    return (found * np.where(np.arange(rows) < rows - 2, 1, 8)[:, None]).astype("<i2").tobytes()


def net_judgement(engine: Engine, seed: int) -> _native.Judgement:
    """The judgement of that net."""
    weights = classic_weights(table_of(engine)).numbers
    return _native.Judgement(engine.core, weights, net_bytes(engine, seed))
