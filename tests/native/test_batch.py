"""Batch: many games in one call."""

import pickle
from typing import Any

import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")
pytest.importorskip("numpy", reason="needs NumPy")

import numpy as np

from tests.tables import TABLES, table_id
from tilewright.azul.game import Azul
from tilewright.core.game import AnyGame
from tilewright.core.seat import Seat
from tilewright.duel.game import Duel
from tilewright.native.batch import NO_ACTION, Arrays, Batch, WrongAction
from tilewright.native.engine import Engine

GAMES = 37
LAWS = pytest.mark.parametrize("law", TABLES.values(), ids=table_id)


def played(law: AnyGame, steps: int, **options: object) -> list[Arrays]:
    """The arrays after each step of a batch that chooses at random."""
    batch = Batch(law, GAMES, **options)  # type: ignore[arg-type]
    arrays = batch.new_arrays()
    batch.reset(arrays)
    actions = np.zeros(GAMES, np.int32)
    found = [Arrays._make([array.copy() for array in arrays])]
    for _ in range(steps):
        batch.choose(actions)
        batch.step(actions, arrays)
        found.append(Arrays._make([array.copy() for array in arrays]))
    return found


def same(a: list[Arrays], b: list[Arrays]) -> bool:
    """Are all arrays of all steps equal?"""
    return all(equal(one, two) for one, two in zip(a, b, strict=True))


def equal(a: Arrays, b: Arrays) -> bool:
    """Are all arrays equal?"""
    pairs: Any = zip(a, b, strict=True)
    return all(np.array_equal(x, y) for x, y in pairs)


@LAWS
def test_the_number_of_threads_does_not_matter(law: AnyGame) -> None:
    alone = played(law, 150, seed=5)
    assert same(alone, played(law, 150, seed=5, threads=2))
    assert same(alone, played(law, 150, seed=5, threads=7))
    assert not same(alone, played(law, 150, seed=6))


@LAWS
def test_a_row_is_what_the_seat_to_act_sees_and_may_do(law: AnyGame) -> None:
    engine = Engine(law)
    batch = Batch(law, GAMES, seed=1)
    arrays = batch.new_arrays()
    batch.reset(arrays)
    actions = np.zeros(GAMES, np.int32)
    for step in range(120):
        if step % 10 == 0:
            for lane in range(0, GAMES, 6):
                state = batch.state(lane)
                actor = engine.actor(state)
                assert actor == arrays.actors[lane]
                assert engine.core.mask(state) == arrays.masks[lane].tobytes()
                seen = engine.encoding.encoded(state, Seat(int(arrays.actors[lane])))
                assert seen == arrays.observations[lane].tobytes()
        batch.choose(actions)
        batch.step(actions, arrays)


@LAWS
def test_a_step_does_what_the_engine_does(law: AnyGame) -> None:
    """Without chance: a decision that leaves the next one to a seat."""
    engine = Engine(law)
    batch = Batch(law, GAMES, seed=2)
    arrays = batch.new_arrays()
    batch.reset(arrays)
    actions = np.zeros(GAMES, np.int32)
    compared = 0
    for _ in range(60):
        before = [batch.state(lane) for lane in range(GAMES)]
        batch.choose(actions)
        batch.step(actions, arrays)
        for lane in range(GAMES):
            after = engine.apply(before[lane], int(actions[lane]))
            if isinstance(engine.actor(after), int):
                assert batch.state(lane) == after
                compared += 1
    assert compared > 20 * GAMES


def test_rewards_of_a_win_add_up_to_zero() -> None:
    ends = 0
    for arrays in played(Azul(3), 400, seed=3):
        for lane in np.flatnonzero(arrays.done):
            rewards = sorted(arrays.rewards[lane].tolist())
            assert sum(rewards) == pytest.approx(0)
            assert rewards[-1] in (1.0, pytest.approx(0.25), 0.0)
            ends += 1
        waiting = arrays.done == 0
        assert not arrays.rewards[waiting].any()
    assert ends > 20


def test_rewards_of_a_margin_are_the_points_ahead() -> None:
    law = Duel()
    batch = Batch(law, GAMES, seed=4, reward="margin", autoreset="disabled")
    arrays = batch.new_arrays()
    batch.reset(arrays)
    actions = np.zeros(GAMES, np.int32)
    while (arrays.actors >= 0).any():
        batch.choose(actions)
        batch.step(actions, arrays)
        for lane in np.flatnonzero(arrays.done):
            first, second = Engine(law).progress(batch.state(int(lane))).scores
            assert arrays.rewards[lane].tolist() == [first - second, second - first]


@LAWS
def test_rewards_of_points_add_up_to_the_scores(law: AnyGame) -> None:
    engine = Engine(law)
    batch = Batch(law, GAMES, seed=4, reward="points", autoreset="disabled")
    arrays = batch.new_arrays()
    batch.reset(arrays)
    actions = np.zeros(GAMES, np.int32)
    start = [engine.progress(batch.state(lane)).scores for lane in range(GAMES)]
    gained = np.array(start, np.float32)
    while (arrays.actors >= 0).any():
        batch.choose(actions)
        batch.step(actions, arrays)
        gained += arrays.rewards
    for lane in range(GAMES):
        assert tuple(gained[lane].astype(int).tolist()) == engine.progress(batch.state(lane)).scores


def test_a_game_is_cut_short_after_its_rounds() -> None:
    batch = Batch(Azul(), GAMES, rounds=1, autoreset="disabled")
    arrays = batch.new_arrays()
    batch.reset(arrays)
    actions = np.zeros(GAMES, np.int32)
    cut = np.zeros(GAMES, np.uint8)
    while (arrays.actors >= 0).any():
        batch.choose(actions)
        batch.step(actions, arrays)
        assert not arrays.done.any()
        assert not (cut & arrays.truncated).any()
        cut |= arrays.truncated
    assert cut.all()


def test_a_lane_waits_for_its_new_game() -> None:
    batch = Batch(Duel(), GAMES, seed=4, autoreset="disabled")
    arrays = batch.new_arrays()
    batch.reset(arrays)
    actions = np.zeros(GAMES, np.int32)
    while not arrays.done.any():
        batch.choose(actions)
        batch.step(actions, arrays)
    done = arrays.done.copy()
    lane = int(np.flatnonzero(done)[0])
    assert arrays.actors[lane] == -1
    assert not arrays.masks[lane].any()
    batch.choose(actions)
    assert actions[lane] == NO_ACTION
    batch.step(actions, arrays)
    assert arrays.done[lane] == 0
    batch.choose(actions)
    actions[lane] = 0
    with pytest.raises(ValueError, match=f"lane {lane} waits for a new game"):
        batch.step(actions, arrays)
    arrays.done[lane] = 1
    arrays.rewards[lane] = 1
    batch.reset_where(done, arrays)
    assert arrays.done[lane] == 0
    assert not arrays.rewards[lane].any()
    assert arrays.actors[lane] in (0, 1)
    assert arrays.masks[lane].any()


def test_with_the_next_game_in_the_same_step_there_is_always_a_seat_to_act() -> None:
    ended = 0
    for arrays in played(Azul(), 200, seed=3):
        assert (arrays.actors >= 0).all()
        assert arrays.masks.any(axis=1).all()
        ended += int(arrays.done.sum())
    assert ended > GAMES


def test_a_wrong_action_changes_nothing() -> None:
    batch = Batch(Azul(), GAMES, seed=1, threads=3)
    arrays = batch.new_arrays()
    batch.reset(arrays)
    actions = np.zeros(GAMES, np.int32)
    batch.choose(actions)
    right = actions.copy()
    before = Arrays._make([array.copy() for array in arrays])
    states = [str(batch.state(lane)) for lane in range(GAMES)]
    illegal = int(np.flatnonzero(arrays.masks[20] == 0)[0])
    actions[20], actions[30] = illegal, 180
    with pytest.raises(WrongAction, match=r"lane 20: .*\(AZ-") as refused:
        batch.step(actions, arrays)
    assert refused.value.lane == 20
    assert refused.value.refusal.rule.startswith("AZ-")
    actions[20] = right[20]
    for number in (180, -1, -3, 2**31 - 1):
        actions[30] = number
        with pytest.raises(
            ValueError, match=f"lane 30: there is no action {number}; ids are 0 to 179"
        ):
            batch.step(actions, arrays)
    assert states == [str(batch.state(lane)) for lane in range(GAMES)]
    assert equal(before, arrays)
    batch.step(right, arrays)


def test_a_wrong_action_travels_to_other_processes() -> None:
    batch = Batch(Azul(), 2)
    with pytest.raises(WrongAction) as refused:
        batch.step(np.full(2, 150, np.int32), batch.new_arrays())
    again = pickle.loads(pickle.dumps(refused.value))
    assert (again.lane, str(again)) == (0, str(refused.value))


def test_a_reset_begins_the_games_of_its_seed() -> None:
    batch = Batch(Azul(), GAMES, seed=1)
    arrays = batch.new_arrays()
    batch.observe(arrays)
    first = arrays.observations.copy()
    batch.reset(arrays)
    assert (arrays.observations != first).any()
    batch.reset(arrays, seed=2)
    assert (arrays.observations != first).any()
    batch.reset(arrays, seed=1)
    assert (arrays.observations == first).all()


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"games": 0}, "games"),
        ({"threads": 0}, "threads"),
        ({"rounds": 0}, "round"),
        ({"reward": "gold"}, "win, margin, points"),
        ({"seed": -1}, "seed"),
        ({"seed": 2**64}, "seed"),
        ({"autoreset": "soon"}, "disabled, next-step, same-step, not 'soon'"),
        ({"learners": np.array([0, 2], np.int8)}, "learners sit on seats 0 to 1"),
        ({"learners": np.array([0, -1], np.int8)}, "learners sit on seats 0 to 1"),
        ({"learners": np.zeros(3, np.int8)}, r"learners must have the shape \(2\)"),
    ],
)
def test_options_that_make_no_sense_are_refused(options: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Batch(Azul(), **({"games": 2} | options))  # type: ignore[arg-type]


def test_arrays_that_do_not_fit_are_refused() -> None:
    batch = Batch(Azul(), 4)
    arrays = batch.new_arrays()
    batch.reset(arrays)
    actions = np.zeros(4, np.int32)
    batch.choose(actions)
    with pytest.raises(TypeError, match="actions must be an array of int32, not int64"):
        batch.step(actions.astype(np.int64), arrays)
    with pytest.raises(ValueError, match=r"actions must have the shape \(4\)"):
        batch.step(np.zeros(5, np.int32), arrays)
    with pytest.raises(ValueError, match=r"masks must have the shape \(4, 180\)"):
        batch.step(actions, arrays._replace(masks=np.zeros((4, 181), np.uint8)))
    with pytest.raises(ValueError, match="observations must lie in one piece"):
        batch.step(actions, arrays._replace(observations=np.zeros((4, 494), np.uint8)[:, ::2]))
    frozen = arrays.rewards.copy()
    frozen.flags.writeable = False
    with pytest.raises(ValueError, match="rewards must be writable"):
        batch.step(actions, arrays._replace(rewards=frozen))
    with pytest.raises(IndexError, match="there is no lane 4"):
        batch.state(4)


def test_a_batch_takes_the_game_of_the_core_too() -> None:
    one, other = [Batch(game, 3, seed=5) for game in (Azul(first=0), Engine(Azul(first=0)))]
    assert one.game == other.game
    arrays = one.new_arrays(), other.new_arrays()
    one.reset(arrays[0])
    other.reset(arrays[1])
    assert equal(*arrays)
