"""The twin of a table in the fast core."""

from typing import TYPE_CHECKING

from tilewright.azul.game import Azul
from tilewright.core.game import AnyGame
from tilewright.duel.game import RANDOM_SCORING, Duel
from tilewright.native.loading import require

if TYPE_CHECKING:
    from tilewright.native import _native


def twin(law: AnyGame) -> "_native.Engine":
    """The core's rules of a table; raises CoreMissing."""
    require()
    from tilewright.native import _native

    match law:
        case Azul():
            return _native.azul(law.seats, law.wall == "gray", _seat(law.first))
        case Duel():
            drawn = 0 if law.scoring else RANDOM_SCORING[law.options["scoring"]]
            return _native.duel(list(law.scoring), drawn, _seat(law.first))
    raise TypeError(f"{law!r}: the fast core plays Azul and Duel")


def _seat(first: int | None) -> int:
    return -1 if first is None else first
