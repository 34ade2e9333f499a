"""What the tests of the OpenSpiel games share: tables as its texts, and games at random."""

from random import Random
from typing import Any

import pyspiel

import tilewright.envs.openspiel  # noqa: F401  # registers the games
from tilewright.core.game import AnyGame


def spiel_text(law: AnyGame, rounds: int | None = None) -> str:
    """A table as a text that `load_game` reads."""
    options = dict(law.options)
    first = options.pop("first").replace("random", "0")
    scoring = options.pop("scoring", "").replace(",", "+")
    named = {**options, "first": first, **({"scoring": scoring} if scoring else {})}
    if rounds is not None:
        named["rounds"] = str(rounds)
    return f"tilewright_{law.name}({','.join([f'{k}={v}' for k, v in named.items()])})"


def loaded(law: AnyGame, rounds: int | None = None) -> Any:
    return pyspiel.load_game(spiel_text(law, rounds))


def law_state(state: Any) -> Any:
    """The state as one of the Python rooms."""
    return state.get_game().table.value(state.moment)


def let_chance_act(state: Any, rng: Random) -> None:
    """Draw until a seat is to decide, or the game is over."""
    while state.is_chance_node():
        numbers, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(numbers, chances)[0])


def curious(state: Any, rng: Random) -> int:
    """A legal decision of any kind, each kind as likely as the others."""
    legal = state.legal_actions()
    table = state.get_game().table
    kinds = [type(table.game.notation.action_of(number)).__name__ for number in legal]
    kind = rng.choice(sorted(set(kinds)))
    of_kind = [number for number, each in zip(legal, kinds, strict=True) if each == kind]
    return int(rng.choice(of_kind))


def played(game: Any, rng: Random) -> list[Any]:
    """Copies of all states of a game in which a seat decides, and of its end."""
    state = game.new_initial_state()
    found = []
    while True:
        let_chance_act(state, rng)
        found.append(state.clone())
        if state.is_terminal():
            return found
        state.apply_action(curious(state, rng))
