"""Responses over HTTP: the status of every refusal, and how bodies are written."""

import gzip
from collections.abc import Mapping
from types import MappingProxyType

import msgspec
from starlette.responses import Response

from tilewright.server.http.headers import language_headers
from tilewright.server.monitoring.metrics import REFUSALS
from tilewright.tables.codes import Code
from tilewright.tables.messages import Refused

GZIP_LEVEL = 6

STATUS: Mapping[Code, int] = MappingProxyType(
    {
        "malformed": 400,
        "too-large": 413,
        "slow": 408,
        "too-many": 429,
        "origin": 403,
        "not-allowed": 403,
        "hello-first": 400,
        "protocol": 400,
        "language": 422,
        "unknown-path": 404,
        "method": 405,
        "unknown-table": 404,
        "unreadable": 503,
        "unknown-token": 401,
        "unknown-rules": 501,
        "option": 422,
        "stale": 409,
        "not-your-seat": 403,
        "not-your-turn": 409,
        "not-started": 409,
        "over": 409,
        "not-over": 409,
        "illegal": 422,
        "notation": 400,
        "unconfirmed": 409,
        "nothing-to-confirm": 409,
        "nothing-to-take-back": 409,
        "secret-seen": 409,
        "player-away": 409,
        "no-take-back": 409,
        "too-long": 409,
        "no-offer": 409,
        "offer-made": 409,
        "seat-taken": 409,
        "name-taken": 409,
        "not-absent": 409,
        "no-hint": 409,
        "busy": 503,
        "failed": 500,
        "record": 422,
        "unknown-device": 401,
        "unknown-player": 404,
        "banned": 403,
        "passkey": 422,
        "phrase": 422,
        "unknown-seek": 404,
        "declined": 403,
        "unknown-tournament": 404,
        "tournament-over": 410,
        "tournament-full": 403,
        "tournament-plan": 422,
        "sealed": 403,
    }
)


def refusal_response(
    refusal: Refused,
    language: str,
    status: int | None = None,
    headers: Mapping[str, str] | None = None,
) -> Response:
    """A refusal over HTTP, with the status of its code unless another is named; it is counted.

    The language is that of its sentence.
    """
    REFUSALS.labels(refusal.code).inc()
    return Response(
        msgspec.json.encode(refusal),
        status_code=STATUS[refusal.code] if status is None else status,
        headers={**language_headers(language), **(headers or {})},
        media_type="application/json",
    )


def json_response(message: object, status: int = 200) -> Response:
    """A message as an answer."""
    return Response(msgspec.json.encode(message), status_code=status, media_type="application/json")


def compressed(body: bytes) -> bytes:
    """A body for whom gzip suits; the same one always comes to the same bytes."""
    return gzip.compress(body, GZIP_LEVEL, mtime=0)
