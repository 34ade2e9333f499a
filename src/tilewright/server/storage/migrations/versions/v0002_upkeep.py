"""Upkeep: when no server ran, and which tables may be dropped."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the times that count for no table, and the indexes by which old tables are found."""
    op.create_table(
        "pauses",
        sa.Column("began", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("time", sa.BigInteger, nullable=False),
    )
    is_over = sa.column("status", sa.Text) == sa.literal_column("'over'")
    is_expired = (sa.column("kind", sa.Text) == sa.literal_column("'end'")) & (
        sa.column("text", sa.Text) == sa.literal_column("'expired'")
    )
    op.create_index(
        "tables_over", "tables", ["changed"], sqlite_where=is_over, postgresql_where=is_over
    )
    op.create_index(
        "events_expired", "events", ["time"], sqlite_where=is_expired, postgresql_where=is_expired
    )
