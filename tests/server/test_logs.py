"""Logs: their lines, and that no token gets into them, whichever way it comes."""

import http.client
import json
import logging
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from hypothesis import given
from hypothesis import strategies as st

from tilewright.server.monitoring.logs import Lines, NoFault, Text, configure_logs, safe
from tilewright.server.settings import Settings

TOKEN = "0123456789abcdefghijABCDEFGHIJ-_"
URL_SAFE = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
# Of a million million tokens three have small letters only, as words have.
TOKENS = st.text(URL_SAFE, min_size=32, max_size=32).filter(
    lambda text: re.search("[A-Z0-9]", text)
)

WAYS = [
    "Authorization: Bearer {}",
    "authorization: bearer {}",
    "(b'authorization', b'Bearer {}')",
    "/ws?token={}",
    "/ws?version=3&token={}&language=en",
    "/ws?token%3D{}",
    "token: {}",
    "http://localhost:8080/t/abcdefghijkl#{}",
    "/t/abcdefghijkl%23{}",
    '{{"type":"hello","token":"{}"}}',
    '{{"type": "hello", "token": "{}"}}',
    "{{'token': '{}'}}",
    '{{\\"token\\":\\"{}\\"}}',
    "Hello(table='abcdefghijkl', token='{}')",
]


@pytest.mark.parametrize("way", WAYS)
@given(token=TOKENS)
def test_a_token_that_is_announced_is_left_out(way: str, token: str) -> None:
    assert safe(way.format(token)) == way.format("…")


@pytest.mark.parametrize("way", ["{}", "/t/{}", "/t/abcdefghijkl/{}?a", "unknown: {}.", "{}\n{}"])
def test_a_token_that_stands_anywhere_is_left_out(way: str) -> None:
    assert TOKEN not in safe(way.format(TOKEN, TOKEN))


@pytest.mark.parametrize("piece", ["://::", "bearer ", "token=", "token ", "a", "#", "A-", "://a:"])
def test_texts_of_any_size_are_read_in_one_go(piece: str) -> None:
    assert safe(piece * 200_000)  # what goes back over the text again and again takes minutes


def test_a_part_of_a_token_is_left_out_where_it_is_announced() -> None:
    assert safe(f'< TEXT \'{{"token":"{TOKEN[:20]}...') == '< TEXT \'{"token":"…...'


def test_a_password_is_left_out() -> None:
    told = safe("could not connect to postgresql://ana:pass-word@host/tables")
    assert told == "could not connect to postgresql://ana:…@host/tables"


@pytest.mark.parametrize(
    "text",
    [
        "GET /api/tables/abcdefghijkl/stream",
        "in test_a_token_that_stands_anywhere_is_left_out",
        "--------------------------------------------",
        "the token is unknown",
        "number #5",
    ],
)
def test_other_texts_stay_as_they_are(text: str) -> None:
    assert safe(text) == text


def record(event: str, *args: object, error: Exception | None = None, **extra: object) -> Any:
    made = logging.LogRecord("tilewright.server", logging.INFO, "file.py", 1, event, args, None)
    made.exc_info = None if error is None else (type(error), error, error.__traceback__)
    made.__dict__.update(extra)
    return made


def test_a_line_is_json_with_the_event_and_its_fields() -> None:
    line = json.loads(Lines().format(record("table %s", "made", table="abc", seats=2, clock=None)))
    assert line.pop("time").endswith("+00:00")
    assert line == {
        "level": "info",
        "logger": "tilewright.server",
        "event": "table made",
        "table": "abc",
        "seats": 2,
        "clock": None,
    }


def test_a_line_of_text_is_for_people() -> None:
    line = Text().format(record("table made", table="abc", player="Ana B", seats=2))
    assert line[8:] == ' info table made table=abc player="Ana B" seats=2'


@pytest.mark.parametrize("formatter", [Lines(), Text()])
@given(token=TOKENS)
def test_events_fields_and_tracebacks_hold_no_token(formatter: Lines, token: str) -> None:
    error = ValueError(f"\n{token}\n", f"token={token}")
    line = formatter.format(record("a %s", token, error=error, path=f"/{token}", more=[token]))
    assert token not in line
    assert "…" in line
    if type(formatter) is Lines:
        assert json.loads(line)["traceback"]


@pytest.mark.parametrize("formatter", [Lines(), Text()])
def test_nobody_can_write_lines_or_colours_of_their_own(formatter: Lines) -> None:
    evil = "a\nb\r\x1b[31mc\x9b\u2028d"
    line = formatter.format(record(evil, path=evil))
    assert not set("\n\r\x1b") & set(line)
    error = formatter.format(record("fault", error=ValueError(evil)))
    assert not set("\r\x1b") & set(error)


def test_libraries_tell_only_what_went_wrong(own_logging: None) -> None:
    configure_logs(Settings(log_level="debug", log_format="text"))
    assert logging.getLogger("sqlalchemy.engine").getEffectiveLevel() == logging.WARNING
    assert logging.getLogger("tilewright.server").getEffectiveLevel() == logging.DEBUG
    assert logging.getLogger("uvicorn.error").getEffectiveLevel() == logging.WARNING


def test_handlers_of_others_stay_open(own_logging: None, tmp_path: Path) -> None:
    theirs = logging.FileHandler(tmp_path / "log")
    logging.getLogger("another").addHandler(theirs)
    logging.getLogger().addHandler(theirs)
    configure_logs(Settings())
    assert theirs not in logging.getLogger().handlers
    logging.getLogger("another").error("still told")
    theirs.close()
    assert "still told" in (tmp_path / "log").read_text()


SERVER = """
import logging, socket, sys
import uvicorn
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute
from tilewright.server.limits.rates import Limits
from tilewright.server.monitoring.logs import configure_logs
from tilewright.server.http.guards import guards
from tilewright.server.settings import Settings

async def echo(request):
    body = (await request.body()).decode()
    logging.getLogger("tilewright.server").info("was told %s", body, extra={"body": body})
    logging.getLogger("sqlalchemy.engine").info("INSERT %s", body)
    if request.url.path == "/fault":
        raise RuntimeError(f"{request.headers} {body}")
    return PlainTextResponse("thanks")

async def greet(websocket):
    await websocket.accept()
    said = await websocket.receive_text()
    raise RuntimeError(said)

settings = Settings(log_format=sys.argv[1], log_level="debug")
routes = [Route("/{path:path}", echo, methods=["GET", "POST"]), WebSocketRoute("/ws", greet)]
app = Starlette(routes=routes, middleware=guards(settings, Limits(settings)))
with socket.create_server(("127.0.0.1", 0)) as listener:
    print(listener.getsockname()[1], flush=True)
    configure_logs(settings)
    config = uvicorn.Config(app, log_config=None, access_log=False)
    uvicorn.Server(config).run(sockets=[listener])
"""


@contextmanager
def server(form: str) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    child = subprocess.Popen(
        [sys.executable, "-c", SERVER, form],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    try:
        assert child.stdout is not None
        yield child, int(child.stdout.readline())
    finally:
        child.kill()
        child.communicate()


@pytest.mark.parametrize("form", ["json", "text"])
def test_a_real_server_writes_no_token_whichever_way_it_comes(form: str) -> None:
    websockets = pytest.importorskip("websockets.sync.client")
    told = json.dumps({"type": "hello", "token": TOKEN})
    with server(form) as (child, port):
        for method, path in [
            ("GET", f"/t/abcdefghijkl?token={TOKEN}"),
            ("GET", f"/t/abcdefghijkl%23{TOKEN}"),
            ("GET", f"/t/{'x/' * 85}{TOKEN}"),
            ("POST", f"/api/{TOKEN}"),
            ("POST", "/fault"),
            ("GET", f"/fault?{TOKEN}"),
        ]:
            line = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
            headers = {"Authorization": f"Bearer {TOKEN}", "Cookie": TOKEN, "X-Secret": TOKEN}
            line.request(method, path, told, headers)
            answer = line.getresponse()
            assert answer.status == (500 if "fault" in path else 200)
            assert TOKEN.encode() not in answer.read()
            line.close()
        address = f"ws://127.0.0.1:{port}/ws?token={TOKEN}"
        with websockets.connect(address, additional_headers=headers) as talk:
            talk.send(told)
            with pytest.raises(Exception, match="close"):
                talk.recv(timeout=20)
        child.terminate()
        logs = child.communicate(timeout=20)[1].decode()
    assert TOKEN[:16] not in logs
    assert TOKEN[-16:] not in logs
    assert "RuntimeError" in logs  # the traceback is there
    assert "INSERT" not in logs
    if form == "json":
        lines = [json.loads(line) for line in logs.splitlines()]
        requests = [line for line in lines if line["logger"] == "tilewright.access"]
        assert [line["event"] for line in requests] == ["request"] * 6 + ["socket"]
        assert requests[0].items() >= {
            "method": "GET", "path": "/t/abcdefghijkl", "status": 200, "address": "127.0.0.1",
        }.items()  # fmt: skip
        assert [line["status"] for line in requests] == [200] * 4 + [500] * 2 + [101]
        assert all(line["ms"] >= 0 for line in requests)


def test_a_socket_that_was_refused_is_no_fault() -> None:
    refused = "ASGI callable returned without completing handshake."
    kept = [NoFault().filter(logging.makeLogRecord({"msg": text})) for text in (refused, "fault")]
    assert kept == [False, True]
