"""TableEnv and ParallelTable: what players are given, rewards, limits, and wrong actions."""

import copy
import pickle
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Discrete

from tests.tables import TABLES
from tilewright.azul.game import Azul
from tilewright.core.errors import IllegalAction, InvalidState, NotationError
from tilewright.core.game import AnyGame
from tilewright.core.playing import legal_actions
from tilewright.core.rules import CHANCE
from tilewright.core.seat import Seat
from tilewright.duel.game import Duel
from tilewright.envs.aec import TableEnv
from tilewright.envs.parallel import ParallelTable
from tilewright.envs.rewards import REWARDS
from tilewright.envs.spaces import planes_of
from tilewright.native import is_available

ENGINES = ("native", "python") if is_available() else ("python",)


def table(game: AnyGame, **options: Any) -> TableEnv:
    return TableEnv(game, f"{game.name}_v0", **options)


def played(env: TableEnv, seed: int) -> list[tuple[str, int]]:
    """Play a random game to its end; who decided what."""
    rng, decisions = Random(seed), []
    env.reset(seed=seed)
    for agent in env.agent_iter():
        if env.terminations[agent] or env.truncations[agent]:
            env.step(None)
            continue
        action = rng.choice(np.flatnonzero(env.infos[agent]["action_mask"]).tolist())
        decisions.append((agent, action))
        env.step(action)
    return decisions


def test_players_are_given_what_the_law_encodes_for_their_seat(game: AnyGame) -> None:
    env, rng, deals = table(game), Random(5), Random(9)
    env.reset(seed=9)
    state = game.start()
    for _ in range(60):
        while game.actor(state) is CHANCE:
            state = game.apply(state, game.sample(state, deals))
        seat = game.actor(state)
        assert seat is not None
        assert env.agent_selection == f"player_{seat}"
        for other, agent in enumerate(env.possible_agents):
            seen = env.observe(agent)
            assert seen["observation"].tobytes() == game.encoding.encode(
                game.observe(state, Seat(other))
            )
            assert (seen["action_mask"] == env.infos[agent]["action_mask"]).all()
            assert seen["action_mask"].any() == (other == seat)
            seen["action_mask"][:] = 1  # which is the player's own
        assert env.state().tobytes() == game.encoding.encode(game.observe(state, None))
        legal = legal_actions(game, state)
        assert np.flatnonzero(env.mask_of(env.agent_selection)).tolist() == [
            game.notation.action_id(action) for action in legal
        ]
        action = rng.choice(legal)
        env.step(game.notation.action_id(action))
        state = game.apply(state, action)
        if game.actor(state) is None:
            break


@pytest.mark.skipif(not is_available(), reason="needs the fast core")
def test_both_engines_play_the_same_games(game: AnyGame) -> None:
    native, python = table(game, engine="native"), table(game, engine="python")
    assert played(native, 3) == played(python, 3)


@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_add_up_to_what_they_promise(game: AnyGame, reward: str) -> None:
    env = table(game, reward=reward)
    env.reset(seed=2)
    rng, total = Random(2), dict.fromkeys(env.possible_agents, 0.0)
    begun = game.progress(game.start()).scores
    while not any(env.terminations.values()):
        env.step(rng.choice(np.flatnonzero(env.mask_of(env.agent_selection)).tolist()))
        for agent, gained in env.rewards.items():
            total[agent] += gained
    numbers = env._rules
    outcome = numbers.outcome(env._state)
    assert outcome is not None
    scores = outcome.scores
    for seat, agent in enumerate(env.possible_agents):
        others = max([score for other, score in enumerate(scores) if other != seat])
        won = seat in outcome.winners
        losing = -1 / (game.seats - 1)
        due = {
            "points": scores[seat] - begun[seat],
            "margin": scores[seat] - others,
            "win": (game.seats / len(outcome.winners) - 1) / (game.seats - 1) if won else losing,
        }
        assert total[agent] == pytest.approx(due[reward])


def test_a_player_collects_what_others_moves_gave_it_since_its_last_decision() -> None:
    env = table(Azul(2, first=0), reward="points")
    env.reset(seed=11)
    rng, owed = Random(1), {"player_0": 0.0, "player_1": 0.0}
    collected = 0.0
    for agent in env.agent_iter(200):
        _, reward, termination, _, _ = env.last()
        assert reward == owed[agent]
        collected += abs(reward)
        owed[agent] = 0.0
        env.step(None if termination else rng.choice(np.flatnonzero(env.mask_of(agent)).tolist()))
        for other, gained in env.rewards.items():
            owed[other] += gained
    assert collected > 0


def test_a_game_is_cut_short_after_the_rounds(game: AnyGame) -> None:
    env = table(game, rounds=1)
    played(env, 4)
    env.reset(seed=4)
    rng = Random(4)
    while not any(env.truncations.values()):
        assert not any(env.terminations.values())
        env.step(rng.choice(np.flatnonzero(env.mask_of(env.agent_selection)).tolist()))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert planes_of(game, env.state())["round"][0] == 2


def test_a_game_is_cut_short_when_a_player_has_decided_often_enough() -> None:
    env = table(Azul(3, first=1), max_cycles=2)
    decisions = played(env, 1)
    assert [agent for agent, _ in decisions] == [
        *["player_1", "player_2", "player_0", "player_1", "player_2", "player_0"]
    ]


def test_who_is_done_steps_once_more_with_none() -> None:
    env = table(Azul(2), max_cycles=1)
    env.reset(seed=1)
    env.step(env.action_space(env.agent_selection).sample())
    env.step(env.action_space(env.agent_selection).sample())
    with pytest.raises(ValueError, match="the game is over: the last step of player_0 is None"):
        env.step(0)
    env.step(None)
    assert env.agents == ["player_1"]
    env.step(None)
    assert env.agents == []
    with pytest.raises(ResetNeeded, match="no game is going on"):
        env.step(None)


def test_nothing_can_be_done_before_the_first_reset() -> None:
    env = table(Azul(2), render_mode="ansi")
    deeds = (env.last, lambda: env.step(0), lambda: env.observe("player_0"), env.state, env.render)
    for deed in deeds:
        with pytest.raises(ResetNeeded, match=r"reset\(\)"):
            deed()


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("name", ["azul-2-coloured-random", "duel-random-3-random"])
def test_wrong_actions_are_refused_and_change_nothing(name: str, engine: str) -> None:
    game = TABLES[name]
    env = table(game, engine=engine)
    env.reset(seed=3)
    before = env.state().tobytes()
    last = game.num_actions - 1
    illegal = int(np.flatnonzero(env.mask_of(env.agent_selection) == 0)[0])
    with pytest.raises(ValueError, match=f"there is no action {last + 1}; ids are 0 to {last}"):
        env.step(last + 1)
    with pytest.raises(ValueError, match="there is no action -1"):
        env.step(-1)
    with pytest.raises(IllegalAction, match=r"\((AZ|DU)-"):
        env.step(illegal)
    for nonsense in (1.5, "2B4", None, np.array([1, 2]), np.float32(3), True, np.True_):
        with pytest.raises(TypeError, match="must be a whole number"):
            env.step(nonsense)  # type: ignore[arg-type]  # that is what is tested
    assert env.state().tobytes() == before
    assert all(reward == 0 for reward in env.rewards.values())


@pytest.mark.parametrize("number", [np.int32, np.int64, np.uint8, np.array])
def test_whole_numbers_of_all_kinds_are_actions(number: Any) -> None:
    env = table(Azul(2))
    env.reset(seed=3)
    env.step(number(int(np.flatnonzero(env.mask_of(env.agent_selection))[0])))
    assert env._decided != {"player_0": 0, "player_1": 0}


def test_nobody_else_sits_at_the_table() -> None:
    env = table(Azul(2))
    env.reset(seed=1)
    for ask in (env.observe, env.action_space, env.observation_space):
        with pytest.raises(
            ValueError, match="nobody here is called 'player_2': player_0, player_1"
        ):
            ask("player_2")


def test_copies_of_spaces_are_those_of_gymnasium() -> None:
    env = table(Azul(2), seed=np.int64(4))
    env.reset(seed=4)
    space = env.action_space("player_0")
    assert space == Discrete(180)
    for twin in (copy.deepcopy(space), pickle.loads(pickle.dumps(space))):
        assert type(twin) is Discrete
        assert twin == space


def test_the_table_tells_its_position_its_scores_and_how_it_ended(game: AnyGame) -> None:
    env = table(game)
    env.reset(seed=2)
    assert env.scores() == game.progress(game.start()).scores
    assert env.outcome() is None
    assert env.position("player_1") == str(env._rules.observe(env._state, Seat(1)))
    played(env, 2)
    outcome = env.outcome()
    assert outcome is not None
    assert outcome.scores == env.scores()
    assert env.position() == str(env._rules.observe(env._state, None))


def test_options_that_nobody_knows_are_refused() -> None:
    for options, words in (
        ({"reward": "score"}, "a reward is one of win, margin, points, not 'score'"),
        ({"render_mode": "svg"}, "render_mode is one of human, ansi, rgb_array, or None"),
        ({"engine": "fast"}, "an engine is one of auto, native, python, not 'fast'"),
        ({"rounds": 0}, "rounds must be 1 or more, not 0"),
        ({"max_cycles": 0}, "max_cycles must be 1 or more, not 0"),
        ({"seed": -1}, "seed must be 0 or more, not -1"),
    ):
        with pytest.raises(ValueError, match=words):
            table(Azul(2), **options)


def test_a_game_may_begin_at_a_position() -> None:
    env = table(Azul(2))
    env.reset(seed=8)
    for _ in range(5):
        env.step(env.action_space(env.agent_selection).sample())
    text, seen = str(env._rules.observe(env._state, None)), env.state().tobytes()
    other = table(Azul(2), engine="python")
    other.reset(options={"position": text})
    assert other.state().tobytes() == seen


def test_a_position_that_nobody_can_play_is_refused_and_the_game_goes_on() -> None:
    env = table(Azul(2), rounds=1)
    env.reset(seed=8)
    before = env.state().tobytes()
    played(other := table(Azul(2)), 1)
    over = str(other._rules.observe(other._state, None))
    with pytest.raises(NotationError):
        env.reset(options={"position": "nonsense"})
    with pytest.raises(TypeError, match="a position is a text, not 5"):
        env.reset(options={"position": 5})
    with pytest.raises(TypeError, match="options must be a dictionary, not 'abc'"):
        env.reset(options="abc")  # type: ignore[arg-type]  # that is what is tested
    text = str(env._rules.observe(env._state, None))
    with pytest.raises(InvalidState):  # a tile too few
        env.reset(options={"position": text.replace("Y17", "Y16")})
    with pytest.raises(ValueError, match="in a round after the limit, 1"):
        env.reset(options={"position": text.replace("1 offer", "9 offer")})
    with pytest.raises(ValueError, match="the game is over in that position"):
        env.reset(options={"position": over})
    assert env.state().tobytes() == before


def test_an_environment_can_be_copied_and_pickled_in_mid_game(game: AnyGame) -> None:
    env = table(game, seed=3)
    env.reset(seed=3)
    for _ in range(9):
        env.step(env.action_space(env.agent_selection).sample())
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    for _ in range(40):
        if not env.agents or any(env.terminations.values()):
            break
        action = int(env.action_space(env.agent_selection).sample())
        env.step(action)
        for twin in twins:
            assert twin.action_space(twin.agent_selection).sample() == action
            twin.step(action)
            assert twin.state().tobytes() == env.state().tobytes()


def test_a_clone_goes_its_own_way_and_shares_what_never_changes(game: AnyGame) -> None:
    env = table(game, seed=3)
    env.reset(seed=3)
    before, agent = env.state().tobytes(), env.agent_selection
    other = env.clone()
    other.step(other.action_space(agent).sample())
    while other.agents:
        other.step(None if not other.mask_of(other.agent_selection).any() else _first(other))
    assert (env.state().tobytes(), env.agent_selection) == (before, agent)
    assert env.agents == env.possible_agents
    assert env.mask_of(agent).any()
    assert other.observation_space(agent) is env.observation_space(agent)


def test_what_is_imagined_looks_the_same_and_has_luck_of_its_own(game: AnyGame) -> None:
    env = table(game)
    env.reset(seed=5)
    agent = env.agent_selection
    seen, rest = env.observe(agent), env.clone()
    ends = []
    for seed in (1, 1, 2):
        other = env.imagined(seed)
        assert other.agent_selection == agent
        for name, array in other.observe(agent).items():
            assert (array == seen[name]).all()
        ends.append(_played(other))
    assert ends[0] == ends[1] != ends[2]
    assert _played(env.imagined()) != ends[0]
    assert _played(env) == _played(rest)  # nobody's luck was used
    with pytest.raises(ResetNeeded, match="no player is in turn"):
        env.imagined()


def _first(env: TableEnv) -> int:
    return int(np.flatnonzero(env.mask_of(env.agent_selection))[0])


def _played(env: TableEnv) -> str:
    """How it ends if everybody always does the first thing that is legal."""
    while not any([*env.terminations.values(), *env.truncations.values()]):
        env.step(_first(env))
    return env.position()


def test_drawings_are_what_a_spectator_sees() -> None:
    game = Duel()
    env = table(game, render_mode="ansi")
    env.reset(seed=1)
    drawing = env.render()
    assert isinstance(drawing, str)
    assert "player_0" in drawing
    assert "\x1b[" in drawing
    silent = table(game)
    silent.reset(seed=1)
    with pytest.raises(ValueError, match="nothing is drawn without a render_mode"):
        silent.render()


def test_a_step_of_the_parallel_table_is_the_decision_of_who_is_in_turn() -> None:
    env = ParallelTable(table(Azul(2, first=0), seed=1))
    observations, infos = env.reset(seed=1)
    assert env.in_turn == "player_0"
    assert not infos["player_0"]["action_mask"].all()
    for told in (observations, infos):  # any action of the others will do
        assert told["player_1"]["action_mask"].all()
    action = int(np.flatnonzero(observations["player_0"]["action_mask"])[0])
    before = env.state().tobytes()
    with pytest.raises(ValueError, match="player_0 is in turn and must act; only player_1 did"):
        env.step({"player_1": action})
    with pytest.raises(ValueError, match="player_0 is in turn and must act; only nobody did"):
        env.step({"player_0": None})
    with pytest.raises(ValueError, match="nobody here is called player_7"):
        env.step({"player_0": action, "player_7": 1})
    assert env.state().tobytes() == before
    env.step({"player_0": action, "player_1": None})
    assert env.table.agent_selection == "player_1"


def test_imagined_tables_draw_actions_of_their_own() -> None:
    env = table(Duel(), seed=1)
    env.reset(seed=1)

    def drawn(seed: int) -> list[int]:
        space = env.imagined(seed).action_space(env.agent_selection)
        return [int(space.sample()) for _ in range(20)]

    assert drawn(1) == drawn(1) != drawn(2)


def test_whoever_watches_sees_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = table(Azul(2), render_mode="human")
    env.reset(seed=1)
    begun = capsys.readouterr().out
    env.step(env.action_space(env.agent_selection).sample())
    assert "player_0" in begun
    assert capsys.readouterr().out not in ("", begun)


@pytest.mark.parametrize("cycles", [0, -1, 1.5, "a"])
def test_a_limit_that_is_none_is_refused(cycles: Any) -> None:
    with pytest.raises((TypeError, ValueError), match="max_cycles must be"):
        ParallelTable(table(Azul(2)), max_cycles=cycles)


def test_a_parallel_table_needs_a_reset_after_the_end() -> None:
    env = ParallelTable(table(Azul(2), seed=1), max_cycles=1)
    env.reset()
    agent = env.table.agent_selection
    _, _, _, truncations, _ = env.step({agent: int(env.action_space(agent).sample())})
    assert truncations == {"player_0": True, "player_1": True}
    assert env.in_turn is None
    with pytest.raises(ResetNeeded, match="could be cut short"):
        env.table.cut_short()
    with pytest.raises(ResetNeeded):
        env.step({agent: 0})
