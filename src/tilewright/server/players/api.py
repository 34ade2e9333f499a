"""The HTTP API of players: one function for each route of `routes.py`."""

from math import ceil
from time import monotonic

from starlette.requests import Request
from starlette.responses import Response

from tilewright.server.http.bodies import reader
from tilewright.server.http.responses import json_response
from tilewright.server.limits.rates import Limits, address_key
from tilewright.server.players.answers import NewPlayer, PlayerMade
from tilewright.server.players.devices import device_name
from tilewright.server.players.players import Players
from tilewright.tables.names import normal
from tilewright.tables.refusals import Denied

NEW_PLAYER = 5.0  # requests that a new player counts as

read_new_player = reader(NewPlayer)


class People:
    """Answers players. Every method is the function of the route of its name."""

    def __init__(self, players: Players, limits: Limits) -> None:
        self._players = players
        self._limits = limits

    async def make_player(self, request: Request) -> Response:
        """Make a player on the device that asks."""
        new = read_new_player(await request.body())
        self._charge(request, NEW_PLAYER)
        name = normal(new.name or "")
        made = await self._players.make(name, _device(request))
        return json_response(PlayerMade(made.player, made.token, name), 201)

    def _charge(self, request: Request, cost: float) -> None:
        """Count what a request costs besides being one; raises Denied."""
        if wait := self._limits.charge(_address(request), None, cost, monotonic()):
            raise Denied("too-many", seconds=ceil(wait))


def _address(request: Request) -> str:
    return address_key(request.client.host if request.client else "")


def _device(request: Request) -> str:
    return device_name(request.headers.get("user-agent", ""))
