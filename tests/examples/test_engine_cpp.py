"""The engine in C++: it is built with the system's compiler, and plays both games."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.examples.running import EXAMPLES
from tilewright import AnyGame, Azul, Duel
from tilewright.arena import evaluate
from tilewright.bots.pipes import end_all

COMPILER = next(filter(None, map(shutil.which, ("c++", "g++", "clang++"))), None)
WARNINGS = ("-Wall", "-Wextra", "-Wconversion", "-Werror")

pytestmark = pytest.mark.skipif(COMPILER is None, reason="needs a compiler for C++17")


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The name of the player."""
    built = tmp_path_factory.mktemp("engine") / "engine"
    source = EXAMPLES / "engine.cpp"
    subprocess.run((str(COMPILER), "-std=c++17", *WARNINGS, "-o", built, source), check=True)
    return f"cmd:{built}"


@pytest.mark.parametrize(("game", "least"), [(Azul(), 1.0), (Azul(3, "gray"), 0.0), (Duel(), 0.0)])
def test_it_plays_whole_games_and_beats_random(engine: str, game: AnyGame, least: float) -> None:
    standing = evaluate(engine, against="random", game=game, pairs=1).against["random"]
    end_all()
    assert standing.forfeits == 0, standing.fault
    assert standing.score.value >= least


def test_it_ends_when_its_host_is_gone(engine: str) -> None:
    program = Path(engine.removeprefix("cmd:"))
    asked = "protocol 1 rules 1\n\nisready\nfluff\n"
    done = subprocess.run(
        program, input=asked, capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.splitlines()[-2:] == ["protocolok 1 rules 1", "readyok"]
