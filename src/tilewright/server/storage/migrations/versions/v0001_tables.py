"""The first schema: tables and their events."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables of an empty database."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "events",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("command", sa.Text),
        sa.Column("time", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    is_due = sa.column("due").is_not(None)
    is_listed = sa.column("public", sa.Boolean) & (
        sa.column("status", sa.Text) != sa.literal_column("'over'")
    )
    is_asked_for = sa.column("command").is_not(None)
    op.create_index("tables_made", "tables", ["made", "id"])
    op.create_index("tables_due", "tables", ["due"], sqlite_where=is_due, postgresql_where=is_due)
    op.create_index(
        "tables_listed", "tables", ["changed"], sqlite_where=is_listed, postgresql_where=is_listed
    )
    op.create_index(
        "events_command",
        "events",
        ["table_id", "command"],
        unique=True,
        sqlite_where=is_asked_for,
        postgresql_where=is_asked_for,
    )
