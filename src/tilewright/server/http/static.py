"""Answers that are always the same: made once, kept in memory, told apart by a tag."""

from collections.abc import Mapping
from hashlib import sha256

from starlette.datastructures import Headers
from starlette.responses import Response

from tilewright.server.http.headers import accepts

LONGEST_TAGS = 1_000  # characters of If-None-Match that are read


class Static:
    """A body, perhaps also compressed, and the tags by which a visitor knows them again."""

    def __init__(self, body: bytes, media: str, short: Mapping[str, bytes]) -> None:
        """`short` holds compressed bodies by their encoding, the shortest first."""
        self._media = media
        self._forms = {name: (text, _tag(text)) for name, text in (*short.items(), ("", body))}

    def response(self, headers: Headers, more: Mapping[str, str]) -> Response:
        """What a visitor with such headers is sent; only that it is the same, if they have it."""
        encoding = next(name for name in self._forms if not name or accepts(headers, name))
        body, tag = self._forms[encoding]
        sent = {"ETag": tag, "Vary": "Accept-Encoding", **more}
        if tag in headers.get("if-none-match", "")[:LONGEST_TAGS]:
            return Response(status_code=304, headers=sent)
        if encoding:
            sent["Content-Encoding"] = encoding
        return Response(body, headers={**sent, "Content-Type": self._media})


def _tag(body: bytes) -> str:
    return f'"{sha256(body).hexdigest()[:16]}"'
