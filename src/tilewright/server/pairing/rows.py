"""Seeks in the database: plain functions of a connection, the same for every kind of it."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, text, update

from tilewright.club.ratings import Rating, pool_of
from tilewright.club.seeks import Seek, grouped, span
from tilewright.server.operating.bans import is_banned
from tilewright.server.pairing import limits
from tilewright.server.pairing.wanted import Wanted
from tilewright.server.players.rows import check_player, kept_out, name_of
from tilewright.server.storage.meetings import DECLINED, ENDED, OVER, SEEKS
from tilewright.server.storage.queries import Write, written
from tilewright.server.storage.results import ratings_in, ratings_of
from tilewright.server.storage.schema import PLAYERS
from tilewright.tables.log import Founding
from tilewright.tables.refusals import Denied

LOCK = 7_218_005  # of PostgreSQL: one process pairs at a time
THERE = 15_000  # milliseconds: who has not asked for so long is not paired
KEPT = 600_000  # milliseconds after which a seek goes that nobody asks for
LONG_KEPT = 7 * 86_400_000  # the same of one for a game of days, and of a challenge
MOST_GROUPS = 40  # tables that are founded with one stroke, so that moves need not wait long


class Row(NamedTuple):
    """A seek as it is stored."""

    id: str
    player: str
    name: str
    key: str
    wanted: Wanted
    below: int
    above: int
    since: int
    seen: int
    invited: str | None = None
    table: str | None = None
    rating: float = 0.0

    @property
    def is_patient(self) -> bool:
        """Does it stay while nobody asks how it stands?"""
        clock = self.wanted.clock
        return self.invited is not None or (clock is not None and clock.per_turn)

    def seek(self) -> Seek:
        """The same for those who pair it."""
        return Seek(
            self.id,
            self.player,
            self.wanted.wish,
            self.rating,
            self.below,
            self.above,
            self.since,
        )


Found = Callable[[Sequence[Row]], Founding]


def alone(connection: Connection) -> None:
    """Let nobody else pair until the end of the transaction; SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})


def paired(
    connection: Connection, new: Sequence[Row], now: int, found: Found
) -> tuple[dict[str, str], dict[str, Denied]]:
    """Add seeks, and pair all that fit: tables by seeks that were paired, and why some can't be.

    All of it is one transaction: nobody is paired twice, and no table is founded for nobody.
    """
    alone(connection)
    refused = add(connection, new)
    rows = {row.id: row for row in waiting(connection, now)}
    groups = grouped([row.seek() for row in rows.values()], now)[:MOST_GROUPS]
    tables = _meet(connection, [[rows[seek.id] for seek in group] for group in groups], found)
    return tables, refused


def accepted(connection: Connection, seek: str, new: Row, now: int, found: Found) -> str:
    """Let somebody play with who has this seek: the table; raises Denied."""
    alone(connection)
    row = row_of(connection, seek)
    if row is None or row.table is not None or row.invited not in (None, new.player):
        raise Denied("unknown-seek")
    if row.player == new.player or row.wanted.seats != 2:
        raise Denied("unknown-seek")
    if not row.is_patient and now - row.seen > THERE:
        raise Denied("unknown-seek")
    own = new._replace(wanted=row.wanted)
    rating = _rating(_ratings(connection, [own]), own)
    if row.invited is None and not _takes(row, rating, now):
        raise Denied("unknown-seek")
    check_player(connection, new.player)
    if not _known(connection, [own]):
        _insert(connection, [own])  # whatever else they look for: this one waits for nobody
    tables = _meet(connection, [[row, own]], found)
    if seek not in tables:
        raise Denied("unknown-seek")
    return tables[seek]


def _meet(connection: Connection, chosen: Sequence[Sequence[Row]], found: Found) -> dict[str, str]:
    """Found the tables of groups; the tables by seeks. Who plays does not look for more."""
    players = [row.player for group in chosen for row in group]
    free = set(connection.scalars(_FREE, {"of_players": players})) if players else set()
    groups = [group for group in chosen if all([row.player in free for row in group])]
    if not groups:
        return {}
    foundings = [found(group) for group in groups]
    writes = [Write(each.setup.id, (), each.summary, each) for each in foundings]
    written(connection, writes)
    tables = {
        row.id: founding.setup.id
        for group, founding in zip(groups, foundings, strict=True)
        for row in group
    }
    changes = [{"of_seek": seek, "table": table} for seek, table in tables.items()]
    connection.execute(_SEAT, changes)
    drop_hasty(connection, [row.player for group in groups for row in group])
    return tables


def add(connection: Connection, new: Sequence[Row]) -> dict[str, Denied]:
    """Add seeks, each once; why some can't be. A player looks for one game at once.

    Neither has anybody more open than a few, nor does anybody receive too many challenges, or one
    from somebody whom they have just declined.

    One that was ended is not begun again: whoever asks for it is told that it is not known.
    """
    if not new:
        return {}
    known = _known(connection, new)
    fresh = {row.id: row for row in new if row.id not in known}
    out = kept_out(connection, {row.player for row in fresh.values()})
    refused = {row.id: out[row.player] for row in fresh.values() if row.player in out}
    hasty = [row for row in fresh.values() if row.id not in refused and not row.is_patient]
    drop_hasty(connection, [row.player for row in hasty])  # before the count: new ones take over
    players = [row.player for row in fresh.values()]
    invited = [row.invited for row in fresh.values() if row.invited is not None]
    count = limits.open_seeks(connection, players, invited)
    now = max([row.since for row in fresh.values()], default=0)
    declined = limits.declined(connection, players, invited, now) if invited else set()
    added: list[Row] = []
    for row in fresh.values():
        if row.id in refused:
            continue
        if (row.player, row.invited) in declined:
            refused[row.id] = Denied("declined")
            continue
        if limits.has_too_many(count, row.player, row.invited):
            refused[row.id] = Denied("too-many", seconds=60)
            continue
        added.append(row)
        count.update(limits.counted(row.player, row.invited))
    if added:
        _insert(connection, added)
    return refused


def _known(connection: Connection, rows: Sequence[Row]) -> set[str]:
    """The ids of those of these seeks that are there, open or not."""
    ids = [row.id for row in rows]
    return set(connection.scalars(select(SEEKS.c.id).where(SEEKS.c.id.in_(ids))))


def _insert(connection: Connection, rows: Sequence[Row]) -> None:
    ratings = _ratings(connection, rows)
    connection.execute(insert(SEEKS), [_values(row, ratings) for row in rows])


def drop_hasty(connection: Connection, players: Sequence[str]) -> None:
    """End what players look for at once; games of days and challenges stay."""
    own = SEEKS.c.player_id.in_(players) & SEEKS.c.table_id.is_(None)
    rows = [_row(each) for each in connection.execute(select(SEEKS).where(own)).all()]
    hasty = [row.id for row in rows if not row.is_patient]
    if hasty:
        connection.execute(update(SEEKS).where(SEEKS.c.id.in_(hasty)).values(table_id=ENDED))


def _ratings(connection: Connection, rows: Sequence[Row]) -> dict[tuple[str, str], float]:
    """The ratings of players, by pool and player."""
    by_pool: dict[str, list[str]] = {}
    for row in rows:
        by_pool.setdefault(pool_of(row.wanted.game, row.wanted.seats), []).append(row.player)
    return {
        (pool, player): rating.strength.rating
        for pool, players in by_pool.items()
        for player, rating in ratings_in(connection, pool, players).items()
    }


def _rating(ratings: Mapping[tuple[str, str], float], row: Row) -> float:
    return ratings.get((pool_of(row.wanted.game, row.wanted.seats), row.player), STARTING)


def _takes(row: Row, rating: float, now: int) -> bool:
    """Is a rating in the range of who looks for others, as wide as it is by now?"""
    low, high = span(row.seek(), now)
    return low <= rating <= high


def _values(row: Row, ratings: Mapping[tuple[str, str], float]) -> dict[str, Any]:
    return {
        "id": row.id,
        "player_id": row.player,
        "name": row.name,
        "key": row.key,
        "wish": msgspec.json.encode(row.wanted).decode(),
        "rating": _rating(ratings, row),
        "below": row.below,
        "above": row.above,
        "since": row.since,
        "seen": row.seen,
        "invited": row.invited,
        "table_id": row.table,
    }


def waiting(connection: Connection, now: int) -> list[Row]:
    """All that can be paired with anybody now, those who have waited longest first."""
    rows = [_row(each) for each in connection.execute(_WAITING).all()]
    return [row for row in rows if row.invited is None and _is_there(row, now)]


def listed(connection: Connection, now: int, player: str | None, most: int) -> list[Row]:
    """What the lobby shows to a player: challenges, then who waits for anybody and takes them.

    Of everybody else one seek is shown. Where there are too many, the oldest and the newest are.
    """
    rows = [_row(each) for each in connection.execute(_WAITING).all()]
    there = [row for row in rows if _is_there(row, now)]
    own = [row for row in there if row.invited is not None and player in (row.invited, row.player)]
    ratings = {} if player is None else ratings_of(connection, player)
    first: dict[str, str] = {}  # of each player: a seek for now rather than for days
    for row in sorted(there, key=lambda each: each.is_patient):
        if row.invited is None and (player is None or _takes(row, _in(ratings, row), now)):
            first.setdefault(row.player, row.id)
    others = [
        row
        for row in there
        if row.invited is None and (row.player == player or first.get(row.player) == row.id)
    ]
    return [*own, *_ends(others, max(0, most - len(own)))]


def _in(ratings: Mapping[str, Rating], row: Row) -> float:
    rating = ratings.get(pool_of(row.wanted.game, row.wanted.seats))
    return STARTING if rating is None else rating.strength.rating


def _ends(rows: Sequence[Row], most: int) -> list[Row]:
    """The first and the last of too many, so that neither push the others out."""
    if len(rows) <= most:
        return list(rows)
    newest = most // 2
    return [*rows[: most - newest], *rows[len(rows) - newest :]]


def still_open(connection: Connection, seeks: Collection[str]) -> list[str]:
    """Those of these seeks that are open."""
    chosen = select(SEEKS.c.id).where(SEEKS.c.id.in_(seeks), SEEKS.c.table_id.is_(None))
    return list(connection.scalars(chosen))


def _is_there(row: Row, now: int) -> bool:
    return now - row.seen <= (LONG_KEPT if row.is_patient else THERE)


class Standing(NamedTuple):
    """Who asks: the name of a player, and whether their address is banned."""

    name: str
    is_banned: bool


def standing(connection: Connection, player: str, address: str, now: int) -> Standing:
    """Who asks, from an address as limits count it."""
    return Standing(name_of(connection, player), is_banned(connection, address, now))


def row_of(connection: Connection, seek: str) -> Row | None:
    """A seek by its id, unless it was ended."""
    found = connection.execute(select(SEEKS).where(SEEKS.c.id == seek)).first()
    return None if found is None or found.table_id in OVER else _row(found)


def see(connection: Connection, seeks: Collection[str], now: int) -> None:
    """Write down that those who have these seeks ask how they stand."""
    connection.execute(update(SEEKS).where(SEEKS.c.id.in_(seeks)).values(seen=now))


def tables_of(connection: Connection, seeks: Collection[str]) -> dict[str, str | None]:
    """The tables of those of these seeks that were not ended."""
    chosen = select(SEEKS.c.id, SEEKS.c.table_id).where(SEEKS.c.id.in_(seeks))
    found = connection.execute(chosen).all()
    return {row.id: row.table_id for row in found if row.table_id not in OVER}


def remove(connection: Connection, seek: str, player: str, now: int) -> None:
    """End a seek of a player, or decline a challenge to them; one that is paired already stays."""
    same = update(SEEKS).where(SEEKS.c.id == seek, SEEKS.c.table_id.is_(None))
    connection.execute(same.where(SEEKS.c.player_id == player).values(table_id=ENDED))
    declined = {"table_id": DECLINED, "seen": now}
    connection.execute(same.where(SEEKS.c.invited == player).values(declined))


def drop_old(connection: Connection, now: int) -> None:
    """Drop seeks that nobody has asked for."""
    old = connection.execute(select(SEEKS).where(SEEKS.c.seen < now - KEPT)).all()
    gone = [
        row.id
        for row in map(_row, old)
        if now - row.seen > LONG_KEPT or not row.is_patient or _is_forgotten(row, now)
    ]
    connection.execute(delete(SEEKS).where(SEEKS.c.id.in_(gone)))


def _is_forgotten(row: Row, now: int) -> bool:
    """Is nothing to be known any more of a seek that was ended, or declined?"""
    return row.table == ENDED or (row.table == DECLINED and now - row.seen > limits.DECLINED_FOR)


STARTING = 1500.0
_SEAT = update(SEEKS).where(SEEKS.c.id == bindparam("of_seek")).values(table_id=bindparam("table"))
_WANTED = msgspec.json.Decoder(Wanted)
_CAN_PLAY = PLAYERS.c.deleted.is_(None) & PLAYERS.c.banned.is_(None)
_WAITING = (
    select(SEEKS)
    .join(PLAYERS, (PLAYERS.c.id == SEEKS.c.player_id) & _CAN_PLAY)
    .where(SEEKS.c.table_id.is_(None))
    .order_by(SEEKS.c.since, SEEKS.c.id)
)
# Who is just being deleted or banned is left out, instead of waited for.
_FREE = (
    select(PLAYERS.c.id)
    .where(PLAYERS.c.id.in_(bindparam("of_players", expanding=True)), _CAN_PLAY)
    .order_by(PLAYERS.c.id)
    .with_for_update(skip_locked=True, key_share=True)
)


def _row(found: Any) -> Row:
    return Row(
        id=found.id,
        player=found.player_id,
        name=found.name,
        key=found.key,
        wanted=_WANTED.decode(found.wish),
        below=found.below,
        above=found.above,
        since=found.since,
        seen=found.seen,
        invited=found.invited,
        table=found.table_id,
        rating=found.rating,
    )
