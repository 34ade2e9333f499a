"""The command line: one module for each sub-command."""

import sys

from tilewright.cli.signals import end_as_by_ctrl_c, status_of
from tilewright.cli.streams import prepare_streams


def main() -> None:
    """Run `tilewright` with the arguments of the shell."""
    try:
        prepare_streams()  # first: a file that is opened must not get the place of a closed stream
        end_as_by_ctrl_c()
        # Imported here so that Ctrl-C is answered from the first moment.
        from tilewright.cli.app import app

        app()
    except KeyboardInterrupt as interrupt:
        sys.exit(status_of(interrupt))
