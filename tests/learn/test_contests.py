"""Contests of judgements: every set is kept, and they go on where they were."""

import json
from collections.abc import Generator, Iterable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")
pytest.importorskip("numpy", reason="learning needs NumPy")

from typer.testing import CliRunner

from tilewright.arena.statistics import Sprt
from tilewright.arena.workers import work_here
from tilewright.cli.app import app
from tilewright.core.bot import Limit
from tilewright.learn.evaluation import Contest, Kept, KeptError, Set, play_set, standings
from tilewright.native.judgement import CLASSIC, LEARNED, weights_file
from tilewright.native.weights import read_weights

WEIGHTS = tuple(read_weights(weights_file("azul-2", name)) for name in (LEARNED, CLASSIC))
FEW = (Limit(nodes=30), Limit(nodes=20))


def contest(**changes: Any) -> Contest:
    usual = Contest("azul-2", (LEARNED, CLASSIC), (WEIGHTS[0], WEIGHTS[1]), FEW, seed=3)
    return usual._replace(**changes)


def invented(
    tasks: Iterable[tuple[Contest, int]], share: float = 1.0
) -> Generator[tuple[Contest, Set]]:
    """Sets that nobody played, the later ones first."""
    for one, number in sorted(tasks, key=lambda task: -task[1]):
        yield one, Set(number, share)


def command(*words: object) -> str:
    result = CliRunner().invoke(app, ["learn", "evaluate", *[str(word) for word in words]])
    assert "Traceback" not in result.stderr
    return result.stdout if result.exit_code == 0 else result.stderr


def test_sets_are_the_same_whoever_plays_them() -> None:
    found = [
        list(standings(contest(), 4, partial(work_here, jobs, work=play_set)))[-1]
        for jobs in (1, 2)
    ]
    assert found[0] == found[1]
    assert found[0].sets == 4


def test_a_contest_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "folder" / "sets.jsonl"
    words = ("azul-2", "learned", "--limit", 30, "--threads", 1, "--json")
    first = json.loads(command(*words, "--sets", 2, "--into", file))
    assert first["sets"] == 2
    lines = file.read_text().splitlines()
    assert [json.loads(line)["set"] for line in lines[1:]] == [0, 1]
    more = json.loads(command(*words, "--sets", 5, "--into", file))
    assert file.read_text().splitlines()[:3] == lines
    assert more == json.loads(command(*words, "--sets", 5))
    assert sum(more["results"].values()) == 5


def test_what_is_kept_is_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "sets.jsonl"
    with Kept(file, contest()) as kept:
        kept.keep(Set(1, 0.5))
        kept.keep(Set(3, 0.25))
    with Kept(file, contest()) as kept:
        found = list(standings(contest(), 4, invented, kept=kept))
    assert [each.sets for each in found] == [2, 3, 4]
    assert found[-1].results == {0.25: 1, 0.5: 1, 1.0: 2}
    with Kept(file, contest()) as kept:
        assert kept.shares == {1: 0.5, 3: 0.25, 2: 1.0, 0: 1.0}


@pytest.mark.parametrize("torn", [1, 5, 12])
def test_a_torn_line_is_cut_off(tmp_path: Path, torn: int) -> None:
    file = tmp_path / "sets.jsonl"
    with Kept(file, contest()) as kept:
        kept.keep(Set(0, 0.5))
        kept.keep(Set(1, 0.5))
    file.write_bytes(file.read_bytes()[:-torn])
    with Kept(file, contest()) as kept:
        assert kept.shares == {0: 0.5}
        kept.keep(Set(1, 1.0))
    with Kept(file, contest()) as kept:
        assert kept.shares == {0: 0.5, 1: 1.0}


def test_the_test_takes_sets_in_their_order() -> None:
    """None beyond the one that decides counts, and those that came early wait for the others."""
    test = Sprt(0, 300)
    found = list(standings(contest(), 30, invented, test))
    assert [each.sets for each in found[:-1]] == [0] * 30
    assert 1 < found[-1].sets < 30
    assert found[-1].passed is True
    lost = list(standings(contest(), 30, partial(invented, share=0.0), test))
    assert lost[-1].passed is False


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"seed": 4}, "its seed is 3, not 4"),
        ({"limits": (FEW[1], FEW[1])}, 'its limit is "30", not "20"'),
        ({"limits": (FEW[0], FEW[0])}, 'its second limit is "20", not "30"'),
        ({"weights": (WEIGHTS[0], WEIGHTS[0])}, "its second weights is"),
        ({"weights": (WEIGHTS[1], WEIGHTS[1])}, "its first weights is"),
    ],
)
def test_another_contest_is_refused(tmp_path: Path, changes: dict[str, Any], why: str) -> None:
    file = tmp_path / "sets.jsonl"
    Kept(file, contest()).close()
    before = file.read_bytes()
    with pytest.raises(KeptError, match="holds another contest") as caught:
        Kept(file, contest(**changes))
    assert why in str(caught.value)
    assert file.read_bytes() == before
    Kept(file, contest(names=("a.weights", "b.weights"))).close()  # the same numbers


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ('{"set": 0, "share": 0.5}', "line 3"),
        ('{"set": 1, "share": 1.5}', "line 3"),
        ('{"set": true, "share": 1}', "line 3"),
        ('{"set": -1, "share": 1}', "line 3"),
        ('{"share": 1}', "line 3"),
        ("[]", "line 3"),
    ],
)
def test_a_line_that_is_no_set_is_refused(tmp_path: Path, line: str, why: str) -> None:
    file = tmp_path / "sets.jsonl"
    with Kept(file, contest()) as kept:
        kept.keep(Set(0, 0.5))
    with file.open("a") as lines:
        lines.write(f"{line}\n")
    with pytest.raises(KeptError, match=why):
        Kept(file, contest())


@pytest.mark.parametrize("told", ["dear diary\nnothing happened\n", "dear diary", "{}\n"])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, told: str) -> None:
    file = tmp_path / "notes.txt"
    file.write_text(told)
    words = ("azul-2", "learned", "--limit", 30, "--threads", 1)
    assert "does not tell what is played" in " ".join(command(*words, "--into", file).split())
    assert file.read_text() == told


def test_one_process_at_a_time_plays_for_a_file(tmp_path: Path) -> None:
    file = tmp_path / "sets.jsonl"
    with Kept(file, contest()), pytest.raises(KeptError, match="Another process plays"):
        Kept(file, contest())
