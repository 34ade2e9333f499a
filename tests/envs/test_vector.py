"""VectorTable: spaces, arrays, seeds, and what it refuses."""

import copy
import pickle
from typing import Any

import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")

import gymnasium
import numpy as np
from gymnasium.error import ClosedEnvironmentError, ResetNeeded
from gymnasium.spaces import Discrete, MultiDiscrete
from gymnasium.utils.performance import benchmark_vector_step
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from tests.envs.lanes import diary, seeded
from tests.tables import TABLES, table_id
from tilewright.azul.game import Azul
from tilewright.core.errors import IllegalAction
from tilewright.core.game import AnyGame
from tilewright.duel.game import Duel
from tilewright.envs.spaces import observation_space
from tilewright.envs.vector import VectorTable
from tilewright.native.batch import Arrays, Batch, WrongAction

LANES = 9
LAWS = pytest.mark.parametrize("law", TABLES.values(), ids=table_id)
MODES = pytest.mark.parametrize("mode", AutoresetMode)


def running(law: AnyGame, steps: int = 7, **options: Any) -> VectorTable:
    """An environment in the middle of its games."""
    env = seeded(law, LANES, **options)
    env.reset(seed=3)
    for _ in range(steps):
        env.step(env.action_space.sample())
    return env


def now(env: VectorTable) -> tuple[list[str], list[bytes]]:
    """The states of all lanes, and the bytes of all arrays."""
    states = [str(env.batch.state(lane)) for lane in range(env.num_envs)]
    return states, [array.tobytes() for array in env.arrays]


@LAWS
@MODES
def test_what_a_step_returns_is_in_the_spaces(law: AnyGame, mode: AutoresetMode) -> None:
    env = seeded(law, LANES, autoreset_mode=mode)
    assert env.single_observation_space == observation_space(law)
    assert env.observation_space == batch_space(observation_space(law), LANES)
    assert env.single_action_space == Discrete(law.num_actions)
    assert env.action_space == batch_space(Discrete(law.num_actions), LANES)
    assert env.metadata["autoreset_mode"] == mode
    observations, _ = env.reset(seed=1)
    for _ in range(150):
        assert observations in env.observation_space
        actions = env.action_space.sample()
        assert actions in env.action_space
        observations, rewards, terminations, truncations, infos = env.step(actions)
        for told, dtype, shape in (
            (rewards, np.float32, (LANES,)),
            (terminations, np.bool_, (LANES,)),
            (truncations, np.bool_, (LANES,)),
            (infos["actor"], np.int8, (LANES,)),
            (infos["rewards"], np.float32, (LANES, law.seats)),
        ):
            assert told.dtype == dtype
            assert told.shape == shape
        ended = terminations | truncations
        if mode is AutoresetMode.DISABLED and ended.any():
            env.reset(options={"reset_mask": ended})


def test_every_step_gives_arrays_of_its_own() -> None:
    env = seeded(Azul(), LANES)
    first, _ = env.reset(seed=1)
    kept = {name: array.copy() for name, array in first.items()}
    second, *_ = env.step(env.action_space.sample())
    assert all((kept[name] == first[name]).all() for name in kept)
    assert any((second[name] != first[name]).any() for name in kept)
    second["observation"] = np.zeros(3)
    second.pop("action_mask")
    third, *_ = env.step(env.action_space.sample())
    assert third["observation"].shape == first["observation"].shape
    assert third["action_mask"].any()


def test_observations_are_views_of_the_callers_arrays_and_nothing_else_is() -> None:
    arrays = Batch(Azul(), LANES).new_arrays()
    env = seeded(Azul(), LANES, arrays=arrays)
    first, _ = env.reset(seed=1)
    second, rewards, terminations, truncations, infos = env.step(env.action_space.sample())
    for observations in (first, second):
        assert np.shares_memory(observations["observation"], arrays.observations)
        assert np.shares_memory(observations["action_mask"], arrays.masks)
    for array in (rewards, terminations, truncations, infos["actor"], infos["rewards"]):
        assert not any(np.shares_memory(array, own) for own in arrays)


def test_it_writes_into_the_arrays_of_the_caller() -> None:
    own = Batch(Azul(3), LANES).new_arrays()
    env = seeded(Azul(3), LANES, arrays=own, opponents="random", reward="points")
    observations, _ = env.reset(seed=1)
    assert np.shares_memory(observations["observation"], own.observations)
    for _ in range(60):
        _, rewards, terminations, truncations, infos = env.step(env.action_space.sample())
        assert (own.done == terminations).all()
        assert (own.truncated == truncations).all()
        assert (own.rewards == infos["rewards"]).all()
        assert (own.actors == infos["actor"]).all()
        assert (rewards == own.rewards[np.arange(LANES), np.arange(LANES) % 3]).all()


def test_arrays_that_lie_in_the_same_memory_are_refused() -> None:
    own = Batch(Azul(), LANES).new_arrays()
    with pytest.raises(ValueError, match="done and truncated must not lie in the same memory"):
        seeded(Azul(), LANES, arrays=own._replace(truncated=own.done))


def test_who_acted_is_known_whatever_becomes_of_the_callers_arrays() -> None:
    own = Batch(Azul(), LANES).new_arrays()
    spoilt = seeded(Azul(), LANES, arrays=own, reward="points")
    whole = seeded(Azul(), LANES, reward="points")
    for env in (spoilt, whole):
        env.reset(seed=3)
    scored = 0
    for _ in range(120):
        actions = whole.action_space.sample()
        own.actors[:] = 100
        rewards = spoilt.step(actions)[1]
        assert (rewards == whole.step(actions)[1]).all()
        scored += int((rewards != 0).sum())
    assert scored > LANES


def test_copies_of_spaces_are_those_of_gymnasium() -> None:
    env = seeded(Azul(), LANES)
    assert env.action_space == MultiDiscrete([180] * LANES)
    for twin in (copy.deepcopy(env.action_space), pickle.loads(pickle.dumps(env.action_space))):
        assert type(twin) is MultiDiscrete
        assert twin == env.action_space
        assert twin.np_random.bit_generator.state == env.action_space.np_random.bit_generator.state


@pytest.mark.parametrize("name", Arrays._fields)
def test_arrays_that_do_not_fit_are_refused(name: str) -> None:
    own = Batch(Azul(), LANES).new_arrays()
    longer = np.concatenate([getattr(own, name)] * 2)
    with pytest.raises(ValueError, match=f"{name} must have the shape"):
        seeded(Azul(), LANES, arrays=own._replace(**{name: longer}))


@pytest.mark.parametrize("opponents", [None, "random", "greedy"])
def test_the_same_seed_gives_the_same_games_whatever_the_number_of_threads(
    opponents: str | None,
) -> None:
    env = seeded(Azul(), LANES, opponents=opponents)
    one = diary(env, 60, seed=5)
    assert diary(env, 60, seed=5) == one
    assert diary(seeded(Azul(), LANES, opponents=opponents, threads=4), 60, seed=5) == one
    assert diary(env, 60, seed=6) != one


def test_a_reset_without_a_seed_goes_on_and_the_first_has_the_seed_of_the_environment() -> None:
    env = seeded(Azul(), LANES, seed=8)
    first = env.reset()[0]["observation"].copy()
    second = env.reset()[0]["observation"].copy()
    assert (first != second).any()
    assert (env.reset(seed=8)[0]["observation"] == first).all()
    assert (env.reset()[0]["observation"] == second).all()
    other = seeded(Azul(), LANES, seed=1)
    assert (other.reset(seed=8)[0]["observation"] == first).all()
    assert (other.reset()[0]["observation"] == second).all()


def test_sampled_actions_are_legal_follow_from_their_seed_and_come_all() -> None:
    env = seeded(Azul(), 3)
    env.reset(seed=1)
    draws = []
    for seed in (4, 4, 5):
        env.action_space.seed(seed)
        draws.append([env.action_space.sample().tolist() for _ in range(900)])
    assert draws[0] == draws[1] != draws[2]
    for lane in range(3):
        legal = np.flatnonzero(env.arrays.masks[lane]).tolist()
        assert sorted({draw[lane] for draw in draws[0]}) == legal


def test_sampled_actions_follow_a_mask_that_is_given() -> None:
    env = seeded(Azul(), 3)
    env.reset(seed=1)
    mask = np.zeros(180, np.int8)
    mask[77] = 1
    assert env.action_space.sample(mask=(mask, mask, mask)).tolist() == [77, 77, 77]


def test_a_sample_where_all_games_are_over_is_zeros() -> None:
    env = seeded(Azul(), 2, rounds=1, autoreset_mode=AutoresetMode.DISABLED)
    env.reset(seed=1)
    actions = np.zeros(2, np.int32)
    while env.arrays.masks.any():
        env.batch.choose(actions)
        env.step(actions)
    assert env.action_space.sample().tolist() == [0, 0]


@pytest.mark.parametrize(
    "dtype", [np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint16, np.uint32, np.uint64]
)
def test_actions_may_be_whole_numbers_of_any_kind(dtype: Any) -> None:
    env, same = running(Azul(), steps=2), running(Azul(), steps=2)
    actions = np.array([np.flatnonzero(mask)[0] for mask in env.arrays.masks])
    assert actions.max() <= 127
    env.step(actions.astype(dtype))
    same.step(actions.tolist())
    assert now(env) == now(same)


def test_actions_may_lie_anywhere_in_memory() -> None:
    env, same = running(Azul()), running(Azul())
    actions = np.array([np.flatnonzero(mask)[0] for mask in env.arrays.masks])
    env.step(np.repeat(actions, 3)[::3])
    same.step(actions)
    assert now(env) == now(same)


WRONG: dict[str, tuple[Any, type[Exception], str]] = {
    "floats": (np.zeros(LANES), TypeError, "whole numbers, not float64"),
    "truths": (np.zeros(LANES, np.bool_), TypeError, "whole numbers, not bool"),
    "texts": (["0"] * LANES, TypeError, "whole numbers"),
    "objects": ([None] * LANES, TypeError, "whole numbers, not object"),
    "one": (0, ValueError, r"the shape \(9,\), not \(\)"),
    "too few": (np.zeros(LANES - 1, np.int64), ValueError, r"the shape \(9,\), not \(8,\)"),
    "too many": (np.zeros(LANES + 1, np.int64), ValueError, r"the shape \(9,\)"),
    "a column": (np.zeros((LANES, 1), np.int64), ValueError, r"the shape \(9,\), not \(9, 1\)"),
    "none": (np.zeros(0, np.int64), ValueError, r"the shape \(9,\), not \(0,\)"),
}


@MODES
@pytest.mark.parametrize("wrong", WRONG)
def test_what_are_no_actions_is_refused_and_nothing_has_changed(
    mode: AutoresetMode, wrong: str
) -> None:
    env = running(Azul(), autoreset_mode=mode)
    before = now(env)
    actions, error, message = WRONG[wrong]
    with pytest.raises(error, match=message):
        env.step(actions)
    assert now(env) == before


@MODES
@pytest.mark.parametrize("opponents", [None, "random"])
@pytest.mark.parametrize("number", [-1, -2, -3, 180, 256, 2**31, 2**32, 2**63 - 1, -(2**63)])
def test_an_action_that_does_not_exist_is_refused_and_nothing_has_changed(
    mode: AutoresetMode, opponents: str | None, number: int
) -> None:
    env = running(Azul(), autoreset_mode=mode, opponents=opponents)
    before = now(env)
    actions = env.action_space.sample()
    actions[4] = number
    with pytest.raises(ValueError, match=f"lane 4: there is no action {number}; ids are 0 to 179"):
        env.step(actions)
    assert now(env) == before
    env.step(env.action_space.sample())


@MODES
@pytest.mark.parametrize("law", [Azul(), Azul(4, "gray"), Duel()], ids=table_id)
def test_an_illegal_action_names_lane_action_and_rule_and_nothing_has_changed(
    law: AnyGame, mode: AutoresetMode
) -> None:
    env = running(law, autoreset_mode=mode)
    before = now(env)
    actions = env.action_space.sample()
    actions[5] = np.flatnonzero(env.arrays.masks[5] == 0)[0]
    with pytest.raises(WrongAction, match=r"^lane 5: .*\((AZ|DU)-") as refused:
        env.step(actions)
    assert isinstance(refused.value, IllegalAction)
    assert refused.value.lane == 5
    assert law.notation.action_id(refused.value.action) == actions[5]
    assert now(env) == before


def test_a_step_before_a_reset_is_refused() -> None:
    env = seeded(Azul(), LANES)
    with pytest.raises(ResetNeeded, match="call reset first"):
        env.step(np.zeros(LANES, np.int64))
    with pytest.raises(ResetNeeded, match="all lanes"):
        env.reset(options={"reset_mask": np.ones(LANES, np.bool_)})


def test_a_closed_environment_is_closed() -> None:
    env = running(Azul())
    env.close()
    env.close()
    with pytest.raises(ClosedEnvironmentError):
        env.step(np.zeros(LANES, np.int64))
    with pytest.raises(ClosedEnvironmentError):
        env.reset()


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"num_envs": 0}, "num_envs must be 1 to"),
        ({"num_envs": 1.5}, "num_envs must be a whole number"),
        ({"opponents": 5}, "opponents are a player's name or a list of them, not 5"),
        ({"opponents": [5]}, "an opponent is named by a text, not 5"),
        ({"seed": -1}, "seed must be"),
        ({"reward": "gold"}, "win, margin, points"),
        ({"rounds": 0}, "rounds must be"),
        ({"threads": 0}, "threads must be"),
        ({"autoreset_mode": "Sometimes"}, "one of NEXT_STEP, SAME_STEP, DISABLED, not"),
        ({"seat": 0}, "without opponents every seat learns"),
        ({"opponents": "random", "seat": 2}, "the learner's seat is 0 to 1, not 2"),
        ({"opponents": "random", "seat": -1}, "the learner's seat is 0 to 1, not -1"),
        ({"opponents": ["random", "random"]}, "2 seats has 1 opponents, not 2"),
        ({"opponents": []}, "2 seats has 1 opponents, not 0"),
        ({"opponents": "nobody"}, "nobody"),
        ({"opponents": "greedy@much"}, "much"),
        ({"arrays": ()}, "arrays must be Arrays"),
    ],
)
def test_options_that_make_no_sense_are_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises((TypeError, ValueError), match=message):
        seeded(Azul(), **({"num_envs": 2} | options))


@pytest.mark.parametrize(
    ("mask", "error", "message"),
    [
        ([True] * LANES, TypeError, "array of bool, not list"),
        (np.ones(LANES, np.uint8), TypeError, "array of bool, not uint8"),
        (np.ones(LANES + 1, np.bool_), ValueError, r"the shape \(9,\)"),
        (np.zeros(LANES, np.bool_), ValueError, "at least one lane"),
    ],
)
def test_a_reset_mask_that_does_not_fit_is_refused_and_nothing_has_changed(
    mask: Any, error: type[Exception], message: str
) -> None:
    env = running(Azul())
    before = now(env)
    with pytest.raises(error, match=message):
        env.reset(options={"reset_mask": mask})
    with pytest.raises(ValueError, match="the only option of a reset is reset_mask, not mask"):
        env.reset(options={"mask": mask})
    with pytest.raises(ValueError, match="seed must be"):
        env.reset(seed=-1)
    assert now(env) == before
    env.step(env.action_space.sample())


def test_a_reset_mask_begins_new_games_in_its_lanes_only() -> None:
    env = running(Azul())
    before = env.arrays.observations.copy()
    mask = np.arange(2 * LANES)[::2] % 4 == 0  # of any strides
    options = {"reset_mask": mask}
    env.reset(options=options)
    assert list(options) == ["reset_mask"]  # it is the caller's
    assert (env.arrays.observations[~mask] == before[~mask]).all()
    assert (env.arrays.observations[mask] != before[mask]).any(axis=1).all()
    assert all((env.batch.state(lane).value().round == 1) for lane in np.flatnonzero(mask).tolist())


@MODES
@pytest.mark.parametrize("opponents", [None, "random"])
def test_wrappers_of_gymnasium_take_it(mode: AutoresetMode, opponents: str | None) -> None:
    table = seeded(Azul(), LANES, autoreset_mode=mode, opponents=opponents)
    env = DictInfoToList(RecordEpisodeStatistics(table))
    _, infos = env.reset(seed=1)
    assert [info["actor"] for info in infos] == table.arrays.actors.tolist()
    episodes = 0
    for _ in range(150):
        _, _, terminations, truncations, infos = env.step(table.action_space.sample())
        ended = terminations | truncations
        for lane in range(LANES):
            assert ("episode" in infos[lane]) == ended[lane]
            if ended[lane]:
                assert infos[lane]["episode"]["l"] > 5
                assert ("final_obs" in infos[lane]) == (mode is AutoresetMode.SAME_STEP)
        episodes += int(ended.sum())
        if mode is AutoresetMode.DISABLED and ended.any():
            env.reset(options={"reset_mask": ended})
    assert episodes > LANES


@MODES
def test_gymnasium_can_measure_it(mode: AutoresetMode) -> None:
    env = seeded(Azul(), LANES, autoreset_mode=mode)
    assert benchmark_vector_step(env, target_duration=0, seed=1) > 0


def test_it_is_a_vector_environment_of_gymnasium() -> None:
    env = seeded(Azul(), LANES)
    assert isinstance(env, gymnasium.vector.VectorEnv)
    assert isinstance(env.action_space, MultiDiscrete)
    assert env.unwrapped is env
    assert "num_envs=9" in repr(env)
