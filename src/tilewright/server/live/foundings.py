"""How tables come to be: made by somebody, gone on from a record, or founded elsewhere."""

from collections.abc import Callable

from tilewright.core.record import Record
from tilewright.server.live.asking import asked
from tilewright.server.live.holders import check_player, holder_of
from tilewright.server.live.means import Means
from tilewright.server.players.players import Players
from tilewright.server.settings import Settings
from tilewright.tables.commands import NewTable, SeatWanted, TableMade
from tilewright.tables.creation import Creation, started
from tilewright.tables.keys import path_of
from tilewright.tables.log import Founding, Summary
from tilewright.tables.records import continued
from tilewright.tables.table import Table


class Foundings:
    """Stores new tables, and wakes them."""

    def __init__(self, means: Means, players: Players, wake: Callable[[str], None]) -> None:
        self._means = means
        self._players = players
        self._wake = wake  # lets a table that was stored go on

    async def make(self, new: NewTable, language: str, player: str | None = None) -> TableMade:
        """Make a table for somebody, a player or not, who reads that language; raises Denied."""
        made = Creation(new, self._means.now(), language)
        check_player(made.setup, player)
        await self._players.check_names([seat.name for seat in new.seats if seat.name], player)
        return await self._found(made, started(made.setup), player)

    async def make_continued(
        self, record: Record, seats: list[SeatWanted], language: str, player: str | None = None
    ) -> TableMade:
        """Make a table at which the game of a record goes on; raises Denied."""
        new = NewTable(record.game.name, seats, dict(record.game.options))
        made = Creation(new, self._means.now(), language)
        await self._players.check_names([seat.name for seat in seats if seat.name], player)
        return await self._found(made, continued(record, made.setup), player)

    async def _found(self, made: Creation, table: Table, player: str | None) -> TableMade:
        founding = self.of(table, holder_of(made.token, player))
        await self.add(founding)
        name = founding.setup.id
        self._wake(name)
        return TableMade(name, path_of(name, made.token), made.token, made.links)

    def of(self, table: Table, holders: dict[str, str]) -> Founding:
        """A table that is new here, with all that happened at it."""
        return founding_of(table, holders, self._means.settings)

    async def add(self, founding: Founding) -> None:
        """Keep a table that was made elsewhere, as from a record; raises Denied."""
        await asked(self._means.store.found(founding))


def founding_of(table: Table, holders: dict[str, str], settings: Settings) -> Founding:
    """A new table with all that happened at it, and the players who hold its seats."""
    rows = [moment.row for moment in table.moments]
    return Founding(table.setup, rows, summary_of(table, settings), holders)


def summary_of(table: Table, settings: Settings) -> Summary:
    """What is kept beside the log of a table."""
    waiting, playing = settings.waiting_expires, settings.playing_expires
    return table.summary(round(waiting * 1000), round(playing * 1000))
