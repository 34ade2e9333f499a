"""The chance of a pair: all its games see the same draws, as long as their bags agree."""

from collections import Counter
from random import Random
from typing import Any

from tilewright.core.game import AnyGame


def luck(seed: int, pair: int, kind: str, number: int) -> Random:
    """The generator of one event of chance: the kind's number, from 1, in a game of that pair.

    >>> luck(0, 7, "Deal", 3).random() == luck(0, 7, "Deal", 3).random()
    True
    """
    return Random(f"{seed}/{pair}/{kind}/{number}")


class Dealer:
    """Chance at one table of a pair.

    Events are counted by kind: so the third deal is the same in two games, whatever else was drawn
    or turned up before it in one of them.
    """

    def __init__(self, seed: int, pair: int) -> None:
        self._seed = seed
        self._pair = pair
        self._events = Counter[str]()

    def draw(self, game: AnyGame, state: Any) -> Any:
        """What chance does in a state where it acts."""
        kind = type(game.sample(state, Random(0))).__name__  # a state has one kind of event
        self._events[kind] += 1
        return game.sample(state, luck(self._seed, self._pair, kind, self._events[kind]))
