"""Structured logs: one line for each event, as JSON or as text, without any secret.

Use the standard library: `logging.getLogger(__name__).info("table made", extra={"table": id})`.
"""

import json
import logging
import re
import time
from datetime import UTC, datetime
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tilewright.server.settings import Settings

LONGEST = 200  # characters of a path in the log

# What looks like a seat's token: anything after a word that announces one; 32 characters or more
# after a number sign, or how an address writes it; or so many in a row that it is no word.
SECRET = re.compile(
    r"""(?P<before>(?i:bearer)\s+|(?i:token)(?:\\?["']?\s*[:=]\s*|%3[dD])\\?["']?)[\w-]+"""
    r"|(?P<sign>\#|%23)[\w-]{32,}"
    r"|(?<![\w-])(?=[a-z_-]*[A-Z0-9])[\w-]{32,}",
    re.ASCII,
)
PASSWORD = re.compile(r"(://[^/@:\s]*:)[^/@\s]+@")
CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]")


def safe(text: str) -> str:
    """A text without tokens and passwords.

    >>> safe("GET /t/abc#0123456789abcdefghijABCDEFGHIJ-_")
    'GET /t/abc#…'
    """
    text = SECRET.sub(lambda found: f"{found['before'] or found['sign'] or ''}…", text)
    return PASSWORD.sub(r"\1…@", text)


class Lines(logging.Formatter):
    """Writes an event and its fields, which are the extras of the record."""

    def format(self, record: logging.LogRecord) -> str:
        """One line of JSON."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": safe(record.getMessage()),
            **self.fields(record),
        }
        if traceback := self.traceback(record):
            line["traceback"] = traceback
        return json.dumps(line, ensure_ascii=False)

    def fields(self, record: logging.LogRecord) -> dict[str, Any]:
        """What was told besides the event: numbers as they are, everything else as safe text."""
        return {
            name: value if isinstance(value, int | float | None) else safe(str(value))
            for name, value in record.__dict__.items()
            if name not in _USUAL
        }

    def traceback(self, record: logging.LogRecord) -> str:
        """Where an error came from, and what it says."""
        return safe(self.formatException(record.exc_info)) if record.exc_info else ""


class Text(Lines):
    """The same for people: `12:30:01 info request method=GET path=/healthz status=200`."""

    def format(self, record: logging.LogRecord) -> str:
        """One line of text, and the traceback of an error below it."""
        clock = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        fields = [f"{name}={_word(value)}" for name, value in self.fields(record).items()]
        event = safe(record.getMessage()).replace("\n", " ")
        line = " ".join([clock, record.levelname.lower(), event, *fields])
        traceback = self.traceback(record)
        return CONTROL.sub("?", f"{line}\n{traceback}" if traceback else line)


class NoFault(logging.Filter):
    """Leaves out what uvicorn takes for a fault of the server.

    A socket that we refused before its handshake is none, and neither is a frame that is not UTF-8:
    its sender is told, and the socket has its line in the access log.
    """

    NONE = frozenset(
        {
            "ASGI callable returned without completing handshake.",
            "Invalid UTF-8 sequence received from client.",
        }
    )

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is to be written."""
        return record.msg not in self.NONE


_USUAL = frozenset(
    {*logging.makeLogRecord({}).__dict__, "message", "asctime", "color_message", "taskName"}
)


def _word(value: object) -> str:
    text = str(value)
    return text if re.fullmatch(r"[^\s\"=]+", text) else json.dumps(text, ensure_ascii=False)


def configure_logs(settings: Settings) -> None:
    """Write the logs of this process as the settings say, to stderr.

    Libraries tell only what went wrong: their details hold messages and addresses as they came.
    Handlers that others have made are left out, but stay open: `dictConfig` would close them all,
    and with them what they write to.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(Text() if settings.log_format == "text" else Lines())
    handler.addFilter(NoFault())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("tilewright").setLevel(settings.log_level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True
        logger.setLevel(logging.WARNING)


class AccessLog:
    """Tells of every request, and of every socket once it is closed, in one line.

    The path is told without its query; headers and bodies never are.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._logger = logging.getLogger("tilewright.access")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, and write the line at the end."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        status: int | None = None  # None: nobody was there any more to be answered

        async def observe(message: Message) -> None:
            nonlocal status
            if status is None:
                status = _status(message)
            await send(message)

        begun = time.perf_counter()
        try:
            await self._app(scope, receive, observe)
        finally:
            told = {
                "method": scope.get("method", "GET"),
                "path": safe(_path(scope))[:LONGEST],
                "status": status,
                "ms": round((time.perf_counter() - begun) * 1_000, 1),
                "address": scope["client"][0] if scope.get("client") else "",
            }
            event = "socket" if scope["type"] == "websocket" else "request"
            self._logger.info(event, extra=told)


def _path(scope: Scope) -> str:
    raw: bytes | None = scope.get("raw_path")
    path = scope["path"] if raw is None else raw.decode("latin-1")
    return str(path).partition("?")[0]


def _status(message: Message) -> int | None:
    match message["type"]:
        case "http.response.start" | "websocket.http.response.start":
            return int(message["status"])
        case "websocket.accept":
            return 101
        case "websocket.close":  # before it was accepted
            return 403
    return None
