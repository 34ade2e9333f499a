"""A program at the other end of pipes: lines to it and from it, in bounded time and memory.

Whatever the program does, whoever asks gets a line, or a BotFailed that says what went wrong.
"""

import os
import signal
import socket
import sys
from collections.abc import Sequence
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, BaseSelector, DefaultSelector
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
    """A running program. One thread talks with it; others may call `wake` and `kill`.

    It leads a process group of its own, so that what it started is ended together with it. What
    it started may hold its pipes open, so its own end is watched where the system allows it.
    """

    def __init__(self, words: Sequence[str], grace: float) -> None:
        self._popen = Popen(
            words, stdin=PIPE, stdout=PIPE, stderr=PIPE, bufsize=0, start_new_session=True
        )
        _running.add(self)
        streams = (self._popen.stdin, self._popen.stdout, self._popen.stderr)
        self._stdin, self._stdout, self._stderr = cast("tuple[IO[bytes], ...]", streams)
        self._bell, self._rope = socket.socketpair()
        for each in (self._stdin, self._stdout, self._stderr, self._bell, self._rope):
            os.set_blocking(each.fileno(), False)
        self._selector = DefaultSelector()
        for source in (self._stdout, self._stderr, self._bell):
            self._selector.register(source, EVENT_READ)
        self._watch = _watch(self._popen.pid)
        if self._watch is not None:
            self._selector.register(self._watch, EVENT_READ)
        self._is_over = False  # was the program seen to have ended?
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
                    if self._watch is not None:
                        room.register(self._watch, EVENT_READ)
                    if not self._ready(room, deadline) and not self._is_over:
                        raise self.silence(deadline)
                if self._is_over:
                    raise BrokenPipeError
        except BrokenPipeError:
            raise self._farewell("say-program-deaf") from None

    def line(self, deadline: Deadline) -> str | None:
        """The next line, or None if `wake` was called; raises BotFailed if none comes in time."""
        while (end := self._unread.find(b"\n", 0, LONGEST_LINE + 1)) < 0:
            if len(self._unread) > LONGEST_LINE:
                raise BotFailed(reason("", "say-program-flood", most=LONGEST_LINE))
            was_over, had, is_last_look = self._is_over, len(self._unread), not deadline.left()
            ready = self._ready(self._selector, deadline)
            if self._bell in ready:
                self._bell.recv(CHUNK)
                return None
            for source in ready:
                self._take(source)
            is_closed = self._stdout not in self._selector.get_map()
            if is_closed or (was_over and len(self._unread) == had):
                raise self._farewell("say-program-closed")
            is_late = not ready or (is_last_look and b"\n" not in self._unread)
            if is_late and not self._is_over:
                raise self.silence(deadline)
        line, self._unread = self._unread[:end], self._unread[end + 1 :]
        return line.decode("utf-8", errors="replace")

    def wake(self) -> None:
        """Let a `line` that another thread is waiting for return."""
        with suppress(OSError):  # the bell rings already, or all is over
            self._rope.send(b"!")

    def silence(self, deadline: Deadline) -> BotFailed:
        """What a program did wrong that has not answered by then."""
        asked = quoted(self._asked)
        return BotFailed(reason("", "say-program-silent", asked=asked, seconds=deadline.seconds))

    def leave(self) -> None:
        """Ask the program to end, and end it if it does not."""
        with suppress(OSError):  # it has ended, or reads nothing
            self._stdin.write(f"{QUIT}\n".encode())
            self._stdin.close()
        self._read_to_the_end()
        self.end()

    def kill(self) -> None:
        """Kill the program's process group, from any thread; whoever talks with it ends it."""
        # It has not been waited for, so nobody else can have its number.
        if self._popen.returncode is None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._popen.pid, signal.SIGKILL)

    def end(self) -> None:
        """End the program, and its process group, at once."""
        self._bury()
        self._selector.close()
        for each in (self._stdin, self._stdout, self._stderr, self._bell, self._rope):
            each.close()
        watch, self._watch = self._watch, None
        if watch is not None:
            os.close(watch)

    def _ready(self, selector: BaseSelector, deadline: Deadline) -> list[Any]:
        """What is ready as soon as anything is; nothing if the time or the program is over."""
        found = [key.fileobj for key, _ in selector.select(deadline.left())]
        self._is_over |= self._watch in found
        return [each for each in found if each != self._watch]

    def _take(self, source: IO[bytes]) -> None:
        """Read what has come, and watch a source no longer that has been closed."""
        found = source.read(CHUNK)
        if found == b"":
            self._selector.unregister(source)
        elif source is self._stdout:
            self._unread += found or b""
        else:
            self._last_words = (self._last_words + (found or b""))[-LAST_WORDS:]

    def _read_to_the_end(self) -> None:
        """Read until the program has ended, as long as the grace lasts.

        Where its end can't be watched, it is taken to have ended once it has closed both outputs.
        """
        deadline = Deadline(self._grace)
        self._selector.unregister(self._bell)
        still_open = self._selector.get_map()
        while still_open and deadline.left() and not self._is_over:
            for source in self._ready(self._selector, deadline):
                self._take(source)
            self._unread = b""
        for source in (self._stdout, self._stderr):
            if source in still_open:
                self._take(source)

    def _farewell(self, closed: str) -> BotFailed:
        """What a program did wrong that talks no more: how it ended, and its last words.

        One that has not ended is killed, and what it has closed is told in place of a status.
        """
        self._read_to_the_end()
        self._bury()
        status = self._popen.returncode
        is_ours = status == -signal.SIGKILL and not self._is_over
        why = reason("", closed) if is_ours else _ending(status)
        words = quoted(_last_lines(self._last_words.decode("utf-8", errors="replace")))
        return BotFailed(reason("", "say-program-words", why=why, words=words) if words else why)

    def _bury(self) -> None:
        self.kill()
        _running.discard(self)
        self._popen.wait()


_running: set[Pipes] = set()  # those whose programs have not been waited for


def end_all() -> None:
    """Kill all programs that this process runs, with their process groups; it never raises."""
    for pipes in list(_running):
        pipes.kill()


def _last_lines(text: str) -> str:
    lines = [line for line in text.splitlines() if line.strip()]
    return " / ".join(lines[-LAST_LINES:])


def _watch(number: int) -> int | None:
    """What can be read once a process has ended, if the system has such a thing."""
    if sys.platform == "linux":
        with suppress(OSError):  # an old kernel
            return os.pidfd_open(number)
    return None


def _ending(status: int) -> Reason:
    """How a program ended by itself, or by somebody else."""
    if status < 0:
        return reason("", "say-program-signal", signal=signal.strsignal(-status) or str(-status))
    return reason("", "say-program-ended", status=str(status))
