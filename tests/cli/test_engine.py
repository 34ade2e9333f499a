"""`tilewright engine`: our bots for other programs, as a command and as a process."""

import os
import signal
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from tests.cli.conftest import Run, Start
from tilewright.azul.game import Azul
from tilewright.bots.roster import BOTS, make_bot
from tilewright.cli.app import app
from tilewright.native import CoreMissing

DOCUMENT = (Path(__file__).parents[2] / "docs" / "engines.md").read_text(encoding="utf-8")
TABLE = ("newgame azul seats=2 wall=coloured first=1",)
QUESTION = (*TABLE, "position seat 1 start moves DBBYR/KKTT/BYRK/YYYT/BRRT", "go nodes 100")


def test_the_game_of_the_document_is_what_is_said(run: Run) -> None:
    talk = DOCUMENT.split("```text\n", 1)[1].split("```", 1)[0].splitlines()
    asked = [line[2:] for line in talk if line.startswith("> ")]
    answered = [line[2:] for line in talk if line.startswith("< ")]
    assert len(asked) + len(answered) == len(talk)
    result = run("engine", "random", typed=tuple(asked))
    assert result.exit_code == 0
    assert result.stdout.splitlines() == answered


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_answers_and_the_end_of_the_input_is_the_end(run: Run, name: str) -> None:
    try:
        make_bot(name, Azul(), Random(0))
    except CoreMissing:
        pytest.skip("needs the fast core")
    result = run("engine", name, typed=QUESTION)
    assert result.exit_code == 0
    (answer,) = result.stdout.splitlines()
    assert answer.startswith("bestmove ")


def test_nothing_is_read_after_quit(run: Run) -> None:
    assert run("engine", "random", typed=("isready", "quit", "isready")).stdout == "readyok\n"


def test_a_bot_that_nobody_knows_is_refused(run: Run) -> None:
    result = run("engine", "kasparov")
    assert result.exit_code == 2
    assert "There is no bot called kasparov" in result.stderr


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (b"x" * 200_000, ["error"]),
        (b"\xff\xfe\0 go", ["info"]),
        (b"hello", ["info"]),
        (b"position " * 9000, ["error"]),
        (b"   ", []),
    ],
)
def test_whatever_is_typed_the_next_line_is_answered(line: bytes, words: list[str]) -> None:
    result = CliRunner().invoke(app, ["engine", "random"], input=line + b"\nisready\n")
    assert result.exit_code == 0
    assert [answer.split()[0] for answer in result.stdout.splitlines()] == [*words, "readyok"]


def test_a_line_that_the_end_of_the_input_cuts_off_is_read(run: Run) -> None:
    result = CliRunner().invoke(app, ["engine", "random"], input=b"isready")
    assert result.stdout == "readyok\n"


def test_a_seed_repeats_the_answers(run: Run) -> None:
    def answer(*words: str) -> str:
        return run("engine", "random", *words, typed=QUESTION).stdout

    assert len({answer("--seed", str(seed)) for seed in range(8)}) > 1
    assert answer("--seed", "3") == answer("--seed", "3")


def test_answers_come_line_by_line(start: Start) -> None:
    process = start("engine", "greedy")
    assert process.stdin is not None
    assert process.stdout is not None
    for _ in range(3):
        for line in QUESTION:
            process.stdin.write(f"{line}\n")
        process.stdin.flush()
        assert process.stdout.readline().startswith("bestmove ")
        process.stdin.write("stop\nisready\n")
        process.stdin.flush()
        assert process.stdout.readline() == "readyok\n"
    output, errors = process.communicate("quit\n")
    assert (output, errors, process.returncode) == ("", "", 0)


def test_a_host_that_is_gone_is_no_reason_for_a_trace(start: Start) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    process = start("engine", "greedy", stdout=writer)
    os.close(writer)
    _, errors = process.communicate("".join([f"{line}\n" for line in QUESTION]))
    assert "Traceback" not in errors


def test_ctrl_c_ends_it(start: Start) -> None:
    process = start("engine", "greedy")
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("isready\n")
    process.stdin.flush()
    assert process.stdout.readline() == "readyok\n"
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate()
    assert process.returncode == 130
    assert errors == "Interrupted.\n"
