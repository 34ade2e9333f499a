"""Refusals: the status over HTTP and the sentence of every code."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

import msgspec
from starlette.responses import Response

from tilewright.core.words import Parameter, sentence
from tilewright.server.accepting import language_headers
from tilewright.server.messages import Code, Refused
from tilewright.server.metrics import REFUSALS


class Told(NamedTuple):
    """How a code is told: to programs by a status, to people by a message of the catalogue."""

    status: int
    message: str


TOLD: Mapping[Code, Told] = MappingProxyType(
    {
        "malformed": Told(400, "table-malformed"),  # why
        "too-large": Told(413, "table-too-large"),  # most
        "slow": Told(408, "table-slow"),  # seconds
        "too-many": Told(429, "table-too-many"),  # seconds
        "origin": Told(403, "table-origin"),  # origin
        "not-allowed": Told(403, "table-not-allowed"),  # address
        "hello-first": Told(400, "table-hello-first"),
        "language": Told(422, "table-language"),  # name
        "unknown-path": Told(404, "table-unknown-path"),  # path
        "method": Told(405, "table-method"),  # method, path
        "unknown-table": Told(404, "table-unknown-table"),
        "unreadable": Told(503, "table-unreadable"),
        "unknown-token": Told(401, "table-unknown-token"),
        "unknown-rules": Told(501, "table-unknown-rules"),  # value, known
        "option": Told(422, "table-option"),  # why
        "stale": Told(409, "table-stale"),  # version
        "not-your-seat": Told(403, "table-not-your-seat"),
        "not-your-turn": Told(409, "table-not-your-turn"),
        "not-started": Told(409, "table-not-started"),
        "over": Told(409, "table-over"),
        "not-over": Told(409, "table-not-over"),
        "illegal": Told(422, "table-illegal"),  # why: the rule's own sentence
        "notation": Told(400, "table-notation"),  # action, at (from 1), why
        "unconfirmed": Told(409, "table-unconfirmed"),
        "nothing-to-confirm": Told(409, "table-nothing-to-confirm"),
        "nothing-to-take-back": Told(409, "table-nothing-to-take-back"),
        "secret-seen": Told(409, "table-secret-seen"),
        "player-away": Told(409, "table-player-away"),
        "too-long": Told(409, "table-too-long"),
        "no-offer": Told(409, "table-no-offer"),
        "offer-made": Told(409, "table-offer-made"),
        "seat-taken": Told(409, "table-seat-taken"),
        "name-taken": Told(409, "table-name-taken"),  # name, other, why: taken, alike or unseen
        "not-absent": Told(409, "table-not-absent"),
        "no-hint": Told(409, "table-no-hint"),
        "busy": Told(503, "table-busy"),
        "failed": Told(500, "table-failed"),
        "record": Told(422, "table-record"),  # line, why
    }
)

STATUS: Mapping[Code, int] = MappingProxyType({code: told.status for code, told in TOLD.items()})


def refused(
    code: Code,
    language: str = "en",
    rule: str = "",
    command: str | None = None,
    version: int | None = None,
    **parameters: Parameter,
) -> Refused:
    """A refusal with its sentence, whose parameters stand beside the codes above.

    >>> refused("stale", version=7).reason
    'The table has moved on, to version 7. Look again before you act.'
    """
    if version is not None:
        parameters["version"] = version
    reason = sentence(TOLD[code].message, language, rule=rule, **parameters)
    return Refused(code=code, rule=rule, reason=reason, command=command, version=version)


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
