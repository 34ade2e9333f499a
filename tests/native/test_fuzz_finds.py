"""What the fuzz targets and the tests of the doors have found, so that it stays mended."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")
pytest.importorskip("numpy", reason="needs NumPy")

import numpy as np

from tests.tables import walk
from tilewright.azul.game import Azul
from tilewright.duel.game import Duel
from tilewright.duel.state import Phase
from tilewright.native import _native
from tilewright.native.batch import Batch
from tilewright.native.engine import Engine


def test_du_1_1_a_deal_of_more_tiles_than_there_are_is_too_long_to_be_written() -> None:
    """Five times 255 letters were read, and written again without the last of them."""
    engine = Engine(Duel(first=0))
    text = "D" + "/".join(["B" * 255] * 5)
    with pytest.raises(ValueError, match="that the core can read"):
        engine.core.refusal_of(engine.start(), text)
    action = engine.notation.parse_action(text)
    assert engine.refusal(engine.start(), action) is not None


@pytest.mark.parametrize("seats", [2**30, 2**31 - 1, -(2**31)])
def test_az_1_1_a_number_of_seats_that_can_not_be_doubled(seats: int) -> None:
    """The sum that chose the table overflowed."""
    with pytest.raises(ValueError, match="seat"):
        _native.azul(seats, True, -1)


@pytest.mark.parametrize("threads", [1, 2])
def test_actions_that_lie_where_rewards_are_written(threads: int) -> None:
    """Rewards were written over actions that had been checked, and those were done unchecked."""
    law, games = Azul(first=0), 8
    engine = Engine(law)
    batch = Batch(law, games, seed=3, threads=threads)
    arrays = batch.new_arrays()
    batch.reset(arrays)
    actions = arrays.rewards.view(np.int32).reshape(-1)[:games]
    batch.choose(actions)
    asked = actions.tolist()
    before = [batch.state(lane) for lane in range(games)]
    due = [engine.apply(state, number) for state, number in zip(before, asked, strict=True)]
    try:
        batch.step(actions, arrays)
    except ValueError:
        due = before
    assert [str(batch.state(lane)) for lane in range(games)] == [str(state) for state in due]


def unaligned(array: Any) -> Any:
    """The same numbers at an odd address."""
    memory = np.zeros(array.nbytes + 1, np.uint8)
    copy = memory[1:].view(array.dtype).reshape(array.shape)
    copy[...] = array
    assert not copy.flags.aligned
    return copy


@pytest.mark.parametrize("name", ["actions", "rewards"])
def test_arrays_at_an_odd_address_are_refused(name: str) -> None:
    """The core read and wrote their numbers where the processor need not let it."""
    batch = Batch(Azul(), 4)
    arrays = batch.new_arrays()
    batch.reset(arrays)
    actions = np.zeros(4, np.int32)
    batch.choose(actions)
    before = [str(batch.state(lane)) for lane in range(4)]
    if name == "actions":
        actions = unaligned(actions)
    else:
        arrays = arrays._replace(rewards=unaligned(arrays.rewards))
    with pytest.raises(ValueError, match=f"{name} must"):
        batch.step(actions, arrays)
    assert [str(batch.state(lane)) for lane in range(4)] == before


@pytest.mark.parametrize("name", ["observations", "masks", "rewards", "done", "actors"])
@pytest.mark.parametrize("everywhere", [True, False])
def test_a_reset_into_arrays_of_another_shape_changes_nothing(name: str, everywhere: bool) -> None:
    """The games had begun anew before the arrays were refused."""
    batch = Batch(Azul(), 4, seed=1)
    arrays = batch.new_arrays()
    batch.reset(arrays)
    actions = np.zeros(4, np.int32)
    batch.choose(actions)
    batch.step(actions, arrays)
    before = [str(batch.state(lane)) for lane in range(4)]
    misshapen = arrays._replace(**{name: getattr(arrays, name)[:-1].copy()})
    reset: Callable[[], None]
    if everywhere:
        reset = partial(batch.reset, misshapen, seed=2)
    else:
        reset = partial(batch.reset_where, np.ones(4, np.uint8), misshapen)
    with pytest.raises(ValueError, match=f"{name} must have the shape"):
        reset()
    assert [str(batch.state(lane)) for lane in range(4)] == before


def test_a_random_game_from_an_impossible_state_ends_with_an_error() -> None:
    engine = Engine(Duel())
    problems = set()
    for step in walk(Duel(), 2)[::7]:
        stacking = step.state._replace(phase=Phase.STACKING, at=1)  # a factory that has no rest
        state = engine.core.of_value_unchecked(stacking)
        try:
            engine.core.play_out(state, _native.Generator(1))
        except ValueError as error:
            problems.add(str(error).partition(": ")[2])
    assert problems == {"nobody can do anything"}
