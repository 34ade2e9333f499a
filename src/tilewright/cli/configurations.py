"""The tables that simulations and measurements go through."""

from collections.abc import Mapping
from typing import TypeAlias

# A short name → the game's name and its options.
Configurations: TypeAlias = Mapping[str, tuple[str, Mapping[str, str]]]

_AZUL: Configurations = {
    f"azul-{seats}{suffix}": ("azul", {"seats": str(seats), "wall": wall})
    for seats in (2, 3, 4)
    for wall, suffix in (("coloured", ""), ("gray", "-gray"))
}

# Azul with every number of seats and both walls; Duel with 3 and 4 scoring tiles drawn at random.
EVERY: Configurations = {
    **_AZUL,
    "duel": ("duel", {"scoring": "random"}),
    "duel-4": ("duel", {"scoring": "random-4"}),
}

# Duel with its first-game set: the same work in every game.
BENCHED: Configurations = {**_AZUL, "duel": ("duel", {})}
