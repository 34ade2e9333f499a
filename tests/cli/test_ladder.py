"""`tilewright ladder`: who meets whom, and everybody's rating."""

import json
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from tests.cli.conftest import PAUSE, Run, Start
from tilewright.arena import plot
from tilewright.arena.ratings import ratings

HERE = ("--jobs", "1", "--json")
PLAYERS = ("random", "greedy@3", "greedy")


def told(run: Run, *words: str) -> Any:
    """The JSON of a ladder."""
    result = run("ladder", *words, *HERE)
    assert result.exit_code == 0, result.stderr
    return json.loads(result.stdout)


def test_everyone_meets_everyone_and_is_rated(run: Run) -> None:
    found = told(run, *PLAYERS, "--pairs", "4")
    met = [(each["first"], each["second"]) for each in found["pairings"]]
    assert met == [("random", "greedy@3"), ("random", "greedy"), ("greedy@3", "greedy")]
    assert all(each["pairs"] == 4 for each in found["pairings"])
    results = {
        (each["first"], each["second"]): {float(s): n for s, n in each["results"].items()}
        for each in found["pairings"]
    }
    due = ratings(results, "random")
    assert [player["name"] for player in found["players"]] == ["greedy", "greedy@3", "random"]
    for player in found["players"]:
        rating = due[player["name"]]
        assert player["elo"] == pytest.approx(rating.value, abs=0.01)
        assert player["interval"] == pytest.approx([rating.low, rating.high], abs=0.01)
        assert player["pairs"] == 8
    assert found["players"][2]["elo"] == 0
    assert found["players"][2]["score"] == pytest.approx(
        sum([each["score"] for each in found["pairings"][:2]]) / 2, abs=1e-6
    )


def test_neighbours_alone_can_meet_and_anyone_be_the_anchor(run: Run) -> None:
    words = (*PLAYERS, "--pairs", "2", "--neighbours", "--anchor", "Greedy@3=1500")
    found = told(run, *words)
    met = [(each["first"], each["second"]) for each in found["pairings"]]
    assert met == [("random", "greedy@3"), ("greedy@3", "greedy")]
    elos = {player["name"]: player["elo"] for player in found["players"]}
    assert (found["anchor"], elos["greedy@3"]) == ("greedy@3", 1500)
    assert elos["random"] < 1500 < elos["greedy"]


def test_a_ladder_is_told_as_two_tables(run: Run) -> None:
    result = run("ladder", *PLAYERS, "--pairs", "2", "--jobs", "1", "--wall", "gray")
    ratings_told, pairings_told = result.stdout.split("\n\n")
    title, head, *rows = ratings_told.splitlines()
    assert title == "azul-2-gray, seed 0"
    assert head.split() == ["player", "Elo", "score", "pairs"]
    assert [row.split()[0] for row in rows] == ["greedy", "greedy@3", "random"]
    head, *rows = pairings_told.splitlines()
    assert head.split()[:4] == ["pairing", "pairs", "games", "score"]
    assert len(rows) == 3


def test_a_ladder_and_a_match_share_their_results(run: Run) -> None:
    ladder = told(run, "random", "greedy", "--pairs", "2")
    match = json.loads(run("match", "random", "greedy", "--pairs", "2", *HERE).stdout)
    assert {**ladder["pairings"][0], "sprt": None} == match


def test_a_killed_ladder_goes_on(start: Start, run: Run, tmp_path: Path) -> None:
    def lines() -> list[bytes]:
        return [
            line
            for file in sorted((tmp_path / "all").glob("*/results.jsonl"))
            for line in file.read_bytes().split(b"\n")[:-1]
        ]

    words = ("ladder", "random", "random@1", "random@2", "--pairs", "12", "--into")
    process = start(*words, "all", "--jobs", "1")
    while len(lines()) < 14 and process.poll() is None:
        sleep(PAUSE)
    process.kill()
    process.wait()
    assert len(lines()) >= 14
    found, due = [json.loads(run(*words, into, *HERE).stdout) for into in ("all", "whole")]
    assert len(lines()) == 36
    assert found["players"] == due["players"]
    assert [each["results"] for each in found["pairings"]] == [
        each["results"] for each in due["pairings"]
    ]


@pytest.mark.parametrize(("file", "start_of_it"), [("l.svg", b"<?xml"), ("l.PNG", b"\x89PNG")])
def test_a_ladder_is_drawn(run: Run, tmp_path: Path, file: str, start_of_it: bytes) -> None:
    pytest.importorskip("matplotlib", reason="needs Matplotlib")
    told(run, "random", "greedy", "--pairs", "2", "--plot", file)
    drawn = (tmp_path / file).read_bytes()
    assert drawn.startswith(start_of_it)
    told(run, "random", "greedy", "--pairs", "2", "--plot", f"again-{file}")
    assert (tmp_path / f"again-{file}").read_bytes() == drawn
    if file.endswith("svg"):
        assert b">greedy<" in drawn
        assert b"azul-2, 2 pairs each" in drawn


@pytest.mark.parametrize("file", ["nowhere/l.svg", "folder.svg"])
def test_a_file_that_cannot_be_drawn_is_refused_before_a_game(
    run: Run, games: Path, tmp_path: Path, file: str
) -> None:
    pytest.importorskip("matplotlib", reason="needs Matplotlib")
    (tmp_path / "folder.svg").mkdir()
    result = run("ladder", "random", "greedy", "--plot", file)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(f"tilewright: {file}: ")
    assert result.stderr.count("\n") == 1
    assert not (games.parent / "matches").exists()


def test_without_matplotlib_it_says_what_to_install(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError(name, name=name)

    monkeypatch.setattr(plot, "import_module", missing)
    result = run("ladder", "random", "greedy", "--plot", "l.svg")
    assert result.exit_code == 2
    assert result.stderr == (
        'tilewright: A plot needs Matplotlib. Install it: pip install "tilewright[plot]"\n'
    )


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["greedy"], "A ladder has two players or more."),
        (["greedy", "random", "Greedy"], "greedy is named twice."),
        (["greedy@2k", "greedy@2000"], "greedy@2k and greedy@2000 are the same player."),
        (["greedy", "greedy@5k"], "greedy and greedy@5k are the same player."),
        (["greedy", "greedy@2k", "--limit", "2k"], "greedy and greedy@2k are the same player."),
        (["greedy", "nobody"], "There is no bot called nobody; there are random, greedy"),
        (["greedy", "random", "--anchor", "shaped=3"], "The anchor is one of the players with"),
        (["greedy", "random", "--anchor", "greedy"], "The anchor is one of the players with a"),
        (["greedy", "random", "--anchor", "greedy=inf"], "The anchor is one of the players with"),
        (["greedy", "random", "--plot", "l.pdf"], "A plot is a file that ends in .svg or .png, "),
        (["greedy", "random", "--seats", "3"], "No such option: --seats"),
    ],
)
def test_a_mistake_is_one_line_and_nothing_is_played(
    run: Run, games: Path, words: list[str], complaint: str
) -> None:
    result = run("ladder", *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(f"tilewright: {complaint}")
    assert result.stderr.count("\n") == 1
    assert not (games.parent / "matches").exists()


def test_help_has_examples(run: Run) -> None:
    result = run("ladder", "--help")
    assert result.exit_code == 0
    assert "Examples:\n    tilewright ladder " in result.stdout
