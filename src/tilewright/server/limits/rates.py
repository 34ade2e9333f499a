"""Limits: how often an address or a token may ask. Time is an argument."""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from itertools import islice
from math import ceil
from typing import Any, NamedTuple

from tilewright.server.bus.bus import Budget, Bus
from tilewright.server.monitoring.metrics import COUNTED_ALONE
from tilewright.server.settings import Settings
from tilewright.tables.refusals import Denied

MOST_KEYS = 100_000  # about 15 MB
TOLERANCE = 1e-6  # seconds: who comes back exactly on time is not sent away by a rounding error
FRAMES = 10  # as many pings, pongs and fragments as messages: they cost the less
LONGEST_KEY = 64  # characters of what is no address


class Limiter:
    """Allows each key `burst` requests at once and `rate` more in a second.

    Of each key it remembers only when its whole burst is there again; from then on nothing. When
    there are too many keys the one that was counted longest ago is forgotten.
    """

    def __init__(self, rate: float, burst: int, most_keys: int = MOST_KEYS) -> None:
        self.interval = 1 / rate
        self.span = burst / rate
        self._most_keys = most_keys
        self._whole: OrderedDict[str, float] = OrderedDict()

    def __len__(self) -> int:
        return len(self._whole)

    def early(self, key: str, now: float, needed: float) -> float:
        """How many seconds until so many requests are there; 0.0: now. Nothing is counted."""
        whole = max(self._whole.get(key, now), now) + needed * self.interval
        early = whole - now - self.span
        return early if early > TOLERANCE else 0.0

    def count(self, key: str, now: float, cost: float) -> None:
        """Count so many requests, whether or not they are there."""
        self._whole[key] = max(self._whole.get(key, now), now) + cost * self.interval
        self._whole.move_to_end(key)
        self._forget(now)

    def wait(self, key: str, now: float, cost: float = 1.0) -> float:
        """0.0: allowed, and counted; otherwise how many seconds until it would be allowed."""
        early = self.early(key, now, cost)
        if not early:
            self.count(key, now, cost)
        return early

    def charge(self, key: str, cost: float, now: float) -> float:
        """0.0: counted as so many requests, even if that takes more than is left.

        Who has taken too much already is told, in seconds, when that will have been made up for.
        """
        debt = self.early(key, now, 0.0)
        if not debt:
            self.count(key, now, cost)
        return debt

    def _forget(self, now: float) -> None:
        # Two for each one that comes, so that the memory shrinks without a pause.
        for key, whole in [*islice(self._whole.items(), 2)]:
            if whole > now and len(self._whole) <= self._most_keys:
                return
            del self._whole[key]


class _Taken(NamedTuple):
    """What is taken from a limiter."""

    name: str  # of the limiter
    limiter: Limiter
    key: str
    cost: float
    needed: float  # less than the cost: the rest is paid for by waiting later

    def budget(self) -> Budget:
        """The same for all processes; with other settings it is another one."""
        interval, span = self.limiter.interval, self.limiter.span
        key = f"{self.name}:{interval:g}:{span:g}:{self.key}"
        return Budget(key, interval, span, self.cost, self.needed)


class Limits:
    """The limits of a server, shared by its HTTP and its sockets.

    With a bus that reaches other processes all count together. What each has counted by itself is
    still of use: who has too little there is refused at once, and it holds while the bus is away.
    Connections and frames are counted by each process: they are seen where nothing can wait.
    """

    def __init__(self, settings: Settings) -> None:
        self.addresses = Limiter(settings.address_rate, settings.address_burst)
        self.tokens = Limiter(settings.token_rate, settings.token_burst)
        self.tables = Limiter(settings.tables_rate / 3_600, settings.tables_burst)
        self.connections = Limiter(settings.connection_rate, settings.connection_burst)
        frames = FRAMES * settings.address_rate, FRAMES * settings.address_burst
        self.frames = Limiter(*frames)  # pings, pongs and fragments of sockets
        self._bus: Bus | None = None

    def share(self, bus: Bus) -> None:
        """Count together with the processes that a bus reaches."""
        self._bus = bus if bus.is_shared else None

    async def wait(self, address: str, token: str | None, now: float, cost: float = 1.0) -> float:
        """0.0: a request is allowed, and counted; otherwise how many seconds until it would be.

        An address is counted by its address_key, a token by its hash; here and below.
        """
        taken = [_Taken("address", self.addresses, address, cost, cost)]
        if token is not None:
            taken.append(_Taken("token", self.tokens, token, 1.0, 1.0))
        return await self._take(taken, now)

    async def wait_for_table(self, address: str, token: str | None, now: float) -> float:
        """0.0: a table may be made, and it is counted; otherwise how many seconds until it may."""
        keys = [address] if token is None else [address, token]
        taken = [_Taken("tables", self.tables, key, 1.0, 1.0) for key in keys]
        return await self._take(taken, now)

    async def charge(self, address: str, token: str | None, cost: float, now: float) -> float:
        """Count what a request costs besides being one; seconds to wait if that is too much."""
        taken = [_Taken("address", self.addresses, address, cost, 0.0)]
        if token is not None:
            taken.append(_Taken("token", self.tokens, token, cost, 0.0))
        return await self._take(taken, now)

    async def _take(self, taken: Sequence[_Taken], now: float) -> float:
        if self._bus is None:
            return _taken_here(taken, now)
        for each in taken:
            if wait := each.limiter.early(each.key, now, each.needed):
                return wait
        shared = await self._bus.spend([each.budget() for each in taken])
        if shared is None:
            COUNTED_ALONE.inc()
            return _taken_here(taken, now)
        if not shared:
            for each in taken:
                each.limiter.count(each.key, now, each.cost)
        return shared


def _taken_here(taken: Sequence[_Taken], now: float) -> float:
    for each in taken:
        if wait := each.limiter.early(each.key, now, each.needed):
            return wait
        each.limiter.count(each.key, now, each.cost)
    return 0.0


def check_wait(seconds: float) -> None:
    """Refuse who would have to wait, by what limits have told; raises Denied."""
    if seconds:
        raise Denied("too-many", seconds=ceil(seconds))


def address_of(scope: Mapping[str, Any]) -> str:
    """The address of a request or a socket, as limits count it."""
    client = scope.get("client")
    return address_key(client[0] if client else "")


@lru_cache(maxsize=10_000)
def address_key(text: str) -> str:
    """Under what an address is counted: an IPv6 address by its network of 64 bits.

    >>> address_key("192.0.2.7"), address_key("2001:db8::1:2:3:4")
    ('192.0.2.7', '2001:db8::/64')
    """
    try:
        address = ip_address(text)
    except ValueError:
        return text[:LONGEST_KEY]
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is None:
            return f"{IPv6Address(int(address) >> 64 << 64)}/64"
        address = address.ipv4_mapped
    return str(address)


def is_address(text: str) -> bool:
    """Is a text an address of the internet?"""
    try:
        ip_address(text)
    except ValueError:
        return False
    return True
