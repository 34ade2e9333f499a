"""A table's rules in the fast core."""

from typing import TYPE_CHECKING

from tilewright.azul.game import Azul
from tilewright.core.game import AnyGame
from tilewright.duel.game import Duel
from tilewright.native.loading import require

if TYPE_CHECKING:
    from tilewright.native import _native


def core_of(game: AnyGame) -> "_native.Engine":
    """The core's rules of a table; raises CoreMissing."""
    require()
    from tilewright.native import _native

    match game:
        case Azul():
            return _native.azul(game.seats, game.is_gray, _seat(game.first))
        case Duel():
            return _native.duel(list(game.scoring), game.drawn_tiles, _seat(game.first))
    raise TypeError(f"{game!r}: the fast core plays Azul and Duel")


def _seat(first: int | None) -> int:
    return -1 if first is None else first
