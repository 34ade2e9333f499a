"""A program at the other end of pipes: lines to it and from it, in bounded time and memory.

Whatever the program does, whoever asks gets a line, or a BotFailed that says what went wrong.
"""

import os
import signal
import socket
from collections.abc import Sequence
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from subprocess import PIPE, Popen
from time import monotonic
from typing import IO, Any, cast

from tilewright.bots.protocol import LONGEST_LINE, QUIT, quoted
from tilewright.core.errors import BotFailed
from tilewright.core.words import Reason, reason

CHUNK = 65_536  # bytes that are read at once
LAST_WORDS = 2_000  # bytes of stderr that are kept
LAST_LINES = 2  # of them, in a message


class Deadline:
    """The moment until which something may take, so many seconds from now."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._end = monotonic() + seconds

    def left(self) -> float:
        """How many seconds are left; 0 once it has passed."""
        return max(0.0, self._end - monotonic())


class Pipes:
    """A running program. One thread talks with it; others may call `wake`.

    It leads a process group of its own, so that what it started is ended together with it.
    """

    def __init__(self, words: Sequence[str], grace: float) -> None:
        self._popen = Popen(
            words, stdin=PIPE, stdout=PIPE, stderr=PIPE, bufsize=0, start_new_session=True
        )
        streams = (self._popen.stdin, self._popen.stdout, self._popen.stderr)
        self._stdin, self._stdout, self._stderr = cast("tuple[IO[bytes], ...]", streams)
        self._bell, self._rope = socket.socketpair()
        for each in (self._stdin, self._stdout, self._stderr, self._bell, self._rope):
            os.set_blocking(each.fileno(), False)
        self._selector = DefaultSelector()
        for source in (self._stdout, self._stderr, self._bell):
            self._selector.register(source, EVENT_READ)
        self._grace = grace  # seconds in which a program ends that is about to
        self._asked = ""  # the last line sent
        self._unread = b""  # of stdout
        self._last_words = b""  # of stderr

    def send(self, line: str, deadline: Deadline) -> None:
        """Write a line; raises BotFailed if the program is gone or does not read in time."""
        self._asked = line
        left = f"{line}\n".encode()
        try:
            while left := left[self._stdin.write(left) or 0 :]:
                with DefaultSelector() as room:
                    room.register(self._stdin, EVENT_WRITE)
                    if not room.select(deadline.left()):
                        raise self.silence(deadline)
        except BrokenPipeError:
            raise self._farewell() from None

    def line(self, deadline: Deadline) -> str | None:
        """The next line, or None if `wake` was called; raises BotFailed if none comes in time."""
        while (end := self._unread.find(b"\n", 0, LONGEST_LINE + 1)) < 0:
            if len(self._unread) > LONGEST_LINE:
                raise BotFailed(reason("", "say-program-flood", most=LONGEST_LINE))
            is_last_look = not deadline.left()
            ready = self._ready(deadline)
            for source in ready:
                if source is self._bell:
                    self._bell.recv(CHUNK)
                    return None
                if not self._take(source) and source is self._stdout:
                    raise self._farewell()
            if not ready or (is_last_look and b"\n" not in self._unread):
                raise self.silence(deadline)
        line, self._unread = self._unread[:end], self._unread[end + 1 :]
        return line.decode("utf-8", errors="replace")

    def wake(self) -> None:
        """Let a `line` that another thread is waiting for return."""
        with suppress(OSError):  # the bell rings already, or all is over
            self._rope.send(b"!")

    def silence(self, deadline: Deadline) -> BotFailed:
        """What a program did wrong that has not answered by then."""
        asked, seconds = quoted(self._asked), f"{deadline.seconds:g}"
        return BotFailed(reason("", "say-program-silent", asked=asked, seconds=seconds))

    def leave(self) -> None:
        """Ask the program to end, and end it if it does not."""
        with suppress(OSError):  # it has ended, or reads nothing
            self._stdin.write(f"{QUIT}\n".encode())
            self._stdin.close()
        self._read_to_the_end()
        self.end()

    def end(self) -> None:
        """End the program, and what it has started, at once."""
        self._kill()
        self._selector.close()
        for each in (self._stdin, self._stdout, self._stderr, self._bell, self._rope):
            each.close()

    def _ready(self, deadline: Deadline) -> list[Any]:
        """What can be read, as soon as there is any; nothing if there is none in time."""
        return [key.fileobj for key, _ in self._selector.select(deadline.left())]

    def _take(self, source: IO[bytes]) -> bool:
        """Read what has come; False if no more will."""
        found = source.read(CHUNK)
        if found == b"":
            self._selector.unregister(source)
            return False
        if source is self._stdout:
            self._unread += found or b""
        else:
            self._last_words = (self._last_words + (found or b""))[-LAST_WORDS:]
        return True

    def _read_to_the_end(self) -> None:
        """Read until the program has closed both outputs, as long as the grace lasts."""
        deadline = Deadline(self._grace)
        self._selector.unregister(self._bell)
        while self._selector.get_map() and (ready := self._ready(deadline)) and deadline.left():
            for source in ready:
                self._take(source)
            self._unread = b""

    def _farewell(self) -> BotFailed:
        """What a program did wrong that talks no more: how it ended, and its last words."""
        self._read_to_the_end()
        self._kill()
        why = _ending(self._popen.returncode)
        words = quoted(_last_lines(self._last_words.decode("utf-8", errors="replace")))
        return BotFailed(reason("", "say-program-words", why=why, words=words) if words else why)

    def _kill(self) -> None:
        # It has not been waited for, so nobody else can have its number.
        if self._popen.returncode is None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._popen.pid, signal.SIGKILL)
            self._popen.wait()


def _last_lines(text: str) -> str:
    lines = [line for line in text.splitlines() if line.strip()]
    return " / ".join(lines[-LAST_LINES:])


def _ending(status: int) -> Reason:
    """How a program ended; SIGKILL is what one gets that closes its output and stays."""
    if status == -signal.SIGKILL:
        return reason("", "say-program-closed")
    if status < 0:
        return reason("", "say-program-signal", signal=signal.strsignal(-status) or str(-status))
    return reason("", "say-program-ended", status=str(status))
