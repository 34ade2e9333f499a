"""Small programs that speak the engine protocol, well or badly."""

import shlex
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLE = shlex.join([sys.executable, str(ROOT / "examples" / "engine.py")])

SOURCE = """\
import os
import signal
import sys


def say(*words):
    print(*words, flush=True)


def hang():
    while True:
        signal.pause()


legal, asked = [], 0
{start}
for line in sys.stdin:
    word, *rest = line.split()
    if word == "protocol":
        {protocol}
    elif word == "setoption":
        {setoption}
    elif word == "newgame":
        {newgame}
    elif word == "isready":
        {isready}
    elif word == "legal":
        legal = rest
    elif word == "go":
        asked += 1
        {go}
    elif word == "stop":
        {stop}
    elif word == "quit":
        {quit}
"""

GOOD = {
    "start": "pass",
    "protocol": "say('id name good'); say('protocolok 1 rules 1')",
    "setoption": "pass",
    "newgame": "pass",
    "isready": "say('readyok')",
    "go": "say('bestmove', legal[0])",
    "stop": "pass",
    "quit": "break",
}


def program(folder: Path, **parts: str) -> str:
    """The command of a program that takes the first legal move, apart from these parts of it."""
    assert set(parts) <= set(GOOD)
    path = folder / "engine.py"
    path.write_text(SOURCE.format(**{**GOOD, **parts}), encoding="utf-8")
    return shlex.join([sys.executable, "-I", "-S", str(path)])
