"""Loads the fast core, if it was built; what is not there is said in one sentence."""

from importlib import import_module
from typing import Any

from tilewright.core.errors import GameError

CORE = "tilewright.native._native"
MISSING = (
    "the fast core is not installed: the package was built without a C++ compiler. "
    "Install one (Debian, Ubuntu: g++) and then Tilewright again; "
    "everything else works without it."
)


class CoreError(GameError, ImportError):
    """The fast core can't be used."""


class CoreMissing(CoreError):
    """The fast core was asked for, but the package was built without it."""

    def __init__(self, told: object = MISSING) -> None:
        super().__init__(str(told))


def _loaded() -> Any:
    try:
        return import_module(CORE)
    except ModuleNotFoundError as error:
        if error.name != CORE:
            raise
        return None


_core = _loaded()


def is_available() -> bool:
    """Was the package built with the fast core?"""
    return _core is not None


def require() -> None:
    """Raise CoreMissing if the fast core is not there."""
    if _core is None:
        raise CoreMissing
