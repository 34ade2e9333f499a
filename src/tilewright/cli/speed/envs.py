"""Speed of the environments: decisions per second as a learner makes them."""

from importlib.util import find_spec
from random import Random

from tilewright.cli.speed.rates import SEEDS, rate
from tilewright.core.game import AnyGame

LANES = 1024  # games of the vector environment, on one thread
STEPS = 256  # of the AEC environment between two looks at the clock


def vector_speed(game: AnyGame, seed: int, seconds: float) -> tuple[float, ...]:
    """Decisions per second of the vector environment in self-play; actions by lot, in the core."""
    import numpy as np

    from tilewright.envs.vector import VectorTable

    env = VectorTable(game, LANES)
    env.reset(seed=seed % SEEDS)
    actions = np.zeros(LANES, np.int32)

    def step() -> int:
        env.batch.choose(actions)
        env.step(actions)
        return LANES

    return rate(step, seconds)


def aec_speed(game: AnyGame, seed: int, seconds: float) -> tuple[float, ...]:
    """Decisions per second of the AEC environment: each is observed, drawn by lot and made."""
    import numpy as np

    from tilewright.envs.aec import TableEnv

    env, rng = TableEnv(game, game.name, engine="native"), Random(seed)
    env.reset(seed=seed % SEEDS)

    def step() -> int:
        _, _, is_over, is_cut, told = env.last()
        if is_over or is_cut:
            env.reset()
            return 0
        env.step(rng.choice(np.flatnonzero(told["action_mask"]).tolist()))
        return 1

    return rate(lambda: sum([step() for _ in range(STEPS)]), seconds)


def has_environments() -> bool:
    """Are the libraries there that the environments need?"""
    return all([find_spec(library) is not None for library in ("gymnasium", "pettingzoo")])
