"""Safety: headers, hosts, origins, rates, bodies and faults, by ASGI and by a real server."""

import asyncio
import logging
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from hashlib import sha256
from typing import Any, NamedTuple

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import Message
from starlette.websockets import WebSocket

from tilewright.server.http.guards import HEADERS, Faults, bearer_token, guards
from tilewright.server.limits.rates import Limits
from tilewright.server.settings import Settings

TOKEN = "0123456789abcdefghijABCDEFGHIJ-_"
SECONDS = 20  # longer than anything here takes


class Answer(NamedTuple):
    """What came back."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def code(self) -> str:
        refusal = msgspec.json.decode(self.body)
        assert refusal["type"] == "refused"
        return str(refusal["code"])


class House:
    """An app behind its doors; it remembers the bodies that reached it."""

    def __init__(self, **settings: Any) -> None:
        self.settings = Settings(**settings)
        self.limits = Limits(self.settings)
        self.bodies: list[bytes] = []
        self.accepted = 0
        routes = [
            Route("/{path:path}", self.echo, methods=["GET", "POST", "PUT", "DELETE"]),
            WebSocketRoute("/ws", self.greet),
        ]
        self.app = Starlette(routes=routes, middleware=guards(self.settings, self.limits))

    async def echo(self, request: Request) -> Response:
        if request.url.path == "/fault":
            raise RuntimeError("a secret of the house")
        self.bodies.append(await request.body())
        headers = {"Cache-Control": "max-age=60"} if request.url.path == "/kept" else None
        return PlainTextResponse(request.url.path, headers=headers)

    async def greet(self, websocket: WebSocket) -> None:
        self.accepted += 1
        await websocket.accept()
        await websocket.close()

    def ask(
        self,
        method: str = "GET",
        path: str = "/",
        headers: dict[str, str] | None = None,
        body: Sequence[bytes] = (b"",),
        then: str = "end",
        kind: str = "http",
        **scope: Any,
    ) -> Answer:
        """Ask by ASGI; after the body comes its end, nothing (`wait`) or the client goes (`go`)."""
        sent: list[Message] = []
        chunks = list(body)

        async def receive() -> Message:
            if kind == "websocket":
                return {"type": "websocket.connect"}
            if chunks:
                more = len(chunks) > 1 or then != "end"
                return {"type": "http.request", "body": chunks.pop(0), "more_body": more}
            if then == "go":
                return {"type": "http.disconnect"}
            await asyncio.Event().wait()
            raise AssertionError

        async def send(message: Message) -> None:
            sent.append(message)

        pairs = {"Host": "localhost:8080", **(headers or {})}.items()
        request = {
            "type": kind,
            "method": method,
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "scheme": "ws" if kind == "websocket" else "http",
            "headers": [(name.lower().encode(), text.encode()) for name, text in pairs],
            "client": ("192.0.2.7", 1234),
            "extensions": {"websocket.http.response": {}},
            **scope,
        }
        asyncio.run(asyncio.wait_for(self.app(request, receive, send), SECONDS))
        return answer_of(sent)


def answer_of(sent: Sequence[Message]) -> Answer:
    if not sent:
        return Answer(0, {}, b"")
    start = sent[0]
    if start["type"] in ("websocket.accept", "websocket.close"):
        return Answer(101 if start["type"] == "websocket.accept" else 403, {}, b"")
    headers = {name.decode(): text.decode() for name, text in start["headers"]}
    return Answer(start["status"], headers, b"".join(part["body"] for part in sent[1:]))


# Headers


@pytest.mark.parametrize("path", ["/", "/api/tables", "/fault"])
def test_every_answer_has_the_safe_headers_and_none_of_cors(path: str) -> None:
    headers = House().ask(path=path, headers={"Origin": "https://evil.example.org"}).headers
    assert {name.lower(): text for name, text in HEADERS.items()}.items() <= headers.items()
    assert not [name for name in headers if name.startswith("access-control")]


def test_a_script_or_a_style_has_those_that_matter_to_it() -> None:
    names = House().ask(path="/assets/x.js").headers.keys() & {name.lower() for name in HEADERS}
    assert names == {"x-content-type-options", "cross-origin-resource-policy"}


def test_refusals_have_them_too() -> None:
    answer = House().ask(headers={"Host": "evil.example.org"})
    assert answer.headers["content-security-policy"].startswith("default-src 'none'; ")


def test_answers_of_the_api_are_not_kept() -> None:
    assert House().ask(path="/api/tables").headers["cache-control"] == "no-store"
    assert "cache-control" not in House().ask(path="/").headers


def test_a_header_that_the_app_has_set_is_kept() -> None:
    assert House().ask(path="/kept").headers["cache-control"] == "max-age=60"


# Hosts and origins


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:8080", "127.0.0.1:1", "[::1]:8080"])
def test_the_server_answers_to_its_names(host: str) -> None:
    assert House().ask(headers={"Host": host}).status == 200


@pytest.mark.parametrize(
    "host",
    ["evil.example.org", "localhost.evil.org", "localhost:80@evil.org", "", "[::1", "local host"],
)
def test_the_server_does_not_answer_to_other_names(host: str) -> None:
    house = House()
    for kind in ("http", "websocket"):
        answer = house.ask(path="/ws", headers={"Host": host}, kind=kind)
        assert (answer.status, answer.code) == (421, "origin")
    assert (house.bodies, house.accepted) == ([], 0)


def test_a_server_for_everybody_answers_to_any_name() -> None:
    assert House(hosts=("*",)).ask(headers={"Host": "any.example.org"}).status == 200


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("192.168.1.7:8080", 200),  # a friend at home
        ("[fe80::1]:8080", 200),
        ("0.0.0.0:8080", 200),
        ("ana-pc:8080", 200),
        ("ANA-PC.local", 200),
        ("eva-pc.local.", 200),
        ("evil.example.org", 421),
        ("192.168.1.7.evil.org", 421),
        ("local", 421),
        ("evil.org/.local", 421),
    ],
)
def test_a_server_for_the_network_answers_to_numbers_and_to_its_own_names(
    host: str, status: int
) -> None:
    house = House(host="0.0.0.0", hosts=("localhost", "ana-pc", "*.local"))
    assert house.ask(headers={"Host": host}).status == status


def test_a_server_for_this_machine_answers_to_no_other_number() -> None:
    assert House().ask(headers={"Host": "192.168.1.7:8080"}).status == 421


def test_who_is_refused_for_a_name_is_told_what_to_set() -> None:
    answer = House(host="0.0.0.0").ask(headers={"Host": "tiles.example.org"})
    assert b"tiles.example.org" in answer.body
    assert b"TILEWRIGHT_HOSTS" in answer.body


OWN = [
    ("http", "localhost:8080", "http://localhost:8080"),
    ("http", "localhost", "http://localhost:80"),
    ("https", "localhost", "https://LOCALHOST"),
    ("https", "[::1]:443", "https://[::1]"),
    ("http", "localhost", "https://friend.example.org"),
]
FOREIGN = [
    ("http", "localhost:8080", "http://localhost:8081"),
    ("http", "localhost:8080", "https://localhost:8080"),
    ("https", "localhost", "http://localhost"),
    ("http", "localhost", "http://evil.example.org"),
    ("http", "localhost", "http://friend.example.org"),
    ("http", "localhost", "https://friend.example.org.evil.org"),
    ("http", "localhost", "null"),
    ("http", "localhost", ""),
    ("http", "localhost", "file://"),
]


def ask_as_page(kind: str, scheme: str, host: str, origin: str) -> tuple[House, Answer]:
    house = House(origins=("https://friend.example.org",))
    if kind == "websocket":
        scheme = scheme.replace("http", "ws")
    headers = {"Host": host, "Origin": origin}
    return house, house.ask("POST", "/ws", headers, kind=kind, scheme=scheme)


@pytest.mark.parametrize("kind", ["http", "websocket"])
@pytest.mark.parametrize(("scheme", "host", "origin"), OWN)
def test_a_page_of_its_own_is_answered(kind: str, scheme: str, host: str, origin: str) -> None:
    house, answer = ask_as_page(kind, scheme, host, origin)
    assert answer.status == (101 if kind == "websocket" else 200)
    assert len(house.bodies) + house.accepted == 1


@pytest.mark.parametrize("kind", ["http", "websocket"])
@pytest.mark.parametrize(("scheme", "host", "origin"), FOREIGN)
def test_a_foreign_page_is_refused(kind: str, scheme: str, host: str, origin: str) -> None:
    house, answer = ask_as_page(kind, scheme, host, origin)
    assert (answer.status, answer.code) == (403, "origin")
    assert len(house.bodies) + house.accepted == 0


def test_where_a_name_is_missing_no_page_is_its_own() -> None:
    house = House(hosts=("*",))
    answer = house.ask("POST", headers={"Host": "", "Origin": "null"})
    assert (answer.status, answer.code) == (403, "origin")


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
def test_every_unsafe_method_is_guarded(method: str) -> None:
    assert House().ask(method, headers={"Origin": "http://evil.example.org"}).status == 403


def test_a_program_has_no_origin_and_is_answered() -> None:
    assert House().ask("POST").status == 200
    assert House().ask(path="/ws", kind="websocket").status == 101


def test_a_foreign_socket_is_refused_by_servers_that_know_only_closing() -> None:
    headers = {"Origin": "http://evil.example.org"}
    assert House().ask(path="/ws", headers=headers, kind="websocket", extensions={}).status == 403


# Rates


def test_an_address_that_asks_too_often_is_told_when_to_come_back() -> None:
    house = House(address_rate=0.1, address_burst=2)
    assert [house.ask().status for _ in range(3)] == [200, 200, 429]
    answer = house.ask(path="/ws", kind="websocket")
    assert (answer.status, answer.code) == (429, "too-many")
    assert 1 <= int(answer.headers["retry-after"]) <= 10
    assert house.ask(client=("192.0.2.8", 1)).status == 200
    assert house.accepted == 0


def test_files_of_the_page_count_less_than_requests() -> None:
    house = House(address_rate=0.001, address_burst=2)
    asked = [house.ask(path="/assets/base.js").status for _ in range(11)]
    assert asked == [200] * 10 + [429]
    assert house.ask().status == 429


def test_addresses_of_one_network_are_counted_together() -> None:
    house = House(address_rate=0.1, address_burst=1)
    clients = [("2001:db8::1", 1), ("2001:db8::2", 2), ("2001:db8:0:1::1", 3)]
    assert [house.ask(client=client).status for client in clients] == [200, 429, 200]


def test_a_token_that_asks_too_often_is_refused_wherever_it_comes_from() -> None:
    house = House(token_rate=0.1, token_burst=1)
    headers = {"Authorization": f"Bearer {TOKEN}"}
    assert house.ask(headers=headers).status == 200
    answer = house.ask(headers=headers, client=("192.0.2.8", 1))
    assert (answer.status, answer.code) == (429, "too-many")
    assert house.ask(headers={"Authorization": "Bearer other"}).status == 200
    assert house.ask().status == 200


def test_tokens_are_counted_by_their_hash() -> None:
    house = House(token_rate=0.1, token_burst=1)
    house.ask(headers={"Authorization": f"bearer  {TOKEN}"})
    assert house.limits.tokens.wait(sha256(TOKEN.encode()).hexdigest(), 0) > 0


@pytest.mark.parametrize(
    ("text", "token"),
    [(f"Bearer {TOKEN}", TOKEN), ("Basic abc", None), ("Bearer", None), ("Bearer ", None)],
)
def test_a_token_is_read_from_its_header(text: str, token: str | None) -> None:
    assert bearer_token({"type": "http", "headers": [(b"authorization", text.encode())]}) == token


def test_where_the_client_is_unknown_all_are_counted_together() -> None:
    house = House(address_rate=0.1, address_burst=1)
    assert [house.ask(client=None).status for _ in range(2)] == [200, 429]


# Bodies


def test_a_body_reaches_the_app_whole() -> None:
    house = House()
    assert house.ask("POST", body=(b"abc", b"", b"def")).status == 200
    assert house.bodies == [b"abcdef"]


def test_a_long_body_is_refused_by_its_length_before_it_is_read() -> None:
    house = House(max_body=300)
    for length in ("301", "9" * 18, "9" * 5_000):
        answer = house.ask("POST", headers={"Content-Length": length}, body=(), then="wait")
        assert (answer.status, answer.code) == (413, "too-large")
        assert answer.headers["connection"] == "close"
    assert house.bodies == []


def test_a_long_body_without_a_length_is_refused_while_it_is_read() -> None:
    house = House(max_body=300)
    answer = house.ask("POST", body=(b"x" * 200, b"x" * 101), then="wait")
    assert (answer.status, answer.code) == (413, "too-large")
    assert "at most 300 bytes" in answer.body.decode()
    assert house.bodies == []


def test_a_record_may_be_longer() -> None:
    house = House(max_body=300, max_record=1_000)
    assert house.ask("POST", "/api/records", body=(b"x" * 1_000,)).status == 200
    assert house.ask("POST", "/api/records", body=(b"x" * 1_001,)).status == 413
    assert house.ask("POST", "/api/tables", body=(b"x" * 1_000,)).status == 413
    assert house.bodies == [b"x" * 1_000]


def test_a_slow_body_is_refused() -> None:
    house = House(body_timeout=0.001)
    answer = house.ask("POST", body=(b"abc", b"def"), then="wait")
    assert (answer.status, answer.code) == (408, "slow")
    assert answer.headers["connection"] == "close"
    assert house.bodies == []


def test_a_client_that_goes_away_is_no_fault(caplog: pytest.LogCaptureFixture) -> None:
    house = House()
    assert house.ask("POST", body=(b"abc",), then="go").status == 0
    assert house.bodies == []
    assert [record for record in caplog.records if record.levelno > logging.INFO] == []


# Faults


def test_a_fault_is_told_without_details_and_logged_with_them(
    caplog: pytest.LogCaptureFixture,
) -> None:
    answer = House().ask(path="/fault")
    assert (answer.status, answer.code) == (500, "failed")
    assert b"secret" not in answer.body
    [record] = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert record.exc_info is not None
    assert "a secret of the house" in str(record.exc_info[1])


def test_a_fault_in_the_middle_of_an_answer_goes_to_the_server() -> None:
    async def half(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        raise RuntimeError("half")

    async def swallow(message: Message) -> None:
        assert message["status"] == 200

    async def nothing() -> Message:
        raise AssertionError

    with pytest.raises(RuntimeError, match="half"):
        asyncio.run(Faults(half)({"type": "http", "path": "/"}, nothing, swallow))


# A real server


class Line(NamedTuple):
    """A connection to a real server."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def send(self, text: str) -> None:
        self.writer.write(text.replace("\n", "\r\n").encode())
        await self.writer.drain()

    async def rest(self) -> bytes:
        """All that comes until the server closes the connection."""
        return await self.reader.read()


@asynccontextmanager
async def connection(house: House) -> AsyncIterator[Line]:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        config = uvicorn.Config(house.app, log_config=None, access_log=False, lifespan="off")
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        reader, writer = await asyncio.open_connection(*listener.getsockname())
        yield Line(reader, writer)
        writer.close()
        await writer.wait_closed()
        server.should_exit = True
        await serving


def over_the_line(house: House, talk: Callable[[Line], Awaitable[bytes]]) -> bytes:
    async def run() -> bytes:
        async with asyncio.timeout(SECONDS), connection(house) as line:
            return await talk(line)

    return asyncio.run(run())


def test_real_a_chunked_body_that_is_too_long_is_refused_and_the_line_closed() -> None:
    async def talk(line: Line) -> bytes:
        await line.send("POST / HTTP/1.1\nHost: localhost\nTransfer-Encoding: chunked\n\n")
        await line.send(f"fff\n{'x' * 0xFFF}\n" * 5)
        return await line.rest()

    house = House()
    assert over_the_line(house, talk).startswith(b"HTTP/1.1 413 ")
    assert house.bodies == []


def test_real_a_body_that_does_not_come_is_refused_and_the_line_closed() -> None:
    async def talk(line: Line) -> bytes:
        await line.send("POST / HTTP/1.1\nHost: localhost\nContent-Length: 10\n\nabc")
        return await line.rest()

    assert over_the_line(House(body_timeout=0.1), talk).startswith(b"HTTP/1.1 408 ")


def test_real_bodies_and_requests_one_after_another_reach_the_app() -> None:
    async def talk(line: Line) -> bytes:
        await line.send("POST / HTTP/1.1\nHost: localhost\nContent-Length: 6\n\nabc")
        await line.send("def")
        await line.reader.readuntil(b"\r\n\r\n/")
        await line.send("POST / HTTP/1.1\nHost: localhost\nTransfer-Encoding: chunked\n\n")
        await line.send("3\nghi\n3\njkl\n0\n\n")
        await line.reader.readuntil(b"\r\n\r\n/")
        await line.send("GET /last HTTP/1.1\nHost: localhost\nConnection: close\n\n")
        return await line.rest()

    house = House()
    assert over_the_line(house, talk).endswith(b"/last")
    assert house.bodies == [b"abcdef", b"ghijkl", b""]


@pytest.mark.parametrize("second", ["localhost", "evil.example.org"])
def test_real_two_hosts_are_one_too_many(second: str) -> None:
    async def talk(line: Line) -> bytes:
        await line.send(f"GET / HTTP/1.1\nHost: localhost\nHost: {second}\n\n")
        return await line.rest()

    house = House(hosts=("*",))
    answer = over_the_line(house, talk)
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert b'"code":"malformed"' in answer
    assert house.bodies == []


UPGRADE = (
    "GET /ws HTTP/1.1\nHost: localhost\nUpgrade: websocket\nConnection: Upgrade\n"
    "Sec-WebSocket-Version: 13\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\n"
)


@pytest.mark.parametrize(
    ("origin", "status"), [("http://localhost", b"101"), ("http://evil.example.org", b"403")]
)
def test_real_a_socket_is_refused_before_it_is_accepted(origin: str, status: bytes) -> None:
    async def talk(line: Line) -> bytes:
        await line.send(f"{UPGRADE}Origin: {origin}\n\n")
        return await line.reader.readuntil(b"\r\n\r\n")

    house = House()
    head = over_the_line(house, talk)
    assert head.startswith(b"HTTP/1.1 " + status)
    assert house.accepted == (status == b"101")
    assert (b"content-security-policy" in head.lower()) == (status == b"403")
