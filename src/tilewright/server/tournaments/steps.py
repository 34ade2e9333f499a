"""One step of a tournament, in one transaction: games that are over, the next round, the end.

Whoever is killed in the middle leaves nothing behind, and who comes later does the same again.
"""

from collections.abc import Callable, Sequence

from sqlalchemy import Connection, select

from tilewright.club.play import Outcome, Pairing, outcome_of
from tilewright.club.ratings import bot_rating, pool_of, variant_of
from tilewright.club.tournament import Cancel, Finish, Pair, Start, ends, next_step
from tilewright.server.pairing.rows import STARTING
from tilewright.server.players.rows import kept_out
from tilewright.server.storage.queries import Write, loaded, written
from tilewright.server.storage.schema import TABLES
from tilewright.server.tournaments import rows
from tilewright.server.tournaments.rows import Game, Kept, Member
from tilewright.tables.log import Founding
from tilewright.tables.table import Table
from tilewright.tables.views import over

SOON = 1_000  # milliseconds until a tournament that is played is looked after again
MOST_STEPS = 4  # done with one stroke

# Founds the table of a pairing with two members, with the seed of its round.
Found = Callable[[Kept, Member, Member, str], Founding]


def step(
    connection: Connection, id: str, now: int, found: Found, new_seed: Callable[[], str]
) -> list[str]:
    """Do what is due; the tables that were founded. Raises Denied for what is not there."""
    founded: list[str] = []
    kept = rows.kept(connection, id, is_changing=True)
    if kept.status not in ("open", "running"):
        return founded
    _take_in(connection, kept, now)
    for _ in range(MOST_STEPS):
        kept = rows.kept(connection, id)
        match next_step(kept.tournament(now), now):
            case None:
                due = kept.plan.starts if kept.status == "open" else now + SOON
                rows.go_on(connection, id, kept.status, kept.round, kept.since, due)
                break
            case Cancel():
                rows.go_on(connection, id, "cancelled", kept.round, now, None)
                break
            case Finish():
                rows.go_on(connection, id, "over", kept.round, now, None)
                break
            case Start(bots):
                _add_bots(connection, kept, bots, now)
                rows.go_on(connection, id, "running", 0, now, now + SOON)
            case Pair(_, pairings) if _any_gone(connection, kept, pairings):
                continue  # it is read and paired anew
            case Pair(round, pairings):
                founded += _pair(connection, kept, round, pairings, found, new_seed)
                rows.go_on(connection, id, "running", round, now, now + SOON)
                break
    return founded


def _take_in(connection: Connection, kept: Kept, now: int) -> None:
    """Write down how games have ended meanwhile; an arena counts none that ends after it."""
    going_on = [game for game in kept.games if game.table is not None and game.outcome is None]
    tables = [game.table for game in going_on]
    chosen = select(TABLES.c.id).where(TABLES.c.id.in_(tables), TABLES.c.status == "over")
    ended = set(connection.scalars(chosen)) if tables else set()
    end = ends(kept.plan)
    any_over = False
    for game in going_on:
        if game.table is None or game.table not in ended:
            continue
        found = loaded(connection, game.table)
        assert found is not None
        table = Table(*found)
        if end is not None and table.changed > end:
            continue
        rows.set_outcome(connection, kept.id, game, outcome(table), now)
        any_over = True
        for number in _absent(game.pairing, table):
            rows.deactivate(connection, kept.id, number)
    if any_over:  # the break before the next round begins with its last game
        rows.go_on(connection, kept.id, kept.status, kept.round, _since(kept, now), now + SOON)


def _since(kept: Kept, now: int) -> int:
    return kept.since if kept.plan.kind == "arena" else now


def outcome(table: Table) -> Outcome:
    """How the game of a table ended that is over."""
    told = over(table)
    assert told is not None
    result = told.result
    return outcome_of(result.winners, result.scores, result.seat)


def _absent(pairing: Pairing, table: Table) -> list[int]:
    """Who has lost by time without a single move: they did not come."""
    ending = table.ending
    if ending is None or ending.how != "time" or ending.seat is None:
        return []
    has_moved = any([made.seat == ending.seat for made in table.moves])
    return [] if has_moved else [pairing.players[ending.seat]]


def _add_bots(connection: Connection, kept: Kept, bots: int, now: int) -> None:
    level = kept.plan.bots
    if not bots or level is None:
        return
    first = len(kept.members) + 1
    rating = bot_rating(pool_of(kept.plan.game, 2), variant_of(kept.plan.options), level)
    members = [
        Member(number, None, level, level, None, rating or STARTING, True, now, now)
        for number in range(first, first + bots)
    ]
    rows.add_members(connection, kept.id, members)


def _any_gone(connection: Connection, kept: Kept, pairings: Sequence[Pairing]) -> bool:
    """Was anybody deleted or banned since they were read? From here on nobody is before the end."""
    numbers = {number for pairing in pairings for number in pairing.players}
    paired = [each for each in kept.members if each.number in numbers and each.is_active]
    out = kept_out(connection, {each.player for each in paired if each.player is not None})
    return bool(out)


def _pair(
    connection: Connection,
    kept: Kept,
    round: int,
    pairings: Sequence[Pairing],
    found: Found,
    new_seed: Callable[[], str],
) -> list[str]:
    members = {each.number: each for each in kept.members}
    seed = new_seed()  # of all tables of a duplicate's round
    games: list[Game] = []
    foundings: list[Founding] = []
    for board, pairing in enumerate(pairings, 1):
        table = None
        if pairing.second is not None:
            own = seed if kept.plan.kind == "duplicate" else new_seed()
            founding = found(kept, members[pairing.first], members[pairing.second], own)
            foundings.append(founding)
            table = founding.setup.id
        games.append(Game(round, board, pairing, table, None))
    writes = [Write(each.setup.id, (), each.summary, each) for each in foundings]
    if writes:
        written(connection, writes)
    rows.add_games(connection, kept.id, games)
    return [each.setup.id for each in foundings]
