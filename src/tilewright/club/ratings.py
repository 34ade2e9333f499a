"""Ratings: one pool for each game and number of seats, in which people and bots are compared.

Every rated game is a period of its own (Glicko-2), in which each seat is compared with each other
one by their places. What is kept is rounded, so that it can be computed again exactly.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from tilewright.arena.ladder import MEASURED
from tilewright.club.glicko import MIDDLE, Opponent, Strength, after_games, after_periods

PERIOD = 5 * 86_400_000  # milliseconds without a game that count like a game without news
MOST_DEVIATION = 350.0
LEAST_DEVIATION = 45.0  # below it, a rating would hardly follow who gets better
PROVISIONAL = 110.0  # a rating with a larger deviation is shown as provisional
KEPT = 6  # decimals

# The level in the middle of the ladder is the middle of the ratings; the rest was measured.
ANCHOR = "skilled"
BOT_DEVIATION = 30.0

BOTS: Mapping[str, Mapping[str, float]] = MappingProxyType(
    {
        pool: MappingProxyType(
            {level: MIDDLE + elo - ladder[ANCHOR] for level, elo in ladder.items()}
        )
        for pool, ladder in MEASURED.items()
    }
)


class Rating(NamedTuple):
    """Somebody's strength in a pool, after so many games, the last of which ended then."""

    strength: Strength = Strength()
    games: int = 0
    changed: int = 0  # milliseconds since 1970

    def at(self, now: int) -> Strength:
        """The strength at a time: the longer ago the last game was, the less certain it is."""
        if not self.games:
            return self.strength
        grown = after_periods(self.strength, max(0, now - self.changed) / PERIOD)
        return grown._replace(deviation=min(grown.deviation, MOST_DEVIATION))


class Contender(NamedTuple):
    """A seat of a rated game: a player or a bot, and their place."""

    player: str | None
    level: str | None  # of a bot
    place: int


def pool_of(game: str, seats: int) -> str:
    """The pool in which a game of so many seats counts.

    >>> pool_of("azul", 3), pool_of("duel", 2)
    ('azul-3', 'duel')
    """
    return game if game == "duel" else f"{game}-{seats}"


def is_provisional(deviation: float) -> bool:
    """Is a rating too uncertain to be told without a sign of it?"""
    return deviation > PROVISIONAL


def bot_rating(pool: str, options: str, level: str) -> float | None:
    """The rating of a level, where it was measured: in Azul with the coloured wall alone."""
    return None if options else BOTS.get(pool, {}).get(level)


def is_comparable(pool: str, options: str, contenders: Sequence[Contender]) -> bool:
    """Can a game change ratings: is every person a player of their own, with somebody to meet?"""
    players = [each.player for each in contenders if each.level is None]
    if None in players or len({*players}) < len(players) or not players:
        return False
    known = [
        each
        for each in contenders
        if each.level is None or bot_rating(pool, options, each.level) is not None
    ]
    return len(known) > 1


def rated(
    pool: str,
    options: str,
    contenders: Sequence[Contender],
    before: Mapping[str, Rating],
    ended: int,
) -> dict[str, Rating]:
    """The ratings of all players of a game after it; who has none before starts in the middle."""
    strengths = [_strength(pool, options, each, before, ended) for each in contenders]
    found: dict[str, Rating] = {}
    for mine, strength in zip(contenders, strengths, strict=True):
        if mine.player is None or strength is None:
            continue
        met = [
            Opponent(theirs.rating, theirs.deviation, _score(mine.place, other.place))
            for other, theirs in zip(contenders, strengths, strict=True)
            if other is not mine and theirs is not None
        ]
        after = _kept(after_games(strength, met))
        games = before.get(mine.player, Rating()).games + 1
        found[mine.player] = Rating(after, games, ended)
    return found


def _strength(
    pool: str, options: str, contender: Contender, before: Mapping[str, Rating], ended: int
) -> Strength | None:
    """How strong a seat was when the game ended; None of a bot that was not measured."""
    if contender.player is not None:
        return before.get(contender.player, Rating()).at(ended)
    rating = bot_rating(pool, options, contender.level or "")
    return None if rating is None else Strength(rating, BOT_DEVIATION)


def _score(mine: int, other: int) -> float:
    return 0.5 if mine == other else float(mine < other)


def _kept(strength: Strength) -> Strength:
    """As it is kept: rounded, and never quite certain."""
    deviation = min(max(strength.deviation, LEAST_DEVIATION), MOST_DEVIATION)
    return Strength(
        round(strength.rating, KEPT), round(deviation, KEPT), round(strength.volatility, 9)
    )
