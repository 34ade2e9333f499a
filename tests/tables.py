"""Every table that the tests sit down at: each game with each of its options."""

from functools import cache
from random import Random
from typing import Any, NamedTuple

from tilewright.azul.game import Azul
from tilewright.core.effects import Effect, Scored, scores_in
from tilewright.core.game import AnyGame
from tilewright.core.playing import ROUND_LIMIT, legal_actions
from tilewright.core.rules import CHANCE
from tilewright.core.seat import Seat
from tilewright.duel.game import Duel

AZUL = [Azul(seats, wall) for seats in (2, 3, 4) for wall in ("coloured", "gray")]
AZUL_NAMED = [Azul(2, "coloured", first=1), Azul(4, "gray", first=2)]
DUEL = [
    Duel(),
    Duel(scoring=("five-colours", "border", "corners")),
    Duel(scoring=("jokers", "rows", "border"), first=0),
    Duel(scoring=("five-colours", "columns", "diagonals", "empty-specials")),
    Duel(scoring=("rows", "border", "corners", "jokers"), first=1),
    Duel(scoring="random"),
    Duel(scoring="random-4"),
]


def table_id(game: AnyGame) -> str:
    """A table's name in the ids of tests: `azul-2-coloured-random`."""
    return "-".join([game.name, *game.options.values()])


_GAMES: list[AnyGame] = [*AZUL, *AZUL_NAMED, *DUEL]
TABLES = {table_id(game): game for game in _GAMES}


class Step(NamedTuple):
    """A state on the way through a game, the action taken in it, and what it did."""

    state: Any
    action: Any
    effects: tuple[Effect, ...]
    after: Any

    @property
    def points(self) -> tuple[Scored, ...]:
        """What the action scored."""
        return scores_in(self.effects)


def walk(game: AnyGame, seed: int) -> tuple[Step, ...]:
    """All steps of the game of that seed at one of the TABLES.

    With an odd seed the players try everything, with an even one they want points.
    """
    return _walk(table_id(game), seed)


@cache
def _walk(table: str, seed: int) -> tuple[Step, ...]:
    game = TABLES[table]
    rng = Random(seed)
    choose = keen_choice if seed % 2 == 0 else curious_choice
    steps: list[Step] = []
    state = game.start()
    while (actor := game.actor(state)) is not None and game.progress(state).round <= ROUND_LIMIT:
        action = game.sample(state, rng) if actor is CHANCE else choose(game, state, actor, rng)
        after = game.apply(state, action)
        steps.append(Step(state, action, game.effects(state, action), after))
        state = after
    return tuple(steps)


def curious_choice(game: AnyGame, state: Any, seat: Seat, rng: Random) -> Any:
    """A legal action of any kind, each kind as likely as the others."""
    legal = legal_actions(game, state)
    kind = rng.choice(sorted({type(action) for action in legal}, key=repr))
    return rng.choice([action for action in legal if type(action) is kind])


def keen_choice(game: AnyGame, state: Any, seat: Seat, rng: Random) -> Any:
    """The action that promises most points among a few legal ones: fills lines and walls."""
    legal = legal_actions(game, state)
    few = rng.sample(legal, min(len(legal), 12))
    return max(few, key=lambda action: game.standing(game.apply(state, action))[seat])


def observers(game: AnyGame) -> list[Seat | None]:
    """Every seat, and a spectator."""
    return [*[Seat(seat) for seat in range(game.seats)], None]
