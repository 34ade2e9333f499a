"""SingleTable: a learner's seat at one table, as a plain environment of Gymnasium."""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode

from tilewright.core.errors import IllegalAction
from tilewright.core.game import AnyGame
from tilewright.core.playing import ROUND_LIMIT
from tilewright.envs.aec import Observation
from tilewright.envs.copying import deep_copy, same_draws
from tilewright.envs.spaces import LegalActions, Mask
from tilewright.envs.vector import FRAMES_A_SECOND, RENDER_MODES, VectorTable


class SingleTable(gymnasium.Env[Observation, Any]):
    """A table at which the learner meets bots; a step lasts until the learner is asked again.

    `action_masks()` is what sb3-contrib's MaskablePPO asks for. It is one lane of a VectorTable: it
    raises what that raises, and can be copied and pickled where that can.

    With an `illegal_reward` an illegal action raises nothing. It ends the game, gives that reward,
    and `info["illegal"]` says what was wrong. That is for code that draws actions without looking
    at the mask, and where an error would be lost with the process that it ends.
    """

    def __init__(
        self,
        game: AnyGame,
        *,
        opponents: str | Sequence[str] = "greedy",
        seat: int = 0,
        reward: str = "win",
        rounds: int = ROUND_LIMIT,
        render_mode: str | None = None,
        seed: int | None = None,
        illegal_reward: float | None = None,
    ) -> None:
        if opponents is None:  # which VectorTable takes for a table at which every seat learns
            raise TypeError("opponents are a player's name or a list of them, not None")
        self.game = game
        self.illegal_reward = None if illegal_reward is None else float(illegal_reward)
        self.render_mode = render_mode
        self.metadata = {"render_modes": list(RENDER_MODES), "render_fps": FRAMES_A_SECOND}
        self._lane = VectorTable(
            game,
            1,
            seed=seed,
            reward=reward,
            rounds=rounds,
            opponents=opponents,
            seat=seat,
            autoreset_mode=AutoresetMode.DISABLED,
            render_mode=render_mode,
        )
        self._seat = seat
        self._is_on = False  # is a game going on?
        self._has_ended = False  # a game, and the next one has not begun
        self.observation_space = self._lane.single_observation_space
        self.action_space = LegalActions(game.num_actions, self.action_masks)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game: the first of a seed, or without one the next."""
        super().reset(seed=seed)
        observations, _ = self._lane.reset(seed=seed, options=options)
        self._is_on, self._has_ended = True, False
        return self._seen(observations), {"action_mask": self.action_masks()}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The learner's decision, and all that happens until it is asked again."""
        if not self._is_on:
            raise ResetNeeded("no game is going on: call reset() before step()")
        try:
            observations, rewards, terminations, truncations, infos = self._lane.step(
                np.asarray(action)[np.newaxis]
            )
        except IllegalAction as refused:
            if self.illegal_reward is None:
                raise
            return self._ended_by(refused, self.illegal_reward)
        is_over, is_cut = bool(terminations[0]), bool(truncations[0])
        self._is_on, self._has_ended = not (is_over or is_cut), is_over or is_cut
        told = {"action_mask": self.action_masks(), "rewards": infos["rewards"][0]}
        return self._seen(observations), float(rewards[0]), is_over, is_cut, told

    def action_masks(self) -> Mask:
        """What the learner may do now: 1 for each legal action.

        After the end of a game all are 1: the next action is not looked at by code that begins the
        next game instead, such as Gymnasium's vector environments.
        """
        if self._has_ended:
            return np.ones(self.game.num_actions, np.int8)
        mask: Mask = self._lane.arrays.masks[0].astype(np.int8)
        return mask

    def render(self) -> Any:
        """The table as the learner sees it, in the way that `render_mode` says."""
        if self.render_mode is None:
            modes = ", ".join(RENDER_MODES)
            raise ValueError(f"nothing is drawn without a render_mode: name one of {modes}")
        return self._lane.drawing(0, self._seat)

    def close(self) -> None:
        """Let go of what the opponents hold."""
        self._lane.close()

    def clone(self) -> "SingleTable":
        """Another table that stands here and plays on as this one would, with the same luck."""
        return deepcopy(self)

    def __deepcopy__(self, memo: dict[int, Any]) -> "SingleTable":
        memo[id(self.action_space.np_random)] = same_draws(self.action_space.np_random)
        return deep_copy(self, memo, self.game, self.metadata, self.observation_space)

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "action_space": self.action_space.np_random}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.action_space = LegalActions(self.game.num_actions, self.action_masks)
        self.action_space._np_random = state["action_space"]

    def _ended_by(
        self, refused: IllegalAction, reward: float
    ) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """What a step gives whose action was illegal: the game is over."""
        self._is_on, self._has_ended = False, True
        arrays = self._lane.arrays
        told = {
            "action_mask": self.action_masks(),
            "rewards": np.zeros_like(arrays.rewards[0]),
            "illegal": str(refused),
        }
        observations = {"observation": arrays.observations.copy()}
        return self._seen(observations), reward, True, False, told

    def _seen(self, observations: Observation) -> Observation:
        """What the only lane sees, with what the learner may do."""
        return {"observation": observations["observation"][0], "action_mask": self.action_masks()}
