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

# The ladder before the levels were fitted to what was learned. Results of that time do not tell how
# strong a bot was.
FIRST_MEASURED: Mapping[str, Mapping[str, int]] = {
    "azul-2": {
        "beginner": 0,
        "casual": 174,
        "apprentice": 333,
        "skilled": 529,
        "strong": 719,
        "expert": 901,
        "master": 1100,
        "grandmaster": 1319,
    },
    "duel": {
        "beginner": 0,
        "casual": 177,
        "apprentice": 328,
        "skilled": 539,
        "strong": 766,
        "expert": 925,
        "master": 1098,
        "grandmaster": 1253,
    },
}


def _anchored(
    ladders: Mapping[str, Mapping[str, int]],
) -> Mapping[str, Mapping[str, float]]:
    return MappingProxyType(
        {
            pool: MappingProxyType(
                {level: MIDDLE + elo - ladder[ANCHOR] for level, elo in ladder.items()}
            )
            for pool, ladder in ladders.items()
        }
    )


BOTS = _anchored(MEASURED)
FIRST_BOTS = _anchored(FIRST_MEASURED)


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
    rating: float | None = None  # of a bot that was measured, when the game ended


def pool_of(game: str, seats: int) -> str:
    """The pool in which a game of so many seats counts.

    >>> pool_of("azul", 3), pool_of("duel", 2)
    ('azul-3', 'duel')
    """
    return game if game == "duel" else f"{game}-{seats}"


def variant_of(options: Mapping[str, str]) -> str:
    """What besides the number of seats makes it another game: `gray`, or "".

    >>> variant_of({"wall": "gray"}), variant_of({"wall": "coloured"}), variant_of({})
    ('gray', '', '')
    """
    wall = options.get("wall", "coloured")
    return "" if wall == "coloured" else wall


def is_provisional(deviation: float) -> bool:
    """Is a rating too uncertain to be told without a sign of it?"""
    return deviation > PROVISIONAL


def bot_rating(pool: str, options: str, level: str) -> float | None:
    """The rating of a level, where it was measured: in Azul with the coloured wall alone."""
    return None if options else BOTS.get(pool, {}).get(level)


def first_rating(pool: str, options: str, level: str) -> float | None:
    """The rating of a level in results that do not tell it."""
    return None if options else FIRST_BOTS.get(pool, {}).get(level)


def is_comparable(contenders: Sequence[Contender]) -> bool:
    """Can a game change ratings: is every person a player of their own, with somebody to meet?"""
    players = [each.player for each in contenders if each.level is None]
    if None in players or len({*players}) < len(players) or not players:
        return False
    known = [each for each in contenders if each.level is None or each.rating is not None]
    return len(known) > 1


def rated(
    contenders: Sequence[Contender], before: Mapping[str, Rating], ended: int
) -> dict[str, Rating]:
    """The ratings of all players of a game after it; who has none before starts in the middle."""
    strengths = [_strength(each, before, ended) for each in contenders]
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


def _strength(contender: Contender, before: Mapping[str, Rating], ended: int) -> Strength | None:
    """How strong a seat was when the game ended; None of a bot that was not measured."""
    if contender.player is not None:
        return before.get(contender.player, Rating()).at(ended)
    return None if contender.rating is None else Strength(contender.rating, BOT_DEVIATION)


def _score(mine: int, other: int) -> float:
    return 0.5 if mine == other else float(mine < other)


def _kept(strength: Strength) -> Strength:
    """As it is kept: rounded, and never quite certain."""
    deviation = min(max(strength.deviation, LEAST_DEVIATION), MOST_DEVIATION)
    return Strength(
        round(strength.rating, KEPT), round(deviation, KEPT), round(strength.volatility, 9)
    )
