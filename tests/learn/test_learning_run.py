"""Learning end to end, as small as can be: games, a net, its weights, a contest."""

import csv
import json
import math
from collections.abc import Iterator
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")

import numpy as np
from typer.testing import CliRunner, Result

from tilewright.cli.app import app
from tilewright.core.errors import InvalidOption
from tilewright.learn.calibration import without
from tilewright.learn.classic import AZUL, DUEL, fitted
from tilewright.learn.samples import Folder, Plan, play_packed_shard, play_shard, read_samples
from tilewright.learn.values import Deal, held
from tilewright.native.judgement import (
    CLASSIC,
    GAMES,
    LEARNED,
    classic_weights,
    judgement_in,
    weights_file,
)
from tilewright.native.weights import read_weights

FEW = ("--games", "6", "--nodes", "20", "--threads", "1")


@pytest.fixture(autouse=True)
def _one_thread() -> Iterator[None]:
    """Such small nets gain nothing by more, and threads that wait for each other are slow."""
    if find_spec("torch") is None:
        yield
        return
    import torch

    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(threads)


def run(*words: object) -> Result:
    return CliRunner().invoke(app, ["learn", *[str(word) for word in words]])


def done(*words: object) -> str:
    result = run(*words)
    assert result.exit_code == 0, result.stderr
    return result.stdout


def refused(*words: object) -> str:
    result = run(*words)
    assert result.exit_code != 0
    assert "Traceback" not in result.stderr
    return " ".join(result.stderr.split())


def content(folder: Path) -> dict[str, Any]:
    return {
        file.name: {name: values.tobytes() for name, values in np.load(file).items()}
        for file in folder.glob("*.npz")
    }


@pytest.mark.parametrize("table", ["azul-2-gray", "duel"])
def test_a_net_is_learned_from_games_and_plays(tmp_path: Path, table: str) -> None:
    pytest.importorskip("torch", reason="training needs PyTorch")
    samples, net = tmp_path / "samples", tmp_path / "net"
    done("play", table, "--into", samples, "--shards", 5, *FEW)
    words = ("train", samples, "--into", net, "--batch", 64, "--device", "cpu", "--epochs", 2)
    assert "epoch 2: trained" in done(*words)
    with (net / "curve.csv").open(newline="") as lines:
        curve = list(csv.DictReader(lines))
    assert [row["epoch"] for row in curve] == ["1", "2"]
    assert all(0 < float(row["between_rounds"]) < 5 for row in curve)
    weights = read_weights(net / f"{table}.weights")
    assert (weights.table, weights.kind) == (table, "net")
    judgement_in(table, net / f"{table}.weights")
    told = json.loads(
        done(
            *("evaluate", table, net / f"{table}.weights", "classic"),
            *("--sets", 1, "--limit", 20, "--second-limit", 10, "--threads", 1, "--json"),
        )
    )
    assert (told["sets"], told["limit"], told["second_limit"]) == (1, "20", "10")
    assert told["score"] in (0, 0.25, 0.5, 0.75, 1)


def test_sums_of_rows_are_the_same_looked_up_and_multiplied() -> None:
    """The one is for a CPU, the other for a GPU."""
    torch = pytest.importorskip("torch", reason="training needs PyTorch")
    from tilewright.learn.model import looked_up, multiplied

    rng = torch.Generator().manual_seed(1)
    rows = torch.randint(50, (40, 12), generator=rng, dtype=torch.int32)  # some are named twice
    table = torch.randint(-9, 10, (50, 8), generator=rng).float()
    assert torch.equal(looked_up(rows, table), multiplied(rows, table))


def test_training_goes_on_where_it_was(tmp_path: Path) -> None:
    """Stopped after its first epoch, it ends with the same numbers as without a stop."""
    pytest.importorskip("torch", reason="training needs PyTorch")
    from tilewright.learn.training import Settings, train

    done("play", "azul-2", "--into", tmp_path / "samples", "--shards", 4, *FEW)
    samples = read_samples([tmp_path / "samples"])
    settings = Settings(epochs=2, batch=64)
    whole = list(train("azul-2", samples, tmp_path / "whole", settings, "cpu"))
    parts = train("azul-2", samples, tmp_path / "parts", settings, "cpu")
    first = next(parts)
    parts.close()
    again = list(train("azul-2", samples, tmp_path / "parts", settings, "cpu"))
    assert [first, *again] == whole
    ends = [read_weights(tmp_path / each / "azul-2.weights") for each in ("whole", "parts")]
    assert ends[0] == ends[1]
    (tmp_path / "parts" / "checkpoint-2.pt").unlink()  # back to the first
    assert list(train("azul-2", samples, tmp_path / "parts", settings, "cpu")) == again
    assert len((tmp_path / "parts" / "curve.csv").read_text().split()) == 3
    start = tmp_path / "whole" / "checkpoint-2.pt"
    more = list(train("azul-2", samples, tmp_path / "more", settings, "cpu", start))
    assert more[0].trained < whole[0].trained
    with pytest.raises(InvalidOption, match="other options or samples"):
        next(train("azul-2", samples, tmp_path / "whole", Settings(epochs=3, batch=64), "cpu"))


def test_samples_go_on_where_they_were_whoever_plays_them(tmp_path: Path) -> None:
    for shards in (1, 3):
        done("play", "azul-2", "--into", tmp_path / "once", "--shards", shards, *FEW)
    once = content(tmp_path / "once")
    assert len(once) == 3
    plan = Plan("azul-2", games=6, nodes=20, code=json.loads(plan_text(tmp_path / "once"))["code"])
    threads = Folder(tmp_path / "threads", plan)
    assert list(threads.fill(2, threads=2)) == [0, 1]
    threads.keep(*play_packed_shard(plan, 2))
    assert content(tmp_path / "threads") == once


def plan_text(folder: Path) -> str:
    return (folder / "plan.json").read_text(encoding="utf-8")


def test_games_of_all_shards_have_numbers_of_their_own(tmp_path: Path) -> None:
    done("play", "azul-2", "--into", tmp_path / "one", "--shards", 2, *FEW)
    done("play", "azul-2", "--into", tmp_path / "two", "--shards", 1, "--seed", 2, *FEW)
    samples = read_samples([tmp_path / "one", tmp_path / "two"])
    assert sorted(set(samples["games"])) == list(range(18))


@pytest.mark.parametrize("table", ["azul-3", "duel"])
def test_classic_weights_are_fitted(tmp_path: Path, table: str) -> None:
    words = ("play", table, "--into", tmp_path / "samples", "--features", "--shards", 2)
    done(*words, *FEW)
    done("fit", tmp_path / "samples", "--into", tmp_path / "new.weights")
    judgement_in(table, tmp_path / "new.weights")
    new, old = read_weights(tmp_path / "new.weights"), classic_weights(table)
    assert new.numbers != old.numbers
    assert len(new.numbers) == (DUEL if table == "duel" else AZUL).itemsize


def test_a_fit_finds_the_weights_that_explain_what_was_gained() -> None:
    """Gains that follow from some weights exactly give these weights."""
    samples = play_shard(Plan("azul-2", games=60, nodes=10, kept=1.0, features=True), 0, 1)
    rng = np.random.default_rng(1)
    first = samples["rounds"].astype(int) - (samples["mid"] == 0) == 2
    samples = {name: values[first] for name, values in samples.items()}
    due = rng.integers(-3, 4, 41)
    gains = samples["features"][..., :41] @ due
    samples["points"] = samples["scores"] + gains
    weights = fitted("azul-2", samples, ridge=1e-6)
    found = np.frombuffer(weights.numbers, AZUL)[0]
    assert np.allclose(samples["features"][..., :41] @ found["wall"][1] / 64, gains, atol=0.5)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("play", "azul-5", "--into", "x"), "There is no table azul-5; there are azul-2,"),
        (("play", "azul-2", "--into", "x", "--weights", "no.weights"), "no file of weights"),
        (("train", "nowhere", "--into", "x"), "There are no samples in nowhere."),
        (("train", "nowhere", "--into", "x", "--start", "no.pt"), "There are no samples"),
        (("fit", "nowhere", "--into", "x"), "There are no samples in nowhere."),
        (("evaluate", "duel", "nothing"), "There is no file of weights nothing."),
        (("evaluate", "azul-3", "learned", "--sprt", "0,10"), "seats"),
        (("evaluate", "azul-2", "learned", "--limit", "many"), "many"),
    ],
)
def test_what_can_not_be_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], why: str
) -> None:
    pytest.importorskip("torch", reason="training needs PyTorch")
    monkeypatch.chdir(tmp_path)
    assert why in refused(*words)
    assert list(tmp_path.iterdir()) == []


def test_folders_of_other_plans_and_kinds_are_refused(tmp_path: Path) -> None:
    done("play", "azul-2", "--into", tmp_path / "net", "--shards", 1, *FEW)
    words = ("play", "azul-2", "--into", tmp_path / "net", "--seed", 5, *FEW)
    assert "samples of another plan" in refused(*words)
    assert "of another kind" in refused("fit", tmp_path / "net", "--into", tmp_path / "x")
    done("play", "azul-3", "--into", tmp_path / "three", "--shards", 1, *FEW)
    both = (tmp_path / "net", tmp_path / "three")
    pytest.importorskip("torch", reason="training needs PyTorch")
    assert "more than one table" in refused("train", *both, "--into", tmp_path / "x")
    few = refused("train", tmp_path / "net", "--into", tmp_path / "x")
    assert "fewer samples to learn from than a batch has, 8,192" in few


def test_every_table_can_be_played() -> None:
    for table in GAMES:
        samples = play_shard(Plan(table, games=1, nodes=1), 0, threads=1)
        assert len(samples["games"]) > 0


@pytest.mark.parametrize("table", ["azul-2", "azul-3-gray", "duel"])
def test_values_are_told_for_each_round(table: str) -> None:
    words = ("values", table, "--games", 3, "--nodes", 20, "--threads", 1)
    told = json.loads(done(*words, "--json"))
    assert [row["round"] for row in told] == sorted({row["round"] for row in told})
    assert all(row["round"] > 1 and 1 < row["deals"] <= 3 for row in told)
    assert json.loads(done(*words, "--json")) == told
    assert "log-loss, learned" in done(*words)


def test_a_net_is_calibrated_and_plays_as_before(tmp_path: Path) -> None:
    files = [tmp_path / "one.weights", tmp_path / "two.weights"]
    few = ("--games", 3, "--nodes", 10, "--looked", 40, "--threads", 1)
    for into in files:
        done("calibrate", "azul-2", "--into", into, *few)
    assert files[0].read_bytes() == files[1].read_bytes()
    made = read_weights(files[0]).made
    assert made["calibrated"]["looked"] == [40]
    words = ("evaluate", "azul-2", files[0], "learned", "--limit", 50, "--sets", 2, "--json")
    assert json.loads(done(*words))["score"] == 0.5  # the same moves on the same luck


def test_values_are_those_before_and_after_a_deal() -> None:
    deals = [Deal(2, 0.5, 0.6, 0.5, 1.0), Deal(2, 0.5, 0.8, 0.5, 0.0), Deal(3, 0.1, 0.2, 0.3, 1.0)]
    (row,) = held(deals)  # the third round was dealt once: that says nothing
    assert (row.round, row.deals) == (2, 2)
    assert row.change == pytest.approx(0.2)
    assert row.error == pytest.approx(0.1)
    assert row.loss == pytest.approx(-(math.log(0.6) + math.log(0.2)) / 2)
    assert row.compared == pytest.approx(math.log(2))


def test_ends_of_rounds_are_judged_by_deals(tmp_path: Path) -> None:
    """A state before a deal is told what searches say after it; the states before lead to that."""
    plan = Plan("azul-2", games=4, nodes=20, kept=1.0, deals=3, dealt_nodes=30)
    samples = play_shard(plan, 0, threads=1)
    assert np.allclose(samples["nexts"].sum(1), 1, atol=1e-3)
    plain = play_shard(replace(plan, deals=0), 0, threads=1)
    between = np.flatnonzero(samples["mid"] == 0)
    for at in between[samples["games"][between - 1] == samples["games"][between]]:
        assert samples["mid"][at - 1]
        assert (samples["nexts"][at - 1] == samples["nexts"][at]).all()
    assert not np.array_equal(samples["nexts"], plain["nexts"])
    again = play_shard(plan, 0, threads=2)
    assert (samples["nexts"] == again["nexts"]).all()


def test_a_training_begins_with_a_file_of_weights(tmp_path: Path) -> None:
    """The net is the same one, so nothing changes where nothing is learned."""
    pytest.importorskip("torch", reason="training needs PyTorch")
    done("play", "azul-2", "--into", tmp_path / "samples", "--shards", 4, "--deals", 1, *FEW)
    start = weights_file("azul-2", LEARNED)
    words = ("train", tmp_path / "samples", "--batch", 64, "--device", "cpu", "--epochs", 1)
    done(*words, "--into", tmp_path / "net", "--start", start, "--rate", 0, "--mix", 1)
    found = read_weights(tmp_path / "net" / "azul-2.weights")
    assert found.numbers == without(read_weights(start), GAMES["azul-2"]).numbers
    other = weights_file("azul-3", LEARNED)
    more = (*words, "--into", tmp_path / "other", "--start")
    assert "weights for azul-3, not for azul-2" in refused(*more, other)
    assert "these weights are no net" in refused(*more, weights_file("azul-2", CLASSIC))
