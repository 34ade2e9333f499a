"""`tilewright play` with programs: they play, they fail, and a file does not run them by itself."""

import json
import sys
from pathlib import Path

import pytest

from tests.bots import programs
from tests.bots.programs import program
from tests.cli.conftest import Run
from tilewright.bots import roster
from tilewright.catalog import read_record
from tilewright.core.record import Record

EXAMPLE = f"cmd:{programs.EXAMPLE}"


def saved(folder: Path) -> Record:
    (path,) = folder.glob("*.tilewright")
    return read_record(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", ["azul", "duel"])
def test_a_program_plays_a_whole_game(run: Run, games: Path, game: str) -> None:
    result = run("play", game, "--player", "greedy", "--player", EXAMPLE, "--seed", "3")
    assert result.exit_code == 0
    assert result.stderr == ""
    assert f"  {roster.short_name(EXAMPLE)} " in result.stdout
    assert EXAMPLE not in result.stdout
    assert saved(games).outcome() is not None
    assert saved(games).tags["Player2"] == EXAMPLE


TIRED = "sys.exit('tired') if asked == 3 else say('bestmove', legal[0])"
WHY = "The program ended with status 1. Its last words: “tired”"


@pytest.fixture
def tired(tmp_path: Path) -> str:
    """A program that ends at its third decision."""
    return f"cmd:{program(tmp_path, go=TIRED)}"


def test_a_program_that_fails_forfeits_the_game(run: Run, games: Path, tired: str) -> None:
    result = run("play", "azul", "--player", "greedy", "--player", tired)
    assert result.exit_code == 0
    assert result.stderr == ""
    assert f"forfeits the game: {WHY} greedy wins.\n" in result.stdout
    record = saved(games)
    assert record.forfeit is not None
    assert (record.forfeit.seat, record.forfeit.reason) == (1, WHY)
    assert record.winners() == (0,)
    assert sum(record.game.actor(state) == 1 for state in record.states()) == 3


def test_the_others_share_the_victory(run: Run, tired: str) -> None:
    result = run("play", "azul", "--player", "greedy", "--player", tired, "--player", "greedy")
    assert f"forfeits the game: {WHY} greedy 1 and greedy 3 share the victory.\n" in result.stdout


def test_a_forfeited_game_is_checked_told_and_not_resumed(
    run: Run, games: Path, tired: str
) -> None:
    run("play", "azul", "--player", "greedy", "--player", tired)
    (path,) = games.glob("*.tilewright")
    checked = run("check", str(path))
    assert checked.exit_code == 0
    assert "0 finished, 1 forfeited: good" in checked.stdout
    (counted,) = json.loads(run("check", "--json", str(path)).stdout)
    assert (counted["finished"], counted["forfeited"]) == (0, 1)
    assert f"forfeits the game: {WHY} greedy wins.\n" in run("replay", str(path)).stdout
    told = json.loads(run("replay", "--json", str(path)).stdout)
    assert told["forfeit"] == {"seat": 2, "reason": WHY}
    assert (told["result"], told["winners"]) == ("*", [1])
    assert "There is no game in progress" in run("play", "--resume").stderr
    resumed = run("play", "--resume", str(path))
    assert resumed.exit_code == 0
    assert "is finished.\n" in resumed.stdout
    assert "forfeits the game" in resumed.stdout


def test_a_person_meets_a_program_and_takes_a_move_back(run: Run, games: Path) -> None:
    words = ("--player", "Anna", "--player", EXAMPLE, "--first", "1", "--seed", "3")
    result = run("play", "azul", *words, typed=("1B1", "undo", "1B1", "quit"))
    assert result.exit_code == 0
    assert result.stdout.count("\nYou take 1 ") == 2
    assert len([move for move in saved(games).moves if str(move.action) == "1B1"]) == 1
    assert "--resume --allow-programs " in result.stdout


def test_a_file_runs_its_programs_only_if_they_are_allowed(run: Run, games: Path) -> None:
    words = ("--player", "Anna", "--player", EXAMPLE, "--first", "1", "--seed", "3")
    run("play", "azul", *words, typed=("1B1", "quit"))
    (path,) = games.glob("*.tilewright")
    refused = run("play", "--resume", str(path))
    assert refused.exit_code == 2
    assert f"The file has the program {EXAMPLE} play." in refused.stderr
    assert "--allow-programs" in refused.stderr
    allowed = run("play", "--resume", "--allow-programs", str(path), typed=("1B1", "quit"))
    assert allowed.exit_code == 0
    for command in (("check",), ("replay",), ("replay", "--json")):
        assert run(*command, str(path)).exit_code == 0


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("cmd:", "After cmd: comes a program with its arguments."),
        ("cmd:no-such-program", "There is no program no-such-program that can be run."),
        (f"cmd:{sys.executable} -c pass", "can’t play here: The program ended with status 0."),
    ],
)
def test_a_program_that_can_not_play_is_refused_before_the_game(
    run: Run, games: Path, name: str, why: str
) -> None:
    result = run("play", "azul", "--player", "Anna", "--player", name)
    assert result.exit_code == 2
    assert why in result.stderr
    assert not list(games.glob("*"))
