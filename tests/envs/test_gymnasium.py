"""What Gymnasium itself does with our environments: its checker, vectors and wrappers."""

import pickle
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AsyncVectorEnv, AutoresetMode, SyncVectorEnv, VectorEnv
from gymnasium.wrappers import TransformAction, TransformObservation, TransformReward
from gymnasium.wrappers import vector as wrappers
from numpy.typing import NDArray

from tilewright.envs import azul_v0, duel_v0
from tilewright.native.batch import WrongAction

GAMES = pytest.mark.parametrize("game", [azul_v0, duel_v0], ids=["azul", "duel"])
VECTORS = pytest.mark.parametrize("kind", [SyncVectorEnv, AsyncVectorEnv])
STEPS = 80  # more than a game of Azul


def by_lot(observations: Any, rng: np.random.Generator) -> NDArray[np.int64]:
    """An action for each lane that its mask allows."""
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in observations["action_mask"]])


def made(game: Any, kind: Any, count: int = 2, mode: Any = AutoresetMode.NEXT_STEP) -> Any:
    """Several tables of Gymnasium's own vector environments, in one process or in several."""
    one = partial(game.single_env, opponents="random", reward="points")
    return kind([one] * count, autoreset_mode=mode)


@GAMES
@pytest.mark.parametrize("seed", range(5))
def test_the_checker_finds_nothing_wrong(game: Any, seed: int) -> None:
    """It steps with actions that it drew in another position: they must not raise."""
    with pytest.warns(UserWarning, match="different from the unwrapped"):
        check_env(
            gymnasium.make(game.ID, opponents="random", seed=seed, illegal_reward=-1.0),
        )


@GAMES
@VECTORS
@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_a_client_that_draws_by_the_mask_plays_game_after_game(
    game: Any, kind: Any, mode: AutoresetMode
) -> None:
    env, rng, ended = made(game, kind, mode=mode), np.random.default_rng(1), 0
    observations, _ = env.reset(seed=[4, 9])
    for _ in range(3 * STEPS):
        observations, _, terminations, *_ = env.step(by_lot(observations, rng))
        ended += int(terminations.sum())
    env.close()
    assert ended >= 2


def test_the_batched_space_draws_legal_actions_by_the_masks() -> None:
    env = made(azul_v0, SyncVectorEnv, 3)
    observations, _ = env.reset(seed=1)
    env.action_space.seed(1)
    for _ in range(STEPS):
        masks = observations["action_mask"]
        actions = env.action_space.sample(mask=tuple(masks))
        assert masks[np.arange(3), actions].all()
        observations, *_ = env.step(actions)


@pytest.mark.filterwarnings("ignore:.*ERROR:UserWarning")  # how Gymnasium tells of it, too
def test_an_illegal_action_in_another_process_is_told_with_its_rule() -> None:
    env = made(azul_v0, AsyncVectorEnv)
    observations, _ = env.reset(seed=1)
    illegal = np.argmin(observations["action_mask"], axis=1)
    with pytest.raises(WrongAction, match=r"^lane 0: .* \(AZ-2\.1\)\.$") as caught:
        env.step(illegal)
    assert caught.value.refusal.rule == "AZ-2.1"
    env.close(terminate=True)


def test_a_wrong_action_survives_a_pickle_and_being_built_anew() -> None:
    env = azul_v0.vector_env(2, seed=1)
    observations, _ = env.reset()
    with pytest.raises(WrongAction) as caught:
        env.step(np.argmin(observations["action_mask"], axis=1))
    wrong = caught.value
    for again in (pickle.loads(pickle.dumps(wrong)), WrongAction(wrong)):
        assert (str(again), again.lane, again.refusal) == (str(wrong), 0, wrong.refusal)
    retold = WrongAction(str(wrong))
    assert str(retold) == str(pickle.loads(pickle.dumps(retold))) == str(wrong)


def flat(env: VectorEnv[Any, Any, Any]) -> Any:
    """An environment whose observations are the numbers of the planes alone."""
    return wrappers.TransformObservation(
        env,
        lambda seen: seen["observation"],
        single_observation_space=env.single_observation_space["observation"],  # type: ignore[index]
    )


def rescaled_actions(env: VectorEnv[Any, Any, Any]) -> Any:
    """An environment that takes numbers with a point, which its wrapper makes whole."""
    return wrappers.TransformAction(
        env,
        lambda actions: actions[:, 0].astype(np.int64),
        single_action_space=spaces.Box(0, 179, (1,), np.float32),
    )


def floats(env: VectorEnv[Any, Any, Any]) -> Any:
    """The same as floats."""
    return wrappers.DtypeObservation(flat(env), np.float32)


class Same(TransformObservation[Any, Any, Any]):
    """Observations as they are."""

    def __init__(self, env: Any) -> None:
        super().__init__(env, lambda seen: seen, env.observation_space)


class SameAction(TransformAction[Any, Any, Any]):
    """Actions as they are."""

    def __init__(self, env: Any) -> None:
        super().__init__(env, lambda action: action, env.action_space)


class SameReward(TransformReward[Any, Any]):
    """Rewards as they are."""

    def __init__(self, env: Any) -> None:
        super().__init__(env, lambda reward: reward)


RANGE: Any = np.float32(0), np.float32(1)
IDS: Any = np.float32(0), np.float32(179)
WRAPPED: dict[str, Callable[[Any], Any]] = {
    "VectorizeTransformObservation": lambda env: wrappers.VectorizeTransformObservation(env, Same),
    "VectorizeTransformAction": lambda env: wrappers.VectorizeTransformAction(env, SameAction),
    "VectorizeTransformReward": lambda env: wrappers.VectorizeTransformReward(env, SameReward),
    "DictInfoToList": lambda env: wrappers.DictInfoToList(wrappers.RecordEpisodeStatistics(env)),
    "TransformObservation": flat,
    "FilterObservation": lambda env: wrappers.FilterObservation(env, ["observation"]),
    "FlattenObservation": wrappers.FlattenObservation,
    "ReshapeObservation": lambda env: wrappers.ReshapeObservation(flat(env), (1, 247)),
    "RescaleObservation": lambda env: wrappers.RescaleObservation(floats(env), *RANGE),
    "DtypeObservation": floats,
    "NormalizeObservation": lambda env: wrappers.NormalizeObservation(flat(env)),
    "TransformAction": lambda env: wrappers.TransformAction(env, lambda actions: actions),
    "ClipAction": lambda env: wrappers.ClipAction(rescaled_actions(env)),
    "RescaleAction": lambda env: wrappers.RescaleAction(rescaled_actions(env), *IDS),
    "TransformReward": lambda env: wrappers.TransformReward(env, lambda reward: reward),
    "ClipReward": lambda env: wrappers.ClipReward(env, -1.0, 1.0),
    "NormalizeReward": wrappers.NormalizeReward,
    "RecordEpisodeStatistics": wrappers.RecordEpisodeStatistics,
}
ELSEWHERE = {"RecordVideo", "NumpyToTorch", "ArrayConversion"}  # below, and in test_learners.py
NOT_FOR_US = {
    "GrayscaleObservation",  # of pictures; ours are numbers
    "ResizeObservation",  # the same
    "HumanRendering",  # opens a window
    "JaxToNumpy",  # for environments that are written in JAX
    "JaxToTorch",
}


def test_no_wrapper_of_vectors_is_left_out() -> None:
    assert {*WRAPPED, *ELSEWHERE, *NOT_FOR_US} >= set(wrappers.__all__)


@pytest.mark.parametrize("name", WRAPPED)
@pytest.mark.parametrize("is_ours", [True, False], ids=["vector_env", "SyncVectorEnv"])
def test_a_wrapper_of_vectors_plays_game_after_game(name: str, is_ours: bool) -> None:
    if is_ours:
        table: Any = azul_v0.vector_env(2, opponents="random", reward="points", render_mode="ansi")
    else:
        table = made(azul_v0, SyncVectorEnv)
    env, rng, ended = WRAPPED[name](table), np.random.default_rng(1), 0
    _, infos = env.reset(seed=1)
    for _ in range(STEPS):
        masks = table.arrays.masks if is_ours else [each.action_masks() for each in table.envs]
        actions: NDArray[Any] = by_lot({"action_mask": masks}, rng)
        if name in ("ClipAction", "RescaleAction"):
            actions = actions[:, np.newaxis].astype(np.float32)
        observations, rewards, terminations, _, infos = env.step(actions)
        assert len(rewards) == 2
        assert observations in env.observation_space
        ended += int(terminations.sum())
        if name == "DictInfoToList":
            assert ["episode" in info for info in infos] == terminations.tolist()
    assert ended >= 2
    env.close()


def test_a_video_of_many_tables_is_recorded(tmp_path: Path) -> None:
    pytest.importorskip("moviepy", reason="is installed by make test-lowest")
    table = azul_v0.vector_env(2, opponents="random", render_mode="rgb_array")
    env: Any = wrappers.RecordVideo(table, str(tmp_path / "videos"), video_length=3)
    env.reset(seed=1)
    for _ in range(4):
        env.step(table.action_space.sample())
    env.close()
    assert [path.suffix for path in (tmp_path / "videos").iterdir()] == [".mp4"]
