"""Everything that is kept about a player, for themselves: plain functions of a connection.

What others have reported of them is for the operator alone: it would tell who did.
"""

import msgspec
from sqlalchemy import Connection, and_, or_, select

from tilewright.club.plan import Plan
from tilewright.server.pairing.wanted import Wanted
from tilewright.server.players import history, profile
from tilewright.server.players.answers import (
    ComplaintKept,
    DeedKept,
    Export,
    SeekKept,
    TournamentKept,
)
from tilewright.server.storage.meetings import COMPLAINTS, ENTRANTS, OVER, SEEKS, TOURNAMENTS
from tilewright.server.storage.schema import DEEDS


def export(connection: Connection, player: str, device: str, now: int) -> Export:
    """Everything about a player, who asks on one of their devices; raises Denied."""
    return Export(
        me=profile.me(connection, player, device, now),
        games=history.all_games(connection, player),
        tables=history.held_tables(connection, player),
        seeks=_seeks(connection, player),
        tournaments=_tournaments(connection, player),
        complaints=_complaints(connection, player),
        deeds=_deeds(connection, player),
    )


def _seeks(connection: Connection, player: str) -> list[SeekKept]:
    sought = or_(SEEKS.c.player_id == player, SEEKS.c.invited == player)
    rows = connection.execute(select(SEEKS).where(sought).order_by(SEEKS.c.since, SEEKS.c.id))
    found = [(row, _WANTED.decode(row.wish)) for row in rows]
    return [
        SeekKept(
            seek=row.id,
            since=row.since,
            name=row.name,
            yours=row.player_id == player,
            challenge=row.invited is not None,
            game=wanted.game,
            options=wanted.options,
            clock=wanted.clock,
            rated=wanted.rated,
            below=row.below,
            above=row.above,
            table=None if row.table_id in OVER else row.table_id,
            ended=row.table_id in OVER,
        )
        for row, wanted in found
    ]


def _tournaments(connection: Connection, player: str) -> list[TournamentKept]:
    same = (ENTRANTS.c.tournament_id == TOURNAMENTS.c.id) & (ENTRANTS.c.player_id == player)
    chosen = (
        select(TOURNAMENTS, *[ENTRANTS.c[name] for name in ("number", "name", "active")])
        .outerjoin(ENTRANTS, and_(same))
        .where(or_(TOURNAMENTS.c.maker == player, ENTRANTS.c.player_id == player))
        .order_by(TOURNAMENTS.c.made, TOURNAMENTS.c.id)
    )
    return [
        TournamentKept(
            tournament=row.id,
            plan=_PLANS.decode(row.plan),
            status=row.status,
            made=row.made if row.maker == player else None,
            number=row.number,
            name=row.name,
            active=bool(row.active),
        )
        for row in connection.execute(chosen)
    ]


def _complaints(connection: Connection, player: str) -> list[ComplaintKept]:
    chosen = select(COMPLAINTS).where(COMPLAINTS.c.by == player).order_by(COMPLAINTS.c.time)
    return [
        ComplaintKept(row.time, row.table_id, row.seat, row.name, row.why)
        for row in connection.execute(chosen)
    ]


def _deeds(connection: Connection, player: str) -> list[DeedKept]:
    chosen = select(DEEDS).where(DEEDS.c.about == player).order_by(DEEDS.c.time)
    return [DeedKept(row.time, row.deed, row.why) for row in connection.execute(chosen)]


_WANTED = msgspec.json.Decoder(Wanted)
_PLANS = msgspec.json.Decoder(Plan)
