"""The random bot: every legal action is as likely as any other."""

from random import Random
from typing import Generic

from tilewright.bots.quickly import fast
from tilewright.core.bot import Choice, Limit
from tilewright.core.game import ActionT, Game, ObservationT, StateT


class RandomBot(Generic[StateT, ActionT, ObservationT]):
    """Plays by lot."""

    name = "random"

    def __init__(self, game: Game[StateT, ActionT, ObservationT], rng: Random) -> None:
        self._game = fast(game)
        self._rng = rng

    def choose(self, observation: ObservationT, limit: Limit) -> Choice[ActionT]:
        """Draw one of the legal actions; no thought, so no limit matters."""
        state = self._game.imagine_unchecked(observation, self._rng)
        chosen = self._rng.choice(self._game.legal_ids(state))
        return Choice(self._game.action_of(chosen), 0.0, 0)

    def stop(self) -> None:
        """It never thinks for long."""

    def close(self) -> None:
        """It holds nothing."""
