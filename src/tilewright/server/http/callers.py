"""Who asks over HTTP, about which table, and what that costs."""

from time import monotonic

from starlette.requests import Request

from tilewright.server.http.guards import bearer_token, token_key
from tilewright.server.http.route import PLAYED
from tilewright.server.limits.rates import Limits, address_of, check_wait
from tilewright.server.live.table import Live
from tilewright.server.live.tables import Tables
from tilewright.server.players.devices import player_of
from tilewright.tables.keys import is_id
from tilewright.tables.refusals import Denied
from tilewright.tables.views import Viewer


class Callers:
    """Knows who asks by tokens and addresses; every call raises Denied."""

    def __init__(self, tables: Tables, limits: Limits) -> None:
        self._tables = tables
        self._limits = limits

    async def live(self, request: Request) -> Live:
        """The table of the address; raises Denied."""
        table = request.path_params["id"]
        if not is_id(table):
            raise Denied("unknown-table")
        return await self._tables.live(table)

    async def viewer(self, request: Request) -> tuple[Live, Viewer, str | None]:
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

    async def sender(self, request: Request) -> tuple[Live, Viewer, str | None]:
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
        live = await self.live(request)
        return live, await self._tables.key(live, token)

    def _see(self, live: Live, key: str | None) -> None:
        for seat in live.table.keyed(key):
            live.seen[seat] = self._tables.now()  # a program may ask now and then, and never listen

    async def check_makers(self, request: Request) -> None:
        """Refuse who makes too many tables; raises Denied."""
        address, key = address_of(request.scope), token_key(request.scope)
        check_wait(await self._limits.wait_for_table(address, key, monotonic()))

    async def charge(self, request: Request, cost: float) -> None:
        """Count what a request costs besides being one; raises Denied."""
        address, key = address_of(request.scope), token_key(request.scope)
        check_wait(await self._limits.charge(address, key, cost, monotonic()))
