"""The greedy bot: the points of this turn, on its own board only."""

from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import Any, Generic

from tilewright.core.bot import Choice, Limit
from tilewright.core.game import AnyGame, Game
from tilewright.core.rules import CHANCE, ActionT, ObservationT, StateT
from tilewright.core.seat import Seat
from tilewright.native.choosing import rules_for


class GreedyBot(Generic[StateT, ActionT, ObservationT]):
    """Does what would score most if the tiling began now.

    Choices that score the same are told apart by what its own next decision would score
    on average, whatever it were: so a line half full is worth more than tiles on the floor.
    """

    name = "greedy"

    def __init__(self, game: Game[StateT, ActionT, ObservationT], rng: Random) -> None:
        self._game = rules_for(game)
        self._rng = rng

    def choose(self, observation: ObservationT, limit: Limit) -> Choice[ActionT]:
        """The action that scores most at once; among equals, the one with the best prospect."""
        began = monotonic()
        game = self._game
        state, seat, ids = choices(game, observation, self._rng, limit)
        if len(ids) == 1 or not limit.allows(len(ids), 0.0):
            return Choice(game.notation.action_of(ids[0]), 0.0, 0)
        gains = game.telling.gains(state, ids)
        best = max(gains)
        equals = [number for number, gain in zip(ids, gains, strict=True) if gain == best]
        choice, highest, nodes = equals[0], float("-inf"), len(ids)
        for number in equals if len(equals) > 1 else ():
            following = self._following(game.apply(state, number), seat)
            if not limit.allows(nodes + len(following), monotonic() - began):
                break
            nodes += len(following)
            prospect = sum(following) / len(following)
            if prospect > highest:
                choice, highest = number, prospect
        return Choice(game.notation.action_of(choice), float(best), nodes)

    def stop(self) -> None:
        """It never thinks for long."""

    def close(self) -> None:
        """It holds nothing."""

    def _following(self, state: Any, seat: Seat) -> Sequence[int]:
        """The seat's standing after each of its next choices in this round.

        Until then the others are played by lot, like chance.
        """
        game, rng, this_round = self._game, self._rng, self._game.progress(state).round
        while (actor := game.actor(state)) != seat:
            if actor is None or game.progress(state).round != this_round:
                return [game.standing(state)[seat]]
            chance = actor is CHANCE
            move = game.sample(state, rng) if chance else rng.choice(game.legal_ids(state))
            state = game.apply(state, move)
        now = game.standing(state)[seat]
        return [now + gain for gain in game.telling.gains(state, game.legal_ids(state))]


def choices(
    game: AnyGame, observation: Any, rng: Random, limit: Limit
) -> tuple[Any, Seat, list[int]]:
    """A state that fits an observation, its actor, and the choices that may be looked at, mixed."""
    state = game.imagine(observation, rng)
    actor = game.actor(state)
    assert isinstance(actor, int)
    ids = game.legal_ids(state)
    rng.shuffle(ids)
    return state, actor, ids if limit.nodes is None else ids[: max(1, limit.nodes)]
