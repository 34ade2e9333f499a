"""`run`: the command line inside the test; `start`: as a process of its own; `terminal`: in one.

`sit`: somebody at a table in this process; `server`: where such tables are.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import IO, TYPE_CHECKING, TypeAlias

import pytest
from typer.testing import CliRunner, Result

from tests.cli.screen import Terminal
from tilewright.azul.game import Azul
from tilewright.cli.app import app
from tilewright.core.playing import play_out
from tilewright.core.record import write_record

if TYPE_CHECKING:
    from tests.cli.people import Person, Play, Server

PAUSE = 0.001  # seconds between two looks at what must come
SOURCE = Path(__file__).parents[2] / "src"

Run: TypeAlias = Callable[..., Result]
Start: TypeAlias = Callable[..., subprocess.Popen[str]]
Open: TypeAlias = Callable[..., Terminal]
Sit: TypeAlias = "Callable[..., Person]"


@pytest.fixture(autouse=True)
def _logging(own_logging: None) -> None:
    """A command may set up the logs of its process, which is that of the tests."""


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of saved games, empty and the test's own; there is no page."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("TILEWRIGHT_PAGE", str(tmp_path / "no-page"))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "tilewright" / "games"


@pytest.fixture
def run(games: Path) -> Run:
    """Run a command with these words, and with these lines typed."""

    def command(*words: str, typed: tuple[str, ...] = ()) -> Result:
        text = "".join([f"{line}\n" for line in typed])
        return CliRunner().invoke(app, list(words), input=text)

    return command


@pytest.fixture
def start(games: Path) -> Iterator[Start]:
    """Start `python -m tilewright` with these words; it is ended with the test."""
    started: list[subprocess.Popen[str]] = []

    def process(
        *words: str, stdout: int | IO[str] = subprocess.PIPE, **changes: str
    ) -> subprocess.Popen[str]:
        inherited = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
        found = subprocess.Popen(
            [sys.executable, "-m", "tilewright", *words],
            stdin=subprocess.PIPE,
            stdout=stdout,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env={**inherited, "PYTHONPATH": str(SOURCE), **changes},
        )
        started.append(found)
        return found

    yield process
    for each in started:
        each.kill()
        each.communicate()


def read_until(process: subprocess.Popen[str], text: str) -> str:
    """Read what a process shows up to a text."""
    assert process.stdout is not None
    shown = ""
    while not shown.endswith(text):
        mark = process.stdout.read(1)
        assert mark, f"it ended after {shown!r}"
        shown += mark
    return shown


def type_line(process: subprocess.Popen[str], line: str) -> None:
    """Type a line to a process."""
    assert process.stdin is not None
    process.stdin.write(f"{line}\n")
    process.stdin.flush()


@pytest.fixture
def terminal(games: Path) -> Iterator[Open]:
    """Open a terminal and run a command in it."""
    opened: list[Terminal] = []

    def start(*words: str, rows: int = 40) -> Terminal:
        opened.append(Terminal(words, rows, str(SOURCE)))
        return opened[-1]

    yield start
    for each in opened:
        each.close()


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    """A file with the record of a whole random game of Azul."""
    path = tmp_path / "random.tilewright"
    path.write_text(write_record(play_out(Azul(), Random(1))), encoding="utf-8")
    return path


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> "Iterator[Server]":
    """A server for all tests that neither end it nor need settings of their own."""
    from tests.cli.people import Server
    from tests.server.houses import embedded

    with embedded(tmp_path_factory.mktemp("server")) as house:
        yield Server(house.url)


@pytest.fixture
def sit(games: Path) -> "Iterator[Sit]":
    """Let somebody play in a thread; they leave with the test."""
    from tests.cli.people import Person

    people: list[Person] = []

    def somebody(name: str, play: "Play", is_terminal: bool = False) -> Person:
        people.append(Person(name, play, is_terminal))
        return people[-1]

    yield somebody
    for each in people:
        each.leave()
