"""The greedy choice of a batch: the same policy as the bot `greedy`."""

from collections import Counter
from random import Random

import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")
pytest.importorskip("numpy", reason="needs NumPy")

import numpy as np

from tests.tables import AZUL, table_id
from tilewright.azul.game import Azul
from tilewright.bots.roster import BOTS, player_of
from tilewright.core.game import AnyGame
from tilewright.duel.game import Duel
from tilewright.native.batch import NO_ACTION, Batch
from tilewright.native.engine import Engine

GAMES = 24
LAWS = pytest.mark.parametrize("law", AZUL, ids=table_id)


@LAWS
def test_a_choice_scores_most_if_the_tiling_began_now(law: AnyGame) -> None:
    """In games that are half greedy and half random, so that all kinds of walls come up."""
    engine = Engine(law)
    batch = Batch(law, GAMES, seed=1)
    arrays = batch.new_arrays()
    batch.reset(arrays)
    greedy, actions = np.zeros(GAMES, np.int32), np.zeros(GAMES, np.int32)
    choices = 0
    for step in range(90):
        batch.choose_greedily(greedy)
        for lane in range(step % 3, GAMES, 3):
            state = batch.state(lane)
            ids = engine.legal_ids(state)
            gains = engine.telling.gains(state, ids)
            assert gains[ids.index(int(greedy[lane]))] == max(gains)
            choices += len(ids) > 1
        batch.choose(actions)
        batch.step(np.where(np.arange(GAMES) % 2 == step % 2, greedy, actions), arrays)
    assert choices > 500


@pytest.mark.parametrize("law", [Azul(2), Azul(2, "gray"), Azul(4)], ids=table_id)
def test_choices_are_as_likely_as_those_of_the_bot(law: AnyGame) -> None:
    """Asked again and again at the same positions, in different phases of a game."""
    engine, player, asked = Engine(law), player_of("greedy"), 800
    batch = Batch(law, 1, seed=3)
    arrays = batch.new_arrays()
    batch.reset(arrays)
    action = np.zeros(1, np.int32)
    for _ in range(4):
        for _ in range(7):
            batch.choose(action)
            batch.step(action, arrays)
        in_core: Counter[int] = Counter()
        for _ in range(asked):
            batch.choose_greedily(action)
            in_core[int(action[0])] += 1
        bot = player.make(engine, Random(1))
        observation = engine.observe(batch.state(0), engine.actor(batch.state(0)))  # type: ignore[arg-type]  # a seat acts
        answers = [bot.choose(observation, player.limit).action for _ in range(asked)]
        in_python = Counter([engine.notation.action_id(answer) for answer in answers])
        alike = sum((in_core & in_python).values())
        assert alike > 0.8 * asked, (in_core, in_python)


def test_the_limit_is_that_of_the_roster() -> None:
    assert BOTS["greedy"].limit.nodes == 5_000  # GREEDY_NODES in native/batch/greedy.h


def test_choices_follow_from_the_seed_whatever_the_number_of_threads() -> None:
    def chosen(threads: int, seed: int) -> list[list[int]]:
        batch = Batch(Azul(3), GAMES, seed=seed, threads=threads)
        arrays = batch.new_arrays()
        batch.reset(arrays)
        actions = np.zeros(GAMES, np.int32)
        found = []
        for _ in range(60):
            batch.choose_greedily(actions)
            batch.step(actions, arrays)
            found.append(actions.tolist())
        return found

    alone = chosen(1, 5)
    assert chosen(4, 5) == alone
    assert chosen(1, 6) != alone


def test_only_marked_lanes_choose_and_a_lane_that_waits_has_no_action() -> None:
    batch = Batch(Azul(), GAMES, seed=1, autoreset="disabled")
    arrays = batch.new_arrays()
    batch.reset(arrays)
    actions = np.zeros(GAMES, np.int32)
    while not arrays.done.any():
        batch.choose(actions)
        batch.step(actions, arrays)
    marked = (np.arange(GAMES) % 2).astype(np.uint8)
    marked[arrays.done != 0] = 1
    actions.fill(77_777)
    batch.choose_greedily(actions, marked)
    assert ((actions == 77_777) == (marked == 0)).all()
    assert ((actions == NO_ACTION) == (arrays.done != 0)).all()


def test_in_duel_it_would_look_at_what_is_hidden() -> None:
    batch = Batch(Duel(), 2)
    actions = np.full(2, 5, np.int32)
    with pytest.raises(ValueError, match="hidden"):
        batch.choose_greedily(actions)
    assert actions.tolist() == [5, 5]
