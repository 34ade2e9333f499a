"""Connections: how many an address and all together may hold, how fast they come, who is let go.

A connection is seen here before anything of it is read, so an address is that of the peer. Proxies
that are known by the settings are not counted by address: their visitors are, request by request.
"""

import asyncio
import resource
import sys
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from time import monotonic
from typing import Literal, TypeAlias

import msgspec

from tilewright.server.http.responses import STATUS
from tilewright.server.limits.rates import Limits, address_key
from tilewright.server.monitoring.metrics import CONNECTIONS, TURNED_AWAY
from tilewright.server.settings import ANY, Settings
from tilewright.tables.codes import Code
from tilewright.tables.refusals import refused

RESERVE = 100  # files that are open besides connections: the database, bots, the log
MOST_FILES = 1_048_576  # more are never asked for: some systems take any number and then fail
LEAST_CONNECTIONS = 16
PLAIN_SHARE = 10  # one connection in so many is kept for those who ask and go
LEAST_READ = 1_000  # bytes a second that a client has to take in, if they wait for it
WAIT = 5  # seconds after which somebody who was turned away may come back

Why: TypeAlias = Literal["address", "haste", "full"]
PHRASES = {429: b"Too Many Requests", 503: b"Service Unavailable"}


def raise_file_limit() -> None:
    """Allow this process as many open files as the system lets it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (ValueError, OSError):  # macOS has another limit, of which it tells nothing
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, 10_240), hard))


def most_connections(settings: Settings) -> int:
    """How many connections a process may have: as set, but never more than files can be open."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = sys.maxsize if soft == resource.RLIM_INFINITY else soft
    wanted = MOST_FILES if settings.connections is None else settings.connections
    return max(LEAST_CONNECTIONS, min(wanted, files - RESERVE))


def most_listeners(settings: Settings) -> int:
    """How many sockets and streams may be open: some connections stay for all other requests."""
    most = most_connections(settings)
    return min(settings.sockets, most - most // PLAIN_SHARE)


class Slots:
    """Places for so many in all and so many of each address."""

    def __init__(self, most: int, most_of_address: int) -> None:
        self.most = most
        self._most_of_address = most_of_address
        self._taken = 0
        self._by_address: dict[str, int] = {}

    def __len__(self) -> int:
        return self._taken

    @property
    def is_full(self) -> bool:
        """Is no place left for anybody?"""
        return self._taken >= self.most

    def has_room(self, address: str) -> bool:
        """Is there a place for this address?"""
        return not self.is_full and self._by_address.get(address, 0) < self._most_of_address

    def of(self, address: str) -> int:
        """How many places an address has taken."""
        return self._by_address.get(address, 0)

    def take(self, address: str) -> None:
        """Take a place, whether or not there is one."""
        self._taken += 1
        self._by_address[address] = self._by_address.get(address, 0) + 1

    def give_back(self, address: str) -> None:
        """Give a place back."""
        self._taken -= 1
        left = self._by_address[address] - 1
        if left:
            self._by_address[address] = left
        else:
            del self._by_address[address]


class Gate:
    """Lets connections in, or turns them away with an answer that was made beforehand."""

    def __init__(self, settings: Settings, limits: Limits) -> None:
        self.limits = limits
        self.patience = settings.send_timeout
        self.largest_request = 16 * max(settings.max_body, settings.max_record)  # with its chunks
        most = most_connections(settings)
        self._open = Slots(most, settings.connections_per_address)
        self._by_proxy = Slots(most, most)
        self._is_proxy = listed(settings.proxies)
        self._counted = CONNECTIONS.labels("any")
        self._answers: dict[Why, bytes] = {
            "address": _answer("too-many"),
            "haste": _answer("too-many"),
            "full": _answer("busy"),
        }

    def __len__(self) -> int:
        return len(self._open) + len(self._by_proxy)

    def enter(self, transport: asyncio.Transport, peer: str) -> "Visit | None":
        """Let a connection in; or None, and it has its answer."""
        slots = self._by_proxy if self._is_proxy(peer) else self._open
        address = address_key(peer)
        why = self._why_not(slots, address)
        if why is None:
            slots.take(address)
            self._counted.inc()
            return Visit(transport, self.patience, lambda: self._leave(slots, address))
        TURNED_AWAY.labels(why).inc()
        transport.write(self._answers[why])
        transport.close()
        return None

    def _leave(self, slots: Slots, address: str) -> None:
        slots.give_back(address)
        self._counted.dec()

    def _why_not(self, slots: Slots, address: str) -> Why | None:
        if len(self) >= self._open.most:
            return "full"
        if not slots.has_room(address):
            return "address"
        if slots is self._open and self.limits.connections.wait(address, monotonic()):
            return "haste"
        return None


class Visit:
    """A connection from its start to its end; one whose client does not read is broken off."""

    def __init__(
        self, transport: asyncio.Transport, patience: float, give_back: Callable[[], None]
    ) -> None:
        self._transport = transport
        self._patience = patience
        self._give_back = give_back
        self._unread = 0  # bytes that waited at the last look
        self._resumed = False  # was more asked for since then?
        self._timer = asyncio.get_running_loop().call_later(patience, self._look)

    def resume(self) -> None:
        """The client has read so much that more can be written."""
        self._resumed = True

    def end(self) -> None:
        """The connection is closed."""
        self._timer.cancel()
        self._give_back()

    def _look(self) -> None:
        unread = self._transport.get_write_buffer_size()
        is_stuck = self._unread and unread > self._unread - LEAST_READ * self._patience
        if unread and is_stuck and not self._resumed:
            TURNED_AWAY.labels("unread").inc()
            self._transport.abort()
            return
        self._unread, self._resumed = unread, False
        self._timer = asyncio.get_running_loop().call_later(self._patience, self._look)


def listed(networks: tuple[str, ...]) -> Callable[[str], bool]:
    """Whether an address is in one of these networks; `*` is all of them."""
    if ANY in networks:
        return lambda _: True
    known = [ip_network(network) for network in networks]

    def is_listed(text: str) -> bool:
        try:
            address = ip_address(text)
        except ValueError:
            return False
        mapped = getattr(address, "ipv4_mapped", None)
        return any([(mapped or address) in network for network in known])

    return is_listed if known else lambda _: False


def _answer(code: Code) -> bytes:
    """A refusal as it goes over the line; nobody has said in which language."""
    refusal = msgspec.json.encode(refused(code, seconds=WAIT))
    head = [
        b"HTTP/1.1 %d %s" % (STATUS[code], PHRASES[STATUS[code]]),
        b"content-type: application/json",
        b"content-length: %d" % len(refusal),
        b"retry-after: %d" % WAIT,
        b"connection: close",
    ]
    return b"\r\n".join([*head, b"", refusal])
