"""The greedy bot: the points of this turn, on its own board only."""

from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import Generic

from tilewright.core.bot import Choice, Limit
from tilewright.core.game import CHANCE, ActionT, Game, ObservationT, Seat, StateT


class GreedyBot(Generic[StateT, ActionT, ObservationT]):
    """Does what would score most if the tiling began now.

    Choices that score the same are told apart by what its own next decision would score
    on average, whatever it were: so a line half full is worth more than tiles on the floor.
    """

    name = "greedy"

    def __init__(self, game: Game[StateT, ActionT, ObservationT], rng: Random) -> None:
        self._game = game
        self._rng = rng

    def choose(self, observation: ObservationT, limit: Limit) -> Choice[ActionT]:
        """The action that scores most at once; among equals, the one with the best prospect."""
        began = monotonic()
        game = self._game
        state = game.imagine(observation, self._rng)
        seat = game.actor(state)
        assert isinstance(seat, int)
        actions = list(game.legal_actions(state))
        self._rng.shuffle(actions)
        if limit.nodes is not None:
            del actions[max(1, limit.nodes) :]
        if len(actions) == 1 or not limit.allows(len(actions), 0.0):
            return Choice(actions[0], 0.0, 0)
        after = [game.apply(state, action) for action in actions]
        scores = self._standings(after, seat)
        best = max(scores)
        equals = [number for number, score in enumerate(scores) if score == best]
        choice, highest, nodes = equals[0], float("-inf"), len(actions)
        for number in equals if len(equals) > 1 else ():
            following = self._following(after[number], seat)
            if not limit.allows(nodes + len(following), monotonic() - began):
                break
            nodes += len(following)
            prospect = sum(self._standings(following, seat)) / len(following)
            if prospect > highest:
                choice, highest = number, prospect
        return Choice(actions[choice], float(best - game.standing(state)[seat]), nodes)

    def stop(self) -> None:
        """It never thinks for long."""

    def close(self) -> None:
        """It holds nothing."""

    def _following(self, state: StateT, seat: Seat) -> Sequence[StateT]:
        """What each of the seat's next choices in this round would lead to.

        Until then the others are played by lot, like chance.
        """
        game, rng, this_round = self._game, self._rng, self._game.round_of(state)
        while (actor := game.actor(state)) != seat:
            if actor is None or game.round_of(state) != this_round:
                return [state]
            if actor is CHANCE:
                state = game.apply(state, game.sample(state, rng))
            else:
                state = game.apply(state, rng.choice(game.legal_actions(state)))
        return [game.apply(state, action) for action in game.legal_actions(state)]

    def _standings(self, states: Sequence[StateT], seat: Seat) -> Sequence[int]:
        return [self._game.standing(state)[seat] for state in states]
