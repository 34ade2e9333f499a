"""`tilewright records dataset`: recorded games as arrays for learners."""

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from tilewright.cli.console import readable, say, stderr, stdout
from tilewright.cli.files import STDIN, FileError, why_not
from tilewright.core.errors import InvalidOption, RecordError
from tilewright.core.game import AnyGame
from tilewright.core.words import reason, sentence
from tilewright.native.judgement import table_of
from tilewright.native.loading import require
from tilewright.plays.reading import stream_records
from tilewright.plays.replay import Replay

if TYPE_CHECKING:
    from tilewright.plays.dataset import Collector, Decisions

LIBRARIES = {"npz": ("numpy",), "parquet": ("numpy", "pyarrow")}
INSTALL = 'pip install "tilewright[data]"'
FIGURES = 5  # of the number of a file
SOME_FAILED = 1  # the status where some games could not be read

EXAMPLES = """\b
Examples:
  tilewright records dataset games.tilewright --into data
  tilewright records dataset games/*.tilewright --into data --format parquet
  cat games/*.tilewright | tilewright records dataset - --into data
"""


def dataset(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE...", help="Files of records; - is stdin.")
    ],
    into: Annotated[Path, typer.Option(metavar="FOLDER", help="Where the files are written.")],
    form: Annotated[
        str, typer.Option("--format", metavar="npz|parquet", help="What is written.")
    ] = "npz",
    rows: Annotated[
        int, typer.Option(metavar="N", min=1, help="About how many decisions a file holds.")
    ] = 100_000,
) -> None:
    """Write every decision of finished games: what was seen, legal and done, and what came of it.

    Each table has files of its own, such as azul-2-00001.npz. Games without a result are left out.
    A damaged record is named with its line, the others go on, and the status is 1. A folder that
    holds a dataset already is refused.
    """
    _check(form)
    into.mkdir(parents=True, exist_ok=True)
    _check_empty(into, form)
    writer = _Writer(into, form, rows)
    failed = left_out = 0
    for found in _games(files):
        if isinstance(found, FileError):
            failed += 1
            stderr().print(readable(str(found)), soft_wrap=True)
        elif found.outcome is None:
            left_out += 1
        else:
            writer.add(found)
    writer.finish()
    told = sentence(
        "say-dataset-written", positions=writer.positions, games=writer.games, folder=str(into)
    )
    say(told)
    if left_out:
        stdout().print(sentence("say-dataset-left-out", count=left_out), soft_wrap=True)
    raise typer.Exit(SOME_FAILED if failed else 0)


def _check(form: str) -> None:
    """Refuse a format that there is not, or whose libraries or core are missing."""
    if form not in LIBRARIES:
        raise InvalidOption(reason("", "say-dataset-format", form=form, forms=", ".join(LIBRARIES)))
    if not all([find_spec(library) is not None for library in LIBRARIES[form]]):
        raise InvalidOption(reason("", "say-no-data-extra", command=INSTALL))
    require()


def _check_empty(into: Path, form: str) -> None:
    """Refuse a folder with files of another run: they would be read together with those of this."""
    there = sorted(into.glob(f"*-{'[0-9]' * FIGURES}.{form}"))
    if there:
        raise InvalidOption(reason("", "say-dataset-there", folder=str(into), file=there[0].name))


def _games(files: list[str]) -> Iterator[Replay | FileError]:
    """The games of all files, and what is wrong with some."""
    for file in files:
        mistakes: list[RecordError] = []
        try:
            source = typer.get_text_stream("stdin") if file == STDIN else Path(file)
            for replay in stream_records(source, mistakes.append):
                yield from _told(file, mistakes)
                yield replay
            yield from _told(file, mistakes)
        except OSError as error:
            yield FileError(file, why_not(error))


def _told(file: str, mistakes: list[RecordError]) -> Iterator[FileError]:
    while mistakes:
        error = mistakes.pop(0)
        yield FileError(file, str(error.problem), error.line)


class _Kept(NamedTuple):
    """The files of one table."""

    game: AnyGame
    collector: "Collector"


class _Writer:
    """Writes the games of each table into files of about so many decisions."""

    def __init__(self, into: Path, form: str, rows: int) -> None:
        self.positions = self.games = 0
        self._into, self._form, self._rows = into, form, rows
        self._tables: dict[str, _Kept] = {}
        self._files: dict[str, int] = {}

    def add(self, replay: Replay) -> None:
        """Take in a finished game."""
        from tilewright.plays.dataset import Collector

        table = table_of(replay.game)
        if table not in self._tables:
            self._tables[table] = _Kept(replay.game, Collector(replay.game, self._rows))
        self.games += 1
        self._write(table, self._tables[table].collector.add(replay))

    def finish(self) -> None:
        """Write what is left."""
        for table, kept in self._tables.items():
            self._write(table, kept.collector.rest())

    def _write(self, table: str, found: "Decisions | None") -> None:
        from tilewright.plays.dataset import FORMATS, about

        if found is None:
            return
        number = self._files[table] = self._files.get(table, 0) + 1
        path = self._into / f"{table}-{number:0{FIGURES}}.{self._form}"
        partial = path.with_name(f".{path.name}.part")
        FORMATS[self._form](partial, found, about(self._tables[table].game))
        partial.replace(path)
        self.positions += len(found.moves)
