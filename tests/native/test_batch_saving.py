"""Batches that are saved and restored, and that begin at given positions."""

import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")
pytest.importorskip("numpy", reason="needs the extra batch")

import numpy as np

from tilewright.azul.game import Azul
from tilewright.core.errors import InvalidState, NotationError
from tilewright.core.game import AnyGame
from tilewright.duel.game import Duel
from tilewright.native.batch import NO_ACTION, Arrays, Batch

TABLES = pytest.mark.parametrize("game", [Azul(), Azul(3, "gray"), Duel()], ids=repr)
LANES = 4


def batch_of(game: AnyGame, steps: int = 20, seed: int = 5) -> tuple[Batch, Arrays]:
    """A batch after some random decisions, and its arrays."""
    batch = Batch(game, LANES, seed=seed)
    arrays = batch.new_arrays()
    batch.reset(arrays)
    play_on(batch, arrays, steps)
    return batch, arrays


def play_on(batch: Batch, arrays: Arrays, steps: int = 30) -> list[str]:
    """Some random decisions, and where the games are then."""
    actions = np.zeros(LANES, np.int32)
    for _ in range(steps):
        batch.choose(actions)
        batch.step(actions, arrays)
    return texts(batch)


def texts(batch: Batch) -> list[str]:
    return [str(batch.state(lane)) for lane in range(LANES)]


@TABLES
def test_what_is_restored_plays_on_with_the_same_luck(game: AnyGame) -> None:
    batch, arrays = batch_of(game)
    saved, before = batch.save(), texts(batch)
    seen = arrays.observations.copy()
    after = play_on(batch, arrays, 100)
    assert after != before
    for _ in range(2):
        batch.restore(saved)
        assert texts(batch) == before
        batch.observe(arrays)
        assert (arrays.observations == seen).all()
        assert play_on(batch, arrays, 100) == after


@TABLES
def test_a_lane_that_was_restored_while_it_waits_is_seen_to_wait(game: AnyGame) -> None:
    batch = Batch(game, 1, seed=5, autoreset="disabled")
    arrays, actions = batch.new_arrays(), np.zeros(1, np.int32)
    batch.reset(arrays)
    while arrays.actors[0] >= 0:
        batch.choose(actions)
        batch.step(actions, arrays)
    other = Batch(game, 2, seed=9, autoreset="disabled")
    seen = other.new_arrays()
    other.reset(seen)
    other.restore(batch.save(), np.zeros(2, np.int64))
    other.step(np.full(2, NO_ACTION, np.int32), seen)
    assert seen.actors.tolist() == [-1, -1]
    assert not seen.masks.any()
    assert (seen.observations == arrays.observations).all()


def test_one_game_is_spread_over_lanes_of_another_batch() -> None:
    batch, _ = batch_of(Azul())
    other, arrays = batch_of(Azul(), seed=9)
    kept = texts(other)
    other.restore(batch.save(), np.array([2, -1, 2, 0]))
    mine = texts(batch)
    assert texts(other) == [mine[2], kept[1], mine[2], mine[0]]
    found = play_on(other, arrays)
    assert found[0] == found[2]


def test_what_was_not_saved_is_refused() -> None:
    batch, _ = batch_of(Azul())
    before = texts(batch)
    with pytest.raises(IndexError):
        batch.restore(batch.save(), np.array([0, 1, 2, LANES]))
    with pytest.raises(ValueError, match="another table"):
        batch.restore(batch_of(Duel())[0].save())
    with pytest.raises(ValueError, match="name the lanes"):
        batch.restore(Batch(Azul(), 2).save())
    with pytest.raises(TypeError, match="int64"):
        batch.restore(batch.save(), np.zeros(LANES, np.int32))
    assert texts(batch) == before


@TABLES
def test_games_begin_at_positions(game: AnyGame) -> None:
    batch, arrays = batch_of(game)
    kept = texts(batch)
    other, _ = batch_of(game, seed=11)
    first, second = other.state(0), other.state(1)
    arrays.done[:] = 1
    batch.begin_at([str(first), None, second, second.value()], arrays)
    assert texts(batch) == [str(first), kept[1], str(second), str(second)]
    assert arrays.done.tolist() == [0, 1, 0, 0]
    assert arrays.actors[0] == game.actor(first.value())
    assert arrays.masks[2].tobytes() == game.encoding.mask(second.value())


def test_chance_acts_first_in_a_position_that_waits_for_it() -> None:
    batch, arrays = batch_of(Azul(), steps=0)
    batch.begin_at([str(Azul().start())] * LANES, arrays)
    assert {text.split()[1] for text in texts(batch)} == {"offer"}
    assert len(set(texts(batch))) == LANES  # each lane has luck of its own


def test_what_is_no_position_to_decide_in_is_refused() -> None:
    batch, arrays = batch_of(Azul())
    over = (
        "6 over 2 - - -/-/-/-/- - B8Y9R11K14T12 - "
        "54:-/RR/RRR/BB/-:BYRKT/.BY.K/.TBY./.K.../.R...:- "
        "18:T/TT/YYY/BBBB/-:.YRK./.BYR./.TB../.KT.Y/..K..:-"
    )
    for position, error in (("nonsense", NotationError), (over, (ValueError, InvalidState))):
        with pytest.raises(error):
            batch.begin_at([position, None, None, None], arrays)
    with pytest.raises(ValueError, match="as many positions"):
        batch.begin_at([], arrays)
    with pytest.raises(TypeError, match="another table"):
        batch.begin_at([batch_of(Duel())[0].state(0), None, None, None], arrays)
