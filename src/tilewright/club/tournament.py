"""What a tournament does next, from all that happened in it: one step at a time, each once."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from tilewright.club import arena, duplicate, swiss
from tilewright.club.plan import Plan, Status
from tilewright.club.play import Entrant, Number, Pairing, Played
from tilewright.club.swiss import Standing

BREAK = 15_000  # milliseconds between two rounds
ARENA_BREAK = 3_000  # milliseconds between two pairings of an arena, so that several are free
FILLED = 16  # entrants up to which bots fill in, or to twice the people if that is more
FEWEST = 2  # who must have entered, or it does not take place


class Tournament(NamedTuple):
    """A tournament as it is."""

    plan: Plan
    status: Status
    round: int  # 0 before the first; an arena counts its pairings
    entrants: Sequence[Entrant]
    games: Sequence[Played]  # of all rounds, in the order in which they were paired
    since: int  # milliseconds since 1970: when it was last stepped on
    free: Mapping[Number, int] = {}  # of an arena: who can play at once, and since when


class Start(NamedTuple):
    """It begins: so many bots fill in."""

    bots: int


class Pair(NamedTuple):
    """A round begins."""

    round: int
    pairings: Sequence[Pairing]


class Finish(NamedTuple):
    """It is over."""


class Cancel(NamedTuple):
    """It does not take place: too few have entered."""


Step: TypeAlias = Start | Pair | Finish | Cancel


def next_step(tournament: Tournament, now: int) -> Step | None:
    """What is due now; None: nothing."""
    plan = tournament.plan
    match tournament.status:
        case "open":
            return _opening(tournament) if now >= plan.starts else None
        case "running" if plan.kind == "arena":
            return _arena_step(tournament, now)
        case "running":
            return _round_step(tournament, now)
    return None


def standings(tournament: Tournament) -> list[Standing]:
    """How everybody stands."""
    entrants, games = tournament.entrants, tournament.games
    match tournament.plan.kind:
        case "swiss":
            return swiss.standings(entrants, games)
        case "arena":
            return arena.standings([each.number for each in entrants], games)
        case "duplicate":
            return duplicate.standings(entrants, games)


def ends(plan: Plan) -> int | None:
    """When an arena ends, in milliseconds since 1970."""
    return plan.starts + plan.minutes * 60_000 if plan.kind == "arena" else None


def _opening(tournament: Tournament) -> Step:
    plan = tournament.plan
    people = len([each for each in tournament.entrants if each.is_active])
    bots = 0
    if plan.bots is not None and people:
        bots = max(0, min(plan.fill, max(FILLED, 2 * people)) - people)
        bots += (people + bots) % 2
    return Start(bots) if people + bots >= FEWEST else Cancel()


def _round_step(tournament: Tournament, now: int) -> Step | None:
    if not all([game.is_over for game in tournament.games]):
        return None
    active = [each for each in tournament.entrants if each.is_active]
    if tournament.round >= tournament.plan.rounds or len(active) < FEWEST:
        return Finish()
    if tournament.round and now < tournament.since + BREAK:
        return None
    pairings = _paired(tournament)
    return Pair(tournament.round + 1, pairings)


def _paired(tournament: Tournament) -> list[Pairing]:
    if tournament.plan.kind == "duplicate":
        return duplicate.next_deal(tournament.entrants, tournament.games)
    return swiss.next_round(tournament.entrants, tournament.games)


def _arena_step(tournament: Tournament, now: int) -> Step | None:
    end = ends(tournament.plan)
    assert end is not None
    if now >= end:
        return Finish()
    if tournament.round and now < tournament.since + ARENA_BREAK:
        return None
    free = [
        arena.Free(each.number, each.rating, tournament.free[each.number])
        for each in tournament.entrants
        if each.is_active and each.number in tournament.free
    ]
    totals = {each.number: each.total for each in standings(tournament)}
    pairings = arena.next_pairings(free, tournament.games, totals)
    return Pair(tournament.round + 1, pairings) if pairings else None
