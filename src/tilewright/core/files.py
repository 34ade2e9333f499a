"""A file that is there whole or not at all."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO


@contextmanager
def whole_file(path: Path, mode: int = 0o666) -> Iterator[BinaryIO]:
    """A file to write that takes that path once all of it is safe on the disk.

    `mode` is who may do what with it, as far as the user's mask allows.
    """
    beside = path.with_name(f".{path.name}.part")  # one name, so that a crash leaves at most one
    beside.unlink(missing_ok=True)
    try:
        new = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)
        with open(new, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    finally:
        beside.unlink(missing_ok=True)
