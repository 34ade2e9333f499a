"""Players that fail in every game: a match in which nobody would learn anything is stopped."""

from collections import Counter

from tilewright.arena.match import Match
from tilewright.arena.results import PairResult
from tilewright.core.errors import GameError
from tilewright.core.words import sentence

MOST = 10  # games that a player may lose by a fault at the beginning, one after the other


class KeepsFailing(GameError):
    """A player has lost its first games by a fault, MOST in a row."""

    def __init__(self, player: str, pair: int, why: str) -> None:
        super().__init__(player, pair, why)
        self.player = player
        self.pair = pair  # of its first failure
        self.why = why

    def __str__(self) -> str:
        return sentence(
            "say-match-failing", player=self.player, count=MOST, pair=self.pair, why=self.why
        )


class Failures:
    """The failures of players that have not yet played a game to its end."""

    def __init__(self) -> None:
        self._first: dict[str, tuple[int, str]] = {}  # by player: the pair, and what went wrong
        self._count = Counter[str]()
        self._proven: set[str] = set()  # who has played a game to its end

    def look(self, match: Match, result: PairResult) -> None:
        """Take in a pair that was played now; raises KeepsFailing."""
        for game in result.games:
            if game.forfeited is None:
                self._proven |= {match.first, match.second}
                continue
            player = match.first if game.forfeited == game.seat else match.second
            self._first.setdefault(player, (result.number, game.why))
            self._count[player] += 1
            if player not in self._proven and self._count[player] >= MOST:
                raise KeepsFailing(player, *self._first[player])
