"""Both games for OpenSpiel: `tilewright_azul` and `tilewright_duel` are registered on import.

    import pyspiel
    import tilewright.envs.openspiel

    game = pyspiel.load_game("tilewright_azul(seats=3,wall=gray)")

The parameters are the options of the tables: `seats`, `wall`, `scoring` (sides joined by `+`, for
OpenSpiel's texts part parameters at commas) and `first`, a seat from 1, or 0 to let chance draw it.
A game that would begin a round after `rounds` ends there, and everybody's return is 0.
"""

from tilewright.envs import extra

extra.require("openspiel")

import pyspiel  # noqa: E402  # what is missing is said before

from tilewright.envs.openspiel.games import AZUL, DUEL, AzulGame, DuelGame  # noqa: E402

pyspiel.register_game(AZUL, AzulGame)
pyspiel.register_game(DUEL, DuelGame)
