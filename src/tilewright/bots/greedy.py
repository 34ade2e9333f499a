"""The greedy bot: the points of this turn, on its own board only."""

from random import Random
from time import monotonic
from typing import Generic

from tilewright.core.bot import Choice, Limit
from tilewright.core.game import CHANCE, ActionT, Game, ObservationT, Seat, StateT

NEAR = 0.5  # points: choices this close to the best are compared by what may follow


class GreedyBot(Generic[StateT, ActionT, ObservationT]):
    """Takes what would score most if the tiling began now.

    Choices that score the same are told apart by what its own next decision would score
    on average, whatever it were: so a line half full is worth more than tiles on the floor.
    """

    name = "greedy"

    def __init__(self, game: Game[StateT, ActionT, ObservationT], rng: Random) -> None:
        self._game = game
        self._rng = rng

    def choose(self, observation: ObservationT, limit: Limit) -> Choice[ActionT]:
        """The action that scores most at once; among equals, the one with the better prospects."""
        began = monotonic()
        game, rng = self._game, self._rng
        state = game.imagine(observation, rng)
        actions = game.legal_actions(state)
        seat = game.actor(state)
        assert isinstance(seat, int)
        if len(actions) == 1 or not limit.allows(0, 0.0):
            return Choice(rng.choice(actions), 0.0, 0)
        before = game.standing(state)[seat]
        after = [game.apply(state, action) for action in actions]
        gains = [game.standing(each)[seat] - before for each in after]
        nodes = len(actions)
        best = max(gains)
        ties = [number for number, gain in enumerate(gains) if gain > best - NEAR]
        rng.shuffle(ties)
        choice, value = ties[0], float("-inf")
        for number in ties if len(ties) > 1 else ():
            if not limit.allows(nodes, monotonic() - began):
                break
            prospect, looked = self._prospect(after[number], seat)
            nodes += looked
            if prospect > value:
                choice, value = number, prospect
        return Choice(actions[choice], float(gains[choice]), nodes)

    def _prospect(self, state: StateT, seat: Seat) -> tuple[float, int]:
        """What the seat's next decision would make of its score on average, and positions seen."""
        game, rng = self._game, self._rng
        round_now = game.round_of(state)
        while (actor := game.actor(state)) != seat or False:
            if actor is None or game.round_of(state) != round_now:
                return float(game.standing(state)[seat]), 1
            chosen = game.sample(state, rng) if actor is CHANCE else rng.choice(game.legal_actions(state))
            state = game.apply(state, chosen)
        actions = game.legal_actions(state)
        total = sum([game.standing(game.apply(state, action))[seat] for action in actions])
        return total / len(actions), len(actions)
