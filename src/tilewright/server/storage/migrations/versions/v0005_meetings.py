"""Seeks and tournaments; banned addresses, complaints and announcements."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add all by which people meet, and what operators keep."""
    _add_seeks()
    _add_tournaments()
    _add_notes()


def _add_seeks() -> None:
    op.create_table(
        "seeks",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("player_id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("below", sa.Integer, nullable=False),
        sa.Column("above", sa.Integer, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("invited", sa.Text),
        sa.Column("table_id", sa.Text),
    )
    waiting = sa.text("table_id IS NULL")
    op.create_index(
        "seeks_waiting", "seeks", ["since"], sqlite_where=waiting, postgresql_where=waiting
    )
    op.create_index("seeks_player", "seeks", ["player_id"])
    op.create_index("seeks_seen", "seeks", ["seen"])


def _add_tournaments() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("maker", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
    )
    due = sa.text("due IS NOT NULL")
    op.create_index(
        "tournaments_due", "tournaments", ["due"], sqlite_where=due, postgresql_where=due
    )
    op.create_index("tournaments_made", "tournaments", ["made"])
    tournament = sa.ForeignKey("tournaments.id")
    op.create_table(
        "entrants",
        sa.Column("tournament_id", sa.Text, tournament, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player_id", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("level", sa.Text),
        sa.Column("key", sa.Text),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("active", sa.Boolean, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("free", sa.BigInteger, nullable=False),
    )
    op.create_index("entrants_player", "entrants", ["player_id"])
    op.create_table(
        "pairings",
        sa.Column("tournament_id", sa.Text, sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("board", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("second", sa.Integer),
        sa.Column("table_id", sa.Text),
        sa.Column("outcome", sa.Text),
    )
    op.create_index("pairings_table", "pairings", ["table_id"])


def _add_notes() -> None:
    op.create_table(
        "bans",
        sa.Column("address", sa.Text, primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
    )
    op.create_table(
        "complaints",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("about", sa.Text),
        sa.Column("by", sa.Text),
        sa.Column("why", sa.Text, nullable=False),
    )
    op.create_index("complaints_time", "complaints", ["time"])
    op.create_table(
        "announcements",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("announcements_until", "announcements", ["until"])
