"""Spaces: shapes and bounds of what a learner is given and may answer, from a game's planes."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import Space
from gymnasium.spaces import Box, Dict, Discrete, MultiDiscrete
from numpy.typing import NDArray

from tilewright.core.game import AnyGame
from tilewright.core.planes import size_of

Mask = NDArray[np.int8]

if TYPE_CHECKING:
    Ids = Discrete[np.int64]
else:
    Ids = Discrete  # which older versions of Gymnasium have without a parameter


def observation_space(game: AnyGame) -> Dict:
    """What a seat is given: the numbers of the planes, and which actions are legal.

    >>> from tilewright.azul.game import Azul
    >>> observation_space(Azul())["observation"].shape
    (247,)
    """
    return Dict({"observation": plane_space(game), "action_mask": mask_space(game)})


def plane_space(game: AnyGame) -> Box:
    """The numbers of all planes in a row, each up to the largest that its plane can hold."""
    highs = [np.full(plane.size, plane.most, np.uint8) for plane in game.encoding.planes]
    return Box(
        np.zeros(size_of(game.encoding.planes), np.uint8), np.concatenate(highs), dtype=np.uint8
    )


def mask_space(game: AnyGame) -> Box:
    """A number for each action: 1 if it is legal, else 0."""
    return Box(0, 1, (game.num_actions,), np.int8)


def planes_of(game: AnyGame, observations: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """The planes of one observation or of many, by name and in their shapes; nothing is copied.

    >>> from tilewright.azul.game import Azul
    >>> game, batch = Azul(3), np.zeros((64, plane_space(Azul(3)).shape[0]), np.uint8)
    >>> planes_of(game, batch)["factories"].shape
    (64, 7, 5)
    """
    size = size_of(game.encoding.planes)
    if observations.shape[-1:] != (size,):
        raise ValueError(
            f"an observation of this table has {size} numbers; the shape is {observations.shape}"
        )
    found, begin = {}, 0
    for plane in game.encoding.planes:
        part = observations[..., begin : begin + plane.size]
        found[plane.name] = part.reshape(*observations.shape[:-1], *plane.shape, copy=False)
        begin += plane.size
    return found


class LegalActions(Ids):
    """The ids of all actions, of which `sample()` without a mask draws one that is legal now.

    For a seat that is not in turn, which has no legal action, it draws any. A copy is a plain
    Discrete, for it would know nothing of the game that goes on.
    """

    def __init__(self, count: int, mask: Callable[[], Mask]) -> None:
        super().__init__(count)
        self._mask = mask

    def sample(self, mask: Mask | None = None, probability: Any = None) -> np.int64:
        """An id by lot: a legal one, or as the mask or the odds that are given say."""
        if mask is None and probability is None:
            now = self._mask()
            mask = now if now.any() else None
        return super().sample(mask, probability)

    def __reduce__(self) -> tuple[Any, ...]:
        return plain_space, (Discrete, (int(self.n),), self.np_random)


class LegalActionsOfLanes(MultiDiscrete):
    """An id for each lane; `sample()` without a mask draws the ones that are legal now.

    For a lane whose game is over, which has no legal action, it is 0. A copy is a plain
    MultiDiscrete, for it would know nothing of the games that go on.
    """

    def __init__(self, masks: Mask) -> None:
        lanes, count = masks.shape
        super().__init__(np.full(lanes, count))
        self._legal = masks.view(np.bool_)

    def __reduce__(self) -> tuple[Any, ...]:
        return plain_space, (MultiDiscrete, (self.nvec,), self.np_random)

    def sample(self, mask: Any = None, probability: Any = None) -> NDArray[np.int64]:
        """Ids by lot: legal ones, or as the masks or the odds that are given say."""
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        lanes, count = self._legal.shape
        legal = np.flatnonzero(self._legal)  # of all lanes, one after another
        begins = np.searchsorted(legal, np.arange(lanes + 1) * count)
        counts = np.diff(begins)
        drawn = begins[:-1] + self.np_random.integers(0, np.maximum(counts, 1))
        return np.where(counts > 0, np.append(legal, 0)[drawn] % count, 0)


def plain_space(kind: type[Space[Any]], arguments: tuple[Any, ...], luck: Any) -> Space[Any]:
    """A space of a library's own kind, with that source of luck."""
    space = kind(*arguments)
    space._np_random = luck
    return space
