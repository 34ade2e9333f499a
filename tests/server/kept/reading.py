"""Databases that earlier releases have written, unpacked for tests."""

import gzip
import sqlite3
from pathlib import Path

import msgspec

from tests.server.kept.facts import Kept

FOLDER = Path(__file__).parent
NAMES = sorted([path.name.removesuffix(".sql.gz") for path in FOLDER.glob("*.sql.gz")])


def unpack(name: str, file: Path) -> Kept:
    """Write a kept database into a file that is not there; what it has to hold."""
    dump = gzip.decompress((FOLDER / f"{name}.sql.gz").read_bytes()).decode()
    connection = sqlite3.connect(file)
    try:
        connection.executescript(dump)
    finally:
        connection.close()
    told = gzip.decompress((FOLDER / f"{name}.json.gz").read_bytes())
    return msgspec.json.decode(told, type=Kept)
