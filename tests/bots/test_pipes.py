"""Lines to and from a program: in bounded time, in bounded memory, and nothing left open."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tilewright.bots.pipes import Deadline, Pipes, end_all
from tilewright.core.errors import BotFailed

SOON = 0.2  # seconds for what never comes
LONG = 60.0
FOREVER = Deadline(10**6)

watched = pytest.mark.skipif(sys.platform != "linux", reason="needs to watch a process")


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


LEAVES_A_CHILD = "import os, signal; os.fork() and os._exit(3); signal.pause()"


@watched
def test_a_program_that_has_ended_is_not_waited_for_though_its_child_holds_its_output() -> None:
    with running(LEAVES_A_CHILD) as pipes, pytest.raises(BotFailed, match="ended with status 3"):
        pipes.line(FOREVER)


@watched
def test_a_program_that_has_ended_is_not_waited_for_though_its_child_holds_its_input() -> None:
    with running(LEAVES_A_CHILD) as pipes, pytest.raises(BotFailed, match="ended with status 3"):
        pipes.send("x" * 10**6, FOREVER)


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("raise SystemExit(3)", "The program ended with status 3."),
        ("import os, signal; os.close(1); signal.pause()", "The program closed its output."),
    ],
)
def test_a_system_without_a_watch_will_do(
    monkeypatch: pytest.MonkeyPatch, code: str, why: str
) -> None:
    monkeypatch.setattr("tilewright.bots.pipes._watch", lambda number: None)
    with running(code) as pipes, pytest.raises(BotFailed) as caught:
        pipes.line(Deadline(LONG))
    assert str(caught.value) == why


@watched
def test_what_a_program_wrote_before_it_ended_is_read() -> None:
    code = (
        "import os, signal; os.fork() and [os.write(1, b'a\\nb\\nc'), os._exit(3)]; signal.pause()"
    )
    with running(code) as pipes:
        assert [pipes.line(Deadline(LONG)) for _ in range(2)] == ["a", "b"]
        with pytest.raises(BotFailed, match="ended with status 3"):
            pipes.line(Deadline(LONG))


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


def test_all_programs_can_be_ended_at_once() -> None:
    with running("input()") as first, running("input()") as second:
        end_all()
        for pipes in (first, second):
            with pytest.raises(BotFailed, match="Killed|closed its output"):
                pipes.line(Deadline(LONG))
        end_all()
    end_all()
