"""The HTTP API of tables and of the server itself: one function for each route of `routes.py`."""

import asyncio
from functools import cache
from time import monotonic

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tilewright import __version__
from tilewright.server.http.answers import Alive, Health, TableList, listed_table
from tilewright.server.http.bodies import reader
from tilewright.server.http.callers import Callers
from tilewright.server.http.headers import accepts, language_of
from tilewright.server.http.openapi import document
from tilewright.server.http.queries import version_in
from tilewright.server.http.responses import compressed, json_response, refusal_response
from tilewright.server.http.static import Static
from tilewright.server.http.streams import Stream, StreamResponse
from tilewright.server.limits import costs
from tilewright.server.limits.connections import listed
from tilewright.server.limits.places import Places
from tilewright.server.limits.rates import address_of
from tilewright.server.live import questions
from tilewright.server.live.table import history
from tilewright.server.live.tables import Tables
from tilewright.server.monitoring import metrics
from tilewright.server.monitoring.health import Wellness
from tilewright.server.monitoring.metrics import COMMAND_SECONDS, COMMANDS, CONNECTIONS
from tilewright.server.operating.bans import check_address, check_beginning
from tilewright.server.players.devices import player_of
from tilewright.server.settings import Settings
from tilewright.tables import views
from tilewright.tables.commands import Changes, Claim, NewTable, Questions
from tilewright.tables.levels import levels
from tilewright.tables.messages import Accepted
from tilewright.tables.refusals import Denied
from tilewright.tables.table import Table
from tilewright.tables.views import Viewer

TRY_STREAM = 10  # seconds until an address with too many streams may try again

read_new_table = reader(NewTable)
read_claim = reader(Claim)
read_change = reader(Changes)
read_question = reader(Questions)


class Api:
    """Answers programs. Every method is the function of the route of its name."""

    def __init__(
        self,
        tables: Tables,
        callers: Callers,
        wellness: Wellness,
        places: Places,
        settings: Settings,
    ) -> None:
        self._tables = tables
        self._callers = callers
        self._wellness = wellness
        self._places = places
        self._sees_figures = listed(settings.metrics)
        self._settings = settings
        self._streams: set[Stream] = set()
        self._telling = asyncio.Lock()
        self.is_stopping = False

    # Tables

    async def make_table(self, request: Request) -> Response:
        """Make a table."""
        new = read_new_table(await request.body())
        await self._callers.charge(request, costs.NEW_TABLE)
        await self._callers.check_makers(request)
        player = await player_of(request, self._tables.players)
        if new.rated:
            await check_address(self._tables, request)
        return json_response(
            await self._tables.foundings.make(new, language_of(request.headers), player), 201
        )

    async def list_tables(self, request: Request) -> Response:
        """List the public tables."""
        tables = await self._tables.listed()
        return json_response(TableList([listed_table(*each) for each in tables]))

    async def show_table(self, request: Request) -> Response:
        """Show a table as a seat or a spectator may see it."""
        live, viewer, _ = await self._callers.viewer(request)
        now, after = self._tables.now(), self._settings.absent_after
        attendance = live.attendance(now, after * 1000)
        return json_response(views.snapshot(live.table, viewer, attendance, after))

    async def claim_seat(self, request: Request) -> Response:
        """Take an open seat of a public table."""
        claim = read_claim(await request.body())
        live = await self._callers.live(request)
        player = await player_of(request, self._tables.players)
        if live.table.setup.rated:
            await check_address(self._tables, request)
        return json_response(await self._tables.claim(live, claim, player), 201)

    async def send_command(self, request: Request) -> Response:
        """Change a table."""
        began = monotonic()
        outcome, kind = "accepted", "none"
        try:
            live, viewer, player = await self._callers.sender(request)
            command = read_change(await request.body())
            kind = type(command).__name__.lower()
            await check_beginning(self._tables, live, command, address_of(request.scope))
            await self._tables.holders.hold(live, viewer.key, player)
            try:
                version = await self._tables.submit(
                    live, viewer.key, command, lambda: self._callers.check_makers(request), player
                )
            except Denied as denied:
                denied.command, denied.version = command.id, live.table.version
                raise
            return json_response(Accepted(command.id, version))
        except Denied as denied:
            outcome = denied.code
            raise
        finally:
            COMMANDS.labels(kind, outcome).inc()
            COMMAND_SECONDS.observe(monotonic() - began)

    async def ask_question(self, request: Request) -> Response:
        """Answer a question about a table."""
        live, viewer, _ = await self._callers.sender(request)
        question = read_question(await request.body())
        await self._callers.charge(request, costs.of_question(question))
        try:
            answer = await questions.answer(self._tables, live, viewer, question)
            return json_response(answer)
        except Denied as denied:
            denied.command, denied.version = question.id, live.table.version
            raise

    async def list_events(self, request: Request) -> Response:
        """Send what happened at a table, compressed for whom that suits."""
        after = version_in(request) or 0
        live, viewer, _ = await self._callers.viewer(request)
        table = live.table  # somebody may sit down on the seat before it is told
        await self._callers.charge(request, costs.of_rows(table.version))
        headers = {"Vary": "Accept-Encoding"}
        is_short = accepts(request.headers, "gzip")
        if is_short:
            headers["Content-Encoding"] = "gzip"
        async with self._telling:  # one at a time: a long game takes a while to tell
            body = await asyncio.to_thread(_events, table, viewer, after, is_short)
        return Response(body, headers=headers, media_type="application/json")

    async def follow_table(self, request: Request) -> Response:
        """Send what happens at a table, a message to a line, until somebody closes."""
        version = version_in(request)
        live, viewer, player = await self._callers.viewer(request)
        await self._tables.neighbours.read_on(live, version or 0)
        if viewer.key is None and live.watchers >= self._settings.watchers:
            raise Denied("busy")
        address = address_of(request.scope)
        if self.is_stopping or self._places.is_full:
            raise Denied("busy")
        most = self._settings.send_queue // 2
        await self._callers.charge(request, costs.of_greeting(version, live.table.version, most))
        if not await self._places.take(address):
            raise Denied("too-many", seconds=TRY_STREAM)
        viewer = Viewer(live.sight(viewer.key, player))  # somebody may have sat down meanwhile
        stream = Stream(viewer, player, self._settings.send_queue)
        try:
            if self.is_stopping:
                raise Denied("busy")
            stream.push(live.greeting(viewer, version, self._tables.now(), self._settings))
        except BaseException:
            self._places.give_back(address)
            raise
        CONNECTIONS.labels("stream").inc()
        self._streams.add(stream)
        self._tables.presences.enter(live, stream)

        def leave() -> None:
            self._places.give_back(address)
            CONNECTIONS.labels("stream").dec()
            self._streams.discard(stream)
            self._tables.presences.depart(live, stream)

        return StreamResponse(stream, leave)

    # The server itself

    async def fetch_openapi(self, request: Request) -> Response:
        """Send the document of this API."""
        return openapi().response(request.headers, {"Cache-Control": "no-cache"})

    async def check_health(self, request: Request) -> Response:
        """Say whether all is well."""
        problems = await self._wellness.problems()
        status = "failing" if problems else "stopping" if self.is_stopping else "ok"
        connections = sum([len(live.listeners) for live in self._tables.memory.lives.values()])
        health = Health(
            status,  # type: ignore[arg-type]
            __version__,
            len(self._tables.memory.lives),
            connections,
            list(levels()),
            self._settings.started,
            problems,
        )
        return json_response(health, 200 if status == "ok" else 503)

    async def check_life(self, request: Request) -> Response:
        """Say that somebody is there."""
        return json_response(Alive(__version__))

    async def fetch_metrics(self, request: Request) -> Response:
        """Send the figures for Prometheus, to whom the settings name.

        What a proxy passes on is not from this machine, even if the proxy is and nobody named it.
        """
        client = request.client.host if request.client else ""
        is_passed_on = "x-forwarded-for" in request.headers or "forwarded" in request.headers
        is_known = not is_passed_on or bool(self._settings.proxies)
        if not (is_known and self._sees_figures(client)):
            raise Denied("not-allowed", address=client)
        await self._callers.charge(request, costs.FIGURES)
        return await metrics.metrics(request)

    def stop(self) -> None:
        """End every stream."""
        self.is_stopping = True
        for stream in tuple(self._streams):
            stream.end()


@cache
def openapi() -> Static:
    """The document of this API, made once."""
    body = msgspec.json.encode(document())
    return Static(body, "application/json", {"gzip": compressed(body)})


def _events(table: Table, viewer: Viewer, after: int, is_short: bool) -> bytes:
    told = history(table, viewer, after)
    return compressed(told) if is_short else told


async def denied_response(request: Request, denied: Exception) -> Response:
    """A refusal as an answer."""
    assert isinstance(denied, Denied)
    language = language_of(request.headers)
    told = denied.message(language, denied.command, denied.version)
    seconds = denied.parameters.get("seconds")
    headers = {} if seconds is None else {"Retry-After": str(seconds)}
    if denied.code in ("unknown-token", "unknown-device"):
        headers["WWW-Authenticate"] = "Bearer"
    return refusal_response(told, language, headers=headers)
