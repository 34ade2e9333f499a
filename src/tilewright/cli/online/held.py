"""The tables that you hold: the secrets of your seats, kept in the data folder for you alone."""

import fcntl
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import time

import msgspec
from msgspec import Struct

from tilewright.cli.files import FileError, games_folder, why_not, write_whole

FILE = "held.json"
MOST = 200  # tables; the oldest is forgotten first
PRIVATE = 0o600


class HeldTable(Struct, frozen=True):
    """A table at which seats are yours; `server` is empty for the one that `play` starts."""

    server: str
    table: str
    token: str | None  # None: no seat is yours
    links: list[str]  # the paths of the seats that were open, to be sent to others
    used: int  # milliseconds since 1970


def held_file() -> Path:
    """Where they are kept."""
    return games_folder().parent / FILE


def held_tables() -> list[HeldTable]:
    """All of them, the one used last first; raises FileError."""
    path = held_file()
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        return []
    except OSError as error:
        raise FileError(str(path), why_not(error)) from error
    try:
        held = msgspec.json.decode(text, type=list[HeldTable])
    except msgspec.MsgspecError as error:
        raise FileError(str(path), str(error)) from error
    return sorted(held, key=lambda each: each.used, reverse=True)


def hold(server: str, table: str, token: str | None, links: Sequence[str] = ()) -> None:
    """Remember a table, as the one used last; raises FileError."""
    new = HeldTable(server, table, token, list(links), int(time() * 1000))
    with _locked():
        _write([new, *_others(server, table)][:MOST])


def let_go(server: str, table: str) -> None:
    """Forget a table, as one that is over; raises FileError."""
    with _locked():
        _write(_others(server, table))


def _others(server: str, table: str) -> list[HeldTable]:
    return [each for each in held_tables() if (each.server, each.table) != (server, table)]


def _write(held: Sequence[HeldTable]) -> None:
    write_whole(held_file(), msgspec.json.encode(held).decode() + "\n", PRIVATE)


@contextmanager
def _locked() -> Iterator[None]:
    """Let two games that start at once write one after the other."""
    path = held_file()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = os.open(path.with_suffix(".lock"), os.O_RDWR | os.O_CREAT, PRIVATE)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield
        finally:
            os.close(lock)
    except OSError as error:
        raise FileError(str(path), why_not(error)) from error
