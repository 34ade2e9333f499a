"""The bus between server processes: alone, and over a real Redis."""

import asyncio
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

pytest.importorskip("starlette", reason="needs the extra server")
pytest.importorskip("redis", reason="needs the extra redis")

from tests.server.services import Redis
from tests.server.waiting import eventually
from tilewright.server.bus import redis_bus
from tilewright.server.bus.bus import BusError, LocalBus, Moved, News, There, Thinks, open_bus
from tilewright.server.bus.counting import LIFE
from tilewright.server.bus.redis_bus import RedisBus, ended


class Heard:
    """A bus that has started, and what it heard."""

    def __init__(self, url: str) -> None:
        self.bus = RedisBus(url)
        self.news: list[News] = []
        self.reconnects = 0

    def count(self) -> None:
        self.reconnects += 1

    async def until(self, *news: News) -> None:
        async def is_heard() -> bool:
            return len(self.news) >= len(news)

        await eventually(is_heard, f"{news}, but heard {self.news}")
        assert self.news == list(news)


@asynccontextmanager
async def heard(url: str) -> AsyncIterator[Heard]:
    it = Heard(url)
    await it.bus.start(it.news.append, it.count)
    try:
        yield it
    finally:
        await it.bus.close()


def test_no_address_is_a_process_alone() -> None:
    async def run() -> None:
        bus = open_bus(None)
        assert isinstance(bus, LocalBus)
        assert not bus.is_shared
        await bus.start(lambda _: None, lambda: None)
        await bus.follow("a")
        await bus.tell(Moved("a", 1))
        await bus.set_presence("a", [0, 2], 3)
        assert await bus.presence("a") == (frozenset({0, 2}), 3)
        await bus.set_presence("a", [], 0)
        assert await bus.presence("a") == (frozenset(), 0)
        assert await bus.leads()
        await bus.ping()
        await bus.unfollow("a")
        await bus.close()

    asyncio.run(run())


def test_an_address_is_a_redis() -> None:
    bus = open_bus("redis://localhost/0")
    assert isinstance(bus, RedisBus)
    assert bus.is_shared


def test_news_reach_followers_and_not_the_sender(redis_url: str) -> None:
    async def run() -> None:
        async with heard(redis_url) as one, heard(redis_url) as two, heard(redis_url) as three:
            for each in (one, two):
                await each.bus.follow("a")
            await three.bus.follow("b")
            await one.bus.tell(Moved("a", 7))
            await one.bus.tell(There("a"))
            await one.bus.tell(Thinks("a", 3))
            await one.bus.tell(Moved("b", 1))
            await two.until(Moved("a", 7), There("a"), Thinks("a", 3))
            await three.until(Moved("b", 1))
            await two.bus.tell(Moved("a", 8))  # whatever came before is there before it
            await one.until(Moved("a", 8))

    asyncio.run(run())


def test_who_no_longer_follows_hears_nothing(redis_url: str) -> None:
    async def run() -> None:
        async with heard(redis_url) as one, heard(redis_url) as two:
            await two.bus.follow("a")
            await two.bus.follow("b")
            await two.bus.unfollow("a")
            await two.bus.follow("c")  # confirmed, so the others are too
            await one.bus.tell(Moved("a", 1))
            await one.bus.tell(Moved("b", 2))
            await two.until(Moved("b", 2))
            await two.bus.follow("a")
            await one.bus.tell(Moved("a", 3))
            await two.until(Moved("b", 2), Moved("a", 3))

    asyncio.run(run())


def test_what_follows_a_follow_is_heard(redis_url: str) -> None:
    async def run() -> None:
        async with heard(redis_url) as one, heard(redis_url) as two:
            tables = [f"table{number}" for number in range(100)]
            for table in tables:
                await two.bus.follow(table)
                await one.bus.tell(There(table))
            await two.until(*[There(table) for table in tables])

    asyncio.run(run())


def test_a_listener_that_fails_does_not_make_deaf(
    redis_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        versions: list[int] = []

        def listener(news: News) -> None:
            assert isinstance(news, Moved)
            versions.append(news.version // (news.version - 1))

        two = RedisBus(redis_url)
        await two.start(listener, lambda: None)
        async with heard(redis_url) as one:
            await two.follow("a")
            await one.bus.tell(Moved("a", 1))
            await one.bus.tell(Moved("a", 2))

            async def is_heard() -> bool:
                return versions == [2]

            await eventually(is_heard, "the second version")
        await two.close()

    with caplog.at_level(logging.ERROR, "tilewright.server.bus.redis_bus"):
        asyncio.run(run())
    assert "ZeroDivisionError" in caplog.text


def test_news_that_cannot_be_read_are_passed_over(redis_url: str) -> None:
    from redis.asyncio import Redis as Client

    async def run() -> None:
        async with heard(redis_url) as one, heard(redis_url) as two:
            await two.bus.follow("a")
            async with Client.from_url(redis_url) as client:
                for message in (b"", b"{}", b"\xff", b'["me",{"type":"sang"}]'):
                    await client.publish("tilewright:table:a", message)
            await one.bus.tell(Moved("a", 2))
            await two.until(Moved("a", 2))

    asyncio.run(run())


def test_after_redis_was_killed_the_bus_comes_back(caplog: pytest.LogCaptureFixture) -> None:
    async def run(server: Redis) -> None:
        async with heard(server.url) as one, heard(server.url) as two:
            await one.bus.follow("a")
            await two.bus.follow("a")
            await one.bus.set_presence("a", [0], 1)
            await asyncio.to_thread(server.kill)
            for version in range(5):
                await one.bus.tell(Moved("a", version))
            await one.bus.set_presence("a", [0, 1], 0)
            await two.bus.follow("b")
            assert await one.bus.presence("a") == (frozenset({0, 1}), 0)
            assert not await two.bus.leads()
            with pytest.raises(BusError, match="can’t be reached"):
                await one.bus.ping()
            assert one.bus.lost > 0
            assert one.reconnects == two.reconnects == 0

            await asyncio.to_thread(server.start)

            async def are_back() -> bool:
                return one.reconnects == two.reconnects == 1

            await eventually(are_back, "both are connected again")
            await one.bus.ping()

            async def is_known() -> bool:
                return await two.bus.presence("a") == (frozenset({0, 1}), 0)

            await eventually(is_known, "who is connected is known again")
            await one.bus.tell(Moved("b", 9))
            await one.bus.tell(Moved("a", 9))

            async def is_heard() -> bool:
                return two.news[-2:] == [Moved("b", 9), Moved("a", 9)]

            await eventually(is_heard, "news are heard again")

    with Redis() as server, caplog.at_level(logging.WARNING, "tilewright.server.bus.redis_bus"):
        asyncio.run(run(server))
    away = [record for record in caplog.records if "Redis is away" in record.message]
    assert len(away) == 2  # once for each bus


def test_presence_is_merged_over_processes(redis_url: str) -> None:
    async def run() -> None:
        async with heard(redis_url) as one:
            async with heard(redis_url) as two:
                await one.bus.set_presence("p", [0], 2)
                await two.bus.set_presence("p", [0, 1], 1)
                await two.bus.set_presence("q", [3], 0)
                for each in (one, two):
                    assert await each.bus.presence("p") == (frozenset({0, 1}), 3)
                    assert await each.bus.presence("q") == (frozenset({3}), 0)
                await one.bus.set_presence("p", [], 0)
                assert await two.bus.presence("p") == (frozenset({0, 1}), 1)
            assert await one.bus.presence("p") == (frozenset(), 0)  # two took its leave

    asyncio.run(run())


CHILD = """
import asyncio, sys
from tilewright.server.bus.redis_bus import RedisBus, ended

async def run():
    bus = RedisBus(sys.argv[1])
    await bus.start(lambda _: None, lambda: None)
    await bus.set_presence("k", [1], 4)
    print(await bus.leads(), flush=True)
    await asyncio.Event().wait()

asyncio.run(run())
"""


def test_a_process_that_was_killed_is_forgotten() -> None:
    assert LIFE < 5_000

    async def run(url: str) -> None:
        child = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", CHILD, url),
            stdout=asyncio.subprocess.PIPE,
            cwd=Path(__file__).parents[2],
            env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )
        assert child.stdout is not None
        assert await child.stdout.readline() == b"True\n"
        async with heard(url) as one:
            await one.bus.set_presence("k", [0], 0)
            assert await one.bus.presence("k") == (frozenset({0, 1}), 4)
            assert not await one.bus.leads()
            child.send_signal(signal.SIGKILL)
            await child.wait()

            async def is_forgotten() -> bool:
                return await one.bus.presence("k") == (frozenset({0}), 0)

            await eventually(is_forgotten, "the dead process is forgotten")
            await eventually(one.bus.leads, "the lead is taken over")

    with Redis() as server:
        asyncio.run(run(server.url))


def test_exactly_one_leads() -> None:
    async def run(url: str) -> None:
        async with heard(url) as one, heard(url) as two:
            async with heard(url) as three:
                buses = [each.bus for each in (three, one, two)]
                for _ in range(5):
                    assert await asyncio.gather(*[bus.leads() for bus in buses]) == [
                        True,
                        False,
                        False,
                    ]
            assert [await one.bus.leads(), await two.bus.leads()] == [True, False]

    with Redis() as server:
        asyncio.run(run(server.url))


@pytest.mark.parametrize(
    "url", ["redis://ana:secret-word@127.0.0.1:1/0", "unix:///nowhere/redis.sock"]
)
def test_a_redis_that_is_not_there_is_told_at_the_start(url: str) -> None:
    async def run() -> None:
        with pytest.raises(BusError, match="Redis can’t be reached: ") as told:
            await RedisBus(url).start(lambda _: None, lambda: None)
        assert "secret-word" not in str(told.value)

    asyncio.run(run())


def test_an_address_that_is_none_is_refused() -> None:
    with pytest.raises(BusError, match="redis://host:6379/0"):
        open_bus("mysql://ana:secret-word@host")


def test_a_task_that_misses_its_end_is_ended_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_bus, "PATIENCE", 0.01)
    missed: list[int] = []

    async def goes_on() -> None:
        while True:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                if missed:
                    raise
                missed.append(1)

    async def run() -> None:
        task = asyncio.create_task(goes_on())
        await asyncio.sleep(0)
        await ended([task])
        assert task.cancelled()

    asyncio.run(run())
    assert missed == [1]
