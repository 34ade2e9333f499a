"""The contract between the Python rules and the core: rules, order of actions, planes.

A core that was built from other sources is refused when it is loaded.
"""

from hashlib import sha256

from tilewright.azul.actions import FACTORIES
from tilewright.azul.game import WALLS, Azul
from tilewright.core.game import AnyGame
from tilewright.core.record import RULES_VERSION
from tilewright.duel.game import Duel
from tilewright.native.loading import CoreError, is_available
from tilewright.native.tables import core_of

TABLES: tuple[AnyGame, ...] = (
    *[Azul(seats, wall) for seats in FACTORIES for wall in WALLS],
    Duel(),
)


def python_terms() -> str:
    """The terms as the Python rules have them, a line for each table's actions and planes."""
    lines = [f"rules {RULES_VERSION}"]
    for game in TABLES:
        texts = [str(game.notation.action_of(number)) for number in range(game.num_actions)]
        shapes = [(plane.name, plane.shape) for plane in game.encoding.planes]
        lines += _terms(texts, shapes)
    return "\n".join(lines)


def core_terms() -> str:
    """The same as the core has them."""
    from tilewright.native import _native

    lines = [f"rules {_native.RULES_VERSION}"]
    for game in TABLES:
        core = core_of(game)
        texts = [core.action_text(number) for number in range(core.num_actions)]
        lines += _terms(texts, [(name, tuple(shape)) for name, shape in core.planes])
    return "\n".join(lines)


def _terms(texts: list[str], shapes: list[tuple[str, tuple[int, ...]]]) -> list[str]:
    planes = [f"{name}{'x'.join([str(length) for length in shape])}" for name, shape in shapes]
    return ["actions " + " ".join(texts), "planes " + " ".join(planes)]


def check() -> None:
    """Refuse a core with other terms."""
    if core_terms() != python_terms():
        raise CoreError(
            "the fast core was built from other sources than the Python package "
            "(rules, order of actions or planes differ): install Tilewright again"
        )


CONTRACT = sha256(python_terms().encode()).hexdigest()[:16]

if is_available():
    check()
