"""Speed: what can be measured at a table, and how."""

from collections.abc import Callable, Mapping
from functools import partial
from importlib.util import find_spec
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from tilewright.cli.speed.envs import aec_speed, has_environments, vector_speed
from tilewright.cli.speed.rates import SEEDS, rate, rates
from tilewright.cli.speed.records import records_speed
from tilewright.cli.speed.search import search_speed, share_solved, time_to_solve
from tilewright.core.game import AnyGame
from tilewright.core.playing import ROUND_LIMIT, perft
from tilewright.core.rules import CHANCE
from tilewright.core.words import Reason, reason

if TYPE_CHECKING:
    from tilewright.native._native import Generator
    from tilewright.native.engine import Engine

Values: TypeAlias = tuple[float, ...]

NATIVE_GAMES = 200  # played by the core between two looks at the clock
BATCH_GAMES = 1024  # advanced together, on one thread
DEPTH = 3  # of perft, in both engines
OPENING = 40  # legal actions: more than Duel's set-up ever offers (DU-2.6)
NANOSECONDS = 1e9  # of a second
SOLVED = frozenset({"azul-2"})  # tables whose rounds' ends are solved


class Measurement(NamedTuple):
    """What is measured in one go at a table."""

    units: Mapping[str, str]  # of its figures, by their names without the table's
    values: Callable[[AnyGame, int, float], Values]  # of a game, a seed and seconds
    lack: Callable[[], Reason | None]  # why it can't be measured here, if so
    tables: frozenset[str] | None = None  # the only ones it is measured at, by their labels


def native_playouts(game: AnyGame, seed: int, seconds: float) -> Values:
    """Decisions and whole random games per second."""
    play = partial(_engine(game).core.play_outs, NATIVE_GAMES, _generator(seed))
    moves, calls = rates(play, seconds)
    return moves, calls * NATIVE_GAMES


def native_step(game: AnyGame, seed: int, seconds: float) -> Values:
    """Nanoseconds for copying a state, finding its legal actions and applying one."""
    play = partial(_engine(game).core.play_outs, NATIVE_GAMES, _generator(seed), copying=True)
    (moves,) = rate(play, seconds)
    return (NANOSECONDS / moves,)


def native_perft(game: AnyGame, seed: int, seconds: float) -> Values:
    """Sequences of decisions counted per second."""
    engine = _engine(game)
    state = engine.of_value(opening(game, Random(seed)))
    return rate(partial(engine.core.perft, state, DEPTH), seconds)


def native_batch(game: AnyGame, seed: int, seconds: float) -> Values:
    """Decisions per second of many games at once, with observations and masks written."""
    import numpy as np

    from tilewright.native.batch import Batch

    batch = Batch(game, BATCH_GAMES, seed=seed % SEEDS, threads=1)
    arrays = batch.new_arrays()
    actions = np.zeros(BATCH_GAMES, np.int32)
    batch.reset(arrays)

    def step() -> int:
        batch.choose(actions)
        batch.step(actions, arrays)
        return BATCH_GAMES

    return rate(step, seconds)


def python_playouts(game: AnyGame, seed: int, seconds: float) -> Values:
    """Decisions per second in whole random games."""
    return rate(partial(_play_out, game, Random(seed)), seconds)


def python_perft(game: AnyGame, seed: int, seconds: float) -> Values:
    """Sequences of decisions counted per second."""
    return rate(partial(perft, game, opening(game, Random(seed)), DEPTH), seconds)


def lack_of_nothing() -> None:
    """Nothing is lacking: the Python rules are always there."""


def lack_of_core() -> Reason | None:
    """The fast core, where the package was built without it."""
    from tilewright import native

    return None if native.is_available() else reason("", "say-figures-need-core")


def lack_of_core_or_numpy() -> Reason | None:
    """The fast core, or NumPy for its batches."""
    lack = lack_of_core()
    if lack is None and find_spec("numpy") is None:
        return reason("", "say-figures-need-numpy")
    return lack


def lack_of_core_or_environments() -> Reason | None:
    """The fast core, NumPy, or the libraries of the environments."""
    lack = lack_of_core_or_numpy()
    return reason("", "say-figures-need-envs") if lack is None and not has_environments() else lack


MEASUREMENTS = (
    Measurement(
        {"native/playout": "moves/s", "native/games": "games/s"}, native_playouts, lack_of_core
    ),
    Measurement({"native/step": "ns"}, native_step, lack_of_core),
    Measurement({"native/perft": "nodes/s"}, native_perft, lack_of_core),
    Measurement({"native/batch": "steps/s"}, native_batch, lack_of_core_or_numpy),
    Measurement({"native/vector": "steps/s"}, vector_speed, lack_of_core_or_environments),
    Measurement({"native/aec": "steps/s"}, aec_speed, lack_of_core_or_environments),
    Measurement({"native/records": "games/s"}, records_speed, lack_of_core),
    Measurement({"native/search": "nodes/s"}, search_speed, lack_of_core),
    Measurement({"native/solve-14": "ms"}, time_to_solve, lack_of_core, SOLVED),
    Measurement({"native/solve-16": "%"}, share_solved, lack_of_core, SOLVED),
    Measurement({"python/playout": "moves/s"}, python_playouts, lack_of_nothing),
    Measurement({"python/perft": "nodes/s"}, python_perft, lack_of_nothing),
)


def opening(game: AnyGame, rng: Random) -> Any:
    """The first position of a random game in which the whole offer lies on the table."""
    state = game.start()
    while True:
        if game.actor(state) is CHANCE:
            move = game.sample(state, rng)
        elif len(ids := game.legal_ids(state)) > OPENING:
            return state
        else:
            move = rng.choice(ids)
        state = game.apply(state, move)


def _play_out(game: AnyGame, rng: Random) -> int:
    """How many decisions a whole random game takes."""
    decisions = 0
    state = game.start()
    while (actor := game.actor(state)) is not None and game.progress(state).round <= ROUND_LIMIT:
        if actor is CHANCE:
            state = game.apply(state, game.sample(state, rng))
        else:
            state = game.apply(state, rng.choice(game.legal_ids(state)))
            decisions += 1
    return decisions


def _engine(game: AnyGame) -> "Engine":
    # Imported here because all the other commands do without the core.
    from tilewright.native.engine import Engine

    return Engine(game)


def _generator(seed: int) -> "Generator":
    from tilewright.native._native import Generator

    return Generator(seed % SEEDS)
