"""The HTTP API of tournaments: one function for each route of `routes.py`."""

from time import monotonic

from starlette.requests import Request
from starlette.responses import Response

from tilewright.club.plan import Plan
from tilewright.server.http.bodies import reader
from tilewright.server.http.headers import language_of
from tilewright.server.http.responses import json_response
from tilewright.server.limits.rates import Limits, address_of, check_wait
from tilewright.server.live.tables import Tables
from tilewright.server.operating.bans import check_address
from tilewright.server.players.devices import known_player, player_of
from tilewright.server.tournaments.keeper import Keeper
from tilewright.server.tournaments.told import Entry, TournamentList, listed
from tilewright.tables.keys import is_id
from tilewright.tables.refusals import Denied

NEW_TOURNAMENT = 5.0  # requests that a new tournament counts as

read_plan = reader(Plan)
read_entry = reader(Entry)


class Tournaments:
    """Answers about tournaments. Every method is the function of the route of its name."""

    def __init__(self, tables: Tables, keeper: Keeper, limits: Limits) -> None:
        self._tables = tables
        self._keeper = keeper
        self._limits = limits

    async def make_tournament(self, request: Request) -> Response:
        """Make a tournament."""
        plan = read_plan(await request.body())
        player = await known_player(request, self._tables.players)
        address, now = address_of(request.scope), monotonic()
        check_wait(await self._limits.charge(address, None, NEW_TOURNAMENT, now))
        check_wait(await self._limits.wait_for_table(address, player, now))
        await check_address(self._tables, request)
        return json_response(await self._keeper.make(plan, player, address), 201)

    async def list_tournaments(self, request: Request) -> Response:
        """List the tournaments."""
        player = await player_of(request, self._tables.players)
        found = await self._keeper.listed(player)
        return json_response(TournamentList([listed(each) for each in found]))

    async def show_tournament(self, request: Request) -> Response:
        """Show a tournament."""
        player = await player_of(request, self._tables.players)
        return json_response(await self._keeper.told(_tournament(request), player))

    async def enter_tournament(self, request: Request) -> Response:
        """Take part in a tournament."""
        entry = read_entry(await request.body())
        player = await known_player(request, self._tables.players)
        await check_address(self._tables, request)
        tournament, language = _tournament(request), language_of(request.headers)
        return json_response(await self._keeper.enter(tournament, entry, player, language))

    async def leave_tournament(self, request: Request) -> Response:
        """Take part no more."""
        player = await known_player(request, self._tables.players)
        return json_response(await self._keeper.leave(_tournament(request), player))


def _tournament(request: Request) -> str:
    tournament: str = request.path_params["id"]
    if not is_id(tournament):
        raise Denied("unknown-tournament")
    return tournament
