"""Azul as environments, version 0: `env`, `parallel_env`, `single_env` and `vector_env`.

>>> from tilewright.envs import azul_v0
>>> env = azul_v0.env(seats=3, wall="gray", reward="points")
>>> env.reset(seed=7)
>>> env.agent_selection, env.observation_space("player_0")["observation"].shape
('player_1', (662,))
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     is_over = termination or truncation
...     env.step(None if is_over else env.action_space(agent).sample())
"""

from typing import Unpack

from tilewright.azul.game import Azul
from tilewright.envs import extra

extra.require("envs")

import gymnasium  # noqa: E402  # what is missing is said before

from tilewright.envs.aec import TableEnv  # noqa: E402
from tilewright.envs.options import SingleOptions, TableOptions, VectorOptions  # noqa: E402
from tilewright.envs.parallel import ParallelTable  # noqa: E402
from tilewright.envs.single import SingleTable  # noqa: E402
from tilewright.envs.vector import VectorTable  # noqa: E402

NAME = "azul_v0"
ID = "tilewright/Azul-v0"


def env(
    seats: int = 2,
    wall: str = "coloured",
    first: int | None = None,
    max_cycles: int | None = None,
    **options: Unpack[TableOptions],
) -> TableEnv:
    """A table of Azul for PettingZoo; see `TableEnv` for `max_cycles` and `options`.

    `first` is the seat, from 0, that starts round 1; None lets chance draw it (AZ-1.6).
    """
    game = Azul(seats, wall, first)
    return TableEnv(game, NAME, max_cycles=max_cycles, **options)


raw_env = env  # it checks everything by itself, so it needs no wrapper


def parallel_env(
    seats: int = 2,
    wall: str = "coloured",
    first: int | None = None,
    max_cycles: int | None = None,
    **options: Unpack[TableOptions],
) -> ParallelTable:
    """The same table with one step for all players, of which one is in turn."""
    return ParallelTable(env(seats, wall, first, **options), max_cycles)


def single_env(
    seats: int = 2,
    wall: str = "coloured",
    first: int | None = None,
    **options: Unpack[SingleOptions],
) -> SingleTable:
    """A learner's seat at a table with bots; `options` are those of `SingleTable`."""
    return SingleTable(Azul(seats, wall, first), **options)


def vector_env(
    num_envs: int,
    seats: int = 2,
    wall: str = "coloured",
    first: int | None = None,
    **options: Unpack[VectorOptions],
) -> VectorTable:
    """Many tables at once in the fast core; `options` are those of `VectorTable`."""
    return VectorTable(Azul(seats, wall, first), num_envs, **options)


gymnasium.register(
    ID, entry_point=f"{__name__}:single_env", vector_entry_point=f"{__name__}:vector_env"
)
