"""Tournaments in the database: plain functions of a connection, the same for every kind of it."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from tilewright.club.plan import Plan
from tilewright.club.play import Entrant, Number, Outcome, Pairing, Played
from tilewright.club.ratings import pool_of
from tilewright.club.tournament import Tournament
from tilewright.server.pairing.rows import STARTING
from tilewright.server.players.rows import check_player
from tilewright.server.players.seats import shown
from tilewright.server.storage.meetings import ENTRANTS, PAIRINGS, TOURNAMENTS
from tilewright.server.storage.results import ratings_in
from tilewright.server.storage.schema import PLAYERS
from tilewright.tables.refusals import Denied

THERE = 30_000  # milliseconds: who has not looked at an arena for so long is not paired
MOST_OPEN = 2  # tournaments of one maker that are not over


class Member(NamedTuple):
    """Somebody who takes part, as it is stored."""

    number: Number
    player: str | None  # None: a bot
    name: str
    level: str | None
    key: str | None
    rating: float
    is_active: bool
    seen: int
    free: int


class Game(NamedTuple):
    """A pairing as it is stored."""

    round: int
    board: int
    pairing: Pairing
    table: str | None
    outcome: Outcome | None

    @property
    def played(self) -> Played:
        """The same for those who pair."""
        return Played(self.round, self.pairing, self.outcome)


class Kept(NamedTuple):
    """A tournament as it is stored."""

    id: str
    plan: Plan
    maker: str
    status: str
    round: int
    since: int
    members: Sequence[Member]
    games: Sequence[Game]

    def member(self, player: str | None) -> Member | None:
        """The player as a member."""
        return next((each for each in self.members if player and each.player == player), None)

    def tournament(self, now: int) -> Tournament:
        """The same for those who say what it does next."""
        entrants = [Entrant(each.number, each.rating, each.is_active) for each in self.members]
        games = [game.played for game in self.games]
        busy = {
            number
            for game in self.games
            if not game.played.is_over
            for number in game.pairing.players
        }
        free = {
            each.number: each.free
            for each in self.members
            if each.number not in busy and (each.player is None or now - each.seen <= THERE)
        }
        status: Any = self.status
        return Tournament(self.plan, status, self.round, entrants, games, self.since, free)


def add(connection: Connection, id: str, plan: Plan, maker: str, now: int) -> None:
    """Add a tournament; raises Denied if its maker has too many."""
    check_player(connection, maker)
    own = (TOURNAMENTS.c.maker == maker) & TOURNAMENTS.c.due.is_not(None)
    count = connection.scalar(select(func.count()).select_from(TOURNAMENTS).where(own)) or 0
    if count >= MOST_OPEN:
        raise Denied("too-many", seconds=600)
    values = {
        "id": id,
        "plan": msgspec.json.encode(plan).decode(),
        "maker": maker,
        "made": now,
        "status": "open",
        "round": 0,
        "since": now,
        "due": plan.starts,
    }
    connection.execute(insert(TOURNAMENTS), values)


def still_open(connection: Connection, tournaments: Collection[str]) -> list[str]:
    """Those of these tournaments that are not over."""
    chosen = select(TOURNAMENTS.c.id).where(
        TOURNAMENTS.c.id.in_(tournaments), TOURNAMENTS.c.due.is_not(None)
    )
    return list(connection.scalars(chosen))


def due(connection: Connection, now: int, most: int) -> list[str]:
    """Tournaments that want to be looked after by now, the earliest first."""
    chosen = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.due <= now)
    return list(
        connection.scalars(chosen.order_by(TOURNAMENTS.c.due, TOURNAMENTS.c.id).limit(most))
    )


def kept(connection: Connection, id: str, is_changing: bool = False) -> Kept:
    """A tournament with all that happened in it; raises Denied.

    If it is about to be changed, others who would change it wait.
    """
    chosen = select(TOURNAMENTS).where(TOURNAMENTS.c.id == id)
    row = connection.execute(chosen.with_for_update() if is_changing else chosen).first()
    if row is None:
        raise Denied("unknown-tournament")
    members = connection.execute(
        select(ENTRANTS, PLAYERS.c.banned)
        .outerjoin(PLAYERS, PLAYERS.c.id == ENTRANTS.c.player_id)
        .where(ENTRANTS.c.tournament_id == id)
        .order_by(ENTRANTS.c.number)
    ).all()
    games = connection.execute(
        select(PAIRINGS)
        .where(PAIRINGS.c.tournament_id == id)
        .order_by(PAIRINGS.c.round, PAIRINGS.c.board)
    ).all()
    return Kept(
        row.id,
        _PLANS.decode(row.plan),
        row.maker,
        row.status,
        row.round,
        row.since,
        [_member(each) for each in members],
        [_game(each) for each in games],
    )


def seen(connection: Connection, id: str) -> tuple[Kept, set[str]]:
    """A tournament, and those who take part whose pages can be seen; raises Denied."""
    found = kept(connection, id)
    return found, shown(connection, [each.player for each in found.members if each.player])


class Listed(NamedTuple):
    """A tournament in the list."""

    id: str
    plan: Plan
    status: str
    round: int
    people: int
    is_mine: bool


def listed(connection: Connection, player: str | None, most: int) -> list[Listed]:
    """Tournaments that are not over by their start, then the others, those made last first."""
    is_over, is_cancelled = TOURNAMENTS.c.due.is_(None), TOURNAMENTS.c.status == "cancelled"
    order = (is_over, TOURNAMENTS.c.due, is_cancelled, TOURNAMENTS.c.made.desc(), TOURNAMENTS.c.id)
    rows = connection.execute(select(TOURNAMENTS).order_by(*order).limit(most)).all()
    ids = [row.id for row in rows]
    active = ENTRANTS.c.tournament_id.in_(ids) & ENTRANTS.c.active
    counted = connection.execute(
        select(ENTRANTS.c.tournament_id, func.count())
        .where(active)
        .group_by(ENTRANTS.c.tournament_id)
    )
    people: dict[str, int] = {row[0]: row[1] for row in counted}
    mine = set(
        connection.scalars(
            select(ENTRANTS.c.tournament_id).where(active & (ENTRANTS.c.player_id == player))
        )
    )
    return [
        Listed(
            row.id,
            _PLANS.decode(row.plan),
            row.status,
            row.round,
            people.get(row.id, 0),
            row.id in mine,
        )
        for row in rows
    ]


def enter(connection: Connection, id: str, player: str, name: str, key: str, now: int) -> Number:
    """Let a player take part, or take part again; their number; raises Denied."""
    found = kept(connection, id, is_changing=True)
    if found.status not in ("open", "running"):
        raise Denied("tournament-over")
    check_player(connection, player)
    same = ENTRANTS.c.tournament_id == id
    known = found.member(player)
    if known is not None:  # the seats that they get from now on belong to this device
        here = same & (ENTRANTS.c.number == known.number)
        connection.execute(update(ENTRANTS).where(here).values(active=True, key=key, seen=now))
        return known.number
    people = [each for each in found.members if each.is_active]
    if len(people) >= found.plan.most:
        raise Denied("tournament-full")
    rating = ratings_in(connection, pool_of(found.plan.game, 2), [player]).get(player)
    number = len(found.members) + 1
    member = Member(
        number, player, name, None, key, STARTING if rating is None else rating.strength.rating,
        True, now, now,
    )  # fmt: skip
    add_members(connection, id, [member])
    return number


def leave(connection: Connection, id: str, player: str) -> None:
    """Let a player take part no more: the game that they play goes on."""
    kept(connection, id, is_changing=True)
    own = (ENTRANTS.c.tournament_id == id) & (ENTRANTS.c.player_id == player)
    connection.execute(update(ENTRANTS).where(own).values(active=False))


def see(connection: Connection, id: str, player: str, now: int) -> None:
    """Write down that a player looks at a tournament."""
    own = (ENTRANTS.c.tournament_id == id) & (ENTRANTS.c.player_id == player)
    connection.execute(update(ENTRANTS).where(own).values(seen=now))


def add_members(connection: Connection, id: str, members: Iterable[Member]) -> None:
    """Add members."""
    rows = [
        {
            "tournament_id": id,
            "number": each.number,
            "player_id": each.player,
            "name": each.name,
            "level": each.level,
            "key": each.key,
            "rating": each.rating,
            "active": each.is_active,
            "seen": each.seen,
            "free": each.free,
        }
        for each in members
    ]
    if rows:
        connection.execute(insert(ENTRANTS), rows)


def add_games(connection: Connection, id: str, games: Iterable[Game]) -> None:
    """Add the pairings of a round, each once: the same round can't be added twice."""
    rows = [
        {
            "tournament_id": id,
            "round": game.round,
            "board": game.board,
            "first": game.pairing.first,
            "second": game.pairing.second,
            "table_id": game.table,
            "outcome": None,
        }
        for game in games
    ]
    connection.execute(insert(PAIRINGS), rows)


def set_outcome(connection: Connection, id: str, game: Game, outcome: Outcome, now: int) -> None:
    """Write down how a game ended, once; both are free from now on."""
    same = (PAIRINGS.c.tournament_id == id) & (PAIRINGS.c.table_id == game.table)
    values = {"outcome": msgspec.json.encode(outcome).decode()}
    connection.execute(update(PAIRINGS).where(same & PAIRINGS.c.outcome.is_(None)).values(values))
    players = ENTRANTS.c.number.in_(game.pairing.players)
    here = (ENTRANTS.c.tournament_id == id) & players
    connection.execute(update(ENTRANTS).where(here).values(free=now))


def deactivate(connection: Connection, id: str, number: Number) -> None:
    """Let somebody take part no more who did not come."""
    here = (ENTRANTS.c.tournament_id == id) & (ENTRANTS.c.number == number)
    connection.execute(update(ENTRANTS).where(here).values(active=False))


def go_on(
    connection: Connection, id: str, status: str, round: int, since: int, due: int | None
) -> None:
    """Write down how far a tournament has come."""
    values = {"status": status, "round": round, "since": since, "due": due}
    connection.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.id == id).values(values))


_PLANS = msgspec.json.Decoder(Plan)
_OUTCOMES = msgspec.json.Decoder(Outcome)


def _member(row: Any) -> Member:
    return Member(
        row.number, row.player_id, row.name, row.level, row.key, row.rating,
        row.active and row.banned is None, row.seen, row.free,
    )  # fmt: skip


def _game(row: Any) -> Game:
    outcome = None if row.outcome is None else _OUTCOMES.decode(row.outcome)
    return Game(row.round, row.board, Pairing(row.first, row.second), row.table_id, outcome)
