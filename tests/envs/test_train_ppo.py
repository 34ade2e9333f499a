"""The example that learns: its parts, a tiny run of the whole, and what it keeps."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.examples.running import loaded, told
from tilewright.native import is_available

pytest.importorskip("gymnasium", reason="needs the extra envs")
pytest.importorskip("matplotlib", reason="needs the extra learn")

IS_ALL = bool(os.environ.get("TILEWRIGHT_ALL"))

pytestmark = pytest.mark.skipif(not is_available(), reason="needs the fast core")


@pytest.fixture(scope="module")
def ppo() -> Iterator[Any]:
    """The example as a module, which brings PyTorch: not every process that collects loads it."""
    module: Any = loaded("train_ppo")
    threads = module.torch.get_num_threads()
    module.torch.set_num_threads(1)
    yield module
    module.torch.set_num_threads(threads)
    del sys.modules["train_ppo"]


def learnt(ppo: Any, seed: int, decisions: int, **settings: int) -> Any:
    """A network that has learnt a little."""
    ppo.torch.manual_seed(seed)
    chosen = ppo.Settings(looks=1, look_games=2, **settings)
    network = ppo.Network(chosen)
    for _ in ppo.learn(network, chosen, decisions, None, seed, 1):
        pass
    return network


def positions(ppo: Any) -> tuple[Any, Any]:
    """Positions from the middle of games, and what is legal in them."""
    ppo.torch.manual_seed(7)
    settings = ppo.Settings(lanes=32, steps=30)
    played = ppo.SelfPlay(settings, 7, 1).play(ppo.Network(settings))
    return played.planes[-1], played.legal[-1]


def test_what_the_other_seat_gains_later_counts_against_a_decision(ppo: Any) -> None:
    rewards = ppo.torch.tensor([[0.0], [0.0], [2.0]])
    turns = ppo.torch.tensor([[1], [-1], [0]])  # twice the same seat, then the other, which ends it
    values = ppo.torch.zeros(4, 1)
    found = ppo.advantages(rewards, turns, values, trace=1.0)
    assert found.flatten().tolist() == [-2.0, -2.0, 2.0]


def test_without_a_trace_an_advantage_looks_one_decision_ahead(ppo: Any) -> None:
    rewards = ppo.torch.tensor([[0.5], [1.0]])
    turns = ppo.torch.tensor([[-1], [1]])
    values = ppo.torch.tensor([[0.25], [3.0], [4.0]])
    found = ppo.advantages(rewards, turns, values, trace=0.0)
    assert found.flatten().tolist() == [0.5 - 3.0 - 0.25, 1.0 + 4.0 - 3.0]


def test_nothing_after_the_end_of_a_game_counts_for_it(ppo: Any) -> None:
    rewards, turns = ppo.torch.tensor([[1.0], [5.0]]), ppo.torch.tensor([[0], [-1]])
    found = ppo.advantages(rewards, turns, ppo.torch.ones(3, 1), trace=1.0)
    assert found[0].item() == 0.0


def test_an_illegal_action_has_no_odds_at_all(ppo: Any) -> None:
    planes, legal = positions(ppo)
    log_odds, _ = ppo.Network(ppo.Settings())(planes, legal)
    odds = log_odds.exp()
    assert (odds[~legal] == 0).all()
    assert (odds[legal] > 0).all()


def test_factories_that_change_places_change_nothing_else(ppo: Any) -> None:
    planes, legal = positions(ppo)
    network = learnt(ppo, 1, 1_000, lanes=32, steps=32).eval()
    order = [2, 0, 4, 1, 3, 5]  # the centre stays
    tiles = network.tiles
    moved = planes.clone()
    moved[:, tiles] = planes[:, tiles].view(-1, 6, 5)[:, order].flatten(1)
    moved_legal = legal.view(-1, 6, 30)[:, order].flatten(1)
    log_odds, values = network(planes, legal)
    moved_odds, moved_values = network(moved, moved_legal)
    expected = log_odds.view(-1, 6, 30)[:, order].flatten(1)
    ppo.torch.testing.assert_close(moved_odds, expected)
    ppo.torch.testing.assert_close(moved_values, values)


def test_every_step_keeps_the_position_in_which_it_was_decided(ppo: Any) -> None:
    ppo.torch.manual_seed(3)
    settings = ppo.Settings(lanes=16, steps=20)
    played = ppo.SelfPlay(settings, 3, 1).play(ppo.Network(settings))
    assert played.legal.gather(2, played.actions.unsqueeze(2)).all()
    assert (played.planes[1:] != played.planes[:-1]).any(2).all()


def test_a_victory_is_rewarded_where_a_game_ends_and_nowhere_else(ppo: Any) -> None:
    ppo.torch.manual_seed(3)
    settings = ppo.Settings(lanes=16, steps=120, point=0.0, win=1.0)
    played = ppo.SelfPlay(settings, 3, 1).play(ppo.Network(settings))
    ended = played.turns == 0
    assert ended.any()
    assert set(played.rewards[~ended].tolist()) == {0.0}
    assert set(played.rewards[ended].tolist()) <= {-1.0, 0.0, 1.0}
    assert played.rewards[ended].abs().sum() > 0


@pytest.mark.skipif(not IS_ALL, reason="takes long: with make test-all")
def test_a_little_learning_is_enough_to_beat_random(ppo: Any) -> None:
    ppo.torch.manual_seed(5)
    beginner = ppo.Network(ppo.Settings())
    network = learnt(ppo, 5, 60_000, lanes=256, steps=32)
    assert ppo.share_of_victories(beginner, "random", 128, 5) < 0.8
    assert ppo.share_of_victories(network, "random", 128, 5) > 0.9


def test_the_same_seed_learns_the_same_and_another_does_not(ppo: Any) -> None:
    first, again, other = [learnt(ppo, seed, 2_000, lanes=32, steps=32) for seed in (1, 1, 2)]
    for name, weights in first.state_dict().items():
        assert ppo.torch.equal(weights, again.state_dict()[name])
    assert not ppo.torch.equal(first.value.weight, other.value.weight)


def test_ctrl_c_keeps_what_was_seen_so_far(ppo: Any, capsys: pytest.CaptureFixture[str]) -> None:
    look = ppo.Look(1_000, 2.0, (0.9, 0.1))

    def interrupted() -> Iterator[Any]:
        yield 0.1, look
        raise KeyboardInterrupt

    assert ppo.show_learning(interrupted()) == [look]
    assert "Stopped" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--games", "3"], "--games must be an even number from 2, not 3"),
        (["--steps", "0"], "--steps must be more than 0, not 0"),
        (["--minutes", "-1"], "--minutes must be more than 0, not -1.0"),
        (["--seed", "-1"], "--seed must be 0 or more, not -1"),
    ],
)
def test_a_wrong_number_is_refused(
    ppo: Any, words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        ppo.main(words)
    assert said in capsys.readouterr().err


def test_a_file_without_weights_is_refused_in_one_sentence(ppo: Any, tmp_path: Path) -> None:
    nonsense = tmp_path / "nonsense.pt"
    nonsense.write_text("nonsense")
    with pytest.raises(SystemExit, match="does not hold weights"):
        ppo.main(["--evaluate", str(nonsense)])
    with pytest.raises(SystemExit, match="can't be read: No such file or directory"):
        ppo.main(["--evaluate", str(tmp_path / "missing.pt")])
    with pytest.raises(SystemExit, match="can't be a folder"):
        ppo.main(["--steps", "1", "--out", str(nonsense)])


@pytest.mark.skipif(not IS_ALL, reason="takes long: with make test-all")
def test_a_tiny_run_leaves_weights_that_play_the_same_matches_again(
    ppo: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("--steps", "20000", "--games", "4", "--threads", "1", "--out", str(tmp_path))
    lines = told("train_ppo.py", *words, folder=tmp_path).splitlines()
    matches = [line for line in lines if " of 4 paired games " in line]
    assert [line.split(":")[0] for line in matches] == ["random", "greedy"]
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")
    ppo.main(["--evaluate", str(tmp_path / "weights.pt"), "--games", "4", "--threads", "1"])
    assert capsys.readouterr().out.splitlines() == matches
