"""The nets of the package in plain NumPy."""

from pathlib import Path
from random import Random

import pytest

pytest.importorskip("numpy", reason="needs NumPy")
pytest.importorskip("tilewright.native._native", reason="needs the fast core")

import numpy as np

from tests.plays.test_play import random_play
from tilewright.azul.game import Azul
from tilewright.core.game import AnyGame
from tilewright.duel.game import Duel
from tilewright.learn.nets import LearnedNet
from tilewright.learn.reference import LEAD_UNIT, ONE
from tilewright.native import _native
from tilewright.native.judgement import CLASSIC, LEARNED, judgement_of, table_of, weights_file
from tilewright.native.weights import WeightsError
from tilewright.plays.play import Play


@pytest.mark.parametrize("game", [Azul(), Azul(3), Azul(4, "gray")], ids=repr)
def test_a_net_of_the_package_says_what_the_core_says(game: AnyGame) -> None:
    net = LearnedNet(game)
    play = random_play(game, 3, most=25)
    play.push_chance()
    exact = judgement_of(game, LEARNED).outputs(*net.told(play.state))
    odds = np.array(exact)[:, 0] / ONE
    due = np.exp(odds) / np.exp(odds).sum()
    assert net.shares(play.text) == pytest.approx(due)
    assert (net.core_shares(play) == net.shares(play)).all()
    assert net.points(play.observe(0)) == pytest.approx(np.array(exact)[:, 1] * LEAD_UNIT / ONE)
    lesson = _native.lesson(net.game.core)
    assert net.weights.shape == (2 * lesson["inputs"] + lesson["contexts"] + 2, _native.HIDDEN)


@pytest.mark.parametrize("game", [Azul(), Azul(4, "gray"), Duel()], ids=repr)
def test_its_rows_are_what_the_page_says(game: AnyGame) -> None:
    """The formula of docs/library.md at tables that its example does not have."""
    net, play = LearnedNet(game), random_play(game, 3, most=60)
    while not net.judges(play):
        if not play.push_chance():
            play.push(play.legal_ids[0])
    told, rows, nothing = net.told(play), net.weights, np.zeros((1, 64), np.int16)
    assert told.inputs.max() == net.inputs
    assert told.contexts.max() == len(rows) - 2 * net.inputs - 2
    boards, rest = rows[: 2 * net.inputs], np.vstack([rows[2 * net.inputs : -2], nothing])
    own, other = np.vstack([boards[::2], nothing]), np.vstack([boards[1::2], nothing])
    seen = other[told.inputs].sum(1)
    hidden = own[told.inputs].sum(1) + (seen.sum(0) - seen) + rest[told.contexts].sum(1)
    active = hidden.astype(np.int16).clip(0, 4095).astype(np.int64)
    odds, points = (active @ rows[-2:].T / (128 * 1024)).T
    assert net.shares(play) == pytest.approx(np.exp(odds) / np.exp(odds).sum())
    assert net.points(play) == pytest.approx(16 * points)


@pytest.mark.parametrize("game", [Azul(), Duel()], ids=repr)
def test_a_position_that_the_search_does_not_judge_is_refused(game: AnyGame) -> None:
    over = random_play(game, 3)
    with pytest.raises(ValueError, match="at the beginning of a turn, or between two rounds"):
        LearnedNet(game).shares(over)
    # The first deal is one, too, but between no rounds.
    with pytest.raises(ValueError, match="between two rounds, not 1 "):
        LearnedNet(game).shares(Play(game))


@pytest.mark.parametrize("game", [Azul(), Azul(wall="gray"), Duel()], ids=repr)
def test_the_net_judges_the_phases_that_the_page_names_and_no_others(game: AnyGame) -> None:
    net, rng = LearnedNet(game), Random(3)
    play = Play(game, seed=3)
    while not play.is_over:
        phase = play.text.split()[1]
        is_later_deal = phase == "deal" and play.round > 1
        assert net.judges(play) == (phase in ("offer", "turn") or is_later_deal), phase
        if isinstance(play.actor, int):
            play.push(rng.choice(play.legal_ids))
        else:
            play.push(game.sample(game.notation.parse_state(play.text), rng))
    assert not net.judges(play)


def test_weights_that_are_no_net_of_the_table_are_refused(tmp_path: Path) -> None:
    with pytest.raises(WeightsError, match="no net"):
        LearnedNet(Azul(), tmp_path / "missing.weights")
    with pytest.raises(WeightsError, match="no net"):
        LearnedNet(Azul(), weights_file(table_of(Azul()), CLASSIC))
    with pytest.raises(WeightsError, match="azul-3"):
        LearnedNet(Azul(), weights_file(table_of(Azul(3)), LEARNED))
