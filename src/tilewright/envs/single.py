"""SingleTable: a learner's seat at one table, as a plain environment of Gymnasium."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode

from tilewright.core.game import AnyGame, Seat
from tilewright.core.paint import painted
from tilewright.core.playing import ROUND_LIMIT
from tilewright.envs.aec import FRAMES_A_SECOND, Observation
from tilewright.envs.spaces import LegalActions, Mask
from tilewright.envs.vector import VectorTable

RENDER_MODES = ("ansi", "rgb_array")


class SingleTable(gymnasium.Env[Observation, Any]):
    """A table at which the learner meets bots; a step lasts until the learner is asked again.

    `action_masks()` is what sb3-contrib's MaskablePPO asks for. It is one lane of a VectorTable,
    and raises what that raises.
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
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            modes = ", ".join(RENDER_MODES)
            raise ValueError(f"render_mode is one of {modes}, or None, not {render_mode!r}")
        self.game = game
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
        )
        self._seat = Seat(seat)
        self._is_on = False  # is a game going on?
        self.observation_space = self._lane.single_observation_space
        self.action_space = LegalActions(game.num_actions, self.action_masks)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game: the first of a seed, or without one the next."""
        super().reset(seed=seed)
        observations, _ = self._lane.reset(seed=seed, options=options)
        self._is_on = True
        return _only(observations), {"action_mask": self.action_masks()}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The learner's decision, and all that happens until it is asked again."""
        if not self._is_on:
            raise ResetNeeded("no game is going on: call reset() before step()")
        observations, rewards, terminations, truncations, infos = self._lane.step(
            np.asarray(action)[np.newaxis]
        )
        is_over, is_cut = bool(terminations[0]), bool(truncations[0])
        self._is_on = not is_over and not is_cut
        told = {"action_mask": self.action_masks(), "rewards": infos["rewards"][0]}
        return _only(observations), float(rewards[0]), is_over, is_cut, told

    def action_masks(self) -> Mask:
        """What the learner may do now: 1 for each legal action."""
        mask: Mask = self._lane.arrays.masks[0].astype(np.int8)
        return mask

    def render(self) -> Any:
        """The table as the learner sees it, in the way that `render_mode` says."""
        if self.render_mode is None:
            modes = ", ".join(RENDER_MODES)
            raise ValueError(f"nothing is drawn without a render_mode: name one of {modes}")
        names = [f"player_{seat}" for seat in range(self.game.seats)]
        seen = self.game.observe(self._lane.batch.state(0).law(), self._seat)
        if self.render_mode == "ansi":
            return self.game.draw(seen, names, painted)
        from tilewright.envs.raster import pixels

        return pixels(self.game.picture(seen, names))

    def close(self) -> None:
        """Let go of what the opponents hold."""
        self._lane.close()


def _only(observations: Observation) -> Observation:
    """What the only lane sees."""
    return {name: rows[0] for name, rows in observations.items()}
