"""`tilewright engine`: one of our bots as a program for others, in the engine protocol."""

import sys
from collections.abc import Iterator
from contextlib import suppress
from threading import Lock
from typing import Annotated

import typer

from tilewright.bots.protocol import LONGEST_LINE
from tilewright.bots.roster import BOTS, player_of
from tilewright.bots.speaker import Speaker
from tilewright.cli.options import Seed

EXAMPLES = """\b
Examples:
  tilewright engine greedy                      answers what is typed; quit ends it
  tilewright play --player Anna --player "cmd:tilewright engine greedy"
"""


def engine(
    name: Annotated[str, typer.Argument(metavar="BOT", help=f"The bot: {', '.join(BOTS)}.")],
    seed: Seed = 0,
) -> None:
    """Run a bot for another program.

    It reads questions from stdin and writes answers to stdout, line by line, in the protocol of
    "Other people's bots" in the documentation. A limit in the bot's name (greedy@2k) holds where a
    question names none.
    """
    speaker = Speaker(player_of(name), seed, _say)
    try:
        for line in _lines():
            if not speaker.hear(line):
                break
    finally:
        speaker.leave()


_out = Lock()  # a thought that ends, and what is asked meanwhile, are both answered


def _say(line: str) -> None:
    with _out, suppress(BrokenPipeError):  # a host that is gone asks no more either
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()


def _lines() -> Iterator[str]:
    """The lines of stdin as they come; of one that is too long, the beginning, itself too long."""
    source = sys.stdin.buffer
    while found := source.readline(LONGEST_LINE + 1):
        rest = found
        while rest and not rest.endswith(b"\n"):
            rest = source.readline(LONGEST_LINE)
        yield found.decode("ascii", errors="replace").rstrip("\n")
