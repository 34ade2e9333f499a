"""VectorTable beside the rules in Python: the same actions, observations, masks and rewards."""

from typing import Any

import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")

import numpy as np
from gymnasium.vector import AutoresetMode

from tests.envs.lanes import by_lot
from tests.tables import TABLES, table_id
from tilewright.core.game import AnyGame
from tilewright.core.playing import legal_actions
from tilewright.core.rules import CHANCE
from tilewright.core.seat import Seat
from tilewright.envs.rewards import REWARDS, rewards
from tilewright.envs.vector import VectorTable

LANES = 2
STEPS = {"azul": 150, "duel": 250}  # some whole games
ROUNDS = 6


class Lane:
    """One lane played by the rules in Python; what chance does is taken from the environment."""

    def __init__(self, law: AnyGame, env: VectorTable, lane: int) -> None:
        self._law, self._env, self._lane = law, env, lane
        self.begin()

    def begin(self) -> None:
        """Begin the game that the environment begins."""
        self.state: Any = self._env.batch.state(self._lane).value()
        assert self._law.progress(self.state).round == 1
        assert self._law.notation.problems(self.state) == ()

    @property
    def seat(self) -> Seat:
        """The seat in turn."""
        actor = self._law.actor(self.state)
        assert isinstance(actor, int)
        return actor

    def decide(self, action_id: int, reward: str) -> list[float]:
        """What a decision gives to every seat."""
        law, before = self._law, self.state
        self.state = law.apply(before, law.notation.action_of(action_id))
        outcome = law.outcome(self.state)
        given = rewards(
            reward, law.progress(before).scores, law.progress(self.state).scores, outcome
        )
        if law.actor(self.state) is CHANCE and law.progress(self.state).round <= ROUNDS:
            after = self._env.batch.state(self._lane).value()
            assert law.notation.problems(after) == ()
            assert law.progress(after).round == law.progress(self.state).round
            assert law.progress(after).scores == law.progress(self.state).scores
            self.state = after
        return given

    def seen(self, seat: Seat) -> bytes:
        """What a seat sees."""
        return self._law.encoding.encode(self._law.observe(self.state, seat))

    def legal(self) -> list[int]:
        """What the seat in turn may do."""
        return [
            self._law.notation.action_id(action) for action in legal_actions(self._law, self.state)
        ]

    def is_over(self) -> bool:
        """Has the game ended?"""
        return self._law.actor(self.state) is None

    def is_cut(self) -> bool:
        """Would a round too many begin?"""
        return not self.is_over() and self._law.progress(self.state).round > ROUNDS


@pytest.mark.parametrize("number", range(len(TABLES)), ids=list(TABLES))
def test_a_step_is_what_the_rules_say(number: int) -> None:
    law = list(TABLES.values())[number]
    reward = REWARDS[number % len(REWARDS)]
    env = VectorTable(
        law, LANES, reward=reward, rounds=ROUNDS, autoreset_mode=AutoresetMode.NEXT_STEP
    )
    observations, infos = env.reset(seed=number)
    lanes = [Lane(law, env, lane) for lane in range(LANES)]
    ends = 0
    for step in range(STEPS[law.name]):
        actions = np.zeros(LANES, np.int64)
        acted: list[Seat | None] = []
        for at, lane in enumerate(lanes):
            if lane.is_over() or lane.is_cut():
                acted.append(None)
                continue
            acted.append(lane.seat)
            assert infos["actor"][at] == lane.seat
            assert np.flatnonzero(observations["action_mask"][at]).tolist() == lane.legal()
            assert observations["observation"][at].tobytes() == lane.seen(lane.seat)
            actions[at] = by_lot(at, step, observations["action_mask"][at])
        observations, given, terminations, truncations, infos = env.step(actions)
        for at, lane in enumerate(lanes):
            seat = acted[at]
            if seat is None:
                lane.begin()
                assert not any([given[at], terminations[at], truncations[at]])
                assert not infos["rewards"][at].any()
                continue
            due = lane.decide(int(actions[at]), reward)
            assert infos["rewards"][at].tolist() == pytest.approx(due)
            assert given[at] == pytest.approx(due[seat])
            assert (terminations[at], truncations[at]) == (lane.is_over(), lane.is_cut())
            if terminations[at] or truncations[at]:
                assert infos["actor"][at] == -1
                assert observations["action_mask"][at].all()
                assert observations["observation"][at].tobytes() == lane.seen(seat)
                ends += 1
    assert ends


def test_every_table_is_compared() -> None:
    assert [table_id(law) for law in TABLES.values()] == list(TABLES)
