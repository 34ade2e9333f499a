"""What is said where the client's library is missing."""

import subprocess
import sys

WITHOUT = """
import importlib.util
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, *rest: None if name == "httpx" else found(name, *rest)
import tilewright.client
"""


def test_the_client_names_its_extra() -> None:
    command = [sys.executable, "-c", WITHOUT]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    assert told.returncode == 1
    assert told.stderr.splitlines()[-1].endswith('pip install "tilewright[client]"')
