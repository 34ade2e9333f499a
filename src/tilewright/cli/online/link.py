"""The address of a table, with the secret of a seat: `http://host:8000/t/TABLE#TOKEN`."""

import re
from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

from tilewright.core.errors import InvalidOption
from tilewright.core.lexemes import short
from tilewright.core.words import reason

_LINK = re.compile(r"(https?://[^/?#\s]+)/t/([a-z0-9]{12})(?:#([A-Za-z0-9_-]{32})?)?")
TOKEN = re.compile(r"[A-Za-z0-9_-]{32}")


class Link(NamedTuple):
    """A table of a server; with a token it is a seat there, without one a place to watch."""

    server: str  # http://host:8000
    table: str
    token: str | None
    player: str | None = None  # the token of your player there; never part of the text

    @classmethod
    def of_text(cls, text: str) -> "Link":
        """The link that a text is; raises InvalidOption."""
        found = _LINK.fullmatch(text.strip())
        if found is None or not _is_address(found[1]):
            raise InvalidOption(reason("", "say-link", text=short(text.partition("#")[0])))
        return cls(found[1], found[2], found[3])

    @property
    def socket(self) -> str:
        """The address of the server's WebSocket."""
        return f"ws{self.server.removeprefix('http')}/ws"

    @property
    def record(self) -> str:
        """The path of the record, once the game is over."""
        return f"/api/tables/{self.table}/record"

    @property
    def is_local(self) -> bool:
        """Is the server on this machine, where no proxy leads to?"""
        host = urlsplit(self.server).hostname or ""
        try:
            return ip_address(host).is_loopback
        except ValueError:
            return host == "localhost"

    def __str__(self) -> str:
        secret = "" if self.token is None else f"#{self.token}"
        return f"{self.server}/t/{self.table}{secret}"


def _is_address(server: str) -> bool:
    try:
        parts = urlsplit(server)
        return bool(parts.hostname) and parts.port != 0 and parts.username is None
    except ValueError:
        return False
