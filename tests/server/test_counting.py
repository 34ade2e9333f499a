"""Budgets that processes share: counted together over a real Redis, and alone without it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

pytest.importorskip("starlette", reason="needs the extra server")
pytest.importorskip("redis", reason="needs the extra redis")

from tests.server.houses import embedded, settings_in
from tests.server.services import Redis
from tests.server.waiting import eventually
from tilewright.server.bus.bus import Budget
from tilewright.server.bus.redis_bus import RedisBus
from tilewright.server.limits.places import Places
from tilewright.server.limits.rates import Limiter, Limits
from tilewright.server.monitoring.metrics import COUNTED_ALONE
from tilewright.server.settings import Settings

SLOW = Settings(
    address_rate=0.001,
    address_burst=10,
    token_rate=0.001,
    token_burst=4,
    tables_rate=0.001,
    tables_burst=3,
    sockets_per_address=3,
)


@asynccontextmanager
async def processes(url: str, count: int) -> AsyncIterator[list[RedisBus]]:
    """The buses of so many processes."""
    buses = [RedisBus(url) for _ in range(count)]
    for bus in buses:
        await bus.start(lambda _: None, lambda: None)
    try:
        yield buses
    finally:
        for bus in buses:
            await bus.close()


def limits_of(bus: RedisBus, settings: Settings = SLOW) -> Limits:
    limits = Limits(settings)
    limits.share(bus)
    return limits


def test_processes_allow_together_what_one_would_allow(redis_url: str) -> None:
    async def run() -> None:
        async with processes(redis_url, 3) as buses:
            limits = [limits_of(bus) for bus in buses]
            asked = [each.wait("together", None, 0) for each in limits for _ in range(8)]
            waits = await asyncio.gather(*asked)
            assert sum([wait == 0 for wait in waits]) == 10
            assert all([wait == pytest.approx(1_000, abs=5) for wait in waits if wait])
            assert await limits[0].wait("another", None, 0) == 0

    asyncio.run(run())


def test_tables_and_costs_are_counted_together_and_a_token_beside_its_address(
    redis_url: str,
) -> None:
    async def run() -> None:
        async with processes(redis_url, 2) as buses:
            one, two = [limits_of(bus) for bus in buses]
            made = [await each.wait_for_table("maker", None, 0) for each in (one, two) * 2]
            assert [wait == 0 for wait in made] == [True, True, True, False]
            assert await one.charge("dear", "token", 50, 0) == 0  # on credit, once
            assert await two.charge("dear", None, 1, 0) == pytest.approx(40_000, abs=5)
            assert await two.wait("elsewhere", "token", 0) == pytest.approx(47_000, abs=5)

    asyncio.run(run())


def test_redis_counts_as_a_limiter_does(redis_url: str) -> None:
    """Time stands as good as still: a request comes back in a day."""
    costs = [(1.0, 1.0), (2.5, 0.0), (4.0, 4.0), (0.0, 0.0), (3.0, 0.0), (1.0, 1.0), (0.0, 0.0)]

    async def run() -> None:
        limiter = Limiter(1 / 86_400, 7)
        async with processes(redis_url, 1) as (bus,):
            for cost, needed in costs:
                expected = limiter.early("a", 0, needed)
                if not expected:
                    limiter.count("a", 0, cost)
                budget = Budget("same", limiter.interval, limiter.span, cost, needed)
                assert await bus.spend([budget]) == pytest.approx(expected, abs=60)

    asyncio.run(run())


def test_what_is_taken_comes_back_and_is_forgotten(redis_url: str) -> None:
    from redis.asyncio import Redis as Client

    async def run() -> None:
        async with processes(redis_url, 1) as (bus,), Client.from_url(redis_url) as client:
            budget = Budget("quick", 0.001, 0.05, 50, 50)
            assert await bus.spend([budget]) == 0
            assert 0 < await client.pttl("tilewright:budget:quick") <= 50

            async def is_back() -> bool:
                return await bus.spend([budget]) == 0

            await eventually(is_back, "the budget is whole again")

    asyncio.run(run())


def test_without_redis_each_counts_for_itself_and_nobody_is_refused_for_it() -> None:
    async def run(server: Redis) -> None:
        async with processes(server.url, 2) as buses:
            one, two = [limits_of(bus) for bus in buses]
            for _ in range(6):
                assert await one.wait("a", None, 0) == 0
            await asyncio.to_thread(server.kill)
            alone = COUNTED_ALONE._value.get()
            assert [await one.wait("a", None, 0) == 0 for _ in range(5)] == [True] * 4 + [False]
            assert [await two.wait("a", None, 0) == 0 for _ in range(11)] == [True] * 10 + [False]
            assert COUNTED_ALONE._value.get() - alone == 14

    with Redis() as server:
        asyncio.run(run(server))


def test_sockets_of_an_address_are_counted_over_all_processes(redis_url: str) -> None:
    async def run() -> None:
        async with processes(redis_url, 2) as buses:
            one, two = [Places(SLOW, bus) for bus in buses]
            taken = [await each.take("a") for each in (one, two, one, two, one)]
            assert taken == [True, True, True, False, False]
            assert await two.take("b")
            one.give_back("a")
            assert (len(one), len(two)) == (1, 2)

            async def has_room() -> bool:
                return await two.take("a")

            await eventually(has_room, "a place that was given back elsewhere")
            assert not await one.take("a")
            await buses[0].close()  # its sockets are gone with it
            assert [await two.take("a") for _ in range(2)] == [True, False]

    asyncio.run(run())


def test_after_redis_was_away_sockets_are_known_again() -> None:
    async def run(server: Redis) -> None:
        async with processes(server.url, 2) as buses:
            one, two = [Places(SLOW, bus) for bus in buses]
            assert [await one.take("a") for _ in range(2)] == [True, True]
            await asyncio.to_thread(server.kill)
            assert await one.take("a")
            assert await two.take("a")  # nobody is refused because Redis is away
            await asyncio.to_thread(server.start)

            async def are_known() -> bool:
                return await buses[0].open_elsewhere("a") == 1

            async def are_known_there() -> bool:
                return await buses[1].open_elsewhere("a") == 3

            await eventually(are_known, "one socket at two")
            await eventually(are_known_there, "three sockets at one")

    with Redis() as server:
        asyncio.run(run(server))


def test_two_servers_share_the_budget_of_tables(redis_url: str, tmp_path: Any) -> None:
    folders = [tmp_path / name for name in ("one", "two")]
    for folder in folders:
        folder.mkdir()
    given = {"redis": redis_url, "tables_rate": 0.001, "tables_burst": 3}
    assert settings_in(folders[0], **given).redis == redis_url
    wish = {"game": "azul", "seats": [{"kind": "me"}, {"kind": "open"}]}
    with embedded(folders[0], **given) as one, embedded(folders[1], **given) as two:
        answers = [house.ask("POST", "/api/tables", wish) for house in (one, two, one, two)]
    assert [answer.status for answer in answers] == [201, 201, 201, 429]
    assert int(answers[-1].headers["retry-after"]) > 3_000
