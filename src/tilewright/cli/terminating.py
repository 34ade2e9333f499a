"""SIGTERM ends a command as Ctrl-C does: terminals are restored, servers shut down gracefully."""

import signal

INTERRUPTED = 130  # the status after Ctrl-C
TERMINATED = 143  # the status after SIGTERM


class Terminated(KeyboardInterrupt):
    """Raised by SIGTERM, wherever the main thread is."""


def end_as_by_ctrl_c() -> None:
    """Let SIGTERM raise Terminated from now on."""
    signal.signal(signal.SIGTERM, _terminate)


def status_of(interrupt: KeyboardInterrupt) -> int:
    """The status of a command that was interrupted."""
    return TERMINATED if isinstance(interrupt, Terminated) else INTERRUPTED


def _terminate(*_: object) -> None:
    # Once is enough: `timeout` sends it to a process and again to its whole group.
    signal.signal(signal.SIGTERM, lambda *_: None)
    raise Terminated
