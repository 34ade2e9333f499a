"""Copies of environments play on as the original would."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")

import numpy as np

from tests.tables import TABLES, table_id
from tilewright.azul.game import Azul
from tilewright.core.game import AnyGame
from tilewright.envs import azul_v0, duel_v0
from tilewright.envs.single import SingleTable
from tilewright.envs.vector import VectorTable
from tilewright.native.batch import Batch


def pickled(what: Any) -> Any:
    """It, written and read again."""
    return pickle.loads(pickle.dumps(what))


COPIES = pytest.mark.parametrize("copied", [copy.deepcopy, pickled], ids=["deepcopy", "pickle"])
OPPONENTS = pytest.mark.parametrize("opponents", [None, "random", "greedy", "shaped"])


@COPIES
@OPPONENTS
@pytest.mark.parametrize("mode", ["NEXT_STEP", "SAME_STEP"])
def test_a_copy_of_many_tables_plays_the_same_games(
    copied: Callable[[Any], Any], opponents: str | None, mode: str
) -> None:
    env = duel_v0.vector_env(3, opponents=opponents, autoreset_mode=mode, reward="points")
    env.reset(seed=5)
    env.action_space.seed(1)
    for _ in range(7):
        env.step(env.action_space.sample())
    again = copied(env)
    assert not np.shares_memory(again.arrays.masks, env.arrays.masks)
    for _ in range(12 if opponents == "shaped" else 150):
        actions = env.action_space.sample()
        assert (again.action_space.sample() == actions).all()
        _same(env.step(actions), again.step(actions))
    _same(env.reset(), again.reset())


@COPIES
def test_a_copy_of_one_table_plays_the_same_game(copied: Callable[[Any], Any]) -> None:
    env = azul_v0.single_env(opponents="greedy", seed=3, render_mode="ansi")
    env.reset()
    env.action_space.seed(1)
    again, is_over = copied(env), False
    assert again.render() == env.render()
    while not is_over:
        action = env.action_space.sample()
        assert again.action_space.sample() == action
        told = env.step(action)
        _same(told, again.step(action))
        is_over = told[2] or told[3]
    assert copied(env).action_masks().all()


@pytest.mark.parametrize("law", TABLES.values(), ids=table_id)
def test_a_batch_of_every_table_can_be_pickled(law: AnyGame) -> None:
    batch, actions = Batch(law, 4, seed=2, autoreset="disabled"), np.zeros(4, np.int32)
    arrays = batch.new_arrays()
    for _ in range(20):
        batch.choose(actions)
        batch.step(actions, arrays)
    again = pickled(batch)
    others, chosen = again.new_arrays(), np.zeros(4, np.int32)
    for _ in range(200):
        for each, into, to in ((batch, actions, arrays), (again, chosen, others)):
            each.choose(into)
            each.step(into, to)
        assert (actions == chosen).all()
        assert all([(one == other).all() for one, other in zip(arrays, others, strict=True)])


def test_a_lane_that_no_game_has_reached_is_refused() -> None:
    core: Any = Batch(Azul(), 1)._core
    state, chance, choice, _, _ = core.lane(0)
    strange: Any = Batch(Azul(3), 1)._core.lane(0)[0]
    for kept in ((strange, chance, choice, False, 0), (state, chance, choice, False, 2)):
        with pytest.raises(ValueError, match="a lane of this table can't be so"):
            core.put(0, kept)
    with pytest.raises(IndexError):
        core.put(1, core.lane(0))


def test_what_a_search_has_in_mind_is_not_copied_and_that_is_said() -> None:
    env = VectorTable(Azul(first=1), 1, opponents="search@50", seat=0)
    assert pickled(env).num_envs == 1
    env.reset(seed=1)
    with pytest.raises(TypeError, match="search@50 has begun to think can't be copied or pickled"):
        pickle.dumps(env)


def test_a_list_of_seeds_has_one_for_each_lane() -> None:
    """Each lane plays what a single table plays with that seed."""
    env = azul_v0.vector_env(3, opponents="shaped", seat=0)
    observations, _ = env.reset(seed=[8, 8, 3])
    for lane, seed in enumerate([8, 8, 3]):
        alone, _ = SingleTable(Azul(), opponents="shaped").reset(seed=seed)
        for name, row in alone.items():
            assert (observations[name][lane] == row).all()
    before = observations["observation"].copy()
    observations, _ = env.reset(seed=[None, 8, None])
    same = (observations["observation"] == before).all(axis=1)
    assert same.tolist() == [False, True, False]


@pytest.mark.parametrize(
    ("seed", "error", "message"),
    [
        ([1], ValueError, "1 seeds for 2 lanes"),
        ([1, -1], ValueError, "seed must be"),
        ([1, 2**64], ValueError, "seed must be"),
        ([1, 0.5], TypeError, "seed must be"),
        ("12", TypeError, "a seed is a whole number, or a list"),
        (1.5, TypeError, "a seed is a whole number, or a list"),
    ],
)
def test_seeds_that_do_not_fit_are_refused(seed: Any, error: type[Exception], message: str) -> None:
    env = azul_v0.vector_env(2)
    with pytest.raises(error, match=message):
        env.reset(seed=seed)


@pytest.mark.parametrize("opponents", [None, "random"])
def test_every_lane_is_drawn(opponents: str | None) -> None:
    env = duel_v0.vector_env(2, opponents=opponents, render_mode="rgb_array")
    env.reset(seed=1)
    first, second = env.render()
    assert first.shape == second.shape
    assert first.dtype == np.uint8
    assert (first != second).any()
    text = duel_v0.vector_env(1, opponents=opponents, render_mode="ansi")
    text.reset(seed=1)
    assert "player_1" in text.render()[0]
    with pytest.raises(ValueError, match="render_mode is one of ansi, rgb_array"):
        duel_v0.vector_env(1, render_mode="human")
    with pytest.raises(ValueError, match="nothing is drawn without a render_mode"):
        duel_v0.vector_env(1).render()


def _same(one: tuple[Any, ...], other: tuple[Any, ...]) -> None:
    """What two environments told is the same, in all its parts."""
    for left, right in zip(one, other, strict=True):
        np.testing.assert_equal(_listed(left), _listed(right))


def _listed(told: Any) -> Any:
    """With lists for arrays of objects, which NumPy can't compare."""
    if isinstance(told, dict):
        return {name: _listed(part) for name, part in told.items()}
    return list(told) if isinstance(told, np.ndarray) and told.dtype == object else told
