"""What a person types to play on: the way in which the program was started."""

import shlex
import subprocess

import pytest

from tests.cli.conftest import Run
from tilewright.cli.program import STARTED_BY, play_command

ANNA = ("--player", "Anna", "--first", "1", "--seed", "3")


def test_a_game_that_make_started_goes_on_by_make(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(STARTED_BY, "make")
    told = run("play", "azul", *ANNA, "--save", "game", typed=("quit",)).stdout
    assert told.endswith('Go on with: make play ARGS="--resume --terminal game"\n')


def test_a_game_that_was_started_by_its_command_goes_on_by_it(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(STARTED_BY, raising=False)
    told = run("play", "azul", *ANNA, "--save", "game", typed=("quit",)).stdout
    assert told.endswith("tilewright play --resume --terminal game\n")


@pytest.mark.parametrize("name", ["game", "my game", "it's", 'so "called"', "$HOME", "`ls`!"])
def test_what_is_told_arrives_whole_through_make(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv(STARTED_BY, "make")
    words = ["--resume", name]
    command = play_command(words)
    rule = "play:\n\t@printf '%s\\n' $(ARGS)\n"
    typed = f"{command} -s -f -"
    told = subprocess.run(
        ["sh", "-c", typed], input=rule, capture_output=True, text=True, check=False
    )
    assert told.stdout.splitlines() == words, (shlex.split(command), told.stderr)
