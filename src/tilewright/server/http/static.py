"""Answers that are always the same: made once, kept in memory, told apart by a tag."""

from collections.abc import Mapping
from hashlib import sha256

from starlette.datastructures import Headers
from starlette.responses import Response

from tilewright.server.http.headers import accepts_gzip

LONGEST_TAGS = 1_000  # characters of If-None-Match that are read


class Static:
    """A body, perhaps also compressed, and the tags by which a visitor knows them again."""

    def __init__(self, body: bytes, media: str, short: bytes | None = None) -> None:
        self._media = media
        self._forms = {False: (body, _tag(body))}
        if short is not None:
            self._forms[True] = (short, _tag(short))

    def response(self, headers: Headers, more: Mapping[str, str]) -> Response:
        """What a visitor with such headers is sent; only that it is the same, if they have it."""
        is_short = True in self._forms and accepts_gzip(headers)
        body, tag = self._forms[is_short]
        sent = {"ETag": tag, "Vary": "Accept-Encoding", **more}
        if tag in headers.get("if-none-match", "")[:LONGEST_TAGS]:
            return Response(status_code=304, headers=sent)
        if is_short:
            sent["Content-Encoding"] = "gzip"
        return Response(body, headers={**sent, "Content-Type": self._media})


def _tag(body: bytes) -> str:
    return f'"{sha256(body).hexdigest()[:32]}"'
