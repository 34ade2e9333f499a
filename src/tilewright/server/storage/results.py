"""Results in the database: rows for each seat of a game that has ended, and ratings from them.

Plain functions of a connection, the same for every kind of database. Whoever writes results changes
the counter first, so one transaction at a time does, and the numbers are in the order of storing.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from tilewright.club.glicko import Strength
from tilewright.club.ratings import (
    Contender,
    Rating,
    bot_rating,
    first_rating,
    is_comparable,
    pool_of,
    rated,
)
from tilewright.club.results import GameResult
from tilewright.server.storage.schema import COUNTERS, HOLDERS, RATINGS, RESULTS

BATCH = 1_000  # rows written at a time


def hold(connection: Connection, table: str, key: str, player: str) -> str:
    """Let a player hold the seats of a key; who holds them now: the first one keeps them."""
    values = {"table_id": table, "key": key, "player_id": player}
    connection.execute(HOLD[connection.dialect.name], values)
    return holders(connection, table)[key]


def holders(connection: Connection, table: str) -> dict[str, str]:
    """The players of a table, by the keys of their seats."""
    found = connection.execute(_HOLDERS, {"of_table": table})
    return {row.key: row.player_id for row in found}


def hand_on(connection: Connection, table: str, next_table: str) -> None:
    """Let those who hold seats of a table hold them at the next one, too: a rematch."""
    rows = [
        {"table_id": next_table, "key": key, "player_id": player}
        for key, player in holders(connection, table).items()
    ]
    if rows:
        connection.execute(HOLD[connection.dialect.name], rows)


def add(connection: Connection, games: Sequence[GameResult]) -> None:
    """Store how games ended, each once, and what that does to ratings."""
    for game in games:
        number = connection.scalar(_COUNT)
        assert number is not None
        is_there = connection.scalar(_THERE, {"of_table": game.table}) is not None
        if not is_there:
            _add(connection, game, number)


def _add(connection: Connection, game: GameResult, number: int) -> None:
    players = holders(connection, game.table)
    keys = [seat.key for seat in game.seats]
    pool = pool_of(game.game, len(game.seats))
    rows: list[dict[str, Any]] = [
        {
            "table_id": game.table,
            "seat": seat.seat,
            "number": number,
            # Who holds several seats plays against somebody beside them: nobody knows which.
            "player_id": players.get(seat.key or "") if keys.count(seat.key) == 1 else None,
            "level": seat.level,
            "name": seat.name,
            "game": game.game,
            "seats": len(game.seats),
            "options": game.options,
            "how": game.how,
            "rated": game.rated,
            "points": seat.points,
            "place": seat.place,
            "has_left": seat.has_left,
            "ended": game.ended,
            "accuracy": None,
            **UNRATED,
            "before": bot_rating(pool, game.options, seat.level) if seat.level else None,
        }
        for seat in game.seats
    ]
    if not is_comparable(_contenders(rows)):
        for row in rows:
            row["rated"] = False
    if rows[0]["rated"]:
        named = [row["player_id"] for row in rows if row["player_id"] is not None]
        before = ratings_in(connection, pool, named)
        after = rate(rows, before)
        write_ratings(connection, pool, after)
    connection.execute(insert(RESULTS), rows)


UNRATED: Mapping[str, None] = {"before": None, "after": None, "deviation": None}


def _contenders(rows: Sequence[Mapping[str, Any]]) -> list[Contender]:
    return [
        Contender(
            row["player_id"],
            row["level"],
            row["place"] or 0,
            row["before"] if row["level"] else None,
        )
        for row in rows
    ]


def rate(rows: Sequence[dict[str, Any]], before: Mapping[str, Rating]) -> dict[str, Rating]:
    """The ratings of the players of a rated game after it; they are written into its rows, too."""
    after = rated(_contenders(rows), before, rows[0]["ended"])
    for row in rows:
        if row["player_id"] in after:
            strength = after[row["player_id"]].strength
            row["before"] = before.get(row["player_id"], Rating()).strength.rating
            row["after"] = strength.rating
            row["deviation"] = strength.deviation
    return after


def ratings_in(connection: Connection, pool: str, players: Sequence[str]) -> dict[str, Rating]:
    """The ratings of players in a pool."""
    found = connection.execute(_RATINGS, {"in_pool": pool, "of_players": players})
    return {row.player_id: _rating(row) for row in found}


def ratings_of(connection: Connection, player: str) -> dict[str, Rating]:
    """The ratings of a player, by pool."""
    found = connection.execute(select(RATINGS).where(RATINGS.c.player_id == player))
    return {row.pool: _rating(row) for row in found}


def _rating(row: Any) -> Rating:
    return Rating(Strength(row.rating, row.deviation, row.volatility), row.games, row.changed)


def write_ratings(connection: Connection, pool: str, ratings: Mapping[str, Rating]) -> None:
    """Write ratings down, in the place of those before."""
    rows = [
        {
            "player_id": player,
            "pool": pool,
            **rating.strength._asdict(),
            "games": rating.games,
            "changed": rating.changed,
        }
        for player, rating in ratings.items()
    ]
    if rows:
        connection.execute(_RATE[connection.dialect.name], rows)


# Computing all ratings again


class Difference(NamedTuple):
    """What is not as the stored results have it."""

    results: int  # rows whose ratings before and after differ
    ratings: int  # that differ, are missing, or should not be there


def recompute(connection: Connection, is_writing: bool) -> Difference:
    """Compute all ratings from the results; how many differ from those that are stored.

    `is_writing`: they are replaced, with all results, alone with the database's results.
    """
    if is_writing:
        connection.execute(update(COUNTERS).values(value=COUNTERS.c.value))  # its lock
    known: dict[str, dict[str, Rating]] = {}
    changed: list[dict[str, Any]] = []
    for rows in _rated_games(connection):
        fresh = [{**row} if row["level"] else {**row, **UNRATED} for row in rows]
        ratings = known.setdefault(pool_of(rows[0]["game"], rows[0]["seats"]), {})
        ratings.update(rate(fresh, ratings))
        changed += [new for new, old in zip(fresh, rows, strict=True) if new != old]
    stored = {
        (row.player_id, row.pool): _rating(row) for row in connection.execute(select(RATINGS))
    }
    computed = {
        (player, pool): rating for pool, found in known.items() for player, rating in found.items()
    }
    different = [
        each for each in stored.keys() | computed.keys() if stored.get(each) != computed.get(each)
    ]
    if is_writing:
        _write_anew(connection, changed, known)
    return Difference(len(changed), len(different))


def _write_anew(
    connection: Connection,
    changed: Sequence[Mapping[str, Any]],
    known: Mapping[str, Mapping[str, Rating]],
) -> None:
    for row in changed:
        same = (RESULTS.c.table_id == row["table_id"]) & (RESULTS.c.seat == row["seat"])
        connection.execute(
            update(RESULTS).where(same).values({name: row[name] for name in UNRATED})
        )
    connection.execute(delete(RATINGS))
    for pool, ratings in known.items():
        write_ratings(connection, pool, ratings)


def _rated_games(connection: Connection) -> Iterator[list[dict[str, Any]]]:
    """The rows of each rated game, in the order of their numbers."""
    rows = _pages(connection)
    for _, game in groupby(rows, key=lambda row: row["number"]):
        yield list(game)


def _pages(connection: Connection) -> Iterable[dict[str, Any]]:
    after = 0
    while True:
        page = connection.execute(_RATED, {"after": after, "most": after + BATCH}).all()
        yield from [_with_rating(dict(row._mapping)) for row in page]
        last = connection.scalar(select(COUNTERS.c.value)) or 0
        after += BATCH
        if after >= last:
            return


def _with_rating(row: dict[str, Any]) -> dict[str, Any]:
    if row["level"] and row["before"] is None:
        pool = pool_of(row["game"], row["seats"])
        row["before"] = first_rating(pool, row["options"], row["level"])
    return row


HOLD = {
    "sqlite": sqlite.insert(HOLDERS).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(HOLDERS).on_conflict_do_nothing(),
}
_HOLDERS = select(HOLDERS.c.key, HOLDERS.c.player_id).where(
    HOLDERS.c.table_id == bindparam("of_table")
)
_COUNT = (
    update(COUNTERS)
    .where(COUNTERS.c.name == "results")
    .values(value=COUNTERS.c.value + 1)
    .returning(COUNTERS.c.value)
)
_THERE = select(RESULTS.c.seat).where(RESULTS.c.table_id == bindparam("of_table")).limit(1)
_RATINGS = select(RATINGS).where(
    RATINGS.c.pool == bindparam("in_pool"),
    RATINGS.c.player_id.in_(bindparam("of_players", expanding=True)),
)
_RATED = (
    select(RESULTS)
    .where(RESULTS.c.rated, RESULTS.c.number > bindparam("after"))
    .where(RESULTS.c.number <= bindparam("most"))
    .order_by(RESULTS.c.number, RESULTS.c.seat)
)
_KEPT = ("rating", "deviation", "volatility", "games", "changed")
_RATE: dict[str, Any] = {}
for _name, _insert in (
    ("sqlite", sqlite.insert(RATINGS)),
    ("postgresql", postgresql.insert(RATINGS)),
):
    _RATE[_name] = _insert.on_conflict_do_update(
        index_elements=[RATINGS.c.player_id, RATINGS.c.pool],
        set_={column: _insert.excluded[column] for column in _KEPT},
    )
