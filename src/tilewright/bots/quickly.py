"""A game as a bot thinks in it: decisions by their ids, in the fast core where there is one."""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from tilewright.azul.game import Azul
from tilewright.core.game import Actor, AnyGame
from tilewright.duel.game import Duel
from tilewright.native import is_available
from tilewright.native.engine import Engine


class Quick(Protocol):
    """What bots and tables ask of a game.

    The answers are the same with and without the core, unless they say otherwise.
    """

    seats: int  # how many the table has

    def imagine_unchecked(self, observation: Any, rng: Random) -> Any:
        """A state that the observer can't tell from the true one, which must be possible."""

    def actor(self, state: Any) -> Actor:
        """Who decides next."""

    def round_of(self, state: Any) -> int:
        """The number of the round, from 1."""

    def legal_ids(self, state: Any) -> list[int]:
        """The ids of what the seat in turn may do, ascending."""

    def apply_id(self, state: Any, action_id: int) -> Any:
        """The state after the decision with that id."""

    def sample(self, state: Any, rng: Random) -> Any:
        """What chance does here."""

    def apply(self, state: Any, action: Any) -> Any:
        """The state after an action, chance's too."""

    def standing(self, state: Any) -> tuple[int, ...]:
        """What the scores would be if the tiling began now."""

    def standings_after(self, state: Any, action_ids: Sequence[int]) -> Sequence[tuple[int, ...]]:
        """The standing after each of some decisions."""

    def choices(self, state: Any) -> list[tuple[int, str, int]]:
        """What the seat in turn may do: the id, the text, and what it changes in its standing."""

    def action_of(self, action_id: int) -> Any:
        """The action with that id."""

    def observation_text(self, state: Any, seat: int | None) -> str:
        """What a seat, or a spectator (None), sees, on one line."""

    def imagined(self, state: Any, seat: int | None, seed: int) -> Any:
        """A state that a seat, or a spectator, can't tell from this one.

        Which one it is depends on the core, whether it is there or not.
        """


def fast(game: AnyGame) -> Quick:
    """The game in the core, if that is there and plays it; else the game itself."""
    if isinstance(game, Engine):
        return game
    if is_available() and isinstance(game, Azul | Duel):
        return Engine(game)
    return Numbered(game)


class Numbered:
    """Any game, with its decisions by their ids."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self.seats = game.seats
        self.imagine_unchecked = game.imagine
        self.actor = game.actor
        self.round_of = game.round_of
        self.sample = game.sample
        self.apply = game.apply
        self.standing = game.standing
        self.action_of = game.action_of

    def legal_ids(self, state: Any) -> list[int]:
        """The ids of what the seat in turn may do, ascending."""
        return [self._game.action_id(action) for action in self._game.legal_actions(state)]

    def apply_id(self, state: Any, action_id: int) -> Any:
        """The state after the decision with that id; raises IllegalAction, or IndexError."""
        return self._game.apply(state, self._game.action_of(action_id))

    def standings_after(self, state: Any, action_ids: Sequence[int]) -> Sequence[tuple[int, ...]]:
        """The standing after each of some decisions; raises IllegalAction, or IndexError."""
        return [self._game.standing(self.apply_id(state, number)) for number in action_ids]

    def choices(self, state: Any) -> list[tuple[int, str, int]]:
        """What the seat in turn may do: the id, the text, and what it changes in its standing."""
        actor = self._game.actor(state)
        if not isinstance(actor, int):
            return []
        now = self._game.standing(state)[actor]
        ids = self.legal_ids(state)
        return [
            (number, str(self.action_of(number)), standing[actor] - now)
            for number, standing in zip(ids, self.standings_after(state, ids), strict=True)
        ]

    def observation_text(self, state: Any, seat: int | None) -> str:
        """What a seat, or a spectator (None), sees, on one line."""
        return str(self._game.observe(state, seat))

    def imagined(self, state: Any, seat: int | None, seed: int) -> Any:
        """A state that a seat, or a spectator, can't tell from this one."""
        return self._game.imagine(self._game.observe(state, seat), Random(seed))
