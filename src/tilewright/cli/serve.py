"""`tilewright serve`: the server of the tables."""

import asyncio
import os
from contextlib import suppress
from typing import Annotated

import typer

from tilewright.cli.console import stdout
from tilewright.cli.extra import require_server
from tilewright.core.words import sentence

EXAMPLES = """\b
Examples:
  tilewright serve                              on this machine, tables in the data folder
  tilewright serve --host 0.0.0.0 --port 80     for others on the network
  tilewright serve --workers 4 --database postgresql://user@host/tables --redis redis://host
Every setting is also a variable of the environment, such as TILEWRIGHT_PORT.
"""


def serve(
    host: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Where it listens.  [default: 127.0.0.1]"),
    ] = None,
    port: Annotated[
        str | None,
        typer.Option(metavar="N", help="The port; 0 is any that is free.  [default: 8080]"),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="Where tables are kept: sqlite:///FILE or postgresql://….  [default: a file in "
            "the data folder]",
        ),
    ] = None,
    redis: Annotated[
        str | None,
        typer.Option(metavar="URL", help="By which several servers tell each other what happens."),
    ] = None,
    workers: Annotated[
        str | None,
        typer.Option(
            metavar="N", help="Processes; several need PostgreSQL and Redis.  [default: 1]"
        ),
    ] = None,
    bot_workers: Annotated[
        str | None,
        typer.Option(
            metavar="N",
            help="Processes of each worker in which bots think.  [default: all cores but one]",
        ),
    ] = None,
    hosts: Annotated[
        str | None,
        typer.Option(metavar="NAMES", help="The names of this server, with commas; * is any."),
    ] = None,
    origins: Annotated[
        str | None,
        typer.Option(metavar="SITES", help="Other sites whose pages it answers, with commas."),
    ] = None,
    proxies: Annotated[
        str | None,
        typer.Option(
            metavar="NETWORKS", help="Proxies whose word about addresses is taken, with commas."
        ),
    ] = None,
    log_level: Annotated[
        str | None,
        typer.Option(metavar="LEVEL", help="debug, info, warning or error.  [default: info]"),
    ] = None,
    log_format: Annotated[
        str | None,
        typer.Option(
            metavar="FORMAT", help="json or text.  [default: text on a terminal, else json]"
        ),
    ] = None,
) -> None:
    """Run the table server, until Ctrl-C or SIGTERM.

    People join by the links of their seats, programs over HTTP. Tables are kept in a database and
    survive a restart.
    """
    require_server()
    from tilewright.server.serve import address_of, listening, prepare, run
    from tilewright.server.settings import Settings
    from tilewright.server.storage.ownership import owned

    given = {
        "host": host,
        "port": port,
        "database": database,
        "redis": redis,
        "workers": workers,
        "bot_workers": bot_workers,
        "hosts": hosts,
        "origins": origins,
        "proxies": proxies,
        "log_level": log_level,
        "log_format": log_format,
    }
    settings = Settings.of_environment(os.environ, **given, started="serve")
    with owned(settings.database, ""):  # before an address is promised
        asyncio.run(prepare(settings))
    with listening(settings) as listener, suppress(KeyboardInterrupt):  # the way to end it
        listener.listen()  # who comes before all is ready waits in the queue
        stdout().print(sentence("say-serving", address=address_of(listener)))
        run(settings, listener)
