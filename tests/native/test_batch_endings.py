"""Batch: what becomes of a lane whose game has ended, and lanes that hold still."""

from collections.abc import Iterator

import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")
pytest.importorskip("numpy", reason="needs NumPy")

import numpy as np

from tests.tables import table_id
from tilewright.azul.game import Azul
from tilewright.core.game import AnyGame
from tilewright.core.planes import size_of
from tilewright.core.seat import Seat
from tilewright.duel.game import Duel
from tilewright.native.batch import HOLD, NO_ACTION, Arrays, Batch
from tilewright.native.engine import Engine

GAMES = 23
LAWS = pytest.mark.parametrize("law", [Azul(2), Azul(3, "gray"), Duel()], ids=table_id)


def copied(arrays: Arrays) -> Arrays:
    """The arrays as they are now."""
    return Arrays._make([array.copy() for array in arrays])


def steps(batch: Batch, count: int) -> Iterator[tuple[Arrays, Arrays]]:
    """So many random steps of a batch: what its arrays told before each and after it."""
    arrays = batch.new_arrays()
    batch.reset(arrays)
    actions = np.zeros(batch.games, np.int32)
    for _ in range(count):
        before = copied(arrays)
        batch.choose(actions)
        batch.step(actions, arrays)
        yield before, copied(arrays)


@LAWS
def test_the_next_game_begins_in_the_next_step_for_nothing_whatever_the_action(
    law: AnyGame,
) -> None:
    batch = Batch(law, GAMES, seed=1, autoreset="next-step")
    arrays = batch.new_arrays()
    batch.reset(arrays)
    actions = np.zeros(GAMES, np.int32)
    begun = 0
    for number in range(400):
        over = (arrays.done | arrays.truncated) != 0
        assert (over == (arrays.actors == -1)).all()
        assert (over == arrays.masks.all(axis=1)).all()
        batch.choose(actions)
        assert (over == (actions == NO_ACTION)).all()
        actions[over] = (0, law.num_actions - 1, NO_ACTION, 2**31 - 1)[number % 4]
        batch.step(actions, arrays)
        assert (arrays.actors[over] >= 0).all()
        assert not arrays.done[over].any()
        assert not arrays.rewards[over].any()
        assert all(batch.state(lane).value().round == 1 for lane in np.flatnonzero(over).tolist())
        begun += int(over.sum())
    assert begun > GAMES


@LAWS
def test_all_ways_to_begin_the_next_game_play_the_same_games(law: AnyGame) -> None:
    """Which are told apart by when a lane's next game begins: here by its observations."""

    def beginnings(autoreset: str) -> list[list[bytes]]:
        found: list[list[bytes]] = [[] for _ in range(GAMES)]
        batch = Batch(law, GAMES, seed=3, autoreset=autoreset)
        for before, after in steps(batch, 500):
            ended = (before if autoreset == "next-step" else after).done
            for lane in np.flatnonzero(ended).tolist():
                found[lane].append(after.observations[lane].tobytes())
        return found

    same, following = beginnings("same-step"), beginnings("next-step")
    assert min(len(lane) for lane in following) > 1
    for one, two in zip(same, following, strict=True):
        assert two == one[: len(two)]


@LAWS
def test_how_a_game_ended_is_seen_by_the_seat_that_acted_last(law: AnyGame) -> None:
    engine, ends = Engine(law), 0
    batch = Batch(law, GAMES, seed=1, autoreset="disabled")
    for before, after in steps(batch, 250):
        for lane in np.flatnonzero(after.done).tolist():
            seat = Seat(int(before.actors[lane]))
            seen = engine.encoding.encoded(batch.state(lane), seat)
            assert after.observations[lane].tobytes() == seen
            ends += 1
    assert ends == GAMES


@LAWS
def test_how_a_game_ended_is_seen_by_the_learner(law: AnyGame) -> None:
    engine = Engine(law)
    learners = (np.arange(GAMES) % law.seats).astype(np.int8)
    batch = Batch(law, GAMES, seed=1, autoreset="next-step", learners=learners)
    ends = 0
    for _, after in steps(batch, 250):
        for lane in np.flatnonzero(after.done).tolist():
            seen = engine.encoding.encoded(batch.state(lane), Seat(lane % law.seats))
            assert after.observations[lane].tobytes() == seen
            ends += 1
    assert ends >= GAMES


@LAWS
@pytest.mark.parametrize("learning", [False, True], ids=["self-play", "learners"])
def test_finals_are_the_last_observations_of_games_that_ended(law: AnyGame, learning: bool) -> None:
    learners = (np.arange(GAMES) % law.seats).astype(np.int8) if learning else None
    same = Batch(law, GAMES, seed=5, learners=learners)
    waiting = Batch(law, GAMES, seed=5, autoreset="disabled", learners=learners)
    arrays, ends = same.new_arrays(), waiting.new_arrays()
    same.observe(arrays)
    waiting.observe(ends)
    untouched = np.full((GAMES, size_of(law.encoding.planes)), 99, np.uint8)
    finals = untouched.copy()
    actions = np.zeros(GAMES, np.int32)
    over = 0
    for _ in range(250):
        same.choose(actions)
        finals[:] = 99
        same.step(actions, arrays, finals)
        waiting.step(actions, ends)
        ended = ends.done != 0
        assert (arrays.done == ends.done).all()
        assert (finals[ended] == ends.observations[ended]).all()
        assert (finals[~ended] == untouched[~ended]).all()
        waiting.reset_where(ends.done, ends)
        assert (arrays.observations == ends.observations).all()
        waiting.choose(actions)  # so that both draw alike
        over += int(ended.sum())
    assert over >= GAMES


@LAWS
@pytest.mark.parametrize("autoreset", ["disabled", "next-step", "same-step"])
def test_a_lane_that_holds_stays_as_it_is(law: AnyGame, autoreset: str) -> None:
    batch = Batch(law, GAMES, seed=2, autoreset=autoreset, reward="points")
    arrays = batch.new_arrays()
    batch.reset(arrays)
    actions = np.zeros(GAMES, np.int32)
    holding = np.arange(GAMES) % 2 == 0
    for _ in range(220):
        before = copied(arrays)
        states = [batch.state(lane) for lane in range(GAMES)]
        batch.choose(actions)
        actions[holding] = HOLD
        batch.step(actions, arrays)
        for lane in np.flatnonzero(holding).tolist():
            assert batch.state(lane) == states[lane]
        for now, then in (
            (arrays.observations, before.observations),
            (arrays.masks, before.masks),
            (arrays.actors, before.actors),
        ):
            assert (now[holding] == then[holding]).all()
        for told in (arrays.rewards, arrays.done, arrays.truncated):
            assert not told[holding].any()
        holding = ~holding


def test_a_choice_only_where_it_is_wanted_uses_up_no_luck_elsewhere() -> None:
    one, all_at_once = Batch(Azul(), GAMES, seed=4), Batch(Azul(), GAMES, seed=4)
    pieces, whole = np.full(GAMES, HOLD, np.int32), np.zeros(GAMES, np.int32)
    for _ in range(3):
        for part in range(2):
            marked = (np.arange(GAMES) % 2 == part).astype(np.uint8)
            pieces.fill(HOLD)
            one.choose(pieces, marked)
            assert ((pieces == HOLD) == (marked == 0)).all()
            whole[marked != 0] = pieces[marked != 0]
        together = np.zeros(GAMES, np.int32)
        all_at_once.choose(together)
        assert (whole == together).all()


def test_a_seed_for_some_lanes_begins_their_games_of_it() -> None:
    batch = Batch(Azul(), GAMES, seed=4)
    arrays = batch.new_arrays()
    batch.reset(arrays, seed=9)
    ninth = arrays.observations.copy()
    batch.reset(arrays, seed=4)
    fourth = arrays.observations.copy()
    marked = np.zeros(GAMES, np.uint8)
    marked[[3, 8]] = 1
    batch.reset_where(marked, arrays, seed=9)
    assert (arrays.observations[marked != 0] == ninth[marked != 0]).all()
    assert (arrays.observations[marked == 0] == fourth[marked == 0]).all()
