"""Asks a real server for a while what its OpenAPI document allows and forbids.

`make schemathesis SECONDS=600`. It ends with the first answer that the document does not describe,
or that says the server has a fault; a small sample is test_openapi_runs.py.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.config import SchemathesisConfig

from tests.server.houses import House, embedded
from tilewright.server.http.openapi import document

# What is wrong is refused, with one of these: also where it is too large to be read at all.
REFUSED = ["400", "401", "403", "404", "405", "406", "409", "413", "415", "422", "428", "429"]
CONFIG = {"checks": {"negative_data_rejection": {"expected-statuses": REFUSED}}}
# A stream has no end; it is followed in test_http.py.
SCHEMA = schemathesis.openapi.from_dict(
    document(), config=SchemathesisConfig.from_dict(CONFIG)
).exclude(operation_id="follow_table")
ROUND = 50  # requests for an operation before it is the next one's turn
INTERRUPTED = 130  # the status after Ctrl-C

# All checks but one: a document can't tell which actions, options and records the rules allow.
load_all_checks()
CHECKED = [check for check in CHECKS.get_all() if check.__name__ != "positive_data_acceptance"]
# What was wrong with a request may be mended by naming a table that is there.
MENDED = [check for check in CHECKED if check.__name__ != "negative_data_rejection"]

# Budgets that are used up now and then: a refusal for haste is described like everything else.
BUDGETS = {"token_rate": 2, "token_burst": 10, "tables_rate": 1_000, "tables_burst": 10}


def tables_to_ask_about(house: House) -> list[Any]:
    """Tables that are being played, public with an open seat, over."""
    played = house.table("me", "shared", hints=True)
    public = house.table("me", "open", public=True)
    over = house.table("me", "shared", game="duel")
    house.command(over["table"], over["token"], "resign", seat=0)
    for each in (played, public, over):
        each["player"] = house.ask("POST", "/api/players", {}).json
    return [played, public, over]


def ask(case: Any, house: House, tables: list[Any], which: int, knows: bool) -> int:
    """Ask, about a table that is there if `which` names one; the status, if all is as described."""
    headers, checked = {}, CHECKED
    if (
        which < len(tables)
        and knows
        and "player" in str(case.operation.definition.raw.get("security"))
    ):
        headers["Tilewright-Player"] = tables[which]["player"]["token"]
        checked = MENDED
    if which < len(tables) and "id" in (case.path_parameters or {}):
        case.path_parameters["id"] = tables[which]["table"]
        checked = MENDED
        if knows:
            headers["Authorization"] = f"Bearer {tables[which]['token']}"
    answer = case.call_and_validate(base_url=house.url, headers=headers, checks=checked)
    return int(answer.status_code)


def ask_round(
    operation: Any, house: House, tables: list[Any], number: int, met: Counter[int]
) -> None:
    """Ask about one operation, with another seed each time; raises what schemathesis finds."""

    @seed(number)
    @settings(
        max_examples=ROUND,
        deadline=None,
        database=None,
        phases=(Phase.generate,),
        suppress_health_check=list(HealthCheck),
    )
    @given(
        case=operation.as_strategy() | operation.as_strategy(generation_mode=NEGATIVE),
        which=st.integers(0, 3),
        knows=st.booleans(),
    )
    def run(case: Any, which: int, knows: bool) -> None:
        met[ask(case, house, tables, which, knows)] += 1

    run()


NEGATIVE = schemathesis.GenerationMode.NEGATIVE


def asked(folder: Path, seconds: float, console: Console) -> Counter[int]:
    """Ask for so long; how many answers there were, by status."""
    met: Counter[int] = Counter()
    found: list[Any] = list(SCHEMA.get_all_operations())
    operations = [each.ok() for each in found]
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.fields[standing]}"),
        console=console,
        disable=not console.is_terminal,
    )
    with embedded(folder, **BUDGETS) as house, progress:
        tables = tables_to_ask_about(house)
        task = progress.add_task("asking", total=seconds, standing="")
        began, number = monotonic(), 0
        while monotonic() - began < seconds:
            operation = operations[number % len(operations)]
            ask_round(operation, house, tables, number, met)
            number += 1
            standing = f"{met.total():,} requests, {operation.label}"
            progress.update(task, completed=monotonic() - began, standing=standing)
    return met


def main() -> int:
    """Read the arguments, ask, and print how many answers there were."""
    parser = argparse.ArgumentParser(prog="make schemathesis", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    given_seconds: float = parser.parse_args().seconds
    results, console = Console(highlight=False, markup=False), Console(stderr=True, markup=False)
    try:
        with TemporaryDirectory(prefix="tilewright-asking-") as folder:
            met = asked(Path(folder), given_seconds, console)
    except KeyboardInterrupt:
        return INTERRUPTED
    told = ", ".join([f"{count:,} × {status}" for status, count in sorted(met.items())])
    results.print(f"{met.total():,} requests, all answered as described: {told}", soft_wrap=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
