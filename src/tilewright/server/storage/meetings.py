"""The tables of the database by which people meet: seeks, tournaments, and what operators keep."""

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Double,
    ForeignKey,
    Index,
    Integer,
    Table,
    Text,
    delete,
    exists,
    select,
    update,
)

from tilewright.club.plan import Plan
from tilewright.server.storage.schema import METADATA, PLAYERS

# Who waits for somebody to play with. Who stops to wait leaves the row behind for a while, so that
# a request which comes late does not begin the same search again; so does who is declined.
SEEKS = Table(
    "seeks",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("player_id", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("key", Text, nullable=False),  # of the seat that it becomes
    Column("wish", Text, nullable=False),  # JSON of server.pairing.wanted.Wanted
    Column("rating", Double, nullable=False),
    Column("below", Integer, nullable=False),
    Column("above", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # when they last asked how it stands
    Column("invited", Text),  # the player who is challenged; None: anybody
    Column("table_id", Text),  # once it is paired, or one of OVER
)
ENDED = ""  # in the place of a table
DECLINED = "declined"  # the same of a challenge that was not wanted; `seen` is when
OVER = (ENDED, DECLINED)

TOURNAMENTS = Table(
    "tournaments",
    METADATA,
    Column("id", Text, primary_key=True),
    Column(
        "plan", Text, nullable=False
    ),  # JSON of club.plan.Plan; changes with its maker's deletion
    Column("maker", Text, nullable=False),  # the player who made it; "": who was deleted
    Column("made", BigInteger, nullable=False),
    Column("status", Text, nullable=False),
    Column("round", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),  # when it last went on
    Column("due", BigInteger),  # when it wants to be looked after; None: never more
)

ENTRANTS = Table(
    "entrants",
    METADATA,
    Column("tournament_id", Text, ForeignKey(TOURNAMENTS.c.id), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("player_id", Text),  # None: a bot
    Column("name", Text, nullable=False),
    Column("level", Text),  # of a bot
    Column("key", Text),  # of the seats that they get
    Column("rating", Double, nullable=False),
    Column("active", Boolean, nullable=False),
    Column("seen", BigInteger, nullable=False),  # when they last looked at it
    Column("free", BigInteger, nullable=False),  # since when they are, if they are
)

PAIRINGS = Table(
    "pairings",
    METADATA,
    Column("tournament_id", Text, ForeignKey(TOURNAMENTS.c.id), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("board", Integer, primary_key=True, autoincrement=False),
    Column("first", Integer, nullable=False),
    Column("second", Integer),  # None: a bye
    Column("table_id", Text),
    Column("outcome", Text),  # JSON of club.play.Outcome; None: it is being played
)

# Addresses that may not pair, enter or play for ratings. Players have a column of their own.
BANS = Table(
    "bans",
    METADATA,
    Column("address", Text, primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger),  # None: for good
)

# What players have reported of others, for the operator.
COMPLAINTS = Table(
    "complaints",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("time", BigInteger, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),  # whom it is about
    Column("name", Text, nullable=False),
    Column("about", Text),  # that player, if one is known
    Column("by", Text),  # the player who reports it
    Column("why", Text, nullable=False),
)

ANNOUNCEMENTS = Table(
    "announcements",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("time", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
)

_is_waiting = SEEKS.c.table_id.is_(None)
_is_due = TOURNAMENTS.c.due.is_not(None)

Index("seeks_waiting", SEEKS.c.since, sqlite_where=_is_waiting, postgresql_where=_is_waiting)
Index("seeks_player", SEEKS.c.player_id)
Index("seeks_seen", SEEKS.c.seen)
Index("tournaments_due", TOURNAMENTS.c.due, sqlite_where=_is_due, postgresql_where=_is_due)
Index("tournaments_made", TOURNAMENTS.c.made)
Index("entrants_player", ENTRANTS.c.player_id)
Index("pairings_table", PAIRINGS.c.table_id)
Index("complaints_time", COMPLAINTS.c.time)
Index("announcements_until", ANNOUNCEMENTS.c.until)


def is_sealed(connection: Connection, table: str) -> bool:
    """Are other tables with the same deals still played?"""
    found = connection.execute(select(PAIRINGS).where(PAIRINGS.c.table_id == table)).first()
    if found is None:
        return False
    same = (PAIRINGS.c.tournament_id == found.tournament_id) & (PAIRINGS.c.round == found.round)
    going_on = same & PAIRINGS.c.outcome.is_(None) & PAIRINGS.c.second.is_not(None)
    return connection.scalar(select(PAIRINGS.c.board).where(going_on).limit(1)) is not None


def sealed_tables(connection: Connection) -> list[str]:
    """All tables of deals that are still played at one of them."""
    running = select(TOURNAMENTS.c.id, TOURNAMENTS.c.plan).where(
        TOURNAMENTS.c.due.is_not(None), TOURNAMENTS.c.status == "running"
    )
    found = connection.execute(running).all()
    duplicates = [row.id for row in found if _PLANS.decode(row.plan).kind == "duplicate"]
    if not duplicates:
        return []
    others = PAIRINGS.alias()
    same = (others.c.tournament_id == PAIRINGS.c.tournament_id) & (
        others.c.round == PAIRINGS.c.round
    )
    is_played = others.c.outcome.is_(None) & others.c.second.is_not(None)
    chosen = select(PAIRINGS.c.table_id).where(
        PAIRINGS.c.tournament_id.in_(duplicates),
        PAIRINGS.c.table_id.is_not(None),
        exists(select(others.c.board).where(same, is_played)),
    )
    return list(connection.scalars(chosen))


def withdraw(connection: Connection, player: str) -> None:
    """End what a player looks for, challenges to and from them, and what they have entered."""
    sought = (SEEKS.c.player_id == player) | (SEEKS.c.invited == player)
    waiting = sought & SEEKS.c.table_id.is_(None)
    connection.execute(update(SEEKS).where(waiting).values(table_id=ENDED))
    going_on = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.due.is_not(None))
    own = (ENTRANTS.c.player_id == player) & ENTRANTS.c.tournament_id.in_(going_on)
    connection.execute(update(ENTRANTS).where(own).values(active=False))


def hold_tournaments(connection: Connection, player: str) -> None:
    """Let nobody go on with the tournaments of a player, which found tables with their name."""
    entered = select(ENTRANTS.c.tournament_id).where(ENTRANTS.c.player_id == player)
    mine = (TOURNAMENTS.c.maker == player) | TOURNAMENTS.c.id.in_(entered)
    chosen = select(TOURNAMENTS.c.id).where(mine, TOURNAMENTS.c.due.is_not(None))
    connection.execute(chosen.order_by(TOURNAMENTS.c.id).with_for_update(key_share=True))


def forget(connection: Connection, player: str, name: str) -> None:
    """Let nothing of a player stay here but a number in tournaments, under that name.

    Tournaments that they made go on, made by nobody; their own name is taken out of the titles.
    """
    _forget_maker(connection, player)
    sought = (SEEKS.c.player_id == player) | (SEEKS.c.invited == player)
    connection.execute(delete(SEEKS).where(sought))
    values = {"player_id": None, "name": name, "key": None, "active": False}
    connection.execute(update(ENTRANTS).where(ENTRANTS.c.player_id == player).values(values))
    connection.execute(update(COMPLAINTS).where(COMPLAINTS.c.by == player).values(by=None))
    about = COMPLAINTS.c.about == player
    connection.execute(update(COMPLAINTS).where(about).values(about=None, name=name))


def _forget_maker(connection: Connection, player: str) -> None:
    own = connection.scalar(select(PLAYERS.c.name).where(PLAYERS.c.id == player)) or ""
    made = connection.execute(select(TOURNAMENTS).where(TOURNAMENTS.c.maker == player)).all()
    for row in made:
        plan = _PLANS.decode(row.plan)
        if own and own.casefold() in plan.name.casefold():
            plan = msgspec.structs.replace(plan, name=plan.kind.title())
        values = {"maker": "", "plan": msgspec.json.encode(plan).decode()}
        connection.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.id == row.id).values(values))


_PLANS = msgspec.json.Decoder(Plan)
