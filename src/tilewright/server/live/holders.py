"""Who holds the seats of a table: players, by keys; what follows for who acts and who sees."""

from functools import partial

from tilewright.server.live.asking import asked
from tilewright.server.live.table import Live
from tilewright.server.storage import results
from tilewright.server.storage.meetings import is_sealed
from tilewright.server.storage.store import Store
from tilewright.tables.keys import key_of
from tilewright.tables.refusals import Denied
from tilewright.tables.setup import Setup


class Holders:
    """Lets players hold seats, and refuses who is not the player of one."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def learn(self, live: Live) -> None:
        """Take in who holds the seats of a table by now; raises Denied."""
        job = partial(results.holders, table=live.table.setup.id)
        live.holders.update(await asked(self._store.read(job)))

    async def hold(self, live: Live, key: str | None, player: str | None) -> None:
        """Let a player hold the seats of a key, if somebody sits there; raises Denied.

        Who held them first keeps them.
        """
        if key is None or player is None or key in live.holders or not live.table.held(key):
            return
        holder = await asked(self._store.hold(live.table.setup.id, key, player))
        live.holders[key] = holder

    async def check(self, live: Live, key: str | None, player: str | None) -> None:
        """Refuse who is not the player of a seat at a table that counts; raises Denied.

        A seat that nobody holds is held by the first player who comes with its token.
        """
        table = live.table
        if key is None or not table.setup.counts or not table.keyed(key):
            return
        check_player(table.setup, player)
        await self.hold(live, key, player)
        holder = live.holders.get(key)
        if holder is None:  # nobody sits there now
            holder = await asked(self._store.holder(table.setup.id, key))
        if holder not in (None, player):
            raise Denied("not-your-seat")

    async def sight(self, live: Live, key: str | None, player: str | None) -> str | None:
        """The key by which a player may see a table; None: as a spectator does. Raises Denied."""
        if key is not None and live.table.setup.counts:
            await self.hold(live, key, player)
            if key not in live.holders:
                await self.learn(live)
        seen_by = live.sight(key, player)
        await self.check_sight(live, seen_by)
        return seen_by

    async def check_sight(self, live: Live, key: str | None) -> None:
        """Refuse who has no seat at a table whose deals others still play; raises Denied."""
        table = live.table
        if key is None and table.setup.same_deals:
            job = partial(is_sealed, table=table.setup.id)
            if await asked(self._store.read(job)):
                raise Denied("sealed")


def holder_of(token: str | None, player: str | None) -> dict[str, str]:
    """The player who holds the seats of a token, by its key, if there is one."""
    return {} if token is None or player is None else {key_of(token): player}


def check_player(setup: Setup, player: str | None) -> None:
    """Refuse who is no player at a table that counts; raises Denied."""
    if setup.counts and player is None:
        raise Denied("unknown-device")
