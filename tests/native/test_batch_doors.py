"""The doors of a batch: what does not fit is refused, and then no lane has changed."""

from collections.abc import Callable
from threading import Thread
from typing import Any

import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")
pytest.importorskip("numpy", reason="needs NumPy")

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from tests.tables import table_id
from tilewright.azul.game import Azul
from tilewright.core.errors import IllegalAction
from tilewright.core.game import AnyGame
from tilewright.duel.game import Duel
from tilewright.native.batch import HOLD, Arrays, Batch

LAWS = pytest.mark.parametrize("law", [Azul(2), Azul(4, "gray"), Duel()], ids=table_id)
GAMES = 5


class Running:
    """A batch in play, and what it and its arrays were like."""

    def __init__(self, law: AnyGame, threads: int = 1) -> None:
        self.batch = Batch(law, GAMES, seed=9, threads=threads)
        self.arrays = self.batch.new_arrays()
        self.batch.reset(self.arrays)
        self.actions = np.zeros(GAMES, np.int32)
        for _ in range(7):
            self.batch.choose(self.actions)
            self.batch.step(self.actions, self.arrays)
        self.batch.choose(self.actions)
        self.before = self.now()

    def now(self) -> tuple[list[str], list[bytes]]:
        """The states of all lanes, and the bytes of all arrays."""
        states = [str(self.batch.state(lane)) for lane in range(GAMES)]
        return states, [array.tobytes() for array in self.arrays]


def frozen(array: Any) -> Any:
    """A copy that can't be written."""
    copy = array.copy()
    copy.flags.writeable = False
    return copy


# Every array in a way that does not fit.
MISSHAPEN: dict[str, Callable[[Any], Any]] = {
    "a list": lambda array: array.tolist(),
    "nothing": lambda array: None,
    "longer": lambda array: np.concatenate([array, array]),
    "shorter": lambda array: array[:-1].copy(),
    "empty": lambda array: array[:0].copy(),
    "one dimension more": lambda array: array[..., np.newaxis].copy(),
    "of no dimension": lambda array: array.reshape(-1)[0].copy(),
    "with gaps": lambda array: np.repeat(array, 2, axis=0)[::2],
    "backwards": lambda array: array[::-1],
    "of wide numbers": lambda array: array.astype(np.int64),
    "of doubles": lambda array: array.astype(np.float64),
    "of truths": lambda array: array.astype(np.bool_),
    "of objects": lambda array: array.astype(object),
    "of texts": lambda array: array.astype(np.str_),
    "of bytes in another order": lambda array: array.astype(">i4"),
    "as raw memory": lambda array: memoryview(array.tobytes()),
}


@pytest.mark.parametrize("misshapen", MISSHAPEN)
@pytest.mark.parametrize("name", ["actions", *Arrays._fields])
def test_a_step_into_arrays_that_do_not_fit_changes_nothing(name: str, misshapen: str) -> None:
    running = Running(Azul())
    actions, arrays = running.actions, running.arrays
    misshape = MISSHAPEN[misshapen]
    if name == "actions":
        actions = misshape(actions)
    else:
        arrays = arrays._replace(**{name: misshape(getattr(arrays, name))})
    with pytest.raises((TypeError, ValueError)):
        running.batch.step(actions, arrays)
    assert running.now() == running.before


@pytest.mark.parametrize("name", Arrays._fields)
def test_a_step_into_arrays_that_can_not_be_written_changes_nothing(name: str) -> None:
    running = Running(Azul())
    arrays = running.arrays._replace(**{name: frozen(getattr(running.arrays, name))})
    with pytest.raises(ValueError, match=f"{name} must be writable"):
        running.batch.step(running.actions, arrays)
    assert running.now() == running.before


@pytest.mark.parametrize("misshapen", MISSHAPEN)
def test_a_step_with_finals_that_do_not_fit_changes_nothing(misshapen: str) -> None:
    running = Running(Azul())
    if misshapen == "nothing":  # they are not wanted
        return
    finals = MISSHAPEN[misshapen](running.arrays.observations)
    with pytest.raises((TypeError, ValueError), match="finals"):
        running.batch.step(running.actions, running.arrays, finals)
    with pytest.raises(ValueError, match="finals must be writable"):
        running.batch.step(running.actions, running.arrays, frozen(running.arrays.observations))
    assert running.now() == running.before


@pytest.mark.parametrize("misshapen", MISSHAPEN)
def test_marks_that_do_not_fit_are_refused(misshapen: str) -> None:
    running = Running(Azul())
    batch, actions = running.batch, running.actions
    marked = MISSHAPEN[misshapen](np.ones(GAMES, np.uint8))
    with pytest.raises((TypeError, ValueError), match="marked"):
        batch.reset_where(marked, running.arrays)
    if misshapen != "nothing":  # that means all lanes
        asked = actions.copy()
        for choose in (batch.choose, batch.choose_greedily):
            with pytest.raises((TypeError, ValueError), match="marked"):
                choose(actions, marked)
        assert (actions == asked).all()
    assert running.now() == running.before


def test_actions_that_can_not_be_written_can_be_read() -> None:
    running = Running(Azul())
    running.batch.step(frozen(running.actions), running.arrays)
    for choose in (running.batch.choose, running.batch.choose_greedily):
        with pytest.raises(ValueError, match="actions must be writable"):
            choose(frozen(running.actions))


@LAWS
@given(
    ids=st.lists(
        st.integers(-(2**31), 2**31 - 1) | st.integers(-3, 340), min_size=GAMES, max_size=GAMES
    ),
    right=st.lists(st.booleans(), min_size=GAMES, max_size=GAMES),
)
def test_a_wrong_action_in_any_lane_changes_nothing(
    law: AnyGame, ids: list[int], right: list[bool]
) -> None:
    running = Running(law, threads=2)
    asked = np.where(right, running.actions, np.array(ids, np.int32)).astype(np.int32)
    masks = running.arrays.masks
    legal = [
        number == HOLD or (0 <= number < law.num_actions and bool(masks[lane, number]))
        for lane, number in enumerate(asked.tolist())
    ]
    if all(legal):
        running.batch.step(asked, running.arrays)
        assert running.now() != running.before or (asked == HOLD).all()
        return
    with pytest.raises((IllegalAction, ValueError), match=f"^lane {legal.index(False)}: "):
        running.batch.step(asked, running.arrays)
    assert running.now() == running.before


@pytest.mark.parametrize(
    "options",
    [
        {"games": -1},
        {"games": 2**80},
        {"games": 1.5},
        {"games": None},
        {"games": 1_000_001},
        {"threads": -1},
        {"threads": 257},
        {"threads": 2**80},
        {"rounds": -1},
        {"rounds": 2**31},
        {"seed": -(2**80)},
        {"seed": 0.5},
        {"seed": None},
        {"reward": None},
        {"reward": "\0"},
        {"autoreset": None},
        {"autoreset": True},
        {"autoreset": "SAME-STEP"},
        {"learners": 0},
        {"learners": [0, 1]},
        {"learners": np.zeros(2, np.int64)},
        {"learners": np.zeros((2, 1), np.int8)},
        {"learners": np.zeros(4, np.int8)[::2]},
    ],
    ids=repr,
)
def test_a_batch_that_can_not_be_is_refused(options: dict[str, object]) -> None:
    with pytest.raises((TypeError, ValueError)):
        Batch(Azul(), **({"games": 2} | options))  # type: ignore[arg-type]


def test_more_threads_than_games_is_no_harm() -> None:
    one, many = Running(Duel()), Running(Duel(), threads=256)
    assert one.now() == many.now()


@pytest.mark.parametrize("lane", [-1, GAMES, 2**80, None, 1.0, "0"])
def test_there_is_no_such_lane(lane: Any) -> None:
    with pytest.raises((IndexError, TypeError)):
        Running(Azul()).batch.state(lane)


def test_a_batch_at_work_refuses_a_second_thread() -> None:
    law, games = Azul(), 20_000
    batch = Batch(law, games, seed=1)
    refused = 0

    def play() -> None:
        nonlocal refused
        arrays = batch.new_arrays()
        actions = np.zeros(games, np.int32)
        for _ in range(20):
            try:
                batch.choose(actions)
                batch.step(actions, arrays)
            except RuntimeError as error:
                assert "at work in another thread" in str(error)
                refused += 1
            except (IllegalAction, ValueError):  # the other one has stepped since the choice
                pass

    threads = [Thread(target=play) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert refused
    for lane in range(0, games, 1000):
        assert law.notation.problems(batch.state(lane).value()) == ()
