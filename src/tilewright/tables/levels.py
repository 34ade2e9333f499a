"""The levels of bots that can sit at a table."""

from tilewright.bots.levels import LEVELS
from tilewright.core.words import reason
from tilewright.native import is_available
from tilewright.tables.refusals import Denied

WITHOUT_CORE = ("random", "greedy", "shaped")  # the bots that need no fast core
STAND_IN = "skilled"  # the level of a bot where nobody has named one, with the fast core
HINTER = "search@100k"  # whose choice a hint is, with the fast core; few reviews find better


def levels() -> tuple[str, ...]:
    """The levels that people are offered here, from the weakest to the strongest."""
    return tuple(LEVELS) if is_available() else WITHOUT_CORE


def stand_in() -> str:
    """The level of a bot where nobody has named one, as of that which plays on for a player."""
    return STAND_IN if is_available() else WITHOUT_CORE[-1]


def hinter() -> str:
    """The bot whose choice a hint is."""
    return HINTER if is_available() else WITHOUT_CORE[-1]


def check_level(level: str) -> None:
    """Refuse a level that does not exist, or not without the fast core."""
    names = (*WITHOUT_CORE, *LEVELS) if is_available() else WITHOUT_CORE
    if level not in names:
        why = reason("", "table-no-such-level", level=level, levels=", ".join(names))
        raise Denied("option", why=why)
