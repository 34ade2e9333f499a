"""The HTTP API of records and reports: one function for each route of `routes.py`."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from tilewright.catalog import read_record
from tilewright.core.errors import RecordError
from tilewright.core.record import Record, write_record
from tilewright.core.words import reason
from tilewright.server.http.answers import Imported
from tilewright.server.http.bodies import reader
from tilewright.server.http.callers import Callers
from tilewright.server.http.headers import accepts, language_headers, language_of
from tilewright.server.http.responses import compressed, json_response
from tilewright.server.limits import costs
from tilewright.server.live import reports
from tilewright.server.live.table import Live
from tilewright.server.live.tables import Tables
from tilewright.server.players.devices import player_of
from tilewright.tables.commands import Continuation
from tilewright.tables.keys import path_of
from tilewright.tables.log import Founding
from tilewright.tables.records import founding_of, record_of
from tilewright.tables.refusals import Denied
from tilewright.tables.reports import NewReport, check_finished, check_report

read_continuation = reader(Continuation)
read_report = reader(NewReport)


class Records:
    """Answers programs about records. Every method is the function of the route of its name."""

    def __init__(self, tables: Tables, callers: Callers) -> None:
        self._tables = tables
        self._callers = callers
        self._importing = asyncio.Lock()

    async def fetch_record(self, request: Request) -> Response:
        """Send the record of a game that is over: before, it would tell what is hidden."""
        live = await self._callers.live(request)
        await self._tables.holders.check_sight(live, None)
        if live.table.status != "over":
            raise Denied("not-over")
        await self._callers.charge(request, costs.of_rows(live.table.version))
        language = language_of(request.headers)
        text = await asyncio.to_thread(write_record, record_of(live.table, language))
        headers = language_headers(language)
        return Response(text, headers=headers, media_type="text/plain; charset=utf-8")

    async def show_report(self, request: Request) -> Response:
        """Send the report that is kept of a finished game, if there is one."""
        live = await self._callers.live(request)
        await self._tables.holders.check_sight(live, None)
        check_finished(live.table)
        return await self._report(request, live)

    async def keep_report(self, request: Request) -> Response:
        """Keep the report that a player's browser has made of a finished game."""
        live, viewer, _ = await self._callers.sender(request)
        if not live.table.keyed(viewer.key):
            raise Denied("not-your-seat")
        check_finished(live.table)
        body = await request.body()
        await self._callers.charge(request, costs.of_record(len(body)))
        report = read_report(body)
        async with self._importing:  # one at a time: every move is looked at
            await asyncio.to_thread(check_report, live.table, report)
        await reports.keep(self._tables.store, live, report, self._tables.now())
        return await self._report(request, live)

    async def _report(self, request: Request, live: Live) -> Response:
        text = await reports.kept(self._tables.store, live)
        await self._callers.charge(request, costs.of_answer(len(text or "")))
        body = b'{"report":%s}' % (text or "null").encode()
        headers = {"Vary": "Accept-Encoding", "Cache-Control": "no-cache"}
        if accepts(request.headers, "gzip"):
            headers["Content-Encoding"] = "gzip"
            body = compressed(body)
        return Response(body, headers=headers, media_type="application/json")

    async def import_record(self, request: Request) -> Response:
        """Keep a record as a table that is over."""
        await self._callers.check_makers(request)
        body, language = await request.body(), language_of(request.headers)
        await self._callers.charge(request, costs.of_record(len(body)))
        async with self._importing:  # one at a time: a long game takes a while to replay
            founding = await asyncio.to_thread(_imported, body, self._tables.now(), language)
        await self._tables.foundings.add(founding)
        return json_response(Imported(founding.setup.id, path_of(founding.setup.id)), 201)

    async def continue_record(self, request: Request) -> Response:
        """Make a table at which the game of a record goes on."""
        await self._callers.check_makers(request)
        body, language = await request.body(), language_of(request.headers)
        wanted = read_continuation(body)
        await self._callers.charge(request, costs.NEW_TABLE + costs.of_record(len(body)))
        async with self._importing:
            record = await asyncio.to_thread(_read, wanted.record)
        player = await player_of(request, self._tables.players)
        made = await self._tables.foundings.make_continued(record, wanted.seats, language, player)
        return json_response(made, 201)


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
