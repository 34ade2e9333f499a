"""Who is there: connections of seats and spectators, here and at other processes."""

from tilewright.server.bus.bus import Here, There
from tilewright.server.live.means import Means
from tilewright.server.live.table import Listener, Live
from tilewright.tables.messages import Presence


class Presences:
    """Keeps account of who listens to a table, and tells it."""

    def __init__(self, means: Means) -> None:
        self._means = means
        self._bus = means.bus

    def enter(self, live: Live, listener: Listener) -> None:
        """Somebody listens from now on."""
        live.listeners.add(listener)
        live.left -= set(live.table.keyed(listener.viewer.key))
        self.recount(live)

    def depart(self, live: Live, listener: Listener, for_good: bool = False) -> None:
        """Somebody listens no more; `for_good` if they said that they leave."""
        live.listeners.discard(listener)
        now = self._means.now()
        for seat in live.table.keyed(listener.viewer.key):
            live.seen[seat] = now
            if for_good and seat not in live.present:
                live.left.add(seat)
        self.recount(live)

    def recount(self, live: Live) -> None:
        """Tell who is there now."""
        if self._bus.is_shared:
            self._means.jobs.soon(self._share(live))
        else:
            self.tell(live)

    def tell(self, live: Live) -> None:
        """Tell who is there, as far as it is known here."""
        live.tell(Presence(*live.attendance(self._means.now(), self._means.absent_after)))

    async def _share(self, live: Live) -> None:
        table = live.table.setup.id
        await self._bus.set_presence(table, sorted(live.present), live.watchers)
        await self._bus.tell(There(table))
        await self._find_everybody(live)
        self.tell(live)

    async def refresh(self, live: Live) -> None:
        """Ask who is connected to the other processes, and tell what has changed."""
        if await self._find_everybody(live):
            self.tell(live)

    async def _find_everybody(self, live: Live) -> bool:
        """Ask who is connected to any process; whether that has changed."""
        before = live.here()
        live.everywhere = Here(*await self._bus.presence(live.table.setup.id))
        for seat in before.seats - live.everywhere.seats:
            live.seen[seat] = self._means.now()
        return live.everywhere != before
