"""How many seeks players may have open, and whom they may challenge.

Plain functions of a connection, the same for every kind of database.
"""

from collections import Counter
from collections.abc import Collection
from typing import TypeAlias

from sqlalchemy import Connection, select

from tilewright.server.storage.meetings import DECLINED, SEEKS

MOST_OF_PLAYER = 5  # seeks that are open, challenges among them
MOST_TO_ONE = 2  # of these challenges to the same player
MOST_RECEIVED = 20  # challenges to a player that are open
DECLINED_FOR = 86_400_000  # milliseconds until who was declined may challenge the player again

Pair: TypeAlias = tuple[str | None, str | None]  # who asks, and whom; None: anybody


def open_seeks(
    connection: Connection, players: Collection[str], invited: Collection[str]
) -> Counter[Pair]:
    """How many seeks are open of players, and to those whom they challenge."""
    about = SEEKS.c.player_id.in_(players) | SEEKS.c.invited.in_(invited)
    chosen = select(SEEKS.c.player_id, SEEKS.c.invited).where(about, SEEKS.c.table_id.is_(None))
    count: Counter[Pair] = Counter()
    for row in connection.execute(chosen):
        count.update(counted(row.player_id, row.invited))
    return count


def counted(player: str, invited: str | None) -> list[Pair]:
    """As what a seek counts."""
    return (
        [(player, None)]
        if invited is None
        else [(player, None), (player, invited), (None, invited)]
    )


def has_too_many(count: Counter[Pair], player: str, invited: str | None) -> bool:
    """Is another seek of a player too many?"""
    if invited is not None and (
        count[player, invited] >= MOST_TO_ONE or count[None, invited] >= MOST_RECEIVED
    ):
        return True
    return count[player, None] >= MOST_OF_PLAYER


def declined(
    connection: Connection, players: Collection[str], invited: Collection[str], now: int
) -> set[Pair]:
    """Who of players was declined not long ago, and by whom of those whom they challenge."""
    chosen = select(SEEKS.c.player_id, SEEKS.c.invited).where(
        SEEKS.c.player_id.in_(players),
        SEEKS.c.invited.in_(invited),
        SEEKS.c.table_id == DECLINED,
        SEEKS.c.seen > now - DECLINED_FOR,
    )
    return {(row.player_id, row.invited) for row in connection.execute(chosen)}
