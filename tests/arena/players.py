"""Players and matches for the tests of the arena."""

from collections.abc import Callable
from random import Random
from typing import Any

from tilewright.arena.match import Match
from tilewright.bots.random import RandomBot
from tilewright.bots.roster import Player
from tilewright.catalog import make_game
from tilewright.core.bot import Choice, Limit
from tilewright.core.game import AnyGame


class Scripted(RandomBot[Any, Any, Any]):
    """Plays by lot until its turn of a number, from 1; then `act` decides in its stead."""

    def __init__(
        self,
        game: AnyGame,
        rng: Random,
        turn: int,
        act: Callable[[AnyGame], Any],
        closed: list[str],
    ) -> None:
        super().__init__(game, rng)
        self._table = game
        self._turns_left = turn
        self._act = act
        self._closed = closed

    def choose(self, observation: Any, limit: Limit) -> Choice[Any]:
        self._turns_left -= 1
        if self._turns_left == 0:
            return Choice(self._act(self._table), 0.0, 0)
        return super().choose(observation, limit)

    def close(self) -> None:
        self._closed.append("scripted")


def scripted(turn: int, act: Callable[[AnyGame], Any], closed: list[str]) -> Player:
    """A player that does something of its own in its turn of that number."""

    def make(game: AnyGame, rng: Random) -> Scripted:
        return Scripted(game, rng, turn, act, closed)

    return Player("scripted", make, Limit())


def match_of(first: str, second: str, game: str = "azul", seed: int = 0, **options: str) -> Match:
    """A match at a table whose options are not all named."""
    table = make_game(game, options)
    return Match(first, second, game, tuple(table.options.items()), seed)
