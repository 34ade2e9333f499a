"""The games of a player, in the database: a page of them by what is searched, and all in figures.

Plain functions of a connection, the same for every kind of database.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, and_, case, exists, func, or_, select

from tilewright.server.players.answers import (
    AccuracyTold,
    GameSeat,
    GamesTold,
    GameTold,
    Statistics,
    Tally,
)
from tilewright.server.storage.schema import HOLDERS, PLAYERS, RESULTS

PAGE = 30  # games at a time
MOST_TALLIES = 100  # opponents
MOST_ACCURACIES = 200  # games

OTHERS = RESULTS.alias("others")


class Search(NamedTuple):
    """Which games are wanted; None: all of them."""

    game: str | None = None
    opponent: str | None = None  # the id of a player, a level, or a name
    result: str | None = None  # won, shared, lost or none
    since: int | None = None  # milliseconds since 1970
    until: int | None = None
    before: int | None = None  # the number of a game: only older ones


def games(connection: Connection, player: str, search: Search, most: int = PAGE) -> GamesTold:
    """A page of the games of a player, the newest first."""
    wanted = (
        select(RESULTS.c.number, RESULTS.c.seat)
        .where(RESULTS.c.player_id == player, *_conditions(search))
        .order_by(RESULTS.c.number.desc())
        .limit(most + 1)
    )
    found = connection.execute(wanted).all()
    shown = found[:most]
    told = _told(connection, [(number, seat) for number, seat in shown])
    return GamesTold(told, shown[-1][0] if len(found) > most else None)


def all_games(connection: Connection, player: str) -> list[GameTold]:
    """All games of a player, the newest first."""
    told: list[GameTold] = []
    before: int | None = None
    while True:
        page = games(connection, player, Search(before=before), 200)
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
        conditions.append(_other(or_(OTHERS.c.player_id == who, OTHERS.c.level == who, named)))
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
    return Statistics(
        opponents=_tallies(connection, player, OTHERS.c.level.is_(None)),
        levels=_tallies(connection, player, OTHERS.c.level.is_not(None)),
        accuracy=_accuracies(connection, player),
    )


def _tallies(connection: Connection, player: str, which: Any) -> list[Tally]:
    """How games ended against each of the others; who was ahead of whom counts."""
    same = and_(OTHERS.c.table_id == RESULTS.c.table_id, OTHERS.c.seat != RESULTS.c.seat)
    # Who is a player is one opponent, whatever they were called; others are known by their names.
    name = case((OTHERS.c.player_id.is_not(None), None), else_=OTHERS.c.name)
    by = (OTHERS.c.player_id, OTHERS.c.level, name, RESULTS.c.game, RESULTS.c.seats)
    count = func.count()

    def counted(condition: Any) -> Any:
        return func.sum(case((condition, 1), else_=0))

    chosen = (
        select(
            OTHERS.c.player_id,
            OTHERS.c.level,
            func.max(OTHERS.c.name).label("name"),
            RESULTS.c.game,
            RESULTS.c.seats,
            count.label("games"),
            counted(RESULTS.c.place < OTHERS.c.place).label("won"),
            counted(RESULTS.c.place == OTHERS.c.place).label("shared"),
            counted(RESULTS.c.place > OTHERS.c.place).label("lost"),
        )
        .join(OTHERS, same)
        .where(RESULTS.c.player_id == player, which)
        .group_by(*by)
        .order_by(count.desc(), func.max(OTHERS.c.name))
        .limit(MOST_TALLIES)
    )
    rows = connection.execute(chosen).all()
    known = _names(connection, [row.player_id for row in rows if row.player_id is not None])
    return [
        Tally(
            name=known.get(row.player_id, row.name),
            player=row.player_id if row.player_id in known else None,
            level=row.level,
            game=row.game,
            seats=row.seats,
            games=row.games,
            won=row.won,
            shared=row.shared,
            lost=row.lost,
        )
        for row in rows
    ]


def _names(connection: Connection, players: Sequence[str]) -> dict[str, str]:
    """The names of those whose pages can be seen."""
    chosen = select(PLAYERS.c.id, PLAYERS.c.name).where(
        PLAYERS.c.id.in_(players), PLAYERS.c.public, PLAYERS.c.deleted.is_(None)
    )
    return {row.id: row.name for row in connection.execute(chosen) if row.name}


def _accuracies(connection: Connection, player: str) -> list[AccuracyTold]:
    chosen = (
        select(RESULTS)
        .where(RESULTS.c.player_id == player, RESULTS.c.accuracy.is_not(None))
        .order_by(RESULTS.c.number.desc())
        .limit(MOST_ACCURACIES)
    )
    return [
        AccuracyTold(
            number=row.number,
            table=row.table_id,
            game=row.game,
            seats=row.seats,
            ended=row.ended,
            accuracy=row.accuracy,
            rating=None if row.after is None else round(row.after),
        )
        for row in connection.execute(chosen)
    ]
