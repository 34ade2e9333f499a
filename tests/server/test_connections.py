"""Connections: so many of an address and in all, not too fast, and only of clients that read."""

import asyncio
import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from websockets.sync.client import connect

from tests.server.houses import House, embedded
from tests.server.waiting import PATIENCE, eventually
from tilewright.server.limits import connections
from tilewright.server.limits.connections import (
    Slots,
    Visit,
    listed,
    most_connections,
    most_listeners,
)
from tilewright.server.monitoring.metrics import REGISTRY
from tilewright.server.settings import Settings

REQUEST = b"GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n"


def counted(why: str) -> float:
    return REGISTRY.get_sample_value("tilewright_turned_away_total", {"why": why}) or 0.0


class Line:
    """A plain connection from an address of this machine."""

    def __init__(self, house: House, source: str = "127.0.0.1") -> None:
        host, port = house.address.split(":")
        self.socket = socket.create_connection((host, int(port)), PATIENCE, (source, 0))

    def close(self) -> None:
        self.socket.close()

    def ask(self, request: bytes = REQUEST) -> bytes:
        """Send something; what comes back first."""
        self.socket.sendall(request)
        return self.socket.recv(65_536)

    def rest(self) -> bytes:
        """All that comes until the server closes the connection."""
        found = b""
        while piece := self.socket.recv(65_536):
            found += piece
        return found


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def line(stack: ExitStack, house: House, source: str = "127.0.0.1") -> Line:
    return stack.enter_context(closing(Line(house, source)))


def test_an_address_has_only_so_many_connections_and_others_come_in(
    tmp_path: Path, stack: ExitStack
) -> None:
    house = stack.enter_context(embedded(tmp_path, connections_per_address=3))
    lines = [line(stack, house) for _ in range(3)]
    assert [each.ask()[:12] for each in lines] == [b"HTTP/1.1 200"] * 3
    turned_away = line(stack, house).rest()
    assert turned_away.startswith(b"HTTP/1.1 429 Too Many Requests\r\n")
    assert b'"code":"too-many"' in turned_away
    assert line(stack, house, "127.0.0.2").ask().startswith(b"HTTP/1.1 200")
    lines[0].close()

    async def has_room() -> bool:
        with closing(Line(house)) as other:
            return other.ask().startswith(b"HTTP/1.1 200")

    asyncio.run(eventually(has_room, "a connection that was closed makes room"))


def test_a_full_server_says_so(tmp_path: Path, stack: ExitStack) -> None:
    house = stack.enter_context(embedded(tmp_path, connections=1))
    lines = [line(stack, house, f"127.0.0.{2 + at}") for at in range(connections.LEAST_CONNECTIONS)]
    assert [each.ask()[:12] for each in lines] == [b"HTTP/1.1 200"] * len(lines)
    turned_away = line(stack, house).rest()
    assert turned_away.startswith(b"HTTP/1.1 503 Service Unavailable\r\n")
    assert b'"code":"busy"' in turned_away


def test_an_address_that_connects_too_fast_is_turned_away(tmp_path: Path, stack: ExitStack) -> None:
    before = counted("haste")
    house = stack.enter_context(embedded(tmp_path, connection_rate=0.001, connection_burst=2))
    assert [line(stack, house).ask()[:12] for _ in range(2)] == [b"HTTP/1.1 200"] * 2
    assert line(stack, house).rest().startswith(b"HTTP/1.1 429 ")
    assert counted("haste") == before + 1


def test_known_proxies_are_not_counted_but_their_visitors_are(
    tmp_path: Path, stack: ExitStack
) -> None:
    changes: dict[str, Any] = {"connections_per_address": 1, "sockets_per_address": 1}
    house = stack.enter_context(embedded(tmp_path, proxies=("127.0.0.1",), **changes))
    assert [line(stack, house).ask()[:12] for _ in range(5)] == [b"HTTP/1.1 200"] * 5

    def opened(visitor: str) -> Any:
        passed_on = {"X-Forwarded-For": visitor}
        return stack.enter_context(
            connect(f"ws://{house.address}/ws", additional_headers=passed_on)
        )

    first, second, third = [opened(f"192.0.2.{at}") for at in (7, 7, 8)]
    for talking in (first, third):
        talking.send('{"type":"ping"}')
        assert talking.recv(PATIENCE) == '{"type":"pong"}'
    with pytest.raises(Exception, match="1013"):
        second.recv(PATIENCE)


def test_streams_and_sockets_of_an_address_have_one_budget(
    tmp_path: Path, stack: ExitStack
) -> None:
    house = stack.enter_context(embedded(tmp_path, sockets_per_address=2))
    table = house.table("me", "shared")["table"]
    follow = f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    lines = [line(stack, house) for _ in range(2)]
    assert [each.ask(follow)[:12] for each in lines] == [b"HTTP/1.1 200"] * 2
    refused = house.ask("GET", f"/api/tables/{table}/stream")
    assert (refused.status, refused.json["code"]) == (429, "too-many")
    with house.socket() as third:
        assert third.closed() == 1013
    assert line(stack, house, "127.0.0.2").ask(follow).startswith(b"HTTP/1.1 200")
    lines[0].close()

    async def has_room() -> bool:
        with closing(Line(house)) as other:
            return other.ask(follow).startswith(b"HTTP/1.1 200")

    asyncio.run(eventually(has_room, "a stream that was closed makes room"))


def test_a_client_that_does_not_read_is_let_go(tmp_path: Path, stack: ExitStack) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text("<p>The page")
    (tmp_path / "page" / "large.bin").write_bytes(b"x" * 10_000_000)
    before = counted("unread")
    house = stack.enter_context(embedded(tmp_path, send_timeout=0.1))
    slow = stack.enter_context(socket.socket())
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    host, port = house.address.split(":")
    slow.connect((host, int(port)))
    slow.sendall(b"GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n")

    async def was_let_go() -> bool:
        return counted("unread") == before + 1

    asyncio.run(eventually(was_let_go, "who does not read is let go"))
    assert len(house.ask("GET", "/large.bin").body) == 10_000_000


class Transport:
    """As much of a transport as a visit looks at."""

    def __init__(self) -> None:
        self.unread = 0
        self.is_aborted = False

    def get_write_buffer_size(self) -> int:
        return self.unread

    def abort(self) -> None:
        self.is_aborted = True


@pytest.mark.parametrize(
    ("sizes", "is_let_go"),
    [
        ([0, 0, 0], False),
        ([5_000, 0, 5_000, 0], False),
        ([500_000, 400_000, 300_000], False),  # slow, but it goes on
        ([500_000, 499_000, 498_000], True),
        ([100, 100], True),
    ],
)
def test_a_visit_ends_where_nothing_is_read(sizes: list[int], is_let_go: bool) -> None:
    async def run() -> bool:
        transport = Transport()
        visit = Visit(transport, 10.0, lambda: None)  # type: ignore[arg-type]
        for size in sizes:
            transport.unread = size
            visit._look()
        visit.end()
        return transport.is_aborted

    assert asyncio.run(run()) == is_let_go


def test_a_visit_goes_on_where_more_is_sent_because_something_was_read() -> None:
    async def run() -> bool:
        transport = Transport()
        visit = Visit(transport, 10.0, lambda: None)  # type: ignore[arg-type]
        for _ in range(5):
            transport.unread = 100_000
            visit.resume()
            visit._look()
        visit.end()
        return transport.is_aborted

    assert not asyncio.run(run())


# Numbers


def limited(monkeypatch: pytest.MonkeyPatch, soft: int, hard: int) -> list[tuple[int, int]]:
    """Pretend that so many files may be open; the limits that are set."""
    found: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: found.append(limits))
    return found


@pytest.mark.parametrize(
    ("soft", "hard", "wanted"),
    [
        (1_024, 4_096, [(4_096, 4_096)]),
        (4_096, 4_096, []),
        (1_024, resource.RLIM_INFINITY, [(connections.MOST_FILES, resource.RLIM_INFINITY)]),
        (resource.RLIM_INFINITY, resource.RLIM_INFINITY, []),
    ],
)
def test_as_many_files_as_the_system_allows(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, wanted: list[tuple[int, int]]
) -> None:
    found = limited(monkeypatch, soft, hard)
    connections.raise_file_limit()
    assert found == wanted


def test_there_are_never_more_connections_than_files(monkeypatch: pytest.MonkeyPatch) -> None:
    limited(monkeypatch, 1_024, 1_024)
    assert most_connections(Settings()) == 924
    assert most_connections(Settings(connections=5_000)) == 924
    assert most_connections(Settings(connections=500)) == 500
    assert most_listeners(Settings()) == 832
    limited(monkeypatch, resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    assert most_listeners(Settings()) == Settings().sockets


def test_slots_are_counted_by_address_and_in_all() -> None:
    slots = Slots(3, 2)
    for address in ("a", "a", "b"):
        assert slots.has_room(address)
        slots.take(address)
    assert (slots.is_full, slots.has_room("c")) == (True, False)
    slots.give_back("b")
    assert (slots.has_room("a"), slots.has_room("b"), len(slots)) == (False, True, 2)


@pytest.mark.parametrize(
    ("networks", "address", "is_in"),
    [
        ((), "127.0.0.1", False),
        (("*",), "192.0.2.7", True),
        (("10.0.0.0/8", "::1"), "10.1.2.3", True),
        (("10.0.0.0/8", "::1"), "::1", True),
        (("10.0.0.0/8",), "::ffff:10.1.2.3", True),
        (("10.0.0.0/8",), "192.0.2.7", False),
        (("10.0.0.0/8",), "", False),
    ],
)
def test_addresses_are_looked_up_in_networks(
    networks: tuple[str, ...], address: str, is_in: bool
) -> None:
    assert listed(networks)(address) == is_in
