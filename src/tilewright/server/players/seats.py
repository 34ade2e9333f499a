"""Which players sit at a table, and how strong they are, in the database."""

from typing import Any

from sqlalchemy import Connection, select

from tilewright.club.ratings import (
    BOT_DEVIATION,
    bot_rating,
    first_rating,
    is_provisional,
    pool_of,
    variant_of,
)
from tilewright.server.players.answers import SeatPlayer, TablePlayers
from tilewright.server.storage.meetings import is_sealed
from tilewright.server.storage.results import holders, ratings_in
from tilewright.server.storage.schema import PLAYERS, RESULTS
from tilewright.tables.table import Table


def players_at(connection: Connection, table: Table, now: int) -> TablePlayers:
    """The players of a table that is in memory, with their ratings."""
    rows = connection.execute(select(RESULTS).where(RESULTS.c.table_id == table.setup.id)).all()
    if rows:
        sealed = table.setup.same_deals and is_sealed(connection, table.setup.id)
        return _after(connection, rows, sealed)
    pool = pool_of(table.setup.game, table.game.seats)
    options = variant_of(table.game.options)
    held = holders(connection, table.setup.id)
    keys = [sitting.key for sitting in table.sittings]
    ratings = ratings_in(connection, pool, sorted(held.values()))
    seen = shown(connection, sorted(held.values()))
    seats: list[SeatPlayer] = []
    for seat, sitting in enumerate(table.sittings):
        player = held.get(sitting.key or "") if keys.count(sitting.key) == 1 else None
        if player is not None:
            strength = ratings[player].at(now) if player in ratings else None
            seats.append(
                SeatPlayer(
                    seat,
                    player if player in seen else None,
                    None if strength is None else round(strength.rating),
                    strength is None or is_provisional(strength.deviation),
                    None,
                )
            )
        elif sitting.key is None and sitting.level is not None:
            rating = bot_rating(pool, options, sitting.level)
            if rating is not None:
                seats.append(SeatPlayer(seat, None, round(rating), False, None))
    return TablePlayers(table.setup.rated, seats)


def _after(connection: Connection, rows: Any, sealed: bool) -> TablePlayers:
    """The players of a game that is over, as it was then; while its deal is sealed as before it."""
    seen = shown(connection, [row.player_id for row in rows if row.player_id is not None])
    seats: list[SeatPlayer] = []
    for row in rows:
        before = row.before
        if row.player_id is None and before is None:
            before = first_rating(pool_of(row.game, row.seats), row.options, row.level or "")
        if row.player_id is None and before is None:
            continue
        deviation = BOT_DEVIATION if row.player_id is None else row.deviation
        seats.append(
            SeatPlayer(
                row.seat,
                row.player_id if row.player_id in seen else None,
                None if before is None else round(before),
                deviation is None or is_provisional(deviation),
                None if row.after is None or sealed else round(row.after),
            )
        )
    return TablePlayers(rows[0].rated, seats)


def shown(connection: Connection, players: list[str]) -> set[str]:
    """Those of these players whose pages can be seen."""
    chosen = select(PLAYERS.c.id).where(
        PLAYERS.c.id.in_(players), PLAYERS.c.public, PLAYERS.c.deleted.is_(None)
    )
    return set(connection.scalars(chosen))
