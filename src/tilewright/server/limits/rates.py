"""Limits: how often an address or a token may ask. Time is an argument."""

from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from itertools import islice
from typing import NamedTuple

from tilewright.server.settings import Settings

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
        self._interval = 1 / rate
        self._span = burst / rate
        self._most_keys = most_keys
        self._whole: OrderedDict[str, float] = OrderedDict()

    def __len__(self) -> int:
        return len(self._whole)

    def wait(self, key: str, now: float, cost: float = 1.0) -> float:
        """0.0: allowed, and counted; otherwise how many seconds until it would be allowed."""
        whole = max(self._whole.get(key, now), now) + cost * self._interval
        early = whole - now - self._span
        if early > TOLERANCE:
            return early
        self._whole[key] = whole
        self._whole.move_to_end(key)
        self._forget(now)
        return 0.0

    def charge(self, key: str, cost: float, now: float) -> float:
        """0.0: counted as so many requests, even if that takes more than is left.

        Who has taken too much already is told, in seconds, when that will have been made up for.
        """
        whole = max(self._whole.get(key, now), now)
        debt = whole - now - self._span
        if debt > TOLERANCE:
            return debt
        self._whole[key] = whole + cost * self._interval
        self._whole.move_to_end(key)
        self._forget(now)
        return 0.0

    def _forget(self, now: float) -> None:
        # Two for each one that comes, so that the memory shrinks without a pause.
        for key, whole in [*islice(self._whole.items(), 2)]:
            if whole > now and len(self._whole) <= self._most_keys:
                return
            del self._whole[key]


class Limits(NamedTuple):
    """The limits of a server, shared by its HTTP and its sockets."""

    addresses: Limiter  # by address_key
    tokens: Limiter  # by the token's hash
    tables: Limiter  # tables that are made, by address_key and by the token's hash
    connections: Limiter  # new connections, by address_key
    frames: Limiter  # pings, pongs and fragments of sockets, by address_key

    def wait_for_table(self, address: str, token: str | None, now: float) -> float:
        """0.0: a table may be made, and it is counted; otherwise how many seconds until it may."""
        wait = self.tables.wait(address, now)
        if not wait and token is not None:
            wait = self.tables.wait(token, now)
        return wait

    @classmethod
    def of_settings(cls, settings: Settings) -> "Limits":
        """The limits that the settings name, with nothing counted yet."""
        return cls(
            Limiter(settings.address_rate, settings.address_burst),
            Limiter(settings.token_rate, settings.token_burst),
            Limiter(settings.tables_rate / 3_600, settings.tables_burst),
            Limiter(settings.connection_rate, settings.connection_burst),
            Limiter(FRAMES * settings.address_rate, FRAMES * settings.address_burst),
        )

    def charge(self, address: str, token: str | None, cost: float, now: float) -> float:
        """Count what a request costs besides being a request; seconds to wait if that is too much.

        The address is counted by its address_key, the token by its hash.
        """
        if wait := self.addresses.charge(address, cost, now):
            return wait
        return 0.0 if token is None else self.tokens.charge(token, cost, now)


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
