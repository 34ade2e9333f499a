"""The streams made safe: all of them are open, and any text can be written to them."""

import codecs
import io
import os
import sys
from typing import TextIO

STDIN, STDOUT, STDERR = 0, 1, 2  # the descriptors

PLAINER = {"−": "-", "–": "-", "’": "'", "“": '"', "”": '"', "…": "...", "±": "+/-"}


def prepare_streams() -> None:
    """Let stdout and stderr take any text; one that the shell has closed is the null device."""
    codecs.register_error("plainer", _plainer)
    _fill_descriptors()
    sys.stdin = sys.stdin or open(STDIN, encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stdout = sys.stdout or open(STDOUT, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = sys.stderr or open(STDERR, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="plainer")


def terminals() -> list[int]:
    """The streams that are terminals, and open."""
    return [number for number in (STDIN, STDOUT, STDERR) if os.isatty(number)]


def flush(stream: TextIO) -> OSError | None:
    """Write what is left to write; the error if it can't be, and then nothing is tried again."""
    try:
        stream.flush()
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
        return error
    return None


def _fill_descriptors() -> None:
    """Open the null device in the place of every stream that is closed, for child processes too."""
    while (lowest := os.open(os.devnull, os.O_RDWR)) <= STDERR:
        os.set_inheritable(lowest, True)
    os.close(lowest)


def _plainer(error: UnicodeError) -> tuple[str, int]:
    """Signs in place of those that can't be encoded: an error handler of codecs."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end]
    return "".join([PLAINER.get(mark, "?") for mark in lacking]), error.end
