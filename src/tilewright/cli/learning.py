"""Speed of the environments: decisions per second as a learner makes them."""

from importlib.util import find_spec
from random import Random
from time import perf_counter

from tilewright.core.game import AnyGame

LANES = 1024  # games of the vector environment, on one thread
SEEDS = 2**64  # of environments
STEPS = 256  # of the AEC environment between two looks at the clock


def vector_speed(game: AnyGame, seed: int, seconds: float) -> tuple[float, ...]:
    """Decisions per second of the vector environment in self-play; actions by lot, in the core."""
    import numpy as np

    from tilewright.envs.vector import VectorTable

    env = VectorTable(game, LANES)
    env.reset(seed=seed % SEEDS)
    actions = np.zeros(LANES, np.int32)
    steps, began = 0, perf_counter()
    while (taken := perf_counter() - began) < seconds or not steps:
        env.batch.choose(actions)
        env.step(actions)
        steps += LANES
    return (steps / taken,)


def aec_speed(game: AnyGame, seed: int, seconds: float) -> tuple[float, ...]:
    """Decisions per second of the AEC environment: each is observed, drawn by lot and made."""
    import numpy as np

    from tilewright.envs.aec import TableEnv

    env, rng = TableEnv(game, game.name, engine="native"), Random(seed)
    env.reset(seed=seed % SEEDS)
    steps, began = 0, perf_counter()
    while (taken := perf_counter() - began) < seconds or not steps:
        for _ in range(STEPS):
            _, _, is_over, is_cut, told = env.last()
            if is_over or is_cut:
                env.reset()
                continue
            env.step(rng.choice(np.flatnonzero(told["action_mask"]).tolist()))
            steps += 1
    return (steps / taken,)


def has_environments() -> bool:
    """Are the libraries there that the environments need?"""
    return all([find_spec(library) is not None for library in ("gymnasium", "pettingzoo")])
