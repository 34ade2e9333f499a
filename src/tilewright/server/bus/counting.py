"""What processes count together in Redis: budgets of addresses and tokens, and open sockets.

tilewright:budget:KEY    when all of a budget will be there again; it expires then
tilewright:open:PROCESS  a hash: how many sockets each address has there; it expires with it
"""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from redis.asyncio import Redis

from tilewright.server.bus.bus import Budget

PREFIX = "tilewright:"
PROCESSES = f"{PREFIX}processes"
LIFE = 3_500  # milliseconds until a process without signs of life is forgotten

# Groups of budgets, by the clock of Redis: each is taken in its order up to the first that has not
# enough, and the answer is how long that one has to wait. It is the Limiter of limits/rates.py.
_SPEND = """
local clock = redis.call('TIME')
local now = clock[1] + clock[2] / 1000000
local waits = {}
for i, key in ipairs(KEYS) do
  local group = tonumber(ARGV[5 * i - 4])
  local interval, span = tonumber(ARGV[5 * i - 3]), tonumber(ARGV[5 * i - 2])
  local cost, needed = tonumber(ARGV[5 * i - 1]), tonumber(ARGV[5 * i])
  if waits[group] == nil or waits[group] == '0' then
    local whole = math.max(tonumber(redis.call('GET', key) or now), now)
    local early = whole + needed * interval - now - span
    waits[group] = '0'
    if early > 0.000001 then
      waits[group] = string.format('%.6f', early)
    elseif cost > 0 then
      local after = whole + cost * interval
      local life = math.ceil((after - now) * 1000)
      redis.call('SET', key, string.format('%.6f', after), 'PX', life)
    end
  end
end
return waits
"""

# Say how many sockets an address has at a process; how many it has at the others.
_OPEN = """
redis.call('HSET', KEYS[1], ARGV[2], ARGV[3])
redis.call('PEXPIRE', KEYS[1], ARGV[4])
local others = 0
for _, process in ipairs(redis.call('SMEMBERS', KEYS[2])) do
  if process ~= ARGV[1] then
    others = others + tonumber(redis.call('HGET', ARGV[5] .. process, ARGV[2]) or 0)
  end
end
return others
"""


class _Asked(NamedTuple):
    """Budgets that somebody wants to take from, and where the answer goes."""

    budgets: Sequence[Budget]
    answer: "asyncio.Future[float]"


class Counting:
    """Counts together with the other processes; whatever fails raises RedisError or OSError."""

    def __init__(self, redis: Redis, process: str) -> None:
        self._redis = redis
        self._process = process
        self._key = f"{PREFIX}open:{process}"
        self._open: dict[str, int] = {}
        self._untold: set[str] = set()  # addresses of which Redis may know another number
        self._waiting: list[_Asked] = []
        self._spending: asyncio.Task[None] | None = None

    # Budgets

    async def spend(self, budgets: Sequence[Budget]) -> float:
        """Take from budgets; seconds to wait if there is not enough in one of them.

        Whatever is asked while Redis answers is asked with one question after that.
        """
        asked = _Asked(budgets, asyncio.get_running_loop().create_future())
        self._waiting.append(asked)
        if self._spending is None:
            self._spending = asyncio.create_task(self._spend(), name="bus: spend")
        return await asked.answer

    async def _spend(self) -> None:
        try:
            while self._waiting:
                asked, self._waiting = self._waiting, []
                await self._spend_all(asked)
        finally:
            self._spending = None

    async def _spend_all(self, asked: Sequence[_Asked]) -> None:
        keys: list[str] = []
        numbers: list[float] = []
        for group, (budgets, _) in enumerate(asked, 1):
            for budget in budgets:
                keys.append(f"{PREFIX}budget:{budget.key}")
                numbers += (group, budget.interval, budget.span, budget.cost, budget.needed)
        try:
            waits = await self._redis.eval(_SPEND, len(keys), *keys, *numbers)
        except BaseException as error:
            for _, answer in asked:
                if not answer.done():
                    answer.set_exception(_told(error))
            if not isinstance(error, Exception):
                raise
            return
        for (_, answer), wait in zip(asked, waits, strict=True):
            if not answer.done():
                answer.set_result(float(wait))

    async def close(self) -> None:
        """Count nothing more."""
        if self._spending is not None:
            self._spending.cancel()
            await asyncio.wait([self._spending])

    # Sockets

    def set_open(self, address: str, count: int) -> None:
        """Say how many sockets an address has here; Redis is told with the next sign of life."""
        self._untold.add(address)
        if count:
            self._open[address] = count
        else:
            self._open.pop(address, None)

    async def open_elsewhere(self, address: str) -> int:
        """How many sockets an address has at the other processes, who know our number now."""
        self._untold.add(address)  # what is told meanwhile may come before it
        found = await self._redis.eval(
            *(_OPEN, 2, self._key, PROCESSES),
            *(self._process, address, self._open.get(address, 0), LIFE, f"{PREFIX}open:"),
        )
        return int(found)

    async def beat(self) -> None:
        """Give a sign of life, with all that Redis does not know yet."""
        untold, self._untold = self._untold, set()
        try:
            async with self._redis.pipeline(transaction=True) as pipeline:
                for address in untold:
                    count = self._open.get(address)
                    if count is None:
                        pipeline.hdel(self._key, address)
                    else:
                        pipeline.hset(self._key, address, str(count))
                pipeline.pexpire(self._key, LIFE)
                await pipeline.execute()
        except BaseException:
            self._untold |= untold
            raise

    def come_back(self) -> None:
        """Redis was away, or took us for dead: it is told everything again."""
        self._untold.update(self._open)

    async def take_leave(self) -> None:
        """Let the others forget our sockets."""
        await self._redis.delete(self._key)


def _told(error: BaseException) -> Exception:
    """What those are told who wait for an answer: who is cancelled has lost the connection."""
    return error if isinstance(error, Exception) else ConnectionError("nobody counts any more")
