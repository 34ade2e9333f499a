"""The bus over Redis: a channel for each table, who is connected where, and what is counted.

    tilewright:table:ID      the channel of a table
    tilewright:processes     a set: the processes that may live
    tilewright:here:PROCESS  a hash: who is connected to which table there; it expires with them
    tilewright:lead          the process that looks after tables nobody looks after

What `counting.py` writes comes to that. Each installation needs a database of its own in Redis.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from redis.asyncio import ConnectionPool, Redis
from redis.asyncio.connection import AbstractConnection
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from tilewright.core.words import reason
from tilewright.server.bus.bus import (
    NOBODY,
    Budget,
    BusError,
    Here,
    Moved,
    News,
    Says,
    There,
    Thinks,
)
from tilewright.server.bus.counting import LIFE, PREFIX, PROCESSES, Counting

LEAD = f"{PREFIX}lead"

BEAT = 1.0  # seconds between signs of life
LEAD_LIFE = 1_000  # milliseconds
PATIENCE = 2.0  # seconds for an answer of Redis
SILENCE = 3 * BEAT  # seconds without an answer to our signs of life: the connection is lost
PAUSE = 0.2  # seconds between two tries to connect

# Take the lead if nobody has it, or keep it.
_TAKE_LEAD = """
local leader = redis.call('GET', KEYS[1])
if leader and leader ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1
"""
_GIVE_UP_LEAD = """
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
"""

_log = logging.getLogger(__name__)


class _Told(msgspec.Struct, frozen=True, array_like=True):
    """News, and which process tells them."""

    process: str
    news: Moved | There | Thinks | Says


_encode = msgspec.json.Encoder().encode
_told = msgspec.json.Decoder(_Told).decode
_here = msgspec.json.Decoder(Here).decode


class RedisBus:
    """The bus of processes that share a Redis."""

    is_shared = True

    def __init__(self, url: str) -> None:
        self.lost = 0  # how many news or questions could not be sent
        self._process = secrets.token_hex(8)
        self._own = f"{PREFIX}process:{self._process}"  # a channel that is always followed
        self._here_key = f"{PREFIX}here:{self._process}"
        try:
            pool = ConnectionPool.from_url(
                url,
                protocol=2,
                socket_timeout=PATIENCE,
                socket_connect_timeout=PATIENCE,
                retry=Retry(NoBackoff(), 1),  # a connection from before a restart
            )
        except ValueError:
            raise BusError(reason("", "table-redis-address")) from None  # it may show a password
        self._pool = pool
        self._redis = Redis(connection_pool=pool)
        self._counting = Counting(self._redis, self._process)
        self._here: dict[str, Here] = {}
        self._followed: dict[str, asyncio.Event] = {}  # by channel: whether Redis knows
        self._connection: AbstractConnection | None = None  # the one that hears
        self._is_connected = False
        self._is_warned = False
        self._tasks: list[asyncio.Task[None]] = []
        self._on_news: Callable[[News], None]
        self._on_reconnect: Callable[[], None]

    async def start(
        self, on_news: Callable[[News], None], on_reconnect: Callable[[], None]
    ) -> None:
        """Connect, and hear the others' news of the tables that are followed; raises BusError."""
        self._on_news = on_news
        self._on_reconnect = on_reconnect
        try:
            await self._connect()
            await self._beat()
        except (RedisError, OSError) as error:
            await self.close()
            raise _away(error) from None
        self._tasks = [
            asyncio.create_task(self._listen(), name="bus: listen"),
            asyncio.create_task(self._live(), name="bus: live"),
        ]

    async def follow(self, table: str) -> None:
        """Hear what is told of a table after this."""
        channel = _channel(table)
        if channel not in self._followed:
            self._followed[channel] = asyncio.Event()
            await self._send("SUBSCRIBE", channel)
        if self._is_connected:
            await self._followed[channel].wait()

    async def unfollow(self, table: str) -> None:
        """Hear no more of a table."""
        channel = _channel(table)
        known = self._followed.pop(channel, None)
        if known is not None:
            known.set()
            await self._send("UNSUBSCRIBE", channel)

    async def tell(self, news: News) -> None:
        """Tell the other processes that follow the table."""
        message = _encode(_Told(self._process, news))
        await self._ask(lambda: self._redis.publish(_channel(news.table), message), 0)

    async def set_presence(self, table: str, seats: Sequence[int], watchers: int) -> None:
        """Say who is connected to a table at this process."""
        here = Here(frozenset(seats), watchers)
        if here == self._here.get(table, NOBODY):
            return
        if here == NOBODY:
            del self._here[table]
            await self._ask(lambda: self._redis.hdel(self._here_key, table), 0)
        else:
            self._here[table] = here
            await self._ask(lambda: self._redis.hset(self._here_key, table, _encode(here)), 0)

    async def presence(self, table: str) -> tuple[frozenset[int], int]:
        """Who is connected to a table at any living process; of the others, as far as known."""
        seats, watchers = self._here.get(table, NOBODY)
        for other in await self._ask(lambda: self._others(table), []):
            seats |= other.seats
            watchers += other.watchers
        return seats, watchers

    async def leads(self) -> bool:
        """Whether this process has the lead, for the next second; without Redis nobody has."""
        arguments = (self._process, LEAD_LIFE)
        return bool(await self._ask(lambda: self._redis.eval(_TAKE_LEAD, 1, LEAD, *arguments), 0))

    async def spend(self, budgets: Sequence[Budget]) -> float | None:
        """Take from budgets of all processes; None: Redis is away."""
        wait: float | None = await self._ask(lambda: self._counting.spend(budgets), None)
        return wait

    def set_open(self, address: str, count: int) -> None:
        """Say how many sockets an address has at this process."""
        self._counting.set_open(address, count)

    async def open_elsewhere(self, address: str) -> int:
        """How many sockets an address has at other living processes; without Redis none."""
        return int(await self._ask(lambda: self._counting.open_elsewhere(address), 0))

    async def ping(self) -> None:
        """Raise BusError if Redis does not answer."""
        try:
            await self._redis.ping()
        except (RedisError, OSError) as error:
            raise _away(error) from None

    async def close(self) -> None:
        """Hear and tell nothing more; the others forget who was connected here."""
        await ended(self._tasks)
        await self._counting.close()
        if self._is_connected:
            await self._ask(self._take_leave, None)
        await self._disconnect()
        await self._pool.aclose()

    # Hearing

    async def _listen(self) -> None:
        """Hear what the others tell, for ever; after a loss connect again."""
        while True:
            try:
                if not self._is_connected:
                    await self._connect()
                    self._is_warned = False
                    _log.info("Redis is back")
                    self._call(self._on_reconnect)
                await self._hear()
            except (RedisError, OSError) as error:
                await self._lose(error)
                await asyncio.sleep(PAUSE)

    async def _connect(self) -> None:
        """Connect and follow all that is followed."""
        connection: AbstractConnection = self._pool.make_connection()  # type: ignore[no-untyped-call]
        await connection.connect()  # type: ignore[no-untyped-call]
        self._connection = connection
        await connection.send_command("SUBSCRIBE", self._own, *self._followed)
        while not self._is_connected:
            await self._hear()

    async def _hear(self) -> None:
        """One message of Redis."""
        assert self._connection is not None
        heard = await self._connection.read_response(timeout=SILENCE)
        match heard:
            case [b"message", _, message]:
                self._receive(message)
            case [b"subscribe", channel, _]:
                self._confirm(channel.decode())
            case None:
                raise ConnectionError(f"nothing was heard for {SILENCE:.0f} s")
            case _:
                pass  # that a channel was left, or an answer to our sign of life

    def _receive(self, message: bytes) -> None:
        try:
            told = _told(message)
        except msgspec.DecodeError as error:
            _log.warning("what was heard can't be read: %s", error)
            return
        if told.process != self._process:
            self._call(self._on_news, told.news)

    def _confirm(self, channel: str) -> None:
        if channel == self._own:
            self._is_connected = True
        elif channel in self._followed:
            self._followed[channel].set()

    def _call(self, listener: Callable[..., None], *arguments: News) -> None:
        """A listener that fails does not make us deaf."""
        try:
            listener(*arguments)
        except Exception:
            _log.exception("what was heard could not be done")

    async def _send(self, command: str, channel: str) -> None:
        """Send something over the connection that hears; if it is lost, nothing needs be sent."""
        if self._connection is not None and self._connection.is_connected:
            with suppress(RedisError, OSError):  # whoever listens there notices the loss
                await self._connection.send_command(command, channel)

    async def _lose(self, error: Exception) -> None:
        self._warn(error)
        await self._disconnect()
        for known in self._followed.values():
            known.set()  # nobody needs wait: all is read anew after this

    async def _disconnect(self) -> None:
        self._is_connected = False
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.disconnect(nowait=True)

    # Being there

    async def _live(self) -> None:
        """Give signs of life, for ever."""
        while True:
            await asyncio.sleep(BEAT)
            await self._ask(self._beat, None)

    async def _beat(self) -> None:
        if self._connection is not None and self._connection.is_connected:
            await self._connection.send_command("PING")
        async with self._redis.pipeline(transaction=True) as pipeline:
            pipeline.hset(self._here_key, "", "")
            pipeline.pexpire(self._here_key, LIFE)
            pipeline.sadd(PROCESSES, self._process)
            is_new, *_ = await pipeline.execute()
        if is_new:
            await self._come_back()
        await self._counting.beat()

    async def _come_back(self) -> None:
        """Say again who is here, after Redis or this process was away."""
        self._counting.come_back()
        if not self._here:
            return
        async with self._redis.pipeline(transaction=True) as pipeline:
            for table, here in self._here.items():
                pipeline.hset(self._here_key, table, _encode(here))
                pipeline.publish(_channel(table), _encode(_Told(self._process, There(table))))
            await pipeline.execute()

    async def _others(self, table: str) -> list[Here]:
        """Who is connected to a table at other processes; the dead are forgotten on the way."""
        members: set[Any] = await self._redis.smembers(PROCESSES)
        others = [name for process in members if (name := process.decode()) != self._process]
        if not others:
            return []
        async with self._redis.pipeline(transaction=False) as pipeline:
            for process in others:
                pipeline.hmget(f"{PREFIX}here:{process}", "", table)
            found = await pipeline.execute()
        dead = [process for process, (life, _) in zip(others, found, strict=True) if life is None]
        if dead:
            await self._redis.srem(PROCESSES, *dead)
        return [_here(here) for _, here in found if here is not None]

    async def _take_leave(self) -> None:
        await self._counting.take_leave()
        async with self._redis.pipeline(transaction=True) as pipeline:
            pipeline.delete(self._here_key)
            pipeline.srem(PROCESSES, self._process)
            pipeline.eval(_GIVE_UP_LEAD, 1, LEAD, self._process)
            await pipeline.execute()

    async def _ask(self, question: Callable[[], Awaitable[Any]], otherwise: Any) -> Any:
        """What Redis answers; if it is away, what to think otherwise."""
        if self._is_connected:  # else every question would wait in vain
            try:
                return await question()
            except (RedisError, OSError) as error:
                self._warn(error)
        self.lost += 1
        return otherwise

    def _warn(self, error: Exception) -> None:
        """Log a failure, once until Redis is back."""
        if not self._is_warned:
            _log.warning("Redis is away, limits count by process: %s", error)
        self._is_warned = True


def _channel(table: str) -> str:
    return f"{PREFIX}table:{table}"


def _away(error: Exception) -> BusError:
    return BusError(reason("", "table-redis-away", why=str(error) or type(error).__name__))


async def ended(tasks: Sequence[asyncio.Task[None]]) -> None:
    """Cancel tasks until they have ended.

    Once is not enough: what waits for an answer may take it for the end of its patience, and go on.
    """
    left = {task for task in tasks if not task.done()}
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=PATIENCE)
    await asyncio.gather(*tasks, return_exceptions=True)
