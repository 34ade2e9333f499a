"""The games of a player, in the database: a page of them by what is searched, and all in figures.

Plain functions of a connection, the same for every kind of database.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, and_, bindparam, case, exists, func, or_, select

from tilewright.server.players.answers import (
    AccuracyTold,
    GameSeat,
    GamesTold,
    GameTold,
    Statistics,
    Tally,
)
from tilewright.server.storage.meetings import sealed_tables
from tilewright.server.storage.schema import HOLDERS, PLAYERS, RESULTS

PAGE = 30  # games at a time
MOST_TALLIES = 100  # opponents
MOST_ACCURACIES = 200  # games

OTHERS = RESULTS.alias("others")


class Search(NamedTuple):
    """Which games are wanted; None: all of them."""

    game: str | None = None
    opponent: str | None = None  # the id of a player whose page can be seen, a level, or a name
    result: str | None = None  # won, shared, lost or none
    since: int | None = None  # milliseconds since 1970
    until: int | None = None
    before: int | None = None  # the number of a game: only older ones


def games(connection: Connection, player: str, search: Search, most: int = PAGE) -> GamesTold:
    """A page of the games of a player, the newest first; none whose deal is still played."""
    sealed = RESULTS.c.table_id.in_(sealed_tables(connection))
    return _page(connection, player, [*_conditions(search), ~sealed], most)


def _page(connection: Connection, player: str, conditions: Sequence[Any], most: int) -> GamesTold:
    wanted = (
        select(RESULTS.c.number, RESULTS.c.seat)
        .where(RESULTS.c.player_id == player, *conditions)
        .order_by(RESULTS.c.number.desc())
        .limit(most + 1)
    )
    found = connection.execute(wanted).all()
    shown = found[:most]
    told = _told(connection, [(number, seat) for number, seat in shown])
    return GamesTold(told, shown[-1][0] if len(found) > most else None)


def all_games(connection: Connection, player: str) -> list[GameTold]:
    """All games of a player for themselves, the newest first."""
    told: list[GameTold] = []
    before: int | None = None
    while True:
        page = _page(connection, player, _conditions(Search(before=before)), 200)
        told += page.games
        before = page.next
        if before is None:
            return told


def held_tables(connection: Connection, player: str) -> list[str]:
    """The tables at which a player holds a seat."""
    chosen = select(HOLDERS.c.table_id).where(HOLDERS.c.player_id == player)
    return sorted(connection.scalars(chosen))


def _conditions(search: Search) -> list[Any]:
    conditions: list[Any] = []
    if search.before is not None:
        conditions.append(RESULTS.c.number < search.before)
    if search.game is not None:
        conditions.append(RESULTS.c.game == search.game)
    if search.since is not None:
        conditions.append(RESULTS.c.ended >= search.since)
    if search.until is not None:
        conditions.append(RESULTS.c.ended < search.until)
    if search.opponent is not None:
        who, named = search.opponent, func.lower(OTHERS.c.name) == search.opponent.lower()
        seen = select(PLAYERS.c.id).where(
            PLAYERS.c.id == who, PLAYERS.c.public, PLAYERS.c.deleted.is_(None)
        )
        is_player = OTHERS.c.player_id.in_(seen)
        conditions.append(_other(or_(is_player, OTHERS.c.level == who, named)))
    first = RESULTS.c.place == 1
    match search.result:
        case "won":
            conditions += [first, ~_other(OTHERS.c.place == 1)]
        case "shared":
            conditions += [first, _other(OTHERS.c.place == 1)]
        case "lost":
            conditions.append(RESULTS.c.place > 1)
        case "none":
            conditions.append(RESULTS.c.place.is_(None))
    return conditions


def _other(condition: Any) -> Any:
    """Whether another seat of the game is so."""
    same = and_(OTHERS.c.table_id == RESULTS.c.table_id, OTHERS.c.seat != RESULTS.c.seat)
    return exists(select(OTHERS.c.seat).where(same, condition))


def _told(connection: Connection, own: Sequence[tuple[int, int]]) -> list[GameTold]:
    """Games by their numbers, as the player of a seat of each sees them."""
    if not own:
        return []
    seats: dict[int, list[Any]] = {number: [] for number, _ in own}
    chosen = (
        select(RESULTS, PLAYERS.c.public)
        .outerjoin(PLAYERS, (PLAYERS.c.id == RESULTS.c.player_id) & PLAYERS.c.deleted.is_(None))
        .where(RESULTS.c.number.in_(list(seats)))
        .order_by(RESULTS.c.number, RESULTS.c.seat)
    )
    for row in connection.execute(chosen):
        seats[row.number].append(row)
    return [_game(seats[number], seat) for number, seat in own]


def _game(rows: Sequence[Any], seat: int) -> GameTold:
    mine = next(row for row in rows if row.seat == seat)
    return GameTold(
        number=mine.number,
        table=mine.table_id,
        game=mine.game,
        options=mine.options,
        how=mine.how,
        rated=mine.rated,
        ended=mine.ended,
        seat=seat,
        result=_result(mine.place, [row.place for row in rows]),
        seats=[
            GameSeat(
                seat=row.seat,
                name=row.name,
                player=row.player_id if row.public else None,
                level=row.level,
                points=row.points,
                place=row.place,
                left=row.has_left,
                before=None if row.before is None else round(row.before),
                after=None if row.after is None else round(row.after),
                accuracy=row.accuracy,
            )
            for row in rows
        ],
    )


def _result(place: int | None, places: Sequence[int | None]) -> Any:
    if place is None:
        return "none"
    if place > 1:
        return "lost"
    return "won" if places.count(1) == 1 else "shared"


# In figures


def statistics(connection: Connection, player: str) -> Statistics:
    """The results of a player by opponent and by level, and how accurately they played."""
    rows = connection.execute(_TALLIES, {"of_player": player}).all()
    return Statistics(
        opponents=[_tally(row) for row in rows if row.level is None],
        levels=[_tally(row) for row in rows if row.level is not None],
        accuracy=_accuracies(connection, player),
    )


def _tallies() -> Any:
    """How games ended against those whom a player met most often; who was ahead of whom counts."""
    same = and_(OTHERS.c.number == RESULTS.c.number, OTHERS.c.seat != RESULTS.c.seat)
    # Who is a player is one opponent, whatever they were called; others are known by their names.
    name = case((OTHERS.c.player_id.is_not(None), None), else_=OTHERS.c.name)
    count, called = func.count(), func.max(OTHERS.c.name)
    met = (OTHERS.c.player_id, OTHERS.c.level)
    order = (count.desc(), called, RESULTS.c.game, RESULTS.c.seats)
    # Opponents and levels are two lists, each with an end: only so many rows are read.
    rank = func.row_number().over(partition_by=OTHERS.c.level.is_(None), order_by=order)

    def counted(condition: Any, label: str) -> Any:
        return func.sum(case((condition, 1), else_=0)).label(label)

    tallies = (
        select(
            *met,
            called.label("name"),
            RESULTS.c.game,
            RESULTS.c.seats,
            count.label("games"),
            counted(RESULTS.c.place < OTHERS.c.place, "won"),
            counted(RESULTS.c.place == OTHERS.c.place, "shared"),
            counted(RESULTS.c.place > OTHERS.c.place, "lost"),
            rank.label("rank"),
        )
        .join(OTHERS, same)
        .where(RESULTS.c.player_id == bindparam("of_player"))
        .group_by(*met, name, RESULTS.c.game, RESULTS.c.seats)
        .subquery()
    )
    has_page = and_(
        PLAYERS.c.id == tallies.c.player_id,
        PLAYERS.c.public,
        PLAYERS.c.deleted.is_(None),
        PLAYERS.c.name != "",
    )
    return (
        select(tallies, PLAYERS.c.name.label("own_name"))
        .outerjoin(PLAYERS, has_page)
        .where(tallies.c.rank <= MOST_TALLIES)
        .order_by(tallies.c.rank)
    )


def _tally(row: Any) -> Tally:
    """How games against somebody ended; a player whose page can be seen has their name of now."""
    return Tally(
        name=row.own_name or row.name,
        player=None if row.own_name is None else row.player_id,
        level=row.level,
        game=row.game,
        seats=row.seats,
        games=row.games,
        won=row.won,
        shared=row.shared,
        lost=row.lost,
    )


def _accuracies(connection: Connection, player: str) -> list[AccuracyTold]:
    rows = connection.execute(_ACCURACIES, {"of_player": player}).all()
    return [
        AccuracyTold(
            number, table, game, seats, ended, accuracy, None if after is None else round(after)
        )
        for number, table, game, seats, ended, accuracy, after in rows
    ]


_TALLIES = _tallies()
_ACCURACIES = (
    select(
        *[
            RESULTS.c[name]
            for name in ("number", "table_id", "game", "seats", "ended", "accuracy", "after")
        ]
    )
    .where(RESULTS.c.player_id == bindparam("of_player"), RESULTS.c.accuracy.is_not(None))
    .order_by(RESULTS.c.number.desc())
    .limit(MOST_ACCURACIES)
)
