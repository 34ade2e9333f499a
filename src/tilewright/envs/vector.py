"""VectorTable: many games at once as a vector environment of Gymnasium, in the fast core."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from operator import index
from random import Random
from typing import TYPE_CHECKING, Any, SupportsIndex, TypeAlias

import numpy as np
from gymnasium.error import ClosedEnvironmentError, ResetNeeded
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tilewright.core.game import AnyGame
from tilewright.core.numbers import whole_number
from tilewright.core.paint import painted
from tilewright.core.playing import ROUND_LIMIT
from tilewright.envs.copying import deep_copy, same_draws
from tilewright.envs.opponents import Opponents, seating_of
from tilewright.envs.rewards import check_reward
from tilewright.envs.spaces import LegalActionsOfLanes, Mask, observation_space
from tilewright.native.batch import MOST_SEED, NO_ACTION, Arrays, Batch

if TYPE_CHECKING:
    from tilewright.native._native import Saved

Observations: TypeAlias = dict[str, NDArray[Any]]
Truths: TypeAlias = NDArray[np.bool_]

NOBODY = -1  # as the seat to act, where the game is over
MOST_LANES = 1_000_000
RENDER_MODES = ("ansi", "rgb_array")
FRAMES_A_SECOND = 2  # of a video: a turn should be seen
RESET_MASK = "reset_mask"  # the option of `reset` that marks lanes
AUTORESETS = {
    AutoresetMode.DISABLED: "disabled",
    AutoresetMode.NEXT_STEP: "next-step",
    AutoresetMode.SAME_STEP: "same-step",
}


class VectorTable(VectorEnv[Observations, NDArray[Any], NDArray[Any]]):
    """Many games of one table; a lane is a table at which one game follows another.

    Without `opponents` a step is one decision of the seat in turn in every lane: `infos["actor"]`
    is the seat that is asked now (-1 where the game is over), `rewards` what the seat that acted
    was given, `infos["rewards"]` what every seat was given. With them, players' names of the
    roster, a step is the learner's decision and all that happens until it is asked again, and
    `rewards` is what its seat was given meanwhile; `seat` is the learner's, and without it lane i
    sits on seat i modulo the number of seats.

    With `arrays` everything is written into these, and the observations and masks of every step are
    views of them: nothing is copied, and what is to be kept must be. Without them every step gives
    arrays of its own. How a game ended is shown to the learner's seat, or to the seat that acted
    last. Its mask has no legal action; but where the mode is NEXT_STEP, any action will do, so all
    are legal. `seed` is that of the first reset, if it names none; without either the games are new
    ones each time.

    With a `render_mode`, `ansi` or `rgb_array`, `render()` draws every lane: as the learner's seat
    sees it, and in self-play as a spectator does.

    It can be copied and pickled, and the copy plays on as the original would, into arrays of its
    own. That needs opponents that hold nothing but their luck (`random`, `greedy`, `shaped`); with
    others it raises TypeError once they have begun to think.

    >>> from tilewright.azul.game import Azul
    >>> env = VectorTable(Azul(), 64, opponents="random")
    >>> observations, infos = env.reset(seed=7)
    >>> for _ in range(50):
    ...     actions = env.action_space.sample()  # legal ones, by lot
    ...     observations, rewards, terminations, truncations, infos = env.step(actions)
    >>> observations["observation"].shape, observations["action_mask"].shape, rewards.shape
    ((64, 247), (64, 180), (64,))
    """

    _opponents: Opponents | None = None  # also where the rest could not be made

    def __init__(
        self,
        game: AnyGame,
        num_envs: int,
        *,
        seed: int | None = None,
        reward: str = "win",
        rounds: int = ROUND_LIMIT,
        threads: int = 1,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        opponents: str | Sequence[str] | None = None,
        seat: int | None = None,
        arrays: Arrays | None = None,
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode)
        if opponents is None and seat is not None:
            raise ValueError("without opponents every seat learns: name them, or leave out `seat`")
        mode = mode_of(autoreset_mode)
        seed = Random().getrandbits(63) if seed is None else seed
        seating = None if opponents is None else seating_of(game, opponents, seat)
        self.num_envs = whole_number("num_envs", num_envs, 1, MOST_LANES)
        self.batch = Batch(
            game,
            self.num_envs,
            seed=seed,
            threads=threads,
            rounds=rounds,
            reward=check_reward(reward),
            autoreset=AUTORESETS[mode],
            learners=None if seating is None else seating.learners(self.num_envs),
        )
        self.game = game
        self.autoreset_mode = mode
        self.render_mode = render_mode
        self.metadata = {
            "autoreset_mode": mode,
            "render_modes": list(RENDER_MODES),
            "render_fps": FRAMES_A_SECOND,
        }
        self.arrays = self.batch.new_arrays() if arrays is None else arrays
        self.batch.observe(self.arrays)  # which refuses arrays that do not fit
        check_apart(self.arrays)
        self._copies = arrays is None
        self.single_observation_space = observation_space(game)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.single_action_space = Discrete(game.num_actions)
        self._look_at_arrays()
        self._learners = None if seating is None else seating.learners(self.num_envs)
        self._opponents = None if seating is None else Opponents(self.batch, seating)
        is_same = mode is AutoresetMode.SAME_STEP
        self._finals = np.zeros_like(self.arrays.observations) if is_same else None
        self._actors = self.arrays.actors.copy()  # who is asked, whatever becomes of the arrays
        self._lanes = np.arange(self.num_envs)
        self._first_seed: int | None = seed
        self._is_ready = False  # for a step: all lanes were reset, and no opponent has failed since

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin new games: the first of a seed, or without one the next.

        A list of seeds has one for each lane, or None: lanes with the same seed, and the same seat
        of the learner, play the same games. `options={"reset_mask": mask}` begins them only in the
        lanes that the truths of `mask` mark.
        """
        if self.closed:
            raise ClosedEnvironmentError("the environment is closed")
        marked = self._marked(options or {})
        first = self._first_seed if seed is None else seed
        if first is None or isinstance(first, SupportsIndex):
            self._begin(None if first is None else index(first), marked.view(np.uint8))
        else:
            self._begin_from(first, marked)
        if self._opponents is not None:
            self._opponents.act(self.arrays, self._finals)
        self._first_seed = None
        self._is_ready = True
        return self._observations(), self._infos()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One decision in every lane.

        An illegal action raises WrongAction, one that does not exist ValueError: all games are as
        they were. A lane whose game is over begins the next one, whatever its action is, where the
        autoreset mode is NEXT_STEP; where it is DISABLED, it is to be reset, or does NO_ACTION.
        """
        if not self._is_ready:
            self._refuse_to_step()
        taken = self._taken(actions)
        arrays, acted = self.arrays, self._actors
        self.batch.step(taken, arrays, self._finals)
        if self._opponents is not None:
            self._is_ready = False
            self._opponents.act(arrays, self._finals)
            self._is_ready = True
        rewards = arrays.rewards[self._lanes, acted]  # -1, nobody: the last, and all of them are 0
        terminations, truncations = arrays.done.astype(np.bool_), arrays.truncated.astype(np.bool_)
        infos = self._infos()
        infos["rewards"], infos["_rewards"] = arrays.rewards.copy(), self._everywhere
        if self._finals is not None:
            ended = terminations | truncations
            if ended.any():
                self._add_endings(infos, ended)
        return self._observations(), rewards, terminations, truncations, infos

    def save(self) -> "Saved":
        """All games as they are, with the luck of their chance, for `restore`."""
        if not self._is_ready:
            self._refuse_to_step()
        return self.batch.save()

    def restore(
        self, saved: "Saved", lanes: NDArray[np.int64] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Let the games be as they were when they were saved, and tell what a reset tells.

        `lanes` spreads saved games over other lanes, as `Batch.restore` does. The luck of opponents
        is not turned back.
        """
        if not self._is_ready:
            self._refuse_to_step()
        self.batch.restore(saved, lanes)
        self.batch.observe(self.arrays)
        return self._shown()

    def begin_at(self, positions: Sequence[Any]) -> tuple[Observations, dict[str, Any]]:
        """Go on from positions, one for each lane, and tell what a reset tells.

        A position is a text, a state, or None for a lane that stays as it is. Opponents whose turn
        it is act first. Raises what `Batch.begin_at` raises.
        """
        if not self._is_ready:
            self._refuse_to_step()
        self.batch.begin_at(positions, self.arrays)
        return self._shown()

    def _shown(self) -> tuple[Observations, dict[str, Any]]:
        """What is to be seen after games were put somewhere else."""
        if self._opponents is not None:
            self._is_ready = False
            self._opponents.act(self.arrays, self._finals)
            self._is_ready = True
        return self._observations(), self._infos()

    def render(self) -> tuple[Any, ...]:
        """A drawing of every lane, in the way that `render_mode` says."""
        if self.render_mode is None:
            raise ValueError(
                f"nothing is drawn without a render_mode: name one of {', '.join(RENDER_MODES)}"
            )
        seats = [None] * self.num_envs if self._learners is None else self._learners.tolist()
        return tuple([self.drawing(lane, seat) for lane, seat in enumerate(seats)])

    def drawing(self, lane: int, seat: int | None) -> Any:
        """A lane as a seat sees it, or a spectator, in the way that `render_mode` says."""
        names = [f"player_{number}" for number in range(self.game.seats)]
        seen = self.game.observe(self.batch.state(lane).value(), seat)
        if self.render_mode == "ansi":
            return self.game.drawing.draw(seen, names, painted)
        from tilewright.envs.raster import pixels

        return pixels(self.game.drawing.picture(seen, names))

    def __deepcopy__(self, memo: dict[int, Any]) -> "VectorTable":
        spaces = (self.observation_space, self.single_observation_space, self.single_action_space)
        memo[id(self.action_space.np_random)] = same_draws(self.action_space.np_random)
        return deep_copy(self, memo, self.game, self.metadata, *spaces)

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "action_space": self.action_space.np_random, "_masks": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._look_at_arrays()
        self.action_space._np_random = state["action_space"]

    def close_extras(self, **kwargs: Any) -> None:
        """Let go of what the opponents hold."""
        self._is_ready = False
        if self._opponents is not None:
            self._opponents.close()

    def _look_at_arrays(self) -> None:
        """What shows the masks that are written into the arrays."""
        self._masks: Mask = self.arrays.masks.view(np.int8)
        self.action_space = LegalActionsOfLanes(self._masks)
        self._everywhere = np.ones(self.num_envs, np.bool_)
        self._everywhere.flags.writeable = False

    def _begin(self, seed: int | None, marked: NDArray[np.uint8]) -> None:
        """New games in the lanes that are marked, from one seed for all of them."""
        self.batch.reset_where(marked, self.arrays, seed)
        super().reset(seed=seed)
        self._is_ready = False
        if self._opponents is not None and seed is not None:
            self._opponents.begin(seed, marked)

    def _begin_from(self, given: Sequence[int | None], marked: Truths) -> None:
        """New games in the lanes that are marked, from a seed for each; None: the next game."""
        seeds, seeded = seeds_of(given, self.num_envs)
        from_seed, going_on = (marked & seeded).view(np.uint8), (marked & ~seeded).view(np.uint8)
        self.batch.reset_from(from_seed, self.arrays, seeds)
        self.batch.reset_where(going_on, self.arrays)
        self._is_ready = False
        if self._opponents is not None:
            self._opponents.begin_from(seeds, from_seed)

    def _observations(self) -> Observations:
        observations, masks = self.arrays.observations, self._masks
        if self._copies:
            observations, masks = observations.copy(), masks.copy()
        return {"observation": observations, "action_mask": masks}

    def _infos(self) -> dict[str, Any]:
        self._actors = self.arrays.actors.copy()
        return {"actor": self._actors.copy(), "_actor": self._everywhere}

    def _add_endings(self, infos: dict[str, Any], ended: Truths) -> None:
        """How the games ended whose lanes have begun the next one, as Gymnasium tells it."""
        assert self._finals is not None
        lanes = np.flatnonzero(ended)
        observations = self._finals[lanes]
        masks = np.zeros((len(lanes), self.game.num_actions), np.int8)
        finals = np.full(self.num_envs, None, object)
        for at, lane in enumerate(lanes.tolist()):
            finals[lane] = {"observation": observations[at], "action_mask": masks[at]}
        infos["final_obs"], infos["_final_obs"] = finals, ended
        infos["final_info"], infos["_final_info"] = (
            {
                "actor": np.where(ended, np.int8(NOBODY), infos["actor"]),
                "_actor": ended,
                "rewards": infos["rewards"],
                "_rewards": ended,
            },
            ended,
        )

    def _taken(self, actions: Any) -> NDArray[np.int32]:
        """The actions, of whatever whole numbers; none becomes another by being narrowed."""
        found = np.asarray(actions)
        if found.dtype.kind not in "iu":
            raise TypeError(f"actions must be whole numbers, not {found.dtype}")
        if found.shape != (self.num_envs,):
            raise ValueError(f"actions must have the shape ({self.num_envs},), not {found.shape}")
        if found.min() < NO_ACTION or found.max() >= self.game.num_actions:
            lane = int(np.flatnonzero((found < NO_ACTION) | (found >= self.game.num_actions))[0])
            last = self.game.num_actions - 1
            raise ValueError(f"lane {lane}: there is no action {found[lane]}; ids are 0 to {last}")
        return found.astype(np.int32)

    def _marked(self, options: Mapping[str, Any]) -> Truths:
        """The lanes that a reset is for."""
        unknown = [name for name in options if name != RESET_MASK]
        if unknown:
            raise ValueError(f"the only option of a reset is {RESET_MASK}, not {unknown[0]}")
        if RESET_MASK not in options:
            return self._everywhere
        marked = options[RESET_MASK]
        if not isinstance(marked, np.ndarray) or marked.dtype != np.bool_:
            given = getattr(marked, "dtype", type(marked).__name__)
            raise TypeError(f"{RESET_MASK} must be an array of bool, not {given}")
        if marked.shape != (self.num_envs,):
            raise ValueError(f"{RESET_MASK} must have the shape ({self.num_envs},)")
        if not marked.any():
            raise ValueError(f"{RESET_MASK} must mark at least one lane")
        if not self._is_ready:
            raise ResetNeeded("reset all lanes first, without a mask")
        return np.ascontiguousarray(marked)

    def _refuse_to_step(self) -> None:
        if self.closed:
            raise ClosedEnvironmentError("the environment is closed")
        raise ResetNeeded("call reset first: no game has begun, or an opponent has failed")


def mode_of(mode: AutoresetMode | str) -> AutoresetMode:
    """The autoreset mode that Gymnasium calls so; raises ValueError.

    >>> mode_of("SameStep")
    <AutoresetMode.SAME_STEP: 'SameStep'>
    """
    for each in AutoresetMode:
        if mode in (each, each.value, each.name):
            return each
    known = ", ".join([each.name for each in AutoresetMode])
    raise ValueError(f"autoreset_mode is one of {known}, not {mode!r}")


def check_render_mode(mode: str | None) -> None:
    """Refuse a way of drawing that nobody knows: ValueError."""
    if mode not in (None, *RENDER_MODES):
        raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, or None, not {mode!r}")


def seeds_of(given: Any, lanes: int) -> tuple[NDArray[np.uint64], Truths]:
    """A seed for each lane, and where there is one; raises ValueError, TypeError.

    >>> seeds_of([7, None], 2)
    (array([7, 0], dtype=uint64), array([ True, False]))
    """
    if isinstance(given, str) or not isinstance(given, Sequence | np.ndarray):
        raise TypeError(f"a seed is a whole number, or a list with one for each lane: {given!r}")
    if len(given) != lanes:
        raise ValueError(f"there are {len(given)} seeds for {lanes} lanes")
    seeds = [0 if seed is None else whole_number("seed", seed, 0, MOST_SEED) for seed in given]
    return np.array(seeds, np.uint64), np.array([seed is not None for seed in given], np.bool_)


def check_apart(arrays: Arrays) -> None:
    """Refuse arrays that lie in the same memory: one would be written over the other."""
    for (name, array), (other_name, other) in combinations(arrays._asdict().items(), 2):
        if np.may_share_memory(array, other):
            raise ValueError(f"{name} and {other_name} must not lie in the same memory")
