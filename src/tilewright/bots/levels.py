"""The levels for people: bots that play worse than they could, but never foolishly.

A level looks ahead with its own budget, keeps the choices whose regret (how much worse they are
than the best it found) is bounded, and takes the one among them that suits its taste: the better,
the likelier. The taste is stable: the same table and seed, the same choice. No level drops tiles
to the floor of its own will where something as good can be done; from FIRST_TO_SEE_WINS on no level
misses a win that it has proven.

The highest levels judge by what was learned, where the strength of the search is; the others by the
weights that they were fitted with.
"""

from collections.abc import Mapping, Sequence
from math import exp
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from tilewright.azul.actions import FLOOR, Take
from tilewright.bots.search import Thinker
from tilewright.core.bot import Choice, Limit
from tilewright.core.game import AnyGame
from tilewright.duel.actions import BROKEN, TakeMoon, TakeSun
from tilewright.native.judgement import CLASSIC, LEARNED

if TYPE_CHECKING:
    from tilewright.native._native import Rated as Rating

CERTAIN = 0.94  # a proven value above this is a win: the rest is for the lead in points


class Foresight(NamedTuple):
    """How far a level looks, and how much worse than its best it may do."""

    nodes: int  # positions for each decision
    regret: float  # the share of the win that a choice may be worse by


class Level(NamedTuple):
    """What a level is in each game."""

    azul: Foresight
    duel: Foresight
    judgement: str = CLASSIC  # by which it knows what positions are worth


# From the weakest to the strongest; neighbours are measured in docs/strength.md.
LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        "beginner": Level(Foresight(110, 0.093), Foresight(110, 0.081)),
        "casual": Level(Foresight(200, 0.068), Foresight(200, 0.064)),
        "apprentice": Level(Foresight(500, 0.055), Foresight(450, 0.053)),
        "skilled": Level(Foresight(1_100, 0.036), Foresight(1_200, 0.039)),
        "strong": Level(Foresight(2_500, 0.025), Foresight(3_500, 0.028)),
        "expert": Level(Foresight(6_500, 0.017), Foresight(10_000, 0.0205)),
        "master": Level(Foresight(25_000, 0.011), Foresight(26_000, 0.0105)),
        "grandmaster": Level(Foresight(200_000, 0.0), Foresight(80_000, 0.0)),
        "champion": Level(Foresight(40_000, 0.0), Foresight(20_000, 0.0), LEARNED),
        "legend": Level(Foresight(600_000, 0.0), Foresight(160_000, 0.0), LEARNED),
    }
)
FIRST_TO_SEE_WINS = "skilled"


class Rated(NamedTuple):
    """An action and the share of the win it is worth."""

    action: Any
    value: float


class LevelBot:
    """Plays as well as its level."""

    def __init__(self, name: str, game: AnyGame, rng: Random) -> None:
        self.name = name
        self._thinker = Thinker(game, rng, LEVELS[name].judgement)
        self._foresight: Foresight = getattr(LEVELS[name], game.name)
        self._sees_wins = list(LEVELS).index(name) >= list(LEVELS).index(FIRST_TO_SEE_WINS)

    def choose(self, observation: Any, limit: Limit) -> Choice[Any]:
        """An action that is good enough; the limit can only shorten the level's own thought."""
        nodes, regret = self._foresight
        if limit.nodes is not None:
            nodes = min(nodes, limit.nodes)
        within = Limit(nodes, limit.seconds)
        report = self._thinker.ratings(observation, within, regret)
        action_of = self._thinker.engine.notation.action_of
        near = within_regret(report.moves, regret)
        candidates = without_drops([Rated(action_of(each.id), each.value) for each in near])
        if self._sees_wins and report.proof == "game":
            candidates = with_wins_only(candidates)
        chosen = tasted(candidates, regret, self._thinker.luck(observation))
        return Choice(chosen.action, chosen.value, report.nodes)

    def stop(self) -> None:
        """Let a `choose` in another thread answer at once."""
        self._thinker.stop()

    def close(self) -> None:
        """It holds nothing but memory."""


def within_regret(moves: Sequence["Rating"], regret: float) -> Sequence["Rating"]:
    """The best choice, and those that are known to be worse by `regret` at most."""
    least = moves[0].value - regret
    return [moves[0], *[each for each in moves[1:] if each.is_exact and each.value >= least]]


def without_drops(rated: Sequence[Rated]) -> Sequence[Rated]:
    """The choices without drops to the floor, but for those that are better than all others."""
    others = [each.value for each in rated if not is_drop(each.action)]
    best = max(others, default=-1.0)
    return [each for each in rated if each.value > best or not is_drop(each.action)]


def with_wins_only(rated: Sequence[Rated]) -> Sequence[Rated]:
    """The winning choices if there are any, else all; their values must be proven."""
    return [each for each in rated if each.value > CERTAIN] or rated


def tasted(rated: Sequence[Rated], regret: float, luck: Random) -> Rated:
    """One of the choices, the likelier the better it is."""
    if len(rated) == 1 or regret == 0:
        return rated[0]
    best = max(each.value for each in rated)
    weights = [exp(-2 * (best - each.value) / regret) for each in rated]
    return luck.choices(rated, weights)[0]


def is_drop(action: Any) -> bool:
    """Does an action put all the tiles taken on the floor, or break them (AZ-3.6, DU-5.8)?"""
    match action:
        case Take(line=line):
            return bool(line == FLOOR)
        case TakeSun(line=line) | TakeMoon(line=line):
            return bool(line == BROKEN)
    return False
