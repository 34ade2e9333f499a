"""A game as an environment plays it: ids in, numbers out, in the fast core where there is one."""

from random import Random
from typing import Any

from tilewright.bots.quickly import Numbered
from tilewright.core.game import AnyGame
from tilewright.core.seat import Seat
from tilewright.native import is_available
from tilewright.native.engine import Engine

ENGINES = ("auto", "native", "python")


class Numbers:
    """What an environment asks of a game; the answers are the same with and without the core.

    `engine` is `native`, `python`, or `auto` for the faster one that is there.
    """

    def __init__(self, law: AnyGame, engine: str) -> None:
        if engine not in ENGINES:
            raise ValueError(f"an engine is one of {', '.join(ENGINES)}, not {engine!r}")
        is_native = engine == "native" or (engine == "auto" and is_available())
        core = Engine(law) if is_native else None
        game: AnyGame = core or law
        self._law, self._engine, self._game = law, engine, game
        self.start = game.start
        self.actor = game.actor
        self.round_of = game.round_of
        self.scores = game.scores
        self.outcome = game.outcome
        self.observe = game.observe
        self.parse_state = game.parse_state
        self.apply_id = core.apply_id if core else Numbered(law).apply_id
        self.mask = core.core.mask if core else self._mask
        self.encoded = core.core.encode if core else self._encoded

    def __reduce__(self) -> tuple[type["Numbers"], tuple[AnyGame, str]]:
        return Numbers, (self._law, self._engine)

    def after_chance(self, state: Any, rng: Random) -> Any:
        """The state after chance has acted: with the same luck the same in both engines."""
        return self._game.apply(state, self._game.sample(state, rng))

    def _mask(self, state: Any) -> bytes:
        """A byte for each id: 1 if the seat in turn may do it, else 0."""
        marks = bytearray(self._law.num_actions)
        for action in self._law.legal_actions(state):
            marks[self._law.action_id(action)] = 1
        return bytes(marks)

    def _encoded(self, state: Any, seat: Seat | None) -> bytes:
        """What a seat, or a spectator, sees, as the numbers of the planes."""
        return self._law.encode(self._law.observe(state, seat))
