"""Azul Duel as environments, version 0: `env`, `parallel_env`, `single_env` and `vector_env`.

>>> from tilewright.envs import duel_v0
>>> env = duel_v0.env(scoring="random-4", first=0)
>>> env.reset(seed=7)
>>> env.agent_selection
'player_1'
"""

from collections.abc import Iterable
from typing import Unpack

from tilewright.duel.game import Duel
from tilewright.duel.plates import FIRST_GAME
from tilewright.envs import extra

extra.require("envs")

import gymnasium  # noqa: E402  # what is missing is said before

from tilewright.envs.aec import TableEnv  # noqa: E402
from tilewright.envs.options import SingleOptions, TableOptions, VectorOptions  # noqa: E402
from tilewright.envs.parallel import ParallelTable  # noqa: E402
from tilewright.envs.single import SingleTable  # noqa: E402
from tilewright.envs.vector import VectorTable  # noqa: E402

NAME = "duel_v0"
ID = "tilewright/Duel-v0"


def env(
    scoring: Iterable[str] | str = FIRST_GAME,
    first: int | None = None,
    max_cycles: int | None = None,
    **options: Unpack[TableOptions],
) -> TableEnv:
    """A table of Duel for PettingZoo; see `TableEnv` for `max_cycles` and `options`.

    `scoring` names the sides of the scoring tiles, or is `random` or `random-4`; `first` is the
    seat, from 0, that starts round 1; None lets chance draw it (DU-2.2, DU-2.6).
    """
    game = Duel(scoring, first)
    return TableEnv(game, NAME, max_cycles=max_cycles, **options)


raw_env = env  # it checks everything by itself, so it needs no wrapper


def parallel_env(
    scoring: Iterable[str] | str = FIRST_GAME,
    first: int | None = None,
    max_cycles: int | None = None,
    **options: Unpack[TableOptions],
) -> ParallelTable:
    """The same table with one step for all players, of which one is in turn."""
    return ParallelTable(env(scoring, first, **options), max_cycles)


def single_env(
    scoring: Iterable[str] | str = FIRST_GAME,
    first: int | None = None,
    **options: Unpack[SingleOptions],
) -> SingleTable:
    """A learner's seat at a table with bots; `options` are those of `SingleTable`."""
    return SingleTable(Duel(scoring, first), **options)


def vector_env(
    num_envs: int,
    scoring: Iterable[str] | str = FIRST_GAME,
    first: int | None = None,
    **options: Unpack[VectorOptions],
) -> VectorTable:
    """Many tables at once in the fast core; `options` are those of `VectorTable`."""
    return VectorTable(Duel(scoring, first), num_envs, **options)


gymnasium.register(
    ID, entry_point=f"{__name__}:single_env", vector_entry_point=f"{__name__}:vector_env"
)
