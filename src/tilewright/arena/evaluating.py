"""Evaluating: how strong a bot of one's own is, beside bots whose strength is known."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tilewright.arena.ladder import MEASURED, placed
from tilewright.arena.match import play_rotations
from tilewright.arena.results import PairResult, result_of
from tilewright.arena.statistics import Interval, elo_interval, score_interval
from tilewright.arena.tally import Tally
from tilewright.bots.own import OwnMaker, bot_maker
from tilewright.bots.roster import Player, player_of
from tilewright.catalog import make_game
from tilewright.core.bot import Limit, check_limit
from tilewright.core.game import AnyGame
from tilewright.core.playing import ROUND_LIMIT
from tilewright.native import is_available
from tilewright.native.choosing import rules_for
from tilewright.native.judgement import table_of

OWN_LIMIT = Limit(seconds=1.0)  # what a bot of one's own is told that it may spend on a decision
RUNGS = ("beginner", "apprentice", "strong")  # who is met where nobody was named
RUNGS_WITHOUT_CORE = ("random", "greedy")


class Standing(NamedTuple):
    """How a player did against one other."""

    pairs: int  # of games on the same deals
    score: Interval  # its share of the victory
    elo: Interval | None  # its advantage; None with more than two seats
    forfeits: int  # games that it lost by a fault
    fault: str  # the first of them


class Evaluation(NamedTuple):
    """How strong a player is."""

    name: str  # of the player
    table: str  # game and seats, such as azul-2
    against: Mapping[str, Standing]  # by the names of those it met
    rating: Interval | None  # on the ladder, where `beginner` is 0; `str` says why there is none

    def __str__(self) -> str:
        lines = [f"{self.name}, {self.table}"]
        for name, each in self.against.items():
            low, value, high = [f"{100 * share:.1f}" for share in each.score]
            lines.append(f"  against {name}: {value} % ({low} to {high}), {each.pairs} pairs")
            if each.forfeits:
                lines.append(f"    {each.forfeits} games lost by a fault: {each.fault}")
        if self.rating is not None:
            low, value, high = [f"{rating:.0f}" for rating in self.rating]
            lines.append(f"  rating: {value} ({low} to {high}), beginner is 0")
        elif any([name in MEASURED.get(self.table, {}) for name in self.against]):
            lines.append("  no rating: every game against a level was lost by a fault")
        elif self.table in MEASURED:
            lines.append(f"  no rating: for one, meet levels such as {', '.join(RUNGS)}")
        else:
            lines.append(f"  no rating: no ladder was measured for {self.table}")
        return "\n".join(lines)


def evaluate(
    player: str | OwnMaker,
    against: str | Sequence[str] | None = None,
    *,
    game: AnyGame | str = "azul",
    pairs: int = 20,
    seed: int = 0,
    limit: Limit | None = None,
) -> Evaluation:
    """Let a player meet others in pairs of games on the same deals, and place it on the ladder.

    `player` is a player's name (`greedy`, `py:mine:Mine`), or what makes a bot of a game and a
    `Random`: your class, or `policy_maker(policy)` of a learner. `against` names one player or
    several; without it some levels of the ladder. `game` is a game, or the name of one. `limit` is
    what each may spend on a decision where its name tells nothing. It is played here, in one
    process; `tilewright match` plays in many and keeps every game. Errors of the player are faults,
    which lose it the game; a player with nothing but faults has no rating. Raises InvalidOption for
    who does not exist.

    >>> found = evaluate("greedy", against="random", pairs=3)
    >>> round(found.against["random"].score.value, 1), found.rating
    (1.0, None)
    """
    if pairs < 1:
        raise ValueError(f"1 pair or more, not {pairs}")
    if limit is not None:
        check_limit(limit)
    table = make_game(game, {}) if isinstance(game, str) else game
    first = _player(player, limit)
    names = [against] if isinstance(against, str) else list(against or _rungs())
    tallies = {name: _tally(table, first, _player(name, limit), pairs, seed) for name in names}
    label = table_of(table)
    known = MEASURED.get(label, {})
    rated = {name: tally for name, (tally, _) in tallies.items() if name in known}
    # Faults tell nothing of strength: where there is nothing else, there is no rating.
    has_played = any([each.forfeits < each.pairs * table.seats for each in rated.values()])
    results = {name: each.results for name, each in rated.items()}
    rating = placed(results, known) if has_played else None
    standings = {name: _standing(*found, table.seats) for name, found in tallies.items()}
    return Evaluation(first.name, label, standings, rating)


def _rungs() -> tuple[str, ...]:
    return RUNGS if is_available() else RUNGS_WITHOUT_CORE


def _player(player: str | OwnMaker, limit: Limit | None) -> Player:
    if isinstance(player, str):
        found = player_of(player)
        return found if limit is None or "@" in player else found._replace(limit=limit)
    name = getattr(player, "__name__", type(player).__name__)
    return Player(name, bot_maker(player, name), limit or OWN_LIMIT)


def _tally(
    game: AnyGame, first: Player, second: Player, pairs: int, seed: int
) -> tuple[Tally, str]:
    """The results of a match, and the first fault of the first player."""
    tally, fault = Tally(), ""
    rules = rules_for(game)
    for number in range(1, pairs + 1):
        played = play_rotations(rules, first, second, seed, number, ROUND_LIMIT)
        games = tuple([result_of(each, seat) for seat, each in enumerate(played, start=1)])
        tally.add(PairResult(number, games))
        faults = [each.why for each in games if each.forfeited == each.seat]
        fault = fault or (faults[0] if faults else "")
    return tally, fault


def _standing(tally: Tally, fault: str, seats: int) -> Standing:
    elo = elo_interval(tally.results) if seats == 2 else None
    return Standing(tally.pairs, score_interval(tally.results), elo, tally.forfeits, fault)
