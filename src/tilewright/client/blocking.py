"""Client, RemoteSeat: the table server for programs that wait for each answer."""

from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from time import sleep
from types import TracebackType

import httpx

from tilewright.client import calls
from tilewright.client.calls import Answer, Call, Denied, NoAnswer
from tilewright.server.http.answers import Health, Imported, TableListed
from tilewright.server.players.answers import PlayerMade
from tilewright.tables.commands import (
    Act,
    Changes,
    Continuation,
    Explain,
    Hint,
    NewTable,
    Sit,
    TableMade,
)
from tilewright.tables.messages import (
    Accepted,
    Acted,
    AnyMessage,
    Changed,
    Explanation,
    Hinted,
    Snapshot,
    View,
)


class Client:
    """A connection to a server; `with` closes it. Threads may share it.

    A server that has no time, or whose answer was lost, is asked again a few times where that does
    no harm. Methods raise Denied for what the server refuses, and NoAnswer where it can't be
    reached. With `player`, the token of a player's device, all is done as that player.
    """

    def __init__(
        self,
        server: str,
        language: str = "en",
        patience: float = calls.PATIENCE,
        player: str | None = None,
    ) -> None:
        self._language = language
        self._player = player
        self._http = httpx.Client(
            base_url=server, timeout=patience, trust_env=not calls.is_local(server)
        )

    def __enter__(self) -> "Client":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the connection."""
        self._http.close()

    def health(self) -> Health:
        """How the server is, and which levels of bots play there."""
        return self.call(calls.health())

    def tables(self) -> list[TableListed]:
        """The public tables, newest first."""
        return self.call(calls.list_tables()).tables

    def make_player(self, name: str | None = None) -> PlayerMade:
        """Become a player; a client that is given its `player=made.token` plays as them."""
        return self.call(calls.make_player(name))

    def make_table(self, new: NewTable) -> TableMade:
        """Make a table; `seat(made.table, made.token)` is yours, the links are for others."""
        return self.call(calls.make_table(new))

    def continue_record(self, wanted: Continuation) -> TableMade:
        """Make a table at which a recorded game goes on."""
        return self.call(calls.continue_record(wanted))

    def send_record(self, text: str) -> Imported:
        """Send in the record of a game, which is kept as a table that is over."""
        return self.call(calls.send_record(text))

    def claim_seat(self, table: str, name: str) -> "RemoteSeat":
        """Take any open seat of a public table."""
        return self.seat(table, self.call(calls.claim_seat(table, name)).token)

    def seat(self, table: str, token: str | None = None) -> "RemoteSeat":
        """A seat by its secret; without one, a place from which to watch."""
        return RemoteSeat(self, table, token)

    def call(self, call: Call[Answer], token: str | None = None) -> Answer:
        """Any call of `tilewright.client.calls`; raises Denied or NoAnswer."""
        for tries_left in reversed(range(calls.TRIES)):
            try:
                response = self._http.request(
                    call.method,
                    call.path,
                    content=call.body,
                    params=dict(call.query),
                    headers={**self._headers(token), "Content-Type": call.media},
                )
                return call.read(response.status_code, response.content)
            except Denied as denied:
                if denied.code not in ("busy", "too-many") or not tries_left:
                    raise
            except httpx.HTTPError as error:
                if not call.can_repeat or not tries_left:
                    raise NoAnswer(f"{self._http.base_url}: {calls.told(error)}") from error
            sleep(calls.PAUSE)
        raise AssertionError("the last try returns or raises")

    def _headers(self, token: str | None) -> dict[str, str]:
        return calls.headers(token, self._player, self._language)

    def lines(
        self, following: calls.Following, token: str | None
    ) -> Generator[AnyMessage, None, None]:
        """The messages of one stream, until it ends; raises Denied or NoAnswer."""
        timeout = httpx.Timeout(calls.PATIENCE, read=calls.SILENCE)
        told = self._headers(token)
        try:
            with self._http.stream(
                "GET", following.path, params=following.query, headers=told, timeout=timeout
            ) as response:
                if response.status_code >= 400:
                    raise calls.refusal(response.status_code, response.read())
                for line in response.iter_lines():
                    message = following.read(line)
                    if message is not None:
                        yield message
        except httpx.HTTPError as error:
            raise NoAnswer(f"{self._http.base_url}: {calls.told(error)}") from error


class RemoteSeat:
    """A seat at a table, or a place to watch from.

    It remembers the version of the table that it was told last, which commands are checked by.
    """

    def __init__(self, client: Client, table: str, token: str | None) -> None:
        self.client = client
        self.table = table
        self.token = token
        self.version: int | None = None

    def look(self) -> Snapshot:
        """The table as it is now."""
        found = self.client.call(calls.show_table(self.table), self.token)
        self.version = found.version
        return found

    def sit(self, name: str) -> Accepted:
        """Take the open seat that the secret is for, under a name."""
        return self.send(Sit(calls.new_id(), self._seen(), name))

    def act(self, action: str) -> Accepted:
        """Do an action, in the notation."""
        return self.send(Act(calls.new_id(), self._seen(), action))

    def send(self, command: Changes) -> Accepted:
        """Send any command; `tilewright.tables.commands` has all of them."""
        accepted = self.client.call(calls.send_command(self.table, command), self.token)
        self.version = max(accepted.version, self._seen())
        return accepted

    def hint(self) -> Hinted:
        """What a bot would do in your place, where the table allows it."""
        question = Hint(calls.new_id(), self._seen())
        found: Hinted = self.client.call(calls.ask_question(self.table, question), self.token)
        return found

    def explain(self, actions: Sequence[str]) -> list[Explanation]:
        """What these actions would do now, or why they are refused."""
        question = Explain(calls.new_id(), list(actions))
        answer = self.client.call(calls.ask_question(self.table, question), self.token)
        found: list[Explanation] = answer.actions
        return found

    def events(self) -> Iterator[Acted | Changed]:
        """All that happened so far, from the first event on."""
        seen = 0
        while True:
            found = self.client.call(calls.list_events(self.table, seen), self.token)
            yield from found.events
            if not found.events or found.events[-1].version >= found.version:
                return
            seen = found.events[-1].version

    def follow(self) -> Generator[AnyMessage, None, None]:
        """All messages as they come, first a snapshot; a connection that is lost comes back.

        What was missed meanwhile is told. It does not end with the game: `Over` tells that, also to
        who comes later. It raises NoAnswer if the server stays away, and Denied.
        """
        following = calls.Following(self.table, None)
        tries = 0
        while True:
            try:
                with closing(self.client.lines(following, self.token)) as messages:
                    for message in messages:
                        tries = 0
                        self.version = max(self.version or 0, following.version or 0)
                        yield message
            except NoAnswer:
                tries += 1
                if tries == calls.TRIES:
                    raise
            sleep(calls.PAUSE)

    def turns(self) -> Generator[View, None, None]:
        """The table each time that a seat of yours has to decide; it ends with the game."""
        with closing(self.follow()) as messages:
            for message in messages:
                view = calls.view_in(message, self.version or 0)
                if view is not None and view.legal:
                    yield view
                if view is not None and view.result is not None:
                    return

    def record(self) -> str:
        """The record of the game, once it is over."""
        return self.client.call(calls.fetch_record(self.table), self.token)

    def _seen(self) -> int:
        return self.look().version if self.version is None else self.version
