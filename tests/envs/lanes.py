"""What the tests of the vector environment share: policies, and what happened in each lane."""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from tilewright.core.game import AnyGame
from tilewright.envs.vector import VectorTable


def seeded(game: AnyGame, num_envs: int, **options: Any) -> VectorTable:
    """An environment whose sampled actions are the same in every run."""
    env = VectorTable(game, num_envs, **options)
    env.action_space.seed(1)
    return env


class Moment(NamedTuple):
    """A decision in a lane: what was seen before it, and what came of it."""

    seen: bytes
    mask: bytes
    actor: int
    action: int
    reward: float
    rewards: tuple[float, ...]
    is_over: bool
    is_cut: bool
    ending: bytes  # what was seen last of a game that is over or cut short


# From a lane, its number of decisions so far and its mask to an action.
Policy: TypeAlias = Callable[[int, int, NDArray[Any]], int]


def by_lot(lane: int, count: int, mask: NDArray[Any]) -> int:
    """A legal action that depends only on the lane and on how many decisions it made."""
    return Random(f"{lane}/{count}").choice(np.flatnonzero(mask).tolist())


def diary(env: VectorTable, steps: int, seed: int, policy: Policy = by_lot) -> list[list[Moment]]:
    """What happened in each lane; steps that only begin a new game are left out."""
    mode = env.metadata["autoreset_mode"]
    observations, infos = env.reset(seed=seed)
    told: list[list[Moment]] = [[] for _ in range(env.num_envs)]
    for _ in range(steps):
        seen = {name: array.copy() for name, array in observations.items()}
        actors = infos["actor"]
        actions = np.zeros(env.num_envs, np.int64)
        for lane in np.flatnonzero(actors >= 0).tolist():
            actions[lane] = policy(lane, len(told[lane]), seen["action_mask"][lane])
        observations, rewards, terminations, truncations, infos = env.step(actions)
        ended = terminations | truncations
        for lane in np.flatnonzero(actors >= 0).tolist():
            ending = b""
            if ended[lane] and mode is AutoresetMode.SAME_STEP:
                ending = infos["final_obs"][lane]["observation"].tobytes()
            elif ended[lane]:
                ending = observations["observation"][lane].tobytes()
            told[lane].append(
                Moment(
                    seen["observation"][lane].tobytes(),
                    seen["action_mask"][lane].tobytes(),
                    int(actors[lane]),
                    int(actions[lane]),
                    float(rewards[lane]),
                    tuple(infos["rewards"][lane].tolist()),
                    bool(terminations[lane]),
                    bool(truncations[lane]),
                    ending,
                )
            )
        if mode is AutoresetMode.DISABLED and ended.any():
            observations, infos = env.reset(options={"reset_mask": ended})
    return told
