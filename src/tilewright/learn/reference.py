"""The network in plain NumPy: what the core computes, written to be read."""

from typing import Any

import numpy as np

from tilewright.native._native import HIDDEN, HIDDEN_ONE, MOST_HIDDEN, WEIGHT_ONE

ONE = HIDDEN_ONE * WEIGHT_ONE  # 1.0 of an output
LEAD_UNIT = 16  # points, of an output for the lead


class Reference:
    """A net of so many inputs and contexts, from the numbers of its file.

    All is exact in whole numbers. Sums of 16 bits wrap around in the core, so the order of
    additions does not matter, nor how many of them a processor does at once.
    """

    def __init__(self, numbers: bytes, inputs: int) -> None:
        rows = np.frombuffer(numbers, "<i2").reshape(-1, HIDDEN)
        nothing = np.zeros((1, HIDDEN), np.int16)
        self._own = np.concatenate([rows[: 2 * inputs : 2], nothing])
        self._other = np.concatenate([rows[1 : 2 * inputs : 2], nothing])
        self._contexts = np.concatenate([rows[2 * inputs : -2], nothing])
        self._outputs = rows[-2:].astype(np.int64)

    def outputs(self, inputs: Any, contexts: Any) -> Any:
        """For each seat the logarithm of its odds and its points, in units of ONE.

        `inputs` and `contexts` have a row for each seat; only differences between seats count.
        """
        own = self._own[inputs].sum(1, dtype=np.int16)
        other = self._other[inputs].sum(1, dtype=np.int16)
        others = other.sum(0, dtype=np.int16) - other
        hidden = own + others + self._contexts[contexts].sum(1, dtype=np.int16)
        return np.clip(hidden, 0, MOST_HIDDEN).astype(np.int64) @ self._outputs.T

    def shares(self, inputs: Any, contexts: Any) -> Any:
        """Each seat's share of the win."""
        return shares_of(self.outputs(inputs, contexts))


def shares_of(outputs: Any) -> Any:
    """The shares of the win that outputs stand for."""
    odds = outputs[:, 0] / ONE
    shares = np.exp(odds - odds.max())
    return shares / shares.sum()
