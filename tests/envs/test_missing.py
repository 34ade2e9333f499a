"""What is said where something that a learner needs is missing."""

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="needs the extra envs")

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_ppo.py"
WITHOUT_TORCH = """
import runpy, sys
sys.modules["torch"] = None
runpy.run_path(sys.argv[1], run_name="__main__")
"""


def test_the_example_that_learns_names_its_extra() -> None:
    command = [sys.executable, "-c", WITHOUT_TORCH, str(EXAMPLE), "--help"]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (found.returncode, found.stdout) == (1, "")
    install = 'install what this example needs with pip install "tilewright[learn]"'
    assert found.stderr == f"torch can't be found: {install}\n"
