"""What decides the luck of a table: its seed and the place, or deals that several tables share."""

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any, TypeAlias

from tilewright.core.game import AnyGame


class OwnChance:
    """The luck of a table of its own: it follows from the seed and the number of moves before."""

    def __init__(self, seed: str, moves: int) -> None:
        self._seed = seed
        self._moves = moves

    def draw(self, game: AnyGame, state: Any) -> Any:
        """What chance does in a state where it acts."""
        action = game.sample(state, Random(f"{self._seed}/{self._moves}"))
        self._moves += 1
        return action


class SharedChance:
    """The luck of tables that share their deals: the third deal is the same at all of them.

    Events are counted by kind, whatever else was drawn or turned up before; so all tables see the
    same tiles as long as their bags agree.
    """

    def __init__(self, seed: str, drawn: Iterable[Any]) -> None:
        self._seed = seed
        self._events = Counter([type(action).__name__ for action in drawn])

    def draw(self, game: AnyGame, state: Any) -> Any:
        """What chance does in a state where it acts."""
        kind = type(game.sample(state, Random(0))).__name__  # a state has one kind of event
        self._events[kind] += 1
        return game.sample(state, Random(f"{self._seed}/{kind}/{self._events[kind]}"))


Chance: TypeAlias = OwnChance | SharedChance
