"""Engine: the core behind the interface of a Game."""

import copy
import pickle
import subprocess
import sys
from random import Random

import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")

from tests.perft.counting import FILE, Block, read_blocks
from tests.tables import TABLES, table_id, walk
from tilewright.azul.game import Azul
from tilewright.core.errors import IllegalAction, InvalidState
from tilewright.core.game import AnyGame, plain
from tilewright.core.playing import play_out
from tilewright.core.seat import Seat
from tilewright.duel.game import Duel
from tilewright.native._native import Generator
from tilewright.native.engine import Engine

LAWS = pytest.mark.parametrize("law", TABLES.values(), ids=table_id)
BLOCKS = read_blocks(FILE.read_text(encoding="utf-8"))


@LAWS
def test_a_game_played_by_the_core_has_the_law_s_record(law: AnyGame) -> None:
    engine = Engine(law)
    for seed in range(3):
        record = play_out(engine, Random(seed))
        assert record.moves == play_out(law, Random(seed)).moves
        state = record.states()[-1]
        assert str(state) == str(play_out(law, Random(seed)).states()[-1])


@LAWS
def test_what_a_seat_sees_is_read_as_by_the_law(law: AnyGame) -> None:
    engine = Engine(law)
    for step in walk(law, 3)[::10]:
        text = str(law.observe(step.state, Seat(1)))
        assert engine.notation.parse_observation(text, Seat(1)) == law.observe(step.state, Seat(1))


@pytest.mark.parametrize("block", BLOCKS, ids=[table_id(block.game) for block in BLOCKS])
def test_perft_counts_as_the_law_does(block: Block) -> None:
    engine = Engine(block.game)
    state = engine.notation.parse_state(block.position)
    for depth, count in enumerate(block.counts, start=1):
        assert engine.core.perft(state, depth) == count
    assert engine.core.perft(state, 0) == 1


@pytest.mark.parametrize(
    ("law", "most"),
    [
        (Azul(2), 128),
        (Azul(2, "gray"), 128),
        (Azul(3, "gray"), 192),
        (Azul(4), 192),
        (Azul(4, "gray"), 192),
        (Duel(), 320),
    ],
    ids=repr,
)
def test_a_state_is_small(law: AnyGame, most: int) -> None:
    assert 0 < Engine(law).start().size <= most


@LAWS
def test_what_the_law_says_of_a_state_the_engine_says_too(law: AnyGame) -> None:
    engine = Engine(law)
    names = [f"Player {seat}" for seat in range(law.seats)]
    for step in walk(law, seed=4)[::9]:
        state = engine.of_value(step.state)
        assert engine.effects(state, step.action) == step.effects
        assert engine.standing(state) == law.standing(step.state)
        assert engine.notation.problems(state) == ()
        seat = Seat(0)
        observation = engine.observe(state, seat)
        assert observation == law.observe(step.state, seat)
        assert engine.encoding.encode(observation) == engine.encoding.encoded(state, seat)
        imagined = engine.imagine(observation, Random(1))
        assert engine.observe(imagined, seat) == observation
        assert (
            engine.telling.lines(state, step.action)[seat].action
            == law.telling.lines(step.state, step.action)[seat].action
        )
        told = engine.telling.lines(state, step.action)[seat].story
        assert told == law.telling.lines(step.state, step.action)[seat].story
        assert engine.drawing.draw(observation, names) == law.drawing.draw(
            observation, names, plain
        )
        assert engine.apply(state, step.action).value() == step.after


def test_an_illegal_id_is_refused_as_the_law_refuses_it() -> None:
    engine = Engine(Azul(first=0))
    state = engine.apply(engine.start(), engine.notation.parse_action("DBBYR/KKTT/BYRK/TTTT/BBBB"))
    law_state = engine.reference.apply(
        engine.reference.start(), engine.notation.parse_action("DBBYR/KKTT/BYRK/TTTT/BBBB")
    )
    number = engine.notation.action_id(engine.notation.parse_action("CB1"))
    with pytest.raises(IllegalAction) as refused:
        engine.apply(state, number)
    assert refused.value.refusal == engine.reference.refusal(
        law_state, engine.notation.action_of(number)
    )
    assert str(state) == str(law_state)


def test_an_impossible_state_is_refused() -> None:
    engine = Engine(Azul())
    state = engine.reference.start()
    with pytest.raises(InvalidState, match="1 blue tile in all"):
        engine.of_value(state._replace(bag=(1, 2, 3, 4, 5)))


def test_a_state_of_another_table_is_refused() -> None:
    with pytest.raises(TypeError, match="another table"):
        Engine(Azul(2)).actor(Engine(Azul(3)).start())


def test_states_are_values() -> None:
    engine = Engine(Azul(first=1))
    first, second = engine.start(), engine.start()
    assert first == second
    assert hash(first) == hash(second)
    assert first != Engine(Azul(first=0)).start()
    assert first != "a state"
    assert Engine(Azul()) == Engine(Azul()) != Engine(Azul(3))
    assert len({first, second, Engine(Duel()).start()}) == 2


@LAWS
def test_engines_and_states_travel_to_other_processes(law: AnyGame) -> None:
    engine = Engine(law)
    for step in walk(law, seed=3)[::25]:
        state = engine.of_value(step.state)
        assert pickle.loads(pickle.dumps(state)) == state
        assert copy.deepcopy(state) == state
    assert pickle.loads(pickle.dumps(engine)) == engine


@pytest.mark.parametrize("pickled", [(0, "nonsense"), (7, ""), (99, "1 start")])
def test_a_spoiled_pickle_is_refused(pickled: tuple[int, str]) -> None:
    state = Engine(Azul()).start()
    with pytest.raises(ValueError, match="pickled"):
        type(state).__new__(type(state)).__setstate__(pickled)


def test_the_hash_ignores_the_order_of_factories_and_nothing_else() -> None:
    engine = Engine(Azul(first=0))
    deals = ("DBBYR/KKTT/BYRK/TTTT/BBBB", "DKKTT/BBYR/TTTT/BBBB/BYRK", "DBBYR/KKTT/BYRK/TTTT/BBBY")
    one, same, other = [
        engine.apply(engine.start(), engine.notation.parse_action(deal)).hash for deal in deals
    ]
    assert one == same != other


@LAWS
def test_no_two_tables_of_a_game_have_the_same_hash(law: AnyGame) -> None:
    engine = Engine(law)
    tables: dict[int, set[str]] = {}
    for seed in range(4):
        for step in walk(law, seed):
            state = step.state._replace(factories=tuple(sorted(step.state.factories, key=str)))
            tables.setdefault(engine.core.of_value_unchecked(step.state).hash, set()).add(
                str(state)
            )
    assert all(len(texts) == 1 for texts in tables.values())
    assert len(tables) > 100


def test_a_random_game_follows_from_its_seed() -> None:
    engine = Engine(Duel())
    games = [engine.core.play_out(engine.start(), Generator(5)) for _ in range(2)]
    assert games[0] == games[1]
    end, decisions = games[0]
    assert engine.outcome(end) is not None
    assert decisions > 50
    assert engine.core.play_outs(3, Generator(9)) == engine.core.play_outs(
        3, Generator(9), copying=True
    )


def test_a_random_game_is_cut_short_where_it_is_said() -> None:
    engine = Engine(Azul())
    end, _ = engine.core.play_out(engine.start(), Generator(1), rounds=2)
    assert engine.progress(end).round == 3
    assert engine.outcome(end) is None


LONG_WORK = """
import os, signal, sys, threading
from tilewright.azul.game import Azul
from tilewright.native._native import Generator
from tilewright.native.engine import Engine

engine = Engine(Azul(first=0))
state = engine.apply(engine.start(), engine.notation.parse_action("DBBYR/KKTT/BYRK/TTTT/BBBB"))
signal.signal(signal.SIGINT, signal.default_int_handler)
threading.Timer(0.1, os.kill, (os.getpid(), signal.SIGINT)).start()
try:
    if sys.argv[1] == "perft":
        engine.core.perft(state, 100)
    else:
        engine.core.play_outs(10**12, Generator(1))
except KeyboardInterrupt:
    print("interrupted")
"""


@pytest.mark.parametrize("work", ["perft", "play_outs"])
def test_ctrl_c_ends_long_work(work: str) -> None:
    """Without it, both would go on for years."""
    command = (sys.executable, "-c", LONG_WORK, work)
    ran = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300)
    assert ran.stdout == "interrupted\n"
