"""SingleTable: a learner's seat for code that knows plain Gymnasium."""

from random import Random

import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_reset_return_type, check_reset_seed_determinism
from gymnasium.wrappers import PassiveEnvChecker

from tilewright.azul.game import Azul
from tilewright.core.errors import IllegalAction, InvalidOption
from tilewright.core.game import AnyGame
from tilewright.envs import azul_v0, duel_v0
from tilewright.envs.single import SingleTable


def test_gymnasium_finds_nothing_wrong(game: AnyGame) -> None:
    """All that `check_env` checks, but for a step with an action that another game has drawn."""
    env = SingleTable(game, opponents="random", render_mode="ansi", seed=1)
    check_reset_return_type(env)
    check_reset_seed_determinism(env)
    checked = PassiveEnvChecker(env)
    checked.reset(seed=2)
    assert isinstance(checked.render(), str)
    for _ in range(30):
        _, _, is_over, is_cut, _ = checked.step(checked.action_space.sample())
        if is_over or is_cut:
            checked.reset()


def test_somebody_must_be_met() -> None:
    with pytest.raises(TypeError, match="a player's name or a list of them, not None"):
        azul_v0.single_env(opponents=None)  # type: ignore[arg-type]


def test_a_program_that_cannot_play_is_refused_at_once() -> None:
    with pytest.raises(InvalidOption, match=r"cmd:false .*: The program ended with status 1\."):
        azul_v0.single_env(opponents="cmd:false")


@pytest.mark.parametrize("name", [azul_v0.ID, duel_v0.ID])
def test_it_is_made_by_its_name(name: str) -> None:
    env = gymnasium.make(name, opponents="random")
    observation, told = env.reset(seed=3)
    assert (observation["action_mask"] == told["action_mask"]).all()


def test_a_game_is_played_to_its_end_and_no_further() -> None:
    env, rng, gained = (
        SingleTable(Azul(3), opponents=["greedy", "random"], reward="points"),
        Random(1),
        0.0,
    )
    _, told = env.reset(seed=5)
    is_over = is_cut = False
    while not is_over and not is_cut:
        action = rng.choice(np.flatnonzero(told["action_mask"]).tolist())
        observation, reward, is_over, is_cut, told = env.step(action)
        gained += reward
    assert is_over
    assert gained == observation["observation"][_score_at(env.game)]
    assert told["action_mask"].all()  # any will do: the next step of a client begins a new game
    assert (observation["action_mask"] == env.action_masks()).all()
    with pytest.raises(ResetNeeded, match="no game is going on"):
        env.step(0)


def _score_at(game: AnyGame) -> int:
    """Where the own score stands among the numbers."""
    at = 0
    for plane in game.encoding.planes:
        if plane.name == "score":
            return at
        at += plane.size
    raise AssertionError("there is no such plane")


def test_the_same_seed_gives_the_same_games() -> None:
    told = []
    for _ in range(2):
        env = SingleTable(Azul(), opponents="shaped")
        env.action_space.seed(4)
        env.reset(seed=8)
        told.append(
            [env.step(env.action_space.sample())[0]["observation"].tobytes() for _ in range(9)]
        )
    assert told[0] == told[1]


def test_what_is_wrong_is_refused() -> None:
    env = SingleTable(Azul(), seed=1)
    with pytest.raises(ResetNeeded):
        env.step(0)
    env.reset()
    illegal = int(np.flatnonzero(env.action_masks() == 0)[0])
    with pytest.raises(IllegalAction, match=r"\(AZ-"):
        env.step(illegal)
    with pytest.raises(ValueError, match="there is no action 180"):
        env.step(180)
    with pytest.raises(TypeError, match="whole numbers"):
        env.step(1.5)
    with pytest.raises(ValueError, match="render_mode"):
        env.render()
    with pytest.raises(ValueError, match="render_mode is one of ansi, rgb_array"):
        SingleTable(Azul(), render_mode="human")
    with pytest.raises(InvalidOption, match="nobody"):
        SingleTable(Azul(), opponents="nobody")


def test_the_learner_sees_a_picture() -> None:
    env = SingleTable(Azul(), render_mode="rgb_array", seed=1)
    env.reset()
    assert env.render().shape == (672, 960, 3)
    env.close()


def test_an_illegal_action_ends_the_game_where_it_has_a_reward() -> None:
    env = SingleTable(Azul(), seed=1, illegal_reward=-2)
    before, _ = env.reset()
    illegal = int(np.flatnonzero(env.action_masks() == 0)[0])
    after, reward, is_over, is_cut, told = env.step(illegal)
    assert (reward, is_over, is_cut) == (-2.0, True, False)
    assert (after["observation"] == before["observation"]).all()
    assert "(AZ-" in told["illegal"]
    with pytest.raises(ResetNeeded):
        env.step(0)
    env.reset()
    with pytest.raises(ValueError, match="there is no action 180"):
        env.step(180)
