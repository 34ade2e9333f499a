"""The command as a whole: help, version, mistakes, pipes."""

import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_type_hints

import pytest
from typer import Typer
from typer.models import OptionInfo

from tests.cli.conftest import Run, Start
from tilewright import __version__, native
from tilewright.cli.app import app

COMMANDS = (
    *("play", "join", "serve", "replay", "check", "solve", "match", "ladder", "engine"),
    *("perft", "simulate", "bench", "records", "analyse", "puzzle"),
)
SEEDS = ("-4", "-4", "4")


def test_version_is_printed(run: Run) -> None:
    result = run("--version")
    core = "with the fast core" if native.is_available() else "pure Python"
    assert (result.exit_code, result.stdout) == (0, f"tilewright {__version__} ({core})\n")


def test_help_names_every_command(run: Run) -> None:
    result = run("--help")
    assert result.exit_code == 0
    for command in COMMANDS:
        assert f"\n  {command} " in result.stdout
    assert "..." not in result.stdout.partition("Commands:")[2], "every line tells all of it"


def test_without_arguments_it_prints_its_help(run: Run) -> None:
    result = run()
    assert (result.exit_code, result.stdout, result.stderr) == (0, run("--help").stdout, "")
    assert "\n  play " in result.stdout


def test_the_help_of_resume_says_which_game_is_the_last_one(run: Run) -> None:
    text = " ".join(run("play", "--help").stdout.split())
    assert "FILE, or else the last one left in the data folder." in text


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_a_command_has_examples(run: Run, command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert "Examples:\n" in result.stdout
    assert f"    tilewright {command}" in result.stdout


@pytest.mark.parametrize("command", [*COMMANDS, "learn"])
def test_help_names_pages_by_their_titles_for_there_are_no_files(run: Run, command: str) -> None:
    text = " ".join(run(command, "--help").stdout.split())
    pages = (Path(__file__).parents[2] / "docs").glob("*.md")
    titles = {page.read_text(encoding="utf-8").splitlines()[0].removeprefix("# ") for page in pages}
    assert ".md" not in text
    assert set(re.findall('"([^"]+)" in the documentation', text)) <= titles


def test_play_tells_what_else_can_be_a_player(run: Run) -> None:
    text = " ".join(run("play", "--help").stdout.split())
    assert "cmd:COMMAND for a program" in text
    assert "py:MODULE:CLASS for a bot in Python" in text


@pytest.mark.parametrize("command", ["play", "solve", "match", "ladder", "engine", "simulate"])
def test_the_help_of_seed_says_what_it_takes(run: Run, command: str) -> None:
    assert ", any whole number" in " ".join(run(command, "--help").stdout.split())


def test_a_seed_may_be_negative(run: Run) -> None:
    words = ("play", "azul", "--offline", "--player", "random", "--player", "random", "--seed")
    one, same, other = [run(*words, seed).stdout.partition("\nThe record")[0] for seed in SEEDS]
    assert one == same
    assert one != other


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["dance"], "No such command 'dance'."),
        (["--dance"], "No such option: --dance"),
        (["bench", "--dance"], "No such option: --dance"),
        (["replay"], "Missing argument 'FILE'."),
        (["simulate", "--games", "many"], "Invalid value for '--games': "),
        (["play", "chess"], "There is no game called chess."),
        (["play", "azul", "--seats", "5"], "Azul has 2, 3 or 4 seats, not 5 (AZ-1.1)."),
        (["play", "azul", "--wall", "blue"], "A wall is coloured or gray, not blue (AZ-1.4)."),
        (["play", "azul", "--first", "3"], "The start player is a seat’s number, or random, not 3"),
        (["play", "duel", "--seats", "2"], "Duel has no option --seats."),
        (["play", "azul", "--scoring", "rows"], "Azul has no option --scoring."),
        (["perft", "duel", "--wall", "gray"], "Duel has no option --wall."),
        (["play", "azul", "--resume"], "--resume takes a file, or nothing for the last game that "),
        (["simulate", "--all", "--seats", "3"], "--all plays at every table: leave out --seats."),
        (["simulate", "duel", "--all"], "--all plays every game: leave out duel."),
        (["join", "http://localhost"], "“http://localhost” is not the link of a table; one looks"),
        (
            ["play", "--offline", "--player", "open"],
            "A link for others, or --host or --port, needs",
        ),
        (["play", "--seed", "1", "--host", "::"], "A link for others, or --host or --port, needs"),
        (["records", "export"], "Missing option '--into'."),
        (["replay", "nowhere"], "nowhere: No such file or directory"),
        (["play", "--resume", "nowhere"], "nowhere: No such file or directory"),
        (["play", "--resume"], "There is no game in progress in "),
        (
            ["play", "--resume", "--seats", "3"],
            "A resumed game keeps its table: leave out --seats.",
        ),
        (
            ["perft", "--position", "1 offer x"],
            "'1 offer x', character 9: A seat is a number from 1",
        ),
        (
            ["bench", "--filter", "chess"],
            "No figure’s name holds “chess”. A name is a table and a figure, such as azul-2/",
        ),
    ],
)
def test_a_mistake_is_one_line_on_stderr_and_status_2(
    run: Run, words: list[str], complaint: str
) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith(f"tilewright: {complaint}")
    assert result.stderr.count("\n") == 1
    assert result.stderr.endswith("\n")


def test_an_impossible_position_lists_all_its_problems(run: Run) -> None:
    board = "0:-/-/-/-/-:...../...../...../...../.....:-"
    position = f"1 offer 1 1 - BBBBB/-/-/-/- - B16Y20R20K20T20 - {board} {board}"
    result = run("perft", "--position", position)
    assert result.exit_code == 2
    assert "Factory 1 holds 5 tiles (AZ-1.7)." in result.stderr
    assert "There are 21 blue tiles in all (AZ-1.2)." in result.stderr
    assert result.stderr.count("\n") == 1


def test_the_module_is_the_command(start: Start) -> None:
    stdout, stderr = start("--version").communicate()
    assert stderr == ""
    assert stdout.startswith(f"tilewright {__version__} (")


def test_a_closed_pipe_ends_quietly(start: Start, record_file: Path) -> None:
    process = start("replay", str(record_file), "--json")
    assert process.stdout is not None
    assert process.stdout.readline() == "{\n"
    process.stdout.close()
    assert process.stderr is not None
    assert process.stderr.read() == ""
    assert process.wait() in (0, 1)


def test_what_an_encoding_lacks_is_written_in_plainer_signs(start: Start) -> None:
    process = start("play", "duel", "--first", "1", "--seed", "3", PYTHONIOENCODING="ascii")
    stdout, stderr = process.communicate("help\nP1\n@22r0\n?\n")
    assert stderr == ""
    assert "take the blue tiles of factory 3's sun" in stdout
    assert " (-1)\n" in stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@pytest.mark.parametrize("words", [["--help"], ["replay", "random.tilewright"]])
def test_a_full_disk_ends_with_one_line(
    record_file: Path, games: Path, start: Start, words: list[str]
) -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        process = start(*words, stdout=full)
        _, stderr = process.communicate()
    assert process.returncode == 2
    assert stderr.startswith("tilewright: ")
    assert stderr.endswith("No space left on device\n")
    assert stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "status"),
    [
        (["play", "azul", "--offline", "--player", "Anna"], 0),
        (["engine", "greedy"], 0),
        (["solve", "-"], 2),
    ],
)
def test_a_closed_stdin_is_one_without_lines(
    run: Run, games: Path, words: list[str], status: int
) -> None:
    closed, empty = shell(words, "<&-"), run(*words)
    assert (closed.returncode, closed.stderr) == (status, empty.stderr)
    assert empty.exit_code == status
    assert "Traceback" not in closed.stderr


@pytest.mark.parametrize("redirection", ["2>&-", "<&- >&- 2>&-"])
def test_what_is_written_to_a_closed_stream_goes_nowhere(games: Path, redirection: str) -> None:
    mistake = shell(["play", "azul", "--wall", "blue"], redirection)
    assert (mistake.returncode, mistake.stdout) == (2, "")
    assert mistake.stderr.count("\n") == ("2>&-" not in redirection)


def shell(words: list[str], redirection: str) -> subprocess.CompletedProcess[str]:
    """Run a command as a shell does, with its streams redirected."""
    script = f'exec "$@" {redirection}'
    command = ["sh", "-c", script, "sh", sys.executable, "-m", "tilewright", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_sigterm_ends_a_command_with_a_word_and_143(start: Start) -> None:
    process = start("engine", "greedy")
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("isready\n")
    process.stdin.flush()
    assert process.stdout.readline() == "readyok\n"
    process.send_signal(signal.SIGTERM)
    _, stderr = process.communicate()
    assert (process.returncode, stderr) == (143, "Interrupted.\n")


def test_ctrl_c_is_answered_with_a_word_and_130(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tilewright.cli.simulate.batches", interrupted)
    result = run("simulate", "azul")
    said = result.stderr.lstrip("\n")  # older versions of Typer begin a new line
    assert (result.exit_code, result.stdout, said) == (130, "", "Interrupted.\n")


def test_ctrl_c_before_a_game_has_begun_is_a_way_to_leave(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tilewright.cli.play.seated", interrupted)
    result = run("play", "azul")
    assert (result.exit_code, result.stdout, result.stderr) == (0, "\n", "")


def test_an_option_that_is_called_like_its_placeholder_says_its_name() -> None:
    """Typer 0.27 takes the placeholder for the name otherwise: `--LIMIT` instead of `--limit`."""
    options = [
        (name, each)
        for callback in callbacks(app)
        for name, hint in get_type_hints(callback, include_extras=True).items()
        for each in getattr(hint, "__metadata__", ())
        if isinstance(each, OptionInfo) and (each.metavar or "").lower() == name
    ]
    assert len(options) > 5
    # In `Annotated` the first name stands where the default would.
    assert [name for name, each in options if f"--{name}" != each.default] == []


def callbacks(commands: Typer) -> Iterator[Callable[..., Any]]:
    """The functions of all commands."""
    for command in commands.registered_commands:
        if command.callback is not None:
            yield command.callback
    for group in commands.registered_groups:
        if group.typer_instance is not None:
            yield from callbacks(group.typer_instance)
