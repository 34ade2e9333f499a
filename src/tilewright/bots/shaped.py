"""The shaped bot: greedy, but also what a turn leaves to the others and to its own next one."""

from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import Any, Generic, NamedTuple

from tilewright.bots.greedy import choices
from tilewright.core.bot import UNLIMITED, Choice, Limit
from tilewright.core.game import Game
from tilewright.core.rules import CHANCE, ActionT, ObservationT, StateT
from tilewright.core.seat import Seat
from tilewright.native.choosing import rules_for


class Weights(NamedTuple):
    """What a point counts that is not scored by the choice itself: from 0 to 1."""

    replies: float = 1.0  # that the others gain by their best replies, shared among them
    best: float = 0.5  # that its own next choice would gain at best
    mean: float = 0.25  # that it would gain on average: a line half full is worth something


WEIGHTS = Weights()


class ShapedBot(Generic[StateT, ActionT, ObservationT]):
    """Weighs what a choice scores against what the others can make of the table it leaves.

    For each choice it looks at one line of play: it ends its own turn, the others reply, and it is
    asked again; everyone does what would score most if the tiling began now.
    """

    name = "shaped"

    def __init__(
        self,
        game: Game[StateT, ActionT, ObservationT],
        rng: Random,
        weights: Weights = WEIGHTS,
    ) -> None:
        self._game = rules_for(game)
        self._rng = rng
        self._weights = weights
        self._limit, self._began, self._nodes, self._stopped = UNLIMITED, 0.0, 0, False

    def choose(self, observation: ObservationT, limit: Limit) -> Choice[ActionT]:
        """The choice of the highest worth; those that score most at once are looked at first."""
        self._limit, self._began, self._nodes, self._stopped = limit, monotonic(), 0, False
        game = self._game
        state, seat, ids = choices(game, observation, self._rng, limit)
        gains = self._gains(state, ids) if len(ids) > 1 else ()
        if not gains:
            return Choice(game.notation.action_of(ids[0]), 0.0, 0)
        order = sorted(range(len(ids)), key=lambda at: -gains[at])
        choice, highest = order[0], None
        for at in order:
            worth = self._worth(game.apply(state, ids[at]), seat)
            if worth is None:
                break
            if highest is None or worth > highest:
                choice, highest = at, worth
        value = gains[choice] if highest is None else highest - game.standing(state)[seat]
        return Choice(game.notation.action_of(ids[choice]), float(value), self._nodes)

    def stop(self) -> None:
        """Let a `choose` in another thread answer with its best so far."""
        self._stopped = True

    def close(self) -> None:
        """It holds nothing."""

    def _worth(self, state: Any, seat: Seat) -> float | None:
        """The seat's standing after the others' replies, with what speaks for it and against it.

        None where the limit allows no look at it.
        """
        game, weights, this_round = self._game, self._weights, self._game.progress(state).round
        worth, replied = 0.0, False
        while (actor := game.actor(state)) is not None and game.progress(state).round == this_round:
            if actor is CHANCE:
                state = game.apply(state, game.sample(state, self._rng))
                continue
            ids = game.legal_ids(state)
            gains = self._gains(state, ids)
            if not gains:
                return None
            best = max(gains)
            if actor != seat:
                worth -= weights.replies * best / (game.seats - 1)
                replied = True
            elif replied:
                worth += weights.best * best + weights.mean * sum(gains) / len(gains)
                break
            state = game.apply(state, ids[gains.index(best)])
        return worth + game.standing(state)[seat]

    def _gains(self, state: Any, ids: Sequence[int]) -> Sequence[int]:
        """What each choice adds to its seat's standing; nothing where the limit is reached."""
        nodes = self._nodes + len(ids)
        if self._stopped or not self._limit.allows(nodes, monotonic() - self._began):
            return ()
        self._nodes = nodes
        return self._game.telling.gains(state, ids)
