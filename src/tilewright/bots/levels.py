"""The levels for people: bots that play worse than they could, but never foolishly.

A level looks ahead with its own budget, keeps the choices whose regret (how much worse they are
than the best it found) is bounded, and takes the one among them that suits its taste: the better,
the likelier. The taste is stable: the same table and seed, the same choice. No level drops tiles
to the floor of its own will where something as good can be done; from FIRST_TO_SEE_WINS on no level
misses a win that it has proven.

All of them judge by what was learned, as `search` does.
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
from tilewright.native.judgement import LEARNED

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


# From the weakest to the strongest; fitted by tools/levels.py, and measured in docs/strength.md.
LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        "beginner": Level(Foresight(100, 0.12), Foresight(60, 0.145)),
        "casual": Level(Foresight(180, 0.088), Foresight(100, 0.105)),
        "apprentice": Level(Foresight(350, 0.064), Foresight(180, 0.097)),
        "skilled": Level(Foresight(700, 0.045), Foresight(350, 0.077)),
        "strong": Level(Foresight(1_500, 0.03), Foresight(700, 0.061)),
        "expert": Level(Foresight(4_000, 0.017), Foresight(1_400, 0.041)),
        "master": Level(Foresight(8_000, 0.008), Foresight(3_000, 0.025)),
        "grandmaster": Level(Foresight(20_000, 0.0), Foresight(8_000, 0.0)),
        "champion": Level(Foresight(90_000, 0.0), Foresight(40_000, 0.0)),
        "legend": Level(Foresight(900_000, 0.0), Foresight(250_000, 0.0)),
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
        self._thinker = Thinker(game, rng, LEARNED)
        self.foresight: Foresight = getattr(LEVELS[name], game.name)
        self._sees_wins = list(LEVELS).index(name) >= list(LEVELS).index(FIRST_TO_SEE_WINS)

    def choose(self, observation: Any, limit: Limit) -> Choice[Any]:
        """An action that is good enough; the limit can only shorten the level's own thought."""
        nodes, regret = self.foresight
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
