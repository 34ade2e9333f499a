"""The learner in the manner of AlphaZero: its search, its returns, and a tiny run of the whole."""

from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.examples.running import loaded
from tilewright import Azul, Duel, Play
from tilewright.native import is_available

pytest.importorskip("numpy", reason="needs the extra learn")

pytestmark = pytest.mark.skipif(not is_available(), reason="needs the fast core")

LATE = (  # two decisions before the end
    "5 offer 2 1 1 -/-/-/-/- YYT - B8Y9R11K14T12 "
    "27:B/RR/RRR/BB/-:.YRKT/.BY.K/.TBY./.K.../.R...:1 "
    "18:T/TT/YYY/BBBB/-:.YRK./.BYR./.TB../.KT.Y/..K..:B"
)


@pytest.fixture
def az(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The example as a module, with numbers for a test."""
    module: Any = loaded("alphazero")
    small = {"LANES": 8, "STEPS": 4, "UNITS": 16, "MINIBATCH": 32, "FIRST_GAMES": 1}
    for name, number in {**small, "PLAY_WIDTHS": (4, 2)}.items():
        monkeypatch.setattr(module, name, number)
    threads = module.torch.get_num_threads()
    module.torch.manual_seed(1)
    module.torch.set_num_threads(1)
    yield module
    module.torch.set_num_threads(threads)


def test_a_search_to_the_end_finds_the_best_move_without_having_learned(az: Any) -> None:
    play = Play.from_position(Azul(), LATE)
    search = az.Search(Azul(), 1, (4, 3), seed=1)
    found = search.find(az.Network(Azul()), [play.state], noise=0.0)
    assert str(play.push(int(found.actions))) in ("CT5", "CY5")  # 54-46
    assert float(found.policy.sum()) == pytest.approx(1)
    assert set(found.policy[0].nonzero().flatten().tolist()) <= set(
        Play.from_position(Azul(), LATE).legal_ids
    )


@pytest.mark.parametrize("game", [Azul(), Duel()], ids=repr)
def test_self_play_does_what_is_legal_and_the_search_leaves_the_games_alone(
    az: Any, game: Any
) -> None:
    network, play = az.Network(game), az.SelfPlay(game, 3)
    before = [str(play.games.state(lane)) for lane in range(8)]
    play._found(network)
    assert [str(play.games.state(lane)) for lane in range(8)] == before
    lesson = play.lesson(network)
    assert len(lesson.returns) == 32
    assert (lesson.policy[~lesson.legal] == 0).all()
    assert (lesson.returns.abs() <= 1).all()


@pytest.mark.parametrize("game", [Azul(), Duel()], ids=repr)
def test_the_order_of_the_factories_is_nothing_to_a_positions_worth(az: Any, game: Any) -> None:
    network, play = az.Network(game), az.SelfPlay(game, 3)
    seen, legal, standing = az.position(play.rules, play.games, play.arrays)
    turned = seen.clone()
    for name in network.own:
        factories = seen[:, network.at[name]].view(8, network.factories, -1)
        turned[:, network.at[name]] = factories.flip(1).flatten(1)
    assert (turned != seen).any()
    values = [network(each, legal, standing)[1] for each in (seen, turned)]
    az.torch.testing.assert_close(*values, atol=0.01, rtol=0)


def test_what_comes_of_a_decision_is_the_opposite_for_the_other_seat(az: Any) -> None:
    turns = az.torch.tensor([[1], [-1], [-1], [1]])  # the third decision ends a game
    ends = az.torch.tensor([[False], [False], [True], [False]])
    results, values = az.torch.tensor([[0.0], [0.0], [0.5], [0.0]]), az.torch.zeros(4, 1)
    found = az.returns_of(values, turns, ends, results, az.torch.tensor([0.25]), 1.0)
    assert found.flatten().tolist() == [-0.5, -0.5, 0.5, 0.25]


def test_without_a_trace_returns_look_one_decision_ahead(az: Any) -> None:
    values, none = az.torch.tensor([[0.1], [0.2]]), az.torch.zeros(2, 1)
    turns = az.torch.tensor([[-1], [1]])
    found = az.returns_of(values, turns, none != 0, none, az.torch.tensor([0.3]), 0.0)
    az.torch.testing.assert_close(found.flatten(), az.torch.tensor([-0.2, 0.3]))


@pytest.mark.parametrize("game", [Azul(), Duel()], ids=repr)
def test_a_network_learns_what_greedy_did(az: Any, game: Any) -> None:
    lesson = az.greedy_lesson(game, 1)
    assert lesson.legal[lesson.policy != 0].all()
    network = az.Network(game)
    optimiser = az.torch.optim.AdamW(network.parameters(), lr=0.01)
    first, *_, last = [az.learn(network, optimiser, [lesson]) for _ in range(8)]
    assert last[0] < first[0]


def test_a_run_goes_on_where_it_was_and_plays_a_match(
    az: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = count()
    monkeypatch.setattr(az, "monotonic", lambda: next(clock))  # a second for each lesson
    for seconds, decisions in ((2, 32), (4, 96)):
        words = ["--minutes", str(seconds / 60), "--pairs", "1", "--threads", "1"]
        az.main([*words, "--out", str(tmp_path), "azul"])
        done = az.torch.load(tmp_path / "azul.pt", weights_only=True)["done"]
        assert (done["seconds"], done["decisions"]) == (seconds, decisions)
    told = capsys.readouterr().out
    assert told.count("against greedy:") == 2
    assert "fault" not in told


def test_the_bot_thinks_of_what_its_seat_may_know(az: Any) -> None:
    play = Play(Duel(), seed=1)
    play.push_chance()
    bot = az.AlphaBot(az.Network(Duel()), play.game, Random(1))
    seat = play.actor
    assert isinstance(seat, int)
    assert bot.choose(play.observe(seat), az.Limit()) in play.legal_ids
