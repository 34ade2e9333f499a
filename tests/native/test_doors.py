"""The doors of the core: whatever is handed in is done, or refused with an error that says why.

Nothing crashes, and what was refused has changed nothing. `make fuzz` does the same in C++.
"""

import warnings
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")
pytest.importorskip("numpy", reason="needs NumPy")

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from tests.tables import TABLES, table_id, walk
from tilewright.azul.game import Azul
from tilewright.core.errors import GameError, IllegalAction, NotationError
from tilewright.core.game import AnyGame
from tilewright.core.playing import legal_actions
from tilewright.core.rules import CHANCE
from tilewright.duel.game import Duel
from tilewright.native import _native
from tilewright.native._native import Generator, State
from tilewright.native.batch import Batch
from tilewright.native.engine import Engine

LAWS = pytest.mark.parametrize("law", [Azul(2), Azul(4, "gray"), Duel()], ids=table_id)
ANY_TABLE = pytest.mark.parametrize("law", TABLES.values(), ids=table_id)
MARKS = " /:.,-?*+=@^$0123456789BYRKTSJFCWDPLMXUbyrktsjpfcr"  # of actions and positions
CALLED_WRONGLY = (TypeError, ValueError, OverflowError)

any_text = st.text(st.characters(exclude_categories=()))  # with lone surrogates and NULs
seeds = st.integers(0, 2**32)


@cache
def engine_of(law: AnyGame) -> Engine:
    """The table in the core."""
    return Engine(law)


@cache
def in_play(law: AnyGame, decisions: int = 8) -> State:
    """A state in which a seat is to decide."""
    core, rng = engine_of(law).core, Generator(decisions)
    state = core.start()
    while core.actor(state) is CHANCE or decisions:
        if core.actor(state) is CHANCE:
            state = core.let_chance_act(state, rng)
        else:
            ids = core.legal_ids(state)
            state = core.apply(state, ids[rng.below(len(ids))])
            decisions -= 1
    return state


def look_at(core: "_native.Engine", state: State) -> None:
    """Everything that may be asked of a state, be it possible or not."""
    text = str(state)
    assert core.read_state_unchecked(text) == state
    assert isinstance(hash(state), int)
    assert state.value() is not None
    assert core.actor(state) in (*range(core.seats), CHANCE, None)
    assert core.progress(state).starter in (*range(core.seats), None)
    assert len(core.progress(state).scores) == core.seats
    outcome = core.outcome(state)
    assert outcome is None or outcome.winners
    assert len(core.standing(state)) == core.seats
    for seat in (None, *range(core.seats)):
        assert core.encode(state, seat)


def spoiled(text: str, rng: Random) -> str:
    """The text with a few marks changed, put in, taken out or swapped."""
    marks = list(text)
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(marks) + 1)
        there = marks[at : at + 1]
        marks[at : at + 1] = rng.choice(
            [[rng.choice(MARKS)], [rng.choice(MARKS), *there], [], [*there, *there]]
        )
    return "".join(marks)


# Ids


@LAWS
@given(number=st.integers() | st.integers(-3, 400))
def test_an_id_is_done_or_refused(law: AnyGame, number: int) -> None:
    engine, state = engine_of(law), in_play(law)
    before = str(state)
    if number in engine.legal_ids(state):
        assert engine.apply(state, number) != state
    elif 0 <= number < engine.num_actions:
        with pytest.raises(IllegalAction, match=r"\((AZ|DU)-"):
            engine.apply(state, number)
        with pytest.raises(_native.Refused, match="^(AZ|DU)-"):
            engine.core.apply(state, number)
    else:
        for door in (engine.apply, engine.core.apply, engine.core.refusal):
            with pytest.raises(IndexError if abs(number) < 2**31 else (IndexError, TypeError)):
                door(state, number)
    assert str(state) == before


@LAWS
@pytest.mark.parametrize(
    "number", [None, 1.0, 0.5, float("nan"), "1", b"1", [], [1], 1j, np.float64(1), np.array([1])]
)
def test_what_is_no_number_is_no_id(law: AnyGame, number: Any) -> None:
    engine, state = engine_of(law), in_play(law)
    for door in (engine.apply, engine.core.apply, engine.core.refusal):
        with pytest.raises(TypeError):
            door(state, number)


@LAWS
@pytest.mark.parametrize("kind", [np.int64, np.int32, np.uint16, np.int16])
def test_a_number_of_numpy_is_an_id(law: AnyGame, kind: Any) -> None:
    engine, state = engine_of(law), in_play(law)
    for number in range(engine.num_actions):
        assert engine.core.refusal(state, kind(number)) == engine.core.refusal(state, number)
    legal = engine.legal_ids(state)[-1]
    assert engine.apply(state, kind(legal)) == engine.apply(state, legal)


# Texts


def text_doors(engine: Engine, state: State) -> list[Callable[[Any], object]]:
    """Every door of the core that reads a text."""
    core = engine.core
    return [
        lambda text: core.refusal_of(state, text),
        lambda text: core.apply_text(state, text),
        core.action_id,
        core.read_state_unchecked,
    ]


@LAWS
@given(text=any_text)
def test_any_text_is_read_or_refused(law: AnyGame, text: str) -> None:
    engine, state = engine_of(law), in_play(law)
    before = str(state)
    for door in text_doors(engine, state):
        try:
            door(text)
        except ValueError as error:
            assert str(error)
        except TypeError:
            assert not text.isascii()  # a lone surrogate is no text for the core
    for parse in (engine.notation.parse_action, engine.notation.parse_state):
        try:
            parse(text)
        except GameError as error:
            assert isinstance(error, ValueError)
    assert str(state) == before


@LAWS
@pytest.mark.parametrize(
    "text",
    ["", "\0", "1B1\0", "é", "😀", "１B1", "1B1" * 100_000, "D" + "B" * 1_000_000, " " * 5000],
    ids=range(9),
)
def test_a_text_that_is_no_action_and_no_position(law: AnyGame, text: str) -> None:
    engine, state = engine_of(law), in_play(law)
    for door in text_doors(engine, state):
        with pytest.raises(ValueError, match="that the core can read"):
            door(text)
    with pytest.raises(NotationError):
        engine.notation.parse_state(text)


@LAWS
@pytest.mark.parametrize("text", [None, 1, b"1B1", ["1B1"], "\ud800", "1B1\udfff"])
def test_what_is_no_text_is_refused(law: AnyGame, text: Any) -> None:
    for door in text_doors(engine_of(law), in_play(law)):
        with pytest.raises((TypeError, ValueError)):
            door(text)


@ANY_TABLE
def test_a_spoiled_action_is_refused_as_the_law_does(law: AnyGame) -> None:
    engine = engine_of(law)
    rng = Random(3)
    for step in rng.choices(walk(law, seed=3), k=60):
        state = engine.core.of_value_unchecked(step.state)
        text = spoiled(str(step.action), rng)
        try:
            action = law.notation.parse_action(text)
        except NotationError:
            with pytest.raises(ValueError, match="that the core can read"):
                engine.core.refusal_of(state, text)
            continue
        refusal = law.refusal(step.state, action)
        assert engine.refusal(state, action) == refusal, text
        if refusal is None:
            after = engine.core.of_value_unchecked(law.apply(step.state, action))
            assert engine.core.apply_text(state, text) == after, text


@ANY_TABLE
def test_a_spoiled_position_is_read_as_the_law_does(law: AnyGame) -> None:
    engine = engine_of(law)
    rng = Random(4)
    for step in rng.choices(walk(law, seed=4), k=150):
        text = spoiled(str(step.after), rng)
        try:
            state = engine.core.read_state_unchecked(text)
        except ValueError:
            with pytest.raises(GameError):
                law.notation.parse_state(text)
            continue
        assert str(state) == text
        look_at(engine.core, state)
        try:
            read = law.notation.parse_state(text)
        except GameError:
            continue
        assert engine.notation.parse_state(text) == state
        assert state.value() == read
        assert list(legal_actions(engine, state)) == list(legal_actions(law, read))


# States of the Python rooms

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | any_text | st.binary(),
    lambda items: st.lists(items, max_size=20).map(tuple) | st.lists(items, max_size=3),
    max_leaves=30,
)


def replaced(value: Any, leaf: Any, rng: Random) -> Any:
    """A state with something in it replaced."""
    if not isinstance(value, tuple) or not value or rng.random() < 0.1:
        return leaf
    at = rng.randrange(len(value))
    items = [replaced(item, leaf, rng) if at == n else item for n, item in enumerate(value)]
    return tuple(items)


@LAWS
@given(garbage=anything)
def test_garbage_is_no_state(law: AnyGame, garbage: Any) -> None:
    for given_state in (garbage, (garbage,) * 10, (garbage,) * 20):
        with pytest.raises((TypeError, ValueError)):
            engine_of(law).core.of_value_unchecked(given_state)


def read_or_refuse(law: AnyGame, leaf: Any, seed: int) -> None:
    """Hand in a state with something in it replaced."""
    rng = Random(seed)
    core = engine_of(law).core
    try:
        state = core.of_value_unchecked(replaced(rng.choice(walk(law, seed=4)).after, leaf, rng))
    except CALLED_WRONGLY as error:
        assert str(error)
    else:
        assert str(state)
        assert state.value() is not None
        assert core.encode(state, None)


@LAWS
@given(leaf=anything, seed=seeds)
def test_a_state_with_garbage_in_it_is_read_or_refused(law: AnyGame, leaf: Any, seed: int) -> None:
    read_or_refuse(law, leaf, seed)


@LAWS
@given(number=st.integers(-5, 300) | st.integers(), seed=seeds)
def test_a_state_with_a_wrong_number_in_it_is_read_or_refused(
    law: AnyGame, number: int, seed: int
) -> None:
    read_or_refuse(law, number, seed)


class Hostile:
    """Raises whenever it is looked at."""

    def __index__(self) -> int:
        raise KeyError("index")

    def __eq__(self, other: object) -> bool:
        raise KeyError("equal")

    def __hash__(self) -> int:
        raise KeyError("hash")


@LAWS
def test_an_object_that_raises_is_no_part_of_a_state(law: AnyGame) -> None:
    core, state = engine_of(law).core, in_play(law).value()
    for seed in range(200):
        with pytest.raises((KeyError, TypeError, ValueError)):
            core.of_value_unchecked(replaced(state, Hostile(), Random(seed)))


@LAWS
def test_a_state_that_contains_itself_or_is_very_deep_is_refused(law: AnyGame) -> None:
    core = engine_of(law).core
    endless: list[Any] = []
    endless.append((endless,) * 10)
    deep: Any = ()
    for _ in range(50_000):
        deep = (deep,)
    garbages: list[Any] = [endless, endless[0], deep, (deep,) * 10, (deep,) * 20]
    for garbage in garbages:
        with pytest.raises((TypeError, ValueError)):
            core.of_value_unchecked(garbage)


def state_doors(core: "_native.Engine", state: State) -> list[Callable[[], object]]:
    """Every door of a table that a state goes through."""
    rng = Generator(0)
    return [
        lambda: core.actor(state),
        lambda: core.progress(state),
        lambda: core.outcome(state),
        lambda: core.legal_ids(state),
        lambda: core.mask(state),
        lambda: core.refusal(state, 0),
        lambda: core.refusals(state),
        lambda: core.refusal_of(state, "S1"),
        lambda: core.apply(state, 0),
        lambda: core.apply_text(state, "S1"),
        lambda: core.encode(state, 0),
        lambda: core.perft(state, 1),
        lambda: core.sample(state, rng),
        lambda: core.let_chance_act(state, rng),
        lambda: core.play_out(state, rng),
    ]


@ANY_TABLE
def test_a_state_of_another_table_is_refused(law: AnyGame) -> None:
    state = in_play(law)
    for other in (Azul(2), Azul(3), Azul(3, "gray"), Duel()):
        if (other.name, other.num_actions) == (law.name, law.num_actions):
            continue
        core = engine_of(other).core
        for door in state_doors(core, state):
            with pytest.raises(TypeError, match="a state of another table"):
                door()
        if (other.name, other.seats) != (law.name, law.seats):
            with pytest.raises((TypeError, ValueError)):
                core.of_value_unchecked(state.value())


# The other doors


@LAWS
@pytest.mark.parametrize("depth", [-1, 101, 2**31 - 1, -(2**31)])
def test_a_depth_that_makes_no_sense_is_refused(law: AnyGame, depth: int) -> None:
    with pytest.raises(ValueError, match="a depth of 0 to 100"):
        engine_of(law).core.perft(in_play(law), depth)


@LAWS
@pytest.mark.parametrize("depth", [None, 1.0, "1", 2**80])
def test_a_depth_that_is_no_small_number_is_refused(law: AnyGame, depth: Any) -> None:
    with pytest.raises((TypeError, ValueError)):
        engine_of(law).core.perft(in_play(law), depth)


@LAWS
@pytest.mark.parametrize("seat", [-1, 4, 100, -(2**31), 2**80, 1.0, "0"])
def test_there_is_no_such_seat_to_see_the_table(law: AnyGame, seat: Any) -> None:
    with pytest.raises((TypeError, ValueError)):
        engine_of(law).core.encode(in_play(law), seat)


@LAWS
def test_chance_acts_only_where_it_is_asked(law: AnyGame) -> None:
    core, state = engine_of(law).core, in_play(law)
    for door in (core.sample, core.let_chance_act):
        with pytest.raises(ValueError, match="chance does not act here"):
            door(state, Generator(1))


@pytest.mark.parametrize("seed", [-1, 2**64, 1.0, None, "1"])
def test_a_seed_that_is_none_is_refused(seed: Any) -> None:
    with pytest.raises((TypeError, ValueError)):
        Generator(seed)


def test_what_was_never_made_can_not_be_used() -> None:
    batch = Batch(Azul(), 2)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        for door in (
            lambda: str(State.__new__(State)),
            lambda: _native.Engine.__new__(_native.Engine).start(),
            lambda: _native.Batch.__new__(_native.Batch).state(0),
            lambda: Generator.__new__(Generator).below(5),
            lambda: batch._core.__init__(_native.azul(2, False, 0), 2, 0, 1, 9, "win", True),  # type: ignore[misc]
        ):
            with pytest.raises(TypeError):
                door()
    assert str(batch.state(1))


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 2**20])
def test_az_1_1_there_is_no_such_table(seats: int) -> None:
    with pytest.raises(ValueError, match="seat"):
        _native.azul(seats, True, -1)


@pytest.mark.parametrize(
    ("sides", "drawn", "first"),
    [
        ([], 0, -1),
        ([], 5, -1),
        (["rows"], 3, -1),
        (["rows", "columns", "gold"], 0, -1),
        (["rows"] * 5, 0, -1),
        ([], 3, 2),
        ([], 3, -2),
    ],
)
def test_du_2_2_there_are_no_such_scoring_tiles(sides: list[str], drawn: int, first: int) -> None:
    with pytest.raises(ValueError, match=r"scoring tile|seat"):
        _native.duel(sides, drawn, first)
