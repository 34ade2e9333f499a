"""The tables of the database: a row for each table of players, and one for all that happened there.

A change here needs a migration (migrations/versions), and `REVISION` is the newest one.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    literal_column,
)

REVISION = "0005"

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

# Who plays here. One who was deleted stays as a row that tells nothing but that.
PLAYERS = Table(
    "players",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),  # "": none was chosen
    Column("made", BigInteger, nullable=False),
    Column("public", Boolean, nullable=False),  # may others see their page?
    Column("phrase", Text),  # the slow hash of the recovery phrase
    Column("kept", BigInteger),  # since when by a passkey or a phrase
    Column("banned", BigInteger),  # since when
    Column("deleted", BigInteger),  # since when
)

# What the names of those who are kept look like: nobody else may look the same.
NAMES = Table(
    "names",
    METADATA,
    Column("look", Text, primary_key=True),
    Column("player_id", Text, ForeignKey(PLAYERS.c.id), nullable=False),
)

# Where a player is signed in; of its token only the hash is kept.
DEVICES = Table(
    "devices",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("player_id", Text, ForeignKey(PLAYERS.c.id), nullable=False),
    Column("key", Text, nullable=False),
    Column("name", Text, nullable=False),  # such as `Firefox, Linux`
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", Text, primary_key=True),  # of the credential
    Column("player_id", Text, ForeignKey(PLAYERS.c.id), nullable=False),
    Column("site", Text, nullable=False),  # for which it was made: the name of this server
    Column("public_key", Text, nullable=False),
    Column("uses", BigInteger, nullable=False),  # how often it was used, by its own count
    Column("name", Text, nullable=False),  # of the device that made it
    Column("made", BigInteger, nullable=False),
)

# What a passkey was asked to sign: for one answer, and not for long.
CHALLENGES = Table(
    "challenges",
    METADATA,
    Column("key", Text, primary_key=True),  # its hash
    Column("player_id", Text, ForeignKey(PLAYERS.c.id)),  # None: to find out who it is
    Column("expires", BigInteger, nullable=False),
)

# Which players hold seats: by the keys of the seats, at each table.
HOLDERS = Table(
    "holders",
    METADATA,
    Column("table_id", Text, ForeignKey(TABLES.c.id), primary_key=True),
    Column("key", Text, primary_key=True),
    Column("player_id", Text, ForeignKey(PLAYERS.c.id), nullable=False),
)

# How games ended, a row for each seat. They stay when their table is dropped.
RESULTS = Table(
    "results",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    # The number of the game, from 1 on, in the order in which games were stored.
    Column("number", BigInteger, nullable=False),
    Column("player_id", Text, ForeignKey(PLAYERS.c.id)),
    Column("level", Text),  # of a bot
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),  # `gray`, or ""
    Column("how", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("points", Integer),
    Column("place", Integer),
    Column("has_left", Boolean, nullable=False),
    Column("ended", BigInteger, nullable=False),
    # The player's rating before and after, if it was rated; before, of a bot that was measured.
    Column("before", Double),
    Column("after", Double),
    Column("deviation", Double),
    Column("accuracy", Double),  # by the report of a player's browser, of 100
)

RATINGS = Table(
    "ratings",
    METADATA,
    Column("player_id", Text, ForeignKey(PLAYERS.c.id), primary_key=True),
    Column("pool", Text, primary_key=True),  # of club.ratings.pool_of
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("volatility", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
)

# The number of the last result, in one row. Who writes results changes it first and so comes
# alone: in the order of the numbers all is stored, and ratings are computed.
COUNTERS = Table(
    "counters",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", BigInteger, nullable=False),
)

# What operators did to players.
DEEDS = Table(
    "deeds",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("time", BigInteger, nullable=False),
    Column("deed", Text, nullable=False),
    Column("about", Text, nullable=False),  # the id of a player
    Column("why", Text, nullable=False),
)

# A condition with the word in it, not with a parameter: else the index is of no use.
IS_LISTED = TABLES.c.public & (TABLES.c.status != literal_column("'over'"))
IS_OVER = TABLES.c.status == literal_column("'over'")
IS_EXPIRED = (EVENTS.c.kind == literal_column("'end'")) & (
    EVENTS.c.text == literal_column("'expired'")
)
_is_players = RESULTS.c.player_id.is_not(None)
_has_phrase = PLAYERS.c.phrase.is_not(None)
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
Index(
    "players_phrase",
    PLAYERS.c.phrase,
    unique=True,
    sqlite_where=_has_phrase,
    postgresql_where=_has_phrase,
)
Index("names_player", NAMES.c.player_id)
Index("devices_key", DEVICES.c.key, unique=True)
Index("devices_player", DEVICES.c.player_id)
Index("passkeys_player", PASSKEYS.c.player_id)
Index("challenges_expires", CHALLENGES.c.expires)
Index("holders_player", HOLDERS.c.player_id)
Index("results_number", RESULTS.c.number, RESULTS.c.seat, unique=True)
Index(
    "results_player",
    RESULTS.c.player_id,
    RESULTS.c.number,
    sqlite_where=_is_players,
    postgresql_where=_is_players,
)
Index("ratings_pool", RATINGS.c.pool, RATINGS.c.rating)
Index("deeds_time", DEEDS.c.time)
