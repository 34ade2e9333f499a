"""The command line: one module for each sub-command."""

import sys


def main() -> None:
    """Run `tilewright` with the arguments of the shell."""
    try:
        # Imported here so that Ctrl-C is answered from the first moment.
        from tilewright.cli.app import app
        from tilewright.cli.streams import prepare_streams

        prepare_streams()
        app()
    except KeyboardInterrupt:
        sys.exit(130)
