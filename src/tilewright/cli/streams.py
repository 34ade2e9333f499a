"""The two streams made safe: what their encoding lacks is written in plainer signs."""

import codecs
import io
import os
import sys

PLAINER = {"−": "-", "–": "-", "’": "'", "“": '"', "”": '"', "…": "...", "±": "+/-"}


def prepare_streams() -> None:
    """Let stdout and stderr take any text; one that the shell has closed goes nowhere."""
    codecs.register_error("plainer", _plainer)
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="plainer")


def flush_stdout() -> OSError | None:
    """Write what is left to write; the error if it can't be, and then nothing is tried again."""
    try:
        sys.stdout.flush()
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return error
    return None


def _plainer(error: UnicodeError) -> tuple[str, int]:
    """Signs in place of those that can't be encoded: an error handler of codecs."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end]
    return "".join([PLAINER.get(mark, "?") for mark in lacking]), error.end
