"""The example of a program that plays over HTTP, against a real server."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import TypeAlias
from urllib.request import urlopen

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from tests.examples.running import EXAMPLES, ROOT, environment
from tilewright.catalog import read_record
from tilewright.core.record import Record

EXAMPLE = EXAMPLES / "bot.py"
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
BURST = 12  # requests that the server takes at once
LONG_ENOUGH = 60.0  # seconds after which a test has failed

Start: TypeAlias = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Start Python with these words and changes to the environment; it is ended with the test."""
    started: list[subprocess.Popen[str]] = []

    def process(*words: str, **changes: str) -> subprocess.Popen[str]:
        with (tmp_path / "log").open("a") as log:
            found = subprocess.Popen(
                [sys.executable, *words],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                encoding="utf-8",
                env={**environment(), **changes},
            )
        started.append(found)
        return found

    yield process
    for each in started:
        each.kill()
        each.communicate()


def wait_until(fact: Callable[[], bool]) -> None:
    """Return as soon as something is so; fail if that does not come."""
    last = monotonic() + LONG_ENOUGH
    while not fact():
        assert monotonic() < last
        sleep(0.01)


def served(
    start: Start, folder: Path, port: int = 0, rate: int = 20
) -> tuple[str, subprocess.Popen[str]]:
    """A new server with its tables in that folder, and its address."""
    database = f"sqlite:///{folder / 'tables.db'}"
    words = ("-m", "tilewright", "serve", "--port", str(port), "--database", database)
    server = start(*words, TILEWRIGHT_TOKEN_RATE=str(rate), TILEWRIGHT_TOKEN_BURST=str(BURST))
    assert server.stdout is not None
    return server.stdout.readline().split()[-1], server


def played(bot: subprocess.Popen[str]) -> Record:
    """The record of the game that the example has played to its end."""
    told, _ = bot.communicate(timeout=LONG_ENOUGH)
    assert bot.returncode == 0
    table, _, text = told.partition(" ")
    assert re.search(r"winners:( Example| greedy)+$", text.rstrip())
    with urlopen(f"{table}/record", timeout=LONG_ENOUGH) as answer:
        return read_record(answer.read().decode())


def test_the_example_is_short_and_needs_nothing() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert (
        f"`examples/bot.py` does this for a whole\ngame, in {text.count(chr(10))} lines."
        in PROTOCOL
    )
    assert "import tilewright" not in text


@pytest.mark.parametrize("game", ["azul", "duel"])
def test_the_example_plays_a_whole_game(start: Start, tmp_path: Path, game: str) -> None:
    url, _ = served(start, tmp_path)
    record = played(start(str(EXAMPLE), url, game))
    assert record.game.name == game
    assert record.outcome() is not None
    assert [record.tags[name] for name in ("Player1", "Player2")] == ["Example", "greedy"]


def test_the_example_tells_a_refusal_in_the_words_of_the_server(
    start: Start, tmp_path: Path
) -> None:
    url, _ = served(start, tmp_path)
    assert mistake(url, "chess") == f"{url}: There is no game called chess.\n"


def test_the_example_says_what_keeps_it_from_playing() -> None:
    refused = mistake("http://127.0.0.1:1", "duel")
    assert re.fullmatch(r"http://127\.0\.0\.1:1: .*Connection refused\n", refused)
    assert mistake("127.0.0.1:1").startswith("127.0.0.1:1: unknown url type: ")
    assert "examples/bot.py URL [GAME]" in mistake()


def mistake(*words: str) -> str:
    """The one line that the example writes if it can't play."""
    command = [sys.executable, str(EXAMPLE), *words]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (found.returncode, found.stdout) == (1, "")
    assert found.stderr.count("\n") == 1
    return found.stderr


def test_the_example_goes_on_after_the_server_was_killed(start: Start, tmp_path: Path) -> None:
    url, server = served(start, tmp_path, rate=1)  # also on a slow machine it asks more often
    bot = start(str(EXAMPLE), url)
    # It is sent away after BURST requests, long before its game is over, and waits.
    wait_until(lambda: '"status": 429' in (tmp_path / "log").read_text())
    server.kill()
    server.wait()
    assert bot.poll() is None
    again, _ = served(start, tmp_path, int(url.rpartition(":")[2]))
    assert again == url
    assert played(bot).outcome() is not None
