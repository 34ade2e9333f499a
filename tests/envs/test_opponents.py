"""Opponents of a learner: who they are, what they know, and what a learner is told of them."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode

from tests.envs.lanes import diary, seeded
from tests.tables import table_id
from tilewright.azul.game import Azul
from tilewright.bots.random import RandomBot
from tilewright.bots.roster import BOTS, Player, player_of
from tilewright.core.bot import Choice, Limit
from tilewright.core.errors import BotFailed
from tilewright.core.game import AnyGame
from tilewright.core.seat import Seat
from tilewright.duel.game import Duel
from tilewright.envs.spaces import planes_of
from tilewright.native.batch import NO_ACTION

LANES = 8
LAWS = pytest.mark.parametrize("law", [Azul(2), Azul(4, "gray"), Duel()], ids=table_id)
MODES = pytest.mark.parametrize("mode", AutoresetMode)

Choose = Callable[[AnyGame, Random, Any], Any]  # from a game, luck and an observation: an action


def seat_down(monkeypatch: pytest.MonkeyPatch, choose: Choose) -> Any:
    """Let the name `guest` be that of a player who chooses so; the class of its bots."""

    class Guest:
        name = "guest"

        def __init__(self, game: AnyGame, rng: Random) -> None:
            self._game, self._rng = game, rng

        def choose(self, observation: Any, limit: Limit) -> Choice[Any]:
            assert limit == Limit(nodes=7)
            return Choice(choose(self._game, self._rng, observation), 0.0, 0)

        def stop(self) -> None:
            pass

        def close(self) -> None:
            pass

    guest = Player("guest", Guest, Limit(nodes=7))
    monkeypatch.setattr(
        "tilewright.envs.opponents.player_of",
        lambda name: guest if name == "guest" else player_of(name),
    )
    return Guest


def by_lot(game: AnyGame, rng: Random, observation: Any) -> Any:
    """What the random bot would do."""
    return RandomBot(game, rng).choose(observation, Limit()).action


@LAWS
@MODES
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_only_the_learner_is_asked(law: AnyGame, mode: AutoresetMode, seat: int | None) -> None:
    env = seeded(law, LANES, opponents="random", seat=seat, autoreset_mode=mode)
    learners = np.arange(LANES) % law.seats if seat is None else np.full(LANES, seat)
    _, infos = env.reset(seed=1)
    for _ in range(150):
        assert ((infos["actor"] == learners) | (infos["actor"] == -1)).all()
        may_do_nothing = ~env.arrays.masks.any(axis=1)
        may_do_anything = env.arrays.masks.all(axis=1)
        is_next = mode is AutoresetMode.NEXT_STEP
        assert ((infos["actor"] == -1) == (may_do_anything if is_next else may_do_nothing)).all()
        _, _, terminations, truncations, infos = env.step(env.action_space.sample())
        ended = terminations | truncations
        assert (ended == (infos["actor"] == -1)).all() or mode is AutoresetMode.SAME_STEP
        if mode is AutoresetMode.DISABLED and ended.any():
            _, infos = env.reset(options={"reset_mask": ended})


@LAWS
def test_a_learner_is_given_what_its_seat_got_since_its_last_decision(law: AnyGame) -> None:
    """Points add up to the score that the learner sees at the end."""
    env = seeded(law, LANES, opponents="random", reward="points")
    start = [law.progress(law.start()).scores[0]] * LANES
    games = 0
    for lane, moments in enumerate(diary(env, 200, seed=2)):
        score = float(start[lane])
        for moment in moments:
            assert moment.actor == lane % law.seats
            assert moment.reward == moment.rewards[moment.actor]
            score += moment.reward
            if moment.is_over or moment.is_cut:
                seen = np.frombuffer(moment.ending, np.uint8)
                assert planes_of(law, seen)["score"].reshape(-1)[0] == score
                score = float(start[lane])
                games += 1
    assert games > LANES


def test_a_win_is_told_once_and_to_the_seat_that_won() -> None:
    env = seeded(Azul(3), LANES, opponents="random", reward="win")
    given = set()
    for lane, moments in enumerate(diary(env, 150, seed=2)):
        for moment in moments:
            if not moment.is_over:
                assert moment.rewards == (0.0, 0.0, 0.0)
                continue
            seen = planes_of(Azul(3), np.frombuffer(moment.ending, np.uint8))
            own, *others = seen["score"].tolist()
            if own > max(others):
                assert moment.rewards[lane % 3] == 1
            elif own < max(others):
                assert moment.rewards[lane % 3] == -0.5
            given.add(moment.reward)
    assert {1.0, -0.5} <= given


@MODES
def test_who_sits_second_first_sees_what_the_first_has_done(mode: AutoresetMode) -> None:
    env = seeded(Azul(first=0), LANES, opponents="random", seat=1, autoreset_mode=mode)
    observations, _ = env.reset(seed=1)
    factories = planes_of(env.game, observations["observation"])["factories"]
    assert (factories.any(axis=2).sum(axis=1) == 4).all()
    ended = np.zeros(LANES, np.bool_)
    begun = 0
    for _ in range(60):
        over = ended
        _, _, terminations, truncations, _ = env.step(env.action_space.sample())
        ended = terminations | truncations
        if mode is AutoresetMode.DISABLED and ended.any():
            env.reset(options={"reset_mask": ended})
        new = over if mode is AutoresetMode.NEXT_STEP else ended
        factories = planes_of(env.game, observations["observation"][new])["factories"]
        assert (factories.any(axis=2).sum(axis=1) == 4).all()
        begun += int(new.sum())
    assert begun >= LANES


@LAWS
@MODES
def test_games_are_cut_short_during_others_moves_too(law: AnyGame, mode: AutoresetMode) -> None:
    env = seeded(law, LANES, opponents="random", rounds=1, autoreset_mode=mode)
    for moments in diary(env, 120, seed=3):
        ends = [moment.is_cut for moment in moments]
        assert sum(ends) > 1
        assert not any(moment.is_over for moment in moments)


@pytest.mark.parametrize(
    ("law", "opponents"),
    [
        (Azul(3), ["random", "greedy"]),
        (Azul(3), ["greedy", "random"]),
        (Azul(3), ["greedy@5", "random"]),
        (Azul(4), ["random", "shaped@40", "greedy"]),
        (Duel(), "greedy"),
        (Duel(), "shaped@40"),
        (Azul(2, "gray"), "search@50"),
    ],
    ids=str,
)
def test_the_same_seed_gives_the_same_games_against_any_players(
    law: AnyGame, opponents: str | list[str]
) -> None:
    def games(seed: int, threads: int = 1) -> Any:
        return diary(seeded(law, 3, opponents=opponents, threads=threads), 25, seed)

    told = games(1)
    assert games(1, threads=2) == told
    assert games(2) != told
    env = seeded(law, 3, opponents=opponents)
    assert diary(env, 25, 1) == told
    assert diary(env, 25, 1) == told  # the bots begin anew, too
    env.close()


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("law", [Azul(2), Duel()], ids=table_id)
def test_every_bot_of_the_roster_can_be_an_opponent(name: str, law: AnyGame) -> None:
    env = seeded(law, 2, opponents=f"{name}@30")
    _, infos = env.reset(seed=1)
    for _ in range(6):
        assert infos["actor"].tolist() == [0, 1]  # the opponent has decided
        *_, infos = env.step(env.action_space.sample())
    env.close()


def test_players_sit_in_turn_order_after_the_learner(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[Seat] = set()

    def choose(game: AnyGame, rng: Random, observation: Any) -> Any:
        asked.add(observation.seat)
        return by_lot(game, rng, observation)

    seat_down(monkeypatch, choose)
    for opponents, seat in ((["guest", "random", "random"], 3), (["random", "random", "guest"], 1)):
        asked.clear()
        env = seeded(Azul(4), 2, opponents=opponents, seat=2)
        env.reset(seed=1)
        for _ in range(10):
            env.step(env.action_space.sample())
        assert asked == {seat}


@pytest.mark.parametrize("law", [Azul(2), Duel(), Duel(scoring="random")], ids=table_id)
def test_a_bot_is_told_what_its_seat_may_know_and_no_more(
    law: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Any] = []

    def choose(game: AnyGame, rng: Random, observation: Any) -> Any:
        told.append(observation)
        return by_lot(game, rng, observation)

    seat_down(monkeypatch, choose)
    env = seeded(law, 1, opponents="guest", seat=0)
    states: list[Any] = []
    step = env.batch.step

    def watched(*arguments: Any) -> None:
        if env.arrays.actors[0] == 1:
            states.append(env.batch.state(0).value())
        step(*arguments)

    monkeypatch.setattr(env.batch, "step", watched)
    env.reset(seed=5)
    for _ in range(40):
        env.step(env.action_space.sample())
    assert len(told) > 20
    assert told == [law.observe(state, Seat(1)) for state in states]


def test_each_lane_has_a_bot_of_its_own_with_its_own_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    lucks: dict[int, float] = {}

    def choose(game: AnyGame, rng: Random, observation: Any) -> Any:
        lucks.setdefault(id(rng), rng.random())
        return by_lot(game, rng, observation)

    seat_down(monkeypatch, choose)
    env = seeded(Azul(3), 4, opponents="guest")
    env.reset(seed=5)
    for _ in range(3):
        env.step(env.action_space.sample())
    assert len(lucks) == len(set(lucks.values())) == 4 * 2


def test_greedy_in_the_core_plays_like_the_bot() -> None:
    """A match of 200 games, each on every seat as often; the bot is asked by another name."""
    lanes = 200
    env = seeded(
        Azul(), lanes, opponents="greedy@5000", autoreset_mode=AutoresetMode.DISABLED, threads=1
    )
    env.reset(seed=1)
    actions = np.zeros(lanes, np.int32)
    won = np.zeros(lanes, np.float32)
    while (env.arrays.actors >= 0).any():
        env.batch.choose_greedily(actions)
        won += env.step(actions)[1]
    score = float((won + 1).mean() / 2)
    assert 0.4 < score < 0.6, score


def test_greedy_beats_random_by_far() -> None:
    env = seeded(Azul(), 50, opponents="greedy", autoreset_mode=AutoresetMode.DISABLED)
    env.reset(seed=1)
    actions = np.zeros(50, np.int32)
    won = np.zeros(50, np.float32)
    while (env.arrays.actors >= 0).any():
        env.batch.choose(actions)
        won += env.step(actions)[1]
    assert won.mean() < -0.9


@MODES
def test_a_bot_that_fails_raises_its_error_with_lane_and_seat(
    mode: AutoresetMode, monkeypatch: pytest.MonkeyPatch
) -> None:
    patience = [12]

    def choose(game: AnyGame, rng: Random, observation: Any) -> Any:
        patience[0] -= 1
        if patience[0] < 0:
            raise ZeroDivisionError("no more")
        return by_lot(game, rng, observation)

    seat_down(monkeypatch, choose)
    env = seeded(Azul(first=0), 5, opponents="guest", seat=0, autoreset_mode=mode)
    env.reset(seed=5)
    for _ in range(2):
        env.step(env.action_space.sample())
    with pytest.raises(ZeroDivisionError, match="no more") as failed:
        env.step(env.action_space.sample())
    assert failed.value.__notes__ == ["guest in lane 2, on seat 1, both from 0"]
    with pytest.raises(ResetNeeded, match="an opponent has failed"):
        env.step(np.full(5, NO_ACTION))
    with pytest.raises(ResetNeeded, match="all lanes"):
        env.reset(options={"reset_mask": np.ones(5, np.bool_)})
    patience[0] = 1_000
    env.reset()
    env.step(env.action_space.sample())


def test_what_a_bot_may_not_do_is_not_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(game: AnyGame, rng: Random, observation: Any) -> Any:
        legal = by_lot(game, rng, observation)
        return next(
            action
            for action in map(game.notation.action_of, range(game.num_actions))
            if game.notation.action_id(action) != game.notation.action_id(legal)
            and game.refusal(game.imagine(observation, rng), action) is not None
        )

    seat_down(monkeypatch, choose)
    env = seeded(Azul(first=0), 3, opponents="guest", seat=0)
    env.reset(seed=5)
    with pytest.raises(BotFailed, match=r"\(AZ-") as failed:
        env.step(env.action_space.sample())
    assert failed.value.__notes__ == ["guest in lane 0, on seat 1, both from 0"]


def test_bots_are_closed_with_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[str] = []
    guest = seat_down(monkeypatch, by_lot)
    monkeypatch.setattr(guest, "close", lambda self: closed.append(self.name))
    env = seeded(Azul(first=0), 3, opponents="guest", seat=0)
    env.reset(seed=1)
    env.step(env.action_space.sample())
    env.reset()
    assert closed == []
    env.reset(seed=2)
    assert closed == ["guest"] * 3
    env.step(env.action_space.sample())
    env.close()
    assert closed == ["guest"] * 6
