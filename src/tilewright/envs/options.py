"""What the environments of both games can be told, beside the options of the table."""

from collections.abc import Sequence
from typing import TypedDict

from gymnasium.vector import AutoresetMode

from tilewright.native.batch import Arrays


class TableOptions(TypedDict, total=False):
    """Of `TableEnv` and of the table behind a `ParallelTable`."""

    reward: str
    rounds: int
    render_mode: str | None
    engine: str
    seed: int | None


class SingleOptions(TypedDict, total=False):
    """Of `SingleTable`."""

    opponents: str | Sequence[str]
    seat: int
    reward: str
    rounds: int
    render_mode: str | None
    seed: int | None
    illegal_reward: float | None


class VectorOptions(TypedDict, total=False):
    """Of `VectorTable`."""

    seed: int | None
    reward: str
    rounds: int
    threads: int
    autoreset_mode: AutoresetMode | str
    opponents: str | Sequence[str] | None
    seat: int | None
    arrays: Arrays | None
    render_mode: str | None
