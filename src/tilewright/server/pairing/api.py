"""The HTTP API of pairing: one function for each route of `routes.py`."""

from time import monotonic

from starlette.requests import Request
from starlette.responses import Response

from tilewright.server.http.bodies import reader
from tilewright.server.http.headers import language_of
from tilewright.server.http.responses import json_response
from tilewright.server.limits import costs
from tilewright.server.limits.rates import Limits, address_of, check_wait
from tilewright.server.live.tables import Tables
from tilewright.server.pairing.pairer import Pairer
from tilewright.server.pairing.rows import Row
from tilewright.server.pairing.wishes import Acceptance, NewSeek, SeekEnded, SeekList, SeekListed
from tilewright.server.players.devices import known_player, player_of
from tilewright.tables.keys import is_id, path_of
from tilewright.tables.refusals import Denied

read_seek = reader(NewSeek)
read_acceptance = reader(Acceptance)


class Meetings:
    """Answers those who look for others. Every method is the function of the route of its name."""

    def __init__(self, tables: Tables, pairer: Pairer, limits: Limits) -> None:
        self._tables = tables
        self._pairer = pairer
        self._limits = limits

    async def seek(self, request: Request) -> Response:
        """Look for somebody to play with."""
        new = read_seek(await request.body())
        player = await self._player(request)
        if not await self._pairer.knows(new.token, player):
            await self._charge(request, player)
        language = language_of(request.headers)
        told = await self._pairer.seek(new, player, address_of(request.scope), language)
        return json_response(told, 201)

    async def list_seeks(self, request: Request) -> Response:
        """List who looks for others."""
        player = await player_of(request, self._tables.players)
        return json_response(await self._listed(player))

    async def await_seek(self, request: Request) -> Response:
        """Tell how a search stands, once there is something new."""
        player = await self._player(request)
        return json_response(await self._pairer.awaited(_seek(request), player))

    async def accept_seek(self, request: Request) -> Response:
        """Play with somebody who looks for others."""
        acceptance = read_acceptance(await request.body())
        player = await self._player(request)
        await self._charge(request, player)
        language, address = language_of(request.headers), address_of(request.scope)
        told = await self._pairer.accept(_seek(request), acceptance, player, address, language)
        return json_response(told)

    async def end_seek(self, request: Request) -> Response:
        """Look no more, or decline a challenge."""
        player = await self._player(request)
        table = await self._pairer.end(_seek(request), player)
        path = None if table is None else path_of(table)
        return json_response(SeekEnded((await self._listed(player)).seeks, table, path))

    async def _listed(self, player: str | None) -> SeekList:
        found = await self._pairer.listed(player)
        return SeekList([_told(row, player) for row in found])

    async def _player(self, request: Request) -> str:
        return await known_player(request, self._tables.players)

    async def _charge(self, request: Request, player: str) -> None:
        """Count a search as the table that it may found; raises Denied."""
        address, now = address_of(request.scope), monotonic()
        check_wait(await self._limits.charge(address, None, costs.NEW_TABLE, now))
        check_wait(await self._limits.wait_for_table(address, player, now))


def _seek(request: Request) -> str:
    seek: str = request.path_params["id"]
    if not is_id(seek):
        raise Denied("unknown-seek")
    return seek


def _told(row: Row, player: str | None) -> SeekListed:
    return SeekListed(
        seek=row.id,
        name=row.name,
        rating=round(row.rating),
        game=row.wanted.game,
        options=row.wanted.options,
        clock=row.wanted.clock,
        rated=row.wanted.rated,
        since=row.since,
        challenge=row.invited is not None and row.invited == player,
        yours=row.player == player,
    )
