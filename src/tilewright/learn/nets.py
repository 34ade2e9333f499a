"""The nets that `search` learned, loaded from the package and computed in plain NumPy."""

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tilewright.core.game import AnyGame
from tilewright.learn.calibration import without
from tilewright.learn.reference import LEAD_UNIT, ONE, Reference, shares_of
from tilewright.native.engine import Engine
from tilewright.native.judgement import (
    CLASSIC,
    LEARNED,
    judgement_of,
    judgement_with,
    table_of,
    weights_file,
)
from tilewright.native.weights import WeightsError, read_weights
from tilewright.plays.play import reference_of, state_of


class Told(NamedTuple):
    """What a net is told of a position: for each seat the numbers of the rows that it adds up."""

    inputs: NDArray[np.uint16]  # of its board; the number of all inputs stands for none
    contexts: NDArray[np.uint16]  # of the rest of the table; the number of all stands for none


class LearnedNet:
    """What a table's net says of positions, number by number what the core computes.

    `weights` are all its numbers: rows of 64, two for each of the `inputs` (its meaning to the own
    seat, then to the others), one for each context, and two for the outputs. It knows positions in
    which a seat begins its turn (phase `offer` of Azul, `turn` of Duel) or chance is about to fill
    the factories for round 2 or a later one (`deal`), and no others; `judges` says which. It needs
    the fast core and NumPy. Raises WeightsError where no net was learned for the table, or `path`
    is no net for it.

    >>> from tilewright import Azul, Play
    >>> net = LearnedNet(Azul())
    >>> play = Play(Azul(first=0), seed=7)
    >>> dealt = play.push_chance()
    >>> shares = net.shares(play.state)
    >>> len(shares), round(float(shares.sum()), 6), net.weights.shape[1]
    (2, 1.0, 64)
    >>> bool((shares == net.core_shares(play.state)).all())
    True
    """

    def __init__(self, game: AnyGame, path: Path | None = None) -> None:
        self.game = Engine(reference_of(game))
        self.table = table_of(game)
        file = weights_file(self.table, LEARNED) if path is None else path
        if not file.exists():
            raise WeightsError(file.name, f"no net was learned for {self.table}")
        weights = read_weights(file)
        # This refuses what is for another table.
        self._judgement = judgement_with(self.table, weights, file.name)
        if weights.kind != "net":
            raise WeightsError(file.name, "these weights are no net")
        from tilewright.native import _native

        numbers = without(weights, reference_of(game)).numbers
        self.weights = np.frombuffer(numbers, "<i2").reshape(-1, _native.HIDDEN)
        self.inputs: int = _native.lesson(self.game.core)["inputs"]
        self._reference = Reference(numbers, self.inputs)
        self._classic = judgement_of(self.game, CLASSIC)

    def told(self, position: Any) -> Told:
        """What the net is told of a position: a text, an observation, or a state of either engine.

        Raises ValueError for one that the net does not judge.
        """
        state = state_of(self.game, position)
        found = self._told(state)
        if found is None:
            judged = "at the beginning of a turn, or between two rounds"
            raise ValueError(f"the net knows positions {judged}, not {state}: see judges")
        return found

    def judges(self, position: Any) -> bool:
        """Whether the net knows a position of that phase; if not, play on to one that it knows.

        In Azul it knows all decisions but those of tiling the gray wall, in Duel the first one of
        every turn; in both also positions before the deal of round 2 and later ones.

        >>> from tilewright import Duel, Play
        >>> play = Play(Duel(), seed=1)
        >>> dealt = play.push_chance()
        >>> LearnedNet(Duel()).judges(play)  # a seat takes its first plate
        False
        """
        return self._told(state_of(self.game, position)) is not None

    def shares(self, position: Any) -> NDArray[np.float64]:
        """Each seat's share of the win; raises ValueError for a phase that the net does not judge.

        It judges before a turn (`offer` in Azul, `turn` in Duel) and before the deal of round 2 and
        later ones. Elsewhere play on to the next such position: see `judges`.
        """
        shares: NDArray[np.float64] = self._reference.shares(*self.told(position))
        return shares

    def core_shares(self, position: Any) -> NDArray[np.float64]:
        """The same shares as the fast core computes them, to compare with."""
        outputs = np.array(self._judgement.outputs(*self.told(position)))
        shares: NDArray[np.float64] = shares_of(outputs)
        return shares

    def points(self, position: Any) -> NDArray[np.float64]:
        """The points of each seat in the end; only differences between seats count."""
        outputs = self._reference.outputs(*self.told(position))
        points: NDArray[np.float64] = outputs[:, 1] * LEAD_UNIT / ONE
        return points

    def _told(self, state: Any) -> Told | None:
        """What the net is told of a state, unless it is of a phase that the net does not judge."""
        from tilewright.native import _native

        try:
            found = _native.tell(self.game.core, self._classic, state)
        except ValueError:
            return None
        return Told(found["inputs"], found["contexts"])
