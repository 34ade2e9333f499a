"""The fast core of Tilewright."""

from collections.abc import Sequence
from typing import Annotated, Any

import numpy
from numpy.typing import NDArray

import tilewright.core.effects
import tilewright.core.game
import tilewright.core.rules


RULES_VERSION: str = '1'

class Refused(ValueError):
    pass

class Generator:
    """A seeded source of chance."""

    def __init__(self, seed: int) -> None: ...

    def below(self, end: int) -> int:
        """A whole number from 0 up to, not including, `end`."""

class State:
    """
    A state of any table. Never changes. A pickle of it is trusted, as all are.
    """

    def __str__(self) -> str: ...

    def __repr__(self) -> str: ...

    def __getstate__(self) -> tuple[int, str]: ...

    def __setstate__(self, arg: tuple[int, str], /) -> None: ...

    def __hash__(self) -> int: ...

    def __eq__(self, other: object, /) -> bool: ...

    @property
    def hash(self) -> int:
        """
        64 bits, the same for tables that differ only in the order of their factories (whose legal actions have other ids).
        """

    @property
    def size(self) -> int:
        """How many bytes it takes."""

    def value(self) -> Any:
        """The same state as a value of the Python rules."""

class Engine:
    """The rules of one table."""

    @property
    def seats(self) -> int:
        """How many seats the table has."""

    @property
    def num_actions(self) -> int:
        """How many ids the decisions of seats have."""

    @property
    def planes(self) -> list[tuple[str, list[int]]]:
        """Name and shape of each plane of an encoded observation."""

    def start(self) -> State:
        """The table before anything is drawn or dealt."""

    def actor(self, state: State) -> tilewright.core.rules.Actor:
        """The seat in turn, chance, or None once the game is over."""

    def progress(self, state: State) -> tilewright.core.rules.Progress:
        """The round, its start player and the scores so far."""

    def outcome(self, state: State) -> tilewright.core.rules.Outcome | None:
        """Scores and winners once the game is over."""

    def legal_ids(self, state: State) -> list[int]:
        """The ids of what the actor may do, ascending."""

    def mask(self, state: State) -> bytes:
        """A byte for each id: 1 if the actor may do it, else 0."""

    def refusal(self, state: State, action_id: int) -> str | None:
        """The id of the rule that refuses a decision; None if it may be done."""

    def refusals(self, state: State) -> list[str | None]:
        """The same for every id."""

    def refusal_of(self, state: State, text: str) -> str | None:
        """The same for any action, chance's too, by its text."""

    def apply(self, state: State, action_id: int) -> State:
        """The state after a decision; raises Refused."""

    def apply_text(self, state: State, text: str) -> State:
        """The state after any action, chance's too; raises Refused."""

    def apply_unchecked(self, state: State, action_id: int) -> State:
        """
        The state after a decision that must be legal: nothing is checked, not even the id.
        """

    def action_text(self, action_id: int) -> str:
        """How the decision with that id is written."""

    def action_id(self, text: str) -> int:
        """The number of a decision; -1 for an action without one."""

    def sample(self, state: State, rng: Generator) -> str:
        """What chance does here, as text."""

    def let_chance_act(self, state: State, rng: Generator) -> State:
        """The state after chance has acted; the same as applying `sample`."""

    def read_state_unchecked(self, text: str) -> State:
        """
        Read a position on one line. Whether it is possible is not checked: play on from it only if the Python rules have no problem with it.
        """

    def of_value_unchecked(self, value: tuple[Any, ...]) -> State:
        """
        A state of the Python rules as one of the core. Whether it is possible is not checked.
        """

    def encode(self, state: State, seat: int | None) -> bytes:
        """
        What a seat, or a spectator (None), may see, as the numbers of its planes.
        """

    def effects(self, state: State, text: str) -> tuple[tilewright.core.effects.Effect, ...]:
        """
        What any action, chance's too, does to the table, in order; raises Refused.
        """

    def forecast(self, state: State, seat: int) -> tuple[tilewright.core.effects.Effect, ...]:
        """What a seat's tiling would do if it began now."""

    def veiled(self, state: State, effects: tuple[tilewright.core.effects.Effect, ...], seat: int | None) -> tuple[tilewright.core.effects.Effect, ...]:
        """
        Effects of an action taken in that state as a seat, or a spectator (None), may see them.
        """

    def standing(self, state: State) -> tuple[int, ...]:
        """What the scores would be if the tiling began now."""

    def gains(self, state: State, ids: Sequence[int]) -> list[int]:
        """
        By how much each of these decisions changes the actor's standing; raises Refused.
        """

    def goals(self, state: State) -> tuple[tilewright.core.game.Goal, ...]:
        """What counts at the end of the game, now and at most."""

    def seen(self, state: State, seat: int | None) -> str:
        """The position on one line as a seat, or a spectator (None), sees it."""

    def imagined(self, state: State, seat: int | None, seed: int = 0) -> State:
        """
        A state that a seat, or a spectator (None), can't tell from this one; it follows from what they see and from the seed.
        """

    def differences(self, state: State, best: Sequence[int], played: Sequence[int]) -> tuple[tuple[str, int, int, str, int, str, tuple[str, ...]], ...]:
        """
        What is worse after the line played than after the best one, the largest first: kind, seat, number, colour, line, goal and places. Raises Refused.
        """

    def perft(self, state: State, depth: int) -> int:
        """
        How many sequences of that many decisions start here, as core/playing.py counts.
        """

    def play_out(self, state: State, rng: Generator, rounds: int = 50) -> tuple[State, int]:
        """
        A random game from here on: where it ended, and after how many decisions.
        """

    def play_outs(self, games: int, rng: Generator, rounds: int = 50, copying: bool = False) -> int:
        """
        How many decisions so many random games take; perhaps with the state copied for each.
        """

    def replay(self, text: str, start: State | None = None) -> Replay | None:
        """
        Replay the moves of a record, with their variations, from its start or a state on; None if something is wrong with them.
        """

class Replay:
    """The game of a record, replayed."""

    def __len__(self) -> int: ...

    @property
    def decisions(self) -> int:
        """How many moves were decisions of seats."""

    @property
    def ids(self) -> list[int]:
        """The ids of the moves; -1 where chance moved."""

    @property
    def texts(self) -> list[str]:
        """The texts of the moves."""

    @property
    def result(self) -> str:
        """The word with which the moves end."""

    def state(self, at: int) -> State:
        """The state after so many moves."""

    def write_decisions(self, row: int, observations: Annotated[NDArray[numpy.uint8], dict(shape=(None, None), order='C', device='cpu')], masks: Annotated[NDArray[numpy.uint8], dict(shape=(None, None), order='C', device='cpu')], moves: Annotated[NDArray[numpy.int16], dict(shape=(None,), order='C', device='cpu')], seats: Annotated[NDArray[numpy.int8], dict(shape=(None,), order='C', device='cpu')]) -> int:
        """
        Write every decision from that row on: what its seat saw and might do, what it did, and which seat it was; how many there are.
        """

def azul(seats: int, gray: bool, first: int) -> Engine:
    """Azul's rules; `first` is the start player's seat, or -1 for chance."""

def duel(sides: Sequence[str], drawn_tiles: int, first: int) -> Engine:
    """Duel's rules; without sides chance draws so many scoring tiles."""

MOST_GAMES: int = 1000000

MOST_THREADS: int = 256

class Saved:
    """The lanes of a batch as they were."""

    def __len__(self) -> int: ...

class Batch:
    """Many games of one table, advanced together."""

    def __init__(self, engine: Engine, games: int, seed: int, threads: int, rounds: int, reward: str, autoreset: str, learners: Annotated[NDArray[numpy.int8], dict(shape=(None,), order='C', device='cpu', writable=False)] | None) -> None: ...

    def reset_where(self, marked: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu', writable=False)], seed: int | None) -> None:
        """
        Begin a new game in the lanes that are marked: the first of a seed, or the next one.
        """

    def reset_from(self, marked: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu', writable=False)], seeds: Annotated[NDArray[numpy.uint64], dict(shape=(None,), order='C', device='cpu', writable=False)]) -> None:
        """
        Begin a new game in the lanes that are marked, each from a seed of its own, as the first lane would.
        """

    def write(self, observations: Annotated[NDArray[numpy.uint8], dict(shape=(None, None), order='C', device='cpu')], masks: Annotated[NDArray[numpy.uint8], dict(shape=(None, None), order='C', device='cpu')], actors: Annotated[NDArray[numpy.int8], dict(shape=(None,), order='C', device='cpu')], marked: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu', writable=False)] | None) -> None:
        """
        Write what the seats to act see and may do, in the lanes that are marked or in all.
        """

    def step(self, actions: Annotated[NDArray[numpy.int32], dict(shape=(None,), order='C', device='cpu', writable=False)], observations: Annotated[NDArray[numpy.uint8], dict(shape=(None, None), order='C', device='cpu')], masks: Annotated[NDArray[numpy.uint8], dict(shape=(None, None), order='C', device='cpu')], rewards: Annotated[NDArray[numpy.float32], dict(shape=(None, None), order='C', device='cpu')], done: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu')], truncated: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu')], actors: Annotated[NDArray[numpy.int8], dict(shape=(None,), order='C', device='cpu')], finals: Annotated[NDArray[numpy.uint8], dict(shape=(None, None), order='C', device='cpu')] | None) -> tuple[int, int, str | None] | None:
        """
        One decision in every lane. None, or the first wrong one: its lane, id and rule; then nothing was changed.
        """

    def choose(self, actions: Annotated[NDArray[numpy.int32], dict(shape=(None,), order='C', device='cpu')], marked: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu', writable=False)] | None) -> None:
        """
        A random legal action for every lane, or for those that are marked; -1 where a lane waits for a new game.
        """

    def choose_greedily(self, actions: Annotated[NDArray[numpy.int32], dict(shape=(None,), order='C', device='cpu')], marked: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu', writable=False)] | None) -> None:
        """The same as the greedy bot would choose; only where nothing is hidden."""

    def state(self, lane: int) -> State:
        """The state of one lane."""

    def lane(self, lane: int) -> tuple[State, int, int, bool, int]:
        """
        All that a lane is: its state, where its two generators are, whether it waits for a new game, and the seat that acted last.
        """

    def put(self, lane: int, kept: tuple[State, int, int, bool, int]) -> None:
        """Put a lane where `lane` said that one was."""

    def save(self) -> Saved:
        """All lanes as they are."""

    def restore(self, saved: Saved, numbers: Annotated[NDArray[numpy.int64], dict(shape=(None,), order='C', device='cpu', writable=False)]) -> None:
        """
        Let each lane be what the lane of that number was; it stays where that is negative.
        """

    def begin_at(self, lane: int, state: State) -> None:
        """Go on from a position in that lane, after what chance does in it."""

class Judgement:
    """What positions of a table are worth."""

    def __init__(self, engine: Engine, weights: bytes, net: bytes | None = None) -> None:
        """
        From the numbers of a file of weights, and perhaps those of a net that was learned over them.
        """

    def outputs(self, inputs: Annotated[NDArray[numpy.uint16], dict(shape=(None, None), order='C', device='cpu', writable=False)], contexts: Annotated[NDArray[numpy.uint16], dict(shape=(None, None), order='C', device='cpu', writable=False)]) -> list[tuple[int, int]]:
        """
        What the net says of each seat, from what it is told: the logarithm of its odds and its points, in whole numbers.
        """

def layout(engine: Engine, net: bool) -> int:
    """
    A number that tells what the weights of a table, or its net, are for: those with another one mean something else.
    """

def lesson(engine: Engine) -> dict[str, Any]:
    """
    How many inputs and contexts a net of this table has; the inputs that tell amounts: the first one, how many, the step from one to the next, and which quantity; and the contexts of which every seat has one: the first, and how many.
    """

def tell(engine: Engine, judgement: Judgement, state: State) -> dict[str, Any]:
    """
    What a net is told of a state between two rounds or in a turn: for each seat the inputs of its board, and its contexts.
    """

def self_play(engine: Engine, judgement: Judgement, games: int, seed: int, nodes: int, by_lot: float = 0.03, kept: float = 0.3, threads: int = 1, varied: float = 0.0, features: bool = False, deals: int = 0, dealt_nodes: int = 400) -> dict[str, Any]:
    """
    Samples of games of the search against itself, as arrays: what a net is told of each, or the features that weights are fitted to, and what became of it. The ends of rounds are judged as they are, or by searches of so many positions after so many deals.
    """

def thoughts(engine: Engine, judgement: Judgement, games: int, seed: int, nodes: int, looked: int | None = None, kept: float = 0.1, begin: int = 0, threads: int = 1) -> dict[str, Any]:
    """
    What searches said in games against themselves that were cut off before the end of a round: for each the cell of a calibration, whether it was the first decision after a deal, and its value, that before the deal (-1: none), that at the end of the round and the result.
    """

def contest(engine: Engine, first: Judgement, second: Judgement, sets: int, seed: int, nodes: int | None = None, seconds: float | None = None, threads: int = 1, nodes2: int | None = None, seconds2: float | None = None, begin: int = 0) -> list[float]:
    """
    The share of the win of the first judgement, alone at a table of the second, for each set of games on the same luck with the seats rotated; sets are numbered from `begin` on. The second thinks as long as the first unless a limit of its own is given. Seconds are those of a thread's processor, where the system tells them.
    """

def calibration_shape() -> tuple[int, int, int, int]:
    """
    Rounds, depths in halves, parts of a round and what stands for 1 in a calibration.
    """

HIDDEN: int = 64

HIDDEN_ONE: int = 128

WEIGHT_ONE: int = 1024

MOST_HIDDEN: int = 4095

class Rated:
    """A choice of the seat in turn, and what it is worth to it."""

    @property
    def id(self) -> int:
        """The id of the action."""

    @property
    def value(self) -> float:
        """
        A share of the win, from 0 to 1. A choice that the last depth did not reach keeps its distance from the best one of the depth before, so that all can be compared.
        """

    @property
    def depth(self) -> int:
        """How many turns ahead it was looked at; 0: at a glance."""

    @property
    def is_exact(self) -> bool:
        """
        Whether the value is what the search of that depth found; otherwise it is an upper bound of that.
        """

    def __eq__(self, arg: object, /) -> bool: ...

    def __repr__(self) -> str: ...

class Report:
    """What a search found."""

    @property
    def moves(self) -> list[Rated]:
        """
        Every legal choice, the best first. Those whose value is less than the regret asked for below the best one's are exact.
        """

    @property
    def line(self) -> list[int]:
        """The ids of the decisions expected in this round."""

    @property
    def shares(self) -> list[float]:
        """
        What the best choice is worth to each seat: shares of the win, which add up to 1.
        """

    @property
    def nodes(self) -> int:
        """How many positions were looked at."""

    @property
    def depth(self) -> int:
        """How many turns ahead were looked at completely."""

    @property
    def proof(self) -> str:
        """How much of it is proven: none, round or game."""

class Search:
    """Rates the choices of the seat in turn by looking ahead."""

    def __init__(self, engine: Engine, judgement: Judgement) -> None: ...

    def think(self, state: State, nodes: int | None = None, seconds: float | None = None, regret: float = 0.0, seed: int = 0, beyond: bool = True) -> Report:
        """
        Look ahead within the limits, and rate everything that the seat in turn may do: exactly what is worse than the best by less than `regret`. What is hidden from that seat has no influence beyond what the state's observation tells. The first look at each choice is never cut short, and not counted where it goes beyond the limit.
        """

    def stop(self) -> None:
        """Let a thought in another thread end at once with what it has found."""
