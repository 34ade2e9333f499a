"""The random bot: every legal action is as likely as any other."""

from random import Random
from typing import Generic

from tilewright.core.bot import Choice, Limit
from tilewright.core.game import Game
from tilewright.core.rules import ActionT, ObservationT, StateT
from tilewright.native.choosing import rules_for


class RandomBot(Generic[StateT, ActionT, ObservationT]):
    """Plays by lot."""

    name = "random"

    def __init__(self, game: Game[StateT, ActionT, ObservationT], rng: Random) -> None:
        self._game = rules_for(game)
        self._rng = rng

    def choose(self, observation: ObservationT, limit: Limit) -> Choice[ActionT]:
        """Draw one of the legal actions; no thought, so no limit matters."""
        state = self._game.imagine(observation, self._rng)
        chosen = self._rng.choice(self._game.legal_ids(state))
        return Choice(self._game.notation.action_of(chosen), 0.0, 0)

    def stop(self) -> None:
        """It never thinks for long."""

    def close(self) -> None:
        """It holds nothing."""
