"""Tally: the results of many pairs, counted; and the sequential test, taken in their order."""

from collections import Counter
from collections.abc import Iterable, Mapping

from tilewright.arena.results import PairResult
from tilewright.arena.statistics import Sprt, log_likelihood_ratio
from tilewright.core.record import BROKEN_OFF

HALVES = (0.0, 0.25, 0.5, 0.75, 1.0)  # what a pair of two games can score


class Tally:
    """The results of pairs so far, from the first player's side."""

    def __init__(self, results: Iterable[PairResult] = ()) -> None:
        self.pairs = 0
        self.results = Counter[float]()  # how many pairs had each score
        self.wins = self.draws = self.losses = 0  # of games; a draw is any shared victory
        self.broken_off = 0  # games, which count as drawn
        self.forfeits = 0  # games that the first player lost by a fault
        self.other_forfeits = 0  # games that the second player lost by a fault
        for result in results:
            self.add(result)

    def add(self, result: PairResult) -> None:
        """Count one more pair."""
        self.pairs += 1
        self.results[result.score] += 1
        for game in result.games:
            self.wins += game.share == 1
            self.losses += game.share == 0
            self.draws += 0 < game.share < 1
            self.broken_off += game.ended == BROKEN_OFF
            self.forfeits += game.forfeited == game.seat
            self.other_forfeits += game.forfeited not in (None, game.seat)


class Verdict:
    """A sequential test of a match of two seats.

    It looks at the pairs one by one in the order of their numbers, and never beyond the one that
    decided it: so the verdict does not depend on which pair was played first.
    """

    def __init__(self, test: Sprt) -> None:
        self.test = test
        self.passed: bool | None = None  # None: not decided yet
        self.pairs = 0  # looked at
        self._results = dict.fromkeys(HALVES, 0)

    @property
    def ratio(self) -> float:
        """The log-likelihood ratio of the pairs looked at."""
        return log_likelihood_ratio(self._results, self.test.elo0, self.test.elo1)

    def look(self, results: Mapping[int, PairResult], pairs: int) -> None:
        """Take in what follows, up to that many pairs, while it is there and still needed."""
        while self.passed is None and self.pairs < pairs and self.pairs + 1 in results:
            self.pairs += 1
            self._results[results[self.pairs].score] += 1
            self.passed = self.test.verdict(self._results)
