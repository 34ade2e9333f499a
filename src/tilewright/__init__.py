"""Tilewright plays Azul and Azul Duel, completely and exactly."""

from tilewright.azul.game import Azul
from tilewright.duel.game import Duel

__all__ = ["Azul", "Duel"]
__version__ = "0.1.0"
