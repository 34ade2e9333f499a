"""Kills servers while programs play, and looks what is lost: `make chaos KILLS=50 TABLES=200`.

A program that loses its connection comes back with the last version that it saw, and sends the
command that was not answered again with the same id.
"""

import argparse
import sys
from random import randrange
from time import monotonic

from tests.chaos.chaos import Plan, Told, run

LONGEST_LIST = 30  # losses that are printed
THINK = 2.5  # seconds: 200 tables then make some 80 moves a second, which two cores do at ease


def main() -> int:
    """Read the arguments, go through it, and print what was lost."""
    parser = argparse.ArgumentParser(prog="make chaos", description=__doc__)
    parser.add_argument("--kills", type=int, default=50, help="how often a server is killed")
    parser.add_argument("--tables", type=int, default=200, help="tables played at a time")
    parser.add_argument("--servers", type=int, choices=(1, 2), default=1, help="2: on PostgreSQL")
    parser.add_argument("--think", type=float, default=THINK, help="seconds for a decision")
    parser.add_argument("--seed", type=int, default=randrange(1_000_000), help="of the moments")
    asked = parser.parse_args()
    if min(asked.kills, asked.tables) < 1 or asked.think <= 0:
        parser.error("--kills, --tables and --think are more than 0")
    told = Told()
    where = "two servers, PostgreSQL and Redis" if asked.servers > 1 else "one server, SQLite"
    told.say(f"Chaos: {where}, {asked.tables} tables, {asked.kills} kills, seed {asked.seed}")
    began = monotonic()
    found = run(Plan(**vars(asked)), told)
    for loss in found[:LONGEST_LIST]:
        told.say(f"LOST  {loss}")
    told.say(f"{len(found)} losses, {monotonic() - began:.0f} s")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
