"""`tilewright records`: the games of a server as files, files as its tables, and datasets."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tilewright.cli import dataset
from tilewright.cli.console import plain_progress, readable, say, stderr, stdout
from tilewright.cli.extra import require_server
from tilewright.cli.files import SUFFIX, FileError, read_games, why_not, write_whole
from tilewright.cli.options import Database
from tilewright.cli.stored import time_now
from tilewright.core.errors import GameError
from tilewright.core.record import write_record
from tilewright.core.words import sentence
from tilewright.tables.records import record_of

if TYPE_CHECKING:
    from tilewright.server.storage.store import Store

EXAMPLES = """\b
Examples:
  tilewright records export --database sqlite:///tables.db --into games
  tilewright records import --database postgresql://user@host/tables games/*.tilewright
"""

SOME_FAILED = 1  # the status where some games could not be read or written

app = typer.Typer(
    rich_markup_mode=None,
    no_args_is_help=True,
    help="Export and import games, and make datasets of them.",
)
app.command("dataset", epilog=dataset.EXAMPLES)(dataset.dataset)


@app.callback(epilog=EXAMPLES)
def about() -> None:
    """Export and import games, and make datasets of them."""


@app.command("export", epilog=EXAMPLES)
def export_records(
    into: Annotated[
        Path, typer.Option(metavar="FOLDER", help="Where the files are written, a game in each.")
    ],
    database: Database = None,
    every: Annotated[
        bool, typer.Option("--all", help="Also games that are not over, as far as they went.")
    ] = False,
) -> None:
    """Write every finished game of a server into a file of its own, named after its table.

    A game that can't be written is named, the others go on, and the status is 1.
    """
    require_server()
    from tilewright.cli.online.databases import existing_address

    address = existing_address(database)
    into.mkdir(parents=True, exist_ok=True)
    failed = asyncio.run(_export(address, into, every))
    raise typer.Exit(SOME_FAILED if failed else 0)


@app.command("import", epilog=EXAMPLES)
def import_records(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE...", help="Files of records; - is stdin.")
    ],
    database: Database = None,
) -> None:
    """Make a finished table of every record.

    A damaged file is named with its line, the others go on, and the status is 1.
    """
    require_server()
    from tilewright.cli.online.databases import address_of

    failed = asyncio.run(_import(address_of(database), files))
    raise typer.Exit(SOME_FAILED if failed else 0)


async def _export(address: str, into: Path, every: bool) -> int:
    """Write the games; how many could not be."""
    from tilewright.cli.online.databases import opened_store

    written = failed = 0
    async with opened_store(address) as store:
        ids = [table async for table in store.ids()]
        with plain_progress() as bar:
            for table in bar.track(ids, description=sentence("say-exporting")):
                try:
                    text = await _text(store, table, every)
                    if text:
                        write_whole(into / f"{table}{SUFFIX}", text)
                        written += 1
                except (GameError, OSError, ValueError) as error:
                    failed += 1
                    _complain(FileError(table, why_not(error)))
    stdout().print(sentence("say-exported", count=written, folder=str(into)), soft_wrap=True)
    return failed


async def _text(store: "Store", table: str, every: bool) -> str:
    """The record of a table; nothing if it is not over and not wanted, or not begun."""
    from tilewright.tables.table import Table

    found = await store.load(table)
    if found is None:  # it was dropped since its id was read
        return ""
    kept = Table(*found)
    is_wanted = kept.status == "over" or (every and kept.moves)
    return write_record(record_of(kept, "en")) if is_wanted else ""


async def _import(address: str, files: list[str]) -> int:
    """Store the records; how many files could not be read."""
    from tilewright.cli.online.databases import opened_store
    from tilewright.tables.records import founding_of
    from tilewright.tables.refusals import Denied

    failed = 0
    async with opened_store(address) as store:
        with plain_progress() as bar:
            for file in bar.track(files, description=sentence("say-importing")):
                try:
                    found = [founding_of(record, time_now(), "en") for record in read_games(file)]
                except FileError as error:
                    failed += 1
                    _complain(error)
                    continue
                except Denied as denied:
                    failed += 1
                    _complain(FileError(file, str(denied.parameters["why"])))
                    continue
                for founding in found:
                    await store.found(founding)
                    line = sentence("say-imported", file=file, table=founding.setup.id)
                    say(line)
    return failed


def _complain(error: FileError) -> None:
    stderr().print(readable(str(error)), soft_wrap=True)
