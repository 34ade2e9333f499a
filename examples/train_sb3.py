"""MaskablePPO of sb3-contrib learns one seat against a bot: `train_sb3.py [GAME] [STEPS] [BOT]`.

    pip install "tilewright[envs]" sb3-contrib
    python examples/train_sb3.py azul 200000 greedy

`single_env` is a plain environment of Gymnasium with `action_masks()`, which is all that it asks
for. The match at the end is played by the policy alone. PyTorch keeps to one thread: with so few
positions at once, more of them wait for each other.
"""

import sys
from functools import partial

try:
    import numpy as np
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import DummyVecEnv
except ModuleNotFoundError as missing:
    sys.exit(f'{missing.name} is missing: pip install "tilewright[envs]" sb3-contrib')

from tilewright.arena import Evaluation, evaluate, policy_maker
from tilewright.envs import azul_v0, duel_v0

TABLES = 8  # games that are played in turn, on both seats
PAIRS = 20  # of games in the match at the end


def main(game: str = "azul", steps: str = "200000", bot: str = "greedy") -> Evaluation:
    """Learn so many decisions, keep the learner, and meet the bot."""
    torch.set_num_threads(1)
    table = {"azul": azul_v0, "duel": duel_v0}[game]
    make = partial(table.single_env, opponents=bot, reward="points")
    env = DummyVecEnv([partial(make, seat=number % 2, seed=number) for number in range(TABLES)])
    learner = MaskablePPO(
        "MultiInputPolicy",
        env,
        n_steps=128,
        batch_size=256,
        gamma=1.0,  # every game ends
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 256]},
        seed=1,
        verbose=1,
    )
    learner.learn(int(steps))
    learner.save(f"sb3-{game}")

    def policy(observation: bytes, mask: bytes) -> int:
        legal = np.frombuffer(mask, np.int8).copy()  # the library wants to be able to write
        seen = {"observation": np.frombuffer(observation, np.uint8), "action_mask": legal}
        action, _ = learner.predict(seen, action_masks=legal, deterministic=True)
        return int(action)

    return evaluate(policy_maker(policy), against=bot, game=game, pairs=PAIRS)


if __name__ == "__main__":
    print(main(*sys.argv[1:]))
