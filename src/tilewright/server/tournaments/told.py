"""What is told of a tournament, to a player and to anybody else."""

from collections.abc import Set
from typing import Annotated

from msgspec import Meta, Struct

from tilewright.club.duplicate import compared, finished_deals
from tilewright.club.plan import Kind, Plan, Status
from tilewright.club.tournament import ends, standings
from tilewright.server.tournaments.rows import Game, Kept, Listed, Member
from tilewright.tables.commands import ClockWanted, GameName, Name, OptionName, OptionText, Token


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """Take part. The token is a secret of your own choice: it will open all your seats."""

    token: Token
    name: Name | None = None  # None: the name of the player


class TournamentListed(Struct, frozen=True):
    """A tournament in the list."""

    tournament: str
    name: str
    kind: Kind
    game: GameName
    options: dict[OptionName, OptionText]
    clock: ClockWanted
    status: Status
    starts: int  # milliseconds since 1970
    round: int
    rounds: int
    minutes: int  # of an arena
    entrants: int
    rated: bool
    entered: bool  # you take part


class TournamentList(Struct, frozen=True):
    """Tournaments: those that are not over by their start, then the others, the last made first."""

    tournaments: list[TournamentListed]


class EntrantTold(Struct, frozen=True):
    """Somebody who takes part, and how they stand."""

    number: int
    name: str
    player: str | None  # the id, if their page can be seen
    level: str | None  # of a bot
    rating: int
    active: bool
    place: int
    total: Annotated[
        int, Meta(description="A game won is 2, a tie 1; of a duplicate match points.")
    ]
    tie_break: list[int]


class RoundGame(Struct, frozen=True):
    """A game of a round; a bye has no second."""

    round: int
    board: int
    first: int  # numbers of entrants
    second: int | None
    over: bool
    table: str | None  # None: nobody may look yet, or a bye
    counts: list[int] | None
    points: list[int] | None


class ComparedTold(Struct, frozen=True):
    """What somebody made of a deal, beside all others on the same seat."""

    number: int
    seat: int | None  # 0: who began
    points: int | None
    match_points: int
    difference: float | None  # to the mean of the others


class DealTold(Struct, frozen=True):
    """A deal of a duplicate that is over at all tables."""

    deal: int
    results: list[ComparedTold]


class TournamentTold(Struct, frozen=True):
    """A tournament as it is."""

    tournament: str
    plan: Plan
    status: Status
    round: int
    ends: int | None  # of an arena, in milliseconds since 1970
    entrants: list[EntrantTold]  # in the order of their places
    games: list[RoundGame]
    deals: list[DealTold]
    you: int | None  # your number
    active: bool  # you take part
    table: str | None  # at which you play now: the token that you entered with opens your seat


def listed(found: Listed) -> TournamentListed:
    """A tournament as it is listed."""
    plan = found.plan
    return TournamentListed(
        tournament=found.id,
        name=plan.name,
        kind=plan.kind,
        game=plan.game,
        options=plan.options,
        clock=plan.clock,
        status=found.status,  # type: ignore[arg-type]
        starts=plan.starts,
        round=found.round,
        rounds=plan.rounds,
        minutes=plan.minutes,
        entrants=found.people,
        rated=plan.rated,
        entered=found.is_mine,
    )


def told(kept: Kept, shown: Set[str], player: str | None, now: int) -> TournamentTold:
    """A tournament as a player, or anybody, may see it; `shown` are those whose pages can be."""
    tournament = kept.tournament(now)
    own = kept.member(player)
    members = {each.number: each for each in kept.members}
    entrants = [
        EntrantTold(
            number=each.number,
            name=members[each.number].name,
            player=_page(members[each.number], shown),
            level=members[each.number].level,
            rating=round(members[each.number].rating),
            active=members[each.number].is_active,
            place=each.place,
            total=each.total,
            tie_break=list(each.tie_break),
        )
        for each in standings(tournament)
    ]
    mine = [
        game.table
        for game in kept.games
        if own is not None and own.number in game.pairing.players and not game.played.is_over
    ]
    return TournamentTold(
        tournament=kept.id,
        plan=kept.plan,
        status=kept.status,  # type: ignore[arg-type]
        round=kept.round,
        ends=ends(kept.plan),
        entrants=entrants,
        games=_games(kept),
        deals=_deals(kept),
        you=None if own is None else own.number,
        active=own is not None and own.is_active,
        table=mine[-1] if mine else None,
    )


def _page(member: Member, shown: Set[str]) -> str | None:
    return member.player if member.player in shown else None


def _games(kept: Kept) -> list[RoundGame]:
    open_rounds = {game.round for game in kept.games if not game.played.is_over}
    return [_game(kept, game, game.round in open_rounds) for game in kept.games]


def _game(kept: Kept, game: Game, is_open: bool) -> RoundGame:
    """A game; of a duplicate nothing is told as long as its deal is played anywhere."""
    is_sealed = is_open and kept.plan.kind == "duplicate"
    outcome = None if is_sealed else game.outcome
    return RoundGame(
        round=game.round,
        board=game.board,
        first=game.pairing.first,
        second=game.pairing.second,
        over=game.played.is_over,
        table=None if is_sealed else game.table,
        counts=None if outcome is None else list(outcome.counts),
        points=None if outcome is None or outcome.points is None else list(outcome.points),
    )


def _deals(kept: Kept) -> list[DealTold]:
    if kept.plan.kind != "duplicate":
        return []
    games = [game.played for game in kept.games]
    return [
        DealTold(number, [ComparedTold(*result) for result in compared(deal)])
        for number, deal in sorted(finished_deals(games).items())
    ]
