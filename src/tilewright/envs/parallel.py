"""ParallelTable: the same table for code that asks all players at once."""

from collections.abc import Mapping
from typing import Any, SupportsIndex

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Dict
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from tilewright.core.numbers import whole_number
from tilewright.envs.aec import Observation, TableEnv
from tilewright.envs.spaces import LegalActions, Mask

Told = dict[str, dict[str, Any]]


class ParallelTable(ParallelEnv[str, Observation, SupportsIndex | None]):
    """A table at which one step is one decision: that of the player in turn.

    Everyone observes. Only the action of the player in turn (`in_turn`) is looked at, as in
    PettingZoo's own conversion of games with turns. Any action of the others will do, so their
    masks are all ones: code that draws an action by the mask for everybody needs one. A game is cut
    short after `max_cycles` steps.
    """

    def __init__(self, table: TableEnv, max_cycles: int | None = None) -> None:
        super().__init__()
        self.table = table
        self.max_cycles = None if max_cycles is None else whole_number("max_cycles", max_cycles, 1)
        self.metadata = table.metadata
        self.render_mode = table.render_mode
        self.possible_agents = table.possible_agents
        self.state_space = table.state_space
        self.agents: list[str] = []
        self._steps = 0

    def observation_space(self, agent: str) -> Dict:
        """What a player is given: the same for all."""
        return self.table.observation_space(agent)

    def action_space(self, agent: str) -> LegalActions:
        """The ids of a player's actions; `sample()` draws a legal one for who is in turn."""
        return self.table.action_space(agent)

    @property
    def in_turn(self) -> str | None:
        """The player who is to act; None where no game is going on."""
        return self.table.agent_selection if self.agents else None

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Told]:
        """Begin a new game, as `TableEnv.reset` does."""
        self.table.reset(seed, options)
        self.agents = self.table.agents[:]
        self._steps = 0
        return self._observations(), self._infos()

    def step(
        self, actions: dict[str, SupportsIndex | None]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Told]:
        """The decision of the player in turn, and what chance does after it.

        Wrong actions raise what `TableEnv.step` raises; so does a step without one.
        """
        if not self.agents:
            raise ResetNeeded("no game is going on: call reset() before step()")
        if not isinstance(actions, Mapping):
            raise TypeError(f"actions must be a dictionary by players, not {actions!r}")
        unknown = [agent for agent in actions if agent not in self.possible_agents]
        if unknown:
            raise ValueError(f"nobody here is called {', '.join(map(str, unknown))}")
        in_turn = self.table.agent_selection
        if actions.get(in_turn) is None:
            given = ", ".join([agent for agent, action in actions.items() if action is not None])
            raise ValueError(f"{in_turn} is in turn and must act; only {given or 'nobody'} did")
        self.table.step(actions[in_turn])
        self._steps += 1
        if not self._is_over() and self._steps == self.max_cycles:
            self.table.cut_short()
        told = (
            self._observations(),
            dict(self.table.rewards),
            dict(self.table.terminations),
            dict(self.table.truncations),
            self._infos(),
        )
        if self._is_over():
            self.agents = []
        return told

    def render(self) -> str | NDArray[Any] | None:
        """The table as a spectator sees it."""
        return self.table.render()

    def state(self) -> NDArray[Any]:
        """The table as a spectator sees it, as numbers."""
        return self.table.state()

    def close(self) -> None:
        """It holds nothing but memory."""

    def _observations(self) -> dict[str, Observation]:
        return {
            agent: {**self.table.observe(agent), "action_mask": self._mask(agent)}
            for agent in self.agents
        }

    def _infos(self) -> Told:
        return {agent: {"action_mask": self._mask(agent)} for agent in self.agents}

    def _mask(self, agent: str) -> Mask:
        """What a player may answer: anything, if it is not asked."""
        if agent == self.table.agent_selection and not self._is_over():
            return self.table.mask_of(agent)
        return np.ones(self.table.game.num_actions, np.int8)

    def _is_over(self) -> bool:
        return any([*self.table.terminations.values(), *self.table.truncations.values()])
