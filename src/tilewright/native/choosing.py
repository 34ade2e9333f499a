"""The one place that decides whether the fast core or Python answers."""

from tilewright.azul.game import Azul
from tilewright.core.game import AnyGame
from tilewright.duel.game import Duel
from tilewright.native.engine import Engine
from tilewright.native.loading import is_available

ENGINES = ("auto", "native", "python")


def rules_for(game: AnyGame, engine: str = "auto") -> AnyGame:
    """The game in the core (`native`), in Python, or (`auto`) in the core if it is there.

    The answers are the same. A game that the core does not play is played in Python by `auto`.
    `native` raises CoreMissing where the package was built without the core.
    """
    if engine not in ENGINES:
        raise ValueError(f"an engine is one of {', '.join(ENGINES)}, not {engine!r}")
    reference = game.reference if isinstance(game, Engine) else game
    if engine == "python":
        return reference
    if engine == "auto" and not (is_available() and isinstance(reference, Azul | Duel)):
        return reference
    return game if isinstance(game, Engine) else Engine(game)
