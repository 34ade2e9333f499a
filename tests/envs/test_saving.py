"""Vector environments are saved and restored, and begin at positions."""

import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")
pytest.importorskip("gymnasium", reason="needs the extra envs")

import numpy as np
from gymnasium.error import ResetNeeded

from tilewright.envs import azul_v0, duel_v0


@pytest.mark.parametrize("make", [azul_v0.vector_env, duel_v0.vector_env])
def test_a_search_goes_back_to_where_it_was(make: object) -> None:
    assert callable(make)
    env = make(3)
    env.reset(seed=4)
    env.action_space.seed(1)
    for _ in range(15):
        observations, _, _, _, infos = env.step(env.action_space.sample())
    saved, actions = env.save(), env.action_space.sample()
    tried = env.step(actions)
    env.step(env.action_space.sample())
    again, told = env.restore(saved)
    assert (again["observation"] == observations["observation"]).all()
    assert (again["action_mask"] == observations["action_mask"]).all()
    assert (told["actor"] == infos["actor"]).all()
    assert (env.step(actions)[0]["observation"] == tried[0]["observation"]).all()


def test_opponents_answer_before_the_learner_is_asked() -> None:
    env = azul_v0.vector_env(2, opponents="greedy", seat=0)
    env.reset(seed=4)
    selfplay = azul_v0.vector_env(2)
    selfplay.reset(seed=8)
    selfplay.step(selfplay.action_space.sample())  # now the other seat is in turn, in some lane
    positions = [str(selfplay.batch.state(lane)) for lane in range(2)]
    observations, infos = env.begin_at(positions)
    assert infos["actor"].tolist() == [0, 0]
    assert observations["action_mask"].any(axis=1).all()
    saved = env.save()
    env.step(env.action_space.sample())
    assert env.restore(saved, np.array([1, 1]))[1]["actor"].tolist() == [0, 0]


def test_nothing_is_saved_before_the_first_reset() -> None:
    env = azul_v0.vector_env(2)
    with pytest.raises(ResetNeeded):
        env.save()
    with pytest.raises(ResetNeeded):
        env.begin_at([None, None])
