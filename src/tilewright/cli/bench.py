"""`tilewright bench`: how fast the rules are, in the fast core and in Python."""

from collections.abc import Sequence
from typing import Annotated, NamedTuple

import typer
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn

from tilewright.catalog import make_game
from tilewright.cli.configurations import BENCHED
from tilewright.cli.console import progress, show_json, show_table, stderr, stdout
from tilewright.cli.options import Json, Seed
from tilewright.cli.speed.measurements import MEASUREMENTS, Measurement
from tilewright.core.errors import InvalidOption
from tilewright.core.words import reason

EXAMPLES = """\b
Examples:
  tilewright bench
  tilewright bench --filter azul-2/ --seconds 5
  tilewright bench --filter native/playout
  tilewright bench --json
"""

HEAD = ("figure", "value", "unit")


class Figure(NamedTuple):
    """How fast something is."""

    name: str  # azul-2/native/playout: the table, the engine, what it does
    value: float
    unit: str


class Task(NamedTuple):
    """A measurement that is to be made at a table."""

    label: str
    measurement: Measurement

    @property
    def names(self) -> list[str]:
        """The names of its figures."""
        return [f"{self.label}/{name}" for name in self.measurement.units]

    def figures(self, seed: int, seconds: float) -> list[Figure]:
        """Measure."""
        values = self.measurement.values(make_game(*BENCHED[self.label]), seed, seconds)
        units = self.measurement.units.values()
        return [
            Figure(name, _rounded(value), unit)
            for name, value, unit in zip(self.names, values, units, strict=True)
        ]


def bench(
    seconds: Annotated[
        float, typer.Option(metavar="S", min=0.0, help="How long each figure is measured.")
    ] = 1.5,
    only: Annotated[
        str, typer.Option("--filter", metavar="TEXT", help="Only figures with this in their name.")
    ] = "",
    seed: Seed = 0,
    json: Json = False,
    markdown: Annotated[
        bool, typer.Option("--markdown", help="Print a table for a document, a row per table.")
    ] = False,
) -> None:
    """Measure the speed of the rules.

    It uses one core and takes about two minutes in all.

    playout: decisions of seats per second in random games, and games: whole games per second.
    step: nanoseconds for copying a state, finding its legal actions and applying one. perft:
    sequences of decisions counted per second. batch: decisions per second of many games at
    once, with what the seats see and may do written out; vector and aec: the same through the
    environments for learners, of many games and of one. records: games per second that are
    read from records, replayed and checked. search: positions per second that the
    search looks at. solve-14: milliseconds, in the median, to solve the rest of a round with 14
    tiles on the table. solve-16: per cent of those with 16 tiles that are solved within a
    second. More is better, except of ns and ms.
    """
    if json and markdown:
        raise InvalidOption(reason("", "say-json-or-markdown"))
    tasks = _possible(_wanted(only))
    figures: list[Figure] = []
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"))
    with progress(*columns, auto_refresh=False) as bars:  # nothing moves while it is measured
        bar = bars.add_task("", total=len(tasks))
        for task in tasks:
            bars.update(bar, description=task.names[0], refresh=True)
            figures += [each for each in task.figures(seed, seconds) if only in each.name]
            bars.advance(bar)
    if json:
        show_json([each._asdict() for each in figures])
    elif markdown:
        stdout().print("\n".join(_markdown(figures)), soft_wrap=True)
    else:
        rows = [[each.name, f"{each.value:,}", each.unit] for each in figures]
        show_table(stdout(), HEAD, rows)


def _wanted(only: str) -> list[Task]:
    """What is measured for the figures with that text in their names."""
    tasks = [
        Task(label, measurement)
        for label in BENCHED
        for measurement in MEASUREMENTS
        if measurement.tables is None or label in measurement.tables
    ]
    found = [task for task in tasks if any(only in name for name in task.names)]
    if not found:
        tables = ", ".join(BENCHED)
        names = ", ".join([name for each in MEASUREMENTS for name in each.units])
        raise InvalidOption(
            reason("", "say-no-such-figure", text=only, tables=tables, figures=names)
        )
    return found


def _possible(tasks: Sequence[Task]) -> list[Task]:
    """What can be measured here; says once what is lacking for the rest."""
    lacks = {str(why): why for task in tasks if (why := task.measurement.lack()) is not None}
    possible = [task for task in tasks if task.measurement.lack() is None]
    for said, why in lacks.items():
        if not possible:
            raise InvalidOption(why)
        stderr().print(said, soft_wrap=True)
    return possible


def _rounded(value: float) -> float:
    """To three digits, or to a tenth or a whole where that is finer."""
    if value < 10:
        return float(f"{value:.3g}")
    return round(value, 1) if value < 1000 else round(value)


def _markdown(figures: Sequence[Figure]) -> list[str]:
    """The lines of a table with a row for each table and a column for each kind of figure."""
    cells = {each.name: f"{each.value:,}" for each in figures}
    tables = list(dict.fromkeys([each.name.partition("/")[0] for each in figures]))
    units = {each.name.partition("/")[2]: each.unit for each in figures}
    rows = [
        ["table", *[f"{name}, {unit}" for name, unit in units.items()]],
        ["---", *["---:" for _ in units]],
        *[[table, *[cells.get(f"{table}/{name}", "") for name in units]] for table in tables],
    ]
    return [f"| {' | '.join(row)} |" for row in rows]
