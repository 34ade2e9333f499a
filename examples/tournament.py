"""A tournament among bots of one's own, each against each: `tournament.py [PAIRS] [GAME]`.

    python examples/tournament.py 20 azul
    tilewright ladder greedy py:tournament:Careful --pairs 20   # the same, in this folder

Copy it, and put your own classes beside these. All cores play; the table at the end is in Elo.
"""

import sys
from itertools import combinations
from random import Random
from typing import Any

from tilewright import AnyGame, make_game
from tilewright.arena.match import Match
from tilewright.arena.ratings import ratings
from tilewright.arena.tally import Tally
from tilewright.arena.workers import cores, play_here
from tilewright.core.bot import Limit


class Hasty:
    """Does anything that is legal."""

    def __init__(self, game: AnyGame, rng: Random) -> None:
        self.game, self.rng = game, rng

    def choose(self, observation: Any, limit: Limit) -> int:
        """The id of a move; what it thinks about is a state that fits what its seat sees."""
        state = self.game.imagine(observation, self.rng)
        return self.rng.choice(self.game.legal_ids(state))


class Tidy(Hasty):
    """Does what brings most if the round ended now."""

    def choose(self, observation: Any, limit: Limit) -> int:
        """The move that gains most."""
        state = self.game.imagine(observation, self.rng)
        return max(self.gains(state))[1]

    def gains(self, state: Any) -> list[tuple[float, int]]:
        """What each legal move gains at once, and its id."""
        ids = self.game.legal_ids(state)
        return [*zip(self.game.telling.gains(state, ids), ids, strict=True)]


class Careful(Tidy):
    """Thinks of what it leaves to the next seat, too."""

    def choose(self, observation: Any, limit: Limit) -> int:
        """Of the moves that gain most, the one after which the other one gains least."""
        state = self.game.imagine(observation, self.rng)
        best = sorted(self.gains(state), reverse=True)[:8]
        return max([(gain - self.left(state, number), number) for gain, number in best])[1]

    def left(self, state: Any, number: int) -> float:
        """The most that the next seat gains after a move."""
        after, game = self.game.apply(state, number), self.game
        if not game.legal_ids(after) or game.actor(after) == game.actor(state):
            return 0.0
        return max(self.gains(after))[0]


BOTS = ("py:tournament:Hasty", "py:tournament:Tidy", "py:tournament:Careful", "greedy")


def main(pairs: str = "20", name: str = "azul") -> None:
    """Let all bots meet in pairs of games on the same deals, and print their ratings."""
    options = tuple(make_game(name, {}).options.items())
    matches = [Match(one, other, name, options, seed=7) for one, other in combinations(BOTS, 2)]
    tallies = {match: Tally() for match in matches}
    tasks = [(match, number) for match in matches for number in range(1, int(pairs) + 1)]
    for done, (match, result) in enumerate(play_here(cores(), tasks), start=1):
        tallies[match].add(result)
        print(f"\r{done} of {len(tasks)} pairs", end="", file=sys.stderr)
    print(file=sys.stderr)
    results = {(match.first, match.second): tally.results for match, tally in tallies.items()}
    for bot, elo in sorted(ratings(results, BOTS[0]).items(), key=lambda each: -each[1].value):
        print(f"{bot:24}{elo.value:6.0f} Elo ({elo.low:.0f} to {elo.high:.0f})")


if __name__ == "__main__":
    main(*sys.argv[1:])
