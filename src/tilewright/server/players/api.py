"""The HTTP API of players: one function for each route of `routes.py`."""

from functools import partial
from time import monotonic

from starlette.requests import Request
from starlette.responses import Response

from tilewright.core.words import sentence
from tilewright.server.http.bodies import reader
from tilewright.server.http.headers import language_of
from tilewright.server.http.responses import json_response
from tilewright.server.limits import costs
from tilewright.server.limits.rates import Limits, address_of, check_wait
from tilewright.server.live.tables import Tables
from tilewright.server.players import credentials, exporting, forgetting, history, profile, seats
from tilewright.server.players.answers import (
    Credential,
    DeviceGone,
    Farewell,
    Gone,
    Me,
    MeWanted,
    NewPlayer,
    PasskeyAsked,
    PasskeyGone,
    PhraseGiven,
    PhraseMade,
    PlayerMade,
)
from tilewright.server.players.ceremonies import site_of
from tilewright.server.players.devices import device_name, known_device, known_player
from tilewright.server.players.keeping import Keeping
from tilewright.server.players.players import SignedIn
from tilewright.server.players.searching import search_in
from tilewright.server.storage.answering import answered
from tilewright.tables.keys import PLAYER_HEADER, is_id, key_of
from tilewright.tables.names import normal
from tilewright.tables.refusals import Denied

read_new_player = reader(NewPlayer)
read_wanted = reader(MeWanted)
read_device_gone = reader(DeviceGone)
read_passkey_gone = reader(PasskeyGone)
read_farewell = reader(Farewell)
read_phrase = reader(PhraseGiven)
read_credential = reader(Credential)


class People:
    """Answers players. Every method is the function of the route of its name."""

    def __init__(self, tables: Tables, limits: Limits) -> None:
        self._tables = tables
        self._players = tables.players
        self._store = tables.store
        self._limits = limits
        self._keeping = Keeping(tables.players, tables.now)

    # Becoming a player, and signing in

    async def make_player(self, request: Request) -> Response:
        """Make a player on the device that asks."""
        new = read_new_player(await request.body())
        await self._charge(request, costs.NEW_PLAYER)
        name = normal(new.name or "")
        made = await self._players.make(name, _device(request))
        return json_response(PlayerMade(made.player, made.token, name), 201)

    async def sign_in_by_phrase(self, request: Request) -> Response:
        """Sign a device in by a recovery phrase."""
        given = read_phrase(await request.body())
        await self._charge(request, costs.PHRASE)
        made = await self._keeping.sign_in_by_phrase(given.phrase, _device(request))
        return await self._signed_in(made)

    async def ask_for_sign_in(self, request: Request) -> Response:
        """Ask a passkey who somebody is."""
        await self._charge(request, costs.PASSKEY)
        return json_response(PasskeyAsked(await self._keeping.sign_in_wanted(site_of(request))))

    async def sign_in_by_passkey(self, request: Request) -> Response:
        """Sign a device in by a passkey."""
        credential = read_credential(await request.body())
        await self._charge(request, costs.PASSKEY)
        site, device = site_of(request), _device(request)
        made = await self._keeping.sign_in_by_passkey(site, credential, device)
        return await self._signed_in(made)

    async def _signed_in(self, made: SignedIn) -> Response:
        me = await self._me(made.player, "")
        return json_response(PlayerMade(made.player, made.token, me.name), 201)

    # Oneself

    async def show_me(self, request: Request) -> Response:
        """Show a player themselves."""
        found = await known_device(request, self._players)
        return json_response(await self._me(found.player, found.device))

    async def change_me(self, request: Request) -> Response:
        """Change a player's name, or who may see their page."""
        found = await known_device(request, self._players)
        wanted = read_wanted(await request.body())
        job = partial(profile.change, player=found.player, wanted=wanted)
        await answered(self._store.write(job))
        return json_response(await self._me(found.player, found.device))

    async def remove_device(self, request: Request) -> Response:
        """Sign a device of a player out."""
        found = await known_device(request, self._players)
        gone = read_device_gone(await request.body())
        job = partial(profile.sign_out, player=found.player, device=gone.device)
        await answered(self._store.write(job))
        return json_response(await self._me(found.player, found.device))

    async def make_phrase(self, request: Request) -> Response:
        """Make a recovery phrase."""
        player = await known_player(request, self._players)
        await self._charge(request, costs.PHRASE)
        return json_response(PhraseMade(await self._keeping.make_phrase(player)), 201)

    async def ask_for_passkey(self, request: Request) -> Response:
        """Ask a browser for a passkey."""
        found = await known_device(request, self._players)
        await self._charge(request, costs.PASSKEY)
        me = await self._me(found.player, found.device)
        asked = await self._keeping.passkey_wanted(found.player, me.name, site_of(request))
        return json_response(PasskeyAsked(asked))

    async def add_passkey(self, request: Request) -> Response:
        """Keep a passkey of a player."""
        found = await known_device(request, self._players)
        credential = read_credential(await request.body())
        await self._charge(request, costs.PASSKEY)
        site, device = site_of(request), _device(request)
        await self._keeping.add_passkey(found.player, site, credential, device)
        return json_response(await self._me(found.player, found.device))

    async def remove_passkey(self, request: Request) -> Response:
        """Forget a passkey of a player."""
        found = await known_device(request, self._players)
        gone = read_passkey_gone(await request.body())
        job = partial(credentials.remove_passkey, player=found.player, passkey=gone.passkey)
        await answered(self._store.write(job))
        return json_response(await self._me(found.player, found.device))

    async def export_me(self, request: Request) -> Response:
        """Send everything that is kept about a player."""
        found = await known_device(request, self._players)
        await self._charge(request, costs.EXPORT)
        job = partial(
            exporting.export, player=found.player, device=found.device, now=self._tables.now()
        )
        return json_response(await answered(self._store.read(job)))

    async def delete_me(self, request: Request) -> Response:
        """Delete a player; their games stay under another name."""
        player = await known_player(request, self._players)
        farewell = read_farewell(await request.body())
        if farewell.player != player:
            raise Denied("unknown-player")
        await self._charge(request, costs.EXPORT)
        language = language_of(request.headers)

        def called(seat: int) -> str:
            return sentence("table-player", language, number=seat + 1)

        job = partial(forgetting.forget, player=player, now=self._tables.now(), called=called)
        tables = await answered(self._store.write(job))
        await self._tables.read_again(tables)
        return json_response(Gone(len(tables)))

    # Games

    async def list_my_games(self, request: Request) -> Response:
        """List the games of who asks."""
        player = await known_player(request, self._players)
        return await self._games(request, player)

    async def show_statistics(self, request: Request) -> Response:
        """Show the results of who asks in figures."""
        player = await known_player(request, self._players)
        await self._charge(request, costs.STATISTICS)
        job = partial(history.statistics, player=player)
        return json_response(await answered(self._store.read(job)))

    async def show_player(self, request: Request) -> Response:
        """Show a player to anybody."""
        job = partial(profile.page, player=_player(request), now=self._tables.now())
        return json_response(await answered(self._store.read(job)))

    async def list_games_of(self, request: Request) -> Response:
        """List the games of a player whose page can be seen."""
        player = _player(request)
        job = partial(profile.page, player=player, now=self._tables.now())
        await answered(self._store.read(job))
        return await self._games(request, player)

    async def list_players_at(self, request: Request) -> Response:
        """List the players of a table."""
        table = request.path_params["id"]
        if not is_id(table):
            raise Denied("unknown-table")
        live = await self._tables.live(table)
        job = partial(seats.players_at, table=live.table, now=self._tables.now())
        return json_response(await answered(self._store.read(job)))

    async def _games(self, request: Request, player: str) -> Response:
        search = search_in(request)
        await self._charge(request, costs.GAMES)
        job = partial(history.games, player=player, search=search)
        return json_response(await answered(self._store.read(job)))

    async def _me(self, player: str, device: str) -> Me:
        job = partial(profile.me, player=player, device=device, now=self._tables.now())
        return await answered(self._store.read(job))

    async def _charge(self, request: Request, cost: float) -> None:
        """Count what a request costs besides being one; raises Denied."""
        token = request.headers.get(PLAYER_HEADER)
        key = None if token is None else key_of(token)
        address = address_of(request.scope)
        check_wait(await self._limits.charge(address, key, cost, monotonic()))


def _device(request: Request) -> str:
    return device_name(request.headers.get("user-agent", ""))


def _player(request: Request) -> str:
    player: str = request.path_params["player"]
    if not is_id(player):
        raise Denied("unknown-player")
    return player
