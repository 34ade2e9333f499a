"""`tilewright match`: what it tells, and that nothing is lost or counted twice."""

import json
import signal
import sys
from contextlib import suppress
from math import inf
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from tests.cli.conftest import PAUSE, Run, Start
from tilewright.arena.failing import MOST, Failures
from tilewright.arena.results import GameResult, PairResult
from tilewright.arena.statistics import Interval
from tilewright.azul.game import Azul
from tilewright.bots.greedy import GreedyBot
from tilewright.catalog import read_records
from tilewright.cli.contests import HEAD, elo_text, folder_name, match_of, rounded
from tilewright.core.record import FORFEITED

HERE = ("--jobs", "1", "--json")

SLEEPER = """
import os, pathlib, signal
part = pathlib.Path({folder!r}, f"{{os.getpid()}}.part")
part.touch()
part.rename(part.with_suffix(".pid"))
while True:
    signal.pause()
"""

FIELDS = {
    "first": str,
    "second": str,
    "game": str,
    "options": dict,
    "seed": int,
    "limit": str | None,
    "pairs": int,
    "games": int,
    "score": float,
    "interval": list,
    "even": float,
    "elo": float | None,
    "elo_interval": list | None,
    "results": dict,
    "wins": int,
    "draws": int,
    "losses": int,
    "forfeits": dict,
    "broken_off": int,
    "folder": str,
    "sprt": dict | None,
}


def told(run: Run, *words: str) -> Any:
    """The JSON of a command; it holds no number that JSON does not know."""

    def refuse(constant: str) -> None:
        raise AssertionError(constant)

    result = run(*words)
    assert result.exit_code == 0, result.stderr
    return json.loads(result.stdout, parse_constant=refuse)


def lines(folder: Path) -> list[bytes]:
    """The whole lines of the results so far."""
    file = folder / "results.jsonl"
    return file.read_bytes().split(b"\n")[:-1] if file.exists() else []


def kept_games(folder: Path) -> dict[str, bytes]:
    """The records of a match by the names of their files."""
    return {path.name: path.read_bytes() for path in (folder / "games").iterdir()}


@pytest.mark.parametrize("table", [("azul",), ("azul", "--seats", "3"), ("duel",)])
def test_the_json_tells_what_the_records_tell(
    run: Run, tmp_path: Path, table: tuple[str, ...]
) -> None:
    words = ("match", "greedy@20", "random", "--game", *table, "--pairs", "4", "--into", "here")
    found = told(run, *words, *HERE)
    for name, kind in FIELDS.items():
        assert isinstance(found[name], kind), name
    assert set(found) == set(FIELDS)
    seats = 3 if "3" in table else 2
    assert (found["pairs"], found["games"], found["even"]) == (4, 4 * seats, round(1 / seats, 6))
    assert found["wins"] + found["draws"] + found["losses"] == found["games"]
    assert sum(found["results"].values()) == 4
    assert found["interval"][0] <= found["score"] <= found["interval"][1]
    assert (found["elo_interval"] is None) == (seats == 3)
    won = 0
    for text in kept_games(tmp_path / "here").values():
        for record in read_records(text.decode()):
            seat = [record.tags[f"Player{n}"] for n in range(1, seats + 1)].index("greedy@20")
            won += record.winners() == (seat,)
    assert won == found["wins"]


def test_a_match_is_told_as_a_table(run: Run) -> None:
    result = run("match", "greedy", "random", "--pairs", "3", "--jobs", "1")
    title, head, row = result.stdout.splitlines()
    assert title == "greedy – random, azul-2, seed 0"
    assert head.split() == list(HEAD)
    assert row.split()[:2] == ["3", "6"]
    assert "100.0% (43.9 to 100.0)" in row
    assert "+inf (-43 to +inf)" in row
    folder = result.stderr.removeprefix("Results and games are kept in ").removesuffix(".\n")
    assert len(lines(Path(folder))) == 3
    assert len(kept_games(Path(folder))) == 3


def test_at_three_seats_it_says_what_is_even(run: Run) -> None:
    result = run("match", "random", "random", "--seats", "3", "--pairs", "2", "--jobs", "1")
    assert result.stdout.splitlines()[-1] == "Players of equal strength would have 33.3%."


def test_all_won_is_no_infinity_in_json(run: Run) -> None:
    found = told(run, "match", "greedy", "random", "--pairs", "3", *HERE)
    assert (found["score"], found["elo"]) == (1.0, None)
    low, high = found["elo_interval"]
    assert (low < 0, high) == (True, None)
    assert found["results"] == {"1": 3}


def test_a_match_goes_on_where_it_was(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("match", "random", "random", "--seed", "3", *HERE)
    three = told(run, *words, "--pairs", "3")
    five = told(run, *words, "--pairs", "5")
    assert five["folder"] == three["folder"]
    assert len(lines(Path(five["folder"]))) == 5
    whole = told(run, *words, "--pairs", "5", "--into", "elsewhere")
    assert {**whole, "folder": five["folder"]} == five

    def play_nothing(*_: object) -> None:
        raise AssertionError("all is played already")

    monkeypatch.setattr("tilewright.arena.workers.play_pair", play_nothing)
    assert told(run, *words, "--pairs", "3") == three
    assert told(run, *words, "--pairs", "5") == five


def test_every_match_has_a_folder_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Azul()
    names = [
        folder_name(match_of("greedy", "random", game, 0, None)),
        folder_name(match_of("random", "greedy", game, 0, None)),
        folder_name(match_of("greedy", "random", game, 1, None)),
        folder_name(match_of("greedy", "random", game, 0, "2k")),
        folder_name(match_of("greedy", "random", Azul(wall="gray"), 0, None)),
    ]
    assert len(set(names)) == len(names)
    assert names[0].startswith("azul-2_greedy_random_")
    assert names[4].startswith("azul-2-gray_greedy_random_")
    monkeypatch.setattr("tilewright.arena.sources.code", lambda: "other")
    assert folder_name(match_of("greedy", "random", game, 0, None)) not in names


def test_no_advantage_is_never_minus_zero() -> None:
    assert elo_text(Interval(-inf, -0.0, 0.2)) == "+0 (-inf to +0)"
    assert elo_text(Interval(-12.4, -0.4, 11.6)) == "+0 (-12 to +12)"
    assert str(rounded(-0.001)) == "0.0"


def test_a_folder_of_another_match_is_refused(run: Run) -> None:
    words = ("match", "random", "random", "--pairs", "1", "--into", "here", *HERE)
    told(run, *words)
    result = run(*words, "--seed", "4")
    assert result.exit_code == 2
    assert result.stderr == "tilewright: here holds another match: its seed is 0, not 4.\n"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_killed_at_any_moment_it_goes_on_without_a_lost_or_doubled_pair(
    start: Start, run: Run, tmp_path: Path, jobs: str
) -> None:
    words = ("match", "random", "random", "--seed", "6", "--json")
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    for moment in (1, 9):
        process = start(*words, "--pairs", "100000", "--into", str(killed), "--jobs", jobs)
        while len(lines(killed)) < moment and process.poll() is None:
            sleep(PAUSE)
        process.kill()
        assert process.wait() == -signal.SIGKILL
    pairs = max(json.loads(line)["pair"] for line in lines(killed)) + 5
    to_end = (*words, "--jobs", "1", "--pairs", str(pairs), "--into")
    told_first, told_whole = [run(*to_end, str(folder)).stdout for folder in (killed, whole)]
    numbers = [json.loads(line)["pair"] for line in lines(killed)]
    assert sorted(numbers) == list(range(1, pairs + 1))
    assert sorted(lines(killed)) == sorted(lines(whole))
    assert kept_games(killed) == kept_games(whole)
    assert {**json.loads(told_first), "folder": ""} == {**json.loads(told_whole), "folder": ""}


def test_two_processes_in_one_folder_are_refused(start: Start, run: Run, tmp_path: Path) -> None:
    words = ("match", "random", "random", "--pairs", "100000", "--jobs", "1", "--into", "both")
    process = start(*words)
    while not lines(tmp_path / "both") and process.poll() is None:
        sleep(PAUSE)
    result = run(*words)
    assert result.exit_code == 2
    assert "Another process plays the match of both." in result.stderr
    process.send_signal(signal.SIGINT)
    _, stderr = process.communicate()
    assert process.returncode == 130
    assert stderr == "Results and games are kept in both.\nInterrupted.\n"


def test_ctrl_c_ends_all_processes(start: Start, tmp_path: Path) -> None:
    words = ("match", "random", "random", "--pairs", "100000", "--jobs", "2", "--into", "both")
    process = start(*words)
    while not lines(tmp_path / "both") and process.poll() is None:
        sleep(PAUSE)
    process.send_signal(signal.SIGINT)
    _, stderr = process.communicate()  # which waits until nobody holds the pipe
    assert process.returncode == 130
    assert stderr.endswith("Interrupted.\n")
    assert "Traceback" not in stderr


def sleeper(folder: Path) -> str:
    """A program that writes down its number, and then neither answers nor leaves."""
    file = folder / "sleeper.py"
    file.write_text(SLEEPER.format(folder=str(folder)), encoding="utf-8")
    return f"cmd:{sys.executable} {file}"


def numbers_of(folder: Path, programs: int) -> list[int]:
    """The processes of so many sleepers, once they sleep."""
    while len(found := list(folder.glob("*.pid"))) < programs:
        sleep(PAUSE)
    return [int(path.stem) for path in found]


def wait_for_end(number: int) -> None:
    """Return once a process is gone, or waits for nothing but to be buried."""
    status = Path(f"/proc/{number}/stat")
    with suppress(OSError):
        while status.read_text().rpartition(")")[2].split()[0] != "Z":
            sleep(PAUSE)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL, signal.SIGTERM])
def test_a_match_that_is_ended_while_programs_think_leaves_none_behind(
    start: Start, tmp_path: Path, how: signal.Signals
) -> None:
    process = start("match", sleeper(tmp_path), "random", "--jobs", "2", "--limit", "1000s")
    programs = numbers_of(tmp_path, 2)
    process.send_signal(how)
    _, stderr = process.communicate()
    for number in programs:
        wait_for_end(number)
    ends = {signal.SIGINT: 130, signal.SIGTERM: 143}
    assert process.returncode == ends.get(how, -how)
    assert "Traceback" not in stderr
    assert stderr.endswith("Interrupted.\n") is (how in ends)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_any_number_of_ctrl_cs_is_one(start: Start, tmp_path: Path, jobs: str) -> None:
    process = start("match", sleeper(tmp_path), "random", "--jobs", jobs, "--limit", "1000s")
    numbers_of(tmp_path, int(jobs))
    while process.poll() is None:
        process.send_signal(signal.SIGINT)
        sleep(PAUSE)
    _, stderr = process.communicate()
    assert process.returncode == 130
    assert stderr.endswith("\nInterrupted.\n")
    assert stderr.count("\n") == 2


def test_a_sequential_test_stops_the_match(run: Run) -> None:
    words = ("match", "greedy", "random", "--pairs", "200", "--sprt", "0,100")
    found = told(run, *words, *HERE)
    sprt = found["sprt"]
    assert sprt["passed"] is True
    assert found["pairs"] == sprt["pairs"] < 50
    assert sprt["llr"] >= sprt["bounds"][1]
    assert (sprt["elo0"], sprt["elo1"], sprt["alpha"], sprt["beta"]) == (0, 100, 0.05, 0.05)
    result = run(*words, "--jobs", "1")
    pairs = f"Passed: an advantage of 100 Elo rather than 0 after {sprt['pairs']} pairs (LLR "
    assert result.stdout.splitlines()[-1].startswith(pairs)
    more = told(run, *words, "--pairs", "3", *HERE)
    assert (more["sprt"]["passed"], more["pairs"]) == (None, 3)
    assert len(lines(Path(found["folder"]))) == sprt["pairs"]


def test_a_verdict_does_not_depend_on_the_number_of_processes(run: Run) -> None:
    words = ("match", "greedy", "random", "--pairs", "200", "--sprt", "0,100", "--json", "--into")
    alone = told(run, *words, "alone", "--jobs", "1")
    together = told(run, *words, "together", "--jobs", "2")
    assert {**together, "folder": ""} == {**alone, "folder": ""}


def test_a_program_that_crashes_loses_its_games_and_the_match_goes_on(
    run: Run, tmp_path: Path
) -> None:
    crash = f"cmd:{sys.executable} -c pass"
    words = ("match", crash, "random", "--pairs", "2", "--into", "here")
    found = told(run, *words, *HERE)
    assert (found["pairs"], found["score"], found["losses"]) == (2, 0.0, 4)
    assert found["forfeits"] == {"first": 4, "second": 0}
    for text in kept_games(tmp_path / "here").values():
        for record in read_records(text.decode()):
            assert record.forfeit is not None
            assert record.tags[f"Player{record.forfeit.seat + 1}"] == crash
    result = run(*words, "--jobs", "1")
    last = result.stdout.splitlines()[-1]
    assert last.startswith(f"{crash} lost 4 games by a fault, first in pair 1: ")


@pytest.mark.parametrize("command", ["match", "ladder"])
def test_a_program_that_fails_in_all_its_first_games_ends_the_match(
    run: Run, tmp_path: Path, command: str
) -> None:
    crash = "cmd:false"
    result = run(command, crash, "random", "--pairs", "100", "--into", "here", "--jobs", "1")
    assert (result.exit_code, result.stdout) == (1, "")
    told, end = result.stderr.splitlines()[-1].split(". The results so far are kept. ")
    assert told == f"{crash} has failed in its first {MOST} games, so no more are played"
    assert end == "Its first failure, in pair 1: The program ended with status 1."
    assert len(list(tmp_path.glob("here/**/pair-*.tilewright"))) == MOST // 2
    assert f"its first {MOST} games" in " ".join(run(command, "--help").stdout.split())


def test_a_program_that_has_played_a_game_may_fail_as_often_as_it_likes() -> None:
    match = match_of("greedy", "random", Azul(), 0, None)
    failures = Failures()
    failed = GameResult(1, (2,), (0, 0), FORFEITED, 1, "tired")
    for number in range(1, MOST):
        failures.look(match, PairResult(number, (failed,)))
    failures.look(match, PairResult(MOST, (GameResult(1, (2,), (30, 40)),)))
    for number in range(MOST, 3 * MOST):
        failures.look(match, PairResult(number, (failed,)))


def test_a_mistake_of_ours_ends_the_match_with_pair_and_seed(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise KeyError("factory")

    monkeypatch.setattr(GreedyBot, "choose", broken)
    result = run("match", "greedy", "random", "--seed", "5", "--into", "here", "--jobs", "1")
    assert (result.exit_code, result.stdout) == (1, "")
    told_where, told_what = result.stderr.splitlines()
    assert told_where == "Results and games are kept in here."
    assert told_what.startswith("Pair 1 of greedy against random with seed 5 could not be played")
    assert "KeyError: 'factory'" in told_what
    assert "in broken" in (tmp_path / "here" / "failed-pair-000001.txt").read_text()
    assert lines(tmp_path / "here") == []


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["greedy"], "Missing argument 'OPPONENT'."),
        (["greedy", "nobody"], "There is no bot called nobody; there are random, greedy"),
        (["greedy", "random@x"], "A limit is a number of positions"),
        (["greedy", "random", "--limit", "soon"], "A limit is a number of positions"),
        (["greedy", "random", "--game", "chess"], "There is no game called chess."),
        (["greedy", "random", "--game", "duel", "--seats", "2"], "Duel has no option --seats."),
        (["greedy", "random", "--pairs", "0"], "Invalid value for '--pairs'"),
        (["greedy", "random", "--sprt", "5"], "A sequential test is between two advantages in"),
        (["greedy", "random", "--sprt", "5,x"], "A sequential test is between two advantages in"),
        (["greedy", "random", "--sprt", "5,0"], "A sequential test is between two advantages in"),
        (["greedy", "random", "--sprt", "0,nan"], "A sequential test is between two advantages"),
        (["greedy", "random", "--seats", "3", "--sprt", "0,5"], "A sequential test is for two se"),
        (["greedy", "random", "--jobs", "2", "--dask", "x"], "Choose either --jobs, for this mac"),
        (["greedy", "random", "--dask", "nonsense"], "The address of a Dask scheduler has a host"),
    ],
)
def test_a_mistake_is_one_line_and_leaves_no_folder(
    run: Run, games: Path, words: list[str], complaint: str
) -> None:
    result = run("match", *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(f"tilewright: {complaint}")
    assert result.stderr.count("\n") == 1
    assert not (games.parent / "matches").exists()


def test_help_has_examples(run: Run) -> None:
    result = run("match", "--help")
    assert result.exit_code == 0
    assert "Examples:\n    tilewright match " in result.stdout
