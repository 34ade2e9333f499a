"""Tilewright plays Azul and Azul Duel, completely and exactly."""

from tilewright.azul.game import Azul

__all__ = ["Azul"]
__version__ = "0.1.0"
