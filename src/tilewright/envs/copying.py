"""Copies of environments that share what never changes, such as their spaces."""

from copy import deepcopy
from random import Random
from typing import Any, Protocol, TypeVar

from numpy.random import Generator


class Copied(Protocol):
    """What tells its state and takes one, as for a pickle."""

    def __getstate__(self) -> dict[str, Any]:
        """All that a copy needs."""

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Be what that state tells."""


EnvT = TypeVar("EnvT", bound=Copied)


def deep_copy(env: EnvT, memo: dict[int, Any], *shared: object) -> EnvT:
    """A deep copy that has those parts in common with the original."""
    memo.update({id(each): each for each in shared})
    other = env.__class__.__new__(env.__class__)
    memo[id(env)] = other
    other.__setstate__(deepcopy(env.__getstate__(), memo))
    return other


def same_luck(rng: Random) -> Random:
    """Another source that draws what this one will draw."""
    other = Random(0)
    other.setstate(rng.getstate())
    return other


def same_draws(luck: Generator) -> Generator:
    """The same for a generator of NumPy, in a fifth of the time of a deep copy."""
    source: Any = luck.bit_generator
    other = type(source)(source.seed_seq)
    other.state = source.state
    return Generator(other)
