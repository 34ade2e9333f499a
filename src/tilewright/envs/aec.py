"""TableEnv: any game as a PettingZoo environment in which seats act one after another (AEC)."""

import sys
from collections.abc import Mapping
from contextlib import suppress
from copy import deepcopy
from functools import partial
from operator import index
from random import Random
from typing import Any, Literal, SupportsIndex, overload

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box, Dict
from numpy.typing import NDArray
from pettingzoo import AECEnv

from tilewright.core.game import AnyGame
from tilewright.core.numbers import whole_number
from tilewright.core.paint import painted
from tilewright.core.playing import ROUND_LIMIT
from tilewright.core.rules import CHANCE, Outcome
from tilewright.core.seat import Seat
from tilewright.envs.copying import deep_copy, same_draws, same_luck
from tilewright.envs.rewards import check_reward, rewards
from tilewright.envs.spaces import LegalActions, Mask, observation_space, plane_space
from tilewright.native.choosing import rules_for

RENDER_MODES = ("human", "ansi", "rgb_array")
FRAMES_A_SECOND = 2  # of a video: a turn should be seen

Observation = dict[str, NDArray[Any]]


class TableEnv(AECEnv[str, Observation, SupportsIndex | None]):
    """One table; `player_0` sits on the first seat, and so on.

    `reward` is `win`, `margin` or `points` (see docs/environments.md). A game is cut short, that is
    truncated, where it would begin a round after `rounds`, or where a player would have to decide
    more than `max_cycles` times. `engine` is `native`, `python`, or `auto` for the faster one that
    is there; both play the same games. `seed` is the source of all luck until a `reset` names
    another, and of what the action spaces draw.

    Wrong actions raise an error and change nothing: TypeError for what is no whole number,
    ValueError for an id that no action has, IllegalAction with the rule for what is not legal now,
    ResetNeeded where no game is going on.
    """

    def __init__(
        self,
        game: AnyGame,
        name: str,
        *,
        reward: str = "win",
        rounds: int = ROUND_LIMIT,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        engine: str = "auto",
        seed: int | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            modes = ", ".join(RENDER_MODES)
            raise ValueError(f"render_mode is one of {modes}, or None, not {render_mode!r}")
        self.game = game
        self.reward = check_reward(reward)
        self.rounds = whole_number("rounds", rounds, 1)
        self.max_cycles = None if max_cycles is None else whole_number("max_cycles", max_cycles, 1)
        self.render_mode = render_mode
        self.metadata = {
            "name": name,
            "render_modes": list(RENDER_MODES),
            "render_fps": FRAMES_A_SECOND,
            "is_parallelizable": False,  # players act in turn; `parallel_env` knows that
        }
        self.possible_agents = [f"player_{seat}" for seat in range(game.seats)]
        self.agents: list[str] = []
        self.state_space: Box = plane_space(game)
        self._rules = rules_for(game, engine)
        self._seat_of = {agent: Seat(seat) for seat, agent in enumerate(self.possible_agents)}
        self._observation_space = observation_space(game)
        self._spaces = self._new_spaces()
        self._nothing: Mask = np.zeros(game.num_actions, np.int8)  # what others may do
        self._rng = _seeded(seed)
        if seed is not None:
            for seat, space in enumerate(self._spaces.values()):
                space.seed(index(seed) + seat)
        self._state: Any = None
        self._mask = self._nothing
        self._decided: dict[str, int] = {}  # how often each player has decided in this game

    def observation_space(self, agent: str) -> Dict:
        """What a player is given: the same for all."""
        self._seat(agent)
        return self._observation_space

    def action_space(self, agent: str) -> LegalActions:
        """The ids of a player's actions; `sample()` draws a legal one."""
        self._seat(agent)
        return self._spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; with `options={"position": TEXT}` at that position.

        Options that nobody knows are passed over, as PettingZoo's tests want it.
        """
        rng = self._rng if seed is None else _seeded(seed)
        state = self._beginning(options)
        self._rng = rng
        self._state = self._after_chance(state)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._decided = dict.fromkeys(self.agents, 0)
        self._skip_agent_selection = None
        self._give_turn()
        self._show()

    @overload
    def last(
        self, observe: Literal[True] = True
    ) -> tuple[Observation, float, bool, bool, dict[str, Any]]: ...

    @overload
    def last(self, observe: bool) -> tuple[Any, float, bool, bool, dict[str, Any]]: ...

    def last(
        self, observe: bool = True
    ) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What the player in turn sees, was given since its last decision, and is told."""
        if not self.agents:
            raise ResetNeeded("no game is going on: call reset() before last()")
        found: tuple[Observation | None, float, bool, bool, dict[str, Any]] = super().last(observe)
        return found

    def step(self, action: SupportsIndex | None) -> None:
        """The decision of the player in turn, and what chance does after it.

        A player whose game is over steps once more, with None.
        """
        if not self.agents:
            raise ResetNeeded("no game is going on: call reset() before step()")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise ValueError(
                    f"the game is over: the last step of {agent} is None, not {action!r}"
                )
            self._was_dead_step(None)
            return
        number = self._id_of(agent, action)
        before = self._rules.progress(self._state).scores
        self._state = self._after_chance(self._rules.apply(self._state, number))
        self._decided[agent] += 1
        self._cumulative_rewards[agent] = 0.0
        outcome = self._rules.outcome(self._state)
        given = rewards(self.reward, before, self._rules.progress(self._state).scores, outcome)
        self.rewards = dict(zip(self.agents, given, strict=True))
        self._accumulate_rewards()
        if outcome is None:
            self._give_turn()
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self._end()
        self._show()

    def cut_short(self) -> None:
        """Break the game off here: every player is truncated."""
        if not self.agents or any([*self.terminations.values(), *self.truncations.values()]):
            raise ResetNeeded("no game is going on that could be cut short: call reset()")
        self.truncations = dict.fromkeys(self.agents, True)
        self._end()

    def observe(self, agent: str) -> Observation:
        """What a player sees now; the mask of who is not in turn has no legal action."""
        encoded = self._rules.encoding.encoded(self._now(), self._seat(agent))
        observation = np.frombuffer(bytearray(encoded), np.uint8)
        return {"observation": observation, "action_mask": self.mask_of(agent)}

    def mask_of(self, agent: str) -> Mask:
        """What a player may do now: 1 for each legal action; nothing for who is not in turn."""
        in_turn = self.agents and agent == self.agent_selection
        return (self._mask if in_turn else self._nothing).copy()

    def state(self) -> NDArray[np.uint8]:
        """The table as a spectator sees it: what all players know."""
        return np.frombuffer(bytearray(self._rules.encoding.encoded(self._now(), None)), np.uint8)

    def position(self, agent: str | None = None) -> str:
        """The table as text, as a player may see it, or a spectator (None); `reset` reads it.

        What a player does not know is `?` in it; such a position can't be played on.
        """
        seat = None if agent is None else self._seat(agent)
        return self._rules.telling.seen(self._now(), seat)

    def scores(self) -> tuple[int, ...]:
        """The scores so far, by seat."""
        return self._rules.progress(self._now()).scores

    def outcome(self) -> Outcome | None:
        """The final scores and the winners once the game is over."""
        return self._rules.outcome(self._now())

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as a spectator sees it, in the way that `render_mode` says."""
        state = self._now()
        if self.render_mode is None:
            raise ValueError(
                f"nothing is drawn without a render_mode: name one of {', '.join(RENDER_MODES)} "
                "when the environment is made"
            )
        seen = self._rules.observe(state, None)
        if self.render_mode == "rgb_array":
            from tilewright.envs.raster import pixels

            return pixels(self.game.drawing.picture(seen, self.possible_agents))
        drawing = self.game.drawing.draw(seen, self.possible_agents, painted)
        if self.render_mode == "ansi":
            return drawing
        sys.stdout.write(drawing + "\n")
        return None

    def close(self) -> None:
        """It holds nothing but memory."""

    def clone(self) -> "TableEnv":
        """Another table that stands here and plays on as this one would, with the same luck."""
        return deepcopy(self)

    def imagined(self, seed: int | None = None) -> "TableEnv":
        """A table that the player in turn can't tell from this one, with luck of its own.

        What that player does not know is drawn anew, and so is all that chance does from here on: a
        search looks at such tables, for a `clone` knows what will be dealt.

        >>> from tilewright.azul.game import Azul
        >>> env = TableEnv(Azul(), "azul_v0")
        >>> env.reset(seed=7)
        >>> other = env.imagined(seed=1)
        >>> other.step(other.action_space(other.agent_selection).sample())
        >>> other.position() == env.position(), other.agent_selection == env.agent_selection
        (False, False)
        """
        state = self._now()
        actor = self._rules.actor(state)
        if not isinstance(actor, int):
            raise ResetNeeded("no player is in turn who could imagine a table: call reset()")
        rng = _seeded(seed)
        other = self.clone()
        other._state = self._rules.imagine(self._rules.observe(state, actor), rng)
        other._rng = rng
        for space in other._spaces.values():
            space.seed(rng.getrandbits(63))
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "TableEnv":
        """What never changes is shared, so that a search can copy often."""
        memo[id(self._rng)] = same_luck(self._rng)
        for space in self._spaces.values():
            memo[id(space.np_random)] = same_draws(space.np_random)
        return deep_copy(self, memo, *self._shared())

    def __getstate__(self) -> dict[str, Any]:
        luck = {agent: space.np_random for agent, space in self._spaces.items()}
        return {**self.__dict__, "_spaces": luck}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._spaces = self._new_spaces()
        for agent, luck in state["_spaces"].items():
            self._spaces[agent]._np_random = luck

    def _shared(self) -> tuple[object, ...]:
        """What copies have in common."""
        table = (self.game, self.metadata, self.possible_agents, self._seat_of, self._rules)
        return (*table, self.state_space, self._observation_space, self._nothing, self._state)

    def _new_spaces(self) -> dict[str, LegalActions]:
        return {
            agent: LegalActions(self.game.num_actions, partial(self.mask_of, agent))
            for agent in self.possible_agents
        }

    def _seat(self, agent: str) -> Seat:
        if agent not in self._seat_of:
            raise ValueError(f"nobody here is called {agent!r}: {', '.join(self.possible_agents)}")
        return self._seat_of[agent]

    def _now(self) -> Any:
        """The state of the table."""
        if self._state is None:
            raise ResetNeeded("there is no table yet: call reset() first")
        return self._state

    def _show(self) -> None:
        """Print the table for whoever watches."""
        if self.render_mode == "human":
            self.render()

    def _beginning(self, options: Mapping[str, Any] | None) -> Any:
        """The state in which a game begins."""
        if options is not None and not isinstance(options, Mapping):
            raise TypeError(f"options must be a dictionary, not {options!r}")
        position = (options or {}).get("position")
        if position is None:
            return self._rules.start()
        if not isinstance(position, str):
            raise TypeError(f"a position is a text, not {position!r}")
        state = self._rules.notation.parse_state(position)
        if self._rules.actor(state) is None:
            raise ValueError("the game is over in that position: nobody can act")
        if self._rules.progress(state).round > self.rounds:
            raise ValueError(f"that position is in a round after the limit, {self.rounds}")
        return state

    def _after_chance(self, state: Any) -> Any:
        """The state after all that chance does before the next decision of a seat."""
        rules = self._rules
        while rules.actor(state) is CHANCE and rules.progress(state).round <= self.rounds:
            state = rules.apply(state, rules.sample(state, self._rng))
        return state

    def _id_of(self, agent: str, action: object) -> int:
        number = None
        if not isinstance(action, bool | np.bool_):
            with suppress(TypeError):
                number = index(action)  # type: ignore[arg-type]  # it raises for what is no number
        if number is None:
            raise TypeError(
                f"the action of {agent} must be a whole number, the id of an action, not {action!r}"
            )
        if not 0 <= number < self.game.num_actions:
            last = self.game.num_actions - 1
            raise ValueError(f"{agent}: there is no action {number}; ids are 0 to {last}")
        return number

    def _give_turn(self) -> None:
        """Tell whose turn it is and what may be done, or that the game is cut short here."""
        actor = self._rules.actor(self._state)
        if actor is CHANCE:  # the limit of rounds stopped it
            self.cut_short()
            return
        assert isinstance(actor, int)
        agent = self.possible_agents[actor]
        if self.max_cycles is not None and self._decided[agent] >= self.max_cycles:
            self.cut_short()
            return
        self._mask = np.frombuffer(bytearray(self._rules.encoding.mask(self._state)), np.int8)
        self.agent_selection = agent
        self._tell()

    def _end(self) -> None:
        """Nobody may do anything any more; each player steps once more."""
        self._mask = self._nothing
        self.agent_selection = self.agents[0]
        self._tell()

    def _tell(self) -> None:
        self.infos = {agent: {"action_mask": self.mask_of(agent)} for agent in self.agents}


def _seeded(seed: int | None) -> Random:
    if seed is None:
        return Random()
    return Random(whole_number("seed", seed, 0))
