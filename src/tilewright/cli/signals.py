"""SIGTERM and SIGHUP end a command as Ctrl-C does: games are kept, servers shut down gracefully."""

import os
import signal

INTERRUPTED = 130  # the status after Ctrl-C
TERMINATED = 143  # the status after SIGTERM


class Terminated(KeyboardInterrupt):
    """Raised by SIGTERM, wherever the main thread is."""


def end_as_by_ctrl_c() -> None:
    """Let SIGTERM raise Terminated from now on, and a terminal that is closed send SIGTERM."""
    signal.signal(signal.SIGTERM, _terminate)
    hangup = getattr(signal, "SIGHUP", None)  # Windows has none
    if hangup is None or signal.getsignal(hangup) is signal.SIG_IGN:  # as by nohup
        return
    terminals = [number for number in range(3) if os.isatty(number)]

    def hang_up(*_: object) -> None:
        nothing = os.open(os.devnull, os.O_RDWR)
        for number in terminals:  # what is written to a closed terminal would fail
            os.dup2(nothing, number)
        os.close(nothing)
        signal.raise_signal(signal.SIGTERM)

    signal.signal(hangup, hang_up)


def status_of(interrupt: KeyboardInterrupt) -> int:
    """The status of a command that was interrupted."""
    return TERMINATED if isinstance(interrupt, Terminated) else INTERRUPTED


def _terminate(*_: object) -> None:
    # Once is enough: `timeout` sends it to a process and again to its whole group.
    signal.signal(signal.SIGTERM, lambda *_: None)
    raise Terminated
