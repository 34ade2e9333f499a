"""The tables of the database: a row for each table of players, and one for all that happened there.

A change here needs a migration (migrations/versions), and `REVISION` is the newest one.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    literal_column,
)

REVISION = "0003"

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("setup", Text, nullable=False),  # JSON of tables.setup.Setup; never changes
    Column("made", BigInteger, nullable=False),
    Column("public", Boolean, nullable=False),
    # What tables.log.Summary tells.
    Column("version", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("seats", Text, nullable=False),  # JSON
    Column("due", BigInteger),
    Column("changed", BigInteger, nullable=False),
)

EVENTS = Table(
    "events",
    METADATA,
    Column("table_id", Text, ForeignKey(TABLES.c.id), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("kind", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("command", Text),
    Column("time", BigInteger, nullable=False),
    sqlite_with_rowid=False,  # the rows of a table lie side by side
)

# What a player's browser has found of a finished game: at most one for each table, of the newest
# engine and weights that it was judged by.
REPORTS = Table(
    "reports",
    METADATA,
    Column("table_id", Text, ForeignKey(TABLES.c.id), primary_key=True),
    Column("engine", Text, primary_key=True),  # the version of analysis.version
    Column("text", Text, nullable=False),  # JSON of tables.reports.NewReport
    Column("made", BigInteger, nullable=False),
)

# Times in which no server ran, or which a clock that was set has left out.
PAUSES = Table(
    "pauses",
    METADATA,
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("ended", BigInteger, nullable=False),
)

# One row: when a server last ran.
HEARTBEAT = Table(
    "heartbeat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("time", BigInteger, nullable=False),
)

# A condition with the word in it, not with a parameter: else the index is of no use.
IS_LISTED = TABLES.c.public & (TABLES.c.status != literal_column("'over'"))
IS_OVER = TABLES.c.status == literal_column("'over'")
IS_EXPIRED = (EVENTS.c.kind == literal_column("'end'")) & (
    EVENTS.c.text == literal_column("'expired'")
)
_is_due = TABLES.c.due.is_not(None)
_is_asked_for = EVENTS.c.command.is_not(None)

Index("tables_made", TABLES.c.made, TABLES.c.id)
Index("tables_due", TABLES.c.due, sqlite_where=_is_due, postgresql_where=_is_due)
Index("tables_listed", TABLES.c.changed, sqlite_where=IS_LISTED, postgresql_where=IS_LISTED)
Index("tables_over", TABLES.c.changed, sqlite_where=IS_OVER, postgresql_where=IS_OVER)
Index("events_expired", EVENTS.c.time, sqlite_where=IS_EXPIRED, postgresql_where=IS_EXPIRED)
Index(
    "events_command",
    EVENTS.c.table_id,
    EVENTS.c.command,
    unique=True,  # a command is carried out once
    sqlite_where=_is_asked_for,
    postgresql_where=_is_asked_for,
)
