"""Requests to a server over HTTP: make a table, take a seat, fetch a record."""

from http.client import HTTPException
from time import sleep
from typing import TypeVar
from urllib.error import HTTPError, URLError
from urllib.request import ProxyHandler, Request, build_opener

import msgspec

from tilewright.cli.client.place import NoServer
from tilewright.cli.console import readable_line
from tilewright.cli.online.link import Link
from tilewright.core.errors import GameError
from tilewright.tables.commands import Claim, Claimed, NewTable, TableMade
from tilewright.tables.keys import PLAYER_HEADER
from tilewright.tables.messages import Refused, Snapshot

PATIENCE = 20  # seconds for an answer
TRIES = 5  # to get an answer from a server that has no time
HASTE = 1.0  # seconds until the server takes more from one who said too much
LARGEST = 1 << 20  # bytes of an answer

Answer = TypeVar("Answer")


class Denied(GameError):
    """A request that the server refused: its reason, with the code for programs."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused)
        self.code = refused.code

    def __str__(self) -> str:
        refused: Refused = self.args[0]
        return readable_line(refused.reason)


def make_table(server: str, new: NewTable) -> TableMade:
    """Make a table; raises Denied or NoServer."""
    link = Link(server, "", None)
    return _decoded(server, _answer(link, "/api/tables", new), TableMade)


def claim_seat(link: Link, name: str) -> Link:
    """Take any open seat of a public table: the link of that seat; raises Denied or NoServer."""
    answer = _answer(link, f"/api/tables/{link.table}/seats", Claim(name))
    return link._replace(token=_decoded(link.server, answer, Claimed).token)


def table_now(link: Link) -> Snapshot:
    """The table as who holds the link may see it; raises Denied or NoServer."""
    return _decoded(link.server, _answer(link, f"/api/tables/{link.table}"), Snapshot)


def record_text(link: Link) -> str:
    """The record of a table that is over; raises Denied or NoServer.

    A server that finds us too hasty is asked again: many moves may just have been sent.
    """
    for _ in range(TRIES):
        try:
            return _answer(link, link.record).decode("utf-8", "replace")
        except Denied as denied:
            if denied.code not in ("too-many", "busy"):
                raise
            last = denied
            sleep(HASTE)
    raise last


def _answer(link: Link, path: str, body: msgspec.Struct | None = None) -> bytes:
    """What the server answers to a GET, or to the POST of a body."""
    request = Request(link.server + path, None if body is None else msgspec.json.encode(body))
    request.add_header("Content-Type", "application/json")
    if link.token is not None:
        request.add_header("Authorization", f"Bearer {link.token}")
    if link.player is not None:
        request.add_header(PLAYER_HEADER, link.player)
    opener = build_opener(ProxyHandler({})) if link.is_local else build_opener()
    try:
        with opener.open(request, timeout=PATIENCE) as response:
            answer: bytes = response.read(LARGEST)
            return answer
    except HTTPError as error:
        with error:
            refusal = error.read(LARGEST)
        raise Denied(_decoded(link.server, refusal, Refused)) from error
    except (OSError, HTTPException) as error:
        why = error.reason if isinstance(error, URLError) else error
        why = why if isinstance(why, Exception) else error
        raise NoServer(link.server, why) from error


def _decoded(server: str, answer: bytes, kind: type[Answer]) -> Answer:
    try:
        return msgspec.json.decode(answer, type=kind)
    except msgspec.MsgspecError as error:
        raise NoServer(server, error) from error
