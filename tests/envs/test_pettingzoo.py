"""PettingZoo's own tests, for every game with every option."""

import itertools
import sys
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)

from tests.tables import TABLES
from tilewright.core.game import AnyGame
from tilewright.envs import azul_v0, duel_v0
from tilewright.envs.aec import TableEnv
from tilewright.envs.parallel import ParallelTable
from tilewright.envs.rewards import REWARDS
from tilewright.native import is_available

# PettingZoo says this of every environment whose observations hold a mask and that is not in its
# own list of those; everything else that it finds is an error.
MASKED = (
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably:UserWarning",
)
ENGINES = ("native", "python") if is_available() else ("python",)


def table(game: AnyGame, **options: Any) -> TableEnv:
    return TableEnv(game, f"{game.name}_v0", **options)


@pytest.mark.filterwarnings(*MASKED)
@pytest.mark.parametrize("engine", ENGINES)
def test_api_test(game: AnyGame, engine: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(table(game, engine=engine, seed=3), num_cycles=100)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.filterwarnings(*MASKED)
@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize("name", ["azul-3-coloured-random", "duel-random-3-random"])
def test_api_test_with_every_reward_to_the_end_and_beyond(name: str, reward: str) -> None:
    api_test(table(TABLES[name], reward=reward, rounds=3, seed=5), num_cycles=1000)


@pytest.mark.parametrize("engine", ENGINES)
def test_seed_test(game: AnyGame, engine: str) -> None:
    seed_test(partial(table, game, engine=engine), num_cycles=40)


@pytest.mark.parametrize("mode", ["rgb_array", "ansi", "human"])
def test_render_test(game: AnyGame, mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    drawn: list[object] = []

    def looked_at(picture: object) -> bool:
        drawn.append(picture)
        return True

    render_test(partial(table, game, seed=1), custom_tests={mode: looked_at})
    assert len(drawn) == 5
    assert "player_1" in capsys.readouterr().out  # `human` goes to the terminal


def clock_of(step: float) -> Callable[[], float]:
    """A clock that goes on by so many seconds whenever somebody looks at it."""
    return partial(next, itertools.count(0.0, step))


def test_performance_benchmark(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    benchmark = sys.modules[performance_benchmark.__module__]
    monkeypatch.setattr(benchmark, "time", SimpleNamespace(time=clock_of(0.02)))
    performance_benchmark(table(game))
    assert "Finished performance benchmark" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("seats", "wall"), [(seats, wall) for seats in (2, 3, 4) for wall in ("coloured", "gray")]
)
def test_max_cycles_test_of_azul(seats: int, wall: str) -> None:
    options: dict[str, Any] = {"seats": seats, "wall": wall, "seed": 1}
    max_cycles_test(
        SimpleNamespace(
            env=partial(azul_v0.env, **options),
            parallel_env=partial(azul_v0.parallel_env, **options),
        )
    )


@pytest.mark.parametrize("scoring", ["rows,columns,diagonals", "random", "random-4"])
def test_max_cycles_test_of_duel_where_the_first_turns_are_one_decision_each(scoring: str) -> None:
    # The test wants players that act in turn. In Duel a turn may be several decisions, so the
    # seed is one with which none of the first is.
    options: dict[str, Any] = {"scoring": scoring, "seed": 11}
    max_cycles_test(
        SimpleNamespace(
            env=partial(duel_v0.env, **options),
            parallel_env=partial(duel_v0.parallel_env, **options),
        )
    )


def test_parallel_api_test(game: AnyGame) -> None:
    parallel_api_test(ParallelTable(table(game, seed=2)), num_cycles=100)


def test_parallel_seed_test(game: AnyGame) -> None:
    parallel_seed_test(lambda: ParallelTable(table(game)), num_cycles=40)
