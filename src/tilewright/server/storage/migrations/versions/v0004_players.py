"""Players, their devices and passkeys, the seats that they hold; results and ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the players and all that is kept about them."""
    _add_players()
    _add_results()
    op.create_table(
        "deeds",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("deed", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
    )
    op.create_index("deeds_time", "deeds", ["time"])


def _add_players() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("phrase", sa.Text),
        sa.Column("kept", sa.BigInteger),
        sa.Column("banned", sa.BigInteger),
        sa.Column("deleted", sa.BigInteger),
    )
    op.create_table(
        "names",
        sa.Column("look", sa.Text, primary_key=True),
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id"), nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("site", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "challenges",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id")),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    has_phrase = sa.column("phrase").is_not(None)
    op.create_index(
        "players_phrase",
        "players",
        ["phrase"],
        unique=True,
        sqlite_where=has_phrase,
        postgresql_where=has_phrase,
    )
    op.create_index("names_player", "names", ["player_id"])
    op.create_index("devices_key", "devices", ["key"], unique=True)
    op.create_index("devices_player", "devices", ["player_id"])
    op.create_index("passkeys_player", "passkeys", ["player_id"])
    op.create_index("challenges_expires", "challenges", ["expires"])


def _add_results() -> None:
    op.create_table(
        "holders",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id"), nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id")),
        sa.Column("level", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("how", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("place", sa.Integer),
        sa.Column("has_left", sa.Boolean, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("before", sa.Double),
        sa.Column("after", sa.Double),
        sa.Column("deviation", sa.Double),
        sa.Column("accuracy", sa.Double),
    )
    op.create_table(
        "ratings",
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("pool", sa.Text, primary_key=True),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("volatility", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    counters = op.create_table(
        "counters",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(counters, [{"name": "results", "value": 0}])
    is_players = sa.column("player_id").is_not(None)
    op.create_index("holders_player", "holders", ["player_id"])
    op.create_index("results_number", "results", ["number", "seat"], unique=True)
    op.create_index(
        "results_player",
        "results",
        ["player_id", "number"],
        sqlite_where=is_players,
        postgresql_where=is_players,
    )
    op.create_index("ratings_pool", "ratings", ["pool", "rating"])
