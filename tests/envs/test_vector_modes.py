"""VectorTable: Gymnasium's three ways to go on after a game has ended."""

from typing import Any

import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from tests.envs.lanes import Moment, diary, seeded
from tests.tables import table_id
from tilewright.azul.game import Azul
from tilewright.core.game import AnyGame
from tilewright.duel.game import Duel
from tilewright.native.batch import NO_ACTION

LANES = 6
LAWS = pytest.mark.parametrize("law", [Azul(2), Azul(3, "gray"), Duel()], ids=table_id)
OPPONENTS = pytest.mark.parametrize("opponents", [None, "random", "greedy"])
MODES = pytest.mark.parametrize("mode", AutoresetMode)


@LAWS
@OPPONENTS
@pytest.mark.parametrize("rounds", [2, 50])
def test_all_modes_play_the_same_games(law: AnyGame, opponents: str | None, rounds: int) -> None:
    steps = 240 if opponents is None else 130
    diaries = [
        diary(
            seeded(
                law,
                LANES,
                autoreset_mode=mode,
                opponents=opponents,
                rounds=rounds,
                reward="points",
            ),
            steps,
            seed=4,
        )
        for mode in AutoresetMode
    ]
    ends = 0
    for lane in range(LANES):
        moments: list[list[Moment]] = [told[lane] for told in diaries]
        shortest = min(len(each) for each in moments)
        assert shortest > steps // 2
        assert moments[0][:shortest] == moments[1][:shortest] == moments[2][:shortest]
        ends += sum(each.is_over or each.is_cut for each in moments[0][:shortest])
    assert ends >= LANES


class OneTable(gymnasium.Env[Any, Any]):
    """A single lane as an environment of its own, which knows no autoreset."""

    def __init__(self, law: AnyGame, **options: Any) -> None:
        self._table = seeded(law, 1, autoreset_mode=AutoresetMode.DISABLED, **options)
        self.observation_space = self._table.single_observation_space
        self.action_space = self._table.single_action_space

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """The first game of a seed, or the next one."""
        observations, infos = self._table.reset(seed=seed)
        return _of_one(observations), {"actor": infos["actor"][0]}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """One decision."""
        observations, rewards, terminations, truncations, infos = self._table.step(
            np.array([action])
        )
        info = {"actor": infos["actor"][0], "rewards": infos["rewards"][0]}
        ends = bool(terminations[0]), bool(truncations[0])
        return _of_one(observations), float(rewards[0]), *ends, info


def _of_one(observations: dict[str, Any]) -> dict[str, Any]:
    return {name: rows[0].copy() for name, rows in observations.items()}


@LAWS
@MODES
@pytest.mark.parametrize("opponents", [None, "random"])
@pytest.mark.parametrize("rounds", [2, 50])
def test_games_end_as_in_a_vector_environment_of_gymnasium(
    law: AnyGame, mode: AutoresetMode, opponents: str | None, rounds: int
) -> None:
    options: dict[str, Any] = {"opponents": opponents, "rounds": rounds, "reward": "points"}
    ours = seeded(law, 1, autoreset_mode=mode, **options)
    theirs = SyncVectorEnv([lambda: OneTable(law, **options)], autoreset_mode=mode)
    assert theirs.metadata["autoreset_mode"] == ours.metadata["autoreset_mode"]
    for env in (ours, theirs):
        env.reset(seed=9)
    ends = 0
    for _ in range(250):
        actions = ours.action_space.sample()
        told, other_told = ours.step(actions), theirs.step(actions)
        ended = bool(told[2][0] or told[3][0])
        if ended and mode is AutoresetMode.NEXT_STEP:  # the next action is not looked at
            assert told[0].pop("action_mask").all()
            assert not other_told[0].pop("action_mask").any()
        for mine, other in zip(told[:4], other_told[:4], strict=True):
            _same(mine, other)
        infos, other_infos = told[4], other_told[4]
        _same(infos["actor"], other_infos["actor"])
        for key in ("final_obs", "_final_obs", "final_info", "_final_info"):
            assert (key in infos) == (key in other_infos)
        if "final_obs" in infos:
            _same(infos["final_obs"][0], other_infos["final_obs"][0])
            _same(infos["final_info"], other_infos["final_info"])
            _same(infos["_final_obs"], other_infos["_final_obs"])
        elif "rewards" in other_infos:
            _same(infos["rewards"], other_infos["rewards"])
        ends += ended
        if ended and mode is AutoresetMode.DISABLED:
            for env in (ours, theirs):
                env.reset(options={"reset_mask": np.ones(1, np.bool_)})
    assert ends


def _same(one: Any, two: Any) -> None:
    if isinstance(one, dict):
        assert one.keys() == two.keys()
        for name in one:
            _same(one[name], two[name])
    else:
        assert np.array_equal(one, two)


def test_the_last_observation_of_a_game_is_kept_when_its_lane_goes_on() -> None:
    env = seeded(Azul(), LANES, autoreset_mode="SameStep")
    env.reset(seed=1)
    kept: list[tuple[Any, Any]] = []
    while len(kept) < 5:
        _, _, terminations, _, infos = env.step(env.action_space.sample())
        for lane in np.flatnonzero(terminations).tolist():
            seen = infos["final_obs"][lane]["observation"]
            kept.append((seen, seen.copy()))
            assert not infos["final_obs"][lane]["action_mask"].any()
            assert infos["final_info"]["actor"][lane] == -1
            assert infos["actor"][lane] >= 0
        if terminations.any():
            assert infos["_final_obs"].tolist() == terminations.tolist()
            over = [each is not None for each in infos["final_obs"]]
            assert over == terminations.tolist()
    assert all((now == then).all() for now, then in kept)


@OPPONENTS
def test_a_lane_that_is_over_is_to_be_reset_where_nothing_else_does_it(
    opponents: str | None,
) -> None:
    env = seeded(Azul(), LANES, autoreset_mode=AutoresetMode.DISABLED, opponents=opponents)
    env.reset(seed=1)
    over = np.zeros(LANES, np.bool_)
    while not over.any():
        over = env.step(env.action_space.sample())[2]
    lane = int(np.flatnonzero(over)[0])
    before = [str(env.batch.state(each)) for each in range(LANES)]
    with pytest.raises(ValueError, match=f"lane {lane} waits for a new game: reset it"):
        env.step(env.action_space.sample())
    assert [str(env.batch.state(each)) for each in range(LANES)] == before
    actions = env.action_space.sample()
    actions[over] = NO_ACTION
    observations, rewards, terminations, _, infos = env.step(actions)
    assert not rewards[over].any()
    assert not terminations[over].any()
    assert (infos["actor"][over] == -1).all()
    assert not observations["action_mask"][over].any()
    over = infos["actor"] < 0
    observations, infos = env.reset(options={"reset_mask": over})
    assert (infos["actor"] >= 0).all()
    assert observations["action_mask"].any(axis=1).all()
    env.step(env.action_space.sample())


def test_a_mode_may_be_named_as_gymnasium_names_it() -> None:
    env = seeded(Azul(), 1, autoreset_mode="Disabled")
    assert env.metadata["autoreset_mode"] is AutoresetMode.DISABLED
    assert seeded(Azul(), 1).metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
