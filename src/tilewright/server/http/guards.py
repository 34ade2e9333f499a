"""The doors of the server: whom it answers, how often, how much it reads, and with which headers.

Everything here is plain ASGI around the app; `guards` puts it in order.
"""

import asyncio
import logging
import math
import re
import time
from collections.abc import Mapping
from hashlib import sha256

from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from tilewright.core.words import reason, sentence
from tilewright.server.http.headers import language_of
from tilewright.server.http.responses import refusal_response
from tilewright.server.limits import costs
from tilewright.server.limits.rates import Limits, address_of, is_address
from tilewright.server.monitoring.logs import AccessLog
from tilewright.server.settings import ANY, Settings, is_loopback
from tilewright.tables.messages import Refused
from tilewright.tables.refusals import refused

# Attributes `style` are allowed: the page puts tiles where it has computed that they go, and its
# drawings carry such attributes. They run nothing; scripts and style sheets are the server's own.
HEADERS: Mapping[str, str] = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; "
        "style-src-attr 'unsafe-inline'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": (
        "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()"
    ),
}
# Of those, what a file that is no page of its own needs: scripts and styles come by the dozen.
BRIEF = {name: HEADERS[name] for name in ("X-Content-Type-Options", "Cross-Origin-Resource-Policy")}
ASSETS = "/assets/"
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")  # they change nothing
LONG = re.compile(r"/api/(records(/tables)?|tables/[^/]+/report)")  # where much may be sent
CLOSE = {"Connection": "close"}  # the rest of the request is not read
PORTS = {"http": "80", "https": "443"}
NAME = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::([0-9]{1,5}))?")
LONGEST_TOLD = 100  # characters of a header that are told back


def guards(settings: Settings, limits: Limits) -> list[Middleware]:
    """All the doors, from the outermost to the innermost, for Starlette's `middleware`."""
    return [
        Middleware(AccessLog),
        Middleware(SafeHeaders),
        Middleware(Faults),
        Middleware(Visitors, settings=settings),
        Middleware(Rates, limits=limits),
        Middleware(Bodies, settings=settings),
    ]


class SafeHeaders:
    """Gives every answer the headers that keep a page to itself; CORS stays closed."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on; headers that the app has set itself are kept."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return

        async def add_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                is_asset = scope["path"].startswith(ASSETS) and message["status"] == 200
                for name, value in (BRIEF if is_asset else HEADERS).items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self._app(scope, receive, add_headers)


class Faults:
    """Answers where the app has a fault: nothing is told but that; the log has the traceback."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._logger = logging.getLogger(__name__)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, and catch what nobody caught; a server that starts or stops tells it itself."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        begun = False

        async def observe(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._app(scope, receive, observe)
        except (ClientDisconnect, WebSocketDisconnect):
            self._logger.debug("client went away", extra={"path": scope["path"]})
        except Exception:
            if begun:
                raise  # half an answer: uvicorn logs it and breaks the connection off
            self._logger.exception("fault", extra={"path": scope["path"]})
            language = _language(scope)
            response = refusal_response(refused("failed", language), language, headers=CLOSE)
            await _answer(response, scope, receive, send)


class Visitors:
    """Lets in who calls this server by its name, and whose page is its own or a known one.

    A page can't write its Origin, and a program has none; checking the name of the
    server prevents DNS rebinding.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._hosts = {host.strip("[]") for host in settings.hosts}
        self._endings = tuple([host[1:] for host in settings.hosts if host.startswith("*.")])
        # An address is safe from DNS rebinding: it has no name that could change.
        self._takes_addresses = not is_loopback(settings.host)
        self._origins = {_full_origin(origin) for origin in settings.origins}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, or refuse."""
        if scope["type"] == "lifespan" or (refusal := self._refusal(scope)) is None:
            await self._app(scope, receive, send)
        else:
            await _answer(refusal, scope, receive, send)

    def _refusal(self, scope: Scope) -> Response | None:
        headers, language = Headers(scope=scope), _language(scope)
        hosts = headers.getlist("host")
        if len(hosts) > 1:  # whoever reads another of them would see another site
            twice = reason("", "table-header-twice", name="Host")
            told = refused("malformed", language, why=twice)
            return refusal_response(told, language, headers=CLOSE)
        host = hosts[0].lower() if hosts else ""
        name = NAME.fullmatch(host)
        if ANY not in self._hosts and (name is None or not self._answers_to(name[1].strip("[]"))):
            why = sentence("table-host", language, host=host[:LONGEST_TOLD])
            told = Refused(code="origin", rule="", reason=why)
            return refusal_response(told, language, 421, CLOSE)
        origins = headers.getlist("origin")
        if not origins or (scope["type"] == "http" and scope["method"] in SAFE_METHODS):
            return None
        scheme = scope["scheme"].replace("ws", "http")
        allowed = {_full_origin(f"{scheme}://{host}"), *self._origins} - {None}
        for origin in origins:
            if _full_origin(origin.lower()) not in allowed:
                told = refused("origin", language, origin=origin[:LONGEST_TOLD])
                return refusal_response(told, language, 403, CLOSE)
        return None

    def _answers_to(self, name: str) -> bool:
        name = name.removesuffix(".")
        if name in self._hosts or name.endswith(self._endings):
            return True
        return self._takes_addresses and is_address(name)


def _full_origin(origin: str) -> tuple[str, str, str] | None:
    """Scheme, name and port; None of what is no origin, such as `null`."""
    scheme, _, rest = origin.partition("://")
    name = NAME.fullmatch(rest)
    if name is None or scheme not in PORTS:
        return None
    return scheme, name[1], name[2] or PORTS[scheme]


class Rates:
    """Lets an address, and a token, ask only so often."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app = app
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, or refuse and tell when to come back."""
        if scope["type"] == "lifespan" or not (wait := await self._wait(scope)):
            await self._app(scope, receive, send)
            return
        seconds, language = math.ceil(wait), _language(scope)
        refusal = refused("too-many", language, seconds=seconds)
        headers = {"Retry-After": str(seconds), **CLOSE}
        response = refusal_response(refusal, language, headers=headers)
        await _answer(response, scope, receive, send)

    async def _wait(self, scope: Scope) -> float:
        cost = costs.ASSET if scope["path"].startswith(ASSETS) else 1.0
        now = time.monotonic()
        return await self._limits.wait(address_of(scope), token_key(scope), now, cost)


def _language(scope: Scope) -> str:
    return language_of(Headers(scope=scope))


def bearer_token(scope: Scope) -> str | None:
    """The token in the header Authorization, if there is one."""
    kind, _, token = Headers(scope=scope).get("authorization", "").partition(" ")
    return token.strip() or None if kind.lower() == "bearer" else None


def token_key(scope: Scope) -> str | None:
    """Under what the token of a request is counted: its hash, if there is one."""
    token = bearer_token(scope)
    return None if token is None else sha256(token.encode()).hexdigest()


class Bodies:
    """Reads the whole body of a request before the app sees it, if it is short and in time."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on with the body at hand, or refuse."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        most = self._most(scope["path"])
        try:
            async with asyncio.timeout(self._settings.body_timeout):
                body = await _body(scope, receive, most)
        except TimeoutError:
            await _answer(self._too_slow(_language(scope)), scope, receive, send)
            return
        if body is None:
            language = _language(scope)
            told = refused("too-large", language, most=most)
            response = refusal_response(told, language, headers=CLOSE)
            await _answer(response, scope, receive, send)
            return
        messages: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive_body() -> Message:
            return messages.pop() if messages else await receive()

        await self._app(scope, receive_body, send)

    def _most(self, path: str) -> int:
        return self._settings.max_record if LONG.fullmatch(path) else self._settings.max_body

    def _too_slow(self, language: str) -> Response:
        slow = refused("slow", language, seconds=math.ceil(self._settings.body_timeout))
        return refusal_response(slow, language, headers=CLOSE)


async def _body(scope: Scope, receive: Receive, most: int) -> bytes | None:
    """The whole body, None if it is longer than that; raises ClientDisconnect."""
    length = Headers(scope=scope).get("content-length", "0")
    if len(length) > 18 or (length.isdecimal() and int(length) > most):
        return None
    body = bytearray()
    more = True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        body += message.get("body", b"")
        if len(body) > most:
            return None
        more = message.get("more_body", False)
    return bytes(body)


async def _answer(response: Response, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request, or a socket that is not accepted."""
    can_answer = "websocket.http.response" in (scope.get("extensions") or {})
    if scope["type"] == "websocket" and not can_answer:
        await send({"type": "websocket.close", "code": 1008, "reason": ""})  # becomes a plain 403
    else:
        await response(scope, receive, send)
