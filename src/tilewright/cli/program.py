"""How this program is started: what a person can type to run it again."""

import os
import shlex
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

NAME = "tilewright"
STARTED_BY = "TILEWRIGHT_STARTED"  # the variable with which `make play` says that it was make
SPECIAL = frozenset('"\\`$!\n')  # means something to a shell even between double quotes


def program() -> str:
    """The command if the shell finds it; else the path that was typed, or Python with the module.

    `make play` runs `.venv/bin/tilewright`, which is not on the path of the shell.
    """
    if shutil.which(NAME):
        return NAME
    if Path(sys.argv[0]).stem == NAME:
        return shlex.quote(sys.argv[0])
    return f"{shlex.quote(sys.executable)} -m {NAME}"


def is_started_by_make() -> bool:
    """Did somebody type `make play`?"""
    return os.environ.get(STARTED_BY) == "make"


def play_command(words: Sequence[str]) -> str:
    """What to type to play with these words, in the way in which this program was started.

    >>> play_command(["--resume", "--terminal"]).endswith(" play --resume --terminal")
    True
    """
    told = shlex.join(words)
    if not is_started_by_make():
        return f"{program()} play {told}"
    told = told.replace("$", "$$")  # make's own sign
    return (
        f"make play ARGS={shlex.quote(told) if SPECIAL & set(told) else chr(34) + told + chr(34)}"
    )
