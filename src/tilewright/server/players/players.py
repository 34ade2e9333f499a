"""Players: made on a device without any form, known by its token, with names of their own."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from tilewright.server.players import rows
from tilewright.server.storage.answering import answered
from tilewright.server.storage.store import Store
from tilewright.tables.keys import key_of, new_id, new_token
from tilewright.tables.names import check_name, looks, normal
from tilewright.tables.refusals import Denied

SEEN_EVERY = 3_600_000  # milliseconds after which it is written down again that a device was used


class SignedIn(NamedTuple):
    """A player on a new device, with the token that is told only once."""

    player: str
    token: str


class Players:
    """All players, in the store; nothing is kept in memory, so that several processes agree."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now

    async def of_token(self, token: str | None) -> str | None:
        """The player whose device has that token; None without one; raises Denied."""
        if token is None:
            return None
        found = await answered(self.store.read(partial(rows.device_of, key=key_of(token))))
        if found is None:
            raise Denied("unknown-device")
        if found.is_banned:
            raise Denied("banned")
        if self.now() - found.seen > SEEN_EVERY:
            job = partial(rows.see_device, device=found.device, now=self.now())
            await answered(self.store.write(job))
        return found.player

    async def make(self, name: str, device: str) -> SignedIn:
        """A new player on a device, with a name or none (""); raises Denied."""
        kept = normal(name)
        if kept:
            check_name(kept, ())
            await self.check_names([kept], None)
        player = new_id()
        made = rows.NewPlayer(player, kept, self.now())
        await answered(self.store.write(partial(rows.add_player, made=made)))
        return await self.sign_in(player, device)

    async def sign_in(self, player: str, device: str) -> SignedIn:
        """The player on one more device; raises Denied."""
        token = new_token()
        new = rows.NewDevice(new_id(), player, key_of(token), device, self.now())
        await answered(self.store.write(partial(rows.add_device, new=new)))
        return SignedIn(player, token)

    async def check_names(self, names: Sequence[str], player: str | None) -> None:
        """Refuse names that look like that of another player who is kept; raises Denied."""
        found = {look: name for name in map(normal, names) for look in looks(name)}
        if not found:
            return
        owners = await answered(self.store.read(partial(rows.owners, looks=list(found))))
        for look, owner in owners.items():
            if owner != player:
                raise Denied("name-taken", name=found[look], other="", why="kept")
