"""`tilewright server`: backups of a server, tables that nobody needs any more, players."""

import asyncio
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tilewright.cli import club, operate
from tilewright.cli.console import plain_progress, say
from tilewright.cli.extra import require_server
from tilewright.cli.files import FileError, why_not
from tilewright.cli.options import Database
from tilewright.cli.stored import time_now
from tilewright.core.words import sentence

if TYPE_CHECKING:
    from tilewright.server.live.retention import Retention
    from tilewright.server.storage.backups import Restored

EXAMPLES = """\b
Examples:
  tilewright server backup tables.backup
  tilewright server restore tables.backup --database postgresql://user@host/tables
  tilewright server prune --dry-run
All of them work while a server runs, but for restore --replace.
"""

app = typer.Typer(
    rich_markup_mode=None, no_args_is_help=True, help="Tables and players of a server."
)


app.command("tables", epilog=operate.EXAMPLES)(operate.list_tables)
app.command("announce", epilog=operate.EXAMPLES)(operate.announce)
app.command("complaints", epilog=operate.EXAMPLES)(operate.list_complaints)
app.command("block", epilog=operate.EXAMPLES)(operate.block)
app.command("unblock", epilog=operate.EXAMPLES)(operate.unblock)
app.command("players", epilog=club.EXAMPLES)(club.list_players)
app.command("ban", epilog=club.EXAMPLES)(club.ban)
app.command("unban", epilog=club.EXAMPLES)(club.lift_ban)
app.command("deeds", epilog=club.EXAMPLES)(club.list_deeds)
app.command("ratings", epilog=club.EXAMPLES)(club.ratings)


@app.callback(epilog=EXAMPLES)
def about() -> None:
    """Back up, restore and prune the tables of a server; look after its players."""


@app.command("backup", epilog=EXAMPLES)
def back_up(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the backup is written.")],
    database: Database = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Write over a file that is there.")
    ] = False,
) -> None:
    """Write all tables, as they are at one moment, into a file.

    The server goes on meanwhile. The file can be restored into SQLite or PostgreSQL. It holds what
    is hidden at the tables: it is written for you alone, keep it so.
    """
    require_server()
    from tilewright.cli.online.databases import existing_address

    address = existing_address(database)
    if file.exists() and not replace:
        raise FileError(str(file), sentence("say-backup-there"))
    try:
        count = asyncio.run(_back_up(address, file))
    except OSError as error:
        if error.filename is None:  # the network's
            raise
        raise FileError(str(file), why_not(error)) from error
    say(sentence("say-backed-up", count=count, file=str(file)))


@app.command("restore", epilog=EXAMPLES)
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that `backup` has written.")],
    database: Database = None,
    replace: Annotated[
        bool,
        typer.Option(
            "--replace",
            help="Drop all tables that are there, and have those of the backup instead. No server "
            "may run meanwhile.",
        ),
    ] = False,
) -> None:
    """Write the tables of a backup into a database.

    The whole file is checked first. Tables that are there already stay as they are, so this can be
    done while a server runs, and again if it was broken off.
    """
    require_server()
    from tilewright.cli.online.databases import address_of
    from tilewright.server.storage.ownership import owned

    address = address_of(database)
    with owned(address, "") if replace else nullcontext():
        found = asyncio.run(_restore(address, file, replace))
    say(sentence("say-restored", count=found.written, left=found.left))


@app.command("prune", epilog=EXAMPLES)
def prune(
    database: Database = None,
    abandoned: Annotated[
        str | None,
        typer.Option(
            metavar="DAYS",
            help="How long tables are kept that nobody joined or played on.  [default: "
            "TILEWRIGHT_KEEP_ABANDONED, or 30]",
        ),
    ] = None,
    finished: Annotated[
        str | None,
        typer.Option(
            metavar="DAYS",
            help="How long all others that are over are kept.  [default: "
            "TILEWRIGHT_KEEP_FINISHED, or for ever]",
        ),
    ] = None,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Only tell how many tables would be dropped.")
    ] = False,
) -> None:
    """Drop tables that nobody needs any more, as a running server does by itself."""
    require_server()
    from tilewright.cli.online.databases import existing_address
    from tilewright.server.live.retention import Retention
    from tilewright.server.settings import Settings

    given = {"keep_abandoned": abandoned, "keep_finished": finished}
    settings = Settings.of_environment(os.environ, **given)
    address = existing_address(database)
    retention = Retention(settings.keep_abandoned, settings.keep_finished)
    gone, old = asyncio.run(_prune(address, retention, dry_run))
    message = "say-would-prune" if dry_run else "say-pruned"
    say(sentence(message, abandoned=gone, finished=old))


async def _back_up(address: str, file: Path) -> int:
    from tilewright.server.storage import backups
    from tilewright.server.storage.database import opened

    database = await opened(address)
    try:
        with _progress(sentence("say-backing-up")) as told:
            return await backups.back_up(database, file, time_now(), told)
    finally:
        await database.close()


async def _restore(address: str, file: Path, replace: bool) -> "Restored":
    from tilewright.server.storage import backups
    from tilewright.server.storage.database import opened

    backups.checked(file)  # before a database is made
    database = await opened(address)
    try:
        with _progress(sentence("say-restoring")) as told:
            return await backups.restore(database, file, time_now(), replace, told)
    finally:
        await database.close()


async def _prune(address: str, retention: "Retention", dry_run: bool) -> tuple[int, int]:
    """How many abandoned and how many finished tables were dropped, or would be."""
    from tilewright.cli.online.databases import opened_store
    from tilewright.server.live.retention import old_tables

    found = {"abandoned": 0, "finished": 0}
    seen: set[str] = set()
    async with opened_store(address) as store:
        pauses = await store.pauses()
        async for old in old_tables(store, retention, pauses, time_now()):
            tables = [each for each in old.tables if each not in seen]
            seen.update(tables)
            dropped = tables if dry_run else await store.drop(tables, old.by)
            found[old.kind] += len(dropped)
    return found["abandoned"], found["finished"]


@contextmanager
def _progress(description: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on stderr, where somebody can see it."""
    with plain_progress() as bar:
        task = bar.add_task(description, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
