"""AsyncClient, AsyncRemoteSeat: the table server for programs that run in an event loop."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from contextlib import aclosing
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


class AsyncClient:
    """A connection to a server; `async with` closes it. Tasks may share it.

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
        self._http = httpx.AsyncClient(
            base_url=server, timeout=patience, trust_env=not calls.is_local(server)
        )

    async def __aenter__(self) -> "AsyncClient":
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Let go of the connection."""
        await self._http.aclose()

    async def health(self) -> Health:
        """How the server is, and which levels of bots play there."""
        return await self.call(calls.health())

    async def tables(self) -> list[TableListed]:
        """The public tables, newest first."""
        return (await self.call(calls.list_tables())).tables

    async def make_player(self, name: str | None = None) -> PlayerMade:
        """Become a player; a client that is given its `player=made.token` plays as them."""
        return await self.call(calls.make_player(name))

    async def make_table(self, new: NewTable) -> TableMade:
        """Make a table; `seat(made.table, made.token)` is yours, the links are for others."""
        return await self.call(calls.make_table(new))

    async def continue_record(self, wanted: Continuation) -> TableMade:
        """Make a table at which a recorded game goes on."""
        return await self.call(calls.continue_record(wanted))

    async def send_record(self, text: str) -> Imported:
        """Send in the record of a game, which is kept as a table that is over."""
        return await self.call(calls.send_record(text))

    async def claim_seat(self, table: str, name: str) -> "AsyncRemoteSeat":
        """Take any open seat of a public table."""
        return self.seat(table, (await self.call(calls.claim_seat(table, name))).token)

    def seat(self, table: str, token: str | None = None) -> "AsyncRemoteSeat":
        """A seat by its secret; without one, a place from which to watch."""
        return AsyncRemoteSeat(self, table, token)

    async def call(self, call: Call[Answer], token: str | None = None) -> Answer:
        """Any call of `tilewright.client.calls`; raises Denied or NoAnswer."""
        for tries_left in reversed(range(calls.TRIES)):
            try:
                response = await self._http.request(
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
            await asyncio.sleep(calls.PAUSE)
        raise AssertionError("the last try returns or raises")

    def _headers(self, token: str | None) -> dict[str, str]:
        return calls.headers(token, self._player, self._language)

    async def lines(
        self, following: calls.Following, token: str | None
    ) -> AsyncGenerator[AnyMessage, None]:
        """The messages of one stream, until it ends; raises Denied or NoAnswer."""
        timeout = httpx.Timeout(calls.PATIENCE, read=calls.SILENCE)
        told = self._headers(token)
        try:
            async with self._http.stream(
                "GET", following.path, params=following.query, headers=told, timeout=timeout
            ) as response:
                if response.status_code >= 400:
                    raise calls.refusal(response.status_code, await response.aread())
                async for line in response.aiter_lines():
                    message = following.read(line)
                    if message is not None:
                        yield message
        except httpx.HTTPError as error:
            raise NoAnswer(f"{self._http.base_url}: {calls.told(error)}") from error


class AsyncRemoteSeat:
    """A seat at a table, or a place to watch from.

    It remembers the version of the table that it was told last, which commands are checked by.
    """

    def __init__(self, client: AsyncClient, table: str, token: str | None) -> None:
        self.client = client
        self.table = table
        self.token = token
        self.version: int | None = None

    async def look(self) -> Snapshot:
        """The table as it is now."""
        found = await self.client.call(calls.show_table(self.table), self.token)
        self.version = found.version
        return found

    async def sit(self, name: str) -> Accepted:
        """Take the open seat that the secret is for, under a name."""
        return await self.send(Sit(calls.new_id(), await self._seen(), name))

    async def act(self, action: str) -> Accepted:
        """Do an action, in the notation."""
        return await self.send(Act(calls.new_id(), await self._seen(), action))

    async def send(self, command: Changes) -> Accepted:
        """Send any command; `tilewright.tables.commands` has all of them."""
        accepted = await self.client.call(calls.send_command(self.table, command), self.token)
        self.version = max(accepted.version, await self._seen())
        return accepted

    async def hint(self) -> Hinted:
        """What a bot would do in your place, where the table allows it."""
        question = Hint(calls.new_id(), await self._seen())
        found: Hinted = await self.client.call(calls.ask_question(self.table, question), self.token)
        return found

    async def explain(self, actions: Sequence[str]) -> list[Explanation]:
        """What these actions would do now, or why they are refused."""
        question = Explain(calls.new_id(), list(actions))
        answer = await self.client.call(calls.ask_question(self.table, question), self.token)
        found: list[Explanation] = answer.actions
        return found

    async def events(self) -> AsyncIterator[Acted | Changed]:
        """All that happened so far, from the first event on."""
        seen = 0
        while True:
            found = await self.client.call(calls.list_events(self.table, seen), self.token)
            for event in found.events:
                yield event
            if not found.events or found.events[-1].version >= found.version:
                return
            seen = found.events[-1].version

    async def follow(self) -> AsyncGenerator[AnyMessage, None]:
        """All messages as they come, first a snapshot; a connection that is lost comes back.

        What was missed meanwhile is told. It does not end with the game: `Over` tells that, also to
        who comes later. It raises NoAnswer if the server stays away, and Denied.
        """
        following = calls.Following(self.table, None)
        tries = 0
        while True:
            try:
                async with aclosing(self.client.lines(following, self.token)) as messages:
                    async for message in messages:
                        tries = 0
                        self.version = max(self.version or 0, following.version or 0)
                        yield message
            except NoAnswer:
                tries += 1
                if tries == calls.TRIES:
                    raise
            await asyncio.sleep(calls.PAUSE)

    async def turns(self) -> AsyncGenerator[View, None]:
        """The table each time that a seat of yours has to decide; it ends with the game."""
        async with aclosing(self.follow()) as messages:
            async for message in messages:
                view = calls.view_in(message, self.version or 0)
                if view is not None and view.legal:
                    yield view
                if view is not None and view.result is not None:
                    return

    async def record(self) -> str:
        """The record of the game, once it is over."""
        return await self.client.call(calls.fetch_record(self.table), self.token)

    async def _seen(self) -> int:
        return (await self.look()).version if self.version is None else self.version
