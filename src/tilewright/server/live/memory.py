"""The tables in memory: read from their logs, set aside if they can't be read, and forgotten."""

from tilewright.server.live.asking import asked
from tilewright.server.live.means import Means
from tilewright.server.live.quarantine import Quarantine
from tilewright.server.live.table import Live
from tilewright.server.monitoring.metrics import TABLES
from tilewright.tables.refusals import Denied
from tilewright.tables.table import Table


class Memory:
    """Tables by id, as many as somebody uses here."""

    def __init__(self, means: Means) -> None:
        self._means = means
        self._quarantine = Quarantine()
        self.lives: dict[str, Live] = {}

    def get(self, table: str) -> Live | None:
        """The table, if it is in memory; raises Denied if it is set aside."""
        live = self.lives.get(table)
        if live is None:
            self._quarantine.check(table, self._means.now())
        return live

    async def read(self, table: str) -> Live:
        """A table from its log; one that can't be read is set aside. Raises Denied."""
        now = self._means.now
        try:
            found = await asked(self._means.store.load(table))
            if found is None:
                raise Denied("unknown-table")
            live = Live(Table(*found), used=now())
        except Denied:
            raise
        except Exception as error:  # whatever it is: it must not touch the other tables
            raise self._quarantine.add(table, error, now()) from error
        self._quarantine.remove(table)
        for seat in range(live.table.game.seats):
            live.seen[seat] = now()
        return live

    async def keep(self, live: Live) -> None:
        """Keep a table that was read, and hear what other processes tell of it."""
        table = live.table.setup.id
        await self._means.bus.follow(table)
        self.lives[table] = live
        TABLES.inc()

    async def set_aside(self, live: Live, error: Exception) -> Denied:
        """Forget a table whose rows can't be read any more; the refusal for who asked for it."""
        table = live.table.setup.id
        if table in self.lives:
            await self.forget(live)
        return self._quarantine.add(table, error, self._means.now())

    async def forget(self, live: Live) -> None:
        """Forget a table that nobody uses; it is in the store."""
        del self.lives[live.table.setup.id]
        TABLES.dec()
        live.stop()
        await self._means.bus.unfollow(live.table.setup.id)

    def clear(self) -> None:
        """Forget all tables, once nothing goes on at them."""
        TABLES.dec(len(self.lives))
        self.lives.clear()
