"""`tools/step`: the steps of the set-up say which they are and how it goes."""

import os
import pty
import subprocess
from contextlib import suppress
from pathlib import Path

STEP = Path(__file__).parents[2] / "tools" / "step"
FAILING = ("sh", "-c", "echo why not; exit 7")


def run(log: Path, *command: str) -> "subprocess.CompletedProcess[str]":
    words = (str(STEP), "3/5", "Building it", "a minute", str(log), *command)
    return subprocess.run(words, capture_output=True, text=True, check=False)


def test_without_a_terminal_a_step_is_one_line(tmp_path: Path) -> None:
    found = run(tmp_path / "log", "echo", "much")
    assert (found.returncode, found.stdout, found.stderr) == (
        0,
        "[3/5] Building it (a minute)\n",
        "",
    )
    assert (tmp_path / "log").read_text(encoding="utf-8") == "much\n"


def test_a_step_that_fails_shows_what_it_wrote(tmp_path: Path) -> None:
    found = run(tmp_path / "log", *FAILING)
    assert (found.returncode, found.stderr) == (7, "why not\n")


def test_on_a_terminal_the_seconds_are_counted_on_one_row(tmp_path: Path) -> None:
    mine, theirs = pty.openpty()
    words = (str(STEP), "3/5", "Building it", "a minute", str(tmp_path / "log"), "true")
    environ = {**os.environ, "TERM": "xterm"}
    status = subprocess.run(words, stdout=theirs, env=environ, check=False).returncode
    os.close(theirs)
    shown = ""
    with suppress(OSError):  # Linux says so where the other end is closed
        while more := os.read(mine, 10_000):
            shown += more.decode()
    os.close(mine)
    assert status == 0
    assert shown.count("\n") == 1
    last = shown.rstrip("\r\n").rpartition("\r")[2]
    assert last.startswith("[3/5] Building it: ")
    assert last.endswith(" s\x1b[K")
