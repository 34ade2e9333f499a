"""Batch: many games of one table advanced in one call, into arrays that the caller owns.

It needs NumPy: `pip install "tilewright[batch]"`.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tilewright.core.errors import IllegalAction, Refusal
from tilewright.core.game import AnyGame
from tilewright.core.numbers import whole_number
from tilewright.core.planes import size_of
from tilewright.core.playing import ROUND_LIMIT
from tilewright.native.engine import Engine
from tilewright.native.tables import core_of

if TYPE_CHECKING:
    from tilewright.native._native import Saved, State

NO_ACTION = -1  # of a lane that waits for a new game
HOLD = -2  # of a lane that stays as it is in this step
NO_LANE = -1  # of a WrongAction that was built from its message alone
AUTORESETS = ("disabled", "next-step", "same-step")
MOST_SEED = 2**64 - 1
MOST_ROUNDS = 2**31 - 1


class Arrays(NamedTuple):
    """Where a batch writes, a row for each game."""

    observations: NDArray[np.uint8]  # what the seat to act sees, as the game's `planes` say
    masks: NDArray[np.uint8]  # 1 where it may act so
    rewards: NDArray[np.float32]  # by seat
    done: NDArray[np.uint8]  # 1 where the game came to its end
    truncated: NDArray[np.uint8]  # 1 where it was cut short
    actors: NDArray[np.int8]  # the seat to act; -1 in a lane that waits for a new game


class WrongAction(IllegalAction):
    """A lane's action that the rules refuse: nothing was changed in any lane."""

    def __init__(
        self,
        lane: "int | str | WrongAction",
        action: object = None,
        refusal: Refusal | None = None,
    ) -> None:
        if isinstance(lane, WrongAction):  # see GameError
            action, refusal = lane.args
            lane = lane.lane
        if isinstance(lane, str):
            lane, action = NO_LANE, lane
        super().__init__(action, refusal)
        self.lane: int = lane

    def __str__(self) -> str:
        told = super().__str__()
        return told if self.lane == NO_LANE else f"lane {self.lane}: {told}"

    def __reduce__(self) -> tuple[type["WrongAction"], tuple[object, ...]]:
        return WrongAction, (self.lane, *self.args)


class Batch:
    """Many games of one table.

    All follow from one seed, whatever the number of threads. `reward` is what `Arrays.rewards`
    tells: `win` (at the end 1 for winning alone, -1 / (seats - 1) for losing, adding up to 0),
    `margin` (at the end the points ahead of the best of the others) or `points` (what each step
    gained). A game that would begin a round after `rounds` is cut short.

    `autoreset` is what becomes of a lane whose game has ended: it begins the next one in the
    `same-step`, or in the `next-step` whatever its action is then, so that its mask is all ones, or
    it waits (`disabled`) for `reset_where`, and its action is NO_ACTION until then. How a game
    ended is shown to the lane's seat in `learners`, or to the seat that acted last: in the row of
    observations while the lane waits, and in `finals` of `step` where the next game has begun.

    One thread at a time may call a batch: a second one gets a RuntimeError. It can be copied and
    pickled: the copy plays on as the original would. Read only pickles that you trust.

    >>> from tilewright.azul.game import Azul
    >>> batch = Batch(Azul(), games=256, seed=7)
    >>> arrays = batch.new_arrays()
    >>> batch.reset(arrays)
    >>> actions = np.zeros(256, np.int32)
    >>> for _ in range(100):
    ...     batch.choose(actions)
    ...     batch.step(actions, arrays)
    >>> arrays.observations.shape, arrays.masks.shape, sorted(set(arrays.actors.tolist()))
    ((256, 247), (256, 180), [0, 1])
    """

    def __init__(
        self,
        game: AnyGame,
        games: int,
        *,
        seed: int = 0,
        threads: int = 1,
        rounds: int = ROUND_LIMIT,
        reward: str = "win",
        autoreset: str = "same-step",
        learners: NDArray[np.int8] | None = None,
    ) -> None:
        if isinstance(game, Engine):
            game = game.reference
        rules = core_of(game)
        if autoreset not in AUTORESETS:
            raise ValueError(f"autoreset is one of {', '.join(AUTORESETS)}, not {autoreset!r}")
        from tilewright.native import _native

        self._options = {
            "threads": threads,
            "rounds": rounds,
            "reward": reward,
            "autoreset": autoreset,
            "learners": learners,
        }
        self.game = game
        self.games = whole_number("games", games, 1, _native.MOST_GAMES)
        if learners is not None:
            _check_array("learners", learners, np.int8, (self.games,))
            if not ((learners >= 0) & (learners < game.seats)).all():
                raise ValueError(f"learners sit on seats 0 to {game.seats - 1}")
        self._core = _native.Batch(
            rules,
            self.games,
            whole_number("seed", seed, 0, MOST_SEED),
            whole_number("threads", threads, 1, _native.MOST_THREADS),
            whole_number("rounds", rounds, 1, MOST_ROUNDS),
            str(reward),
            autoreset,
            learners,
        )
        self._due: tuple[tuple[Any, tuple[int, ...]], ...] = (  # type and shape of Arrays
            (np.uint8, (self.games, size_of(game.encoding.planes))),
            (np.uint8, (self.games, game.num_actions)),
            (np.float32, (self.games, game.seats)),
            (np.uint8, (self.games,)),
            (np.uint8, (self.games,)),
            (np.int8, (self.games,)),
        )

    def new_arrays(self) -> Arrays:
        """Arrays of the right shapes, for whoever has none yet."""
        return Arrays._make([np.zeros(shape, dtype) for dtype, shape in self._due])

    def observe(self, arrays: Arrays) -> None:
        """Write what the seats to act see and may do."""
        self._check_arrays(arrays)
        self._core.write(arrays.observations, arrays.masks, arrays.actors, None)

    def reset(self, arrays: Arrays, seed: int | None = None) -> None:
        """Begin all games anew, from that seed if there is one, and write where they stand."""
        self.reset_where(np.ones(self.games, np.uint8), arrays, seed)

    def reset_where(
        self, marked: NDArray[np.uint8], arrays: Arrays, seed: int | None = None
    ) -> None:
        """Begin a new game in the lanes that are marked, and write where these stand.

        With a seed these lanes play the games that they would play if all began from it.
        """
        _check_array("marked", marked, np.uint8, (self.games,))
        self._check_arrays(arrays)
        first = None if seed is None else whole_number("seed", seed, 0, MOST_SEED)
        self._core.reset_where(marked, first)
        self._write_beginnings(marked, arrays)

    def reset_from(
        self, marked: NDArray[np.uint8], arrays: Arrays, seeds: NDArray[np.uint64]
    ) -> None:
        """Begin a new game in the lanes that are marked, each from its own seed.

        Such a lane plays what the first lane of a batch with that seed would play.
        """
        _check_array("marked", marked, np.uint8, (self.games,))
        _check_array("seeds", seeds, np.uint64, (self.games,))
        self._check_arrays(arrays)
        self._core.reset_from(marked, seeds)
        self._write_beginnings(marked, arrays)

    def step(
        self,
        actions: NDArray[np.int32],
        arrays: Arrays,
        finals: NDArray[np.uint8] | None = None,
    ) -> None:
        """One decision in every game, and what chance does after it; none where it is HOLD.

        Where a game ended and the next one has begun in the same step, its last observation is
        written into `finals`, if they are wanted; their other rows stay as they are. A wrong action
        raises WrongAction, or ValueError where there is no such id, and leaves all games as they
        are.
        """
        _check_array("actions", actions, np.int32, (self.games,))
        self._check_arrays(arrays)
        if finals is not None:
            _check_array("finals", finals, *self._due[0])
            _check_writable("finals", finals)
        wrong = self._core.step(actions, *arrays, finals)
        if wrong is not None:
            self._refuse(*wrong)

    def choose(self, actions: NDArray[np.int32], marked: NDArray[np.uint8] | None = None) -> None:
        """Write a random legal action for every game, or for the marked ones.

        Where a lane waits for a new game, it is NO_ACTION.
        """
        self._check_choice(actions, marked)
        self._core.choose(actions, marked)

    def choose_greedily(
        self, actions: NDArray[np.int32], marked: NDArray[np.uint8] | None = None
    ) -> None:
        """Write what the bot `greedy` would do, for every game or for the marked ones.

        Only in Azul: in Duel it would look at what is hidden from a seat (ValueError).
        """
        self._check_choice(actions, marked)
        self._core.choose_greedily(actions, marked)

    def save(self) -> "Saved":
        """All games as they are, with their luck: for `restore`, as often as you like.

        A tree search saves, tries, and restores. It costs much less than a step.
        """
        return self._core.save()

    def restore(self, saved: "Saved", lanes: NDArray[np.int64] | None = None) -> None:
        """Let the games be as they were when they were saved; `observe` writes where they stand.

        With `lanes`, lane i becomes what the saved lane `lanes[i]` was, and stays as it is where
        that is negative: so one game can be spread over many lanes, which then have the same luck.
        Lanes may come from another batch of the same table. IndexError for a lane that was not
        saved, ValueError for another table or another number of lanes.
        """
        if lanes is None:
            if len(saved) != self.games:
                raise ValueError(f"{len(saved)} games were saved, not {self.games}: name the lanes")
            lanes = np.arange(self.games, dtype=np.int64)
        _check_array("lanes", lanes, np.int64, (self.games,))
        self._core.restore(saved, lanes)

    def begin_at(self, positions: Sequence[Any], arrays: Arrays) -> None:
        """Go on from positions, one for each lane, and write where these games stand.

        A position is a text, a state of either engine, or None for a lane that stays as it is. What
        chance does in it is drawn from the lane's own luck. Raises NotationError or InvalidState
        for what is no position, and ValueError where no seat has to decide; the lanes before it
        have begun then.
        """
        if len(positions) != self.games:
            raise ValueError(f"{self.games} games need as many positions, not {len(positions)}")
        self._check_arrays(arrays)
        begun = np.zeros(self.games, np.uint8)
        try:
            for lane, position in enumerate(positions):
                if position is not None:
                    self._core.begin_at(lane, self._state(position))
                    begun[lane] = 1
        finally:
            self._write_beginnings(begun, arrays)

    def state(self, lane: int) -> "State":
        """The state of one game; raises IndexError."""
        if not 0 <= lane < self.games:
            raise IndexError(f"there is no lane {lane}; they are 0 to {self.games - 1}")
        return self._core.state(lane)

    def __reduce__(self) -> tuple[Any, ...]:
        lanes = [self._core.lane(lane) for lane in range(self.games)]
        return _rebuilt, (self.game, self._options, lanes)

    def _state(self, position: Any) -> "State":
        """A position as a state of the core, checked unless it is one."""
        from tilewright.native._native import State

        if isinstance(position, State):
            return position
        return self._engine.notation.parse_state(str(position))

    @cached_property
    def _engine(self) -> Engine:
        return Engine(self.game)

    def _write_beginnings(self, marked: NDArray[np.uint8], arrays: Arrays) -> None:
        """Where the games stand that have just begun."""
        self._core.write(arrays.observations, arrays.masks, arrays.actors, marked)
        begun = marked != 0  # once: the marks may be the very ends that are cleared
        for ended in (arrays.rewards, arrays.done, arrays.truncated):
            ended[begun] = 0

    def _check_arrays(self, arrays: Arrays) -> None:
        """Before anything is changed."""
        if not isinstance(arrays, Arrays):
            raise TypeError(f"arrays must be Arrays, not {type(arrays).__name__}")
        for name, array, (dtype, shape) in zip(Arrays._fields, arrays, self._due, strict=True):
            _check_array(name, array, dtype, shape)
            _check_writable(name, array)

    def _check_choice(self, actions: Any, marked: Any) -> None:
        _check_array("actions", actions, np.int32, (self.games,))
        _check_writable("actions", actions)
        if marked is not None:
            _check_array("marked", marked, np.uint8, (self.games,))

    def _refuse(self, lane: int, number: int, rule: str | None) -> None:
        if rule is not None:
            refusal = self.game.refusal(self.state(lane).value(), number)
            assert refusal is not None
            raise WrongAction(lane, self.game.notation.action_of(number), refusal)
        last = self.game.num_actions - 1
        if 0 <= number <= last:  # it would be one if the lane did not wait
            raise ValueError(
                f"lane {lane} waits for a new game: reset it, or let its action be {NO_ACTION}"
            )
        raise ValueError(f"lane {lane}: there is no action {number}; ids are 0 to {last}")


def _rebuilt(game: AnyGame, options: dict[str, Any], lanes: list[Any]) -> Batch:
    """A batch in which every lane is where it was when it was copied or pickled."""
    batch = Batch(game, len(lanes), **options)
    for lane, kept in enumerate(lanes):
        batch._core.put(lane, kept)
    return batch


def _check_writable(name: str, array: Any) -> None:
    if not array.flags.writeable:
        raise ValueError(f"{name} must be writable")


def _check_array(name: str, array: Any, dtype: Any, shape: tuple[int, ...]) -> None:
    """What NumPy could convert would be written into a copy: it must be as it should."""
    if not isinstance(array, np.ndarray) or array.dtype != dtype:
        given = getattr(array, "dtype", type(array).__name__)
        raise TypeError(f"{name} must be an array of {np.dtype(dtype)}, not {given}")
    if array.shape != shape:
        raise ValueError(f"{name} must have the shape ({', '.join(map(str, shape))})")
    if not array.flags.c_contiguous:
        raise ValueError(f"{name} must lie in one piece of memory, in C order")
    if not array.flags.aligned:
        raise ValueError(f"{name} must lie at an address that suits its numbers")
