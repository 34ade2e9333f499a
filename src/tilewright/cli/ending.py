"""How a game in the terminal ends: with its result, or with how to go on."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from tilewright.cli.console import readable_line, show_table
from tilewright.cli.program import play_command
from tilewright.cli.seats import ALLOW_PROGRAMS, TERMINAL, programs_of
from tilewright.cli.table import Table
from tilewright.cli.telling import end_line, signed, source_name, sources, steps_of
from tilewright.core.record import Record
from tilewright.core.words import sentence


def show_result(table: Table, console: Console) -> None:
    """Where all points came from, who won, and where the record is."""
    show_sums(table.record, table.names, console)
    console.print(end_line(table.record, table.names))
    console.print(_lost_line(table) or sentence("say-recorded", file=file_name(table.file)))


def show_sums(record: Record, names: Sequence[str], console: Console) -> None:
    """Where all points of a game came from."""
    game, states = record.game, record.states()
    points = [each for step in steps_of(record, names) for each in step.points]
    rows = [[sentence("say-source-start"), *map(str, game.progress(states[0]).scores)]]
    for source, sums in sources(points, game.seats).items():
        rows.append([source_name(source), *map(signed, sums)])
    rows.append([sentence("say-source-sum"), *map(str, game.progress(states[-1]).scores)])
    console.print()
    show_table(console, ["", *names], rows)
    console.print()


def parting_line(table: Table) -> str:
    """What to type to go on with a game that was left, or that it is lost."""
    allowing = [ALLOW_PROGRAMS] if programs_of(table.record) else []
    command = play_command(["--resume", *allowing, TERMINAL, file_name(table.file)])
    return _lost_line(table) or sentence("say-resume", command=command)


def _lost_line(table: Table) -> str:
    """That the last changes are lost; nothing if they are saved."""
    if not table.save_problem:
        return ""
    return sentence("say-lost", file=file_name(table.file), why=table.save_problem)


def file_name(file: Path) -> str:
    """A file's name as it can be shown."""
    return readable_line(str(file))
