"""How this program is started: what a person can type to run it again."""

import shlex
import shutil
import sys
from pathlib import Path

NAME = "tilewright"


def program() -> str:
    """The command if the shell finds it; else the path that was typed, or Python with the module.

    `make play` runs `.venv/bin/tilewright`, which is not on the path of the shell.
    """
    if shutil.which(NAME):
        return NAME
    if Path(sys.argv[0]).stem == NAME:
        return shlex.quote(sys.argv[0])
    return f"{shlex.quote(sys.executable)} -m {NAME}"
