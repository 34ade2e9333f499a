"""Calls: what a client asks a server, and how its answers are read, whatever carries them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from ipaddress import ip_address
from secrets import token_urlsafe
from typing import Any, Generic, TypeVar
from urllib.parse import urlsplit

import msgspec

from tilewright.core.errors import GameError
from tilewright.server.http.answers import Health, Imported, TableList
from tilewright.server.players.answers import NewPlayer, PlayerMade
from tilewright.tables.commands import (
    Changes,
    Claim,
    Claimed,
    Continuation,
    NewTable,
    Questions,
    TableMade,
)
from tilewright.tables.keys import PLAYER_HEADER
from tilewright.tables.messages import (
    Accepted,
    Acted,
    AnyMessage,
    Changed,
    Events,
    Explained,
    Hinted,
    Looked,
    Refused,
    Snapshot,
    View,
)

PATIENCE = 20.0  # seconds for an answer
SILENCE = 30.0  # seconds without a line after which a stream counts as lost
TRIES = 5  # for an answer of a server that has no time, and for one that was lost
PAUSE = 1.0  # seconds until the next try

JSON, TEXT = "application/json", "text/plain"

Answer = TypeVar("Answer")


class Denied(GameError):
    """A request that the server refused: `refused` is its message, with a code for programs."""

    def __init__(self, refused: "Refused | str | Denied") -> None:
        if isinstance(refused, Denied):
            refused = refused.refused
        if isinstance(refused, str):
            refused = Refused("failed", "", refused)
        super().__init__(refused)
        self.refused: Refused = refused
        self.code = refused.code

    def __str__(self) -> str:
        return f"{self.refused.reason} ({self.code})"


class NoAnswer(GameError):
    """A server that can't be reached, or that does not answer as it should."""


@dataclass(frozen=True, slots=True)
class Call(Generic[Answer]):
    """A request, and what its answer is."""

    method: str
    path: str
    answer: type[Answer]
    body: bytes | None = None
    media: str = JSON
    query: Mapping[str, str] = field(default_factory=dict)
    can_repeat: bool = True  # without harm, if the answer was lost

    def read(self, status: int, content: bytes) -> Answer:
        """The answer; raises Denied or NoAnswer."""
        if status >= 400 and self.answer is not Health:
            raise refusal(status, content)
        if self.answer is str:
            return content.decode("utf-8", "replace")  # type: ignore[return-value]
        return _decoded(content, self.answer, status)


def refusal(status: int, content: bytes) -> Denied:
    """What the server has against a request; raises NoAnswer if it does not say."""
    return Denied(_decoded(content, Refused, status))


def _decoded(content: bytes, kind: type[Answer], status: int) -> Answer:
    try:
        return msgspec.json.decode(content, type=kind)
    except msgspec.MsgspecError as error:
        raise NoAnswer(f"an answer with status {status} that can't be read") from error


def health() -> Call[Health]:
    """How the server is."""
    return Call("GET", "/healthz", Health)


def list_tables() -> Call[TableList]:
    """The public tables."""
    return Call("GET", "/api/tables", TableList)


def make_player(name: str | None) -> Call[PlayerMade]:
    """A new player, with the token of this device."""
    return Call("POST", "/api/players", PlayerMade, _encoded(NewPlayer(name)), can_repeat=False)


def make_table(new: NewTable) -> Call[TableMade]:
    """A new table."""
    return Call("POST", "/api/tables", TableMade, _encoded(new), can_repeat=False)


def continue_record(wanted: Continuation) -> Call[TableMade]:
    """A table at which a recorded game goes on."""
    return Call("POST", "/api/records/tables", TableMade, _encoded(wanted), can_repeat=False)


def send_record(text: str) -> Call[Imported]:
    """A record that is kept as a table."""
    return Call("POST", "/api/records", Imported, text.encode(), TEXT, can_repeat=False)


def claim_seat(table: str, name: str) -> Call[Claimed]:
    """Any open seat of a public table; the token is ours, so that it can be asked for again."""
    return Call("POST", f"/api/tables/{table}/seats", Claimed, _encoded(Claim(name, new_token())))


def show_table(table: str) -> Call[Snapshot]:
    """A table as it is now."""
    return Call("GET", f"/api/tables/{table}", Snapshot)


def send_command(table: str, command: Changes) -> Call[Accepted]:
    """A command, carried out at most once."""
    return Call("POST", f"/api/tables/{table}/commands", Accepted, _encoded(command))


def ask_question(table: str, question: Questions) -> Call[Any]:
    """A question about a table."""
    answer: Any = Hinted | Explained | Looked
    return Call("POST", f"/api/tables/{table}/questions", answer, _encoded(question))


def list_events(table: str, version: int) -> Call[Events]:
    """What happened at a table after a version."""
    path = f"/api/tables/{table}/events"
    return Call("GET", path, Events, query={"version": str(version)})


def fetch_record(table: str) -> Call[str]:
    """The record of a game that is over."""
    return Call("GET", f"/api/tables/{table}/record", str)


class Following:
    """What a client knows of a table that it follows: the version, and whose turn it is."""

    def __init__(self, table: str, version: int | None) -> None:
        self.path = f"/api/tables/{table}/stream"
        self.version = version
        self._decoder = msgspec.json.Decoder(AnyMessage)

    @property
    def query(self) -> dict[str, str]:
        """What asks for all that was missed."""
        return {} if self.version is None else {"version": str(self.version)}

    def read(self, line: str) -> AnyMessage | None:
        """The message of a line; None for one that only keeps the connection alive."""
        if not line.strip():
            return None
        try:
            message: AnyMessage = self._decoder.decode(line)
        except msgspec.MsgspecError as error:
            raise NoAnswer("a line that is no message") from error
        if isinstance(message, Snapshot | Acted | Changed):
            self.version = message.version
        return message


def view_in(message: AnyMessage, version: int) -> View | None:
    """The table in a message, if it tells one that is not older than that version."""
    if isinstance(message, Snapshot | Acted | Changed) and message.version >= version:
        return message.view
    return None


def told(error: Exception) -> str:
    """What an error says; some say nothing but their name."""
    return str(error) or type(error).__name__


def headers(token: str | None, player: str | None, language: str) -> dict[str, str]:
    """The headers of a request, with the tokens of a seat and of a player's device."""
    found = {"Accept-Language": language}
    if token is not None:
        found["Authorization"] = f"Bearer {token}"
    if player is not None:
        found[PLAYER_HEADER] = player
    return found


def is_local(server: str) -> bool:
    """Is the server on this machine, where no proxy leads to?"""
    host = urlsplit(server).hostname or ""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def new_id() -> str:
    """The id of a command, chosen once."""
    return token_urlsafe(12)


def new_token() -> str:
    """The secret of a seat."""
    return token_urlsafe(24)


def _encoded(body: Any) -> bytes:
    return msgspec.json.encode(body)
