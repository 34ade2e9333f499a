"""The command `tilewright`: its sub-commands, and how every one of them fails."""

import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from tilewright import __version__
from tilewright.cli import (
    analyse,
    bench,
    check,
    engine,
    join,
    ladder,
    learn,
    match,
    perft,
    play,
    puzzle,
    records,
    replay,
    serve,
    server,
    simulate,
    solve,
)
from tilewright.cli.console import readable, stderr, stdout
from tilewright.cli.signals import TERMINATED, status_of
from tilewright.cli.streams import STDOUT, flush, terminals
from tilewright.core.errors import GameError

FAILED = 2  # the status of a mistake in what was asked for
LEFT = (
    "play",
    "join",
)  # what is left by Ctrl-C or a signal, with status 0, also before a game has begun


class Commands(TyperGroup):
    """The sub-commands; a mistake is one line on stderr and status 2, never a stack trace."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a sub-command and leave with its status."""
        is_file = STDOUT not in terminals()  # or a pipe
        try:
            status = super().main(
                args, "tilewright", complete_var, False, windows_expand_args, **extra
            )
        except typer.TyperException as error:
            status = _fail(error.format_message())
        except GameError as error:
            status = _fail(str(error))
        except typer.Abort:
            status = _fail("The input ended before all was answered.")
        except OSError as error:
            where = "" if error.filename is None else f"{error.filename}: "
            status = _fail(f"{where}{error.strerror or error}")
        unwritten = flush(sys.stdout)
        if is_file and unwritten is not None and not status:
            status = _fail(f"stdout: {unwritten.strerror}")
        flush(sys.stderr)
        sys.exit(status)

    def invoke(self, ctx: Any) -> Any:
        """Run a sub-command; Ctrl-C is answered with a word, but for games it is a way to leave."""
        at_start = terminals()
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt as interrupt:
            if ctx.invoked_subcommand in LEFT:
                stdout().print()
                raise typer.Exit from None
            stderr().print("Interrupted.")
            raise typer.Exit(status_of(interrupt)) from None
        except OSError:
            if terminals() == at_start:
                raise
            # A terminal was closed, and its input ended before SIGHUP came.
            raise typer.Exit(0 if ctx.invoked_subcommand in LEFT else TERMINATED) from None


def _fail(message: str) -> int:
    stderr().print(f"tilewright: {readable(' '.join(message.split()))}", soft_wrap=True)
    return FAILED


app = typer.Typer(
    cls=Commands,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)


def _show_version(wanted: bool) -> None:
    if wanted:
        from tilewright import native

        core = "with the fast core" if native.is_available() else "pure Python"
        stdout().print(f"tilewright {__version__} ({core})")
        raise typer.Exit


@app.callback(
    epilog="Start with: tilewright play",
    invoke_without_command=True,
)
def about(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_show_version, is_eager=True, help="Print the version and leave."
        ),
    ] = False,
) -> None:
    """Azul and Azul Duel: play and replay games, check records, compare bots."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


for command in (
    *(play, join, serve, replay, check, analyse, solve),
    *(match, ladder, engine, perft, simulate, bench),
):
    app.command(epilog=command.EXAMPLES)(getattr(command, command.__name__.rpartition(".")[2]))
app.add_typer(puzzle.app, name="puzzle")
app.add_typer(learn.app, name="learn")
app.add_typer(records.app, name="records")
app.add_typer(server.app, name="server")
