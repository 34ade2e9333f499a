"""`tilewright check`: verify records."""

from dataclasses import asdict, dataclass
from typing import Annotated, Any

import typer

from tilewright.cli.console import readable, show_json, stderr, stdout
from tilewright.cli.files import FileError, read_games
from tilewright.cli.options import Json

EXAMPLES = """\b
Examples:
  tilewright check game.tilewright
  tilewright check games/*.tilewright --json
  cat games/*.tilewright | tilewright check -
"""


@dataclass(frozen=True, slots=True)
class Report:
    """What was found in one file."""

    file: str
    records: int = 0
    moves: int = 0  # that players made, without what chance did
    finished: int = 0
    forfeited: int = 0
    line: int | None = None  # of the first mistake
    problem: str = ""


def check(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE...", help="Files of records; - is stdin.")
    ],
    json: Json = False,
) -> None:
    """Check the records of games.

    Every move must be legal, and every result the one that the moves lead to. A damaged file is
    named with its line, and the exit status is 2.
    """
    reports = [_report(file) for file in files]
    if json:
        show_json([_told(report) for report in reports])
    for report in reports:
        if report.problem:
            error = FileError(report.file, report.problem, report.line)
            stderr().print(readable(str(error)), soft_wrap=True)
        elif not json:
            stdout().print(_line(report), soft_wrap=True)
    if any(report.problem for report in reports):
        raise typer.Exit(2)


def _report(file: str) -> Report:
    try:
        records = read_games(file)
    except FileError as error:
        return Report(file, line=error.line, problem=error.problem)
    return Report(
        file,
        records=len(records),
        moves=sum(record.decisions() for record in records),
        finished=sum(record.outcome() is not None for record in records),
        forfeited=sum(record.forfeit is not None for record in records),
    )


def _told(report: Report) -> dict[str, Any]:
    """A report for JSON; forfeited games are told where there are any."""
    told = asdict(report)
    if not report.forfeited:
        del told["forfeited"]
    return told


def _line(report: Report) -> str:
    records, moves = _counted(report.records, "record"), _counted(report.moves, "move")
    forfeited = f", {report.forfeited} forfeited" if report.forfeited else ""
    return f"{report.file}: {records}, {moves}, {report.finished} finished{forfeited}: good"


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
