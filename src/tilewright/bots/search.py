"""The search bots: they look ahead in the fast core, within the limit they are given.

`search` judges positions by what was learned, `classic` by weights of features.
"""

from random import Random
from typing import TYPE_CHECKING, Any

from tilewright.core.bot import Choice, Limit
from tilewright.core.game import AnyGame
from tilewright.native.engine import Engine
from tilewright.native.judgement import CLASSIC, LEARNED, judgement_of
from tilewright.native.loading import require

if TYPE_CHECKING:
    from tilewright.native._native import Report

DEFAULT = Limit(nodes=20_000)  # where no limit was named


class Thinker:
    """Rates the choices of a seat by search.

    `judgement` names what it thinks that positions are worth: `learned` or `classic`.
    The same observation, limit of nodes and seed give the same ratings, whatever came before.
    """

    def __init__(self, game: AnyGame, rng: Random, judgement: str) -> None:
        require()
        from tilewright.native._native import Search

        self.engine = game if isinstance(game, Engine) else Engine(game)
        self._search = Search(self.engine.core, judgement_of(self.engine, judgement))
        self._seed = rng.getrandbits(64)
        # The last observation, for a decision asks for its luck twice.
        self._encoded: tuple[Any, str] = (None, "")

    def luck(self, observation: Any) -> Random:
        """The source of luck at an observation."""
        if self._encoded[0] is not observation:
            self._encoded = observation, self.engine.encoding.encode(observation).hex()
        return Random(f"{self._seed}/{self._encoded[1]}")

    def ratings(
        self, observation: Any, limit: Limit, regret: float = 0.0, beyond: bool = True
    ) -> "Report":
        """Everything that the seat in turn may do, rated, the best first, at any limit.

        Each of the report's `moves` has an `id`, a `value`, the `depth` it was looked at, and
        `is_exact`: what is worse than the best by less than
        `regret` has an exact value, the others may have an upper bound. A greater `regret` looks
        less deep with the same limit.

        `beyond`: a round that was seen to its end is also looked at beyond it, by sampled deals.
        """
        state = self.engine.imagine(observation, self.luck(observation))
        return self._search.think(state, limit.nodes, limit.seconds, regret, self._seed, beyond)

    def stop(self) -> None:
        """Let a thought in another thread end at once with what it has found."""
        self._search.stop()


class SearchBot:
    """Does what the search rates best."""

    name = "search"
    judgement = LEARNED

    def __init__(self, game: AnyGame, rng: Random) -> None:
        self._thinker = Thinker(game, rng, self.judgement)

    def choose(self, observation: Any, limit: Limit) -> Choice[Any]:
        """The best action found; its value is a share of the win, from 0 to 1."""
        report = self._thinker.ratings(observation, DEFAULT if limit == Limit() else limit)
        best = report.moves[0]
        return Choice(self._thinker.engine.notation.action_of(best.id), best.value, report.nodes)

    def stop(self) -> None:
        """Let a `choose` in another thread answer at once."""
        self._thinker.stop()

    def close(self) -> None:
        """It holds nothing but memory."""


class ClassicBot(SearchBot):
    """The same search with the judgement that it had before it learned, for comparison."""

    name = "classic"
    judgement = CLASSIC
