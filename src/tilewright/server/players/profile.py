"""What a player sees and changes of themselves, in the database, and what others see of them.

Plain functions of a connection, the same for every kind of database.
"""

from typing import Any

from sqlalchemy import Connection, delete, func, select, update

from tilewright.club.ratings import Rating, is_provisional, pool_of
from tilewright.server.players import credentials, rows
from tilewright.server.players.answers import (
    DeviceTold,
    Me,
    MeWanted,
    PasskeyTold,
    PlayerPage,
    RatingTold,
)
from tilewright.server.storage.results import ratings_of
from tilewright.server.storage.schema import DEVICES, PASSKEYS, PLAYERS, RESULTS
from tilewright.tables.names import check_name, looks, normal
from tilewright.tables.refusals import Denied

TABLES = (("azul", 2), ("azul", 3), ("azul", 4), ("duel", 2))  # all that is rated


def me(connection: Connection, player: str, device: str, now: int) -> Me:
    """A player as they see themselves on one of their devices; raises Denied."""
    row = _row(connection, player)
    passkeys = select(PASSKEYS).where(PASSKEYS.c.player_id == player).order_by(PASSKEYS.c.made)
    devices = select(DEVICES).where(DEVICES.c.player_id == player).order_by(DEVICES.c.seen.desc())
    return Me(
        player=player,
        name=row.name,
        made=row.made,
        public=row.public,
        kept=row.kept is not None,
        phrase=row.phrase is not None,
        passkeys=[
            PasskeyTold(each.id, each.name, each.made) for each in connection.execute(passkeys)
        ],
        devices=[
            DeviceTold(each.id, each.name, each.made, each.seen, each.id == device)
            for each in connection.execute(devices)
        ],
        ratings=_told(ratings_of(connection, player), now),
    )


def page(connection: Connection, player: str, now: int) -> PlayerPage:
    """A player as everybody may see them; raises Denied."""
    row = _row(connection, player)
    if not row.public:
        raise Denied("unknown-player")
    count = select(func.count()).select_from(RESULTS).where(RESULTS.c.player_id == player)
    games = connection.scalar(count) or 0
    return PlayerPage(player, row.name, row.made, _told(ratings_of(connection, player), now), games)


def _told(ratings: dict[str, Rating], now: int) -> list[RatingTold]:
    found = [(game, seats, ratings.get(pool_of(game, seats))) for game, seats in TABLES]
    return [_rating(game, seats, rating, now) for game, seats, rating in found if rating]


def _rating(game: str, seats: int, rating: Rating, now: int) -> RatingTold:
    strength = rating.at(now)
    return RatingTold(
        game,
        seats,
        round(strength.rating),
        round(strength.deviation),
        is_provisional(strength.deviation),
        rating.games,
    )


def change(connection: Connection, player: str, wanted: MeWanted) -> None:
    """Change the name of a player, or whether others may see their page; raises Denied."""
    row = _row(connection, player, is_changed=True)
    values: dict[str, Any] = {}
    if wanted.public is not None:
        values["public"] = wanted.public
    if wanted.name is not None:
        values["name"] = name = normal(wanted.name)
        check_name(name, ())
        if row.kept is not None:
            credentials.reserve(connection, player, name)
        elif rows.owners(connection, sorted(looks(name))):
            raise Denied("name-taken", name=name, other="", why="kept")
    if values:
        connection.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(values))


def sign_out(connection: Connection, player: str, device: str) -> None:
    """Let a device of a player know them no more."""
    same = (DEVICES.c.player_id == player) & (DEVICES.c.id == device)
    connection.execute(delete(DEVICES).where(same))


def _row(connection: Connection, player: str, is_changed: bool = False) -> Any:
    chosen = select(PLAYERS).where(PLAYERS.c.id == player, PLAYERS.c.deleted.is_(None))
    row = connection.execute(
        chosen.with_for_update(key_share=True) if is_changed else chosen
    ).first()
    if row is None:
        raise Denied("unknown-player")
    return row
