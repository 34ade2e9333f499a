"""A file of lines that is added to by processes that may be killed at any moment.

A line counts once it is there to its end. A last line that was torn does not: whoever opens the
file reads the others, sees whether they are what it expects, and cuts that one off.
"""

import errno
import fcntl
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


class Journal:
    """The file at a path, in which one process at a time may write; made if it is not there."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._whole = 0  # bytes of the lines that were read
        with named(path):
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)

    def close(self) -> None:
        """Let another process write here."""
        os.close(self._file)

    def lock(self) -> bool:
        """Keep other processes out until it is closed; false if another one is in already."""
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def is_empty(self) -> bool:
        """Is there nothing in the file, not even a torn line?"""
        return os.fstat(self._file).st_size == 0

    def lines(self) -> list[bytes]:
        """All lines that were written to their ends."""
        content = self.path.read_bytes()
        lines = content.split(b"\n")
        lines.pop()  # empty, or torn
        if lines and not _is_json(lines[-1]):
            lines.pop()  # the file system had written its end only
        self._whole = sum([len(line) + 1 for line in lines])
        return lines

    def cut_torn(self) -> None:
        """Cut off what follows the lines that were read."""
        if self._whole < os.fstat(self._file).st_size:
            os.ftruncate(self._file, self._whole)
            os.fsync(self._file)

    def add(self, value: dict[str, Any]) -> None:
        """Add a line; it is safe on the disk afterwards."""
        line = f"{json.dumps(value)}\n".encode()
        with named(self.path):
            if os.write(self._file, line) < len(line):  # whoever opens the file next cuts it off
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            os.fsync(self._file)


@contextmanager
def named(path: Path) -> Iterator[None]:
    """An error of the system here names the file, as that of a full disk does not by itself."""
    try:
        yield
    except OSError as error:
        error.filename = error.filename or str(path)
        raise


def _is_json(line: bytes) -> bool:
    try:
        json.loads(line)
    except ValueError:
        return False
    except RecursionError:
        return True  # too deep to be read, but not torn
    return True
