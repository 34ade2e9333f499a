"""Lines to and from a program: in bounded time, in bounded memory, and nothing left open."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tilewright.bots.pipes import Deadline, Pipes
from tilewright.core.errors import BotFailed

SOON = 0.2  # seconds for what never comes
LONG = 60.0


@contextmanager
def running(code: str) -> Iterator[Pipes]:
    """A program in Python, ended with the test."""
    pipes = Pipes([sys.executable, "-I", "-S", "-c", code], SOON)
    try:
        yield pipes
    finally:
        pipes.end()


def test_lines_go_to_and_fro() -> None:
    with running("while True: print(input()[::-1], flush=True)") as pipes:
        for text in ("abc", "", "ä青", "x" * 60_000):
            pipes.send(text, Deadline(LONG))
            assert pipes.line(Deadline(LONG)) == text[::-1]


def test_lines_that_come_together_are_read_one_by_one() -> None:
    with running(r"print('a\nb\r\n\nc'); input()") as pipes:
        assert [pipes.line(Deadline(LONG)) for _ in range(4)] == ["a", "b\r", "", "c"]


def test_a_line_may_be_as_long_as_allowed_and_no_longer() -> None:
    with running("print('x' * 65_536); print('x' * 65_537); input()") as pipes:
        assert pipes.line(Deadline(LONG)) == "x" * 65_536
        with pytest.raises(BotFailed, match="a line of more than 65,536 bytes"):
            pipes.line(Deadline(LONG))


def test_a_program_that_reads_nothing_is_not_waited_for() -> None:
    with (
        running("import signal; signal.pause()") as pipes,
        pytest.raises(BotFailed, match="did not answer “x+…” within 0.2 seconds"),
    ):
        pipes.send("x" * 10**6, Deadline(SOON))


def test_a_long_line_is_sent_in_pieces() -> None:
    with running("print(len(input()), flush=True); input()") as pipes:
        pipes.send("x" * 10**6, Deadline(LONG))
        assert pipes.line(Deadline(LONG)) == "1000000"


def test_who_waits_is_woken() -> None:
    with running("input()") as pipes:
        pipes.wake()
        assert pipes.line(Deadline(LONG)) is None


def test_waking_never_blocks_and_does_nothing_afterwards() -> None:
    with running("input()") as pipes:
        for _ in range(100_000):
            pipes.wake()
    pipes.wake()


def test_a_deadline_passes() -> None:
    assert 0 < Deadline(LONG).left() <= LONG
    assert Deadline(0).left() == 0
