"""Servers are killed while programs play, and nothing is lost: a small sample of `make chaos`."""

import os

import pytest

pytest.importorskip("starlette", reason="needs the extra server")
pytest.importorskip("asyncpg", reason="needs the extra postgres")

from tests.chaos.chaos import Plan, Told, run


@pytest.mark.skipif(not os.environ.get("TILEWRIGHT_ALL"), reason="one of two is the harder case")
def test_nothing_is_lost_when_the_only_server_is_killed() -> None:
    assert run(sample(kills=1, tables=6, servers=1, seed=5), Told()) == []


def test_nothing_is_lost_when_one_of_two_servers_is_killed() -> None:
    assert run(sample(kills=1, tables=6, servers=2, seed=6), Told()) == []


def sample(kills: int, tables: int, servers: int, seed: int) -> Plan:
    """A short run: little play between kills, then everybody resigns; on a busy machine, too."""
    return Plan(
        kills=kills,
        tables=tables,
        servers=servers,
        seed=seed,
        think=0.3,
        apart=(0.2, 1.0),
        finish=1.0,
        resume=None,
    )
