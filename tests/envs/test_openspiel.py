"""The games in OpenSpiel: its own tests and searches play them, and they agree with the law."""

import pickle
import sys
import unittest
from random import Random
from subprocess import run
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pyspiel", reason="needs the extra openspiel")

import pyspiel

from tests.envs.spiel import law_state, let_chance_act, loaded, played, spiel_text
from tests.tables import TABLES, table_id
from tilewright.azul.game import Azul
from tilewright.core.draws import Draws
from tilewright.core.errors import IllegalAction, InvalidOption, InvalidState, NotationError
from tilewright.core.game import AnyGame
from tilewright.core.playing import legal_actions
from tilewright.core.rules import CHANCE
from tilewright.duel.game import Duel
from tilewright.envs import extra
from tilewright.envs.openspiel.moments import CHANCE_PLAYER, TERMINAL_PLAYER
from tilewright.envs.rewards import win_rewards
from tilewright.native import choosing

TWO = [Azul(), Duel()]


@pytest.fixture
def _no_core(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choosing, "is_available", lambda: False)


# The library's own tests


@pytest.mark.parametrize("law", TABLES.values(), ids=table_id)
def test_random_sim_test_passes(law: AnyGame) -> None:
    pyspiel.random_sim_test(loaded(law), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("law", [Azul(2, "gray"), Duel("random")], ids=table_id)
@pytest.mark.usefixtures("_no_core")
def test_random_sim_test_passes_without_the_core(law: AnyGame) -> None:
    game = loaded(law, rounds=2)
    assert isinstance(game.table.opening.state, tuple)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("law", TWO, ids=table_id)
def test_every_state_of_a_game_has_the_api(law: AnyGame) -> None:
    from open_spiel.integration_tests import api_test

    class HasTheApi(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]  # untyped
        @classmethod
        def setUpClass(cls) -> None:
            cls.game = loaded(law)
            cls.game_name = law.name
            cls.game_type = cls.game.get_type()
            cls.some_states = played(cls.game, Random(4))

    asked = unittest.defaultTestLoader.loadTestsFromTestCase(HasTheApi)
    answered = asked.run(unittest.TestResult())
    assert answered.testsRun >= 5
    assert answered.failures + answered.errors == []


@pytest.mark.parametrize("law", TWO, ids=table_id)
def test_a_playthrough_repeats(law: AnyGame) -> None:
    from open_spiel.python.algorithms import generate_playthrough

    table = spiel_text(law, rounds=1)
    lines = generate_playthrough.playthrough_lines(table, seed=7)
    actions = [int(line.split(": ")[1]) for line in lines if line.startswith("action: ")]
    assert len(actions) > 25
    assert lines == generate_playthrough.playthrough_lines(table, action_sequence=actions, seed=8)


def test_an_interpreter_that_played_ends_quietly() -> None:
    played = (
        "import pyspiel, tilewright.envs.openspiel\n"
        "game = pyspiel.load_game('tilewright_azul')\n"
        "state = game.new_initial_state()\n"
        "state.apply_action(state.legal_actions()[0])\n"
        "kept = [game, state.clone()]\n"
    )
    ended = run([sys.executable, "-c", played], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "", "")


# The library's searches


@pytest.mark.parametrize("law", TWO, ids=table_id)
def test_mcts_plays_a_game_to_its_end(law: AnyGame) -> None:
    assert sorted(ended_by_mcts(loaded(law)).returns()) == [-1, 1]


@pytest.mark.parametrize("law", TABLES.values(), ids=table_id)
def test_mcts_plays_a_round_at_every_table(law: AnyGame) -> None:
    assert ended_by_mcts(loaded(law, rounds=1)).returns() == [0] * law.seats


def ended_by_mcts(game: Any) -> Any:
    """The end of a game that the library's MCTS plays on all seats."""
    from open_spiel.python.algorithms import mcts

    rng, luck = Random(3), np.random.RandomState(5)
    bot = mcts.MCTSBot(game, 1.4, 2, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    state = game.new_initial_state()
    let_chance_act(state, rng)
    while not state.is_terminal():
        state.apply_action(bot.step(state))
        let_chance_act(state, rng)
    return state


def test_ismcts_plays_duel_with_hidden_plates() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = loaded(Duel())
    luck = np.random.RandomState(5)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), 1.4, 4, random_state=luck)
    state = next(each for each in played(game, Random(4)) if hidden_from_actor(each))
    for _ in range(5):
        chosen = int(bot.step(state))
        assert chosen in state.legal_actions()
        state.apply_action(chosen)
        let_chance_act(state, Random(1))


def hidden_from_actor(state: Any) -> bool:
    """Is there a plate that only the other knows?"""
    player = state.current_player()
    returned = law_state(state).returned if player >= 0 else ()
    return any([not drawn.known >> player & 1 for drawn in returned])


# They agree with the law


@pytest.mark.parametrize("law", TABLES.values(), ids=table_id)
def test_random_games_agree_with_the_law_move_by_move(law: AnyGame) -> None:
    check_game(law, Random(9))


@pytest.mark.parametrize("law", TWO, ids=table_id)
@pytest.mark.usefixtures("_no_core")
def test_random_games_agree_with_the_law_without_the_core(law: AnyGame) -> None:
    check_game(law, Random(10))


def check_game(law: Any, rng: Random) -> None:
    state, true = loaded(law).new_initial_state(), law.start()
    while (actor := law.actor(true)) is not None:
        assert str(state) == str(true)
        assert state.returns() == [0] * law.seats
        if actor is CHANCE:
            action: Any = drawn_alike(law, true, state, rng)
        else:
            assert state.current_player() == actor
            legal = legal_actions(law, true)
            assert state.legal_actions() == [law.notation.action_id(each) for each in legal]
            action = rng.choice(legal)
            assert state.string_to_action(str(action)) == law.notation.action_id(action)
            state.apply_action(law.notation.action_id(action))
        true = law.apply(true, action)
        while law.actor(true) is CHANCE and not isinstance(law.draws(true, ()), Draws):
            true = law.apply(true, law.draws(true, ()))  # no luck in it: it is done at once
    outcome = law.outcome(true)
    assert outcome is not None
    assert state.is_terminal()
    assert state.returns() == win_rewards(outcome)


def drawn_alike(law: Any, true: Any, state: Any, rng: Random) -> Any:
    """Draw in both, and tell what it adds up to."""
    drawn: tuple[int, ...] = ()
    while isinstance(due := law.draws(true, drawn), Draws):
        assert state.current_player() == CHANCE_PLAYER
        total = sum(due.weights)
        assert state.chance_outcomes() == [(n, weight / total) for n, weight in due.odds]
        number = rng.choice(due.odds)[0]
        assert state.action_to_string(number) == due.text(number)
        state.apply_action(number)
        drawn = (*drawn, number)
    return due


# Tables and positions


def test_parameters_are_the_options_of_a_table() -> None:
    game = pyspiel.load_game("tilewright_azul", {"seats": 3, "wall": "gray"})
    assert game.table.game == Azul(3, "gray")
    game = pyspiel.load_game("tilewright_duel(scoring=random-3,first=1)")
    assert game.table.game == Duel("random", first=0)
    sides = ("jokers", "rows", "border")
    game = pyspiel.load_game("tilewright_duel(scoring=jokers+rows+border)")
    assert game.table.game == Duel(sides)
    assert pyspiel.load_game("tilewright_duel", {"scoring": ",".join(sides)}) == game


@pytest.mark.parametrize("law", TABLES.values(), ids=table_id)
def test_a_game_is_read_from_its_own_text(law: AnyGame) -> None:
    game = loaded(law)
    assert game.table.game == law
    assert pyspiel.load_game(str(game)).table.game == law
    assert pickle.loads(pickle.dumps(game)).table.game == law


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("tilewright_azul(seats=5)", "AZ-1.1"),
        ("tilewright_azul(wall=blue)", "AZ-1.4"),
        ("tilewright_azul(first=3)", "AZ-1.6"),
        ("tilewright_duel(scoring=rows)", "DU-2.2"),
        ("tilewright_duel(first=-1)", "DU-2.6"),
    ],
)
def test_a_table_that_the_rules_do_not_know_is_refused(text: str, problem: str) -> None:
    with pytest.raises(InvalidOption, match=problem):
        pyspiel.load_game(text)


def test_rounds_are_at_least_one() -> None:
    with pytest.raises(ValueError, match="rounds must be 1 to 1000000, not 0"):
        pyspiel.load_game("tilewright_azul(rounds=0)")


@pytest.mark.parametrize("law", TABLES.values(), ids=table_id)
def test_a_state_begins_where_a_position_says(law: AnyGame) -> None:
    game = loaded(law)
    for state in played(game, Random(2))[::17]:
        begun = game.new_initial_state(str(state))
        assert str(begun) == str(state)
        assert begun.current_player() == state.current_player()
        assert begun.history() == []
        assert str(begun.clone()) == str(state)


def test_an_impossible_position_is_refused() -> None:
    game = loaded(Azul())
    with pytest.raises(NotationError):
        game.new_initial_state("nonsense")
    with pytest.raises(InvalidState, match="AZ-1.2"):
        game.new_initial_state(str(game.new_initial_state()).replace("B20", "B19"))


def test_a_game_that_would_begin_a_round_more_ends_undecided() -> None:
    state = played(loaded(Azul(), rounds=2), Random(6))[-1]
    assert state.current_player() == TERMINAL_PLAYER
    assert str(state).startswith("3 deal")
    assert state.returns() == [0, 0]
    with pytest.raises(ValueError, match="it may last 2 rounds"):
        state.apply_action(0)


# Copies, and what is wrong


@pytest.mark.parametrize("law", TWO, ids=table_id)
def test_a_copy_goes_its_own_way(law: AnyGame) -> None:
    state = played(loaded(law), Random(1))[20]
    before = str(state)
    copy = state.clone()
    assert copy.moment is state.moment
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)
    assert len(copy.history()) == len(state.history()) + 1


@pytest.mark.parametrize("law", TWO, ids=table_id)
def test_a_stored_state_plays_on(law: AnyGame) -> None:
    game = loaded(law)
    for state in played(game, Random(8))[:-1:23]:
        assert str(pickle.loads(pickle.dumps(state)).clone()) == str(state)
        read = game.deserialize_state(state.serialize())
        assert read.history() == state.history()
        assert read.information_state_string(0) == state.information_state_string(0)
        number = state.legal_actions()[-1]
        assert str(read.child(number)) == str(state.child(number))


def test_az_2_1_an_illegal_decision_is_refused_and_changes_nothing() -> None:
    game = loaded(Azul(first=0))
    state = game.new_initial_state()
    let_chance_act(state, Random(1))
    number = next(n for n in range(game.num_distinct_actions()) if n not in state.legal_actions())
    before, history = str(state), state.history()
    with pytest.raises(IllegalAction, match="AZ-2.1"):
        state.apply_action(number)
    assert (str(state), state.history()) == (before, history)


@pytest.mark.parametrize("number", [-3, 180])
def test_an_id_that_no_action_has_is_refused(number: int) -> None:
    state = played(loaded(Azul()), Random(1))[0]
    with pytest.raises(ValueError, match=f"there is no action {number}; ids are 0 to 179"):
        state.apply_action(number)
    with pytest.raises(ValueError, match=f"there is no action {number}; ids are 0 to 179"):
        state.action_to_string(number)


@pytest.mark.parametrize("number", [-3, 2, 5])
def test_what_chance_cannot_draw_is_refused(number: int) -> None:
    state = loaded(Azul()).new_initial_state()
    message = rf"chance can't draw {number} here: it may draw 0 \(S1\), 1 \(S2\)"
    with pytest.raises(ValueError, match=message):
        state.apply_action(number)


@pytest.mark.parametrize(("law", "rule"), [(Azul(), "AZ-7.1"), (Duel(), "DU-3.1")], ids=str)
def test_nobody_acts_after_the_end(law: AnyGame, rule: str) -> None:
    state = played(loaded(law), Random(1))[-1]
    with pytest.raises(IllegalAction, match=rule):
        state.apply_action(0)


def test_chance_has_no_odds_where_a_seat_decides() -> None:
    state = played(loaded(Azul()), Random(1))[0]
    with pytest.raises(ValueError, match="chance does not act here"):
        state.chance_outcomes()
    with pytest.raises(ValueError, match="chance does not act here"):
        state.action_to_string(CHANCE_PLAYER, 0)


def test_what_is_to_be_installed_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extra, "find_spec", lambda library: None)
    with pytest.raises(ImportError, match=r'pip install "tilewright\[openspiel\]"'):
        extra.require("openspiel")
