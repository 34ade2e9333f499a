"""Libraries of learners that know nothing of us: Stable-Baselines3 and TorchRL.

They are large, so each is imported by the tests that use it, not by every process that collects.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")

import numpy as np

from tests.examples.running import loaded
from tilewright.envs import azul_v0, duel_v0

GAMES = pytest.mark.parametrize("game", [azul_v0, duel_v0], ids=["azul", "duel"])
STEPS = 60
IS_ALL = bool(os.environ.get("TILEWRIGHT_ALL"))

pytestmark = pytest.mark.filterwarnings("default")  # theirs are not for us to mend


def seats(game: Any, **options: Any) -> list[Callable[[], Any]]:
    """Two tables with a learner's seat each."""
    return [partial(game.single_env, opponents="random", **options)] * 2


@GAMES
def test_stable_baselines_finds_nothing_wrong(game: Any) -> None:
    from stable_baselines3.common.env_checker import check_env

    check_env(game.single_env(opponents="random", seed=1, illegal_reward=-1.0))


@pytest.mark.skipif(not IS_ALL, reason="the example below learns, too; more with make test-all")
@pytest.mark.parametrize(
    ("kind", "options"), [("SubprocVecEnv", {"start_method": "fork"}), ("DummyVecEnv", {})]
)
def test_maskable_ppo_learns_in_this_process_and_in_others(kind: str, options: Any) -> None:
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common import vec_env

    env = getattr(vec_env, kind)(seats(azul_v0), **options)
    learner = MaskablePPO("MultiInputPolicy", env, n_steps=32, batch_size=32, n_epochs=1, seed=1)
    learner.learn(STEPS)
    env.close()
    assert learner.num_timesteps >= STEPS


def test_a_learner_without_masks_goes_on_in_other_processes() -> None:
    from stable_baselines3.common.vec_env import SubprocVecEnv

    env = SubprocVecEnv(seats(azul_v0, illegal_reward=-1.0), start_method="fork")
    env.seed(1)
    seen = env.reset()
    illegal = np.argmin(seen["action_mask"], axis=1)
    _, rewards, ended, told = env.step(illegal)
    env.close()
    assert (rewards == -1).all()
    assert ended.all()
    assert all(["(AZ-" in each["illegal"] for each in told])


ILLEGAL = """
from functools import partial
from stable_baselines3.common.vec_env import SubprocVecEnv
from tilewright.envs import azul_v0

if __name__ == "__main__":
    env = SubprocVecEnv([partial(azul_v0.single_env, opponents="random")], "fork")
    seen = env.reset()
    env.step(seen["action_mask"].argmin(axis=1))
"""


def test_without_that_the_process_that_dies_says_why() -> None:
    told = subprocess.run(
        [sys.executable, "-c", ILLEGAL], capture_output=True, text=True, check=False, timeout=120
    )
    assert told.returncode != 0
    assert "WrongAction: lane 0:" in told.stderr
    assert "(AZ-" in told.stderr


@GAMES
def test_torchrl_plays_a_seat_by_the_masks(game: Any) -> None:
    import torch
    from torchrl.envs import ActionMask, GymWrapper, TransformedEnv

    env = TransformedEnv(GymWrapper(game.single_env(opponents="random")), ActionMask())
    env.set_seed(1)
    torch.manual_seed(1)
    played = env.rollout(1000, break_when_any_done=True)
    assert bool(played["next", "done"][-1])
    assert len(played) > 10


@GAMES
@pytest.mark.parametrize("is_parallel", [True, False], ids=["parallel_env", "env"])
def test_torchrl_plays_whole_games_by_the_masks(game: Any, is_parallel: bool) -> None:
    import torch
    from torchrl.envs import PettingZooWrapper
    from torchrl.envs.utils import check_env_specs

    table = (game.parallel_env if is_parallel else game.env)(seed=1)
    env = PettingZooWrapper(table, use_mask=True, categorical_actions=True, seed=1)
    torch.manual_seed(1)
    check_env_specs(env)
    played = env.rollout(1000, break_when_any_done=True)
    assert bool(played["next", "done"][-1].all())
    assert len(played) > 10


@pytest.mark.parametrize("wrapper", ["NumpyToTorch", "ArrayConversion"])
def test_a_vector_environment_speaks_torch(wrapper: str) -> None:
    import torch
    from gymnasium.wrappers import vector as wrappers

    table = azul_v0.vector_env(2, opponents="random")
    own = {} if wrapper == "NumpyToTorch" else {"env_xp": np, "target_xp": torch}
    env = getattr(wrappers, wrapper)(table, **own)
    seen, _ = env.reset(seed=1)
    for _ in range(5):
        actions = torch.argmax(seen["action_mask"].int(), dim=1)
        seen, rewards, *_ = env.step(actions)
        assert isinstance(rewards, torch.Tensor)
    env.close()


@pytest.mark.parametrize("example", ["train_sb3", "train_torchrl"])
def test_the_examples_learn_and_are_evaluated(
    example: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    script = loaded(example)
    small = {"train_sb3": {"TABLES": 2, "PAIRS": 1}, "train_torchrl": {"FRAMES": 256, "PAIRS": 1}}
    for name, number in small[example].items():
        monkeypatch.setattr(script, name, number)
    found = script.main("azul", "256", "random")
    assert found.against["random"].pairs == 1
    assert found.against["random"].forfeits == 0
