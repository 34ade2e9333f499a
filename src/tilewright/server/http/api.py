"""The HTTP API for programs: one function for each route of `routes.py`."""

import asyncio
import gzip
from functools import cache
from time import monotonic

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tilewright import __version__
from tilewright.catalog import read_record
from tilewright.core.errors import RecordError
from tilewright.core.record import Record, write_record
from tilewright.core.words import reason
from tilewright.server.http.answers import Alive, Health, Imported, TableList, listed_table
from tilewright.server.http.bodies import reader
from tilewright.server.http.guards import bearer_token, token_key
from tilewright.server.http.headers import accepts, language_headers, language_of
from tilewright.server.http.openapi import document
from tilewright.server.http.queries import version_in
from tilewright.server.http.responses import json_response, refusal_response
from tilewright.server.http.route import PLAYED
from tilewright.server.http.static import Static
from tilewright.server.http.streams import Stream, StreamResponse
from tilewright.server.limits import costs
from tilewright.server.limits.connections import listed
from tilewright.server.limits.places import Places
from tilewright.server.limits.rates import Limits, address_of, check_wait
from tilewright.server.live import questions, reports
from tilewright.server.live.table import Live, history
from tilewright.server.live.tables import Tables
from tilewright.server.monitoring import metrics
from tilewright.server.monitoring.health import Wellness
from tilewright.server.monitoring.metrics import COMMAND_SECONDS, COMMANDS, CONNECTIONS
from tilewright.server.operating.bans import check_address, check_beginning
from tilewright.server.players.devices import player_of
from tilewright.server.settings import Settings
from tilewright.tables import views
from tilewright.tables.commands import Changes, Claim, Continuation, NewTable, Questions
from tilewright.tables.keys import is_id, path_of
from tilewright.tables.levels import levels
from tilewright.tables.log import Founding
from tilewright.tables.messages import Accepted
from tilewright.tables.records import founding_of, record_of
from tilewright.tables.refusals import Denied
from tilewright.tables.reports import NewReport, check_finished, check_report
from tilewright.tables.table import Table
from tilewright.tables.views import Viewer

GZIP_LEVEL = 6
TRY_STREAM = 10  # seconds until an address with too many streams may try again

read_new_table = reader(NewTable)
read_claim = reader(Claim)
read_continuation = reader(Continuation)
read_change = reader(Changes)
read_question = reader(Questions)
read_report = reader(NewReport)


class Api:
    """Answers programs. Every method is the function of the route of its name."""

    def __init__(
        self,
        tables: Tables,
        wellness: Wellness,
        limits: Limits,
        places: Places,
        settings: Settings,
    ) -> None:
        self._tables = tables
        self._wellness = wellness
        self._limits = limits
        self._places = places
        self._sees_figures = listed(settings.metrics)
        self._settings = settings
        self._streams: set[Stream] = set()
        self._importing = asyncio.Lock()
        self._telling = asyncio.Lock()
        self.is_stopping = False

    # Tables

    async def make_table(self, request: Request) -> Response:
        """Make a table."""
        new = read_new_table(await request.body())
        await self._charge(request, costs.NEW_TABLE)
        await self._check_makers(request)
        player = await player_of(request, self._tables.players)
        if new.rated:
            await check_address(self._tables, request)
        return json_response(
            await self._tables.foundings.make(new, language_of(request.headers), player), 201
        )

    async def _check_makers(self, request: Request) -> None:
        address, key = address_of(request.scope), token_key(request.scope)
        check_wait(await self._limits.wait_for_table(address, key, monotonic()))

    async def _charge(self, request: Request, cost: float) -> None:
        """Count what a request costs besides being one; raises Denied."""
        address, key = address_of(request.scope), token_key(request.scope)
        check_wait(await self._limits.charge(address, key, cost, monotonic()))

    async def list_tables(self, request: Request) -> Response:
        """List the public tables."""
        tables = await self._tables.listed()
        return json_response(TableList([listed_table(*each) for each in tables]))

    async def show_table(self, request: Request) -> Response:
        """Show a table as a seat or a spectator may see it."""
        live, viewer, _ = await self._viewer(request)
        now, after = self._tables.now(), self._settings.absent_after
        attendance = live.attendance(now, after * 1000)
        return json_response(views.snapshot(live.table, viewer, attendance, after))

    async def claim_seat(self, request: Request) -> Response:
        """Take an open seat of a public table."""
        claim = read_claim(await request.body())
        live = await self._live(request)
        player = await player_of(request, self._tables.players)
        if live.table.setup.rated:
            await check_address(self._tables, request)
        return json_response(await self._tables.claim(live, claim, player), 201)

    async def send_command(self, request: Request) -> Response:
        """Change a table."""
        began = monotonic()
        outcome, kind = "accepted", "none"
        try:
            live, viewer, player = await self._sender(request)
            command = read_change(await request.body())
            kind = type(command).__name__.lower()
            await check_beginning(self._tables, live, command, address_of(request.scope))
            await self._tables.holders.hold(live, viewer.key, player)
            try:
                version = await self._tables.submit(
                    live, viewer.key, command, lambda: self._check_makers(request), player
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
        live, viewer, _ = await self._sender(request)
        question = read_question(await request.body())
        await self._charge(request, costs.of_question(question))
        try:
            answer = await questions.answer(self._tables, live, viewer, question)
            return json_response(answer)
        except Denied as denied:
            denied.command, denied.version = question.id, live.table.version
            raise

    async def list_events(self, request: Request) -> Response:
        """Send what happened at a table, compressed for whom that suits."""
        after = version_in(request) or 0
        live, viewer, _ = await self._viewer(request)
        table = live.table  # somebody may sit down on the seat before it is told
        await self._charge(request, costs.of_rows(table.version))
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
        live, viewer, player = await self._viewer(request)
        await self._tables.neighbours.read_on(live, version or 0)
        if viewer.key is None and live.watchers >= self._settings.watchers:
            raise Denied("busy")
        address = address_of(request.scope)
        if self.is_stopping or self._places.is_full:
            raise Denied("busy")
        most = self._settings.send_queue // 2
        await self._charge(request, costs.of_greeting(version, live.table.version, most))
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

    # Records

    async def fetch_record(self, request: Request) -> Response:
        """Send the record of a game that is over: before, it would tell what is hidden."""
        live = await self._live(request)
        await self._tables.holders.check_sight(live, None)
        if live.table.status != "over":
            raise Denied("not-over")
        await self._charge(request, costs.of_rows(live.table.version))
        language = language_of(request.headers)
        text = await asyncio.to_thread(write_record, record_of(live.table, language))
        headers = language_headers(language)
        return Response(text, headers=headers, media_type="text/plain; charset=utf-8")

    async def show_report(self, request: Request) -> Response:
        """Send the report that is kept of a finished game, if there is one."""
        live = await self._live(request)
        await self._tables.holders.check_sight(live, None)
        check_finished(live.table)
        return await self._report(request, live)

    async def keep_report(self, request: Request) -> Response:
        """Keep the report that a player's browser has made of a finished game."""
        live, viewer, _ = await self._sender(request)
        if not live.table.keyed(viewer.key):
            raise Denied("not-your-seat")
        check_finished(live.table)
        body = await request.body()
        await self._charge(request, costs.of_record(len(body)))
        report = read_report(body)
        async with self._importing:  # one at a time: every move is looked at
            await asyncio.to_thread(check_report, live.table, report)
        await reports.keep(self._tables.store, live, report, self._tables.now())
        return await self._report(request, live)

    async def _report(self, request: Request, live: Live) -> Response:
        text = await reports.kept(self._tables.store, live)
        await self._charge(request, costs.of_answer(len(text or "")))
        body = b'{"report":%s}' % (text or "null").encode()
        headers = {"Vary": "Accept-Encoding", "Cache-Control": "no-cache"}
        if accepts(request.headers, "gzip"):
            headers["Content-Encoding"] = "gzip"
            body = gzip.compress(body, GZIP_LEVEL, mtime=0)
        return Response(body, headers=headers, media_type="application/json")

    async def import_record(self, request: Request) -> Response:
        """Keep a record as a table that is over."""
        await self._check_makers(request)
        body, language = await request.body(), language_of(request.headers)
        await self._charge(request, costs.of_record(len(body)))
        async with self._importing:  # one at a time: a long game takes a while to replay
            founding = await asyncio.to_thread(_imported, body, self._tables.now(), language)
        await self._tables.foundings.add(founding)
        return json_response(Imported(founding.setup.id, path_of(founding.setup.id)), 201)

    async def continue_record(self, request: Request) -> Response:
        """Make a table at which the game of a record goes on."""
        await self._check_makers(request)
        body, language = await request.body(), language_of(request.headers)
        wanted = read_continuation(body)
        await self._charge(request, costs.NEW_TABLE + costs.of_record(len(body)))
        async with self._importing:
            record = await asyncio.to_thread(_read, wanted.record)
        player = await player_of(request, self._tables.players)
        made = await self._tables.foundings.make_continued(record, wanted.seats, language, player)
        return json_response(made, 201)

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
        await self._charge(request, costs.FIGURES)
        return await metrics.metrics(request)

    def stop(self) -> None:
        """End every stream."""
        self.is_stopping = True
        for stream in tuple(self._streams):
            stream.end()

    # Who asks, about which table

    async def _live(self, request: Request) -> Live:
        table = request.path_params["id"]
        if not is_id(table):
            raise Denied("unknown-table")
        return await self._tables.live(table)

    async def _viewer(self, request: Request) -> tuple[Live, Viewer, str | None]:
        """Who looks at a table, as which player; a spectator where a seat is not that player's."""
        live, key = await self._keyed(request, must_hold=False)
        player = None
        if key is not None and live.table.setup.counts:
            player = await self._reader(request)
        key = await self._tables.holders.sight(live, key, player)
        self._see(live, key)
        return live, Viewer(key), player

    async def _reader(self, request: Request) -> str | None:
        """The player who only looks; who was signed out or banned is nobody."""
        try:
            return await player_of(request, self._tables.players)
        except Denied as denied:
            if denied.code not in PLAYED:
                raise
            return None

    async def _sender(self, request: Request) -> tuple[Live, Viewer, str | None]:
        """Who asks from a seat, as which player; where the game counts, only its own."""
        live, key = await self._keyed(request, must_hold=True)
        player = await player_of(request, self._tables.players)
        await self._tables.holders.check(live, key, player)
        self._see(live, key)
        return live, Viewer(key), player

    async def _keyed(self, request: Request, must_hold: bool) -> tuple[Live, str | None]:
        token = bearer_token(request.scope)
        if token is None and (must_hold or "authorization" in request.headers):
            raise Denied("unknown-token")
        live = await self._live(request)
        return live, await self._tables.key(live, token)

    def _see(self, live: Live, key: str | None) -> None:
        for seat in live.table.keyed(key):
            live.seen[seat] = self._tables.now()  # a program may ask now and then, and never listen


@cache
def openapi() -> Static:
    """The document of this API, made once."""
    body = msgspec.json.encode(document())
    return Static(body, "application/json", {"gzip": gzip.compress(body, GZIP_LEVEL, mtime=0)})


def _imported(body: bytes, now: int, language: str) -> Founding:
    """The table of a record that was sent in; raises Denied."""
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Denied("malformed", why=reason("", "table-json-text")) from error
    return founding_of(_read(text), now, language)


def _read(text: str) -> Record:
    """The record of a text; raises Denied."""
    try:
        return read_record(text)
    except RecordError as error:
        raise Denied("record", line=error.line, why=error.problem) from error


def _events(table: Table, viewer: Viewer, after: int, is_short: bool) -> bytes:
    told = history(table, viewer, after)
    return gzip.compress(told, GZIP_LEVEL, mtime=0) if is_short else told


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
