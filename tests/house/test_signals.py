"""Tests run the same in the background of a script, where Ctrl-C is ignored."""

import signal
import subprocess
import sys

INTERRUPTED = "import signal; signal.raise_signal(signal.SIGINT)"


def test_a_program_that_a_test_starts_can_be_interrupted() -> None:
    found = subprocess.run([sys.executable, "-c", INTERRUPTED], capture_output=True, check=False)
    assert found.returncode == -signal.SIGINT


def test_also_where_pytest_was_started_with_ctrl_c_ignored() -> None:
    name = test_a_program_that_a_test_starts_can_be_interrupted.__name__
    words = (sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", f"{__file__}::{name}")
    command = ("sh", "-c", "trap '' INT; exec \"$@\"", "sh", *words)
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout
